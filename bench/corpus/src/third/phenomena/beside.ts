import { duesLeaf, hasParts, isCrowded } from '../../blind/phenomena/kit';
import type { FlatRow, Leaf, Phenomenon } from '../../statements/model';
import { contributionLeaf, isAnnual, yearWord } from './kit';

const side = (row: FlatRow): FlatRow['half'] =>
  row.fund === 'operating' ? 'left' : row.fund === 'reserve' ? 'right' : undefined;

/** Two things next to each other, or a second reading of the same figures. */
export const besidePhenomena: Phenomenon[] = [
  {
    id: 'third-operating-left-reserves-right',
    group: ['halves', 'order', 'shift', 'place', 'words'],
    formats: ['pdf', 'xlsx', 'csv'],
    weight: 2.5,
    rows: (rows, draft) => {
      if (draft.columns.length > 2 || draft.look.totalsShifted || draft.look.flowColumns) return false;
      const by = (half: FlatRow['half']): FlatRow[] =>
        rows.filter((row) => row.kind !== 'gap' && row.kind !== 'page' && side(row) === half);
      const [left, right, rest] = [by('left'), by('right'), by(undefined)];
      if (right.length < 3) return false;
      for (const row of left) row.half = 'left';
      for (const row of right) row.half = 'right';
      rows.splice(0, rows.length, ...left, ...right, ...rest);
      Object.assign(draft.look, { halves: true, landscape: true, labelAt: 0 });
      delete draft.look.stairs;
    },
  },
  {
    id: 'third-share-of-each-neighborhood',
    group: 'shares-below',
    weight: 0.8,
    tail: (draft, random) => {
      if (isCrowded(draft) || hasParts(draft) || !isAnnual(draft)) return false;
      const percent = random.int(22, 78);
      const names = random.pick([
        ['Townhomes', 'Single-family homes'],
        ['Village A', 'Village B'],
      ] as const);
      const whole = `${yearWord(draft)}`;
      const share = (name: string, part: number): Leaf => ({
        kind: 'leaf',
        label: `${name} pay ${part}% of all expenses`,
        role: 'statistic',
        also: ['detail', 'repeat', 'note'],
        compute: (sum) => Math.round((sum({ flow: 'expense', fund: 'operating' }) * part) / 100),
      });
      draft.look.decimals = 2;
      draft.tail.push(
        { kind: 'leaf', label: `Allocation ${whole}`, role: 'heading' },
        share(names[0], percent),
        share(names[1], 100 - percent),
      );
    },
  },
  {
    id: 'third-reserves-as-percent-of-budget',
    weight: 0.9,
    tail: (draft) => {
      const leaf = contributionLeaf(draft);
      if (!leaf || !duesLeaf(draft) || isCrowded(draft) || hasParts(draft)) return false;
      draft.tail.push({
        kind: 'leaf',
        label: 'Reserve contribution as % of total budget',
        role: 'statistic',
        also: ['note', 'detail'],
        percent: true,
        compute: (sum, { id }) => {
          const spent = sum({ flow: 'expense', fund: 'operating' });
          return spent === 0 ? null : Math.round(((leaf.values?.[id] ?? 0) / spent) * 10_000);
        },
      });
    },
  },
];
