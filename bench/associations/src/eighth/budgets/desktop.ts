import { monthName } from '../../core/dates';
import { page, type Paper } from '../site';
import { makeBook } from './book';
import { col, owed, statement } from './draft';
import { Ledger } from './ledger';
import { money } from './shape';

/** A desktop program's report: accounts under parent accounts, over and under the budget. */
export const overBudget: Paper = (site, random) => {
  const book = makeBook(site, random, { codes: 'four' });
  const now = site.year - 1;
  const [from, to] = ['Jan', monthName(book.through).slice(0, 3)];
  const ledger = new Ledger({
    cols: [
      col('y', `${from} - ${to} ${String(now).slice(2)}`, {
        role: 'ytd',
        also: ['actual'],
        year: now,
        value: (one) => one.ytd,
      }),
      col('yb', 'Budget', {
        role: 'budget',
        also: ['ytd', 'other'],
        year: now,
        value: (one) => owed(one, book.through),
      }),
      col('v', '$ Over Budget', { role: 'variance', value: (one) => one.ytd - owed(one, book.through) }),
      col('pc', '% of Budget', {
        role: 'percent',
        percent: 1,
        value: (one) => (one.ytd / owed(one, book.through)) * 100,
      }),
    ],
    slots: ['name', 'y', 'yb', 'v', 'pc'],
    style: money({ decimals: 2, negative: 'minus' }),
    codes: true,
    coded: (code, name) => `${code} · ${name}`,
    indent: 36,
    weights: { name: 4 },
  });
  ledger.header().words('section', 'Ordinary Income/Expense');
  book.groups.forEach((group, at) => {
    if (at === 1) ledger.words('section', 'Expense', 12);
    const parent = `${group.accounts[0]!.code.slice(0, 2)}00 · ${group.title}`;
    ledger.section(parent, { also: group.title, indent: 24 }).all(group.accounts).subtotal(`Total ${parent}`);
  });
  ledger.total('Total Expense', ['expense', 'reserve']).total('Net Ordinary Income', 'net');
  return statement(site, {
    layout: 'over-budget',
    ledger,
    paper: page(site, random, {
      title: 'Profit & Loss Budget vs. Actual',
      blocks: [
        {
          kind: 'title',
          text: site.name,
          sub: ['Profit & Loss Budget vs. Actual', `January through ${monthName(book.through)} ${now}`],
        },
        ledger.table(),
      ],
      style: { letterhead: 'centered', font: 'sans', size: 9, grid: 'none', header: 'rule' },
      pageNumbers: 'page-of',
      footer: random.pick(['Accrual Basis', 'Cash Basis']),
    }),
    forms: { pdf: 6, xlsx: 3, scan: 2 },
  });
};
