import { months } from '../../core/dates';
import { Book, percentOf, withCents, type Column } from '../book';
import { makeLedger, type Entry, type Group } from '../estate';
import { capitals, frame, grid, hyphens, shortened, type Recipe } from '../frame';
import { c, gap, p } from '../../blind/write/ink';

const outOf = (groups: readonly Group[]): Entry[] => groups.slice(1).flatMap((one) => one.entries);

/** The year so far against its budget, exported from a bookkeeping program: over budget in dollars and in percent. */
export const overBudget: Recipe = (estate, random) => {
  const year = estate.year - 1;
  const to = random.int(5, 9);
  const span = `Jan - ${months[to]!.slice(0, 3)} ${String(year).slice(2)}`;
  const part = (cents: number): number => Math.round((cents * (to + 1)) / 12);
  const columns: Column[] = [
    { id: 'c1', label: span, year, role: 'actual', alsoRoles: ['ytd'], of: (f) => f.ytd },
    { id: 'c2', label: 'Budget', year, role: 'budget', alsoRoles: ['ytd'], of: (f) => part(f.budget) },
    { id: 'c3', label: '$ Over Budget', role: 'variance', of: (f) => f.ytd - part(f.budget) },
    {
      id: 'c4',
      label: '% of Budget',
      role: 'percent',
      unit: 'percent',
      of: (f) => percentOf(f.ytd, part(f.budget)),
    },
  ];
  const groups = makeLedger(estate, random, { most: 6, cents: true, months: to + 1, names: 1 });
  const book = new Book(columns, { money: { ...withCents, negative: 'minus' }, indent: 36, voice: hyphens });
  groups.forEach((group, at) => {
    if (at < 2) book.heading(at === 0 ? 'Income' : 'Expense');
    book.heading(group.name, { indent: 18, bold: false });
    group.entries.forEach((entry) =>
      book.line(entry, { section: group.name, alsoSection: at === 0 ? 'Income' : 'Expense' }),
    );
    book.total(`Total ${group.name}`, { plus: group.entries }, { indent: 18, bold: false });
  });
  book.total('Total Expense', { plus: outOf(groups) });
  book.total('Net Income', { plus: groups[0]!.entries, minus: outOf(groups) }, { under: 'two' });
  return {
    kind: 'actuals',
    association: estate.name,
    fiscalYear: year,
    parts: [book.part()],
    traits: ['over-budget'],
    containers: { pdf: 5, xlsx: 3, scan: 1.5, csv: 0.7 },
    doc: frame(
      'Profit & Loss Budget vs. Actual',
      [
        p(estate.name, { bold: true, al: 'c', size: 12, after: 1 }),
        p('Profit & Loss Budget vs. Actual', { bold: true, al: 'c', size: 13, after: 1 }),
        p(`January through ${months[to]} ${year}`, { al: 'c', size: 9 }),
        p('Accrual Basis', { size: 8, after: 3 }),
        grid(
          [4, -1.3, -1.3, -1.3, -1],
          [{ head: true, under: 'one', cells: [c(''), ...columns.map((one) => c(one.label))] }, ...book.rows],
          { size: 8.5 },
        ),
      ],
      { foot: 'Page %p' },
    ),
  };
};

/** A manager's monthly statement: the month and the year so far in bands, the annual budget at the edge. */
export const managersBands: Recipe = (estate, random) => {
  const year = estate.year - 1;
  const month = random.int(3, 10);
  const nth = (cents: number): number => Math.round(cents / 12);
  const sofar = (cents: number): number => nth(cents) * month;
  const columns: Column[] = [
    {
      id: 'm1',
      label: 'Current Period Actual',
      year,
      role: 'month',
      alsoRoles: ['actual'],
      of: (f) => Math.round(f.ytd / month),
    },
    {
      id: 'm2',
      label: 'Current Period Budget',
      year,
      role: 'month',
      alsoRoles: ['budget'],
      of: (f) => nth(f.budget),
    },
    {
      id: 'm3',
      label: 'Current Period Variance',
      role: 'variance',
      of: (f) => nth(f.budget) - Math.round(f.ytd / month),
    },
    { id: 'y1', label: 'Year to Date Actual', year, role: 'ytd', alsoRoles: ['actual'], of: (f) => f.ytd },
    {
      id: 'y2',
      label: 'Year to Date Budget',
      year,
      role: 'ytd',
      alsoRoles: ['budget'],
      of: (f) => sofar(f.budget),
    },
    { id: 'y3', label: 'Year to Date Variance', role: 'variance', of: (f) => sofar(f.budget) - f.ytd },
    { id: 'b', label: 'Annual Budget', year, role: 'budget', of: (f) => f.budget },
  ];
  const groups = makeLedger(estate, random, { most: 7, cents: true, months: month });
  const book = new Book(columns, { money: withCents, codes: true, indent: 2, voice: shortened });
  groups.forEach((group, at) => {
    const section = capitals(group.name);
    book.heading(section, { gap: 4 });
    group.entries.forEach((entry, one) =>
      book.line(entry, { section, code: `${(at + 4) * 1000 + 10 * (one + 1)}` }),
    );
    book.total(`TOTAL ${section}`, { plus: group.entries });
  });
  book.total('TOTAL EXPENSES', { plus: outOf(groups) }, { gap: 4 });
  const bands = {
    bold: true,
    cells: [
      c(''),
      c(''),
      c('Current Period', { span: 3, al: 'c' as const }),
      c('Year to Date', { span: 3, al: 'c' as const }),
      c('Annual'),
    ],
  };
  const head = {
    head: true,
    under: 'one' as const,
    cells: [
      c('Acct'),
      c('Description'),
      ...['Actual', 'Budget', 'Variance', 'Actual', 'Budget', 'Variance', 'Budget'].map((one) => c(one)),
    ],
  };
  return {
    kind: 'actuals',
    association: estate.name,
    fiscalYear: year,
    parts: [book.part()],
    traits: ['managers-bands'],
    containers: { pdf: 6, scan: 1.5, xlsx: 1 },
    doc: frame(
      'Statement of Revenues and Expenses',
      [
        p(estate.name, { bold: true, size: 12, after: 1 }),
        p(`Statement of Revenues and Expenses for the month of ${months[month - 1]} ${year}`, { after: 5 }),
        grid(
          [0.7, 3.1, -1.15, -1.15, -1.15, -1.2, -1.2, -1.2, -1.25],
          [{ ...bands, head: true }, head, ...book.rows],
          { size: 7.5 },
        ),
      ],
      {
        landscape: true,
        margin: 34,
        turned: random.chance(0.15),
        foot: `${estate.manager}    Page %p of %n`,
      },
    ),
  };
};

/** The treasurer's report at the year's end: budget, actual, difference. */
export const yearsEnd: Recipe = (estate, random) => {
  const year = estate.year - 1;
  const columns: Column[] = [
    { id: 'c1', label: 'BUDGET', year, role: 'budget', of: (f) => f.budget },
    { id: 'c2', label: 'ACTUAL', year, role: 'actual', of: (f) => f.estimate },
    { id: 'c3', label: 'OVER/UNDER', role: 'variance', of: (f) => f.budget - f.estimate },
  ];
  const groups = makeLedger(estate, random, {
    most: 4,
    cents: true,
    groups: ['office', 'utilities', 'grounds', 'insurance', 'reserve'],
  });
  const book = new Book(columns, {
    money: { ...withCents, negative: 'trailing-minus' },
    indent: 5,
    voice: capitals,
  });
  for (const [section, entries] of [
    ['RECEIPTS', groups[0]!.entries],
    ['DISBURSEMENTS', outOf(groups)],
  ] as const) {
    book.heading(section, { gap: 6 });
    entries.forEach((entry) => book.line(entry, { section }));
    book.total(`TOTAL ${section}`, { plus: entries });
  }
  book.total('EXCESS OF RECEIPTS OVER DISBURSEMENTS', { plus: groups[0]!.entries, minus: outOf(groups) });
  return {
    kind: 'actuals',
    association: estate.name,
    fiscalYear: year,
    parts: [book.part()],
    traits: ['years-end'],
    containers: { txt: 2.5, pdf: 4, scan: 2 },
    doc: frame(
      "Treasurer's report",
      [
        p(capitals(estate.name), { after: 1 }),
        p(`TREASURER'S REPORT FOR THE YEAR ENDED DECEMBER 31, ${year}`),
        grid(
          [3.8, -1.4, -1.4, -1.4],
          [{ under: 'one', cells: [c(''), ...columns.map((one) => c(one.label))] }, ...book.rows],
          { size: 9 },
        ),
        gap(8),
        p(`RESPECTFULLY SUBMITTED, ${capitals(estate.people[1] ?? '')}`),
      ],
      { font: 'courier', margin: 50, size: 9.5 },
    ),
  };
};
