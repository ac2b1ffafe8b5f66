import { leaves } from '../../statements/amounts';
import type { Node, Phenomenon } from '../../statements/model';
import { headedSections } from './kit';

const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'];

/** Numbers every heading and line: 1, 1.2, 1.2.3. */
function number(nodes: readonly Node[], prefix: string): void {
  let next = 1;
  for (const node of nodes) {
    if (node.kind === 'leaf') {
      if (node.role === 'line') node.label = `${prefix}${next++} ${node.label}`;
      continue;
    }
    if (node.heading === null) {
      number(node.children, prefix === '' ? `${next++}.` : prefix);
      continue;
    }
    const own = `${prefix}${next++}`;
    node.heading = prefix === '' ? `${own}. ${node.heading}` : `${own} ${node.heading}`;
    number(node.children, `${own}.`);
  }
}

/** Numbers before words. */
export const labelPhenomena: Phenomenon[] = [
  {
    id: 'third-outline-numbers',
    group: ['headings', 'labels', 'codes'],
    weight: 0.9,
    look: (draft) => {
      draft.look.codes = 'none';
      draft.look.uppercase = false;
      number(draft.body, '');
    },
  },
  {
    id: 'third-roman-sections',
    group: ['headings', 'labels'],
    weight: 0.7,
    look: (draft) => {
      const sections = headedSections(draft);
      if (sections.length < 2) return false;
      sections.forEach((section, i) => {
        section.heading = `${roman[i] ?? 'VIII'}. ${section.heading!}`;
        if (section.total !== null) section.total = `Total ${roman[i] ?? 'VIII'}`;
      });
    },
  },
  {
    id: 'third-line-numbers',
    group: ['labels', 'codes'],
    weight: 0.9,
    rows: (rows, draft) => {
      if (draft.look.halves || draft.look.labelWidth) return false;
      draft.look.codes = 'none';
      const numbers = new Map(
        rows
          .filter(({ kind, label }) => (kind === 'line' || kind === 'total') && label !== '')
          .map((row, i) => [row, i + 1]),
      );
      for (const [row, at] of numbers) {
        const inner = [...numbers.keys()].filter(
          ({ role, section }) => role === 'line' && row.section.every((name, i) => section[i] === name),
        );
        const [first, last] = [numbers.get(inner[0]!), numbers.get(inner.at(-1)!)];
        const isSum = row.role === 'subtotal' || row.role === 'total';
        row.label =
          isSum && !row.source && first && last && last > first
            ? `${at}. ${row.label} (lines ${first}-${last})`
            : `${at}. ${row.label}`;
      }
    },
  },
  {
    id: 'third-account-ranges-in-totals',
    group: ['headings', 'totals', 'codes', 'labels'],
    weight: 0.8,
    look: (draft, random) => {
      const sections = headedSections(draft);
      let next = 5000;
      for (const section of sections) {
        next += 500;
        const own = leaves(section.children).filter(({ role }) => role === 'line');
        own.forEach((leaf, i) => (leaf.code = String(next + (i + 1) * 10)));
        section.heading = `${next}-${next + 499} ${section.label}`;
        section.total = random.chance(0.5)
          ? `Total ${next}-${next + 499}`
          : `Total ${next}-${next + 499} ${section.label}`;
        section.totalAbove = false;
      }
      draft.look.codes = random.pick(['prefix', 'column']);
      return sections.length > 1;
    },
  },
];
