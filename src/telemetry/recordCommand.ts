import { appendFile, mkdir } from 'node:fs/promises';
import * as path from 'node:path';
import * as vscode from 'vscode';
import { ActivityRecorder, type RecordingContext } from './activityRecorder';

/** "Java LSP Tools: Record Tool Activity"; the manifest contributes it. */
export const RECORD_COMMAND = 'javaLspTools.recordToolActivity';

/** What the command uses of VS Code. */
export interface RecordCommandHost {
  readonly showMessage: (message: string, ...actions: string[]) => PromiseLike<string | undefined>;
  readonly openFile: (file: string) => PromiseLike<unknown>;
  /** Shows for as long as a recording runs that it does; clicking it ends the recording. */
  readonly showRecording: () => Shown;
}

/** What is shown until it is disposed. */
interface Shown {
  readonly dispose: () => void;
}

/** Turns recording on and off. */
export class RecordCommand {
  private shown: Shown | undefined;

  constructor(
    private readonly recorder: ActivityRecorder,
    /** Absolute; a recording becomes a file of its own in it. */
    private readonly folder: string,
    private readonly now: () => Date,
    private readonly host: RecordCommandHost,
  ) {}

  /** Starts a recording, or ends the one that runs. Returns its file; messages say where it is. Rejects when it cannot be made. */
  async run(): Promise<string> {
    const ended = await this.recorder.stop();
    this.hide();
    if (ended !== undefined) {
      const calls = ended.count === 1 ? '1 call' : `${ended.count} calls`;
      this.tell(`Recording ended with ${calls}: ${ended.file}`, ended.file);
      return ended.file;
    }
    const file = path.join(
      this.folder,
      `tool-activity-${this.now().toISOString().replaceAll(':', '-')}.ndjson`,
    );
    await this.recorder.start(file);
    this.shown = this.host.showRecording();
    this.tell(`Recording tool activity, on this machine only: ${file}`, file);
    return file;
  }

  /** Shows no longer that a recording runs. */
  hide(): void {
    this.shown?.dispose();
    this.shown = undefined;
  }

  private tell(message: string, file: string): void {
    const action = 'Open File';
    void this.host
      .showMessage(message, action)
      .then((chosen) => (chosen === action ? this.host.openFile(file) : undefined));
  }
}

/** The recorder and its command, over the real VS Code and disk. */
export function createRecorder(
  { extension, globalStorageUri, subscriptions }: vscode.ExtensionContext,
  log: Pick<vscode.LogOutputChannel, 'error'>,
): ActivityRecorder {
  const now = () => new Date();
  const recorder = new ActivityRecorder({ now, append, failed }, recordingContext(extension));
  const command = new RecordCommand(recorder, globalStorageUri.fsPath, now, recordCommandHost);
  function failed(file: string, error: unknown): void {
    command.hide();
    log.error(`Recording ended: ${String(error)}`);
    void vscode.window.showErrorMessage(`Recording tool activity ended, as ${file} cannot be written.`);
  }
  subscriptions.push(
    vscode.commands.registerCommand(RECORD_COMMAND, () => command.run()),
    {
      dispose: () => {
        command.hide();
      },
    },
  );
  return recorder;
}

function recordingContext({ id, packageJSON }: vscode.Extension<unknown>): RecordingContext {
  const { version } = packageJSON as { readonly version: string };
  return {
    extensionId: id,
    dimensions: {
      'common.extversion': version,
      'common.vscodesessionid': vscode.env.sessionId,
      // A recording may be given away, so it names no machine.
      'common.vscodemachineid': 'local',
    },
  };
}

async function append(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await appendFile(file, text);
}

const recordCommandHost: RecordCommandHost = {
  showMessage: (message, ...actions) => vscode.window.showInformationMessage(message, ...actions),
  openFile: (file) => vscode.window.showTextDocument(vscode.Uri.file(file)),
  showRecording: () => {
    const item = vscode.window.createStatusBarItem(vscode.StatusBarAlignment.Right);
    item.text = '$(record) Java tool activity';
    item.tooltip = 'Java LSP Tools record each call to a file on this machine. Click to end the recording.';
    item.command = RECORD_COMMAND;
    item.show();
    return {
      dispose: () => {
        item.dispose();
      },
    };
  },
};
