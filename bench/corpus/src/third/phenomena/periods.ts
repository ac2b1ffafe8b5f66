import { own } from '../../blind/phenomena/kit';
import type { Column, Phenomenon } from '../../statements/model';
import { printDate } from '../../statements/periods';
import { annual, partYear, totalOf, variance } from '../../statements/plans';
import { costs, entitle, yearWord } from './kit';

const growth = (before: Column, after: Column): Column => ({
  ...after,
  id: `growth-${after.id}`,
  label: '% Chg',
  measure: 'percent',
  percent: true,
  derive: (cell) => {
    const [old, now] = [cell(before.id), cell(after.id)];
    return old && now !== null ? Math.round(((now - old) / Math.abs(old)) * 10_000) : null;
  },
});

/** Periods side by side. */
export const periodPhenomena: Phenomenon[] = [
  {
    id: 'third-five-years-with-growth',
    group: ['columns', 'variance'],
    weight: 0.7,
    columns: (draft) => {
      const years = [-4, -3, -2, -1].map((offset) =>
        annual(draft, 'actual', { offset, label: `${yearWord(draft, offset)} Actual` }),
      );
      years.push(annual(draft, 'proposed', { label: `${yearWord(draft)} Proposed` }));
      draft.columns = years.flatMap((column, i) =>
        i === 0 ? [column] : [column, growth(years[i - 1]!, column)],
      );
      draft.look.landscape = true;
      entitle(draft, 'Five-Year Comparison');
    },
  },
  {
    id: 'third-quarter-against-last-year',
    group: ['columns', 'variance'],
    weight: 0.7,
    columns: (draft, random) => {
      const quarter = random.int(1, 4);
      const [now, before] = [0, -1].map((offset) => ({
        ...partYear(draft, 'actual', { offset, first: quarter * 3 - 2, length: 3 }),
        label: `Q${quarter} ${yearWord(draft, offset)}`,
      })) as [Column, Column];
      draft.columns = [now, before];
      draft.columns.push(variance(draft, { of: now.id, less: before.id }, { label: 'Change' }));
      if (random.chance(0.5))
        draft.columns.push(annual(draft, 'adopted', { label: `${yearWord(draft)} Annual Budget` }));
      entitle(draft, `Quarterly Report, quarter ended ${printDate(now.period.to, 'long')}`);
    },
  },
  {
    id: 'third-average-month-column',
    group: ['columns', 'variance'],
    weight: 0.7,
    columns: (draft, random) => {
      const length = random.int(5, 10);
      const soFar = { ...partYear(draft, 'actual', { length }), label: `${length} Months Actual` };
      const average: Column = {
        ...soFar,
        id: 'average-month',
        label: random.pick(['Avg / Month', 'Monthly Average']),
        measure: 'other',
        derive: (cell) => (cell(soFar.id) === null ? null : Math.round(cell(soFar.id)! / length)),
      };
      draft.columns = [
        soFar,
        average,
        annual(draft, 'adopted', { label: `${yearWord(draft)} Annual Budget` }),
      ];
      draft.look.decimals = 2;
      entitle(draft, `Treasurer’s Report through ${printDate(soFar.period.to, 'long')}`);
    },
  },
  {
    id: 'third-to-date-and-whole-prior-year',
    group: ['columns', 'variance'],
    columns: (draft, random) => {
      const length = random.int(3, 10);
      const [now, before] = [0, -1].map((offset) => {
        const column = partYear(draft, 'actual', { offset, length });
        return { ...column, label: `${length} mos. ended ${printDate(column.period.to)}` };
      }) as [Column, Column];
      draft.columns = [
        now,
        before,
        annual(draft, 'actual', { offset: -1, label: `Year ${yearWord(draft, -1)} Actual` }),
        annual(draft, 'adopted', { label: `Year ${yearWord(draft)} Budget` }),
      ];
      entitle(draft, 'Comparative Statement of Operations', printDate(now.period.to, 'long'));
    },
  },
  {
    id: 'third-dates-alone-as-headers',
    group: ['columns', 'variance'],
    columns: (draft, random) => {
      const count = random.int(2, 3);
      const style = random.pick(['slash', 'padded'] as const);
      draft.columns = Array.from({ length: count }, (_, i) => {
        const column = annual(draft, 'actual', { offset: -i });
        return { ...column, label: printDate(column.period.to, style) };
      });
      const ends = printDate(draft.columns[0]!.period.to, 'long');
      const years = draft.columns.slice(1).map(({ period }) => period.to.slice(0, 4));
      entitle(
        draft,
        'Statements of Revenues and Expenses',
        `For the years ended ${ends} and ${years.join(' and ')}`,
      );
    },
  },
  {
    id: 'third-halves-that-make-the-year',
    group: ['columns', 'variance'],
    weight: 0.6,
    columns: (draft, random) => {
      const scenario = random.pick(['actual', 'adopted'] as const);
      const halves = [1, 7].map((first) => {
        const column = { ...partYear(draft, scenario, { first, length: 6 }), part: true };
        return { ...column, label: `${printDate(column.period.from)} - ${printDate(column.period.to)}` };
      });
      const what = scenario === 'actual' ? 'Actual' : 'Budget';
      draft.columns = [
        ...halves,
        totalOf(halves, annual(draft, scenario, { label: `${yearWord(draft)} ${what}` })),
      ];
      entitle(draft, `${yearWord(draft)} ${what} by Half Year`);
    },
  },
  {
    id: 'third-cost-centers-of-neighborhoods',
    group: ['columns', 'variance', 'words'],
    weight: 0.7,
    columns: (draft, random) => {
      const whole = annual(draft, random.pick(['adopted', 'actual'] as const));
      const names = random.pick([
        ['Single Family', 'Townhomes'],
        ['Phase I', 'Phase II', 'Phase III'],
        ['The Cottages', 'The Manors', 'Patio Homes'],
      ]);
      const parts = names.map((label) => ({ ...whole, id: label, label, part: true }));
      draft.columns = [...parts, totalOf(parts, { ...whole, label: 'Total' })];
      const what = whole.scenario === 'actual' ? 'Actual' : 'Approved Budget';
      entitle(draft, `${yearWord(draft)} ${what} by Neighborhood`);
    },
    // Some costs belong to one neighborhood alone.
    tail: (draft, random) => {
      const parts = own(draft).filter(({ part }) => part);
      if (parts.length < 2) return false;
      for (const { values } of random.sample(costs(draft), 4))
        if (values) for (const { id } of parts.slice(1)) values[id] = 0;
    },
  },
];
