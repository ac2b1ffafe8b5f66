import { longDate } from '../../core/dates';
import { ratio } from '../../core/money';
import { row, text, type Block } from '../../layout/paper';
import { address, autumn, autumnDay, dollars, page, phone, type Paper } from '../site';
import { makeBook } from './book';
import { budgetDraft, col } from './draft';
import { Ledger } from './ledger';
import { money } from './shape';

/** A letter to the owners with the budget in its midst and what each kind of home pays after it. */
export const ownersLetter: Paper = (site, random) => {
  const book = makeBook(site, random, { most: 5 });
  const { year } = site;
  const ledger = new Ledger({
    cols: [
      col('b', `${year - 1} Approved`, { role: 'budget', year: year - 1, value: (one) => one.budget }),
      col('p', `${year} Approved`, {
        role: 'proposed',
        year,
        also: ['budget'],
        value: (one) => one.proposed,
      }),
      col('c', 'Increase (Decrease)', { role: 'variance', value: (one) => one.proposed - one.budget }),
    ],
    slots: ['name', 'b', 'p', 'c'],
    style: money({ dollar: random.chance(0.5), zero: random.pick(['dash', 'figure']) }),
    codes: false,
    indent: random.pick([0, 10]),
  });
  ledger.header();
  const slip = random.chance(0.2) ? random.int(1, book.groups.length - 2) : -1;
  book.groups.forEach((group, at) =>
    ledger
      .section(group.title)
      .all(group.accounts)
      .subtotal(`Total ${group.title}`, at === slip ? 540_00 : 0),
  );
  ledger.total('Total Expenses & Reserves', ['expense', 'reserve']);
  const dues = ratio(book.income[0]!.proposed, 1, site.homes * 12);
  const kinds = ['One bedroom', 'Two bedroom', 'Three bedroom'];
  const payments: Block = {
    kind: 'table',
    columns: [
      { weight: 2, align: 'left' },
      { weight: 1, align: 'right' },
      { weight: 1, align: 'right' },
    ],
    width: 0.6,
    rows: [
      row('header', ['', text(`${year - 1} per month`), text(`${year} per month`)]),
      ...kinds.map((kind, at) =>
        row('line', [
          kind,
          dollars(Math.round(dues * (0.72 + at * 0.2))),
          dollars(Math.round(dues * (0.78 + at * 0.21))),
        ]),
      ),
    ],
  };
  const day = autumnDay(site, random);
  return budgetDraft(site, {
    layout: 'owners-letter',
    ledger,
    paper: page(site, random, {
      title: `Letter to owners, ${year} budget`,
      blocks: [
        {
          kind: 'letterhead',
          name: site.name,
          lines: [`c/o ${site.agent}`, `${address(site)}  ${phone(random)}`],
        },
        { kind: 'paragraph', text: longDate(day) },
        { kind: 'paragraph', text: 'Dear Owner:' },
        {
          kind: 'paragraph',
          text: `At its meeting last week the Board of Directors approved the budget for ${year}. Insurance again takes the largest step; our carrier has told us to expect ${random.int(6, 19)}% more at renewal. The Board looked at ${random.int(2, 4)} bids for every contract above $${random.pick(['5,000', '10,000', '7,500'])} and postponed what could wait.`,
        },
        ledger.table(),
        { kind: 'paragraph', text: `Beginning January 1, ${year}, your monthly payment will be:` },
        payments,
        {
          kind: 'paragraph',
          text: `Please change your automatic payment by December 20. A late fee of $25.00 is charged after the 10th of the month.`,
        },
        { kind: 'paragraph', text: `Sincerely,\n${site.people[0]}\nPresident` },
      ],
      style: { margin: random.int(54, 76) },
    }),
    forms: { docx: 5, pdf: 4, scan: 3 },
    more: { traits: ['owners-letter', ...(slip > 0 ? ['sum-off'] : [])] },
  });
};

/** The treasurer's message, typed with dots; one figure a line. */
export const message: Paper = (site, random) => {
  const book = makeBook(site, random, { most: 4 });
  const { year } = site;
  const ledger = new Ledger({
    cols: [col('p', `${year}`, { role: 'proposed', year, also: ['budget'], value: (one) => one.proposed })],
    slots: ['name', 'p'],
    style: money({ dollar: random.chance(0.5) }),
    codes: false,
    leader: true,
    indent: 0,
  });
  for (const group of book.groups)
    ledger
      .section(`${group.title}:`, { also: group.title })
      .all(group.accounts)
      .subtotal(`${group.title} in all`)
      .blank();
  ledger.total('Everything we pay', ['expense', 'reserve']);
  const parts = ledger.truth();
  return budgetDraft(site, {
    layout: 'message',
    ledger,
    paper: page(site, random, {
      title: `Budget ${year}`,
      author: site.people[1]!,
      blocks: [
        {
          kind: 'paragraph',
          text: `From: ${site.people[1]} (Treasurer)\nTo: Board of Directors\nDate: ${autumn(site, random)}\nSubject: ${site.name} - ${year} budget, final numbers`,
        },
        {
          kind: 'paragraph',
          text: `All, here is the ${year} budget as we agreed on Tuesday. I left out the cents. Call me at ${phone(random)} if something looks off.`,
        },
        ledger.table(),
        {
          kind: 'paragraph',
          text: `That leaves nothing over, as it should. Last year we ended $${random.int(2, 9)},${random.int(100, 999)} to the good, which stays in operating cash.`,
        },
        { kind: 'paragraph', text: `${site.people[1]!.split(' ')[0]}` },
      ],
      style: { font: 'mono', size: 9.5 },
    }),
    forms: { txt: 6, docx: 2, pdf: 2 },
    more: { parts: [{ ...parts, columns: parts.columns.map((one) => ({ ...one, label: '' })) }] },
  });
};

/** Typed on a machine, initialled and copied: names in capitals, cents, rules of hyphens. */
export const typedBudget: Paper = (site, random) => {
  const book = makeBook(site, random, { most: 5, codes: 'three' });
  const { year } = site;
  const ledger = new Ledger({
    cols: [
      col('b', [`BUDGET`, `${year - 1}`], { role: 'budget', year: year - 1, value: (one) => one.budget }),
      col('e', ['EXPECTED', `${year - 1}`], {
        role: 'projected',
        year: year - 1,
        value: (one) => one.projected,
      }),
      col('p', ['BUDGET', `${year}`], {
        role: 'proposed',
        year,
        also: ['budget'],
        value: (one) => one.proposed,
      }),
    ],
    slots: ['code', 'name', 'b', 'e', 'p'],
    style: money({ decimals: 2, negative: 'trailing-minus' }),
    name: (one) => one.name.toUpperCase(),
    codes: random.chance(0.7),
    weights: { code: 0.7 },
  });
  ledger.header();
  for (const group of book.groups)
    ledger
      .section(group.title.toUpperCase())
      .all(group.accounts)
      .subtotal(`TOTAL ${group.title.toUpperCase()}`)
      .blank();
  ledger.total('TOTAL ALL EXPENSE', ['expense', 'reserve']).total('EXCESS OF INCOME', 'net');
  return budgetDraft(site, {
    layout: 'typed-budget',
    ledger,
    paper: page(site, random, {
      title: `Budget ${year}`,
      blocks: [
        { kind: 'paragraph', text: site.name, align: 'center' },
        {
          kind: 'paragraph',
          text: `OPERATING BUDGET FOR THE TWELVE MONTHS ENDING DECEMBER 31, ${year}`,
          align: 'center',
        },
        ledger.table(),
        {
          kind: 'paragraph',
          text: `APPROVED BY THE BOARD ${autumn(site, random).toUpperCase()}        INITIALS ______`,
        },
      ],
      style: {
        font: 'mono',
        size: 9,
        margin: 50,
        header: 'rule',
        grid: 'none',
        zebra: false,
        accent: '#000000',
        padding: 2,
      },
    }),
    forms: { scan: 5, pdf: 2, txt: 2 },
    more: { old: true },
  });
};
