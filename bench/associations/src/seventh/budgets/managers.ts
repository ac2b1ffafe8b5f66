import { ratio } from '../../core/money';
import { shortMonths } from '../../core/dates';

import { autumn, dollars, november, page, phone, type Paper } from '../site';
import { codes, entriesOf, makeBook, type Entry } from './book';
import { at, exact, inGroups, pickMoney, reckoned, whole } from './measures';
import { change, minus, plus, Tally, type Measure } from './tally';

const groupTotal = (title: string): string => `Total ${title}`;

/** Years side by side with the change and the manager's remarks, as a packet to the board has them. */
export const comparison: Paper = (site, random) => {
  const book = makeBook(site, random, { cents: 'none' });
  const { year } = site;
  const month = shortMonths[book.closed - 1]!;
  const newestFirst = random.chance(0.4);
  const years: Measure[] = [
    at('actual', [`${year - 2} Actual`, 'actual'], { year: year - 2 }),
    at('budget', [`${year - 1} Approved Budget`, 'budget'], { year: year - 1, head: [`${year - 1}`, 'Approved', 'Budget'] }),
    at('ytd', [`${month}-${String(year - 1).slice(2)} YTD`, 'ytd'], { year: year - 1, alsoRoles: ['actual'] }),
    at('projected', [`${year - 1} Year-End Forecast`, 'projected'], { year: year - 1, head: [`${year - 1}`, 'Year-End', 'Forecast'] }),
    at('next', [`${year} Draft Budget`, 'proposed'], { year, alsoRoles: ['budget'], head: [`${year}`, 'Draft', 'Budget'] }),
  ]; // prettier-ignore
  const measures = [
    ...(newestFirst ? [...years].reverse() : years),
    reckoned(['diff', '$ Change', 'variance'], {
      weight: 1.1,
      value: ({ figures }) => figures.next - figures.budget,
    }),
    reckoned(['pct', '% Change', 'percent'], {
      percent: true,
      weight: 0.9,
      value: ({ figures }) => change(figures.next, figures.budget),
    }),
  ];
  const tally = new Tally({
    measures,
    slots: ['code', 'name', ...measures.map((_, index) => index), 'note'],
    heads: { code: random.pick(['GL #', 'Acct', 'Account No.']), name: 'Description', note: 'Manager Notes' },
    money: pickMoney(random),
    computed: true,
    signs: 'all',
  });
  inGroups(tally, book, {
    groupTotal,
    income: 'Total Income',
    expenses: 'Total Operating Expenses',
    all: 'Total Expenses and Reserves',
    net: 'Net Surplus / (Deficit)',
  });
  return {
    paper: page(site, random, {
      title: `${site.name} ${year} Budget`,
      blocks: [
        {
          kind: 'title',
          text: site.name,
          sub: [`${year} Budget Worksheet`, `Draft of ${november(site, random)}`],
        },
        tally.block,
      ],
      footer: `Prepared by ${site.agent}`,
      pageNumbers: 'page-of',
      style: { orientation: 'landscape', size: 8.5, margin: 36, rotated: random.chance(0.2) },
    }),
    kind: 'budget',
    association: site.name,
    fiscalYear: year,
    parts: [tally.part],
    traits: ['comparison', ...(newestFirst ? ['newest-first'] : [])],
    forms: { pdf: 4, xlsx: 4, xls: 1, scan: 1 },
    sheet: { name: `${year} Budget`, format: '#,##0_);(#,##0)' },
  };
};

/** What a home pays: the year, the month, and the month by the home. */
export const feeSchedule: Paper = (site, random) => {
  const book = makeBook(site, random, { cents: 'none', components: random.chance(0.6) });
  const { year, homes } = site;
  const per = site.home;
  const measures = [
    at('next', [`Annual ${year}`, 'proposed'], { year, alsoRoles: ['budget'] }),
    reckoned(['month', 'Monthly', 'month'], {
      alsoRoles: ['budget', 'proposed', 'other'],
      value: ({ figures }) => ratio(figures.next, 1, 12),
    }),
    reckoned(['home', `Per ${per} Per Month`, 'other'], {
      alsoRoles: ['month', 'budget', 'proposed'],
      head: [`Per ${per}`, 'Per Month'],
      value: ({ figures }) => ratio(figures.next, 1, 12 * homes),
    }),
  ];
  const tally = new Tally({
    measures,
    slots: random.pick([['name', 0, 1, 2], ['name', 1, 0, 2], ['name-code', 0, 1, 2]] as const).slice() as ('name' | 0)[],
    heads: { name: 'Item of Expense', 'name-code': 'Account' },
    money: { ...exact, dollar: random.chance(0.5) },
    signs: 'all',
    indent: 12,
    leaders: random.chance(0.4),
    nameWeight: 4,
  }); // prettier-ignore
  inGroups(tally, book, {
    groupTotal: (title) => `${title} - Subtotal`,
    income: 'Income - Subtotal',
    expenses: 'Total Expenses and Reserves',
  });
  const dues = book.groups[0]!.entries[0]!;
  return {
    paper: page(site, random, {
      title: `Estimated budget ${year}`,
      blocks: [
        { kind: 'letterhead', name: site.name, lines: [`c/o ${site.agent}`, `Telephone ${phone(random)}`] },
        { kind: 'title', text: `Estimated Operating Budget for Fiscal Year ${year}`, sub: [`January 1 through December 31, ${year}`, `Based on ${homes} ${per.toLowerCase()}s`] },
        tally.block,
        { kind: 'paragraph', text: `Assessment per ${per.toLowerCase()} beginning January 1, ${year}: ${dollars(ratio(dues.figures.next, 1, 12 * homes))} per month, due on the first day of each month and late after the 15th. A late charge of $25.00 applies.` },
      ],
    }),
    kind: 'budget',
    association: site.name,
    fiscalYear: year,
    parts: [tally.part],
    traits: ['fee-schedule'],
    forms: { pdf: 4, docx: 3, scan: 3 },
  }; // prettier-ignore
};

/** A master association and its neighborhoods, a column each; what only one of them has leaves the others empty. */
export const neighborhoods: Paper = (site, random) => {
  const book = makeBook(site, random, { cents: 'none', components: true, code: codes.plain });
  const { year } = site;
  const names = random.sample(
    ['Villas', 'Courtyards', 'Carriage Homes', 'Bungalows', 'Townhomes', 'Estates'],
    2,
  );
  const shares = new Map<Entry, readonly [number, number]>();
  for (const entry of entriesOf(book, 'income', 'expense', 'reserve')) {
    const only = entry.key === 'dues' ? 9 : random.int(0, 9);
    const first = only < 2 ? entry.figures.next : Math.round((entry.figures.next * random.int(40, 70)) / 10000) * 100;
    const second = only < 2 ? 0 : only < 4 ? entry.figures.next - first : Math.round(((entry.figures.next - first) * random.int(30, 60)) / 10000) * 100;
    shares.set(entry, [first, second]);
  } // prettier-ignore
  const cell = (entry: Entry, index: number): number | undefined => {
    const [first, second] = shares.get(entry)!;
    return [first, second, entry.figures.next - first - second][index] || undefined;
  };
  const also = { year, alsoRoles: ['proposed', 'budget'] as ('proposed' | 'budget')[] };
  const measures = [
    reckoned(['master', 'Master', 'other'], { ...also, value: (entry) => cell(entry, 0) }),
    reckoned(['one', names[0]!, 'other'], { ...also, value: (entry) => cell(entry, 1) }),
    reckoned(['two', names[1]!, 'other'], { ...also, value: (entry) => cell(entry, 2) }),
    at('next', [`Total ${year}`, 'proposed'], { year, alsoRoles: ['budget', 'other'] }),
  ];
  const tally = new Tally({
    measures,
    slots: random.chance(0.5) ? ['code', 'name', 0, 1, 2, 3] : ['code', 'name', 3, 0, 1, 2],
    heads: { code: 'G/L', name: '' },
    money: pickMoney(random, { zero: 'figure' }),
    signs: 'accounting',
    computed: true,
  });
  inGroups(tally, book, { groupTotal, income: 'TOTAL REVENUE', expenses: 'TOTAL EXPENSES', gaps: true });
  return {
    paper: page(site, random, {
      title: `Consolidated budget ${year}`,
      blocks: [
        { kind: 'title', text: site.name, sub: ['Consolidated Budget by Neighborhood', `Year Ending December 31, ${year}`] },
        tally.block,
      ],
      pageNumbers: 'dash',
    }),
    kind: 'budget',
    association: site.name,
    fiscalYear: year,
    parts: [tally.part],
    traits: ['neighborhoods'],
    forms: { pdf: 4, xlsx: 3, scan: 1, docx: 1 },
    sheet: { name: 'Consolidated', format: '#,##0' },
  }; // prettier-ignore
};

/** Twelfths that add to the whole: what is left over goes to the last part. */
function parts(cents: number, count: number): number[] {
  const one = Math.floor(cents / 100 / count) * 100;
  return Array.from({ length: count }, (_, index) => (index < count - 1 ? one : cents - one * (count - 1)));
}

/** Four quarters and the year below a header of two rows. */
export const quarters: Paper = (site, random) => {
  const book = makeBook(site, random, { cents: 'none', most: 7 });
  const { year } = site;
  const names = ['First', 'Second', 'Third', 'Fourth'];
  const measures = [
    ...names.map((name, index) =>
      reckoned([`q${index + 1}`, `${name} Quarter`, 'quarter'], {
        year,
        head: [name, 'Quarter'],
        value: ({ figures }) => parts(figures.next, 4)[index],
      }),
    ),
    at('next', [`Fiscal ${year} Total`, 'proposed'], {
      year,
      alsoRoles: ['budget'],
      head: [`Fiscal ${year}`, 'Total'],
    }),
  ];
  const tally = new Tally({
    measures,
    slots: ['code-name', ...(random.chance(0.4) ? [4, 0, 1, 2, 3] : [0, 1, 2, 3, 4])],
    money: pickMoney(random),
    codeJoint: random.pick([' ', ' - ', '  ']),
    signs: 'accounting',
    computed: true,
  });
  inGroups(tally, book, {
    groupTotal,
    income: 'Total Income',
    expenses: 'Total Disbursements',
    net: 'Excess (Shortfall)',
  });
  return {
    paper: page(site, random, {
      title: `Quarterly budget ${year}`,
      blocks: [
        { kind: 'letterhead', name: site.agent, lines: ['Managing Agent for', site.name] },
        { kind: 'title', text: `Budget by Quarter, Fiscal ${year}` },
        tally.block,
      ],
      style: { orientation: random.pick(['portrait', 'landscape']), size: 9 },
    }),
    kind: 'budget',
    association: site.name,
    fiscalYear: year,
    parts: [tally.part],
    traits: ['quarters'],
    forms: { pdf: 4, xlsx: 2, scan: 2, txt: 1 },
    sheet: { name: 'By Quarter', format: '$#,##0' },
  }; // prettier-ignore
};

/** Twelve months of a fiscal year that begins in summer; dues come by the quarter, some costs in one month. */
export const fiscalMonths: Paper = (site, random) => {
  const book = makeBook(site, random, { cents: 'none', most: 6, code: codes.long });
  const { year } = site;
  const begins = random.pick([4, 7, 10]);
  const once = new Map<string, number>([['audit', 3], ['taxes', 2], ['license', 0], ['annual', 10], ['study', 5]]); // prettier-ignore
  const months = Array.from({ length: 12 }, (_, index) => {
    const month = begins + index;
    const [name, of] = [shortMonths[(month - 1) % 12]!, month > 12 ? year : year - 1];
    return reckoned([`m${index + 1}`, `${name}-${String(of).slice(2)}`, 'month'], {
      year: of,
      weight: 0.85,
      value: ({ figures, key }) => {
        const only = once.get(key);
        if (only !== undefined) return index === only ? figures.next : 0;
        return parts(figures.next, 12)[index];
      },
    });
  });
  const measures = [...months, at('next', [`FY${year} Total`, 'proposed'], { year, alsoRoles: ['budget'] })];
  const tally = new Tally({
    measures,
    slots: ['code', 'name', ...measures.map((_, index) => index)],
    heads: { code: 'Account', name: 'Account Name' },
    money: { ...whole, zero: random.pick(['dash', 'figure']) },
    computed: true,
    nameWeight: 2.6,
  });
  inGroups(tally, book, {
    groupTotal: (title) => `${title} Total`,
    income: 'Income Total',
    expenses: 'Grand Total Expenses',
    net: 'Net Operating Income',
  });
  return {
    paper: page(site, random, {
      title: `Spread ${year}`,
      blocks: [
        { kind: 'title', text: `${site.name}`, sub: [`Budget Spread - Fiscal Year ${year}`, `${shortMonths[begins - 1]} ${year - 1} to ${shortMonths[(begins + 10) % 12]} ${year}`] },
        tally.block,
      ],
      pageNumbers: 'page-of',
      style: { orientation: 'landscape', size: 7, margin: 26, padding: 2, font: 'embedded' },
    }),
    kind: 'budget',
    association: site.name,
    fiscalYear: year,
    parts: [tally.part],
    traits: ['fiscal-months'],
    forms: { pdf: 4, xlsx: 3, csv: 2, xls: 1 },
    sheet: { name: 'Spread', format: '#,##0' },
  }; // prettier-ignore
};

/** An online bookkeeping program's overview: headings, "Total for", and what is left in three steps. */
export const online: Paper = (site, random) => {
  const book = makeBook(site, random, { cents: 'all', code: codes.plain });
  const { year } = site;
  const measures = [at('next', [`Jan - Dec ${year}`, 'budget'], { year, alsoRoles: ['proposed'] })];
  const tally = new Tally({
    measures,
    slots: ['code-name', 0],
    heads: { 'code-name': '' },
    money: { ...exact, negative: 'minus', dollar: random.chance(0.5) },
    signs: 'accounting',
    indent: 16,
    computed: true,
  });
  const [income, ...rest] = book.groups;
  const costs = rest.filter((group) => group.type === 'expense');
  const spent = entriesOf(book, 'expense');
  const reserves = entriesOf(book, 'reserve');
  tally.heading('Income');
  income!.entries.forEach((entry) => tally.line(entry));
  tally.total('Total for Income', plus(income!.entries));
  tally.total('Gross Profit', plus(income!.entries));
  tally.heading('Expenses');
  for (const group of costs) {
    tally.heading(group.title, { also: 'Expenses' });
    group.entries.forEach((entry) => tally.line(entry));
    tally.total(`Total for ${group.title}`, plus(group.entries));
  }
  tally.total('Total for Expenses', plus(spent));
  tally.total('Net Operating Income', [...plus(income!.entries), ...minus(spent)], { role: 'total' });
  tally.heading('Other Expenses');
  tally.heading('Reserve Transfers', { also: 'Other Expenses' });
  reserves.forEach((entry) => tally.line(entry));
  tally.total('Total for Other Expenses', plus(reserves));
  tally.total('Net Other Income', minus(reserves));
  tally.total('Net Income', [...plus(income!.entries), ...minus([...spent, ...reserves])], { role: 'total' });
  return {
    paper: page(site, random, {
      title: 'Budget Overview',
      blocks: [
        { kind: 'title', text: site.name, sub: [`Budget Overview: FY_${year} - FY${String(year).slice(2)} P&L`, `January - December ${year}`] },
        tally.block,
      ],
      footer: `${autumn(site, random)}   4:12 PM GMT-5`,
      pageNumbers: 'page-of',
      style: { letterhead: 'plain', header: 'rule', grid: 'none', font: 'embedded', zebra: false },
    }),
    kind: 'budget',
    association: site.name,
    fiscalYear: year,
    parts: [tally.part],
    traits: ['online'],
    forms: { pdf: 3, xlsx: 3, csv: 2 },
    sheet: { name: 'Budget Overview', format: '#,##0.00', amountsAsText: random.chance(0.2) },
  }; // prettier-ignore
};
