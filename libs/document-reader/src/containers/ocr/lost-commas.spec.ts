import type { Word } from '../../page/types';
import { withCommas } from './lost-commas';

function line(text: string): Word[] {
  return [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    box: [match.index * 6, 0, (match.index + match[0].length) * 6, 10],
    confidence: 0.95,
    fontSize: 10,
  }));
}

const read = (text: string): string =>
  withCommas(line(text))
    .map((word) => word.text)
    .join(' ');

describe('withCommas', () => {
  it.each([
    ['set aside $43.080 in 2025', 'set aside $43,080 in 2025'],
    ['Wind ($10.000) each', 'Wind ($10,000) each'],
    ['a total of $1.145.295.', 'a total of $1,145,295.'],
    ['a total of $1.145.295', 'a total of $1,145,295'],
    ['Roofs $4.808.24 paid', 'Roofs $4,808.24 paid'],
    ['retention $5.000, each claim', 'retention $5,000, each claim'],
  ])('%s is %s', (text, meant) => {
    expect(read(text)).toBe(meant);
  });

  it.each([
    'fuel above $3.459 per gallon',
    'fuel above $3.459 /gal',
    'Lot 12 has 10.000 of the whole',
    'Water $43.08 a month',
    'Phone 303.555.0123',
    '$43.0801',
  ])('%s stays', (text) => {
    expect(read(text)).toBe(text);
  });

  it('makes what it put right no surer than a look', () => {
    expect(withCommas(line('due $12.500 now')).map(({ confidence }) => confidence)).toEqual([
      0.95, 0.7, 0.95,
    ]);
  });
});
