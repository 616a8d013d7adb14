import * as vscode from 'vscode';
import type { ToolCallEvent } from './events';
import { toWireEvent } from './wireEvent';

/** The seam through which every event goes. */
export interface Telemetry {
  report(event: ToolCallEvent): void;
}

/** For hosts that want no telemetry, and for tests that look elsewhere. */
export const nullTelemetry: Telemetry = { report: () => undefined };

/** A sender that drops everything. */
export const nullSender: vscode.TelemetrySender = {
  sendEventData: () => undefined,
  sendErrorData: () => undefined,
};

/** Reports each event to all of them, in this order. */
export function telemetryToAll(telemetries: readonly Telemetry[]): Telemetry {
  return {
    report: (event) => {
      telemetries.forEach((telemetry) => {
        telemetry.report(event);
      });
    },
  };
}

/**
 * Events through VS Code's telemetry logger, so that the user's level and the enterprise policy decide whether the
 * sender ever hears of them. VS Code's own properties are left to the sender of a network.
 */
export class LoggerTelemetry implements Telemetry, vscode.Disposable {
  private readonly logger: vscode.TelemetryLogger;

  constructor(sender: vscode.TelemetrySender) {
    this.logger = vscode.env.createTelemetryLogger(sender, { ignoreUnhandledErrors: true });
  }

  report(event: ToolCallEvent): void {
    const { name, properties, measurements } = toWireEvent(event);
    this.logger.logUsage(name, { ...properties, ...measurements });
  }

  dispose(): void {
    this.logger.dispose();
  }
}

/** Writes each event as one readable line to a log channel on this machine. */
export function logSender(log: Pick<vscode.LogOutputChannel, 'info'>): vscode.TelemetrySender {
  return {
    sendEventData: (name, data) => {
      log.info(readableLine(name, data ?? {}));
    },
    // Errors of the extension host may quote a user's text; they are not ours to write.
    sendErrorData: () => undefined,
  };
}

/** `lmTool.findSymbol status=success durationMs=42`, without the properties that VS Code adds (`common.…`). */
export function readableLine(name: string, data: Readonly<Record<string, unknown>>): string {
  const ours = Object.entries(data).filter(([key]) => !key.startsWith('common.'));
  return [name.replace(/^.*\//, ''), ...ours.map(([key, value]) => `${key}=${String(value)}`)].join(' ');
}
