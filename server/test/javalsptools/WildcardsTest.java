package javalsptools;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

public class WildcardsTest {

  @Test
  public void aStarIsAnyTextAndAQuestionMarkOneCharacter() {
    assertTrue(Wildcards.matches("", ""));
    assertTrue(Wildcards.matches("", "**"));
    assertFalse(Wildcards.matches("", "?"));
    assertFalse(Wildcards.matches("a", ""));
    assertTrue(Wildcards.matches("abcabd", "*ABD"));
    assertTrue(Wildcards.matches("abcabd", "a*b?"));
    assertFalse(Wildcards.matches("abcabd", "a*b??"));
    assertFalse(Wildcards.matches("abc", "abcd"));
    assertTrue(Wildcards.matches("abc", "abc*"));
  }

  @Test(timeout = 10_000)
  public void manyStarsTakeNoLongTime() {
    assertFalse(Wildcards.matches("a".repeat(2_000), "a*".repeat(250) + "b"));
  }
}
