import { ratio } from '../../core/money';
import { type Block } from '../../layout/paper';
import { address, autumn, dollars, page, type Paper } from '../site';
import { printTyped, typeset } from '../typed';
import { entriesOf, makeBook, type Group } from './book';
import { at, exact, inGroups, pickMoney, reckoned, whole } from './measures';
import { change, minus, plus, Tally, typedRows } from './tally';

/** The board writes to the owners; the figures stand between two passages of prose that name some of them again. */
export const letter: Paper = (site, random) => {
  const book = makeBook(site, random, { cents: 'none', most: 6 });
  const { year } = site;
  const measures = [
    at('budget', [`${year - 1}`, 'budget'], { year: year - 1 }),
    at('next', [`${year}`, 'proposed'], { year, alsoRoles: ['budget'] }),
  ];
  const tally = new Tally({
    measures: random.chance(0.3) ? [measures[1]!, measures[0]!] : measures,
    slots: ['name', 0, 1],
    money: pickMoney(random, { dollar: true }),
    signs: random.pick(['all', 'accounting']),
    nameWeight: 4,
    indent: random.pick([0, 10]),
  });
  inGroups(tally, book, {
    groupTotal: (title) => `Total ${title}`,
    income: 'Total Income',
    expenses: 'Total Budget',
  });
  const dues = book.groups[0]!.entries[0]!.figures;
  const monthly = ratio(dues.next, 1, 12 * site.homes);
  return {
    paper: page(site, random, {
      title: 'Letter to owners',
      author: site.people[0]!,
      blocks: [
        { kind: 'letterhead', name: site.name, lines: [address(site)] },
        { kind: 'paragraph', text: autumn(site, random) },
        { kind: 'paragraph', text: `Dear Neighbors:` },
        { kind: 'paragraph', text: `At its last meeting your Board adopted the budget for ${year} that is set out below beside the budget for ${year - 1}. It calls for ${dollars(dues.next, true)} in assessments, where this year we collect ${dollars(dues.budget, true)}. Insurance alone went up by more than $3,500 since 2019, and our contingency of $2,000 was used up by June.` },
        { ...tally.block, width: random.pick([0.8, 0.9, 1]) },
        { kind: 'paragraph', text: `Beginning January 1, ${year} the fee of each ${site.home.toLowerCase()} will be ${dollars(monthly)} a month. Those who pay for the whole year before January 31 may take off 2%. Questions may be put to our treasurer, ${site.people[1]}, at the meeting of December 9 at 7:00 p.m. in Room 104.` },
        { kind: 'paragraph', text: 'For the Board,' },
        { kind: 'paragraph', text: `${site.people[0]}\nPresident` },
      ],
      style: { font: 'serif', grid: 'none', header: 'rule', size: 10.5 },
    }),
    kind: 'budget',
    association: site.name,
    fiscalYear: year,
    parts: [tally.part],
    traits: ['letter'],
    forms: { pdf: 3, docx: 4, scan: 3, txt: 1 },
  }; // prettier-ignore
};

const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];

/** Typed on a machine with one width of letter: roman numbers for headings, rules of hyphens, two columns. */
export const typewriter: Paper = (site, random) => {
  const book = makeBook(site, random, { cents: 'none', most: 6, components: random.chance(0.5) });
  const { year } = site;
  const measures = [
    at('projected', [`Estimated ${year - 1}`, 'projected'], { year: year - 1, head: ['Estimated', `${year - 1}`] }),
    at('next', [`Proposed ${year}`, 'proposed'], { year, alsoRoles: ['budget'], head: ['Proposed', `${year}`] }),
  ]; // prettier-ignore
  const tally = new Tally({
    measures,
    slots: ['name', 0, 1],
    money: { ...whole, zero: 'figure' },
    indent: 18,
    leaders: random.chance(0.7),
    upper: random.chance(0.3),
  });
  const rule = (sign: string): void => {
    tally.rows.push({
      role: 'note',
      cells: [{ text: '' }, { text: sign.repeat(11) }, { text: sign.repeat(11) }],
    });
  };
  book.groups.forEach((group, index) => {
    tally.gap();
    tally.heading(`${romans[index]}. ${group.title.toUpperCase()}`);
    group.entries.forEach((entry) => tally.line(entry));
    rule('-');
    tally.total(`Total ${romans[index]}`, plus(group.entries));
  });
  tally.gap();
  tally.total('TOTAL EXPENDITURES AND RESERVES', plus(entriesOf(book, 'expense', 'reserve')), {
    role: 'total',
  });
  rule('=');
  const width = 46;
  const center = (words: string): string =>
    ' '.repeat(Math.max(0, Math.floor((74 - words.length) / 2))) + words;
  const dues = book.groups[0]!.entries[0]!.figures.next;
  const lines = [
    center(site.name.toUpperCase()),
    center(`OPERATING BUDGET FOR ${year}`),
    center(`Prepared by the Treasurer, ${autumn(site, random)}`),
    '',
    ...typedRows(tally.rows, tally.columns(), [width, 11, 11]),
    '',
    ...typeset(
      `The above was approved by the Board of Directors. Each ${site.home.toLowerCase()} will be charged ${dollars(ratio(dues, 1, 4 * site.homes))} a quarter.`,
      70,
    ),
    '',
    `${site.people[1]}, Treasurer`,
  ].map((line) => line.replace(/’/g, "'"));
  const paper = page(site, random, {
    title: `Budget ${year}`,
    author: site.people[1]!,
    blocks: [{ kind: 'title', text: site.name, sub: [`Operating Budget for ${year}`] }, tally.block],
  });
  const size = random.pick([9.5, 10, 10.5]);
  return {
    paper,
    print: (own) => printTyped(own, lines, { size, left: random.int(60, 84), top: 50 }),
    type: () => lines.join('\n') + '\n',
    kind: 'budget',
    association: site.name.replace(/’/g, "'"),
    fiscalYear: year,
    parts: [{ ...tally.part, lines: tally.part.lines }],
    traits: ['typewriter'],
    forms: { pdf: 2, txt: 3, scan: 3 },
    old: true,
  };
};

/** Where the money comes from on the left, where it goes on the right. */
export const facingTables: Paper = (site, random) => {
  const book = makeBook(site, random, { cents: 'none', most: 5, components: true });
  const { year } = site;
  const options = {
    measures: [at('next', [`${year} Budget`, 'proposed'], { year, alsoRoles: ['budget' as const] })],
    slots: ['name', 0] as ('name' | 0)[],
    money: pickMoney(random, { dollar: true }),
    signs: 'all' as const,
  };
  const left = new Tally({
    ...options,
    heads: { name: random.pick(['WHERE IT COMES FROM', 'SOURCES', 'MONEY IN']) },
  });
  const right = new Tally({
    ...options,
    heads: { name: random.pick(['WHERE IT GOES', 'USES', 'MONEY OUT']) },
  });
  const fill = (tally: Tally, groups: readonly Group[]): void =>
    groups.forEach((group) => {
      tally.heading(group.title);
      group.entries.forEach((entry) => tally.line(entry));
      tally.total(`Total ${group.title}`, plus(group.entries));
    });
  fill(
    left,
    book.groups.filter((one) => one.type === 'income'),
  );
  fill(
    right,
    book.groups.filter((one) => one.type !== 'income'),
  );
  right.total('Grand Total', plus(entriesOf(book, 'expense', 'reserve')), { role: 'total' });
  return {
    paper: page(site, random, {
      title: `${year} budget at a glance`,
      blocks: [
        { kind: 'title', text: site.name, sub: [`Adopted Budget, January - December ${year}`] },
        { kind: 'columns', blocks: [[left.block], [right.block]] },
        { kind: 'paragraph', style: 'small', text: 'Adopted by unanimous vote of the Board. Owners may review invoices at the office on weekdays from 9 to 4.' },
      ],
      style: { size: 9, margin: 40 },
    }),
    kind: 'budget',
    association: site.name,
    fiscalYear: year,
    parts: [
      {
        ...left.part,
        lines: [...left.part.lines, ...right.part.lines],
        totals: [...left.part.totals, ...right.part.totals],
      },
    ],
    traits: ['facing-tables'],
    forms: { pdf: 4, scan: 3 },
  }; // prettier-ignore
};

/** Shown on a wall at the meeting: one group a page in large type. */
export const slides: Paper = (site, random) => {
  const book = makeBook(site, random, { cents: 'none', most: 6 });
  const { year } = site;
  const tally = new Tally({
    measures: [
      at('budget', [`${year - 1} Budget`, 'budget'], { year: year - 1 }),
      at('projected', [`${year - 1} Forecast`, 'projected'], { year: year - 1 }),
      at('next', [`${year} Proposed`, 'proposed'], { year, alsoRoles: ['budget'] }),
    ],
    slots: ['name', 0, 1, 2],
    money: { ...whole, dollar: true },
    signs: 'all',
  });
  const header = tally.rows[0]!;
  const slide = (title: string, write: () => void): Block[] => {
    const from = tally.rows.length;
    write();
    return [
      { kind: 'page' },
      { kind: 'title', text: title },
      { ...tally.block, rows: [header, ...tally.rows.slice(from)] },
    ];
  };
  const blocks = book.groups.flatMap((group) =>
    slide(group.title, () => {
      tally.heading(group.title, { silent: true });
      group.entries.forEach((entry) => tally.line(entry));
      tally.total(`Total ${group.title}`, plus(group.entries));
    }),
  );
  const all = entriesOf(book, 'expense', 'reserve');
  blocks.push(
    ...slide('Bottom Line', () => {
      tally.total('Total Income', plus(entriesOf(book, 'income')));
      tally.total('Total Expenses & Reserves', plus(all));
      tally.total('Surplus (Deficit)', [...plus(entriesOf(book, 'income')), ...minus(all)], {
        role: 'total',
      });
    }),
  );
  return {
    paper: page(site, random, {
      title: `${year} budget presentation`,
      blocks: [
        { kind: 'space', points: 120 },
        { kind: 'title', text: site.name, sub: [`${year} Budget Presentation`, `Annual Meeting, ${autumn(site, random)}`] },
        ...blocks,
        { kind: 'page' },
        { kind: 'title', text: 'Questions?' },
        { kind: 'paragraph', text: `Contact ${site.people[5]} at ${site.agent}` },
      ],
      style: { orientation: 'landscape', size: 16, margin: 60, font: 'embedded' },
    }),
    kind: 'budget',
    association: site.name,
    fiscalYear: year,
    parts: [tally.part],
    traits: ['slides'],
    forms: { pdf: 5, scan: 1 },
  }; // prettier-ignore
};

/** Lines numbered through, sums named by their lines, words where a figure does not apply. */
export const numbered: Paper = (site, random) => {
  const book = makeBook(site, random, { cents: 'none', most: 7 });
  const { year } = site;
  const missing = random.pick(['N/A', 'None', 'n/a']);
  const later = new Set(random.sample(entriesOf(book, 'expense'), 3));
  const gone = new Set(random.sample(entriesOf(book, 'expense').filter((one) => !later.has(one)), 1)); // prettier-ignore
  for (const one of gone) {
    book.groups[0]!.entries[0]!.figures.next -= one.figures.next;
    one.figures.next = 0;
  }
  const tally = new Tally({
    measures: [
      at('actual', [`Actual ${year - 2}`, 'actual'], {
        year: year - 2,
        value: (entry) => (later.has(entry) ? { word: missing } : entry.figures.actual),
      }),
      at('budget', [`Budget ${year - 1}`, 'budget'], {
        year: year - 1,
        value: (entry) => (later.has(entry) ? { word: missing } : entry.figures.budget),
      }),
      at('next', [`Budget ${year}`, 'proposed'], {
        year,
        alsoRoles: ['budget'],
        value: (entry) => (gone.has(entry) ? { word: missing } : entry.figures.next),
      }),
    ],
    slots: ['number', 'name', 0, 1, 2],
    heads: { number: 'Line', name: 'Cash Requirements' },
    money: pickMoney(random, { zero: 'figure' }),
    nameWeight: 4,
  });
  let from = 1;
  for (const group of book.groups) {
    tally.heading(group.title);
    group.entries.forEach((entry) => tally.line(entry));
    const to = from + group.entries.length - 1;
    tally.total(
      from === to ? `Subtotal, line ${from}` : `Subtotal, lines ${from} to ${to}`,
      plus(group.entries),
    );
    from = to + 1;
  }
  tally.total('Total cash requirements', plus(entriesOf(book, 'expense', 'reserve')), { role: 'total' });
  return {
    paper: page(site, random, {
      title: `Schedule of cash requirements ${year}`,
      blocks: [
        { kind: 'title', text: `SCHEDULE "C"`, sub: [site.name, `Estimated Receipts and Cash Requirements for the Year Ending December 31, ${year}`] },
        tally.block,
        { kind: 'paragraph', style: 'small', text: 'This schedule is an estimate. It was prepared from bills on hand and quotations of vendors; actual costs will differ.' },
      ],
      pageNumbers: 'dash',
      style: { letterhead: 'plain', header: 'rule' },
    }),
    kind: 'budget',
    association: site.name,
    fiscalYear: year,
    parts: [tally.part],
    traits: ['numbered', 'words'],
    forms: { pdf: 4, docx: 2, scan: 3 },
    old: random.chance(0.5),
  }; // prettier-ignore
};

/** The budget as a box in the association's newsletter, beside an article. */
export const insert: Paper = (site, random) => {
  const book = makeBook(site, random, { cents: 'none', most: 4 });
  const { year } = site;
  const tally = new Tally({
    measures: [
      at('budget', [`${year - 1}`, 'budget'], { year: year - 1 }),
      at('next', [`${year}`, 'proposed'], { year, alsoRoles: ['budget'] }),
    ],
    slots: ['name', 0, 1],
    money: { ...whole, dollar: random.chance(0.5) },
    signs: 'all',
    nameWeight: 2.6,
  });
  inGroups(tally, book, {
    groupTotal: (title) => `Total ${title}`,
    income: 'Total Income',
    expenses: 'Total',
  });
  const [president, treasurer, ...others] = site.people;
  const article: Block[] = [
    { kind: 'heading', text: 'From the President' },
    { kind: 'paragraph', text: `What a summer it was! More than 60 of you came to the block party, and the pool was open for 118 days. Thanks to ${others[0]} for the grill and to ${others[1]} for the music.` },
    { kind: 'heading', text: 'Budget approved' },
    { kind: 'paragraph', text: `The Board has approved the budget for ${year}. ${treasurer} spent many evenings on it. You find it on this page. The biggest change is in insurance, where our agent told us to expect 10% to 15% more.` },
    { kind: 'heading', text: 'Dates' },
    { kind: 'paragraph', text: `Leaf pick-up: November 3, 17 and December 1\nAnnual meeting: December 9, 7:00 p.m.\nOffice closed: December 24 to January 2` },
    { kind: 'paragraph', style: 'italic', text: `${president}` },
  ]; // prettier-ignore
  return {
    paper: page(site, random, {
      title: 'Newsletter',
      author: site.people[2]!,
      blocks: [
        { kind: 'letterhead', name: `The ${site.short} Courier`, lines: [`Published for the members of ${site.name}`, `Fall ${year - 1}   Vol. ${random.int(4, 31)}, No. 4`] },
        { kind: 'columns', blocks: random.chance(0.6) ? [article, [tally.block]] : [[tally.block], article] },
      ],
      style: { size: 9, margin: 40, header: random.pick(['light', 'rule']) },
    }),
    kind: 'budget',
    association: site.name,
    fiscalYear: year,
    parts: [tally.part],
    traits: ['insert'],
    forms: { pdf: 4, scan: 2, docx: 1 },
  }; // prettier-ignore
};

/** Each line's part of the whole beside its dollars. */
export const percents: Paper = (site, random) => {
  const book = makeBook(site, random, { cents: 'none', components: true });
  const { year } = site;
  const all = book.groups[0]!.entries.reduce((sum, one) => sum + one.figures.next, 0);
  const tally = new Tally({
    measures: [
      at('projected', [`Anticipated ${year - 1}`, 'projected'], { year: year - 1 }),
      at('next', [`Budget ${year}`, 'proposed'], { year, alsoRoles: ['budget'] }),
      reckoned(['part', '% of Budget', 'percent'], { percent: true, value: ({ figures }) => Math.round((figures.next / all) * 10000) }),
      reckoned(['pct', '+/- %', 'percent'], { percent: true, value: ({ figures }) => change(figures.next, figures.projected) }),
      reckoned(['month', 'Per Month', 'month'], { alsoRoles: ['budget', 'proposed', 'other'], value: ({ figures }) => ratio(figures.next, 1, 12) }),
    ],
    slots: random.chance(0.5) ? ['name', 0, 1, 2, 3, 4] : ['name', 1, 2, 4, 0, 3],
    heads: { name: 'Category' },
    money: { ...exact, negative: random.pick(['minus', 'parentheses']) },
    percentPlaces: random.pick([1, 2]),
    indent: 8,
  }); // prettier-ignore
  inGroups(tally, book, {
    groupTotal: (title) => `${title} total`,
    income: 'Income total',
    expenses: 'All expenses and reserves',
  });
  return {
    paper: page(site, random, {
      title: `Budget ${year}`,
      blocks: [{ kind: 'title', text: `${site.name} - ${year} Budget`, sub: [`Finance Committee: ${site.people.slice(1, 4).join(', ')}`] }, tally.block],
      style: { size: 9 },
    }),
    kind: 'budget',
    association: site.name,
    fiscalYear: year,
    parts: [tally.part],
    traits: ['percents'],
    forms: { pdf: 3, docx: 2, xlsx: 2, scan: 2 },
    sheet: { name: 'Budget', format: '#,##0.00' },
  }; // prettier-ignore
};
