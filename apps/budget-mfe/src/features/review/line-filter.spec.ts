import { item } from '../../testing/records';
import { filterLines, isFiltering, NO_FILTER } from './line-filter';

const lines = [
  item({ id: 1, description: 'Water & Sewer', category: 'Utilities', glCode: '7820', basis: 'trend' }),
  item({ id: 2, description: 'Landscape Contract', edited: true }),
  item({ id: 3, description: 'Bad Debt', category: 'Administrative', glCode: '7060', basis: 'assumption' }),
  item({
    id: 4,
    description: 'Gas',
    category: 'Utilities',
    glCode: '7840',
    needsReview: true,
    basis: 'trend',
  }),
];
const found = (words: string, only: Parameters<typeof filterLines>[1]['only'] = 'all') =>
  filterLines(lines, { words, only }).map(({ id }) => id);

it('finds by code, words in any order and category', () => {
  expect(found('')).toEqual([1, 2, 3, 4]);
  expect(found('782')).toEqual([1]);
  expect(found('  sewer WATER')).toEqual([1]);
  expect(found('utilities')).toEqual([1, 4]);
  expect(found('nothing of the kind')).toEqual([]);
});

it('keeps what was changed, wants review, is assumed or stands in documents', () => {
  expect(found('', 'changed')).toEqual([2]);
  expect(found('', 'review')).toEqual([4]);
  expect(found('', 'assumption')).toEqual([3]);
  expect(found('', 'papers')).toEqual([2]);
  expect(found('gas', 'changed')).toEqual([]);
});

it('knows when nothing is left out', () => {
  expect(isFiltering(NO_FILTER)).toBe(false);
  expect(isFiltering({ words: ' - ', only: 'all' })).toBe(false);
  expect(isFiltering({ words: 'gas', only: 'all' })).toBe(true);
  expect(isFiltering({ words: '', only: 'review' })).toBe(true);
});
