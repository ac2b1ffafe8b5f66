import type { Cell, Page } from '../../page/types';

/** How sure a figure is that the page's own text does not have. */
const UNCONFIRMED = 0.5;

/** Two digits or more: single ones are notes, bullets and units, and nothing is budgeted on them. */
const FIGURE = /(?<![\d.,])\d[\d.,]*\d/g;

/**
 * Compares each figure that was found by position with the page's text as another program extracts it, in drawing order
 * and without positions. One that is not there was put together from pieces that do not belong together, or is cut off by
 * what lies over it: its confidence falls, so that a person is asked. Returns those figures.
 */
export function confirmFigures(page: Page, text: string): string[] {
  const written = figuresOfText(text);
  const missing: string[] = [];
  for (const line of page.lines)
    for (const cell of line.cells) {
      const unconfirmed = figures(cell.text).filter((figure) => !written.has(figure));
      if (unconfirmed.length === 0) continue;
      missing.push(...unconfirmed);
      lower(cell, unconfirmed);
    }
  return missing;
}

const figures = (text: string): string[] => text.match(FIGURE) ?? [];

/** Of each cell as it is written, and without the spaces that are put between characters set apart. */
function figuresOfText(text: string): Set<string> {
  const cells = text.split(/[\t\n]/);
  return new Set(cells.flatMap((cell) => [...figures(cell), ...figures(cell.replace(/ +/g, ''))]));
}

function lower(cell: Cell, unconfirmed: readonly string[]): void {
  cell.confidence = Math.min(cell.confidence, UNCONFIRMED);
  for (const word of cell.words)
    if (unconfirmed.some((figure) => word.text.includes(figure)))
      word.confidence = Math.min(word.confidence, UNCONFIRMED);
}
