import type { FlatRow, Phenomenon } from '../model';
import { topGroup } from '../amounts';
import { group, line } from '../build';
import { headingRow, pageBreak } from '../flatten';

const repeated = (row: FlatRow, more: Partial<FlatRow> = {}): FlatRow => {
  const { source: _source, withHeader: _header, ...rest } = row;
  return {
    ...rest,
    role: row.role === 'heading' ? 'heading' : 'repeat',
    values: { ...row.values },
    print: { ...row.print },
    ...more,
  };
};
const totalsIn = (rows: readonly FlatRow[]): FlatRow[] =>
  rows.filter(({ role, label }) => (role === 'total' || role === 'net') && label !== '');

/** The same money printed twice. */
export const repeatPhenomena: Phenomenon[] = [
  {
    id: 'income-printed-again',
    group: 'repeat',
    rows: (rows, draft) => {
      const from = rows.findIndex(
        ({ flow, fund, role }) => flow === 'income' && fund === 'operating' && role === 'line',
      );
      const to = rows.findIndex(({ flow, role }, i) => i > from && flow === 'income' && role === 'total');
      const expense = rows.findIndex(({ flow, kind }, i) => i > to && flow === 'expense' && kind !== 'gap');
      if (from < 0 || to < 0 || expense < 0 || draft.look.halves) return false;
      rows.splice(
        expense,
        0,
        headingRow('Total Dues Income', []),
        ...rows.slice(from, to + 1).map((row) => repeated(row)),
      );
    },
  },
  {
    id: 'dues-reserve-dues-and-both',
    group: 'repeat',
    lines: (draft) => {
      const at = draft.body.findIndex((node) => node === topGroup(draft, 'income'));
      if (at < 0) return false;
      const { units } = draft.association;
      const labels = [`${units - 5} Units - $360/Q`, '5 board members - $330/Q'];
      const part = (label: string, fund: 'operating' | 'reserve', rate: number): ReturnType<typeof group> =>
        group(label, {
          flow: 'income',
          fund,
          totalRole: 'total',
          children: labels.map((name, i) =>
            line(name, 'income', { fund, steady: true, base: (i === 0 ? units - 5 : 5) * rate * 400 }),
          ),
        });
      draft.body.splice(
        at,
        1,
        part('Maintenance Income', 'operating', 360),
        part('Reserve Income', 'reserve', 60),
      );
      draft.body = draft.body.filter(
        (node, i) => i < at + 2 || node.fund !== 'reserve' || node.flow !== 'income',
      );
    },
    rows: (rows) => {
      const [own, other] = (['operating', 'reserve'] as const).map((fund) =>
        rows.filter(
          (row) => row.fund === fund && row.flow === 'income' && ['line', 'total'].includes(row.role),
        ),
      );
      const at = rows.findIndex(({ flow, kind }) => flow === 'expense' && kind !== 'gap');
      if (!own || own.length !== other?.length || at < 0) return false;
      const both = own.map((row, i) => {
        const values = Object.fromEntries(
          Object.entries(row.values).map(([id, cents]) => [
            id,
            cents === null && other[i]!.values[id] == null
              ? null
              : (cents ?? 0) + (other[i]!.values[id] ?? 0),
          ]),
        );
        return repeated(row, {
          values,
          label: row.role === 'line' ? row.label.replace('360', '420').replace('330', '390') : 'Total',
        });
      });
      rows.splice(at, 0, headingRow('Total Dues Income', []), ...both.map(({ fund: _fund, ...row }) => row));
    },
  },
  {
    id: 'summary-page-before-detail',
    group: 'repeat',
    rows: (rows, draft) => {
      const totals = rows.filter(
        ({ kind, role, label }) => kind === 'total' && role !== 'net' && label !== '',
      );
      if (totals.length < 2 || draft.look.halves) return false;
      const summary = [...totals, ...rows.filter(({ role }) => role === 'net').slice(0, 1)];
      rows.unshift(
        headingRow('Budget Summary', []),
        ...summary.map((row) =>
          repeated(row, {
            label: row.role === 'net' ? row.label : (row.section[row.section.length - 1] ?? row.label),
            kind: 'line',
            indent: 0,
          }),
        ),
        pageBreak(),
      );
    },
  },
  {
    id: 'recap-after-detail',
    group: 'repeat',
    rows: (rows, draft) => {
      const totals = totalsIn(rows);
      if (totals.length < 2 || draft.look.halves) return false;
      rows.push(headingRow('Recap', []), ...totals.map((row) => repeated(row, { kind: 'line', indent: 1 })));
    },
  },
  {
    id: 'details-of-which',
    rows: (rows, _draft, random) => {
      const at = rows.findIndex(
        ({ role, flow, half }, i) => i > 4 && role === 'line' && flow === 'expense' && half !== 'left',
      );
      const row = rows[at];
      if (!row || row.half) return false;
      const word = random.pick(['of which', 'incl.', 'thereof']);
      const part = (share: number, name: string): FlatRow => ({
        ...repeated(row),
        role: 'detail',
        label: `${word} ${name}`,
        indent: row.indent + 2,
        values: Object.fromEntries(
          Object.entries(row.values).map(([id, cents]) => [
            id,
            cents === null ? null : Math.round((cents * share) / 100) * 100,
          ]),
        ),
      });
      delete row.code;
      rows.splice(at + 1, 0, part(0.55, 'clubhouse'), part(0.2, 'gatehouse'));
    },
  },
];
