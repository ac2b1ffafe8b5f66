import { leaves, topGroup } from '../amounts';
import { line } from '../build';
import type { Draft, Leaf, Phenomenon } from '../model';

const dues = (draft: Draft): Leaf | undefined =>
  topGroup(draft, 'income')?.children.find(
    (node): node is Leaf => node.kind === 'leaf' && node.role === 'line',
  );

/** Replaces the one line of dues by several, whose names and shares are given. */
function splitDues(draft: Draft, parts: [label: string, share: number][]): boolean {
  const [group, whole] = [topGroup(draft, 'income'), dues(draft)];
  if (!group || !whole) return false;
  const base = whole.base ?? 0;
  const made = parts.map(([label, share]) =>
    line(label, 'income', { base: Math.round((base * share) / 100) * 100, steady: true }),
  );
  group.children.splice(group.children.indexOf(whole), 1, ...made);
  return true;
}

const add = (draft: Draft, leaf: Leaf, at?: number): boolean => {
  const group = topGroup(draft, leaf.flow ?? 'expense');
  if (!group) return false;
  group.children.splice(at ?? group.children.length, 0, leaf);
  return true;
};

const small = (draft: Draft, share: number): number =>
  Math.max(5_000, Math.round(((dues(draft)?.base ?? 1_000_000) * share) / 1000) * 1000);

export const incomePhenomena: Phenomenon[] = [
  {
    id: 'income-as-units-times-rate',
    group: 'dues',
    lines: (draft, random) => {
      const { units } = draft.association;
      const rate = Math.round((dues(draft)?.base ?? 0) / 100 / units / 4 / 5) * 5;
      return splitDues(
        draft,
        random.pick([
          [[`${units - 4} Units - $${rate}/Q, 4 officers $${rate - 30}/Q`, 1]],
          [[`${units} units x $${rate} x 4 quarters`, 1]],
          [
            [`${units - 12} Homes @ $${Math.round(rate / 3)}/month`, 0.9],
            [`12 Patio Homes @ $${Math.round(rate / 3) + 20}/month`, 0.1],
          ],
        ]),
      );
    },
  },
  {
    id: 'income-by-address',
    group: 'dues',
    lines: (draft, random) => {
      const { street } = draft.association;
      const number = random.int(100, 990);
      return splitDues(draft, [
        [`${number} ${street} Lane`, 0.34],
        [`${number + 6} ${street} Lane`, 0.33],
        [`${number + 12} ${street} Lane`, 0.33],
      ]);
    },
  },
  {
    id: 'income-by-phase',
    group: 'dues',
    lines: (draft, random) => {
      const word = random.pick(['Phase', 'Section', 'Building', 'Tract']);
      return splitDues(draft, [
        [`${word} I`, 0.5],
        [`${word} II`, 0.3],
        [`${word} III`, 0.2],
      ]);
    },
  },
  {
    id: 'income-by-class-of-member',
    group: 'dues',
    lines: (draft) =>
      splitDues(draft, [
        ['Class A Members', 0.8],
        ['Class B Member (Declarant)', 0.15],
        ['Associate Members', 0.05],
      ]),
  },
  {
    id: 'income-collected',
    group: 'dues',
    lines: (draft) => {
      const found = splitDues(draft, [
        ['Collected', 0.93],
        ['Prior-year dues outstanding', 0.07],
      ]);
      return found;
    },
  },
  {
    id: 'dues-paid-ahead',
    lines: (draft) =>
      add(draft, line('Dues Paid Ahead for Next Year', 'income', { base: small(draft, 0.02) })),
  },
  {
    id: 'allowance-in-income',
    lines: (draft, random) => {
      const label = random.pick([
        'Less: Allowance for Bad Debt',
        'Less Uncollectible Assessments',
        'Early Payment Discount',
        'Vacancy / Delinquency',
      ]);
      return add(draft, line(label, 'income', { base: -small(draft, 0.02), steady: true }), 1);
    },
  },
  {
    id: 'refund-in-expenses',
    lines: (draft, random) => {
      const label = random.pick(['Insurance Refund', 'Vendor Credit - Water District', 'Less: Rebate']);
      return add(draft, line(label, 'expense', { base: -small(draft, 0.008), steady: true }));
    },
  },
  {
    id: 'expense-words-in-income',
    lines: (draft, random) => {
      const label = random.pick([
        'Expense Reimbursements',
        'Insurance Claim Proceeds',
        'Legal Fees Collected',
        'Water & Sewer Billed to Owners',
        'Repairs Charged Back',
      ]);
      return add(draft, line(label, 'income', { base: small(draft, 0.03) }), 1);
    },
  },
  {
    id: 'income-words-in-expenses',
    lines: (draft, random) => {
      const label = random.pick([
        'Collection of Dues - Attorney',
        'Income Taxes on Interest',
        'Assessment Coupon Books',
        'Dues to Master Association',
        'Interest on Loan',
      ]);
      return add(draft, line(label, 'expense', { base: small(draft, 0.02) }), 0);
    },
  },
  {
    id: 'expenses-before-income',
    lines: (draft) => {
      const [income, expense] = [topGroup(draft, 'income'), topGroup(draft, 'expense')];
      if (!income || !expense) return false;
      const [i, j] = [draft.body.indexOf(income), draft.body.indexOf(expense)];
      [draft.body[i], draft.body[j]] = [expense, income];
    },
  },
  {
    id: 'monthly-dues-stated-below',
    tail: (draft) => {
      const base = dues(draft)?.base;
      if (base === undefined) return false;
      draft.notes.push(
        `Dues are $${Math.round(base / 100 / 12 / draft.association.units)} per month for ${draft.association.units} homes.`,
      );
    },
  },
  {
    id: 'carryover-as-income',
    lines: (draft, random) => {
      const label = random.pick([
        'Prior Year Surplus',
        'Carryover from Prior Year',
        'Use of Retained Surplus',
        'Cash Carried Forward',
      ]);
      const leaf: Leaf = { ...line(label, 'income'), role: 'carryover', base: small(draft, 0.04) };
      return add(draft, leaf, random.chance(0.5) ? 0 : undefined);
    },
  },
  {
    id: 'interest-split-by-account',
    lines: (draft) =>
      add(draft, line('Interest - Checking 1122', 'income', { base: small(draft, 0.001) })) &&
      add(draft, line('Interest - CD 4.25% due 2027', 'income', { base: small(draft, 0.004) })),
  },
  {
    id: 'income-without-any-income-word',
    group: 'dues',
    look: (draft) => {
      const group = topGroup(draft, 'income');
      if (!group || leaves([group]).length < 2) return false;
      group.heading = 'Sources';
      group.total = 'Total Sources';
      const expense = topGroup(draft, 'expense');
      if (expense) {
        expense.heading = 'Uses';
        expense.total = 'Total Uses';
      }
    },
  },
];
