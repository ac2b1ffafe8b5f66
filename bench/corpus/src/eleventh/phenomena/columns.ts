import { hasParts, isCrowded, lastOwn, own } from '../../blind/phenomena/kit';
import { covers } from '../../ninth/phenomena/kit';
import type { Cents, Column, Draft, FlatRow, Leaf, Phenomenon } from '../../statements/model';
import { annual, minus, partYear } from '../../statements/plans';
import { costs, entitle, headedSections, yearWord } from '../../third/phenomena/kit';
import { allLines } from './kit';

const isCounted = ({ role }: FlatRow): boolean => role === 'line' || role === 'carryover';

/** What a row adds up to in a column whose lines show only some of the changes. */
function changeOf(row: FlatRow, table: readonly FlatRow[], one: (row: FlatRow) => Cents): Cents {
  if (isCounted(row)) return one(row);
  if (row.role !== 'total' && row.role !== 'subtotal') return null;
  const inner = table.filter((other) => isCounted(other) && covers(row, other));
  return inner.reduce((sum, other) => sum + (one(other) ?? 0), 0);
}

const worded = (base: Column, more: Pick<Column, 'id' | 'label' | 'words'>): Column => ({
  scenario: base.scenario,
  period: base.period,
  measure: 'other',
  ...more,
});

/** Payments a year of each line. */
const payments = new WeakMap<Leaf, number>();
/** Names of sections beside their first lines. */
const firstOfSection = new WeakMap<FlatRow, string>();

const amountPhenomena: Phenomenon[] = [
  {
    id: 'eleventh-increases-and-decreases-apart',
    weight: 1.2,
    group: ['columns', 'variance', 'misprint', 'repeat', 'shape', 'running', 'flip', 'roll-forward', 'dues'],
    columns: (draft) => {
      const before = annual(draft, 'adopted', { offset: -1, label: `${yearWord(draft, -1)} Budget` });
      const after = annual(draft, 'proposed', { label: `${yearWord(draft)} Proposed` });
      const change = (id: string, label: string, limit: (cents: number) => number): Column => ({
        ...after,
        id,
        label,
        measure: 'variance',
        derive: (_cell, row, table) =>
          changeOf(row, table, ({ values }) =>
            limit(minus(values[after.id] ?? null, values[before.id] ?? null) ?? 0),
          ),
      });
      draft.columns = [
        before,
        change('raised', 'Increase', (cents) => Math.max(0, cents)),
        change('lowered', 'Decrease', (cents) => Math.min(0, cents)),
        after,
      ];
      entitle(draft, `${yearWord(draft)} Proposed Budget`);
    },
  },
  {
    id: 'eleventh-payments-times-each',
    group: ['columns', 'variance', 'words', 'dues', 'export', 'misprint', 'per-unit'],
    columns: (draft, random) => {
      const scenario = random.pick(['adopted', 'proposed'] as const);
      const year = annual(draft, scenario, { label: `${yearWord(draft)} Budget` });
      if (scenario === 'proposed') year.label = `${yearWord(draft)} Proposed Budget`;
      draft.columns = [
        worded(year, {
          id: 'payments',
          label: random.pick(['Pmts', 'Times', 'No. of Payments']),
          words: ({ role, source }) => (role === 'line' && source ? String(payments.get(source) ?? '') : ''),
        }),
        {
          ...year,
          id: 'each',
          label: random.pick(['Each', 'Amount Each']),
          measure: 'other',
          derive: (cell, { role, source }) => {
            const times = source && payments.get(source);
            return role === 'line' && times && cell(year.id) !== null
              ? Math.round(cell(year.id)! / times)
              : null;
          },
        },
        year,
      ];
      draft.look.decimals = 2;
      entitle(draft, `${yearWord(draft)} Budget Worksheet`);
    },
    tail: (draft) => {
      const year = draft.columns.find(({ id }) => id !== 'payments' && id !== 'each');
      if (!draft.columns.some(({ id }) => id === 'each') || !year) return false;
      allLines(draft).forEach((leaf, i) => {
        const cents = leaf.values?.[year.id];
        if (cents == null || leaf.compute) return;
        const times = leaf.steady ? 12 : [12, 1, 4, 12, 2, 1][i % 6]!;
        payments.set(leaf, times);
        leaf.values![year.id] = Math.round(cents / times / 100) * 100 * times;
      });
    },
  },
  {
    id: 'eleventh-each-unit-then-month-then-year',
    group: ['columns', 'variance', 'per-unit'],
    columns: (draft, random) => {
      const scenario = random.pick(['adopted', 'proposed'] as const);
      const { units } = draft.association;
      const month = {
        ...partYear(draft, scenario, { length: 1 }),
        id: 'month',
        label: 'Association per Month',
      };
      const share: Column = {
        ...month,
        id: 'unit-month',
        label: 'Unit per Month',
        measure: 'per-unit',
        derive: (cell) => (cell('month') === null ? null : Math.round(cell('month')! / units)),
      };
      const year = annual(draft, scenario, {
        label: 'Association per Year',
        derive: (cell) => (cell('month') === null ? null : cell('month')! * 12),
      });
      draft.columns = [share, month, year];
      draft.look.decimals = 2;
      const name = scenario === 'adopted' ? 'Approved' : 'Proposed';
      entitle(draft, `${name} Operating Budget ${yearWord(draft)}`, `${units} homes`);
    },
  },
];

/** Columns of words and numbers that are no amounts. */
const wordPhenomena: Phenomenon[] = [
  {
    id: 'eleventh-account-numbers-at-the-right',
    weight: 1.3,
    group: ['codes', 'words', 'export', 'place'],
    columns: (draft, random) => {
      if (isCrowded(draft)) return false;
      draft.columns.push(
        worded(lastOwn(draft), {
          id: 'account',
          label: random.pick(['G/L', 'Acct No.', 'Account #']),
          words: ({ role, code }) => (role === 'line' ? (code ?? '') : ''),
        }),
      );
      draft.look.codes = 'none';
    },
  },
  {
    id: 'eleventh-dates-on-which-contracts-end',
    weight: 1.8,
    group: ['words', 'export', 'place'],
    columns: (draft, random) => {
      const base = lastOwn(draft);
      if (base.scenario === 'actual' || hasParts(draft) || draft.columns.length > 4) return false;
      const isContract = ({ role, label }: FlatRow): boolean =>
        role === 'line' && /contract|service|manage|insurance|policy|trash|elevator|lawn|pool/i.test(label);
      const at = random.int(0, 11);
      const year = Number(base.period.to.slice(0, 4));
      draft.columns.push(
        worded(base, {
          id: 'contract-end',
          label: random.pick(['Contract Ends', 'Expires', 'Renewal']),
          words: (row) => {
            if (!isContract(row)) return '';
            const month = ((row.label.length + at) % 12) + 1;
            return `${month}/${[31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]}/${year}`;
          },
        }),
      );
    },
  },
  {
    id: 'eleventh-section-beside-its-first-line',
    weight: 3,
    group: [
      'headings',
      'totals',
      'words',
      'labels',
      'place',
      'codes',
      'export',
      'shape',
      'repeat',
      'order',
      'halves',
    ],
    columns: (draft) => {
      if (!fitsBeside(draft)) return false;
      draft.columns.unshift(
        worded(lastOwn(draft), {
          id: 'section',
          label: 'Category',
          words: (row) => firstOfSection.get(row) ?? '',
        }),
      );
      Object.assign(draft.look, { labelAt: 1, codes: 'none', labelHeader: 'Item' });
    },
    look: (draft) => {
      if (!draft.columns.some(({ id }) => id === 'section')) return false;
      for (const section of headedSections(draft))
        Object.assign(section, { heading: null, totalAbove: false });
    },
    rows: (rows, draft) => {
      if (!draft.columns.some(({ id }) => id === 'section')) return false;
      const lines = rows.filter(({ role, section }) => role === 'line' && section.length > 1);
      lines.forEach((row, i) => {
        if (lines[i - 1]?.section.join() !== row.section.join())
          firstOfSection.set(row, row.section.at(-1) ?? '');
      });
    },
  },
];

const fitsBeside = (draft: Draft): boolean =>
  headedSections(draft).length > 1 &&
  costs(draft).length > 5 &&
  own(draft).length < 5 &&
  !hasParts(draft) &&
  draft.look.labelAt === 0;

export const columnPhenomena: Phenomenon[] = [...amountPhenomena, ...wordPhenomena];
