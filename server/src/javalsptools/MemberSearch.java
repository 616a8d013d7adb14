package javalsptools;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IMember;
import org.eclipse.jdt.core.IParent;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jdt.core.search.IJavaSearchConstants;
import org.eclipse.jdt.core.search.IJavaSearchScope;
import org.eclipse.jdt.core.search.SearchPattern;

/** Adds the fields, enum constants, record components, methods and constructors that have one of the names to the hits. */
final class MemberSearch {

  private final DeclarationSearch.Names names;
  private final Qualifier qualifier;
  private final Hits hits;
  private final IProgressMonitor monitor;

  MemberSearch(DeclarationSearch.Names names, Qualifier qualifier, Hits hits, IProgressMonitor monitor) {
    this.names = names;
    this.qualifier = qualifier;
    this.hits = hits;
    this.monitor = monitor;
  }

  void addSources(IJavaSearchScope scope) throws CoreException {
    IWorkspaceRoot workspace = ResourcesPlugin.getWorkspace().getRoot();
    for (String path : CandidateFiles.find(pattern(), scope, monitor)) {
      if (monitor.isCanceled()) {
        throw new OperationCanceledException();
      }
      ICompilationUnit unit = JavaCore.createCompilationUnitFrom(workspace.getFile(IPath.fromPortableString(path)));
      SourceFile file = unit == null ? null : SourceFile.open(unit, monitor);
      if (file != null && file.addTo(hits, wanted(file)) > 0) {
        hits.stop();
        return;
      }
    }
  }

  private SearchPattern pattern() {
    return SearchPattern.createOrPattern(
        pattern(IJavaSearchConstants.METHOD),
        SearchPattern.createOrPattern(pattern(IJavaSearchConstants.FIELD), pattern(IJavaSearchConstants.CONSTRUCTOR)));
  }

  private SearchPattern pattern(int kind) {
    return SearchPattern.createPattern(
        scannable(names.indexPattern()), kind, IJavaSearchConstants.DECLARATIONS, names.matchRule());
  }

  /**
   * A wider pattern that JDT can read: it takes Java's scanner for that, to which digits behind a star are a number, 08 is
   * an error, and so are two question marks.
   */
  static String scannable(String pattern) {
    return pattern.replaceAll("[*?][*?\\p{Nd}]*", "*");
  }

  private List<IMember> wanted(SourceFile source) throws JavaModelException {
    List<IMember> members = new ArrayList<>();
    collect(source.unit(), source, members);
    return members;
  }

  private void collect(IParent parent, SourceFile source, List<IMember> members) throws JavaModelException {
    for (IJavaElement child : parent.getChildren()) {
      if (child instanceof IMember member) {
        if (isWanted(member, source)) {
          members.add(member);
        }
        collect(member, source, members);
      }
    }
  }

  private boolean isWanted(IMember member, SourceFile source) {
    return !(member instanceof IType)
        && names.accepts().test(member.getElementName())
        && qualifier.names(source.container(member));
  }
}
