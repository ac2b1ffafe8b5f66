import { lettersApart } from '../../reading/near-words';
import { add, approx, equal, ratio, times, type Ratio } from '../ratio';
import type { RawTable, Row } from '../row';
import { mainKey } from '../spread';
import { withLikeFigures } from './like-figures';
import { tokensOf, wanting } from './rows';

/** Rows that must agree before what they have in common is believed. */
const ALIKE = 3;
const MOSTLY = 0.8;
/** Recognition that is surer than this is not overruled by a sum. */
const SURE = 0.6;

interface Value {
  share: Ratio;
  raw: string;
  count: number;
}

/**
 * Shares of a scanned table that could not be read, or were misread, as far as the others and the whole tell them: a
 * share that other units have too, and with which all add to 100 %. Each is marked as reckoned. A blank row that nothing
 * tells is left out, and a doubt names its unit.
 */
export function withReckonedShares(read: Row[], doubts: RawTable['doubts']): Row[] {
  if (read.length === 0 || read.some(({ page }) => page.source !== 'ocr')) return read;
  const rows = withLikeFigures(read);
  const values = valuesOf(rows.filter((row) => !row.blank));
  const filled = filledRows(rows, values);
  const lost = filled.filter((row) => row.blank);
  if (lost.length > 0)
    doubts.push({
      code: 'ownership-unread',
      message: `The ${lost.length === 1 ? 'share' : 'shares'} of unit ${namesOf(lost)} could not be read; ${lost.length === 1 ? 'it is' : 'they are'} not in the table.`,
      page: lost[0]!.page,
      line: lost[0]!.line,
    });
  const kept = filled.filter((row) => !row.blank);
  return lost.length > 0 ? kept : corrected(kept, values, doubts);
}

function namesOf(rows: Row[]): string {
  const names = rows.slice(0, 10).map((row) => mainKey(row)?.names[0] ?? '');
  return names.join(', ') + (rows.length > 10 ? ' and more' : '');
}

function valuesOf(rows: Row[]): Value[] {
  const values = new Map<string, Value>();
  for (const { share, raw } of rows) {
    const key = `${share.n}/${share.d}`;
    const value = values.get(key);
    if (value) value.count++;
    else values.set(key, { share, raw, count: 1 });
  }
  return [...values.values()];
}

/** How far the sum of shares may be from the whole by their rounding: half of the last digit that is printed, each. */
function rounding(rows: Row[], values: Value[]): number {
  const places = Math.max(...values.map(({ raw }) => /[.,](\d+)/.exec(raw)?.[1]?.length ?? 0));
  const isPercent = values.some(
    ({ share, raw }) => Math.abs(approx(share) * 100 - Number.parseFloat(raw)) < 1e-6,
  );
  return places === 0 ? 0 : (rows.length * 0.5) / 10 ** (places + (isPercent ? 2 : 0));
}

function filledRows(rows: Row[], values: Value[]): Row[] {
  const blanks = rows.filter((row) => row.blank);
  if (blanks.length === 0) return rows;
  const told = blanks.map(
    (row) => toldByOthers(row, rows) ?? (blanks.length === 1 ? byDifference(rows, values) : undefined),
  );
  const known = told.filter((value) => value !== undefined);
  const missing = approx(wanting(rows));
  const given = known.reduce((sum, share) => sum + approx(share), 0);
  const slack = rounding(rows, values) + 1e-9;
  // Together no more than what is wanting: other rows may be lost.
  if (given > missing + slack || known.length === 0) return rows;
  return rows.map((row) => {
    const share = row.blank ? told[blanks.indexOf(row)] : undefined;
    const { blank: _blank, ...rest } = row;
    return share ? { ...rest, share, raw: row.line.text.trim().slice(0, 60), reckoned: true } : row;
  });
}

/** The one value of the table that is wanting to the whole. */
function byDifference(rows: Row[], values: Value[]): Ratio | undefined {
  const missing = wanting(rows);
  const exact = values.filter(({ share }) => equal(share, missing));
  const slack = rounding(rows, values);
  const near =
    exact.length > 0
      ? exact
      : values.filter(({ share }) => Math.abs(approx(share) - approx(missing)) <= slack);
  return near.length === 1 ? near[0]!.share : undefined;
}

/**
 * What all units have that are like this one: all units at all, those of the same place on other floors, or those with
 * the same figure beside them (an area, a type).
 */
function toldByOthers(row: Row, rows: Row[]): Ratio | undefined {
  const others = rows.filter((other) => !other.blank);
  const same = (like: Row[]): Ratio | undefined => {
    // The last units of a list may have a share that makes it add up.
    const [most] = valuesOf(like).sort((a, b) => b.count - a.count);
    return most && most.count >= ALIKE && most.count >= like.length * MOSTLY ? most.share : undefined;
  };
  const all = same(others);
  if (all) return all;
  const tokens = tokensOf(row).filter((token) => token !== mainKey(row)?.names[0]);
  const byFigure = tokens.flatMap(
    (token) => same(others.filter((other) => tokensOf(other).includes(token))) ?? [],
  );
  const stack = stackOf(row);
  const byStack = stack === undefined ? undefined : same(others.filter((other) => stackOf(other) === stack));
  const told = [...byFigure, ...(byStack ? [byStack] : [])];
  return told[0] && told.every((share) => equal(share, told[0]!)) ? told[0] : undefined;
}

/** `01` of 101, 201 and 301; `C` of 1C and 2C. */
function stackOf(row: Row): string | undefined {
  const name = mainKey(row)?.names[0] ?? '';
  return /^\d{1,2}(\d{2})$/.exec(name)?.[1] ?? /^\d{1,2}([A-Z])$/.exec(name)?.[1];
}

/**
 * `2.383` among `2.083`: a share that differs in one digit from one that several units have, and that alone keeps all
 * from adding to the whole. Taken only where no other row could be the wrong one and recognition was not sure of it: a
 * paper may have been printed with a mistake. Of a sure one a doubt tells what it may be.
 */
function corrected(rows: Row[], values: Value[], doubts: RawTable['doubts']): Row[] {
  const missing = wanting(rows);
  const slack = rounding(rows, values);
  if (missing.n === 0n || Math.abs(approx(missing)) > 0.5) return rows;
  const found = rows.flatMap((row) =>
    values
      .filter((value) => value.count >= 2 && !equal(value.share, row.share) && isOneDigit(row.raw, value.raw))
      .map((value) => ({
        row,
        value,
        left: add(missing, add(row.share, times(value.share, ratio(-1n, 1n)))),
      })),
  );
  const exact = found.filter(({ left }) => left.n === 0n);
  const isOff = Math.abs(approx(missing)) > slack;
  const near = isOff ? found.filter(({ left }) => Math.abs(approx(left)) <= slack) : [];
  const [only, other] = exact.length > 0 ? exact : near;
  if (!only || other || countOf(values, only.row.share) > 1) return rows;
  const { row, value } = only;
  if (row.confidence >= SURE) {
    doubts.push({
      code: 'ownership-suspect',
      message: `The share of unit ${namesOf([row])} was read as ${row.raw}. With ${value.raw}, which other units have, all shares would add to 100 %: please look.`,
      page: row.page,
      line: row.line,
    });
    return rows.map((one) => (one === row ? { ...row, suspect: true } : one));
  }
  const mended: Row = { ...row, share: value.share, reckoned: true };
  return rows.map((one) => (one === row ? mended : one));
}

function countOf(values: Value[], share: Ratio): number {
  return values.find((value) => equal(value.share, share))?.count ?? 0;
}

function isOneDigit(a: string, b: string): boolean {
  const digits = (text: string): string => text.replace(/[^\d]/g, '');
  return digits(a).length === digits(b).length && lettersApart(digits(a), digits(b), 1) === 1;
}
