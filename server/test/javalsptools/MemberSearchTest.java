package javalsptools;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;

import java.util.List;
import org.eclipse.jdt.core.search.IJavaSearchConstants;
import org.eclipse.jdt.core.search.SearchPattern;
import org.junit.Test;

public class MemberSearchTest {

  @Test
  public void noDigitsStandBehindAWildcard() {
    assertEquals("order08*", MemberSearch.scannable("order08*"));
    assertEquals("a*order*", MemberSearch.scannable("a?08order*"));
    assertEquals("*", MemberSearch.scannable("?1*2??"));
  }

  @Test
  public void jdtCanReadEveryPattern() {
    for (String pattern : List.of("*08", "??", "a?b", "a?8", "*1e5*", "*0x*", "new*", "int*", "class", "größe$*")) {
      for (int kind : new int[] {
          IJavaSearchConstants.METHOD, IJavaSearchConstants.FIELD, IJavaSearchConstants.CONSTRUCTOR}) {
        assertNotNull(pattern, SearchPattern.createPattern(MemberSearch.scannable(pattern), kind,
            IJavaSearchConstants.DECLARATIONS, SearchPattern.R_PATTERN_MATCH));
      }
    }
  }
}
