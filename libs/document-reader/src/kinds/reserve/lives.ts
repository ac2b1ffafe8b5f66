import type { Item } from '../../tables/types';
import { readNumber } from '../../text/amounts';
import { textOf } from '../reading/headed-tables';
import type { NamedRow } from '../reading/row-names';
import type { Component, Figure } from './component-table';

/** A figure of a row with its place. */
export function figureOf(named: NamedRow, item: Item, value: number): Figure {
  const { page, line } = named.row.row;
  return {
    value,
    raw: item.text,
    cell: { ...item.cell, box: item.box },
    line,
    page,
    repaired: item.repaired,
  };
}

interface Lives {
  lives: Pick<Component, 'usefulLife' | 'remainingLife'>;
  ranges: number;
}

/** Useful and remaining life of a row, from two columns or from one that has both. */
export function livesOf(
  named: NamedRow,
  columns: { useful: number; remaining: number; both: number; isLeftFirst: boolean },
): Lives {
  const cell = (column: number): Item[] => (column >= 0 ? named.row.cells[column]! : []);
  // Recognition may lose the stroke between the two heads: then the pairs stand under one of them, or between.
  const pair = columns.both >= 0 ? cell(columns.both) : [...cell(columns.useful), ...cell(columns.remaining)];
  const both = pairOf(named, pair, columns);
  if (both) return { lives: both, ranges: 0 };
  const left = cell(columns.remaining);
  const remaining = isNone(left) ? figureOf(named, left[0]!, 0) : yearsOf(named, left);
  const useful = longEnough(yearsOf(named, cell(columns.useful)), remaining);
  return {
    lives: {
      ...(useful ? { usefulLife: useful } : {}),
      ...(remaining ? { remainingLife: remaining } : {}),
    },
    ranges: [useful, remaining].filter((one) => one?.range).length,
  };
}

const PAIR = /^(\d{1,3})\s*[/|]\s*(\d{1,3})$/;
/** In a column of both also `20 yrs / 8 yrs`, `20 (8 left)`, `8 of 20`. */
const BOTH = /^(\d{1,3})\b(?!\.\d)([^\d$%]{1,12})(\d{1,3})\b(?!\.\d)[^\d$%]{0,12}$/;

/** `20 / 8`: what a thing lasts and what it has left. */
function pairOf(
  named: NamedRow,
  items: Item[],
  { both, isLeftFirst }: { both: number; isLeftFirst: boolean },
): Lives['lives'] | undefined {
  const text = textOf(items);
  const [item] = items;
  const [, first, between, second] =
    (both >= 0 ? BOTH.exec(text) : PAIR.exec(text)?.toSpliced(2, 0, '/')) ?? [];
  if (!item || first === undefined || second === undefined) return undefined;
  const figure = (value: string): Figure => ({ ...figureOf(named, item, Number(value)), raw: text });
  const [useful, left] = isLeftFirst || /\bof\b/.test(between!) ? [second, first] : [first, second];
  return { usefulLife: figure(useful), remainingLife: figure(left) };
}

/**
 * Of a range of useful lives the earlier end, for money that is set aside too soon does no harm; but what still has
 * longer to live than that has the later one.
 */
function longEnough(useful: Figure | undefined, remaining: Figure | undefined): Figure | undefined {
  if (!useful?.range || !remaining || remaining.value <= useful.value) return useful;
  return { ...useful, value: useful.range[1] };
}

/** `none` where others have years left. */
const isNone = (items: Item[]): boolean => textOf(items).toLowerCase() === 'none';

const RANGE = /^(\d{1,3})\s*(?:-|–|to)\s*(\d{1,3})\b/i;

/** `20`, `20 yrs`, `7.5`, `0`; of a range (`15 to 20`) its earlier end. A calendar year is no life, nor `to 25`. */
function yearsOf(named: NamedRow, items: Item[]): Figure | undefined {
  const [first] = items;
  if (!first) return undefined;
  const isScan = named.row.row.page.source === 'ocr';
  const printed = textOf(items);
  // Specks and rules beside a figure: `5)`, `© 20`.
  const text = isScan ? printed.replace(/^-|[^\w\s.,:/–-]/g, '').trim() : printed;
  const range = RANGE.exec(text);
  if (range) {
    const ends: [number, number] = [Number(range[1]), Number(range[2])];
    return ends[0] < ends[1] && ends[1] <= 150 ? { ...figureOf(named, first, ends[0]), raw: printed, range: ends } : undefined; // prettier-ignore
  }
  if (/^(?:up )?to\s*\d/i.test(text)) return undefined;
  const match = /^(\S+?)\s*(?:y[a-z]{0,4}\.?)?$/i.exec(text);
  if (!match || items.some((item) => item.kind === 'percent' || item.text.includes('$'))) return undefined;
  const reading = readNumber(match[1]!, { recognised: isScan });
  if (reading.kind !== 'amount' || reading.cents < 0 || reading.cents > 15_000) return undefined;
  return {
    ...figureOf(named, first, reading.cents / 100),
    raw: printed,
    repaired: reading.repaired || text !== printed,
  };
}
