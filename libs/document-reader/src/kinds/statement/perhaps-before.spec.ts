import { budgetOfText, totals } from './budget-in-words';

/** Lines that may be money of an earlier year; every name and figure is made up. */

const withLast = (income: string, expense = 'Snow removal'): string => `
Alder Ridge Homeowners Association
2026 Budget
                                2026 Budget
Income
   Owner dues                       92,000
   Late fees                         1,000
   ${income.padEnd(28)}      7,000
Total income                       100,000
Expenses
   Insurance                        60,000
   Landscaping                      36,000
   ${expense.padEnd(28)}      4,000
Total expenses                     100,000
Net income                               0`;

describe('money of an earlier year', () => {
  it.each([
    'Money from reserves for 2026',
    'Drawn from rainy day cash',
    'Utilization of retained money',
    'Offset by accumulated funds',
  ])('asks whether ‘%s’ is income of the year, since the totals tie either way', (name) => {
    const text = withLast(name);
    const [question] = budgetOfText(text).questions ?? [];
    expect(question?.prompt).toContain('money that the association already had');
    expect(totals(budgetOfText(text, [{ questionId: question!.id, answerId: 'year' }]))).toEqual([
      '100000 100000',
    ]);
    const answered = budgetOfText(text, [{ questionId: question!.id, answerId: 'before' }]);
    expect(totals(answered)).toEqual(['93000 100000']);
    expect(answered.questions?.filter(({ answered: given }) => given === undefined)).toEqual([]);
  });

  it('asks whether a cost makes up for an earlier year', () => {
    const [question] = budgetOfText(withLast('Clubhouse rental', 'Recovery of the deficit')).questions ?? [];
    expect(question?.prompt).toContain('does it make up for an earlier one');
  });

  it('asks about an adjustment of a former year, however little it is', () => {
    const [question] = budgetOfText(withLast('Clubhouse rental', 'Audit adjustment').replace('4,000', '   40').replaceAll('100,000', ' 96,040').replace('  7,000', '  3,040')).questions ?? []; // prettier-ignore
    expect(question?.prompt).toContain('‘Audit adjustment’ ($40)');
  });

  it.each(['Interest on reserve cash', 'Prior year dues collected', 'Clubhouse rental'])(
    'asks nothing of ‘%s’',
    (name) => expect(budgetOfText(withLast(name)).questions ?? []).toEqual([]),
  );

  it('asks whether a year to date that ends in December is all of a year', () => {
    const text = `
Alder Ridge Homeowners Association
For the period ended December 31, 2026
                            YTD Actual     YTD Budget
Income
   Owner dues                   92,000         92,500
Total income                    92,000         92,500
Expenses
   Insurance                    60,000         61,000
   Landscaping                  30,000         30,500
Total expenses                  90,000         91,500
Net income                       2,000          1,000`;
    expect(budgetOfText(text).questions?.map(({ prompt }) => prompt)).toContainEqual(
      expect.stringContaining('nothing says when the fiscal year begins'),
    );
  });
});
