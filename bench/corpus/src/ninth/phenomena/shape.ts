import { hasParts, isCrowded, madeRow, part, spending, sumsOf } from '../../blind/phenomena/kit';
import { groups, topGroup } from '../../statements/amounts';
import { group, line } from '../../statements/build';
import { deriveCells, pageBreak } from '../../statements/flatten';
import type { Draft, FlatRow, Phenomenon } from '../../statements/model';
import { hasOtherFunds, headedSections } from '../../third/phenomena/kit';
import { isGroup, netAbove } from './kit';

const letters = 'ABCDEFGHIJ';

/** Where the next section begins, near the middle of the expenses; or the middle of a list without sections. */
function middleOf(rows: readonly FlatRow[], found: readonly FlatRow[]): number {
  const half = found.length / 2;
  const starts = found
    .map((row, i) => ({ row, i }))
    .filter(({ row, i }) => i > 1 && row.section.join() !== found[i - 1]!.section.join());
  starts.sort((a, b) => Math.abs(a.i - half) - Math.abs(b.i - half));
  let at = rows.indexOf(starts[0]?.row ?? found[Math.floor(half)]!);
  while (['heading', 'gap'].includes(rows[at - 1]?.kind ?? '')) at--;
  return at;
}

/** Each page has its own sum; the last one adds them. */
function pageTotals(rows: FlatRow[], draft: Draft): boolean {
  const found = spending(rows);
  const end = rows.findIndex(
    ({ role, flow, fund, source }) =>
      role === 'total' && flow === 'expense' && fund === 'operating' && source === undefined,
  );
  if (found.length < 8 || end < 0 || draft.look.halves) return false;
  const at = middleOf(rows, found);
  const first = found.filter((row) => rows.indexOf(row) < at);
  const second = found.filter((row) => rows.indexOf(row) >= at);
  if (first.length === 0 || rows.indexOf(second.at(-1)!) > end) return false;
  const sum = (label: string, of: FlatRow[], role: FlatRow['role']): FlatRow =>
    madeRow(label, role, {
      kind: 'total',
      flow: 'expense',
      also: ['total', 'subtotal', 'repeat'],
      values: sumsOf(of, draft),
    });
  rows.splice(end, 0, sum('Expenses, page 2', second, 'subtotal'), sum('Expenses, page 1', first, 'repeat'));
  rows.splice(at, 0, sum('Expenses, page 1', first, 'subtotal'), pageBreak());
  deriveCells(rows, draft.columns);
  return true;
}

/** Blocks and totals in ways of their own. */
export const shapePhenomena: Phenomenon[] = [
  {
    id: 'ninth-capital-items-below-the-net',
    group: ['shape', 'export', 'net', 'roll-forward', 'order', 'repeat', 'halves'],
    lines: (draft, random) => {
      const at = draft.body.findIndex((node) => node.kind === 'leaf' && node.role === 'net');
      if (at < 0 || hasOtherFunds(draft)) return false;
      const label = random.pick([
        'Capital Items Paid from Operating',
        'Capital Purchases (operating account)',
      ]);
      const names = random.sample(
        ['Mower', 'Entrance sign', 'Pool pump', 'Office computer', 'Gate operator', 'Picnic tables'],
        random.int(2, 3),
      );
      const made = names.map((name) =>
        line(name, 'expense', { base: part(draft, random.float(0.005, 0.03)) }),
      );
      const block = group(label, { flow: 'expense', totalRole: 'total', children: made });
      draft.body.splice(
        at,
        1,
        netAbove(draft, random.pick(['Net before Capital Items', 'Operating Net'])),
        block,
        netAbove(draft, 'Net after Capital Items'),
      );
    },
  },
  {
    id: 'ninth-page-totals-added-at-the-end',
    group: ['running', 'halves', 'repeat', 'export', 'shape', 'misprint', 'flip', 'order'],
    formats: ['pdf', 'docx', 'xlsx'],
    weight: 0.8,
    rows: (rows, draft) => !hasParts(draft) && pageTotals(rows, draft),
  },
  {
    id: 'ninth-lettered-sections-added-up',
    group: ['headings', 'totals', 'labels', 'shape', 'codes'],
    look: (draft) => {
      const top = topGroup(draft, 'expense');
      const parts = top?.children.filter((node) => !isGroup(node) || node.heading !== null) ?? [];
      const isWhole = parts.length === top?.children.length && parts.length <= letters.length;
      if (!top || top.total === null || !isWhole || headedSections(draft).length < 2) return false;
      if (headedSections(draft).length !== parts.filter(isGroup).length) return false;
      parts.forEach((node, i) => {
        const letter = letters[i]!;
        if (isGroup(node)) {
          node.heading = `${letter}. ${node.heading!.replace(/^\d+\.? /, '')}`;
          Object.assign(node, { total: `Total ${letter}`, totalAbove: false });
        } else node.label = `${letter}. ${node.label}`;
      });
      const sum = [...letters.slice(0, parts.length)].join('+');
      top.total = `${top.total} (${sum})`;
      draft.look.codes = 'none';
    },
  },
  {
    id: 'ninth-total-repeats-the-heading',
    group: ['headings', 'totals'],
    weight: 0.8,
    look: (draft) => {
      const sections = headedSections(draft);
      for (const section of sections) Object.assign(section, { total: section.heading, totalAbove: false });
      draft.look.boldTotals = true;
      return sections.length > 1;
    },
  },
  {
    id: 'ninth-total-of-the-above',
    group: ['totals'],
    weight: 0.7,
    look: (draft, random) => {
      const word = random.pick(['Total of above', 'Sum of the above', '** Total **']);
      const found = groups(draft.body).filter(
        ({ totalRole, heading }) => totalRole === 'subtotal' && heading,
      );
      for (const one of found) Object.assign(one, { total: word, totalAbove: false });
      return found.length > 0;
    },
  },
  {
    id: 'ninth-dues-in-a-section-after-other-income',
    group: ['headings', 'totals', 'shape', 'dues', 'export'],
    weight: 0.8,
    lines: (draft) => {
      const income = topGroup(draft, 'income');
      if (!income || income.children.length < 4 || income.heading === null) return false;
      const [dues, ...others] = income.children;
      if (dues?.kind !== 'leaf' || !dues.steady) return false;
      income.children = [
        group('Income other than Fees', {
          flow: 'income',
          children: others,
          total: 'Subtotal, other income',
        }),
        { ...dues, label: `${dues.label} (needed to balance)` },
      ];
    },
  },
  {
    id: 'ninth-income-and-costs-of-the-pool-together',
    group: ['shape', 'order', 'export', 'repeat', 'roll-forward', 'halves'],
    weight: 0.6,
    lines: (draft) => {
      const top = topGroup(draft, 'expense');
      if (!top || hasOtherFunds(draft) || isCrowded(draft)) return false;
      const at = draft.body.indexOf(top) + 1;
      draft.body.splice(
        at,
        0,
        group('Pool Income', {
          flow: 'income',
          heading: 'POOL - INCOME',
          children: [
            line('Pool memberships sold', 'income', { base: part(draft, 0.05) }),
            line('Guest passes', 'income', { base: part(draft, 0.006) }),
          ],
        }),
        group('Pool Costs', {
          flow: 'expense',
          heading: 'POOL - EXPENSE',
          children: [
            line('Lifeguard wages', 'expense', { base: part(draft, 0.04) }),
            line('Pool chemicals', 'expense', { base: part(draft, 0.008) }),
          ],
        }),
      );
    },
  },
];
