import type { OwnershipPart } from '@hoa/contracts';
import { documentOfText } from '../reading/document-of-text';
import type { KindContext } from '../types';
import { readOwnership } from './read-ownership';

const ctx: KindContext = { documentId: 7, documentName: 'declaration.pdf', readingId: 'reading' };

function read(text: string, source: 'text' | 'ocr' = 'text'): { parts: OwnershipPart[]; codes: string[] } {
  const { parts, warnings } = readOwnership(documentOfText(text, source), ctx);
  return { parts, codes: warnings.map((warning) => warning.code) };
}

/** `101=1/36` for each share of a part, in lowest terms. */
function shares(part: OwnershipPart | undefined): string[] {
  return (part?.shares ?? []).map(({ unit, share }) => `${unit}=${share.value.n}/${share.value.d}`);
}

function units(part: OwnershipPart | undefined): string {
  return (part?.shares ?? []).map(({ unit }) => unit).join(' ');
}

function percentSum(part: OwnershipPart | undefined): number {
  return part ? Number(part.sum.n) / Number(part.sum.d) : NaN;
}

describe('shares of a table', () => {
  it('reads percentages behind leader dots', () => {
    const { parts, codes } = read(`
DECLARATION OF CONDOMINIUM FOR ASPEN COURT
EXHIBIT "C"
PERCENTAGE INTEREST IN THE COMMON ELEMENTS
Unit 101 ........................ 24.5000%
Unit 102 ........................ 25.5000%
Unit 201 ........................ .8750%
Unit 202 ........................ 49.1250%
TOTAL ........................... 100.0000%`);
    expect(shares(parts[0])).toEqual(['101=49/200', '102=51/200', '201=7/800', '202=393/800']);
    expect(parts[0]).toMatchObject({ inForce: true, sum: { n: '100', d: '1' }, pages: [1, 1] });
    expect(codes).toEqual([]);
  });

  it('reads bare percentages under a head, among other figures', () => {
    const { parts, codes } = read(`
MASTER DEED
SCHEDULE B
Unit      Approximate      Number       Immediate          Percentage
No.       Area (sq ft)     of Rooms     Common Area        Interest
1A           1,018            4         Hall, stairs         14.25
1B             987            4         Hall, stairs         13.85
2A           1,140            5         Hall, stairs         22.40
2B           1,102            5         Hall, stairs         21.50
PH           1,450            6         Hall, roof deck      28.00
                                        Total               100.00`);
    expect(shares(parts[0])).toEqual(['1A=57/400', '1B=277/2000', '2A=28/125', '2B=43/200', 'PH=7/25']);
    expect(codes).toEqual([]);
  });

  it('reads decimals that add to one', () => {
    const { parts } = read(`
EXHIBIT D - UNDIVIDED INTERESTS IN COMMON ELEMENTS
Apt.       Fraction
A          .25000
B          .12500
C          .12500
D          .50000
           1.00000`);
    expect(shares(parts[0])).toEqual(['A=1/4', 'B=1/8', 'C=1/8', 'D=1/2']);
  });

  it('reads fractions in figures and in words', () => {
    const { parts } = read(`
Declaration of Covenants. Each Unit's undivided interest in the Common Elements is:
Unit 1     one-sixth (1/6)
Unit 2     1/6th
Unit 3     one-third
Unit 4     two-sixths`);
    expect(shares(parts[0])).toEqual(['1=1/6', '2=1/6', '3=1/3', '4=1/3']);
    expect(parts[0]?.sum).toEqual({ n: '100', d: '1' });
  });

  it('spreads ranges that say each, and lists', () => {
    const { parts, codes } = read(`
EXHIBIT B. ALLOCATED INTERESTS
Units 101-110, each             0.8750%
Units 201 through 210, each     4.1250%
Units 301, 302, 303 and 304     12.5000% each`);
    expect(parts[0]?.shares).toHaveLength(24);
    expect(shares(parts[0]).slice(9, 11)).toEqual(['110=7/800', '201=33/800']);
    expect(percentSum(parts[0])).toBe(100);
    expect(codes).toEqual([]);
  });

  it('reads column pairs side by side', () => {
    const { parts, codes } = read(`
EXHIBIT A  PERCENTAGE OF OWNERSHIP
Unit    Percentage      Unit    Percentage      Unit    Percentage
101      10.00%         201      11.00%         301      12.00%
102      10.00%         202      11.00%         302      12.00%
103      11.00%         203      11.50%         303      11.50%`);
    expect(units(parts[0]).split(' ').sort().join(' ')).toBe('101 102 103 201 202 203 301 302 303');
    expect(percentSum(parts[0])).toBe(100);
    expect(codes).toEqual([]);
  });

  it('is not misled by a column of votes or of assessments', () => {
    const { parts } = read(`
EXHIBIT B - ALLOCATED INTERESTS
Unit     Common Elements     Votes     Monthly Assessment
1             20.5%            1           $205.00
2             29.5%            1           $295.00
3             50.0%            1           $500.00`);
    expect(shares(parts[0])).toEqual(['1=41/200', '2=59/200', '3=1/2']);
  });

  it('keeps lots and blocks', () => {
    const { parts } = read(`
EXHIBIT C: PROPORTIONATE SHARE OF COMMON EXPENSES
Unit 1   Lot 5, Block 2     25%
Unit 2   Lot 6, Block 2     25%
Unit 3   Lot 7, Block 2     50%`);
    expect(parts[0]?.shares.map(({ unit, lot }) => [unit, lot])).toEqual([
      ['1', '5'],
      ['2', '6'],
      ['3', '7'],
    ]);
  });

  it('takes a lot for the unit where there are only lots', () => {
    const { parts } = read(`
Assessment share of each Lot:
Lot 1    1/4
Lot 2    1/4
Lot 3    1/2`);
    expect(parts[0]?.shares.map(({ unit, lot }) => [unit, lot])).toEqual([
      ['1', '1'],
      ['2', '2'],
      ['3', '3'],
    ]);
  });

  it('tells the same number in two buildings apart', () => {
    const { parts, codes } = read(`
EXHIBIT B  UNDIVIDED INTEREST
Building     Unit     Interest
A            101      20%
A            102      30%
B            101      20%
B            102      30%`);
    expect(units(parts[0])).toBe('A-101 A-102 B-101 B-102');
    expect(codes).toEqual([]);
  });

  it('makes a part of each tower of 100 %', () => {
    const { parts, codes } = read(`
EXHIBIT B  PERCENTAGE OF UNDIVIDED INTEREST IN LIMITED COMMON ELEMENTS OF EACH TOWER
TOWER A
101      40%
102      60%
Total    100%
TOWER B
101      45%
102      55%
Total    100%`);
    expect(parts.map((part) => [part.group, units(part), part.inForce])).toEqual([
      ['TOWER A', '101 102', true],
      ['TOWER B', '101 102', true],
    ]);
    expect(codes).toEqual([]);
  });

  it('goes on over pages, heads and subtotals', () => {
    const { parts, codes } = read(`Aspen Court Declaration
EXHIBIT B
Percentage interests in the common elements
Unit    Interest
101     25%
102     25%
Page 1\fAspen Court Declaration
EXHIBIT B (continued)
Unit    Interest
201     20%
Building One subtotal     70%
202     30%
Total   100%
Page 2\fAspen Court Declaration
Signatures
Page 3`);
    expect(units(parts[0])).toBe('101 102 201 202');
    expect(parts[0]?.pages).toEqual([1, 2]);
    expect(codes).toEqual([]);
  });

  it('puts letters right only inside numbers', () => {
    const { parts, codes } = read(
      `
EXHIBIT B  UNDIVIDED INTERESTS
Unit lO1     2O.5OOO%
Unit 102     2l.5000%
Unit 103     28.0000%
Unit 104     30.0000 %`,
      'ocr',
    );
    expect(shares(parts[0])).toEqual(['101=41/200', '102=43/200', '103=7/25', '104=3/10']);
    expect(codes).toContain('ownership-repaired');
  });
});

describe('shares in sentences', () => {
  it('gives each unit one share where they are equal and listed', () => {
    const { parts, codes } = read(`
DECLARATION OF CONDOMINIUM
2.1 The Project consists of Units 101 through 112, as shown on the Plan.
3.2 Each Owner shall own, appurtenant to his Unit, an undivided one-twelfth (1/12th) interest in the Common
Elements as a tenant in common with the other Owners.`);
    expect(parts[0]?.shares).toHaveLength(12);
    expect(shares(parts[0])[11]).toBe('112=1/12');
    expect(parts[0]?.shares[0]?.share).toMatchObject({ raw: '1/12th', source: { page: 1, line: 3 } });
    expect(codes).toEqual([]);
  });

  it('numbers equal units by their count, and says so', () => {
    const { parts, codes } = read(`
DECLARATION OF COVENANTS, CONDITIONS AND RESTRICTIONS
The Property is divided into forty-eight (48) Lots. Common Expenses shall be divided equally among all Lots.`);
    expect(parts[0]?.shares).toHaveLength(48);
    expect(shares(parts[0])[47]).toBe('48=1/48');
    expect(codes).toEqual(['ownership-counted']);
    expect(parts[0]?.shares[0]?.share.confidence).toBeLessThan(0.8);
  });

  it('reads a share for each named unit', () => {
    const { parts } = read(`
Declaration. The undivided interest in the Common Elements appurtenant to each Unit is as follows: Unit A shall
have an undivided twenty-two percent (22%) interest; Unit B shall have an undivided 30% interest; and Unit C
shall have an undivided 48% interest.`);
    expect(shares(parts[0])).toEqual(['A=11/50', 'B=3/10', 'C=12/25']);
  });
});

describe('which table holds', () => {
  const original = `DECLARATION OF CONDOMINIUM OF BIRCH HOLLOW
Recorded March 3, 1984
EXHIBIT B
Percentage interest in common elements
Unit 1     30%
Unit 2     30%
Unit 3     40%`;
  const amended = `FIRST AMENDMENT TO DECLARATION OF CONDOMINIUM
Recorded June 9, 1991
Exhibit B to the Declaration is hereby deleted in its entirety and replaced with the following:
EXHIBIT B
Percentage interest in common elements
Unit 1     33%
Unit 2     33%
Unit 3     34%`;

  it('is the amendment, in either order', () => {
    for (const text of [`${original}\f${amended}`, `${amended}\f${original}`]) {
      const { parts, codes } = read(text);
      expect(parts).toHaveLength(2);
      const [held] = parts.filter((part) => part.inForce);
      expect(shares(held)).toEqual(['1=33/100', '2=33/100', '3=17/50']);
      expect(held?.why).toMatch(/amendment/i);
      expect(parts.find((part) => !part.inForce)?.why).toMatch(/superseded/i);
      expect(codes).toEqual([]);
    }
  });

  it('is the older table with an amendment of some units', () => {
    const { parts } = read(`${original}\fSECOND AMENDMENT TO DECLARATION
The percentage interests of the following Units are amended to read:
EXHIBIT B
Unit 1     25%
Unit 2     35%`);
    const [held] = parts.filter((part) => part.inForce);
    expect(shares(held)).toEqual(['1=1/4', '2=7/20', '3=2/5']);
    expect(percentSum(held)).toBe(100);
    expect(held?.shares.map(({ share }) => share.source.page)).toEqual([2, 2, 1]);
  });

  it('says when it does not know', () => {
    const { parts, codes } = read(`EXHIBIT B
Percentage interest in common elements
Unit 1     50%
Unit 2     50%

SCHEDULE OF UNITS
Percentage interest in common elements
Unit 1     49%
Unit 2     51%`);
    expect(parts.map((part) => part.inForce)).toEqual([false, true]);
    expect(codes).toContain('ownership-versions');
  });
});

describe('what is wrong in the document', () => {
  it('is told: sum, duplicate, gap', () => {
    const { parts, codes } = read(`
EXHIBIT B  UNDIVIDED INTERESTS
Unit 101     20.0000%
Unit 102     20.0000%
Unit 104     20.0000%
Unit 104     20.0000%
Unit 105     19.9998%`);
    expect(percentSum(parts[0])).toBeCloseTo(99.9998, 9);
    expect(codes).toEqual(expect.arrayContaining(['ownership-sum', 'ownership-duplicate', 'ownership-gap']));
  });

  it('is told where words and figures disagree', () => {
    const { codes, parts } = read(`
EXHIBIT B  UNDIVIDED INTERESTS
Unit 1     one-half (1/2)
Unit 2     one-fourth (1/3)`);
    expect(codes).toContain('ownership-contradiction');
    expect(parts[0]?.shares[1]?.share.confidence).toBeLessThanOrEqual(0.5);
  });
});

describe('papers without a table', () => {
  it.each([
    [
      'a declaration whose exhibit is missing',
      'DECLARATION\nThe percentage interest of each Unit is set forth on Exhibit B.\nApproval needs 67% of the Owners and 51% of mortgagees.',
      ['ownership-none'],
    ],
    [
      'by-laws',
      'BY-LAWS\nA quorum is 25% of the votes. Interest on late assessments is 12% per year.\nSection 5   10%\nSection 6   20%',
      ['ownership-none'],
    ],
    [
      'a budget',
      'Annual budget 2026\n5010  Insurance  12,000.00  12%\n5020  Landscape  24,000.00  24%\nTotal  36,000.00  100%',
      [],
    ],
    ['a contract', 'Service agreement\nYear 1   3%\nYear 2   4%\nUnit rates: Unit 1  $50.00', []],
    ['a statement of values', 'Insurance\nBuilding 1   $2,000,000   90%\nBuilding 2   $1,000,000   90%', []],
  ])('give nothing: %s', (_name, text, expected) => {
    const { parts, codes } = read(text);
    expect(parts).toEqual([]);
    expect(codes).toEqual(expected);
  });
});

describe('what recorded documents say', () => {
  it('lists several units in one row, with their areas', () => {
    const { parts, codes } = read(`
EXHIBIT C   UNDIVIDED INTERESTS IN THE COMMON ELEMENTS
Units                  Area        Percentage
101, 103, 105, 107     1,200        10.00%
102, 104               1,450        12.50%
201 and 202            1,800        17.50%`);
    expect(units(parts[0])).toBe('101 103 105 107 102 104 201 202');
    expect(percentSum(parts[0])).toBe(100);
    expect(codes.filter((code) => code !== 'ownership-gap')).toEqual([]);
  });

  it('divides by a fraction whose numerator is one', () => {
    const { parts } = read(`DECLARATION OF COVENANTS
The Community consists of fifty-seven (57) Units. Each Unit's share of all Common Expense assessments shall be the
percentage equivalent of a fraction, the numerator of which is one and the denominator of which is the total number of
Units at the time of such assessment.`);
    expect(parts[0]?.shares).toHaveLength(57);
    expect(shares(parts[0])[0]).toBe('1=1/57');
  });

  it('does not take the cost of one building for ownership', () => {
    const { parts } = read(`THIRD AMENDMENT TO DECLARATION OF CONDOMINIUM
a. Common Expenses. Each Unit in the Condominium is allocated one-eleventh of the liability for common expenses and
the rights to one-eleventh of common surpluses.
b. For any Proposed Work that is done jointly, the Unit Owners shall be responsible for their portion of the cost of
the Proposed Work to Building 2 in the following percentages:
UNIT     PERCENTAGES
2        22%
8        11%
9        11%
10       45%
11       11%`);
    const [held] = parts.filter((part) => part.inForce);
    expect(held?.shares).toHaveLength(11);
    expect(held?.shares[0]?.share.value).toEqual({ n: '1', d: '11' });
    expect(parts).toHaveLength(1);
  });
});

describe('rarer shapes', () => {
  it('joins the shares of types with the types of units', () => {
    const { parts } = read(`
DECLARATION OF CONDOMINIUM
SCHEDULE OF PERCENTAGE INTERESTS IN COMMON ELEMENTS
Unit Type      Number of Units     Percentage per Unit     Total
A              2                   10.00%                  20.00%
B              2                   40.00%                  80.00%

Unit Number    Unit Type
101            A
102            B
201            A
202            B`);
    expect(shares(parts[0])).toEqual(['101=1/10', '102=2/5', '201=1/10', '202=2/5']);
  });

  it('takes the column of all phases, and addresses for units', () => {
    const phases = read(`
SUPPLEMENTAL DECLARATION. EXHIBIT C
Undivided interests in the common elements
Unit      Phase I only     Phases I and II
1         50.00%           25.00%
2         50.00%           25.00%
3                          25.00%
4                          25.00%`).parts;
    expect(shares(phases[0])).toEqual(['1=1/4', '2=1/4', '3=1/4', '4=1/4']);
    const addresses = read(`
RESTATED DECLARATION. EXHIBIT B
Unit Address          Percentage of Common Elements
12 Elm Street #1      62.500%
14 Elm Street #2      37.500%`).parts;
    expect(shares(addresses[0])).toEqual(['12 Elm Street #1=5/8', '14 Elm Street #2=3/8']);
  });

  it('numbers nothing where assessments are uniform and units are not listed', () => {
    const uniform = 'Both annual and special assessments must be fixed at a uniform rate for all Lots.';
    expect(read(`DECLARATION OF COVENANTS\nThe property consists of 24 units. ${uniform}`).parts).toEqual([]);
    expect(
      read(`DECLARATION OF COVENANTS\nThe property consists of Lots 1 through 24. ${uniform}`).parts[0]
        ?.shares,
    ).toHaveLength(24);
  });
});
