package javalsptools;

import java.util.List;
import org.eclipse.lsp4j.Range;

/**
 * The answer as LSP4J writes it: JSON without the fields that are null.
 *
 * @param error the reason of a refusal; then all else but the version is null
 * @param total how many declarations were found, in the hits and beyond the limit
 * @param complete false when the search stopped before it had found all
 * @param indexed whether the index was complete; a search waits for it, so it always was
 */
record SearchAnswer(
    int version, String error, Integer total, Boolean complete, Boolean indexed, List<Hit> hits) {

  static SearchAnswer of(Hits hits) {
    return new SearchAnswer(
        SearchRequest.VERSION, null, hits.total(), hits.isComplete(), true, hits.list());
  }

  static SearchAnswer refusal(String error) {
    return new SearchAnswer(SearchRequest.VERSION, error, null, null, null, null);
  }

  /**
   * One declaration.
   *
   * @param parameters the types of a method's or constructor's parameters as jdtls's document symbols write them, else null
   * @param kind LSP's number of the kind that jdtls's document symbols give it
   * @param container the nearest enclosing type that has a name, fully qualified, else the package; null in the default one
   * @param uri as jdtls's workspace symbols give it
   * @param nameRange null in libraries
   * @param range the whole declaration as jdtls's document symbols give it; null in libraries
   * @param library true or null
   * @param test true, for a source folder of tests, or null
   */
  record Hit(String name, List<String> parameters, int kind, String container, String uri, Range nameRange,
      Range range, Boolean library, Boolean test) {}
}
