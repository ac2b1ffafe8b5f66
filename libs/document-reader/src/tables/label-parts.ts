import { unionOf } from '../page/lines';
import type { Box, Word } from '../page/types';
import { isColumnLabel, meaningOf } from './roles';
import type { Band, Item } from './types';

export const LONGEST_LABEL_WORDS = 9;

/** `MTD Actual MTD Budget YTD Actual YTD Budget YTD Variance`: so many words of columns are labels that were set too close. */
export const OF_COLUMNS =
  /^(?:(?:[mpy]td|actual|budget(?:ed)?|var(?:iance|\.)?|annual|current|prior|month|year|to|date|period|total|20\d\d|[%$])\s*){6,}$/i;

/**
 * Labels so close that they share a cell, `YTD Budget Annual Budget`: parted where each part keeps to a column of its
 * own and says by itself what the column is. A heading over a group, `2025 Budget` in the middle of two, keeps to none;
 * `2025 Budget 2026 (Proposed)` names two years, so that each part need only reach over its column.
 */
export function labelParts(item: Item, bands: Band[]): Item[] {
  const words = item.cell.words.filter((word) => isWithin(word.box, item.box));
  if (item.cell.ref !== undefined || words.length < 2) return [item];
  if (words.length > LONGEST_LABEL_WORDS) return (OF_COLUMNS.test(item.text) && partsInPlace(item, words, bands)) || [item]; // prettier-ignore
  if (ONE_PERIOD.test(item.text)) return [item];
  const near = 0.7 * (item.box[3] - item.box[1]);
  return partsInPlace(item, words, bands) ?? partsKeeping(item, { words, bands, isAt: (part, band) => keepsTo(part, band, near) }) ?? partsOfYears(item, words, bands) ?? [item]; // prettier-ignore
}

/** `Year to Date`, `7/1/25 - 6/30/26`: a period whose words may each stand over a column of the group that it heads. */
export const ONE_PERIOD =
  /^(?:year|month|quarter|period)[- ]to[- ]date$|^[\d/.]{6,10} ?(?:-|–|to|thru|through) ?[\d/.]{6,10}$/i;

/** From so many parts on that all keep to the columns below them, a row of labels was set too close. */
const FEWEST_IN_PLACE = 3;

/** Points by which labels may differ in how far they stand from their figures. */
const ALIGNED = 1.5;

/** `2026 No Increase 5% Increase` over three columns: whatever the words mean, each part ends, or has its middle, where its figures do. */
function partsInPlace(item: Item, words: Word[], bands: Band[]): Item[] | undefined {
  return partsEnding(item, words, bands) ?? partsInMiddle(item, words, bands);
}

const middle = ({ left, right }: { left: number; right: number }): number => (left + right) / 2;

/** Parts that all end as far from the ends of their columns as the last one does. */
function partsEnding(item: Item, words: Word[], bands: Band[]): Item[] | undefined {
  const end = words.at(-1)!.box[2];
  const under = [...bands].sort((a, b) => Math.abs(a.edge - end) - Math.abs(b.edge - end))[0]!;
  const isEnd = ({ box }: Word): boolean => bands.some(({ edge }) => Math.abs(box[2] - edge - (end - under.edge)) < ALIGNED); // prettier-ignore
  const parts: Word[][] = [[]];
  for (const [i, word] of words.entries()) {
    parts.at(-1)!.push(word);
    if (isEnd(word) && i < words.length - 1) parts.push([]);
  }
  return parts.length >= FEWEST_IN_PLACE ? parts.map((part) => partOf(item, part)) : undefined;
}

function partsInMiddle(item: Item, words: Word[], bands: Band[]): Item[] | undefined {
  const ends = bands.map((band, b) => (band.right + (bands[b + 1]?.left ?? Infinity)) / 2);
  const at = ({ box }: Word): number =>
    ends.findIndex((end) => middle({ left: box[0], right: box[2] }) < end);
  const parts = bands.flatMap((band, b) => {
    const own = words.filter((word) => at(word) === b);
    return own.length > 0 ? [{ part: partOf(item, own), band }] : [];
  });
  const offsets = parts.map(({ part: { box }, band }) => middle({ left: box[0], right: box[2] }) - middle(band)); // prettier-ignore
  const isLevel = Math.max(...offsets) - Math.min(...offsets) < ALIGNED;
  return parts.length >= FEWEST_IN_PLACE && isLevel ? parts.map(({ part }) => part) : undefined;
}

const YEAR = /\b(?:19|20)\d\d\b/g;

function partsOfYears(item: Item, words: Word[], bands: Band[]): Item[] | undefined {
  const reaches = ({ box }: Item, { left, right }: Band): boolean => box[0] < right && box[2] > left;
  const parts = partsKeeping(item, { words, bands, isAt: (part, band) => part.text.match(YEAR)?.length === 1 && reaches(part, band), isLongFirst: true }); // prettier-ignore
  const years = new Set(parts?.map(({ text }) => meaningOf(text).year));
  return parts && parts.length > 1 && years.size === parts.length ? parts : undefined;
}

interface Keeping {
  words: Word[];
  bands: Band[];
  isAt: (part: Item, band: Band) => boolean;
  /** Whether a part takes as many words as it can. */
  isLongFirst?: boolean;
}

/** The words cut into labels, each at a band of its own; undefined where they cannot be. */
function partsKeeping(item: Item, { words, bands, isAt, isLongFirst = false }: Keeping): Item[] | undefined {
  const partsFrom = (at: number, free: number): Item[] | undefined => {
    if (at === words.length) return [];
    const ends = words.map((_, i) => i + 1).slice(at);
    for (const end of isLongFirst ? ends.reverse() : ends) {
      const part = partOf(item, words.slice(at, end));
      const meaning = meaningOf(part.text);
      if (meaning.notes) {
        const rest = partsFrom(end, free);
        if (rest) return [part, ...rest];
      }
      if (!isColumnLabel(meaning) && !isStub(words.slice(at, end), words[end])) continue;
      const owner = bands.findIndex((band, b) => b >= free && isAt(part, band));
      const rest = owner < 0 ? undefined : partsFrom(end, owner + 1);
      if (rest) return [part, ...rest];
    }
    return undefined;
  };
  return partsFrom(0, 0);
}

/** `Per` over `Unit` and `Month`, well apart from the next column's label: one word of a label that goes on below. */
function isStub([word, ...others]: Word[], next: Word | undefined): boolean {
  if (!word || !next || others.length > 0) return false;
  return next.box[0] - word.box[2] > STUB_GAP * (word.box[3] - word.box[1]);
}

/** Of a word's height: wider than any space between words. */
const STUB_GAP = 0.6;

function partOf(item: Item, words: Word[]): Item {
  const box = unionOf(words.map((word) => word.box));
  return { ...item, text: words.map((word) => word.text).join(' '), box, edge: box[2] };
}

function keepsTo({ box }: Item, band: Band, near: number): boolean {
  return (
    Math.abs(box[2] - band.right) < near || Math.abs((box[0] + box[2] - band.left - band.right) / 2) < near
  );
}

function isWithin(box: Box, whole: Box): boolean {
  return box[0] >= whole[0] - 0.5 && box[2] <= whole[2] + 0.5;
}
