package javalsptools;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.core.Flags;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jdt.core.Signature;

/** The types of a method's parameters as the source writes them, but without packages, as document symbols have them. */
final class ParameterTypes {

  private ParameterTypes() {}

  static List<String> of(IMethod method) throws JavaModelException {
    List<String> types = new ArrayList<>();
    for (String signature : method.getParameterTypes()) {
      types.add(text(signature));
    }
    if (Flags.isVarargs(method.getFlags())) {
      types.add(types.removeLast().replaceFirst("\\[]$", "..."));
    }
    return types;
  }

  /** For example <code>List&lt;Order&gt;</code> for <code>Qjava.util.List&lt;QOrder;&gt;;</code>. */
  static String text(String signature) {
    return Signature.toString(signature).replaceAll("\\p{javaJavaIdentifierPart}+\\.", "").replaceAll(",(?! )", ", ");
  }
}
