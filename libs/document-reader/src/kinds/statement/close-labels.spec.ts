import { budgetOfText, columns } from './budget-in-words';

/** Labels that stand close, that arithmetic explains or that say little; every name and figure is made up. */

describe('labels of columns', () => {
  it('are parted where one line of them runs together below their years and a currency sign', () => {
    const part = budgetOfText(`
Otter Bend Owners Association
Budget Review
                     2025     2026         2026     2027        $
                   Actual   Budget   Thru March Proposed   Change
Income
  Quarterly dues   78,100   80,000       20,000   84,000    4,000
  Kayak racks       1,150    1,200          300    1,250       50
Expenses
  Well testing      2,300    2,400          600    2,500      100
  Path gravel       2,900    3,000            -    3,100      100`);
    expect(columns(part)).toBe('actual 2025, budget 2026, ytd 2026, proposed 2027, variance');
  });

  it('are a change where the other columns differ by it, whatever the title says', () => {
    const part = budgetOfText(`
Otter Bend Owners Association
Revised Budget 2027
                     Budget as      Revision     Budget as
                      Approved           One       Revised
Income
  Quarterly dues        80,000         4,000        84,000
  Kayak racks            1,200            50         1,250
Expenses
  Well testing           2,400           100         2,500
  Pump repair            1,150           (50)        1,100
  Path gravel            3,000             -         3,000`);
    expect(part?.columns.map(({ role }) => role)).toEqual(['budget', 'variance', 'budget']);
  });

  it('name a change by its directions and what is expected in everyday words', () => {
    const part = budgetOfText(`
Otter Bend Owners Association
                     Where 2026 will land        Plan for 2027         Up (Down)
Income
  Quarterly dues                   80,000               84,000             4,000
  Kayak racks                       1,200                1,250                50
Savings
  Save for the bridge               2,400                2,500               100
  Savings, other                    1,150                1,100               (50)`);
    expect(part?.columns.map(({ role }) => role)).toEqual(['projected', 'budget', 'variance']);
    expect(part?.lines.map(({ type }) => type)).toEqual(['income', 'income', 'reserve', 'reserve']);
  });

  it('plan the one year that stands beside its rate for each home', () => {
    const part = budgetOfText(`
Otter Bend Owners Association
                       2027 Annual     Per Cabin per Month
Income
  Quarterly dues           $84,000                 $175.00
  Kayak racks               $1,250                   $2.60
Total income               $85,250                 $177.60
Expenses
  Path gravel              $60,000                 $125.00
  Footbridges              $25,250                  $52.60
Total expenses             $85,250                 $177.60`);
    expect(columns(part)).toBe('budget 2027, other');
  });
});
