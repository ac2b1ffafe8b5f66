import { lettersApart } from '../../reading/near-words';
import { add, equal, ratio, times, ZERO, type Ratio } from '../ratio';
import type { Row } from '../row';
import { mainKey } from '../spread';
import { tokensOf, wanting } from './rows';

/** Rows with the same figure that must be, and how many of them must have the same share. */
const ALIKE = 3;
const MOSTLY = 0.6;
/** Digits by which a misread share differs from what it should be. */
const APART = 2;
/** Of the rows of a table, so many must have the share of those like them before the others are doubted. */
const HOLDS = 0.6;

interface Told {
  row: Row;
  share: Ratio;
  raw: string;
}

/**
 * Units with the same area have the same share. Where most rows of a scanned table keep to that, the shares that do not
 * but look like it (`.006853` among `.006453`), and those that were not read at all, are what units like them have: only
 * if all shares are then the whole to their last digit. One of them may be as it was read, for the last unit of a list
 * often takes what rounding leaves.
 */
export function withLikeFigures(rows: Row[]): Row[] {
  const telling = tellingTokens(rows);
  if (telling.size === 0) return rows;
  const told = new Map<Row, Told>();
  let kept = 0;
  for (const row of rows) {
    const one = toldBy(row, telling);
    if (one && !row.blank && equal(one.share, row.share)) kept++;
    else if (one && (row.blank || looksLike(row, one))) told.set(row, one);
  }
  if (told.size === 0 || kept < rows.length * HOLDS) return rows;
  // A row that nothing tells would be missing to the whole.
  if (rows.some((row) => row.blank && !told.has(row))) return rows;
  const proven = provenBySum(rows, [...told.values()]);
  return rows.map((row) => {
    const one = proven.find((candidate) => candidate.row === row);
    const { blank: _blank, ...rest } = row;
    return one ? { ...rest, share: one.share, raw: row.blank ? one.raw : row.raw, reckoned: true } : row;
  });
}

/** Those changes with which all shares are the whole: all of them, or all but one; none where others would do as well. */
function provenBySum(rows: Row[], told: Told[]): Told[] {
  const missing = wanting(rows);
  const changes = told.map(({ row, share }) => minus(share, row.blank ? ZERO : row.share));
  const isRead = told.some(({ row }) => !row.blank);
  if (missing.n === 0n && isRead) return [];
  // What two change against each other may both be as the paper has it.
  if (changes.some((one, i) => changes.slice(i + 1).some((other) => add(one, other).n === 0n))) return [];
  const makesWhole = (some: Told[]): boolean => {
    const shares = new Map(some.map(({ row, share }) => [row, share]));
    return wanting(rows.map((row) => ({ ...row, share: shares.get(row) ?? row.share }))).n === 0n;
  };
  if (makesWhole(told)) return told;
  const spared = told.filter((one) => !one.row.blank && makesWhole(told.filter((other) => other !== one)));
  return spared.length === 1 ? told.filter((one) => one !== spared[0]) : [];
}

function minus(a: Ratio, b: Ratio): Ratio {
  return add(a, times(b, ratio(-1n, 1n)));
}

/** Figures that several rows have beside their shares, with the share that most of them have. */
function tellingTokens(rows: Row[]): Map<string, Row> {
  const members = new Map<string, Row[]>();
  for (const row of rows)
    for (const token of figuresOf(row)) members.set(token, [...(members.get(token) ?? []), row]);
  const telling = new Map<string, Row>();
  for (const [token, all] of members) {
    // `7335%` of 3.7335% is more than the whole, and tells nothing of those like it.
    const read = all.filter((row) => !row.blank && row.share.n < row.share.d);
    const counts = new Map<string, Row[]>();
    for (const row of read) {
      const key = `${row.share.n}/${row.share.d}`;
      counts.set(key, [...(counts.get(key) ?? []), row]);
    }
    const [most] = [...counts.values()].sort((a, b) => b.length - a.length);
    if (most?.[0] && most.length >= ALIKE && most.length >= read.length * MOSTLY) telling.set(token, most[0]);
  }
  return telling;
}

function figuresOf(row: Row): string[] {
  const own = new Set([mainKey(row)?.names[0] ?? '', row.raw.replace(/[.,]/g, '')]);
  return [...new Set(tokensOf(row))].filter((token) => !own.has(token));
}

function toldBy(row: Row, telling: Map<string, Row>): Told | undefined {
  const [first, ...others] = figuresOf(row).flatMap((token) => telling.get(token) ?? []);
  if (!first || others.some((other) => !equal(other.share, first.share))) return undefined;
  return { row, share: first.share, raw: first.raw };
}

function looksLike(row: Row, { raw }: Told): boolean {
  const digits = (text: string): string => text.replace(/\D/g, '');
  return lettersApart(digits(row.raw), digits(raw), APART) <= APART;
}
