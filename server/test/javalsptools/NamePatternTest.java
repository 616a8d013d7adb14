package javalsptools;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.List;
import org.junit.Test;

public class NamePatternTest {

  private static final List<String> NAMES = List.of("order", "Order", "OrderService", "ordering", "PlaceOrder",
      "placeOrderNow", "preorder", "MAX_ORDER_VALUE", "maxOrderValue", "HTMLParser", "order2Go");

  private static List<String> similarTo(String wanted) {
    NamePattern pattern = new NamePattern(wanted);
    return NAMES.stream().filter(pattern::isSimilar).toList();
  }

  @Test
  public void aNameIsExactInAnyCase() {
    NamePattern pattern = new NamePattern("ORDER");
    assertEquals(List.of("order", "Order"), NAMES.stream().filter(pattern::isExact).toList());
    assertEquals(
        List.of("order", "Order"), NAMES.stream().filter(new NamePattern("*order*")::isExact).toList());
  }

  @Test
  public void aNameIsSimilarToItsBeginningInAnyCaseButNotToItself() {
    assertEquals(List.of("OrderService", "ordering", "order2Go"), similarTo("oRDER"));
    assertEquals(List.of(), similarTo("OrderService"));
    assertEquals(List.of(), similarTo("rder"));
  }

  @Test
  public void humpsFitTheBeginningsOfTheHumpsOfANameOneAfterTheOther() {
    assertEquals(List.of("OrderService"), similarTo("OrSe"));
    assertEquals(List.of("PlaceOrder", "placeOrderNow"), similarTo("plOrd"));
    assertEquals(List.of("MAX_ORDER_VALUE", "maxOrderValue"), similarTo("maxOrdVal"));
    assertEquals(List.of("HTMLParser"), similarTo("HP"));
    assertEquals(List.of("HTMLParser"), similarTo("HTMLPars"));
    assertEquals(List.of("order2Go"), similarTo("oGo"));
    assertEquals("no hump is left out", List.of(), similarTo("pNow"));
    assertEquals("a hump does not begin inside a word", List.of(), similarTo("plRder"));
    assertEquals("the first hump is at the beginning", List.of(), similarTo("OrNow"));
  }

  @Test
  public void humpsCanBeScatteredInAName() {
    NamePattern pattern = new NamePattern("OrderService");
    assertTrue(pattern.hasHumps());
    List<String> names = List.of("OrderService", "OrderServiceTest", "A01OrderBulkService", "preorderservices", "ServiceOrder");
    assertEquals(List.of("A01OrderBulkService", "preorderservices"), names.stream().filter(pattern::isScattered).toList());
    assertFalse(new NamePattern("Service").hasHumps());
    assertFalse(new NamePattern("*OrderService").hasHumps());
    assertFalse("capitals in a row are no words", new NamePattern("CSSParser").hasHumps());
  }

  @Test
  public void wildcardsStandForTheWholeName() {
    assertEquals(List.of("PlaceOrder", "preorder"), similarTo("*?order"));
    assertEquals(List.of("ordering", "order2Go"), similarTo("Order???"));
    assertEquals(NAMES, similarTo("*"));
  }

  @Test
  public void onlyANameOrStarsAroundItHaveAnExactName() {
    assertTrue(new NamePattern("order").hasExactName());
    assertTrue(new NamePattern("*Service").hasExactName());
    assertEquals("Service", new NamePattern("*Service").exactName());
    assertFalse(new NamePattern("*").hasExactName());
    assertFalse(new NamePattern("ord?r").hasExactName());
    assertFalse(new NamePattern("*08").hasExactName());
  }

  @Test
  public void noIdentifierHasBlanksOrDotsOrADigitInFront() {
    assertTrue(new NamePattern("größe$_1*").isPossible());
    assertTrue(new NamePattern("*08").isPossible());
    for (String name : List.of("a b", "a.b", "a#b", "List<Order>", "08", "a()")) {
      assertFalse(name, new NamePattern(name).isPossible());
    }
  }

  @Test
  public void theIndexIsAskedForEverySimilarName() {
    for (String wanted : List.of("oRDER", "OrSe", "plOrd", "maxOrdVal", "HP", "*?order", "Order???", "*")) {
      NamePattern pattern = new NamePattern(wanted);
      for (String name : NAMES) {
        if (pattern.isSimilar(name)) {
          assertTrue(wanted + " " + name, Wildcards.matches(name, pattern.similarPattern()));
        }
      }
    }
    assertEquals("pl*ord*", new NamePattern("plOrd").similarPattern());
    assertEquals("*?order", new NamePattern("*?Order").similarPattern());
  }
}
