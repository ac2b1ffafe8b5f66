import fc from 'fast-check';
import { ordinalToNumber, wordsToFraction, wordsToNumber } from './words';

describe('numbers in words', () => {
  it.each([
    ['three', 3],
    ['twenty-five', 25],
    ['one hundred and four', 104],
    ['two thousand four hundred', 2400],
    ['Sixty', 60],
    ['twelve hundred', 1200],
    ['one million two hundred thousand', 1200000],
  ])('%s is %i', (text, value) => expect(wordsToNumber(text)).toBe(value));

  it.each(['', 'unit', 'three percent', 'twenty thirty', 'five six'])('"%s" is none', (text) =>
    expect(wordsToNumber(text)).toBeUndefined(),
  );

  it('reads ordinals', () => {
    expect(
      ['first', 'eleventh', 'thirty-sixth', 'twentieth', 'one hundredth', 'unit'].map(ordinalToNumber),
    ).toEqual([1, 11, 36, 20, 100, undefined]);
  });

  it('reads fractions', () => {
    expect(wordsToFraction('one-eleventh')).toEqual({ n: 1, d: 11 });
    expect(wordsToFraction('two thirds')).toEqual({ n: 2, d: 3 });
    expect(wordsToFraction('one thirty-sixth')).toEqual({ n: 1, d: 36 });
    expect(wordsToFraction('one half')).toEqual({ n: 1, d: 2 });
    expect(wordsToFraction('one hundred')).toBeUndefined();
  });

  it('never throws', () => {
    const soup = fc
      .array(fc.constantFrom('one', 'hundred', 'thousand', 'sixth', 'and', 'half', 'x', '-'))
      .map((list) => list.join(' '));
    fc.assert(
      fc.property(fc.oneof(soup, fc.string()), (text) => {
        const value = wordsToNumber(text);
        if (value !== undefined) expect(value).toBeGreaterThanOrEqual(0);
        ordinalToNumber(text);
        wordsToFraction(text);
      }),
    );
  });
});
