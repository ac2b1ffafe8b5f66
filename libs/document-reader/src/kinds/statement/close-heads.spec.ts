import type { BudgetPart } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfText } from '../reading/document-of-text';
import type { ReadDocument } from '../../page/types';
import { budgetsOf, budgetsOfText, sides, totals } from './budget-in-words';

/** Heads that stand close, over some of the columns only, or below the titles that a program prints; all of it is made up. */

const meta = { documentId: 1, documentName: 'paper.pdf', readingId: 'r' };
const labels = (part?: BudgetPart): string[] => (part?.columns ?? []).map(({ label }) => label);

it('gives heads over the outer of two columns each to the inner ones too', () => {
  const [part] = budgetsOfText(`
Paloma Road Maintenance Association
Fiscal Year January 1, 2025 - December 31, 2025
                                        2024                2025
                                      Budget              Budget
Income
Lot assessments             29,400              32,052
Fish stocking donations      4,620               5,030
Total income                          34,020              37,082
Expenses
Grading                     17,450              18,850
Gravel                      12,550              13,050
Insurance                    4,675               5,175
Total expenses                        34,675              37,075
Net income                              (655)                  7`);
  expect(totals(part)).toEqual(['34020 34675', '37082 37075']);
});

it('parts a row of heads that was set too close, whatever its words mean', () => {
  const [part] = budgetsOfText(`
Alder Shores Homeowners Association
                           2026        2027        2027        2027
                         Budget    Proposed    Proposed    Proposed
                            Now No Increase 5% Increase 11% Increase
Income
Monthly dues             79,344      83,448      87,620      92,627
Rentals                     250         250         250         250
Total income             79,594      83,698      87,870      92,877
Expenses
Repairs                  40,850      45,150      45,150      45,150
Utilities                18,500      18,500      18,900      19,100
Management               12,200      12,550      12,550      12,550
Total expenses           71,550      76,200      76,600      76,800`);
  expect(labels(part)[0]).toContain('2026');
  expect(totals(part)).toHaveLength(4);
});

it('keeps a span of dates over both of its columns', () => {
  const [part] = budgetsOfText(`
Walden Lake Property Owners Association
2025-2026 Budget - Adopted
                                   Adopted Budget
Description                    7/1/25 - 6/30/26
Money In
Road dues                       19,296
Lot dues                         2,640
Interest                           990
Total Money In                              22,926
Costs
Grading                          9,000
Crushed rock                    10,250
Insurance                        3,675
Total Costs                                 22,925`);
  expect(totals(part)).toEqual(['22926 22925']);
});

it('reads heads of many columns that share one cell', () => {
  const [part] = budgetsOfText(`
Whitby Owners Corp.
Period = Jun 2025
                 MTD Actual MTD Budget YTD Actual YTD Budget YTD Variance  Annual Budget
INCOME
Maintenance       35,863.87  35,856.00 215,183.21 215,136.00        47.21     430,272.00
Garage               201.69     313.75   1,945.84   1,882.50        63.34       3,765.00
TOTAL INCOME      36,065.56  36,169.75 217,129.05 217,018.50       110.55     434,037.00
EXPENSES
Payroll           20,100.00  20,000.00 121,000.00 120,000.00     1,000.00     240,000.00
Insurance         16,100.00  16,169.75  97,000.00  97,018.50       (18.50)    194,037.00
TOTAL EXPENSES    36,200.00  36,169.75 218,000.00 217,018.50       981.50     434,037.00`);
  const annual = part!.columns.filter(({ period, measure }) => period?.kind === 'year' && measure === 'amount'); // prettier-ignore
  expect(annual.map(({ label }) => label)).toEqual(['Annual Budget']);
});

it('takes the titles that a program prints over a page for no heads', () => {
  const [part] = budgetsOfText(`
REPORT: BUD-04                 PROPOSED BUDGET WORKSHEET
                     FISCAL YEAR ENDING DECEMBER 31, 2026
                                                   FY2026 PROPOSED
                                                            BUDGET
INCOME
ASSESSMENTS                            104,050.00
LATE FEES                                  850.00
TOTAL INCOME                                            104,900.00
EXPENSES
PAYROLL                                 61,000.00
INSURANCE                               40,000.00
SUPPLIES                                 3,900.00
TOTAL EXPENSES                                          104,900.00`);
  expect(totals(part)).toEqual(['104900 104900']);
});

it('takes figures that are set in by level for one column', () => {
  const [part] = budgetsOfText(`
Gildedstone Lakes Community Association
For the Year Ending December 31, 2026
                                                2026 Budget
Revenues
Assessments                           972,890.00
Fobs                                      560.00
Total revenues                            973,450.00
Expenses
Audit                                   5,990.00
Management                             58,150.00
Total administration                       64,140.00
Concierge                             500,900.00
Engineers                             308,410.00
Total personnel                           809,310.00
Reserve contribution                      100,000.00
Total expenses                                973,450.00
Net                                                0.00`);
  expect(totals(part)).toEqual(['973450 973450']);
});

it('takes numbers of lines for no amounts', () => {
  const [part] = budgetsOfText(`
Upland Road District
                                 2023 BUDGET   2024 BUDGET
INCOME
0.01   LOT OWNER DUES              7,700.00      7,700.00
0.02   LATE FEES                     150.00        150.00
TOTAL INCOME                       7,850.00      7,850.00
EXPENSES
1.01   CRACK SEALING               3,150.00      3,150.00
1.02   GRADING                     3,350.00      3,300.00
1.03   ENGINEER                    1,350.00      1,400.00
TOTAL EXPENSES                     7,850.00      7,850.00`);
  expect(totals(part)).toEqual(['7850 7850', '7850 7850']);
});

it('reads amounts in $ thousands in dollars', () => {
  const [part] = budgetsOfText(`
The Links at Foxglove
Amounts in $  thousands
                           2026 Budget
Income
Assessments                    1,529
Golf dues                      1,057
Total income                   2,586
Expenses
Payroll                        1,500
Course                           786
Food                             300
Total expenses                 2,586`);
  expect(sides(part)[0]).toBe('all income 2586000.00 ties');
});

it('puts columns that a printer left for the next page behind the rows they are of', () => {
  const first = documentOfText(`
Tidewater Landing Villas
                               2024 Actual   2025 Budget
Income
Regime fees                        258,336       271,440
Slip fees                           14,400        14,400
Total income                       272,736       285,840
Expenses
Insurance                          171,385       177,800
Grounds                             65,800        70,600
Total expenses                     237,185       248,400`);
  const second = documentOfText(`

         2026 Budget

             287,040
              15,600
             302,640

             197,800
              76,600
             274,400`);
  const doc: ReadDocument = { ...first, pages: [...first.pages, { ...second.pages[0]!, number: 2 }], pageCount: 2 }; // prettier-ignore
  const parts = budgetsOf(factsOf(doc, meta));
  expect(parts).toHaveLength(1);
  expect(totals(parts[0])).toEqual(['272736 237185', '285840 248400', '302640 274400']);
  const cell = parts[0]!.lines[0]!.cells[parts[0]!.columns[2]!.id]!;
  expect(cell.source).toMatchObject({ page: 2 });
});
