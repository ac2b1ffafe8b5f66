import { withoutLineNumbers } from './line-numbers';
import type { Word } from './types';

function word(text: string, x: number, bottom: number): Word {
  return { text, box: [x, bottom - 10, x + 6 * text.length, bottom], confidence: 1 };
}

const numbers = Array.from({ length: 28 }, (_, i) => word(String(i + 1), 40, 60 + i * 24.5));
const textsOf = (words: Word[]): string[] => words.map(({ text }) => text);

describe('withoutLineNumbers', () => {
  const rows = Array.from({ length: 20 }, (_, i) => [
    word(String(200 + i), 90, 66 + i * 17),
    word('.050000', 300, 66 + i * 17),
  ]).flat();

  it('takes away what legal paper prints down its margin', () => {
    expect(withoutLineNumbers([...numbers, ...rows])).toEqual(rows);
  });

  it('keeps numbers that name the rows of a table', () => {
    const shares = numbers.map(({ box }) => word('.035714', 300, box[3]));
    expect(withoutLineNumbers([...numbers, ...shares])).toEqual([...numbers, ...shares]);
  });

  it('keeps numbers under a head, and such as do not count', () => {
    const head = Array.from({ length: 3 }, (_, i) => word('Unit', 40, 20 + i * 12));
    expect(withoutLineNumbers([...head, ...numbers, ...rows])).toHaveLength(3 + 28 + 40);
    const odd = numbers.map((one, i) => (i % 4 === 3 ? word('12', 40, one.box[3]) : one));
    expect(textsOf(withoutLineNumbers([...odd, ...rows]))).toContain('12');
  });
});
