package javalsptools;

import java.util.List;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IMember;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.IPackageDeclaration;
import org.eclipse.jdt.core.IPackageFragmentRoot;
import org.eclipse.jdt.core.ISourceRange;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jdt.core.SourceRange;
import org.eclipse.jdt.ls.core.internal.JDTUtils;
import org.eclipse.jdt.ls.core.internal.ResourceUtils;
import org.eclipse.jdt.ls.core.internal.handlers.SymbolUtils;
import org.eclipse.jface.text.Document;
import org.eclipse.jface.text.IDocument;
import org.eclipse.lsp4j.Range;

/** A Java file as jdtls has it, unsaved edits included. Its text is split into lines once for all hits in it. */
final class SourceFile {

  private final ICompilationUnit unit;
  private final IProgressMonitor monitor;
  private final String text;
  private final IDocument lines;
  private final String uri;
  private final String packageName;
  private final Boolean test;

  private SourceFile(ICompilationUnit unit, IProgressMonitor monitor) throws JavaModelException {
    unit.open(monitor);
    if (!unit.isConsistent()) {
      // The declarations of an unsaved edit: jdtls looks at them only a moment after the last key.
      unit.makeConsistent(monitor);
    }
    this.unit = unit;
    this.monitor = monitor;
    this.text = unit.getSource();
    this.lines = new Document(text);
    this.uri = ResourceUtils.toClientUri(JDTUtils.toURI(unit));
    IPackageDeclaration[] declared = unit.getPackageDeclarations();
    this.packageName = declared.length == 0 ? "" : declared[0].getElementName();
    this.test = isTest(unit) ? true : null;
  }

  /** Opens a file. Gives null for one that is gone, although the index still knows it. */
  static SourceFile open(ICompilationUnit unit, IProgressMonitor monitor) {
    try {
      return new SourceFile(unit, monitor);
    } catch (JavaModelException gone) {
      return null;
    }
  }

  ICompilationUnit unit() {
    return unit;
  }

  /**
   * Adds what is declared by somebody's own hand: not what a tool such as Lombok adds to the model.
   *
   * @return how many were left when there was no more room
   */
  int addTo(Hits hits, List<? extends IMember> members) throws JavaModelException {
    int left = members.size();
    for (IMember member : members) {
      if (monitor.isCanceled()) {
        throw new OperationCanceledException();
      }
      if (hits.isFull()) {
        return left;
      }
      if (member.exists() && isWritten(member)) {
        hits.add(hit(member));
      }
      left--;
    }
    return left;
  }

  /** The innermost enclosing type that has a name, fully qualified, or the package. */
  String container(IMember member) {
    StringBuilder container = new StringBuilder();
    for (IJavaElement encloser = member.getParent(); encloser != null; encloser = encloser.getParent()) {
      if (encloser instanceof IType type && !type.getElementName().isEmpty()) {
        container.insert(0, "." + type.getElementName());
      }
    }
    return packageName.isEmpty() ? container.substring(Math.min(1, container.length())) : packageName + container;
  }

  private SearchAnswer.Hit hit(IMember member) throws JavaModelException {
    List<String> parameters = member instanceof IMethod method ? ParameterTypes.of(method) : null;
    String container = container(member);
    return new SearchAnswer.Hit(member.getElementName(), parameters, SymbolUtils.mapKind(member).getValue(),
        container.isEmpty() ? null : container, uri, range(member.getNameRange()), range(member.getSourceRange()),
        null, test);
  }

  private Range range(ISourceRange range) throws JavaModelException {
    return JDTUtils.toRange(lines, range.getOffset(), range.getLength());
  }

  private boolean isWritten(IMember member) throws JavaModelException {
    ISourceRange name = member.getNameRange();
    return SourceRange.isAvailable(name)
        && name.getLength() == member.getElementName().length()
        && text.startsWith(member.getElementName(), name.getOffset());
  }

  private static boolean isTest(ICompilationUnit unit) throws JavaModelException {
    IJavaElement root = unit.getAncestor(IJavaElement.PACKAGE_FRAGMENT_ROOT);
    return root instanceof IPackageFragmentRoot folder && folder.getResolvedClasspathEntry().isTest();
  }
}
