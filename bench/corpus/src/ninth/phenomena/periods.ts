import type { Column, Draft, Phenomenon } from '../../statements/model';
import { monthNames, months, printDate } from '../../statements/periods';
import { annual, partYear, totalOf, variance } from '../../statements/plans';
import { entitle, yearWord } from '../../third/phenomena/kit';

const group = ['columns', 'variance'];
const ordinals = ['First', 'Second', 'Third', 'Fourth'];
const monthOf = (date: string): string => monthNames[Number(date.slice(5, 7)) - 1]!;
const monthAndDay = (date: string): string => `${monthOf(date)} ${Number(date.slice(8))}`;
const named = (column: Column, label: string, more: Partial<Column> = {}): Column => ({
  ...column,
  label,
  ...more,
});

/** Quarters of a fiscal year, one of them or several. */
const quarterPhenomena: Phenomenon[] = [
  {
    id: 'ninth-three-and-six-months-ended',
    group,
    columns: (draft, random) => {
      const quarter = random.int(2, 4);
      const long = ['Six', 'Nine', 'Twelve'][quarter - 2]!;
      const spans = [
        { first: quarter * 3 - 2, length: 3, word: 'Three' },
        { first: 1, length: quarter * 3, word: long },
      ];
      draft.columns = spans.flatMap(({ word, ...span }) =>
        [0, -1].map((offset) => {
          const column = partYear(draft, 'actual', { offset, ...span });
          const { to } = column.period;
          return named(column, to.slice(0, 4), { over: `${word} Months Ended ${monthAndDay(to)}` });
        }),
      );
      entitle(draft, 'Comparative Statements of Revenues and Expenses', '(Unaudited)');
    },
  },
  {
    id: 'ninth-quarter-month-by-month',
    group,
    columns: (draft, random) => {
      const first = random.int(0, 3) * 3 + 1;
      const parts = [first, first + 1, first + 2].map((month) => {
        const column = partYear(draft, 'actual', { first: month, length: 1 });
        return named(column, monthOf(column.period.from), { part: true });
      });
      const quarter = partYear(draft, 'actual', { first, length: 3 });
      const budget = partYear(draft, 'adopted', { first, length: 3 });
      draft.columns = [
        ...parts,
        totalOf(parts, named(quarter, 'Quarter Actual')),
        named(budget, 'Quarter Budget'),
      ];
      draft.columns.push(variance(draft, { of: quarter.id, less: budget.id }));
      entitle(draft, 'Quarterly Treasurer’s Report', `Quarter ended ${printDate(quarter.period.to, 'long')}`);
    },
  },
  {
    id: 'ninth-three-quarters-then-estimate',
    group,
    weight: 0.8,
    columns: (draft) => {
      const over = `Fiscal Year ${yearWord(draft, -1)}`;
      const parts = [1, 2, 3, 4].map((quarter): Column => {
        const scenario = quarter < 4 ? 'actual' : 'projected';
        const column = partYear(draft, scenario, { offset: -1, first: quarter * 3 - 2, length: 3 });
        const label = `Q${quarter} ${quarter < 4 ? 'Actual' : 'Estimate'}`;
        return named(column, label, { over, part: true });
      });
      const whole = annual(draft, 'projected', { offset: -1, label: 'Year', over });
      draft.columns = [
        ...parts,
        totalOf(parts, whole),
        annual(draft, 'proposed', { label: `${yearWord(draft)} Proposed Budget` }),
      ];
      draft.look.landscape = true;
      entitle(draft, `${yearWord(draft)} Budget Preparation`);
    },
  },
  {
    id: 'ninth-quarter-and-share-of-the-year-used',
    group,
    columns: (draft, random) => {
      const quarter = random.int(2, 3);
      const spans = [
        { first: quarter * 3 - 2, length: 3, word: 'Qtr' },
        { first: 1, length: quarter * 3, word: 'YTD' },
      ];
      const pairs = spans.flatMap(({ word, ...span }) => [
        named(partYear(draft, 'actual', span), `${word} Actual`),
        named(partYear(draft, 'adopted', span), `${word} Budget`),
      ]);
      const year = annual(draft, 'adopted', { label: 'Annual Budget' });
      const spent = pairs[2]!;
      const used: Column = {
        ...year,
        id: 'used',
        label: '% of Annual',
        measure: 'percent',
        percent: true,
        derive: (cell) =>
          cell(year.id) ? Math.round(((cell(spent.id) ?? 0) / cell(year.id)!) * 10_000) : null,
      };
      draft.columns = [...pairs, year, used];
      draft.look.landscape = true;
      entitle(
        draft,
        `Budget Performance, ${ordinals[quarter - 1]!} Quarter ${yearWord(draft)}`,
        `Quarter ended ${printDate(spent.period.to, 'long')} - ${quarter * 25}% of the fiscal year elapsed`,
      );
    },
  },
];

const budgetBeside = (draft: Draft): Column =>
  annual(draft, 'adopted', { offset: -1, label: `${yearWord(draft, -1)} Budget` });
const proposal = (draft: Draft): Column =>
  annual(draft, 'proposed', { label: `${yearWord(draft)} Proposed Budget` });

/** Periods that are neither a year nor a quarter. */
const oddPhenomena: Phenomenon[] = [
  {
    id: 'ninth-actual-through-the-middle-of-a-month',
    group,
    columns: (draft, random) => {
      const length = random.int(8, 11);
      const sofar = partYear(draft, 'actual', { offset: -1, length });
      const to = `${sofar.period.to.slice(0, 8)}${random.int(10, 24)}`;
      const label = `Actual ${printDate(sofar.period.from, 'short')} - ${printDate(to, 'short')}`;
      const period = { from: sofar.period.from, to, kind: 'year-to-date' as const };
      draft.columns = [budgetBeside(draft), named(sofar, label, { period }), proposal(draft)];
      entitle(draft, `${yearWord(draft)} Proposed Budget`);
    },
  },
  {
    id: 'ninth-trailing-twelve-months',
    group,
    weight: 0.6,
    columns: (draft, random) => {
      const fiscal = { year: draft.year - 1, startMonth: draft.startMonth };
      const period = { ...months(fiscal, random.int(6, 10) - 11, 12), kind: 'other' as const };
      const label = `Actual, 12 Months Ended ${printDate(period.to)}`;
      const trailing = annual(draft, 'actual', { id: 'trailing', period, label });
      draft.columns = [trailing, budgetBeside(draft), proposal(draft)];
      entitle(draft, `${yearWord(draft)} Budget Workpaper`);
    },
  },
  {
    id: 'ninth-to-date-against-a-share-of-the-budget',
    group,
    columns: (draft, random) => {
      const length = random.int(4, 11);
      const sofar = partYear(draft, 'actual', { length });
      const budget = partYear(draft, 'adopted', { length });
      draft.columns = [
        annual(draft, 'adopted', { label: `${yearWord(draft)} Annual Budget` }),
        named(budget, `${length}/12 of Budget`),
        named(sofar, `Actual ${length} Months`),
      ];
      // More income than budgeted is better, more expense is worse; a plain difference knows neither.
      const better: Pick<Column, 'label' | 'derive'> = {
        label: 'Better (Worse)',
        derive: (cell, { flow }) => {
          const left = (cell(budget.id) ?? 0) - (cell(sofar.id) ?? 0);
          return flow === 'expense' ? left : -left;
        },
      };
      const more = random.pick([better, { label: 'Under (Over)' }]);
      draft.columns.push(variance(draft, { of: budget.id, less: sofar.id }, more));
      entitle(draft, `Treasurer’s Report as of ${printDate(sofar.period.to, 'long')}`);
    },
  },
  {
    id: 'ninth-this-month-last-month',
    group,
    weight: 0.8,
    columns: (draft, random) => {
      const last = random.int(3, 12);
      const [now, before] = [last, last - 1].map((first) => partYear(draft, 'actual', { first, length: 1 }));
      const labels = random.chance(0.5)
        ? ['This Month', 'Last Month', 'Year to Date']
        : [monthOf(now!.period.to), monthOf(before!.period.to), 'YTD'];
      draft.columns = [now!, before!, partYear(draft, 'actual', { length: last })].map((column, i) =>
        named(column, labels[i]!),
      );
      entitle(draft, 'Monthly Income and Expense', `Month ended ${printDate(now!.period.to, 'long')}`);
    },
  },
  {
    id: 'ninth-two-year-budget',
    group,
    weight: 0.6,
    columns: (draft) => {
      draft.columns = [0, 1].map((offset) =>
        annual(draft, 'adopted', { offset, label: `${yearWord(draft, offset)} Budget` }),
      );
      entitle(draft, `Adopted Two-Year Budget, ${yearWord(draft)} and ${yearWord(draft, 1)}`);
    },
  },
  {
    id: 'ninth-years-under-budget-and-actual',
    group,
    columns: (draft) => {
      const under = (over: string, scenario: 'adopted' | 'actual'): Column[] =>
        [-2, -1].map((offset) => annual(draft, scenario, { offset, over, label: yearWord(draft, offset) }));
      draft.columns = [
        ...under('Actual', 'actual'),
        ...under('Approved Budget', 'adopted'),
        annual(draft, 'proposed', { over: 'Proposed', label: yearWord(draft) }),
      ];
      entitle(draft, `${yearWord(draft)} Budget with Prior Years`);
    },
  },
];

export const periodPhenomena: Phenomenon[] = [...quarterPhenomena, ...oddPhenomena];
