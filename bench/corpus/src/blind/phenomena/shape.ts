import { leaves, topGroup } from '../../statements/amounts';
import { group, line } from '../../statements/build';
import type { Cells, Draft, Leaf, Node, Phenomenon } from '../../statements/model';
import { duesLeaf, part, sumValues } from './kit';

const valueOf = (leaf: Leaf, id: string): number => leaf.values?.[id] ?? 0;

/** Net of some leaves, whatever else the statement has. */
const netOf = (label: string, nodes: readonly Leaf[]): Leaf => ({
  kind: 'leaf',
  label,
  role: 'net',
  compute: (_sum, { id }) =>
    sumValues(
      nodes.filter(({ flow }) => flow === 'income'),
      id,
    ) -
    sumValues(
      nodes.filter(({ flow }) => flow === 'expense'),
      id,
    ),
});

const totalLeaf = (label: string, flow: 'income' | 'expense'): Leaf => ({
  kind: 'leaf',
  label,
  role: 'total',
  flow,
  fund: 'operating',
  bold: true,
  compute: (sum) => sum({ flow, fund: 'operating' }),
});

const replaceNet = (draft: Draft, nodes: Node[]): void => {
  const at = draft.body.findIndex((node) => node.kind === 'leaf' && node.role === 'net');
  if (at >= 0) draft.body.splice(at, 1, ...nodes);
  else draft.body.splice(2, 0, ...nodes);
};

export const shapePhenomena: Phenomenon[] = [
  {
    id: 'blind-organized-by-activity',
    group: ['headings', 'totals', 'repeat', 'halves', 'dues', 'plug', 'shape', 'running'],
    weight: 1.3,
    lines: (draft, random) => {
      const [income, expense, dues] = [
        topGroup(draft, 'income'),
        topGroup(draft, 'expense'),
        duesLeaf(draft),
      ];
      if (!income || !expense || !dues) return false;
      const fees: [string, number][] = [
        ['fees', 0.06],
        ['tickets and guests', 0.03],
        ['rentals', 0.04],
        ['sponsors', 0.02],
      ];
      const items = random.shuffle(leaves(expense.children));
      const names = random.sample(['Pool', 'Boat Ramp', 'Clubhouse', 'Stables', 'Tennis', 'Garden Plots'], 3);
      const size = Math.max(1, Math.floor(items.length / 5));
      const blocks = names.flatMap((name, i): Node[] => {
        const [word, share] = fees[i]!;
        const own = [
          line(`${name} ${word}`, 'income', { base: part(draft, share) }),
          ...items.splice(0, size).map((leaf) => ({ ...leaf, indent: 1 })),
        ];
        own[0]!.indent = 1;
        return [{ kind: 'leaf', label: name, role: 'heading' }, ...own, netOf(`${name} made (cost) us`, own)];
      });
      const rest = [...leaves(income.children), ...items].map((leaf) => ({ ...leaf, indent: 1 }));
      const general: Node[] = [
        { kind: 'leaf', label: 'Everything else', role: 'heading' },
        ...rest,
        netOf('Everything else, net', rest),
        totalLeaf('All income', 'income'),
        totalLeaf('All expense', 'expense'),
      ];
      const others = draft.body.filter((node) => node !== income && node !== expense);
      draft.body = [...blocks, ...general, ...others];
    },
  },
  {
    id: 'blind-contribution-below-the-net',
    group: 'shape',
    lines: (draft, random) => {
      const top = topGroup(draft, 'expense');
      if (!top || !topGroup(draft, 'income')) return false;
      const put = line(
        random.pick(['Less: moved to savings for roads', 'Less set-aside for replacements']),
        'expense',
        {
          base: part(draft, 0.12),
          steady: true,
        },
      );
      top.children = top.children.filter(
        (node) =>
          node.kind === 'group' ||
          !/reserve|dam fund|set aside|set-aside|put to|dredge|deferred/i.test(node.label),
      );
      const both = (back: boolean): Leaf => ({
        kind: 'leaf',
        label: back ? 'Left before savings' : 'Left after savings',
        role: 'net',
        compute: (sum, { id }) => {
          const operating =
            sum({ flow: 'income', fund: 'operating' }) - sum({ flow: 'expense', fund: 'operating' });
          return operating + (back ? valueOf(put, id) : 0);
        },
      });
      replaceNet(draft, [both(true), put, both(false)]);
    },
  },
  {
    id: 'blind-pass-through-block',
    group: 'pass-through',
    lines: (draft, random) => {
      const [what, payee] = random.pick([
        ['Cable TV', 'Spectrum'],
        ['Trash stickers', 'City'],
        ['Propane pool buy', 'Valley Gas'],
      ] as const);
      const base = part(draft, 0.09);
      const own = [
        line(`${what} money from owners`, 'income', { base, steady: true }),
        line(`Handed over to ${payee}`, 'expense', { base, steady: true }),
      ] as const;
      const made = [
        group(`${what} in`, {
          flow: 'income',
          heading: `${what} (in one pocket, out the other)`,
          total: null,
          children: [own[0]],
        }),
        group(`${what} out`, { flow: 'expense', heading: null, total: null, children: [own[1]] }),
        netOf(`${what} over/short`, own),
      ];
      const at = draft.body.findIndex((node) => node.kind === 'leaf' && node.role === 'net');
      draft.body.splice(at < 0 ? draft.body.length : at, 0, ...made);
    },
  },
  {
    id: 'blind-months-of-spending-as-sections',
    group: ['shape', 'headings', 'totals'],
    lines: (draft, random) => {
      const top = topGroup(draft, 'expense');
      const items = leaves(top?.children ?? []);
      if (!top || items.length < 6 || draft.startMonth !== 1) return false;
      const names = ['Jan - Mar', 'Apr - Jun', 'Jul - Sep', 'Oct - Dec'];
      const quarterly = random.sample(items, 2);
      top.children = names.map((name, i) => {
        const once = items.filter((leaf, at) => !quarterly.includes(leaf) && at % 4 === i);
        const every = quarterly.map((leaf) => {
          const values: Cells = {};
          return { ...leaf, values, base: Math.round((leaf.base ?? 0) / 400) * 100 };
        });
        return group(name, { flow: 'expense', children: [...every, ...once], total: `${name} bills` });
      });
    },
  },
];
