import { bareName, isMember, type FoundSymbol } from './javaSymbols';
import { hasParameters, type MemberQuery, type SymbolQuery } from './symbolQuery';
import { isNamed, listableSymbols, rankSymbols } from './symbolRanking';

/** Which source a search was answered from; a closed list that telemetry may carry. */
export type AnsweredBy = 'workspaceSymbols' | 'typeOutline' | 'declarationSearch';

/** What a search asks. Each function may throw a `ToolError` or a cancellation, which end the search. */
export interface SymbolSource {
  /** The workspace symbols for a text, unfiltered. `attempt` 2 is the normalising retry. */
  ask(text: string, attempt: 1 | 2): Promise<readonly FoundSymbol[]>;
  /** All members that a type in workspace source declares, in source order; undefined where its file cannot be outlined. */
  membersOf(type: FoundSymbol): Promise<readonly FoundSymbol[] | undefined>;
}

/** The answer before the cut. */
export interface SearchAnswer {
  /** Best first. */
  readonly hits: readonly FoundSymbol[];
  /** What was searched instead, when the hits answer less than what was asked. */
  readonly searchedFor?: string;
  /** How many more there are than `hits`, where the server counted them without listing them. */
  readonly unlisted?: number;
  /** The search stopped early: there may be more than was counted. */
  readonly stopped?: true;
  /** The server was still making its index. */
  readonly indexing?: true;
  readonly retried: boolean;
  readonly answeredBy: AnsweredBy;
}

/** Asks as written; only when that finds nothing, once more normalised; then, for a member, one type's outline. */
export async function searchSymbols(query: SymbolQuery, source: SymbolSource): Promise<SearchAnswer> {
  const { member } = query;
  const written = listableSymbols(await source.ask(query.asWritten, 1));
  const asWritten =
    member === undefined ? fitting(written, query) : fitting(written, asTypeQuery(query, member));
  // A method found here has no declaration range yet: the outline of its type does better.
  const first =
    member === undefined ? asWritten : asWritten.filter((hit) => isNamed(hit, member.name) && !isMember(hit));
  if (first.length > 0) {
    return { hits: first, retried: false, answeredBy: 'workspaceSymbols' };
  }
  if (query.normalised === query.asWritten) {
    return finish(written, query, false);
  }
  const normalised = listableSymbols(await source.ask(query.normalised, 2));
  if (member === undefined) {
    return finish(normalised, query, true);
  }
  const outlined = await memberAnswer(normalised, query, member, source);
  const inBoth = fitting([...written, ...normalised], asTypeQuery(query, member));
  const methods = inBoth.filter((hit) => isNamed(hit, member.name) && isMember(hit));
  if (outlined === undefined && methods.length > 0) {
    return { hits: methods, retried: true, answeredBy: 'workspaceSymbols' };
  }
  return outlined ?? finish(normalised, query, true);
}

function fitting(hits: readonly FoundSymbol[], query: SymbolQuery): readonly FoundSymbol[] {
  const ranked = rankSymbols(hits, query);
  return ranked.qualifierDropped ? [] : ranked.hits;
}

/** `Outer.inner` looks like a member and may be a type all the same. */
function asTypeQuery(query: SymbolQuery, member: MemberQuery): SymbolQuery {
  const qualifier = [query.qualifier, query.typeName].filter((part) => part !== '').join('.');
  return { ...query, typeName: member.name, qualifier };
}

function finish(hits: readonly FoundSymbol[], query: SymbolQuery, retried: boolean): SearchAnswer {
  const ranked = rankSymbols(hits, query);
  // Look-alikes of the type do not answer a question for one of its members.
  const kept =
    query.member === undefined ? ranked.hits : ranked.hits.filter((hit) => isNamed(hit, query.typeName));
  const lessThanAsked = query.member !== undefined || ranked.qualifierDropped;
  return {
    hits: kept,
    ...(lessThanAsked && kept.length > 0 ? { searchedFor: query.typeName } : {}),
    retried,
    answeredBy: 'workspaceSymbols',
  };
}

async function memberAnswer(
  types: readonly FoundSymbol[],
  query: SymbolQuery,
  member: MemberQuery,
  source: SymbolSource,
): Promise<SearchAnswer | undefined> {
  const ranked = rankSymbols(types, query);
  const owner = ranked.hits.find((hit) => isNamed(hit, query.typeName));
  const declared = owner === undefined ? undefined : await source.membersOf(owner);
  const named = withName(declared ?? [], member.name);
  if (named.length === 0) {
    return undefined;
  }
  const overloads = named.filter((hit) => hasParameters(hit.name, member.parameterTypes));
  const lessThanAsked = ranked.qualifierDropped || overloads.length === 0;
  return {
    hits: overloads.length === 0 ? named : overloads,
    ...(lessThanAsked ? { searchedFor: `${query.typeName}.${member.name}` } : {}),
    retried: true,
    answeredBy: 'typeOutline',
  };
}

function withName(members: readonly FoundSymbol[], name: string): readonly FoundSymbol[] {
  const exact = members.filter((member) => bareName(member.name) === name);
  return exact.length > 0 ? exact : members.filter((member) => isNamed(member, name));
}
