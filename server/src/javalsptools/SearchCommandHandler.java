package javalsptools;

import java.util.List;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.ls.core.internal.IDelegateCommandHandler;

/**
 * The command <code>javaLspTools.search</code>: one request object in, one answer object out. jdtls makes one instance,
 * and calls it for several searches at a time.
 */
public final class SearchCommandHandler implements IDelegateCommandHandler {

  @Override
  public Object executeCommand(String command, List<Object> arguments, IProgressMonitor monitor) throws Exception {
    SearchRequest request;
    try {
      request = SearchRequest.of(arguments);
    } catch (InvalidRequestException refused) {
      return SearchAnswer.refusal(refused.code());
    }
    try {
      return OwnThread.call(() -> new DeclarationSearch(request, monitor).run());
    } catch (OperationCanceledException canceled) {
      if (monitor.isCanceled()) {
        // LSP4J has answered the client when it was canceled. An exception would only fill jdtls's log.
        return null;
      }
      throw canceled;
    }
  }
}
