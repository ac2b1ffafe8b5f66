import { groups, leaves, topGroup } from '../../statements/amounts';
import { group, line, net } from '../../statements/build';
import type { Draft, Group, Leaf, Node, Phenomenon } from '../../statements/model';
import { duesLeaf, hasParts, isCrowded, own, part } from '../../blind/phenomena/kit';

const isContribution = (node: Node): node is Leaf =>
  node.kind === 'leaf' && node.role === 'line' && node.steady === true && /reserve/i.test(node.label);
const isSection = (node: Node): node is Group => node.kind === 'group';

/** Takes the contribution to reserves out of the expenses; one is made where there is none. */
function takeContribution(draft: Draft, top: Group): Leaf {
  const found = top.children.find(isContribution);
  top.children = top.children.filter((node) => node !== found);
  return found ?? line('Reserve Contribution', 'expense', { base: part(draft, 0.14), steady: true });
}

const reserveGroup = (draft: Draft): Group | undefined =>
  draft.body.find((node): node is Group => isSection(node) && node.fund === 'reserve');

export const shapePhenomena: Phenomenon[] = [
  {
    id: 'second-operating-total-before-reserves',
    group: ['totals', 'shape'],
    weight: 2,
    lines: (draft, random) => {
      const top = topGroup(draft, 'expense');
      if (!top) return false;
      const contribution = takeContribution(draft, top);
      const inner = group('Before reserves', {
        flow: 'expense',
        heading: null,
        total: random.pick(['Total Operating Expenses', 'Total Operating Expense', 'Subtotal - Operating']),
        children: top.children,
      });
      const ownSection = group('Reserves', {
        flow: 'expense',
        heading: random.pick(['Reserves', 'RESERVES', 'Non-Operating Expenses', 'Capital Reserves']),
        total: null,
        children: [contribution],
      });
      top.children = [inner, random.chance(0.5) ? ownSection : contribution];
      top.total = random.pick([
        'Total Expenses',
        'Total Expenses and Reserves',
        'Total Operating and Reserves',
      ]);
    },
  },
  {
    id: 'second-reserves-by-component',
    group: 'shape',
    weight: 1.5,
    lines: (draft, random) => {
      const top = topGroup(draft, 'expense');
      if (!top) return false;
      const base = takeContribution(draft, top).base ?? 0;
      const names = random.sample(
        ['Roof', 'Painting', 'Paving', 'Pool', 'Fencing', 'Elevator', 'Deferred Maintenance'],
        4,
      );
      const prefix = random.pick(['Reserves - ', 'Reserve: ', '']);
      const shares = [0.4, 0.3, 0.2, 0.1];
      top.children.push(
        group('Reserves', {
          flow: 'expense',
          heading: random.pick(['Reserves', 'Reserve Contributions', 'Statutory Reserves']),
          total: 'Total Reserves',
          children: names.map((name, i) =>
            line(`${prefix}${name}`, 'expense', {
              base: Math.round((base * shares[i]!) / 100) * 100,
              steady: true,
            }),
          ),
        }),
      );
    },
  },
  {
    id: 'second-operating-and-reserve-assessments',
    group: 'dues',
    weight: 1.2,
    lines: (draft, random) => {
      const [income, expense, dues] = [
        topGroup(draft, 'income'),
        topGroup(draft, 'expense'),
        duesLeaf(draft),
      ];
      if (!income || !expense || !dues) return false;
      const contribution = takeContribution(draft, expense);
      expense.children.push(contribution);
      const [first, second] = random.pick([
        ['Operating Assessments', 'Reserve Assessments'],
        ['Assessments - Operating', 'Assessments - Reserve'],
        ['Maintenance Fees', 'Maintenance Fees - Reserve Portion'],
      ] as const);
      const reserve = line(second, 'income', { base: contribution.base ?? 0, steady: true });
      dues.label = first;
      income.children.splice(income.children.indexOf(dues) + 1, 0, reserve);
    },
    // What is collected for the reserves is what is put aside.
    tail: (draft) => {
      const income = leaves(topGroup(draft, 'income')?.children ?? []).find(({ label }) =>
        /reserve/i.test(label),
      );
      const spent = leaves(topGroup(draft, 'expense')?.children ?? []).find(isContribution);
      if (!income?.values || !spent?.values) return false;
      for (const { id, scenario } of own(draft))
        if (scenario !== 'actual') income.values[id] = spent.values[id] ?? null;
    },
  },
  {
    id: 'second-fixed-and-controllable',
    group: ['totals', 'shape'],
    lines: (draft, random) => {
      const top = topGroup(draft, 'expense');
      const sections = top?.children.filter(isSection) ?? [];
      if (!top || sections.length < 4) return false;
      const [first, second] = random.pick([
        ['Controllable Expenses', 'Non-Controllable Expenses'],
        ['Variable Expenses', 'Fixed Expenses'],
        ['Routine Expenses', 'Committed Expenses'],
      ] as const);
      const half = Math.ceil(sections.length / 2);
      const wrap = (label: string, children: Node[]): Group => {
        const heading = random.chance(0.5) ? label.toUpperCase() : null;
        return group(label, { flow: 'expense', heading, total: `Total ${label}`, children });
      };
      const rest = top.children.filter((node) => !isSection(node));
      top.children = [wrap(first, sections.slice(0, half)), wrap(second, sections.slice(half)), ...rest];
    },
  },
  {
    id: 'second-reserve-deducted-from-income',
    group: ['totals', 'shape', 'dues', 'plug'],
    weight: 0.5,
    lines: (draft, random) => {
      const [income, expense] = [topGroup(draft, 'income'), topGroup(draft, 'expense')];
      if (!income || !expense) return false;
      const { base = 0 } = takeContribution(draft, expense);
      const less = line(random.pick(['Less: Reserve Contribution', 'Less Transfer to Reserves']), 'income', {
        base: -base,
        steady: true,
      });
      const gross = group('Gross income', {
        flow: 'income',
        heading: null,
        total: random.pick(['Gross Income', 'Total Revenue']),
        children: income.children,
      });
      income.children = [gross, less];
      income.total = random.pick(['Net Revenue for Operations', 'Operating Income after Reserves']);
    },
  },
  {
    id: 'second-categories-only',
    group: ['headings', 'totals', 'shape'],
    weight: 0.8,
    lines: (draft) => {
      const top = topGroup(draft, 'expense');
      const sections = top?.children.filter(isSection) ?? [];
      if (!top || sections.length < 4) return false;
      top.children = top.children.map((node) =>
        isSection(node)
          ? line(node.label, 'expense', {
              base: leaves([node]).reduce((sum, { base = 0 }) => sum + base, 0),
            })
          : node,
      );
    },
  },
  {
    id: 'second-alphabetical-list',
    group: ['headings', 'totals', 'shape'],
    weight: 0.8,
    lines: (draft) => {
      const top = topGroup(draft, 'expense');
      if (!top || groups(top.children).length < 2) return false;
      top.children = leaves(top.children).sort((a, b) => a.label.localeCompare(b.label));
    },
  },
  {
    id: 'second-planned-reserve-projects',
    group: ['planned', 'export'],
    lines: (draft, random) => {
      if (reserveGroup(draft)) return false;
      const names = random.sample(
        [
          'Asphalt seal coat',
          'Roof, buildings 3 and 4',
          'Repaint pool fence',
          'Mailbox kiosks',
          'Carport lights',
        ],
        random.int(2, 4),
      );
      const title = random.pick([`Reserve Projects ${draft.year}`, 'Capital Projects (from Reserves)']);
      draft.body.push(
        group('Reserve projects', {
          flow: 'expense',
          fund: 'reserve',
          heading: title,
          total: `Total ${title}`,
          totalRole: 'total',
          children: names.map((name, i) =>
            line(name, 'expense', { fund: 'reserve', base: part(draft, 0.03 + i * 0.05) }),
          ),
        }),
      );
    },
  },
  {
    id: 'second-combined-net',
    look: (draft, random) => {
      const hasIncome = draft.body.some(
        (node) => isSection(node) && node.fund === 'reserve' && node.flow === 'income',
      );
      if (!hasIncome) return false;
      draft.body.push(
        net(random.pick(['Net Income - All Funds', 'COMBINED NET', 'Net Operating and Reserve'])),
      );
    },
  },
  {
    id: 'second-reserve-roll-forward',
    group: 'roll-forward',
    tail: (draft, random) => {
      if (!reserveGroup(draft) || isCrowded(draft) || hasParts(draft)) return false;
      if (own(draft).some(({ period }) => period.kind !== 'year')) return false;
      const opening = Object.fromEntries(own(draft).map(({ id }) => [id, random.int(200, 4000) * 10_000]));
      const leaf = (label: string, more: Partial<Leaf>): Leaf => ({
        kind: 'leaf',
        label,
        role: 'closing-balance',
        fund: 'reserve',
        ...more,
      });
      draft.body.push(
        leaf('Reserve Balance - Beginning of Year', { role: 'opening-balance', values: opening }),
        leaf('Reserve Balance - End of Year', {
          compute: (sum, { id }) =>
            (opening[id] ?? 0) +
            sum({ flow: 'income', fund: 'reserve' }) -
            sum({ flow: 'expense', fund: 'reserve' }),
        }),
      );
    },
  },
];
