import type { Scenario } from '@hoa/contracts';
import type { Column, Draft, Phenomenon } from '../../statements/model';
import { months, printDate, shortMonth, yearOf } from '../../statements/periods';
import { annual, partYear, totalOf, variance } from '../../statements/plans';
import { entitle, yearWord } from '../../third/phenomena/kit';
import { monthName, spanLabel } from './kit';

const group = ['columns', 'variance'];
const relabel = (column: Column, label: string, more: Partial<Column> = {}): Column => ({
  ...column,
  label,
  ...more,
});
const yearColumn = (draft: Draft, name: string, [scenario, offset]: [Scenario, number]): Column =>
  annual(draft, scenario, { offset, label: `${yearWord(draft, offset)} ${name}` });

const numberWords: Record<number, string> = { 3: 'Three', 6: 'Six', 9: 'Nine' };

/** Months and quarters of a year beside each other. */
const partPhenomena: Phenomenon[] = [
  {
    id: 'eleventh-months-after-the-budget-of-last-year',
    group,
    weight: 1.2,
    columns: (draft) => {
      const whole = yearColumn(draft, 'Total', ['proposed', 0]);
      const parts = Array.from({ length: 12 }, (_, i) => {
        const column = partYear(draft, 'proposed', { first: i + 1, length: 1 });
        return relabel(column, shortMonth(Number(column.period.from.slice(5, 7))), { part: true });
      });
      draft.columns = [yearColumn(draft, 'Budget', ['adopted', -1]), ...parts, totalOf(parts, whole)];
      Object.assign(draft.look, { landscape: true, size: 7, margin: 30 });
      entitle(draft, `${yearWord(draft)} Proposed Budget by Month`);
    },
  },
  {
    id: 'eleventh-budget-and-actual-of-each-quarter',
    group,
    columns: (draft) => {
      const pairOf = (first: number, over: string): Column[] =>
        (['adopted', 'actual'] as const).map((scenario) =>
          relabel(
            partYear(draft, scenario, { first, length: 3 }),
            scenario === 'actual' ? 'Actual' : 'Budget',
            { over, part: true },
          ),
        );
      const parts = [1, 2, 3, 4].flatMap((quarter) => pairOf(quarter * 3 - 2, `Quarter ${quarter}`));
      const totals = (['adopted', 'actual'] as const).map((scenario) => {
        const label = scenario === 'actual' ? 'Actual' : 'Budget';
        const whole = annual(draft, scenario, { label, over: 'Full Year' });
        return totalOf(
          parts.filter((part) => part.scenario === scenario),
          whole,
        );
      });
      draft.columns = [...parts, ...totals];
      Object.assign(draft.look, { landscape: true, size: 7, margin: 30 });
      entitle(draft, `${yearWord(draft)} Budget and Actual by Quarter`);
    },
  },
  {
    id: 'eleventh-same-month-of-last-year',
    group,
    weight: 1.2,
    columns: (draft, random) => {
      const last = random.int(2, 11);
      const month = [0, -1].map((offset) => partYear(draft, 'actual', { offset, first: last, length: 1 }));
      const sofar = [0, -1].map((offset) => partYear(draft, 'actual', { offset, length: last }));
      draft.columns = [
        ...month.map((column) =>
          relabel(column, `${monthName(column.period.to)} ${column.period.to.slice(0, 4)}`),
        ),
        ...sofar.map((column) => relabel(column, spanLabel(column))),
        yearColumn(draft, 'Annual Budget', ['adopted', 0]),
      ];
      draft.look.landscape = true;
      entitle(draft, 'Comparative Income Statement', `As of ${printDate(sofar[0]!.period.to, 'long')}`);
    },
  },
  {
    id: 'eleventh-one-month-against-a-twelfth-of-the-budget',
    group,
    columns: (draft, random) => {
      const first = random.int(1, 12);
      const actual = partYear(draft, 'actual', { first, length: 1 });
      const budget = partYear(draft, 'adopted', { first, length: 1 });
      const name = monthName(actual.period.to);
      draft.columns = [
        relabel(actual, `${name} Actual`),
        relabel(budget, random.pick(['1/12 of Budget', `${name} Budget (1/12)`])),
      ];
      draft.columns.push(variance(draft, { of: actual.id, less: budget.id }, { label: 'Over/(Under)' }), {
        ...yearColumn(draft, 'Budget', ['adopted', 0]),
        derive: (cell) => (cell(budget.id) === null ? null : cell(budget.id)! * 12),
      });
      entitle(draft, 'Monthly Financial Report', `Month ended ${printDate(actual.period.to, 'long')}`);
    },
  },
];

/** Whole years, and years that changed. */
const yearPhenomena: Phenomenon[] = [
  {
    id: 'eleventh-fiscal-year-was-changed',
    group: [...group, 'roll-forward', 'dues'],
    weight: 0.8,
    columns: (draft, random) => {
      const start = random.pick([4, 7, 10]);
      const before = draft.year - 1;
      const length = 13 - start;
      const old = annual(draft, 'actual', { id: 'old-year', period: yearOf(before, start) });
      const between = annual(draft, 'actual', {
        id: 'transition',
        period: months({ year: before, startMonth: 1 }, start, length),
      });
      const next = annual(draft, 'proposed', { period: yearOf(draft.year, 1) });
      draft.startMonth = 1;
      draft.columns = [
        relabel(old, `Year Ended ${printDate(old.period.to, 'long')}`),
        relabel(between, `${numberWords[length]} Months Ended ${printDate(between.period.to, 'long')}`),
        relabel(next, `${draft.year} Proposed Budget`),
      ];
      entitle(draft, `Proposed Budget ${draft.year}`, 'The fiscal year now ends on December 31');
    },
  },
  {
    id: 'eleventh-period-stated-in-a-footnote',
    group,
    weight: 1.2,
    columns: (draft, random) => {
      const [actual, budget] = [
        annual(draft, 'actual', { label: 'Actual' }),
        annual(draft, 'adopted', { label: 'Budget' }),
      ];
      draft.columns = [actual, budget];
      draft.columns.push(variance(draft, { of: budget.id, less: actual.id }, { label: 'Remaining' }));
      const end = printDate(actual.period.to, 'long');
      entitle(draft, 'Income and Expense Report');
      draft.notes.push(
        random.pick([
          `All figures are for the twelve months ended ${end}.`,
          `Prepared by the treasurer from the books of the year ended ${end}.`,
        ]),
      );
    },
  },
  {
    id: 'eleventh-six-columns-of-three-years',
    group,
    weight: 1.2,
    columns: (draft, random) => {
      const sofar = partYear(draft, 'actual', { offset: -1, length: random.int(6, 10) });
      draft.columns = [
        yearColumn(draft, 'Budget', ['adopted', -2]),
        yearColumn(draft, 'Actual', ['actual', -2]),
        yearColumn(draft, 'Budget', ['adopted', -1]),
        relabel(sofar, `${spanLabel(sofar)} Actual`),
        yearColumn(draft, 'Year-End Est.', ['projected', -1]),
        yearColumn(draft, 'Proposed', ['proposed', 0]),
      ];
      Object.assign(draft.look, { landscape: true, size: 8 });
      entitle(draft, `${yearWord(draft)} Budget Worksheet`);
    },
  },
  {
    id: 'eleventh-new-budget-as-percent-of-the-old',
    group,
    columns: (draft) => {
      const before = yearColumn(draft, 'Budget', ['adopted', -1]);
      const after = yearColumn(draft, 'Proposed Budget', ['proposed', 0]);
      const ratio: Column = {
        ...after,
        id: 'ratio',
        label: `% of ${yearWord(draft, -1)}`,
        measure: 'percent',
        percent: true,
        derive: (cell) =>
          cell(before.id) ? Math.round(((cell(after.id) ?? 0) / cell(before.id)!) * 10_000) : null,
      };
      draft.columns = [before, after, ratio];
      entitle(draft, `${yearWord(draft)} Proposed Budget`);
    },
  },
];

export const periodPhenomena: Phenomenon[] = [...partPhenomena, ...yearPhenomena];
