import { budgetOfText, totals } from './budget-in-words';

/** Parts of an association beside their total, what each home pays below it, and rivals without a year; all of it is made up. */

it('takes the total of all parts for the budget, however many homes the heads say that each has', () => {
  const part = budgetOfText(`
Otter Bend Master Association
2027 Approved Budget by Part
                            Commons      Cottages      Terraces         Total
                        (120 homes)    (80 homes)    (40 homes)     All Parts
Income
Assessments                  60,000        40,000        20,000       120,000
Late fees                       600             -           300           900
Total income                 60,600        40,000        20,300       120,900
Expenses
Management                   20,600        10,000         5,000        35,600
Landscaping                  30,000        20,000        10,300        60,300
Insurance                    10,000        10,000         5,000        25,000
Total expenses               60,600        40,000        20,300       120,900`);
  const whole = part?.columns.filter(({ measure }) => measure === 'amount') ?? [];
  expect(whole).toMatchObject([{ label: 'Total All Parts', role: 'budget', year: 2027 }]);
  expect(totals(part)).toEqual(['120900 120900']);
  expect(part?.questions).toEqual([]);
});

const RIVALS = `
Otter Bend Owners Association
2027 Budget Alternatives for the Annual Meeting
                          2026 Budget     A (as now)      B (+$10)
Income
Dues                           48,000         48,000        52,800
Interest                          500            600           600
Total income                   48,500         48,600        53,400
Expenses
Mowing                         20,000         21,000        21,000
Insurance                      18,500         19,600        19,600
Path repairs                   10,000          8,000        12,800
Total expenses                 48,500         48,600        53,400
Monthly fee                       100            100           110`;

it('takes what each home pays below both totals for no line, and columns without a year for rivals of the next one', () => {
  const part = budgetOfText(RIVALS);
  expect(totals(part)).toEqual(['48500 48500', '48600 48600', '53400 53400']);
  expect(part?.rows?.find(({ description }) => description === 'Monthly fee')?.role).toBe('statistic');
  expect(part?.columns.map(({ year, alternative }) => [year, alternative])).toEqual([
    [2026, undefined],
    [2027, 1],
    [2027, 2],
  ]);
  expect(part?.questions?.map(({ id }) => id)).toEqual(['alternative:2027']);
});
