import fc from 'fast-check';
import { formatPercent, percentChange, roundPercent } from './percent';

it('is 0 when there was nothing before', () => {
  expect(percentChange(500, 0)).toBe(0);
  expect(percentChange(11000, 10000)).toBe(10);
  expect(percentChange(0, 10000)).toBe(-100);
});

it('rounds a percent as its decimals show it', () => {
  expect(roundPercent(0.45)).toBe(0.5);
  expect(roundPercent(1.005, 2)).toBe(1.01);
  expect(roundPercent(-2.25)).toBe(-2.3);
  expect(Object.is(roundPercent(-0.01), -0)).toBe(false);
});

it('shows a percent', () => {
  expect(formatPercent(4.2)).toBe('4.2%');
  expect(formatPercent(4.25, { sign: true })).toBe('+4.3%');
  expect(formatPercent(-0.04)).toBe('0.0%');
  expect(formatPercent(1234.5678, { digits: 4 })).toBe('1,234.5678%');
});

it('grows back: prior plus the change is current', () => {
  const amount = fc.integer({ min: 1, max: 10 ** 12 });
  fc.assert(
    fc.property(amount, amount, (current, prior) => {
      expect(prior + (prior * percentChange(current, prior)) / 100).toBeCloseTo(current, 1);
    }),
  );
});
