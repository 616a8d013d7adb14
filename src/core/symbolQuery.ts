import { bareName } from './javaSymbols';
import { cleanQuery, parameterTypes, type CleanedQuery } from './queryCleaning';
import { isPattern } from './wildcards';

/** How a query was written; a closed list that telemetry may carry. */
export type QueryForm = 'simple' | 'qualified' | 'member' | 'wildcard' | 'other';

/** The member that a query names. */
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
  /** The end of a source file's path without `.java`, where the query was written with slashes. */
  readonly filePath?: string;
  /** Whether it is a dotted name in small letters: then it may be a package, and everything in it is asked for. */
  readonly mayBePackage: boolean;
  readonly member?: MemberQuery;
}

interface Path {
  /** Packages and types, outermost first. */
  readonly path: readonly string[];
  readonly member?: MemberQuery;
}

/** Understands a non-blank query in any of the forms in which models write Java names. Never throws. */
export function parseSymbolQuery(query: string): SymbolQuery {
  const asWritten = query.trim();
  const cleaned = cleanQuery(asWritten);
  const { path: written, member } = splitMember(cleaned);
  const path = withoutStars(written);
  const typeName = path.at(-1) ?? '';
  const isPackage = mayBePackage(path);
  return {
    form: formOf(asWritten, written, member),
    asWritten,
    normalised: (isPackage ? path.join('.') : typeName.replaceAll('?', '*')) || (member?.name ?? asWritten),
    typeName,
    qualifier: path.slice(0, -1).join('.'),
    ...(/[/\\]/.test(cleaned.name) ? { filePath: path.join('/') } : {}),
    mayBePackage: isPackage,
    ...(member === undefined ? {} : { member }),
  };
}

/** Whether a method's shown name (`find(Class<T>, int)`) has the parameter types that were asked for; undefined asks for none. */
export function hasParameters(name: string, wanted: MemberQuery['parameterTypes']): boolean {
  if (wanted === undefined) {
    return true;
  }
  const parameters = /^\((.*)\)$/s.exec(name.slice(bareName(name).length))?.[1];
  return parameters !== undefined && JSON.stringify(parameterTypes(parameters)) === JSON.stringify(wanted);
}

/** A segment of stars says "any": `*.Scratch` is asked for as `Scratch`, `com.acme.*` as the package. */
function withoutStars(path: readonly string[]): readonly string[] {
  const named = path.filter((segment) => !/^\*+$/.test(segment));
  const endsInStars = named.at(-1) !== path.at(-1);
  return path.length > 1 && !(endsInStars && !mayBePackage(named)) ? named : path;
}

function mayBePackage(path: readonly string[]): boolean {
  return path.length > 1 && !path.some((segment) => isTypeLike(segment) || isPattern(segment));
}

function formOf(asWritten: string, path: readonly string[], member: MemberQuery | undefined): QueryForm {
  if (member !== undefined) {
    return 'member';
  }
  if (path.some((segment) => isPattern(segment))) {
    return 'wildcard';
  }
  if (path.length > 1) {
    return 'qualified';
  }
  return path[0] === asWritten ? 'simple' : 'other';
}

function splitMember(cleaned: CleanedQuery): Path {
  const [typePart = '', ...memberParts] = cleaned.name.split(/#|::/);
  const path = segmentsOf(typePart);
  if (memberParts.length > 0) {
    return withMember(path, memberParts.at(-1) ?? '', cleaned.parameters);
  }
  const last = path.at(-1) ?? '';
  const isCall = cleaned.isStackFrame || cleaned.parameters !== undefined || last.startsWith('lambda$');
  if (cleaned.namesType || last === '') {
    return { path };
  }
  if (isTypeLike(path.at(-2) ?? '')) {
    const namesMember = isCall || !isTypeLike(last) || isConstantLike(last);
    return namesMember ? withMember(path.slice(0, -1), last, cleaned.parameters) : { path };
  }
  if (!isCall) {
    return { path };
  }
  // `total(int)` is a member of an unknown type; `Order(int)` and `shop.Order(int)` are constructors.
  return withMember(isTypeLike(last) ? path : path.slice(0, -1), last, cleaned.parameters);
}

function withMember(path: readonly string[], written: string, parameters: string | undefined): Path {
  // javac names the method of a lambda after the method that holds it: lambda$total$0.
  const holder = /^lambda\$(.+)\$\d+$/.exec(written)?.[1];
  // `Order::new` and lambda$new$0 are about the constructor, which Java names after its type; lambda$static$0 about no member.
  const name = (holder ?? written) === 'new' ? (path.at(-1) ?? '') : (holder ?? written);
  if (name === '' || holder === 'static') {
    return { path };
  }
  return {
    path,
    member: { name, ...(parameters === undefined ? {} : { parameterTypes: parameterTypes(parameters) }) },
  };
}

/** Names of packages and types, outermost first: the separators `.`, `/`, `\` and `$` mean the same here. */
function segmentsOf(name: string): readonly string[] {
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
