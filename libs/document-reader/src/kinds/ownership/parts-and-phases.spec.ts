import { factsOf } from '../../facts';
import { documentOfText } from '../reading/document-of-text';
import type { KindContext } from '../types';
import { numbersSaid, statedParts } from './parts-of-whole';
import { readDeclaration } from './read-ownership';
import { readUnsureOwnership } from './unsure-paper';

const ctx: KindContext = { documentId: 9, documentName: 'plan.txt', readingId: 'reading' };

function read(text: string): { tables: string[]; codes: string[] } {
  const { parts, warnings } = readDeclaration(documentOfText(text), ctx);
  const table = (part: (typeof parts)[number]): string =>
    `${part.inForce ? '' : 'not '}${part.shares.map(({ unit, share }) => `${unit}=${share.value.n}/${share.value.d}`).join(' ')}`;
  return { tables: parts.map(table), codes: warnings.map(({ code }) => code) };
}

describe('parts of a whole that is no power of ten', () => {
  const table = (last: number): string => `ALLOCATED SHARES
The company has 1,600 shares. All are allotted to the flats below.
Flat      Rooms     Shares     Monthly
2A        4         900        $450.00
2B        3         500        $250.00
2C        2         ${last}        $100.00
Total               1,600`;

  it('are shares of what the document says, where they add to it exactly', () => {
    expect(read(table(200)).tables).toEqual(['2A=9/16 2B=5/16 2C=1/8']);
    expect(read(table(300)).tables).toEqual([]);
    const facts = factsOf(documentOfText(table(200)), {
      documentId: 9,
      documentName: 'plan.txt',
      readingId: 'reading',
    });
    expect([facts.kind, facts.parts.length]).toEqual(['declaration', 1]);
  });

  it('are of what the head of their column says, whatever they add to, and that is told', () => {
    const parts = table(150).replace('Shares     Monthly', 'Parts of 1,600     Monthly');
    expect(read(parts)).toEqual({
      tables: ['2A=9/16 2B=5/16 2C=3/32'],
      codes: expect.arrayContaining(['ownership-sum']) as string[],
    });
  });

  it('are of the printed total, where nothing else says so, in a declaration; in a document of no kind they are told of', () => {
    const roll = `SCHEDULE OF SHARES\nFlat      Shares\n2A        900\n2B        500\n2C        200\nTotal     1,600`;
    expect(read(roll)).toEqual({ tables: ['2A=9/16 2B=5/16 2C=1/8'], codes: ['ownership-by-total'] });
    const unsure = readUnsureOwnership(documentOfText(roll), ctx);
    expect([unsure.parts.length, unsure.warnings.map(({ code }) => code)]).toEqual([0, ['ownership-unsure']]);
  });

  it('are not of a year, of money or of a percentage', () => {
    expect(statedParts(['parts of 2014', 'shares of 400 %', 'shares of 4,500'])).toBe(4500);
    expect(statedParts(['The denominator of every fraction shall be 7,350.'])).toBe(7350);
    expect(numbersSaid(['$5,000 of 1,250 shares and 300.5 or 45'])).toEqual([1250]);
  });
});

describe('two tables one below the other', () => {
  const text = `SUPPLEMENT TO DECLARATION
Percentage interests of the homes
SUPERSEDED
Home     Percentage
1        60.00
2        40.00
IN FORCE FROM NOW ON
Home     Stage     Percentage
1        One       45.00
2        One       30.00
3        Two       25.00`;

  it('are of the same units, though only one names their phases, and each is under its own heading', () => {
    expect(read(text).tables).toEqual(['not 1=3/5 2=2/5', '1=9/20 2=3/10 3=1/4']);
  });
});

it('a column of shares that hold no longer gets a warning, and is not filled down over a later phase', () => {
  const rows = [
    'I       1      60.0%                        30.0%',
    'I       2      40.0%                        20.0%',
  ];
  const later = [
    'II      3                                   25.0%',
    'II      4                                   25.0%',
  ];
  const text = `SUPPLEMENT TO DECLARATION\nUndivided interests\nPhase   Unit   Phase I only (superseded)    Phases I and II\n${[...rows, ...later].join('\n')}`;
  expect(read(text)).toEqual({ tables: ['1=3/10 2=1/5 3=1/4 4=1/4'], codes: ['ownership-former'] });
});
