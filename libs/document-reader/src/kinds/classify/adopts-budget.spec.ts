import { adoptsBudget } from './adopts-budget';

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
