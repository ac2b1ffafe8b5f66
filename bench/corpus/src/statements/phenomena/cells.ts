import type { Draft, FlatRow, Leaf, Phenomenon } from '../model';
import { leaves } from '../amounts';
import { annual, entitle } from '../plans';

const lineRows = (rows: readonly FlatRow[]): FlatRow[] => rows.filter(({ role }) => role === 'line');
const steadyColumns = (draft: Draft): string[] =>
  draft.columns.filter(({ derive, words, part }) => !derive && !words && !part).map(({ id }) => id);
const budgeted = (draft: Draft): Leaf[] =>
  leaves(draft.body).filter(({ role, base, steady }) => role === 'line' && base !== undefined && !steady);

export const cellPhenomena: Phenomenon[] = [
  { id: 'zero-as-dash', group: 'zero', look: (draft) => void (draft.look.zero = 'dash') },
  { id: 'zero-as-blank', group: 'zero', look: (draft) => void (draft.look.zero = 'blank') },
  {
    id: 'blank-cells',
    tail: (draft, random) => {
      const ids = steadyColumns(draft);
      if (ids.length === 0) return false;
      const some = budgeted(draft).filter(() => random.chance(0.2));
      some.forEach((leaf) => (leaf.values![random.pick(ids)] = null));
      return some.length > 0;
    },
  },
  {
    id: 'words-in-cells',
    tail: (draft, random) => {
      const ids = steadyColumns(draft);
      if (ids.length === 0) return false;
      const id = random.pick(ids);
      const some = random.sample(budgeted(draft), 2);
      const word = random.pick(['TBD', 'unknown', 'N/A', 'see note']);
      some.forEach((leaf) => {
        leaf.values![id] = null;
        leaf.print = { ...leaf.print, [id]: word };
      });
      return some.length > 0;
    },
  },
  { id: 'dollar-signs-apart', group: 'dollar', look: (draft) => void (draft.look.dollar = 'apart') },
  { id: 'dollar-signs-on-totals', group: 'dollar', look: (draft) => void (draft.look.dollar = 'totals') },
  {
    id: 'negatives-in-parentheses',
    group: 'negative',
    look: (draft) => void (draft.look.negative = 'parentheses'),
  },
  { id: 'trailing-minus', group: 'negative', look: (draft) => void (draft.look.negative = 'trailing-minus') },
  { id: 'credits-printed-negative', group: 'flip', look: (draft) => void (draft.look.flip = 'income') },
  { id: 'expenses-printed-negative', group: 'flip', look: (draft) => void (draft.look.flip = 'expense') },
  { id: 'no-thousands-separators', look: (draft) => void (draft.look.thousands = false) },
  {
    id: 'rounded-lines-and-totals',
    group: 'misprint',
    rows: (rows, draft) => {
      const ids = draft.columns.filter(({ percent, words }) => !percent && !words).map(({ id }) => id);
      const cells = rows.flatMap((row) => (row.source?.percent ? [] : ids.map((id) => [row, id] as const)));
      const exact = cells.filter(([row, id]) => (row.values[id] ?? 0) % 100 !== 0);
      exact.forEach(([row, id]) => (row.values[id] = Math.round(row.values[id]! / 100) * 100));
      draft.look.decimals = 0;
      return exact.length > 0;
    },
  },
  {
    id: 'error-in-a-total',
    group: 'misprint',
    rows: (rows, draft, random) => {
      const totals = rows.filter(
        ({ role, values }) => role === 'total' && Object.values(values).some((cents) => (cents ?? 0) !== 0),
      );
      const ids = steadyColumns(draft);
      if (totals.length === 0 || ids.length === 0) return false;
      const [row, id] = [random.pick(totals), random.pick(ids)];
      if (row.values[id] == null) return false;
      row.values[id] += random.pick([90_00, -90_00, 1000_00, 270_00, -45_00]);
      row.misprinted = [id];
    },
  },
  {
    id: 'labels-cut-off',
    group: 'labels',
    look: (draft, random) =>
      void Object.assign(draft.look, { labelWidth: random.int(14, 20), labelOverflow: 'cut' }),
  },
  {
    id: 'labels-wrapped',
    group: 'labels',
    formats: ['pdf', 'docx'],
    look: (draft) => void (draft.look.labelOverflow = 'wrap-first'),
  },
  {
    id: 'labels-wrapped-amount-last',
    group: 'labels',
    formats: ['pdf'],
    look: (draft) => void (draft.look.labelOverflow = 'wrap-last'),
  },
  { id: 'dotted-leaders', formats: ['pdf', 'txt'], look: (draft) => void (draft.look.leaders = true) },
  {
    id: 'footnote-marks',
    rows: (rows, draft, random) => {
      random.sample(lineRows(rows), 3).forEach((row, i) => (row.label += ['*', ' **', ' (1)'][i]));
      draft.notes.push('* Per contract', '** Includes $500 deposit', '(1) Paid quarterly');
    },
  },
  {
    id: 'totals-in-own-column',
    group: 'shift',
    look: (draft) => {
      if (draft.columns.length > 2 || draft.look.halves) return false;
      draft.look.totalsShifted = true;
    },
  },
  { id: 'labels-in-steps', formats: ['xlsx', 'csv'], look: (draft) => void (draft.look.stairs = true) },
  { id: 'amounts-as-text', formats: ['xlsx'], look: (draft) => void (draft.look.asText = true) },
  { id: 'labels-right-aligned', group: 'place', look: (draft) => void (draft.look.labelAlign = 'right') },
  {
    id: 'labels-in-the-middle',
    group: 'place',
    formats: ['pdf', 'xlsx', 'csv'],
    look: (draft) => {
      if (draft.columns.length < 2) return false;
      draft.look.labelAt = 1;
    },
  },
  {
    id: 'spaced-letters-in-totals',
    formats: ['pdf'],
    rows: (rows) => {
      const totals = rows.filter(({ kind, label }) => kind === 'total' && label.startsWith('Total'));
      totals.forEach((row) => (row.label = row.label.replace('Total', 'T otal')));
      return totals.length > 0;
    },
  },
  { id: 'amounts-left-aligned', weight: 0.5, look: (draft) => void (draft.look.amountAlign = 'left') },
  {
    id: 'division-by-zero',
    group: ['variance', 'columns'],
    columns: (draft, random) => {
      const [before, now] = [annual(draft, 'actual', { offset: -1 }), annual(draft, 'proposed')];
      random.sample(budgeted(draft), 3).forEach((leaf) => (leaf.values = { [before.id]: 0 }));
      const change = (cell: (id: string) => number | null): number | null =>
        cell(before.id)
          ? Math.round((((cell(now.id) ?? 0) - cell(before.id)!) / cell(before.id)!) * 10_000)
          : null;
      draft.columns = [
        before,
        now,
        { ...now, id: 'change', label: '% Change', measure: 'percent', percent: true, derive: change },
      ];
      entitle(draft, 'proposed');
    },
    rows: (rows) => {
      const empty = rows.filter(
        (row) => row.role === 'line' && 'change' in row.values && row.values.change === null,
      );
      empty.forEach((row) => (row.print.change = '#DIV/0!'));
      return empty.length > 0;
    },
  },
  {
    id: 'no-column-headers',
    group: ['columns', 'headings'],
    columns: (draft, random) => {
      draft.columns = [annual(draft, random.pick(['adopted', 'proposed'] as const))];
      entitle(draft, draft.columns[0]!.scenario);
      draft.look.noHeader = true;
    },
  },
  { id: 'account-codes-in-column', group: 'codes', look: (draft) => void (draft.look.codes = 'column') },
  { id: 'account-codes-before-labels', group: 'codes', look: (draft) => void (draft.look.codes = 'prefix') },
];
