import * as vscode from 'vscode';
import type { DeclarationRequest, FoundDeclarations } from '../core/declarationRequest';
import { symbolKindName, type FoundSymbol, type Range } from '../core/javaSymbols';
import { bounded, isTimeout } from './bounded';
import { uriText } from './providerSymbols';
import type { RedhatJavaApi } from './redhatJavaApi';
import { askAgainAfterDeath, type ExecuteCommand, type ServerBounds } from './serverHealth';

/** The command of our bundle inside jdtls, see server/. */
const COMMAND = 'javaLspTools.search';

/** The version of request and answer that this client speaks. */
const VERSION = 1;

/** The most hits of one answer: more than a model is ever shown, since the ranking comes after it. */
const LIMIT = 1000;

/** One hit as the bundle writes it. Ranges are absent in libraries. */
interface Hit {
  readonly name: string;
  /** The parameter types of a method or constructor, as the source writes them. */
  readonly parameters?: readonly string[];
  /** In LSP's numbering, as in jdtls's outline. */
  readonly kind: number;
  readonly container?: string;
  readonly uri: string;
  readonly nameRange?: Range;
  readonly range?: Range;
  readonly test?: boolean;
}

/** An answer of the bundle; `error` says what it does not understand. */
interface Answer {
  readonly version: number;
  readonly error?: string;
  readonly total: number;
  readonly complete: boolean;
  readonly indexed: boolean;
  readonly hits: readonly Hit[];
}

/**
 * Asks our bundle inside jdtls. Undefined where it is missing, speaks another version, or fails: the provider commands
 * can still answer then. Throws `timeout` and `CancellationError`.
 */
export async function askDeclarations(
  api: RedhatJavaApi,
  executeCommand: ExecuteCommand,
  request: DeclarationRequest,
  bounds: ServerBounds,
): Promise<FoundDeclarations | undefined> {
  const argument = { version: VERSION, ...request, limit: LIMIT };
  try {
    const answer = await bounded(bounds, (token) => {
      const ask = () => executeCommand('java.execute.workspaceCommand', COMMAND, argument, token);
      return askAgainAfterDeath(ask, api, token, bounds.patienceMs);
    });
    return isAnswer(answer)
      ? { ...answer, hits: answer.hits.flatMap((hit) => toFoundSymbol(hit) ?? []) }
      : undefined;
  } catch (error) {
    if (isTimeout(error) || error instanceof vscode.CancellationError) {
      throw error;
    }
    return undefined;
  }
}

function isAnswer(answer: unknown): answer is Answer {
  const { version, error, hits } = (answer ?? {}) as Partial<Answer>;
  return version === VERSION && error === undefined && Array.isArray(hits);
}

function toFoundSymbol({
  name,
  parameters,
  kind,
  container,
  uri,
  nameRange,
  range,
  test,
}: Hit): FoundSymbol | undefined {
  const location = vscode.Uri.parse(uri);
  const text = uriText(location);
  if (text === undefined) {
    return undefined;
  }
  return {
    name: parameters === undefined ? name : `${name}(${parameters.join(', ')})`,
    kind: symbolKindName(kind),
    ...(container === undefined ? {} : { container }),
    uri: text,
    path: location.path,
    ...(nameRange === undefined ? {} : { selectionRange: nameRange }),
    ...(range === undefined ? {} : { declarationRange: range }),
    isTest: test === true,
  };
}
