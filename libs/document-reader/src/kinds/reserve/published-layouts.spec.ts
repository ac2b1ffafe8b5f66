import type { Facts } from '@hoa/contracts';
import { factsOf } from '../../facts';
import type { ReadDocument } from '../../page/types';
import { documentOfSheets } from '../reading/document-of-sheets';
import { documentOfText } from '../reading/document-of-text';
import { componentsOf, studyOf } from './components-in-words';

/** Layouts of published studies; every name and figure is made up. */

const meta = { documentId: 6, documentName: 'study.txt', readingId: 'r' };
const readAll = (doc: ReadDocument): Facts => factsOf(doc, meta);
const read = (text: string): Facts => readAll(documentOfText(text));

it('takes names from the column with different words, not from the type of cost or the number', () => {
  const part = studyOf(
    read(`Larch Hollow Townhomes
Reserve Study

Asset #     Type of Cost     Details                   UL     RUL     Current Cost
11          Replacement      Metal Roofing             40      22         $91,000
12          Replacement      Tennis Fence              20       3         $14,600
13          Replacement      Well House                30      11         $27,250

20 Year Cash Flow`),
  );
  expect(componentsOf(part)).toEqual([
    ['Metal Roofing', 40, 22, '91000.00'],
    ['Tennis Fence', 20, 3, '14600.00'],
    ['Well House', 30, 11, '27250.00'],
  ]);
});

it('recognizes component cards that print only a range of costs', () => {
  const card = (number: number, name: string, useful: number, left: number): string =>
    `Comp #: ${number} ${name}\nQuantity: Allowance\nUseful Life: ${useful} years\nRemaining Life: ${left} years\nBest Case: $4,000\nWorst Case: $7,000\n`;
  const facts = read(
    `Pebble Cove Community Association - Component Details\n${card(31, 'Dock - Replace', 25, 8)}${card(32, 'Lights - Replace', 15, 2)}${card(40, 'Signs - Refurbish', 12, 9)}`,
  );
  expect(facts.kind).toBe('reserve-study');
  expect(componentsOf(studyOf(facts))).toEqual([
    ['Dock - Replace', 25, 8, undefined],
    ['Lights - Replace', 15, 2, undefined],
    ['Signs - Refurbish', 12, 9, undefined],
  ]);
});

it('reads the sheets of one workbook as one study', () => {
  const part = studyOf(
    readAll(
      documentOfSheets([
        [
          ['Pebble Cove Community Association - Reserve Component List'],
          ['Component', 'Useful Life', 'Remaining Useful Life', 'Current Cost'],
          ['Dock', '25', '8', '$31,000'],
          ['Lights', '15', '2', '$9,400'],
        ],
        [
          ['Reserve balance, 1/1/2027', '27,310.00'],
          ['Percent funded', '51.20'],
          ['Annual reserve contribution recommended', '11,700.00'],
        ],
      ]),
    ),
  );
  expect(part.components).toHaveLength(2);
  expect([part.balance?.value, part.percentFunded?.value, part.contribution?.value]).toEqual([
    '27310.00',
    51.2,
    '11700.00',
  ]);
});

it('takes balance and contribution from columns that add to their printed totals', () => {
  const text = (total: string): string => `Sable Point Condominium Association, Inc.
Reserve Schedule, January 1, 2027 - December 31, 2027
Reserve item     Useful life     Remaining life     Replacement cost     Balance 1/1/2027       2027 funding required
Roofs                     20                  5              $90,000               $50,000                    $8,000
Painting                   8                  2              $24,000               $15,000                    $4,500
Total                                                       $114,000               ${total}                   $12,500`;
  const proven = studyOf(read(text('$65,000')));
  expect([proven.balance?.value, proven.contribution?.value]).toEqual(['65000.00', '12500.00']);
  expect(studyOf(read(text('$66,000'))).balance).toBeUndefined();
});

it('does not take the amount that the reserve fund should hold for its balance', () => {
  const facts = read(`Assessment and Reserve Funding Disclosure Summary
Cordova Row Owners Association
The estimated amount required in the reserve fund at the end of the current fiscal year is $210,400, based on the last
reserve study. The projected reserve fund cash balance at the end of the current fiscal year is $115,800, resulting in
reserves being 55 percent funded at this date. The assumed long-term inflation rate to be applied to major component
repair and replacement costs was 3.25 percent per year.`);
  const part = studyOf(facts);
  expect(part.balance?.value).toBe('115800.00');
  expect(part.inflation?.value).toBe(3.25);
  expect(facts.warnings).toEqual([]);
});

it('states no contribution where two options have one a year', () => {
  const part = studyOf(
    read(`Cordova Row Reserve Plan
Item            Useful life     Remaining life     Cost
Roof                     20                 12     $68,000
Paint                     8                  5     $41,500
Option 1 is a reserve contribution of $500 per month, $6,000 per year.
Option 2 is a reserve contribution of $900 per month, $10,800 per year.
Reserve account, April 30, 2027:     $9,384.62
Costs rise and the savings account pays 2.5%.`),
  );
  expect(part.contribution).toBeUndefined();
  expect([part.balance?.value, part.interest?.value]).toEqual(['9384.62', 2.5]);
});

it('reads a deposit that is recommended and the status of the fund', () => {
  const part = studyOf(
    read(`REPLACEMENT RESERVE REPORT
Birchmere Homeowners Association
STATUS OF THE RESERVE FUND: on deposit, January 1, 2027     $77,200
Minimum Annual Deposit recommended for 2027                 $18,400
We recommend that the Association adopt the Cash Flow Method and the deposit of $18,400 per year.
Item                 Useful life     Remaining life     Replacement cost
Pavement                      18                  7              $97,875
Pond dredging                 10                  8              $26,500`),
  );
  expect([part.balance?.value, part.contribution?.value]).toEqual(['77200.00', '18400.00']);
});

it('keeps names in their column where a paragraph follows the table', () => {
  const part = studyOf(
    read(`CAPITAL RESERVE STUDY
Item                          Quantity     Unit Cost     Present $     Useful Life     Remaining Life
Trellis repair                  40 sq           $450       $18,000              20                  6
Cistern pump replacement        3ea           $5,000       $15,000              12                  5
Terrace paving                  LS                         $40,250              25                 14
3.0   FINANCIAL. With these figures the present contribution of the Association uses up the whole fund in 2034 or
2, which is recommended by the board, is an annual contribution of $34,000 that increases by 3% each following year.`),
  );
  expect(part.components.map(({ name }) => name)).toEqual([
    'Trellis repair',
    'Cistern pump replacement',
    'Terrace paving',
  ]);
  expect(part.components.map(({ cost }) => cost?.value)).toEqual(['18000.00', '15000.00', '40250.00']);
});
