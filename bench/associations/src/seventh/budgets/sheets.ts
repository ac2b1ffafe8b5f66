import { ratio } from '../../core/money';
import { row, text, type Block } from '../../layout/paper';
import { address, autumn, november, page, type Paper } from '../site';
import { codes, entriesOf, makeBook } from './book';
import { at, exact, inGroups, pickMoney, reckoned, whole } from './measures';
import { change, minus, plus, Tally } from './tally';

/** The treasurer's own workbook: codes at the far end, a remark where something is not known, a sum typed by hand. */
export const treasurerBook: Paper = (site, random) => {
  const book = makeBook(site, random, { cents: 'actuals', most: 7, code: codes.dotted });
  const { year } = site;
  const open = random.pick(entriesOf(book, 'expense').slice(2));
  const dues = book.groups[0]!.entries[0]!;
  dues.figures.next -= open.figures.next;
  open.figures.next = 0;
  const fresh = random.pick(entriesOf(book, 'expense').filter((one) => one !== open));
  const tally = new Tally({
    measures: [
      at('actual', [`spent ${year - 2}`, 'actual'], { year: year - 2, value: (entry) => (entry === fresh ? undefined : entry.figures.actual) }),
      at('budget', [`budget ${year - 1}`, 'budget'], { year: year - 1, value: (entry) => (entry === fresh ? undefined : entry.figures.budget) }),
      at('ytd', [`so far ${year - 1}`, 'ytd'], { year: year - 1, alsoRoles: ['actual'], value: (entry) => (entry === fresh ? undefined : entry.figures.ytd) }),
      at('next', [`my proposal ${year}`, 'proposed'], { year, alsoRoles: ['budget'], value: (entry) => (entry === open ? { word: random.pick(['?', 'TBD', 'ask vendor']) } : entry.figures.next) }),
    ],
    slots: ['name', 0, 1, 2, 3, 'note', 'code'],
    heads: { name: 'what for', note: 'remarks', code: 'acct' },
    money: { ...exact, negative: 'minus' },
    computed: true,
  }); // prettier-ignore
  const wrong = random.chance(0.35);
  inGroups(
    tally,
    book,
    { groupTotal: (title) => `total ${title.toLowerCase()}`, income: 'total coming in', expenses: 'total going out', net: 'left over', gaps: true, ...(wrong ? { off: { id: 'budget', by: random.pick([27000, -18000, 90000]) } } : {}) },
  ); // prettier-ignore
  return {
    paper: page(site, random, {
      title: 'budget',
      author: site.people[1]!,
      blocks: [
        { kind: 'title', text: site.name, sub: [`${site.people[1]}'s worksheet for the ${year} budget`, `printed ${november(site, random)}`] },
        tally.block,
        { kind: 'paragraph', style: 'small', text: 'Balance at the bank on the day of printing: 41,208.77. CD matures in March.' },
      ],
    }),
    kind: 'budget',
    association: site.name,
    fiscalYear: year,
    parts: [tally.part],
    traits: ['treasurer-book', 'words', ...(wrong ? ['does-not-foot'] : [])],
    forms: { xlsx: 5, xls: 2, csv: 2, pdf: 1 },
    sheet: { name: `${year}`, format: random.pick(['#,##0.00', '0.00', '$#,##0.00']) },
  }; // prettier-ignore
};

/** What a program exports: each row says its fund, category and account; nothing is added up. */
export const flat: Paper = (site, random) => {
  const book = makeBook(site, random, {
    cents: 'all',
    code: random.pick([codes.long, codes.funds]),
    components: true,
  });
  const { year } = site;
  const label = random.pick([`FY${year} Budget`, `Budget ${year}`, `${year} Adopted`]);
  const tally = new Tally({
    measures: [
      at('actual', [`FY${year - 2} Actual`, 'actual'], { year: year - 2 }),
      at('budget', [`FY${year - 1} Budget`, 'budget'], { year: year - 1 }),
      at('next', [label, 'proposed'], { year, alsoRoles: ['budget'] }),
    ],
    slots: random.pick([
      ['type', 'section', 'code', 'name', 0, 1, 2],
      ['code', 'name', 'section', 'type', 1, 2],
      ['section', 'code', 'name', 2, 1, 0],
    ] as const).slice() as ('type' | 0)[],
    heads: { type: 'AccountType', section: 'Category', code: 'AccountNumber', name: 'AccountName' },
    money: { ...exact, thousands: random.chance(0.3), negative: 'minus' },
  }); // prettier-ignore
  for (const group of book.groups) {
    tally.heading(group.title, { silent: true });
    group.entries.forEach((entry) => tally.line(entry));
  }
  const used = tally.rows.some((one) => one.cells.length === 6);
  const part = used ? withoutUnprinted(tally) : tally.part;
  return {
    paper: page(site, random, {
      title: 'Export',
      blocks: [
        { kind: 'paragraph', text: `${site.name}` },
        { kind: 'paragraph', text: `Budget export, fiscal year ${year}` },
        { ...tally.block, repeatHeader: true },
      ],
      style: { orientation: 'landscape', size: 8 },
    }),
    kind: 'budget',
    association: site.name,
    fiscalYear: year,
    parts: [part],
    traits: ['flat'],
    forms: { csv: 5, xlsx: 3, xls: 1 },
    sheet: { name: 'Sheet1', format: 'General' },
  };
};

/** Where fewer columns are printed than there are, the others are not in the truth either. */
function withoutUnprinted(tally: Tally): Tally['part'] {
  const printed = new Set(tally.rows[0]!.cells.map((cell) => cell.text));
  const kept = tally.part.columns.filter((one) => printed.has(one.label));
  const ids = new Set(kept.map((one) => one.id));
  return {
    ...tally.part,
    columns: kept,
    lines: tally.part.lines.map((line) => ({
      ...line,
      cells: Object.fromEntries(Object.entries(line.cells).filter(([id]) => ids.has(id))),
    })),
  };
}

/** A workbook with a sheet for income, one for expenses and one for reserves, each with its own header. */
export const threeSheets: Paper = (site, random) => {
  const book = makeBook(site, random, { cents: 'none', components: true });
  const { year } = site;
  const tally = new Tally({
    measures: [
      at('budget', [`${year - 1} Budget`, 'budget'], { year: year - 1 }),
      at('projected', [`${year - 1} Projected`, 'projected'], { year: year - 1 }),
      at('next', [`${year} Budget`, 'proposed'], { year, alsoRoles: ['budget'] }),
      reckoned(['diff', 'Variance', 'variance'], { value: ({ figures }) => figures.next - figures.budget }),
    ],
    slots: ['code', 'name', 0, 1, 2, 3],
    heads: { code: 'Acct', name: 'Account' },
    money: pickMoney(random, { zero: 'figure' }),
    computed: true,
  });
  const header = tally.rows[0]!;
  const tables: Block[] = [];
  const cut = (write: () => void): void => {
    const from = tally.rows.length;
    write();
    tables.push({ ...tally.block, rows: [header, ...tally.rows.slice(from)] });
  };
  for (const type of ['income', 'expense', 'reserve'] as const)
    cut(() => {
      for (const group of book.groups.filter((one) => one.type === type)) {
        tally.heading(group.title);
        group.entries.forEach((entry) => tally.line(entry));
        tally.total(`Total ${group.title}`, plus(group.entries));
      }
      if (type === 'expense')
        tally.total('Total Expenses', plus(entriesOf(book, 'expense')), { role: 'total' });
    });
  return {
    paper: page(site, random, {
      title: `${year} budget workbook`,
      blocks: [
        { kind: 'title', text: site.name, sub: [`Budget Workbook ${year}`] },
        ...tables.flatMap((one, index): Block[] => (index === 0 ? [one] : [one])),
      ],
    }),
    kind: 'budget',
    association: site.name,
    fiscalYear: year,
    parts: [tally.part],
    traits: ['three-sheets'],
    forms: { xlsx: 4, xls: 2 },
    sheet: { split: true, instructions: random.chance(0.4), format: '#,##0;-#,##0' },
  };
};

/** Two levels of headings: the fund in capitals, then what is spent on; the replacement fund by its parts. */
export const twoFunds: Paper = (site, random) => {
  const book = makeBook(site, random, { cents: 'none', components: true });
  const { year } = site;
  const reverse = random.chance(0.5);
  const measures = [
    at('next', [`Adopted ${year}`, 'proposed'], { year, alsoRoles: ['budget'], head: ['Adopted', `${year}`] }),
    at('budget', [`Adopted ${year - 1}`, 'budget'], { year: year - 1, head: ['Adopted', `${year - 1}`] }),
    reckoned(['diff', 'Increase (Decrease)', 'variance'], { head: ['Increase', '(Decrease)'], value: ({ figures }) => figures.next - figures.budget }),
    reckoned(['pct', 'Pct.', 'percent'], { percent: true, value: ({ figures }) => change(figures.next, figures.budget) }),
  ]; // prettier-ignore
  const tally = new Tally({
    measures,
    slots: reverse ? ['name-code', 1, 0, 2, 3] : ['code-name', 0, 1, 2, 3],
    money: { ...whole, zero: 'dash', dollar: true },
    signs: 'accounting',
    indent: 14,
    percentPlaces: random.pick([0, 1]),
  });
  const [income, ...rest] = book.groups;
  const costs = rest.filter((one) => one.type === 'expense');
  const reserves = rest.filter((one) => one.type === 'reserve');
  const operating = 'OPERATING FUND';
  tally.heading(operating);
  for (const group of [income!, ...costs]) {
    tally.heading(group.title, { also: operating });
    group.entries.forEach((entry) => tally.line(entry));
    tally.total(`Total ${group.title}`, plus(group.entries));
  }
  tally.total('TOTAL OPERATING EXPENSES', plus(entriesOf(book, 'expense')), { role: 'total' });
  tally.gap();
  const fund = 'REPLACEMENT FUND';
  tally.heading(fund);
  for (const group of reserves) {
    tally.heading('Contributions from assessments', { also: fund });
    group.entries.forEach((entry) => tally.line(entry));
    tally.total('Total contributions', plus(group.entries));
  }
  tally.total('EXPENSES AND CONTRIBUTIONS', plus(entriesOf(book, 'expense', 'reserve')), { role: 'total' });
  tally.total('OVER (UNDER)', [...plus(income!.entries), ...minus(entriesOf(book, 'expense', 'reserve'))], {
    role: 'total',
  });
  const dues = income!.entries[0]!.figures.next;
  return {
    paper: page(site, random, {
      title: `Adopted budget ${year}`,
      blocks: [
        { kind: 'letterhead', name: site.name, lines: [address(site)] },
        { kind: 'title', text: `Adopted Budget ${year}`, sub: [`Resolution ${year - 1}-${random.int(2, 19)}, ${autumn(site, random)}`] },
        tally.block,
        { kind: 'table', columns: [{ weight: 3, align: 'left' }, { weight: 1, align: 'right' }], width: 0.6, rows: [
          row('line', [`Number of ${site.home.toLowerCase()}s`, text(String(site.homes))]),
          row('line', ['Assessment, each, per month', text(`$${(ratio(dues, 1, 12 * site.homes) / 100).toFixed(2)}`)]),
        ] },
      ],
      style: { grid: random.pick(['none', 'rows']) },
    }),
    kind: 'budget',
    association: site.name,
    fiscalYear: year,
    parts: [tally.part],
    traits: ['two-funds'],
    forms: { pdf: 4, docx: 2, scan: 3 },
  }; // prettier-ignore
};
