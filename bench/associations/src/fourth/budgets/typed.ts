import { Book, plain, withCents, type Column } from '../book';
import { makeLedger, type Entry, type Group } from '../estate';
import { capitals, frame, grid, type Recipe } from '../frame';
import { c, gap, p } from '../../blind/write/ink';

const outOf = (groups: readonly Group[]): Entry[] => groups.slice(1).flatMap((one) => one.entries);

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

/** Three years of a cooperative or old association side by side, the newest first. */
export const newestFirst: Recipe = (estate, random) => {
  const { year } = estate;
  const columns: Column[] = [
    { id: 'c1', label: `Budget ${year}`, year, role: 'budget', alsoRoles: ['proposed'], of: (f) => f.next },
    { id: 'c2', label: `Projected ${year - 1}`, year: year - 1, role: 'projected', of: (f) => f.estimate },
    { id: 'c3', label: `Budget ${year - 1}`, year: year - 1, role: 'budget', of: (f) => f.budget },
    { id: 'c4', label: `Actual ${year - 2}`, year: year - 2, role: 'actual', of: (f) => f.was },
  ];
  const groups = makeLedger(estate, random, {
    most: 6,
    names: 2,
    groups: ['staff', 'utilities', 'building', 'insurance', 'office', 'reserve'],
  });
  const book = new Book(columns, { money: { ...plain, zero: 'dash' }, indent: 10 });
  groups.forEach((group) => {
    book.heading(group.name, { gap: 5, italic: true });
    group.entries.forEach((entry) => book.line(entry, { section: group.name }));
    book.total(`Total ${group.name}`, { plus: group.entries });
  });
  book.total('Total Operating Expenses and Reserves', { plus: outOf(groups) }, { gap: 5, under: 'two' });
  return {
    kind: 'budget',
    association: estate.name,
    fiscalYear: year,
    parts: [book.part()],
    traits: ['newest-first'],
    containers: { pdf: 6, scan: 2, docx: 1 },
    doc: frame(
      'Budget',
      [
        p(`${estate.name}\nOperating Budget\nYear Ending December 31, ${year}`, {
          bold: true,
          al: 'c',
          size: 12,
        }),
        grid(
          [3.8, -1.3, -1.3, -1.3, -1.3],
          [
            {
              head: true,
              under: 'one',
              cells: [c(''), ...columns.map((one) => c(one.label.replace(' ', '\n')))],
            },
            ...book.rows,
          ],
          { size: 9 },
        ),
        p('See accompanying summary of significant budget assumptions.', { size: 8, al: 'c' }),
      ],
      { font: 'times', margin: 58 },
    ),
  };
};
