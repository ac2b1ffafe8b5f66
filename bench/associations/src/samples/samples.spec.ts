import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { decimal, printMoney, ratio, sumCents } from '../core/money';
import { readBack } from '../testing/read-back';
import { sampleUnits } from './declaration';
import { elevator, expenses, income, insurance, reserve } from './facts';
import { writeSamples } from './index';

// A busy machine takes its time over fonts and archives.
jest.setTimeout(60_000);

const folder = join(__dirname, '../../../../samples');
const committed = (name: string): Buffer => readFileSync(join(folder, name));
const figure = (cents: number): string =>
  printMoney(cents, { dollar: false, decimals: 2, thousands: true, negative: 'parentheses', zero: 'figure' });

const expectedSchema = z.object({
  items: z.array(
    z.object({
      glCode: z.string(),
      description: z.string(),
      category: z.string(),
      type: z.enum(['income', 'expense']),
      previousYear: z.string(),
      proposedBudget: z.string(),
      basis: z.string(),
      why: z.string(),
    }),
  ),
  leftOut: z.array(z.object({ glCode: z.string() })),
  totals: z.object({
    income: z.string(),
    expenses: z.string(),
    shortfall: z.string(),
    byCategory: z.record(z.string(), z.string()),
  }),
  monthlyFeePerUnit: z.string(),
  annual: z.string(),
});
const expected = expectedSchema.parse(JSON.parse(committed('expected.json').toString('utf8')));
const cents = (amount: string): number => Math.round(Number(amount) * 100);
const proposed = (code: string): string | undefined =>
  expected.items.find((one) => one.glCode === code)?.proposedBudget;

describe('the committed samples', () => {
  it('say what the generator writes today', async () => {
    for (const { name, bytes } of await writeSamples())
      expect({ name, text: await readBack(name, committed(name)) }).toEqual({
        name,
        text: await readBack(name, bytes),
      });
  });

  it('are written twice with the same bytes', async () => {
    const [first, second] = [await writeSamples(), await writeSamples()];
    first.forEach((file, index) => expect(second[index]?.bytes.equals(file.bytes)).toBe(true));
  });

  it('print every figure of every budget line', async () => {
    const pdf = (await readBack('prior-year-budget.pdf', committed('prior-year-budget.pdf')))
      .join('\n')
      .split('\n');
    const sheet = (await readBack('prior-year-budget.xlsx', committed('prior-year-budget.xlsx'))).join('\n');
    for (const one of [income, ...expenses].flatMap((section) => section.lines)) {
      expect(pdf).toContain(one.code);
      for (const value of [one.actual2025, one.budget2026, one.projected2026]) {
        if (value === undefined) continue;
        expect(pdf).toContain(figure(value));
        expect(sheet).toContain(`=${value / 100}`);
      }
    }
  });

  it('hold together: interests, premiums, the fully funded balance', () => {
    expect(sampleUnits()).toHaveLength(48);
    expect(sumCents(sampleUnits().map((unit) => unit.share))).toBe(1000000);
    expect(sumCents([...insurance.coverages.map((one) => one.premium), insurance.taxesAndFees])).toBe(
      5477300,
    );
    const funded = reserve.components.map((one) => ratio(one.cost, one.useful - one.remaining, one.useful));
    expect(sumCents(funded)).toBe(reserve.fullyFunded);
    expect(ratio(reserve.balance, 1000, reserve.fullyFunded)).toBe(620);
  });
});

describe('expected.json', () => {
  it('has an item for each line of the document, or says why it was left out', () => {
    const lines = [income, ...expenses].flatMap((section) => section.lines.map((one) => one.code));
    expect([...expected.items, ...expected.leftOut].map((one) => one.glCode).sort()).toEqual(
      [...lines].sort(),
    );
  });

  it('takes the projection as the previous figure, and the budget where the projection is empty', () => {
    for (const item of expected.items) {
      const one = [income, ...expenses]
        .flatMap((section) => section.lines)
        .find((line) => line.code === item.glCode);
      expect(item.previousYear).toBe(decimal(one?.projected2026 ?? one?.budget2026 ?? NaN));
      expect(item.description).toBe(one?.name);
    }
  });

  it('adds up', () => {
    const sum = (type: string): number =>
      sumCents(expected.items.filter((one) => one.type === type).map((one) => cents(one.proposedBudget)));
    expect(decimal(sum('income'))).toBe(expected.totals.income);
    expect(decimal(sum('expense'))).toBe(expected.totals.expenses);
    for (const [category, total] of Object.entries(expected.totals.byCategory)) {
      const items = expected.items.filter((one) => one.category === category);
      expect(decimal(sumCents(items.map((one) => cents(one.proposedBudget))))).toBe(total);
    }
    expect(expected.monthlyFeePerUnit).toBe(`${sum('expense')}/57600`);
    expect(expected.annual).toBe(`${sum('expense')}/4800`);
  });

  it('follows the contracts, the policy and the study', () => {
    const second = ratio(245000, 103, 100);
    const third = ratio(second, 103, 100);
    expect(proposed('7310')).toBe(decimal(4 * second + 8 * third));
    const [, yearTwo, yearThree] = elevator.years;
    expect(proposed('7350')).toBe(decimal(8 * (yearTwo?.monthly ?? NaN) + 4 * (yearThree?.monthly ?? NaN)));
    insurance.coverages.forEach((one, index) => {
      const factor = index === 0 ? 12_343 : 12_560;
      expect(proposed(['7710', '7715', '7720', '7725', '7730'][index] ?? '')).toBe(
        decimal(ratio(one.premium, factor, 12_000)),
      );
    });
    expect(cents(proposed('9005') ?? '') + cents(proposed('9010') ?? '')).toBe(reserve.contribution);
    expect(proposed('9005')).toBe(decimal(ratio(reserve.contribution, 444, 564)));
  });

  it('raises the maintenance fees by the shortfall x 1.05', () => {
    const raise = ratio(cents(expected.totals.shortfall), 105, 100);
    expect(proposed('6100')).toBe(decimal(31392000 + raise));
  });
});
