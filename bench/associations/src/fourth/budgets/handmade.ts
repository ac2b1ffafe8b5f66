import { Book, plain, withCents, type Column } from '../book';
import { makeLedger, type Entry, type Group } from '../estate';
import { frame, grid, hyphens, type Recipe } from '../frame';
import { c, p } from '../../blind/write/ink';

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
