import type { Random } from '@hoa/bench-associations/kit';
import { hasParts, isCrowded, lastOwn, sumValues } from '../../blind/phenomena/kit';
import { isGroup } from '../../ninth/phenomena/kit';
import { leaves, topGroup } from '../../statements/amounts';
import { line, net } from '../../statements/build';
import { pageBreak } from '../../statements/flatten';
import type { Draft, Group, Leaf, Node, Phenomenon } from '../../statements/model';
import { hasOtherFunds, headedSections, heading } from '../../third/phenomena/kit';

interface Schedule {
  number: number;
  label: string;
  leaf: Leaf;
  parts: { label: string; base: number }[];
}

/** Schedules that a draft has behind its budget. */
const schedules = new WeakMap<Draft, Schedule[]>();

function replaceNode(nodes: Node[], old: Node, made: Node): boolean {
  const at = nodes.indexOf(old);
  if (at >= 0) nodes[at] = made;
  return at >= 0 || nodes.some((node) => isGroup(node) && replaceNode(node.children, old, made));
}

function insertBefore(nodes: Node[], next: Node, made: Node): boolean {
  const at = nodes.indexOf(next);
  if (at >= 0) nodes.splice(at, 0, made);
  return at >= 0 || nodes.some((node) => isGroup(node) && insertBefore(node.children, next, made));
}

const isListed = ({ children }: Group): boolean =>
  children.length > 2 &&
  children.every(
    (node) => node.kind === 'leaf' && node.role === 'line' && (node.base ?? 0) > 0 && !node.steady,
  );

/** Puts one line in the place of a section, whose lines follow on a schedule. */
function moveToSchedule(draft: Draft, section: Group, number: number): Schedule | undefined {
  const parts = leaves(section.children).map(({ label, base = 0 }) => ({ label, base }));
  const base = parts.reduce((sum, one) => sum + one.base, 0);
  const leaf = line(`${section.heading ?? section.label} (Schedule ${number})`, 'expense', {
    base,
    steady: true,
  });
  const top = topGroup(draft, 'expense');
  if (!top || !replaceNode(top.children, section, leaf)) return undefined;
  return { number, label: section.heading ?? section.label, leaf, parts };
}

/** The amount of one part in whole dollars; the last one has what is left. */
function amountOf({ leaf, parts }: Schedule, at: number, id: string): number | null {
  const all = leaf.values?.[id];
  if (all == null) return null;
  const whole = parts.reduce((sum, { base }) => sum + base, 0);
  const rounded = parts.map(({ base }) => Math.round((all * base) / whole / 100) * 100);
  const others = rounded.slice(0, -1).reduce((sum, cents) => sum + cents, 0);
  return at < parts.length - 1 ? rounded[at]! : all - others;
}

function printSchedule(schedule: Schedule): Leaf[] {
  const { number, label, leaf, parts } = schedule;
  return [
    heading(`Schedule ${number} - ${label}`),
    ...parts.map((one, at): Leaf => ({
      kind: 'leaf',
      label: one.label,
      role: 'detail',
      also: ['repeat', 'statistic', 'note'],
      compute: (_sum, { id }) => amountOf(schedule, at, id),
    })),
    {
      kind: 'leaf',
      label: `Total ${label}`,
      role: 'repeat',
      also: ['detail', 'total', 'subtotal', 'statistic', 'note'],
      bold: true,
      compute: (_sum, { id }) => leaf.values?.[id] ?? null,
    },
  ];
}

function chooseSections(draft: Draft, random: Random): Group[] {
  const fits = headedSections(draft).filter(isListed);
  if (fits.length < 2 || headedSections(draft).length < 3) return [];
  const chosen = random.sample(fits, 2);
  return fits.filter((section) => chosen.includes(section));
}

/** Where things are on the page. */
export const shapePhenomena: Phenomenon[] = [
  {
    id: 'eleventh-schedules-behind-the-budget',
    weight: 1.4,
    group: [
      ...['shape', 'headings', 'totals', 'export', 'repeat', 'halves', 'order', 'roll-forward', 'misprint'],
      ...['running', 'words', 'net'],
    ],
    formats: ['pdf', 'xlsx', 'docx'],
    lines: (draft, random) => {
      if (hasOtherFunds(draft) || isCrowded(draft)) return false;
      const made = chooseSections(draft, random).flatMap(
        (section, i) => moveToSchedule(draft, section, i + 1) ?? [],
      );
      schedules.set(draft, made);
      return made.length > 0;
    },
    tail: (draft) => {
      const made = schedules.get(draft) ?? [];
      draft.tail.push(...made.flatMap(printSchedule));
      return made.length > 0;
    },
    rows: (rows) => {
      const at = rows.findIndex(({ label, role }) => role === 'heading' && label.startsWith('Schedule 1 '));
      if (at < 0) return false;
      rows.splice(at, 0, pageBreak());
    },
  },
  {
    id: 'eleventh-bottom-line-on-top',
    weight: 3,
    group: [
      ...['net', 'shape', 'export', 'roll-forward', 'order', 'repeat', 'halves', 'around', 'misprint'],
      ...['headings', 'place'],
    ],
    look: (draft, random) => {
      const nets = draft.body.filter((node) => node.kind === 'leaf' && node.role === 'net');
      const [bottom] = nets;
      if (nets.length !== 1 || !bottom || hasOtherFunds(draft)) return false;
      const label = random.pick([bottom.label, 'Projected Surplus (Deficit)', 'Bottom Line']);
      draft.body = [net(label), ...draft.body.filter((node) => node !== bottom)];
    },
  },
  {
    id: 'eleventh-share-of-the-budget-in-headings',
    weight: 0.9,
    group: ['headings', 'totals', 'export', 'shape'],
    look: (draft) => {
      const { id, scenario } = lastOwn(draft);
      const top = topGroup(draft, 'expense');
      const sections = headedSections(draft).filter(({ children }) =>
        children.every((node) => !isGroup(node)),
      );
      const whole = sumValues(leaves(top?.children ?? []), id);
      if (sections.length < 2 || whole <= 0 || hasParts(draft)) return false;
      const of = scenario === 'actual' ? 'expenses' : 'budget';
      for (const section of sections) {
        const share = Math.round((sumValues(leaves(section.children), id) / whole) * 100);
        section.heading = `${section.heading} (${share}% of ${of})`;
      }
    },
  },
  {
    id: 'eleventh-heading-of-an-empty-section',
    weight: 1.2,
    group: ['headings', 'export', 'shape'],
    lines: (draft, random) => {
      const sections = headedSections(draft);
      if (sections.length < 3) return false;
      const label = random.pick(['Litigation', 'Elevators', 'Clubhouse', 'Security Guards', 'Pool']);
      if (sections.some((section) => section.label.includes(label))) return false;
      const made = heading(random.pick([`${label} (none this year)`, `${label} - no budget`]));
      return insertBefore(draft.body, random.pick(sections.slice(1)), made);
    },
  },
];
