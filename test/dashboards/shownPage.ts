/** What a page shows. Each expression runs in the page, whose types this project does not have. */
import type { Page } from 'playwright-core';

/** The texts of a table's cells, row by row, of the section with this id. */
export function cellsOf(page: Page, section: string): Promise<readonly (readonly string[])[]> {
  return page.evaluate(
    `[...document.querySelectorAll('#${section} tr')].map((row) => [...row.children].map((cell) => cell.textContent))`,
  );
}

/** The texts in each chart. */
export function chartTexts(page: Page): Promise<readonly (readonly string[])[]> {
  return page.evaluate(
    `[...document.querySelectorAll('svg')].map((chart) => [...chart.querySelectorAll('text')].map((text) => text.textContent))`,
  );
}

/** The widths in pixels of what is painted in a color in the chart of a section, widest first. */
export function paintedWidths(page: Page, section: string, color: string): Promise<readonly number[]> {
  return page.evaluate(
    `[...document.querySelectorAll('#chart-${section} svg path[fill="${color}"]')]
      .map((path) => path.getBoundingClientRect().width).sort((a, b) => b - a)`,
  );
}
