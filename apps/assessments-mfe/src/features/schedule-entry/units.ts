import {
  amountEntry,
  approximate,
  exact,
  exactDecimal,
  multiplyExact,
  sumExact,
  toDecimalString,
  type Exact,
} from '@hoa/budget-math';
import { MOST_SCHEDULE_UNITS, type Fraction, type ScheduleUnit } from '@hoa/contracts';
import { parseShare, wire, type ParsedShare } from '../ownership/share-text';
import type { Cells } from './cells';
import type { Layout, Role } from './roles';

export interface EntryResult {
  units: ScheduleUnit[];
  /** What was left out or could not be read, a sentence each. */
  problems: string[];
  /** What was understood that could have been meant otherwise. */
  notes: string[];
}

const MOST_PROBLEMS = 8;
const TOTAL_ROW = /^(grand\s+|sub-?\s*)?totals?\b/i;

/** The units of a pasted table. A figure that cannot be read is left empty and said, never guessed; no row is dropped silently. */
export function unitsOf(cells: Cells, { roles, hasHeader }: Layout): EntryResult {
  const problems: string[] = [];
  const notes: string[] = [];
  const rows = hasHeader ? cells.slice(1) : cells;
  const read = rows.flatMap((row, index) => {
    const at = (role: Role) => row[roles.indexOf(role)]?.trim() ?? '';
    const number = index + (hasHeader ? 2 : 1);
    if (TOTAL_ROW.test(row.find((cell) => cell !== '') ?? '')) {
      notes.push(
        `Row ${number} (“${row.filter(Boolean).join(' ').slice(0, 60)}”) is a total and was left out.`,
      );
      return [];
    }
    if (at('unit') === '') {
      problems.push(`Row ${number} names no unit and was left out.`);
      return [];
    }
    return [{ at, number, share: shareOf(at('share'), number, problems) }];
  });
  const ofOne = areOfOne(read);
  if (ofOne) notes.push('The interests add up to about 1, so they are taken as parts of one: 0.025 is 2.5%.');
  const units = read.map((row) => unitOf(row, ofOne, problems));
  if (units.length > MOST_SCHEDULE_UNITS)
    problems.unshift(
      `A schedule has at most ${MOST_SCHEDULE_UNITS.toLocaleString('en-US')} units; this one has ${units.length.toLocaleString('en-US')}.`,
    );
  return { units, problems: shortened([...problems, ...repeated(units)]), notes };
}

interface ReadRow {
  at: (role: Role) => string;
  number: number;
  share: ParsedShare | null;
}

function unitOf({ at, number, share }: ReadRow, ofOne: boolean, problems: string[]): ScheduleUnit {
  const area = figureOf(at('area'), { number, what: 'square feet' }, problems);
  const value = figureOf(at('value'), { number, what: 'a value' }, problems);
  const lastYear = figureOf(at('lastYear'), { number, what: 'an amount' }, problems);
  const group = at('group').slice(0, MOST_NAME);
  return {
    unit: at('unit').slice(0, MOST_NAME),
    lotNumber: at('lot').slice(0, MOST_NAME),
    ...(group ? { group } : {}),
    ...(share ? { share: ofOne && share.as === 'plain' ? timesHundred(share.share) : share.share } : {}),
    ...(area === undefined ? {} : { area }),
    ...(value === undefined ? {} : { value }),
    ...(lastYear === undefined ? {} : { lastYear }),
  };
}

const MOST_NAME = 120;

function shareOf(cell: string, number: number, problems: string[]): ParsedShare | null {
  if (cell === '') return null;
  const share = parseShare(cell);
  if (!share)
    problems.push(
      `Row ${number}: “${cell.slice(0, 40)}” is no percentage or fraction, so it was left empty.`,
    );
  return share;
}

/** A figure from 0 as the wire has it; undefined where there is none. */
function figureOf(
  cell: string,
  { number, what }: { number: number; what: string },
  problems: string[],
): string | undefined {
  if (cell === '') return undefined;
  const { cents } = amountEntry(cell.replace(/\s*(sq\.?\s*f(ee)?t\.?|sf|ft[2²])$/i, ''));
  if (cents !== null && cents >= 0) return toDecimalString(cents).replace(/\.00$/, '');
  problems.push(`Row ${number}: “${cell.slice(0, 40)}” is not ${what}, so it was left empty.`);
  return undefined;
}

/** Plain numbers of which each tower's add up to about 1 rather than 100 are parts of one. */
function areOfOne(rows: readonly ReadRow[]): boolean {
  const sums = new Map<string, Exact[]>();
  for (const { at, share } of rows) {
    if (!share) continue;
    if (share.as !== 'plain') return false;
    const { n, d } = share.share;
    const group = at('group');
    const shares = sums.get(group) ?? [];
    shares.push(exact(BigInt(n), BigInt(d)));
    sums.set(group, shares);
  }
  // Read as percent they come to about 1 % in all, which is no schedule.
  return (
    sums.size > 0 && [...sums.values()].every((shares) => isAboutOne(approximate(sumExact(shares)) * 100))
  );
}

const isAboutOne = (sum: number) => sum >= 0.95 && sum <= 1.05;

function timesHundred({ n, d }: Fraction): Fraction {
  return wire(multiplyExact(exact(BigInt(n), BigInt(d)), exactDecimal(100)));
}

/** Units that stand there twice, in the same tower. */
function repeated(units: readonly ScheduleUnit[]): string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { unit, group = '', lotNumber } of units) {
    const key = JSON.stringify([unit, group, lotNumber]);
    if (seen.has(key)) twice.add(unit);
    seen.add(key);
  }
  return [...twice].map((unit) => `Unit ${unit} is there more than once.`);
}

function shortened(all: string[]): string[] {
  return all.length <= MOST_PROBLEMS
    ? all
    : [
        ...all.slice(0, MOST_PROBLEMS),
        `… and ${(all.length - MOST_PROBLEMS).toLocaleString('en-US')} more of these.`,
      ];
}
