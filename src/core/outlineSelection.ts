import { bareName, type Declaration } from './javaSymbols';
import { coversLine, toLineRange } from './lineRange';

/**
 * The declarations that a name or a path of names picks out, each with all that is inside it: `total`,
 * `total(int, String)`, `Catalog.Code`, `com.acme.Catalog$Code`, `Order#total`. Letter case counts only where it decides.
 * A match inside another match is not repeated.
 */
export function selectBySymbol(
  declarations: readonly Declaration[],
  packageName: string,
  symbol: string,
): Declaration[] {
  const wanted = pathOf(symbol);
  const packagePath = packageName === '' ? [] : packageName.split('.');
  const exact = collect(declarations, packagePath, (path) => endsWith(path, wanted));
  if (exact.length > 0) {
    return exact;
  }
  const lowerWanted = wanted.map((name) => name.toLowerCase());
  const lower = (path: readonly string[]) => path.map((name) => name.toLowerCase());
  return collect(declarations, packagePath, (path) => endsWith(lower(path), lowerWanted));
}

/** The declarations that cover a 1-based line, each holding only those of its children that cover it too. */
export function selectByLine(declarations: readonly Declaration[], line: number): Declaration[] {
  return declarations
    .filter(({ range }) => coversLine(toLineRange(range), line))
    .map((declaration) => ({ ...declaration, children: selectByLine(declaration.children, line) }));
}

function collect(
  declarations: readonly Declaration[],
  parents: readonly string[],
  matches: (path: readonly string[]) => boolean,
): Declaration[] {
  return declarations.flatMap((declaration) => {
    const path = [...parents, withoutBlanks(declaration.name)];
    return matches(path) ? [declaration] : collect(declaration.children, path, matches);
  });
}

function endsWith(path: readonly string[], wanted: readonly string[]): boolean {
  const offset = path.length - wanted.length;
  return (
    offset >= 0 && wanted.length > 0 && wanted.every((name, index) => fits(path[offset + index] ?? '', name))
  );
}

/** A name without parameters fits every overload. */
function fits(name: string, wanted: string): boolean {
  return name === wanted || (!wanted.includes('(') && bareName(name) === wanted);
}

function pathOf(symbol: string): string[] {
  const head = bareName(symbol);
  const names = head.split(/[.#$]|::/).map(withoutBlanks);
  const last = `${names.pop() ?? ''}${withoutBlanks(symbol.slice(head.length))}`;
  return [...names, last].filter((name) => name !== '');
}

function withoutBlanks(text: string): string {
  return text.replace(/\s+/g, '');
}
