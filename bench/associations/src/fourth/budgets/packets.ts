import { months } from '../../core/dates';
import { Book, plain, withCents, type Column } from '../book';
import { makeLedger, type Entry, type Group } from '../estate';
import { capitals, frame, grid, hyphens, mostlyPdf, sheets, shortened, type Recipe } from '../frame';
import { c, cells, p } from '../../blind/write/ink';

const outOf = (groups: readonly Group[]): Entry[] => groups.slice(1).flatMap((one) => one.entries);

/** A management company's packet: long ledger codes, five columns, totals in capitals. */
export const glPacket: Recipe = (estate, random) => {
  const { year } = estate;
  const columns: Column[] = [
    { id: 'c1', label: `${year - 1} Approved Budget`, year: year - 1, role: 'budget', of: (f) => f.budget },
    {
      id: 'c2',
      label: `Actual YTD 9/30/${year - 1}`,
      year: year - 1,
      role: 'ytd',
      alsoRoles: ['actual'],
      of: (f) => f.ytd,
    },
    {
      id: 'c3',
      label: `${year - 1} Projected Year End`,
      year: year - 1,
      role: 'projected',
      of: (f) => f.estimate,
    },
    {
      id: 'c4',
      label: `${year} Proposed Budget`,
      year,
      role: 'proposed',
      alsoRoles: ['budget'],
      of: (f) => f.next,
    },
    { id: 'c5', label: 'Increase (Decrease)', role: 'variance', of: (f) => f.next - f.budget },
  ];
  const groups = makeLedger(estate, random, { most: 9 });
  const book = new Book(columns, { money: { ...plain, zero: 'dash' }, codes: true, voice: shortened });
  groups.forEach((group, at) => {
    const section = at === 0 ? 'OPERATING INCOME' : capitals(group.name);
    book.heading(section, { fill: '#e6e6e6', gap: 4 });
    group.entries.forEach((entry, nth) =>
      book.line(entry, { section, code: `${40 + at * 5}${100 + nth * 10}-000` }),
    );
    book.total(`TOTAL ${section}`, { plus: group.entries });
  });
  book.total('TOTAL EXPENSES & RESERVES', { plus: outOf(groups) }, { gap: 6 });
  book.total(
    'NET OPERATING SURPLUS (DEFICIT)',
    { plus: groups[0]!.entries, minus: outOf(groups) },
    { over: 'two' },
  );
  const head = {
    head: true,
    under: 'one' as const,
    cells: cells('GL Code', 'Description', ...columns.map((one) => one.label)),
  };
  return {
    kind: 'budget',
    association: estate.name,
    fiscalYear: year,
    parts: [book.part()],
    traits: ['gl-packet'],
    containers: mostlyPdf,
    doc: frame(
      `${year} Budget`,
      [
        p(estate.name, { bold: true, size: 13, al: 'c', after: 1 }),
        p(`${year} Proposed Operating Budget`, { bold: true, al: 'c', after: 1 }),
        p(`Fiscal year January 1 – December 31, ${year}    ${estate.units} Units`, { al: 'c', size: 9 }),
        grid([1.1, 3, -1.15, -1.15, -1.15, -1.15, -1.1], [head, ...book.rows], { size: 8 }),
      ],
      {
        landscape: random.chance(0.6),
        margin: 42,
        foot: `${estate.manager} – Draft for Board review – Page %p of %n`,
      },
    ),
  };
};

/** A desktop bookkeeping program's overview: parents with numbers and dots, 'Total 6200 · Utilities'. */
export const parentAccounts: Recipe = (estate, random) => {
  const { year } = estate;
  const column: Column = {
    id: 'c1',
    label: `Jan - Dec ${String(year).slice(2)}`,
    year,
    role: 'budget',
    alsoRoles: ['proposed'],
    of: (f) => f.next,
  };
  const groups = makeLedger(estate, random, { most: 7, names: 1 });
  const book = new Book([column], { money: withCents, voice: hyphens });
  groups.forEach((group, at) => {
    const parent = at === 0 ? 'Income' : group.key === 'reserve' ? 'Other Expense' : 'Expense';
    if (at === 0) book.heading('Ordinary Income/Expense');
    if (at < 2 || group.key === 'reserve') book.heading(parent, { indent: 14 });
    const code = 4000 + at * 500;
    const section = `${code} · ${group.name}`;
    book.heading(section, { indent: 28, bold: false });
    group.entries.forEach((entry, nth) => {
      const own = `${code + 10 * (nth + 1)}`;
      book.line(entry, { section, alsoSection: parent, code: own, indent: 42 });
      book.rows.at(-1)!.cells[0]!.t = `${own} · ${hyphens(entry.name)}`;
    });
    book.total(`Total ${section}`, { plus: group.entries }, { indent: 28, bold: false });
    if (at === 0) book.total('Total Income', { plus: group.entries }, { indent: 14 });
    if (groups[at + 1]?.key === 'reserve')
      book.total(
        'Total Expense',
        { plus: groups.slice(1, at + 1).flatMap((one) => one.entries) },
        { indent: 14 },
      );
  });
  book.total('Total Other Expense', { plus: groups.at(-1)!.entries }, { indent: 14 });
  book.total('Net Income', { plus: groups[0]!.entries, minus: outOf(groups) }, { over: 'one', under: 'two' });
  return {
    kind: 'budget',
    association: estate.name,
    fiscalYear: year,
    parts: [book.part()],
    traits: ['parent-accounts'],
    containers: { pdf: 5, xlsx: 3, scan: 1.5, csv: 0.6 },
    doc: frame(
      'Budget Overview',
      [
        p(`${random.int(1, 11)}:${random.int(10, 59)} PM`, { size: 8, after: 0 }),
        p(`11/0${random.int(2, 9)}/${String(year - 1).slice(2)}`, { size: 8, after: 0 }),
        p(estate.name, { bold: true, size: 13, al: 'c', after: 1 }),
        p('Profit & Loss Budget Overview', { bold: true, size: 13, al: 'c', after: 1 }),
        p(`January through December ${year}`, { bold: true, al: 'c' }),
        grid([4.4, -1.3], [{ head: true, under: 'one', cells: cells('', column.label) }, ...book.rows], {
          size: 9,
          at: { x: 40, w: 400 },
        }),
      ],
      { size: 9.5, foot: 'Page %p' },
    ),
  };
};

/** Twelve months and the year, across a landscape page or a workbook. */
export const monthlySpread: Recipe = (estate, random) => {
  const { year } = estate;
  const winter = [1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1];
  const share = (entry: Entry | undefined, cents: number, at: number): number => {
    const whole = Math.floor(cents / 1200) * 100;
    if (entry && /Snow|Ice Melt/.test(entry.name))
      return winter[at]
        ? Math.floor(cents / 500) * 100 + (at === 0 ? cents - 5 * Math.floor(cents / 500) * 100 : 0)
        : 0;
    return at === 11 ? cents - 11 * whole : whole;
  };
  const columns: Column[] = [
    ...months.map((month, at): Column => ({
      id: `m${at + 1}`,
      label: month.slice(0, 3),
      year,
      role: 'month',
      alsoRoles: ['budget', 'proposed'],
      of: (f, entry) => share(entry, f.next, at),
    })),
    { id: 'year', label: `Total ${year}`, year, role: 'budget', alsoRoles: ['proposed'], of: (f) => f.next },
  ];
  const groups = makeLedger(estate, random, {
    most: 6,
    groups: ['office', 'utilities', 'grounds', 'building', 'insurance', 'reserve'],
  });
  const book = new Book(columns, { money: { ...plain, negative: 'minus' }, indent: 6, voice: shortened });
  groups.forEach((group) => {
    book.heading(group.name, { gap: 3 });
    group.entries.forEach((entry) => book.line(entry, { section: group.name }));
    book.total(`Total ${group.name}`, { plus: group.entries });
  });
  book.total('Total Disbursements', { plus: outOf(groups) }, { gap: 4 });
  book.total('Net', { plus: groups[0]!.entries, minus: outOf(groups) }, { under: 'two' });
  return {
    kind: 'budget',
    association: estate.name,
    fiscalYear: year,
    parts: [book.part()],
    traits: ['monthly-spread'],
    containers: { ...sheets, pdf: 3 },
    sheet: { name: `Budget ${year}`, format: '#,##0', merge: true },
    doc: frame(
      `Budget ${year}`,
      [
        p(`${estate.name} — ${year} Budget by Month`, { bold: true, size: 12, al: 'c' }),
        grid(
          [3.9, ...months.map(() => -1), -1.25],
          [
            { head: true, under: 'one', cells: [c('Account'), ...columns.map((one) => c(one.label))] },
            ...book.rows,
          ],
          { size: 7.5 },
        ),
      ],
      { landscape: true, margin: 30 },
    ),
  };
};
