import { bareName, type Declaration } from './javaSymbols';
import { coversLine, toLineRange } from './lineRange';
import { hasParameters, parseSymbolQuery } from './symbolQuery';

/**
 * The declarations that a name or a path of names picks out, each with all that is inside it: `total`,
 * `total(int, String)`, `Catalog.Code`, `com.acme.Catalog$Code`, `Order#total`, and what else a search takes. Letter case
 * and the spelling of types count only where they decide. A match inside another match is not repeated.
 */
export function selectBySymbol(
  declarations: readonly Declaration[],
  packageName: string,
  symbol: string,
): Declaration[] {
  const wanted = pathOf(symbol);
  const packagePath = packageName === '' ? [] : packageName.split('.');
  const matchers = [
    (path: Path) => endsWith(path, wanted),
    (path: Path) => endsWith(lowerCase(path), lowerCase(wanted)),
    asQuery(symbol),
  ];
  for (const matches of matchers) {
    const selected = collect(declarations, packagePath, matches);
    if (selected.length > 0) {
      return selected;
    }
  }
  return [];
}

type Path = readonly string[];

function lowerCase(path: Path): Path {
  return path.map((name) => name.toLowerCase());
}

function asQuery(symbol: string): (path: Path) => boolean {
  const { qualifier, typeName, member } = parseSymbolQuery(symbol);
  const wanted = [...qualifier.split('.'), typeName, member?.name ?? ''].filter((name) => name !== '');
  return (path) =>
    endsWith(path.map(bareName), wanted) && hasParameters(path.at(-1) ?? '', member?.parameterTypes);
}

/** The declarations that cover a 1-based line, each holding only those of its children that cover it too. */
export function selectByLine(declarations: readonly Declaration[], line: number): Declaration[] {
  return declarations
    .filter(({ range }) => coversLine(toLineRange(range), line))
    .map((declaration) => ({ ...declaration, children: selectByLine(declaration.children, line) }));
}

function collect(
  declarations: readonly Declaration[],
  parents: Path,
  matches: (path: Path) => boolean,
): Declaration[] {
  return declarations.flatMap((declaration) => {
    const path = [...parents, withoutBlanks(declaration.name)];
    return matches(path) ? [declaration] : collect(declaration.children, path, matches);
  });
}

function endsWith(path: Path, wanted: Path): boolean {
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
