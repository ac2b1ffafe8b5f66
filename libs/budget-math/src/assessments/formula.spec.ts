import fc from 'fast-check';
import { exact, exactDecimal } from '../exact';
import { parseAmount } from '../entries/index';
import { assess, type AssessmentInput } from './assess';
import { formatShare, formulaOf } from './formula';

function formulas(
  input: Pick<AssessmentInput, 'units' | 'pools'> & { gap?: AssessmentInput['gap'] },
): string[] {
  const result = assess({ gap: 'unallocated', ...input });
  if (result.kind !== 'assessed') throw new Error(result.reason);
  return input.units.map((_, unit) => formulaOf(unit, { units: input.units, result }));
}
const pool = (cents: number, basis: 'share' | 'equal' | 'area' | 'value' = 'share', label = 'Budget') => ({
  label,
  cents,
  basis,
});
const repeated = (n: number, d: number) => Array.from({ length: d / n }, () => ({ share: exact(n, d) }));

it('shows a share with 4 decimals, whatever its size', () => {
  expect(formatShare(exact(1, 40))).toBe('2.5000%');
  expect(formatShare(exact(1, 36))).toBe('2.7778%');
  expect(formatShare(exact(1))).toBe('100.0000%');
  expect(formatShare(exact(0))).toBe('0.0000%');
  expect(formatShare(exactDecimal('0.0000005'))).toBe('0.0001%');
  expect(formatShare(exactDecimal('-0.025'))).toBe('−2.5000%');
  expect(formatShare(exact(10n ** 30n))).toMatch(/^100,000,[\d,]+\.0000%$/);
});

it('says how a unit’s amount comes about', () => {
  expect(formulas({ units: repeated(1, 40), pools: [pool(65_000_000)] })[0]).toBe(
    '$650,000.00 × 2.5000% = $16,250.00',
  );
  expect(formulas({ units: repeated(1, 40), pools: [pool(65_000_000, 'equal')] })[39]).toBe(
    '$650,000.00 ÷ 40 units = $16,250.00',
  );
});

it('names cents of rounding, and what 4 decimals do not hold', () => {
  const thirds = formulas({ units: repeated(1, 3), pools: [pool(10_000)] });
  expect(thirds[0]).toBe('$100.00 × 33.3333% (1/3) = $33.33');
  expect(thirds[2]).toBe('$100.00 × 33.3333% (1/3) + $0.01 rounding = $33.34');
  const spread = formulas({ units: repeated(1, 100), pools: [pool(60)] });
  expect(spread[0]).toBe('$0.60 × 1.0000% = $0.01');
  expect(spread[99]).toBe('$0.60 × 1.0000% − $0.01 rounding = $0.00');
  const long = [{ share: exactDecimal('0.0123456789') }, { share: exactDecimal('0.9876543211') }];
  expect(formulas({ units: long, pools: [pool(100_000_000)] })[0]).toBe(
    '$1,000,000.00 × 1.2346% (1.23456789%) = $12,345.68',
  );
});

it('shows what the parts are parts of where they were normalised', () => {
  const units = [{ share: exactDecimal('0.5') }, { share: exactDecimal('0.49') }];
  expect(formulas({ units, pools: [pool(9_900)], gap: 'normalise' })).toEqual([
    '$99.00 × 50.0000% ÷ 99.0000% = $50.00',
    '$99.00 × 49.0000% ÷ 99.0000% = $49.00',
  ]);
});

it('joins the pools that a unit pays', () => {
  const units = [
    { share: exact(1, 4), area: exactDecimal('812.5'), value: exact(250_000), group: 'A' },
    { share: exact(3, 4), area: exactDecimal('1187.5'), value: exact(750_000) },
  ];
  const pools = [
    pool(10_000, 'share', 'Common'),
    { ...pool(5_000, 'area', 'Roof'), group: 'A' },
    pool(400, 'area', 'Paving'),
    pool(1_000, 'value', 'Insurance'),
  ];
  expect(formulas({ units, pools })).toEqual([
    'Common: $100.00 × 25.0000% = $25.00; Roof: $50.00 × 812.5 ÷ 812.5 sq ft = $50.00; ' +
      'Paving: $4.00 × 812.5 ÷ 2,000 sq ft = $1.63; ' +
      'Insurance: $10.00 × $250,000.00 ÷ $1,000,000.00 of value = $2.50; together $79.13',
    'Common: $100.00 × 75.0000% = $75.00; Paving: $4.00 × 1,187.5 ÷ 2,000 sq ft − $0.01 rounding = $2.37; ' +
      'Insurance: $10.00 × $750,000.00 ÷ $1,000,000.00 of value = $7.50; together $84.87',
  ]);
  expect(formulas({ units, pools: [pools[1]!] })[1]).toBe(
    'No part of the total is this unit’s to pay: $0.00',
  );
  expect(() =>
    formulaOf(9, { units, result: { kind: 'assessed', cents: [], unallocatedCents: 0, pools: [] } }),
  ).toThrow(RangeError);
});

it('ends with the very amount that the unit pays', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 10 ** 6 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 13 }), weights, (cents, numbers) => {
      const sum = numbers.reduce((all, each) => all + each, 0);
      const units = numbers.map((n) => ({ share: exact(n, sum) }));
      const result = assess({ units, pools: [pool(cents)], gap: 'unallocated' });
      if (result.kind !== 'assessed') throw new Error(result.reason);
      units.forEach((_, unit) => {
        const told = formulaOf(unit, { units, result });
        expect(parseAmount(told.slice(told.lastIndexOf('= ') + 2))).toBe(result.cents[unit]);
      });
    }),
  );
});
