package javalsptools;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What is searched.
 *
 * @param name a simple name, which may hold <code>*</code> and <code>?</code>; not blank
 * @param qualifier the package or enclosing type, or an end of it; everything inside it where <code>.*</code> follows; null
 *     for any
 * @param types whether types are searched, of source and libraries
 * @param members whether fields, enum constants, record components, methods and constructors of source are
 * @param limit the most hits in the answer, from 1 to 1000
 */
record SearchRequest(
    String name, String qualifier, boolean types, boolean members, int limit) {

  /** The version of request and answer. */
  static final int VERSION = 1;

  private static final Set<String> KINDS = Set.of("type", "member");
  private static final int LONGEST_NAME = 500;
  private static final int HIGHEST_LIMIT = 1000;

  /**
   * Reads the arguments of the command: one JSON object, as Gson gives it.
   *
   * @throws InvalidRequestException when it is of another version, or not as it has to be
   */
  static SearchRequest of(List<?> arguments) throws InvalidRequestException {
    if (arguments == null || arguments.size() != 1 || !(arguments.get(0) instanceof Map<?, ?> fields)) {
      throw invalid();
    }
    if (!(fields.get("version") instanceof Number version) || version.doubleValue() != VERSION) {
      throw new InvalidRequestException("unsupportedVersion");
    }
    if (!(fields.get("kinds") instanceof Collection<?> kinds) || kinds.isEmpty() || !KINDS.containsAll(kinds)) {
      throw invalid();
    }
    Object qualifier = fields.get("qualifier");
    return new SearchRequest(
        text(fields.get("name")),
        qualifier == null ? null : text(qualifier),
        kinds.contains("type"),
        kinds.contains("member"),
        limit(fields.get("limit")));
  }

  private static String text(Object value) throws InvalidRequestException {
    if (value instanceof String text && !text.isBlank() && text.length() <= LONGEST_NAME) {
      return text;
    }
    throw invalid();
  }

  private static int limit(Object value) throws InvalidRequestException {
    // Gson makes every number a Double.
    if (value instanceof Number number
        && number.doubleValue() == number.intValue()
        && number.intValue() >= 1
        && number.intValue() <= HIGHEST_LIMIT) {
      return number.intValue();
    }
    throw invalid();
  }

  private static InvalidRequestException invalid() {
    return new InvalidRequestException("invalidRequest");
  }
}
