import type { Page } from '../../page/types';
import { factsOf } from '../../facts';
import { documentOfText } from '../reading/document-of-text';
import { budgetsOf, columns, lines } from './budget-in-words';

/** What a recogniser makes of heads, codes, lists and specks; all names and figures are made up. */

function scanned(text: string, change: (page: Page) => Page = (page) => page) {
  const doc = documentOfText(text, 'ocr');
  const facts = factsOf(
    { ...doc, pages: doc.pages.map(change) },
    { documentId: 1, documentName: 'paper.pdf', readingId: 'r' },
  );
  return budgetsOf(facts)[0];
}
const named = (part: ReturnType<typeof scanned>) => lines(part).map((line) => line.replace(/\].*/, ']'));

it('a head whose percent sign was read as a figure is a head, and its department with the account names a column', () => {
  const part = scanned(`Otter Bend Owners Association
Departmental Budget
Dept-Acct                     2026 Budget   2027 Budget    Difference        9%
Income
40-0010   Dues                      9,000         9,900           900     10.0%
40-0020   Kayak racks                 600           610            10      1.7%
          Total Income              9,600        10,510           910
Grounds
50-0010   Mowing                    4,000         4,100           100      2.5%\f
Dept-Acct                     2026 Budget   2027 Budget    Difference        9%
50-0020   Leaf removal                900           910            10      1.1%
          Total Grounds             4,900         5,010           110`);
  expect(columns(part)).toBe('budget 2026, budget 2027, variance, percent');
  expect(named(part).at(-1)).toBe('e 50-0020 Leaf removal [Grounds]');
});

it('a column of account numbers whose head was misread is no column of money, though its sections are not in order', () => {
  const row = (name: string, ...cells: (number | string)[]): string =>
    name.padEnd(22) + cells.map((cell) => String(cell).padStart(12)).join('');
  const text = [
    'Otter Bend Owners Association',
    'Budget 2027',
    row('', '2026 Budget', '2027 Budget', 'GIL'),
    'Income',
    row('Dues', '9,000', '9,900', 40050),
    row('Kayak racks', '600', '610', 40100),
    row('Interest', '90', '80', 40150),
    row('Total Income', '9,690', '10,590'),
    'Grounds',
    row('Mowing', '4,000', '4,100', 61050),
    row('Leaf removal', '900', '910', 61100),
    row('Mulch', '210', '220', 61150),
    row('Arborist', '700', '710', 61200),
    row('Total Grounds', '5,810', '5,940'),
    'Office',
    row('Stamps', '210', '220', 54050),
    row('Audit', '700', '710', 54100),
    row('Copies', '800', '810', 54150),
    row('Total Office', '1,710', '1,740'),
  ];
  const part = scanned(text.join('\n'));
  expect(columns(part)).toBe('budget 2026, budget 2027');
  expect(named(part)[0]).toBe('i 40050 Dues [Income]');
});

it('dashes between the names of a list and their amounts are no amounts, and amounts of one column', () => {
  const part = scanned(`Subject: 2027 budget of the Otter Bend Owners Association
Hello everybody, please read it before we meet.
INCOME
-  Dues  -  $9,900
-  Kayak racks  -  $610
-  Interest on savings  -  $80
Total income  -  $10,590
GROUNDS
-  Mowing  -  $4,100
-  Leaf removal and mulch  -  $910
Total grounds  -  $5,010`);
  expect(part?.columns).toHaveLength(1);
  expect(part?.totals.map(({ foots }) => foots)).toEqual([true, true]);
});

it('a few letters of which the recogniser is not sure head nothing', () => {
  const text = `Otter Bend Owners Association
Budget 2027
                          2026 Budget   2027 Budget
INCOME
Dues                            9,000         9,900
                                          XEs
Kayak racks                       600           610
TOTAL INCOME                    9,600        10,510`;
  const unsure = (page: Page): Page => ({
    ...page,
    lines: page.lines.map((line) => ({
      ...line,
      cells: line.cells.map((cell) => {
        const confidence = cell.text === 'XEs' ? 0.3 : cell.confidence;
        return { ...cell, confidence, words: cell.words.map((word) => ({ ...word, confidence })) };
      }),
    })),
  });
  expect(named(scanned(text, unsure))).toEqual(['i Dues [INCOME]', 'i Kayak racks [INCOME]']);
});

it.each([
  ['lost a digit', '235', '$2,735'],
  ['took its dollar sign for a digit', '52735', '$2,735'],
  ['took its dollar sign for a minus', '-2,735', '$2,735'],
])('a figure that %s is suggested as the one that makes the total tie, and not changed', (_, read, meant) => {
  const text = `Otter Bend Owners Association
2027 Budget
                          2027 Budget
INCOME
Dues                            9,900
Kayak racks                       610
TOTAL INCOME                   10,510
EXPENSES
Mowing                          4,110
Insurance                     ${read.padStart(7)}
Management                      3,100
TOTAL EXPENSES                  9,945`;
  const unsure = (page: Page): Page => ({
    ...page,
    lines: page.lines.map((line) => ({
      ...line,
      cells: line.cells.map((cell) => {
        const confidence = cell.text === read ? 0.6 : cell.confidence;
        return { ...cell, confidence, words: cell.words.map((word) => ({ ...word, confidence })) };
      }),
    })),
  });
  const part = scanned(text, unsure);
  const labels = part?.questions?.flatMap(({ answers }) => answers.map(({ label }) => label));
  expect(labels).toContain(`‘Insurance’ was misread: it is ${meant}`);
  expect(named(part)).toContain('e Insurance [EXPENSES]');
  expect(part?.columns[0]?.doubt).toBeDefined();
});
