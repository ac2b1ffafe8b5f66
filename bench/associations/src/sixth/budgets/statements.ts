import { c, type Row } from '../../blind/write/ink';
import { monthName, shortMonths } from '../../core/dates';
import { ratio } from '../../core/money';
import { para } from '../../fifth/press/leaf';
import { type Draft } from '../../fifth/publish';
import { rise } from '../../fifth/tally';
import { makeChart, operating, outgoing, type Entry } from '../chart';
import { sheet, type Paper, type Site } from '../site';
import { angled, budgetOf, close, col, dashed, exactCents, fill, tally, type Column } from './rows';

const closed = 9;
const planToDate = (one: Entry): number => ratio(one.now, closed, 12);
/** The figure of one month of this year, 0 to 8; they add to the nine months exactly. */
function spent(one: Entry, at: number): number {
  const weights = Array.from({ length: closed }, (_, nth) => 3 + ((one.code / 10 + nth * nth) % 5));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const part = (nth: number): number => Math.trunc((one.toDate * weights[nth]!) / total);
  const others = weights.reduce((sum, _, nth) => sum + (nth < closed - 1 ? part(nth) : 0), 0);
  return at === closed - 1 ? one.toDate - others : part(at);
}
const plan = (one: Entry): number => ratio(one.now, 1, 12);
/** Better is positive: more income or less expense. */
const better = (one: Entry, actual: number, budget: number): number =>
  one.drawer === 'income' ? actual - budget : budget - actual;

const statement = (site: Site, draft: Draft): Draft => ({
  ...draft,
  kind: 'actuals',
  fiscalYear: site.year - 1,
});

/** A cloud ledger's month and year to date under two headings, eight columns and the year's budget. */
export const cloud: Paper = (site, random) => {
  const chart = makeChart(site, random, { cents: true, most: 6 });
  const of = (
    [group, head, id]: readonly [group: string, head: string, id: string],
    roles: Parameters<typeof col>[0][2],
    more: { of: Column['of']; percent?: 2; favorable?: true },
  ): Column => col([id, `${group} ${head}`, roles], more.of, { head, ...more });
  const last = (one: Entry): number => spent(one, closed - 1);
  const cols = [
    of(['Current Month', 'Actual', 'm1'], ['month', 'actual'], { of: last }),
    of(['Current Month', 'Budget', 'm2'], ['month', 'budget'], { of: plan }),
    of(['Current Month', 'Var. $', 'm3'], ['variance'], {
      of: (one) => better(one, last(one), plan(one)),
      favorable: true,
    }),
    of(['Current Month', 'Var. %', 'm4'], ['percent'], {
      of: (one) => rise(last(one), plan(one)),
      percent: 2,
    }),
    of(['Year-to-Date', 'Actual', 'y1'], ['ytd', 'actual'], { of: (one) => one.toDate }),
    of(['Year-to-Date', 'Budget', 'y2'], ['budget', 'ytd'], { of: planToDate }),
    of(['Year-to-Date', 'Var. $', 'y3'], ['variance'], {
      of: (one) => better(one, one.toDate, planToDate(one)),
      favorable: true,
    }),
    col(['a', 'Annual Budget', ['budget']], (one) => one.now),
  ];
  const page = tally(cols, {
    money: { ...exactCents, negative: 'minus' },
    order: ['code', 'name', 0, 1, 2, 3, 4, 5, 6, 7],
    indent: 6,
  });
  const groups: Row = {
    head: true,
    cells: [
      c(''),
      c(''),
      c('Current Month', { span: 4, al: 'c' }),
      c('Year-to-Date', { span: 3, al: 'c' }),
      c('Annual'),
    ],
  };
  page.rows.push(groups);
  cols[7]!.head = 'Budget';
  page.heads({ code: 'Account', name: 'Account Name' });
  fill(page, chart, { code: (code) => `${code}-0000`, total: (title) => `Total for ${title}` });
  close(page, chart, { out: 'Total Expense', net: 'Net Operating Income' });
  const leaf = sheet(site, random, {
    title: 'Budget comparison',
    size: 7,
    margin: 30,
    landscape: true,
    bottom: { left: 'Accrual basis', right: '%p / %n' },
  });
  leaf.blocks = [
    para(
      `Budget vs. Actual\nProperties: ${site.name} — ${site.street} ${site.city}, ${site.st}\nPeriod: Sep ${site.year - 1}   Additional account types: none   Level of detail: detail view`,
      { size: 8 },
    ),
    page.grid({ lines: 'rows' }),
  ];
  return statement(
    site,
    budgetOf(site, { leaf, page }, { layout: 'cloud', forms: { pdf: 6, xlsx: 3, csv: 1, scan: 1 } }),
  );
};

/** Accountants' words: favorable, and unfavorable between angles. */
export const favorable: Paper = (site, random) => {
  const y = site.year - 1;
  const chart = makeChart(site, random, { cents: true, most: 5 });
  const page = tally(
    [
      col(['c1', 'Actual', ['ytd', 'actual']], (one) => one.toDate),
      col(['c2', 'Budget', ['budget', 'ytd']], planToDate),
      col(
        ['c3', 'Favorable\n<Unfavorable>', ['variance']],
        (one) => better(one, one.toDate, planToDate(one)),
        { favorable: true },
      ),
    ],
    { money: angled, order: ['name', 0, 1, 2], indent: 12 },
  );
  page.heads({ name: '' });
  fill(page, chart, { total: (title) => `Total ${title}` });
  close(page, chart, {
    operating: 'Total operating expenses',
    out: 'Total expenses and transfers',
    net: 'Excess <deficiency>',
  });
  const leaf = sheet(site, random, {
    title: 'Statement of revenues and expenses',
    font: random.pick(['times', 'courier']),
    size: 8.5,
    bottom: { middle: 'See accountant’s compilation report' },
  });
  leaf.blocks = [
    para(
      `${site.name}\nStatement of Revenues and Expenses — Actual to Budget\nFor the Nine Months Ended September 30, ${y}\n(Unaudited)`,
      { al: 'c' },
    ),
    page.grid(),
  ];
  return statement(
    site,
    budgetOf(site, { leaf, page }, { layout: 'favorable', forms: { pdf: 5, scan: 4, docx: 1, txt: 1 } }),
  );
};

/** The months so far side by side, their sum and the year's budget. */
export const trend: Paper = (site, random) => {
  const y = site.year - 1;
  const chart = makeChart(site, random, { cents: false, most: 4 });
  const months = shortMonths
    .slice(0, closed)
    .map((name, at) => col([`m${at + 1}`, `${name}-${String(y).slice(2)}`, ['month', 'actual']], (one) => Math.trunc(spent(one, at) / 100) * 100, { year: y })); // prettier-ignore
  const cols = [
    ...months,
    col(['y', 'YTD', ['ytd', 'actual']], (one) => months.reduce((sum, at) => sum + Number(at.of(one)), 0)),
    col(['a', `${y} Budget`, ['budget']], (one) => one.now),
  ];
  const page = tally(cols, {
    money: dashed,
    order: ['code', 'name', ...cols.map((_, at) => at)],
    indent: 4,
  });
  page.heads({ code: '', name: '' });
  fill(page, chart, { code: (code) => `${code}`, total: (title) => `Total ${title}`, capitals: true });
  close(page, chart, { out: 'TOTAL EXPENSES', net: 'NET' });
  const leaf = sheet(site, random, { title: 'Trend', size: 7, margin: 28, landscape: true });
  leaf.blocks = [
    para(`${site.name}\nTwelve-Month Trend, through ${monthName(closed)} ${y}`, { bold: true }),
    page.grid(),
  ];
  return statement(
    site,
    budgetOf(site, { leaf, page }, { layout: 'trend', forms: { pdf: 4, xlsx: 4, xls: 1, scan: 1 } }),
  );
};

/** This year beside last year, by a desktop program. */
export const lastYearBeside: Paper = (site, random) => {
  const y = site.year - 1;
  const chart = makeChart(site, random, { cents: true });
  const before = (one: Entry): number | null => (one.past === null ? null : Math.round(one.past * 0.74));
  const page = tally(
    [
      col(['c1', `Jan - Sep ${String(y).slice(2)}`, ['ytd', 'actual']], (one) => one.toDate, { year: y }),
      col(['c2', `Jan - Sep ${String(y - 1).slice(2)}`, ['actual', 'ytd']], before, { year: y - 1 }),
      col(['c3', '$ Change', ['variance']], (one) => one.toDate - (before(one) ?? 0)),
      col(['c4', '% Change', ['percent']], (one) => rise(one.toDate, before(one) ?? 0), { percent: 1 }),
    ],
    { money: { ...exactCents, negative: 'minus' }, order: ['name', 0, 1, 2, 3], indent: 20 },
  );
  page.heads({ name: '' });
  fill(page, chart, {
    code: (code) => `${code}`,
    glue: random.pick([' · ', ' - ', ' ']),
    total: (title) => `Total ${title}`,
  });
  page.total('Total Expense before Reserves', { plus: operating(chart) });
  page.total('Net Income', { plus: chart[0]!.entries, minus: outgoing(chart) }, { under: 'two' });
  const leaf = sheet(site, random, { title: 'Profit & Loss Prev Year Comparison', size: 8.5 });
  leaf.blocks = [
    para(`${site.name}\nProfit & Loss Prev Year Comparison\nJanuary through September ${y}`, {
      bold: true,
      al: 'c',
    }),
    page.grid(),
  ];
  return statement(
    site,
    budgetOf(site, { leaf, page }, { layout: 'last-year-beside', forms: { pdf: 5, xlsx: 3, scan: 2 } }),
  );
};
