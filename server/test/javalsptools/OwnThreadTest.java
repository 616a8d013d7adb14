package javalsptools;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertThrows;

import java.io.IOException;
import java.util.concurrent.ForkJoinPool;
import org.junit.Test;

public class OwnThreadTest {

  @Test
  public void givesWhatTheWorkReturnsOrThrows() throws Exception {
    assertEquals("done", OwnThread.call(() -> "done"));
    IOException failure = new IOException();
    assertSame(failure, assertThrows(IOException.class, () -> OwnThread.call(() -> {
      throw failure;
    })));
  }

  @Test(timeout = 10_000)
  public void aPoolOfOneThreadStillWorksForOthersMeanwhile() throws Exception {
    try (ForkJoinPool pool = new ForkJoinPool(1)) {
      String answer = pool.submit(() -> OwnThread.call(() -> pool.submit(() -> "indexed").get())).get();
      assertEquals("indexed", answer);
    }
  }
}
