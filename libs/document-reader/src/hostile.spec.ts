import { growsInProportion } from '../fixtures/effort';
import { factsOf } from './facts';
import { documentOfText } from './kinds/reading/document-of-text';
import { draftsOf } from './kinds/statement/read-statement';
import { readWords } from './kinds/statement/evidence';
import { periodOf } from './kinds/statement/periods';
import { isFormula, isPartName, isPerUnit, totalKind } from './kinds/statement/vocabulary';
import { classify } from './kinds/classify/classify';
import { nameIn } from './kinds/paper/association-names';
import { meaningOf, yearOf } from './tables/roles';
import { findAmounts, readNumber } from './text/amounts';
import { findDates } from './text/dates';
import { ordinalToNumber, wordsToFraction, wordsToNumber } from './text/words';

/**
 * Text that repeats one thing a hundred thousand times must not hold a reading up. What is not linear takes
 * minutes.
 */
const LENGTH = 100_000;
const UNITS = [
  '1 and ',
  '(',
  '1,1,',
  '.',
  ' ',
  '1',
  '. ',
  '$ ',
  '2026 ',
  'Aa ',
  'reserve ',
  'HOA ',
  'x ',
  '1x',
  '¹',
];
const repeated = (unit: string, size: number): string => unit.repeat(Math.ceil(size / unit.length));

describe('hostile text', () => {
  const readers: [string, (text: string) => unknown][] = [
    ['readNumber', (text) => readNumber(text, { recognised: true })],
    ['findAmounts', findAmounts],
    ['findDates', findDates],
    ['words', (text) => [wordsToNumber(text), wordsToFraction(text), ordinalToNumber(text)]],
    ['labels', (text) => [meaningOf(text), yearOf(text)]],
    ['names', nameIn],
    [
      'vocabulary',
      (text) => [totalKind, isPartName, readWords, periodOf, isPerUnit, isFormula].map((is) => is(text)),
    ],
  ];

  it.each(readers)('%s takes time in proportion to its length', (_, read) => {
    for (const unit of UNITS)
      expect([unit, growsInProportion((size) => read(`${repeated(unit, size)}z`), LENGTH)]).toEqual([
        unit,
        true,
      ]);
  });

  it.each(['1 ', '1 and ', '$ ', '1  ', 'HOA ', '1 CR '])('a line of %j is read as words', (unit) => {
    const readOf = (size: number) => {
      const doc = documentOfText(`2026 Budget\n${repeated(unit, size)}`);
      return [draftsOf(doc), classify(doc, new Map())];
    };
    expect(growsInProportion(readOf, 30_000)).toBe(true);
  });

  it('an answer comes for a page of nothing but names', () => {
    const readOf = (lines: number) =>
      factsOf(documentOfText(`${'HOA '.repeat(20)}\n`.repeat(lines)), {
        documentId: 1,
        documentName: 'x',
        readingId: 'r',
      });
    expect(growsInProportion(readOf, 60)).toBe(true);
  });
});
