import { findShares } from './share-text';

const read = (text: string): string[] =>
  findShares(text).map(({ share, form }) => `${share.n}/${share.d} ${form}`);

describe('shares in a text', () => {
  it.each([
    ['1.2345%', ['2469/200000 percent']],
    ['.8750 percent', ['7/800 percent']],
    ['22 %', ['11/50 percent']],
    ['2-1/2%', ['1/40 percent']],
    ['an interest of 2\n\n1/2%', ['1/40 percent']],
    ['three percent (3%)', ['3/100 percent']],
    ['an undivided 1/36th interest', ['1/36 fraction']],
    ['125/10,000ths', ['1/80 fraction']],
    ['12.5/1000', ['1/80 fraction']],
    ['one-eleventh', ['1/11 words']],
    ['one hundred forty-fourth', ['1/144 words']],
    ['two thirds', ['2/3 words']],
    ['one thirty-first', ['1/31 words']],
    ['one thirty-sixth (1/36th)', ['1/36 fraction']],
    ['1/36 (2.7778%)', ['1/36 fraction']],
    ['an undivided 0.028603 interest', ['28603/1000000 decimal']],
    ['-1.25%', ['-1/80 percent']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    '1/1/2024',
    '2 1/2 baths',
    '24/7',
    '$1.25',
    '950 square feet',
    'the twenty-first day of May',
    'Lot 5',
    '0.75 acres',
    '3/4 inch',
  ])('none in %s', (text) => {
    expect(read(text)).toEqual([]);
  });

  it('puts letters right that stand for digits, and says so', () => {
    expect(findShares('l.2345%')[0]).toMatchObject({ share: { n: 2469n, d: 200000n }, repaired: true });
    expect(findShares('1.2345%')[0]).toMatchObject({ repaired: false });
  });

  it('says when words and figures differ', () => {
    expect(findShares('one forty-eighth (1/36)')[0]).toMatchObject({ contradicts: true });
    expect(findShares('one forty-eighth (1/48)')[0]).toMatchObject({ contradicts: false });
  });
});
