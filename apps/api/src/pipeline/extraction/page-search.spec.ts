import { isReadable, wholeSentence } from './page-search';
import type { StoredLine } from './stored-pages';

const line = (index: number, text: string, confidence = 1): StoredLine => ({
  index,
  text,
  box: [0, 0, 1, 1],
  cells: [{ text, box: [0, 0, 1, 1], confidence }],
});
const texts = (lines: readonly StoredLine[]) => lines.map(({ text }) => text);

const page = [
  line(1, '5. Renewal'),
  line(2, 'The contract renews on May 1 for one'),
  line(3, 'year unless notice is given sixty days'),
  line(4, 'before its end.'),
  line(5, 'Dogs are kept on a leash.'),
];

it('quotes a sentence from its beginning to its end', () => {
  expect(texts(wholeSentence(page, { from: 2, to: 3 }))).toEqual(texts(page.slice(0, 4)));
  expect(texts(wholeSentence(page, { from: 4, to: 5 }))).toEqual(['Dogs are kept on a leash.']);
});

it('stops at a line that was read in doubt', () => {
  const doubtful = [...page.slice(0, 3), line(4, 'befcre its emd.', 0.6)];
  expect(texts(wholeSentence(doubtful, { from: 1, to: 2 }))).toEqual(texts(page.slice(0, 3)));
  expect(doubtful.map(isReadable)).toEqual([true, true, true, false]);
});
