import { add, part } from '../../blind/phenomena/kit';
import { leaves } from '../../statements/amounts';
import { line } from '../../statements/build';
import { netRow, plainLook, profitAndLoss, program, through, type Words } from '../../statements/exports/kit';
import type { Column, Draft, Phenomenon } from '../../statements/model';
import { annual, totalOf } from '../../statements/plans';
import { printed } from './exports';
import { namedMonths } from './months';

/** A bookkeeping program’s profit and loss, without account numbers. */
function quickBooks(draft: Draft, word: 'Expense' | 'Expenses'): boolean {
  const total = (name: string): string => (word === 'Expenses' ? `Total for ${name}` : `Total ${name}`);
  const words: Words = {
    income: ['Income', total('Income')],
    expense: [word, total(word)],
    section: ({ label }) => [label, total(label)],
  };
  const inner = word === 'Expenses' ? 'Net Operating Income' : 'Net Ordinary Income';
  return profitAndLoss(draft, words, { nets: [netRow(inner, 'operating'), netRow('Net Income')] });
}

const classColumn = (whole: Column, label: string): Column => ({ ...whole, id: label, label, part: true });

export const bookkeepingPhenomena: Phenomenon[] = [
  program('second-export-quickbooks-profit-and-loss-by-class', {
    ...printed,
    columns: (draft) => {
      const whole = annual(draft, 'actual', { label: 'TOTAL' });
      const parts = ['Operating', 'Reserve'].map((label) => classColumn(whole, label));
      draft.body = draft.body.filter((node) => node.fund !== 'reserve');
      draft.columns = [...parts, totalOf(parts, whole)];
      draft.titles = [draft.association.name, 'Profit & Loss by Class', through(whole)];
    },
    lines: (draft, random) => {
      add(draft, 'income', line('Interest - Reserve CD', 'income', { base: part(draft, 0.006) }));
      for (const label of random.sample(['Roof Replacement', 'Asphalt Project', 'Pool Resurfacing'], 2))
        add(draft, 'expense', line(label, 'expense', { base: part(draft, 0.07) }));
    },
    // Each account is booked to one class.
    tail: (draft) => {
      for (const { label, values } of leaves(draft.body))
        if (values)
          values[/Reserve CD|Replacement|Project|Resurfacing/.test(label) ? 'Operating' : 'Reserve'] = 0;
    },
    look: (draft) => {
      plainLook(draft, { rules: 'totals', gapRows: false });
      return quickBooks(draft, 'Expense');
    },
    rows: (rows) => rows.forEach((row) => delete row.fund),
  }),
  program('second-export-quickbooks-online-budget-overview', {
    ...printed,
    columns: (draft) => {
      const months = namedMonths(draft, 'adopted');
      const whole = annual(draft, 'adopted', { label: 'Total' });
      draft.columns = [...months, totalOf(months, whole)];
      const year = String(draft.year).slice(2);
      draft.titles = [
        draft.association.name,
        `Budget Overview: Budget_FY${year}_P&L - FY${year} P&L`,
        through(whole).replace(' through ', ' - '),
      ];
    },
    look: (draft) => {
      plainLook(draft, { rules: 'totals', dollar: 'totals', gapRows: false, landscape: true, margin: 36 });
      return quickBooks(draft, 'Expenses');
    },
  }),
];
