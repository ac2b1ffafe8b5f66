import { factsOf } from '../../facts';
import { documentOfText } from '../reading/document-of-text';
import { budgetsOf, lines, sides, totals } from './budget-in-words';

/** Labels, names and totals that go on in the line below; all names and figures are made up. */

const meta = { documentId: 1, documentName: 'paper.pdf', readingId: 'r' };
const HEAD = `
Code      Name            Actual      Budget    Remarks
No.`;

describe('what goes on in the line below', () => {
  const [part] = budgetsOf(
    factsOf(
      documentOfText(`Heron Marsh Owners Association
Statement for June 2026
${HEAD}
INCOME
4010      Dues          1,200.00    1,100.00
4020      Kayak racks      80.00       90.00
TOTAL INCOME            1,280.00    1,190.00
GENERAL
6000      Office
          Bookkeeping      300.00      310.00\f${HEAD}
          Review /         100.00      120.00
          CPA
          Postage           20.00       25.00
          Bank charges       5.00        6.00    New
                                                 bank
          Total            425.00      461.00`),
      meta,
    ),
  );

  it('takes the rest of a label for no heading, whichever page it stands on', () => {
    expect(
      lines(part)
        .slice(2)
        .map((line) => line.replace(/\].*/, ']')),
    ).toEqual([
      'e 6000 Bookkeeping [Office]',
      'e 6000 Review / CPA [Office]',
      'e 6000 Postage [Office]',
      'e 6000 Bank charges [Office]',
    ]);
  });

  it('reads a figure behind a name that ends with a stroke', () => {
    const review = part?.lines.find(({ description }) => description === 'Review / CPA');
    expect(Object.values(review?.cells ?? {}).map(({ value }) => value)).toEqual(['100.00', '120.00']);
  });

  it('reads a dash in a total whose lines leave nothing as nothing', () => {
    const [plain] = budgetsOf(
      factsOf(
        documentOfText(`Heron Marsh Owners Association
2027 Budget
                          2026 Budget    2027 Budget
Income
Dues                         1,200.00       1,300.00
Total Income                 1,200.00       1,300.00
Docks
Dock repair                       TBD         900.00
Dock paint                          -         100.00
Total Docks                         -       1,000.00`),
        meta,
      ),
    );
    const docks = plain?.totals.filter(({ description }) => description === 'Total Docks');
    expect(docks?.map(({ printed, foots }) => `${printed.value} ${foots}`)).toEqual([
      '0.00 true',
      '1000.00 true',
    ]);
  });
});

it('the first line of a scanned label is no heading over the column beside it', () => {
  const text = `Heron Marsh Owners Association
Budget for 2025
                                     YTD
                     Budget     February     Proposed
                       2024         2024         2025
INCOME
Dues                 46,100       23,050       47,900
Kayak racks           1,200          690        1,300
TOTAL INCOME         47,300       23,740       49,200
EXPENSES
Mowing               24,500       15,491       26,400
Insurance            16,900        7,224       17,250
TOTAL EXPENSES       41,400       22,715       43,650`;
  const [part] = budgetsOf(factsOf(documentOfText(text, 'ocr'), meta));
  expect(part?.columns.map(({ role, year }) => `${role} ${year}`)).toEqual(['budget 2024', 'ytd 2024', 'proposed 2025']); // prettier-ignore
});

it('reads years of two digits in labels of two lines as dates, and a part of a year as a part', () => {
  const [part] = budgetsOf(
    factsOf(
      documentOfText(`Loon Cove Village Profit and Loss
                  Actual      Budget      Actual
                  Nov '29 -   Nov '30 -   Nov '30 -
                  Oct '30     Oct '31     Aug "31
Income
   Dues           70,245      70,401      60,401
Total Income      70,245      70,401      60,401
Expense
   Insurance       4,959       5,000       7,545
   Snow Removal    3,120       3,500       2,410
Total Expense      8,079       8,500       9,955
Net               62,166      61,901      50,446`),
      meta,
    ),
  );
  expect(part?.columns.map(({ scenario, period }) => [scenario, period?.from, period?.to])).toEqual([
    ['actual', '2029-11-01', '2030-10-31'],
    ['adopted', '2030-11-01', '2031-10-31'],
    ['actual', '2030-11-01', '2031-08-31'],
  ]);
});

it('joins what is left of revenues on two lines, whichever of them says over', () => {
  for (const name of [
    'EXCESS OF REVENUES\nOVER EXPENSES',
    'EXCESS (DEFICIENCY) OF REVENUES OVER\nEXPENSES     ',
  ]) {
    const [part] = budgetsOf(
      factsOf(
        documentOfText(`Loon Cove Village 2027 Budget
                                                 2027 Budget
REVENUES
Assessments                                           70,400
Late fees                                                600
Total revenues                                        71,000
EXPENSES
Insurance                                             25,000
Snow removal                                          43,500
Total expenses                                        68,500
${name}                                         2,500`),
        meta,
      ),
    );
    expect(sides(part).at(-1)).toBe('all net 2500.00 ties');
  }
});

it('reads parts in an inner column below a head that stands over it and over the totals', () => {
  const [part] = budgetsOf(
    factsOf(
      documentOfText(`Loon Cove Village 2027 Operating Budget
                                    Adopted 12/08/26
INCOME
  Dues                                        70,400
  Other income
    Kayak racks                        900
    Laundry                            500
    Late fees                          200
  Total other income                           1,600
Total income                                  72,000
EXPENSES
  Grounds
    Mowing                          20,000
    Snow removal                    13,500
  Total grounds                               33,500
  Insurance                                   36,000
Total expenses                                69,500
Excess                                         2,500`),
      meta,
    ),
  );
  expect(part?.columns.map(({ year }) => year)).toEqual([2027]);
  expect(totals(part)).toEqual(['72000 69500']);
});
