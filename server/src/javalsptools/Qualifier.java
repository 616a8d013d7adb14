package javalsptools;

import java.util.Locale;

/** What shall enclose a declaration: a type or package, or an end of its qualified name, in any case; or anything. */
final class Qualifier {

  private final String wanted;

  /** @param wanted null for anything */
  Qualifier(String wanted) {
    this.wanted = wanted == null ? null : wanted.toLowerCase(Locale.ROOT);
  }

  boolean isAny() {
    return wanted == null;
  }

  /** The simple name of the type that it may stand for. */
  String lastSegment() {
    return wanted.substring(wanted.lastIndexOf('.') + 1);
  }

  /** Whether it stands for this type or package, given with a qualified name. */
  boolean names(String qualifiedName) {
    String actual = qualifiedName.toLowerCase(Locale.ROOT);
    return actual.equals(wanted) || actual.endsWith("." + wanted);
  }

  /**
   * Whether it stands for one of those that enclose a declaration.
   *
   * @param container the innermost of them: a type, or the package; the empty text for the default package
   * @param packageName the package, with which the container begins
   */
  boolean encloses(String container, String packageName) {
    if (isAny()) {
      return true;
    }
    String encloser = container;
    while (encloser.length() > packageName.length()) {
      if (names(encloser)) {
        return true;
      }
      encloser = encloser.substring(0, Math.max(encloser.lastIndexOf('.'), 0));
    }
    return !packageName.isEmpty() && names(packageName);
  }
}
