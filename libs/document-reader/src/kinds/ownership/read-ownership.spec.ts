import { percentSum, read, shares, units } from './testing/declaration';

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
The Property is divided into forty-eight (48) Lots. Ownership of the Common Area shall be divided equally among all Lots.`);
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
