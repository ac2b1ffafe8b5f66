import { type Block, p, type Row } from '../write/ink';
import { shortDay } from '../world';
import { amounts, plain, twelve, variance } from './columns';
import { budgetPaper, codeStyles, type Recipe } from './common';
import { makeLedger } from './ledger';
import { gridOf } from './look';

/** A line printer's report: fixed columns, running head, trailing minus, income in credit. */
export const linePrinter: Recipe = (home, random) => {
  const ledger = makeLedger(
    home,
    {
      cols: [
        amounts('last', ['LAST YEAR', 'ACTUAL'], { role: 'actual', year: home.year - 1, years: -1 }),
        plain('budget', ['THIS YEAR', 'BUDGET'], { role: 'budget', year: home.year }),
        variance('change', ['INCREASE/', 'DECREASE'], { from: 'budget', less: 'last' }),
      ].map((col) => ({
        ...col,
        heads:
          col.id === 'change' ? col.heads : [String(home.year - (col.id === 'last' ? 1 : 0)), col.heads[1]!],
      })),
      heading: (group) => ({ text: group.title.toUpperCase() }),
      total: (group) => `** TOTAL ${group.title.toUpperCase()}`,
      expense: { total: '*** TOTAL EXPENDITURES' },
      reserves: { place: 'inside' },
      code: codeStyles.spaced,
      ...(random.chance(0.5) ? { incomeSign: -1 as const } : {}),
    },
    random,
  );
  const grid = gridOf(ledger, {
    codes: 'col',
    codeHead: 'ACCT',
    nameHead: 'DESCRIPTION',
    negative: random.pick(['trail', 'cr']),
    dots: random.chance(0.4),
    nameWidth: 3.4,
  });
  return budgetPaper(
    {
      name: 'line-printer',
      home,
      ledgers: [ledger],
      blocks: [grid, p('*** END OF REPORT ***', { al: 'c' })],
      doc: {
        font: 'courier',
        size: 8.6,
        head: [
          `RUN DATE ${shortDay(`${home.year - 1}-11-${random.int(10, 28)}`, true)}        ${home.name.toUpperCase()}`,
          `PROGRAM GL410R        ANNUAL BUDGET - FISCAL YEAR ${home.year}        PAGE %p`,
        ],
      },
      containers: { txt: 5, pdf: 3, scan: 3 },
      worn: true,
    },
    random,
  );
};

/** A spread of twelve months, as programs print the adopted budget. */
export const monthSpread: Recipe = (home, random) => {
  const whole = random.chance(0.75);
  const ledger = makeLedger(
    home,
    {
      cols: twelve({
        starts: home.starts,
        year: home.year,
        style: random.pick(['short', 'upper', 'dated']),
        total: random.pick(['Total', 'Annual', `FY ${home.year}`, 'TOTAL']),
        first: random.chance(0.3),
        whole,
      }),
      total: (group) => `Total ${group.title}`,
      expense: { total: 'Total Expenses' },
      reserves: { place: random.chance(0.5) ? 'inside' : 'after' },
      net: 'Net Surplus / (Deficit)',
      ...(random.chance(0.6) ? { code: codeStyles[random.pick(['bare', 'dashed', 'yardi'] as const)] } : {}),
    },
    random,
  );
  const grid = gridOf(ledger, {
    codes: random.pick(['col', 'before']),
    decimals: whole ? 0 : 2,
    negative: 'paren',
    rules: 'accounting',
    lines: random.pick(['none', 'rows', 'all']),
    nameWidth: 2.6,
    size: 7.5,
  });
  const title: Block[] = [
    p(`${home.name}`, { bold: true, size: 12, after: 1 }),
    p(`${home.year} Budget by Month`, { size: 11 }),
  ];
  return budgetPaper(
    {
      name: 'month-spread',
      home,
      ledgers: [ledger],
      blocks: [...title, grid],
      doc: {
        landscape: true,
        legal: random.chance(0.4),
        margin: 26,
        font: random.pick(['helvetica', 'liberation']),
        size: 8,
        turned: random.chance(0.2),
      },
      containers: { pdf: 5, xlsx: 5, csv: 2, xls: 1, scan: 1 },
      sheet: { format: whole ? '#,##0;(#,##0)' : '#,##0.00', name: `${home.year}` },
      traits: [grid.rows.length > 60 ? 'long' : 'short'],
    },
    random,
  );
};

/** A report whose account numbers stand in a row of their own above the figures, the whole a grid of boxes. */
export const codeAbove: Recipe = (home, random) => {
  const { year } = home;
  const ledger = makeLedger(
    home,
    {
      cols: [
        amounts('prior', [`${year - 1} Budget`], { role: 'budget', year: year - 1, years: -1, whole: true }),
        amounts('est', [`${year - 1} Est. Year End`], {
          role: 'projected',
          year: year - 1,
          years: -0.5,
          whole: true,
          spread: 0.1,
        }),
        plain('next', [`${year} Budget`], { role: 'budget', year, whole: true }),
      ].map((col) =>
        col.id === 'next' ? { ...col, truth: { ...col.truth!, alsoRoles: ['proposed' as const] } } : col,
      ),
      total: (group) => `${group.title} Totals`,
      expense: { total: 'Total Expenses' },
      reserves: { place: 'inside' },
      code: codeStyles[random.pick(['bare', 'five', 'dotted'] as const)],
    },
    random,
  );
  const grid = gridOf(ledger, {
    codes: 'above',
    decimals: 0,
    nameWidth: 3.2,
    step: 8,
    negative: 'paren',
    rules: 'none',
    totalFill: '#eeeeee',
  });
  const narrow: Row[] = grid.rows.map((row) =>
    row.cells[0]?.t.startsWith('Account:') ? { ...row, italic: true, gap: 2 } : row,
  );
  return budgetPaper(
    {
      name: 'code-above',
      home,
      ledgers: [ledger],
      blocks: [
        p(home.name, { bold: true, size: 13, after: 1 }),
        p(`Budget Worksheet - Fiscal Year ${year}`, { size: 10 }),
        { ...grid, rows: narrow },
      ],
      doc: { font: 'helvetica', size: 8.8, foot: '%p of %n' },
      containers: { pdf: 5, scan: 2, txt: 2, xlsx: 1 },
    },
    random,
  );
};
