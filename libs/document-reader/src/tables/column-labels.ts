import { parseDate } from '../text/dates';
import { overlapShare } from './bands';
import { isField, isFieldOf } from './fields';
import { divideColumns, repeatedRuns } from './groups';
import { inOrder, LEVEL, stackedLabels } from './label-order';
import { labelParts, LONGEST_LABEL_WORDS, ONE_PERIOD } from './label-parts';
import { isColumnLabel, meaningOf, RATE, type LabelMeaning } from './roles';
import { figuresStart, isCellBefore, isOver, type Slot } from './slots';
import type { Band, Heading, Item, Row, TableColumn } from './types';

/** Labels, roles and years of the bands, from the rows above them. */
export function columnsOf(bands: Band[], read: Row[], slots: Slot[]): TableColumn[] {
  const headers = read
    .filter((row, i) => !isNameAbove(row, read.slice(i + 1)))
    .map((row) => ({ ...row, items: phrasesJoined(row.items) }));
  const stacked = stackedLabels(headers, bands);
  if (stacked) return bands.map((band, b) => labelled(band, { own: stacked[b]!, spanning: [] }));
  const lowest = headers.length > 0 ? labelsAlone(headers.at(-1)!, bands, slots) : [];
  const rows = headers.map(
    (row) =>
      inOrder(row, bands, slots) ?? overRuns(row, { labels: lowest, bands }) ?? headingsOf(row, bands, slots),
  );
  // An inner column has the label of the outer one behind it.
  if (areOverOuter(rows, bands)) return bands.map((band, b) => labelled(band, { own: ownLabels(rows, b % 2 === 0 ? b + 1 : b), spanning: [] })); // prettier-ignore
  const labels = bands.map((_, b) => ownLabels(rows, b).join(' '));
  for (const headings of rows) widen({ headings, rows, bands, labels, known: labels.map(meaningOf) });
  return bands.map((band, b) => {
    const spanning = rows.flatMap((row) =>
      row.filter((heading) => heading.over.length > 1 && heading.over.includes(b)),
    );
    return labelled(band, { own: ownLabels(rows, b), spanning: spanning.map((h) => h.item.text) });
  });
}

/**
 * `2024  2025` over the outer of two columns each, whose inner ones list the lines: every heading is over a second column,
 * so that none of them is of a group.
 */
function areOverOuter(rows: readonly Heading[][], bands: readonly Band[]): boolean {
  if (bands.length < FEWEST_STAGGERED || bands.length % 2 === 1) return false;
  const headings = rows.flat();
  const headed = new Set(headings.flatMap(({ over }) => over));
  return (
    headings.every(({ over }) => over.length === 1) && bands.every((_, b) => headed.has(b) === (b % 2 === 1))
  );
}

const FEWEST_STAGGERED = 4;

const OF_PERIOD =
  /^(?:current|this|prior|last|fiscal|calendar) (?:period|month|quarter|year)$|^year-? ?to-? ?date$/i;

/** `current | period | year-to- | date`: heads whose words stand over a column each, and are of the whole group. */
function phrasesJoined(items: readonly Item[]): Item[] {
  return items.reduce<Item[]>((done, item, i) => {
    const before = done.at(-1);
    const text = before && `${before.text}${/\S-$/.test(before.text) ? '' : ' '}${item.text}`;
    // `7/1/25`, the dash behind it, and `6/30/26`.
    const range = item.kind === 'dash' ? `${text} ${items[i + 1]?.text}` : item.kind === 'words' ? text : '';
    const isRange = before !== undefined && ONE_PERIOD.test(range ?? '');
    if (!text || !(OF_PERIOD.test(text) || isRange)) return [...done, item];
    return [
      ...done.slice(0, -1),
      { ...before, text, box: [before.box[0], before.box[1], item.box[2], before.box[3]] },
    ];
  }, []);
}

/** `Budget vs` over `Actual $` at the end of each group: the first line of that column's own label. */
function areOverLast(items: readonly Item[], runs: number[][], bands: readonly Band[]): boolean {
  const isOverBand = ({ box }: Item, b: number): boolean => overlapShare({ left: box[0], right: box[2] }, bands[b]!) > 0; // prettier-ignore
  return (
    runs.some((run) => run.length > 1) &&
    runs.every((run, i) => run.every((b) => isOverBand(items[i]!, b) === (b === run.at(-1))))
  );
}

const OF_PAPER = /\b(?:budget|statement|report|proposal|comparison|actuals?)\b/i;
const OF_ACCOUNTS = /\b(?:accounts?|bank|cash|funds?) balances$/i;

/**
 * "2023 Annual Budget" above "2022 Approved | 2023 Proposed": the document's name, whose year is not that of the columns
 * below it. "2023 Account Balances" above the budget of 2024 heads what the accounts hold, and not the lines below.
 */
function isNameAbove({ items, line }: Row, below: readonly Row[]): boolean {
  const isOne = items.length === 1 || line.cells.length === 1;
  const text = items.map((item) => item.text).join(' ');
  const { year } = meaningOf(text);
  if (isOne && OF_ACCOUNTS.test(text)) return true;
  if (!isOne || year === undefined || !OF_PAPER.test(text)) return false;
  const years = below.flatMap((row) => row.items.flatMap((item) => meaningOf(item.text).year ?? []));
  return years.some((other) => other !== year);
}

/** What stands over one band alone. */
function ownLabels(rows: Heading[][], b: number): string[] {
  return rows.flatMap((row) =>
    row.filter(({ over }) => over.length === 1 && over[0] === b).map(({ item }) => item.text),
  );
}

/** Each heading of a row with the bands right under it. */
function headingsOf(row: Row, bands: Band[], slots: Slot[]): Heading[] {
  const items = row.items
    .filter((_, i) => !isFieldOf(row.items, i))
    .flatMap((item) => labelParts(item, bands))
    .filter((item) => isOver(item, slots) && !isCellBefore(item, figuresStart(bands)) && isLabel(item.text));
  const headings = items
    .map((item): Heading => ({ item, over: bandsUnder(item, bands, slots) }))
    .filter((heading) => heading.over.length > 0);
  return headings.filter((heading) => !isCrowdedOut(heading, headings, bands));
}

/** The label that each band has in one row alone. */
function labelsAlone(row: Row, bands: Band[], slots: Slot[]): string[] {
  const headings = headingsOf(row, bands, slots);
  return bands.map((_, b) => ownLabels([headings], b).join(' '));
}

/**
 * `Current Period | Year to Date | Annual` over `Actual Budget Variance Actual Budget Variance Budget`: as many headings
 * as the labels below begin anew, whatever they stand over. Undefined where the row heads no such groups.
 */
function overRuns(
  row: Row,
  { labels, bands }: { labels: readonly string[]; bands: Band[] },
): Heading[] | undefined {
  const runs = repeatedRuns(labels);
  const items = row.items.flatMap((item) => labelParts(item, bands));
  // What stands behind the groups has a label of its own: `Yearly Budget`.
  if (runs.length === items.length + 1 && runs.at(-1)!.length === 1 && items.at(-1)!.box[2] < bands.at(-1)!.left) runs.pop(); // prettier-ignore
  if (items.length < 2 || runs.length !== items.length) return undefined;
  if (areOverLast(items, runs, bands)) return undefined;
  const meanings = items.map(({ text }) => meaningOf(text));
  const known = labels.map(meaningOf);
  const isGroups = meanings.every(
    (group, i) =>
      OF_FUND.test(items[i]!.text) ||
      (isColumnLabel(group) && (group.whole || runs[i]!.some((b) => adds(group, known[b]!)))),
  );
  return isGroups ? items.map((item, i) => ({ item, over: runs[i]! })) : undefined;
}

const OF_FUND = /\bfunds?$|^(?:operating|reserves?|replacement|(?:grand )?totals?|combined)$/i;

/** A sentence or a sum that reaches over a column is no label of it. */
function isLabel(label: string): boolean {
  const text = label.replace(RATE, '');
  if (/^(?:see|incl\.?|includ\w+|based on|assum\w+)\b|^[*†#]/i.test(text)) return false;
  if (isField(text)) return false;
  const { notes, role } = meaningOf(text);
  // "Plan B: $102/mo" is what a proposal costs a home.
  return !notes && text.split(' ').length <= LONGEST_LABEL_WORDS && (role === 'proposed' || !/\$ ?\d|=/.test(text)); // prettier-ignore
}

/** Of two headings over one band the nearer speaks for it; the other heads a column that has no figures here. */
function isCrowdedOut(heading: Heading, headings: Heading[], bands: Band[]): boolean {
  if (heading.over.length !== 1) return false;
  const band = bands[heading.over[0]!]!;
  const middle = (band.left + band.right) / 2;
  const rivals = headings.filter((other) => other.over.length === 1 && other.over[0] === heading.over[0]);
  const isFar = (other: Heading): boolean =>
    overlapShare({ left: other.item.box[0], right: other.item.box[2] }, band) <= 0;
  if (!isFar(heading)) return false;
  return rivals.some((other) => other !== heading && distance(other, middle) < distance(heading, middle));
}

function bandsUnder(item: Item, bands: Band[], slots: Slot[]): number[] {
  const extent = { left: item.box[0], right: item.box[2] };
  const covered = bands
    .map((_, b) => b)
    .filter((b) => {
      const slot = slots[b]!;
      const overlap = Math.min(extent.right, slot.right) - Math.max(extent.left, slot.left);
      const band = bands[b]!;
      const middle = (band.left + band.right) / 2;
      return (
        (overlap > 0.55 * (slot.right - slot.left) && middle > extent.left && middle < extent.right) ||
        (overlap > 0 && overlapShare(extent, band) > 0.75)
      );
    });
  if (covered.length > 0) return covered;
  const best = slots
    .map((slot, b) => ({ b, overlap: Math.min(extent.right, slot.right) - Math.max(extent.left, slot.left) }))
    .sort((x, y) => y.overlap - x.overlap)[0];
  return best && best.overlap > 0 ? [best.b] : [];
}

interface Widening {
  headings: Heading[];
  rows: Heading[][];
  bands: Band[];
  /** Each band's own labels, and what they say. */
  labels: string[];
  known: LabelMeaning[];
}

/** Headings beside each other that speak for a column each, and for no group. */
const FEWEST_APART = 3;
const ENDS = /^(?:through|thru|as of|ended|ending|up to|until)\b/i;

/**
 * `YTD` flush over `February` and `2024`, `Actual to Date` over `7/31/2024`, `Over (Under)` over `Budget`: the first line
 * of one column's label, where a group's heading would be over others too.
 */
function isFirstLine({ item, over }: Heading, rows: Heading[][]): boolean {
  const { role, year } = meaningOf(item.text);
  if ((role !== 'ytd' && role !== 'variance') || year !== undefined || over[0] === 0) return false;
  const below = rows.flat().filter((other) => other.item !== item && other.over.length === 1 && other.over[0] === over[0]); // prettier-ignore
  const isWhole =
    role === 'variance'
      ? below.some((other) => ['budget', 'actual'].includes(meaningOf(other.item.text).role ?? ''))
      : below.length > 1 || below.some((other) => parseDate(other.item.text) !== undefined);
  return isWhole && below.every((other) => Math.abs(other.item.box[2] - item.box[2]) < LEVEL);
}

/** Headings of a group (`2025`, `Year to date`) that stand over one band speak for the whole group. */
function widen({ headings, rows, bands, labels, known }: Widening): void {
  if (headings.length === 0 || headings.length >= bands.length) return;
  const meanings = headings.map(({ item }) => meaningOf(item.text));
  if (!meanings.every(isColumnLabel)) return;
  // `Through` over `August 31` in one column: the rest of its label, and no group's heading.
  const [only] = headings;
  if (headings.length === 1 && only!.over.length === 1) {
    const own = labels[only!.over[0]!]!;
    // So is `Month` below `Per Unit /`.
    const isBelow = !own.startsWith(only!.item.text) && meanings[0]!.year === undefined;
    // And `Per Unit` over `Per Month` is of that column, and not of `Annual` beside it.
    if (isBelow || ENDS.test(own) || isFirstLine(only!, rows) || meanings[0]!.role === 'other') return;
  }
  const single = headings.every(({ over }) => over.length === 1);
  // "Jul-Sep  Oct-Dec  Jan-Mar  Apr-Jun" over a column each, side by side: none of them is of the columns behind.
  if (headings.length >= FEWEST_APART && single && headings.every(({ over }, i) => over[0] === headings[0]!.over[0]! + i)) return; // prettier-ignore
  // "PTD  PTD  YTD  YTD": a word that is printed again over the next column speaks for its own column alone.
  if (headings.some(({ item }, i) => item.text === headings[i + 1]?.item.text)) return;
  if (
    !single ||
    !meanings.some((meaning) => known.some((own, b) => adds(meaning, own) && !isOwn(headings, b)))
  )
    return;
  const runs = divideColumns(
    headings.map(({ item }) => item),
    bands,
    labels,
  );
  runs?.forEach((run, i) => {
    const useful = run.filter((b) => headings[i]!.over.includes(b) || adds(meanings[i]!, known[b]!));
    headings[i]!.over = useful;
  });
}

const isOwn = (headings: Heading[], b: number): boolean => headings.some(({ over }) => over.includes(b));

/** Whether a group's heading tells something that a column's own label does not. */
function adds(group: LabelMeaning, own: LabelMeaning): boolean {
  if (group.year !== undefined && own.year === undefined) return true;
  if (group.role === undefined) return false;
  const isPeriod = ['ytd', 'month', 'quarter'].includes(group.role);
  return (
    own.role === undefined || (isPeriod && ['budget', 'actual', 'variance', 'percent'].includes(own.role))
  );
}

function distance(heading: Heading, x: number): number {
  return Math.abs((heading.item.box[0] + heading.item.box[2]) / 2 - x);
}

/** A column of a known name: its role and its year are what the name says. */
export const columnCalled = (label: string, band: Band): TableColumn =>
  labelled(band, { own: [label], spanning: [] });

/** `Proposed` over `Budget` in one column reads as one label; a group's heading fills in what the label leaves out. */
function labelled(band: Band, words: { own: string[]; spanning: string[] }): TableColumn {
  const own = meaningOf(words.own.join(' '));
  // `Per Month` reaches over its neighbor `Per Year`, and says nothing of it.
  const spanning = /\bper (?:year|annum)\b/i.test(words.own.join(' ')) ? [] : words.spanning;
  const group = meaningOf(spanning.join(' '));
  const label = [...spanning, ...words.own].join(' ').replace(/\s+/g, ' ').trim();
  const merged: LabelMeaning = { ...own };
  // "Annual Budget" at the end of the columns under "Year To Date" is of the whole year.
  // So is "2017-18 Budget" under the name of a month.
  const isWhole = /\b(?:annual|yearly|full[- ]year)\b|\b20\d\d ?[-–/] ?(?:20)?\d\d\b/i.test(
    words.own.join(' '),
  );
  const isOfPart = group.role === 'ytd' || group.role === 'month' || group.role === 'quarter';
  const qualifies = isOfPart && !isWhole;
  // `Annual` behind the columns under "YTD" is what was planned for the year.
  const inherited =
    isOfPart && isWhole && /^(?:annual|full year)$/i.test(words.own.join(' ')) ? 'budget' : group.role;
  if (merged.role === undefined && inherited !== undefined) merged.role = inherited;
  if (qualifies && (own.role === 'budget' || own.role === 'actual')) merged.role = group.role;
  if (group.role === 'variance' && own.whole && own.role === undefined) merged.role = 'variance';
  if (merged.year === undefined && group.year !== undefined) merged.year = group.year;
  const role = band.kind === 'percent' ? 'percent' : (merged.role ?? 'other');
  return {
    ...band,
    label,
    role,
    ...(merged.year === undefined ? {} : { year: merged.year }),
    ...(merged.part === undefined ? {} : { part: merged.part }),
    certainty: merged.role !== undefined || band.kind === 'percent' ? 1 : 0.3,
  };
}
