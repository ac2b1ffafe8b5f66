import { budgetOfText } from './budget-in-words';

const INCOME = `
Heron Court Condominium Association
2031 Budget
                                     2030 Budget    2031 Budget
Income
Monthly assessments                       42,000         43,000
Parking rent                               2,200          2,310
Total income                              44,200         45,310`;
const EXPENSES = `
Expenses
Insurance                                 14,600         15,100
Water                                      7,150          7,400
Janitor                                    5,050          5,300
Total expenses                            26,800         27,800`;

/** Income and expenses as understood, of each column. */
const sides = (text: string): string[] =>
  (budgetOfText(text)?.reconciliation ?? [])
    .filter(({ fund, flow }) => fund === 'all' && flow !== 'net')
    .map(({ columnId, flow, interpreted, status }) => `${columnId} ${flow} ${interpreted} ${status}`);

const PLAIN = [
  'c1 income 44200.00 ties',
  'c1 expense 26800.00 ties',
  'c2 income 45310.00 ties',
  'c2 expense 27800.00 ties',
];

describe('what was there before, and what is listed below', () => {
  it('takes the balance at the beginning for no income, though a total adds it', () => {
    const before = INCOME.replace(
      'Income\n',
      'Checkbook balance January 1               28,200         45,600\nIncome\n',
    );
    const available = '\nTotal cash available                      72,400         90,910';
    const left = '\nCash balance, end of year                 45,600         63,110';
    expect(sides(`${before}${available}${EXPENSES}${left}`)).toEqual(PLAIN);
  });

  it('leaves out a list that fills one of several columns below the statement', () => {
    const below = `
Surplus                                   17,400         17,510
Future Capital Projects
2032 - Roof                                              38,000
2033 - Paving                                           142,000`;
    expect(sides(`${INCOME}${EXPENSES}${below}`)).toEqual(PLAIN);
  });

  it('asks about a line that its printed total leaves out', () => {
    const missed = EXPENSES.replace(
      'Total expenses',
      'Electricity                                3,900          4,000\nTotal expenses',
    );
    const part = budgetOfText(`${INCOME}${missed}`);
    expect(part?.questions?.map(({ prompt }) => prompt).join()).toContain('Electricity');
    expect(part?.columns.every(({ doubt }) => doubt !== undefined)).toBe(true);
  });

  it('turns no side by a deficit that is printed without a sign', () => {
    const spent = EXPENSES.replace('14,600', '34,600').replace('26,800', '46,800').replace('15,100', '35,100').replace('27,800', '47,800'); // prettier-ignore
    const deficit = '\nDeficit                                    2,600          2,490';
    expect(sides(`${INCOME}${spent}${deficit}`)).toEqual([
      'c1 income 44200.00 ties',
      'c1 expense 46800.00 ties',
      'c2 income 45310.00 ties',
      'c2 expense 47800.00 ties',
    ]);
  });

  it("reads a fund's roll-forward line by line, and turns what it subtracts", () => {
    const fund = `
Surplus                                   17,400         17,510
Replacement Reserve Fund
Balance January 1                        181,340        152,540
Contribution from operating               40,000         41,000
Interest                                   2,900          2,500
Paving                                   (71,700)        (5,000)
Balance December 31                      152,540        191,040`;
    const part = budgetOfText(`${INCOME}${EXPENSES}${fund}`);
    const own = part?.reconciliation?.filter(({ fund: of, flow }) => of === 'reserve' && flow !== 'net');
    expect(own?.map(({ flow, interpreted }) => `${flow} ${interpreted}`)).toEqual([
      'income 42900.00',
      'expense 71700.00',
      'income 43500.00',
      'expense 5000.00',
    ]);
  });
});
