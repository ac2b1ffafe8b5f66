import { monthName } from '../../core/dates';
import { type Random } from '../../core/random';
import { p, type Block } from '../write/ink';
import { shortDay, type Home } from '../world';
import { amounts, percent, plain, variance } from './columns';
import { budgetPaper, codeStyles, type Recipe } from './common';
import { makeLedger, type Col, type Plan } from './ledger';
import { gridOf } from './look';

const stamp = (random: Random, year: number): string[] => [
  `${random.int(1, 12)}:${String(random.int(0, 59)).padStart(2, '0')} ${random.pick(['AM', 'PM'])}`,
  shortDay(
    `${year}-${String(random.int(1, 12)).padStart(2, '0')}-${String(random.int(1, 28)).padStart(2, '0')}`,
    true,
  ),
  `${random.pick(['Accrual', 'Cash'])} Basis`,
];

const titled = (home: Home, title: string, period: string): Block[] => [
  p(home.name, { bold: true, al: 'c', size: 12, after: 1 }),
  p(title, { bold: true, al: 'c', size: 14, after: 1 }),
  p(period, { bold: true, al: 'c', size: 10, after: 8 }),
];

const plan = (cols: Col[], random: Random): Plan => ({
  cols,
  heading: (group) =>
    group.type === 'income' ? null : { text: `${group.number} \u00b7 ${group.title}`, section: group.title },
  total: (group) => (group.type === 'income' ? null : `Total ${group.number} \u00b7 ${group.title}`),
  income: { head: 'Income', total: 'Total Income' },
  expense: { head: 'Expense', total: 'Total Expense' },
  reserves: { place: 'inside' },
  net: random.pick(['Net Income', 'Net Ordinary Income']),
  code: codeStyles[random.pick(['bare', 'five'] as const)],
});

/** The desktop program's comparison of a year with its budget: nested accounts, a total for each parent account. */
export const quickbooksYear: Recipe = (home, random) => {
  const year = home.year - 1;
  const brief = String(year % 100);
  const period = `Jan - Dec ${brief}`;
  const ledger = makeLedger(
    home,
    plan(
      [
        amounts('actual', [period], { role: 'actual', year, holes: 'zero', odds: 0.2 }),
        plain('budget', ['Budget'], { role: 'budget', year }),
        variance('over', ['$ Over Budget'], { from: 'actual', less: 'budget' }),
        percent('share', ['% of Budget'], {
          top: (got) => got.actual ?? 0,
          bottom: (got) => got.budget ?? 0,
          digits: 1,
        }),
      ],
      random,
    ),
    random,
  );
  const grid = gridOf(ledger, {
    codes: 'before',
    joint: ' \u00b7 ',
    step: 12,
    negative: 'minus',
    boldTotals: false,
    nameWidth: 3.6,
  });
  return budgetPaper(
    {
      name: 'quickbooks-year',
      home,
      year,
      kind: 'actuals',
      ledgers: [ledger],
      blocks: [
        ...stamp(random, year + 1).map((line) => p(line, { bold: true, size: 7.5, after: 0 })),
        ...titled(home, 'Profit & Loss Budget vs. Actual', `January through December ${year}`),
        grid,
      ],
      doc: { font: 'liberation', size: 8.4, foot: 'Page %p' },
      containers: { pdf: 5, scan: 3, xlsx: 2, csv: 1 },
      sheet: { format: '#,##0.00;-#,##0.00', name: 'Sheet1' },
    },
    random,
  );
};

/** The same program's year to date, with the period's own columns and the annual budget at the right. */
export const quickbooksToDate: Recipe = (home, random) => {
  const month = random.int(3, 11);
  const [brief, year] = [String(home.year % 100), home.year];
  const name = monthName(month).slice(0, 3);
  const reach = month === 1 ? `Jan ${brief}` : `Jan - ${name} ${brief}`;
  const ledger = makeLedger(
    home,
    plan(
      [
        amounts('m', [`${name} ${brief}`], {
          role: 'month',
          alsoRoles: ['actual'],
          part: 1 / 12,
          spread: 0.3,
          holes: 'zero',
        }),
        amounts('mb', ['Budget'], { role: 'month', alsoRoles: ['budget'], part: 1 / 12, spread: 0 }),
        amounts('ytd', [reach], { role: 'ytd', alsoRoles: ['actual'], year, part: month / 12, spread: 0.15 }),
        amounts('ytdb', ['YTD Budget'], {
          role: 'ytd',
          alsoRoles: ['budget'],
          year,
          part: month / 12,
          spread: 0,
        }),
        plain('annual', ['Annual Budget'], { role: 'budget', year }),
      ],
      random,
    ),
    random,
  );
  const grid = gridOf(ledger, {
    codes: 'before',
    joint: ' \u00b7 ',
    step: 11,
    negative: 'minus',
    boldTotals: false,
    nameWidth: 3.4,
  });
  return budgetPaper(
    {
      name: 'quickbooks-ytd',
      home,
      kind: 'actuals',
      ledgers: [ledger],
      blocks: [
        ...stamp(random, year).map((line) => p(line, { bold: true, size: 7.5, after: 0 })),
        ...titled(home, 'Profit & Loss Budget Performance', `${monthName(month)} ${year}`),
        grid,
      ],
      doc: { font: 'liberation', size: 8, foot: 'Page %p' },
      containers: { pdf: 6, scan: 2, xlsx: 1 },
      sheet: { format: '#,##0.00' },
    },
    random,
  );
};

/** The web edition, as it exports to a workbook: two rows of heads, the sum with a figure's own sign, times below. */
export const quickbooksOnline: Recipe = (home, random) => {
  const year = home.year - 1;
  const ledger = makeLedger(
    home,
    {
      ...plan(
        [
          amounts('actual', ['Total', 'Actual'], { role: 'actual', year, holes: 'blank', odds: 0.25 }),
          plain('budget', ['Total', 'Budget'], { role: 'budget', year }),
          variance('over', ['Total', 'over Budget'], { from: 'actual', less: 'budget' }),
          percent('share', ['Total', '% of Budget'], {
            top: (got) => got.actual ?? 0,
            bottom: (got) => got.budget ?? 0,
            digits: 2,
          }),
        ],
        random,
      ),
      heading: (group) =>
        group.type === 'income' ? null : { text: `${group.number} ${group.title}`, section: group.title },
      total: (group) => (group.type === 'income' ? null : `Total ${group.number} ${group.title}`),
      expense: { head: 'Expenses', total: 'Total Expenses' },
      net: 'NET OPERATING INCOME',
    },
    random,
  );
  const grid = gridOf(ledger, {
    codes: 'before',
    joint: ' ',
    step: 9,
    negative: 'minus',
    spanHeads: true,
    dollar: 'totals',
    nameWidth: 3.2,
  });
  return budgetPaper(
    {
      name: 'quickbooks-online',
      home,
      year,
      kind: 'actuals',
      ledgers: [ledger],
      blocks: [
        ...titled(
          home,
          `Budget vs. Actuals: FY_${year} - FY${String(year % 100)} P&L`,
          `January - December ${year}`,
        ),
        grid,
        p(
          `${random.pick(['Monday', 'Tuesday', 'Friday'])}, ${monthName(random.int(1, 5))} ${random.int(1, 28)}, ${year + 1} ${random.int(1, 11)}:2${random.int(0, 9)} PM GMT-5 - Accrual Basis`,
          { al: 'c', size: 8 },
        ),
      ],
      doc: { font: 'helvetica', size: 8.6 },
      containers: { xlsx: 4, pdf: 3, xls: 1, csv: 2 },
      sheet: {
        format: '_("$"* #,##0.00_);_("$"* (#,##0.00);_("$"* "-"??_);_(@_)',
        name: 'Budget vs. Actuals',
        merge: true,
      },
    },
    random,
  );
};

/** A budget overview: twelve months of accounts and their total, over the long side of the page. */
export const quickbooksOverview: Recipe = (home, random) => {
  const { year } = home;
  const brief = String(year % 100);
  const ledger = makeLedger(
    home,
    plan([plain('year', [`Jan - Dec ${brief}`], { role: 'budget', year })], random),
    random,
  );
  const grid = gridOf(ledger, {
    codes: 'before',
    joint: ' \u00b7 ',
    step: 14,
    negative: 'minus',
    boldTotals: true,
    nameWidth: 4.5,
    at: { x: 60, w: 400 },
  });
  return budgetPaper(
    {
      name: 'quickbooks-overview',
      home,
      ledgers: [ledger],
      blocks: [
        ...stamp(random, year - 1).map((line) => p(line, { bold: true, size: 7.5, after: 0 })),
        ...titled(home, 'Profit & Loss Budget Overview', `January through December ${year}`),
        grid,
      ],
      doc: { font: 'liberation', size: 9, foot: 'Page %p of %n' },
      containers: { pdf: 4, scan: 3, 'docx-tabs': 1 },
    },
    random,
  );
};
