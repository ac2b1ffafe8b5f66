import type { RowTruth } from '../../statements/truth';
import { handWritten } from '../../blind/hand-written';
import { secondHandWritten } from './index';

const sum = (rows: readonly RowTruth[], at: number): number =>
  rows.reduce((all, { values }) => all + (values[at] ?? 0), 0);
const lines = (rows: readonly RowTruth[], flow: 'income' | 'expense'): RowTruth[] =>
  rows.filter((row) => row.role === 'line' && row.flow === flow);

describe('hand-written statements of the second set', () => {
  it('are twelve documents of other associations, in five formats', () => {
    const names = new Set([...handWritten, ...secondHandWritten].map(({ association }) => association));
    expect(names.size).toBe(handWritten.length + 12);
    expect(new Set(secondHandWritten.map(({ format }) => format)).size).toBe(5);
  });

  it.each(secondHandWritten.map((one) => [one.name, one] as const))(
    '%s prints totals and a net of its lines',
    (_, { statements }) => {
      for (const { columns, rows } of statements)
        columns.forEach(({ measure }, at) => {
          if (measure !== 'amount') return;
          const [income, expense] = [sum(lines(rows, 'income'), at), sum(lines(rows, 'expense'), at)];
          const printed = (role: string): number[] =>
            rows.flatMap(({ role: own, values }) => (own === role ? [values[at] ?? 0] : []));
          expect(printed('total').filter((cents) => cents !== income && cents !== expense)).toEqual([]);
          const nets = rows
            .filter(({ role, also }) => role === 'net' && !also)
            .map(({ values }) => values[at]);
          expect(nets.filter((cents) => cents !== income - expense)).toEqual([]);
        });
    },
  );

  it.each(secondHandWritten.map((one) => [one.name, one] as const))(
    '%s comes out the same each time',
    async (_, one) => {
      expect((await one.write()).equals(await one.write())).toBe(true);
    },
  );
});
