import { BLANK, daysOf, findPercents, findSpans } from './quantities';

describe('percentages in a sentence', () => {
  it.each([
    ['increase by three percent (3%) each year', [3]],
    ['a late charge of 1-1/2% per month', [1.5]],
    ['one and one-half percent (1.5%)', [1.5]],
    ['five percent of the fee', [5]],
    ['ten ( 10% ) percent per year', [10]],
    ['minimum 2%, maximum 5%', [2, 5]],
    ['[*] percent ([*]%)', []],
  ])('%s', (text, expected) => {
    expect(findPercents(text).map(({ value }) => value)).toEqual(expected);
  });
});

describe('spans of time', () => {
  it.each([
    ["sixty (60) days' written notice", 60],
    ['90-day notice', 90],
    ['six (6) months', 180],
    ['two weeks', 14],
    ['one hundred eighty (180) days', 180],
  ])('%s', (text, days) => {
    expect(findSpans(text).map(daysOf)).toEqual([days]);
  });

  it('are not read from other numbers', () => {
    expect(findSpans('Section 5 days of the week, $30 monthly').map(({ raw }) => raw)).toEqual(['5 days']);
    expect(findSpans('the 1st day of May')).toEqual([]);
  });
});

describe('blanks', () => {
  it.each(['$________', '$[*]', '$[●]', '$ [ ___ ]', '[redacted]', 'XXXX', '$......... per month'])(
    '%s',
    (text) => {
      expect(BLANK.test(text)).toBe(true);
    },
  );

  it.each(['$1,250.00', 'Exhibit X', 'see [1]', 'fee ... paid'])('none in %s', (text) => {
    expect(BLANK.test(text)).toBe(false);
  });
});
