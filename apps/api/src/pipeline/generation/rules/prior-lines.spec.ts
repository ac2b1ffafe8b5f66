import { ACCEPTED_CONFIDENCE } from '@hoa/contracts';
import { column, Paper } from '../../../../test/facts';
import { withoutOneOffs } from './one-offs';
import { priorBudget } from './prior-lines';

const actual24 = column('a24', 'actual', 2024);
const actual25 = column('a25', 'actual', 2025);
const budget26 = column('b26', 'budget', 2026);
const projected26 = column('p26', 'projected', 2026);
const actual26 = column('a26', 'actual', 2026);
const ytd26 = column('y26', 'ytd', 2026);

const figures = (paper: Paper[], year = 2027) =>
  priorBudget(
    paper.map((one) => one.document()),
    { year, fiscalYearStartMonth: 1 },
  );

describe('the previous year’s figure', () => {
  it('is the full-year actual, else the projected, else the budget of the year before', () => {
    const paper = new Paper(1, 'budget.pdf').budget(
      [actual25, budget26, projected26, actual26, ytd26],
      [
        ['7810', 'Electricity', 'expense', '1.00', '2.00', '3.00', '4.00', '5.00'],
        ['7820', 'Water', 'expense', '1.00', '2.00', '3.00', '', '5.00'],
        ['7840', 'Gas', 'expense', '1.00', '2.00', '', '', '5.00'],
      ],
    );
    const { lines, year } = figures([paper]);
    expect(year).toBe(2026);
    expect(lines.map((line) => [line.previous?.cents, line.previous?.basis])).toEqual([
      [400, 'actual'],
      [300, 'projected'],
      [200, 'budget'],
    ]);
  });

  it('never is a year-to-date, month, variance or percent', () => {
    const columns = [
      ytd26,
      column('v', 'variance', 2026),
      column('p', 'percent', 2026),
      column('m', 'month', 2026),
    ];
    const paper = new Paper(1, 'ytd.pdf').budget(columns, [
      ['7810', 'Electricity', 'expense', '1.00', '2.00', '3.00', '4.00'],
    ]);
    expect(figures([paper])).toMatchObject({
      year: undefined,
      lines: [{ previous: null, needsReview: true }],
    });
  });

  it('keeps last year, the current and the next one apart where a worksheet names no year', () => {
    const columns = [
      { ...column('l', 'actual'), label: 'Last Year Actual' },
      { ...column('c', 'budget'), label: 'Current Budget' },
      { ...column('n', 'proposed'), label: 'Next Year Proposed' },
    ];
    const paper = new Paper(1, 'worksheet.pdf').budget(columns, [
      ['7810', 'Electricity', 'expense', '1.00', '2.00', '3.00'],
      ['7820', 'Water', 'expense', '1.00', '2.00', ''],
    ]);
    const { lines, year, notes } = figures([paper]);
    expect(year).toBe(2026);
    expect(lines.map(({ previous }) => previous?.cents)).toEqual([300, undefined]);
    expect(notes).toEqual([
      expect.objectContaining({ message: expect.stringContaining('2026 is assumed') as string }),
    ]);
  });

  it('is the latest there is where the documents are older, and says so', () => {
    const paper = new Paper(1, 'old.pdf').budget([actual25], [['7810', 'Electricity', 'expense', '1.00']]);
    const { lines, year, notes } = figures([paper]);
    expect(year).toBe(2025);
    expect(lines[0]?.previous?.cents).toBe(100);
    expect(notes).toEqual([{ code: 'older_year', message: expect.stringContaining('2025') as string }]);
  });

  it('is not taken from the plan of the budget’s own year', () => {
    const paper = new Paper(1, 'draft.pdf').budget(
      [budget26, column('p27', 'proposed', 2027)],
      [['7810', 'Electricity', 'expense', '1.00', '9.00']],
    );
    expect(figures([paper]).lines[0]?.previous?.cents).toBe(100);
  });

  it('is unknown where a document of the year leaves the cell blank; the older figure is told, not used', () => {
    const paper = new Paper(1, 'budget.pdf').budget(
      [actual25, budget26],
      [
        ['7810', 'Electricity', 'expense', '1.00', '2.00'],
        ['7820', 'Water', 'expense', '3.00', ''],
      ],
    );
    const water = figures([paper]).lines[1];
    expect(water).toMatchObject({ previous: null, needsReview: true });
    expect(water?.assumptions[0]).toContain('$3.00');
  });

  it('is the total where one column is that of the funds beside it', () => {
    const fund = (id: string, label: string) => ({ ...column(id, 'actual', 2026), label });
    const paper = new Paper(1, 'statement.pdf').budget(
      [fund('o', 'Operating Fund'), fund('r', 'Replacement Fund'), fund('t', 'Total')],
      [
        ['', 'Assessments', 'income', '96000.00', '24000.00', '120000.00'],
        ['', 'Roof replacement', 'expense', '', '18750.00', '18750.00'],
      ],
    );
    const { lines } = figures([paper]);
    expect(lines.map((line) => line.previous?.cents)).toEqual([12_000_000, 1_875_000]);
    expect(lines.flatMap((line) => line.assumptions)).toEqual([]);
  });

  it('is of a fund where no column is the total, and a fund’s name beside another year hides nothing', () => {
    const paper = new Paper(1, 'statement.pdf').budget(
      [
        { ...column('o', 'actual', 2026), label: 'Operating Fund' },
        { ...column('t', 'actual', 2025), label: 'Total' },
      ],
      [['', 'Water', 'expense', '3.00', '9.00']],
    );
    expect(figures([paper]).lines[0]?.previous?.cents).toBe(300);
  });

  it('is positive where a document prints income as credits or expenses in parentheses; refunds stay against them', () => {
    const credits = new Paper(1, 'trial.pdf').budget(
      [actual26],
      [
        ['4010', 'Assessments', 'income', '-180000.00'],
        ['4020', 'Late fees', 'income', '-640.00'],
        ['4030', 'Bad debt', 'income', '1200.00'],
        ['7310', 'Landscaping', 'expense', '60000.00'],
        ['7320', 'Insurance refund', 'expense', '-400.00'],
      ],
    );
    expect(figures([credits]).lines.map((line) => line.previous?.cents)).toEqual([
      18_000_000, 64_000, -120_000, 6_000_000, -40_000,
    ]);
    const parentheses = new Paper(2, 'statement.pdf').budget(
      [actual26],
      [
        ['', 'Assessments', 'income', '180000.00'],
        ['', 'Water', 'expense', '-9000.00'],
        ['', 'Reserve contribution', 'reserve', '-4000.00'],
      ],
    );
    expect(figures([parentheses]).lines.map((line) => line.previous?.cents)).toEqual([
      18_000_000, 900_000, 400_000,
    ]);
  });

  it('needs a look where it was not read surely enough to be accepted unseen', () => {
    const paper = new Paper(1, 'scan.pdf').budget([actual26], [['', 'Water', 'expense', '3.00']]);
    const seenAt = (confidence: number) => {
      const document = paper.document();
      const part = document.facts?.parts[0];
      if (part?.kind !== 'budget') throw new Error('No budget.');
      for (const line of part.lines)
        for (const cell of Object.values(line.cells)) cell.confidence = confidence;
      return priorBudget([document], { year: 2027, fiscalYearStartMonth: 1 }).lines[0];
    };
    expect(seenAt(ACCEPTED_CONFIDENCE)).toMatchObject({ needsReview: false, assumptions: [] });
    const doubted = seenAt(ACCEPTED_CONFIDENCE - 0.02);
    expect(doubted).toMatchObject({ needsReview: true, previous: { cents: 300 } });
    expect(doubted?.assumptions[0]).toContain('(93%)');
  });

  it('assumes the year before where a document names no year, and says so', () => {
    const paper = new Paper(1, 'bare.csv').budget(
      [column('b', 'budget')],
      [['', 'Electricity', 'expense', '1.00']],
    );
    const { lines, notes } = figures([paper]);
    expect(lines[0]?.previous).toMatchObject({ endYear: 2026, basis: 'budget' });
    expect(notes.map((note) => note.code)).toEqual(['assumed_year']);
  });
});

describe('the same line in two documents', () => {
  const pdf = () =>
    new Paper(1, 'budget.pdf').budget(
      [budget26],
      [
        ['7810', 'Electricity', 'expense', '10.00'],
        ['7820', 'Water & Sewer', 'expense', '5.00'],
      ],
    );

  it('counts once and keeps both sources', () => {
    const xlsx = new Paper(2, 'budget.xlsx').budget(
      [budget26],
      [
        ['7810', 'ELECTRICITY', 'expense', '10.00'],
        ['', 'Water and sewer', 'expense', '5.00'],
      ],
    );
    const { lines } = figures([pdf(), xlsx]);
    expect(lines.map((line) => [line.glCode, line.previous?.cents, line.needsReview])).toEqual([
      ['7810', 1000, false],
      ['7820', 500, false],
    ]);
    expect(lines[0]?.sources.map((source) => source.documentName)).toEqual(['budget.pdf', 'budget.xlsx']);
  });

  it('needs review where the documents disagree', () => {
    const xlsx = new Paper(2, 'budget.xlsx').budget(
      [budget26],
      [['7810', 'Electricity', 'expense', '11.00']],
    );
    const line = figures([pdf(), xlsx]).lines[0];
    expect(line).toMatchObject({ previous: { cents: 1000 }, needsReview: true });
    expect(line?.assumptions[0]).toContain('$11.00');
  });

  it('takes the better column from the other document', () => {
    const actuals = new Paper(2, 'actuals.xlsx').budget(
      [actual26],
      [['7810', 'Electricity', 'expense', '12.00']],
    );
    expect(figures([pdf(), actuals]).lines[0]?.previous).toMatchObject({ cents: 1200, basis: 'actual' });
  });

  it('is the same in three documents, each with a name of its own', () => {
    const names = ['Electricity', 'Electric', 'Power'];
    const papers = names.map((name, index) =>
      new Paper(index + 1, `${index}.pdf`).budget([budget26], [['7810', name, 'expense', '10.00']]),
    );
    expect(figures(papers).lines).toMatchObject([
      { description: 'Electricity', sources: [{}, {}, {}], needsReview: false },
    ]);
  });

  it('is the same under another name with the same code, but never two lines of one document', () => {
    const other = new Paper(2, 'b.xlsx').budget(
      [budget26],
      [['7810', 'Electric - common', 'expense', '10.00']],
    );
    expect(figures([pdf(), other]).lines).toHaveLength(2);
    const twice = new Paper(3, 'c.xlsx').budget(
      [budget26],
      [
        ['7410', 'Repairs', 'expense', '1.00'],
        ['7410', 'Repairs', 'expense', '2.00'],
      ],
    );
    const { lines } = figures([twice]);
    expect(lines.map((line) => line.previous?.cents)).toEqual([100, 200]);
    expect(new Set(lines.map((line) => line.lineKey)).size).toBe(2);
  });

  // Dues are named by their rate: "$300/Q" in the budget of 2026 and "$360/Q" in that of 2027, with the same results of 2024 and 2025.
  it('is the same where two documents state the same amounts of two years, whatever they call it', () => {
    const older = new Paper(1, '2026.pdf').budget(
      [actual24, actual25, budget26],
      [
        ['', '55 units at $300/Q', 'income', '71475.00', '71705.00', '72000.00'],
        ['', 'Attorney', 'expense', '4000.00', '4498.00', '2500.00'],
        ['', 'Snow removal', 'expense', '4000.00', '5100.00', '6000.00'],
      ],
    );
    const newer = new Paper(2, '2026-revised.pdf').budget(
      [actual24, actual25, projected26],
      [
        ['', '55 units at $360/Q', 'income', '71475.00', '71705.00', '72400.00'],
        ['', 'Attorney and officers', 'expense', '4000.00', '4498.00', '2700.00'],
      ],
    );
    const { lines } = figures([older, newer]);
    expect(lines.map(({ description }) => description)).toEqual([
      '55 units at $300/Q',
      'Attorney',
      'Snow removal',
    ]);
    expect(lines[0]?.history.at(-1)).toEqual({
      endYear: 2026,
      adoptedCents: 7_200_000,
      projectedCents: 7_240_000,
    });
  });

  it('leaves out what only the older of two documents has, and names it', () => {
    const old = new Paper(2, 'old.pdf').budget(
      [actual25],
      [
        ['7810', 'Electricity', 'expense', '9.00'],
        ['7820', 'Water & Sewer', 'expense', '4.00'],
        ['7840', 'Gas', 'expense', '2.00'],
      ],
    );
    const { lines, notes } = figures([pdf(), old]);
    expect(lines.map((line) => line.description)).toEqual(['Electricity', 'Water & Sewer']);
    expect(notes.map((note) => note.message).join()).toContain('Gas');
  });

  it('keeps the lines of an older document that the newer one does not replace', () => {
    const other = new Paper(2, 'reserve.pdf').budget(
      [actual25],
      [['9005', 'Reserve contribution', 'reserve', '7.00']],
    );
    const line = figures([pdf(), other]).lines[2];
    expect(line).toMatchObject({
      previous: { cents: 700, endYear: 2025 },
      needsReview: true,
      group: 'Reserve Contributions',
    });
  });
});

describe('what a statement is not asked for twice', () => {
  const rate = (id: string, kind: 'month' | 'quarter') => ({
    id,
    label: `2026 Proposed ${kind}ly`,
    role: kind,
    year: 2026,
    scenario: 'proposed' as const,
    period: { from: '2026-01-01', to: '2026-12-31', kind },
  });

  it('takes a plan by the month or quarter as the year’s, where no column states the year', () => {
    const paper = new Paper(1, 'board.pdf').budget(
      [actual25, rate('m', 'month'), rate('q', 'quarter')],
      [['', 'Mowing', 'expense', '8100.00', '710.00', '2131.00']],
    );
    const { lines, notes } = figures([paper]);
    // 4 x 2,131.00: the quarter's rounding is multiplied less than the month's.
    expect(lines[0]?.previous).toMatchObject({ cents: 852_400, basis: 'budget', endYear: 2026 });
    expect(lines[0]?.assumptions).toEqual([
      'The document plans $2,131.00 a quarter: 4 of them are the year’s.',
    ]);
    expect(notes).toEqual([]);
  });

  it('leaves such a plan aside where a column states the year', () => {
    const paper = new Paper(1, 'board.pdf').budget(
      [rate('m', 'month'), budget26],
      [['', 'Mowing', 'expense', '710.00', '8500.00']],
    );
    expect(figures([paper]).lines[0]?.previous?.cents).toBe(850_000);
  });

  it('leaves out a row that neither names an account nor states an amount, and says so', () => {
    const paper = new Paper(1, 'board.pdf').budget(
      [budget26],
      [
        ['', 'Mowing', 'expense', '8500.00'],
        ['', 'Prepared by the treasurer', 'expense', ''],
        ['', 'Directors and officers insurance', 'expense', ''],
      ],
    );
    const { lines, notes } = figures([paper]);
    expect(lines.map(({ description, needsReview }) => [description, needsReview])).toEqual([
      ['Mowing', false],
      ['Directors and officers insurance', true],
    ]);
    expect(notes).toEqual([
      {
        code: 'blank_lines',
        message: 'Left out, as no document states an amount for it: Prepared by the treasurer.',
      },
    ]);
  });
});

describe('one-offs', () => {
  const year = { year: 2027, fiscalYearStartMonth: 1 };

  it('leave out what reserves paid for in a single year or plan nothing for, and keep what they pay for again', () => {
    const paper = new Paper(1, 'budget.pdf')
      .budget(
        [actual24, actual25, budget26],
        [
          ['', 'Roof of building 2', 'expense', '', '50000.00', ''],
          ['', 'Paving repairs', 'expense', '900.00', '1100.00', '1000.00'],
          ['', 'Gate', 'expense', '0.00', '0.00', '0.00'],
          ['', 'Painting', 'expense', '7000.00', '8000.00', '0.00'],
        ],
      )
      .edit((part) => {
        if (part.kind === 'budget')
          part.lines = part.lines.map((line) => ({ ...line, section: 'Reserve Expenses', fund: 'reserve' }));
      });
    const { recurring, notes } = withoutOneOffs(figures([paper]).lines, year);
    expect(recurring.map(({ description, group }) => [description, group])).toEqual([
      ['Paving repairs', 'Repairs & Maintenance'],
    ]);
    expect(notes.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /^Left out because it does not repeat: Roof of building 2.*reserves pay for a project once/,
      ),
      expect.stringMatching(
        /^Left out because it does not repeat: Painting.*the last plan has nothing for it/,
      ),
    ]);
  });

  it('leave out a reserve study of one year among several, and ask', () => {
    const paper = new Paper(1, 'budget.pdf').budget(
      [actual24, actual25, budget26],
      [
        ['', 'Mowing', 'expense', '1.00', '2.00', '3.00'],
        ['', 'Reserve study', 'expense', '', '', '1600.00'],
      ],
    );
    const { recurring, notes } = withoutOneOffs(figures([paper]).lines, year);
    expect(recurring.map(({ description }) => description)).toEqual(['Mowing']);
    expect(notes[0]?.message).toMatch(
      /Reserve study, \$1,600\.00 in 2026 .*every few years.* Please confirm\./,
    );
  });

  it('leaves out what is marked so, and special assessments', () => {
    const paper = new Paper(1, 'budget.pdf')
      .budget(
        [budget26],
        [
          ['7415', 'Roof replacement (one-time)', 'expense', '1.00'],
          ['7415', 'Roof repairs', 'expense', '2.00'],
          ['6105', 'Special Assessment', 'income', '3.00'],
          ['7470', 'Painting', 'expense', '4.00'],
        ],
      )
      .edit((part) => {
        if (part.kind === 'budget' && part.lines[3]) part.lines[3].note = 'Non-recurring';
      });
    const { recurring, notes } = withoutOneOffs(figures([paper]).lines, {
      year: 2027,
      fiscalYearStartMonth: 1,
    });
    expect(recurring.map((line) => line.description)).toEqual(['Roof repairs']);
    expect(notes).toHaveLength(3);
    expect(notes[0]?.message).toContain('$1.00 in 2026');
  });
});

describe('figures as documents print them', () => {
  it('turns a side that one statement prints below zero, whatever the other statement of the document does', () => {
    const paper = new Paper(1, 'two.pdf')
      .budget(
        [actual25],
        [
          ['', 'Dues', 'income', '900.00'],
          ['', 'Mowing', 'expense', '500.00'],
          ['', 'Insurance', 'expense', '300.00'],
        ],
      )
      .budget(
        [budget26],
        [
          ['', 'Dues', 'income', '950.00'],
          ['', 'Mowing', 'expense', '-520.00'],
          ['', 'Insurance', 'expense', '-310.00'],
        ],
      );
    const { lines } = figures([paper]);
    expect(lines.map(({ description, previous }) => [description, previous?.cents])).toEqual([
      ['Dues', 95_000],
      ['Mowing', 52_000],
      ['Insurance', 31_000],
    ]);
  });

  it('takes a year to date that goes to the end of the year for the year', () => {
    const whole = {
      ...ytd26,
      scenario: 'actual' as const,
      period: { kind: 'year' as const, from: '2026-01-01', to: '2026-12-31' },
    };
    const paper = new Paper(1, 'december.pdf').budget([whole], [['', 'Mowing', 'expense', '520.00']]);
    expect(figures([paper])).toMatchObject({
      year: 2026,
      lines: [{ previous: { cents: 52_000, basis: 'actual' } }],
    });
  });
});

describe('dues under other names', () => {
  const accounts = (rows: Parameters<Paper['budget']>[1]) =>
    figures([new Paper(1, 'budget.pdf').budget([budget26], rows)]).lines.map(({ description, account }) => [
      description,
      account?.code,
    ]);

  it('are most of the income that no account is known for, where no line is named for them', () => {
    expect(
      accounts([
        ['', 'Phase I', 'income', '600.00'],
        ['', 'Phase II', 'income', '300.00'],
        ['', 'Late fees', 'income', '10.00'],
      ]),
    ).toEqual([
      ['Phase I', '6100'],
      ['Phase II', '6100'],
      ['Late fees', '6120'],
    ]);
  });

  it('are none beside a line that is named for them, and where they are the smaller part', () => {
    expect(
      accounts([
        ['', 'Dues', 'income', '600.00'],
        ['', 'Phase II', 'income', '900.00'],
      ])[1],
    ).toEqual(['Phase II', undefined]);
    expect(
      accounts([
        ['', 'Laundry', 'income', '600.00'],
        ['', 'Phase II', 'income', '300.00'],
      ])[1],
    ).toEqual(['Phase II', undefined]);
  });
});

it('takes an annual budget beside a year to date for the fiscal year that the report is in', () => {
  const year = { from: '2026-01-01', to: '2026-12-31', kind: 'year' as const };
  const toFebruary = { from: '2026-01-01', to: '2026-02-28', kind: 'year-to-date' as const };
  const paper = new Paper(1, 'February.pdf').budget(
    [
      { ...budget26, period: year },
      { ...ytd26, period: toFebruary },
    ],
    [['7810', 'Electricity', 'expense', '1.00', '2.00']],
  );
  const { year: start } = priorBudget([paper.document()], { year: 2026, fiscalYearStartMonth: 7 });
  expect(start).toBe(2026);
});

it('uses no line of a document without a year’s figure where another states the year, and says so', () => {
  const budget = new Paper(1, 'budget.pdf').budget([budget26], [['7810', 'Electricity', 'expense', '9.00']]);
  const month = new Paper(2, 'May.pdf').budget(
    [column('m', 'month', 2026)],
    [['', 'Fountain', 'expense', '3.00']],
  );
  const { lines, notes } = figures([budget, month]);
  expect(lines.map(({ description }) => description)).toEqual(['Electricity']);
  expect(notes).toEqual([
    { code: 'no_year', message: 'May.pdf states no figures of a whole year; its lines are not used.' },
  ]);
  expect(figures([month]).lines).toHaveLength(1);
});
