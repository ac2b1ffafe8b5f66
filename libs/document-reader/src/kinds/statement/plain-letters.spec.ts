import { budgetsOf, columns, factsOfText, lines } from './budget-in-words';

/** Budgets as boards write them to their neighbours; every name and figure is made up. */

describe('a budget in a letter', () => {
  it('knows years in parentheses, the two sides in everyday words, and what stands below it', () => {
    const [part] = budgetsOf(
      factsOfText(`
Fern Hollow Townhome Owners
Dear Members,
This is the spending plan we will vote on.

                                   Current Year (2026)    Next Year (2027)     Change
Money in
  Quarterly Fees                              $40,000             $42,000     $2,000
  Dock Slips                                     $600                $650        $50
All receipts                                  $40,600             $42,650     $2,050
Money out
  Mowing                                      $22,000             $23,000     $1,000
  Liability Policy                            $11,600             $12,050       $450
  To Reserves                                  $7,000              $7,600       $600
All spending                                  $40,600             $42,650     $2,050
With thanks,
Questions: Ida Marsh, (555) 014-2297`),
    );
    expect(columns(part)).toBe('budget 2026, proposed 2027, variance');
    expect(lines(part)).toEqual([
      'i Quarterly Fees [Money in] 40000.00 42000.00 2000.00',
      'i Dock Slips [Money in] 600.00 650.00 50.00',
      'e Mowing [Money out] 22000.00 23000.00 1000.00',
      'e Liability Policy [Money out] 11600.00 12050.00 450.00',
      'r To Reserves [Money out] 7000.00 7600.00 600.00',
    ]);
  });
});

describe('columns of funds', () => {
  it('are of the year of the column that they add to', () => {
    const [part] = budgetsOf(
      factsOfText(`
Fern Hollow Townhome Owners
Budget by Fund
                         General Fund   Capital Fund   Total 2027
Income
  Quarterly Fees               40,000          6,000       46,000
  Dock Slips                      600                         600
Total Income                   40,600          6,000       46,600
Expenses
  Mowing                       29,000                      29,000
  Liability Policy             11,600                      11,600
  Pier Replacement                             6,000        6,000
Total Expenses                 40,600          6,000       46,600`),
    );
    expect(part?.columns.map(({ year }) => year)).toEqual([2027, 2027, 2027]);
  });
});

describe('a header printed again', () => {
  it('leaves the one figure below it in its column, and a figure alone before a note in its own', () => {
    const head = 'Account               2025 Actual   2026 Est.   2027 Budget   Remarks';
    const [part] = budgetsOf(
      factsOfText(`Fern Hollow Townhome Owners
2027 Budget
${head}
Income
Quarterly Fees             39,000      40,100        42,000
Total income               39,000      40,100        42,000
Expenses
Mowing                     21,500      22,300        23,000   two more cuts
Pump Test                                               850   new by county rule
Liability Policy           11,000      11,600        12,050
Path Gravel                 6,500       6,900         6,100   last of three
Total expenses             39,000      40,800        42,000
\f${head}
Left over                                (700)`),
    );
    expect(lines(part)).toContain('e Pump Test [Expenses] - - 850.00');
    const left = part?.totals.filter(({ description }) => description === 'Left over');
    expect(left?.map(({ columnId, printed, foots }) => [columnId, printed.value, foots])).toEqual([
      ['c2', '-700.00', true],
    ]);
  });
});
