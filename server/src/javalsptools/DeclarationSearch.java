package javalsptools;

import java.util.function.Predicate;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.core.search.SearchPattern;

/**
 * One search: exact names first, then similar ones, then types that only hold the humps of the name; of each the
 * project's own types and members, then the types of libraries.
 */
final class DeclarationSearch {

  /**
   * Which names are looked for.
   *
   * @param indexPattern what JDT's index is asked for, without regard to case
   * @param matchRule how it is meant, one of {@link SearchPattern}'s rules
   * @param accepts whether a name that the index gave is one of them
   */
  record Names(String indexPattern, int matchRule, Predicate<String> accepts) {}

  private final SearchRequest request;
  private final IProgressMonitor monitor;
  private final Hits hits;

  DeclarationSearch(SearchRequest request, IProgressMonitor monitor) {
    this.request = request;
    this.monitor = monitor;
    this.hits = new Hits(request.limit());
  }

  /** @throws org.eclipse.core.runtime.OperationCanceledException when the monitor is canceled */
  SearchAnswer run() throws CoreException {
    NamePattern name = new NamePattern(request.name());
    if (name.isPossible()) {
      if (name.hasExactName()) {
        search(new Names(name.exactName(), SearchPattern.R_EXACT_MATCH, name::isExact), request.members());
      }
      search(new Names(name.similarPattern(), SearchPattern.R_PATTERN_MATCH, name::isSimilar), request.members());
      // Whoever knows where it is knows how its name begins.
      if (name.hasHumps() && request.qualifier() == null) {
        search(new Names(name.scatteredPattern(), SearchPattern.R_PATTERN_MATCH, name::isScattered), false);
      }
    }
    return SearchAnswer.of(hits);
  }

  private void search(Names names, boolean wantsMembers) throws CoreException {
    Scopes scopes = new Scopes();
    Qualifier qualifier = new Qualifier(request.qualifier());
    TypeSearch types = new TypeSearch(names, qualifier, hits, monitor);
    if (request.types()) {
      types.addSources(scopes.sources());
    }
    if (wantsMembers && !hits.isFull()) {
      new MemberSearch(names, qualifier, hits, monitor).addSources(scopes.sourcesWithin(qualifier, monitor));
    } else if (wantsMembers) {
      hits.stop();
    }
    if (request.types()) {
      types.addLibraries(scopes.libraries());
    }
  }
}
