import { isPattern, matchesWildcards } from './wildcards';

/** How well a name fits what was asked for; smaller is better. */
export const Tier = {
  exact: 0,
  exactIgnoringCase: 1,
  prefix: 2,
  camelHumps: 3,
  substring: 4,
  scattered: 5,
} as const;
export type Tier = (typeof Tier)[keyof typeof Tier];

/** How well a simple name fits a name or a pattern with `*` and `?`; undefined where it does not. */
export function nameTier(name: string, wanted: string): Tier | undefined {
  if (wanted === '') {
    return undefined;
  }
  const lowerName = name.toLowerCase();
  const stem = wanted.replaceAll('*', '');
  if (name === stem) {
    return Tier.exact;
  }
  if (lowerName === stem.toLowerCase()) {
    return Tier.exactIgnoringCase;
  }
  return isPattern(wanted) ? wildcardTier(name, wanted) : plainTier(name, wanted);
}

function plainTier(name: string, wanted: string): Tier | undefined {
  const lowerName = name.toLowerCase();
  const lowerWanted = wanted.toLowerCase();
  if (lowerName.startsWith(lowerWanted)) {
    return Tier.prefix;
  }
  const humps = wanted.split(/(?=\p{Lu})/u).join('*');
  if (matchesWildcards(name, `${humps}*`)) {
    return Tier.camelHumps;
  }
  if (lowerName.includes(lowerWanted)) {
    return Tier.substring;
  }
  // jdtls widens OrderService to *Order*Service*.
  return matchesWildcards(lowerName, `*${humps.toLowerCase()}*`) ? Tier.scattered : undefined;
}

function wildcardTier(name: string, wanted: string): Tier | undefined {
  const lowerName = name.toLowerCase();
  const lowerWanted = wanted.toLowerCase();
  if (matchesWildcards(lowerName, lowerWanted)) {
    return Tier.prefix;
  }
  // jdtls takes a pattern with stars for the beginning of a name.
  return !wanted.includes('?') && matchesWildcards(lowerName, `${lowerWanted}*`) ? Tier.scattered : undefined;
}
