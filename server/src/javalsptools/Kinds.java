package javalsptools;

import org.eclipse.jdt.core.IField;
import org.eclipse.jdt.core.IMember;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.JavaModelException;

/** The kinds of declarations, as the answer names them. */
final class Kinds {

  private Kinds() {}

  static String of(IMember member) throws JavaModelException {
    if (member instanceof IType type) {
      return ofType(type);
    }
    if (member instanceof IMethod method) {
      return method.isConstructor() ? "Constructor" : "Method";
    }
    IField field = (IField) member;
    if (field.isEnumConstant()) {
      return "EnumConstant";
    }
    return field.isRecordComponent() ? "RecordComponent" : "Field";
  }

  private static String ofType(IType type) throws JavaModelException {
    if (type.isAnnotation()) {
      return "Annotation";
    }
    if (type.isInterface()) {
      return "Interface";
    }
    if (type.isEnum()) {
      return "Enum";
    }
    return type.isRecord() ? "Record" : "Class";
  }
}
