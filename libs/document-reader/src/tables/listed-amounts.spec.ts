import { factsOf } from '../facts';
import { documentOfText } from '../kinds/reading/document-of-text';
import type { ReadDocument } from '../page/types';
import { budgetsOf } from '../kinds/statement/budget-in-words';

const meta = { documentId: 1, documentName: 'letter.docx', readingId: 'r' };
const lines = (text: string): string[] => linesOf(documentOfText(text));
const linesOf = (doc: ReadDocument): string[] =>
  budgetsOf(factsOf(doc, meta)).flatMap(({ lines: all }) =>
    all.map(({ description, type, cells }) => `${type} ${description} ${Object.values(cells)[0]?.value}`),
  );

it('reads a list in a letter whose lines end in their amounts, and the sums that it says', () => {
  expect(
    lines(`
Heron Bluff Homeowners
2027 budget passed at the October meeting
Where the money comes from
• Annual assessments from 58 owners: $37,120
• Interest: $95
That is $37,215 in all.
Where it goes
• Mowing and trimming – $15,200
• Clubhouse utilities – $10,775
• Insurance – $5,240 (new carrier)
• Set aside for the roof – $6,000
That is $37,215 in all.`),
  ).toEqual([
    'income Annual assessments from 58 owners 37120.00',
    'income Interest 95.00',
    'expense Mowing and trimming 15200.00',
    'expense Clubhouse utilities 10775.00',
    'expense Insurance 5240.00',
    'reserve Set aside for the roof 6000.00',
  ]);
});

it('makes no list of a letter that names a few amounts', () => {
  expect(
    lines(`
Heron Bluff Homeowners
Dear neighbors, the 2027 budget was adopted.
Late fee: $25
Transfer fee: $150
Please send questions to the board.`),
  ).toEqual([]);
});

it('takes the amount that is called the year’s, also where the month’s is no twelfth of it', () => {
  expect(
    lines(`
Heron Bluff Moorage
Estimated Budget 2027
Administrative Expenses:
Supplies: $210.00 (monthly) / $2,520.00 (annual)
Legal and Accounting: $250.00 (monthly) / $5,400.00 (annual)
Operating Expenses:
Water and Sewer: $310.00 (monthly) / $3,720.00 (annual)
Insurance: $1,100.00 (monthly) / $13,200.00 (annual)
Total: 1,870.00 (monthly) / 24,840.00 (annual)`),
  ).toEqual([
    'expense Supplies 2520.00',
    'expense Legal and Accounting 5400.00',
    'expense Water and Sewer 3720.00',
    'expense Insurance 13200.00',
  ]);
});

it('reads a list that is typed without tabs below a column of income', () => {
  const doc = documentOfText(`
Sandpiper Hollow Association
Annual Budget for 2027
Annual dues for 2027                                         $9,400.00
Late Fees                                                      $600.00
Total                                                       $10,000.00
Operating Expenses
1) County Taxes 120.00
2) Insurance 1,460.00
3) Pond Treatment including the fountain 5,300.00
4) Postage 85.00
5) Mowing 2,950.00
Total Operating Expense 9,915.00`);
  // A paragraph of a letter comes in one piece.
  for (const { cells } of doc.pages[0]!.lines)
    for (const cell of cells) cell.words = [{ ...cell.words[0]!, text: cell.text, box: cell.box }];
  expect(linesOf(doc)).toEqual([
    'income Annual dues for 2027 9400.00',
    'income Late Fees 600.00',
    'expense 1) County Taxes 120.00',
    'expense 2) Insurance 1460.00',
    'expense 3) Pond Treatment including the fountain 5300.00',
    'expense 4) Postage 85.00',
    'expense 5) Mowing 2950.00',
  ]);
});
