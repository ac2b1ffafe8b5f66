import { c, type Row } from '../../blind/write/ink';
import { shortMonths } from '../../core/dates';
import { para } from '../../fifth/press/leaf';
import { all, makeChart, operating, outgoing, type Entry } from '../chart';
import { sheet, type Paper } from '../site';
import {
  budgetOf,
  close,
  col,
  dashed,
  exactCents,
  fill,
  month,
  percentChange,
  planned,
  says,
  tally,
} from './rows';
import { whole } from '../../fifth/tally';

/** A desktop program's overview: parent accounts with their totals, codes glued to the names. */
export const overview: Paper = (site, random) => {
  const y = site.year;
  const chart = makeChart(site, random);
  const page = tally(
    [col(['c1', `Jan - Dec ${String(y).slice(2)}`, ['budget', 'proposed']], (one) => one.next, { year: y })],
    { money: exactCents, order: ['name', 0], indent: 34 },
  );
  page.heads({ name: '' });
  const code = (one: number): string => `${one}`;
  const flat = (text: string, indent: number): void => page.heading(text, { indent, gap: 0 });
  flat('Ordinary Income/Expense', 0);
  chart.forEach((section, at) => {
    if (at < 2) flat(at === 0 ? 'Income' : 'Expense', 10);
    const parent = `${section.heading.base} · ${section.heading.title}`;
    flat(parent, 22);
    for (const one of section.entries)
      page.line(one, says(one, section.heading.title, { code, glue: ' · ', also: parent }));
    page.total(`Total ${parent}`, { plus: section.entries }, { indent: 22, bold: false });
    if (at === 0) page.total('Total Income', { plus: section.entries }, { indent: 10 });
  });
  page.total('Total Expense', { plus: outgoing(chart) }, { indent: 10 });
  page.total(
    'Net Ordinary Income',
    { plus: chart[0]!.entries, minus: outgoing(chart) },
    { indent: 0, under: 'two' },
  );
  page.total(
    'Net Income',
    { plus: chart[0]!.entries, minus: outgoing(chart) },
    { indent: 0, over: 'one', under: 'two' },
  );
  const leaf = sheet(site, random, {
    title: 'Profit & Loss Budget Overview',
    size: 8.5,
    font: 'liberation',
    margin: 48,
    top: { left: `${random.int(1, 11)}:${random.int(10, 59)} PM` },
    bottom: { right: 'Page %p' },
  });
  leaf.blocks = [
    para(site.name, { bold: true, al: 'c', size: 13 }),
    para('Profit & Loss Budget Overview', { bold: true, al: 'c', size: 14 }),
    para(`January through December ${y}`, { bold: true, al: 'c' }),
    page.grid(),
  ];
  return budgetOf(site, { leaf, page }, { layout: 'overview', forms: { pdf: 6, xlsx: 2, scan: 2, xls: 1 } });
};

/** A year by months and its sum, on a sheet that lies on its side. */
export const calendar: Paper = (site, random) => {
  const y = site.year;
  const chart = makeChart(site, random, { most: 4 });
  const numbered = random.chance(0.5);
  const months = shortMonths.map((name, at) =>
    col(
      [
        `m${at + 1}`,
        numbered ? `${at + 1}/${y}` : `${name} ${String(y).slice(2)}`,
        ['month', 'budget', 'proposed'],
      ],
      (one) => month(one, at),
      { year: y },
    ),
  );
  const page = tally([...months, col(['t', 'Year', planned], (one) => one.next)], {
    money: { ...dashed, negative: random.pick(['minus', 'parentheses'] as const) },
    order: ['code', 'name', ...months.map((_, at) => at), 12],
    blank: random.chance(0.3),
    indent: 0,
  });
  page.heads({ code: 'Acct', name: site.short });
  fill(page, chart, { code: (code) => `${code}`, total: (title) => `Total ${title}` });
  close(page, chart, { operating: 'Total Operating', out: 'Total Out', net: 'Net' });
  const leaf = sheet(site, random, { title: 'Budget by month', size: 6.8, margin: 26, landscape: true });
  leaf.blocks = [
    para(`${site.name} — Cash budget by month, ${y}`, { bold: true, size: 10 }),
    page.grid({ lines: random.pick(['rows', 'none', 'all']) }),
  ];
  return budgetOf(
    site,
    { leaf, page },
    {
      layout: 'calendar',
      forms: { pdf: 4, xlsx: 5, xls: 1, csv: 1, scan: 1 },
    },
  );
};

/** A flat export: a row an account, its category in a column, its total by the program. */
export const flat: Paper = (site, random) => {
  const y = site.year;
  const chart = makeChart(site, random, { cents: true });
  const page = tally(
    [
      col(['c1', `FY${y - 2} Actual`, ['actual']], (one) => one.past, { year: y - 2 }),
      col(['c2', `FY${y - 1} Budget`, ['budget']], (one) => one.now, { year: y - 1 }),
      col(['c3', `FY${y - 1} YTD Actual`, ['ytd', 'actual']], (one) => one.toDate, { year: y - 1 }),
      col(['c4', `FY${y} Budget`, ['budget', 'proposed']], (one) => one.next, { year: y }),
    ],
    { money: { ...exactCents, thousands: false, negative: 'minus' }, order: ['code', 'lead', 'name', 0, 1, 2, 3], indent: 0 },
  ); // prettier-ignore
  page.heads({ code: 'GLAccount', lead: 'Category', name: 'AccountName' });
  for (const { heading, entries } of chart)
    for (const one of entries)
      page.line(one, { section: heading.title, code: `${one.code}-000`, lead: heading.title });
  if (random.chance(0.5)) close(page, chart, { out: 'Total Expense' });
  const leaf = sheet(site, random, { title: 'Budget export', size: 7.5, margin: 36, landscape: true });
  const named = random.chance(0.5);
  leaf.blocks = [...(named ? [para(`${site.name}`)] : []), page.grid({ lines: 'all' })];
  const draft = budgetOf(
    site,
    { leaf, page },
    { layout: 'flat', forms: { csv: 5, xlsx: 4, pdf: 1, scan: 1 } },
  );
  if (!named) delete draft.association;
  return draft;
};

/** Five years, the oldest first, under one heading of years and one of what each is. */
export const fiveYears: Paper = (site, random) => {
  const y = site.year;
  const chart = makeChart(site, random, { most: 5 });
  const elder = (one: Entry): number | null =>
    one.older === null ? null : Math.round(one.older / 104) * 100;
  const what: readonly [string, string, Parameters<typeof col>[0][2], (one: Entry) => number | null][] = [
    [`${y - 4}`, 'Actual', ['actual'], elder],
    [`${y - 3}`, 'Actual', ['actual'], (one) => one.older],
    [`${y - 2}`, 'Actual', ['actual'], (one) => one.past],
    [`${y - 1}`, 'Budget', ['budget'], (one) => one.now],
    [`${y - 1}`, 'Est. Actual', ['projected', 'actual'], (one) => one.end],
    [`${y}`, 'Budget', ['budget', 'proposed'], (one) => one.next],
  ];
  const cols = what.map(([year, word, roles, of], at) =>
    col([`c${at + 1}`, `${year} ${word}`, roles], of, { head: word }),
  );
  cols.push(percentChange('c7', 'Percent Change', 1));
  const page = tally(cols, {
    money: { ...whole, zero: 'dash' },
    order: ['name', 0, 1, 2, 3, 4, 5, 6],
    indent: 8,
  });
  const years: Row = {
    head: true,
    cells: [
      c(''),
      ...what.slice(0, 3).map(([year]) => c(year)),
      c(`${y - 1}`, { span: 2, al: 'c' }),
      c(`${y}`),
      c(''),
    ],
  };
  page.rows.push(years);
  page.heads({ name: '' });
  fill(page, chart, { capitals: random.chance(0.5), total: (title) => `Total ${title}` });
  const slip = random.chance(0.15) ? -27_000 : 0;
  close(page, chart, {
    operating: 'Total Operating Costs',
    out: 'Total Costs and Transfers',
    net: 'Change in Fund Balance',
    slip,
  });
  const leaf = sheet(site, random, { title: 'Five years', font: 'times', size: 8.5, margin: 44 });
  leaf.blocks = [
    para(`${site.name}\nHistory and Budget`, { bold: true, al: 'c', size: 12 }),
    page.grid(),
    para(
      `Fund balance, January 1, ${y - 1}: $${(operating(chart).length * 4_137).toLocaleString('en-US')}. ${all(chart).length} accounts.`,
      { size: 8 },
    ),
  ];
  return budgetOf(
    site,
    { leaf, page },
    {
      layout: 'five-years',
      forms: { pdf: 6, scan: 3, xlsx: 2 },
      traits: slip ? ['slip'] : [],
    },
  );
};
