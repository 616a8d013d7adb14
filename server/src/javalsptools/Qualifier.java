package javalsptools;

import java.util.Locale;

/**
 * What shall enclose a declaration: a type or package, or an end of its qualified name, in any case; or anything. With
 * <code>.*</code> behind it, it stands for everything inside as well: subpackages and nested types.
 */
final class Qualifier {

  private static final String INSIDE = ".*";

  private final String wanted;
  private final boolean inside;

  /** @param text null for anything */
  Qualifier(String text) {
    String lower = text == null ? null : text.toLowerCase(Locale.ROOT);
    this.inside = lower != null && lower.endsWith(INSIDE);
    this.wanted = lower != null && inside ? lower.substring(0, lower.length() - INSIDE.length()) : lower;
  }

  /** Whether it tells which type a member is in, by that type's name. */
  boolean namesOneType() {
    return wanted != null && !inside;
  }

  /** The simple name of the type that it may stand for. */
  String lastSegment() {
    return wanted.substring(wanted.lastIndexOf('.') + 1);
  }

  /** Whether it stands for this type or package, given with its qualified name; the empty text for the default package. */
  boolean names(String container) {
    if (wanted == null) {
      return true;
    }
    String actual = "." + container.toLowerCase(Locale.ROOT);
    return actual.endsWith("." + wanted) || inside && (actual + ".").contains("." + wanted + ".");
  }
}
