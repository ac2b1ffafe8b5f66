import { documentOfText } from '../reading/document-of-text';
import type { KindContext } from '../types';
import { readOwnership } from './read-ownership';

/** Columns beside the shares that could be taken for names or parts; every name and figure is made up. */

const ctx: KindContext = { documentId: 12, documentName: 'deed.pdf', readingId: 'reading' };

function read(text: string): { shares: string[]; codes: string[] } {
  const { parts, warnings } = readOwnership(documentOfText(`MASTER DEED\n${text}`), ctx);
  return {
    shares: parts.flatMap((part) =>
      part.shares.map(({ unit, share }) => `${unit}=${share.value.n}/${share.value.d}`),
    ),
    codes: warnings.map(({ code }) => code),
  };
}

describe('a column that counts the rows', () => {
  const rows = [
    '1     14A     20.00%',
    '2     14B     30.00%',
    '3     15A     26.00%',
    '4     15B     24.00%',
  ];

  it('names no lot where the lots have a column of their own', () => {
    const { shares } = read(
      `Undivided interests in the common land\n#     Lot     Share\n${rows.join('\n')}`,
    );
    expect(shares).toEqual(['14A=1/5', '14B=3/10', '15A=13/50', '15B=6/25']);
  });

  it('names the units where its head says so', () => {
    const { shares } = read(
      `Undivided interests in the common land\nUnit  Lot     Share\n${rows.join('\n')}`,
    );
    expect(shares.map((share) => share.split('=')[0])).toEqual(['1', '2', '3', '4']);
  });
});

describe('ranges with a hyphen', () => {
  it('are spread where another column counts their units', () => {
    const { shares, codes } = read(`Interests in the common elements
Flats          Count      Apiece     Together
11-13              3      10.00%       30.00%
21-24              4      12.50%       50.00%
31-32              2      10.00%       20.00%`);
    expect(shares).toHaveLength(9);
    expect(shares).toEqual(expect.arrayContaining(['12=1/10', '24=1/8', '32=1/10']));
    expect(codes).toEqual([]);
  });

  it('are spread where one is of three or more, and it is told that what they have together was divided', () => {
    const { shares, codes } = read(`Interests in the common elements
Flat           Interest
11-13            30.00%
21-25            50.00%
31-32            20.00%`);
    expect(shares).toHaveLength(10);
    expect(shares).toEqual(expect.arrayContaining(['12=1/10', '25=1/10', '31=1/10']));
    expect(codes).toEqual(['ownership-range']);
  });

  it('are designations where nothing counts them', () => {
    const { shares } = read(`Interests in the common elements
Flat           Interest
11-12            30.00%
13-14            50.00%
15-16            20.00%`);
    expect(shares).toEqual(['11-12=3/10', '13-14=1/2', '15-16=1/5']);
  });
});

describe('points of a whole', () => {
  it('are shares of the whole that the words above or the head say, in two halves too', () => {
    const halves =
      read(`Common interests. The estate is divided into 1,000 points, and the interest of a flat is its points over 1,000.
Flat      Points     Flat      Points
1            200     4            150
2            250     5            130
3            270`);
    expect(halves.shares.sort()).toEqual(['1=1/5', '2=1/4', '3=27/100', '4=3/20', '5=13/100']);
    const headed = read(`Undivided interests
Flat      Points (of 10,000)
1                      2,000
2                      3,000
3                      5,000`);
    expect(headed.shares).toEqual(['1=1/5', '2=3/10', '3=1/2']);
  });
});
