import { annual, partYear, totalOf } from '../../statements/plans';
import type { Column, FlatRow, Phenomenon } from '../../statements/model';
import { months, shortMonth, yearLabel, yearOf } from '../../statements/periods';

const between = ({ period }: Column): string =>
  [period.from, period.to].map((date) => shortMonth(Number(date.slice(5, 7)))).join('-');

export const columnPhenomena: Phenomenon[] = [
  {
    id: 'blind-fifteen-months',
    group: 'columns',
    weight: 0.7,
    columns: (draft, random) => {
      // The fiscal year moved from October to January.
      const { year } = draft;
      draft.startMonth = 1;
      const period = { ...months({ year, startMonth: 10 }, 1, 15), kind: 'other' as const };
      const scenario = random.pick(['actual', 'adopted'] as const);
      draft.columns = [
        annual(draft, scenario, { id: 'fifteen', period, label: `15 mo. Oct ${year - 1} - Dec ${year}` }),
        annual(draft, 'proposed', {
          id: 'next',
          period: yearOf(year + 1, 1),
          label: `Calendar ${year + 1}, proposed`,
        }),
      ];
      draft.titles = [
        draft.association.name,
        `${scenario === 'actual' ? 'Results' : 'Budget'} for the change of fiscal year`,
      ];
      draft.year = year + 1;
    },
  },
  {
    id: 'blind-seasons',
    group: 'columns',
    weight: 0.7,
    columns: (draft, random) => {
      draft.startMonth = 5;
      const scenario = random.pick(['actual', 'adopted'] as const);
      const parts = [
        { ...partYear(draft, scenario, { first: 1, length: 6 }), label: 'Summer (May-Oct)', part: true },
        { ...partYear(draft, scenario, { first: 7, length: 6 }), label: 'Winter (Nov-Apr)', part: true },
      ];
      draft.columns = [...parts, totalOf(parts, annual(draft, scenario, { label: 'Both' }))];
      draft.titles = [
        draft.association.name,
        `${scenario === 'actual' ? 'Income and cost' : 'Budget'} by season, ${yearLabel(draft.year, 5)}`,
      ];
    },
  },
  {
    id: 'blind-actual-plus-estimate',
    group: 'columns',
    columns: (draft, random) => {
      const length = random.int(7, 10);
      const before = partYear(draft, 'actual', { offset: -1, length });
      const after = partYear(draft, 'projected', { offset: -1, first: length + 1, length: 12 - length });
      const parts: Column[] = [
        { ...before, part: true, label: `${between(before)} in the books` },
        { ...after, part: true, label: `${between(after)} guess` },
      ];
      const whole = annual(draft, 'projected', { offset: -1, label: 'Adds up to' });
      const year = yearLabel(draft.year, draft.startMonth);
      const prior = yearLabel(draft.year - 1, draft.startMonth);
      draft.columns = [
        annual(draft, 'adopted', { offset: -1, label: `${prior} Budget` }),
        ...parts,
        totalOf(parts, whole),
        annual(draft, 'proposed', { label: `${year} Request` }),
      ];
      draft.titles = [draft.association.name, `Working paper for the ${year} budget (${prior} so far)`];
    },
  },
  {
    id: 'blind-average-of-years',
    group: 'columns',
    columns: (draft) => {
      const past = [-3, -2, -1].map((offset) =>
        annual(draft, 'actual', {
          offset,
          label: `${yearLabel(draft.year + offset, draft.startMonth)} Actual`,
        }),
      );
      const last = past[2]!;
      draft.columns = [
        ...past,
        {
          ...last,
          id: 'average',
          label: '3-yr avg',
          measure: 'other',
          derive: (cell) => {
            const cells = past.map(({ id }) => cell(id)).filter((cents) => cents !== null);
            const mean = cells.reduce((sum, cents) => sum + cents, 0) / Math.max(1, cells.length);
            return cells.length === 0 ? null : draft.whole ? Math.round(mean / 100) * 100 : Math.round(mean);
          },
        },
        annual(draft, 'proposed', { label: `${yearLabel(draft.year, draft.startMonth)} Ask` }),
      ];
      draft.titles = [draft.association.name, `${yearLabel(draft.year, draft.startMonth)} Budget Request`];
    },
  },
  {
    id: 'blind-balance-after-each-entry',
    group: ['columns', 'halves', 'shift', 'variance'],
    columns: (draft, random) => {
      const column = annual(draft, 'actual', { label: 'Amount' });
      const opening = random.int(200, 9000) * 100;
      const after = (row: FlatRow, table: FlatRow[]): number =>
        table
          .slice(0, table.indexOf(row) + 1)
          .filter(({ role }) => role === 'line')
          .reduce(
            (sum, { flow, values }) => sum + (flow === 'income' ? 1 : -1) * (values[column.id] ?? 0),
            opening,
          );
      draft.columns = [
        column,
        {
          ...column,
          id: 'balance',
          label: 'Balance',
          measure: 'balance',
          derive: (_cell, row, table) => (row.role === 'line' ? after(row, table) : null),
        },
      ];
      draft.titles = [
        draft.association.name,
        `Ledger summary ${yearLabel(draft.year, draft.startMonth)}, opening balance $${(opening / 100).toLocaleString('en-US')}`,
      ];
    },
  },
  {
    id: 'blind-years-out-of-order',
    group: 'order',
    columns: (draft, random) => {
      const isPlain = draft.columns.every(
        ({ derive, over, part, words }) => !derive && !over && !part && !words,
      );
      if (draft.columns.length < 3 || !isPlain) return false;
      const [first, ...others] = draft.columns;
      draft.columns = [others.at(-1)!, first!, ...random.shuffle(others.slice(0, -1))];
    },
  },
  {
    id: 'blind-received-and-paid-columns',
    group: ['columns', 'halves', 'shift', 'flip', 'variance', 'words', 'place'],
    weight: 1.3,
    columns: (draft, random) => {
      draft.columns = [annual(draft, 'actual', { label: '' })];
      draft.look.flowColumns = random.pick([
        ['Received', 'Paid'],
        ['In', 'Out'],
        ['Deposits', 'Checks written'],
        ['Credit', 'Debit'],
      ] as const);
      draft.look.labelAt = 0;
      draft.titles = [
        draft.association.name,
        `Cash journal summary for ${yearLabel(draft.year, draft.startMonth)}`,
      ];
    },
  },
];
