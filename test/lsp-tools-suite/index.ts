import { runMocha } from '../../harness/mochaSuite';

/** The isolated contract suite: real VS Code types; providers, workspace, readiness and telemetry are faked. */
export function run(): Promise<void> {
  return runMocha(__dirname, { name: 'lsp-tools' });
}
