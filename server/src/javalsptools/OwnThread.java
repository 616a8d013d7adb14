package javalsptools;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.FutureTask;

/**
 * Runs work in a thread of its own, and waits for it in a way that Java's common pool makes up for.
 *
 * <p>jdtls calls commands on that pool, which has one thread on two cores, and JDT's indexer needs the pool: a search that
 * holds this thread while it waits for the index would wait for ever (eclipse-jdt/eclipse.jdt.core#5074).
 */
final class OwnThread<T> extends FutureTask<T> implements ForkJoinPool.ManagedBlocker {

  private OwnThread(Callable<T> work) {
    super(work);
  }

  /** Gives what the work returns, and throws what it throws. */
  static <T> T call(Callable<T> work) throws Exception {
    OwnThread<T> task = new OwnThread<>(work);
    Thread.ofPlatform().daemon().name("javaLspTools.search").start(task);
    // Of all ways to wait, only this one lets the pool start another thread and takes no other work of the pool meanwhile.
    ForkJoinPool.managedBlock(task);
    try {
      return task.get();
    } catch (ExecutionException failed) {
      throw failed.getCause() instanceof Exception cause ? cause : failed;
    }
  }

  @Override
  public boolean block() throws InterruptedException {
    try {
      get();
    } catch (ExecutionException failed) {
      // call() asks again, and throws it.
    }
    return true;
  }

  @Override
  public boolean isReleasable() {
    return isDone();
  }
}
