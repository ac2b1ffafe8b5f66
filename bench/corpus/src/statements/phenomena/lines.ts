import { groups, leaves, topGroup } from '../amounts';
import { line } from '../build';
import type { Draft, Leaf, Phenomenon } from '../model';

const expenses = (draft: Draft): Leaf[] =>
  leaves(draft.body).filter(
    ({ role, flow, fund }) => role === 'line' && flow === 'expense' && fund === 'operating',
  );
const append = (draft: Draft, leaf: Leaf): boolean =>
  topGroup(draft, 'expense')?.children.push(leaf) !== undefined;
const share = (draft: Draft, part: number): number =>
  Math.round((expenses(draft).reduce((sum, { base = 0 }) => sum + base, 0) * part) / 10_000) * 10_000;

export const linePhenomena: Phenomenon[] = [
  {
    id: 'numbers-in-labels',
    lines: (draft, random) => {
      const some = random.sample(expenses(draft), 4);
      const make = [
        (label: string) => `${label} - 12 visits @ $${random.int(40, 300)}`,
        (label: string) => `${label} (2 gates, ${random.int(3, 40)} lights)`,
        (label: string) => `${label} ${random.int(2015, 2026)}`,
        (label: string) => `${label} ${random.int(100, 999)} ${draft.association.street} St`,
      ];
      some.forEach((leaf, i) => (leaf.label = make[i]!(leaf.label)));
    },
  },
  {
    id: 'explanations-in-parentheses',
    lines: (draft, random) =>
      random
        .sample(expenses(draft), 4)
        .forEach(
          (leaf, i) =>
            (leaf.label += [
              ' (contract thru 12/31)',
              ' (irrigation, plants, mulch, etc)',
              ' (see note 2)',
              ' (75% common)',
            ][i]),
        ),
  },
  {
    id: 'same-label-in-two-sections',
    lines: (draft, random) => {
      const sections = groups(draft.body).filter(
        ({ totalRole, flow }) => totalRole === 'subtotal' && flow === 'expense',
      );
      if (sections.length < 2) return false;
      const label = random.pick(['Repairs', 'Supplies', 'Miscellaneous', 'Other']);
      sections
        .slice(0, 3)
        .forEach((section, i) =>
          section.children.push(line(label, 'expense', { base: share(draft, 0.006 * (i + 1)) })),
        );
    },
  },
  {
    id: 'one-time-items',
    lines: (draft, random) =>
      append(
        draft,
        line(
          random.pick([
            'Storm Damage Repair - one time',
            'Legal Settlement',
            'Clubhouse Roof (phase 1 of 2)',
            'Reserve Study',
          ]),
          'expense',
          { base: share(draft, 0.09) },
        ),
      ),
  },
  {
    id: 'loan-payment',
    lines: (draft) =>
      append(draft, line('Bank Loan - Principal', 'expense', { base: share(draft, 0.05), steady: true })) &&
      append(draft, line('Bank Loan - Interest', 'expense', { base: share(draft, 0.012), steady: true })),
  },
  {
    id: 'depreciation',
    lines: (draft) => append(draft, line('Depreciation Expense', 'expense', { base: share(draft, 0.02) })),
  },
  {
    id: 'contingency',
    lines: (draft, random) =>
      append(
        draft,
        line(random.pick(['Contingency', 'Miscellaneous/Unexpected', 'Uncategorized Expense']), 'expense', {
          base: share(draft, 0.03),
        }),
      ),
  },
  {
    id: 'zero-spent-elsewhere',
    lines: (draft, random) => {
      const some = random.sample(expenses(draft), 3);
      some.forEach((leaf) => (leaf.base = 0));
      draft.notes.push(`${some[0]?.label ?? 'Repairs'} was paid from another account this year.`);
    },
  },
  {
    id: 'many-zero-lines',
    lines: (draft, random) =>
      expenses(draft).forEach((leaf) => (leaf.base = random.chance(0.35) ? 0 : (leaf.base ?? 0))),
  },
  {
    id: 'subtotal-without-detail',
    lines: (draft, random) => {
      const top = topGroup(draft, 'expense');
      const at = top?.children.findIndex((node) => node.kind === 'group') ?? -1;
      const section = top?.children[at];
      if (!top || section?.kind !== 'group') return false;
      const base = leaves(section.children).reduce((sum, leaf) => sum + (leaf.base ?? 0), 0);
      const label = random.chance(0.6) ? `Total ${section.label}` : `${section.label} (summary)`;
      top.children[at] = line(label, 'expense', { base, bold: true });
    },
  },
  {
    id: 'reserve-cost-among-operating',
    lines: (draft, random) =>
      append(
        draft,
        line(
          `${random.pick(['Roof Replacement', 'Asphalt Overlay', 'Pool Replaster'])} (paid from reserves)`,
          'expense',
          { fund: 'reserve', base: share(draft, 0.08) },
        ),
      ),
  },
  {
    id: 'contribution-printed-last',
    lines: (draft) => {
      const top = topGroup(draft, 'expense');
      if (!top) return false;
      top.children = top.children.filter(
        (node) => !(node.kind === 'leaf' && /reserve|replacement/i.test(node.label)),
      );
      top.children.push(
        line('Transfer to Reserve Account', 'expense', { base: share(draft, 0.1), steady: true }),
      );
    },
  },
  {
    id: 'month-names-in-labels',
    lines: (draft, random) =>
      random
        .sample(expenses(draft), 2)
        .forEach((leaf, i) => (leaf.label = ['May Cleanup Day', 'December Lights'][i]!)),
  },
  {
    id: 'abbreviated-labels',
    lines: (draft) => {
      const short: [RegExp, string][] = [
        [/Maintenance/, 'Maint.'],
        [/Repairs/, 'Rprs'],
        [/Insurance/, 'Ins'],
        [/Management/, 'Mgmt'],
        [/Supplies/, 'Suppl.'],
        [/Service/, 'Svc'],
        [/and/, '&'],
      ];
      expenses(draft).forEach((leaf) =>
        short.forEach(([word, by]) => (leaf.label = leaf.label.replace(word, by))),
      );
    },
  },
  {
    id: 'very-long-statement',
    weight: 0.5,
    lines: (draft, random) => {
      const sections = groups(draft.body).filter(
        ({ totalRole, flow }) => totalRole === 'subtotal' && flow === 'expense',
      );
      const names = [
        'North Gate',
        'South Gate',
        'Pond 1',
        'Pond 2',
        'Trail',
        'Tennis Courts',
        'Playground',
        'Dog Park',
        'Mail Kiosk',
        'Entry Signs',
      ];
      sections.forEach((section) =>
        random
          .sample(names, 7)
          .forEach((name) =>
            section.children.push(
              line(`${name} ${section.label}`, 'expense', { base: share(draft, random.float(0.002, 0.01)) }),
            ),
          ),
      );
      return sections.length > 0;
    },
  },
];
