import type { OwnershipPart } from '@hoa/contracts';
import { documentOfText } from '../reading/document-of-text';
import { readOwnership } from './read-ownership';

/** What documents recorded decades ago have: measures for shares, lost points, totals without a word, buildings as headings. */
function read(text: string, source: 'text' | 'ocr' = 'text'): { parts: OwnershipPart[]; codes: string[] } {
  const ctx = { documentId: 7, documentName: 'declaration.pdf', readingId: 'reading' };
  const { parts, warnings } = readOwnership(documentOfText(text, source), ctx);
  return { parts, codes: warnings.map((warning) => warning.code) };
}

const shares = (part: OwnershipPart | undefined): string[] =>
  (part?.shares ?? []).map(({ unit, share }) => `${unit}=${share.value.n}/${share.value.d}`);

describe('shares that follow from a measure', () => {
  it.each([
    [
      'par values',
      'The undivided interest of each Unit is the ratio of its par value to the aggregate par value of all Units.',
      'Par Value',
    ],
    [
      'areas',
      'The percentage interest of a Unit is the proportion that its square footage bears to that of all Units.',
      'Square Feet',
    ],
  ])('are computed from %s where the words say so, and told', (_name, words, head) => {
    const { parts, codes } = read(`
DECLARATION OF CONDOMINIUM
${words}
EXHIBIT C
Unit        Model      ${head}
101         Elm        1,200
102         Oak        1,400
103         Elm        1,400`);
    expect(shares(parts[0])).toEqual(['101=3/10', '102=7/20', '103=7/20']);
    expect(codes).toEqual(['ownership-computed']);
    expect(parts[0]!.shares[0]!.share.confidence).toBeLessThan(0.9);
  });

  it('have the denominator that is printed', () => {
    const { parts, codes } = read(`
MASTER DEED
The fractional interest of each Unit has the number set opposite it as numerator and a denominator of 1,000.
Unit      Numerator
101       240
102       260
103       400`);
    expect(shares(parts[0])).toEqual(['101=6/25', '102=13/50', '103=2/5']);
    expect(codes).toEqual(['ownership-sum', 'ownership-computed']);
  });

  it('warn where the printed total of the measure is another', () => {
    expect(
      read(`
DECLARATION OF CONDOMINIUM
Undivided interests are fractions, the numerator of which is the par value of the Unit.
Unit        Par Value
1           12
2           14
3           12
Total       48`).codes,
    ).toContain('ownership-total');
  });

  it('are none where only areas are listed', () => {
    expect(
      read(`
DECLARATION OF CONDOMINIUM
EXHIBIT B
Unit     Square Footage
101      1,000
102      1,500`).parts,
    ).toEqual([]);
  });
});

describe('bare figures', () => {
  it('are decimals though one of them is misprinted above one', () => {
    const rows = Array.from(
      { length: 10 },
      (_, i) => `${101 + i}       910      ${i === 3 ? '1.1000' : '0.1000'}`,
    );
    const { parts, codes } = read(
      `DECLARATION OF CONDOMINIUM\nEXHIBIT B\nUnit      Sq. Ft.      Undivided Interest\n${rows.join('\n')}`,
    );
    expect(shares(parts[0])[0]).toBe('101=1/10');
    expect(codes).toContain('ownership-sum');
  });

  it('get their lost point back on a scan, and say so', () => {
    const { parts, codes } = read(
      `DECLARATION OF CONDOMINIUM
EXHIBIT B PERCENTAGE OF INTEREST IN COMMON ELEMENTS
UNIT        PERCENTAGE
l01         .25000
102         .O2500
103         22500
104         .25000
105         .25000`,
      'ocr',
    );
    expect(shares(parts[0])).toEqual(['101=1/4', '102=1/40', '103=9/40', '104=1/4', '105=1/4']);
    expect(codes).toEqual(['ownership-repaired']);
  });

  it('do not take a total without a word for a unit', () => {
    const { parts, codes } = read(`
DECLARATION OF CONDOMINIUM
                 Unit          Square             Interest In
                 Number        Footage            Common Elements
                 1             950                .2375
                 2             1050               .2625
                 3             2000               .5
                               4000               1.0000`);
    expect(shares(parts[0])).toEqual(['1=19/80', '2=21/80', '3=1/2']);
    expect(codes).toEqual([]);
  });
});

describe('units', () => {
  it('begin anew under the heading of each building', () => {
    const { parts } = read(`
DECLARATION OF CONDOMINIUM
EXHIBIT B
PERCENTAGE INTEREST IN COMMON ELEMENTS
Building A
Unit     Interest
101      20.00%
102      30.00%
Building B
Unit     Interest
101      20.00%
102      30.00%`);
    expect(shares(parts[0])).toEqual(['A-101=1/5', 'A-102=3/10', 'B-101=1/5', 'B-102=3/10']);
  });

  it('of a type are listed in a sentence, or behind its name', () => {
    const inSentence = read(`
DECLARATION OF CONDOMINIUM
PERCENTAGE OF COMMON INTEREST
Unit Type     Number of Units     Percent per Unit     Total Percent
A             2                   20.00%               40.00%
B             2                   30.00%               60.00%
Type A units are Units 101 and 102. Type B units are Units 201 and 202.`);
    expect(shares(inSentence.parts[0])).toEqual(['101=1/5', '102=1/5', '201=3/10', '202=3/10']);
    const behind = read(`
ENABLING DECLARATION
SCHEDULE OF UNITS AND PERCENTAGES
Type A (Units 101, 102): 20% per unit
Type B (Units 201, 202): 30% per unit`);
    expect(shares(behind.parts[0])).toEqual(['101=1/5', '102=1/5', '201=3/10', '202=3/10']);
  });

  it('do not run into the percentage behind their comma', () => {
    const { parts } = read(`
MASTER DEED
Unit No. 1 has an undivided 45 percent interest in the common areas; Unit No. 2, 30 percent; and Unit No. 3, 25 percent.`);
    expect(shares(parts[0])).toEqual(['1=9/20', '2=3/10', '3=1/4']);
  });

  it('are told apart from lots that follow them', () => {
    const { parts } = read(`
DECLARATION
EXHIBIT B. OWNERSHIP OF COMMON ELEMENTS
Unit 1, Lot 11     40%
Unit 2, Lot 12     60%`);
    expect(parts[0]!.shares.map(({ unit, lot }) => [unit, lot])).toEqual([
      ['1', '11'],
      ['2', '12'],
    ]);
  });
});

it('a table that is superseded says that its shares are not whole', () => {
  const { parts, codes } = read(`
DECLARATION OF CONDOMINIUM
EXHIBIT C
PERCENTAGE INTERESTS
Unit 1      50%
Unit 2      40%
\fFIRST AMENDMENT TO DECLARATION OF CONDOMINIUM
Exhibit C is hereby deleted and replaced by the following.
EXHIBIT C
PERCENTAGE INTERESTS
Unit 1      25%
Unit 2      75%`);
  expect(parts.map(({ inForce }) => inForce)).toEqual([false, true]);
  expect(codes).toEqual(['ownership-sum']);
});

describe('an amendment without a table', () => {
  const declaration = `DECLARATION OF CONDOMINIUM
EXHIBIT B PERCENTAGE OF OWNERSHIP
Unit 1      50%
Unit 2      20%
Unit 3      30%`;

  it('that changes the exhibit leaves its shares in doubt', () => {
    const { parts, codes } = read(`${declaration}
\fTHIRD AMENDMENT TO DECLARATION OF CONDOMINIUM
Units 2 and 3 have been combined. Exhibit B is hereby amended so that the percentage of ownership of the combined unit is the sum of both.`);
    expect(codes).toContain('ownership-amended');
    expect(Math.max(...parts[0]!.shares.map(({ share }) => share.confidence))).toBeLessThanOrEqual(0.7);
  });

  it('that is about something else does not', () => {
    const { parts, codes } = read(`${declaration}
\fSECOND AMENDMENT TO DECLARATION OF CONDOMINIUM
Article IX regarding pets is hereby amended and restated as follows. No pets over thirty pounds.`);
    expect(codes).toEqual([]);
    expect(parts[0]!.shares[0]!.share.confidence).toBeGreaterThan(0.9);
  });
});

it('the first unit of a building is missed where all others have theirs', () => {
  const rows = ['A', 'B', 'C'].flatMap((wing) => [1, 2, 3, 4].map((door) => `${wing}-${door}`)).filter((unit) => unit !== 'C-1'); // prettier-ignore
  const { codes } = read(
    `DECLARATION OF CONDOMINIUM\nEXHIBIT D. UNDIVIDED INTERESTS\n${rows.map((unit) => `Unit ${unit}      8.3333%`).join('\n')}`,
  );
  expect(codes).toEqual(['ownership-sum', 'ownership-gap']);
});
