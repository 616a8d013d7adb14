/**
 * Takes off a pasted piece of Java what surrounds the name in it: keywords, quotes, generics, arrays, places.
 * Everything here is about spelling; what the name means is decided in symbolQuery.ts.
 */

const KEYWORDS =
  /^(?:at|import|package|public|protected|private|abstract|static|final|sealed|non-sealed|strictfp|default|synchronized|native|transient|volatile|class|interface|@interface|enum|record|new|extends|implements|throws)\s+/;

const TYPE_INTRODUCERS = /^@|^(?:.*\s)?(?:new|class|interface|enum|record)\s/;

const CLAUSES = /\s(?:extends|implements|permits|throws)\s.*$/;

/** Annotations with something behind them describe that; one alone is what is asked for. */
const ANNOTATIONS = /^(?:@(?!interface\b)[\w.]+(?:\([^()]*\))?\s+(?=\S))+/;

/** The end of a stack frame: `(Order.java:42)`, `(Native Method)`, `(Unknown Source)`. */
const FRAME_LOCATION = /\((?:[^()]*\.java(?::\d+)?|Native Method|Unknown Source)\)$/;

/** What logging frameworks add to a frame: ` ~[classes/:?]`, ` [app.jar:1.0]`. */
const LOGGED_ARTIFACT = /\s~?\[[^\]]*\]$/;

/** What no source declares by name: the class of a lambda, and a static initialiser. */
const UNNAMED = /\$\$Lambda.*$|[.#]<clinit>(?:\(.*\))?$/;

/** A piece of Java, taken apart. */
export interface CleanedQuery {
  /** The dotted or slashed name that is left, without parameters. */
  readonly name: string;
  /** The text between the parentheses of a method; absent without parentheses. */
  readonly parameters?: string;
  /** Whether it was written as a frame of a stack trace, which ends in a method. */
  readonly isStackFrame: boolean;
  /** Whether it can only be a type: `new`, `@`, `class` or the like stood before the name. */
  readonly namesType: boolean;
}

/** Cleans a query as a model wrote it. Never throws; what it does not understand it leaves as it is. */
export function cleanQuery(query: string): CleanedQuery {
  const unquoted = query
    .trim()
    .replace(LOGGED_ARTIFACT, '')
    .replace(/^[`'"]+/, '');
  const declared = unquoted.replace(/[`'",.;{\s]+$/, '').replace(ANNOTATIONS, '');
  const bare = stripKeywords(declared);
  const namesType = TYPE_INTRODUCERS.test(declared) || UNNAMED.test(bare);
  const located = bare
    .replace(FRAME_LOCATION, '')
    .replace(UNNAMED, '')
    .replace(/:\d+(?::\d+)?$/, '');
  const { head, parameters } = splitParameters(protectConstructors(located));
  const name = lastWord(stripTypeArguments(head).replace(/(?:\[\]|\.\.\.)+/g, '')).replace(/^@/, '');
  return {
    name: stripModule(name),
    ...(parameters === undefined ? {} : { parameters }),
    isStackFrame: FRAME_LOCATION.test(bare),
    namesType,
  };
}

/** The simple names of a parameter list: `final List<String> a, int... b` gives `['List', 'int...']`. */
export function parameterTypes(parameters: string): string[] {
  return stripTypeArguments(parameters)
    .split(',')
    .map((parameter) => {
      const words = parameter.trim().split(/\s+/);
      const type = words.find((word) => word !== 'final' && !word.startsWith('@')) ?? '';
      return type.replace(/^.*\.(?=[^.])/, '');
    })
    .filter((type) => type !== '');
}

function stripKeywords(text: string): string {
  let rest = text;
  for (let next = rest.replace(KEYWORDS, ''); next !== rest; next = rest.replace(KEYWORDS, '')) {
    rest = next;
  }
  return rest.replace(CLAUSES, '').trim();
}

/** `<init>` is the JVM's name for constructors, not a type argument. */
function protectConstructors(text: string): string {
  return text.replace(/([^.$\s/]+)\.<init>/g, '$1#$1');
}

function splitParameters(text: string): { head: string; parameters?: string } {
  const open = text.indexOf('(');
  if (open < 0) {
    return { head: text };
  }
  const close = text.lastIndexOf(')');
  return { head: text.slice(0, open), parameters: text.slice(open + 1, close < open ? undefined : close) };
}

function stripTypeArguments(text: string): string {
  let depth = 0;
  let kept = '';
  for (const character of text) {
    if (character === '<') {
      depth += 1;
    } else if (character === '>') {
      depth = Math.max(depth - 1, 0);
    } else if (depth === 0) {
      kept += character;
    }
  }
  return kept;
}

/** `int total` names `total`: what stands before the last blank is a return type. */
function lastWord(text: string): string {
  return text.trim().split(/\s+/).at(-1) ?? '';
}

/** Stack frames of named modules and class loaders: `java.base/java.util.List.get`, `app//com.acme.Order`. */
function stripModule(name: string): string {
  const afterSlash = name.slice(name.lastIndexOf('/') + 1);
  return /^\p{Ll}[\p{L}\d_$]*\.(?!java$|class$)/u.test(afterSlash) ? afterSlash : name;
}
