import { hasParts, own } from '../../blind/phenomena/kit';
import type { Column, Draft, Phenomenon } from '../../statements/model';

const letters = 'ABCDEFGH';

/** 'A-B' for a column that is the difference of two others, or its own letter. */
function letterOf(column: Column, columns: readonly Column[]): string {
  const letter = (one: Column): string => letters[columns.indexOf(one)]!;
  for (const of of columns)
    for (const less of columns)
      if (column.id === `variance-${of.id}-${less.id}`) return `${letter(of)}-${letter(less)}`;
  return letter(column);
}

const short: [RegExp, string][] = [
  [/\bBudget(ed)?\b/gi, 'Bud'],
  [/\bActuals?\b/gi, 'Act'],
  [/\bProposed\b/gi, 'Prop'],
  [/\b(Projected|Projection)\b/gi, 'Proj'],
  [/\bEstimated?\b/gi, 'Est'],
  [/\b(Approved|Adopted)\b/gi, 'Appr'],
  [/\bAnnual\b/gi, 'Ann'],
  [/\b(Variance|Difference)\b/gi, 'Var'],
  [/\b20(\d\d)\b/g, "'$1"],
];

const bases = ['C', 'E', 'V', 'B', '', 'C', 'E'];

/** What stands over the columns, and a column of letters. */
export const headerPhenomena: Phenomenon[] = [
  {
    id: 'ninth-letters-under-the-headers',
    group: ['header-words', 'export'],
    look: (draft) => {
      const columns = draft.columns.filter(({ words }) => !words);
      if (columns.length < 2 || columns.length > 6 || draft.look.noHeader) return false;
      const made = columns.map((column) => letterOf(column, columns));
      columns.forEach((column, i) => (column.label = `${column.label} (${made[i]})`.trim()));
    },
  },
  {
    id: 'ninth-clipped-header-words',
    group: ['header-words', 'export'],
    weight: 1.2,
    look: (draft) => {
      const before = draft.columns.map(({ label }) => label).join();
      for (const column of draft.columns)
        for (const [long, clipped] of short) column.label = column.label.replace(long, clipped);
      return draft.columns.map(({ label }) => label).join() !== before;
    },
  },
  {
    id: 'ninth-letter-for-the-basis',
    group: 'words',
    weight: 0.8,
    columns: (draft: Draft, random) => {
      const base = own(draft).at(-1);
      if (!base || base.scenario === 'actual' || hasParts(draft) || draft.columns.length > 4) return false;
      const at = random.int(0, 6);
      draft.columns.push({
        id: 'basis-letter',
        label: random.pick(['Key', 'Code', 'Basis']),
        scenario: base.scenario,
        period: base.period,
        measure: 'other',
        words: ({ role, label }) => (role === 'line' ? bases[(label.length + at) % 7]! : ''),
      });
      draft.notes.push('C = contract   E = estimate   V = varies with use   B = set by the board');
    },
  },
];
