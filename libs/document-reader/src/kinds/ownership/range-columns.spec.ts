import { documentOfText } from '../reading/document-of-text';
import type { KindContext } from '../types';
import { readOwnership } from './read-ownership';

const ctx: KindContext = { documentId: 2, documentName: 'ranges.pdf', readingId: 'reading' };

function read(text: string): { shares: string[]; codes: string[] } {
  const { parts, warnings } = readOwnership(documentOfText(`MASTER DEED\nUndivided interests\n${text}`), ctx);
  return {
    shares: (parts[0]?.shares ?? []).map(({ unit, share: { raw } }) => `${unit}=${raw}`),
    codes: warnings.map(({ code }) => code),
  };
}

describe('a table of ranges', () => {
  it('gives each unit its own share, where the share of the whole range stands before it', () => {
    const { shares, codes } = read(`Flats             Together    Each
1 through 4       40.00%      10.00%
5 to 7            45.00%      15.00%
8 to 9            15.00%       7.50%`);
    expect(shares).toHaveLength(9);
    expect(shares).toEqual(expect.arrayContaining(['4=10.00%', '5=15.00%', '9=7.50%']));
    expect(codes).toEqual([]);
  });

  it('divides what a range has together, where nothing else is printed, and tells it', () => {
    const { shares, codes } = read(`Flats             Interest
1 through 4       40.00%
5 to 7            45.00%
8 to 9            15.00%`);
    expect(shares).toHaveLength(9);
    expect(codes).toEqual(['ownership-range']);
  });
});
