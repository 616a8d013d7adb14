package javalsptools;

import org.eclipse.jdt.core.IMember;
import org.eclipse.jdt.ls.core.internal.handlers.SymbolUtils;

/** The kinds of declarations. */
final class Kinds {

  private Kinds() {}

  /** LSP's number (1-based) of the kind that jdtls's document symbols give the declaration. */
  static int of(IMember member) {
    return SymbolUtils.mapKind(member).getValue();
  }
}
