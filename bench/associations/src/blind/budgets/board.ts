import { longDate, monthName } from '../../core/dates';
import { ratio, sumCents } from '../../core/money';
import { c, cells, p, type Block, type Grid } from '../write/ink';
import { amounts, part, plain } from './columns';
import { anyCode, budgetPaper, fonts, totalWords, type Recipe } from './common';
import { makeLedger, type Col, type Ledger } from './ledger';
import { gridOf, money } from './look';

export const dues = (ledger: Ledger, units: number, id: string): string => {
  const income = ledger.entries.find((one) => one.k === 'line' && one.type === 'income');
  const cents = income?.k === 'line' && typeof income.vals[id] === 'number' ? (income.vals[id] as number) : 0;
  return money(ratio(cents, 1, units * 12), { dollar: 'all' });
};

/** A developer's pro forma as a state form has it: numbered groups, a year, a month and each home's part. */
export const proForma: Recipe = (home, random) => {
  let number = 100;
  const codes = new Map<string, string>();
  for (const group of home.chart) {
    if (group.type === 'income') continue;
    group.accounts.forEach((account, at) => codes.set(account.name, String(number + at + 1)));
    number += 100;
  }
  const next = plain('year', [random.pick(['Total Annual', 'Annual Cost', 'Annually'])], {
    role: 'budget',
    alsoRoles: ['proposed'],
    year: home.year,
    whole: random.chance(0.4),
  });
  const cols: Col[] = [
    next,
    part('month', [random.pick(['Monthly', 'Total Monthly', 'Per Month'])], {
      from: 'year',
      divisor: 12,
      role: 'month',
      alsoRoles: ['budget', 'other'],
    }),
    part('home', [random.pick(['Per Unit Per Month', 'Monthly Per Lot', 'Per Unit'])], {
      from: 'year',
      divisor: home.units * 12,
      role: 'other',
    }),
  ];
  const ledger = makeLedger(
    home,
    {
      cols: random.chance(0.3) ? [cols[0]!, cols[2]!] : cols,
      groups: (group) => group.type !== 'income',
      heading: (group) => ({ text: `${group.title}` }),
      total: (group) => `Sub-Total ${group.title}`,
      expense: { total: 'TOTAL OPERATING BUDGET' },
      reserves: { place: 'after', total: 'TOTAL RESERVE BUDGET' },
      code: (account) => codes.get(account.name),
    },
    random,
  );
  const grid = gridOf(ledger, {
    codes: 'col',
    codeHead: 'Item',
    nameHead: 'Description',
    dollar: random.pick(['all', 'none']),
    negative: 'paren',
    lines: random.pick(['none', 'all']),
  });
  const each = ledger.entries
    .filter((one) => one.k === 'total' && one.grand)
    .map((one) => (one.k === 'total' ? (one.sums.home ?? 0) : 0));
  return budgetPaper(
    {
      name: 'pro-forma',
      home,
      ledgers: [ledger],
      blocks: [
        p(home.name.toUpperCase(), { bold: true, al: 'c', size: 13, after: 1 }),
        p(`PRO FORMA OPERATING BUDGET`, { bold: true, al: 'c', size: 11, after: 1 }),
        p(
          `For the fiscal year beginning ${monthName(home.starts)} 1, ${home.year}    Number of Units: ${home.units}`,
          { al: 'c' },
        ),
        grid,
        p(
          `The regular assessment is ${money(sumCents(each), { dollar: 'all' })} per unit per month. It is due on the first day of each month and late after the fifteenth; a late charge of 10% or $10.00, whichever is greater, applies.`,
        ),
        p(
          'The financial representations set forth in this summary are based on the best estimates of the preparer at that time. The estimates are subject to change.',
          { italic: true, size: 8 },
        ),
      ],
      doc: { font: random.pick(fonts), size: 8.8, foot: '%p' },
      containers: { pdf: 6, scan: 4, docx: 2, xlsx: 1 },
      traits: ['no-income'],
    },
    random,
  );
};

/** A letter to the owners whose second paragraph is a small table, typed with tab stops. */
export const coverLetter: Recipe = (home, random) => {
  const { year } = home;
  const cols = random.chance(0.5)
    ? [plain('next', [`${year} Budget`], { role: 'budget', alsoRoles: ['proposed'], year, whole: true })]
    : [
        amounts('old', [`${year - 1}`], { role: 'budget', year: year - 1, years: -1, whole: true }),
        plain('next', [`${year}`], { role: 'budget', alsoRoles: ['proposed'], year, whole: true }),
      ];
  const ledger = makeLedger(
    home,
    {
      cols,
      total: (group) => `Total ${group.title}`,
      expense: { total: 'Total Operating Expenses' },
      reserves: { place: random.pick(['inside', 'after'] as const), total: 'Total Reserves' },
    },
    random,
  );
  const day = `${year - 1}-11-${String(random.int(10, 28))}`;
  const blocks: Block[] = [
    p(home.name, { bold: true, al: 'c', size: 13, after: 1 }),
    p(`c/o ${home.manager}, ${home.street}, ${home.city}, ${home.abbr} ${home.zip}`, {
      al: 'c',
      size: 8.5,
      after: 14,
    }),
    p(longDate(day)),
    p('Dear Homeowner:'),
    p(
      `At its meeting of ${longDate(`${year - 1}-10-${random.int(10, 28)}`)} the Board adopted the budget shown ${random.pick(['below', 'on the following page'])} for the year ${year}. Of the increase, about $${random.int(4, 90)},000 is owed to insurance alone, which rose ${random.int(9, 38)}%. The last increase was in ${year - 3}, when the assessment went from $${random.int(180, 240)} to $${random.int(241, 300)}.`,
    ),
    p(
      `Effective ${monthName(home.starts)} 1, ${year} your monthly assessment will be ${dues(ledger, home.units, 'next')}. Payments received after the 15th incur a late fee of $25.00. Coupons will be mailed under separate cover; please write your unit number on each check.`,
    ),
    ...(random.chance(0.4) ? [{ k: 'page' } as Block] : []),
    gridOf(ledger, {
      decimals: 0,
      dollar: random.pick(['totals', 'all']),
      negative: 'paren',
      dots: random.chance(0.5),
      rules: random.pick(['accounting', 'none']),
      at: { x: 40, w: 430 },
      nameWidth: 3.2,
    }),
    p(`If you have questions, call the office at ${home.phone} between 9 and 4.`),
    p('Sincerely,', { after: 22 }),
    p(`${home.people[0]}\nPresident, Board of Directors`),
  ];
  return budgetPaper(
    {
      name: 'cover-letter',
      home,
      ledgers: [ledger],
      blocks,
      doc: { font: 'times', size: 10.5, margin: 64 },
      containers: { docx: 3, 'docx-tabs': 4, pdf: 3, scan: 4 },
    },
    random,
  );
};

/** A board packet's page: codes behind the names, many years, a short table of dues by type of home below. */
export const packet: Recipe = (home, random) => {
  const { year } = home;
  const cols: Col[] = [
    amounts('a2', [`${year - 2}`, 'Actual'], {
      role: 'actual',
      year: year - 2,
      years: -2,
      spread: 0.12,
      holes: 'dash',
    }),
    amounts('a1', [`${year - 1}`, 'Actual', `thru ${monthName(8).slice(0, 3)}.`], {
      role: 'ytd',
      alsoRoles: ['actual'],
      year: year - 1,
      part: 0.66,
      spread: 0.15,
    }),
    amounts('b1', [`${year - 1}`, 'Approved'], { role: 'budget', year: year - 1, years: -1 }),
    plain('next', [`${year}`, 'Proposed'], { role: 'proposed', alsoRoles: ['budget'], year }),
  ];
  const ledger = makeLedger(
    home,
    {
      cols: random.chance(0.5) ? cols : [...cols].reverse(),
      total: totalWords(random),
      expense: { head: 'OPERATING EXPENSES', total: 'TOTAL OPERATING EXPENSES' },
      income: { total: 'TOTAL INCOME' },
      reserves: { place: 'after', total: 'TOTAL RESERVES' },
      net: 'NET',
      code: anyCode(random),
    },
    random,
  );
  const types: Grid = {
    k: 'grid',
    cols: [
      { w: 2, al: 'l' },
      { w: 1, al: 'r' },
      { w: 1.4, al: 'r' },
    ],
    at: { x: 0, w: 300 },
    lines: 'all',
    rows: [
      { head: true, cells: cells('Unit type', 'Units', 'New monthly dues') },
      ...['One bedroom', 'Two bedroom', 'Three bedroom'].map((name) => ({
        cells: [c(name), c(String(random.int(2, 40))), c(`$${random.int(240, 690)}.${random.int(10, 99)}`)],
      })),
    ],
  };
  return budgetPaper(
    {
      name: 'packet',
      home,
      ledgers: [ledger],
      blocks: [
        p('AGENDA ITEM 6 (b)', { al: 'r', size: 8 }),
        p(`${home.name} - Draft Budget ${year}`, { bold: true, size: 12 }),
        gridOf(ledger, {
          codes: random.pick(['after', 'last', 'before']),
          codeHead: 'Acct.',
          nameHead: 'Description',
          negative: 'paren',
          dollar: random.pick(['none', 'all']),
          lines: random.pick(['none', 'rows']),
          headFill: '#efe6d5',
          rules: 'none',
        }),
        types,
      ],
      doc: {
        font: random.pick(fonts),
        size: 8.2,
        margin: 42,
        foot: `Board packet page ${random.int(11, 40)}`,
      },
      containers: { pdf: 6, docx: 2, scan: 3 },
      traits: ['dues-table-below'],
    },
    random,
  );
};
