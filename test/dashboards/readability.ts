import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';

/** What WCAG 2 asks for normal text. */
const LEAST_CONTRAST = 4.5;

interface ShownText {
  readonly text: string;
  readonly ink: string;
  readonly ground: string;
}

/** Runs in the page: every text with its color and that of the first ground behind it that is not transparent. */
const READ_TEXTS = `(() => {
  const groundOf = (element) => {
    const ground = element === null ? 'rgb(255, 255, 255)' : getComputedStyle(element).backgroundColor;
    return ground === 'rgba(0, 0, 0, 0)' && element !== null ? groundOf(element.parentElement) : ground;
  };
  return [...document.querySelectorAll('h1, h2, p, summary, th, td, svg text')]
    .filter((element) => element.textContent !== '')
    .map((element) => {
      const { color, fill } = getComputedStyle(element);
      const ink = element.tagName === 'text' ? fill : color;
      return { text: element.textContent, ink, ground: groundOf(element) };
    });
})()`;

/** Each text of the page, also in charts, whose contrast to the ground behind it is below WCAG's 4.5 to 1. */
export async function readability(page: Page): Promise<readonly string[]> {
  const texts = await page.evaluate<readonly ShownText[]>(READ_TEXTS);
  assert.ok(texts.length > 200, `${texts.length} texts`);
  return texts
    .filter(({ ink, ground }) => contrast(ink, ground) < LEAST_CONTRAST)
    .map(({ text, ink, ground }) => `${text}: ${ink} on ${ground}`);
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The relative luminance of `rgb(…)`, as WCAG 2 defines it. */
function luminance(color: string): number {
  const channels = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map((value) => Number(value) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
