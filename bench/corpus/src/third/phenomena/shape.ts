import { isCrowded, own, part } from '../../blind/phenomena/kit';
import { leaves, topGroup } from '../../statements/amounts';
import { group, line } from '../../statements/build';
import type { Draft, Group, Leaf, Node, Phenomenon } from '../../statements/model';
import { isAnnual } from './kit';

const isGroup = (node: Node): node is Group => node.kind === 'group';
const operating = (sum: Parameters<NonNullable<Leaf['compute']>>[0]): number =>
  sum({ flow: 'income', fund: 'operating' }) - sum({ flow: 'expense', fund: 'operating' });

/** A year begins with the cash that the year before it left, where both are on the page. */
function openings(draft: Draft, first: number): Record<string, number> {
  const out: Record<string, number> = {};
  const columns = [...own(draft)].sort((a, b) => a.period.from.localeCompare(b.period.from));
  let [left, ended] = [first, ''];
  for (const { id, period } of columns) {
    const isNext = ended !== '' && Date.parse(period.from) - Date.parse(ended) === 86_400_000;
    const begin = isNext ? left : first;
    const net = leaves(draft.body)
      .filter(({ role }) => role === 'line')
      .reduce((sum, { flow, values }) => sum + (flow === 'income' ? 1 : -1) * (values?.[id] ?? 0), 0);
    out[id] = begin;
    [left, ended] = [begin + net, period.to];
  }
  return out;
}

/** Blocks in other places than income, expenses, net. */
export const shapePhenomena: Phenomenon[] = [
  {
    id: 'third-sections-in-three-levels',
    group: ['headings', 'totals', 'shape'],
    weight: 1,
    lines: (draft, random) => {
      const top = topGroup(draft, 'expense');
      const sections = top?.children.filter(isGroup) ?? [];
      if (!top || sections.length < 4) return false;
      const [first, second] = random.pick([
        ['Operations', 'Overhead'],
        ['Property Costs', 'Corporate Costs'],
        ['Direct Expenses', 'General Expenses'],
      ] as const);
      const half = Math.floor(sections.length / 2);
      const rest = top.children.filter((node) => !isGroup(node));
      const wrap = (label: string, children: Node[]): Group => {
        const made = group(label, { flow: 'expense', children });
        return made;
      };
      top.children = [wrap(first, sections.slice(0, half)), wrap(second, [...sections.slice(half), ...rest])];
    },
  },
  {
    id: 'third-contingency-after-the-subtotal',
    group: ['totals', 'shape', 'plug'],
    lines: (draft, random) => {
      const top = topGroup(draft, 'expense');
      if (!top) return false;
      const percent = random.pick([2, 3, 5]);
      const inner = group('Before contingency', {
        flow: 'expense',
        heading: null,
        total: random.pick(['Expenses before contingency', 'Sub-total, all expenses']),
        children: top.children,
      });
      const label = `Contingency (${percent}%)`;
      top.children = [
        inner,
        line(label, 'expense', {
          base: part(draft, percent / 100),
          steady: true,
        }),
      ];
    },
  },
  {
    id: 'third-income-tax-below-the-net',
    group: ['shape', 'export'],
    weight: 0.7,
    lines: (draft, random) => {
      const at = draft.body.findIndex((node) => node.kind === 'leaf' && node.role === 'net');
      if (at < 0 || !topGroup(draft, 'income')) return false;
      const tax = line(
        random.pick(['Income Taxes', 'Provision for Income Taxes', 'Federal and State Income Tax']),
        'expense',
        {
          base: part(draft, 0.003),
        },
      );
      const before: Leaf = {
        kind: 'leaf',
        label: random.pick(['Excess before Income Taxes', 'Net before Taxes']),
        role: 'net',
        compute: (sum, { id }) => operating(sum) + (tax.values?.[id] ?? 0),
      };
      const net: Leaf = {
        kind: 'leaf',
        label: 'Net after Taxes',
        role: 'net',
        compute: operating,
      };
      draft.body.splice(at, 1, before, tax, net);
    },
  },
  {
    id: 'third-special-assessment-for-a-loan',
    group: ['special-block', 'export'],
    weight: 0.9,
    lines: (draft, random) => {
      const what = random.pick(['Roof', 'Balcony', 'Siding', 'Elevator', 'Seawall']);
      const base = part(draft, 0.2);
      const principal = Math.round((base * 0.7) / 100) * 100;
      const own = (label: string, flow: 'income' | 'expense', cents: number): Leaf =>
        line(label, flow, { fund: 'special', base: cents, steady: true });
      const label = `Special Assessment - ${what} Loan`;
      draft.body.push(
        group(label, {
          flow: 'income',
          fund: 'special',
          totalRole: 'total',
          total: `Total ${what} Loan Assessments`,
          children: [own(`${what} loan assessment from owners`, 'income', base)],
        }),
        group(`${what} loan payments`, {
          flow: 'expense',
          fund: 'special',
          totalRole: 'total',
          heading: `Bank Loan Payments - ${what}`,
          total: `Total ${what} Loan Payments`,
          children: [
            own('Loan Principal', 'expense', principal),
            own('Loan Interest', 'expense', base - principal - 10_000),
          ],
        }),
      );
    },
  },
  {
    id: 'third-reserves-before-operations',
    group: ['order', 'export'],
    weight: 0.8,
    lines: (draft) => {
      const at = draft.body.findIndex((node) => isGroup(node) && node.fund === 'reserve');
      if (at < 0) return false;
      draft.body.unshift(...draft.body.splice(at));
    },
    // A net adds what is printed above it, so the one of the operating fund names its fund.
    tail: (draft) => {
      const at = draft.body.findIndex((node) => isGroup(node) && node.fund === 'operating');
      const isFirst = draft.body[0] && isGroup(draft.body[0]) && draft.body[0].fund === 'reserve';
      if (!isFirst || at < 0) return false;
      for (const node of draft.body.slice(at))
        if (node.kind === 'leaf' && node.role === 'net' && node.fund === undefined) node.compute = operating;
    },
  },
  {
    id: 'third-cash-available',
    group: ['roll-forward', 'order', 'shape', 'halves', 'repeat', 'plug'],
    weight: 0.9,
    tail: (draft, random) => {
      const [income, expense] = [topGroup(draft, 'income'), topGroup(draft, 'expense')];
      const fits = income && expense && draft.body.indexOf(income) < draft.body.indexOf(expense);
      const funds = new Set(draft.body.flatMap((node) => (isGroup(node) ? [node.fund] : [])));
      if (!fits || funds.size > 1 || !isAnnual(draft) || isCrowded(draft)) return false;
      const opening = openings(draft, random.int(40, 900) * 10_000);
      const leaf = (label: string, role: Leaf['role'], more: Partial<Leaf>): Leaf => ({
        kind: 'leaf',
        label,
        role,
        ...more,
      });
      draft.body = [
        leaf(
          random
            .pick(['Cash balance, start of year', 'Checkbook balance January 1'])
            .replace('January 1', draft.startMonth === 1 ? 'January 1' : 'at start'),
          'opening-balance',
          { values: opening },
        ),
        income,
        leaf('Total cash available', 'subtotal', {
          also: ['total', 'net', 'closing-balance', 'statistic', 'repeat'],
          compute: (sum, { id }) => (opening[id] ?? 0) + sum({ flow: 'income' }),
        }),
        expense,
        leaf(random.pick(['Cash balance, end of year', 'Balance carried to next year']), 'closing-balance', {
          compute: (sum, { id }) => (opening[id] ?? 0) + sum({ flow: 'income' }) - sum({ flow: 'expense' }),
        }),
      ];
    },
  },
];
