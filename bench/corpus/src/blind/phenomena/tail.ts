import { headingRow } from '../../statements/flatten';
import type { Draft, FlatRow, Leaf, Phenomenon } from '../../statements/model';
import type { RowRole } from '@hoa/contracts';
import { duesLeaf, hasParts, isCrowded, lastOwn, madeRow, own } from './kit';

const leaf = (label: string, role: RowRole, more: Partial<Leaf> = {}): Leaf => ({
  kind: 'leaf',
  label,
  role,
  ...more,
});
const heading = (label: string): Leaf => leaf(label, 'heading');
const dollars = (value: number): string => `$${value.toLocaleString('en-US')}`;

export const tailPhenomena: Phenomenon[] = [
  {
    id: 'blind-balance-sheet-on-top',
    group: 'halves',
    rows: (rows, draft, random) => {
      if (hasParts(draft)) return false;
      const { id } = own(draft).findLast(({ scenario }) => scenario === 'actual') ?? lastOwn(draft);
      const cents = (): number => random.int(400, 60_000) * 100;
      const [checking, savings, owed, ahead] = [
        cents(),
        cents(),
        random.int(1, 40) * 5_000,
        random.int(1, 60) * 5_000,
      ];
      const all = checking + savings + owed;
      const item = (label: string, value: number): FlatRow =>
        madeRow(label, 'closing-balance', {
          values: { [id]: value },
          also: ['statistic', 'opening-balance'],
          indent: 1,
        });
      const sum = (label: string, value: number): FlatRow =>
        madeRow(label, 'closing-balance', {
          kind: 'total',
          values: { [id]: value },
          also: ['total', 'subtotal'],
        });
      rows.unshift(
        headingRow('What we have', []),
        item('Checking', checking),
        item('Money market', savings),
        item('Dues still owed to us', owed),
        sum('Assets', all),
        headingRow('Spoken for', []),
        item('Dues paid ahead', ahead),
        item("Members' equity", all - ahead),
        sum('Liabilities and equity', all),
      );
    },
  },
  {
    id: 'blind-reserve-components-below',
    tail: (draft, random) => {
      const { id } = lastOwn(draft);
      const parts = random.sample(
        [
          'Roofs (25 yr, 8 left)',
          'Asphalt 2" overlay (20 yr, 3 left)',
          'Pool plaster (12 yr, 5 left)',
          'Seawall (40 yr, 22 left)',
          'Well pump (10 yr, 1 left)',
        ],
        3,
      );
      draft.tail.push(
        heading('Cost to replace today'),
        ...parts.map((label) =>
          leaf(label, 'statistic', {
            also: ['note', 'detail', 'closing-balance'],
            values: { [id]: random.int(8, 260) * 50_000 },
          }),
        ),
      );
    },
  },
  {
    id: 'blind-bank-reconciliation',
    tail: (draft, random) => {
      const { id } = lastOwn(draft);
      const [bank, out, transit] = [
        random.int(3_000, 60_000) * 100,
        random.int(50, 900) * 100,
        random.int(0, 400) * 100,
      ];
      const more = (cents: number, also: RowRole[]): Partial<Leaf> => ({ values: { [id]: cents }, also });
      draft.tail.push(
        heading('Tie-out to bank'),
        leaf('Per statement', 'closing-balance', more(bank, ['statistic', 'opening-balance'])),
        leaf(
          'Less checks not cleared (3)',
          'statistic',
          more(-out, ['transfer', 'detail', 'note', 'closing-balance']),
        ),
        leaf(
          'Plus deposit in transit',
          'statistic',
          more(transit, ['transfer', 'detail', 'note', 'closing-balance']),
        ),
        leaf('Per checkbook', 'closing-balance', more(bank - out + transit, ['total', 'subtotal'])),
      );
    },
  },
  {
    id: 'blind-who-owes',
    tail: (draft, random) => {
      const { id } = lastOwn(draft);
      const lots = random.sample([3, 7, 14, 22, 31, 38, 45, 52], 4).sort((a, b) => a - b);
      const owed = lots.map(() => random.int(2, 40) * 2_650);
      const also: RowRole[] = ['note', 'closing-balance', 'detail'];
      draft.tail.push(
        heading('Still owing'),
        ...lots.map((lot, i) => leaf(`Lot ${lot}`, 'statistic', { also, values: { [id]: owed[i]! } })),
        leaf('Owed by all', 'statistic', {
          also: [...also, 'total', 'subtotal'],
          values: { [id]: owed.reduce((a, b) => a + b, 0) },
        }),
      );
    },
  },
  {
    id: 'blind-dues-worked-out-below',
    tail: (draft) => {
      const dues = duesLeaf(draft);
      const column = lastOwn(draft);
      if (!dues || isCrowded(draft) || column.scenario === 'actual') return false;
      const { units } = draft.association;
      const only =
        (value: (sum: Parameters<NonNullable<Leaf['compute']>>[0]) => number): Leaf['compute'] =>
        (sum, { id }) =>
          id === column.id ? Math.round(value(sum)) : null;
      const spent: Parameters<typeof only>[0] = (sum) => sum({ flow: 'expense', fund: 'operating' });
      const other: Parameters<typeof only>[0] = (sum) =>
        sum({ flow: 'income', fund: 'operating' }) - (dues.values?.[column.id] ?? 0);
      const also: RowRole[] = ['repeat', 'detail', 'note', 'net'];
      const cents = (value: number): number => (draft.whole ? Math.round(value / 100) * 100 : value);
      draft.tail.push(
        heading('How we get to the dues'),
        leaf('We need', 'repeat', {
          compute: only(spent),
          also: ['statistic', 'detail', 'total', 'subtotal'],
        }),
        leaf('less what comes in anyway', 'repeat', {
          compute: only(other),
          also: ['statistic', 'detail', 'subtotal'],
        }),
        leaf('leaves for the owners', 'statistic', { compute: only((sum) => spent(sum) - other(sum)), also }),
        leaf(`each (of ${units})`, 'statistic', {
          compute: only((sum) => cents((spent(sum) - other(sum)) / units)),
          also,
        }),
      );
    },
  },
  {
    id: 'blind-minutes-around-the-table',
    tail: (draft, random) => {
      const opening = random.int(1_200, 48_000);
      draft.titles.push(
        `Minutes, annual meeting, ${random.pick(['fire hall', 'library', 'Zoom', "Hal's garage"])}. Quorum present (${random.int(14, 60)} + ${random.int(3, 20)} proxies).`,
        `Treasurer reported ${dollars(opening)} in checking at the last meeting, and that`,
        `${dollars(random.int(200, 900))} was moved to savings on ${random.int(1, 12)}/${random.int(1, 28)}. Report follows.`,
      );
      draft.look.titleAlign = 'left';
      draft.notes.push(
        `Motion (Whitcomb/Ortiz) to spend up to ${dollars(random.int(8, 60) * 100)} on the entrance, carried ${random.int(14, 40)}-${random.int(0, 6)}.`,
        `Motion to raise dues to ${dollars(random.int(90, 600))} failed for lack of a second.`,
        'Meeting adjourned 8:40. Next meeting second Tuesday, 7:00.',
      );
    },
  },
  {
    id: 'blind-clubs-with-their-own-till',
    tail: (draft: Draft, random) => {
      if (isCrowded(draft)) return false;
      const names = random.sample(['Garden Club', 'Social Committee', 'Sunshine Fund', 'Fishing Derby'], 2);
      const values = (): Leaf['values'] =>
        Object.fromEntries(own(draft).map(({ id }) => [id, random.int(40, 900) * 100]));
      draft.tail.push(
        heading('Not ours, but we hold it'),
        ...names.map((label) =>
          leaf(`${label} balance`, 'closing-balance', {
            values: values()!,
            also: ['statistic', 'note', 'opening-balance'],
          }),
        ),
      );
    },
  },
];
