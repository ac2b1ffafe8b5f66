import { leaves } from '../../statements/amounts';
import { line } from '../../statements/build';
import { printMoney } from '../../statements/format';
import type { Draft, FlatRow, Leaf, Phenomenon } from '../../statements/model';
import { add, hasParts, own, part, spending } from './kit';

const money = (cents: number, draft: Draft): string => printMoney(cents, draft.look, false);

/** Cells of spending with at least so many cents, one per row. */
function cellsFrom(rows: readonly FlatRow[], draft: Draft, least: number): [FlatRow, string, number][] {
  const ids = own(draft).map(({ id }) => id);
  return spending(rows).flatMap((row, i) => {
    const id = ids[i % ids.length];
    const cents = id === undefined ? null : row.values[id];
    return id !== undefined && cents != null && cents >= least && row.print[id] === undefined
      ? [[row, id, cents]]
      : [];
  });
}

/** The amount with its first two different neighboring digits exchanged. */
function transposed(cents: number): number | undefined {
  const digits = String(Math.floor(cents / 100));
  for (let i = 0; i < digits.length - 1; i++) {
    if (digits[i] === digits[i + 1] || (i === 0 && digits[1] === '0')) continue;
    const swapped = digits.slice(0, i) + digits[i + 1]! + digits[i]! + digits.slice(i + 2);
    return Number(swapped) * 100 + (cents % 100);
  }
  return undefined;
}

const isAmongSteadyColumns = (draft: Draft): boolean =>
  draft.columns.every(({ derive, words }) => !derive && !words);

export const cellPhenomena: Phenomenon[] = [
  {
    id: 'blind-qualified-amounts',
    rows: (rows, draft, random) => {
      if (draft.look.flip) return false;
      const some = random.sample(cellsFrom(rows, draft, 10_000), 4);
      const styles = ['~', 'abt. ', '', ''];
      some.forEach(([row, id, cents], i) => {
        row.print[id] = `${styles[i]!}$${money(cents, draft)}${i === 2 ? ' est.' : i === 3 ? ' (e)' : ''}`;
      });
      return some.length > 0;
    },
  },
  {
    id: 'blind-same-as-the-year-before',
    tail: (draft, random) => {
      const [before, now] = own(draft).slice(-2);
      if (!before || !now || hasParts(draft)) return false;
      const free = leaves(draft.body).filter(
        ({ role, flow, values, print }) =>
          role === 'line' && flow === 'expense' && !!values?.[before.id] && print?.[now.id] === undefined,
      );
      const word = random.pick(['same', 'SAME', 'no chg', '"']);
      const some: Leaf[] = random.sample(free, 2);
      for (const leaf of some) {
        leaf.values![now.id] = leaf.values![before.id]!;
        leaf.print = { ...leaf.print, [now.id]: word };
      }
      return some.length > 0;
    },
  },
  {
    id: 'blind-cr-after-credits',
    lines: (draft, random) =>
      add(
        draft,
        'expense',
        line(
          random.pick(['Water dept. overbilled us', 'Returned mower', 'Insurance audit came back']),
          'expense',
          {
            base: -part(draft, 0.01),
            steady: true,
          },
        ),
      ),
    rows: (rows, draft) => {
      if (draft.look.flip) return false;
      const found = spending(rows).filter(({ values }) =>
        Object.values(values).some((cents) => (cents ?? 0) < 0),
      );
      for (const row of found)
        for (const { id } of own(draft)) {
          const cents = row.values[id] ?? 0;
          if (cents < 0) row.print[id] = `${money(-cents, draft)} CR`;
        }
      return found.length > 0;
    },
  },
  {
    id: 'blind-slips-of-the-keyboard',
    rows: (rows, draft, random) => {
      if (draft.look.flip) return false;
      const some = random.sample(cellsFrom(rows, draft, 100_000), 2);
      some.forEach(([row, id, cents], i) => {
        const whole = String(Math.floor(cents / 100));
        const rest = String(cents % 100).padStart(2, '0');
        const [high, low] = [whole.slice(0, -3), whole.slice(-3)];
        row.print[id] = i === 0 ? `${high},${low},${rest}` : `$${high}.${low}.${rest}`;
      });
      return some.length > 0;
    },
  },
  {
    id: 'blind-digits-transposed-in-a-line',
    group: 'misprint',
    rows: (rows, draft, random) => {
      if (!isAmongSteadyColumns(draft) || hasParts(draft)) return false;
      const found = random
        .shuffle(cellsFrom(rows, draft, 20_000))
        .find(([, , cents]) => transposed(cents) !== undefined);
      if (!found) return false;
      const [row, id, cents] = found;
      const covers = rows.filter(
        (one) =>
          (['total', 'subtotal'].includes(one.role) &&
            one.section.every((name, i) => row.section[i] === name)) ||
          one.role === 'net',
      );
      if (!covers.some(({ role, label }) => role === 'total' && label !== '')) return false;
      row.values[id] = transposed(cents)!;
      for (const one of covers) one.misprinted = [...(one.misprinted ?? []), id];
    },
  },
  {
    id: 'blind-dollars-and-cents-apart',
    group: 'dollar',
    formats: ['csv', 'txt', 'docx'],
    rows: (rows, draft) => {
      if (draft.look.flip) return false;
      const found = cellsFrom(rows, draft, 100).slice(0, 6);
      for (const [row, id, cents] of found)
        row.print[id] = `$ ${Math.floor(cents / 100)} ${String(cents % 100).padStart(2, '0')}/100`;
      return found.length > 0;
    },
  },
];
