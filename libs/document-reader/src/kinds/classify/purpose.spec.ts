import { adoptsBudget, purposeSaid } from './purpose';

describe('what a paper says that its figures are', () => {
  it('knows a budget that names itself and nothing that came of it', () => {
    expect(purposeSaid(['Otter Lake HOA', 'Cash Budget  Jul-25  Aug-25'])).toBe('budget');
    expect(purposeSaid(['Estimates and Budget', 'FY 2027'])).toBe('budget');
    expect(purposeSaid(['Otter Lake HOA – Budget for 2027'])).toBe('budget');
    expect(purposeSaid(['Profit & Loss Budget Overview'])).toBeUndefined();
  });

  it('knows a report of what was', () => {
    expect(purposeSaid(['STATEMENTS OF ACTIVITIES', 'Years Ended June 30, 2026 and 2025'])).toBe('actuals');
    expect(purposeSaid(["Manager's Report", 'Description  Received  Budget'])).toBe('actuals');
  });

  it('leaves what says both or nothing to the table', () => {
    expect(purposeSaid(['Operating Budget 2027', 'Year ended June 30, 2026'])).toBeUndefined();
    expect(purposeSaid(['Budget vs Actual'])).toBeUndefined();
    expect(purposeSaid(['Account  Jan  Feb  Budget'])).toBeUndefined();
    expect(purposeSaid([])).toBeUndefined();
  });
});

describe('adoptsBudget', () => {
  const rows = [
    'Dues  $9,000',
    'Water  $1,000',
    'Power  $900',
    'Mowing  $700',
    'Taxes  $40',
    'Reserve  $5,000',
  ];

  it('needs the sentence and the table', () => {
    const said = 'RESOLVED, that the Board adopts what follows as the budget of the year 2027:';
    expect(adoptsBudget([said, ...rows])).toBe(true);
    expect(adoptsBudget([said, 'Carried, 4 to 1.'])).toBe(false);
    expect(adoptsBudget(['RESOLVED, that the gate be painted.', ...rows])).toBe(false);
  });
});
