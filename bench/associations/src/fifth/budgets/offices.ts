import { makeChart, spending, type Entry } from '../accounts';
import { para, space } from '../press/leaf';
import { begins, dated, closes, full, usd, yearEnding, type Recipe } from '../place';
import { bookkeeper, cents, rise, Tally, whole, type Col } from '../tally';
import { budgetPaper, drawerByDrawer, headings, moneyIn, moneyOut, someDrawers } from './shared';

const reasons = [
  'Per renewal letter',
  'Carrier estimate +9%',
  'Rate case pending',
  'Two bids received',
  'Level with prior',
  'See study p. 14',
  'Trend of 36 months',
  'New meter in March',
];

/** What managers add to a name that is then too long for its column. */
const details = [
  'including the holiday schedule and two extra visits',
  'per contract through June, renewal assumed',
  'three-year average less one large loss',
];

/** An accountant's workpaper: five figures, the change in dollars and percent, and the basis of each. */
export const workpaper: Recipe = (place, random) => {
  const { year } = place;
  const fy = (at: number): string => `FY${String(at).slice(2)}`;
  const chart = makeChart(place, random, { drawers: someDrawers(random, 4), voice: 'accountant', most: 7 });
  const cols: Col[] = [
    { id: 'a', label: `${fy(year - 2)}\nActual`, year: year - 2, role: 'actual', of: (e) => e.past },
    { id: 'b', label: `${fy(year - 1)}\nBudget`, year: year - 1, role: 'budget', of: (e) => e.now },
    {
      id: 'c',
      label: `${fy(year - 1)}\nYear-End Est.`,
      year: year - 1,
      role: 'projected',
      of: (e) => e.forecast,
    },
    {
      id: 'd',
      label: `${fy(year)}\nRequest`,
      year,
      role: 'proposed',
      alsoRoles: ['budget'],
      of: (e) => e.next,
    },
    { id: 'e', label: 'Change\n$', role: 'variance', of: (e) => e.next - e.now },
    { id: 'f', label: 'Change\n%', role: 'percent', of: (e) => rise(e.next, e.now), percent: 1 },
  ];
  const tally = new Tally(cols, { money: whole, order: ['code', 'name', 0, 1, 2, 3, 4, 5, 'note'] });
  tally.heads({ code: 'Acct', name: 'Account', note: 'Basis' });
  drawerByDrawer(tally, chart, {
    names: headings.formal,
    totals: (heading) => `Subtotal – ${heading}`,
    says: (entry) => ({
      code: `${entry.code}`,
      ...(random.chance(0.35) ? { note: random.pick(reasons) } : {}),
    }),
  });
  tally.total('TOTAL EXPENDITURES AND TRANSFERS', { plus: spending(chart) }, { gap: 6 });
  tally.total('NET', { plus: moneyIn(chart), minus: spending(chart) }, { under: 'two' });
  return budgetPaper(place, {
    traits: ['workpaper'],
    parts: [tally.part()],
    forms: { pdf: 5, scan: 2, xlsx: 2 },
    sheet: { name: 'Budget WP', format: '#,##0;(#,##0)' },
    leaf: {
      title: 'Budget workpaper',
      landscape: true,
      margin: 40,
      size: 8.5,
      font: 'liberation',
      bottom: { left: 'Prepared by: LB   Reviewed: ____', right: 'W/P  B-%p of %n' },
      blocks: [
        para(`${place.name}\nBudget Worksheet – ${yearEnding(place, year)}`, { bold: true, size: 11 }),
        tally.grid({ lines: random.pick(['none', 'rows', 'box'] as const) }),
      ],
    },
  });
};

/** Years past to the left of the words, the coming year to the right, as local governments in the West print theirs. */
export const historyLeft: Recipe = (place, random) => {
  const { year } = place;
  const chart = makeChart(place, random, { drawers: someDrawers(random, 4), voice: 'accountant', most: 6 });
  // What is new this year has no past.
  const fresh = new Set(random.chance(0.5) ? random.sample(spending(chart), 1) : []);
  const cols: Col[] = [
    {
      id: 'two',
      label: `Actual\n${year - 2}`,
      year: year - 2,
      role: 'actual',
      of: (e) => (fresh.has(e) ? 'n/a' : e.past),
    },
    {
      id: 'one',
      label: `Adopted Budget\n${year - 1}`,
      year: year - 1,
      role: 'budget',
      of: (e) => (fresh.has(e) ? 'n/a' : e.now),
    },
    {
      id: 'prop',
      label: `Proposed by\nManager ${year}`,
      year,
      role: 'proposed',
      of: (e) => e.next,
    },
    {
      id: 'appr',
      label: `Approved by\nBoard ${year}`,
      year,
      role: 'budget',
      alsoRoles: ['proposed'],
      of: (e) => e.next + cuts(e),
    },
  ];
  const tally = new Tally(cols, { money: whole, order: [0, 1, 'name', 2, 3], indent: 6 });
  tally.heads({ name: 'DESCRIPTION OF RESOURCES AND REQUIREMENTS' });
  const cut = new Set(random.sample(spending(chart), 2));
  function cuts(entry: Entry): number {
    return cut.has(entry) ? -Math.floor(entry.next / 20_00_00) * 100_00 : 0;
  }
  const totals = (heading: string): string => `Total ${heading}`;
  drawerByDrawer(tally, chart, { names: headings.formal, totals, drawers: ['income'] });
  drawerByDrawer(tally, chart, { names: headings.formal, totals, drawers: moneyOut(chart) });
  tally.total('TOTAL REQUIREMENTS', { plus: spending(chart) }, { gap: 6 });
  return budgetPaper(place, {
    traits: ['history-left'],
    parts: [tally.part()],
    leaf: {
      title: 'Budget detail',
      margin: 46,
      blocks: [
        para('FORM B-2', { al: 'r', size: 8, after: 0 }),
        para('RESOURCES AND REQUIREMENTS', { al: 'c', bold: true, size: 13, after: 1 }),
        para(`${place.name}\n${yearEnding(place, year)}`, { al: 'c' }),
        tally.grid({ lines: 'all' }),
        para('Attach additional sheets if needed. Round to whole dollars.', { size: 7.5, italic: true }),
      ],
    },
  });
};

/** A certified accountant's forecast with his letter in front of it: dollar signs at the ends, a dash for nothing. */
export const compilation: Recipe = (place, random) => {
  const { year } = place;
  const chart = makeChart(place, random, {
    drawers: someDrawers(random, 5, 0.4),
    voice: 'accountant',
    most: 5,
  });
  const idle = random.pick(spending(chart));
  const cols: Col[] = [
    {
      id: 'budget',
      label: `Budget\n${year}`,
      year,
      role: 'budget',
      alsoRoles: ['proposed'],
      of: (e) => e.next,
    },
    {
      id: 'forecast',
      label: `Forecast\n${year - 1}`,
      year: year - 1,
      role: 'projected',
      of: (e) => (e === idle ? 0 : e.forecast),
    },
    {
      id: 'actual',
      label: `Actual\n${year - 2}`,
      year: year - 2,
      role: 'actual',
      of: (e) => (e === idle ? 0 : e.past),
    },
  ];
  const tally = new Tally(cols, { money: { ...bookkeeper }, order: ['name', 0, 1, 2], ends: true });
  tally.heads();
  drawerByDrawer(tally, chart, {
    names: { ...headings.formal, income: 'REVENUES' },
    totals: (heading) => `Total ${heading.toLowerCase()}`,
  });
  tally.total('Total expenses and transfers', { plus: spending(chart) }, { gap: 5 });
  tally.total(
    'EXCESS (DEFICIENCY) OF REVENUES',
    { plus: moneyIn(chart), minus: spending(chart) },
    { under: 'two' },
  );
  const firm = `${random.pick(['Ostrander', 'Delacroix', 'Pennington'])} & Vail, Certified Public Accountants`;
  return budgetPaper(place, {
    traits: ['compilation'],
    parts: [tally.part()],
    forms: { pdf: 5, scan: 3 },
    leaf: {
      title: 'Forecasted statements',
      font: 'times',
      size: 11,
      margin: 72,
      justify: true,
      accounting: true,
      bottom: { middle: 'See accountant’s compilation report.' },
      letterhead: { name: firm, lines: [`${place.city}, ${place.state}`], look: 'rule' },
      blocks: [
        para(`To the Board of Directors\n${place.name}\n${full(place)}`),
        para(
          `Management is responsible for the accompanying budget of ${place.name} for the year ending ${dated(closes(place, year))}, including the related summaries of significant assumptions. We did not examine or review it and express no opinion on it. Actual results will differ, and the differences may be material.`,
        ),
        para(
          `Our fee for this engagement is included in the line for accounting. The board intends to hold the operating account at no less than ${usd(25_000_00, 0)} at all times.`,
        ),
        { k: 'page' },
        para(`${place.name.toUpperCase()}`, { al: 'c', bold: true, after: 1 }),
        para('BUDGETED STATEMENT OF REVENUES, EXPENSES AND TRANSFERS', { al: 'c', bold: true, after: 1 }),
        para(`For the year ending ${dated(closes(place, year))}, with comparative totals`, { al: 'c' }),
        tally.grid({ size: 10 }),
      ],
    },
  });
};

/** The worksheet by which managers arrive at a figure: so many months paid, the rest guessed, the year, the next. */
export const annualised: Recipe = (place, random) => {
  const { year } = place;
  const chart = makeChart(place, random, {
    drawers: someDrawers(random, 4),
    voice: 'accountant',
    cents: true,
    most: 6,
  });
  const detailed = random.sample(spending(chart), 3);
  detailed.forEach((entry, at) => (entry.name += ` – ${details[at]}`));
  const cols: Col[] = [
    {
      id: 'paid',
      label: '8 Months\nActual',
      year: year - 1,
      role: 'ytd',
      alsoRoles: ['actual'],
      of: (e) => e.todate,
    },
    {
      id: 'rest',
      label: '4 Months\nEstimated',
      year: year - 1,
      role: 'projected',
      alsoRoles: ['other'],
      of: (e) => e.forecast - e.todate,
    },
    { id: 'year', label: `12 Months\n${year - 1}`, year: year - 1, role: 'projected', of: (e) => e.forecast },
    { id: 'was', label: `${year - 1}\nBudget`, year: year - 1, role: 'budget', of: (e) => e.now },
    { id: 'new', label: `${year}\nBudget`, year, role: 'budget', alsoRoles: ['proposed'], of: (e) => e.next },
  ];
  const tally = new Tally(cols, { money: cents, order: ['name', 'code', 0, 1, 2, 3, 4] });
  tally.heads({ name: 'Line', code: 'G/L #' });
  drawerByDrawer(tally, chart, {
    names: headings.formal,
    totals: (heading) => `${heading} Total`,
    says: (entry) => ({ code: `${Math.floor(entry.code / 10)}-${entry.code % 10}00` }),
  });
  tally.total('Grand Total Outlays', { plus: spending(chart) }, { gap: 5, fill: '#e8e8e8' });
  return budgetPaper(place, {
    traits: ['annualised'],
    parts: [tally.part()],
    forms: { pdf: 4, xlsx: 3, scan: 1.4, xls: 0.6 },
    sheet: { name: `FY${year}`, format: '#,##0.00', merge: true },
    leaf: {
      title: 'Budget projection',
      margin: 44,
      size: 9,
      top: { left: place.manager, right: `Printed ${dated(begins(place, year), 'day')}` },
      bottom: { right: 'Page %p' },
      blocks: [
        para('Projection and Budget', { bold: true, size: 15, after: 2 }),
        para(`${place.name} · FY ${year}`, { after: 8 }),
        tally.grid({ lines: 'rows' }),
        space(4),
        para(`Dues are based on ${place.units} ${place.word}s.`, { italic: true }),
      ],
    },
  });
};
