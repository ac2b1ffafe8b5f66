import { Book, plain, withCents, type Column } from '../book';
import { addFigures, makeLedger, type Entry } from '../estate';
import { type GroupKey } from '../catalog';
import { capitals, frame, grid, mostlyPdf, type Recipe } from '../frame';
import { c, gap, p } from '../../blind/write/ink';

/** Annual figures that twelve and the homes divide, as forms with derived columns have them. */
const evened = (entries: readonly Entry[], by: number): void =>
  entries.forEach((one) => (one.next = Math.max(1, Math.round(one.next / (by * 100))) * by * 100));

const rebalanced = (income: readonly Entry[], out: readonly Entry[]): void => {
  income[0]!.next = addFigures(out).next - addFigures(income.slice(1)).next;
};

/** Florida's statutory list of a condominium's estimated expenses, with lines that do not apply. */
export const statutoryForm: Recipe = (estate, random) => {
  const { year } = estate;
  const columns: Column[] = [
    {
      id: 'month',
      label: 'Monthly',
      year,
      role: 'month',
      alsoRoles: ['budget', 'proposed', 'other'],
      of: (f) => f.next / 12,
    },
    { id: 'year', label: 'Annually', year, role: 'budget', alsoRoles: ['proposed'], of: (f) => f.next },
  ];
  const [income, ...rest] = makeLedger(estate, random, {
    most: 2,
    groups: ['office', 'utilities', 'grounds', 'insurance', 'staff', 'reserve'],
  });
  const all = rest.flatMap((one) => one.entries);
  evened([...all, ...income!.entries], 12);
  rebalanced(income!.entries, all);
  const book = new Book(columns, { money: withCents, indent: 24 });
  book.heading('REVENUES');
  income!.entries.forEach((entry) => book.line(entry, { section: 'REVENUES' }));
  book.total('TOTAL REVENUES', { plus: income!.entries });
  book.heading(heading, { gap: 6 });
  statutory(book, { of: (key) => rest.find((one) => one.key === key)?.entries ?? [] });
  book.total('TOTAL EXPENSES AND RESERVES', { plus: all }, { under: 'two', gap: 4 });
  return {
    kind: 'budget',
    association: estate.name,
    fiscalYear: year,
    parts: [book.part()],
    traits: ['statutory-form', 'words-in-cells'],
    containers: mostlyPdf,
    doc: frame(
      'Estimated operating budget',
      [
        p(`${capitals(estate.name)}`, { bold: true, al: 'c', after: 1 }),
        p('ESTIMATED OPERATING BUDGET', { bold: true, al: 'c', after: 1 }),
        p(`FOR THE PERIOD JANUARY 1, ${year} THROUGH DECEMBER 31, ${year}`, { al: 'c', after: 1 }),
        p(`(${estate.units} units)`, { al: 'c' }),
        grid(
          [4.8, -1.3, -1.4],
          [{ head: true, under: 'one', cells: [c(''), ...columns.map((one) => c(one.label))] }, ...book.rows],
          { size: 9 },
        ),
        p(
          'N/A: the item does not apply to this condominium. Limited common elements are maintained by those entitled to their use and are not part of this budget.',
          { size: 8 },
        ),
      ],
      { font: 'times', size: 10.5, margin: 64 },
    ),
  };
};

const heading = 'EXPENSES FOR THE ASSOCIATION AND CONDOMINIUM';

/** The items of the statute in its order; one that does not apply has words for figures. */
function statutory(book: Book, from: { of: (key: GroupKey) => Entry[] }): void {
  const parts: readonly (readonly [string, Entry[]])[] = [
    ['Administration of the association', from.of('office')],
    ['Maintenance', from.of('grounds')],
    ['Rent for recreational and other commonly used facilities', []],
    ['Taxes upon association property', []],
    ['Taxes upon leased areas', []],
    ['Insurance and taxes', from.of('insurance')],
    ['Utilities', from.of('utilities')],
    ['Security provisions', []],
    ['Wages and payroll', from.of('staff')],
    ['Reserves', from.of('reserve')],
  ];
  let nearest = heading;
  for (const [name, entries] of parts) {
    if (entries.length === 0) {
      const none: Entry = { name, group: 'office', ...addFigures([]) };
      book.line(none, { section: heading, alsoSection: nearest, words: 'N/A', indent: 8 });
      continue;
    }
    nearest = name;
    book.heading(name, { indent: 8 });
    entries.forEach((entry) => book.line(entry, { section: name, alsoSection: heading }));
  }
}

/** A builder's first year: a year, a month, and a home's month. */
export const builderFirstYear: Recipe = (estate, random) => {
  const { units } = estate;
  const columns: Column[] = [
    {
      id: 'c1',
      label: 'Annual Amount',
      year: estate.year,
      role: 'budget',
      alsoRoles: ['proposed'],
      of: (f) => f.next,
    },
    { id: 'c2', label: 'Per Month', role: 'month', alsoRoles: ['budget', 'other'], of: (f) => f.next / 12 },
    {
      id: 'c3',
      label: 'Per Home Per Month',
      role: 'other',
      alsoRoles: ['month', 'budget'],
      of: (f) => Math.round(f.next / 12 / units),
    },
  ];
  const groups = makeLedger(estate, random, {
    most: 4,
    groups: ['office', 'utilities', 'grounds', 'recreation', 'insurance', 'reserve'],
    names: 2,
  });
  const out = groups.slice(1).flatMap((one) => one.entries);
  const dues = groups[0]!.entries.slice(0, 1);
  evened(out, 12);
  dues[0]!.next = addFigures(out).next;
  const book = new Book(columns, { money: withCents, indent: 14 });
  groups.forEach((group, at) => {
    const entries = at === 0 ? dues : group.entries;
    book.heading(group.name.toUpperCase());
    entries.forEach((entry) => book.line(entry, { section: group.name.toUpperCase() }));
    if (at > 0) book.total(`Total ${group.name}`, { plus: entries });
  });
  book.total('TOTAL ESTIMATED EXPENSES AND RESERVES', { plus: out }, { under: 'two' });
  return {
    kind: 'budget',
    association: estate.name,
    fiscalYear: estate.year,
    parts: [book.part()],
    traits: ['builder-first-year'],
    containers: { pdf: 5, docx: 2.5, scan: 1.5, xlsx: 1 },
    doc: frame(
      'Initial budget',
      [
        p('EXHIBIT "E"', { bold: true, al: 'c', after: 2 }),
        p(`${estate.name}`, { bold: true, al: 'c', after: 2 }),
        p(`Estimated Initial Annual Budget – First Full Year of Operation (${estate.year})`, { al: 'c' }),
        p(
          `Prepared by the Declarant on the basis of full build-out of ${units} homes. Figures are estimates; the Declarant may fund any deficit during the declarant control period.`,
          { size: 9 },
        ),
        grid(
          [4, -1.35, -1.25, -1.2],
          [
            { head: true, under: 'one', cells: [c('Item'), ...columns.map((one) => c(one.label))] },
            ...book.rows,
          ],
          { size: 9, lines: random.chance(0.5) ? 'all' : 'none' },
        ),
        p('No assurance is given that actual expenses will not exceed these estimates.', {
          size: 8,
          italic: true,
        }),
      ],
      { font: random.pick(['times', 'helvetica']), margin: 60 },
    ),
  };
};

/** A California pro forma with numbered items: 100 fixed costs, 200 operating, 300 reserves, 400 administration. */
export const proForma: Recipe = (estate, random) => {
  const { year } = estate;
  const columns: Column[] = [
    { id: 'c1', label: `${year - 1} Budget`, year: year - 1, role: 'budget', of: (f) => f.budget },
    {
      id: 'c2',
      label: `${year} Pro Forma`,
      year,
      role: 'budget',
      alsoRoles: ['proposed', 'projected'],
      of: (f) => f.next,
    },
  ];
  const groups = makeLedger(estate, random, {
    most: 6,
    groups: ['insurance', 'utilities', 'grounds', 'reserve', 'office'],
  });
  const names = [
    'FIXED COSTS',
    'UTILITY COSTS',
    'LAND MAINTENANCE',
    'RESERVE CONTRIBUTIONS',
    'ADMINISTRATION',
  ];
  const book = new Book(columns, { money: plain, codes: true, indent: 4 });
  groups.slice(1).forEach((group, at) => {
    const section = names[at]!;
    book.heading(section, { code: `${(at + 1) * 100}`, gap: 5 });
    group.entries.forEach((entry, nth) => book.line(entry, { section, code: `${(at + 1) * 100 + nth + 1}` }));
    book.total(`Total ${(at + 1) * 100}'s`, { plus: group.entries });
  });
  const out = groups.slice(1).flatMap((one) => one.entries);
  book.total('TOTAL COSTS', { plus: out }, { gap: 5 });
  const other = groups[0]!.entries.slice(1);
  book.heading('INCOME OTHER THAN ASSESSMENTS', { code: '600', gap: 5 });
  other.forEach((entry, nth) =>
    book.line(entry, { section: 'INCOME OTHER THAN ASSESSMENTS', code: `${601 + nth}` }),
  );
  book.total("Total 600's", { plus: other });
  const fee = Math.round((addFigures(out).next - addFigures(other).next) / estate.units / 12);
  return {
    kind: 'budget',
    association: estate.name,
    fiscalYear: year,
    parts: [book.part()],
    traits: ['pro-forma'],
    containers: { pdf: 6, scan: 2, xlsx: 1 },
    doc: frame(
      'Pro forma operating budget',
      [
        p(`${estate.name}\n${year} PRO FORMA OPERATING BUDGET`, { bold: true, size: 12, after: 2 }),
        p(
          `Number of interests: ${estate.units}        Date prepared: 10/${random.int(10, 28)}/${year - 1}        Prepared by: ${estate.manager}`,
          { size: 8.5 },
        ),
        grid(
          [0.7, 4.2, -1.3, -1.3],
          [
            {
              head: true,
              under: 'one',
              cells: [c('No.'), c('Budget Item'), ...columns.map((one) => c(one.label))],
            },
            ...book.rows,
          ],
          { size: 9 },
        ),
        gap(4),
        p(`Average regular assessment per separate interest per month: $${(fee / 100).toFixed(2)}`, {
          bold: true,
          size: 9,
        }),
      ],
      { margin: 56, head: ['Annual Policy Statement and Budget Report – Page %p'] },
    ),
  };
};
