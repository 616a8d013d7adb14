package javalsptools;

import java.util.function.Predicate;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.core.search.SearchPattern;

/** One search: exact names first, then similar ones; of each the project's own types and members, then those of libraries. */
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
        search(new Names(name.exactName(), SearchPattern.R_EXACT_MATCH, name::isExact));
      }
      search(new Names(name.similarPattern(), SearchPattern.R_PATTERN_MATCH, name::isSimilar));
    }
    return SearchAnswer.of(hits.list(), hits.isLimited());
  }

  private void search(Names names) throws CoreException {
    Scopes scopes = new Scopes();
    Qualifier qualifier = new Qualifier(request.qualifier());
    TypeSearch types = new TypeSearch(names, qualifier, hits, monitor);
    MemberSearch members = new MemberSearch(names, qualifier, hits, monitor);
    if (request.types() && !hits.isLimited()) {
      types.addSources(scopes.sources());
    }
    if (request.members() && !hits.isLimited()) {
      members.addSources(scopes.sourcesWithin(qualifier, monitor));
    }
    if (request.types() && request.libraries() && !hits.isLimited()) {
      types.addLibraries(scopes.libraries());
    }
  }
}
