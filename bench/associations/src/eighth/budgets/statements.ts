import { monthName } from '../../core/dates';
import { page, type Paper } from '../site';
import { makeBook, monthsOf, type Account, type Book } from './book';
import { col, monthEnd, once, owed, statement } from './draft';
import { Ledger } from './ledger';
import { money, type Col } from './shape';

/** Favorable is positive: more came in than planned, or less went out. */
const better = (account: Account, actual: number, budget: number): number =>
  account.type === 'income' ? actual - budget : budget - actual;
const all = (book: Book): Account[] => [...book.income, ...book.out];

/** The month and the year so far beside their budgets, and the year's budget at the right. */
export const monthAndYear: Paper = (site, random) => {
  const book = makeBook(site, random, { codes: 'five' });
  const now = site.year - 1;
  const month = once(
    all(book),
    (one) =>
      monthsOf(one, Math.round(one.ytd * random.float(0.85, 1.2) * (12 / book.through)), { whole: false })[
        book.through - 1
      ]!,
  );
  const [current, sofar] = random.pick([
    ['Current Period', 'Year To Date'],
    [`${monthName(book.through)} ${now}`, 'Year-to-Date'],
    ['MTD', 'YTD'],
  ] as const);
  const cols: Col[] = [
    col('ma', 'Actual', { band: current, role: 'month', also: ['actual'], year: now, value: month }),
    col('mb', 'Budget', {
      band: current,
      role: 'month',
      also: ['budget'],
      year: now,
      value: (one) => owed(one, 1),
    }),
    col('mv', 'Variance', {
      band: current,
      role: 'variance',
      value: (one) => better(one, month(one), owed(one, 1)),
    }),
    col('y', 'Actual', { band: sofar, role: 'ytd', also: ['actual'], year: now, value: (one) => one.ytd }),
    col('yb', 'Budget', {
      band: sofar,
      role: 'budget',
      also: ['ytd', 'other'],
      year: now,
      value: (one) => owed(one, book.through),
    }),
    col('yv', 'Variance', {
      band: sofar,
      role: 'variance',
      value: (one) => better(one, one.ytd, owed(one, book.through)),
    }),
    col('b', random.pick(['Annual Budget', 'Yearly Budget']), {
      role: 'budget',
      year: now,
      value: (one) => one.budget,
    }),
  ];
  const ledger = new Ledger({
    cols: cols.map((one) => (one.role === 'variance' ? { ...one, noTotals: true } : one)),
    slots: ['code', 'name', ...cols.map((one) => one.id)],
    style: money({ decimals: 2, negative: random.pick(['parentheses', 'minus']) }),
    heads: { code: 'Account', name: 'Description' },
    codes: true,
  });
  ledger.header();
  for (const group of book.groups)
    ledger.section(group.title).all(group.accounts).subtotal(`Total ${group.title}`);
  ledger.total('Total Expense', ['expense', 'reserve']).total('Net Income / (Loss)', 'net');
  return statement(site, {
    layout: 'month-and-year',
    ledger,
    paper: page(site, random, {
      title: 'Income Statement',
      blocks: [
        {
          kind: 'title',
          text: 'Income Statement - Operating',
          sub: [site.name, `For the period ending ${monthEnd(now, book.through)}`],
        },
        ledger.table(),
      ],
      style: { orientation: 'landscape', size: 8, margin: 34 },
      pageNumbers: 'page-of',
      footer: site.agent,
    }),
    forms: { pdf: 6, xlsx: 2, scan: 2, csv: 1 },
  });
};

/** A year that has closed beside the one before it, as an accountant's report has it. */
export const twoClosed: Paper = (site, random) => {
  const book = makeBook(site, random, { whole: true });
  const now = site.year - 1;
  const ledger = new Ledger({
    cols: [
      col('a', [`${now}`], { role: 'actual', year: now, value: (one) => one.projected }),
      col('p', [`${now - 1}`], { role: 'actual', year: now - 1, value: (one) => one.actual2 }),
    ],
    slots: ['name', 'a', 'p'],
    style: money({ dollar: true, dollarSpace: true }),
    dollarEnds: true,
    codes: false,
    indent: 12,
    weights: { name: 5 },
  });
  ledger.header();
  book.groups.forEach((group) =>
    ledger
      .section(group.title.toUpperCase())
      .all(group.accounts)
      .subtotal(group.key === 'income' ? 'Total revenues' : `Total ${group.title.toLowerCase()}`),
  );
  ledger
    .total('TOTAL EXPENSES AND TRANSFERS', ['expense', 'reserve'])
    .total('EXCESS (DEFICIENCY) OF REVENUES', 'net');
  return statement(site, {
    layout: 'two-closed',
    ledger,
    paper: page(site, random, {
      title: 'Statements of Revenues and Expenses',
      blocks: [
        {
          kind: 'title',
          text: site.name,
          sub: [
            'STATEMENTS OF REVENUES AND EXPENSES - OPERATING FUND',
            `Years Ended December 31, ${now} and ${now - 1}`,
          ],
        },
        ledger.table(),
        {
          kind: 'paragraph',
          text: 'See accompanying notes and independent accountant’s compilation report.',
          align: 'center',
          style: 'italic',
        },
      ],
      style: { font: 'serif', letterhead: 'centered', header: 'rule', grid: 'none' },
      pageNumbers: 'dash',
    }),
    forms: { pdf: 5, docx: 1, scan: 4 },
  });
};

/** Month after month as it was spent, and the sum so far. */
export const trend: Paper = (site, random) => {
  const book = makeBook(site, random, { codes: 'four', most: 7 });
  const [now, last] = [site.year - 1, book.through];
  const split = once(all(book), (one) => monthsOf(one, Math.round((one.ytd * 12) / last), { whole: false }));
  const label = random.pick([
    (at: number) => monthName(at + 1).slice(0, 3),
    (at: number) => `${at + 1}/${now}`,
  ]);
  const ids = Array.from({ length: last }, (_, at) => `m${at + 1}`);
  const ledger = new Ledger({
    cols: [
      ...ids.map((id, at) =>
        col(id, label(at), { role: 'month', also: ['actual'], year: now, value: (one) => split(one)[at]! }),
      ),
      col('y', 'Total', {
        role: 'ytd',
        also: ['actual', 'other'],
        year: now,
        value: (one) =>
          split(one)
            .slice(0, last)
            .reduce((sum, value) => sum + value, 0),
      }),
    ],
    slots: ['code', 'name', ...ids, 'y'],
    style: money({ decimals: 2, zero: random.pick(['figure', 'dash']), negative: 'minus' }),
    heads: { code: 'GL', name: 'Account' },
    codes: true,
    weights: { name: 2.6, code: 0.7 },
  });
  ledger.header();
  for (const group of book.groups)
    ledger.section(group.title).all(group.accounts).subtotal(`Total for ${group.title}`);
  ledger.total('Total outflow', ['expense', 'reserve']).total('Net', 'net');
  return statement(site, {
    layout: 'trend',
    ledger,
    paper: page(site, random, {
      title: `12 Month Trend ${now}`,
      blocks: [
        { kind: 'title', text: site.name, sub: [`Actuals by month, January to ${monthName(last)} ${now}`] },
        ledger.table(),
      ],
      style: { orientation: 'landscape', size: 7.5, margin: 30, rotated: random.chance(0.2) },
    }),
    forms: { xlsx: 4, pdf: 4, csv: 2, xls: 1 },
  });
};

/** A volunteer's page for the meeting: planned, spent, left. */
export const plannedSpentLeft: Paper = (site, random) => {
  const book = makeBook(site, random, { most: 5, whole: random.chance(0.5) });
  const now = site.year - 1;
  const cents = all(book).some((one) => one.ytd % 100 !== 0);
  const ledger = new Ledger({
    cols: [
      col('b', `Budget ${now}`, { role: 'budget', year: now, value: (one) => one.budget }),
      col('y', 'Received or spent', { role: 'ytd', year: now, also: ['actual'], value: (one) => one.ytd }),
      col('l', 'Still to come', { role: 'variance', also: ['other'], value: (one) => one.budget - one.ytd }),
      col('pc', '% of budget', {
        role: 'percent',
        percent: 0,
        value: (one) => Math.round((one.ytd / one.budget) * 100),
      }),
    ],
    slots: ['name', 'b', 'y', 'l', 'pc'],
    style: money({ decimals: cents ? 2 : 0, negative: random.pick(['parentheses', 'minus']) }),
    codes: false,
  });
  ledger.header();
  for (const group of book.groups)
    ledger.section(group.title).all(group.accounts).subtotal(`Total ${group.title}`);
  return statement(site, {
    layout: 'planned-spent-left',
    ledger,
    paper: page(site, random, {
      title: 'Treasurer’s report',
      author: site.people[1]!,
      blocks: [
        {
          kind: 'title',
          text: 'Treasurer’s Report',
          sub: [site.name, `Figures through ${monthName(book.through)} ${now}`],
        },
        {
          kind: 'paragraph',
          text: `We hold ${random.int(2, 6)} months of expenses in the checking account at ${random.pick(['First Community Bank', 'Valley Savings', 'Harbor Trust'])}. Two owners are more than 90 days behind.`,
        },
        ledger.table(),
        { kind: 'paragraph', text: `Respectfully submitted, ${site.people[1]}` },
      ],
    }),
    forms: { docx: 5, pdf: 3, txt: 1, scan: 2 },
  });
};
