import { Book, dollars, percentOf, plain, type Column } from '../book';
import { makeLedger, type Entry, type Group } from '../estate';
import { frame, grid, type Recipe } from '../frame';
import { c, p } from '../../blind/write/ink';

const outOf = (groups: readonly Group[]): Entry[] => groups.slice(1).flatMap((one) => one.entries);

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

/** What the board sends to owners: the adopted figures, each with its part of the whole. */
export const noticeToOwners: Recipe = (estate, random) => {
  const { year } = estate;
  const groups = makeLedger(estate, random, { most: 5 });
  const spent = outOf(groups).reduce((sum, one) => sum + one.next, 0);
  const columns: Column[] = [
    { id: 'c1', label: `${year - 1} Budget`, year: year - 1, role: 'budget', of: (f) => f.budget },
    { id: 'c2', label: `${year} Approved Budget`, year, role: 'budget', of: (f) => f.next },
    {
      id: 'c3',
      label: '% of Total',
      role: 'percent',
      unit: 'percent',
      of: (f, entry) => (entry?.group === 'income' ? null : percentOf(f.next, spent)),
    },
  ];
  const book = new Book(columns, { money: plain, indent: 12 });
  groups.forEach((group) => {
    book.heading(group.name, { gap: 3 });
    group.entries.forEach((entry) => book.line(entry, { section: group.name }));
    book.total(`Subtotal – ${group.name}`, { plus: group.entries }, { italic: true, bold: false });
  });
  book.total(
    'Total Operating Expenses and Reserve Contribution',
    { plus: outOf(groups) },
    { gap: 5, under: 'two' },
  );
  const fee = Math.round(groups[0]!.entries[0]!.next / estate.units / 12);
  return {
    kind: 'budget',
    association: estate.name,
    fiscalYear: year,
    parts: [book.part()],
    traits: ['notice-to-owners'],
    containers: { pdf: 5, docx: 3, scan: 2 },
    doc: frame(
      'Notice of adopted budget',
      [
        p(estate.name, { bold: true, size: 14, after: 0 }),
        p(`${estate.street}, ${estate.city}, ${estate.state} ${estate.zip}`, { size: 9 }),
        { k: 'rule' },
        p(`NOTICE TO ALL OWNERS: ADOPTED BUDGET FOR ${year}`, { bold: true }),
        p(
          `At its meeting on November ${random.int(8, 21)}, ${year - 1} the Board of Directors adopted the budget printed below. Beginning January 1, ${year} the average monthly assessment is $${(fee / 100).toFixed(2)} per home. Coupons are not mailed; please update your bank's bill-pay before the first of the month.`,
        ),
        grid(
          [4, -1.4, -1.5, -1],
          [
            { head: true, under: 'one', cells: [c('Category'), ...columns.map((one) => c(one.label))] },
            ...book.rows,
          ],
          { size: 9 },
        ),
        p(
          `Questions: ${estate.people[0]}, Treasurer, or ${estate.manager}, (555) 010-${random.int(1000, 9999)}.`,
          { size: 9, italic: true },
        ),
      ],
      { font: random.pick(['times', 'liberation']), margin: 60 },
    ),
  };
};
