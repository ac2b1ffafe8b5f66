import { add, duesLeaf, hasParts, lastOwn, own, part } from '../../blind/phenomena/kit';
import { leaves, topGroup } from '../../statements/amounts';
import { group, line } from '../../statements/build';
import type { Draft, Leaf, Node, Phenomenon } from '../../statements/model';
import { contributionLeaf, costs, headedSections } from './kit';

/** Puts a line after another, wherever that is. */
function after(draft: Draft, leaf: Leaf, made: readonly Node[]): boolean {
  const visit = (nodes: Node[]): boolean => {
    const at = nodes.indexOf(leaf);
    if (at >= 0) nodes.splice(at + 1, 0, ...made);
    return at >= 0 || nodes.some((node) => node.kind === 'group' && visit(node.children));
  };
  return visit(draft.body);
}

const incomeLines: Phenomenon[] = [
  {
    id: 'third-declarant-lots-at-reduced-rate',
    group: 'dues',
    weight: 0.8,
    lines: (draft, random) => {
      const dues = duesLeaf(draft);
      const lots = random.int(6, 40);
      const label = random.pick([
        `Declarant Lots (${lots} @ 25%)`,
        `Developer - ${lots} unsold lots, 1/4 rate`,
        `Builder lots at reduced rate (${lots})`,
      ]);
      return (
        dues !== undefined &&
        after(draft, dues, [line(label, 'income', { base: part(draft, 0.06), steady: true })])
      );
    },
  },
  {
    id: 'third-working-capital-at-closing',
    weight: 0.9,
    lines: (draft, random) => {
      const label = random.pick([
        'Working Capital Contributions (closings)',
        'Capital Contribution Fees - Resales',
        'Initiation Fee, new owners (6 @ 2 mo.)',
      ]);
      return add(draft, 'income', line(label, 'income', { base: part(draft, 0.02) }));
    },
  },
  {
    id: 'third-income-in-two-sections',
    group: ['headings', 'totals', 'shape', 'plug'],
    weight: 1.4,
    lines: (draft, random) => {
      const income = topGroup(draft, 'income');
      if (!income || income.children.length < 3 || income.heading === null) return false;
      const [dues, ...others] = income.children;
      const [first, second] = random.pick([
        ['Assessment Income', 'Other Income'],
        ['Member Assessments', 'Non-Assessment Income'],
        ['Fees', 'Ancillary Income'],
      ] as const);
      income.children = [
        group(first, { flow: 'income', children: [dues!] }),
        group(second, { flow: 'income', children: others }),
      ];
    },
  },
  {
    id: 'third-income-in-one-row',
    group: ['headings', 'totals', 'dues', 'shape', 'plug'],
    weight: 0.8,
    lines: (draft, random) => {
      const [income, dues] = [topGroup(draft, 'income'), duesLeaf(draft)];
      if (!income || !dues) return false;
      const { units } = draft.association;
      const rate = Math.max(10, Math.round((dues.base ?? 0) / units / 1200));
      dues.label = random.pick([
        `INCOME (${units} units x $${rate} x 12)`,
        `Income from ${units} members`,
        'TOTAL ASSESSMENT INCOME',
      ]);
      Object.assign(income, { heading: null, total: null, children: [dues] });
    },
  },
  {
    id: 'third-reserve-interest-in-and-out',
    weight: 0.8,
    lines: (draft) => {
      const base = part(draft, 0.008);
      return (
        add(draft, 'income', line('Interest Earned - Reserve Accounts', 'income', { base })) &&
        add(draft, 'expense', line('Reserve Interest Moved to Reserves', 'expense', { base }))
      );
    },
    // What is earned is moved, to the cent.
    tail: (draft) => {
      const find = (label: string): Leaf | undefined =>
        leaves(draft.body).find((leaf) => leaf.label === label);
      const [earned, moved] = [
        find('Interest Earned - Reserve Accounts'),
        find('Reserve Interest Moved to Reserves'),
      ];
      if (!earned?.values || !moved?.values) return false;
      for (const { id } of own(draft)) moved.values[id] = earned.values[id] ?? null;
    },
  },
];

const costLines: Phenomenon[] = [
  {
    id: 'third-owners-repay-a-utility',
    weight: 1,
    lines: (draft, random) => {
      const water = costs(draft).find(({ label }) => /water|gas|trash|garbage|cable/i.test(label));
      if (!water?.base) return false;
      const label = random.pick([
        `Less: ${water.label} billed to owners`,
        `${water.label} - reimbursed by owners`,
        `Credit for sub-metered use (${water.label})`,
      ]);
      const base = -Math.round((water.base * random.float(0.3, 0.8)) / 1000) * 1000;
      return base !== 0 && after(draft, water, [line(label, 'expense', { base })]);
    },
  },
  {
    id: 'third-insurance-by-policy-term',
    weight: 0.9,
    lines: (draft) => {
      const policy = costs(draft).find(({ label }) => /insurance|liability/i.test(label));
      if (!policy?.base || draft.startMonth !== 1) return false;
      const first = Math.round((policy.base * 0.4) / 1000) * 1000;
      const { label } = policy;
      const made = line(`${label} 6/1 - 12/31 (renewal)`, 'expense', { base: policy.base - first });
      policy.label = `${label} 1/1 - 5/31`;
      policy.base = first;
      return after(draft, policy, [made]);
    },
  },
  {
    id: 'third-discontinued-line',
    weight: 1,
    tail: (draft, random) => {
      const [last, previous] = [lastOwn(draft), own(draft).at(-2)];
      const isLater = previous && previous.period.to < last.period.from;
      if (!isLater || last.scenario === 'actual' || hasParts(draft)) return false;
      const leaf = random.pick(
        costs(draft).filter(({ steady, values }) => !steady && (values?.[previous.id] ?? 0) > 0),
      );
      if (!leaf?.values) return false;
      leaf.values[last.id] = null;
      leaf.print = { ...leaf.print, [last.id]: random.pick(['discontinued', 'none', 'dropped', 'n/a']) };
    },
  },
  {
    id: 'third-template-lines-not-used',
    weight: 0.9,
    lines: (draft, random) => {
      const sections = headedSections(draft);
      const target = sections.length > 0 ? random.pick(sections) : topGroup(draft, 'expense');
      if (!target) return false;
      const names = random.sample(
        ['Other', 'Security', 'Elevator', 'Clubhouse', 'Consulting', 'Storm Cleanup'],
        2,
      );
      target.children.push(
        ...names.map((label): Leaf => ({
          ...line(label, 'expense', { values: {} }),
          also: ['heading', 'note'],
        })),
      );
    },
  },
  {
    id: 'third-costs-of-each-building',
    group: ['headings', 'totals', 'shape'],
    weight: 0.8,
    lines: (draft, random) => {
      const top = topGroup(draft, 'expense');
      if (!top || costs(draft).length < 6) return false;
      const kept = contributionLeaf(draft);
      const shared = costs(draft).filter((leaf) => leaf !== kept);
      const each = shared.splice(0, 3);
      const names = random.pick([
        ['Building 100', 'Building 200', 'Building 300'],
        ['East Building', 'West Building'],
        ['North Tower', 'South Tower', 'Garage'],
      ]);
      const blocks = names.map((name, i) =>
        group(name, {
          flow: 'expense',
          children: each.map(({ label, base = 0 }) =>
            line(label, 'expense', { base: Math.round((base * (0.4 - i * 0.06)) / 1000) * 1000 + 1000 }),
          ),
        }),
      );
      top.children = [
        ...blocks,
        group('Association-wide', { flow: 'expense', children: shared }),
        ...(kept ? [kept] : []),
      ];
    },
  },
];

export const linePhenomena: Phenomenon[] = [...incomeLines, ...costLines];
