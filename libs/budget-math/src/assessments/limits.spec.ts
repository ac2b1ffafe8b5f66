import fc from 'fast-check';
import { compareAssessments } from './changes';
import { checkIncrease, increaseFigures } from './increase-check';
import { increaseLimits, LIMITS_NOTICE } from './limits';

const types = ['Condominium', 'Single Family Homes', 'Townhomes', 'Mixed Use'];
const [regular, special] = increaseLimits({ state: 'California', propertyType: 'Condominium' });
const [florida] = increaseLimits({ state: 'Florida', propertyType: 'Condominium' });

it.each([
  ['California', [20, 5], ['applies', 'applies', 'applies', 'may apply']],
  ['Arizona', [20], [undefined, 'applies', 'may apply', 'may apply']],
  ['Florida', [15], ['applies', undefined, 'may apply', 'may apply']],
  ['Illinois', [15], ['applies', undefined, 'may apply', 'may apply']],
  ['Texas', [], [undefined, undefined, undefined, undefined]],
])('lists the rules of %s by property type', (state, thresholds, fits) => {
  const byType = types.map((propertyType) => increaseLimits({ state, propertyType }));
  expect(byType.map(([first]) => first?.fit)).toEqual(fits);
  for (const limits of byType.filter(({ length }) => length > 0)) {
    expect(limits.map(({ thresholdPercent }) => thresholdPercent)).toEqual(thresholds);
    for (const limit of limits) {
      expect(limit.notice).toBe(LIMITS_NOTICE);
      expect(limit.verified).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      for (const text of [limit.rule, limit.citation, limit.appliesTo, limit.caution, limit.source]) {
        expect(text.length).toBeGreaterThan(10);
      }
    }
  }
});

it('says nothing of a property type that is not known', () => {
  expect(increaseLimits({ state: 'California', propertyType: '' })).toEqual([]);
  expect(increaseLimits({ state: 'california', propertyType: 'Condominium' })).toEqual([]);
});

it('takes a rise of just the threshold as within, and a cent more as exceeded', () => {
  expect(checkIncrease(florida!, { nowCents: 115_000, beforeCents: 100_000 })).toMatchObject({
    kind: 'within',
    of: 'total',
    percent: 15,
    mostCents: 115_000,
  });
  expect(checkIncrease(florida!, { nowCents: 115_001, beforeCents: 100_000 })).toMatchObject({
    kind: 'exceeded',
  });
  expect(checkIncrease(regular!, { nowCents: 90_000, beforeCents: 100_000 }).text).toBe(
    'The change of all assessments is −10.00%, to $900.00: within California’s limit of 20% over the preceding ' +
      'fiscal year’s ($1,200.00).',
  );
});

it('lets the unit that rises most decide where the rule is about each assessment', () => {
  const changes = compareAssessments({ now: [12_100, 10_000, 5_000], before: [10_000, 10_000, undefined] });
  const figures = increaseFigures(changes);
  expect(figures).toMatchObject({ nowCents: 22_100, beforeCents: 20_000 });
  expect(checkIncrease(regular!, figures)).toMatchObject({
    kind: 'exceeded',
    of: 'unit',
    mostCents: 12_000,
    text: 'The largest change of a unit is +21.00%, to $121.00: above California’s limit of 20% over the preceding fiscal year’s ($120.00).',
  });
  expect(checkIncrease(florida!, figures)).toMatchObject({ kind: 'within', of: 'total' });
});

it('does not take a cent of rounding for a rise', () => {
  const largest = { nowCents: 12_001, beforeCents: 10_000 };
  const figures = { nowCents: 12_001, beforeCents: 10_000, largest };
  expect(checkIncrease(regular!, figures)).toMatchObject({ kind: 'within', of: 'unit' });
  expect(checkIncrease(regular!, { ...figures, largest: undefined })).toMatchObject({ kind: 'exceeded' });
});

it('does not let a small amount’s cent hide a rise', () => {
  const figures = increaseFigures(compareAssessments({ now: [4, 12_500], before: [3, 10_000] }));
  expect(figures.largest).toEqual({ nowCents: 12_500, beforeCents: 10_000 });
  expect(checkIncrease(regular!, figures)).toMatchObject({ kind: 'exceeded', percent: 25 });
});

it('is unknown without last year, also where all of its units are new', () => {
  expect(checkIncrease(regular!, { nowCents: 1, beforeCents: undefined })).toMatchObject({ kind: 'unknown' });
  const allNew = increaseFigures(compareAssessments({ now: [1, 2], before: [] }));
  expect(checkIncrease(florida!, allNew)).toMatchObject({ kind: 'unknown' });
});

it('compares special assessments with gross expenses', () => {
  const check = (cents: number, grossExpensesCents: number) =>
    checkIncrease(special!, { nowCents: 0, beforeCents: 0, special: { cents, grossExpensesCents } });
  expect(check(50_000, 1_000_000)).toMatchObject({ kind: 'within', percent: 5, of: 'special' });
  expect(check(50_001, 1_000_000)).toMatchObject({ kind: 'exceeded', mostCents: 50_000 });
  expect(check(0, 1_000_000).kind).toBe('not applicable');
  expect(check(1, 0).kind).toBe('unknown');
  expect(checkIncrease(special!, { nowCents: 2, beforeCents: 1 }).kind).toBe('not applicable');
});

it('agrees with the rule in whole numbers', () => {
  fc.assert(
    fc.property(fc.nat(10 ** 12), fc.integer({ min: 1, max: 10 ** 12 }), (nowCents, beforeCents) => {
      const above = BigInt(nowCents) * 100n > BigInt(beforeCents) * 115n;
      expect(checkIncrease(florida!, { nowCents, beforeCents }).kind).toBe(above ? 'exceeded' : 'within');
    }),
  );
});
