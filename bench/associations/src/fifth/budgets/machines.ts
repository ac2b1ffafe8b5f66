import { shortMonths } from '../../core/dates';
import { makeChart, spending, type Entry } from '../accounts';
import { para } from '../press/leaf';
import { begins, dated, monthsOf, usd, yearEnding, type Recipe } from '../place';
import { cents, rise, signed, Tally, whole, type Col } from '../tally';
import { budgetPaper, drawerByDrawer, headings, moneyIn, someDrawers } from './shared';

/** The year by its own months, which need not begin in January; quarterly bills fall in their months. */
export const fiscalMonths: Recipe = (place, random) => {
  const { year } = place;
  const chart = makeChart(place, random, { drawers: someDrawers(random, 3), voice: 'accountant', most: 5 });
  const rhythm = new Map<Entry, number>();
  for (const entry of Object.values(chart).flat())
    rhythm.set(
      entry,
      entry === moneyIn(chart)[0] ? 12 : Number(random.weighted({ '12': 7, '4': 2, '1': 1 })),
    );
  const part = (entry: Entry, at: number): number => {
    const times = rhythm.get(entry) ?? 12;
    const every = 12 / times;
    if (at % every !== every - 1) return 0;
    const each = Math.floor(entry.next / times / 100) * 100;
    return at === 11 ? entry.next - each * (times - 1) : each;
  };
  const spelled = monthsOf(place);
  const cols: Col[] = [
    ...spelled.map((month, at): Col => ({
      id: `m${at + 1}`,
      label: `${month.slice(0, 3)}-${String(begunIn(at)).slice(2)}`,
      year,
      role: 'month',
      alsoRoles: ['budget', 'proposed'],
      of: (e) => part(e, at),
    })),
    { id: 'fy', label: `FY ${year}`, year, role: 'budget', alsoRoles: ['proposed'], of: (e) => e.next },
  ];
  function begunIn(at: number): number {
    return place.opens + at > 12 || place.opens === 1 ? year : year - 1;
  }
  const tally = new Tally(cols, {
    money: whole,
    order: ['name', ...cols.map((_, at) => at)],
    blank: true,
    indent: 5,
  });
  tally.heads({ name: 'Cash Budget' });
  drawerByDrawer(tally, chart, {
    names: headings.formal,
    totals: (heading) => heading.split(' ')[0] + ', total',
  });
  tally.total('All disbursements', { plus: spending(chart) }, { gap: 3 });
  tally.total('Cash flow', { plus: moneyIn(chart), minus: spending(chart) }, { under: 'two' });
  return budgetPaper(place, {
    traits: ['fiscal-months', place.opens === 1 ? 'calendar-year' : 'other-year'],
    parts: [tally.part()],
    forms: { pdf: 5, xlsx: 3, scan: 0.8 },
    sheet: { name: 'Cash', format: '#,##0' },
    leaf: {
      title: 'Cash budget',
      landscape: true,
      margin: 28,
      size: 8,
      top: { left: `${place.name} – ${yearEnding(place, year)}`, right: 'p. %p' },
      blocks: [tally.grid({ lines: 'rows' })],
    },
  });
};

/** A treasurer's workbook: the category beside its first line, the vendor in words, two years and the difference. */
export const categoryBook: Recipe = (place, random) => {
  const { year } = place;
  const chart = makeChart(place, random, { drawers: someDrawers(random, 4), voice: 'manager', most: 6 });
  const fresh = new Set(random.chance(0.4) ? random.sample(spending(chart), 1) : []);
  const cols: Col[] = [
    {
      id: 'old',
      label: `${year - 1} Budget`,
      year: year - 1,
      role: 'budget',
      of: (e) => (fresh.has(e) ? 'new' : e.now),
    },
    { id: 'guess', label: `${year - 1} Expected`, year: year - 1, role: 'projected', of: (e) => e.forecast },
    { id: 'new', label: `${year} Budget`, year, role: 'budget', alsoRoles: ['proposed'], of: (e) => e.next },
    { id: 'up', label: '+/- $', role: 'variance', of: (e) => e.next - (fresh.has(e) ? 0 : e.now) },
  ];
  const tally = new Tally(cols, { money: signed, order: ['lead', 'name', 0, 1, 2, 3], indent: 0 });
  tally.heads({ lead: 'Category', name: 'Line' });
  for (const [drawer, entries] of Object.entries(chart)) {
    const section = headings.plain[drawer as keyof typeof headings.plain];
    entries.forEach((entry, at) => tally.line(entry, { section, ...(at === 0 ? { lead: section } : {}) }));
    tally.total(`Sum of ${section}`, { plus: entries });
  }
  tally.total('Everything we spend', { plus: spending(chart) });
  return budgetPaper(place, {
    traits: ['category-book'],
    parts: [tally.part()],
    forms: { xlsx: 6, xls: 1, pdf: 2, scan: 1 },
    sheet: {
      name: `Budget ${year}`,
      format: '$#,##0;-$#,##0',
      shift: random.int(0, 1),
      extra: {
        name: 'To do',
        lines: ['Ask the insurance lady for the binder', 'Get 2 more bids for the gutters'],
      },
    },
    leaf: {
      title: 'Budget',
      size: 9,
      margin: 48,
      blocks: [
        para(`${place.name} – Budget ${year}`, { bold: true, size: 13 }),
        tally.grid({ lines: 'all' }),
        para(`Treasurer: ${place.people[3]}. All dues go by percentage.`),
      ],
    },
  });
};

/** A mainframe's listing: numbers in full, capitals, totals with stars. */
export const listing: Recipe = (place, random) => {
  const { year } = place;
  const chart = makeChart(place, random, {
    drawers: someDrawers(random, 4),
    voice: 'accountant',
    cents: true,
    most: 6,
  });
  const cols: Col[] = [
    { id: 'cur', label: `${year - 1} CUR BUD`, year: year - 1, role: 'budget', of: (e) => e.now },
    {
      id: 'ytd',
      label: `${year - 1} YTD ACT`,
      year: year - 1,
      role: 'ytd',
      alsoRoles: ['actual'],
      of: (e) => e.todate,
    },
    { id: 'nxt', label: `${year} NEW BUD`, year, role: 'budget', alsoRoles: ['proposed'], of: (e) => e.next },
    {
      id: 'pct',
      label: 'PCT CHG',
      role: 'percent',
      of: (e) => rise(e.next, e.now),
      percent: 2,
    },
  ];
  const money = { ...cents, negative: 'trailing-minus' as const };
  const tally = new Tally(cols, { money, order: ['code', 'name', 0, 1, 2, 3], indent: 0 });
  tally.heads({ code: 'ACCT NO', name: 'ACCT TITLE' });
  const fund = random.int(1, 4);
  for (const [drawer, entries] of Object.entries(chart)) {
    const section = headings.loud[drawer as keyof typeof headings.loud];
    tally.heading(section);
    for (const entry of entries)
      tally.line(entry, {
        section,
        name: entry.name.toUpperCase().replace('–', '-'),
        code: `0${fund}-${entry.code}-00`,
      });
    tally.total(`* TOTAL ${section}`, { plus: entries });
  }
  tally.total('** TOTAL DISBURSEMENTS', { plus: spending(chart) });
  return budgetPaper(place, {
    traits: ['listing'],
    parts: [tally.part()],
    forms: { txt: 4, pdf: 3, scan: 2 },
    leaf: {
      title: 'GLB210',
      font: 'courier',
      size: 8.5,
      margin: 36,
      landscape: true,
      top: {
        left: `GLB210  ${place.name.toUpperCase().replace('’', "'")}`,
        middle: 'BUDGET PREPARATION LISTING',
        right: `RUN ${dated(begins(place, year), 'us')}  PAGE %p`,
      },
      blocks: [tally.grid()],
    },
  });
};

/** The treasurer writes to the board: a table of spaces in the middle of a message. */
export const message: Recipe = (place, random) => {
  const { year } = place;
  const chart = makeChart(place, random, { drawers: someDrawers(random, 3, 0), voice: 'manager', most: 5 });
  const cols: Col[] = [
    { id: 'this', label: `This yr (${year - 1})`, year: year - 1, role: 'budget', of: (e) => e.now },
    {
      id: 'next',
      label: `Next yr (${year})`,
      year,
      role: 'proposed',
      alsoRoles: ['budget'],
      of: (e) => e.next,
    },
  ];
  const tally = new Tally(cols, { money: { ...whole, negative: 'minus' }, order: ['name', 0, 1], indent: 5 });
  tally.heads();
  drawerByDrawer(tally, chart, {
    names: headings.plain,
    totals: () => 'subtotal',
    says: () => ({}),
  });
  tally.total('TOTAL OUT', { plus: spending(chart) });
  const month = shortMonths[random.int(7, 10)];
  return budgetPaper(place, {
    traits: ['message'],
    parts: [tally.part()],
    forms: { txt: 4, pdf: 2, docx: 1, tabbed: 1 },
    leaf: {
      title: 'Mail',
      size: 10,
      margin: 66,
      font: 'liberation',
      blocks: [
        para(
          `From: ${place.people[0]}\nTo: Board list\nSent: ${random.int(1, 28)} ${month} ${year - 1} 21:${random.int(10, 59)}\nSubject: ${place.name} – budget for ${year}, second try`,
        ),
        para(
          `All, here is the ${year} budget with Tuesday's changes. I left the deductible fund ($10,000) out as it sits in its own account.`,
        ),
        tally.grid(),
        para(
          `If somebody finds a cheaper cleaning crew than ${usd(random.int(300, 900) * 100, 0)} a month I am all ears.`,
        ),
        para(`${String(place.people[0]).split(' ')[0]}\n(555) 014-${random.int(1000, 9999)}`),
      ],
    },
  });
};

/** What a bookkeeping program saves: number and name in one cell, a category beside it, no headings. */
export const saved: Recipe = (place, random) => {
  const { year } = place;
  const chart = makeChart(place, random, {
    drawers: someDrawers(random, 4, 0.5),
    voice: 'accountant',
    cents: true,
  });
  const cols: Col[] = [
    { id: 'act', label: `${year - 2} Actual`, year: year - 2, role: 'actual', of: (e) => e.past },
    { id: 'bud', label: `${year - 1} Budget`, year: year - 1, role: 'budget', of: (e) => e.now },
    {
      id: 'new',
      label: `${year} Proposed Budget`,
      year,
      role: 'proposed',
      alsoRoles: ['budget'],
      of: (e) => e.next,
    },
  ];
  const money = { ...cents, thousands: false, negative: 'minus' as const };
  const tally = new Tally(cols, { money, order: ['code', 'name', 'lead', 0, 1, 2], indent: 0 });
  tally.heads({ code: 'Number', name: 'Account', lead: 'Category' });
  for (const [drawer, entries] of Object.entries(chart)) {
    const section = headings.formal[drawer as keyof typeof headings.formal];
    for (const entry of entries) tally.line(entry, { section, lead: section, code: String(entry.code) });
  }
  return budgetPaper(place, {
    traits: ['saved'],
    parts: [tally.part()],
    forms: { csv: 5, xlsx: 2, xls: 1 },
    sheet: { name: 'Export', format: '0.00' },
    leaf: { title: 'Export', blocks: [para(place.name), para(`Budget export FY ${year}`), tally.grid()] },
  });
};
