import type { StoredLine, StoredPage } from '../../stored-pages';
import { partsOf } from './document-text';

const line = (index: number, text: string): StoredLine => ({
  index,
  text,
  box: [0, 0, 1, 1],
  cells: [{ text, box: [0, 0, 1, 1], confidence: 1 }],
});
const page = (number: number, ...texts: string[]): StoredPage => ({
  page: number,
  text: '',
  lines: texts.map((text, at) => line(at + 1, text)),
});

it('begins each part with the page before it', () => {
  const parts = partsOf([1, 2, 3, 4].map((number) => page(number, `${number}`.repeat(5_000))));
  const pagesOf = (part: string) => [...part.matchAll(/^page (\d+)$/gm)].map(([, number]) => Number(number));
  expect(parts.map(pagesOf)).toEqual([[1, 2, 3, 4]]);
  const long = partsOf([1, 2, 3, 4, 5, 6].map((number) => page(number, `${number}`.repeat(5_500))));
  expect(long.map(pagesOf)).toEqual([
    [1, 2, 3, 4],
    [4, 5, 6],
  ]);
  expect(long.every((part) => part.length <= 24_000)).toBe(true);
});

it('cuts a long page between lines and loses none', () => {
  const texts = Array.from({ length: 900 }, (_, at) => `row ${at} ${'x'.repeat(60)}`);
  const parts = partsOf([page(1, ...texts)]);
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.every((part) => part.startsWith('page 1\n') && part.length <= 24_000)).toBe(true);
  const shown = new Set(parts.flatMap((part) => [...part.matchAll(/^(\d+): /gm)].map(([, index]) => index)));
  expect(shown.size).toBe(900);
});

it('leaves out the lines that it is told to, and what nobody sees', () => {
  expect(partsOf([page(1, 'a', 'b\u200bc', 'd')], (_page, index) => index === 1)).toEqual([
    'page 1\n2: [1] bc\n3: [1] d\n\n',
  ]);
});
