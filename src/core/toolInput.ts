import { toolErrors } from './toolError';

/** What a model may send to `lsp_java_findSymbol`. The manifest's schema says the same; a test compares them. */
export interface FindSymbolInput {
  query: string;
  limit?: number;
}

/** What a model may send to `lsp_java_getFileStructure`. The manifest's schema says the same; a test compares them. */
export interface FileStructureInput {
  uri: string;
  limit?: number;
  symbol?: string;
  line?: number;
}

/** The bounds of both inputs: rows for limits, characters for texts, a 1-based line. */
export const inputBounds = {
  findSymbolLimit: { minimum: 1, maximum: 50, default: 20 },
  fileStructureLimit: { minimum: 1, maximum: 60, default: 20 },
  query: { maxLength: 500 },
  uri: { maxLength: 4096 },
  symbol: { maxLength: 500 },
  line: { minimum: 1 },
} as const;

type RawInput = Readonly<Record<string, unknown>>;

/** Reads what a caller sent, which no host has validated. Throws `emptyQuery` or `invalidInput`. */
export function readFindSymbolInput(raw: unknown): Required<FindSymbolInput> {
  const input = asObject(raw);
  const query = input['query'] ?? '';
  if (typeof query !== 'string') {
    throw toolErrors.invalidInput(
      'query is not a string.',
      'Give one name as a string, for example "OrderService".',
    );
  }
  if (query.trim() === '') {
    throw toolErrors.emptyQuery();
  }
  checkLength('query', query, inputBounds.query.maxLength);
  return { query, limit: readLimit(input, inputBounds.findSymbolLimit) };
}

/** Reads what a caller sent, which no host has validated. Throws `invalidInput`. */
export function readFileStructureInput(raw: unknown): FileStructureInput & { limit: number } {
  const input = asObject(raw);
  const uri = input['uri'] ?? '';
  if (typeof uri !== 'string' || uri.trim() === '') {
    throw toolErrors.invalidInput(
      'uri is not a non-blank string.',
      'Give the path or the file: URI of one .java file.',
    );
  }
  checkLength('uri', uri, inputBounds.uri.maxLength);
  const symbol = readSymbol(input['symbol']);
  const line = readInteger('line', input['line']);
  return {
    uri: uri.trim(),
    limit: readLimit(input, inputBounds.fileStructureLimit),
    ...(symbol === undefined ? {} : { symbol }),
    ...(line === undefined ? {} : { line }),
  };
}

function asObject(raw: unknown): RawInput {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    throw toolErrors.invalidInput(
      'The input is not an object.',
      'Give an object with the properties of the schema.',
    );
  }
  return raw as RawInput;
}

function readSymbol(value: unknown): string | undefined {
  if (value === undefined || value === null) {
    return undefined;
  }
  if (typeof value !== 'string') {
    throw toolErrors.invalidInput(
      'symbol is not a string.',
      'Give a name or a path of names, for example "Catalog.Code".',
    );
  }
  checkLength('symbol', value, inputBounds.symbol.maxLength);
  return value.trim() === '' ? undefined : value.trim();
}

function readLimit(input: RawInput, bounds: { minimum: number; maximum: number; default: number }): number {
  const limit = readInteger('limit', input['limit']) ?? bounds.default;
  return Math.min(Math.max(limit, bounds.minimum), bounds.maximum);
}

/** Models write numbers as strings, and fractions; `null` is how some of them leave a value out. */
function readInteger(name: string, value: unknown): number | undefined {
  if (value === undefined || value === null) {
    return undefined;
  }
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || Number.isNaN(number)) {
    throw toolErrors.invalidInput(
      `${name} is not a number.`,
      `Give ${name} as a whole number, or leave it out.`,
    );
  }
  return Math.floor(number);
}

function checkLength(name: string, value: string, maxLength: number): void {
  if (value.length > maxLength) {
    throw toolErrors.invalidInput(
      `${name} is longer than ${maxLength} characters.`,
      `Give ${name} in at most ${maxLength} characters.`,
    );
  }
}
