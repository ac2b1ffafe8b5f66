import { documentOfText } from '../reading/document-of-text';
import type { KindContext } from '../types';
import { readOwnership } from './read-ownership';

/** Lists of units and leaders as surveyors and lawyers set them; every name and figure is made up. */

const ctx: KindContext = { documentId: 7, documentName: 'declaration.pdf', readingId: 'reading' };

function read(text: string, source?: 'ocr'): { shares: string[][]; codes: string[] } {
  const { parts, warnings } = readOwnership(documentOfText(text, source), ctx);
  return {
    shares: parts.map((part) =>
      part.shares.map(({ unit, share }) => `${unit}=${share.value.n}/${share.value.d}`),
    ),
    codes: warnings.map((warning) => warning.code),
  };
}

describe('units of a type that fill several lines of their cell', () => {
  it('gives each unit of the list the share beside its first line', () => {
    const { shares, codes } = read(`MASTER DEED
Undivided interests in the common elements
Model      Units                      Count      Percentage of each
Alpine     11, 12, 14,                  5              12.00%
           21, 22
Birch      13, 23,                      4              10.00%
           31,
           32

Section 9. Leasing. No unit may be leased for less than a year.`);
    expect(shares).toEqual([
      [
        ...['11', '12', '14', '21', '22'].map((unit) => `${unit}=3/25`),
        ...['13', '23', '31', '32'].map((unit) => `${unit}=1/10`),
      ],
    ]);
    expect(codes).toEqual([]);
  });
});

describe('lists on a typewritten scan', () => {
  it('are one, however wide their words, and go on below the rest of the name of their type', () => {
    const { shares, codes } = read(
      `MASTER DEED
Undivided interests in the common elements
Model         Units                 Count      Share of each
Alpine        11,  12,  14,  21     4          .1500
Birch (Two    13,  22,              4          .1000
rooms)        23,  24`,
      'ocr',
    );
    expect(shares).toEqual([
      [
        ...['11', '12', '14', '21'].map((unit) => `${unit}=3/20`),
        ...['13', '22', '23', '24'].map((unit) => `${unit}=1/10`),
      ],
    ]);
    expect(codes).toEqual([]);
  });
});

describe('exhibits of shares alone', () => {
  it('keeps the point of a decimal behind a leader, and goes on over the number of the exhibit at a page foot', () => {
    const row = (unit: number): string => `   Unit ${unit} ..................................      .25000`;
    const { shares } = read(
      `EXHIBIT C\nALLOCATED INTERESTS\n\n${row(1)}\n${row(2)}\n\nExhibit C-1\n\f${row(3)}\n${row(4)}\n\nExhibit C-2`,
    );
    expect(shares).toEqual([['1=1/4', '2=1/4', '3=1/4', '4=1/4']]);
  });
});

describe('a list of sentences that is longer than what is looked back for its heading', () => {
  it('is read to its end', () => {
    const item = (n: number): string =>
      `(${n})  Suites ${[1, 2, 3, 4].map((floor) => floor * 100 + n).join(', ')}, which are the four suites of the
      design that the plans call number ${n} and that look upon the garden,
      have 5% each;`;
    const { shares, codes } = read(`MASTER DEED
The undivided interest in the common property that goes with a suite is as follows:
${[1, 2, 3, 4, 5].map(item).join('\n')}`);
    expect(shares).toHaveLength(1);
    expect(shares[0]).toHaveLength(20);
    expect(shares[0]).toContain('405=1/20');
    expect(codes).toEqual([]);
  });
});
