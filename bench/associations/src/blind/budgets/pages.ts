import { sumCents } from '../../core/money';
import { p } from '../write/ink';
import { shortDay } from '../world';
import { somebody } from '../names';
import { amounts, part, percent, plain } from './columns';
import { anyCode, budgetPaper, fonts, totalWords, type Recipe } from './common';
import { makeLedger, type Col, type Ledger } from './ledger';
import { gridOf } from './look';
import { dues } from './board';

/** Income to the left, expenses to the right, as a printed annual report sets them. */
export const account: Recipe = (home, random) => {
  const whole = random.chance(0.7);
  const col = (): Col[] => [
    plain('next', [String(home.year)], { role: 'budget', alsoRoles: ['proposed'], year: home.year, whole }),
  ];
  const income = makeLedger(
    home,
    {
      cols: col(),
      groups: (group) => group.type === 'income',
      total: (group) => `TOTAL ${group.title.toUpperCase()}`,
    },
    random,
  );
  const rest = makeLedger(
    home,
    {
      cols: col(),
      groups: (group) => group.type !== 'income',
      total: totalWords(random),
      expense: { total: 'TOTAL EXPENSES' },
      reserves: { place: 'inside' },
    },
    random,
  );
  const empty = income.entries.length === 0 || !rest.entries.some((one) => one.k === 'line');
  const look = { decimals: whole ? 0 : 2, negative: 'paren', nameWidth: 2.6 } as const;
  // Side by side they are one budget: the two halves share their column.
  const ledger: Ledger = {
    cols: income.cols,
    entries: [...income.entries, ...rest.entries.filter((one) => !(one.k === 'total' && empty))],
  };
  return budgetPaper(
    {
      name: 'two-sides',
      home,
      ledgers: [ledger],
      blocks: [
        p(`${home.name}`, { bold: true, al: 'c', size: 13, after: 2 }),
        p(`OPERATING BUDGET FOR THE YEAR ENDING DECEMBER 31, ${home.year}`, { al: 'c', size: 10 }),
        { k: 'rule' },
        {
          k: 'side',
          ratio: 0.46,
          left: [
            p('INCOME', { bold: true, al: 'c' }),
            gridOf(income, look),
            p(`Assessment: ${dues(ledger, home.units, 'next')} monthly, ${home.units} homes`, {
              italic: true,
              size: 8,
            }),
          ],
          right: [p('EXPENSE', { bold: true, al: 'c' }), gridOf(rest, look)],
        },
      ],
      doc: { font: random.pick(['times', 'helvetica']), size: 8.6, margin: 40 },
      containers: { pdf: 5, scan: 3 },
      traits: ['side-by-side'],
    },
    random,
  );
};

/** Two funds on a page, each a table of its own with other columns. */
export const twoFunds: Recipe = (home, random) => {
  const { year } = home;
  const operating = makeLedger(
    home,
    {
      cols: [
        amounts('old', [`${year - 1}`, 'Budget'], { role: 'budget', year: year - 1, years: -1, whole: true }),
        plain('next', [`${year}`, 'Budget'], { role: 'budget', alsoRoles: ['proposed'], year, whole: true }),
        percent('pc', ['Percent of', 'Expenses'], {
          top: (got) => got.next ?? 0,
          bottom: () =>
            sumCents(
              home.chart
                .filter((group) => group.type === 'expense')
                .flatMap((group) => group.accounts.map((one) => one.base)),
            ),
          digits: 1,
          w: 0.7,
        }),
      ],
      groups: (group) => group.type !== 'reserve',
      heading: (group) => (group.type === 'income' ? { text: 'REVENUES' } : { text: group.title }),
      total: (group) => (group.type === 'income' ? 'TOTAL REVENUES' : null),
      expense: { total: 'TOTAL OPERATING EXPENSES' },
      ...(random.chance(0.5) ? { code: anyCode(random) } : {}),
    },
    random,
  );
  const fund = makeLedger(
    home,
    {
      cols: [
        plain('add', [`${year} Funding`], { role: 'budget', alsoRoles: ['proposed'], year, whole: true }),
      ],
      groups: (group) => group.type === 'reserve',
      heading: () => ({ text: 'RESERVE FUND' }),
      total: () => 'TOTAL RESERVE FUNDING',
      reserves: { place: 'after' },
    },
    random,
  );
  const has = fund.entries.some((one) => one.k === 'line');
  return budgetPaper(
    {
      name: 'two-funds',
      home,
      ledgers: has ? [operating, fund] : [operating],
      blocks: [
        p(home.name, { bold: true, size: 14, after: 2 }),
        p(
          `${year} Operating and Reserve Budgets   (adopted ${shortDay(`${year - 1}-12-0${random.int(1, 9)}`)})`,
          { size: 9.5 },
        ),
        gridOf(operating, {
          codes: 'before',
          joint: '  ',
          decimals: 0,
          dollar: 'totals',
          negative: 'paren',
          dots: random.chance(0.4),
          percentSign: true,
        }),
        ...(has ? [gridOf(fund, { decimals: 0, dollar: 'totals', at: { x: 0, w: 360 } })] : []),
        p(`Prepared without audit by ${home.manager}.`, { size: 8, italic: true }),
      ],
      doc: { font: random.pick(fonts), size: 8.8 },
      containers: { pdf: 5, docx: 3, scan: 3 },
      traits: ['two-tables'],
    },
    random,
  );
};

/** Typed on a machine: dots to the figures, capitals for heads, copied until it faded. */
export const typed: Recipe = (home, random) => {
  const cols = [
    plain('next', ['ANNUAL'], { role: 'budget', alsoRoles: ['proposed'], whole: random.chance(0.7) }),
  ];
  if (random.chance(0.4))
    cols.push(
      part('mo', ['MONTHLY'], { from: 'next', divisor: 12, role: 'month', alsoRoles: ['budget', 'other'] }),
    );
  const whole = cols.length === 1 && random.chance(0.5);
  const ledger = makeLedger(
    home,
    {
      cols: whole
        ? [plain('next', ['ANNUAL'], { role: 'budget', alsoRoles: ['proposed'], whole: true })]
        : cols,
      heading: (group) => ({ text: group.title.toUpperCase() }),
      total: random.chance(0.7) ? (group) => `TOTAL ${group.title.toUpperCase()}` : () => 'SUB-TOTAL',
      expense: { total: 'TOTAL EXPENSES' },
      reserves: { place: 'inside' },
      wrong: random.chance(0.3),
    },
    random,
  );
  return budgetPaper(
    {
      name: 'typed',
      home,
      ledgers: [ledger],
      blocks: [
        p(home.name.toUpperCase(), { al: 'c', after: 1 }),
        p(`BUDGET FOR ${home.year}`, { al: 'c', after: 14 }),
        gridOf(ledger, {
          dots: true,
          decimals: whole ? 0 : 2,
          dollar: 'totals',
          negative: 'paren',
          step: 12,
          nameWidth: 4,
          boldHeads: false,
          boldTotals: false,
        }),
        p(`RESPECTFULLY SUBMITTED,\n${somebody(random).toUpperCase()}, TREASURER`),
      ],
      doc: { font: 'courier', size: 9.6, margin: 62 },
      containers: { scan: 6, txt: 2, pdf: 1 },
      worn: true,
    },
    random,
  );
};
