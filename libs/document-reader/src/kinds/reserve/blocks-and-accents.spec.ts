import type { Facts } from '@hoa/contracts';
import type { Page } from '../../page/types';
import { factsOf } from '../../facts';
import { documentOfText } from '../reading/document-of-text';
import { componentsOf, studyOf } from './components-in-words';

const meta = { documentId: 6, documentName: 'study.txt', readingId: 'r' };
const read = (text: string, source?: Page['source']): Facts => factsOf(documentOfText(text, source), meta);

it('names each component by the line over its own small table', () => {
  const block = (name: string, figures: string): string => `
${name}
Useful life         Remaining life        Replacement cost        Next replacement
${figures}
`;
  const facts = read(`RESERVE STUDY 2027
Birchmere Homeowners Association
${block('1. Boat ramp', '30 yrs              13 yrs                $41,000                 2040')}
${block('2. Pond curb', '25 yrs              11 yrs                $14,300                 2038')}
${block('3. Well house', '40 yrs              25 yrs                $31,900                 2052')}`);
  expect(componentsOf(studyOf(facts))).toEqual([
    ['Boat ramp', 30, 13, '41000.00'],
    ['Pond curb', 25, 11, '14300.00'],
    ['Well house', 40, 25, '31900.00'],
  ]);
});

it('reads a label of a scan with a speck over its letter, and a contribution by its year alone', () => {
  const facts = read(
    `RESERVE STUDY 2027
Birchmere Homeowners Association
Réserve account, 1/1/2027          $114,300.00
2027 contribution                  $24,000.00 per year ($2,000.00 per month)
Component         Useful Life     Remaining Life     Replacement Cost
Metal roofing              40                  9              $42,000
Tennis fence               20                  3               $3,500
Well house                 30                 21              $32,000`,
    'ocr',
  );
  const study = studyOf(facts);
  expect(study.balance?.value).toBe('114300.00');
  expect(study.contribution?.value).toBe('24000.00');
});
