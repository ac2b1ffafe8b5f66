import fc from 'fast-check';
import { exactShareText, parseShare, shareText } from './share-text';

test.each([
  ['1/36', '1', '36'],
  ['an 1/36', null, null],
  ['2/72', '1', '36'],
  ['1⁄36', '1', '36'],
  ['1/36th', '1', '36'],
  ['2.5', '1', '40'],
  ['2.5%', '1', '40'],
  [' 2.50 % ', '1', '40'],
  ['.5%', '1', '200'],
  ['−1', '-1', '100'],
  ['1,000/36,000', '1', '36'],
  ['0', '0', '1'],
  ['1/0', null, null],
  ['', null, null],
  ['.', null, null],
  ['%', null, null],
  ['abc', null, null],
  ['1e5', null, null],
  ['9'.repeat(50), null, null],
])('%j is %s/%s', (text, n, d) => {
  expect(parseShare(text)?.share ?? null).toEqual(n === null ? null : { n, d });
});

test('what is shown to be edited reads back exactly', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }),
      fc.bigInt({ min: 1n, max: 10n ** 9n }),
      (n, d) => {
        const share = parseShare(`${n}/${d}`)!.share;
        expect(parseShare(exactShareText(share))?.share).toEqual(share);
      },
    ),
  );
});

test.each([
  ['1/36', '2.7778%', '1/36'],
  ['1/40', '2.5000%', '2.5%'],
  ['1/1', '100.0000%', '100%'],
  ['-1/40', '\u22122.5000%', '-2.5%'],
])('%s is shown with 4 decimals and edited exactly', (text, shown, edited) => {
  const { share } = parseShare(text)!;
  expect(shareText(share)).toBe(shown);
  expect(exactShareText(share)).toBe(edited);
});
