import type { Flow, Fund } from '@hoa/contracts';
import type { RowTruth } from '../../statements/truth';
import { handWritten } from '../../blind/hand-written';
import { secondHandWritten } from '../../second/hand-written';
import { thirdHandWritten } from './index';

const sum = (rows: readonly RowTruth[], at: number, which: { flow: Flow; fund?: Fund | undefined }): number =>
  rows
    .filter(
      ({ role, flow, fund }) =>
        role === 'line' && flow === which.flow && (!which.fund || fund === which.fund),
    )
    .reduce((all, { values }) => all + (values[at] ?? 0), 0);
const scopes: (Fund | undefined)[] = [undefined, 'operating', 'reserve', 'special'];

describe('hand-written statements of the third set', () => {
  it('are at least twelve documents of other associations, in five formats', () => {
    const all = [...handWritten, ...secondHandWritten, ...thirdHandWritten];
    expect(new Set(all.map(({ association }) => association)).size).toBe(all.length);
    expect(thirdHandWritten.length).toBeGreaterThanOrEqual(12);
    expect(new Set(thirdHandWritten.map(({ format }) => format)).size).toBe(5);
  });

  it.each(thirdHandWritten.map((one) => [one.name, one] as const))(
    '%s prints totals and a net of its lines, in all funds or in one',
    (_, { statements }) => {
      for (const { columns, rows } of statements)
        columns.forEach(({ measure, misprinted }, at) => {
          if (measure !== 'amount' || misprinted) return;
          const income = scopes.map((fund) => sum(rows, at, { flow: 'income', fund }));
          const expense = scopes.map((fund) => sum(rows, at, { flow: 'expense', fund }));
          const nets = income.map((cents, i) => cents - expense[i]!);
          const printed = (role: string): number[] =>
            rows.filter((row) => row.role === role && !row.also).map(({ values }) => values[at] ?? 0);
          expect(printed('total').filter((cents) => ![...income, ...expense].includes(cents))).toEqual([]);
          expect(printed('net').filter((cents) => !nets.includes(cents))).toEqual([]);
        });
    },
  );

  it.each(thirdHandWritten.map((one) => [one.name, one] as const))(
    '%s prints subtotals of lines that stand together',
    (_, { statements }) => {
      for (const { columns, rows } of statements)
        columns.forEach((_column, at) => {
          const lines = rows.filter(({ role }) => role === 'line' || role === 'subtotal');
          lines.forEach((row, i) => {
            if (row.role !== 'subtotal') return;
            const above = lines.slice(0, i).filter(({ role, flow }) => role === 'line' && flow !== undefined);
            const runs = above.map((_line, from) =>
              above
                .slice(from)
                .filter(({ flow }) => flow === above.at(-1)!.flow)
                .reduce((all, { values }) => all + (values[at] ?? 0), 0),
            );
            expect(runs).toContain(row.values[at] ?? 0);
          });
        });
    },
  );

  it('marks the one column whose total the treasurer typed wrongly', () => {
    const marked = thirdHandWritten.flatMap(({ name, statements }) =>
      statements.flatMap(({ columns }) =>
        columns.filter(({ misprinted }) => misprinted).map(({ label }) => `${name} ${label}`),
      ),
    );
    expect(marked).toEqual(['bell-tower-flats Actual']);
  });

  it.each(thirdHandWritten.map((one) => [one.name, one] as const))(
    '%s comes out the same each time',
    async (_, one) => {
      expect((await one.write()).equals(await one.write())).toBe(true);
    },
  );
});
