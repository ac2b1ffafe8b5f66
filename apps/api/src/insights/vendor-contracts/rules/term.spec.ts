import fc from 'fast-check';
import { addMonths } from '@hoa/budget-math';
import { renewalLength, renewedEnd } from './term';

it.each([
  ['renews automatically for successive terms of one (1) year on the same terms', 12, false],
  ['shall automatically renew for additional twelve (12) month periods', 12, false],
  ['renews for successive two-year terms', 24, false],
  ['shall renew for 6 months', 6, false],
  ['continues month-to-month', 1, false],
  ['shall renew annually', 12, false],
  ['renews year-to-year', 12, false],
  ['renews automatically', 12, true],
  [undefined, 12, true],
])('%s is %i months', (clause, months, assumed) => {
  expect(renewalLength(clause)).toEqual({ months, assumed });
});

it('the running term ends on or after the day, and began after no later a renewal', () => {
  const day = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, day, fc.integer({ min: 2, max: 60 }), (printed, today, months) => {
      const end = renewedEnd(printed, months, today);
      expect(end >= today).toBe(true);
      if (end !== printed) expect(addMonths(end, -months) <= today).toBe(true);
    }),
  );
  expect(renewedEnd('2024-02-29', 12, '2027-03-01')).toBe('2028-02-29');
});
