import { documentOfText } from '../reading/document-of-text';
import { readDeclaration } from './read-ownership';

const ctx = { documentId: 1, documentName: 'declaration.txt', readingId: 'r' };
const read = (text: string): ReturnType<typeof readDeclaration> => readDeclaration(documentOfText(text), ctx);

const SHARES = `DECLARATION OF CONDOMINIUM
EXHIBIT B - PERCENTAGE INTERESTS IN THE COMMON ELEMENTS
Unit      Percentage Interest
1         20.00%
2         30.00%
3         25.00%
4         25.00%
Total     100.00%`;

describe('shares that cannot be parts of one whole', () => {
  it('are not stated: what they add to is asked', () => {
    const { parts, warnings } = read(`DECLARATION OF CONDOMINIUM
EXHIBIT B - PERCENTAGE INTERESTS IN THE COMMON ELEMENTS
Unit      Percentage
1         60%
2         95%
3         70%
4         80%`);
    expect(parts).toEqual([]);
    expect(warnings.map(({ code }) => code)).toEqual(['ownership-refused']);
    expect(warnings[0]?.message).toContain('4 rows add to 305 %');
  });

  it('do not replace those that are, though they stand later and are of the same units', () => {
    const { parts, warnings } = read(`${SHARES}

SCHEDULE OF INTERIOR COMPLETION
Unit      Percentage
1         60%
2         20%
3         95%
4         35%`);
    expect(parts.map(({ inForce, shares }) => [inForce, shares[0]?.share.raw])).toEqual([[true, '20.00%']]);
    expect(warnings.filter(({ code }) => code === 'ownership-versions')).toEqual([]);
  });

  it('are none where the words above them speak of the cost of work', () => {
    const { parts } = read(`${SHARES}

For Proposed Work the owners bear the cost of the work as follows:
Unit      Percentages
1         50%
2         10%
3         20%
4         20%`);
    expect(parts).toHaveLength(1);
    expect(parts[0]?.shares[0]?.share.raw).toBe('20.00%');
  });
});

describe('a list that adds to a whole, of another matter', () => {
  it.each([
    [
      'For the roof project each owner bears the following part:',
      'Unit 1     35%\nUnit 2     25%\nUnit 3     40%',
    ],
    [
      'PARKING SPACE ALLOCATION',
      'Space      Unit     Percentage\nP1         101      10%\nP2         102      20%\nP3         103      70%',
    ],
    ['VOTING RIGHTS', 'Unit     Percentage\n101      25%\n102      25%\n103      50%'],
  ])('%s', (heading, rows) => {
    const { parts, warnings } = read(`AMENDMENT TO DECLARATION OF CONDOMINIUM\n${heading}\n${rows}`);
    expect(parts).toEqual([]);
    expect(warnings.map(({ code }) => code)).toEqual(['ownership-refused']);
  });
});

it('a model’s share in a sentence is that of each unit that a table lists with the model', () => {
  const { parts } = read(`DECLARATION OF CONDOMINIUM
Each Model A unit has an undivided interest of 20.00% in the common elements.
Each Model B unit has an undivided interest of 30.00% in the common elements.
Unit      Model
101       A
102       B
103       A
104       B`);
  expect(parts[0]?.shares.map(({ unit, share }) => `${unit}=${share.raw}`)).toEqual([
    '101=20.00%',
    '102=30.00%',
    '103=20.00%',
    '104=30.00%',
  ]);
});
