package javalsptools;

/** Patterns in which <code>*</code> is any text and <code>?</code> any one character. */
final class Wildcards {

  private Wildcards() {}

  /** Whether the whole text fits, in any case. Takes time in proportion to the product of both lengths at most. */
  static boolean matches(String text, String pattern) {
    int at = 0;
    int next = 0;
    int star = -1;
    int afterStar = 0;
    while (at < text.length()) {
      if (next < pattern.length() && pattern.charAt(next) == '*') {
        star = next++;
        afterStar = at;
      } else if (next < pattern.length() && fits(text.charAt(at), pattern.charAt(next))) {
        next++;
        at++;
      } else if (star >= 0) {
        // The last star takes one character more.
        at = ++afterStar;
        next = star + 1;
      } else {
        return false;
      }
    }
    return pattern.substring(next).chars().allMatch(c -> c == '*');
  }

  private static boolean fits(char actual, char wanted) {
    return wanted == '?' || Character.toLowerCase(actual) == Character.toLowerCase(wanted);
  }
}
