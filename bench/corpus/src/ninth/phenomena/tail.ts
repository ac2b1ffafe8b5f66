import type { Random } from '@hoa/bench-associations/kit';
import { duesLeaf, hasParts, isCrowded, lastOwn, madeRow, own } from '../../blind/phenomena/kit';
import { gapRow, headingRow, pageBreak, sumIn } from '../../statements/flatten';
import type { Cells, Column, Draft, FlatRow, Leaf, Phenomenon } from '../../statements/model';
import { printDate } from '../../statements/periods';
import { hasOtherFunds, heading, isAnnual, statistic } from '../../third/phenomena/kit';
import { lastActual, netOf } from './kit';

const leaf = (label: string, role: Leaf['role'], more: Partial<Leaf>): Leaf => ({
  kind: 'leaf',
  label,
  role,
  ...more,
});
const dollarsIn = (random: Random, from: number, to: number): number => random.int(from, to) * 100;

/** A year begins with what the year before it left, where both are on the page. */
function openings(draft: Draft, first: number, moved: Cells): Record<string, number> {
  const out: Record<string, number> = {};
  let [left, ended] = [first, ''];
  for (const { id, period } of [...own(draft)].sort((a, b) => a.period.from.localeCompare(b.period.from))) {
    const isNext = ended !== '' && Date.parse(period.from) - Date.parse(ended) === 86_400_000;
    const begin = isNext ? left : first;
    out[id] = begin;
    [left, ended] = [begin + netOf(draft.body, id) + (moved[id] ?? 0), period.to];
  }
  return out;
}

/** Balances, and what became of money. */
const balancePhenomena: Phenomenon[] = [
  {
    id: 'ninth-transfer-between-net-and-ending-balance',
    group: ['roll-forward', 'export', 'misprint'],
    tail: (draft, random) => {
      if (hasOtherFunds(draft) || isCrowded(draft) || !isAnnual(draft) || own(draft).length > 3) return false;
      if (own(draft).some(({ alternative }) => alternative)) return false;
      const moved = Object.fromEntries(own(draft).map(({ id }) => [id, -dollarsIn(random, 5, 90) * 100]));
      const begin = openings(draft, dollarsIn(random, 90, 900) * 100, moved);
      const [first, last] = random.pick([
        ['Operating fund, beginning', 'Operating fund, ending'],
        ['Owners’ equity, start', 'Owners’ equity, finish'],
        ['Bank balance at start of year', 'Bank balance at end of year'],
      ] as const);
      draft.tail.unshift(
        leaf(first, 'opening-balance', { values: begin }),
        leaf(random.pick(['Transfer to reserve savings', 'Moved to money market (reserve)']), 'transfer', {
          values: moved,
        }),
        leaf(last, 'closing-balance', {
          bold: true,
          compute: (_sum, { id }) => begin[id]! + netOf(draft.body, id) + moved[id]!,
        }),
      );
    },
  },
  {
    id: 'ninth-loan-roll-forward-below',
    group: 'export',
    weight: 0.9,
    tail: (draft, random) => {
      if (isCrowded(draft)) return false;
      const { id, period } = lastActual(draft) ?? lastOwn(draft);
      const [begin, paid] = [dollarsIn(random, 600, 9_000) * 100, dollarsIn(random, 40, 400) * 100];
      const also: Leaf['also'] = ['statistic', 'note', 'detail'];
      draft.tail.push(
        heading(random.pick(['Note payable - Community Bank', 'Roof loan (not part of the budget)'])),
        leaf(`Loan balance ${printDate(period.from)}`, 'opening-balance', { values: { [id]: begin }, also }),
        leaf('Principal paid', 'statistic', {
          values: { [id]: -paid },
          also: ['detail', 'note', 'repeat', 'transfer'],
        }),
        leaf(`Loan balance ${printDate(period.to)}`, 'closing-balance', {
          values: { [id]: begin - paid },
          also,
        }),
      );
    },
  },
  {
    id: 'ninth-cash-recap-on-top',
    group: ['roll-forward', 'repeat', 'halves', 'export', 'misprint'],
    rows: (rows, draft, random) => {
      const column = lastActual(draft);
      const funds = new Set(rows.filter(({ role }) => role === 'line').map(({ fund }) => fund));
      if (!column || funds.size > 1 || isCrowded(draft)) return false;
      recap(rows, column, random);
    },
  },
  {
    id: 'ninth-balance-sheet-beneath',
    group: ['halves', 'export'],
    rows: (rows, draft, random) => {
      const column = lastActual(draft);
      if (!column || isCrowded(draft)) return false;
      rows.push(pageBreak(), ...balanceSheet(column, random));
    },
  },
];

function recap(rows: FlatRow[], column: Column, random: Random): void {
  const sum = sumIn(rows, column);
  const { id } = column;
  const [came, went] = [sum({ flow: 'income' }), sum({ flow: 'expense' })];
  const begin = dollarsIn(random, 50, 900) * 100;
  const also: FlatRow['also'] = ['statistic', 'detail', 'total', 'note'];
  rows.unshift(
    headingRow(random.pick(['CHECKBOOK SUMMARY', 'Cash Summary']), []),
    madeRow(`Balance ${printDate(column.period.from)}`, 'opening-balance', { values: { [id]: begin } }),
    madeRow('Deposits', 'repeat', { flow: 'income', also, values: { [id]: came } }),
    madeRow('Checks written', 'repeat', { flow: 'expense', also, values: { [id]: went } }),
    madeRow(`Balance ${printDate(column.period.to)}`, 'closing-balance', {
      values: { [id]: begin + came - went },
      bold: true,
    }),
    gapRow(),
  );
}

function balanceSheet({ id, period }: Column, random: Random): FlatRow[] {
  const item = (label: string, cents: number): FlatRow =>
    madeRow(label, 'closing-balance', {
      values: { [id]: cents },
      also: ['statistic', 'opening-balance', 'note'],
      indent: 1,
    });
  const sum = (label: string, cents: number): FlatRow =>
    madeRow(label, 'closing-balance', {
      kind: 'total',
      values: { [id]: cents },
      also: ['total', 'subtotal', 'statistic', 'note'],
    });
  const [cash, reserve] = [dollarsIn(random, 4_000, 90_000), dollarsIn(random, 9_000, 400_000)];
  const [owed, prepaid, payable, ahead] = [9_000, 6_000, 8_000, 7_000].map((most) =>
    dollarsIn(random, 90, most),
  ) as [number, number, number, number];
  const assets = cash + reserve + owed + prepaid;
  return [
    headingRow(`BALANCE SHEET - ${printDate(period.to, 'long')}`, []),
    headingRow('ASSETS', []),
    item('Operating checking', cash),
    item('Reserve money market', reserve),
    item('Assessments receivable', owed),
    item('Prepaid insurance', prepaid),
    sum('TOTAL ASSETS', assets),
    headingRow('LIABILITIES AND EQUITY', []),
    item('Accounts payable', payable),
    item('Prepaid assessments', ahead),
    item('Reserve equity', reserve),
    item('Operating equity', assets - payable - ahead - reserve),
    sum('TOTAL LIABILITIES AND EQUITY', assets),
  ];
}

/** Tables that say more about a figure above, or nothing about it. */
const tablePhenomena: Phenomenon[] = [
  {
    id: 'ninth-dues-received-by-quarter-below',
    group: ['export', 'repeat', 'dues', 'misprint'],
    tail: (draft, random) => {
      const column = lastActual(draft);
      const all = column && duesLeaf(draft)?.values?.[column.id];
      if (!column || !all || column.period.kind !== 'year' || hasParts(draft)) return false;
      const step = all % 100 === 0 ? 100 : 1;
      const parts = [1, 2, 3].map(() => Math.round((all * random.float(0.22, 0.28)) / step) * step);
      const last = all - parts.reduce((sum, cents) => sum + cents, 0);
      // A variance of a quarter alone would say nothing.
      const others = Object.fromEntries(
        draft.columns.filter(({ derive }) => derive).map(({ id }) => [id, null]),
      );
      draft.tail.push(
        heading('Dues received, by quarter'),
        ...[...parts, last].map((cents, i) =>
          leaf(`${['1st', '2nd', '3rd', '4th'][i]} quarter`, 'detail', {
            values: { ...others, [column.id]: cents },
            also: ['repeat', 'statistic', 'note'],
          }),
        ),
        leaf('Dues received, all quarters', 'repeat', {
          values: { ...others, [column.id]: all },
          also: ['detail', 'statistic', 'total', 'subtotal', 'note'],
          bold: true,
        }),
      );
    },
  },
  {
    id: 'ninth-bids-compared-below',
    group: 'export',
    weight: 0.8,
    tail: (draft, random) => {
      if (isCrowded(draft) || lastOwn(draft).scenario === 'actual') return false;
      const { id } = lastOwn(draft);
      const what = random.pick(['landscape contract', 'snow removal', 'asphalt sealing', 'pool service']);
      const bidders = random.sample(
        ['Evergreen Services', 'Tri-County', 'Ace Brothers', 'Current vendor', 'Summit Contractors'],
        3,
      );
      draft.tail.push(
        heading(`Bids received - ${what}`),
        ...bidders.map((label) => statistic(label, { [id]: dollarsIn(random, 40, 480) * 100 })),
      );
    },
  },
  {
    id: 'ninth-schedule-of-fees-in-the-notes',
    weight: 0.9,
    tail: (draft, random) => {
      draft.notes.push(
        'Schedule of fees',
        `Late charge: $${random.pick([15, 25, 40])}.00 after the 15th of the month`,
        `Returned check: $${random.pick([25, 35])}.00`,
        `Resale certificate: $${random.pick([150, 275, 375])}.00, rush $${random.pick([75, 100])}.00 more`,
      );
    },
  },
];

/** What stands above the first line. */
const abovePhenomena: Phenomenon[] = [
  {
    id: 'ninth-inputs-above-the-table',
    group: ['halves', 'export', 'around'],
    formats: ['xlsx', 'csv', 'pdf'],
    weight: 0.8,
    rows: (rows, draft) => {
      const { id, scenario, period } = lastOwn(draft);
      const dues = duesLeaf(draft)?.values?.[id];
      if (isCrowded(draft) || scenario === 'actual' || period.kind !== 'year' || !dues) return false;
      const { units } = draft.association;
      const also: FlatRow['also'] = ['note', 'heading', 'detail'];
      rows.unshift(
        madeRow('Number of units', 'statistic', { print: { [id]: String(units) }, also }),
        madeRow('Dues per unit per month', 'statistic', {
          values: { [id]: Math.round(dues / units / 12) },
          also,
        }),
        gapRow(),
      );
    },
  },
];

export const tailPhenomena: Phenomenon[] = [...balancePhenomena, ...tablePhenomena, ...abovePhenomena];
