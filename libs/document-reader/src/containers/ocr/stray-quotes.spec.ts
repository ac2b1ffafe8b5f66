import type { Word } from '../../page/types';
import { withoutStrayQuotes } from './stray-quotes';

/** Words of a line, six points to a letter; two spaces part cells. */
function line(text: string, y: number): Word[] {
  return [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    box: [match.index * 6, y, (match.index + match[0].length) * 6, y + 10],
    confidence: 0.9,
    fontSize: 10,
  }));
}

const read = (...lines: string[]): string[] =>
  withoutStrayQuotes(lines.flatMap((text, i) => line(text, i * 20))).map(({ text }) => text);

describe('withoutStrayQuotes', () => {
  it('takes away a mark before a cell that nothing closes', () => {
    expect(read('"Seller: Gull Docks', '', 'Begins      “March 3, 2026')).toEqual([
      ...['Seller:', 'Gull', 'Docks'],
      ...['Begins', 'March', '3,', '2026'],
    ]);
  });

  it('leaves marks that are closed, on their line or the next one, and those inside a sentence', () => {
    for (const text of ['“Seller” means Gull Docks', 'called "Gull', '‘Owner’s cost'])
      expect(read(text)).toEqual(text.split(' '));
    expect(read('“The Gull', 'Docks” are named')[0]).toBe('“The');
  });
});
