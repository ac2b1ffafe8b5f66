import { effortOf } from '../fixtures/effort';
import { factsOf } from './facts';
import { documentOfText } from './kinds/reading/document-of-text';
import { draftsOf } from './kinds/budget/read-budget';
import { headingType, isBalance, isFormula, isPerUnit, lineType, totalKind } from './kinds/budget/vocabulary';
import { classify } from './kinds/classify/classify';
import { nameIn } from './kinds/paper/association';
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
const repeated = (unit: string): string => unit.repeat(Math.ceil(LENGTH / unit.length));

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
      (text) => [totalKind, headingType, lineType, isBalance, isPerUnit, isFormula].map((is) => is(text)),
    ],
  ];

  it.each(readers)('%s takes time in proportion to its length', (_, read) => {
    for (const unit of UNITS)
      expect([unit, effortOf(() => read(`${repeated(unit)}z`), { bound: 2_000 }) < 2_000]).toEqual([
        unit,
        true,
      ]);
  });

  it.each(['1 ', '1 and ', '$ ', '1  ', 'HOA ', '1 CR '])('a line of %j is read as words', (unit) => {
    const doc = documentOfText(`2026 Budget\n${repeated(unit).slice(0, 30_000)}`);
    expect(effortOf(() => [draftsOf(doc), classify(doc, new Map())], { bound: 10_000 })).toBeLessThan(10_000);
  });

  it('an answer comes for a page of nothing but names', () => {
    const doc = documentOfText(`${'HOA '.repeat(20)}\n`.repeat(60));
    expect(
      effortOf(() => factsOf(doc, { documentId: 1, documentName: 'x', readingId: 'r' }), { bound: 10_000 }),
    ).toBeLessThan(10_000);
  });
});
