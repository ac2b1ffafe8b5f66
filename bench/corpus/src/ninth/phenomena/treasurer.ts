import { balance, difference, netRow, plainLook, program, wordGroups } from '../../statements/exports/kit';
import { groups } from '../../statements/amounts';
import type { Column, FlatRow, Phenomenon } from '../../statements/model';
import { printDate } from '../../statements/periods';
import { annual, partYear } from '../../statements/plans';
import { flatten } from '../../third/phenomena/bookkeeping';
import { yearWord } from '../../third/phenomena/kit';
import { operatingOnly, printed } from './bookkeeping';
import { netOf } from './kit';

const datesOf = ({ period }: Column): string =>
  `${printDate(period.from, 'padded')} - ${printDate(period.to, 'padded')}`;

/** What treasurers of small associations make: the report of a club program, a list of a spreadsheet. */
export const treasurerExports: Phenomenon[] = [
  program('ninth-export-treasurer-report-of-a-club-program', {
    ...printed,
    formats: ['pdf', 'xlsx'],
    lines: operatingOnly,
    columns: (draft) => {
      const [budget, actual] = [
        annual(draft, 'adopted', { label: 'Budgeted' }),
        annual(draft, 'actual', { label: 'Actual' }),
      ];
      draft.columns = [
        budget,
        actual,
        difference({ id: 'more', label: 'Over/Under', of: actual, to: budget }),
      ];
      draft.titles = [draft.association.name, 'Treasurer’s Report', datesOf(actual)];
    },
    tail: (draft, random) => {
      const actual = draft.columns[1]!;
      const begin = random.int(2_000, 90_000) * 100 + random.int(0, 99);
      const values = { [actual.id]: begin };
      draft.body.unshift(balance('Beginning Balance', 'opening-balance', { values }));
      draft.tail.unshift(
        balance('Ending Balance', 'closing-balance', {
          values: { [actual.id]: begin + netOf(draft.body, actual.id) },
        }),
      );
    },
    look: (draft) => {
      plainLook(draft, { rules: 'rows', dollar: 'all', shade: true });
      const made = wordGroups(draft, {
        income: ['INCOME', 'Total Income'],
        expense: ['EXPENSES', 'Total Expenses'],
        section: ({ label }) => [label, `${label} subtotal`],
      });
      const opening = draft.body[0];
      if (!made || !opening) return false;
      draft.body = [opening, made.income, made.expense, netRow('Net Change')];
      return true;
    },
  }),
  program('ninth-export-treasurer-list-with-types', {
    formats: ['csv', 'xlsx'],
    weight: 4,
    lines: operatingOnly,
    columns: (draft, random) => {
      const actual = partYear(draft, 'actual', { length: random.int(4, 11) });
      const budget = annual(draft, 'adopted', { label: `Budget ${yearWord(draft)}` });
      const words = (id: string, label: string, text: (row: FlatRow) => string): Column => ({
        ...budget,
        id,
        label,
        measure: 'other',
        words: (row) => (row.role === 'line' ? text(row) : ''),
      });
      draft.columns = [
        words('type', 'Type', ({ flow }) => (flow === 'income' ? 'INC' : 'EXP')),
        words('category', 'Category', ({ section }) => section.at(-1) ?? ''),
        budget,
        { ...actual, label: `Actual ${actual.period.from} to ${actual.period.to}` },
        difference({ id: 'left', label: 'Left', of: budget, to: actual }),
      ];
      draft.titles = [draft.association.name];
      Object.assign(draft.look, { labelHeader: 'Item' });
    },
    look: (draft) => {
      plainLook(draft, { thousands: false, labelAt: 2, gapRows: false });
      const made = wordGroups(draft, {
        income: ['', 'Total INC'],
        expense: ['', 'Total EXP'],
        section: ({ label }) => [label, label],
      });
      if (!made) return false;
      flatten(draft);
      for (const one of groups(draft.body)) one.heading = null;
      draft.body = [made.income, made.expense, netRow('INC less EXP')];
      return true;
    },
  }),
];
