import fc from 'fast-check';
import type { Part } from '@hoa/contracts';
import { Part as PartSchema } from '@hoa/contracts';
import { growsInProportion } from '../../fixtures/effort';
import { misplaced } from '../../fixtures/misplaced';
import type { ReadDocument } from '../page/types';
import { readContract } from './contract/read-contract';
import { readInsurance } from './insurance/read-insurance';
import { readOwnership } from './ownership/read-ownership';
import { documentOfText } from './reading/document-of-text';
import { readReserve } from './reserve/read-reserve';
import type { KindContext, ReadKind } from './types';

const ctx: KindContext = { documentId: 1, documentName: 'paper.pdf', readingId: 'reading' };
const readers: [string, ReadKind][] = [
  ['ownership', readOwnership],
  ['contract', readContract],
  ['insurance', readInsurance],
  ['reserve', readReserve],
];

/** Words that documents are made of, so that arbitrary lines come near to what the rules look for. */
const word = fc.constantFrom(
  'Unit 101', 'Units 1-9, each', 'Lot 5, Block 2', 'Building A', '101', '1-1-1-1-1', 'A-12', '2.5000%', '1/36th', 'one thirty-sixth', '.0125', '20500%',
  'EXHIBIT B', 'Percentage Interest', 'undivided interest in the Common Elements', 'DECLARATION', 'FIRST AMENDMENT TO DECLARATION', 'is hereby deleted', 'Total', '100%',
  'This Agreement is made by and between', 'Oak HOA ("Association")', 'and Acme Pools, LLC ("Contractor")', 'shall pay $1,250.00 per month', '$______', '$[*]', 'Year 1', 'Year 2  $600.00',
  'increase three percent (3%)', 'Consumer Price Index', 'not to exceed 5%', 'January 1, 2026', 'through December 31, 2026', 'sixty (60) days written notice', 'renew', 'fuel surcharge',
  'Policy Number: ABC-1234567', 'Policy Period: 06/01/2026 to 06/01/2027', 'Premium', 'Deductible', 'Total Premium', '$1,000,000', 'General Liability', 'Mutual Insurance Company',
  'Component', 'Useful Life', 'Remaining Life', 'Current Cost', 'Roof', '20', '8', '$100,000', 'Percent funded', '70%', 'reserve balance', 'contribution', 'inflation', '.....', '----', '(', ')', '', '\u00a0', '𝟙', 'l0l', 'O.5O%',
); // prettier-ignore
const line = fc
  .array(fc.oneof({ weight: 6, arbitrary: word }, { weight: 1, arbitrary: fc.string({ maxLength: 30 }) }), {
    maxLength: 7,
  })
  .chain((words) => fc.constantFrom(' ', '  ', ', ', '. ').map((gap) => words.join(gap)));
const paper = fc
  .record({
    lines: fc.array(line, { maxLength: 40 }),
    source: fc.constantFrom('text' as const, 'ocr' as const),
    page: fc.constantFrom('\n', '\n\n', '\f'),
  })
  .map(({ lines, source, page }) => documentOfText(lines.join('\n').replace(/\n(?=EXHIBIT)/g, page), source));

function check(doc: ReadDocument, parts: Part[]): void {
  for (const part of parts) expect(PartSchema.safeParse(part).error).toBeUndefined();
  expect(misplaced(doc, parts)).toEqual([]);
}

describe.each(readers)('the reader of %s', (_name, read) => {
  it('never throws, and every value stands where it is cited', () => {
    fc.assert(
      fc.property(paper, (doc) => check(doc, read(doc, ctx).parts)),
      { numRuns: 150 },
    );
  });
});

/** What a scan of dots, a form of blanks or a hostile file repeats. 30 KB of each took minutes where a pattern went back. */
const REPEATED = [
  '1-', 'Unit ', '(one ', '$1,', '.', 'a ', '1 and ', '() ', '(', '- ', '. ', '1. ', '% ', '2% ', '$1 ', '12 ', ', ', ': ', '\u2013 ', '1/2 ',
  'A-1 ', 'Inc. ', '(3%) ', 'Units 1-9, ', 'EXHIBIT A ', '   x', '101  1.25%  ', '.01 ', 'Year 1 ', '$1.00 per ', 'shall ', '_', '"A" ',
]; // prettier-ignore

describe.each(readers)('the reader of %s', (_name, read) => {
  it.each(REPEATED)('takes no longer than the text is long: %j', (repeated) => {
    const readOf = (size: number) =>
      read(
        documentOfText(
          `DECLARATION agreement between shall policy premium coverage reserve useful life undivided interest\n${repeated.repeat(size / repeated.length)}`,
        ),
        ctx,
      );
    expect(growsInProportion(readOf, 30_000)).toBe(true);
  });
});
