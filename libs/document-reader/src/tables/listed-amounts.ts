import { parseAmount } from '../text/amounts';
import { workedAmount } from '../text/worked-amounts';
import { rowOf } from './items';
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

/**
 * A list in a letter or in minutes, each line ending in its amount: the amounts are put below each other, as a table would
 * have them. Lines between them without an amount stay what they are.
 */
export function amountsBelowEachOther(rows: Row[]): Row[] {
  const all = rows.map((row) => listedIn(row, LISTED_TWICE) ?? listedIn(row, LISTED));
  const said = (row: Row): Listed | undefined => {
    const listed = listedIn(row, SAID);
    return listed && { ...listed, name: `${listed.name} ${listed.remark}`.trim(), remark: '' };
  };
  const places = all.flatMap((listed, i) => (listed ? [i] : []));
  const [first = 0, last = -1] = [places[0], places.at(-1)];
  // The sum may be said below the last of them.
  const end = rows[last + 1] && said(rows[last + 1]!) ? last + 1 : last;
  const within = rows.slice(first, end + 1);
  const isList = places.length >= FEWEST && places.length >= MOSTLY * within.length;
  // Amounts that stand apart are a table's.
  if (
    !isList ||
    within.some(({ items, line }) => line.cells.length > 1 && items.some(({ strong }) => strong))
  )
    return rows;
  const edge = Math.max(...within.map(({ box }) => box[2])) + APART;
  return rows.map((row, i) => {
    const listed = i < first || i > end ? undefined : (all[i] ?? said(row));
    return listed ? inTwo(row, listed, edge) : row;
  });
}

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
