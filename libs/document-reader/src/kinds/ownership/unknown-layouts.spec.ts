import type { OwnershipPart } from '@hoa/contracts';
import { documentOfText } from '../reading/document-of-text';
import type { KindContext } from '../types';
import { readOwnership } from './read-ownership';

const ctx: KindContext = { documentId: 7, documentName: 'declaration.pdf', readingId: 'reading' };

function read(text: string): { parts: OwnershipPart[]; codes: string[] } {
  const { parts, warnings } = readOwnership(documentOfText(text), ctx);
  return { parts, codes: warnings.map((warning) => warning.code) };
}

function shares(part: OwnershipPart | undefined): string[] {
  return (part?.shares ?? []).map(({ unit, share }) => `${unit}=${share.value.n}/${share.value.d}`);
}

describe('units described one after the other', () => {
  it('gives a share to the unit that its description began with', () => {
    const { parts, codes } = read(`MASTER DEED

Unit 1A. Two rooms and a bath on the first floor, of about 812 square feet. It adjoins the stair hall.
Its percentage interest in the common elements is 40.5%.

Unit 1B. Three rooms on the second floor. The undivided interest appurtenant to it is 59.5%.

Section 9. Leasing. No more than 20% of the common elements may be leased.`);
    expect(shares(parts[0])).toEqual(['1A=81/200', '1B=119/200']);
    expect(parts).toHaveLength(1);
    expect(codes).toEqual([]);
  });
});

describe('a description that says its share of the votes too', () => {
  it('has one share', () => {
    const { parts } = read(`MASTER DEED

Unit 1A. Two rooms. Its owner has a 20.5% interest in the common elements and 20.5% of the votes.

Unit 1B. Two rooms. Its owner has a 79.5% interest in the common elements and 79.5% of the votes.`);
    expect(shares(parts[0])).toEqual(['1A=41/200', '1B=159/200']);
  });
});

describe('tables over several pages', () => {
  it('goes on under another exhibit that is called a continuation, whatever all add to', () => {
    const { parts, codes } = read(`DECLARATION OF CONDOMINIUM
EXHIBIT "B"
PERCENTAGE OF OWNERSHIP
Unit      Percentage
1         20.00%
2         20.00%
3         15.00%
\fEXHIBIT "B-1"
PERCENTAGE OF OWNERSHIP (Continued)
Unit      Percentage
4         20.00%
5         26.00%`);
    expect(shares(parts[0])).toHaveLength(5);
    expect(parts[0]?.sum).toEqual({ n: '101', d: '1' });
    expect(codes).toContain('ownership-sum');
  });

  it('keeps rows of decimals that look like each other at the edge of each page', () => {
    const rows = (from: number): string =>
      Array.from({ length: 10 }, (_, i) => `${from + i}      789      P-${i + 11}      1      .025000`).join(
        '\n',
      );
    const { parts } = read(`MASTER DEED
SCHEDULE OF UNITS
Unit     Area     Parking   Votes  Undivided Interest
${rows(101)}\f${rows(201)}\f${rows(301)}\f${rows(401)}`);
    expect(parts[0]?.shares).toHaveLength(40);
    expect(parts[0]?.sum).toEqual({ n: '100', d: '1' });
  });
});

describe('words of another article above a table', () => {
  it('are not about the table', () => {
    const { parts } = read(`MASTER DEED
4. Voting. A quorum is present if owners who may cast a quarter of the votes attend in person or by proxy.
5. Insurance. The board shall insure the buildings for their full replacement cost, without coinsurance.
The interest of each Unit goes by its type as the plans show it:
  Type A (Units 2D, 2F): each 10.5%.
  Type B (Units 1A, 2E, 3D): each 26.3333%.`);
    expect(parts[0]).toMatchObject({ inForce: true });
    expect(parts[0]?.shares).toHaveLength(5);
  });
});

describe('figures and places printed once', () => {
  it('leaves a whole percentage as it is beside ones with decimals, where all add to the whole', () => {
    const { parts, codes } = read(`DECLARATION OF CONDOMINIUM
EXHIBIT B - PERCENTAGE INTERESTS
Unit 1      30.5%
Unit 2      29.5%
Unit 3      40%`);
    expect(shares(parts[0])).toEqual(['1=61/200', '2=59/200', '3=2/5']);
    expect(codes).toEqual([]);
  });

  it('carries a building down over the rows where its column is blank', () => {
    const { parts } = read(`DECLARATION
EXHIBIT C
SCHEDULE OF PERCENTAGE INTERESTS
Building   Unit      Model     Percentage
1          101       Aspen     20.00
           102       Birch     30.00
2          101       Aspen     20.00
           102       Birch     30.00`);
    expect(shares(parts[0])).toEqual(['1-101=1/5', '1-102=3/10', '2-101=1/5', '2-102=3/10']);
  });
});

describe('units with names', () => {
  it('reads units named with a number, beside a column of votes', () => {
    const { parts, codes } = read(`DECLARATION OF CONDOMINIUM
SCHEDULE B
Unit Designation      Floor Area      Proportionate Interest      Votes
Garden 1              812             .2000                       20
Garden 2              812             .2000                       20
Terrace 1             1,200           .3000                       30
Terrace 2             1,200           .3000                       30`);
    expect(shares(parts[0])).toEqual(['Garden 1=1/5', 'Garden 2=1/5', 'Terrace 1=3/10', 'Terrace 2=3/10']);
    expect(parts).toHaveLength(1);
    expect(parts[0]?.inForce).toBe(true);
    expect(codes).toEqual([]);
  });

  it('reads units numbered in words, and does not divide equally among them', () => {
    const { parts } = read(`MASTER DEED
Each of the Units shall have the following beneficial interest in the Trust:
Unit One          25.00%
Unit Two          25.00%
Unit Three        50.00%`);
    expect(shares(parts[0])).toEqual(['One=1/4', 'Two=1/4', 'Three=1/2']);
  });
});

describe('one heading over two listings', () => {
  it('parts what lists the same units before and after another phase', () => {
    const { parts, codes } = read(`MASTER DEED
Percentage Interest in Common Elements
Phase I
Unit 1     50.0%
Unit 2     50.0%
Upon addition of Phase II
Unit 1     25.0%
Unit 2     25.0%
Unit 3     25.0%
Unit 4     25.0%`);
    expect(parts.map(({ shares: all, inForce }) => [all.length, inForce])).toEqual([
      [2, false],
      [4, true],
    ]);
    expect(codes).toEqual(['ownership-versions']);
  });
});

describe('halves of a table side by side', () => {
  it('takes the figures of a second half without a head for what those of the first are', () => {
    const rows = Array.from({ length: 10 }, (_, i) => `${i + 101}      5.0625       ${i + 201}      4.9375`);
    const { parts } = read(`MASTER DEED

UNDIVIDED INTERESTS IN THE COMMON ELEMENTS
Unit     Percentage
${rows.join('\n')}`);
    expect(parts[0]?.shares).toHaveLength(20);
    expect(parts[0]?.sum).toEqual({ n: '100', d: '1' });
  });

  it('parts a share from the name that stands close behind it in every row', () => {
    const rows = Array.from({ length: 10 }, (_, i) => `#${101 + i}      5.0000% #${201 + i}      5.0000%`);
    const { parts } = read(`MASTER DEED

UNDIVIDED INTERESTS IN THE COMMON ELEMENTS
Unit      Allocated Interest Unit     Allocated Interest
${rows.join('\n')}`);
    expect(parts[0]?.shares).toHaveLength(20);
    expect(parts[0]?.sum).toEqual({ n: '100', d: '1' });
  });
});

describe('names in capitals', () => {
  it('reads the number behind UNIT NO.', () => {
    const { parts } = read(`MASTER DEED

THE PERCENTAGE OF UNDIVIDED INTEREST APPURTENANT TO EACH UNIT IS AS FOLLOWS:
UNIT NO. 1001     40.00 per cent
UNIT NO. 1002     35.00 per cent
UNIT NO. 1003     25.00 per cent`);
    expect(shares(parts[0])).toEqual(['1001=2/5', '1002=7/20', '1003=1/4']);
  });
});

describe('a scan that is hard to read', () => {
  it('is not said to have no table: one may stand where nothing could be read', () => {
    const paper = documentOfText('MASTER DEED\n\nThis Declaration is made on the date below.');
    const poor = { code: 'poor-scan', message: 'Page 2 is hard to read (OCR).', page: 2 };
    const { parts, warnings } = readOwnership({ ...paper, warnings: [poor] }, ctx);
    expect(parts).toEqual([]);
    expect(warnings.map(({ message }) => message)).toEqual([
      expect.stringContaining('page 2 is hard to read'),
    ]);
  });
});
