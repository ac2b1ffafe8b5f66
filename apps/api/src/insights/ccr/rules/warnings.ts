import {
  addExact,
  approximate,
  exact,
  formatPercent,
  isWithinBounds,
  SHARE_SUM_BOUNDS,
  type Exact,
  type GroupSum,
} from '@hoa/budget-math';
import type { FactWarning, OwnershipPart } from '@hoa/contracts';
import { wholesOf } from './sums';

/** What a warning of reading says that may have cost rows. */
const ABOUT_PAGES = new Set([
  'poor-scan',
  'ocr-failed',
  'ocr-cap',
  'page-damaged',
  'page-cap',
  'text-cap',
  'row-cap',
  'cell-cap',
  'hidden-text',
  'hidden-rows',
]);
/** Told here in the words of an assessment, of the tables in force alone. */
const TOLD_HERE = new Set(['ownership-sum', 'ownership-duplicate']);
const FORMER = /^In a table that is not in force/;
const MOST_NAMED = 10;

/** What to look at before the rows are calculated with, what matters most first. */
export function warningsOf(parts: readonly OwnershipPart[], read: readonly FactWarning[]): string[] {
  const wholes = wholesOf(parts);
  const told = read.filter(
    ({ code, message }) =>
      ABOUT_PAGES.has(code) ||
      (code.startsWith('ownership-') && (!TOLD_HERE.has(code) || FORMER.test(message))),
  );
  const all = [...wholes.flatMap(sumWarning), ...duplicates(parts), ...told.map(({ message }) => message)];
  return [...new Set(all)];
}

function sumWarning({ group, sum }: Omit<GroupSum, 'units'>): string[] {
  const difference = addExact(sum, exact(-100));
  if (difference.n === 0n) return [];
  const whose = group === '' ? 'The shares' : `The shares of ${group}`;
  const direction = difference.n > 0n ? 'more' : 'less';
  const told = `${whose} add up to ${percent(sum)}, which is ${percent(difference)} ${direction} than 100%.`;
  if (isWithinBounds(sum)) return [told];
  const { min, max } = SHARE_SUM_BOUNDS;
  return [`${told} Below ${min}% or above ${max}% nothing is calculated until the rows are corrected.`];
}

/** As many decimals as it takes to see that it is something, 4 at least. */
function percent(value: Exact): string {
  const size = Math.abs(approximate(value));
  const digits = size >= 0.0001 ? 4 : 10;
  const text = formatPercent(size, { digits });
  return text.replace(/(\.\d*?)0+%$/, '$1%').replace(/\.%$/, '%');
}

function duplicates(parts: readonly OwnershipPart[]): string[] {
  const groups = new Map<string | undefined, Map<string, Set<string>>>();
  const twice = new Map<string, boolean>();
  for (const { group, shares } of parts) {
    const units = groups.get(group) ?? new Map<string, Set<string>>();
    groups.set(group, units);
    for (const { unit, share } of shares) {
      const value = `${share.value.n}/${share.value.d}`;
      const before = units.get(unit);
      if (before) twice.set(named(unit, group), !before.has(value) || twice.get(named(unit, group)) === true);
      units.set(unit, (before ?? new Set()).add(value));
    }
  }
  const told = [...twice]
    .slice(0, MOST_NAMED)
    .map(([name, differs]) => `${name} appears more than once${differs ? ', with different shares' : ''}.`);
  const more = twice.size - told.length;
  return more > 0 ? [...told, `${more} more units appear more than once.`] : told;
}

const named = (unit: string, group: string | undefined): string =>
  group === undefined ? `Unit ${unit}` : `Unit ${unit} of ${group}`;
