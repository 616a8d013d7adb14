import type { FoundSymbol } from './javaSymbols';

/** One way to read what was asked. */
export interface Reading {
  /** A simple name, or a pattern for one with `*` and `?`. */
  readonly name: string;
  /**
   * The package or type that encloses it: a dotted name, or the end of one. With `.*` behind it everything inside is meant, at
   * any depth.
   */
  readonly qualifier?: string;
  /** What it must be; absent: a type, or a member where no type has the name. A constructor has the name of its type. */
  readonly kind?: 'type' | 'member' | 'constructor';
  /** The parameter types of a method or constructor as the source writes them, without packages. */
  readonly parameters?: readonly string[];
  /** The end of the path of the file that declares it, with slashes and `.java`; may be a pattern. */
  readonly file?: string;
}

/** What our search inside jdtls is asked: the readings of one query, the likeliest first. */
export interface SearchQuestion {
  readonly readings: readonly [Reading, ...Reading[]];
  /** The most rows of the answer. */
  readonly limit: number;
}

/** How much of a reading the rows fit. */
export interface Matched {
  /** The index of the reading that was answered. */
  readonly reading: number;
  readonly name: 'exact' | 'otherCase' | 'similar';
  /** False where only the name fits, and not what should enclose it. */
  readonly qualifier: boolean;
  /** False where no declaration has these parameters. */
  readonly parameters: boolean;
  /** False where the type is there and has no such member: then the rows are the type itself. */
  readonly member: boolean;
}

/** What the search found. */
export interface SearchFindings {
  /** Best first, each declaration once. */
  readonly rows: readonly FoundSymbol[];
  /** How many declarations there are, `rows` and those beyond the limit. */
  readonly total: number;
  /** False when the search stopped before it had looked at everything. */
  readonly complete: boolean;
  /** Absent where nothing was found. */
  readonly matched?: Matched;
  /** How many declarations have a name that is only like the one that was found. */
  readonly similarNames: number;
  /** Where all members of a type were asked for: its supertypes in workspace source that declare more. */
  readonly inheritedFrom: readonly string[];
}
