import type { Scenario } from '@hoa/contracts';
import { duesLeaf } from '../../blind/phenomena/kit';
import { isGroup, netOf } from '../../ninth/phenomena/kit';
import { net } from '../../statements/build';
import type { Cells, Column, Draft, FlatRow, Leaf, Phenomenon } from '../../statements/model';
import { printDate } from '../../statements/periods';
import { annual, totalOf } from '../../statements/plans';
import { entitle, yearWord } from '../../third/phenomena/kit';
import { addReplacements, divideFunds, joinExpenses, joinFunds } from './kit';

const group = [
  ...[
    'columns',
    'variance',
    'dues',
    'special-block',
    'roll-forward',
    'export',
    'shape',
    'repeat',
    'misprint',
  ],
  ...['net', 'order', 'halves', 'flip', 'per-unit'],
];

const partOf = (whole: Column, id: string, more: Partial<Column>): Column => ({
  ...whole,
  id,
  part: true,
  ...more,
});

/** A row of several funds belongs to none of them. */
const withoutFunds = (rows: readonly FlatRow[]): void => rows.forEach((row) => delete row.fund);

/** One list and one bottom line. */
function oneStatement(draft: Draft, bottom: string): void {
  joinExpenses(draft);
  joinFunds(draft);
  addReplacements(draft);
  draft.body = [...draft.body.filter(isGroup), net(bottom)];
}

const balance = (label: string, role: Leaf['role'], values: Cells): Leaf => ({
  kind: 'leaf',
  label,
  role,
  values,
  bold: role === 'closing-balance',
});

/** What each fund had, what moved between them, and what each has. */
function addFundBalances(
  draft: Draft,
  [operating, replacement, total]: [string, string, string],
  begin: number[],
): void {
  const moved = Math.round((begin[0]! * 0.12) / 10_000) * 10_000;
  const three = (first: number, second: number): Cells => ({
    [operating]: first,
    [replacement]: second,
    [total]: first + second,
  });
  const opening = three(begin[0]!, begin[1]!);
  const transfers = three(-moved, moved);
  const closing = three(
    begin[0]! + netOf(draft.body, operating) - moved,
    begin[1]! + netOf(draft.body, replacement) + moved,
  );
  draft.tail.unshift(
    balance('Fund balances, beginning of year', 'opening-balance', opening),
    balance('Interfund transfers', 'transfer', transfers),
    balance('Fund balances, end of year', 'closing-balance', closing),
  );
}

/** Columns for funds, with more beside them than one year. */
export const fundPhenomena: Phenomenon[] = [
  {
    id: 'eleventh-actual-and-budget-of-each-fund',
    group,
    columns: (draft) => {
      oneStatement(draft, 'Excess of revenues over expenses');
      const whole = (scenario: Scenario, label: string): Column => annual(draft, scenario, { label });
      const pair = [whole('actual', 'Actual'), whole('adopted', 'Budget')];
      const parts = ['Operating Fund', 'Replacement Fund'].flatMap((over, i) =>
        pair.map((column) => partOf(column, `${column.scenario}-fund-${i}`, { over })),
      );
      const totals = pair.map((column) =>
        totalOf(
          parts.filter(({ scenario }) => scenario === column.scenario),
          { ...column, over: 'Total' },
        ),
      );
      draft.columns = [...parts, ...totals];
      Object.assign(draft.look, { landscape: true, size: 8 });
      entitle(draft, `Actual and Budget by Fund, ${yearWord(draft)}`);
    },
    tail: (draft) => {
      if (!duesLeaf(draft)?.values || !draft.columns.some(({ id }) => id === 'actual-fund-1')) return false;
      for (const scenario of ['actual', 'adopted'])
        divideFunds(draft, [`${scenario}-fund-0`, `${scenario}-fund-1`]);
    },
    rows: withoutFunds,
  },
  {
    id: 'eleventh-compiled-funds-with-balances',
    group,
    weight: 1.6,
    columns: (draft) => {
      oneStatement(draft, 'EXCESS (DEFICIENCY) OF REVENUES OVER EXPENSES');
      const whole = annual(draft, 'actual', { label: 'Total' });
      const parts = ['Operating Fund', 'Replacement Fund'].map((label, i) =>
        partOf(whole, `compiled-${i}`, { label }),
      );
      draft.columns = [...parts, totalOf(parts, whole)];
      Object.assign(draft.look, { negative: 'parentheses', dollar: 'totals', zero: 'dash', codes: 'none' });
      entitle(
        draft,
        'Statement of Revenues, Expenses and Changes in Fund Balances',
        `For the year ended ${printDate(whole.period.to, 'long')}`,
      );
      draft.notes.push('See independent accountants’ compilation report.');
    },
    tail: (draft, random) => {
      const [first, second, total] = draft.columns;
      if (!duesLeaf(draft)?.values || first?.id !== 'compiled-0' || !second || !total) return false;
      divideFunds(draft, [first.id, second.id]);
      const begin = [random.int(200, 2_000), random.int(900, 9_000)].map((hundreds) => hundreds * 10_000);
      addFundBalances(draft, [first.id, second.id, total.id], begin);
    },
    rows: withoutFunds,
  },
];
