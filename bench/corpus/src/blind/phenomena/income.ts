import { leaves, topGroup } from '../../statements/amounts';
import { group, line } from '../../statements/build';
import type { Draft, Leaf, Phenomenon } from '../../statements/model';
import { monthNames } from '../../statements/periods';
import { add, duesLeaf, hasParts, own, part, sumValues } from './kit';

function splitDues(draft: Draft, parts: [string, number][]): boolean {
  const [top, whole] = [topGroup(draft, 'income'), duesLeaf(draft)];
  if (!top || !whole) return false;
  const made = parts.map(([label, share]) =>
    line(label, 'income', { base: Math.round(((whole.base ?? 0) * share) / 100) * 100, steady: true }),
  );
  top.children.splice(top.children.indexOf(whole), 1, ...made);
  return true;
}

/** Whole-year columns in which a last line takes up the difference. */
const plugged = (draft: Draft): string[] =>
  hasParts(draft)
    ? []
    : own(draft)
        .filter(({ scenario }) => scenario !== 'actual')
        .map(({ id }) => id);

function needed(draft: Draft, plug: Leaf, id: string): number {
  const sum = (flow: 'income' | 'expense'): number =>
    sumValues(
      leaves(topGroup(draft, flow)?.children ?? []).filter(
        (leaf) => leaf !== plug && ['line', 'carryover'].includes(leaf.role),
      ),
      id,
    );
  return sum('expense') - sum('income');
}

export const incomePhenomena: Phenomenon[] = [
  {
    id: 'blind-installments-as-rows',
    group: 'dues',
    lines: (draft, random) =>
      splitDues(
        draft,
        random.pick<[string, number][]>([
          [
            ['1st half, billed in January', 0.5],
            ['2nd half, billed in July', 0.5],
          ],
          [
            ['April installment', 0.5],
            ['October installment', 0.48],
            ['Paid in full up front (less 5%)', 0.02],
          ],
          [
            ['Spring billing', 0.34],
            ['Summer billing', 0.33],
            ['Fall billing', 0.33],
          ],
        ]),
      ),
  },
  {
    id: 'blind-months-as-rows',
    group: 'dues',
    lines: (draft) =>
      splitDues(
        draft,
        monthNames.map((name) => [name, 1 / 12]),
      ),
  },
  {
    id: 'blind-dues-by-year-billed',
    group: 'dues',
    lines: (draft) => {
      const { year } = draft;
      return splitDues(draft, [
        [String(year), 0.92],
        [`${year - 1} (late payers)`, 0.05],
        [`${year - 2} and before`, 0.03],
      ]);
    },
  },
  {
    id: 'blind-billed-less-unpaid',
    group: 'dues',
    lines: (draft, random) => {
      const [top, whole] = [topGroup(draft, 'income'), duesLeaf(draft)];
      if (!top || !whole) return false;
      const unpaid = line(random.pick(['not yet paid', 'less: slow pay', 'deduct unpaid']), 'income', {
        base: -part(draft, 0.06),
        steady: true,
      });
      const billed = group('Dues billed', {
        flow: 'income',
        heading: null,
        total: random.pick(['Actually in hand', 'Net', 'Collected dues']),
        children: [{ ...whole, label: `${whole.label} - billed` }, unpaid],
      });
      top.children.splice(top.children.indexOf(whole), 1, billed);
    },
  },
  {
    id: 'blind-net-of-costs-in-one-line',
    lines: (draft) =>
      add(draft, 'income', line('Flea market', 'income', { base: Math.min(60_000, part(draft, 0.012)) })),
    // The figures of the remark belong to the last year printed.
    tail: (draft, random) => {
      const leaf = leaves(draft.body).find(({ label }) => label === 'Flea market');
      const id = own(draft).at(-1)?.id;
      if (!leaf || !id) return false;
      const cost = random.int(40, 300);
      const took = cost + Math.round((leaf.values?.[id] ?? 0) / 100);
      leaf.label = `Flea market (took in $${took}, tables & ads $${cost})`;
    },
  },
  {
    id: 'blind-same-name-in-and-out',
    lines: (draft, random) =>
      random
        .sample(['Clubhouse', 'Picnic', 'Directory', 'Gate keys', 'Newsletter'], 2)
        .every((label, i) =>
          [0.02, 0.025].every((share, j) =>
            add(
              draft,
              j ? 'expense' : 'income',
              line(label, j ? 'expense' : 'income', { base: part(draft, share * (i + 1)) }),
            ),
          ),
        ),
  },
  {
    id: 'blind-waived-dues-both-sides',
    lines: (draft) => {
      const base = Math.round(part(draft, 3 / draft.association.units) / 100) * 100;
      return (
        add(draft, 'income', line('Dues of 3 officers (not collected)', 'income', { base, steady: true })) &&
        add(draft, 'expense', line('Officers, dues waived', 'expense', { base, steady: true }))
      );
    },
  },
  {
    id: 'blind-in-kind-both-sides',
    lines: (draft, random) => {
      const base = part(draft, 0.02);
      const what = random.pick(['mowing by members', 'bookkeeping', 'excavator time']);
      return (
        add(draft, 'income', line(`Donated ${what} (value)`, 'income', { base, steady: true })) &&
        add(
          draft,
          'expense',
          line(`${what[0]!.toUpperCase()}${what.slice(1)}, donated`, 'expense', { base, steady: true }),
        )
      );
    },
  },
  {
    id: 'blind-loan-proceeds-as-income',
    lines: (draft, random) =>
      add(
        draft,
        'income',
        line(
          random.pick([
            'Loan from First State Bank',
            'Line of credit drawn',
            'Loan from B. Whitcomb (member)',
          ]),
          'income',
          {
            base: part(draft, 0.25),
          },
        ),
      ),
  },
  {
    id: 'blind-developer-makes-up-the-rest',
    group: 'plug',
    lines: (draft, random) =>
      add(
        draft,
        'income',
        line(
          random.pick(['Builder makes up the rest', 'Declarant deficit funding', 'Developer subsidy']),
          'income',
          {
            base: part(draft, 0.1),
            steady: true,
          },
        ),
      ),
    tail: (draft) => {
      const plug = leaves(draft.body).find(({ label }) => /^(Builder|Declarant|Developer)/.test(label));
      if (!plug?.values) return false;
      for (const id of plugged(draft)) plug.values[id] = Math.max(0, needed(draft, plug, id));
    },
  },
  {
    id: 'blind-dues-are-what-is-left-to-raise',
    group: ['plug', 'dues', 'headings', 'totals'],
    lines: (draft) => {
      const [income, expense, dues] = [
        topGroup(draft, 'income'),
        topGroup(draft, 'expense'),
        duesLeaf(draft),
      ];
      if (!income || !expense || !dues) return false;
      const [i, j] = [draft.body.indexOf(income), draft.body.indexOf(expense)];
      if (i < j) [draft.body[i], draft.body[j]] = [expense, income];
      income.children = [...income.children.filter((node) => node !== dues), dues];
      dues.label = `Balance to be raised from ${draft.association.units} lots`;
      income.heading = 'To be met from';
      income.total = 'Met';
    },
    tail: (draft) => {
      const dues = leaves(draft.body).find(({ label }) => label.startsWith('Balance to be raised'));
      if (!dues?.values) return false;
      for (const id of plugged(draft)) {
        const rest = needed(draft, dues, id);
        if (rest > 0) dues.values[id] = rest;
      }
    },
  },
];
