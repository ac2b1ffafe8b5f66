import fc from 'fast-check';
import { addDays, addMonths, daysBetween } from './dates';

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

it('counts days over months and leap years', () => {
  expect(addDays('2028-04-30', -60)).toBe('2028-03-01');
  expect(addDays('2028-08-31', -90)).toBe('2028-06-02');
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
});

it('adds months, to the last day of a shorter one', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2027-11-15', 14)).toBe('2029-01-15');
  expect(addMonths('2027-01-15', -1)).toBe('2026-12-15');
});

it('goes as many days as it counts', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -4000, max: 4000 }), (from, days) => {
      expect(daysBetween(from, addDays(from, days))).toBe(days);
    }),
  );
});
