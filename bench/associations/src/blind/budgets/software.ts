import { monthName } from '../../core/dates';
import { p } from '../write/ink';
import { shortDay } from '../world';
import { amounts, percent, plain, variance } from './columns';
import { budgetPaper, codeStyles, type Recipe } from './common';
import { makeLedger, type Col } from './ledger';
import { gridOf } from './look';

const pair = (month: number, year: number, whole = false): Col[] => [
  amounts('pa', ['Current Period', 'Actual'], {
    role: 'month',
    alsoRoles: ['actual'],
    part: 1 / 12,
    spread: 0.35,
    holes: 'zero',
    whole,
  }),
  amounts('pb', ['Current Period', 'Budget'], {
    role: 'month',
    alsoRoles: ['budget'],
    part: 1 / 12,
    spread: 0,
    whole,
  }),
  variance('pv', ['Current Period', 'Variance'], { from: 'pa', less: 'pb' }),
  amounts('ya', ['Year To Date', 'Actual'], {
    role: 'ytd',
    alsoRoles: ['actual'],
    year,
    part: month / 12,
    spread: 0.2,
    whole,
  }),
  amounts('yb', ['Year To Date', 'Budget'], {
    role: 'ytd',
    alsoRoles: ['budget'],
    year,
    part: month / 12,
    spread: 0,
    whole,
  }),
  variance('yv', ['Year To Date', 'Variance'], { from: 'ya', less: 'yb' }),
];

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A cloud ledger's monthly comparison: account name only, percent beside each variance, the year's budget last. */
export const cloudComparative: Recipe = (home, random) => {
  const month = random.int(2, 11);
  const [pa, pb, pv, ya, yb, yv] = pair(month, home.year).map((col) => ({
    ...col,
    heads: [
      `${col.heads[0] === 'Current Period' ? 'MTD' : 'YTD'} ${col.heads[1]}`
        .replace('MTD Variance', '$ Var.')
        .replace('YTD Variance', 'YTD $ Var.'),
    ],
  })) as [Col, Col, Col, Col, Col, Col];
  const ledger = makeLedger(
    home,
    {
      cols: [
        pa,
        pb,
        pv,
        percent('pp', ['% Var.'], { top: (got) => got.pv ?? 0, bottom: (got) => got.pb ?? 0, digits: 2 }),
        ya,
        yb,
        yv,
        percent('yp', ['YTD % Var.'], { top: (got) => got.yv ?? 0, bottom: (got) => got.yb ?? 0, digits: 2 }),
        plain('annual', ['Annual Budget'], { role: 'budget', year: home.year }),
      ],
      income: { head: 'Income', total: 'Total Operating Income' },
      heading: (group) => (group.type === 'income' ? null : { text: group.title }),
      total: (group) => (group.type === 'income' ? null : `Total ${group.title}`),
      expense: { head: 'Expense', total: 'Total Operating Expense' },
      reserves: { place: 'inside' },
      net: 'NOI - Net Operating Income',
    },
    random,
  );
  return budgetPaper(
    {
      name: 'cloud-comparative',
      home,
      kind: 'actuals',
      ledgers: [ledger],
      blocks: [
        p('Annual Budget - Comparative', { bold: true, size: 15, after: 2 }),
        p(`${home.manager}`, { size: 8, after: 1 }),
        p(`Properties: ${home.name} - ${home.street} ${home.city}, ${home.abbr} ${home.zip}`, {
          size: 8,
          after: 1,
        }),
        p(`As of: ${monthName(month).slice(0, 3)} ${home.year}`, { size: 8, after: 1 }),
        p('Additional Account Types: None\nAccounting Basis: Accrual\nLevel of Detail: Detail View', {
          size: 8,
        }),
        gridOf(ledger, {
          nameHead: 'Account Name',
          step: 10,
          negative: 'minus',
          headFill: '#e9e9e9',
          rules: 'none',
          lines: 'rows',
          percentSign: true,
          nameWidth: 3,
        }),
      ],
      doc: {
        landscape: true,
        font: 'liberation',
        size: 7.6,
        foot: `Created on ${shortDay(`${home.year}-${twoDigits(month + 1)}-12`)}     Page %p`,
      },
      containers: { pdf: 6, xlsx: 2, csv: 2, scan: 1 },
      sheet: { format: '#,##0.00', name: 'Annual Budget - Comparative' },
    },
    random,
  );
};

/** A community ledger's income statement: bands of three, codes before a dash, fund in the title. */
export const communityStatement: Recipe = (home, random) => {
  const month = random.int(2, 11);
  const style = random.pick(['dashed', 'five', 'fund'] as const);
  const ledger = makeLedger(
    home,
    {
      cols: [
        ...pair(month, home.year),
        plain('annual', ['Annual', 'Budget'], { role: 'budget', year: home.year }),
      ],
      heading: (group) => ({ text: group.title.toUpperCase() }),
      total: (group) => `Total ${group.title.toUpperCase()}`,
      expense: { total: 'Total OPERATING EXPENSE' },
      reserves: { place: 'inside' },
      net: random.pick(['Net Income:', 'Excess (Deficit) of Revenues', 'Net Operating Surplus/(Deficit)']),
      code: codeStyles[style],
    },
    random,
  );
  const head = [
    'Income Statement - Operating',
    home.name,
    `${shortDay(`${home.year}-${twoDigits(month)}-01`)} - ${shortDay(`${home.year}-${twoDigits(month)}-28`)}`,
  ];
  return budgetPaper(
    {
      name: 'community-statement',
      home,
      kind: 'actuals',
      ledgers: [ledger],
      blocks: [
        ...head.map((line, at) => p(line, { bold: at < 2, al: 'c', size: at === 0 ? 13 : 10, after: 1 })),
        p(
          `Date: ${shortDay(`${home.year}-${twoDigits(month + 1)}-08`, true)}   Time: ${random.int(1, 12)}:${twoDigits(random.int(0, 59))} pm   Page: 1`,
          { size: 7.5, al: 'r' },
        ),
        gridOf(ledger, {
          codes: 'before',
          joint: ' - ',
          nameHead: 'Description',
          spanHeads: true,
          dollar: 'all',
          negative: random.pick(['paren', 'paren', 'minus']),
          headFill: '#d6dfea',
          rules: 'accounting',
          nameWidth: 3,
        }),
      ],
      doc: {
        landscape: random.chance(0.7),
        turned: random.chance(0.15),
        font: 'helvetica',
        size: 7.8,
        margin: 34,
      },
      containers: { pdf: 6, scan: 3, txt: 1 },
    },
    random,
  );
};

/** A property ledger's budget comparison: fields at the top, long codes in a column, PTD and YTD, capital totals. */
export const propertyLedger: Recipe = (home, random) => {
  const cols: Col[] = [
    amounts('pa', ['PTD Actual'], {
      role: 'month',
      alsoRoles: ['actual'],
      part: 1 / 12,
      spread: 0.3,
      holes: 'zero',
    }),
    amounts('pb', ['PTD Budget'], { role: 'month', alsoRoles: ['budget'], part: 1 / 12, spread: 0 }),
    variance('pv', ['Variance'], { from: 'pa', less: 'pb' }),
    percent('pp', ['% Var'], { top: (got) => got.pv ?? 0, bottom: (got) => got.pb ?? 0, digits: 2 }),
    amounts('ya', ['YTD Actual'], {
      role: 'ytd',
      alsoRoles: ['actual'],
      year: home.year,
      part: 0.5,
      spread: 0.2,
    }),
    amounts('yb', ['YTD Budget'], {
      role: 'ytd',
      alsoRoles: ['budget'],
      year: home.year,
      part: 0.5,
      spread: 0,
    }),
    plain('annual', ['Annual'], { role: 'budget', year: home.year }),
  ];
  const ledger = makeLedger(
    home,
    {
      cols,
      heading: (group) => ({
        text: group.title.toUpperCase(),
        code: codeStyles.yardi({ ...group.accounts[0]!, number: group.number }),
      }),
      total: (group) => `TOTAL ${group.title.toUpperCase()}`,
      expense: { total: 'TOTAL EXPENSES' },
      reserves: { place: 'inside' },
      net: 'NET INCOME (LOSS)',
      code: codeStyles.yardi,
    },
    random,
  );
  return budgetPaper(
    {
      name: 'property-ledger',
      home,
      kind: 'actuals',
      ledgers: [ledger],
      blocks: [
        p(`${home.name} (${home.place.slice(0, 3).toLowerCase()}${random.int(10, 99)})`, {
          bold: true,
          al: 'c',
          size: 11,
          after: 1,
        }),
        p('Budget Comparison', { bold: true, al: 'c', size: 11, after: 1 }),
        p(`Period = Jun ${home.year}`, { al: 'c', size: 9, after: 1 }),
        p('Book = Accrual ; Tree = hoa_is', { al: 'c', size: 9, after: 8 }),
        gridOf(ledger, {
          codes: 'col',
          negative: 'minus',
          lines: 'all',
          rules: 'none',
          headFill: '#c9c9c9',
          nameWidth: 2.7,
        }),
      ],
      doc: { landscape: true, font: 'helvetica', size: 7.6, margin: 36 },
      containers: { pdf: 4, xlsx: 3, xls: 2, scan: 2 },
      sheet: { format: '#,##0.00', name: 'Report1' },
    },
    random,
  );
};
