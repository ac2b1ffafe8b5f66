import { annual, entitle, minus, variance } from '../plans';
import type { Column, Draft, Phenomenon } from '../model';
import { printDate, yearLabel } from '../periods';

const plainColumns = (draft: Draft): Column[] =>
  draft.columns.filter(({ derive, words }) => !derive && !words);
/** Budget and actual of one year; made where the statement has no such pair. */
function pairOf(draft: Draft): [Column, Column] {
  const plain = plainColumns(draft);
  const actual = plain.find(({ scenario }) => scenario === 'actual');
  const budget = plain.find(
    ({ scenario, period }) => scenario === 'adopted' && period.to === actual?.period.to,
  );
  if (actual && budget) return [budget, actual];
  const made: [Column, Column] = [annual(draft, 'adopted'), annual(draft, 'actual')];
  draft.columns = [...made];
  entitle(draft, 'statement');
  return made;
}

export const columnPhenomena: Phenomenon[] = [
  {
    id: 'three-proposals',
    group: 'columns',
    columns: (draft, random) => {
      const remarks = random.pick([
        ['no increase', 'increase $10/mo', 'increase $20/mo'],
        ['Option A', 'Option B', 'Option C'],
        ['0% increase', '5% increase', '10% increase'],
      ]);
      const adopted = random.int(0, 2);
      const year = yearLabel(draft.year, draft.startMonth);
      draft.columns = [
        annual(draft, 'actual', { offset: -1 }),
        ...remarks.map((remark, i) =>
          annual(draft, 'proposed', {
            id: `rival-${i + 1}`,
            label: `${year} Proposed (${remark})`,
            alternative: i + 1,
            adopted: i === adopted,
          }),
        ),
      ];
    },
  },
  {
    id: 'two-proposals-unmarked',
    group: 'columns',
    weight: 0.6,
    columns: (draft, random) => {
      const year = yearLabel(draft.year, draft.startMonth);
      const adopted = random.int(0, 1);
      draft.columns = [0, 1].map((i) =>
        annual(draft, 'proposed', {
          id: `rival-${i + 1}`,
          label: `${year} Proposed Budget${i === 0 ? '' : ' - revised'}`,
          alternative: i + 1,
          adopted: i === adopted,
        }),
      );
    },
  },
  {
    id: 'unlabeled-variance',
    group: ['variance', 'columns'],
    columns: (draft) => {
      const pair = pairOf(draft);
      draft.columns = draft.columns.filter(({ measure }) => measure !== 'variance');
      const at = Math.max(...pair.map((column) => draft.columns.indexOf(column)));
      draft.columns.splice(at + 1, 0, variance(draft, { of: pair[0].id, less: pair[1].id }, { label: '' }));
    },
  },
  {
    id: 'over-under',
    group: ['variance', 'columns'],
    columns: (draft, random) => {
      const pair = pairOf(draft);
      draft.columns = draft.columns.filter(({ measure }) => measure !== 'variance');
      const label = random.pick(['Over/(Under)', 'Over (Under) Budget', '$ Over Budget', '+/-']);
      draft.columns.push(variance(draft, { of: pair[1].id, less: pair[0].id }, { label }));
    },
  },
  {
    id: 'variance-two-measures',
    group: ['variance', 'columns'],
    columns: (draft) => {
      const pair = pairOf(draft);
      const [budget, actual] = pair;
      draft.columns = draft.columns.filter(({ measure }) => measure !== 'variance');
      draft.columns.push(variance(draft, { of: actual.id, less: budget.id }, { label: '$ Var' }));
      draft.columns.push({
        ...actual,
        id: 'percent-variance',
        label: '% Var',
        measure: 'percent',
        percent: true,
        derive: (cell) =>
          cell(budget.id)
            ? Math.round(((minus(cell(actual.id), cell(budget.id)) ?? 0) / cell(budget.id)!) * 10_000)
            : null,
      });
    },
  },
  {
    id: 'five-years-budget-actual',
    group: 'columns',
    columns: (draft) => {
      draft.columns = [-4, -3, -2, -1, 0].flatMap((offset) => {
        const over = yearLabel(draft.year + offset, draft.startMonth);
        return [
          annual(draft, 'adopted', { offset, over, label: 'Budget' }),
          annual(draft, 'actual', { offset, over, label: 'Actual' }),
        ];
      });
      draft.look.landscape = true;
    },
  },
  {
    id: 'stacked-headers',
    group: 'columns',
    columns: (draft) => {
      const over = (offset: number): string => yearLabel(draft.year + offset, draft.startMonth);
      draft.columns = [
        annual(draft, 'adopted', { offset: -1, over: over(-1), label: 'Budget' }),
        annual(draft, 'actual', { offset: -1, over: over(-1), label: 'Actual' }),
        annual(draft, 'proposed', { over: over(0), label: 'Proposed' }),
      ];
    },
  },
  {
    id: 'fiscal-year-labels',
    columns: (draft, random) => {
      if (draft.startMonth === 1) return false;
      const style = random.pick(['FY 26-27', 'FYE', 'FY26']);
      for (const column of draft.columns) {
        if (column.period.kind !== 'year' || column.over || column.alternative || column.derive) continue;
        const year = Number(column.period.to.slice(0, 4));
        const name = column.scenario === 'actual' ? 'Actual' : 'Budget';
        if (style === 'FYE') column.label = `${name} FYE ${printDate(column.period.to, 'short')}`;
        else
          column.label =
            style === 'FY26' ? `FY${year % 100} ${name}` : `FY ${(year - 1) % 100}-${year % 100} ${name}`;
      }
    },
  },
  {
    id: 'budget-without-year',
    group: 'columns',
    columns: (draft, random) => {
      const scenario = random.pick(['adopted', 'proposed'] as const);
      draft.columns = [
        annual(draft, scenario, { label: random.pick(['Budget', 'Annual Budget', 'Amount', 'Annual', '']) }),
      ];
      draft.titles = [
        draft.association.name,
        `${yearLabel(draft.year, draft.startMonth)} ${scenario === 'adopted' ? 'Approved' : 'Proposed'} Budget`,
      ];
    },
  },
  {
    id: 'last-year-this-year',
    group: 'columns',
    columns: (draft) => {
      draft.columns = [
        annual(draft, 'actual', { offset: -1, label: 'Last Year Actual' }),
        annual(draft, 'adopted', { label: 'This Year Budget' }),
      ];
      draft.titles = [draft.association.name, `Budget for ${yearLabel(draft.year, draft.startMonth)}`];
    },
  },
  {
    id: 'newest-year-first',
    columns: (draft) => {
      if (draft.columns.length < 2 || draft.columns.some(({ part, derive, over }) => part || derive || over))
        return false;
      draft.columns.reverse();
    },
  },
];
