import fc from 'fast-check';
import { sumCents } from '../money';
import { compareAssessments } from './changes';

it('sets this year’s assessments beside last year’s', () => {
  const { units, newUnits, largestByCents, largestByPercent, comparable } = compareAssessments({
    now: [11_000, 260, 900, 500, 0],
    before: [10_000, 200, 1_000, undefined, 0],
  });
  expect(units[0]).toEqual({
    unit: 0,
    beforeCents: 10_000,
    nowCents: 11_000,
    changeCents: 1_000,
    changePercent: 10,
  });
  expect(units[2]).toMatchObject({ changeCents: -100, changePercent: -10 });
  expect(units[3]).toMatchObject({ changeCents: undefined, changePercent: undefined });
  expect(units[4]).toMatchObject({ changeCents: 0, changePercent: undefined });
  expect(newUnits).toEqual([3]);
  expect(largestByCents?.unit).toBe(0);
  expect(largestByPercent).toMatchObject({ unit: 1, changePercent: 30 });
  expect(comparable).toMatchObject({ beforeCents: 11_200, nowCents: 12_160, changeCents: 960 });
});

it('has no largest increase where nothing rises, and no percent of nothing', () => {
  const none = compareAssessments({ now: [90, 80], before: [100] });
  expect(none).toMatchObject({ largestByCents: undefined, largestByPercent: undefined, newUnits: [1] });
  expect(compareAssessments({ now: [90], before: [] }).comparable).toMatchObject({
    beforeCents: 0,
    changePercent: undefined,
  });
  // From nothing to something: a rise in cents without a percent.
  const from0 = compareAssessments({ now: [90], before: [0] });
  expect(from0.largestByCents).toMatchObject({ changeCents: 90, changePercent: undefined });
  expect(from0.largestByPercent).toBeUndefined();
});

it('adds the units’ changes to the change of all', () => {
  const year = fc.array(fc.tuple(fc.nat(10 ** 9), fc.option(fc.nat(10 ** 9), { nil: undefined })));
  fc.assert(
    fc.property(year, (rows) => {
      const changes = compareAssessments({
        now: rows.map(([now]) => now),
        before: rows.map(([, before]) => before),
      });
      expect(sumCents(changes.units.map(({ changeCents }) => changeCents ?? 0))).toBe(
        changes.comparable.changeCents,
      );
      const rises = changes.units.map(({ changeCents }) => changeCents ?? 0);
      expect(changes.largestByCents?.changeCents ?? 0).toBe(Math.max(0, ...rises));
      expect(changes.newUnits).toHaveLength(rows.filter(([, before]) => before === undefined).length);
    }),
  );
});
