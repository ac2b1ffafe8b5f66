import type { Facts } from '@hoa/contracts';
import { openingBalances, type ReadDocument } from './balances';
import { column, Paper } from '../../../../test/facts';
import { makeStatement } from '../../../../test/support/statement';

const year = { year: 2027, fiscalYearStartMonth: 1 };

/** A study whose balance stands on a line of these words, or whose first year is stated elsewhere. */
function study(quote: string, value: string, firstYear?: number): ReadDocument {
  const paper = new Paper(1, 'study.pdf');
  const cited = <T extends string | number>(of: T) => {
    const { raw, source, confidence, by } = paper.cited(String(of));
    return { value: of, raw, source: { ...source, quote }, confidence, by };
  };
  const part = {
    id: 'p1',
    pages: [1, 1] as [number, number],
    kind: 'reserve' as const,
    components: [],
    balance: cited(value),
    ...(firstYear === undefined ? {} : { year: cited(firstYear) }),
  };
  const facts: Facts = { ...paper.document().facts!, parts: [part] };
  return { id: 1, name: 'study.pdf', facts, pages: [] };
}

/** A balance sheet in its words. */
function sheet(...lines: string[]): ReadDocument {
  const facts = { ...new Paper(2, 'sheet.pdf').document().facts!, parts: [] };
  return {
    id: 2,
    name: 'sheet.pdf',
    facts,
    pages: [{ page: 1, lines: lines.map((text, index) => ({ index: index + 1, text })) }],
  };
}

describe('the reserve fund opens with what its study states', () => {
  it('at the day beside the balance', () =>
    expect(
      openingBalances([study('Projected reserve balance, January 1, 2027 $264,095.20', '264095.20')], year),
    ).toMatchObject([
      { fund: 'reserve', cents: 26_409_520, words: 'Balance of the reserve study, January 1, 2027' },
    ]));

  it('at the beginning of the study, where no day stands beside it', () =>
    expect(openingBalances([study('Starting balance $90,000', '90000.00', 2026)], year)).toMatchObject([
      {
        cents: 9_000_000,
        words:
          'Balance that the reserve study begins with, January 1, 2026, 12 months before this budget begins',
      },
    ]));

  it('and says so where no date is stated; a balance after the year’s beginning is none', () => {
    expect(openingBalances([study('Reserve balance $90,000', '90000.00')], year)[0]?.words).toBe(
      'Balance of the reserve study, which states no date',
    );
    expect(openingBalances([study('Balance, March 31, 2027 $1.00', '1.00')], year)).toEqual([]);
  });

  it('unless a balance sheet is of the same day or later', () => {
    const cash = sheet('Balance Sheet', 'December 31, 2026', 'Reserve Money Market 250,000.00');
    const later = study('Reserve balance, January 1, 2027 $264,095.20', '264095.20');
    expect(openingBalances([later, cash], year)).toMatchObject([{ cents: 25_000_000, source: { page: 1 } }]);
    const older = sheet('Balance Sheet', 'June 30, 2026', 'Reserve Money Market 200,000.00');
    expect(openingBalances([later, older], year)).toMatchObject([{ cents: 26_409_520 }]);
  });
});

it('a closing balance belongs to the fund that was opened above it, where its row states none', () => {
  const paper = new Paper(4, 'report.docx').budget(
    [
      {
        ...column('c1', 'actual', 2026),
        period: { from: '2026-01-01', to: '2026-12-31', kind: 'year' },
      },
    ],
    [['', 'Transfer from operating', 'income', '15000.00']],
  );
  paper.edit((part) => {
    const statement = makeStatement(part);
    const [line] = statement.rows!;
    const balance = (role: 'opening-balance' | 'closing-balance', amount: string) => ({
      ...line!,
      id: role,
      role,
      flow: undefined,
      fund: role === 'opening-balance' ? ('reserve' as const) : undefined,
      description: 'Balance',
      cells: { c1: { ...line!.cells['c1']!, value: amount } },
    });
    statement.rows = [
      balance('opening-balance', '164220.00'),
      line!,
      balance('closing-balance', '156570.00'),
    ];
  });
  const found = openingBalances(
    [{ id: 4, name: 'report.docx', facts: paper.document().facts!, pages: [] }],
    year,
  );
  expect(found).toMatchObject([{ fund: 'reserve', cents: 15_657_000 }]);
});

/** A statement with remarks below it. */
function report(...lines: string[]): ReadDocument {
  const paper = new Paper(3, 'report.txt').budget([], []);
  return { ...sheet(...lines), id: 3, name: 'report.txt', facts: paper.document().facts! };
}

describe('a treasurer’s remarks below a statement', () => {
  it('state what the accounts hold', () =>
    expect(
      openingBalances(
        [
          report(
            'Checking account balance, December 31, 2026: $2,214.37',
            'Reserve savings account balance as of 12/31/2026 $9,480.12',
          ),
        ],
        year,
      ),
    ).toMatchObject([
      { fund: 'operating', cents: 221_437, words: 'Checking account balance, December 31, 2026' },
      { fund: 'reserve', cents: 948_012, words: 'Reserve savings account balance, December 31, 2026' },
    ]));

  it('are not balances of owners, of a loan, or without a day', () =>
    expect(
      openingBalances(
        [
          report(
            'Unpaid balance of owners, December 31, 2026: $812.00',
            'Loan balance, December 31, 2026: $40,000.00',
            'Checking account balance $2,214.37',
            'Operating balance forward, December 31, 2026: $100.00',
          ),
        ],
        year,
      ),
    ).toEqual([]));
});
