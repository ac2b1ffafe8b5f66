import type { Random } from '@hoa/bench-associations/kit';
import type { Scenario } from '@hoa/contracts';
import { startDraft, word } from '../blind/build';
import { duesLeaf } from '../blind/phenomena/kit';
import { leaves, topGroup } from '../statements/amounts';
import { addCodes } from '../statements/build';
import type { Column, Draft } from '../statements/model';
import { annual, partYear, variance } from '../statements/plans';
import { monthNames, printDate } from '../statements/periods';
import type { Family } from './families/family';
import { managed } from './families/managed';
import { resort } from './families/resort';
import { small } from './families/small';

export const families: readonly Family[] = [...managed, ...resort, ...small];

/** A plain statement of one family, in its words and layout. */
export function buildThirdDraft(random: Random): Draft {
  const family = random.pick(families);
  const draft = startDraft(family, random);
  if (draft.startMonth !== 1) draft.startMonth = random.pick([2, 4, 7, 9, 10]);
  if (random.chance(0.7)) balance(draft, random.fork('balance'));
  family.arrange?.(draft, random.fork('arrange'));
  planThirdColumns(family, draft, random.fork('columns'));
  addCodes(draft);
  return draft;
}

/** Most boards set the dues so that they pay for the expenses. */
function balance(draft: Draft, random: Random): void {
  const dues = duesLeaf(draft);
  const base = (flow: 'income' | 'expense'): number =>
    leaves(topGroup(draft, flow)?.children ?? []).reduce((sum, leaf) => sum + (leaf.base ?? 0), 0);
  if (!dues) return;
  const others = base('income') - (dues.base ?? 0);
  const needed = Math.round(((base('expense') - others) * random.float(0.99, 1.03)) / 10_000) * 10_000;
  if (needed > others) dues.base = needed;
}

/** One hand names the columns: all labels have the same style. */
function planThirdColumns(family: Family, draft: Draft, random: Random): void {
  const style = random.int(0, family.columns.adopted.length - 1);
  const make = (scenario: Scenario, offset = 0): Column => {
    const names = family.columns[scenario];
    return annual(draft, scenario, {
      offset,
      label: word(names[style] ?? names[0]!, draft, draft.year + offset),
    });
  };
  const toDate = (offset: number): Column => {
    const column = partYear(draft, 'actual', {
      offset,
      length: random.int(5, 10),
    });
    const month = monthNames[Number(column.period.to.slice(5, 7)) - 1]!;
    const label = random.pick([
      `Actual at ${printDate(column.period.to, 'short')}`,
      `YTD ${month} ${column.period.to.slice(0, 4)}`,
      `${printDate(column.period.from, 'short')} to ${printDate(column.period.to, 'short')}`,
    ]);
    return { ...column, label };
  };
  const plan = (...columns: Column[]): void => {
    const title = word(random.pick(family.title.plan), draft, draft.year);
    draft.titles.push(columns.at(-1)?.scenario === 'adopted' ? title.replace(/Proposed /i, '') : title);
    draft.columns = columns;
  };
  const report = (...columns: Column[]): void => {
    draft.titles.push(word(random.pick(family.title.report), draft, draft.year));
    draft.columns = columns;
  };
  const plans = {
    approved: () => plan(make('adopted')),
    draft: () => plan(make('proposed')),
    pair: () => plan(make('adopted', -1), make('proposed')),
    withActual: () => plan(make('adopted', -1), make('actual', -1), make('proposed')),
    withProjection: () => plan(make('adopted', -1), make('projected', -1), make('proposed')),
    toDate: () => plan(make('adopted', -1), toDate(-1), make('proposed')),
    history: () => plan(make('actual', -3), make('actual', -2), make('actual', -1), make('adopted')),
    newestFirst: () => plan(make('proposed'), make('adopted', -1)),
    report: () => {
      report(make('adopted'), make('actual'));
      const [budget, actual] = draft.columns as [Column, Column];
      const label = random.pick(['Variance', 'Diff', 'Budget - Actual', 'Remaining']);
      draft.columns.push(variance(draft, { of: budget.id, less: actual.id }, { label }));
    },
    twoYears: () => report(make('actual', -1), make('actual')),
    result: () => report(make('actual')),
  };
  const weights = {
    approved: 3,
    draft: 1.5,
    pair: 3,
    withActual: 3,
    withProjection: 2.5,
    toDate: 1.5,
    history: 1.5,
    newestFirst: 0.8,
    report: 3,
    twoYears: 1,
    result: 1.2,
  };
  plans[random.weighted(weights)]();
}
