import { isCopied } from './copied';

const page = (greys: number[]): Parameters<typeof isCopied>[0] => ({
  width: greys.length,
  height: 1,
  data: Uint8Array.from(greys),
});

it('tells a page that was copied to black and white from a grey scan, and from an empty one', () => {
  expect(isCopied(page([255, 255, 4, 9, 120, 255, 2, 180]))).toBe(true);
  expect(isCopied(page([255, 250, 96, 61, 120, 255, 150, 180]))).toBe(false);
  expect(isCopied(page([255, 255, 250]))).toBe(false);
});
