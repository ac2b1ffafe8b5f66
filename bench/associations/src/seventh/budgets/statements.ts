import { months, shortMonths } from '../../core/dates';
import { ratio } from '../../core/money';
import { text, type Cell } from '../../layout/paper';
import { november, page, type Paper } from '../site';
import { codes, entriesOf, makeBook, type Entry } from './book';
import { at, exact, inGroups, pickMoney, reckoned } from './measures';
import { minus, plus, Tally, type Measure } from './tally';

const monthOf = (entry: Entry, closed: number): number => {
  const wobble = 90 + ((entry.name.length * 7 + closed * 3) % 23);
  return ratio(entry.figures.ytd, wobble, closed * 100);
};

/** Two bands, the month and the year to date, and the year's budget at the end. */
export const bands: Paper = (site, random) => {
  const book = makeBook(site, random, { cents: 'all', most: 8 });
  const [year, { closed }] = [site.year - 1, book];
  const month = (entry: Entry): number => monthOf(entry, closed);
  const [bandOne, bandTwo] = random.pick([
    ['Current Period', 'Year To Date'],
    ['Month', 'Year-to-Date'],
    [`${months[closed - 1]} ${year}`, `January - ${months[closed - 1]}`],
  ] as const);
  type Named = readonly [string, string, Measure['role'], ...NonNullable<Measure['alsoRoles']>];
  const money = ([id, label, role, ...alsoRoles]: Named, value: Measure['value']): Measure => ({
    id,
    label,
    role,
    year,
    value,
    ...(alsoRoles.length > 0 ? { alsoRoles } : {}),
  });
  const measures = [
    money(['ma', `${bandOne} Actual`, 'month', 'actual'], month),
    money(['mb', `${bandOne} Budget`, 'month', 'budget'], ({ figures }) => ratio(figures.budget, 1, 12)),
    money(['mv', `${bandOne} Variance`, 'variance'], (entry) => sign(entry) * (month(entry) - ratio(entry.figures.budget, 1, 12))),
    money(['ya', `${bandTwo} Actual`, 'ytd', 'actual'], ({ figures }) => figures.ytd),
    money(['yb', `${bandTwo} Budget`, 'ytd', 'budget'], ({ figures }) => ratio(figures.budget, closed, 12)),
    money(['yv', `${bandTwo} Variance`, 'variance'], (entry) => sign(entry) * (entry.figures.ytd - ratio(entry.figures.budget, closed, 12))),
    money(['budget', 'Annual Budget', 'budget'], ({ figures }) => figures.budget),
  ].map((one) => (one.role === 'variance' ? { ...one, total: 'none' as const } : one)); // prettier-ignore
  const head = (words: string, span: number): Cell => text(words, { span, align: 'center' });
  const tally = new Tally({
    measures,
    slots: ['code', 'name', 0, 1, 2, 3, 4, 5, 6],
    headerRows: [
      [text(''), text(''), head(bandOne, 3), head(bandTwo, 3), text('Annual', { align: 'right' })],
      [text('Account'), text('Description'), ...['Actual', 'Budget', 'Variance', 'Actual', 'Budget', 'Variance', 'Budget'].map((one) => text(one, { align: 'right' }))],
    ],
    money: { ...exact, negative: random.pick(['parentheses', 'minus']) },
    nameWeight: 2.8,
  }); // prettier-ignore
  inGroups(tally, book, {
    groupTotal: (title) => `Total ${title}`,
    income: 'Total Income',
    expenses: 'Total Expenses',
    net: 'Net Income',
  });
  return {
    paper: page(site, random, {
      title: 'Budget comparison',
      blocks: [
        { kind: 'title', text: site.name, sub: ['Budget Comparison Report', `For the period ending ${months[closed - 1]} ${closed === 9 ? 30 : 31}, ${year}`] },
        tally.block,
      ],
      footer: `Printed by ${site.agent} on ${november(site, random)}`,
      pageNumbers: 'page-of',
      style: { orientation: 'landscape', size: 7.5, margin: 34, padding: 2 },
    }),
    kind: 'actuals',
    association: site.name,
    fiscalYear: year,
    parts: [tally.part],
    traits: ['bands'],
    forms: { pdf: 5, xlsx: 2, scan: 1 },
    sheet: { name: 'BudgetComparison', format: '#,##0.00' },
  }; // prettier-ignore
};

const sign = (entry: Entry): 1 | -1 => (entry.type === 'income' ? 1 : -1);

/** Two years as they ended, from an accountant. */
export const yearsEnded: Paper = (site, random) => {
  const book = makeBook(site, random, { cents: 'none', most: 8 });
  const year = site.year - 2;
  const tally = new Tally({
    measures: [
      at('actual', [`${year}`, 'actual'], { year }),
      at('older', [`${year - 1}`, 'actual'], { year: year - 1 }),
    ],
    slots: ['name', 0, 1],
    money: { ...pickMoney(random), dollar: true, negative: 'parentheses' },
    signs: 'accounting',
    nameWeight: 4,
    indent: 14,
  });
  const out = entriesOf(book, 'expense', 'reserve');
  for (const [index, group] of book.groups.entries()) {
    const title = index === 0 ? 'REVENUES' : group.title;
    tally.heading(title);
    group.entries.forEach((entry) => tally.line(entry));
    if (index === 0 || group.entries.length > 1)
      tally.total(index === 0 ? 'Total revenues' : `Total ${title.toLowerCase()}`, plus(group.entries));
  }
  tally.total('Total expenses and transfers', plus(out), { role: 'total' });
  tally.total(
    'Excess (deficiency) of revenues over expenses',
    [...plus(entriesOf(book, 'income')), ...minus(out)],
    { role: 'total' },
  );
  return {
    paper: page(site, random, {
      title: 'Statements of revenues and expenses',
      author: 'Certified public accountants',
      blocks: [
        { kind: 'title', text: site.name, sub: ['Statements of Revenues and Expenses', `For the Years Ended December 31, ${year} and ${year - 1}`, '(Unaudited - see accountant’s report)'] },
        tally.block,
        { kind: 'paragraph', style: 'small', text: 'The accompanying notes are an integral part of these financial statements.' },
      ],
      pageNumbers: 'dash',
      style: { font: 'serif', letterhead: 'plain', header: 'rule', grid: 'none', size: 11 },
    }),
    kind: 'actuals',
    association: site.name,
    fiscalYear: year,
    parts: [tally.part],
    traits: ['years-ended'],
    forms: { pdf: 4, scan: 3, docx: 1 },
  }; // prettier-ignore
};

/** The treasurer's table for a meeting: what was planned, what is spent, what is left. */
export const remaining: Paper = (site, random) => {
  const book = makeBook(site, random, { cents: 'actuals', most: 6 });
  const [year, { closed }] = [site.year - 1, book];
  const tally = new Tally({
    measures: [
      at('budget', [`${year} Budget`, 'budget'], { year }),
      at('ytd', [`Through ${months[closed - 1]} ${closed === 9 ? 30 : 31}`, 'ytd'], { year, alsoRoles: ['actual'] }),
      reckoned(['left', 'Remaining', 'variance'], { year, alsoRoles: ['other'], value: ({ figures }) => figures.budget - figures.ytd }),
      reckoned(['used', '% Used', 'percent'], { percent: true, alsoRoles: ['other'], value: ({ figures }) => Math.round((figures.ytd / figures.budget) * 10000) }),
    ],
    slots: ['name', 0, 1, 2, 3],
    heads: { name: random.pick(['', 'Budget Item', 'Account']) },
    money: { ...exact, dollar: random.chance(0.5), negative: random.pick(['minus', 'parentheses']) },
    signs: 'all',
    percentPlaces: random.pick([0, 1]),
  }); // prettier-ignore
  inGroups(tally, book, {
    groupTotal: (title) => `Total ${title}`,
    income: 'Total Received',
    expenses: 'Total Spent and Set Aside',
  });
  return {
    paper: page(site, random, {
      title: 'Treasurer’s report',
      author: site.people[1]!,
      blocks: [
        { kind: 'title', text: 'Treasurer’s Report', sub: [site.name, november(site, random)] },
        { kind: 'paragraph', text: `Checking $38,115.02, savings $112,640.55. Seven owners are more than 60 days late, for $9,204.18 in all; two of them have payment plans.` },
        tally.block,
        { kind: 'paragraph', text: `Respectfully submitted,\n${site.people[1]}` },
      ],
    }),
    kind: 'actuals',
    association: site.name,
    fiscalYear: year,
    parts: [tally.part],
    traits: ['remaining'],
    forms: { docx: 4, pdf: 2, scan: 2, txt: 1 },
  }; // prettier-ignore
};

/** Three months of a quarter and their sum beside the budget of the quarter. */
export const quarterEnded: Paper = (site, random) => {
  const book = makeBook(site, random, { cents: 'all', most: 6 });
  const year = site.year - 1;
  const begins = random.pick([1, 4, 7]);
  const share = (entry: Entry, index: number): number => {
    const whole = ratio(entry.figures.projected, 1, 4);
    const first = ratio(whole, 28 + (entry.name.length % 9), 100);
    const second = ratio(whole, 29 + (entry.code.length % 7), 100);
    return [first, second, whole - first - second, whole][index]!;
  };
  const measures = [
    ...[0, 1, 2].map((index) =>
      reckoned([`m${index}`, `${shortMonths[begins - 1 + index]} ${String(year).slice(2)}`, 'month'], { year, alsoRoles: ['actual'], value: (entry) => share(entry, index) }),
    ),
    reckoned(['q', 'Total Quarter', 'quarter'], { year, alsoRoles: ['actual'], value: (entry) => share(entry, 3) }),
    reckoned(['qb', 'Quarter Budget', 'quarter'], { year, alsoRoles: ['budget'], value: ({ figures }) => ratio(figures.budget, 1, 4) }),
  ]; // prettier-ignore
  const tally = new Tally({
    measures,
    slots: random.chance(0.5) ? ['code', 'name', 0, 1, 2, 3, 4] : ['name', 0, 1, 2, 3, 4],
    heads: { code: 'No.', name: 'Account' },
    money: { ...exact, thousands: random.chance(0.8) },
    upper: random.chance(0.4),
  });
  inGroups(tally, book, {
    groupTotal: (title) => `TOTAL ${title.toUpperCase()}`,
    income: 'TOTAL RECEIPTS',
    expenses: 'TOTAL DISBURSEMENTS',
    net: 'NET CASH FLOW',
  });
  return {
    paper: page(site, random, {
      title: 'Receipts and disbursements',
      blocks: [
        { kind: 'title', text: site.name, sub: ['Statement of Receipts and Disbursements', `${months[begins - 1]} through ${months[begins + 1]} ${year}`] },
        tally.block,
      ],
      style: { font: random.pick(['mono', 'sans', 'embedded']), size: 8.5, header: 'rule', grid: 'none', margin: 44 },
    }),
    kind: 'actuals',
    association: site.name,
    fiscalYear: year,
    parts: [tally.part],
    traits: ['quarter-ended'],
    forms: { pdf: 4, txt: 2, scan: 2, xlsx: 1 },
    sheet: { name: 'Q', format: '#,##0.00' },
  }; // prettier-ignore
};

/** A ledger's summary as a program saves it, sums left out. */
export const ledgerExport: Paper = (site, random) => {
  const book = makeBook(site, random, { cents: 'all', code: codes.dashed });
  const year = site.year - 2;
  const tally = new Tally({
    measures: [
      at('actual', ['Actual', 'actual'], { year }),
      at('budget', ['Budget', 'budget'], { year, value: ({ figures }) => ratio(figures.budget, 97, 100) }),
      reckoned(['diff', 'Over/Under', 'variance'], {
        year,
        value: ({ figures }) => figures.actual - ratio(figures.budget, 97, 100),
      }),
    ],
    slots: ['code', 'name', 'section', 0, 1, 2],
    heads: { code: 'GL Account', name: 'Name', section: 'Group' },
    money: { ...exact, thousands: false, negative: 'minus' },
  });
  for (const group of book.groups) {
    tally.heading(group.title, { silent: true });
    group.entries.forEach((entry) => tally.line(entry));
  }
  return {
    paper: page(site, random, {
      title: 'Ledger summary',
      blocks: [
        { kind: 'paragraph', text: site.name },
        { kind: 'paragraph', text: `Actual vs. Budget 01/01/${year} - 12/31/${year}` },
        tally.block,
      ],
    }),
    kind: 'actuals',
    association: site.name,
    fiscalYear: year,
    parts: [tally.part],
    traits: ['ledger-export'],
    forms: { csv: 4, xlsx: 2, xls: 1 },
    sheet: { name: 'Report', format: '0.00' },
  };
};
