import type { Random } from '@hoa/bench-associations/kit';
import { hasParts, lastOwn, own } from '../../blind/phenomena/kit';
import { printMoney } from '../../statements/format';
import type { Column, Draft, FlatRow, Phenomenon } from '../../statements/model';
import { annual, variance } from '../../statements/plans';
import { entitle, yearWord } from '../../third/phenomena/kit';
import { covers, figure, isMoney, printCells, spoil, typed } from './kit';

const isResult = ({ role }: FlatRow): boolean => ['line', 'subtotal', 'total', 'net'].includes(role);

/** Figures as people and spreadsheets print them. */
const printPhenomena: Phenomenon[] = [
  {
    id: 'ninth-favorable-and-unfavorable-letters',
    group: ['columns', 'variance', 'negative', 'flip', 'misprint'],
    columns: (draft, random) => {
      const budget = annual(draft, 'adopted', { label: `${yearWord(draft)} Budget` });
      const actual = annual(draft, 'actual', { label: `${yearWord(draft)} Actual` });
      draft.columns = [budget, actual];
      const label = random.pick(['Variance F/(U)', 'Fav / Unfav', 'Variance']);
      draft.columns.push(
        // More income and less expense than budgeted are favorable, so both count as more.
        variance(
          draft,
          { of: budget.id, less: actual.id },
          {
            label,
            derive: (cell, { flow }) => {
              const left = (cell(budget.id) ?? 0) - (cell(actual.id) ?? 0);
              return flow === 'expense' ? left : -left;
            },
          },
        ),
      );
      entitle(draft, `${yearWord(draft)} Budget Report (F = favorable, U = unfavorable)`);
    },
    rows: (rows, draft) => {
      const columns = draft.columns.filter(({ measure }) => measure === 'variance');
      return printCells(rows.filter(isResult), columns, (cents) =>
        cents === 0 ? undefined : `${figure(cents, draft)} ${cents < 0 ? 'U' : 'F'}`,
      );
    },
  },
  {
    id: 'ninth-plus-signs-in-the-change',
    group: ['columns', 'variance', 'flip', 'misprint'],
    formats: [...typed, 'csv'],
    columns: (draft, random) => {
      const [before, after] = [annual(draft, 'adopted', { offset: -1 }), annual(draft, 'proposed')];
      draft.columns = [before, after];
      const label = random.pick(['Change', 'Incr/Decr', '+/-']);
      draft.columns.push(variance(draft, { of: after.id, less: before.id }, { label }));
      entitle(draft, `${yearWord(draft)} Proposed Budget`);
    },
    rows: (rows, draft) => {
      const columns = draft.columns.filter(({ measure }) => measure === 'variance');
      return printCells(rows, columns, (cents) =>
        cents === 0 ? undefined : `${cents < 0 ? '-' : '+'}${figure(cents, draft)}`,
      );
    },
  },
  {
    id: 'ninth-dashes-before-negatives',
    group: ['negative', 'flip', 'misprint'],
    formats: ['pdf', 'docx'],
    rows: (rows, draft) => {
      if (draft.look.flip) return false;
      return printCells(rows, draft.columns.filter(isMoney), (cents) =>
        cents < 0 ? `\u2013${figure(cents, draft)}` : undefined,
      );
    },
  },
  {
    id: 'ninth-figures-as-the-computer-keeps-them',
    group: ['negative', 'dollar', 'zero', 'flip', 'misprint'],
    formats: ['csv', 'txt'],
    weight: 2,
    rows: (rows, draft) => {
      if (draft.look.flip) return false;
      return printCells(rows, draft.columns.filter(isMoney), (cents, row) =>
        draft.look.zero === 'blank' && cents === 0 && row.kind === 'line' ? undefined : String(cents / 100),
      );
    },
  },
  {
    id: 'ninth-dollar-sign-on-the-first-of-each-section',
    group: ['dollar', 'negative', 'flip', 'misprint'],
    formats: typed,
    weight: 1.2,
    rows: (rows, draft) => {
      if (draft.look.flip) return false;
      draft.look.dollar = 'totals';
      const lines = rows.filter(({ role }) => role === 'line');
      const first = lines.filter((row, i) => row.section.join() !== lines[i - 1]?.section.join());
      return printCells(first, draft.columns.filter(isMoney), (cents) =>
        cents === 0 ? undefined : printMoney(cents, draft.look, true),
      );
    },
  },
];

const isSum = ({ role, source }: FlatRow): boolean =>
  (role === 'total' || role === 'subtotal') && source === undefined;

/** Two neighboring digits of the dollars change places, as fingers do it. */
function swapped(cents: number, random: Random): number {
  const digits = [...String(Math.floor(Math.abs(cents) / 100))];
  const places = digits.flatMap((digit, i) => (i > 0 && digit !== digits[i - 1] && digit !== '0' ? [i] : []));
  if (digits.length < 3 || places.length === 0) return cents;
  const at = random.pick(places);
  [digits[at - 1], digits[at]] = [digits[at]!, digits[at - 1]!];
  return Number(digits.join('')) * 100 + (Math.abs(cents) % 100);
}

/** Totals that do not say what the lines above them add up to. */
const slipPhenomena: Phenomenon[] = [
  {
    id: 'ninth-digits-swapped-in-a-total',
    group: ['misprint', 'repeat', 'columns', 'negative'],
    formats: typed,
    weight: 0.7,
    rows: (rows, draft, random) => {
      const { id } = random.pick(own(draft));
      const fits = rows.filter((row) => isSum(row) && row.label !== '' && (row.values[id] ?? 0) > 0);
      if (fits.length === 0 || hasParts(draft)) return false;
      const row = random.pick(fits);
      const slip = swapped(row.values[id]!, random) - row.values[id]!;
      if (slip === 0) return false;
      spoil(row, id, slip);
    },
  },
  {
    id: 'ninth-totals-from-before-a-late-change',
    group: [
      ...['misprint', 'negative', 'roll-forward', 'columns', 'repeat', 'shape', 'order', 'net', 'export'],
      'per-unit',
    ],
    weight: 0.7,
    rows: (rows, draft, random) => {
      const column = lastOwn(draft);
      const isPlain = column.scenario !== 'actual' && !hasParts(draft) && own(draft).length < 5;
      const fits = rows.filter(
        ({ role, flow, fund, values, print }) =>
          role === 'line' &&
          flow === 'expense' &&
          fund === 'operating' &&
          (values[column.id] ?? 0) > 100_000 &&
          print[column.id] === undefined,
      );
      if (!isPlain || fits.length === 0) return false;
      change(random.pick(fits), column, { rows, draft, by: random.int(2, 9) * 10_000 });
    },
  },
];

/** One line is raised; the sums that cover it, and what remains, stay as they were. */
function change(
  line: FlatRow,
  { id }: Column,
  { rows, draft, by }: { rows: FlatRow[]; draft: Draft; by: number },
): void {
  line.values[id] = (line.values[id] ?? 0) + by;
  for (const { id: other, derive } of draft.columns)
    if (derive) line.values[other] = derive((cell) => line.values[cell] ?? null, line, rows);
  for (const row of rows) {
    const isBelow = row.role === 'net' && row.fund !== 'reserve' && rows.indexOf(row) > rows.indexOf(line);
    if ((isSum(row) && covers(row, line)) || isBelow) spoil(row, id, 0);
  }
}

export const cellPhenomena: Phenomenon[] = [...printPhenomena, ...slipPhenomena];
