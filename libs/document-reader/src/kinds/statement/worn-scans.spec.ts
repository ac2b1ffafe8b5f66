import { factsOf } from '../../facts';
import type { Page, Ruling } from '../../page/types';
import { documentOfText } from '../reading/document-of-text';
import { budgetsOf } from './budget-in-words';

const meta = { documentId: 1, documentName: 'paper.pdf', readingId: 'r' };

const HEAD = `Heron Slough Owners Association
Adopted Budget 2031
                                                    2030 Budget   2031 Budget`;

/** A scan: `linesOf` gives each page its ruled lines. */
function scanned(text: string, linesOf: (page: Page) => Ruling[] = () => []) {
  const doc = documentOfText(text, 'ocr');
  const pages = doc.pages.map((page) => ({ ...page, rulings: linesOf(page) }));
  return budgetsOf(factsOf({ ...doc, pages }, meta))[0]!;
}

/** Pieces of ruled lines between the rows, none of them under the first words of a row; some lines are lost. */
const worn = (page: Page): Ruling[] =>
  page.lines.flatMap(({ box, text }): Ruling[] => {
    const [middle, y] = [(box[0] + box[2]) / 2, box[3] + 0.5];
    if (/^[A-Z]/.test(text) && !/\d/.test(text)) return [];
    return [
      [middle - 20, y, middle + 20, y],
      [box[2] - 90, y, box[2], y],
    ];
  });

it('a heading is not joined to the line above or below because copying took the ruled line between them', () => {
  const part = scanned(
    `${HEAD}
Money Coming In
Quarterly Dues                                           60,000        62,000
Dock Rent                                                 4,000         4,100
Kayak Racks                                                 500           600
Total Money Coming In                                    64,500        66,700
Care of the Grounds
Mowing                                                   22,000        23,000
Tree Work                                                 9,000         9,500
Drains                                                    1,000         1,500
Total Care of the Grounds                                32,000        34,000`,
    worn,
  );
  expect(part.lines.map(({ description, section }) => `${description} of ${section}`)).toEqual([
    'Quarterly Dues of Money Coming In',
    'Dock Rent of Money Coming In',
    'Kayak Racks of Money Coming In',
    'Mowing of Care of the Grounds',
    'Tree Work of Care of the Grounds',
    'Drains of Care of the Grounds',
  ]);
});

it('neither a foot whose page number was misread nor a sentence below the table is a line', () => {
  const part = scanned(`${HEAD}
INCOME
Quarterly Dues                                           60,000        62,000
Dock Rent                                                 4,000         4,100
Total Income                                             64,000        66,100
Cash method                                                               1/2\f${HEAD}
EXPENSES
Mowing                                                   22,000        23,000
Tree Work                                                 9,000         9,500
Total Expenses                                           31,000        32,500
Owners who wish to speak must write to the secretary no later than May 7, 2031.
Cash method                                                               212`);
  expect(part.lines.map(({ description }) => description)).toEqual([
    'Quarterly Dues',
    'Dock Rent',
    'Mowing',
    'Tree Work',
  ]);
});
