import { readNumber } from '../text/amounts';
import { rowOf } from './items';
import type { Item, Row } from './types';

/** Lines that must end in an amount, and their share of the lines between the first and the last of them. */
const FEWEST = 4;
const MOSTLY = 0.5;

/** `Mowing and trimming – $15,200`, `Interest: $95`. */
const LISTED = /^(\S.{1,78}?)\s*(?::|\s[-–—]|\.{2,})\s*(-?\(?\$\s?[\d,]+(?:\.\d\d)?\)?)$/u;
/** `That is $37,365 in all.` among them says what they come to. */
const SAID = /^(\S.{0,40}?)\s*(-?\$[\d,]+(?:\.\d\d)?)\s*(.{0,30}?)\.?$/u;
/** Points from the longest line to the column that the amounts are given. */
const APART = 30;

interface Listed {
  name: string;
  amount: string;
}

/**
 * A list in a letter or in minutes, each line ending in its amount: the amounts are put below each other, as a table would
 * have them. Lines between them without an amount stay what they are.
 */
export function amountsBelowEachOther(rows: Row[]): Row[] {
  const all = rows.map((row) => listedIn(row, LISTED));
  const places = all.flatMap((listed, i) => (listed ? [i] : []));
  const [first = 0, last = -1] = [places[0], places.at(-1)];
  // The sum may be said below the last of them.
  const end = rows[last + 1] && listedIn(rows[last + 1]!, SAID) ? last + 1 : last;
  const within = rows.slice(first, end + 1);
  const isList = places.length >= FEWEST && places.length >= MOSTLY * within.length;
  if (!isList || within.some(({ items }) => items.some((item) => item.strong && !item.mixed))) return rows;
  const edge = Math.max(...within.map(({ box }) => box[2])) + APART;
  return rows.map((row, i) => {
    const listed = i < first || i > end ? undefined : (all[i] ?? listedIn(row, SAID));
    return listed ? inTwo(row, listed, edge) : row;
  });
}

function listedIn({ items, page }: Row, pattern: RegExp): Listed | undefined {
  const [only, ...others] = items;
  if (!only || others.length > 0 || only.kind !== 'words' || page.source === 'grid') return undefined;
  const [, before, amount, behind = ''] = pattern.exec(only.text.trim()) ?? [];
  if (before === undefined || amount === undefined || readNumber(amount).kind !== 'amount') return undefined;
  return { name: `${before} ${behind}`.trim(), amount };
}

/** The row with its name and its amount, which ends at `edge`. */
function inTwo(row: Row, { name, amount }: Listed, edge: number): Row {
  const whole = row.items[0]!;
  const reading = readNumber(amount);
  if (reading.kind !== 'amount') return row;
  const [left, top, right, bottom] = whole.box;
  const width = ((right - left) * amount.length) / whole.text.length;
  const words: Item = { ...whole, text: name, box: [left, top, Math.max(left + 1, right - width), bottom] };
  const figure: Item = {
    ...whole,
    text: amount,
    kind: 'amount',
    cents: reading.cents,
    strong: true,
    box: [edge - width, top, edge, bottom],
    edge,
  };
  return rowOf({ ...row, items: [words, figure] });
}
