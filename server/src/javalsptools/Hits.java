package javalsptools;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.lsp4j.Range;

/** The hits of one search: each declaration once, no more than the limit, and how many there are beyond it. */
final class Hits {

  /** What makes a declaration the same one: the file and where it is named there; the type, for libraries. */
  private record Place(String uri, Range nameRange, String name) {}

  private final int limit;
  private final List<SearchAnswer.Hit> list = new ArrayList<>();
  private final Set<Place> places = new HashSet<>();
  private int unlisted;
  private boolean complete = true;

  Hits(int limit) {
    this.limit = limit;
  }

  /** Takes a hit, unless it is there already. Only when there is room. */
  void add(SearchAnswer.Hit hit) {
    if (places.add(new Place(hit.uri(), hit.nameRange(), hit.name()))) {
      list.add(hit);
    }
  }

  boolean isFull() {
    return list.size() >= limit;
  }

  /** Counts declarations that are not listed. */
  void addUnlisted(int count) {
    unlisted += count;
  }

  /** Remembers that something was not searched, or not to its end. */
  void stop() {
    complete = false;
  }

  boolean isComplete() {
    return complete;
  }

  List<SearchAnswer.Hit> list() {
    return list;
  }

  /** How many declarations were found, listed or not. */
  int total() {
    return list.size() + unlisted;
  }
}
