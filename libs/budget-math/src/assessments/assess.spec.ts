import fc from 'fast-check';
import { exact, exactDecimal, roundExact, multiplyExact, sumExact, type Exact } from '../exact';
import { MAX_CENTS, sumCents } from '../money';
import { assess, type AssessmentInput } from './assess';
import type { AssessedUnit } from './groups';
import type { AssessmentBasis, Pool } from './plan';

const percent = (value: string): AssessedUnit => {
  const { n, d } = exactDecimal(value);
  return { share: exact(n, d * 100n) };
};
const budget = (cents: number, basis: AssessmentBasis = 'share', group?: string): Pool => ({
  label: 'Budget',
  cents,
  basis,
  group,
});
const plain = (cents: number, units: AssessedUnit[], gap: AssessmentInput['gap'] = 'unallocated') =>
  assess({ units, pools: [budget(cents)], gap });
/** Throws where it is blocked, so that a property about amounts cannot pass on a block. */
const assessed = (input: AssessmentInput) => {
  const result = assess(input);
  if (result.kind !== 'assessed') throw new Error(result.reason);
  return result;
};

describe('by recorded shares', () => {
  it('gives the rounding remainder to the last unit', () => {
    const thirds = Array.from({ length: 3 }, () => ({ share: exact(1, 3) }));
    expect(plain(10_000, thirds)).toMatchObject({ cents: [3333, 3333, 3334], unallocatedCents: 0 });
  });

  it('leaves a recorded gap unallocated, or divides it where that is asked for', () => {
    const units = [percent('50'), percent('49.9998')];
    expect(plain(65_000_000, units)).toMatchObject({
      cents: [32_500_000, 32_499_870],
      unallocatedCents: 130,
    });
    expect(plain(65_000_000, units, 'normalise')).toMatchObject({
      cents: [32_500_065, 32_499_935],
      unallocatedCents: 0,
    });
    const above = [percent('50'), percent('50.5')];
    expect(plain(10_000, above)).toMatchObject({ cents: [5_000, 5_050], unallocatedCents: -50 });
  });

  it('does not bill the remainder to a unit that has no share', () => {
    const units = [exact(1, 3), exact(1, 3), exact(1, 3), exact(0)].map((share) => ({ share }));
    expect(plain(100, units)).toMatchObject({ cents: [33, 33, 34, 0] });
  });

  it('serves one unit, equal rows and a total of nothing', () => {
    expect(plain(12_345, [percent('100')])).toMatchObject({ cents: [12_345], unallocatedCents: 0 });
    expect(plain(0, [percent('40'), percent('60')])).toMatchObject({ cents: [0, 0], unallocatedCents: 0 });
    expect(plain(101, [percent('50'), percent('50')])).toMatchObject({ cents: [51, 50] });
  });

  it('is blocked by a negative share, by none and by a sum outside 95 to 105', () => {
    expect(plain(100, [])).toMatchObject({ kind: 'blocked', reason: 'no-units', pool: 'Budget' });
    expect(plain(100, [{}, {}])).toMatchObject({ reason: 'no-shares' });
    expect(plain(100, [percent('50'), {}])).toMatchObject({ reason: 'missing-basis', unit: 1 });
    expect(plain(100, [percent('101'), { share: exact(-1, 100) }])).toMatchObject({
      reason: 'negative-share',
      unit: 1,
    });
    for (const [sum, kind] of [
      ['94.9999', 'blocked'],
      ['95', 'assessed'],
      ['105', 'assessed'],
      ['105.0001', 'blocked'],
      ['250', 'blocked'],
    ] as const) {
      expect(plain(100, [percent(sum)]).kind).toBe(kind);
      expect(plain(100, [percent(sum)], 'normalise').kind).toBe(kind);
    }
    expect(plain(100, [percent('94')])).toMatchObject({ reason: 'sum-out-of-bounds', sum: exact(94) });
  });
});

describe('by other figures', () => {
  const units = [
    { area: exact(1000), value: exactDecimal('250000.50') },
    { area: exact(500), value: exactDecimal('250000.50') },
    { area: exact(1000), value: exact(0) },
  ];

  it('divides equally, by square feet and by value', () => {
    const divide = (basis: AssessmentBasis) =>
      assess({ units, pools: [budget(10_000, basis)], gap: 'unallocated' });
    expect(divide('equal')).toMatchObject({ cents: [3333, 3333, 3334] });
    expect(divide('area')).toMatchObject({ cents: [4000, 2000, 4000] });
    expect(divide('value')).toMatchObject({ cents: [5000, 5000, 0] });
  });

  it('is blocked where a figure is missing, negative, or nothing altogether', () => {
    const divide = (rows: AssessedUnit[]) =>
      assess({ units: rows, pools: [budget(100, 'area')], gap: 'unallocated' });
    expect(divide([...units, {}])).toMatchObject({ reason: 'missing-basis', unit: 3, basis: 'area' });
    expect(divide([{ area: exact(-1) }])).toMatchObject({ reason: 'negative-share', unit: 0 });
    expect(divide([{ area: exact(0) }])).toMatchObject({ reason: 'no-weight' });
    expect(divide([])).toMatchObject({ reason: 'no-units' });
  });

  it('adds what a unit pays of several pools', () => {
    const rows = [
      { ...percent('25'), group: 'Garage' },
      { ...percent('75'), group: '' },
    ];
    const pools = [budget(10_001), budget(501, 'equal'), budget(99, 'equal', 'Garage')];
    const result = assess({ units: rows, pools, gap: 'unallocated' });
    expect(result).toMatchObject({ cents: [2500 + 251 + 99, 7501 + 250] });
    expect(assess({ units: rows, pools: [budget(1, 'equal', 'Marina')], gap: 'unallocated' })).toMatchObject({
      reason: 'no-units',
      group: 'Marina',
    });
  });
});

describe('groups', () => {
  const tower = (group: string, percents: string[]) =>
    percents.map((value) => ({ ...percent(value), group }));
  const divide = (units: AssessedUnit[], pools: Pool[]) => assess({ units, pools, gap: 'unallocated' });

  it('takes each tower by itself', () => {
    const units = [...tower('A', ['50', '50']), ...tower('B', ['30', '69.9'])];
    const pools = [budget(1_000, 'share', 'A'), budget(3_000, 'share', 'B')];
    const result = divide(units, pools);
    expect(result).toMatchObject({ cents: [500, 500, 900, 2_097], unallocatedCents: 3 });
    expect(divide(units, [budget(1_000)])).toMatchObject({ reason: 'sum-out-of-bounds' });
  });

  it('is blocked by one tower that does not add up, even where all together come near 100 %', () => {
    const units = [...tower('A', ['60', '40']), ...tower('B', ['3'])];
    expect(divide(units, [budget(1_000, 'share', 'A'), budget(1, 'share', 'B')])).toMatchObject({
      reason: 'sum-out-of-bounds',
      group: 'B',
    });
  });

  it('divides a group’s pool in proportion where shares are of the whole', () => {
    const units = [...tower('Lofts', ['10', '30']), ...tower('Flats', ['60'])];
    expect(divide(units, [budget(900), budget(100, 'share', 'Lofts')])).toMatchObject({
      cents: [90 + 25, 270 + 75, 540],
    });
  });
});

const anyShare = fc.tuple(fc.nat(10 ** 6), fc.constantFrom(1, 3, 36, 1000)).map(([n, d]) => exact(n, d));
const rowsOf = (weights: Exact[]): AssessedUnit[] => {
  const sum = sumExact(weights);
  return weights.map((weight, index) => ({
    share: exact(weight.n * sum.d, weight.d * sum.n),
    area: weight,
    value: exact(index + 1),
    group: index % 2 ? 'B' : 'A',
  }));
};
const schedules = fc
  .array(anyShare, { minLength: 2, maxLength: 80 })
  .filter((weights) => weights.every(({ n }) => n > 0n))
  .map(rowsOf);
const totals = fc.oneof(fc.nat(300), fc.integer({ min: 0, max: MAX_CENTS - 1 }));
const poolsOf = fc.array(
  fc.record({
    label: fc.constant('p'),
    cents: fc.oneof(fc.nat(300), fc.integer({ min: 0, max: MAX_CENTS / 10 })),
    basis: fc.constantFrom<AssessmentBasis>('share', 'equal', 'area', 'value'),
    group: fc.constantFrom(undefined, 'A', 'B'),
  }),
  { minLength: 1, maxLength: 6 },
);
const gaps = fc.constantFrom<AssessmentInput['gap']>('unallocated', 'normalise');

it('conserves every pool to the cent, bills nobody below zero and nobody of another group', () => {
  fc.assert(
    fc.property(schedules, poolsOf, gaps, (units, pools, gap) => {
      const result = assess({ units, pools, gap });
      // With two halves of a schedule that are near 50 % each, a group's shares are of the whole: never blocked.
      if (result.kind === 'blocked') throw new Error(result.reason);
      expect(sumCents(result.cents) + result.unallocatedCents).toBe(
        sumCents(pools.map(({ cents }) => cents)),
      );
      expect(result.cents.every((cents) => cents >= 0)).toBe(true);
      for (const { pool, cents, unallocatedCents } of result.pools) {
        expect(sumCents(cents) + unallocatedCents).toBe(pool.cents);
        units.forEach(({ group }, unit) =>
          expect(cents[unit]! >= 0 && (!pool.group || pool.group === group || cents[unit] === 0)).toBe(true),
        );
      }
    }),
  );
});

it('equals the rule written out, for shares that leave a gap', () => {
  const gappy = fc.tuple(schedules, fc.integer({ min: 9_500, max: 10_500 }));
  fc.assert(
    fc.property(totals, gappy, (total, [units, of10000]) => {
      const scaled = units.map(({ share }) => ({ share: multiplyExact(share!, exact(of10000, 10_000)) }));
      const rounded = scaled.map(({ share }) => roundExact(multiplyExact(exact(total), share)));
      const allocated = roundExact(exact(BigInt(total) * BigInt(of10000), 10_000n));
      const last = rounded.at(-1)! + allocated - sumCents(rounded);
      fc.pre(last >= 0);
      const result = assessed({ units: scaled, pools: [budget(total)], gap: 'unallocated' });
      expect(result.cents).toEqual([...rounded.slice(0, -1), last]);
      expect(result.unallocatedCents).toBe(total - allocated);
      const whole = assessed({ units: scaled, pools: [budget(total)], gap: 'normalise' });
      expect(whole.unallocatedCents).toBe(0);
      expect(sumCents(whole.cents)).toBe(total);
    }),
  );
});

it('divides 100,000 units exactly, the smallest of totals as well', () => {
  const units = rowsOf(Array.from({ length: 100_000 }, (_, index) => exact(400 + ((index * 7_919) % 9_001))));
  for (const cents of [3, 60_000, MAX_CENTS - 1]) {
    for (const basis of ['share', 'equal'] as const) {
      const result = assessed({ units, pools: [budget(cents, basis)], gap: 'unallocated' });
      expect(sumCents(result.cents) + result.unallocatedCents).toBe(cents);
      expect(result.unallocatedCents).toBe(0);
      expect(result.cents.some((amount) => amount < 0)).toBe(false);
    }
  }
});
