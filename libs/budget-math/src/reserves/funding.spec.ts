import fc from 'fast-check';
import { fullyFundedBalance, missingToPercent, percentFunded } from './funding';

const roof = { costCents: 10_000_000, usefulLife: 20, remainingLife: 8 };
const paint = { costCents: 6_000_000, usefulLife: 6, remainingLife: 2 };

it('is 70 % where $70,000 are held for a roof and paint that are worn by $100,000', () => {
  expect(fullyFundedBalance([roof, paint])).toBe(10_000_000);
  expect(percentFunded(7_000_000, [roof, paint])).toBe(70);
  expect(percentFunded(7_000_000, [])).toBeNull();
});

it('counts nothing for a component that is new, or without a life', () => {
  expect(
    fullyFundedBalance([
      { ...roof, remainingLife: 25 },
      { ...paint, usefulLife: 0 },
    ]),
  ).toBe(0);
  expect(fullyFundedBalance([{ ...roof, remainingLife: -3 }])).toBe(roof.costCents);
});

it('tells what is missing to a target', () => {
  // 264,095.20 x (70 - 62) / 62 = 34,076.80
  expect(missingToPercent({ balanceCents: 26_409_520, percent: 62, target: 70 })).toBe(3_407_680);
  expect(missingToPercent({ balanceCents: 100, percent: 80, target: 70 })).toBe(0);
  expect(missingToPercent({ balanceCents: 0, percent: 0, target: 70 })).toBeNull();
});

it('never holds a component for more than it costs', () => {
  const life = fc.integer({ min: -5, max: 60 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 11 }), life, life, (costCents, usefulLife, remainingLife) => {
      const full = fullyFundedBalance([{ costCents, usefulLife, remainingLife }]);
      expect(full).toBeGreaterThanOrEqual(0);
      expect(full).toBeLessThanOrEqual(costCents);
    }),
  );
});
