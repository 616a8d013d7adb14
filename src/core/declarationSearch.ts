import type { AskDeclarations, DeclarationRequest } from './declarationRequest';
import { bareName, isLibrary, type FoundSymbol } from './javaSymbols';
import { hasParameters, type MemberQuery, type SymbolQuery } from './symbolQuery';
import { isNamed, listableSymbols, rankSymbols } from './symbolRanking';
import type { SearchAnswer } from './symbolSearch';
import { isPattern } from './wildcards';

/** Searches types and members by name; undefined where `ask` is not there. `ask` may throw what ends the call. */
export async function searchDeclarations(
  query: SymbolQuery,
  ask: AskDeclarations,
): Promise<SearchAnswer | undefined> {
  try {
    const search = new DeclarationSearch(query, ask);
    return await (query.member === undefined ? search.named() : search.member(query.member));
  } catch (error) {
    if (error instanceof SearchMissing) {
      return undefined;
    }
    throw error;
  }
}

class SearchMissing extends Error {}

/** The requests of one query, and what is known of all their answers. */
class DeclarationSearch {
  private complete = true;
  private indexed = true;

  constructor(
    private readonly query: SymbolQuery,
    private readonly askOnce: AskDeclarations,
  ) {}

  /** Types; where none has exactly this name, members too. */
  async named(): Promise<SearchAnswer> {
    const { query } = this;
    if (query.mayBePackage) {
      const inside = await this.ask({
        name: '*',
        qualifier: `${query.qualifier}.${query.typeName}.*`,
        kinds: ['type'],
      });
      if (inside.hits.length > 0) {
        return this.answer(rankSymbols(inside.hits, query).hits, inside.unlisted);
      }
    }
    const within = qualifierOf(query);
    const fitting = await this.typesAndMembers(within);
    return fitting.hits.length > 0 || within === undefined ? fitting : this.typesAndMembers();
  }

  /** The members of that name in that type; less than that only with `searchedFor`. */
  async member(member: MemberQuery): Promise<SearchAnswer> {
    const { typeName } = this.query;
    const asked = { ...this.query, typeName: member.name, qualifier: pathOf(this.query) };
    const owner = asked.filePath === undefined ? qualifierOf(asked) : typeName;
    const inside = await this.membersIn(owner, asked, member);
    if (inside !== undefined) {
      return inside;
    }
    const shorter = { ...asked, qualifier: typeName };
    if (typeName !== '' && owner !== typeName) {
      const elsewhere = await this.membersIn(qualifierOf(shorter), shorter, member);
      if (elsewhere !== undefined) {
        return { ...elsewhere, searchedFor: `${typeName}.${member.name}` };
      }
    }
    const types = await this.ask({ name: typeName, ...within(qualifierOf(this.query)), kinds: ['type'] });
    const owners = rankSymbols(types.hits, this.query).hits.filter((hit) => isNamed(hit, typeName));
    return { ...this.answer(owners), ...(owners.length === 0 ? {} : { searchedFor: typeName }) };
  }

  private async typesAndMembers(qualifier?: string): Promise<SearchAnswer> {
    const { query } = this;
    const types = await this.ask({ name: query.typeName, ...within(qualifier), kinds: ['type'] });
    if (types.hits.some((hit) => isExactly(hit, query.typeName))) {
      return this.ranked(types.hits, types.unlisted);
    }
    const found = await this.ask({ name: query.typeName, ...within(qualifier), kinds: ['member'] });
    // A constructor has the name of its type, which is what a plain name asks for.
    const members = found.hits.filter(({ kind }) => kind !== 'Constructor');
    const closest = closestNames(members, query.typeName);
    if (closest.some((hit) => isExactly(hit, query.typeName)) && !isPattern(query.typeName)) {
      // Who names a member of the project does not ask for classes of libraries that only begin like it.
      return this.ranked([...types.hits.filter(({ uri }) => !isLibrary(uri)), ...closest]);
    }
    const unlistedMembers = closest.length === found.hits.length ? found.unlisted : 0;
    return this.ranked([...types.hits, ...closest], types.unlisted + unlistedMembers);
  }

  /** Says so where only the name fits, and not the qualifier. */
  private ranked(hits: readonly FoundSymbol[], unlisted = 0): SearchAnswer {
    const ranked = rankSymbols(hits, this.query);
    return ranked.qualifierDropped
      ? { ...this.answer(ranked.hits), searchedFor: this.query.typeName }
      : this.answer(ranked.hits, unlisted);
  }

  private async membersIn(
    qualifier: string | undefined,
    asked: SymbolQuery,
    { name, parameterTypes }: MemberQuery,
  ): Promise<SearchAnswer | undefined> {
    const found = await this.ask({ name, ...within(qualifier), kinds: ['type', 'member'] });
    const ranked = rankSymbols(found.hits, asked);
    const named = closestNames(ranked.qualifierDropped ? [] : ranked.hits, name);
    if (named.length === 0) {
      return undefined;
    }
    const overloads = named.filter((hit) => hasParameters(hit.name, parameterTypes));
    if (overloads.length > 0) {
      const all = parameterTypes === undefined && named.length === found.hits.length;
      return this.answer(overloads, all ? found.unlisted : 0);
    }
    const searchedFor = [this.query.typeName, name].filter((part) => part !== '').join('.');
    return { ...this.answer(named), searchedFor };
  }

  private async ask(
    request: DeclarationRequest,
  ): Promise<{ hits: readonly FoundSymbol[]; unlisted: number }> {
    if (request.name === '') {
      return { hits: [], unlisted: 0 };
    }
    const found = await this.askOnce(request);
    if (found === undefined) {
      throw new SearchMissing();
    }
    this.complete &&= found.complete || hasAllNamed(found.hits, request.name);
    this.indexed &&= found.indexed;
    return { hits: listableSymbols(found.hits), unlisted: found.total - found.hits.length };
  }

  private answer(hits: readonly FoundSymbol[], unlisted = 0): SearchAnswer {
    return {
      hits,
      ...(unlisted === 0 ? {} : { unlisted }),
      ...(this.complete ? {} : { stopped: true }),
      ...(this.indexed ? {} : { indexing: true }),
      retried: false,
      answeredBy: 'declarationSearch',
    };
  }
}

/** Where a member has the very name, look-alikes only cost the reader; a pattern asks for all of them. */
function closestNames(hits: readonly FoundSymbol[], name: string): readonly FoundSymbol[] {
  const named = hits.filter((hit) => isNamed(hit, name));
  return named.length === 0 || isPattern(name) ? hits : named;
}

/** The server looks for the very name first: where look-alikes follow, and are not wanted, nothing is missing. */
function hasAllNamed(hits: readonly FoundSymbol[], name: string): boolean {
  const named = hits.filter((hit) => isNamed(hit, name)).length;
  return !isPattern(name) && named > 0 && named < hits.length;
}

function isExactly(hit: FoundSymbol, name: string): boolean {
  return bareName(hit.name) === name.replaceAll('*', '');
}

function pathOf({ qualifier, typeName }: SymbolQuery): string {
  return [qualifier, typeName].filter((part) => part !== '').join('.');
}

/** What the server can be asked for; a path with slashes or stars is left to the ranking. */
function qualifierOf({ qualifier, filePath }: SymbolQuery): string | undefined {
  return qualifier === '' || filePath !== undefined || isPattern(qualifier) ? undefined : qualifier;
}

function within(qualifier: string | undefined): Pick<DeclarationRequest, 'qualifier'> {
  return qualifier === undefined ? {} : { qualifier };
}
