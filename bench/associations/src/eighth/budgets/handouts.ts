import { ratio, sumCents } from '../../core/money';
import { row, text } from '../../layout/paper';
import { address, autumn, dollars, page, type Paper } from '../site';
import { makeBook } from './book';
import { budgetDraft, col } from './draft';
import { Ledger, type Table } from './ledger';
import { money } from './shape';

/** One page for the door: each group's sum stands on its heading's line, its items below. */
export const doorSheet: Paper = (site, random) => {
  const book = makeBook(site, random, { most: 6 });
  const ledger = new Ledger({
    cols: [
      col('m', 'Monthly', {
        role: 'month',
        also: ['budget', 'other', 'proposed'],
        year: site.year,
        style: { decimals: 2 },
        value: (one) => ratio(one.proposed, 1, 12),
      }),
      col('p', 'Yearly', {
        role: 'proposed',
        year: site.year,
        also: ['budget'],
        style: { decimals: 2 },
        value: (one) => one.proposed,
      }),
    ],
    slots: ['name', 'm', 'p'],
    style: money({ decimals: 2, dollar: true }),
    codes: false,
    indent: 22,
    leader: random.chance(0.5),
  });
  ledger.header();
  for (const group of book.groups)
    ledger.section(group.title, { figures: group.accounts }).all(group.accounts);
  ledger.total('All expenses and reserves', ['expense', 'reserve']);
  return budgetDraft(site, {
    layout: 'door-sheet',
    ledger,
    paper: page(site, random, {
      title: `Adopted Budget ${site.year}`,
      blocks: [
        { kind: 'letterhead', name: site.name, lines: [address(site)] },
        { kind: 'title', text: `ADOPTED BUDGET FOR ${site.year}` },
        ledger.table({ width: random.pick([1, 0.8]) }),
        { kind: 'paragraph', text: `Posted ${autumn(site, random)} by order of the Board.`, align: 'center' },
      ],
    }),
    forms: { pdf: 6, docx: 3, txt: 1, scan: 3 },
  });
};

/** What each line is of the whole, and of a home's month. */
export const shareOfWhole: Paper = (site, random) => {
  const book = makeBook(site, random, { leaveOut: ['income'], codes: 'four' });
  const whole = sumCents(book.out.map((one) => one.proposed));
  const ledger = new Ledger({
    cols: [
      col('pc', '% of Total', { role: 'percent', percent: 2, value: (one) => (one.proposed / whole) * 100 }),
      col('p', `${site.year} Budget`, {
        role: 'proposed',
        year: site.year,
        also: ['budget'],
        value: (one) => one.proposed,
      }),
      col('u', `Per ${site.home} / Month`, {
        role: 'other',
        also: ['month'],
        style: { decimals: 2 },
        value: (one) => ratio(one.proposed, 1, 12 * site.homes),
      }),
      col('b', `${site.year - 1} Budget`, {
        role: 'budget',
        year: site.year - 1,
        value: (one) => one.budget,
      }),
    ],
    slots: ['name', 'p', 'pc', 'u', 'b'],
    style: money({ dollar: true }),
    dollarEnds: true,
    heads: { name: 'Expense Category' },
    codes: false,
  });
  ledger.header();
  for (const group of book.groups)
    ledger.section(group.title).all(group.accounts).subtotal(`${group.title} - total`);
  ledger.total('TOTAL EXPENSES', ['expense', 'reserve']);
  return budgetDraft(site, {
    layout: 'share-of-whole',
    ledger,
    paper: page(site, random, {
      title: `Where your dues go, ${site.year}`,
      blocks: [
        {
          kind: 'title',
          text: `Where Your Dues Go in ${site.year}`,
          sub: [site.name, `${site.homes} ${site.home}s`],
        },
        ledger.table(),
        {
          kind: 'paragraph',
          text: `The total of ${dollars(whole, true)} is paid by assessments alone. Percentages may not add to 100.00% because of rounding.`,
          style: 'small',
        },
      ],
    }),
    forms: { pdf: 6, docx: 2, xlsx: 2, scan: 2 },
  });
};

/** Expenses run down the left half of the page and on down the right one; income stands alone above. */
export const folded: Paper = (site, random) => {
  const book = makeBook(site, random, { most: 5 });
  const shape = {
    cols: [
      col('b', `${site.year - 1}`, {
        role: 'budget',
        year: site.year - 1,
        also: ['other'],
        value: (one) => one.budget,
      }),
      col('p', `${site.year}`, {
        role: 'proposed',
        year: site.year,
        also: ['budget'],
        value: (one) => one.proposed,
      }),
    ],
    slots: ['name', 'b', 'p'],
    style: money({ zero: 'dash' }),
    codes: false,
    indent: 6,
    weights: { name: 2.6 },
  };
  const ledger = new Ledger(shape);
  const tables: Table[] = [];
  const half = Math.ceil((book.groups.length - 1) / 2);
  const cut = (from: number): void => {
    const table = ledger.table();
    tables.push({ ...table, rows: table.rows.slice(from) });
  };
  let from = 0;
  book.groups.forEach((group, at) => {
    if (at === 0 || at === 1 || at === half + 1) {
      if (at > 0) cut(from);
      from = ledger.rows.length;
      ledger.header();
    }
    ledger.section(group.title).all(group.accounts).subtotal(`Total ${group.title}`);
  });
  ledger.total('Total Budgeted Costs', ['expense', 'reserve']);
  cut(from);
  const [income, left, right] = tables as [Table, Table, Table];
  return budgetDraft(site, {
    layout: 'folded',
    ledger,
    paper: page(site, random, {
      title: `Budget ${site.year - 1} and ${site.year}`,
      blocks: [
        {
          kind: 'letterhead',
          name: site.name,
          lines: [`Approved budgets for ${site.year - 1} and ${site.year}`],
        },
        { ...income, width: 0.5 },
        { kind: 'columns', blocks: [[left], [right]] },
        {
          kind: 'table',
          columns: [
            { weight: 2, align: 'left' },
            { weight: 1, align: 'left' },
          ],
          rows: [row('note', [text(`Questions: ${site.people[5]}`), text(site.agent)])],
        },
      ],
      style: { size: 8.5, margin: 40, orientation: 'landscape' },
    }),
    forms: { pdf: 6, scan: 2 },
  });
};
