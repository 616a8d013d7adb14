package javalsptools;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** A wanted name, compared in any case. With <code>*</code> or <code>?</code> it is a pattern for the whole name. */
final class NamePattern {

  private static final Pattern WORD = Pattern.compile("\\p{L}\\p{Ll}");
  private static final Pattern BEFORE_CAPITAL = Pattern.compile("(?=\\p{Lu})");

  private final String wanted;
  private final String stem;
  private final boolean wild;
  private final List<String> humps;

  NamePattern(String wanted) {
    this.wanted = wanted;
    this.stem = wanted.replace("*", "");
    this.wild = wanted.contains("*") || wanted.contains("?");
    this.humps = List.of(BEFORE_CAPITAL.split(wanted));
  }

  /** Whether a Java identifier can fit at all. */
  boolean isPossible() {
    return !Character.isDigit(wanted.codePointAt(0))
        && wanted.codePoints().allMatch(c -> c == '*' || c == '?' || Character.isJavaIdentifierPart(c));
  }

  /** Whether it stands for one exact name, and not only for a shape such as <code>*</code>. */
  boolean hasExactName() {
    return !stem.isEmpty() && !stem.contains("?") && Character.isJavaIdentifierStart(stem.codePointAt(0));
  }

  /** The name itself, without stars. */
  String exactName() {
    return stem;
  }

  boolean isExact(String name) {
    return name.equalsIgnoreCase(stem);
  }

  /** Whether a name that is not the exact one fits: as the pattern, as its beginning, or by the beginnings of its humps. */
  boolean isSimilar(String name) {
    if (isExact(name)) {
      return false;
    }
    return wild ? Wildcards.matches(name, wanted) : startsWith(name, 0, wanted) || fitsHumps(name);
  }

  /** Whether it is made of several words, so that a name can hold them scattered; capitals in a row are no words. */
  boolean hasHumps() {
    return !wild && humps.size() > 1 && humps.stream().allMatch(hump -> WORD.matcher(hump).lookingAt());
  }

  /** Whether a name that is neither exact nor similar holds all humps in this order, as jdtls's own symbol search has it. */
  boolean isScattered(String name) {
    return !isExact(name) && !isSimilar(name) && Wildcards.matches(name, scatteredPattern());
  }

  /** The pattern for that, in lower case. */
  String scatteredPattern() {
    return "*" + String.join("*", humps).toLowerCase(Locale.ROOT) + "*";
  }

  /** A pattern in lower case that every similar name fits, and more than those. */
  String similarPattern() {
    return (wild ? wanted : String.join("*", humps) + "*").toLowerCase(Locale.ROOT);
  }

  private boolean fitsHumps(String name) {
    String first = humps.get(0);
    if (humps.size() == 1 || !startsWith(name, 0, first)) {
      return false;
    }
    int end = first.length();
    for (String hump : humps.subList(1, humps.size())) {
      int start = startsWith(name, end, hump) ? end : nextHump(name, end);
      if (!startsWith(name, start, hump)) {
        return false;
      }
      end = start + hump.length();
    }
    return true;
  }

  /** Where the next hump begins; the length of the name for none. */
  private static int nextHump(String name, int from) {
    int at = from;
    while (at < name.length() && !startsHump(name, at)) {
      at++;
    }
    return at;
  }

  /** At a capital that begins a word, also behind capitals in a row (HTMLParser), and behind what is no letter. */
  private static boolean startsHump(String name, int at) {
    if (at == 0 || !Character.isLetter(name.charAt(at - 1))) {
      return Character.isLetterOrDigit(name.charAt(at));
    }
    boolean behindCapital = Character.isUpperCase(name.charAt(at - 1));
    boolean beforeSmall = at + 1 < name.length() && Character.isLowerCase(name.charAt(at + 1));
    return Character.isUpperCase(name.charAt(at)) && (!behindCapital || beforeSmall);
  }

  private static boolean startsWith(String name, int at, String part) {
    return name.regionMatches(true, at, part, 0, part.length());
  }
}
