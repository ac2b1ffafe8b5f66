import type { OwnershipPart } from '@hoa/contracts';
import { documentOfText } from '../reading/document-of-text';
import { readOwnership } from './read-ownership';

function read(text: string): { parts: OwnershipPart[]; codes: string[] } {
  const ctx = { documentId: 3, documentName: 'declaration.pdf', readingId: 'reading' };
  const { parts, warnings } = readOwnership(documentOfText(text), ctx);
  return { parts, codes: warnings.map((warning) => warning.code) };
}

const shares = (part: OwnershipPart | undefined): string[] =>
  (part?.shares ?? []).map(({ unit, share }) => `${unit}=${share.value.n}/${share.value.d}`);

describe('shares that a declaration states more than once', () => {
  it('are one table in force where words and figures agree', () => {
    const { parts, codes } = read(`DECLARATION OF CONDOMINIUM
4.1 Shares. Each of Units 1 through 5 is sold together with an undivided one-fifth
(1/5) interest in the Common Elements, which cannot be separated from it.`);
    expect(parts).toHaveLength(1);
    expect(parts[0]!.inForce).toBe(true);
    expect(shares(parts[0])).toEqual(['1=1/5', '2=1/5', '3=1/5', '4=1/5', '5=1/5']);
    expect(codes).toEqual([]);
  });

  it('hold after the table that is deleted', () => {
    const { parts } = read(`SECOND AMENDMENT TO DECLARATION
1. Exhibit C of the Declaration, which reads as follows, is DELETED:
Unit      Interest
1         50%
2         50%
2. In its place this Exhibit C is ADOPTED by all owners:
Unit      Interest
1         45%
2         55%`);
    expect(parts.map(({ inForce }) => inForce)).toEqual([false, true]);
    expect(shares(parts[1])).toEqual(['1=9/20', '2=11/20']);
  });
});

describe('parts of the cost of something', () => {
  it('are no shares where a sentence gives them out beside the shares', () => {
    const { parts, codes } = read(`DECLARATION OF CONDOMINIUM
The undivided interest in the Common Elements is allocated as follows. The Owner of Unit 1 has sixty percent (60%).
The Owner of Unit 2 has forty percent (40%).
The Owner of Unit 1 bears one hundred percent (100%) of the upkeep of the cellar.
The owner of Unit 2 pays one-half of the cost of the garden wall, when it is built.`);
    expect(parts.map(shares)).toEqual([['1=3/5', '2=2/5']]);
    expect(codes).toEqual([]);
  });

  it('are no ownership of lots that no list names', () => {
    const { parts } = read(`DECLARATION OF COVENANTS
Common Expenses are allocated equally among the 64 Lots.`);
    expect(parts).toEqual([]);
  });

  it('are no table of ownership under words of work', () => {
    const { parts } = read(`AMENDMENT TO DECLARATION
Each of Units 1 through 4 has an undivided one-fourth interest in the Common Elements.
Work on the roof of Building 2 is paid by the owners of its Units alone in these percentages:
UNIT PERCENTAGE OF COST OF WORK
3         30%
4         70%`);
    expect(parts.filter(({ inForce }) => inForce).map(shares)).toEqual([
      ['1=1/4', '2=1/4', '3=1/4', '4=1/4'],
    ]);
  });
});

describe('what completes a table', () => {
  it('may be a sentence below it', () => {
    const { parts, codes } = read(`SCHEDULE B TO THE DECLARATION
Percentage interest of each apartment
Apartment     Interest
1             30%
2             30%
3             35%
The percentages govern common expenses. The remaining 5% is held by the commercial
space C-1.`);
    expect(parts.map(shares)).toEqual([['1=3/10', '2=3/10', '3=7/20', 'C-1=1/20']]);
    expect(codes).toEqual([]);
  });

  it('is the printed denominator where no head names the measure', () => {
    const { parts, codes } = read(`CONDOMINIUM DECLARATION
The undivided interest in the common elements of each Unit is a fraction. The numerator is the square footage of
the Unit and the denominator is the square footage of all Units, which is 4,000.
Unit   Size
1      1,000   P-1
2      1,400   P-2
3      1,600   P-3`);
    expect(parts.map(shares)).toEqual([['1=1/4', '2=7/20', '3=2/5']]);
    expect(codes).toEqual(['ownership-computed']);
  });
});
