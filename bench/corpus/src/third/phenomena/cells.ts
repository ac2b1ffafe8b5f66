import { hasParts, lastOwn, own, spending } from '../../blind/phenomena/kit';
import { printMoney } from '../../statements/format';
import type { Column, Draft, FlatRow, Format, Phenomenon } from '../../statements/model';

const typed: Format[] = ['pdf', 'docx', 'txt'];
const isMoney = ({ words, percent, measure }: Column): boolean => !words && !percent && measure !== 'percent';

/** Prints the negative amounts of a page in its own way. */
function printNegatives(rows: FlatRow[], draft: Draft, style: (figure: string) => string): boolean {
  if (draft.look.flip) return false;
  let done = 0;
  for (const row of rows)
    for (const { id } of draft.columns.filter(isMoney)) {
      const cents = row.values[id];
      if (cents == null || cents >= 0 || row.print[id] !== undefined || row.source?.percent) continue;
      row.print[id] = style(printMoney(-cents, draft.look, false));
      done++;
    }
  return done > 0;
}

/** Adds to the printed figure of a total and to what follows from it. */
function misprint(
  row: FlatRow,
  by: (id: string) => number,
  { draft, rows }: { draft: Draft; rows: FlatRow[] },
): void {
  const ids = own(draft).map(({ id }) => id);
  for (const id of ids) if (row.values[id] != null) row.values[id] += by(id);
  row.misprinted = ids;
  for (const { id, derive } of draft.columns)
    if (derive && row.values[id] != null)
      row.values[id] = derive((other) => row.values[other] ?? null, row, rows);
}

const covers = (total: FlatRow, inner: FlatRow): boolean =>
  total.section.length <= inner.section.length && total.section.every((name, i) => inner.section[i] === name);

/** Figures as treasurers type them. */
export const cellPhenomena: Phenomenon[] = [
  {
    id: 'third-angle-brackets-around-negatives',
    group: ['negative', 'flip', 'export'],
    formats: [...typed, 'csv'],
    weight: 1.5,
    rows: (rows, draft) => printNegatives(rows, draft, (figure) => `<${figure}>`),
  },
  {
    id: 'third-minus-apart-from-the-figure',
    group: ['negative', 'flip', 'dollar', 'export'],
    formats: typed,
    weight: 0.8,
    rows: (rows, draft, random) => {
      const isSigned = draft.look.dollar === 'all' && random.chance(0.7);
      return printNegatives(rows, draft, (figure) => (isSigned ? `- $${figure}` : `- ${figure}`));
    },
  },
  {
    id: 'third-stars-after-amounts',
    group: 'export',
    formats: typed,
    weight: 0.8,
    rows: (rows, draft) => {
      const { id } = lastOwn(draft);
      const found = spending(rows).filter(
        ({ values, print }) => (values[id] ?? 0) > 0 && print[id] === undefined,
      );
      if (found.length < 4 || hasParts(draft) || draft.look.flip) return false;
      const picked = [found[1]!, found.at(-1)!];
      picked.forEach((row, i) => {
        const isDollar = draft.look.dollar === 'all' || draft.look.dollar === 'apart';
        row.print[id] = printMoney(row.values[id]!, draft.look, isDollar) + ['*', '**'][i]!;
      });
      draft.notes.push(
        '*  Contract expires in June; see Board packet.',
        '** Estimate. Actual bill not yet received.',
      );
    },
  },
  {
    id: 'third-deficit-printed-without-a-sign',
    group: ['negative', 'flip', 'net', 'export'],
    formats: [...typed, 'csv'],
    weight: 1.5,
    rows: (rows, draft) => {
      const nets = rows.filter(({ role, also }) => role === 'net' && !also);
      const [net] = nets;
      if (!net || nets.length !== 1 || net.half) return false;
      const columns = draft.columns.filter(isMoney);
      const isDeficit = columns.every(({ id }) => net.values[id] != null && net.values[id] < 0);
      if (!isDeficit) return false;
      net.label = 'Deficit (Expenses over Income)';
      for (const { id } of columns)
        net.print[id] = printMoney(-net.values[id]!, draft.look, draft.look.dollar !== 'none');
    },
  },
  {
    id: 'third-last-line-missed-by-a-sum',
    group: ['misprint', 'negative', 'roll-forward', 'columns', 'repeat', 'shape', 'order', 'net', 'plug'],
    weight: 0.8,
    rows: (rows, draft, random) => {
      const all = rows.filter(({ kind, role, source }) => kind === 'total' && role !== 'net' && !source);
      const inner = all.filter(
        (total) => total.flow === 'expense' && total.fund === 'operating' && total.role === 'subtotal',
      );
      const lastOf = (total: FlatRow): FlatRow | undefined =>
        rows.filter((row) => row.role === 'line' && covers(total, row)).at(-1);
      const fits = inner.filter((total) => {
        const last = lastOf(total);
        const lines = rows.filter((row) => row.role === 'line' && covers(total, row));
        return lines.length > 2 && last && own(draft).every(({ id }) => (last.values[id] ?? 0) > 0);
      });
      if (fits.length === 0 || hasParts(draft) || own(draft).length > 3) return false;
      const [total] = random.sample(fits, 1);
      const { values } = lastOf(total!)!;
      const missed = (id: string): number => values[id] ?? 0;
      for (const row of all) if (covers(row, total!)) misprint(row, (id) => -missed(id), { draft, rows });
      for (const row of rows)
        if (row.role === 'net' && row.fund !== 'reserve' && rows.indexOf(row) > rows.indexOf(total!))
          misprint(row, missed, { draft, rows });
    },
  },
];
