package javalsptools;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jdt.core.search.IJavaSearchConstants;
import org.eclipse.jdt.core.search.IJavaSearchScope;
import org.eclipse.jdt.core.search.SearchEngine;
import org.eclipse.jdt.core.search.SearchPattern;
import org.eclipse.jdt.core.search.TypeNameMatch;
import org.eclipse.jdt.core.search.TypeNameMatchRequestor;

/** Finds types in JDT's index, and opens no file. Local and anonymous types are not in it. */
final class TypeNames extends TypeNameMatchRequestor {

  private final DeclarationSearch.Names names;
  private final int mostNames;
  private final Predicate<TypeNameMatch> accepts;
  private final List<TypeNameMatch> found = new ArrayList<>();
  private final Set<String> qualifiedNames = new HashSet<>();

  /**
   * @param mostNames the search stops when it has found types of so many qualified names. Types are not counted, since two
   *     projects may share one
   * @param accepts whether a type that has one of the names is wanted
   */
  TypeNames(DeclarationSearch.Names names, int mostNames, Predicate<TypeNameMatch> accepts) {
    this.names = names;
    this.mostNames = mostNames;
    this.accepts = accepts;
  }

  /** Waits for the index. Throws an {@link OperationCanceledException} when the monitor is canceled. */
  List<TypeNameMatch> find(IJavaSearchScope scope, IProgressMonitor monitor) throws JavaModelException {
    try {
      new SearchEngine().searchAllTypeNames(null, SearchPattern.R_EXACT_MATCH, names.indexPattern().toCharArray(),
          names.matchRule(), IJavaSearchConstants.TYPE, scope, this,
          IJavaSearchConstants.WAIT_UNTIL_READY_TO_SEARCH, monitor);
    } catch (OperationCanceledException canceled) {
      if (monitor.isCanceled() || !isEnough()) {
        throw canceled;
      }
    }
    return found;
  }

  @Override
  public void acceptTypeNameMatch(TypeNameMatch match) {
    if (names.accepts().test(match.getSimpleTypeName()) && accepts.test(match)) {
      found.add(match);
      qualifiedNames.add(match.getFullyQualifiedName());
      if (isEnough()) {
        throw new OperationCanceledException();
      }
    }
  }

  private boolean isEnough() {
    return qualifiedNames.size() >= mostNames;
  }
}
