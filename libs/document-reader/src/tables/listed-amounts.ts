import { parseAmount } from '../text/amounts';
import { workedAmount } from '../text/worked-amounts';
import { rowOf } from './items';
import { TOTAL } from './leading-codes';
import type { Item, Row } from './types';

/** Lines that must end in an amount, and their share of the lines between the first and the last of them. */
const FEWEST = 4;
const MOSTLY = 0.5;

/** `Mowing and trimming – $15,200`, `Interest: $95`, `Lawn service: $9,540 (new contractor)`. */
const LISTED =
  /^(\S.{1,78}?)\s*(?::|\s[-–—]|\.{2,})\s*(-?\(?\$\s?[\d,]+(?:\.\d\d)?\)?)(?:\s*(\(\D.*\)|\.{3}.*))?$/u;
/** `That is $37,365 in all.` among them says what they come to. */
const SAID = /^(\S.{0,40}?)\s*(-?\$[\d,]+(?:\.\d\d)?)\s*(.{0,30}?)\.?$/u;
/** Points from the longest line to the column that the amounts are given. */
const APART = 30;

/** `Supplies: $210.00 (monthly) / $2,520.00 (annual)`: of two amounts that say the same, the year's. */
const LISTED_TWICE =
  /^(\S[^:]{1,60}?)\s*:\s*.{0,90}?\d.{0,40}?(?<![\d,.])(\$?\s?\d[\d,]*(?:\.\d\d)?)\s*\(?(?:annual|annually|yearly)\)?$/iu;

interface Listed {
  name: string;
  amount: string;
  cents: number;
  remark: string;
}

/** `3) Corporation fee 50.00`, a line that nothing cuts: a typed list without tabs. */
const TYPED = /^(\S.{1,78}?)\s+(-?\(?\$?(?:\d{1,3}(?:,\d{3})+(?:\.\d\d)?|\d+\.\d\d)\)?)$/u;

/**
 * A list in a letter or in minutes, each line ending in its amount: the amounts are put below each other, as a table would
 * have them. Lines between them without an amount stay what they are, and a list above or below a column joins it.
 */
export function amountsBelowEachOther(rows: Row[]): Row[] {
  const led = withAmountsFirst(rows);
  const all = rows.map((row, i) => led[i] ?? listedIn(row, LISTED_TWICE) ?? listedIn(row, LISTED) ?? typedIn(row)); // prettier-ignore
  const places = all.flatMap((listed, i) => (listed ? [i] : []));
  // Amounts that stand apart are a table's, and more than one column keeps to itself.
  const apart = rows.map(({ items, line }) => line.cells.length > 1 && items.some(({ strong }) => strong));
  const figures = rows.map(({ items }, i) => (apart[i] ? items.filter(({ kind }) => kind !== 'words') : []));
  if (figures.slice(places[0], places.at(-1)).some(({ length }) => length > 1)) return rows;
  const lists = stretchesOf(places, apart).flatMap((list) => listOf(rows, all, list));
  const isColumn = figures.every(({ length }) => length < 2);
  const edge = Math.max(
    ...lists.map(({ row }) => row.box[2] + APART),
    ...(isColumn ? figures.flat().map((item) => item.edge) : []),
  );
  const found = new Map(lists.map(({ row, listed }) => [row, listed]));
  return rows.map((row) => (found.has(row) ? inTwo(row, found.get(row)!, edge) : row));
}

/** `4895 utilities, heat, trash`: an amount, or an account number. */
const LED = /^(?=\S+\s+(\S.{1,120})$)(-?\(?\$?\d[\d,]*(?:\.\d\d)?\)?)\s/u;
const FEWEST_LED = 3;

/** Numbers before the names, where a total among them says that they are amounts: what the lines above it come to. */
function withAmountsFirst(rows: readonly Row[]): (Listed | undefined)[] {
  const led = rows.map((row) => listedIn(row, LED));
  let above: number[] = [];
  const isProven = led.some((listed) => {
    if (!listed) return false;
    const isTotal = TOTAL.test(listed.name);
    const isSum = isTotal && above.length >= FEWEST_LED && above.reduce((sum, one) => sum + one, 0) === listed.cents; // prettier-ignore
    above = isTotal ? [] : [...above, listed.cents];
    return isSum;
  });
  return isProven ? led : [];
}

/** Places of listed lines with no row of a table between them. */
function stretchesOf(places: readonly number[], apart: readonly boolean[]): number[][] {
  const stretches: number[][] = [];
  for (const [k, place] of places.entries()) {
    if (k === 0 || apart.slice(places[k - 1], place).includes(true)) stretches.push([]);
    stretches.at(-1)!.push(place);
  }
  return stretches;
}

/** The lines of one list, and the sum that may be said below the last of them. */
function listOf(
  rows: readonly Row[],
  all: readonly (Listed | undefined)[],
  list: readonly number[],
): { row: Row; listed: Listed }[] {
  const [first, last] = [list[0]!, list.at(-1)!];
  const end = rows[last + 1] && saidIn(rows[last + 1]!) ? last + 1 : last;
  const within = rows.slice(first, end + 1);
  if (list.length < FEWEST || list.length < MOSTLY * within.length) return [];
  return within.flatMap((row, i) => {
    const listed = all[first + i] ?? saidIn(row);
    return listed ? [{ row, listed }] : [];
  });
}

function saidIn(row: Row): Listed | undefined {
  const listed = listedIn(row, SAID);
  return listed && { ...listed, name: `${listed.name} ${listed.remark}`.trim(), remark: '' };
}

const typedIn = (row: Row): Listed | undefined =>
  row.items.length === 1 && row.items[0]!.kind === 'words' ? listedIn(row, TYPED) : undefined;

function listedIn({ items, line, page }: Row, pattern: RegExp): Listed | undefined {
  if (line.cells.length !== 1 || items.length === 0 || page.source === 'grid') return undefined;
  const [, name, amount, remark = ''] = pattern.exec(line.text.trim()) ?? [];
  if (name === undefined || amount === undefined) return undefined;
  const cents = parseAmount(amount) ?? workedAmount(amount);
  return cents === undefined ? undefined : { name, amount, cents, remark };
}

/** The row with its name and its amount, which ends at `edge`, and a remark behind it. */
function inTwo(row: Row, { name, amount, cents, remark }: Listed, edge: number): Row {
  const whole: Item = { ...row.items[0]!, kind: 'words', strong: false, mixed: false };
  const [left, top, right, bottom] = row.box;
  const width = ((right - left) * amount.length) / row.line.text.length;
  const words: Item = { ...whole, text: name, box: [left, top, Math.max(left + 1, right - width), bottom] };
  const figure: Item = {
    ...whole,
    text: amount,
    kind: 'amount',
    cents,
    strong: true,
    box: [edge - width, top, edge, bottom],
    edge,
  };
  const note: Item = { ...whole, text: remark, box: [edge + APART, top, edge + APART + width, bottom] };
  return rowOf({ ...row, items: [words, figure, ...(remark ? [note] : [])] });
}
