import { annual, minus, partYear, totalOf } from '../plans';
import type { Column, FlatRow, Phenomenon } from '../model';
import { yearLabel } from '../periods';

const nameParts = {
  buildings: ['Bldg A', 'Bldg B', 'Bldg C', 'Bldg D'],
  owners: ['Townhomes', 'Villas', 'Carriage Homes'],
  departments: ['Admin', 'Grounds', 'Recreation'],
};

const split = (
  random: Parameters<NonNullable<Phenomenon['columns']>>[1],
  names: readonly string[],
  kind: Column,
): Column[] =>
  names.map((label, i) => ({
    ...kind,
    id: `part-${i}`,
    label,
    part: true,
    period: kind.period,
    scenario: random ? kind.scenario : kind.scenario,
  }));

const withTotal = (
  id: string,
  names: (random: Parameters<NonNullable<Phenomenon['columns']>>[1]) => string[],
): Phenomenon => ({
  id,
  group: 'columns',
  weight: 0.8,
  columns: (draft, random) => {
    const whole = annual(draft, random.pick(['adopted', 'proposed'] as const), { label: 'Total' });
    const parts = split(random, names(random), whole);
    draft.columns = [...parts, totalOf(parts, whole)];
    draft.titles = [draft.association.name, `${yearLabel(draft.year, draft.startMonth)} Budget`];
  },
});

const lastAnnual = (columns: readonly Column[]): Column | undefined =>
  [...columns]
    .reverse()
    .find(({ period, measure, part }) => period.kind === 'year' && measure === 'amount' && !part);

const beside = (base: Column, more: Partial<Column> & Pick<Column, 'id' | 'label' | 'measure'>): Column => {
  const { alternative: _a, adopted: _b, over: _c, derive: _d, ...rest } = base;
  return { ...rest, ...more };
};

export const moreColumnPhenomena: Phenomenon[] = [
  withTotal('columns-by-building', (random) => nameParts.buildings.slice(0, random.int(2, 4))),
  withTotal('columns-by-owner-class', () => nameParts.owners),
  withTotal('columns-by-department', () => nameParts.departments),
  {
    id: 'percent-of-total',
    columns: (draft) => {
      const base = lastAnnual(draft.columns);
      if (!base) return false;
      const top = (row: FlatRow, table: FlatRow[]): number =>
        table
          .filter((one) => one.role === 'line' && one.flow === row.flow)
          .reduce((sum, one) => sum + (one.values[base.id] ?? 0), 0);
      draft.columns.push(
        beside(base, {
          id: 'percent-of-total',
          label: '% of Budget',
          measure: 'percent',
          percent: true,
          derive: (cell, row, table) => {
            const whole = top(row, table);
            return cell(base.id) === null || whole === 0 || !row.flow
              ? null
              : Math.round((cell(base.id)! / whole) * 10_000);
          },
        }),
      );
    },
  },
  {
    id: 'percent-change',
    columns: (draft) => {
      const years = draft.columns.filter(
        ({ period, measure, part, alternative }) =>
          period.kind === 'year' && measure === 'amount' && !part && !alternative,
      );
      const [a, b] = [years[0], years[years.length - 1]];
      if (!a || !b || a === b) return false;
      draft.columns.push(
        beside(b, {
          id: 'percent-change',
          label: '% Change',
          measure: 'percent',
          percent: true,
          derive: (cell) =>
            cell(a.id) ? Math.round((minus(cell(b.id), cell(a.id))! / cell(a.id)!) * 10_000) : null,
        }),
      );
    },
  },
  {
    id: 'per-unit-column',
    columns: (draft, random) => {
      const base = lastAnnual(draft.columns);
      if (!base) return false;
      const perMonth = random.chance(0.5);
      const parts = draft.association.units * (perMonth ? 12 : 1);
      draft.columns.push(
        beside(base, {
          id: 'per-unit',
          label: perMonth ? 'Per Unit Per Month' : `Per Unit (${draft.association.units})`,
          measure: 'per-unit',
          derive: (cell) => (cell(base.id) === null ? null : Math.round(cell(base.id)! / parts)),
        }),
      );
    },
  },
  {
    id: 'note-reference-column',
    group: 'words',
    columns: (draft, random) => {
      const base = draft.columns[0]!;
      const at = random.pick([0, draft.columns.length]);
      const numbers = new Map<string, string>();
      draft.columns.splice(at, 0, {
        ...beside(base, { id: 'notes', label: random.pick(['Notes', 'Note', 'Ref']), measure: 'other' }),
        words: (row) => {
          if (row.kind !== 'line' || row.label.length % 3 !== 0) return '';
          if (!numbers.has(row.label)) numbers.set(row.label, String(numbers.size + 1));
          return numbers.get(row.label)!;
        },
      });
      draft.notes.push('1. Based on current contracts.', '2. Estimated from prior usage.');
    },
  },
  {
    id: 'comments-with-amounts',
    group: 'words',
    columns: (draft, random) => {
      const remarks = [
        'contract $450/mo',
        'incl. $1,200 deposit',
        'up 5%',
        'quote from 3 vendors',
        '2 visits @ $325',
        '',
      ];
      const offset = random.int(0, 5);
      draft.columns.push({
        ...beside(draft.columns[0]!, {
          id: 'comments',
          label: random.pick(['Comments', 'Remarks', 'Explanation']),
          measure: 'other',
        }),
        words: (row) => (row.kind === 'line' ? remarks[(row.label.length + offset) % remarks.length]! : ''),
      });
      draft.look.labelAt = 0;
    },
  },
  {
    id: 'funds-as-columns',
    group: 'columns',
    weight: 0.7,
    columns: (draft) => {
      draft.body = draft.body.filter((node) => node.fund !== 'reserve');
      const whole = annual(draft, 'adopted', { label: 'Total' });
      const parts = ['Operating', 'Reserve'].map((label) => ({ ...whole, id: label, label, part: true }));
      draft.columns = [...parts, totalOf(parts, whole)];
      draft.titles = [draft.association.name, `${yearLabel(draft.year, draft.startMonth)} Budget by Fund`];
    },
    // A row of both funds belongs to neither.
    rows: (rows) => rows.forEach((row) => delete row.fund),
  },
  {
    id: 'budget-year-to-date-and-annual',
    group: 'columns',
    columns: (draft, random) => {
      const length = random.int(3, 11);
      const actual = partYear(draft, 'actual', { length });
      draft.columns = [
        { ...actual, label: 'YTD Actual' },
        { ...partYear(draft, 'adopted', { length }), label: 'YTD Budget' },
        annual(draft, 'adopted', { label: 'Annual Budget' }),
      ];
      draft.titles = [
        draft.association.name,
        'Budget Comparison',
        `Through ${actual.period.to.slice(5, 7)}/${actual.period.to.slice(0, 4)}`,
        `Fiscal year ${yearLabel(draft.year, draft.startMonth)}`,
      ];
    },
  },
  {
    id: 'remaining-budget',
    group: 'columns',
    weight: 0.7,
    columns: (draft, random) => {
      const length = random.int(3, 10);
      const [budget, spent] = [
        annual(draft, 'adopted', { label: `${yearLabel(draft.year, draft.startMonth)} Budget` }),
        partYear(draft, 'actual', { length }),
      ];
      draft.columns = [budget, { ...spent, label: `Spent to Date (${spent.period.to})` }];
      draft.columns.push(
        beside(budget, {
          id: 'remaining',
          label: 'Remaining',
          measure: 'variance',
          derive: (cell) => minus(cell(budget.id), cell(spent.id)),
        }),
      );
    },
  },
  {
    id: 'current-month-and-year-to-date',
    group: 'columns',
    columns: (draft, random) => {
      const length = random.int(4, 11);
      draft.columns = [
        { ...partYear(draft, 'actual', { first: length, length: 1 }), label: 'Current Period' },
        { ...partYear(draft, 'actual', { length }), label: 'Year to Date' },
      ];
      draft.titles = [
        draft.association.name,
        'Statement of Revenue and Expenses',
        `For the period ended ${draft.columns[1]!.period.to}`,
      ];
    },
  },
];
