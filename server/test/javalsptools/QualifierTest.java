package javalsptools;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

public class QualifierTest {

  private static final String INNER = "com.acme.shop.Outer.Inner";

  @Test
  public void withoutOneEverythingIsNamed() {
    assertTrue(new Qualifier(null).names(""));
    assertTrue(new Qualifier(null).names(INNER));
    assertFalse(new Qualifier(null).namesOneType());
  }

  @Test
  public void itIsTheTypeOrPackageOrItsEndInAnyCase() {
    for (String qualifier : new String[] {"Inner", "Outer.Inner", "shop.Outer.Inner", INNER, "INNER", "outer.inner"}) {
      assertTrue(qualifier, new Qualifier(qualifier).names(INNER));
      assertTrue(qualifier, new Qualifier(qualifier).namesOneType());
    }
    assertTrue(new Qualifier("shop").names("com.acme.shop"));
  }

  @Test
  public void itIsNoPartOfANameAndNothingAround() {
    for (String qualifier : new String[] {"nner", "Outer", "shop.Outer", "com.acme.shop", "Inner.Outer", "x." + INNER}) {
      assertFalse(qualifier, new Qualifier(qualifier).names(INNER));
    }
  }

  @Test
  public void withAStarItIsEverythingInsideToo() {
    for (String qualifier : new String[] {"Inner.*", "Outer.*", "shop.*", "com.acme.*", "ACME.shop.*"}) {
      assertTrue(qualifier, new Qualifier(qualifier).names(INNER));
      assertFalse(qualifier, new Qualifier(qualifier).namesOneType());
    }
    for (String qualifier : new String[] {"cme.*", "acm.*", "Inner.Outer.*"}) {
      assertFalse(qualifier, new Qualifier(qualifier).names(INNER));
    }
  }

  @Test
  public void theDefaultPackageHasNoName() {
    assertTrue(new Qualifier("Scratch").names("Scratch"));
    assertFalse(new Qualifier("Scratch").names(""));
    assertFalse(new Qualifier("Scratch.*").names(""));
  }

  @Test
  public void itsLastSegmentMayBeAType() {
    assertEquals("order", new Qualifier("com.acme.Order").lastSegment());
    assertEquals("order", new Qualifier("Order").lastSegment());
  }
}
