/** Whether a name is a pattern, with `*` or `?`. */
export function isPattern(name: string): boolean {
  return /[*?]/.test(name);
}

/**
 * Whether a whole text fits a pattern in which `*` is any text and `?` any one character. Takes time proportional to
 * the product of both lengths at most, whatever the pattern.
 */
export function matchesWildcards(text: string, pattern: string): boolean {
  let at = 0;
  let star = -1;
  let afterStar = 0;
  let wanted = 0;
  while (at < text.length) {
    if (pattern[wanted] === '*') {
      star = wanted;
      wanted += 1;
      afterStar = at;
    } else if (pattern[wanted] === text[at] || pattern[wanted] === '?') {
      wanted += 1;
      at += 1;
    } else if (star >= 0) {
      // The last star takes one character more.
      afterStar += 1;
      at = afterStar;
      wanted = star + 1;
    } else {
      return false;
    }
  }
  return /^\**$/.test(pattern.slice(wanted));
}
