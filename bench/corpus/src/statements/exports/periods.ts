import type { Random } from '@hoa/bench-associations/kit';
import { annual, partYear } from '../plans';
import type { Column, Draft } from '../model';
import { monthNames } from '../periods';
import { difference, netRow, percentVariance, wordGroups, type Words } from './kit';

export const monthOf = ({ period }: Column): string =>
  `${monthNames[Number(period.to.slice(5, 7)) - 1]!.slice(0, 3)} ${period.to.slice(0, 4)}`;
export const rename = (column: Column, label: string, over?: string): Column => ({
  ...column,
  label,
  ...(over ? { over } : {}),
});

/** Month, year to date and annual budget, as management reports have them; in the last month the year to date is a year. */
export function periodColumns(
  draft: Draft,
  random: Random,
): Record<'month' | 'monthBudget' | 'ytd' | 'ytdBudget' | 'annual', Column> {
  const last = random.chance(0.25) ? 12 : random.int(2, 11);
  const span = (scenario: 'actual' | 'adopted', first: number, length: number): Column => ({
    ...partYear(draft, scenario, { first, length }),
    id: `${scenario}-${first}-${length}`,
  });
  const ytdBudget = span('adopted', 1, last);
  return {
    month: span('actual', last, 1),
    monthBudget: span('adopted', last, 1),
    ytd: span('actual', 1, last),
    ytdBudget,
    annual: {
      ...annual(draft, 'adopted'),
      id: 'annual-budget',
      // At the end of the year the budget to date is the budget.
      ...(last === 12 ? { derive: (cell) => cell(ytdBudget.id) } : {}),
    },
  };
}

type Beside = [actual: string, budget: string, difference: string, percent: string];

/** Actual beside budget, with the difference in dollars and in percent, of the month and of the year to date. */
export function comparison(
  { month, monthBudget, ytd, ytdBudget, annual: year }: ReturnType<typeof periodColumns>,
  labels: { month: Beside; ytd: Beside; annual: string },
): Column[] {
  const beside = (
    [actual, budget, off, percent]: Beside,
    [of, to]: [Column, Column],
    at: number,
  ): Column[] => [
    rename(of, actual),
    rename(to, budget),
    difference({ id: `v${at}`, label: off, of, to }),
    percentVariance({ id: `p${at}`, label: percent, of, to }),
  ];
  return [
    ...beside(labels.month, [month, monthBudget], 1),
    ...beside(labels.ytd, [ytd, ytdBudget], 2),
    rename(year, labels.annual),
  ];
}

/** The words of all groups, then income, expenses and a net of each fund. */
export const fundBody = (draft: Draft, named: Words, nets: [operating: string, all: string]): boolean => {
  const words = wordGroups(draft, named);
  if (!words) return false;
  const reserve = words.rest.filter(({ fund }) => fund === 'reserve');
  draft.body = [
    words.income,
    words.expense,
    netRow(nets[0], 'operating'),
    ...reserve,
    ...(reserve.length > 0 ? [netRow('Reserve Net Income', 'reserve')] : []),
    ...words.rest.filter(({ fund }) => fund === 'special'),
    netRow(nets[1]),
  ];
  return true;
};
