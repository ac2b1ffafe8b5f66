import { annual, entitle, partYear, totalOf } from '../plans';
import type { Column, Phenomenon } from '../model';
import { monthNames, months, printDate, shortMonth, yearLabel } from '../periods';

/** Columns of less than a year, whatever their labels say. */
export const partYearPhenomena: Phenomenon[] = [
  {
    id: 'months-of-fiscal-year',
    group: 'columns',
    columns: (draft, random) => {
      const scenario = random.pick(['adopted', 'actual'] as const);
      const parts = Array.from({ length: 12 }, (_, i): Column => {
        const column = partYear(draft, scenario, { first: i + 1, length: 1 });
        const [year, month] = column.period.from.split('-').map(Number) as [number, number];
        return {
          ...column,
          part: true,
          label: draft.startMonth === 1 ? shortMonth(month) : `${shortMonth(month)} ${String(year).slice(2)}`,
        };
      });
      draft.columns = [
        ...parts,
        totalOf(parts, annual(draft, scenario, { label: random.pick(['Total', 'Annual', 'TOTAL']) })),
      ];
      entitle(draft, scenario);
    },
  },
  {
    id: 'quarters-and-total',
    group: 'columns',
    columns: (draft, random) => {
      const scenario = random.pick(['adopted', 'actual'] as const);
      const names = random.pick([
        ['Q1', 'Q2', 'Q3', 'Q4'],
        ['1st Qtr', '2nd Qtr', '3rd Qtr', '4th Qtr'],
      ]);
      const parts = names.map((label, i) => ({
        ...partYear(draft, scenario, { first: i * 3 + 1, length: 3 }),
        part: true,
        label,
      }));
      draft.columns = [
        ...parts,
        totalOf(
          parts,
          annual(draft, scenario, { label: `Total ${yearLabel(draft.year, draft.startMonth)}` }),
        ),
      ];
      entitle(draft, scenario);
    },
  },
  {
    id: 'months-to-date-then-budget',
    group: 'columns',
    weight: 0.7,
    columns: (draft, random) => {
      const length = random.int(2, 5);
      const parts = Array.from({ length }, (_, i): Column => {
        const column = partYear(draft, 'actual', { first: i + 1, length: 1 });
        return { ...column, part: true, label: monthNames[Number(column.period.from.slice(5, 7)) - 1]! };
      });
      const ytd = totalOf(parts, { ...partYear(draft, 'actual', { length }), id: 'ytd', label: 'YTD' });
      draft.columns = [
        ...parts,
        ytd,
        annual(draft, 'adopted', { label: `${yearLabel(draft.year, draft.startMonth)} Budget` }),
      ];
    },
  },
  {
    id: 'monthly-quarterly-yearly',
    group: 'columns',
    columns: (draft) => {
      const year = yearLabel(draft.year, draft.startMonth);
      const monthly: Column = {
        ...annual(draft, 'proposed'),
        ...partYear(draft, 'proposed', { length: 1 }),
        id: 'monthly',
        label: `Monthly ${year} Proposed`,
      };
      const times = (factor: number, more: Partial<Column>): Column => ({
        ...annual(draft, 'proposed'),
        derive: (cell) => (cell('monthly') === null ? null : cell('monthly')! * factor),
        ...more,
      });
      draft.columns = [
        monthly,
        times(3, { id: 'quarterly', label: `Quarterly ${year} Proposed`, period: months(draft, 1, 3) }),
        times(12, { id: 'yearly', label: `Yearly ${year} Proposed` }),
      ];
    },
  },
  {
    id: 'half-year-dates',
    group: 'columns',
    columns: (draft) => {
      const half = partYear(draft, 'actual', { length: 6 });
      draft.columns = [
        {
          ...half,
          label: `${printDate(half.period.from, 'padded')} - ${printDate(half.period.to, 'padded')}`,
        },
      ];
      entitle(draft, 'statement');
    },
  },
  {
    id: 'misleading-year-label',
    group: 'columns',
    columns: (draft, random) => {
      const part = partYear(draft, 'actual', { length: random.pick([6, 9, 3]) });
      draft.columns = [{ ...part, label: random.pick(['Total', 'By Year', 'Year']) }];
      entitle(draft, 'statement');
      draft.titles.push(`${printDate(part.period.from)} - ${printDate(part.period.to)}, By Year, Cash basis`);
    },
  },
  {
    id: 'nine-months-actual',
    group: 'columns',
    columns: (draft, random) => {
      const length = random.int(7, 11);
      const part = partYear(draft, 'actual', { offset: -1, length });
      const [from, to] = [part.period.from, part.period.to].map((date) =>
        shortMonth(Number(date.slice(5, 7))),
      );
      draft.columns = [
        { ...part, label: `${from}-${to} ${part.period.to.slice(0, 4)} Actual` },
        annual(draft, 'adopted', { offset: -1 }),
        annual(draft, 'proposed'),
      ];
    },
  },
  {
    id: 'first-short-fiscal-year',
    group: 'columns',
    weight: 0.5,
    columns: (draft, random) => {
      const length = random.int(7, 11);
      const period = months(draft, 13 - length, length);
      const column = annual(draft, 'adopted', {
        period: { ...period, kind: 'other' },
        id: 'short',
        label: `${length} Months Ending ${printDate(period.to)}`,
      });
      draft.columns = [column, annual(draft, 'proposed', { offset: 1 })];
      entitle(draft, 'adopted');
    },
  },
  {
    id: 'year-end-and-to-date',
    group: 'columns',
    columns: (draft, random) => {
      const ytd = partYear(draft, 'actual', { length: random.int(4, 10) });
      draft.columns = [
        annual(draft, 'actual', {
          offset: -1,
          label: `${yearLabel(draft.year - 1, draft.startMonth)} Year End`,
        }),
        { ...ytd, label: `Actual to Date ${printDate(ytd.period.to)}` },
        annual(draft, 'adopted'),
      ];
    },
  },
];
