package javalsptools;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class ParameterTypesTest {

  @Test
  public void typesAreWrittenWithoutPackages() {
    assertEquals("int", ParameterTypes.text("I"));
    assertEquals("String[][]", ParameterTypes.text("[[QString;"));
    assertEquals("List<Order>", ParameterTypes.text("Qjava.util.List<QOrder;>;"));
    assertEquals("Map<String, ? extends Größe>", ParameterTypes.text("QMap<QString;+Qcom.größen.Größe;>;"));
    assertEquals("Predicate<? super T>", ParameterTypes.text("QPredicate<-QT;>;"));
    assertEquals("Class<?>", ParameterTypes.text("QClass<*>;"));
  }
}
