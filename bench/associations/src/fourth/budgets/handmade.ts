import { Book, dollars, percentOf, plain, withCents, type Column } from '../book';
import { makeLedger, type Entry, type Group } from '../estate';
import { capitals, frame, grid, hyphens, type Recipe } from '../frame';
import { c, gap, p } from '../../blind/write/ink';

const outOf = (groups: readonly Group[]): Entry[] => groups.slice(1).flatMap((one) => one.entries);

const remarks = [
  'per renewal letter',
  'new vendor in June',
  '3 bids in file',
  'same as last yr',
  'add 5% for rate case',
  'see contract',
  'down - LED project done',
  'two extra visits',
  'Board voted 9/18',
  'estimate only',
];

/** A treasurer's sheet with comments to the right of the figures. */
export const treasurerSheet: Recipe = (estate, random) => {
  const { year } = estate;
  const columns: Column[] = [
    { id: 'c1', label: `${year - 2} Actual`, year: year - 2, role: 'actual', of: (f) => f.was },
    { id: 'c2', label: `${year - 1} Budget`, year: year - 1, role: 'budget', of: (f) => f.budget },
    { id: 'c3', label: `${year - 1} Est.`, year: year - 1, role: 'projected', of: (f) => f.estimate },
    { id: 'c4', label: `${year} Budget`, year, role: 'budget', alsoRoles: ['proposed'], of: (f) => f.next },
  ];
  const groups = makeLedger(estate, random, { most: 6 });
  const book = new Book(columns, { money: plain, notes: true, blank: true, indent: 0, voice: hyphens });
  const slip = random.chance(0.2) ? random.pick([-27_000, 90_000, 36_000]) : 0;
  groups.forEach((group) => {
    book.heading(group.name, { gap: 6 });
    group.entries.forEach((entry) =>
      book.line(entry, {
        section: group.name,
        ...(random.chance(0.35) ? { note: random.pick(remarks) } : {}),
      }),
    );
    book.total(`Total ${group.name.toLowerCase()}`, {
      plus: group.entries,
      slip: group.key === 'grounds' ? slip : 0,
    });
  });
  book.total('Total out', { plus: outOf(groups) }, { gap: 6 });
  book.total('Left over', { plus: groups[0]!.entries, minus: outOf(groups) });
  const table = grid(
    [3.6, -1.1, -1.1, -1.1, -1.1, 2.4],
    [
      {
        head: true,
        under: 'one',
        cells: [c('Line item'), ...columns.map((one) => c(one.label)), c('Comments')],
      },
      ...book.rows,
    ],
    { size: 8.5 },
  );
  return {
    kind: 'budget',
    association: estate.name,
    fiscalYear: year,
    parts: [book.part()],
    traits: ['treasurer-sheet', ...(slip ? ['does-not-foot'] : [])],
    containers: { xlsx: 5, pdf: 3, xls: 0.7, scan: 1 },
    sheet: {
      name: 'Budget',
      shift: random.int(0, 1),
      format: '#,##0',
      extra: {
        name: 'To do',
        lines: ['call insurance agent', 'ask city about water rates', 'get snow bids'],
      },
    },
    doc: frame(
      'Budget worksheet',
      [
        p(`${estate.name} ${year} Budget`, { bold: true, size: 12 }),
        p(`Treasurer: ${estate.people[1]}   updated 10/${random.int(2, 28)}`, { size: 9 }),
        table,
      ],
      { margin: 40 },
    ),
  };
};

/** A letter of the board with the table in it. */
export const boardLetter: Recipe = (estate, random) => {
  const { year } = estate;
  const columns: Column[] = [
    { id: 'c1', label: `This Year (${year - 1})`, year: year - 1, role: 'budget', of: (f) => f.budget },
    {
      id: 'c2',
      label: `Next Year (${year})`,
      year,
      role: 'proposed',
      alsoRoles: ['budget'],
      of: (f) => f.next,
    },
    { id: 'c3', label: 'Change', role: 'variance', of: (f) => f.next - f.budget },
  ];
  const groups = makeLedger(estate, random, {
    most: 4,
    groups: ['office', 'utilities', 'grounds', 'insurance', 'reserve'],
    names: 0,
  });
  const book = new Book(columns, { money: { ...dollars, negative: 'minus' }, indent: 8 });
  for (const [section, entries] of [
    ['Money coming in', groups[0]!.entries],
    ['Money going out', outOf(groups)],
  ] as const) {
    book.heading(section);
    entries.forEach((entry) => book.line(entry, { section }));
    book.total(section === 'Money coming in' ? 'All income' : 'All expenses and reserves', { plus: entries });
  }
  const dues = groups[0]!.entries[0]!;
  const rise = percentOf(dues.next - dues.budget, dues.budget) ?? 0;
  return {
    kind: 'budget',
    association: estate.name,
    fiscalYear: year,
    parts: [book.part()],
    traits: ['board-letter'],
    containers: { docx: 4, pdf: 4, scan: 2, 'docx-tabs': 1 },
    doc: frame(
      'Letter to owners',
      [
        p(`${estate.name}\nBoard of Directors\n${estate.city}, ${estate.state} ${estate.zip}`, { after: 12 }),
        p(`October ${random.int(15, 30)}, ${year - 1}`),
        p('Dear Neighbors,'),
        p(
          `Enclosed is the budget that the Board will vote on at its November meeting. Owner payments ${rise >= 0 ? 'rise' : 'fall'} by about ${Math.abs(rise / 100).toFixed(1)} percent in all. Last winter cost us $${random.int(4, 19)},${random.int(100, 999)} in burst pipes, which the insurance did not pay in full because our deductible is $10,000.`,
        ),
        grid(
          [3.6, -1.3, -1.3, -1.2],
          [{ head: true, under: 'one', cells: [c(''), ...columns.map((one) => c(one.label))] }, ...book.rows],
          { size: 9.5, lines: random.chance(0.5) ? 'all' : 'rows' },
        ),
        p(
          'Please bring your questions. If you cannot come, return your proxy by the first of the month; thirty-four proxies make a quorum.',
        ),
        p(`Sincerely,\n\n${estate.people[0]}, President\n${estate.people[1]}, Treasurer`),
      ],
      { font: 'times', size: 11, margin: 66 },
    ),
  };
};

/** Quantity times rate: each line says how it was found. */
export const zeroBased: Recipe = (estate, random) => {
  const { year } = estate;
  const times = new Map<Entry, number>();
  const groups = makeLedger(estate, random, {
    most: 5,
    groups: ['office', 'utilities', 'grounds', 'building', 'insurance', 'reserve'],
  });
  groups
    .flatMap((one) => one.entries)
    .forEach((entry) => {
      const count = entry === groups[0]!.entries[0] ? 12 : random.pick([1, 1, 2, 4, 12, 12, 26, 52]);
      times.set(entry, count);
      entry.next = Math.max(1, Math.round(entry.next / count / 500)) * 500 * count;
    });
  const of = (entry: Entry | undefined): number => (entry ? (times.get(entry) ?? 1) : 1);
  const columns: Column[] = [
    { id: 'c1', label: 'Qty', role: 'other', unit: 'count', of: (_, entry) => of(entry) },
    { id: 'c2', label: 'Rate', role: 'other', of: (f, entry) => f.next / of(entry) },
    { id: 'c3', label: `${year} Amount`, year, role: 'budget', alsoRoles: ['proposed'], of: (f) => f.next },
  ];
  const book = new Book(columns, { money: withCents, indent: 6, voice: hyphens });
  groups.forEach((group, at) => {
    const section = `${at + 1}. ${group.name}`;
    book.heading(section, { fill: '#dde7ee' });
    group.entries.forEach((entry) => book.line(entry, { section }));
    const before = book.totals.length;
    book.total(`Subtotal ${at + 1}`, { plus: group.entries });
    withoutRates(book, before);
  });
  const before = book.totals.length;
  book.total('TOTAL EXPENSE AND RESERVE', { plus: outOf(groups) }, { gap: 4 });
  withoutRates(book, before);
  return {
    kind: 'budget',
    association: estate.name,
    fiscalYear: year,
    parts: [book.part()],
    traits: ['zero-based'],
    containers: { xlsx: 4, pdf: 4, scan: 1, csv: 1 },
    sheet: { name: 'Zero base', shift: 0 },
    doc: frame(
      'Zero-based worksheet',
      [
        p(`${estate.name}`, { bold: true, size: 12, after: 1 }),
        p(`Zero-Based Budget Worksheet, Fiscal Year ${year}`, { after: 6 }),
        grid(
          [4, -0.7, -1.3, -1.5],
          [
            { head: true, under: 'one', cells: [c('Description'), ...columns.map((one) => c(one.label))] },
            ...book.rows,
          ],
          { size: 9, lines: 'rows' },
        ),
      ],
      { font: 'liberation' },
    ),
  };
};

/** Rates are not added: a subtotal stands below the amounts alone. */
function withoutRates(book: Book, from: number): void {
  book.rows.at(-1)!.cells[2] = c('');
  const kept = book.totals.splice(from).filter((one) => one.columnId !== 'c2');
  book.totals.push(...kept);
}

/** Typed in the eighties: one column, dots, no company behind it. */
export const typewritten: Recipe = (estate, random) => {
  const { year } = estate;
  const column: Column = {
    id: 'c1',
    label: 'AMOUNT',
    year,
    role: 'budget',
    alsoRoles: ['proposed'],
    of: (f) => f.next,
  };
  const groups = makeLedger(estate, random, {
    most: 5,
    groups: ['office', 'utilities', 'grounds', 'building', 'insurance', 'reserve'],
    names: 1,
  });
  const book = new Book([column], {
    money: { ...withCents, negative: 'minus' },
    voice: capitals,
    dots: true,
    indent: 14,
  });
  const slip = random.chance(0.25) ? random.pick([-10_000, 9_000, 100_000]) : 0;
  groups.forEach((group) => {
    const section = capitals(group.name);
    book.heading(section, { gap: 10, bold: false });
    group.entries.forEach((entry) => book.line(entry, { section }));
    book.total(
      `TOTAL ${section}`,
      { plus: group.entries, slip: group.key === 'building' ? slip : 0 },
      { bold: false, indent: 28 },
    );
  });
  book.total('TOTAL EXPENSES AND RESERVES', { plus: outOf(groups) }, { gap: 8, bold: false, under: 'two' });
  return {
    kind: 'budget',
    association: estate.name,
    fiscalYear: year,
    parts: [book.part()],
    traits: ['typewritten', ...(slip ? ['does-not-foot'] : [])],
    containers: { pdf: 3, scan: 3, txt: 2 },
    worn: true,
    doc: frame(
      'Budget',
      [
        p(capitals(estate.name), { al: 'c', after: 2 }),
        p(`BUDGET FOR THE YEAR ${year}`, { al: 'c', after: 2 }),
        p('-----------', { al: 'c' }),
        grid([4.4, -1.6], [{ cells: [c(''), c(column.label)] }, ...book.rows], { size: 10 }),
        gap(10),
        p(
          `ADOPTED BY THE BOARD NOV. ${random.int(3, 28)}, ${year - 1}.   ${capitals(estate.people[2] ?? '')}, SECRETARY`,
          { size: 9.5 },
        ),
      ],
      { font: 'courier', margin: 76 },
    ),
  };
};

/** The operating fund beside the reserve fund, and both together. */
export const twoFunds: Recipe = (estate, random) => {
  const { year } = estate;
  const groups = makeLedger(estate, random, { most: 5, names: 0 });
  const isReserve = (entry?: Entry): boolean =>
    entry?.group === 'reserve' || entry?.name === 'Interest on Deposits';
  const columns: Column[] = [
    {
      id: 'c1',
      label: 'Operating Fund',
      year,
      role: 'budget',
      alsoRoles: ['other', 'proposed'],
      of: (f, entry) => (isReserve(entry) ? 0 : f.next),
    },
    {
      id: 'c2',
      label: 'Reserve Fund',
      year,
      role: 'budget',
      alsoRoles: ['other', 'proposed'],
      of: (f, entry) => (isReserve(entry) ? f.next : 0),
    },
    { id: 'c3', label: `Total ${year}`, year, role: 'budget', alsoRoles: ['proposed'], of: (f) => f.next },
  ];
  const book = new Book(columns, { money: { ...plain, zero: 'dash' }, indent: 10 });
  groups.forEach((group) => {
    const section = group.key === 'reserve' ? 'Scheduled Reserve Funding' : group.name;
    book.heading(section, { gap: 4, ink: '#1f3864' });
    group.entries.forEach((entry) => book.line(entry, { section }));
    book.total(`Total ${section}`, { plus: group.entries });
  });
  book.total('Total Expenditures', { plus: outOf(groups) }, { gap: 5 });
  return {
    kind: 'budget',
    association: estate.name,
    fiscalYear: year,
    parts: [book.part()],
    traits: ['two-funds'],
    containers: { pdf: 5, docx: 2, xlsx: 2, scan: 1.5 },
    sheet: { name: String(year), format: '#,##0;(#,##0);"-"', merge: true },
    doc: frame(
      'Budget by fund',
      [
        p(estate.name, { bold: true, al: 'c', size: 13, after: 2 }),
        p(`Combined Budget by Fund – Year Ending December 31, ${year}`, { al: 'c', after: 2 }),
        p(`Approved: ____________________   Date: ________`, { al: 'c', size: 8 }),
        grid(
          [4, -1.3, -1.3, -1.3],
          [{ head: true, under: 'one', cells: [c(''), ...columns.map((one) => c(one.label))] }, ...book.rows],
          { size: 9 },
        ),
      ],
      { margin: 62 },
    ),
  };
};
