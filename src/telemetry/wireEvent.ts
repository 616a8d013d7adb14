import type { ToolCallEvent } from './events';

/** An event in the two groups in which Application Insights takes and keeps it: texts, and numbers. */
export interface WireEvent {
  /** `lmTool.findSymbol` or `lmTool.getFileStructure`; VS Code puts the extension's id and a slash before it. */
  readonly name: string;
  /** Texts from closed lists, `true` and `false`; a list joined by commas. */
  readonly properties: Readonly<Record<string, string>>;
  readonly measurements: Readonly<Record<string, number>>;
}

/** The form in which an event leaves the extension, whichever way it takes. */
export function toWireEvent({ tool, properties, measurements }: ToolCallEvent): WireEvent {
  return {
    name: `lmTool.${tool}`,
    properties: Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, String(value)])),
    measurements: { ...measurements },
  };
}
