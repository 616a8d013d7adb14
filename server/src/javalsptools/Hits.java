package javalsptools;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The hits of one search: each declaration once, and no more than the limit. */
final class Hits {

  private final int limit;
  private final Map<String, SearchAnswer.Hit> byPlace = new LinkedHashMap<>();
  private boolean limited;

  Hits(int limit) {
    this.limit = limit;
  }

  /** Takes a hit, unless it is there already. One too many makes the hits limited, and is not taken. */
  void add(SearchAnswer.Hit hit) {
    // Two projects may share a source folder. All that is in a library is at no range.
    String place = hit.uri() + ' ' + hit.name() + ' ' + hit.nameRange();
    if (room() > 0) {
      byPlace.putIfAbsent(place, hit);
    } else if (!byPlace.containsKey(place)) {
      limited = true;
    }
  }

  /** How many more there is room for. */
  int room() {
    return limit - byPlace.size();
  }

  /** Whether there are more than the limit. */
  boolean isLimited() {
    return limited;
  }

  List<SearchAnswer.Hit> list() {
    return List.copyOf(byPlace.values());
  }
}
