import type { Facts } from '@hoa/contracts';
import { budgetsOf, factsOfText, lines } from './budget-in-words';

/** How sections end, and what stands below them; every name and figure is made up. */

const totals = (facts: Facts): string[] =>
  budgetsOf(facts)[0]!.totals.map(
    ({ description, printed, foots }) => `${description} ${printed.value} ${foots}`,
  );

describe('sums in a letter', () => {
  const facts = factsOfText(`
Otter Bend Owners Association
2027 budget, as promised
Receipts:
Quarterly Dues ....................     84,000
Kayak Rack Rent ...................      1,150
Receipts, every penny                   85,150

Grounds:
Dock Inspection ...................     12,500
Path Gravel .......................     31,150
Grounds, every penny                    43,650

Staff:
Dock Hand Wages ...................     30,000
Uniforms ..........................        500
Staff, every penny                      30,500

Saved for Reserves:
Money to Reserves .................     11,000
Saved for Reserves, every penny         11,000

All that goes out                       85,150
Ida`);

  it('takes what is called after its section for its total, also of one line, and no name below for a line', () => {
    expect(lines(budgetsOf(facts)[0]).map((line) => line.split(' [')[0])).toEqual([
      'i Quarterly Dues',
      'i Kayak Rack Rent',
      'e Dock Inspection',
      'e Path Gravel',
      'e Dock Hand Wages',
      'e Uniforms',
      'r Money to Reserves',
    ]);
    expect(totals(facts).map((total) => total.replace(/,? every penny/, ''))).toEqual([
      'Receipts 85150.00 true',
      'Grounds 43650.00 true',
      'Staff 30500.00 true',
      'All that goes out 85150.00 true',
    ]);
  });
});

it('keeps a second line of the same figure where no total is called alike', () => {
  const facts = factsOfText(`
2027 Budget                             2027 Budget
INCOME
Quarterly Dues                               84,000
TOTAL INCOME                                 84,000
INSURANCE
Officers                                      1,200
Insurance Umbrella                            1,200
Dock                                          3,000
TOTAL INSURANCE                               5,400`);
  expect(lines(budgetsOf(facts)[0])).toHaveLength(4);
});

describe('sides', () => {
  it('a sheet that adds both sides up at its foot leaves the lines of a balanced budget their types', () => {
    const facts = factsOfText(`
2027 Budget
No.   Item                      2027 Amount
RECEIPTS
101   Quarterly Dues                 84,000
102   Kayak Rack Rent                 1,150
      Subtotal                       85,150
DOCKS AND PATHS
201   Inspection                     42,500
202   Gravel                         31,150
      Subtotal                       73,650
PEOPLE
301   Dock Hand                      11,000
302   Uniforms                          500
      Subtotal                       11,500
      TOTAL INCOME                   85,150
      TOTAL SPENT                    85,150`);
    expect(lines(budgetsOf(facts)[0]).map((line) => line[0])).toEqual(['i', 'i', 'e', 'e', 'e', 'e']);
  });

  it('a heading of both sides says of no line what it is', () => {
    const facts = factsOfText(`
Profit & Loss Budget vs. Actual
January through October 2026
                                    Jan - Oct 26        Budget
Ordinary Income/Expense
     4000 · Operating Income
          4005 · Quarterly Dues        70,000.00     70,500.00
          4010 · Kayak Racks              900.00        950.00
     Total 4000 · Operating Income     70,900.00     71,450.00
     Expense
     6000 · Docks
          6005 · Inspection            40,000.00     41,000.00
          6010 · Gravel                20,000.00     21,000.00
     Total 6000 · Docks                60,000.00     62,000.00
     Total Expense                     60,000.00     62,000.00
Net Ordinary Income                    10,900.00      9,450.00`);
    expect(lines(budgetsOf(facts)[0]).map((line) => line[0])).toEqual(['i', 'i', 'e', 'e']);
    expect(budgetsOf(facts)[0]!.totals.every(({ foots }) => foots)).toBe(true);
  });
});

it('totals over their lines: the first called like what is left, one over a single line, and all at the foot', () => {
  const facts = factsOfText(`
ADOPTED BUDGET FOR 2027
                                     Monthly         Yearly
Operating Income                   $7,095.83     $85,150.00
     Quarterly Dues                $7,000.00     $84,000.00
     Rack Rent                        $95.83      $1,150.00
Docks                              $2,583.33     $31,000.00
     Inspection                    $1,250.00     $15,000.00
     Gravel                        $1,333.33     $16,000.00
People                             $3,595.84     $43,150.00
     Dock Hand                     $3,500.00     $42,000.00
     Uniforms                         $95.84      $1,150.00
Reserves                             $916.67     $11,000.00
     Transfer to Reserves            $916.67     $11,000.00
All that we spend                  $7,095.84     $85,150.00`);
  expect(lines(budgetsOf(facts)[0]).map((line) => line.split(' [')[0])).toEqual([
    'i Quarterly Dues',
    'i Rack Rent',
    'e Inspection',
    'e Gravel',
    'e Dock Hand',
    'e Uniforms',
    'r Transfer to Reserves',
  ]);
  expect(totals(facts).every((total) => total.endsWith('true'))).toBe(true);
  expect(totals(facts)).toHaveLength(10);
});

it('a summary that names the schedule of each row repeats the totals of the schedules', () => {
  const row = (name: string, before: string, now: string): string =>
    name.padEnd(32) + before.padStart(10) + now.padStart(14);
  const schedule = (letter: string, lines: [string, string, string][], sum: [string, string]): string[] => [
    '',
    `Schedule ${letter}`,
    row('Account', '2026 Budget', '2027 Budget'),
    ...lines.map((line) => row(...line)),
    row(`           Total Schedule ${letter}`, ...sum),
  ];
  const facts = factsOfText(
    [
      '2027 Budget Book',
      row('Summary            Schedule', '2026 Budget', '2027 Budget'),
      row('Income             A', '80,310', '84,300'),
      row('Docks              B', '40,000', '41,500'),
      row('People             C', '40,310', '42,800'),
      ...schedule(
        'A',
        [
          ['4005       Quarterly Dues', '80,000', '84,000'],
          ['4010       Rack Rent', '310', '300'],
        ],
        ['80,310', '84,300'],
      ),
      ...schedule(
        'B',
        [
          ['6005       Inspection', '30,000', '31,000'],
          ['6010       Gravel', '10,000', '10,500'],
        ],
        ['40,000', '41,500'],
      ),
      ...schedule(
        'C',
        [
          ['7005       Dock Hand', '40,000', '42,400'],
          ['7010       Uniforms', '310', '400'],
        ],
        ['40,310', '42,800'],
      ),
    ].join('\n'),
  );
  expect(lines(budgetsOf(facts)[0]).map((line) => line.split(' [')[0])).toEqual([
    'i 4005 Quarterly Dues',
    'i 4010 Rack Rent',
    'e 6005 Inspection',
    'e 6010 Gravel',
    'e 7005 Dock Hand',
    'e 7010 Uniforms',
  ]);
  const names = budgetsOf(facts)[0]!.totals.map(({ description }) => description);
  expect([...new Set(names)].sort()).toEqual(['Total Schedule A', 'Total Schedule B', 'Total Schedule C']);
});

describe('headings set like lines', () => {
  const facts = factsOfText(`
2027 CASH BUDGET
                                        2026          2027
                                      Annual        Annual
RECEIPTS
Quarterly Dues                     84,000.00     85,000.00
Rack Rent                           1,150.00      1,150.00
TOTAL RECEIPTS                     85,150.00     86,150.00
DISBURSEMENTS
Administrative Expenses
Legal                               2,000.00      2,100.00
Audit                               3,000.00      3,150.00
Docks and Trails
Inspection                         30,000.00     30,400.00
Gravel                             20,000.00     20,100.00
Water System
Well Testing                       15,150.00     15,200.00
Pump Repair                         4,000.00      4,100.00
TOTAL DISBURSEMENTS                74,150.00     75,050.00
TRANSFERS
General Reserve                    11,000.00     11,100.00
TOTAL CASH USED                    85,150.00     86,150.00

ADOPTED NOVEMBER 3, 2026           INITIALS ______`);

  it('head the lines below them, and what is signed below the totals is no line', () => {
    expect(lines(budgetsOf(facts)[0]).map((line) => line.split('] ')[0])).toEqual([
      'i Quarterly Dues [RECEIPTS',
      'i Rack Rent [RECEIPTS',
      'e Legal [Administrative Expenses',
      'e Audit [Administrative Expenses',
      'e Inspection [Docks and Trails',
      'e Gravel [Docks and Trails',
      'e Well Testing [Water System',
      'e Pump Repair [Water System',
      'r General Reserve [TRANSFERS',
    ]);
  });
});
