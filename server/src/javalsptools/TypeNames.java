package javalsptools;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.core.IPackageFragmentRoot;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jdt.core.search.IJavaSearchConstants;
import org.eclipse.jdt.core.search.IJavaSearchScope;
import org.eclipse.jdt.core.search.SearchEngine;
import org.eclipse.jdt.core.search.SearchPattern;
import org.eclipse.jdt.core.search.TypeNameMatch;
import org.eclipse.jdt.core.search.TypeNameMatchRequestor;

/** Finds types in JDT's index, and opens no file. Local and anonymous types are not in it. */
final class TypeNames extends TypeNameMatchRequestor {

  /** What makes a type the same one: two projects may have one folder or library in common. */
  private record Place(Object root, String module, String qualifiedName) {}

  private final DeclarationSearch.Names names;
  private final Predicate<TypeNameMatch> accepts;
  private final Map<Place, TypeNameMatch> found = new LinkedHashMap<>();

  /** @param accepts whether a type that has one of the names is wanted */
  TypeNames(DeclarationSearch.Names names, Predicate<TypeNameMatch> accepts) {
    this.names = names;
    this.accepts = accepts;
  }

  /**
   * All of them, each once. Waits for the index.
   *
   * @throws org.eclipse.core.runtime.OperationCanceledException when the monitor is canceled
   */
  Collection<TypeNameMatch> find(IJavaSearchScope scope, IProgressMonitor monitor) throws JavaModelException {
    new SearchEngine().searchAllTypeNames(null, SearchPattern.R_EXACT_MATCH, names.indexPattern().toCharArray(),
        names.matchRule(), IJavaSearchConstants.TYPE, scope, this,
        IJavaSearchConstants.WAIT_UNTIL_READY_TO_SEARCH, monitor);
    return found.values();
  }

  @Override
  public void acceptTypeNameMatch(TypeNameMatch match) {
    if (names.accepts().test(match.getSimpleTypeName()) && accepts.test(match)) {
      IPackageFragmentRoot root = match.getPackageFragmentRoot();
      IResource folder = root.getResource();
      Object place = folder == null || folder.getLocation() == null ? root.getPath() : folder.getLocation();
      found.putIfAbsent(new Place(place, root.getElementName(), match.getFullyQualifiedName()), match);
    }
  }
}
