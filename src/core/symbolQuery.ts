import { cleanQuery, parameterTypes, type CleanedQuery } from './queryCleaning';

/** How a query was written; a closed list that telemetry may carry. */
export type QueryForm = 'simple' | 'qualified' | 'member' | 'wildcard' | 'other';

/** The member that a query names inside a type. */
export interface MemberQuery {
  readonly name: string;
  /** Simple type names as written; absent when the query has no parameter list. */
  readonly parameterTypes?: readonly string[];
}

/** A query, understood. */
export interface SymbolQuery {
  readonly form: QueryForm;
  /** What the provider is asked first. */
  readonly asWritten: string;
  /** What it is asked once more when that finds nothing; equal to `asWritten` when there is nothing to gain. */
  readonly normalised: string;
  /** The simple name, or pattern with `*` and `?`, of the type that is looked for; empty when only a member is named. */
  readonly typeName: string;
  /** Dotted package or enclosing type that was asked for; empty when there is none. */
  readonly qualifier: string;
  /** Whether the qualifier was written with slashes, so that it may begin with a source folder. */
  readonly isPath: boolean;
  /** Whether it is a dotted name in small letters: then it may be a package, and everything in it is asked for. */
  readonly mayBePackage: boolean;
  readonly member?: MemberQuery;
}

/** Understands a non-blank query in any of the forms in which models write Java names. Never throws. */
export function parseSymbolQuery(query: string): SymbolQuery {
  const asWritten = query.trim();
  const cleaned = cleanQuery(asWritten);
  const isPath = /[/\\]/.test(cleaned.name);
  const { path, member } = splitMember(cleaned);
  const typeName = path.at(-1) ?? '';
  const qualifier = path
    .slice(0, -1)
    .filter((segment) => !/^\*+$/.test(segment))
    .join('.');
  return {
    form: formOf(asWritten, path, member),
    asWritten,
    normalised: normalise(path) || asWritten,
    typeName,
    qualifier,
    isPath,
    mayBePackage: mayBePackage(path),
    ...(member === undefined ? {} : { member }),
  };
}

/**
 * A type is asked for by its simple name, so that a wrong package cannot hide it; the qualifier is compared afterwards.
 * A package has no such name: it keeps its path.
 */
function normalise(path: readonly string[]): string {
  const typeName = path.at(-1) ?? '';
  return mayBePackage(path) || /^\*+$/.test(typeName) ? path.join('.') : typeName.replaceAll('?', '*');
}

function mayBePackage(path: readonly string[]): boolean {
  return path.length > 1 && !path.some((segment) => isTypeLike(segment) || /[*?]/.test(segment));
}

function formOf(asWritten: string, path: readonly string[], member: MemberQuery | undefined): QueryForm {
  if (member !== undefined) {
    return 'member';
  }
  if (path.some((segment) => /[*?]/.test(segment))) {
    return 'wildcard';
  }
  if (path.length > 1) {
    return 'qualified';
  }
  return path[0] === asWritten ? 'simple' : 'other';
}

function splitMember(cleaned: CleanedQuery): { path: string[]; member?: MemberQuery } {
  const [typePart = '', ...memberParts] = cleaned.name.split(/#|::/);
  const path = segmentsOf(typePart);
  if (memberParts.length > 0) {
    const name = memberParts.at(-1) ?? '';
    // `Order::new` refers to the constructor, which Java names after its type.
    return { path, ...memberOf(name === 'new' ? (path.at(-1) ?? '') : name, cleaned.parameters) };
  }
  const last = path.at(-1) ?? '';
  if (cleaned.namesType || path.length === 0) {
    return { path };
  }
  if (path.length === 1 || !isTypeLike(path.at(-2) ?? '')) {
    return withoutEnclosingType(path, cleaned);
  }
  const namesMember =
    cleaned.isStackFrame || cleaned.parameters !== undefined || !isTypeLike(last) || isConstantLike(last);
  return namesMember ? { path: path.slice(0, -1), ...memberOf(last, cleaned.parameters) } : { path };
}

/** `total(int)` is a member of an unknown type; `Order(int)` and `shop.Order(int)` are constructors. */
function withoutEnclosingType(
  path: string[],
  cleaned: CleanedQuery,
): { path: string[]; member?: MemberQuery } {
  const last = path.at(-1) ?? '';
  if (cleaned.parameters === undefined && !cleaned.isStackFrame) {
    return { path };
  }
  return { path: isTypeLike(last) ? path : path.slice(0, -1), ...memberOf(last, cleaned.parameters) };
}

function memberOf(name: string, parameters: string | undefined): { member?: MemberQuery } {
  // javac names the method of a lambda after the method that holds it: lambda$total$0.
  const written = /^lambda\$(.+)\$\d+$/.exec(name)?.[1] ?? name;
  if (written === '') {
    return {};
  }
  return {
    member: {
      name: written,
      ...(parameters === undefined ? {} : { parameterTypes: parameterTypes(parameters) }),
    },
  };
}

/** Names of packages and types, outermost first: the separators `.`, `/`, `\` and `$` mean the same here. */
function segmentsOf(name: string): string[] {
  const lambda = /\blambda\$.+\$\d+$/.exec(name)?.[0] ?? '';
  const segments = name
    .slice(0, name.length - lambda.length)
    .split(/[./\\$]+/)
    .concat(lambda)
    // A number is an anonymous class (`Outer$1`), which has no name of its own.
    .filter((segment) => segment !== '' && !/^\d/.test(segment));
  const last = segments.at(-1);
  return segments.length > 1 && (last === 'java' || last === 'class') ? segments.slice(0, -1) : segments;
}

function isTypeLike(name: string): boolean {
  return /^\p{Lu}/u.test(name);
}

function isConstantLike(name: string): boolean {
  return name.length > 1 && name === name.toUpperCase();
}
