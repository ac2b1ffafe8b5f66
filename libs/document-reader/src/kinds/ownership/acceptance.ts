import { OTHER_MATTERS } from '../../lexicon/share-matters';
import type { ChunkLine } from './chunks';
import { isLabelled } from './labelled-rows';
import { approx, sumOf } from './ratio';
import type { Region } from './regions';
import type { RawTable } from './row';
import { BREAK, OTHER_FIGURES, OWNERSHIP } from './words';

const LIMITED = new RegExp(OTHER_MATTERS.map(({ words }) => words).join('|'), 'i');
const GENERAL =
  /undivided|ownership|interests? in (?:the )?common|(?<!limited )common (?:elements?|areas?|expenses?|interests?)|(?:allocated|proportionate|percentage|beneficial) interests?/i;

/** A sentence that gives out the cost of some work, the use of something or votes, and nothing of ownership. */
export function isOfOtherMatter(text: string): boolean {
  return LIMITED.test(text) && !GENERAL.test(text) && !OWNERSHIP.test(text);
}

/** The words right above a table speak of the cost of some work, of parking or of votes, and not of ownership. */
export function isLimited(heading: RawTable['heading']): boolean {
  // A column of votes beside the shares makes no table of votes.
  const above = heading.filter(({ line }) => line.cells.length < 3).map(({ line }) => line.text);
  const near = leadIn(above).join(' ');
  const head = heading
    .slice(-2)
    .map(({ line }) => line.text)
    .join('\n');
  return LIMITED.test(near) && !GENERAL.test(`${near}\n${head}`);
}

/** The last lines above a table, from where its own paragraph begins: the article before it is of another matter. */
function leadIn(heading: string[]): string[] {
  const near = heading.slice(-3);
  const end = near
    .slice(0, -1)
    .findLastIndex((text) => (isProse(text) || isRest(text)) && /[.;]["”)]?\s*$/.test(text));
  return near.slice(end + 1);
}

/** `exhibit adds to the whole.`: the last words of a paragraph, on a line of their own. */
function isRest(text: string): boolean {
  return /^[a-z]+ [a-z]/.test(text);
}

/** A line of running text, no title and no column's head. */
function isProse(text: string): boolean {
  return (text.match(/\b[a-z]{2,}\b/g) ?? []).length > 6;
}

/**
 * A table is one of ownership by the words above it and in its head; without them only in a governing document, and only
 * where its shares are whole. A budget with a column of percentages, or notes such as `approved 11/14`, is none.
 */
export function isOwnership(table: RawTable, region: Region, governing: boolean): boolean {
  const heading = ownHeading(region.heading);
  const head = headWords(region);
  const rest = restOfSentence(region);
  const words = [...heading, ...head, rest, region.lines[0]?.page.name ?? ''].join('\n');
  const near = textOf(region.heading.slice(-8));
  const labelled = isLabelled([...region.rows]);
  const whole = isAboutWhole(table);
  const onlyBuildings = table.rows.every((row) => row.keys.every((key) => key.label === 'building'));
  if (onlyBuildings && !whole) return false;
  if (!governing && !labelled && !OWNERSHIP.test([...heading.slice(-4), ...head, rest].join('\n')))
    return false;
  if (OWNERSHIP.test(words) || (labelled && OWNERSHIP.test(near)))
    return table.rows.length >= 2 || (table.rows[0]?.evidence === 1 && whole);
  if (table.rows.length < 2 || !whole) return false;
  return governing || (/%|percent|interest|share/i.test(words) && !OTHER_FIGURES.test(words));
}

/** What a list is a list of may be said behind it, where its rows are a part of a sentence: `of the common elements.` */
function restOfSentence(region: Region): string {
  const [first, ...more] = region.after.slice(0, 3).map(({ line }) => line.text.trim());
  return first !== undefined && /^[a-z]/.test(first)
    ? [first, ...more].join(' ').replace(/[.;]\s.*$/, '')
    : '';
}

function isAboutWhole(table: RawTable): boolean {
  const units = (row: RawTable['rows'][number]): number =>
    Math.max(1, ...row.keys.map((key) => key.names.length));
  const once = approx(sumOf(table.rows.map((row) => row.share)));
  const each = table.rows.reduce((sum, row) => sum + approx(row.share) * units(row), 0);
  return [once, each].some((sum) => Math.round(sum) >= 1 && Math.abs(sum - Math.round(sum)) < 0.05);
}

/** The lines above a table from its own title on, if it has one; what stands before `EXHIBIT B` is of another matter. */
function ownHeading(heading: ChunkLine[]): string[] {
  const texts = heading.map(({ line }) => line.text);
  const title = texts.findLastIndex((text) => BREAK.test(text.trim()) && text.length < 110);
  return title < 0 ? texts : texts.slice(title);
}

function headWords(region: Region): string[] {
  return region.lines
    .filter((line) => !region.rows.has(line))
    .slice(0, 8)
    .map(({ line }) => line.text);
}

function textOf(lines: ChunkLine[]): string {
  return lines.map(({ line }) => line.text).join('\n');
}
