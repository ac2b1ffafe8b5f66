import { percentSum, read, shares, units } from './testing/declaration';

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

  it('takes a uniform rate of assessments for no ownership, whether lots are listed or not', () => {
    const uniform = 'Both annual and special assessments must be fixed at a uniform rate for all Lots.';
    expect(read(`DECLARATION OF COVENANTS\nThe property consists of 24 units. ${uniform}`).parts).toEqual([]);
    expect(
      read(`DECLARATION OF COVENANTS\nThe property consists of Lots 1 through 24. ${uniform}`).parts,
    ).toEqual([]);
  });
});
