import type { FoundSymbol } from './javaSymbols';

/** What our own search inside jdtls is asked; a name fits from its beginning, by camel humps, or by `*` and `?`, in any case. */
export interface DeclarationRequest {
  /** A simple name, or a pattern. */
  readonly name: string;
  /** The package or enclosing type, or the end of one, in any case; with `.*` behind it everything inside at any depth. */
  readonly qualifier?: string;
  /** Types come from source and libraries, members (fields, constants, methods, constructors) from source. */
  readonly kinds: readonly ('type' | 'member')[];
}

/** What it found. */
export interface FoundDeclarations {
  /** Exact names are never left out for others. */
  readonly hits: readonly FoundSymbol[];
  /** How many there are, `hits` and those beyond its bound. */
  readonly total: number;
  /** False when it stopped early: then `total` is what it had found by then. */
  readonly complete: boolean;
  /** False when the index was still being made. */
  readonly indexed: boolean;
}

/** Asks; undefined where this search is missing, too old, or fails. */
export type AskDeclarations = (request: DeclarationRequest) => Promise<FoundDeclarations | undefined>;
