import type { BudgetPart } from '@hoa/contracts';
import { budgetOfText } from './budget-in-words';

/** Totals without lines, balances among them, sentences below them; every name and figure is made up. */

const totalsOf = (part: BudgetPart | undefined): string[] =>
  (part?.reconciliation ?? [])
    .filter(({ fund, flow }) => fund === 'all' && flow !== 'net')
    .map(({ columnId, flow, interpreted, status }) => `${columnId} ${flow} ${interpreted} ${status}`);

const roleOf = (part: BudgetPart | undefined, name: string): string | undefined =>
  part?.rows?.find(({ description }) => description.startsWith(name))?.role;

it('groups of which only the totals are printed are the lines', () => {
  const part = budgetOfText(`
Larkspur Glen
                                  2025 Budget   2025 Actual   2026 Budget
Total Assessment Income               318,240       318,240       334,152
Total Other Income                      4,800         7,266         5,500
Total Income                          323,040       325,506       339,652
Total Administrative Expenses          41,650        43,118        43,900
Total Utilities                        57,300        60,944        62,800
Total Building Maintenance             66,420        71,507        69,000
Total Grounds Maintenance              48,900        47,365        50,300
Total Insurance                        49,770        53,180        58,652
Total Operating Expenses              264,040       276,114       284,652
Reserve Funding                        59,000        59,000        55,000
Net                                         0        -9,608             0`);
  expect(totalsOf(part)).toEqual([
    'c1 income 323040.00 ties',
    'c1 expense 323040.00 ties',
    'c2 income 325506.00 ties',
    'c2 expense 335114.00 ties',
    'c3 income 339652.00 ties',
    'c3 expense 339652.00 ties',
  ]);
});

it('what is in the bank on the first and the last day is neither income nor an expense', () => {
  const part = budgetOfText(`
Lake Larkspur Improvement Association
                              2024      2025      2026 Plan
Bank, January 1             17,921    19,251    13,251
In
Dues                        22,500    22,500    22,500
Donations                    2,774     2,400     2,200
Total in                    25,274    24,900    24,700
Out
Weed harvesting             19,800    25,400    20,500
Liability insurance          4,144     5,500     5,700
Total out                   23,944    30,900    26,200
Bank, December 31           19,251    13,251    11,751`);
  expect(roleOf(part, 'Bank, January 1')).toBe('opening-balance');
  expect(roleOf(part, 'Bank, December 31')).toBe('closing-balance');
  expect(totalsOf(part).filter((text) => text.startsWith('c1'))).toEqual([
    'c1 income 25274.00 ties',
    'c1 expense 23944.00 ties',
  ]);
});

it('a sentence about money below the totals is no line', () => {
  const part = budgetOfText(`
Larkspur Ridge
                                     2025        2026 Budget
Regular assessments                83,520        90,480
Other income                        1,150         1,100
Total income                       84,670        91,580
Landscape                          63,770        67,580
Contribution to reserve account    20,900        24,000
Total common expenses              84,670        91,580
The Association has a current reserve study that recommends a contribution of    31,800`);
  expect(roleOf(part, 'The Association has')).not.toBe('line');
  expect(part?.questions).toEqual([]);
  expect(totalsOf(part).every((text) => text.endsWith('ties'))).toBe(true);
});

it('what some months are expected to bring is no year', () => {
  const part = budgetOfText(`
Larkspur Preserve
                 Approved 2025  Actual thru Sept  Forecast Oct-Dec  Projected 2025  Proposed 2026
Dues                    90,000            67,500            22,500          90,000         93,000
Interest                   900               700               210             910            900
Total income            90,900            68,200            22,710          90,910         93,900
Grounds                 60,000            44,100            15,300          59,400         62,000
Insurance               30,900            30,200                 0          30,200         31,900
Total expenses          90,900            74,300            15,300          89,600         93,900`);
  const forecast = part?.columns.find(({ label }) => label === 'Forecast Oct-Dec');
  expect(forecast?.period?.kind).not.toBe('year');
  expect(forecast?.scenario).toBeUndefined();
});

it('costs below zero and a result make a statement without a heading or a total', () => {
  const part = budgetOfText(`
Larkspur Point Boat Slips
                              2024          2025    2026 Budget
Slip fees (118)         106,200.00    106,200.00    112,100.00
Transient dockage         4,385.00      6,120.00      5,000.00
Dock master             -31,200.00    -32,136.00    -33,100.00
Dock electric            -9,844.19    -10,372.60    -10,800.00
Insurance               -18,402.00    -20,977.00    -23,000.00
Set aside for dredging  -45,000.00    -45,000.00    -47,000.00
Result                    6,138.81      3,834.40      3,200.00`);
  expect(roleOf(part, 'Result')).toBe('net');
  expect(totalsOf(part).every((text) => text.endsWith('ties'))).toBe(true);
  expect(totalsOf(part).filter((text) => text.includes('income'))).toEqual([
    'c1 income 110585.00 ties',
    'c2 income 112320.00 ties',
    'c3 income 117100.00 ties',
  ]);
});

it('what comes from the operating fund is income of reserves, and no contribution to them', () => {
  const part = budgetOfText(`
Larkspur Commons
                          2025 Budget
Dues                       196,000.00
Interest                     1,880.00
Total income               197,880.00
Grounds                    124,880.00
Insurance                   45,000.00
Contribution to reserves    28,000.00
Total expenses             197,880.00
RESERVE FUND
Beginning balance          120,000.00
From operating              28,000.00
Interest                     4,211.00
Pool resurfacing             7,860.00
Ending balance             144,351.00`);
  const row = part?.rows?.find(({ description }) => description === 'From operating');
  expect([row?.role, row?.fund, row?.flow]).toEqual(['line', 'reserve', 'income']);
});
