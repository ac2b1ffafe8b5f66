import type { FactWarning } from '@hoa/contracts';
import { cite, type KindContext } from '../types';
import { approx, equal, percentText, ratio } from './ratio';
import { beyondOneSide } from './one-side';
import { type ShareTable, type UnitShare } from './share-table';
import { commonMasks, maskOf } from './unit-masks';
import { isWhole } from './whole';

/** Difference from 100 % that is told: what a paper rounds to is told too, in milder words. */
const ROUNDING = 0.0005;

/** What is wrong with one table: its sum, doubled units, numbers that are missing, totals that differ, repaired characters. */
export function checksOf(table: ShareTable, ctx: KindContext): FactWarning[] {
  return [
    ...sumWarnings(table, ctx),
    ...duplicateWarnings(table, ctx),
    ...gapWarnings(table, ctx),
    ...totalWarnings(table, ctx),
    ...readingWarnings(table, ctx),
  ];
}

/** Of a table that no longer holds: that its sum is not whole, for it may have been misread and be wanted yet. */
export function formerChecksOf(table: ShareTable, ctx: KindContext): FactWarning[] {
  return sumWarnings(table, ctx).map((warning) => ({
    ...warning,
    message: `In a table that is not in force: ${warning.message}`,
  }));
}

function at(share: UnitShare, ctx: KindContext): FactWarning['at'] {
  return cite(ctx, share.row.page, share.row.line, share.row.cell);
}

function sumWarnings(table: ShareTable, ctx: KindContext): FactWarning[] {
  const warnings: FactWarning[] = [];
  const first = table.shares[0]!;
  const name = table.group ? ` of ${table.group}` : '';
  const negative = table.shares.find((share) => share.share.n < 0n);
  if (negative)
    warnings.push({
      code: 'ownership-negative',
      message: `The share of unit ${negative.unit} is negative.`,
      at: at(negative, ctx),
    });
  if (!equal(table.sum, ratio(1n, 1n))) {
    const small = Math.abs(approx(table.sum) - 1) <= ROUNDING;
    warnings.push({
      code: 'ownership-sum',
      message: `The shares${name} add to ${percentText(table.sum)} %, not to 100 %${small ? ' (rounding in the document)' : ''}.`,
      at: at(first, ctx),
    });
  }
  return warnings;
}

function duplicateWarnings(table: ShareTable, ctx: KindContext): FactWarning[] {
  const seen = new Map<string, UnitShare>();
  const warnings: FactWarning[] = [];
  for (const share of table.shares) {
    const before = seen.get(share.unit);
    if (before)
      warnings.push({
        code: 'ownership-duplicate',
        message: `Unit ${share.unit} stands twice${equal(before.share, share.share) ? '' : ' with different shares'}.`,
        at: at(share, ctx),
      });
    else seen.set(share.unit, share);
  }
  return warnings.slice(0, 20);
}

function gapWarnings(table: ShareTable, ctx: KindContext): FactWarning[] {
  const names = table.shares.map((share) => share.unit);
  const isOpen = !equal(table.sum, ratio(1n, 1n));
  const between = missingNames(names);
  const beyond = beyondOneSide(table, between);
  const missing = [
    ...between.filter((name) => !beyond.includes(name)),
    ...(isOpen ? missingFirsts(names) : []),
    ...(isOpen ? [] : replacedFirsts(names)),
  ];
  const first = table.shares[0]!;
  if (missing.length === 0 || missing.length > Math.max(3, table.shares.length * 0.25)) return [];
  const shown = missing.slice(0, 10).join(', ') + (missing.length > 10 ? ' and more' : '');
  return [
    {
      code: 'ownership-gap',
      message: `Between the units that are listed there is no unit ${shown}.`,
      at: at(first, ctx),
    },
  ];
}

interface Run {
  prefix: string;
  suffix: string;
  /** Digits with their leading zeros, or 0. */
  width: number;
  /** Hundreds: 101 and 201 begin runs of their own. */
  floor: number;
  numbers: number[];
}

function runsOf(names: string[]): Run[] {
  const runs = new Map<string, Run>();
  for (const name of names) {
    const match = /^(.*?)(\d+)([A-Z]?)$/.exec(name);
    if (!match) continue;
    const [, prefix = '', digits = '', suffix = ''] = match;
    const floor = digits.length >= 3 ? Math.floor(Number(digits) / 100) : 0;
    const width = digits.startsWith('0') ? digits.length : 0;
    const key = `${prefix}|${floor}|${suffix}|${width}`;
    const run = runs.get(key) ?? { prefix, suffix, width, floor, numbers: [] };
    run.numbers.push(Number(digits));
    runs.set(key, run);
  }
  return [...runs.values()];
}

function nameIn({ prefix, suffix, width }: Run, number: number): string {
  return `${prefix}${String(number).padStart(width, '0')}${suffix}`;
}

/** Numbers left out of runs that otherwise count by one or by two; floors (101, 201) are runs of their own. */
export function missingNames(names: string[]): string[] {
  return runsOf(names).flatMap((run) => holes(run.numbers).map((number) => nameIn(run, number)));
}

/** Where two other runs or more begin with 1 and one with 2, its first is missing: `D-2` behind `C-1`. */
function missingFirsts(names: string[]): string[] {
  const runs = runsOf(names).filter(({ numbers }) => numbers.length >= 3);
  const first = (run: Run): number => Math.min(...run.numbers) - run.floor * 100;
  const ones = runs.filter((run) => first(run) === 1);
  if (ones.length < 2 || ones.length < runs.length - 1) return [];
  return runs.filter((run) => first(run) === 2).map((run) => nameIn(run, run.floor * 100 + 1));
}

/**
 * In a table that is whole nothing is missing; but where floors begin with 02 beside others that begin with 01, and as
 * many units have names unlike all others, those are the missing ones, misnamed.
 */
function replacedFirsts(names: string[]): string[] {
  const common = commonMasks(names);
  const strange = names.filter((name) => !common.has(maskOf(name))).length;
  if (strange === 0) return [];
  const runs = runsOf(names).filter(({ floor, numbers }) => floor > 0 && numbers.length >= 3);
  const beginning = (at: number): Run[] =>
    runs.filter(({ floor, numbers }) => Math.min(...numbers) - floor * 100 === at);
  const second = beginning(2);
  if (second.length > strange || beginning(1).length * 2 < runs.length) return [];
  return second.map((run) => nameIn(run, run.floor * 100 + 1));
}

function holes(numbers: number[]): number[] {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  if (sorted.length < 3) return [];
  const steps = sorted.slice(1).map((number, i) => number - sorted[i]!);
  const ones = steps.filter((step) => step === 1).length;
  const twos = steps.filter((step) => step === 2).length;
  const step = ones > 0 && ones >= twos ? 1 : twos >= steps.length * 0.7 ? 2 : 0;
  if (step === 0 || (step === 1 && ones < steps.length * 0.6)) return [];
  const missing: number[] = [];
  sorted.slice(1).forEach((number, i) => {
    for (let n = sorted[i]! + step; n < number && missing.length < 200; n += step) missing.push(n);
  });
  return missing;
}

function totalWarnings(table: ShareTable, ctx: KindContext): FactWarning[] {
  const warnings: FactWarning[] = [];
  for (const total of table.raw.totals) {
    if (
      /sub|building|bldg|tower|phase|page|type/i.test(total.text) ||
      Math.abs(approx(total.share) - approx(table.sum)) < 0.000001
    )
      continue;
    if (approx(total.share) < 0.9 || isWhole(table.sum, 0.0000001)) continue;
    warnings.push({
      code: 'ownership-total',
      message: `The document prints a total of ${total.raw}; the shares that were read add to ${percentText(table.sum)} %.`,
      at: cite(ctx, total.page, total.line, total.cell),
    });
  }
  return warnings.slice(0, 3);
}

function listed(shares: UnitShare[]): string {
  const names = shares.slice(0, 10).map((share) => share.unit);
  return names.join(', ') + (shares.length > 10 ? ' and more' : '');
}

function readingWarnings(table: ShareTable, ctx: KindContext): FactWarning[] {
  const warnings: FactWarning[] = [];
  const placed = table.shares.filter((share) => share.row.renamed === 'placed');
  if (placed.length > 0)
    warnings.push({
      code: 'ownership-placed',
      message: `The unit of ${placed.length} ${placed.length === 1 ? 'row' : 'rows'} could not be read and is taken from the order of the list (${listed(placed)}).`,
      at: at(placed[0]!, ctx),
    });
  const repaired = table.shares.filter(
    (share) => share.row.repaired || (share.renamed && share.row.renamed !== 'placed'),
  );
  if (repaired.length > 0)
    warnings.push({
      code: 'ownership-repaired',
      message: `Characters that recognition mistook were put right in ${repaired.length} ${repaired.length === 1 ? 'row' : 'rows'} (unit ${listed(repaired)}).`,
      at: at(repaired[0]!, ctx),
    });
  for (const share of table.shares.filter((one) => one.row.contradicts).slice(0, 10))
    warnings.push({
      code: 'ownership-contradiction',
      message: `The share of unit ${share.unit} says one thing in words and another in figures.`,
      at: at(share, ctx),
    });
  if (table.guessed)
    warnings.push({
      code: 'ownership-range',
      message:
        'A range of units was spread in the one way that makes the shares add to 100 %; the document does not say "each".',
      at: at(table.shares[0]!, ctx),
    });
  for (const doubt of table.raw.doubts.slice(0, 2))
    warnings.push({ code: doubt.code, message: doubt.message, at: cite(ctx, doubt.page, doubt.line) });
  return warnings;
}
