import { longDate, monthName } from '../../core/dates';
import { type Random } from '../../core/random';
import { money } from '../budgets/look';
import { type Paper } from '../publish';
import { c, p, type Block, type Doc, type Row } from '../write/ink';
import { onDay, type Home } from '../world';
import { dial, firm, road, somebody } from '../names';
import { invoice, bids, aging, register } from './ledgers';

export const usd = (random: Random, low: number, high: number): string =>
  money(random.int(low, high) * 100 + random.pick([0, 0, 50, 99, 13]), { dollar: 'all' });
export const some = (random: Random, year: number): string =>
  `${year}-${String(random.int(1, 12)).padStart(2, '0')}-${String(random.int(1, 28)).padStart(2, '0')}`;

interface Piece {
  name: string;
  home: Home;
  blocks: Block[];
  containers: Paper['containers'];
  kind?: 'other' | 'bylaws';
  doc?: Partial<Doc>;
}

export const paper = (of: Piece, random: Random): Paper => ({
  doc: {
    title: of.name,
    blocks: of.blocks,
    font: 'times',
    size: 10.5,
    margin: 60,
    date: onDay(random, of.home.year),
    ...of.doc,
  },
  kind: of.kind ?? 'other',
  association: of.home.name,
  parts: [],
  traits: [of.name, 'no-facts'],
  containers: of.containers,
});

/** Minutes with a treasurer's report, motions with sums and a count of votes. */
const minutes = (home: Home, random: Random): Paper => {
  const day = some(random, home.year);
  return paper(
    {
      name: 'minutes',
      home,
      blocks: [
        p(home.name, { bold: true, al: 'c' }),
        p(`Minutes of the Board of Directors, ${longDate(day)}`, { al: 'c' }),
        p(
          `Present: ${home.people.slice(0, 3).join(', ')}. Also present: ${somebody(random)} for ${home.manager}. Call to order 7:0${random.int(1, 9)} p.m.`,
        ),
        p(
          `Treasurer\u2019s report. Operating account ${usd(random, 9000, 90000)}; reserve account ${usd(random, 40000, 900000)}. Delinquencies over 60 days: ${usd(random, 900, 15000)} (${random.int(2, 9)} owners). Year to date we are ${usd(random, 400, 9000)} over budget, chiefly water.`,
        ),
        p(
          `Landscape. Motion by ${home.people[1]} to accept the proposal of ${firm(random, 'Landscaping')} for ${usd(random, 1200, 9000)} to replace shrubs at the entrance; second ${home.people[2]}; carried 4-0.`,
        ),
        p(
          `Roof, building ${random.int(2, 9)}. Three bids received, ${usd(random, 22000, 30000)}, ${usd(random, 30001, 38000)} and ${usd(random, 38001, 52000)}. Tabled until references are checked.`,
        ),
        p(
          `Unit ${random.int(101, 340)}: request for a satellite dish approved 3-1. Fine of $100.00 for the second violation of the parking rule affirmed.`,
        ),
        p(
          `Budget. A first draft shows dues rising about ${random.int(2, 9)}%. A workshop is set for the ${random.int(3, 20)}th.`,
        ),
        p(`Adjourned 8:${random.int(10, 55)} p.m. Respectfully submitted, ${home.people[3]}, Secretary`),
      ],
      containers: { docx: 4, pdf: 4, scan: 2, txt: 1 },
    },
    random,
  );
};

const newsletter = (home: Home, random: Random): Paper =>
  paper(
    {
      name: 'newsletter',
      home,
      doc: { font: 'helvetica', size: 9.6, margin: 44 },
      blocks: [
        p(`The ${home.place} Courier`, { bold: true, size: 20, al: 'c' }),
        p(
          `Volume ${random.int(8, 31)}, Number ${random.int(1, 6)} - ${monthName(random.int(1, 12))} ${home.year}`,
          { al: 'c' },
        ),
        { k: 'rule' },
        {
          k: 'side',
          left: [
            p('From the President', { bold: true, size: 12 }),
            p(
              `Thanks to all ${random.int(30, 120)} neighbors who came to the cookout. Ticket sales brought in ${usd(random, 300, 900)}, and the raffle another ${usd(random, 80, 300)}. We spent ${usd(random, 200, 700)} on food.`,
            ),
            p('Where your dues go', { bold: true, size: 12 }),
            p(
              'About 28 cents of each dollar goes to the grounds, 22 cents to insurance, 19 cents to utilities, 14 cents to reserves and the rest to management and repairs.',
            ),
          ],
          right: [
            p('Mark your calendar', { bold: true, size: 12 }),
            {
              k: 'grid',
              cols: [
                { w: 1, al: 'l' },
                { w: 2, al: 'l' },
              ],
              rows: [
                ['Oct. 4', 'Yard sale, 8 - 2'],
                ['Oct. 19', 'Board meeting, 7:00'],
                ['Nov. 2', 'Budget hearing'],
                ['Nov. 30', 'Lights contest, $50 prize'],
              ].map(([a = '', b = '']): Row => ({ cells: [c(a), c(b)] })),
            },
            p('Classified', { bold: true, size: 12 }),
            p(
              `For sale: sofa, $${random.int(80, 300)}. Snow blower, $${random.int(150, 400)}. Call ${dial(random)}. Dog walking, $15 per half hour.`,
            ),
          ],
        },
        p(`Pool hours are 9 to 9. Guest passes are $5.00, replacement fobs $35.00.`),
      ],
      containers: { pdf: 6, docx: 3, scan: 2 },
    },
    random,
  );

const collectionPolicy = (home: Home, random: Random): Paper =>
  paper(
    {
      name: 'collection-policy',
      home,
      blocks: [
        p(`${home.name}\nASSESSMENT COLLECTION POLICY AND SCHEDULE OF FEES`, { bold: true, al: 'c' }),
        p(
          `Adopted ${longDate(some(random, home.year - 2))}. Regular assessments are due on the first and delinquent on the sixteenth of the month.`,
        ),
        ...[
          'A late charge of 10% of the delinquent assessment or $10.00, whichever is greater, is added on the sixteenth day.',
          'Interest runs at 12% per annum from the thirtieth day after the due date.',
          'At forty-five days a pre-lien letter is sent by certified mail at the owner\u2019s cost.',
          'No foreclosure is begun for less than $1,800.00 of assessments or twelve months of delinquency.',
        ].map((one, at) => p(`${at + 1}. ${one}`, { indent: 14 })),
        {
          k: 'grid',
          lines: 'all',
          at: { x: 20, w: 340 },
          cols: [
            { w: 3, al: 'l' },
            { w: 1, al: 'r' },
          ],
          rows: [
            { head: true, cells: [c('Charge'), c('Amount')] },
            ...[
              'Reminder letter',
              'Pre-lien letter',
              'Lien preparation and recording',
              'Lien release',
              'Payment plan, each month',
              'Returned payment',
            ].map((name, at): Row => ({ cells: [c(name), c(`$${[15, 125, 395, 150, 25, 30][at]}.00`)] })),
          ],
        },
        p('Payments are applied first to assessments, then to late charges, interest and costs.'),
      ],
      containers: { pdf: 4, docx: 4, scan: 2 },
    },
    random,
  );

const bylaws = (home: Home, random: Random): Paper =>
  paper(
    {
      name: 'bylaws',
      home,
      kind: 'bylaws',
      blocks: [
        p(`BYLAWS OF ${home.name.toUpperCase()}`, { bold: true, al: 'c', size: 12 }),
        ...[
          `The name of the corporation is ${home.name}. Its principal office is in ${home.county} County.`,
          'The annual meeting of members is held on the second Tuesday of November at 7:00 p.m. Notice is mailed not less than ten (10) nor more than sixty (60) days before it.',
          'Members holding one-third (1/3) of the votes, in person or by proxy, are a quorum. If none is present the meeting may be adjourned to a day not less than five nor more than thirty days later, when the quorum is one-fourth.',
          'The board has five (5) directors, two elected in even years and three in odd years. A director who misses three meetings in a row may be removed.',
          'The board may borrow up to $25,000 without a vote of the members, and spend for capital improvements no more than five percent (5%) of the budgeted gross expenses of a year.',
          'Checks above $2,500.00 need two signatures. The treasurer gives a bond in an amount that the board fixes.',
          'The fiscal year begins on the first day of January. The books are reviewed by an accountant in any year in which receipts exceed $75,000.',
          'These bylaws may be amended by a majority of a quorum of members; conflicts are resolved in favor of the Declaration.',
        ].map((text, at) => p(`ARTICLE ${['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'][at]}. ${text}`)),
      ],
      containers: { pdf: 5, docx: 3, scan: 3, txt: 1 },
    },
    random,
  );

const notice = (home: Home, random: Random): Paper =>
  paper(
    {
      name: 'violation-letter',
      home,
      blocks: [
        p(`${home.manager}\nagent for ${home.name}`, { bold: true }),
        p(longDate(some(random, home.year))),
        p(`${somebody(random)}\n${road(random)}\n${home.city}, ${home.abbr}`),
        p(`RE: Notice of violation, Lot ${random.int(3, 190)}`, { bold: true }),
        p(
          `An inspection on the ${random.int(2, 27)}th found that ${random.pick(['the trash cans are stored in view of the street', 'the fence is in need of paint', 'a trailer was parked in the drive for more than 48 hours'])}, contrary to Article ${random.int(4, 11)}, Section ${random.int(1, 9)} of the Declaration. Please correct this within fourteen (14) days.`,
        ),
        p(
          'If it is not corrected, a fine of $50.00 may be imposed after a hearing, and $10.00 for each further day, up to $1,000.00.',
        ),
        p('Sincerely,', { after: 20 }),
        p(somebody(random)),
      ],
      containers: { docx: 4, pdf: 4, scan: 3, txt: 1 },
    },
    random,
  );

export const nothings = [
  minutes,
  newsletter,
  collectionPolicy,
  bylaws,
  invoice,
  bids,
  aging,
  notice,
  register,
];
