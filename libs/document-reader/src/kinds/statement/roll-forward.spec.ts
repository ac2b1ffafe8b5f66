import { budgetOfText } from './budget-in-words';

/** Balances with what came and went between them; every name and figure is made up. */

const roleOf = (text: string, name: string) => {
  const row = budgetOfText(text)?.rows?.find(({ description }) => description === name);
  return [row?.role, row?.fund, row?.flow].filter(Boolean).join(' ');
};
const totals = (text: string): string[] =>
  (budgetOfText(text)?.reconciliation ?? [])
    .filter(({ flow }) => flow !== 'net')
    .map(({ columnId, fund, flow, interpreted, status }) =>
      [columnId, fund, flow, interpreted, status].join(' '),
    );

const OPERATING = `
Alder Bank Townhomes
2026 Budget
                                  2025 Budget   2026 Budget
INCOME
Assessments                        96,000.00    100,800.00
Late fees                             600.00        600.00
Total income                       96,600.00    101,400.00
EXPENSES
Mowing                             42,600.00     44,900.00
Insurance                          30,000.00     32,500.00
To the reserve account             24,000.00     24,000.00
Total expenses                     96,600.00    101,400.00
Net                                     0.00          0.00
`;

it('knows additions and costs of the reserve fund from its two balances, without a word or a sign for either', () => {
  const text = `${OPERATING}RESERVE ACCOUNT
Start                              71,415.12     79,215.12
Transferred in                     24,000.00     24,000.00
Certificates                        1,800.00      1,900.00
Garage two                         18,000.00     22,400.00
End                                79,215.12     82,715.12`;
  expect(roleOf(text, 'Garage two')).toBe('line reserve expense');
  expect(roleOf(text, 'Certificates')).toBe('line reserve income');
  expect(roleOf(text, 'Start')).toBe('opening-balance reserve income');
  expect(totals(text)).toEqual(
    expect.arrayContaining(['c1 reserve expense 18000.00 ties', 'c2 reserve expense 22400.00 ties']),
  );
});

it('takes negative amounts between two balances for costs', () => {
  const text = `${OPERATING}RESERVE ACCOUNT
Beginning balance                  64,222.00     68,422.00
Improvement fees                   24,000.00     24,000.00
Walkway                           (12,800.00)   (14,000.00)
Lights                             (7,000.00)    (2,000.00)
Ending balance                     68,422.00     76,422.00`;
  expect(roleOf(text, 'Walkway')).toBe('line reserve expense');
  expect(totals(text)).toContain('c2 reserve expense 16000.00 ties');
});

it('leaves the balances at both ends of a cash report out, whatever they are called', () => {
  const text = `
Treasurer's report, calendar year 2025
                                     2025
In the bank on January 1           7,733.90
Came in
Dues                               6,250.00
Block party                          318.00
Total in                           6,568.00
Went out
Snow plow                          2,640.00
Insurance                          2,792.00
Seawall survey                     1,150.00
Total out                          6,582.00
In the bank on December 31         7,719.90`;
  expect(totals(text)).toEqual(['c1 all income 6568.00 ties', 'c1 all expense 6582.00 ties']);
});

it('does not take two balances for a roll-forward where the rows between do not explain them', () => {
  const text = `${OPERATING}RESERVE ACCOUNT
Beginning balance                  64,222.00     68,422.00
Roof                               12,345.00      9,876.00
Ending balance                     68,000.00     77,777.00`;
  expect(totals(text)).not.toContain('c1 reserve expense 12345.00 ties');
});

it('takes numbered lines for lines, however well their amounts add up', () => {
  const text = OPERATING.replace(
    'Insurance ',
    'Electricity building 1                100.00        100.00\nElectricity building 2                200.00        200.00\nElectricity building 3                300.00        300.00\nInsurance ',
  ).replace(/96,600.00    101,400.00\nNet/, '97,200.00    102,000.00\nNet');
  for (const building of [1, 2, 3])
    expect(roleOf(text, `Electricity building ${building}`)).toBe('line operating expense');
});
