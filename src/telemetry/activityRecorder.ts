import type { ToolCallEvent } from './events';
import type { Telemetry } from './telemetry';
import { toWireEvent } from './wireEvent';

/** What recording uses of the machine. */
export interface RecordingHost {
  /** The time of day. */
  readonly now: () => Date;
  /** Appends to a file and makes it, with its folder, where it is missing. */
  readonly append: (file: string, text: string) => Promise<void>;
  /** Told once when a recording ends because its file cannot be written. */
  readonly failed: (file: string, error: unknown) => void;
}

/** One event as a row of Application Insights' table `customEvents`; a recording holds one a line. */
export interface RecordedEvent {
  /** When the call ended, in ISO 8601 with milliseconds, UTC. */
  readonly timestamp: string;
  readonly name: string;
  readonly customDimensions: Readonly<Record<string, string>>;
  readonly customMeasurements: Readonly<Record<string, number>>;
}

/** What stands in every recorded event besides the call: who the extension is, and the window's session. */
export interface RecordingContext {
  readonly extensionId: string;
  readonly dimensions: Readonly<Record<string, string>>;
}

/** Writes events to a file on this machine while a person wants it. Nothing of it leaves the machine. */
export class ActivityRecorder implements Telemetry {
  private recording: { readonly file: string; written: Promise<void>; count: number } | undefined;

  constructor(
    private readonly host: RecordingHost,
    private readonly context: RecordingContext,
  ) {}

  /** The file that is being written, if any. */
  get file(): string | undefined {
    return this.recording?.file;
  }

  /** Begins a recording, or goes on with one, in this file. It is there when the answer is. */
  async start(file: string): Promise<void> {
    await this.host.append(file, '');
    this.recording = { file, written: Promise.resolve(), count: 0 };
  }

  /** Ends the recording once all of it is written: how many calls it has, and where. Undefined where there is none. */
  async stop(): Promise<{ readonly file: string; readonly count: number } | undefined> {
    const ended = this.recording;
    this.recording = undefined;
    await ended?.written;
    return ended === undefined ? undefined : { file: ended.file, count: ended.count };
  }

  report(event: ToolCallEvent): void {
    const { recording } = this;
    if (recording === undefined) {
      return;
    }
    const line = `${JSON.stringify(this.toRecorded(event))}\n`;
    recording.count += 1;
    recording.written = recording.written
      .then(() => this.host.append(recording.file, line))
      .catch((error: unknown) => {
        if (this.recording === recording) {
          this.recording = undefined;
          this.host.failed(recording.file, error);
        }
      });
  }

  private toRecorded(event: ToolCallEvent): RecordedEvent {
    const { name, properties, measurements } = toWireEvent(event);
    return {
      timestamp: this.host.now().toISOString(),
      name: `${this.context.extensionId}/${name}`,
      customDimensions: { ...properties, ...this.context.dimensions },
      customMeasurements: measurements,
    };
  }
}
