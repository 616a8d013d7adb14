package javalsptools;

import java.util.LinkedHashSet;
import java.util.Set;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.core.search.IJavaSearchScope;
import org.eclipse.jdt.core.search.SearchDocument;
import org.eclipse.jdt.core.search.SearchEngine;
import org.eclipse.jdt.core.search.SearchMatch;
import org.eclipse.jdt.core.search.SearchParticipant;
import org.eclipse.jdt.core.search.SearchPattern;
import org.eclipse.jdt.core.search.SearchRequestor;

/**
 * Asks JDT's index which files declare something. JDT itself would go on and parse hundreds of these files before it reports
 * anything; we open one after the other until there are enough hits.
 */
final class CandidateFiles extends SearchParticipant {

  private final SearchParticipant java = SearchEngine.getDefaultSearchParticipant();
  private final Set<String> paths = new LinkedHashSet<>();

  private CandidateFiles() {}

  /**
   * The paths, within the workspace, of the files that the index gives for a pattern, and of all files that are open in an
   * editor, since the index may not know their text. Waits for the index.
   *
   * @throws org.eclipse.core.runtime.OperationCanceledException when the monitor is canceled
   */
  static Set<String> find(SearchPattern pattern, IJavaSearchScope scope, IProgressMonitor monitor)
      throws CoreException {
    CandidateFiles files = new CandidateFiles();
    SearchRequestor unused = new SearchRequestor() {
      @Override
      public void acceptSearchMatch(SearchMatch match) {}
    };
    new SearchEngine().search(pattern, new SearchParticipant[] {files}, scope, unused, monitor);
    return files.paths;
  }

  @Override
  public void locateMatches(SearchDocument[] documents, SearchPattern pattern, IJavaSearchScope scope,
      SearchRequestor requestor, IProgressMonitor monitor) {
    for (SearchDocument document : documents) {
      if (scope.encloses(document.getPath())) {
        paths.add(document.getPath());
      }
    }
  }

  @Override
  public SearchDocument getDocument(String path) {
    return java.getDocument(path);
  }

  @Override
  public IPath[] selectIndexes(SearchPattern pattern, IJavaSearchScope scope) {
    return java.selectIndexes(pattern, scope);
  }

  @Override
  public void indexDocument(SearchDocument document, IPath index) {
    throw new UnsupportedOperationException("JDT keeps the index");
  }
}
