import { leaves, topGroup } from '../../statements/amounts';
import { line } from '../../statements/build';
import { noteRow } from '../../statements/flatten';
import { printMoney } from '../../statements/format';
import type { Draft, FlatRow, Phenomenon } from '../../statements/model';
import { add, hasParts, lastOwn, madeRow, own, part, spending } from '../../blind/phenomena/kit';

const filler = (draft: Draft, mark: string): FlatRow['print'] =>
  Object.fromEntries(draft.columns.filter(({ words }) => !words).map(({ id }) => [id, mark]));

/** What a remark says of an amount. */
function remark(cents: number, draft: Draft, style: number): string {
  const money = (value: number): string => `$${printMoney(Math.round(value), draft.look, false)}`;
  const monthly = Math.round(cents / 1200) * 100;
  return [
    `${money(monthly)} per month x 12 months`,
    `Increase of 4% over the prior contract; prior was ${money(Math.round(cents / 104) * 100)}`,
    'Per vendor; contract renews in June',
    `Two bids received, ${money(cents + 45_000)} and ${money(cents)}`,
  ][style % 4]!;
}

export const cellPhenomena: Phenomenon[] = [
  {
    id: 'second-zero-in-dashes',
    group: 'zero',
    weight: 0.7,
    lines: (draft, random) => {
      const found = leaves(topGroup(draft, 'expense')?.children ?? []).filter(({ steady }) => !steady);
      for (const leaf of random.sample(found, 3)) leaf.base = 0;
    },
    rows: (rows, draft) => {
      draft.look.zero = 'figure';
      const cells = rows
        .filter(({ kind, source }) => (kind === 'line' || kind === 'total') && !source?.percent)
        .flatMap((row) =>
          draft.columns
            .filter(({ words, percent }) => !words && !percent)
            .map(({ id }) => [row, id] as const),
        )
        .filter(([row, id]) => row.values[id] === 0 && row.print[id] === undefined);
      for (const [row, id] of cells) row.print[id] = '-0-';
      return cells.length > 0;
    },
  },
  {
    id: 'second-new-line-without-history',
    weight: 1.2,
    lines: (draft, random) =>
      random
        .sample(
          ['Camera monitoring', 'Reserve study update', 'Dryer vent cleaning', 'Online payment portal'],
          2,
        )
        .every((label) => add(draft, 'expense', line(label, 'expense', { base: part(draft, 0.012) }))),
    tail: (draft, random) => {
      const columns = own(draft);
      const [last, ...before] = [...columns].reverse();
      const names = /^(Camera monitoring|Reserve study update|Dryer vent cleaning|Online payment portal)$/;
      if (!last || before.length === 0 || hasParts(draft) || last.scenario === 'actual') return false;
      if (before.some(({ period }) => period.to >= last.period.to)) return false;
      const word = random.pick(['', '', 'N/A', 'new', '--']);
      const found = leaves(draft.body).filter(({ label, values }) => names.test(label) && values);
      for (const leaf of found)
        for (const { id } of before) {
          leaf.values![id] = null;
          if (word) leaf.print = { ...leaf.print, [id]: word };
        }
      return found.length > 0;
    },
  },
  {
    id: 'second-typed-rules',
    formats: ['xlsx', 'csv'],
    weight: 0.7,
    rows: (rows, draft) => {
      if (draft.look.halves) return false;
      const totals = rows.filter(
        ({ kind, role, label }) => kind === 'total' && role !== 'net' && label !== '',
      );
      for (const row of totals) {
        const rule = madeRow('', 'note', { print: filler(draft, '---------'), section: row.section });
        rows.splice(rows.indexOf(row), 0, rule);
      }
      const [bottom] = rows.filter(({ role }) => role === 'net').slice(-1);
      if (bottom)
        rows.splice(rows.indexOf(bottom) + 1, 0, madeRow('', 'note', { print: filler(draft, '=========') }));
      return totals.length > 0;
    },
  },
  {
    id: 'second-explanations-under-lines',
    rows: (rows, draft, random) => {
      const { id } = lastOwn(draft);
      const found = spending(rows).filter(({ values, half }) => !half && (values[id] ?? 0) > 60_000);
      if (draft.look.halves || hasParts(draft) || found.length < 3) return false;
      const some = random.sample(found, Math.ceil(found.length * 0.4));
      some.forEach((row, i) =>
        rows.splice(rows.indexOf(row) + 1, 0, noteRow(`      ${remark(row.values[id]!, draft, i)}`)),
      );
    },
  },
];
