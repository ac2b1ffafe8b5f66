import { candidates, isFigure, isRow } from './side-rows';
import type { Item, Row } from './types';

/** Lines and rows that must be there before one side of a page is told for an article. */
const FEWEST = 3;
/** Share of the rows of a table that need not have words and figures of their own. */
const TORN = 0.1;

/** Words from which a phrase is a line of an article, and the share of those left of a table that are such. */
const PROSE_WORDS = 5;
const MOSTLY_PROSE = 0.5;

/** A table to the right of an article: its rows have words and figures of their own behind a cut with no figures before it. */
export function behindProse(rows: Row[]): number | undefined {
  if (rows.some((row) => row.page.source === 'grid')) return undefined;
  const isOfTable = (item: Item): boolean => isFigure(item) && item.strong && !isInSentence(item);
  const tabled = rows.filter((row) => row.items.some(isOfTable));
  if (tabled.length < FEWEST) return undefined;
  return candidates(rows).find((cut) => {
    const left = rows.flatMap((row) => row.items.filter((item) => item.box[0] < cut));
    const lines = left.filter(({ text }) => text.split(' ').length >= PROSE_WORDS).length;
    const own = tabled.filter((row) => isRow(row.items.filter((item) => item.box[0] >= cut))).length;
    return (
      lines >= FEWEST &&
      lines >= MOSTLY_PROSE * left.length &&
      own >= (1 - TORN) * tabled.length &&
      left.every((item) => item.box[2] <= cut + 2 && !isOfTable(item))
    );
  });
}

/** "Dues are $690 per home": an amount among words that no gap parts from it. */
const isInSentence = ({ cell, text }: Item): boolean =>
  cell.text.replace(text, '').trim().split(/\s+/).length >= PROSE_WORDS;

/** Words of a line of an article that no cell of a table has, lines of it that tell, and points that their edges may be apart. */
const LINE_WORDS = 7;
const FEWEST_LINES = 5;
const LEVEL = 2;

/**
 * A table to the left of an article. Remarks behind figures begin with their row; an article has lines above the first
 * figures too, and none of its own.
 */
export function beforeProse(rows: Row[]): number | undefined {
  if (rows.some((row) => row.page.source === 'grid')) return undefined;
  const isTabled = (row: Row): boolean => row.items.some((item) => isFigure(item) && item.strong);
  const first = rows.findIndex(isTabled);
  if (first < 0 || rows.filter(isTabled).length < FEWEST) return undefined;
  const end = Math.max(
    ...rows.flatMap(({ items }) =>
      items.filter((item) => isFigure(item) && item.strong).map(({ box }) => box[2]),
    ),
  );
  const isLine = ({ kind, text, box }: Item): boolean =>
    kind === 'words' && box[0] > end && text.split(' ').length >= LINE_WORDS;
  const lines = rows.flatMap(({ items }) => items.filter(isLine));
  const left = lines[0]?.box[0] ?? 0;
  const isLevel = (item: Item): boolean => isLine(item) && Math.abs(item.box[0] - left) < LEVEL;
  const isAbove = rows.slice(0, first).some(({ items }) => items.some(isLevel));
  return isAbove && lines.filter(isLevel).length >= FEWEST_LINES ? left - LEVEL : undefined;
}
