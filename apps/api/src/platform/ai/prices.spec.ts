import fc from 'fast-check';
import { costMicros, priceOf } from './prices';

const none = new Map<string, { input: number; output: number }>();

it('knows a model by its name and by the dates of its versions, and no other by what its name begins with', () => {
  const mini = { input: 150_000, output: 600_000 };
  for (const name of ['gpt-4o-mini', 'gpt-4o-mini-2024-07-18', 'gpt-4o-mini-latest'])
    expect(priceOf(name, none)).toEqual(mini);
  expect(priceOf('claude-sonnet-4-5-20250929', none)).toEqual({ input: 3_000_000, output: 15_000_000 });
  for (const name of ['gpt-4o-mini-of-mine', 'gpt-4', 'llama3.1', 'constructor', ''])
    expect(priceOf(name, none)).toBeUndefined();
});

it('a price that is set comes before the table', () => {
  const own = new Map([['gpt-4o', { input: 1, output: 2 }]]);
  expect(priceOf('gpt-4o-2024-11-20', own)).toEqual({ input: 1, output: 2 });
});

it('costs are whole, rounded up, and never less for more', () => {
  const tokens = fc.nat(2_000_000);
  const price = fc.record({ input: fc.nat(100_000_000), output: fc.nat(100_000_000) });
  expect(costMicros({ input: 900, output: 100 }, { input: 10_000_000, output: 20_500_000 })).toBe(11_050);
  expect(costMicros({ input: 1, output: 0 }, { input: 1, output: 0 })).toBe(1);
  fc.assert(
    fc.property(tokens, tokens, price, (input, output, of) => {
      const cost = costMicros({ input, output }, of);
      expect(Number.isSafeInteger(cost)).toBe(true);
      expect(costMicros({ input: input + 1, output }, of)).toBeGreaterThanOrEqual(cost);
    }),
  );
});
