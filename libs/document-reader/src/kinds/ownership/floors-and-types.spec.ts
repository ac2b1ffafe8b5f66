import { documentOfText } from '../reading/document-of-text';
import type { KindContext } from '../types';
import { readDeclaration } from './read-ownership';
import { readUnsureOwnership } from './unsure-paper';

const ctx: KindContext = { documentId: 8, documentName: 'schedule.pdf', readingId: 'reading' };

function read(text: string): { shares: string[]; codes: string[] } {
  const { parts, warnings } = readDeclaration(documentOfText(text), ctx);
  return {
    shares: parts.flatMap((part) => part.shares.map(({ unit, share }) => `${unit}=${share.raw}`)),
    codes: warnings.map(({ code }) => code),
  };
}

describe('floors and stacks', () => {
  const table = `Undivided interests of the flats, in percent
Storey     Riser A     Riser B
1          24.125      25.875
2          26.500      23.500`;

  it('are read without a percent sign and with a word before each code, where they add to a hundred', () => {
    expect(read(table).shares).toEqual(['1A=24.125', '1B=25.875', '2A=26.500', '2B=23.500']);
    expect(read(table.replace('23.500', '23.900'))).toEqual({ shares: [], codes: ['ownership-none'] });
  });
});

describe('floors with what they have together', () => {
  it('are read without their totals', () => {
    const text = `Undivided interests of the flats
Storey     Riser A     Riser B     All of it
1          24.125      25.875      50.000
2          26.500      23.500      50.000`;
    expect(read(text).shares).toEqual(['1A=24.125', '1B=25.875', '2A=26.500', '2B=23.500']);
  });
});

describe('rows under the titles of their floors', () => {
  it('are of the units that stand first, though the title stands where their head would', () => {
    const text = `Undivided interests of the flats
Upper Level
11       Aster       700       30.0%
12       Birch       900       20.0%
Second Level
21       Aster       700       30.0%
22       Birch       900       20.0%`;
    expect(read(text).shares).toEqual(['11=30.0%', '12=20.0%', '21=30.0%', '22=20.0%']);
  });
});

describe('units of one kind that have the same share', () => {
  const kinds = `DECLARATION
Residences of the same plan have the same percentage interest in the common elements.
Plan           Residences     Interest of each     Together
Plan Q         2              15.50                31.00
Plan R         3              23.00                69.00

Plan Q: Units 4, 5.
Plan R: Units 1, 2, 3.`;

  it('have that of their kind, also where the figures have no mark', () => {
    expect(read(kinds).shares.sort()).toEqual(['1=23.00', '2=23.00', '3=23.00', '4=15.50', '5=15.50']);
  });

  it('are listed in a table of their own, beside the kind', () => {
    const text = `Undivided interests of the flats
Kind     Rooms     Each of them
Type K   4         15.000%
Type L   5         20.000%

Kind     Which
K     11, 12, 21, 22
L     13, 23`;
    expect(read(text).shares).toEqual(
      ['11', '12', '21', '22'].map((unit) => `${unit}=15.000%`).concat('13=20.000%', '23=20.000%'),
    );
  });

  it('are listed over several lines, under kinds that are numbered as the Romans did', () => {
    const text = kinds
      .replace('Plan R   ', 'Plan VIII')
      .replace('Plan R: Units 1, 2, 3.', 'Plan VIII: Units 1,\n2 and 3');
    expect(read(text).shares).toHaveLength(5);
  });

  it('are not equal to those of another size, though all are equal whatever their size', () => {
    const text = (whose: string): string => `DECLARATION
There are four Homes, being Homes 1 through 4. Each home has an equal share of the common expenses ${whose}.`;
    expect(read(text('with every home of its size')).shares).toEqual([]);
    expect(read(text('regardless of size')).shares).toHaveLength(4);
  });

  it('are never taken for equal to all others', () => {
    expect(read(kinds.replace('15.50 ', '19.50 '))).toEqual({ shares: [], codes: ['ownership-none'] });
  });
});

describe('an equal part of each', () => {
  const text = (count: string): string => `DECLARATION
There are ${count} Lots, being Lots 7 through 12 on the plat. To each of these belongs an equal part, one sixth (1/6).`;

  it('is one of ownership where it is of as many as the document counts', () => {
    expect(read(text('six (6)')).shares.slice(0, 2)).toEqual(['7=1/6', '8=1/6']);
    expect(read(text('nine (9)')).shares).toEqual([]);
  });
});

describe('decimals of one in a document of no kind', () => {
  it('may lack what their rounding explains', () => {
    const list = (last: string): string =>
      `Undivided interests of the cottages\nCottage   Interest\n1   0.33333\n2   0.33333\n3   ${last}`;
    expect(readUnsureOwnership(documentOfText(list('0.33333')), ctx).parts).toHaveLength(1);
    expect(readUnsureOwnership(documentOfText(list('0.33320')), ctx).parts).toEqual([]);
  });
});
