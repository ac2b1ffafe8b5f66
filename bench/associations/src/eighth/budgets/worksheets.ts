import { ratio } from '../../core/money';
import { autumn, page, type Paper } from '../site';
import { makeBook, type Account } from './book';
import { budgetDraft, col, monthEnd, once } from './draft';
import { Ledger } from './ledger';
import { change, money } from './shape';

const remarks = [
  'Per contract', '3% increase 4/1', 'Bid out in spring', 'New vendor', 'Based on 3-yr average', 'Rate hike announced', 'See proposal', 'Board to discuss',
  'Renewal est. +10%', 'Includes one extra visit', 'Flat', 'Moved from repairs', 'Quote pending',
]; // prettier-ignore

/** The finance committee's sheet: what was, what is and what is asked for, with changes and a word on each. */
export const committeeSheet: Paper = (site, random) => {
  const book = makeBook(site, random, { codes: random.pick(['four', 'dashed']), whole: random.chance(0.6) });
  const all = [...book.income, ...book.out];
  const remark = once(all, () => (random.chance(0.35) ? random.pick(remarks) : undefined));
  const [year, now] = [site.year, site.year - 1];
  const whole = all.every((one) => one.ytd % 100 === 0);
  const moved = (one: Account): number => one.proposed - one.budget;
  const ledger = new Ledger({
    cols: [
      col('a', [`${year - 2}`, 'Actual'], { role: 'actual', year: year - 2, value: (one) => one.actual2 }),
      col('b', [`${now}`, 'Budget'], { role: 'budget', year: now, value: (one) => one.budget }),
      col('y', ['YTD', monthEnd(now, book.through)], { role: 'ytd', year: now, value: (one) => one.ytd }),
      col('e', [`${now}`, 'Est. Year End'], { role: 'projected', year: now, value: (one) => one.projected }),
      col('p', [`${year}`, 'Proposed'], {
        role: 'proposed',
        year,
        also: ['budget'],
        value: (one) => one.proposed,
      }),
      col('c', ['$', 'Change'], { role: 'variance', value: moved }),
      col('pc', ['%', 'Change'], {
        role: 'percent',
        percent: 1,
        value: (one) => change(one.budget, one.proposed),
      }),
    ],
    slots: ['code', 'name', 'a', 'b', 'y', 'e', 'p', 'c', 'pc', 'note'],
    style: money({ decimals: whole ? 0 : 2, zero: random.pick(['dash', 'figure']) }),
    heads: { code: 'Acct', name: 'Description', note: 'Comments' },
    codes: true,
    note: remark,
  });
  ledger.header();
  for (const group of book.groups)
    ledger.section(group.title).all(group.accounts).subtotal(`Total ${group.title}`).blank();
  ledger.total('Total Expenses and Reserves', ['expense', 'reserve']).total('Net Surplus (Deficit)', 'net');
  const title = `${year} Budget Worksheet`;
  return budgetDraft(site, {
    layout: 'committee-sheet',
    ledger,
    paper: page(site, random, {
      title,
      blocks: [
        {
          kind: 'title',
          text: site.name,
          sub: [title, `Draft ${random.int(1, 4)} - ${autumn(site, random)}`],
        },
        ledger.table(),
      ],
      style: { orientation: 'landscape', size: 8.5, margin: 36 },
      pageNumbers: 'page-of',
    }),
    forms: { xlsx: 5, xls: 2, pdf: 4, scan: 1 },
    more: { sheet: { name: `${year} Budget`, format: whole ? '#,##0;(#,##0)' : '#,##0.00;[Red](#,##0.00)' } },
  });
};

/** Every amount with how it came about, in words and figures between the name and the sum. */
export const fromZero: Paper = (site, random) => {
  const book = makeBook(site, random, { codes: 'three', pooled: random.chance(0.5) });
  const reason = once([...book.income, ...book.out], (one): string => {
    const cents = one.proposed;
    if (one.type === 'income' && one === book.income[0])
      return `${site.homes} ${site.home.toLowerCase()}s, see schedule`;
    if (cents % 1200 === 0 && random.chance(0.7)) return `12 mo. x ${(cents / 1200).toLocaleString('en-US')}`;
    if (cents % 400 === 0 && random.chance(0.5))
      return `4 quarters @ $${(cents / 400).toLocaleString('en-US')}`;
    if (cents === one.budget) return 'same as this year';
    return random.pick([
      'average of three years',
      'estimate',
      'allowance',
      'quote in hand',
      `${site.year - 1} trend plus inflation`,
      'vendor letter',
    ]);
  });
  const ledger = new Ledger({
    cols: [
      col('p', random.pick(['Amount', `${site.year} Amount`, 'Budget']), {
        role: 'proposed',
        year: site.year,
        also: ['budget'],
        value: (one) => one.proposed,
      }),
    ],
    slots: ['code', 'name', 'note', 'p'],
    style: money({ dollar: random.chance(0.6) }),
    heads: { code: 'No.', name: 'Line Item', note: 'Basis of Estimate' },
    codes: true,
    note: reason,
  });
  ledger.header();
  for (const group of book.groups)
    ledger.section(group.title.toUpperCase()).all(group.accounts).subtotal('Subtotal');
  ledger.total('TOTAL INCOME', ['income']).total('TOTAL EXPENSE AND RESERVE', ['expense', 'reserve']);
  return budgetDraft(site, {
    layout: 'from-zero',
    ledger,
    paper: page(site, random, {
      title: `Zero-Based Operating Budget ${site.year}`,
      blocks: [
        {
          kind: 'letterhead',
          name: site.name,
          lines: [`Budget for the year ending December 31, ${site.year}`],
        },
        {
          kind: 'paragraph',
          text: 'Each line was built up anew; the third column shows the arithmetic or the source.',
          style: 'italic',
        },
        ledger.table(),
        {
          kind: 'paragraph',
          text: `Prepared by ${site.people[1]}, Treasurer, ${autumn(site, random)}`,
          style: 'small',
        },
      ],
    }),
    forms: { pdf: 5, docx: 4, xlsx: 2, scan: 2 },
  });
};

/** Years before to the left, the year to come last, and the account's number at the right edge. */
export const numbersLast: Paper = (site, random) => {
  const book = makeBook(site, random, { codes: random.pick(['five', 'fund']), whole: true });
  const year = site.year;
  const ledger = new Ledger({
    cols: [
      col('a3', `Actual ${year - 3}`, { role: 'actual', year: year - 3, value: (one) => one.actual3 }),
      col('a2', `Actual ${year - 2}`, { role: 'actual', year: year - 2, value: (one) => one.actual2 }),
      col('b', `Budget ${year - 1}`, { role: 'budget', year: year - 1, value: (one) => one.budget }),
      col('p', `Budget ${year}`, { role: 'proposed', year, also: ['budget'], value: (one) => one.proposed }),
    ],
    slots: ['name', 'a3', 'a2', 'b', 'p', 'blank', 'code'],
    style: money({ negative: 'minus', zero: 'dash' }),
    heads: { name: '', code: 'G/L' },
    codes: true,
    indent: 12,
  });
  ledger.header();
  for (const group of book.groups) {
    ledger
      .section(group.title)
      .all(group.accounts)
      .subtotal(random.pick(['Sub-total', 'Sub-total', 'Total']));
    if (group.key === 'income') ledger.blank();
  }
  ledger.total('Grand total, expenses and reserves', ['expense', 'reserve']).total('Over (under)', 'net');
  return budgetDraft(site, {
    layout: 'numbers-last',
    ledger,
    paper: page(site, random, {
      title: `Budget ${year}`,
      blocks: [
        {
          kind: 'title',
          text: site.name,
          sub: [`Comparative Budget, calendar year ${year}`, `${site.agent}, Managing Agent`],
        },
        ledger.table(),
        {
          kind: 'paragraph',
          text: `Dues per ${site.home.toLowerCase()} average $${(ratio(book.income[0]!.proposed, 1, site.homes * 12) / 100).toFixed(2)} a month.`,
        },
      ],
    }),
    forms: { pdf: 6, xls: 2, docx: 2, scan: 3 },
  });
};
