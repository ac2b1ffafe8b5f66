import type { Random } from '@hoa/bench-associations/kit';
import { randomLook } from './look';
import { cities, contributionLabels, duesLabels, nameParts, sections, smallIncome, streets } from './catalog';
import { planColumns } from './plans';
import type { Association, Draft, Group, Leaf, Node } from './model';

const thousandths = (total: number, share: number): number =>
  Math.round((total * share) / 1000 / 1000) * 1000;

export const line = (label: string, flow: 'income' | 'expense', more: Partial<Leaf> = {}): Leaf => ({
  kind: 'leaf',
  label,
  role: 'line',
  fund: 'operating',
  flow,
  ...more,
});

export const net = (label: string, fund?: 'operating' | 'reserve' | 'special'): Leaf => ({
  kind: 'leaf',
  label,
  role: 'net',
  ...(fund ? { fund } : {}),
  compute: (sum) => {
    const of = (flow: 'income' | 'expense'): number => sum({ flow, ...(fund ? { fund } : {}) });
    return of('income') - of('expense');
  },
});

export const group = (label: string, more: Partial<Group> & Pick<Group, 'flow' | 'children'>): Group => ({
  kind: 'group',
  label,
  fund: 'operating',
  heading: label,
  total: `Total ${label}`,
  totalRole: 'subtotal',
  ...more,
});

function randomAssociation(random: Random): Association {
  const name = nameParts.map((part) => random.pick(part)).join(' ');
  return { name, units: random.int(14, 220), city: random.pick(cities), street: random.pick(streets) };
}

/** A plain statement, before any phenomenon. */
export function buildDraft(random: Random): Draft {
  const association = randomAssociation(random.fork('association'));
  const whole = random.chance(0.6);
  const year = random.int(2016, 2027);
  const startMonth = random.chance(0.75) ? 1 : random.pick([4, 7, 10, 5]);
  const draft: Draft = {
    association,
    year,
    startMonth,
    titles: [association.name],
    columns: [],
    body: [],
    tail: [],
    notes: [],
    whole,
    look: randomLook(random.fork('look'), whole),
  };
  const dues = association.units * random.int(60, 420) * 12 * 100;
  const body = random.fork('body');
  draft.body = [
    incomeGroup(dues, body),
    expenseGroup(dues, body),
    ...(body.chance(0.75) ? [bottomLine(body)] : []),
  ];
  if (random.chance(0.25)) draft.body.splice(2, 0, ...reserveGroups(dues, body));
  planColumns(draft, random.fork('columns'));
  addCodes(draft);
  return draft;
}

const bottomLine = (random: Random): Leaf =>
  net(
    random.pick([
      'Net Income',
      'NET INCOME (LOSS)',
      'Income Less Expenses',
      'Net Operating Income',
      'Surplus (Deficit)',
      'Excess of Income over Expenses',
      'BALANCE',
    ]),
  );

function incomeGroup(dues: number, random: Random): Group {
  const label = random.pick(['Income', 'Revenue', 'Operating Income', 'Revenues', 'Receipts']);
  const others = random.sample(smallIncome, random.int(0, 5));
  return group(label, {
    flow: 'income',
    totalRole: 'total',
    children: [
      line(random.pick(duesLabels), 'income', { base: dues, steady: true }),
      ...others.map(({ label: name, share }) =>
        line(name, 'income', { base: thousandths(dues, random.float(share[0], share[1])) }),
      ),
    ],
  });
}

function expenseGroup(dues: number, random: Random): Group {
  const label = random.pick(['Expenses', 'Operating Expenses', 'Expense', 'Disbursements']);
  const flat = random.chance(0.3);
  const chosen = random.sample(sections, flat ? random.int(2, 4) : random.int(3, 6));
  const parts = chosen.map((section) => ({
    section,
    lines: random
      .sample(section.items, random.int(2, Math.min(flat ? 4 : 7, section.items.length)))
      .map((item) =>
        line(item.label, 'expense', { base: thousandths(dues, random.float(item.share[0], item.share[1])) }),
      ),
  }));
  const spent = parts.flatMap(({ lines }) => lines).reduce((sum, { base = 0 }) => sum + base, 0);
  const scale = (dues * random.float(0.72, 0.95)) / Math.max(spent, 1);
  for (const leaf of parts.flatMap(({ lines }) => lines))
    leaf.base = Math.max(10_000, Math.round(((leaf.base ?? 0) * scale) / 1000) * 1000);
  const contribution = line(random.pick(contributionLabels), 'expense', {
    base: thousandths(dues, random.float(60, 200)),
    steady: true,
  });
  const children: Node[] = flat
    ? parts.flatMap(({ lines }) => lines)
    : parts.map(({ section, lines }) =>
        group(section.label, { flow: 'expense', children: lines, code: String(section.code) }),
      );
  if (random.chance(0.7))
    children.push(
      flat || random.chance(0.5)
        ? contribution
        : group('Reserves', { flow: 'expense', children: [contribution] }),
    );
  return group(label, { flow: 'expense', totalRole: 'total', children });
}

function reserveGroups(dues: number, random: Random): Node[] {
  const income = group('Reserve Income', {
    flow: 'income',
    fund: 'reserve',
    totalRole: 'total',
    children: [
      line('Contributions from Operating', 'income', {
        fund: 'reserve',
        base: thousandths(dues, random.float(60, 200)),
        steady: true,
      }),
      line('Reserve Interest', 'income', { fund: 'reserve', base: thousandths(dues, random.float(1, 8)) }),
    ],
  });
  const expense = group('Reserve Expenses', {
    flow: 'expense',
    fund: 'reserve',
    totalRole: 'total',
    children: random
      .sample(
        [
          'Roof Replacement',
          'Asphalt Sealcoat',
          'Pool Resurfacing',
          'Fence Replacement',
          'Reserve Study Update',
          'Concrete Repairs',
        ],
        random.int(1, 4),
      )
      .map((label) =>
        line(label, 'expense', {
          fund: 'reserve',
          base: random.chance(0.3) ? 0 : thousandths(dues, random.float(10, 80)),
        }),
      ),
  });
  return [
    income,
    expense,
    net(random.pick(['Net Reserve Income', 'Reserve Surplus (Deficit)', 'Net Reserve Activity']), 'reserve'),
  ];
}

/** Account numbers, printed or not: 4010, 4020 for income; a section's own thousands for expenses. */
function addCodes(draft: Draft): void {
  let next = { income: 4010, expense: 6010, reserve: 9010 };
  const visit = (nodes: readonly Node[], start?: number): void => {
    let own = start;
    for (const node of nodes) {
      if (node.kind === 'group') visit(node.children, node.code ? Number(node.code) + 10 : undefined);
      else if (node.role === 'line') {
        const kind = node.fund === 'reserve' ? 'reserve' : (node.flow ?? 'expense');
        node.code = String(own ?? next[kind]);
        if (own !== undefined) own += 10;
        else next = { ...next, [kind]: next[kind] + 10 };
      }
    }
  };
  visit(draft.body);
}
