import type { BudgetPart } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfText } from '../reading/document-of-text';
import { budgetsOf } from './budget-in-words';
import { periodOf } from './periods';

/** Columns of less than a year whose heads were lost or damaged; every name and figure is made up. */

const LINES = `
Income
  Member Dues                  AAAAA
  Late Fees                    BBBBB
Total Income                   CCCCC
Expenses
  Landscaping                  DDDDD
  Water                        EEEEE
  Insurance                    FFFFF
  Management                   GGGGG
Total Expenses                 HHHHH`;
const AMOUNTS = { A: 44_000, B: 612, C: 44_612, D: 17_300, E: 8_212, F: 9_114, G: 8_400, H: 43_026 };

/** A statement whose columns are shares of the same year. */
function statement(head: string, shares: readonly number[]): BudgetPart {
  const body = LINES.replace(/([A-H])\1{4}/g, (_, key: keyof typeof AMOUNTS) =>
    shares
      .map((share) =>
        Math.round(AMOUNTS[key] * share)
          .toLocaleString('en-US')
          .padStart(10)
          .padEnd(22),
      )
      .join(''),
  );
  const [part] = budgetsOf(
    factsOf(documentOfText(`Quill Harbor Homeowners\n${head}\n${body}`), {
      documentId: 1,
      documentName: 'report.pdf',
      readingId: 'r',
    }),
  );
  return part!;
}

const doubts = (head: string, shares: readonly number[]): (string | undefined)[] =>
  statement(head, shares).columns.map(({ doubt }) => doubt);
const AT = ' '.repeat(31);

describe('a column that may hold only a part of a year', () => {
  it('has a head whose date was damaged', () => {
    expect(doubts(`Statement of Operations\n${AT}2/1/2017 - 7131/2017`, [1])).toEqual([
      'It may hold only a part of a year: a date over it could not be read.',
    ]);
  });

  it('has the head of another column with other figures', () => {
    const [first, second] = doubts(`Budget Report\n${AT}    Actual                Actual`, [0.5, 1]);
    expect([first, second].every((doubt) => doubt?.endsWith('another column has the same head.'))).toBe(true);
  });

  it('ends on a day on which nothing says that a year ends', () => {
    const [actual, budget] = doubts(`${AT} 6/30/2020 Actual      2020 Budget`, [0.9, 1]);
    expect(actual).toMatch(/nothing says that a year ends on the date over it/);
    expect(budget).toBeUndefined();
    expect(doubts(`${AT} 6/30/2020 Actual      6/30/2019 Actual`, [1, 0.9])).toEqual([undefined, undefined]);
  });

  it('stands below words of a month or a year to date that no column is known for', () => {
    const [, newest, budget] = doubts(
      `Treasurer's Report through May 31, 2018\n${AT}2017 Actual           2018 Actual           2018 Budget`,
      [0.95, 0.9, 1],
    );
    expect(newest).toMatch(/above it is printed ‘Treasurer's Report through May 31, 2018’/);
    expect(budget).toBeUndefined();
  });

  it('is asked about in words of its own', () => {
    const { questions = [] } = statement(`Statement of Operations\n${AT}2/1/2017 - 7131/2017`, [1]);
    expect(questions.map(({ prompt, answers }) => [prompt, ...answers.map(({ label }) => label)])).toEqual([
      [
        expect.stringMatching(/, but it may hold only a part of a year: .* Is it a whole year\?$/),
        'Yes, it is a whole year',
        'No, it is a part of a year: do not use it as a year',
      ],
    ]);
  });

  it('holds a fraction of the year beside it', () => {
    const [actual, budget] = doubts(`${AT}2026 Actual           2026 Budget`, [0.5, 1]);
    expect(actual).toMatch(/most of its figures are far below those of ‘2026 Budget’/);
    expect(budget).toBeUndefined();
    expect(doubts(`${AT}2026 Actual           2026 Budget`, [0.94, 1])).toEqual([undefined, undefined]);
  });
});

it('dates that add to a year are its parts, and neither is the difference of the others', () => {
  const { columns } = statement(
    `2016 Budget by Half Year\n${AT} 6/30/2016            12/31/2016           2016 Budget`,
    [0.4, 0.6, 1],
  );
  expect(columns.map(({ measure }) => measure)).toEqual(['other', 'other', 'amount']);
});

it('asks about the thirteen months from one annual meeting to the next', () => {
  const [part] = budgetsOf(
    factsOf(
      documentOfText(`
Heron Bluff Homeowners Association
Profit and Loss Statement
April 2026 through April 2027

Income
Membership dues                4,217.27
Total Income                   4,217.27
Expenses
Liability Insurance              943.00
Lawn cutting                   1,370.00
Total Expenses                 2,313.00`),
      { documentId: 1, documentName: 'paper.pdf', readingId: 'r' },
    ),
  );
  expect(part!.columns[0]).toMatchObject({ role: 'actual', period: { kind: 'year', to: '2027-04-30' } });
  expect(part!.questions!.map(({ prompt }) => prompt)).toEqual([expect.stringContaining('thirteen months')]);
});

it('takes the day of a date whose year is torn off for no year', () => {
  expect(periodOf('Fiscal year May 1, 2025 through April 30, -')).toBeUndefined();
  expect(periodOf("May '25 - April '26")).toMatchObject({ from: '2025-05-01', to: '2026-04-30' });
});

it('takes a budget of which level costs came to nine twelfths for that of the whole year', () => {
  const report = (mowing: string, water: string): string => `
Otter Bend Townhomes
Budget vs. Actuals
January - September, 2025
                            Actual        Budget
Income
  Dues                   33,000.00     44,000.00
  Late fees                 459.20        612.00
Total income             33,459.20     44,612.00
Expenses
  Bookkeeping             3,150.00      4,200.00
  Mowing                  9,120.40     ${mowing}
  Trash                   6,480.00      8,640.00
  Water                   7,410.00      ${water}
Total expenses           26,160.40     34,840.00`;
  const [part] = budgetsOf(
    factsOf(documentOfText(report('12,000.00', '10,000.00')), {
      documentId: 1,
      documentName: 'report.pdf',
      readingId: 'r',
    }),
  );
  expect(part?.columns.map(({ role, period }) => `${role} ${period?.to}`)).toEqual([
    'ytd 2025-09-30',
    'budget 2025-12-31',
  ]);
});
