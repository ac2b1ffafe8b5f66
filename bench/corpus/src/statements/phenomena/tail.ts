import { leaves } from '../amounts';
import { balance } from '../exports/kit';
import type { Column, Draft, Leaf, Phenomenon } from '../model';

const own = (draft: Draft): Column[] =>
  draft.columns.filter(({ derive, words, measure }) => !derive && !words && measure === 'amount');
const last = (draft: Draft): Column => own(draft)[own(draft).length - 1] ?? draft.columns[0]!;
const heading = (label: string): Leaf => ({ kind: 'leaf', label, role: 'heading' });
/** Values in one column only, as the notes of treasurers have them. */
const only = (column: Column, cents: number): Record<string, number | null> => ({ [column.id]: cents });
const round = (draft: Draft, cents: number): number =>
  draft.whole ? Math.round(cents / 100) * 100 : Math.round(cents);
const isCrowded = (draft: Draft): boolean => draft.columns.length > 6 || own(draft).some(({ part }) => part);

export const tailPhenomena: Phenomenon[] = [
  {
    id: 'balances-roll-forward',
    group: 'roll-forward',
    tail: (draft, random) => {
      if (isCrowded(draft)) return false;
      const opening = Object.fromEntries(
        own(draft).map(({ id }) => [id, round(draft, random.int(500_000, 9_000_000))]),
      );
      const [first, second] = random.pick([
        ['Beginning Balance', 'Ending Balance'],
        ['Checking Account, beginning', 'Checking Account, end'],
        ['Fund Balance - Beginning of Year', 'Fund Balance - End of Year'],
      ] as const);
      draft.tail.push(
        balance(first, 'opening-balance', { values: opening }),
        balance(second, 'closing-balance', {
          bold: true,
          compute: (sum, { id }) => opening[id]! + sum({ flow: 'income' }) - sum({ flow: 'expense' }),
        }),
      );
    },
  },
  {
    id: 'opening-balance-above-income',
    group: 'roll-forward',
    tail: (draft, random) => {
      if (isCrowded(draft)) return false;
      const opening = Object.fromEntries(
        own(draft).map(({ id }) => [id, round(draft, random.int(500_000, 6_000_000))]),
      );
      draft.body.unshift(balance('Cash on Hand, Beginning of Year', 'opening-balance', { values: opening }));
      draft.tail.push(
        balance('Cash on Hand, End of Year', 'closing-balance', {
          compute: (sum, { id }) => opening[id]! + sum({ flow: 'income' }) - sum({ flow: 'expense' }),
        }),
      );
    },
  },
  {
    id: 'bank-account-list',
    tail: (draft, random) => {
      const column = last(draft);
      const accounts = random.sample(
        [
          'Checking Account (*1122)',
          'Money Market Savings (*3344)',
          'Emergency Fund (*5566)',
          'CD - First Federal',
          'Reserve Savings',
        ],
        3,
      );
      const amounts = accounts.map(() => round(draft, random.int(20_000, 8_000_000)));
      draft.tail.push(
        heading(random.pick(['Bank Account Balances', 'Cash in Bank', 'E. Bank Account Balance Sheet'])),
        ...accounts.map((label, i) =>
          balance(label, 'closing-balance', { values: only(column, amounts[i]!), also: ['opening-balance'] }),
        ),
        balance('Total Bank Balances', 'closing-balance', {
          values: only(
            column,
            amounts.reduce((a, b) => a + b, 0),
          ),
          also: ['total', 'subtotal'],
          bold: true,
        }),
      );
    },
  },
  {
    id: 'transfers-between-accounts',
    tail: (draft, random) => {
      const column = last(draft);
      const amount = round(draft, random.int(50_000, 900_000));
      draft.tail.push(
        heading('Fund Transfer Between Accounts'),
        balance('Emergency fund to Checking', 'transfer', { values: only(column, amount) }),
        balance('Checking to Reserve Savings', 'transfer', {
          values: only(column, round(draft, amount * 0.4)),
        }),
      );
    },
  },
  {
    id: 'collection-percent',
    tail: (draft, random) => {
      const column = last(draft);
      const broken = random.chance(0.5);
      draft.tail.push(
        balance(
          '% COLLECTION (dues & fees) =',
          'statistic',
          broken
            ? { print: { [column.id]: '#DIV/0!' } }
            : { percent: true, values: only(column, random.int(8_000, 10_200)) },
        ),
      );
    },
  },
  {
    id: 'cost-per-unit',
    tail: (draft, random) => {
      const { units } = draft.association;
      const perMonth = random.chance(0.5);
      const parts = units * (perMonth ? 12 : 1);
      draft.tail.push(
        balance(perMonth ? 'Cost per unit per month' : `Total Expenses Per Unit (${units})`, 'statistic', {
          compute: (sum) => round(draft, sum({ flow: 'expense' }) / parts),
        }),
      );
    },
  },
  {
    id: 'units-statistic',
    tail: (draft) =>
      void draft.tail.push(
        balance('Number of Units', 'statistic', {
          print: Object.fromEntries(own(draft).map(({ id }) => [id, String(draft.association.units)])),
        }),
      ),
  },
  {
    id: 'next-year-dues-by-class',
    tail: (draft, random) => {
      const column = last(draft);
      const rate = random.int(60, 400) * 100;
      draft.tail.push(
        heading(`${draft.year + 1} Dues`),
        ...['1 Bedroom', '2 Bedroom', 'Townhome'].map((label, i) =>
          balance(label, 'statistic', { values: only(column, rate + i * 2_500), also: ['note'] }),
        ),
      );
    },
  },
  {
    id: 'notes-with-amounts',
    tail: (draft, random) =>
      void draft.notes.push(
        `Note: the board approved $${random.int(2, 30)},500 for tree work, payable from reserves in ${draft.year}.`,
        `* Insurance deductible is $${random.pick(['5,000', '10,000', '25,000'])}.`,
      ),
  },
  {
    id: 'dues-history',
    tail: (draft, random) =>
      void draft.notes.push(
        'Dues Increases',
        ...[12, 9, 5, 1].map((ago, i) => `${draft.year - ago}  $${95 + i * random.int(20, 90)}`),
      ),
  },
  {
    id: 'prepared-by',
    tail: (draft) =>
      void draft.notes.push(
        `Prepared by the Treasurer 1/${(draft.year % 27) + 1}/${draft.year}`,
        'Unaudited - for management purposes only',
      ),
  },
  {
    id: 'prior-surplus-below-net',
    group: 'roll-forward',
    tail: (draft, random) => {
      if (isCrowded(draft)) return false;
      const prior = Object.fromEntries(
        own(draft).map(({ id }) => [id, round(draft, random.int(100_000, 2_000_000))]),
      );
      draft.tail.push(
        balance('Prior Year Surplus (Deficit) brought forward', 'carryover', {
          values: prior,
          also: ['opening-balance'],
        }),
        balance('Accumulated Surplus', 'closing-balance', {
          compute: (sum, { id }) => prior[id]! + sum({ flow: 'income' }) - sum({ flow: 'expense' }),
          also: ['net', 'total'],
        }),
      );
    },
  },
  {
    id: 'delinquencies',
    tail: (draft, random) =>
      void draft.tail.push(
        balance('Dues outstanding at year end', 'statistic', {
          values: only(last(draft), round(draft, random.int(20_000, 900_000))),
          also: ['note', 'closing-balance'],
        }),
      ),
  },
  {
    id: 'loan-balance',
    tail: (draft, random) =>
      void draft.tail.push(
        balance('Loan balance remaining', 'closing-balance', {
          values: only(last(draft), round(draft, random.int(500_000, 20_000_000))),
          also: ['statistic', 'note'],
        }),
      ),
  },
  {
    id: 'net-as-percent',
    tail: (draft) => {
      if (isCrowded(draft)) return false;
      draft.tail.push(
        balance('Expenses as % of Income', 'statistic', {
          percent: true,
          compute: (sum) =>
            sum({ flow: 'income' }) === 0
              ? null
              : Math.round((sum({ flow: 'expense' }) / sum({ flow: 'income' })) * 10_000),
        }),
      );
    },
  },
  {
    id: 'account-balancing-block',
    group: 'roll-forward',
    tail: (draft, random) => {
      if (isCrowded(draft) || leaves(draft.body).some(({ fund }) => fund === 'reserve')) return false;
      const checking = Object.fromEntries(
        own(draft).map(({ id }) => [id, round(draft, random.int(300_000, 3_000_000))]),
      );
      draft.tail.push(
        heading('C. Account Balancing'),
        balance(`${draft.year} Income`, 'repeat', { compute: (sum) => sum({ flow: 'income' }) }),
        balance('Checking Account', 'opening-balance', { values: checking }),
        balance('Minus Expenses', 'repeat', { compute: (sum) => sum({ flow: 'expense' }) }),
        balance('Checking Balance', 'closing-balance', {
          compute: (sum, { id }) => checking[id]! + sum({ flow: 'income' }) - sum({ flow: 'expense' }),
        }),
      );
    },
  },
];
