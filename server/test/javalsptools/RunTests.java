package javalsptools;

import org.junit.runner.JUnitCore;
import org.junit.runner.Result;
import org.junit.runner.notification.Failure;

/** Runs the test classes that its arguments name. The last line reads <code>[suite server] N passed, M failed</code>. */
final class RunTests {

  private RunTests() {}

  public static void main(String[] names) throws ClassNotFoundException {
    Class<?>[] classes = new Class<?>[names.length];
    for (int i = 0; i < names.length; i++) {
      classes[i] = Class.forName(names[i]);
    }
    Result result = new JUnitCore().run(classes);
    for (Failure failure : result.getFailures()) {
      System.out.println(failure.getTestHeader() + "\n" + failure.getTrimmedTrace());
    }
    int failed = result.getFailureCount();
    System.out.printf("[suite server] %d passed, %d failed%n", result.getRunCount() - failed, failed);
  }
}
