import { decimal, ratio } from '../../core/money';
import { type Block } from '../../layout/paper';
import { type TruthBudget } from '../../truth';
import { autumn, dollars, page, type Paper } from '../site';
import { printTyped, typeset } from '../typed';
import { entriesOf, makeBook, sumOf, type Entry } from './book';
import { at, exact, pickMoney, reckoned } from './measures';
import { plus, Tally } from './tally';

/** A mail to the members: each line of the budget a line of the message, its price after the words. */
export const mail: Paper = (site, random) => {
  const book = makeBook(site, random, { cents: 'none', most: 5 });
  const { year } = site;
  const joint = random.pick([': ', ' - ', ' ... ']);
  const bullet = random.pick(['* ', '- ', '  ']);
  const part: TruthBudget = {
    kind: 'budget',
    columns: [{ id: 'next', label: `${year} budget`, year, role: 'proposed', alsoRoles: ['budget'] }],
    lines: [],
    totals: [],
  };
  const say = (entry: Entry, section: string): string => {
    const { name: description, type, figures } = entry;
    part.lines.push({ description, section, type, cells: { next: decimal(figures.next) } });
    return `${bullet}${description}${joint}${dollars(figures.next, true)}`;
  };
  const add = (description: string, entries: readonly Entry[]): string => {
    const sum = sumOf(entries, 'next');
    part.totals.push({ description, columnId: 'next', printed: decimal(sum), foots: true });
    return `${description}${joint}${dollars(sum, true)}`;
  };
  const body = book.groups.flatMap((group) => [
    group.title.toUpperCase(),
    ...group.entries.map((entry) => say(entry, group.title.toUpperCase())),
    ...(group.entries.length > 1 ? [add(`Total ${group.title.toLowerCase()}`, group.entries)] : []),
    '',
  ]);
  const [president, treasurer] = site.people as [string, string];
  const dues = book.groups[0]!.entries[0]!.figures.next;
  const ending = add('Everything we spend and save', entriesOf(book, 'expense', 'reserve'));
  const lines = [
    `From: ${treasurer} <treasurer@example.org>`,
    `Sent: ${autumn(site, random)} 8:47 PM`,
    `To: All members of ${site.name}`,
    `Subject: ${year} budget`,
    '',
    ...typeset(`Hello everyone, here is the ${year} budget as the board passed it on Monday by 4 votes to 1. Please print it for your files.`, 76),
    '',
    ...body,
    ending,
    '',
    ...typeset(`That makes ${dollars(ratio(dues, 1, 12 * site.homes))} for each ${site.home.toLowerCase()} every month. If you pay by check, the box is at the clubhouse; a returned check costs $35.`, 76),
    '',
    treasurer,
    `cc: ${president}`,
  ].map((line) => line.replace(/’/g, "'")); // prettier-ignore
  return {
    paper: page(site, random, {
      title: `${year} budget`,
      author: treasurer,
      blocks: lines.map((line): Block => ({ kind: 'paragraph', text: line })),
      style: { size: 10, grid: 'none' },
    }),
    print: (own) => printTyped(own, lines, { size: 10, left: 60, top: 56 }),
    type: () => `${lines.join('\n')}\n`,
    kind: 'budget',
    association: site.name.replace(/’/g, "'"),
    fiscalYear: year,
    parts: [part],
    traits: ['mail'],
    forms: { txt: 3, pdf: 3, docx: 2, scan: 1 },
  };
};

const remarks: Partial<Record<string, readonly string[]>> = {
  management: [
    'Contract through December; the fee rises with the index.',
    '12 payments to the managing agent.',
  ],
  audit: ['Review every year, audit every third.', 'Engagement letter is on file.'],
  electric: ['44 poles and the pump house.', 'Average of the last 24 bills.'],
  water: ['Two meters; the city bills every other month.', 'Includes the irrigation well permit.'],
  lawn: ['34 cuts, 2 prunings, 3 applications.', 'Contract with option for a second year.'],
  property: ['Renews April 1; agent’s estimate.', 'Replacement cost was appraised in 2022.'],
  snow: ['Four plowings over 2 inches are included.'],
  pool: ['Memorial Day to Labor Day, 7 days a week.'],
  legal: ['Collections are charged back to owners.'],
  elevator: ['Two cars, full maintenance.'],
  refuse: ['Two pickups a week; bulk items extra.'],
  janitor: ['Five mornings a week.'],
};

/** A budget that explains itself: below many a line a remark in small italics, with figures of its own. */
export const narrative: Paper = (site, random) => {
  const book = makeBook(site, random, { cents: 'none', most: 7 });
  const { year } = site;
  const tally = new Tally({
    measures: [
      at('budget', [`${year - 1} Adopted`, 'budget'], { year: year - 1 }),
      at('projected', [`${year - 1} Estimate`, 'projected'], { year: year - 1 }),
      at('next', [`${year} Proposed`, 'proposed'], { year, alsoRoles: ['budget'] }),
    ],
    slots: random.chance(0.6) ? ['code', 'name', 0, 1, 2] : ['name', 0, 1, 2],
    heads: { code: 'Code', name: 'Account and explanation' },
    money: pickMoney(random),
    signs: 'accounting',
    nameWeight: 4.4,
    indent: 6,
  });
  for (const group of book.groups) {
    tally.heading(group.title);
    for (const entry of group.entries) {
      tally.line(entry);
      const words = remarks[entry.key];
      if (words && random.chance(0.8)) tally.say(`(${random.pick(words)})`);
    }
    tally.total(`Total ${group.title}`, plus(group.entries));
  }
  tally.total('Total Expenses and Reserves', plus(entriesOf(book, 'expense', 'reserve')), { role: 'total' });
  return {
    paper: page(site, random, {
      title: 'Budget with explanations',
      blocks: [
        { kind: 'title', text: `${year} Proposed Budget with Explanations`, sub: [site.name] },
        tally.block,
      ],
      pageNumbers: 'page-of',
      style: { grid: random.pick(['none', 'rows']), header: random.pick(['rule', 'light']) },
    }),
    kind: 'budget',
    association: site.name,
    fiscalYear: year,
    parts: [tally.part],
    traits: ['narrative'],
    forms: { pdf: 4, docx: 3, scan: 2 },
  };
};

/** A developer's estimate in an offering: items by letter, the month before the year, words where nothing is due. */
export const offering: Paper = (site, random) => {
  const book = makeBook(site, random, { cents: 'none', most: 6, components: true });
  const { year } = site;
  const missing = random.pick(['Not applicable', 'Waived', 'By Developer']);
  const none = new Set(random.sample(entriesOf(book, 'expense'), 2));
  const dues = book.groups[0]!.entries[0]!.figures;
  for (const one of none) {
    dues.next -= one.figures.next;
    one.figures.next = 0;
  }
  const value = (entry: Entry, cents: number): number | { word: string } =>
    none.has(entry) ? { word: missing } : cents;
  const tally = new Tally({
    measures: [
      reckoned(['month', 'Monthly', 'month'], {
        alsoRoles: ['budget', 'proposed', 'other'],
        value: (entry) => value(entry, ratio(entry.figures.next, 1, 12)),
      }),
      at('next', ['Annually', 'proposed'], {
        year,
        alsoRoles: ['budget'],
        value: (entry) => value(entry, entry.figures.next),
      }),
    ],
    slots: ['name', 0, 1],
    money: { ...exact, dollar: true },
    signs: random.pick(['all', 'accounting']),
    leaders: true,
    indent: 20,
    nameWeight: 4.2,
  });
  book.groups.forEach((group, index) => {
    tally.heading(`${String.fromCharCode(65 + index)}. ${group.title}`);
    group.entries.forEach((entry) => tally.line(entry));
    tally.total(`Total ${String.fromCharCode(65 + index)}`, plus(group.entries));
  });
  tally.total('Total of B through G', plus(entriesOf(book, 'expense', 'reserve')), { role: 'total' });
  return {
    paper: page(site, random, {
      title: 'Estimated operating budget',
      author: 'Developer',
      blocks: [
        { kind: 'title', text: 'EXHIBIT “E” TO THE OFFERING CIRCULAR', sub: [`ESTIMATED OPERATING BUDGET OF ${site.name.toUpperCase()}`, `For the period from January 1, ${year} to December 31, ${year}`] },
        tally.block,
        { kind: 'paragraph', style: 'small', text: `The estimate assumes that all ${site.homes} ${site.home.toLowerCase()}s are completed. Until control is turned over the Developer guarantees that the monthly assessment will not exceed ${dollars(ratio(dues.next, 1, 12 * site.homes))}. THE BUDGET IS AN ESTIMATE; ACTUAL COSTS MAY EXCEED IT.` },
      ],
      pageNumbers: 'dash',
      style: { font: 'serif', letterhead: 'centered', header: 'rule', grid: 'none' },
    }),
    kind: 'budget',
    association: site.name,
    fiscalYear: year,
    parts: [tally.part],
    traits: ['offering', 'words'],
    forms: { pdf: 4, scan: 4, docx: 1 },
    old: true,
  }; // prettier-ignore
};
