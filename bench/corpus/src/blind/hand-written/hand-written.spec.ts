import { handWritten } from './index';

describe('hand-written statements', () => {
  it('are ten documents of ten associations, five of each format', () => {
    expect(new Set(handWritten.map(({ association }) => association)).size).toBe(10);
    expect(handWritten.filter(({ format }) => format === 'xlsx')).toHaveLength(5);
    expect(handWritten.filter(({ format }) => format === 'docx')).toHaveLength(5);
  });

  it.each(handWritten.map((one) => [one.name, one] as const))(
    '%s prints totals of its lines, unless marked as misprinted',
    (_, { statements }) => {
      for (const { columns, rows } of statements)
        columns.forEach((column, at) => {
          if (column.measure !== 'amount' || column.misprinted) return;
          const sum = (flow: string): number =>
            rows
              .filter(
                (row) =>
                  row.role === 'line' && row.flow === flow && (row.fund ?? 'operating') === 'operating',
              )
              .reduce((all, { values }) => all + (values[at] ?? 0), 0);
          const carried = rows
            .filter(({ role }) => role === 'carryover')
            .reduce((all, { values }) => all + (values[at] ?? 0), 0);
          const wanted = [sum('income'), sum('income') + carried, sum('expense')];
          const totals = rows.filter(({ role }) => role === 'total').map(({ values }) => values[at]);
          expect(totals.filter((cents) => cents != null && !wanted.includes(cents))).toEqual([]);
        });
    },
  );

  it.each(handWritten.map((one) => [one.name, one] as const))(
    '%s comes out the same each time',
    async (_, one) => {
      expect((await one.write()).equals(await one.write())).toBe(true);
    },
  );
});
