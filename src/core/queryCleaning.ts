/**
 * Takes off a pasted piece of Java what surrounds the name in it: keywords, quotes, generics, arrays, places.
 * Everything here is about spelling; what the name means is decided in symbolQuery.ts.
 */

const KEYWORDS =
  /^(?:at|import|package|public|protected|private|abstract|static|final|sealed|non-sealed|strictfp|default|synchronized|native|transient|volatile|class|interface|@interface|enum|record|new|extends|implements|throws)\s+/;

const TYPE_INTRODUCERS = /^@|^(?:.*\s)?(?:new|class|interface|enum|record)\s/;

const CLAUSES = /\s(?:extends|implements|permits|throws)\s.*$/;

/** The end of a stack frame: `(Order.java:42)`, `(Native Method)`, `(Unknown Source)`. */
const FRAME_LOCATION = /\((?:[^()]*\.java(?::\d+)?|Native Method|Unknown Source)\)$/;

/** A piece of Java, taken apart. */
export interface CleanedQuery {
  /** The dotted or slashed name that is left, without parameters. */
  readonly name: string;
  /** The text between the parentheses of a method; absent without parentheses. */
  readonly parameters?: string;
  /** Whether it was written as a frame of a stack trace, which always ends in a method. */
  readonly isStackFrame: boolean;
  /** Whether `new`, `@`, `class` or the like stood before the name, so that parentheses belong to a type. */
  readonly namesType: boolean;
}

/** Cleans a query as a model wrote it. Never throws; what it does not understand it leaves as it is. */
export function cleanQuery(query: string): CleanedQuery {
  const unquoted = query
    .trim()
    .replace(/^[`'"]+|[`'";{]+$/g, '')
    .trim();
  const namesType = TYPE_INTRODUCERS.test(unquoted);
  const bare = stripKeywords(unquoted);
  const isStackFrame = FRAME_LOCATION.test(bare);
  const located = bare.replace(FRAME_LOCATION, '').replace(/:\d+(?::\d+)?$/, '');
  const { head, parameters } = splitParameters(protectInitializers(located));
  const name = lastWord(stripTypeArguments(head).replace(/(?:\[\]|\.\.\.)+/g, '')).replace(/^@/, '');
  return {
    name: stripModule(name),
    ...(parameters === undefined ? {} : { parameters }),
    isStackFrame,
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

/** `<init>` and `<clinit>` are the JVM's names for constructors and static initialisers, not type arguments. */
function protectInitializers(text: string): string {
  return text.replace(/([\w$]+)\.<init>/g, '$1#$1').replace(/[.#]<clinit>/g, '');
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
  const slash = name.lastIndexOf('/');
  const afterSlash = name.slice(slash + 1);
  return slash >= 0 && /\.(?!java$|class$)/.test(afterSlash) ? afterSlash : name;
}
