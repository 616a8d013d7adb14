import { bareName, isJavaIdentifier, type Declaration } from './javaSymbols';
import { clampToDocument } from './lineRange';

/** A document's outline, freed of what is no declaration. */
export interface JavaOutline {
  /** The package that the file declares; empty in the default package. */
  readonly packageName: string;
  readonly declarations: readonly Declaration[];
}

/**
 * Makes of a provider's tree what a Java reader expects: the package declaration is no node (except in
 * `package-info.java`), the body `{...}` of an enum constant is the constant itself, names carry no type
 * parameters, `detail` is the bare type, and what has no Java name (the additions of other extensions) is left out.
 * No range leaves the `lineCount` lines of the document.
 */
export function toJavaOutline(nodes: readonly Declaration[], file: string, lineCount: number): JavaOutline {
  const packageName = nodes.find((node) => node.kind === 'Package')?.name ?? '';
  const declared = nodes.filter((node) => node.kind !== 'Package');
  const isPackageInfo = /(?:^|[/\\])package-info\.java$/.test(file);
  return { packageName, declarations: tidy(isPackageInfo ? nodes : declared, lineCount) };
}

function tidy(nodes: readonly Declaration[], lineCount: number): Declaration[] {
  return nodes.flatMap((node) => {
    const members = node.children.flatMap((child) =>
      isConstantBody(node, child) ? child.children : [child],
    );
    const children = tidy(members, lineCount);
    if (!isJavaName(node)) {
      return [];
    }
    const { kind } = node;
    const range = clampToDocument(node.range, lineCount);
    const selectionRange = clampToDocument(node.selectionRange, lineCount);
    const name = withoutTypeParameters(node.name);
    const detail = (node.detail ?? '').replace(/^\s*:\s*/, '').trim();
    return [{ name, kind, range, selectionRange, children, ...(detail === '' ? {} : { detail }) }];
  });
}

function isConstantBody(parent: Declaration, child: Declaration): boolean {
  return parent.kind === 'EnumMember' && child.name === '{...}';
}

/** jdtls shows `Box<T>` and `find(Class<T>) <T extends Box>`; a search, and whoever writes Java, says `Box` and `find(Class<T>)`. */
function withoutTypeParameters(name: string): string {
  const parameters = /^[^(]*(\(.*\))/.exec(name)?.[1];
  const bare = bareName(name);
  return isJavaIdentifier(bare) ? `${bare}${parameters ?? ''}` : name;
}

/** `Order`, `find(String)`, `new Runnable() {...}`, `{...}`, and the dotted name of a package. */
function isJavaName({ name, kind }: Declaration): boolean {
  if (kind === 'Package') {
    return name.split('.').every(isJavaIdentifier);
  }
  return isJavaIdentifier(bareName(name)) || /^new\s.+\{\.\.\.\}$/.test(name);
}
