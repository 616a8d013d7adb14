import {
  bareName,
  isJavaIdentifier,
  isJavaLocation,
  isLibrary,
  isMember,
  type FoundSymbol,
} from './javaSymbols';
import { nameTier, Tier } from './nameTier';
import type { SymbolQuery } from './symbolQuery';

/** The hits that answer a query, best first. */
export interface RankedHits {
  readonly hits: readonly FoundSymbol[];
  /** Whether none of them is in the package or type that was asked for, so that only the name fits. */
  readonly qualifierDropped: boolean;
}

/** Keeps what is Java (source files and library classes with real names), each declaration once. */
export function listableSymbols(symbols: readonly FoundSymbol[]): FoundSymbol[] {
  const unique = new Map<string, FoundSymbol>();
  for (const symbol of symbols) {
    const key = identityOf(symbol);
    const known = unique.get(key);
    if (isJava(symbol) && (known === undefined || symbol.uri < known.uri)) {
      unique.set(key, symbol);
    }
  }
  return [...unique.values()];
}

/** Drops what the query does not ask for and sorts the rest: by name, types before members, qualifier, origin; then so that two calls agree. */
export function rankSymbols(symbols: readonly FoundSymbol[], query: SymbolQuery): RankedHits {
  const scored = symbols.flatMap((symbol) => {
    const tier = tierOf(symbol, query);
    return tier === undefined
      ? []
      : [
          {
            symbol,
            key: [tier, Number(isMember(symbol)), qualifierRank(symbol, query), originRank(symbol)] as const,
          },
        ];
  });
  const fitting = scored.filter(({ key }) => key[2] < NO_QUALIFIER);
  const qualifierDropped = fitting.length === 0 && scored.length > 0;
  // Without its qualifier a look-alike of the name answers nothing that was asked.
  const kept = qualifierDropped ? scored.filter(({ key }) => key[0] <= Tier.exactIgnoringCase) : fitting;
  kept.sort((a, b) => compareKeys(a.key, b.key) || compareSymbols(a.symbol, b.symbol));
  return { hits: kept.map(({ symbol }) => symbol), qualifierDropped: qualifierDropped && kept.length > 0 };
}

/** In another letter case a name is more likely that of a type that begins like it than that of a member. */
function tierOf(symbol: FoundSymbol, query: SymbolQuery): Tier | undefined {
  if (isInPackage(symbol, query)) {
    return Tier.prefix;
  }
  const tier = nameTier(bareName(symbol.name), query.typeName);
  return tier === Tier.exactIgnoringCase && isMember(symbol) ? Tier.prefix : tier;
}

/** Whether the name is the one that was asked for, letter case aside. */
export function isNamed(symbol: FoundSymbol, name: string): boolean {
  return bareName(symbol.name).toLowerCase() === name.toLowerCase();
}

function isJava(symbol: FoundSymbol): boolean {
  return isJavaLocation(symbol) && isJavaIdentifier(bareName(symbol.name));
}

/** In libraries the query part of the URI names the project that was searched: the class behind it is the same. */
function identityOf({ uri, path, name, container, selectionRange }: FoundSymbol): string {
  return JSON.stringify(isLibrary(uri) ? [path, name, container] : [uri, name, selectionRange]);
}

function isInPackage(
  { container = '' }: FoundSymbol,
  { mayBePackage, qualifier, typeName }: SymbolQuery,
): boolean {
  return mayBePackage && `.${container}.`.includes(`.${qualifier}.${typeName}.`);
}

const NO_QUALIFIER = 3;

function qualifierRank(symbol: FoundSymbol, query: SymbolQuery): number {
  const { container = '' } = symbol;
  const { qualifier, typeName, filePath } = query;
  if (isInPackage(symbol, query)) {
    return endsWithSegments(container, `${qualifier}.${typeName}`) ? 0 : 1;
  }
  if (qualifier === '' || qualifier === container || (filePath !== undefined && isFile(symbol, filePath))) {
    return 0;
  }
  if (
    endsWithSegments(container, qualifier) ||
    (filePath !== undefined && endsWithSegments(qualifier, container))
  ) {
    return 1;
  }
  return endsWithSegments(container.toLowerCase(), qualifier.toLowerCase()) ? 2 : NO_QUALIFIER;
}

function isFile({ path }: FoundSymbol, filePath: string): boolean {
  return path.endsWith(`/${filePath}.java`);
}

function endsWithSegments(path: string, end: string): boolean {
  return end !== '' && `.${path}`.endsWith(`.${end}`);
}

const TEST_SOURCES = /\/(?:tests?|testFixtures|it|intTest|integrationTest|androidTest)\//;

function originRank({ uri, path, isTest = isTestPath(path) }: FoundSymbol): number {
  if (isLibrary(uri)) {
    return 2;
  }
  return isTest ? 1 : 0;
}

function isTestPath(path: string): boolean {
  return !path.includes('/src/main/') && TEST_SOURCES.test(path);
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  return a.map((value, index) => value - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

function compareSymbols(a: FoundSymbol, b: FoundSymbol): number {
  return (
    compareText(a.name, b.name) ||
    compareText(a.uri, b.uri) ||
    (a.selectionRange?.start.line ?? 0) - (b.selectionRange?.start.line ?? 0) ||
    (a.selectionRange?.start.character ?? 0) - (b.selectionRange?.start.character ?? 0)
  );
}

/** By code units: the same order on every machine, whatever its locale. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
