import fc from 'fast-check';
import { findDates, monthNumber, parseDate } from './dates';

describe('findDates', () => {
  it.each([
    ['12/31/2026', '2026-12-31'],
    ['1-5-27', '2027-01-05'],
    ['2026-07-01', '2026-07-01'],
    ['25/12/2026', '2026-12-25'],
    ['January 1st, 2027', '2027-01-01'],
    ['Dec. 31 2026', '2026-12-31'],
    ['March 9. 2026', '2026-03-09'],
    ['October 3.2025', '2025-10-03'],
    ['the 1st day of March, 2027', '2027-03-01'],
    ['15 June 2027', '2027-06-15'],
    ['Sept. 2026', '2026-09-01'],
  ])('%s is %s', (text, iso) => expect(findDates(text).map((date) => date.iso)).toEqual([iso]));

  it.each(['February 30, 2026', '13/13/2026', '303-555-0100', '1.2.3', '99/99/99', 'may 5'])(
    '%s is none',
    (text) => expect(findDates(text)).toEqual([]),
  );

  it('finds both ends of a term', () => {
    expect(findDates('from July 1, 2026 through 06/30/2027').map((date) => date.iso)).toEqual([
      '2026-07-01',
      '2027-06-30',
    ]);
  });

  it('never throws and cites words of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const date of findDates(text))
          expect(text.slice(date.index, date.index + date.raw.length)).toBe(date.raw);
      }),
    );
  });
});

describe('parseDate', () => {
  it('wants the whole text to be a date', () => {
    expect(parseDate('12/31/2026')?.iso).toBe('2026-12-31');
    expect(parseDate('as of 12/31/2026')).toBeUndefined();
  });

  it('knows a month', () => {
    expect([monthNumber('Sept.'), monthNumber('DEC'), monthNumber('march'), monthNumber('mars')]).toEqual([
      9,
      12,
      3,
      undefined,
    ]);
  });
});

it('a stroke between two dates without spaces parts them', () => {
  expect(findDates('12/1/25-11/30/26').map(({ iso }) => iso)).toEqual(['2025-12-01', '2026-11-30']);
  expect(findDates('policy 07/01/2025-07/01/2026').map(({ iso }) => iso)).toEqual([
    '2025-07-01',
    '2026-07-01',
  ]);
  expect(findDates('12-1/2/25-7')).toEqual([]);
});
