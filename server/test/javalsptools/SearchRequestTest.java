package javalsptools;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.Test;

public class SearchRequestTest {

  /** A valid request, as Gson reads it, with one field changed; null takes it out. */
  private static List<Object> request(String field, Object value) {
    Map<String, Object> fields = new HashMap<>(Map.of("version", 1.0, "name", "total", "qualifier", "Order",
        "kinds", List.of("member"), "limit", 500.0));
    fields.put(field, value);
    return List.of(fields);
  }

  private static String refusal(List<?> arguments) {
    return assertThrows(InvalidRequestException.class, () -> SearchRequest.of(arguments)).code();
  }

  @Test
  public void everyFieldIsRead() throws InvalidRequestException {
    assertEquals(new SearchRequest("total", "Order", false, true, 500), SearchRequest.of(request("more", "later")));
    assertEquals(
        new SearchRequest("total", "Order", true, true, 500),
        SearchRequest.of(request("kinds", List.of("type", "member"))));
  }

  @Test
  public void theQualifierMayBeAbsent() throws InvalidRequestException {
    assertEquals(new SearchRequest("total", null, false, true, 500), SearchRequest.of(request("qualifier", null)));
  }

  @Test
  public void anotherVersionIsRefusedAsSuch() {
    for (Object version : Arrays.asList(null, 2.0, 0.0, 1.5, "1")) {
      assertEquals("unsupportedVersion", refusal(request("version", version)));
    }
  }

  @Test
  public void whatIsMalformedIsRefused() {
    for (Object name : Arrays.asList(null, "", " ", 5.0, "a".repeat(501))) {
      assertEquals("invalidRequest", refusal(request("name", name)));
    }
    for (Object kinds : Arrays.asList(null, List.of(), List.of("package"), List.of("type", 1.0), "type")) {
      assertEquals("invalidRequest", refusal(request("kinds", kinds)));
    }
    for (Object limit : Arrays.asList(null, 0.0, 1001.0, 1.5, -1.0, Double.NaN, "5")) {
      assertEquals("invalidRequest", refusal(request("limit", limit)));
    }
    assertEquals("invalidRequest", refusal(request("qualifier", "")));
    assertEquals("invalidRequest", refusal(request("qualifier", 1.0)));
  }

  @Test
  public void thereIsOneArgument() {
    List<Object> two = new ArrayList<>(request("name", "total"));
    two.addAll(request("name", "total"));
    for (List<?> arguments : Arrays.asList(null, List.of(), two, List.of("total"))) {
      assertEquals("invalidRequest", refusal(arguments));
    }
  }
}
