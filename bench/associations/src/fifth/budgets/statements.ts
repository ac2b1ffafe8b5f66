import { longDate, monthName } from '../../core/dates';
import { ratio } from '../../core/money';
import { makeChart, spending, type Entry } from '../accounts';
import { para } from '../press/leaf';
import { closes, dated, monthsOf, usd, yearEnding, type Recipe } from '../place';
import { bookkeeper, cents, rise, signed, Tally, type Col } from '../tally';
import { budgetPaper, drawerByDrawer, headings, moneyIn, moneyOut, someDrawers } from './shared';

const net = (tally: Tally, chart: Parameters<typeof spending>[0], label: string): void => {
  tally.total(label, { plus: moneyIn(chart), minus: spending(chart) }, { under: 'two' });
};

/** Two years' actuals as an auditor sets them out, with balances of the fund below that are no lines. */
export const audited: Recipe = (place, random) => {
  const year = place.year - 1;
  const chart = makeChart(place, random, {
    drawers: someDrawers(random, 4, 0.4),
    voice: 'accountant',
    most: 6,
  });
  const cols: Col[] = [
    { id: 'y1', label: String(year), year, role: 'actual', of: (e) => e.forecast },
    { id: 'y0', label: String(year - 1), year: year - 1, role: 'actual', of: (e) => e.past },
  ];
  const tally = new Tally(cols, { money: bookkeeper, order: ['name', 0, 1], ends: true, indent: 12 });
  tally.heads();
  const totals = (heading: string): string => `Total ${heading.toLowerCase()}`;
  drawerByDrawer(tally, chart, { names: headings.formal, totals, drawers: ['income'] });
  tally.heading('EXPENSES AND TRANSFERS');
  drawerByDrawer(tally, chart, {
    names: headings.formal,
    totals,
    drawers: moneyOut(chart),
    indent: 6,
    under: 'EXPENSES AND TRANSFERS',
  });
  tally.total('Total expenses and transfers', { plus: spending(chart) }, { gap: 4 });
  net(tally, chart, 'Excess (deficiency) of revenues over expenses');
  return budgetPaper(place, {
    kind: 'actuals',
    year,
    traits: ['audited'],
    parts: [tally.part()],
    forms: { pdf: 5, scan: 3 },
    leaf: {
      title: 'Statements of revenues and expenses',
      font: 'times',
      size: 10.5,
      margin: 72,
      accounting: true,
      bottom: { left: 'The accompanying notes are an integral part of these statements.', right: '%p' },
      blocks: [
        para(place.name.toUpperCase(), { al: 'c', bold: true, after: 1 }),
        para('STATEMENTS OF REVENUES AND EXPENSES', { al: 'c', bold: true, after: 1 }),
        para(`Years Ended ${longDate(closes(place, year)).replace(/, \d+/, '')}, ${year} and ${year - 1}`, {
          al: 'c',
        }),
        tally.grid({ size: 10 }),
      ],
    },
  });
};

/** Six figures in two bands and the year's budget: what a manager's program prints each month. */
export const monthEnd: Recipe = (place, random) => {
  const year = place.year - 1;
  const at = random.int(6, 9);
  const month = monthsOf(place)[at - 1]!;
  const chart = makeChart(place, random, {
    drawers: someDrawers(random, 4),
    voice: 'accountant',
    cents: true,
    most: 6,
  });
  const monthly = (entry: Entry): number => ratio(entry.todate, 1, 8) + (entry.code % 37);
  const plan = (entry: Entry): number => ratio(entry.now, 1, 12);
  const cols: Col[] = [
    { id: 'ma', label: `${month}\nActual`, year, role: 'month', alsoRoles: ['actual'], of: monthly },
    { id: 'mb', label: `${month}\nPlan`, year, role: 'month', alsoRoles: ['budget'], of: plan },
    { id: 'mv', label: 'Better/\n(Worse)', role: 'variance', of: (e) => better(e, monthly(e), plan(e)) },
    {
      id: 'ya',
      label: `${at} Months\nActual`,
      year,
      role: 'ytd',
      alsoRoles: ['actual'],
      of: (e) => e.todate,
    },
    {
      id: 'yb',
      label: `${at} Months\nPlan`,
      year,
      role: 'ytd',
      alsoRoles: ['budget'],
      of: (e) => plan(e) * at,
    },
    { id: 'fy', label: 'Full Year\nPlan', year, role: 'budget', of: (e) => e.now },
  ];
  const tally = new Tally(cols, { money: cents, order: [0, 1, 2, 'name', 3, 4, 5], indent: 4 });
  tally.heads();
  for (const [drawer, entries] of Object.entries(chart)) {
    const section = headings.formal[drawer as keyof typeof headings.formal];
    tally.heading(section);
    for (const entry of entries) tally.line(entry, { section });
    tally.total(`Total ${section}`, { plus: entries });
  }
  return budgetPaper(place, {
    kind: 'actuals',
    year,
    traits: ['month-end'],
    parts: [tally.part()],
    forms: { pdf: 5, xlsx: 2, scan: 1.5 },
    sheet: { name: 'Month end', format: '#,##0.00;(#,##0.00)' },
    leaf: {
      title: 'Month-end report',
      landscape: true,
      margin: 40,
      size: 8.5,
      top: { left: place.manager, right: 'Page %p of %n' },
      blocks: [
        para(`${place.name}\nOperating Results for ${month} and ${at} Months, Fiscal Year ${year}`, {
          bold: true,
          size: 11,
        }),
        tally.grid({ lines: 'rows' }),
        para(`Cash in bank at month end: ${usd(random.int(20, 190) * 1000_00 + random.int(1, 99))}`),
      ],
    },
  });
};

const better = (entry: Entry, actual: number, plan: number): number =>
  entry.drawer === 'income' ? actual - plan : plan - actual;

/** The treasurer's report at the annual meeting: planned, spent, what is left over, and how much of it was used. */
export const annualMeeting: Recipe = (place, random) => {
  const year = place.year - 1;
  const chart = makeChart(place, random, { drawers: someDrawers(random, 3), voice: 'manager', most: 6 });
  const cols: Col[] = [
    { id: 'spent', label: 'Came In /\nWent Out', year, role: 'actual', of: (e) => e.forecast },
    { id: 'plan', label: 'We\nBudgeted', year, role: 'budget', of: (e) => e.now },
    { id: 'left', label: 'Difference', role: 'variance', of: (e) => better(e, e.forecast, e.now) },
    {
      id: 'used',
      label: '% of\nBudget',
      role: 'percent',
      of: (e) => (rise(e.forecast, e.now) ?? 0) + 10_000,
      percent: 0,
    },
  ];
  const tally = new Tally(cols, { money: signed, order: ['name', 0, 1, 2, 3] });
  tally.heads({ name: `Year ended ${dated(closes(place, year), 'short')}` });
  drawerByDrawer(tally, chart, { names: headings.plain, totals: () => 'Together' });
  net(tally, chart, 'Left at the end');
  return budgetPaper(place, {
    kind: 'actuals',
    year,
    traits: ['annual-meeting'],
    parts: [tally.part()],
    forms: { docx: 3, pdf: 4, scan: 2 },
    leaf: {
      title: 'Treasurer’s report',
      size: 10,
      margin: 64,
      letterhead: { name: place.name, lines: [`${place.city}, ${place.st}`], look: 'right' },
      blocks: [
        para('TREASURER’S REPORT TO THE ANNUAL MEETING', { bold: true, size: 12 }),
        para(
          `We finished the year with ${usd(random.int(30, 220) * 1000_00, 0)} in savings and ${random.int(2, 9)} owners behind by more than 60 days. The comparison below is by what was paid and received; nothing owed at the end is in it.`,
        ),
        tally.grid({ lines: 'rows' }),
        para(`Respectfully, ${place.people[4]}, Treasurer`),
      ],
    },
  });
};

/** Month after month of what was really spent, up to now. */
export const trailing: Recipe = (place, random) => {
  const year = place.year - 1;
  const chart = makeChart(place, random, {
    drawers: someDrawers(random, 3),
    voice: 'accountant',
    cents: true,
    most: 5,
  });
  const count = 8;
  const parts = new Map(
    Object.values(chart)
      .flat()
      .map((entry) => {
        const each = Array.from({ length: count - 1 }, () =>
          ratio(entry.todate, random.int(70, 130), 100 * count),
        );
        return [entry, [...each, entry.todate - each.reduce((sum, one) => sum + one, 0)]] as const;
      }),
  );
  const cols: Col[] = [
    ...Array.from({ length: count }, (_, at): Col => ({
      id: `p${at + 1}`,
      label: `${monthName(place.opens + at).slice(0, 3)}`,
      year,
      role: 'month',
      alsoRoles: ['actual'],
      of: (e) => parts.get(e)?.[at] ?? null,
    })),
    { id: 'sum', label: 'To Date', year, role: 'ytd', alsoRoles: ['actual'], of: (e) => e.todate },
    { id: 'bud', label: 'Year Budget', year, role: 'budget', of: (e) => e.now },
  ];
  const tally = new Tally(cols, {
    money: cents,
    order: ['code', 'name', ...cols.map((_, at) => at)],
    indent: 3,
  });
  tally.heads({ code: 'No.', name: 'Account' });
  drawerByDrawer(tally, chart, {
    names: headings.loud,
    totals: (heading) => `TOTAL ${heading}`,
    says: (entry) => ({ code: String(entry.code) }),
  });
  return budgetPaper(place, {
    kind: 'actuals',
    year,
    traits: ['trailing'],
    parts: [tally.part()],
    forms: { xlsx: 3, pdf: 4, csv: 1 },
    sheet: { name: 'Trend', format: '#,##0.00' },
    leaf: {
      title: 'Trend report',
      landscape: true,
      margin: 26,
      size: 7.5,
      top: { left: `${place.name}: Trend of Actuals`, right: `${yearEnding(place, year)}   %p/%n` },
      blocks: [tally.grid({ lines: 'rows' })],
    },
  });
};
