import { TelemetryReporter, type CustomFetcher } from '@vscode/extension-telemetry';
import type * as vscode from 'vscode';
import type { ToolCallEvent } from './events';
import type { Telemetry } from './telemetry';
import { toWireEvent } from './wireEvent';

/**
 * Sends each event to Application Insights. The reporter asks VS Code's telemetry logger at every event whether the
 * user's level and the enterprise policy allow it; it opens no connection before the first event that they allow.
 */
export class ApplicationInsightsTelemetry implements Telemetry, vscode.Disposable {
  private readonly reporter: TelemetryReporter;

  /**
   * @param connectionString `InstrumentationKey=…;IngestionEndpoint=…`, not empty
   * @param fetch VS Code's, which takes the user's proxy
   */
  constructor(connectionString: string, fetch: CustomFetcher) {
    // Unhandled errors of the extension host may quote a user's text.
    this.reporter = new TelemetryReporter(connectionString, [], { ignoreUnhandledErrors: true }, fetch);
  }

  report(event: ToolCallEvent): void {
    const { name, properties, measurements } = toWireEvent(event);
    this.reporter.sendTelemetryEvent(name, properties, measurements);
  }

  /** Sends what is not sent yet. */
  dispose(): Promise<unknown> {
    return this.reporter.dispose();
  }
}

/**
 * The sender for the connection string that the build was made with, which is no secret; none where it was made without.
 * The condition stands as webpack can decide it: then the reporter is not even part of a bundle that cannot use it.
 */
export function builtInTelemetry(fetch: CustomFetcher): readonly ApplicationInsightsTelemetry[] {
  return process.env['JAVA_LSP_TOOLS_CONNECTION_STRING']
    ? [new ApplicationInsightsTelemetry(process.env['JAVA_LSP_TOOLS_CONNECTION_STRING'], fetch)]
    : [];
}
