import { ratio } from '../../core/money';
import { monthName, shortMonths } from '../../core/dates';
import { autumn, page, type Paper } from '../site';
import { makeBook, monthsOf } from './book';
import { budgetDraft, col, once } from './draft';
import { Ledger } from './ledger';
import { change, money } from './shape';

/** 'FY2024-25' for the fiscal year that ends in 2025. */
const span = (ends: number): string => `${ends - 1}-${String(ends).slice(2)}`;

/** Twelve months of a fiscal year that begins in spring, summer or autumn; a heading has the calendar's year. */
export const fiscalMonths: Paper = (site, random) => {
  const first = random.pick([4, 7, 7, 10]);
  const year = site.year;
  const book = makeBook(site, random, { codes: random.pick(['four', 'five']), most: 7 });
  const split = once([...book.income, ...book.out], (one) =>
    monthsOf(one, one.proposed, { first, whole: true }),
  );
  const heading = random.pick([
    (month: string, of: number) => `${month}-${String(of).slice(2)}`,
    (month: string, of: number) => `${month} ${of}`,
    (month: string, of: number) => `${month}-${String(of).slice(2)}`,
  ]);
  const ledger = new Ledger({
    cols: [
      ...Array.from({ length: 12 }, (_, at) => {
        const month = (first - 1 + at) % 12;
        const of = first + at > 12 ? year : year - 1;
        return col(`m${at + 1}`, heading(shortMonths[month]!, of), {
          role: 'month',
          year,
          also: ['budget', 'proposed'],
          weight: 1,
          value: (one) => split(one)[at]!,
        });
      }),
      col('t', random.pick(['Total', 'FY Total', 'Annual']), {
        role: 'proposed',
        year,
        also: ['budget', 'other'],
        weight: 1.2,
        value: (one) => one.proposed,
      }),
    ],
    slots: ['code', 'name', ...Array.from({ length: 12 }, (_, at) => `m${at + 1}`), 't'],
    style: money({ zero: random.pick(['dash', 'figure']), negative: 'minus' }),
    heads: { code: 'Acct #', name: 'Account' },
    codes: true,
    weights: { name: 2.8, code: 0.8 },
  });
  ledger.header();
  for (const group of book.groups)
    ledger.section(group.title).all(group.accounts).subtotal(`Total ${group.title}`);
  ledger.total('Total Expenses', ['expense', 'reserve']).total('Net Income', 'net');
  const begins = `${monthName(first)} 1, ${year - 1}`;
  return budgetDraft(site, {
    layout: 'fiscal-months',
    ledger,
    paper: page(site, random, {
      title: `Budget FY ${year}`,
      blocks: [
        {
          kind: 'title',
          text: site.name,
          sub: [`Monthly Budget - Fiscal Year ${year}`, `beginning ${begins}`],
        },
        ledger.table(),
      ],
      style: { orientation: 'landscape', size: 7.5, margin: 28, rotated: random.chance(0.3), padding: 2 },
      pageNumbers: 'page-of',
      footer: site.agent,
    }),
    forms: { pdf: 5, xlsx: 5, xls: 1, csv: 1, scan: 1 },
    more: { sheet: { name: `FY${year}`, format: '#,##0' } },
  });
};

/** Fiscal years named by both of their calendar years: adopted, projected, proposed. */
export const fiscalYears: Paper = (site, random) => {
  const year = site.year;
  const book = makeBook(site, random, { whole: true, codes: 'four', pooled: random.chance(0.4) });
  const word = random.pick(['FY ', 'FY', '']);
  const ledger = new Ledger({
    cols: [
      col('p', [`${word}${span(year)}`, 'Recommended'], {
        role: 'proposed',
        year,
        also: ['budget'],
        value: (one) => one.proposed,
      }),
      col('b', [`${word}${span(year - 1)}`, 'Adopted'], {
        role: 'budget',
        year: year - 1,
        value: (one) => one.budget,
      }),
      col('e', [`${word}${span(year - 1)}`, 'Projected'], {
        role: 'projected',
        year: year - 1,
        value: (one) => one.projected,
      }),
      col('a', [`${word}${span(year - 2)}`, 'Actual'], {
        role: 'actual',
        year: year - 2,
        value: (one) => one.actual2,
      }),
      col('pc', ['Change', 'in Budget'], {
        role: 'percent',
        percent: 1,
        also: ['variance'],
        value: (one) => change(one.budget, one.proposed),
      }),
    ],
    slots: ['name', 'p', 'b', 'e', 'a', 'pc'],
    style: money({ dollar: random.chance(0.5), dollarSpace: true }),
    dollarEnds: true,
    codes: random.chance(0.6),
    coded: (code, name) => `${code} ${name}`,
    indent: 10,
  });
  ledger.header();
  book.groups.forEach((group) =>
    ledger
      .section(group.title)
      .all(group.accounts)
      .subtotal(group.key === 'income' ? 'Total' : `Total ${group.title.toLowerCase()}`)
      .blank(),
  );
  ledger.total('Total uses', ['expense', 'reserve']);
  return budgetDraft(site, {
    layout: 'fiscal-years',
    ledger,
    paper: page(site, random, {
      title: `Budget FY${span(year)}`,
      blocks: [
        {
          kind: 'letterhead',
          name: site.name,
          lines: [`Recommended budget, fiscal year ${span(year)} (July 1, ${year - 1} to June 30, ${year})`],
        },
        {
          kind: 'paragraph',
          text: `The Finance Committee met on ${autumn(site, random)} and recommends the budget below. Owners may speak at the next open meeting.`,
        },
        ledger.table(),
      ],
    }),
    forms: { pdf: 6, docx: 3, xlsx: 2, scan: 2 },
  });
};

/** A developer's estimate for the first year: by the home and month, by the month, by the year; numbered as a state's form has it. */
export const stateForm: Paper = (site, random) => {
  const book = makeBook(site, random, { leaveOut: ['income'], codes: 'three' });
  const ledger = new Ledger({
    cols: [
      col('u', ['Per', site.home, 'Per Month'], {
        role: 'other',
        also: ['month'],
        value: (one) => ratio(one.proposed, 1, 12 * site.homes),
      }),
      col('m', ['Total', 'Monthly'], {
        role: 'month',
        also: ['other', 'budget', 'proposed'],
        year: site.year,
        value: (one) => ratio(one.proposed, 1, 12),
      }),
      col('p', ['Total', 'Annual'], {
        role: 'proposed',
        also: ['budget'],
        year: site.year,
        value: (one) => one.proposed,
      }),
    ],
    slots: ['code', 'name', 'u', 'm', 'p'],
    style: money({ decimals: 2 }),
    heads: { code: '' },
    codes: true,
    leader: true,
  });
  ledger.header();
  book.groups.forEach((group, at) =>
    ledger
      .section(`${(at + 1) * 100}  ${group.title.toUpperCase()}`, { also: group.title.toUpperCase() })
      .all(group.accounts)
      .subtotal(`SUB-TOTAL (${(at + 1) * 100})`),
  );
  ledger.total('TOTAL BUDGET', ['expense', 'reserve']);
  return budgetDraft(site, {
    layout: 'state-form',
    ledger,
    paper: page(site, random, {
      title: 'Budget Worksheet',
      blocks: [
        {
          kind: 'fields',
          rows: [
            ['Name of project:', site.name],
            ['Budget for calendar year:', String(site.year)],
            [`Number of ${site.home.toLowerCase()}s:`, String(site.homes)],
            ['Prepared by:', site.agent],
          ],
        },
        { kind: 'title', text: 'ASSOCIATION BUDGET' },
        ledger.table(),
        {
          kind: 'paragraph',
          text: 'The costs are estimates and may change. Amounts by the month are rounded to the cent.',
          style: 'small',
        },
      ],
      style: { grid: random.pick(['all', 'rows']) },
      pageNumbers: 'dash',
    }),
    forms: { pdf: 6, xls: 2, scan: 3 },
  });
};
