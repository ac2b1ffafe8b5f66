import type { Facts } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfSheets, type SheetValue } from '../reading/document-of-sheets';
import { budgetsOf, columns, factsOfText, lines } from './budget-in-words';

/** Columns that other columns or the words beside them explain, and rows that are no lines; all names and figures are made up. */

const meta = { documentId: 1, documentName: 'paper.pdf', readingId: 'r' };
const readSheets = (...sheets: SheetValue[][][]): Facts => factsOf(documentOfSheets(sheets), meta);

describe('columns', () => {
  it('reads counted months in labels, the sum of what was spent and what is expected, and numbers behind names', () => {
    const [part] = budgetsOf(
      factsOfText(`
Otter Bend Owners Association
Outlook and Budget 2027
Name                  Acct #      9 Months     3 Months    12 Months        2026        2027
                                    Actual    Estimated         2026      Budget      Budget
Income
  Quarterly dues      30-100     60,000.00    20,000.00    80,000.00   80,000.00   84,000.00
  Kayak racks         30-200        900.00       310.00     1,210.00    1,200.00    1,250.00
Income Total                     60,900.00    20,310.00    81,210.00   81,200.00   85,250.00
Water system
  Well testing        50-100      2,000.00       400.00     2,400.00    2,400.00    2,500.00
  Pump repair         50-200        700.00       410.00     1,110.00    1,100.00    1,150.00
Water system Total                2,700.00       810.00     3,510.00    3,500.00    3,650.00`),
    );
    expect(columns(part)).toBe('ytd 2026, other 2026, projected 2026, budget 2026, budget 2027');
    expect(part?.lines.map(({ glCode, description }) => `${glCode} ${description}`)).toEqual([
      '30-100 Quarterly dues',
      '30-200 Kayak racks',
      '50-100 Well testing',
      '50-200 Pump repair',
    ]);
  });

  it('takes columns that add up to a column of a year for parts of it', () => {
    const [part] = budgetsOf(
      factsOfText(`
Otter Bend Owners Association
Budget by building
Building                Everyone    Tower    Lodges    2027 Budget
Income
  Quarterly dues          60,000   14,000    10,000         84,000
  Kayak racks              1,250        0         0          1,250
  Late fees                  100       50        50            200
Total Income              61,350   14,050    10,050         85,450`),
    );
    expect(columns(part)).toBe('other 2027, other 2027, other 2027, budget 2027');
  });

  it('takes what stands over the descriptions for the title, and better or worse for a variance', () => {
    const facts = factsOfText(`
Otter Bend Owners Association
REPORT OF THE TREASURER
Year ended 6/30/27               Came In /           We    Better or
                                 Went Out      Budgeted      (Worse)
Money coming in
  Quarterly dues                   $83,900       $84,000        -$100
  Kayak racks                       $1,300        $1,250          $50
In all                            $85,200       $85,250         -$50
Trails
  Path gravel                      $85,000       $85,250         $250
In all                            $85,000       $85,250         $250
Over at the close                    $200            $0         $200
Money at the bank today: $8,120.00`);
    const [part] = budgetsOf(facts);
    expect(columns(part)).toBe('actual 2027, budget 2027, variance 2027');
    expect(facts.kind).toBe('actuals');
    expect(lines(part)).toEqual([
      'i Quarterly dues [Money coming in] 83900.00 84000.00 -100.00',
      'i Kayak racks [Money coming in] 1300.00 1250.00 50.00',
      'e Path gravel [Trails] 85000.00 85250.00 250.00',
    ]);
  });

  it('does not take a sheet title over the first figures for their label', () => {
    const [part] = budgetsOf(
      readSheets([
        ['Otter Bend Owners Association, Inc.'],
        ['Operating results for May and 5 months, fiscal year 2027'],
        ['May Actual', 'May Plan', null, '5 Months Actual', '5 Months Plan'],
        [null, null, 'Income'],
        [7000.5, 7000, 'Quarterly dues', 35000.25, 35000],
        [100.25, 104.5, 'Kayak racks', 501.5, 522.5],
        [7100.75, 7104.5, 'Total income', 35501.75, 35522.5],
        [null, null, 'Water system'],
        [200.5, 208.25, 'Well testing', 1002.5, 1041.25],
        [90.25, 95.75, 'Pump repair', 451.25, 478.75],
        [290.75, 304, 'Total water system', 1453.75, 1520],
      ]),
    );
    expect(part?.columns.map(({ label }) => label)).toEqual([
      'May Actual',
      'May Plan',
      '5 Months Actual',
      '5 Months Plan',
    ]);
    expect(new Set(part?.columns.map(({ year }) => year))).toEqual(new Set([2027]));
  });

  it('reads the budget that a resolution adopts, and its share of one dwelling as such', () => {
    const [part] = budgetsOf(
      factsOfText(`
Otter Bend Owners Association
RESOLVED by the directors, a quorum being present and having heard the manager, that what follows is adopted as the budget for the year ending June 30, 2027:
                           Per Annum     Per Cabin Per Month
Revenues
  Quarterly dues             $84,000                 $175.00
  Kayak racks                 $1,250                   $2.60
Expenses
  Path gravel                $60,000                 $125.00
  Footbridges                $25,250                  $52.60`),
    );
    expect(part?.columns.map(({ role }) => role)).toEqual(['budget', 'other']);
    expect(part?.lines).toHaveLength(4);
  });

  it('keeps a field beside the title out of the labels, and takes the title from a paragraph', () => {
    const [part] = budgetsOf(
      factsOfText(`
Otter Bend Owners Association
Dear neighbors, at the meeting in October the directors approved the budget shown below for the year 2027. Of the rise, most is owed to the pump.
                                   Number of Cabins:  40
                                         Annually
Revenues
  Quarterly dues                          $84,000
  Kayak racks                              $1,250
Total revenues                            $85,250
Expenses
  Path gravel                             $60,000
  Footbridges                             $25,250
Total expenses                            $85,250`),
    );
    expect(part?.columns.map(({ label, role, year }) => `${label} ${role} ${year}`)).toEqual([
      'Annually budget 2027',
    ]);
  });
});
