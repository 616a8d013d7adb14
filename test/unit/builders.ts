import type { CancellationToken } from 'vscode';
import type { Declaration, FoundSymbol, Range } from '../../src/core/javaSymbols';

/** A range of 0-based lines and characters. */
export function range(
  startLine: number,
  startCharacter: number,
  endLine: number,
  endCharacter: number,
): Range {
  return {
    start: { line: startLine, character: startCharacter },
    end: { line: endLine, character: endCharacter },
  };
}

/** A hit in `/w/shop`, in package `com.acme.shop` and in the main sources unless told otherwise. */
export function hit(
  name: string,
  { container = 'com.acme.shop', path, ...rest }: Partial<Omit<FoundSymbol, 'name' | 'uri'>> = {},
): FoundSymbol {
  const filePath = path ?? `/w/shop/src/main/java/com/acme/shop/${name}.java`;
  return {
    name,
    kind: 'Class',
    ...(container === '' ? {} : { container }),
    uri: `file://${filePath}`,
    path: filePath,
    selectionRange: range(6, 13, 6, 13 + name.length),
    ...rest,
  };
}

/** A hit in the test sources. */
export function testHit(name: string): FoundSymbol {
  return hit(name, { path: `/w/shop/src/test/java/com/acme/shop/${name}.java` });
}

/** A class of the JDK's `java.base`, without a position, as the server of a project reports it. */
export function libraryHit(name: string, container: string, project = 'shop'): FoundSymbol {
  const path = `/java.base/${container}/${name}.class`;
  return { name, kind: 'Class', container, uri: `jdt://contents${path}?%3D${project}`, path };
}

/** A declaration from the start of one 0-based line to the closing brace in another; its name is on the first. */
export function declaration(
  name: string,
  startLine: number,
  endLine: number,
  rest: Partial<Declaration> = {},
): Declaration {
  return {
    name,
    kind: 'Class',
    range: range(startLine, 0, endLine, 1),
    selectionRange: range(startLine, 6, startLine, 6 + name.length),
    children: [],
    ...rest,
  };
}

/** The token of a call that nobody cancels. */
export const token: CancellationToken = {
  isCancellationRequested: false,
  onCancellationRequested: () => {
    throw new Error('Nobody cancels.');
  },
};
