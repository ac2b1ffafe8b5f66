import { hasParts, own } from '../../blind/phenomena/kit';
import type { Column, Draft, FlatRow, Phenomenon } from '../../statements/model';
import { annual } from '../../statements/plans';
import { entitle, headedSections, yearWord } from './kit';

const wordsColumn = (draft: Draft, more: Pick<Column, 'id' | 'label' | 'words'>): Column => ({
  scenario: own(draft)[0]!.scenario,
  period: own(draft)[0]!.period,
  measure: 'other',
  ...more,
});

const basis = (row: FlatRow, at: number): string => {
  if (row.role !== 'line') return '';
  const size = Object.values(row.values).find((cents) => cents) ?? 0;
  return ['Contract', 'Prior year + 3%', 'Estimate', 'Per bid', '', 'Board decision', 'Avg. of 3 yrs'][
    ((Math.abs(size) / 100 + row.label.length + at) % 7) | 0
  ]!;
};

/** What the columns are called, and columns of words. */
export const headerPhenomena: Phenomenon[] = [
  {
    id: 'third-amount-alone-as-header',
    group: ['columns', 'variance'],
    weight: 0.8,
    columns: (draft, random) => {
      const scenario = random.pick(['adopted', 'proposed', 'actual'] as const);
      draft.columns = [annual(draft, scenario, { label: random.pick(['Amount', 'Amount ($)', '$']) })];
      const what = {
        adopted: 'Approved Budget',
        proposed: 'Proposed Budget',
        actual: 'Actual Income and Expenses',
      };
      entitle(draft, `${yearWord(draft)} ${what[scenario]}`);
    },
  },
  {
    id: 'third-budget-in-dollars-actual-in-cents',
    weight: 1.4,
    columns: (draft) => {
      const scenarios = own(draft).map(({ scenario }) => scenario);
      if (!scenarios.includes('actual') || scenarios.every((one) => one === 'actual')) return false;
      draft.whole = false;
    },
    look: (draft) => {
      const scenarios = own(draft).map(({ scenario }) => scenario);
      if (!scenarios.includes('actual') || scenarios.every((one) => one === 'actual')) return false;
      draft.look.decimals = 0;
    },
  },
  {
    id: 'third-basis-of-each-amount',
    group: 'words',
    weight: 0.8,
    columns: (draft, random) => {
      const last = own(draft).at(-1);
      if (!last || last.scenario === 'actual' || hasParts(draft) || draft.columns.length > 4) return false;
      const at = random.int(0, 6);
      draft.columns.push(
        wordsColumn(draft, {
          id: 'basis',
          label: random.pick(['Basis', 'Source', 'How figured']),
          words: (row) => basis(row, at),
        }),
      );
    },
  },
  {
    id: 'third-category-on-every-row',
    group: ['words', 'headings', 'totals', 'place', 'shift', 'halves', 'codes'],
    formats: ['pdf', 'xlsx', 'csv'],
    weight: 0.9,
    look: (draft) => {
      const sections = headedSections(draft);
      if (sections.length < 2 || draft.columns.length > 5 || hasParts(draft)) return false;
      const names = new Map(sections.map((section) => [section.label, section.label]));
      const category = wordsColumn(draft, {
        id: 'category',
        label: 'Category',
        words: (row) =>
          row.role === 'line'
            ? (names.get(row.section.at(-1) ?? '') ?? (row.flow === 'income' ? 'Income' : 'Other'))
            : '',
      });
      draft.columns.unshift(category);
      for (const section of sections)
        Object.assign(section, { heading: null, total: null, totalAbove: false });
      Object.assign(draft.look, { labelAt: 1, codes: 'none', labelHeader: 'Item' });
      delete draft.look.stairs;
    },
  },
];
