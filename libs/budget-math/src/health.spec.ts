import fc from 'fast-check';
import { fundingPoints, grade, HEALTH_WEIGHTS, healthScore, statusOf, type HealthInputs } from './health';

const unknown: HealthInputs = {
  reserveContributionPercent: null,
  reserveSharePercent: null,
  operatingRatio: null,
  feeChangePercent: null,
  inflationPercent: 4.2,
  delinquencyPercent: null,
  evidencePercent: null,
};
const pointsOf = (inputs: Partial<HealthInputs>) =>
  Object.fromEntries(healthScore({ ...unknown, ...inputs }).parts.map((part) => [part.id, part.points]));

it('has weights that add to 100', () => {
  expect(Object.values(HEALTH_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBe(100);
});

it('is the weighted mean of its parts', () => {
  // 100 x 35 + 100 x 25 + 98.24 x 20 + 100 x 10 + 80 x 10, all / 100 = 97.648
  const result = healthScore({
    reserveContributionPercent: 100,
    reserveSharePercent: 18.5,
    operatingRatio: 1.002,
    feeChangePercent: 6.42,
    inflationPercent: 4.2,
    delinquencyPercent: 0.11,
    evidencePercent: 80,
  });
  expect(result).toMatchObject({ score: 98, letter: 'A+', rating: 'Excellent' });
  expect(result.parts.map((part) => part.contribution)).toEqual([35, 25, 19.6, 10, 8]);
});

it('leaves unknown parts out, and the others share their weight', () => {
  const result = healthScore({ ...unknown, operatingRatio: 0.95, evidencePercent: 100 });
  // (50 x 35 + 100 x 10) / 45
  expect(result.score).toBe(61);
  expect(result.parts.find((part) => part.id === 'delinquency')).toMatchObject({
    points: null,
    contribution: 0,
  });
  expect(healthScore(unknown)).toMatchObject({ score: null, letter: '', rating: 'Not known' });
});

it('is not given to a budget most of whose expenses are assumptions', () => {
  const known = { ...unknown, operatingRatio: 1.02 };
  expect(healthScore({ ...known, evidencePercent: 49 })).toMatchObject({ score: null, rating: 'Not rated' });
  expect(healthScore({ ...known, evidencePercent: 50 }).score).not.toBeNull();
});

it('leaves the reserves that were inherited beside it: full points at 70% funded', () =>
  expect([35, 120, null].map(fundingPoints)).toEqual([50, 100, null]));

it.each([
  [{ operatingRatio: 1.05 }, 'operating-ratio', 100],
  [{ operatingRatio: 0.97 }, 'operating-ratio', 70],
  [{ operatingRatio: 0.8 }, 'operating-ratio', 0],
  [{ operatingRatio: 1.1 }, 'operating-ratio', 90],
  [{ operatingRatio: 2 }, 'operating-ratio', 50],
  [{ reserveSharePercent: 5 }, 'reserve-contribution', 50],
  [{ reserveSharePercent: 20, reserveContributionPercent: 80 }, 'reserve-contribution', 80],
  [{ feeChangePercent: 8.2 }, 'fee-change', 84],
  [{ feeChangePercent: 1.2 }, 'fee-change', 84],
  [{ feeChangePercent: 4.2 }, 'fee-change', 100],
  [{ delinquencyPercent: 3.5 }, 'delinquency', 50],
] as const)('%j gives %s %f points', (inputs, id, points) => {
  expect(pointsOf(inputs)[id]).toBeCloseTo(points, 5);
});

it('stays within 0 and 100, and rises with each part', () => {
  const maybe = fc.option(fc.double({ min: -500, max: 500, noNaN: true }), { nil: null });
  const inputs = fc.record({
    reserveContributionPercent: maybe,
    reserveSharePercent: maybe,
    operatingRatio: maybe,
    feeChangePercent: maybe,
    inflationPercent: fc.double({ min: -5, max: 20, noNaN: true }),
    delinquencyPercent: maybe,
    evidencePercent: maybe,
  });
  fc.assert(
    fc.property(inputs, fc.double({ min: 0, max: 100, noNaN: true }), (given, more) => {
      const { score, parts } = healthScore(given);
      if (score !== null) {
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        const sum = parts.reduce((total, part) => total + part.contribution, 0);
        expect(Math.abs(sum - score)).toBeLessThan(1);
      }
      const better = { ...given, evidencePercent: Math.max(given.evidencePercent ?? 0, more) };
      if (given.evidencePercent !== null && score !== null)
        expect(healthScore(better).score).toBeGreaterThanOrEqual(score);
    }),
  );
});

it('grades as schools do', () => {
  expect([100, 90, 87, 80, 70, 60, 59].map((score) => grade(score).letter)).toEqual([
    'A+',
    'A-',
    'B+',
    'B-',
    'C-',
    'D-',
    'F',
  ]);
  expect([95, 85, 75, 65, 10].map((score) => grade(score).rating)).toEqual([
    'Excellent',
    'Good',
    'Fair',
    'Needs attention',
    'At risk',
  ]);
  expect([null, 80, 50, 49].map(statusOf)).toEqual(['unknown', 'good', 'watch', 'poor']);
});
