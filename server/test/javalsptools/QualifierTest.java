package javalsptools;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

public class QualifierTest {

  private static boolean encloses(String qualifier, String container, String packageName) {
    return new Qualifier(qualifier).encloses(container, packageName);
  }

  @Test
  public void withoutOneEverythingIsEnclosed() {
    assertTrue(new Qualifier(null).isAny());
    assertTrue(encloses(null, "", ""));
  }

  @Test
  public void itIsAnEnclosingTypeOrPackageOrItsEndInAnyCase() {
    for (String qualifier : new String[] {
        "Inner", "Outer.Inner", "shop.Outer.Inner", "com.acme.shop.Outer.Inner", "OUTER", "shop.outer", "shop", "com.acme.shop"}) {
      assertTrue(qualifier, encloses(qualifier, "com.acme.shop.Outer.Inner", "com.acme.shop"));
    }
  }

  @Test
  public void itIsNoPartOfANameAndNoPackageAround() {
    for (String qualifier : new String[] {"nner", "Out", "com.acme", "com", "com.shop", "Inner.Outer", "x.com.acme.shop"}) {
      assertFalse(qualifier, encloses(qualifier, "com.acme.shop.Outer.Inner", "com.acme.shop"));
    }
  }

  @Test
  public void theDefaultPackageHasNoName() {
    assertTrue(encloses("Scratch", "Scratch", ""));
    assertTrue(encloses("Outer", "Outer.Inner", ""));
    assertFalse(encloses("Scratch", "", ""));
  }

  @Test
  public void itsLastSegmentMayBeAType() {
    assertEquals("order", new Qualifier("com.acme.Order").lastSegment());
    assertEquals("order", new Qualifier("Order").lastSegment());
  }
}
