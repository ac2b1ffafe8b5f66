import { annual, partYear } from '../plans';
import type { Column, Draft, Phenomenon } from '../model';
import { printDate } from '../periods';
import { fundBody, monthOf, periodColumns, rename } from './periods';
import { banner, ofIncome, plainLook, program, range } from './kit';

function appfolioBody(draft: Draft): boolean {
  plainLook(draft, { titleAlign: 'left' });
  const done = fundBody(
    draft,
    {
      income: ['Income', 'Total Operating Income'],
      expense: ['Expense', 'Total Operating Expense'],
      section: ({ label }) => [label, `Total ${label}`],
    },
    ['NOI - Net Operating Income', 'Net Income'],
  );
  draft.body.unshift(banner('Operating Income & Expense'));
  return done;
}

export const managementExports: Phenomenon[] = [
  program('export-buildium-income-statement', {
    columns: (draft, random) => {
      const column = random.chance(0.5)
        ? annual(draft, 'actual')
        : partYear(draft, 'actual', { length: random.pick([3, 6, 9]) });
      const total: Column = {
        ...column,
        id: 'total',
        label: 'Total',
        part: true,
        derive: (cell) => cell(column.id),
      };
      draft.columns = [rename(column, range(column)), total];
      draft.titles = [
        'Income Statement Consolidated',
        `${printDate(column.period.from)} - ${printDate(column.period.to)}, By Year, ${random.pick(['Cash', 'Accrual'])} basis`,
        `Prepared By: ${draft.association.name}`,
        'All properties and company',
      ];
      draft.look.labelHeader = 'Account';
      draft.notes.push(`Generated ${printDate(column.period.to, 'padded')} 22:07:33`);
    },
    look: (draft) => {
      plainLook(draft, { dollar: 'totals', negative: 'parentheses', rowSpace: 1.7, titleAlign: 'center' });
      return fundBody(
        draft,
        {
          income: ['Income', 'Total Income'],
          expense: ['Expense', 'Total Expense'],
          section: ({ label }) => [label, `Total for ${label}`],
        },
        ['Net Operating Income', 'Net Income'],
      );
    },
  }),
  program('export-appfolio-income-statement', {
    columns: (draft, random) => {
      const { month, ytd } = periodColumns(draft, random);
      const [selected, fiscal] = [rename(month, 'Selected Month'), rename(ytd, 'Year to Month End')];
      const names = random.chance(0.5)
        ? ['Selected Period', 'Fiscal Year To Date']
        : ['Selected Month', 'Year to Month End'];
      draft.columns = [
        rename(selected, names[0]!),
        ofIncome(month, { id: 'share-1', label: `% of ${names[0]}` }),
        rename(fiscal, names[1]!),
        ofIncome(ytd, { id: 'share-2', label: `% of ${names[1]}` }),
      ];
      draft.titles = [
        'Income Statement',
        draft.association.name,
        `Properties: ${draft.association.name} - ${draft.association.city}`,
        `As of: ${monthOf(month)}`,
        'Accounting Basis: Cash',
      ];
      draft.look.labelHeader = 'Account Name';
    },
    look: appfolioBody,
  }),
  program('export-appfolio-cash-flow', {
    columns: (draft, random) => {
      const { month, ytd } = periodColumns(draft, random);
      draft.columns = [rename(month, 'Selected Period'), rename(ytd, 'Fiscal Year To Date')];
      draft.titles = [
        'Cash Flow',
        draft.association.name,
        `Date Range: ${printDate(month.period.from, 'padded')} to ${printDate(month.period.to, 'padded')}`,
      ];
      draft.look.labelHeader = 'Account Name';
    },
    tail: (draft, random) => {
      const opening = Object.fromEntries(draft.columns.map(({ id }) => [id, random.int(300_000, 9_000_000)]));
      draft.tail.unshift(
        {
          kind: 'leaf',
          label: 'Cash Flow',
          role: 'net',
          compute: (sum) => sum({ flow: 'income' }) - sum({ flow: 'expense' }),
        },
        { kind: 'leaf', label: 'Beginning Cash', role: 'opening-balance', values: opening },
        {
          kind: 'leaf',
          label: 'Beginning Cash + Cash Flow',
          role: 'closing-balance',
          compute: (sum, { id }) => opening[id]! + sum({ flow: 'income' }) - sum({ flow: 'expense' }),
        },
        {
          kind: 'leaf',
          label: 'Actual Ending Cash',
          role: 'closing-balance',
          compute: (sum, { id }) => opening[id]! + sum({ flow: 'income' }) - sum({ flow: 'expense' }),
        },
      );
    },
    look: appfolioBody,
  }),
];
