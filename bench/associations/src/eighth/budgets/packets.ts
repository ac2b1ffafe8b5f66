import { ratio } from '../../core/money';
import { autumn, page, type Paper } from '../site';
import { makeBook } from './book';
import { budgetDraft, col, monthEnd } from './draft';
import { Ledger } from './ledger';
import { change, money } from './shape';

/** Two years under their own bands, each with what was approved and what came or is to come. */
export const bandedYears: Paper = (site, random) => {
  const book = makeBook(site, random, { codes: 'four', whole: true });
  const { year } = site;
  const ledger = new Ledger({
    cols: [
      col('a', 'Actual', {
        band: `${year - 2}`,
        role: 'actual',
        year: year - 2,
        value: (one) => one.actual2,
      }),
      col('b', 'Budget', { band: `${year - 1}`, role: 'budget', year: year - 1, value: (one) => one.budget }),
      col('y', `Actual thru ${monthEnd(year - 1, book.through).replace(/\/\d{4}$/, '')}`, {
        band: `${year - 1}`,
        role: 'ytd',
        year: year - 1,
        also: ['actual'],
        value: (one) => one.ytd,
      }),
      col('e', 'Projected', {
        band: `${year - 1}`,
        role: 'projected',
        year: year - 1,
        value: (one) => one.projected,
      }),
      col('p', 'Draft', {
        band: `${year}`,
        role: 'proposed',
        year,
        also: ['budget'],
        value: (one) => one.proposed,
      }),
      col('pc', 'vs. Budget', {
        band: `${year}`,
        role: 'percent',
        percent: 0,
        also: ['variance'],
        value: (one) => change(one.budget, one.proposed, 0),
      }),
    ],
    slots: ['name', 'a', 'b', 'y', 'e', 'p', 'pc'],
    style: money({ zero: 'dash' }),
    codes: true,
    coded: random.pick([
      (code: string, name: string) => `${code} - ${name}`,
      (code: string, name: string) => `${name} (${code})`,
    ]),
    indent: 8,
  });
  ledger.header();
  for (const group of book.groups)
    ledger.section(group.title).all(group.accounts).subtotal(`Total ${group.title}`);
  ledger.total('Total Expense', ['expense', 'reserve']).total('Net', 'net');
  return budgetDraft(site, {
    layout: 'banded-years',
    ledger,
    paper: page(site, random, {
      title: `Budget packet ${year}`,
      blocks: [
        { kind: 'title', text: `${site.name}`, sub: [`Board Packet - Item 6: Draft Budget ${year}`] },
        ledger.table(),
      ],
      style: { orientation: random.pick(['landscape', 'portrait']), size: 8.5, margin: 40, rotated: false },
      footer: `Board packet, ${autumn(site, random)}`,
      pageNumbers: 'page-of',
    }),
    forms: { pdf: 6, xlsx: 3, scan: 2 },
    more: { sheet: { name: 'Draft', format: '#,##0_);(#,##0);"-"' } },
  });
};

/** Cash that is expected to come in and go out, by the month and by the year, beside the year before. */
export const cashPlan: Paper = (site, random) => {
  const book = makeBook(site, random, { most: 6 });
  const { year } = site;
  const ledger = new Ledger({
    cols: [
      col('b', [`${year - 1}`, 'Annual'], { role: 'budget', year: year - 1, value: (one) => one.budget }),
      col('p', [`${year}`, 'Annual'], {
        role: 'proposed',
        year,
        also: ['budget'],
        value: (one) => one.proposed,
      }),
      col('m', [`${year}`, 'Monthly'], {
        role: 'month',
        year,
        also: ['other', 'budget', 'proposed'],
        value: (one) => ratio(one.proposed, 1, 12),
      }),
    ],
    slots: ['name', 'b', 'p', 'm'],
    style: money({ decimals: 2 }),
    codes: false,
    indent: 14,
  });
  const many = random.chance(0.5);
  ledger
    .header()
    .section('CASH RECEIPTS')
    .all(book.groups[0]!.accounts)
    .total('TOTAL CASH RECEIPTS', ['income']);
  if (!many) ledger.section('CASH DISBURSEMENTS');
  else ledger.words('section', 'CASH DISBURSEMENTS');
  for (const group of book.groups.slice(1, -1)) {
    if (many) ledger.section(group.title, { also: 'CASH DISBURSEMENTS' });
    ledger.all(group.accounts);
  }
  ledger.total('TOTAL OPERATING DISBURSEMENTS', ['expense']);
  ledger.section('TRANSFERS').all(book.groups[book.groups.length - 1]!.accounts);
  ledger.total('TOTAL CASH USED', ['expense', 'reserve']).total('RECEIPTS OVER DISBURSEMENTS', 'net');
  return budgetDraft(site, {
    layout: 'cash-plan',
    ledger,
    paper: page(site, random, {
      title: `Cash Basis Budget ${year}`,
      blocks: [
        { kind: 'title', text: `${year} CASH BASIS BUDGET`, sub: [site.name, `${site.city}, ${site.state}`] },
        ledger.table(),
        { kind: 'paragraph', text: `Managing agent: ${site.agent}`, style: 'small' },
      ],
      style: { letterhead: 'centered' },
    }),
    forms: { pdf: 5, docx: 2, xls: 2, txt: 1, scan: 3 },
  });
};

/** One row an account, nothing else: what a program hands out. */
export const flatFile: Paper = (site, random) => {
  const book = makeBook(site, random, { codes: random.pick(['four', 'fund', 'five']) });
  const { year } = site;
  const ledger = new Ledger({
    cols: [
      col('y', `${year - 1}_Actual_YTD`, {
        role: 'ytd',
        year: year - 1,
        also: ['actual'],
        value: (one) => one.ytd,
      }),
      col('b', `${year - 1}_Budget`, { role: 'budget', year: year - 1, value: (one) => one.budget }),
      col('p', `${year}_Budget`, { role: 'proposed', year, also: ['budget'], value: (one) => one.proposed }),
    ],
    slots: random.pick([
      ['code', 'name', 'section', 'b', 'y', 'p'],
      ['section', 'code', 'name', 'y', 'b', 'p'],
    ]),
    style: money({ decimals: 2, thousands: random.chance(0.4), negative: 'minus' }),
    heads: { code: 'GLAccount', name: 'AccountName', section: random.pick(['Category', 'Type', 'Group']) },
    weights: { section: 2 },
    codes: true,
  });
  ledger.header();
  for (const group of book.groups) ledger.section(group.title, { silent: true }).all(group.accounts);
  const named = random.chance(0.5);
  return budgetDraft(site, {
    layout: 'flat-file',
    ledger,
    paper: page(site, random, {
      title: `Budget export ${year}`,
      blocks: [...(named ? [{ kind: 'paragraph' as const, text: site.name }] : []), ledger.table()],
    }),
    forms: { csv: 7, xlsx: 3, xls: 1 },
    more: {
      association: named ? site.name : undefined,
      sheet: { name: 'Export', amountsAsText: random.chance(0.4) },
    } as Partial<ReturnType<Paper>>,
  });
};
