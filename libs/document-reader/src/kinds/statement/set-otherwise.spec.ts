import { factsOf } from '../../facts';
import { documentOfText } from '../reading/document-of-text';
import { budgetsOf, columns, factsOfText, lines } from './budget-in-words';

/** Papers whose layout says less than their figures; all names and figures are made up. */

describe('what the layout leaves to the figures', () => {
  const ABOVE = `Otter Bend Owners Association
ADOPTED BUDGET FOR 2027
                               Monthly        Yearly
Dues and Other Income        $1,050.00    $12,600.00
Quarterly Dues               $1,000.00    $12,000.00
Kayak Racks                     $50.00       $600.00
Grounds                        $500.00     $6,000.00
Mowing                         $400.00     $4,800.00
Leaf Removal                   $100.00     $1,200.00
Office                         $250.00     $3,000.00
Bookkeeping                    $200.00     $2,400.00
Stamps                          $50.00       $600.00
Docks                          $300.00     $3,600.00
Dock Repair                    $300.00     $3,600.00
Everything together          $1,050.00    $12,600.00`;

  it('takes pages of one year each for budgets of their own', () => {
    const budget = (
      year: number,
      [dues, mowing, total]: string[],
    ): string => `Otter Bend Owners Association ${year} Budget
Income:
Dues                           ${dues}
Kayak racks                    $600.00
Late fees                      $100.00
Total Income                   ${total}
Expenses:
Mowing                         ${mowing}
Insurance                      $1,100.00
Leaf removal                   $1,200.00
Total Expenses                 ${total}`;
    const pages = [
      budget(2027, ['$12,000.00', '$10,400.00', '$12,700.00']),
      budget(2026, ['$11,000.00', '$9,400.00', '$11,700.00']),
    ];
    const doc = { ...documentOfText(pages.join('\f')), container: 'pdf' as const };
    const facts = factsOf(doc, { documentId: 1, documentName: 'paper.pdf', readingId: 'r' });
    expect(budgetsOf(facts).map((part) => part.columns.map(({ year }) => year))).toEqual([[2027], [2026]]);
  });

  it('takes a list of dues and costs without headings and totals for a budget', () => {
    const facts = factsOfText(`Otter Bend Estates 2027 budget (52 homes)
Line                      2026     2027   per home
Annual dues             39,000   41,600     800.00
New owner fee              600      600      11.54
Pond treatment           7,400    7,750     149.04
Mowing                  13,500   13,950     268.27
Fertilizer               2,600    2,700      51.92
Electricity              3,100    3,250      62.50
Insurance                2,350    2,600      50.00
Holiday lights           1,200    1,250      24.04`);
    const [part] = budgetsOf(facts);
    expect(lines(part)).toHaveLength(8);
    const sides = part?.reconciliation?.filter(({ columnId }) => columnId === 'c2') ?? [];
    expect(sides.map(({ interpreted }) => interpreted)).toEqual(['42200.00', '31500.00']);
  });

  it('tells totals that stand above their lines without an indent', () => {
    const [part] = budgetsOf(factsOfText(ABOVE));
    expect(lines(part).map((line) => line.replace(/\].*/, ']'))).toEqual([
      'i Quarterly Dues [Dues and Other Income]',
      'i Kayak Racks [Dues and Other Income]',
      'e Mowing [Grounds]',
      'e Leaf Removal [Grounds]',
      'e Bookkeeping [Office]',
      'e Stamps [Office]',
      'e Dock Repair [Docks]',
    ]);
    expect(part?.totals.every(({ foots }) => foots)).toBe(true);
  });

  it('doubts every annual column where such totals agree too seldom to be told', () => {
    const one = ABOVE.replace('$400.00     $4,800.00', '$410.00     $4,920.00');
    const facts = factsOfText(one.replace('$200.00     $2,400.00', '$210.00     $2,520.00'));
    const annual = budgetsOf(facts).flatMap((part) => part.columns.filter(({ role }) => role === 'budget'));
    expect(annual.every(({ doubt }) => doubt !== undefined)).toBe(true);
  });

  it('says that nothing was read of a paper that looks like a budget', () => {
    const facts = factsOfText(`Otter Bend Owners Association
ADOPTED BUDGET 2027
Total income 2027 budget, total expenses and operating budget:
${Array.from({ length: 9 }, (_, i) => `We planned ${i + 2} meetings in room ${i} of the budgeted year and talked of ${i + 1} more`).join('\n')}`);
    expect(facts.kind).toBe('budget');
    expect(facts.warnings.map(({ code }) => code)).toContain('no_budget_table');
  });

  it('takes counts before the names off them', () => {
    const [part] = budgetsOf(
      factsOfText(`Otter Bend Owners Association
Budget 2027
Line  Item                     2026 Budget   2027 Budget
Income
1 Dues                               9,000         9,900
2 Kayak racks                          600           610
3 Interest                              90            80
Total, lines 1 to 3                  9,690        10,590
Expenses
4 Mowing                             4,000         4,100
5 Gas                                  900           910
6 Stamps                               210           220
7 Audit                                700           710
8 Docks                                800           810
Total, lines 4 to 8                  6,610         6,750`),
    );
    expect(part?.lines.map(({ description }) => description)).toEqual([
      'Dues',
      'Kayak racks',
      'Interest',
      'Mowing',
      'Gas',
      'Stamps',
      'Audit',
      'Docks',
    ]);
  });

  it('takes quarters beside the plan of their year for a budget', () => {
    const facts = factsOfText(`Otter Bend Owners Association
Working budget, 2027
                    2026 (approved)        Q1        Q2        Q3        Q4   2027 plan
Income:
Dues                          9,000     2,475     2,475     2,475     2,475       9,900
Kayak racks                     600         0       300       310         0         610
total income                  9,600     2,475     2,775     2,785     2,475      10,510
Grounds:
Mowing                        4,000     1,025     1,025     1,025     1,025       4,100
Leaf removal                    900         0         0         0       910         910
total grounds                 4,900     1,025     1,025     1,025     1,935       5,010`);
    expect(facts.kind).toBe('budget');
  });

  it('cuts a few lines of income from many expenses beside them', () => {
    const [part] = budgetsOf(
      factsOfText(`                         Otter Bend Owners Association
                                  Budget 2027
INCOME                                  GROUNDS
Dues                      9,900.00      Mowing                    4,100.00
Kayak racks                 610.00      Leaf removal                910.00
Interest                     80.00      Mulch                       300.00
TOTAL INCOME             10,590.00      Arborist                    200.00
                                        Total GROUNDS             5,510.00
                                        OFFICE
${['Stamps', 'Audit', 'Bookkeeping', 'Website', 'Copies', 'Room rent', 'Coffee', 'Phones', 'Bank charges', 'Minutes', 'Filing fee', 'Software', 'Paper', 'Toner', 'Mailbox', 'Courier'].map((name) => `                                        ${name.padEnd(26)}  100.00`).join('\n')}
                                        Total OFFICE              1,600.00`),
    );
    expect(part?.lines).toHaveLength(23);
    expect(part?.totals.every(({ foots }) => foots)).toBe(true);
  });

  it('parts a table from the article to its right', () => {
    const [part] = budgetsOf(
      factsOfText(`Otter Bend Courier
Budget for 2027
                      2026     2027      What a fine summer it was for all of us here
Income                                   and how many of you came to the block party
Dues                 9,000    9,900      that we held in July with music and good food
Interest                90       80      Thanks to everybody who gave a hand on that day
Total Income         9,090    9,980      Docks
Dock works                               are open again from the first of May until fall
Pilings              4,000    4,100      and the board asks you to lock up your kayaks now
Boards               3,000    3,100      Sincerely yours
Total Dock works     7,000    7,200`),
    );
    expect(
      part?.lines.map(({ description, note, section }) =>
        [section, description, note].filter(Boolean).join(': '),
      ),
    ).toEqual(['Income: Dues', 'Income: Interest', 'Dock works: Pilings', 'Dock works: Boards']);
  });
});

describe('labels', () => {
  it('reads labels that tabs have pushed to the right in their order', () => {
    const [part] = budgetsOf(
      factsOfText(`Otter Bend Owners Association
Budget
                      This Year (2026)                 Next Year (2027)     Change
Income
Dues                  $9,000         $9,900         $900
Kayak racks           $600           $610           $10
Total Income          $9,600         $10,510        $910
Grounds
Mowing                $4,000         $4,100         $100
Leaf removal          $900           $910           $10
Total Grounds         $4,900         $5,010         $110`),
    );
    expect(columns(part)).toBe('budget 2026, proposed 2027, variance');
  });

  it('parts a word from the label beside it where it is the rest of one below', () => {
    const [part] = budgetsOf(
      factsOfText(`Otter Bend Owners Association
Where the Dues Go in 2027
Category              2027 Budget    % of Total         Per   2026 Budget
                                                 Apartment /
                                                       Month
Income
Dues                        9,900        98.02%       16.50         9,000
Interest                      200         1.98%        0.33           210
Total Income               10,100                     16.83         9,210
Grounds
Mowing                      4,100        40.59%        6.83         4,000
Leaf removal                  900         8.91%        1.50           910
Total Grounds               5,000                      8.33         4,910`),
    );
    expect(columns(part)).toBe('budget 2027, percent, other, budget 2026');
  });
});
