import { documentOfText } from '../reading/document-of-text';
import type { KindContext } from '../types';
import { readOwnership } from './read-ownership';

/** Tables with the share first, in sections, beside sentences; lists in words. Every name and figure is made up. */

const ctx: KindContext = { documentId: 13, documentName: 'deed.pdf', readingId: 'reading' };

function read(text: string): { shares: string[]; codes: string[] } {
  const { parts, warnings } = readOwnership(documentOfText(`DECLARATION OF COVENANTS\n${text}`), ctx);
  return {
    shares: parts.flatMap((part) => part.shares.map(({ unit, share: { raw } }) => `${unit}=${raw}`)),
    codes: warnings.map(({ code }) => code),
  };
}

describe('a share that stands before its unit', () => {
  it('belongs to it, in two halves too', () => {
    expect(
      read(`Undivided interests in the common land
Portion     Parcel     Held by
18.5%       21         R. Quist
31.5%       22         A. & P. Obi
50.0%       23         Estate of M. Tran`).shares,
    ).toEqual(['21=18.5%', '22=31.5%', '23=50.0%']);
    expect(
      read(`Undivided interests in the common land
No.     Portion     Parcel
1       18.5%       21
2       31.5%       22
3       50.0%       23`).shares,
    ).toEqual(['21=18.5%', '22=31.5%', '23=50.0%']);
    expect(
      read(`Undivided interests in the common land
Portion     Unit     Portion     Unit
 120/900      1A      330/900      2A
 230/900      1B      220/900      2B`).shares.sort(),
    ).toEqual(['1A=120/900', '1B=230/900', '2A=330/900', '2B=220/900']);
  });
});

describe('a sentence above a table', () => {
  it('is no row of it, though it names units and their shares', () => {
    const { shares, codes } = read(`Percentage interests in the common elements
WHEREAS Units 7 and 8, to which shares of 21% and 24% belonged, were made one by their owner last year
Unit      Interest
5         30.00%
6         25.00%
7A        45.00%`);
    expect(shares).toEqual(['5=30.00%', '6=25.00%', '7A=45.00%']);
    expect(codes).toEqual([]);
  });
});

describe('a schedule in sections', () => {
  it('is read section by section, and the sum under the name of a section is no unit', () => {
    const { shares, codes } = read(`Exhibit C. Undivided interests
Flat     Square feet     Interest
11               900      20.00%
12             1,100      25.00%
13               800      15.00%
Share of the flats                  60.00%
Residential                         60.00%
Shop            Street and door                 Interest
S-1             Hill Road, by the gate           22.00%
S-2             Hill Road, corner of Main        18.00%
Retail                              40.00%`);
    expect(shares).toEqual(['11=20.00%', '12=25.00%', '13=15.00%', 'S-1=22.00%', 'S-2=18.00%']);
    expect(codes).toEqual([]);
  });
});

describe('units in sentences', () => {
  it('are every other one of a range where it says so', () => {
    const { shares, codes } =
      read(`The even-numbered Lots from 2 to 8, inclusive (4 Lots), each have a 10.5% interest in the Common Area.
Lots 1 through 13, odd numbers only, each have an undivided 8.2857% interest in the Common Area.`);
    expect(shares).toHaveLength(11);
    expect(shares).toEqual(expect.arrayContaining(['2=10.5%', '8=10.5%', '1=8.2857%', '13=8.2857%']));
    expect(codes).not.toContain('ownership-gap');
  });

  it('have equal shares where each of them bears one', () => {
    const { shares } = read(
      `Each of Parcels 1 through 40 bears an equal 1/40 share of the Common Expenses and owns a 1/40 interest in the Common Area.`,
    );
    expect(shares).toHaveLength(40);
    expect(shares[39]).toBe('40=1/40');
  });
});
