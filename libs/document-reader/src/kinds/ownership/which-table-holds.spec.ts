import { percentSum, read, shares } from './testing/declaration';

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
