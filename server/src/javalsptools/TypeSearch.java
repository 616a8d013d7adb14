package javalsptools;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jdt.core.search.IJavaSearchScope;
import org.eclipse.jdt.core.search.TypeNameMatch;
import org.eclipse.jdt.ls.core.internal.JDTUtils;
import org.eclipse.jdt.ls.core.internal.SearchUtils;
import org.eclipse.jdt.ls.core.internal.handlers.SymbolUtils;
import org.eclipse.lsp4j.Location;

/** Adds the types that have one of the names to the hits. */
final class TypeSearch {

  private final DeclarationSearch.Names names;
  private final Qualifier qualifier;
  private final Hits hits;
  private final IProgressMonitor monitor;

  TypeSearch(DeclarationSearch.Names names, Qualifier qualifier, Hits hits, IProgressMonitor monitor) {
    this.names = names;
    this.qualifier = qualifier;
    this.hits = hits;
    this.monitor = monitor;
  }

  void addSources(IJavaSearchScope scope) throws JavaModelException {
    Map<ICompilationUnit, List<IType>> files = new LinkedHashMap<>();
    for (TypeNameMatch match : find(scope)) {
      IType type = match.getType();
      files.computeIfAbsent(type.getCompilationUnit(), file -> new ArrayList<>()).add(type);
    }
    for (Map.Entry<ICompilationUnit, List<IType>> file : files.entrySet()) {
      if (hits.isFull()) {
        hits.addUnlisted(file.getValue().size());
      } else {
        SourceFile source = SourceFile.open(file.getKey(), monitor);
        hits.addUnlisted(source == null ? 0 : source.addTo(hits, file.getValue()));
      }
    }
  }

  void addLibraries(IJavaSearchScope scope) throws JavaModelException {
    for (TypeNameMatch match : find(scope)) {
      if (hits.isFull()) {
        hits.addUnlisted(1);
      } else {
        if (monitor.isCanceled()) {
          throw new OperationCanceledException();
        }
        addLibraryType(match);
      }
    }
  }

  private void addLibraryType(TypeNameMatch match) throws JavaModelException {
    String uri = libraryUri(match.getType());
    if (uri != null) {
      String container = match.getTypeContainerName();
      hits.add(new SearchAnswer.Hit(match.getSimpleTypeName(), null, SymbolUtils.mapKind(match.getType()).getValue(),
          container.isEmpty() ? null : container, uri, null, null, true, null));
    }
  }

  private Collection<TypeNameMatch> find(IJavaSearchScope scope) throws JavaModelException {
    return new TypeNames(names, match -> qualifier.names(match.getTypeContainerName())).find(scope, monitor);
  }

  /** As jdtls's workspace symbols have it: the source of a class that another language was compiled to comes first. */
  private static String libraryUri(IType type) throws JavaModelException {
    Location source = SearchUtils.searchOtherSources(type);
    return source == null ? JDTUtils.toUri(type.getClassFile()) : source.getUri();
  }
}
