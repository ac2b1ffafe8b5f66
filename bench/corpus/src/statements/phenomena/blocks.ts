import type { FlatRow, Leaf, Phenomenon } from '../model';
import { findGroup, topGroup } from '../amounts';
import { group, line, net } from '../build';

const scale = (draft: { association: { units: number } }, dollars: number): number =>
  draft.association.units * dollars * 100;
export const blockPhenomena: Phenomenon[] = [
  {
    id: 'reserve-fund-block',
    lines: (draft, random) => {
      if (findGroup(draft, 'Reserve Income')) return false;
      const income = [
        line('Contribution from Operating', 'income', {
          fund: 'reserve',
          base: scale(draft, 150),
          steady: true,
        }),
        line('Interest on Reserves', 'income', { fund: 'reserve', base: scale(draft, 8) }),
      ];
      const spent = random
        .sample(['Roof', 'Paving', 'Fences', 'Pool Pump', 'Painting'], 3)
        .map((label) => line(label, 'expense', { fund: 'reserve', base: scale(draft, random.int(5, 90)) }));
      draft.body.push(
        group('Reserve Fund Income', {
          flow: 'income',
          fund: 'reserve',
          totalRole: 'total',
          children: income,
        }),
        group('Reserve Fund Expenses', {
          flow: 'expense',
          fund: 'reserve',
          totalRole: 'total',
          children: spent,
        }),
        net('Net Reserve Fund', 'reserve'),
      );
    },
  },
  {
    id: 'reserve-fund-on-own-page',
    look: (draft) => {
      const node = draft.body.find((one) => one.kind === 'group' && one.fund === 'reserve');
      if (node?.kind !== 'group') return false;
      node.onNewPage = true;
    },
  },
  {
    id: 'special-assessment-block',
    lines: (draft, random) => {
      const cost = random.pick(['Siding Project', 'Elevator Repair', 'Retaining Wall', 'Sprinkler System']);
      draft.body.push(
        group('Special Assessment', {
          flow: 'income',
          fund: 'special',
          totalRole: 'total',
          children: [
            line(`${draft.association.units} units @ $${random.pick([250, 500, 1000])}`, 'income', {
              fund: 'special',
              base: scale(draft, 500),
              steady: true,
            }),
          ],
        }),
        group('Special Assessment Expenses', {
          flow: 'expense',
          fund: 'special',
          totalRole: 'total',
          children: [
            line(cost, 'expense', { fund: 'special', base: scale(draft, 430) }),
            line('Engineering', 'expense', { fund: 'special', base: scale(draft, 40) }),
          ],
        }),
      );
    },
  },
  {
    id: 'insurance-claim-and-repair',
    lines: (draft) => {
      draft.body.push(
        group('Insurance Claim - Hail', {
          flow: 'income',
          fund: 'special',
          totalRole: 'total',
          total: null,
          children: [line('Claim Payment Received', 'income', { fund: 'special', base: scale(draft, 320) })],
        }),
        group('Hail Repairs', {
          flow: 'expense',
          fund: 'special',
          totalRole: 'total',
          total: 'Total Hail Repairs',
          children: [
            line('Roof Contractor', 'expense', { fund: 'special', base: scale(draft, 300) }),
            line('Gutters', 'expense', { fund: 'special', base: scale(draft, 25) }),
          ],
        }),
      );
    },
  },
  {
    id: 'income-left-expenses-right',
    group: 'halves',
    formats: ['pdf', 'xlsx', 'csv'],
    rows: (rows, draft) => {
      if (draft.columns.length > 2 || draft.look.totalsShifted) return false;
      const half = (row: FlatRow): FlatRow['half'] =>
        row.role === 'net' || !row.flow ? undefined : row.flow === 'income' ? 'left' : 'right';
      const by = (side: FlatRow['half']): FlatRow[] =>
        rows.filter((row) => row.kind !== 'gap' && row.kind !== 'page' && half(row) === side);
      const [left, right, rest] = [by('left'), by('right'), by(undefined)];
      left.forEach((row) => (row.half = 'left'));
      right.forEach((row) => (row.half = 'right'));
      rows.splice(0, rows.length, ...left, ...right, ...rest);
      Object.assign(draft.look, { halves: true, landscape: true, labelAt: 0 });
      delete draft.look.stairs;
    },
  },
  {
    id: 'transfer-from-reserves-as-income',
    lines: (draft) =>
      topGroup(draft, 'income')?.children.push(
        line('Transfer from Reserve Fund', 'income', { base: scale(draft, 60) }),
      ) !== undefined,
  },
  {
    id: 'balanced-to-zero',
    // After the amounts are known, the last line takes up the difference, as boards do.
    tail: (draft) => {
      const [income, expense] = [topGroup(draft, 'income'), topGroup(draft, 'expense')];
      const last = expense?.children
        .filter((node): node is Leaf => node.kind === 'leaf' && node.role === 'line')
        .pop();
      const column = draft.columns
        .filter(({ derive, words, scenario }) => !derive && !words && scenario !== 'actual')
        .pop();
      if (!income || !expense || !last?.values || !column || draft.columns.length > 4) return false;
      const sum = (node: typeof income | Leaf): number =>
        node.kind === 'leaf'
          ? (node.values?.[column.id] ?? 0)
          : node.children.reduce((total, child) => total + sum(child as typeof income), 0);
      const left = sum(income) - sum(expense) + (last.values[column.id] ?? 0);
      if (left <= 0) return false;
      last.values[column.id] = left;
    },
  },
];
