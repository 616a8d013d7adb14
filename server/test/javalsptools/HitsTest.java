package javalsptools;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.List;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.junit.Test;

public class HitsTest {

  private static SearchAnswer.Hit hit(String name, int line) {
    Range range = new Range(new Position(line, 0), new Position(line, name.length()));
    return new SearchAnswer.Hit(name, null, 8, null, "file:///A.java", range, range, null, null);
  }

  @Test
  public void oneDeclarationIsTakenOnce() {
    Hits hits = new Hits(5);
    hits.add(hit("a", 1));
    hits.add(hit("a", 1));
    hits.add(hit("a", 2));
    assertEquals(List.of(hit("a", 1), hit("a", 2)), hits.list());
    assertEquals(2, hits.total());
  }

  @Test
  public void theyAreFullAtTheLimitAndCountWhatIsBeyond() {
    Hits hits = new Hits(1);
    assertFalse(hits.isFull());
    hits.add(hit("a", 1));
    assertTrue(hits.isFull());
    hits.addUnlisted(3);
    assertEquals(4, hits.total());
  }

  @Test
  public void theyAreCompleteUntilTheSearchStops() {
    Hits hits = new Hits(1);
    assertTrue(hits.isComplete());
    hits.stop();
    assertFalse(hits.isComplete());
  }
}
