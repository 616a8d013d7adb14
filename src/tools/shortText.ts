/** A text for one line of a chat: without line breaks, at most 80 characters. */
export function shortText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
