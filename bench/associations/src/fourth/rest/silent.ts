import { type Paper } from '../../blind/publish';
import { c, cells, p, type Block, type Doc } from '../../blind/write/ink';
import { type Estate } from '../estate';
import { dollarsOf, frame, grid, office, type Recipe } from '../frame';

const silent = (
  estate: Estate,
  made: {
    trait: string;
    blocks: Block[];
    kind?: Paper['kind'];
    look?: Partial<Doc>;
    containers?: Paper['containers'];
  },
): Paper => ({
  kind: made.kind ?? 'other',
  association: estate.name,
  parts: [],
  traits: [made.trait],
  containers: made.containers ?? office,
  doc: frame('Paper', made.blocks, { font: 'times', size: 11, margin: 66, ...made.look }),
});

/** Minutes in which many figures are named. */
export const meetingMinutes: Recipe = (estate, random) =>
  silent(estate, {
    trait: 'meeting-minutes',
    blocks: [
      p(`${estate.name}\nMinutes of the Regular Meeting of the Board of Directors`, { bold: true, al: 'c' }),
      p(`June ${random.int(3, 27)}, ${estate.year - 1}`, { al: 'c' }),
      p(
        `Present: ${estate.people.slice(0, 3).join(', ')}. Also present: ${random.int(4, 18)} owners. The meeting was called to order at 7:0${random.int(1, 9)} p.m.`,
      ),
      p(
        `Treasurer's report. ${estate.people[1]} reported checking of ${dollarsOf(random.int(900000, 9900000))} and a certificate of deposit of ${dollarsOf(random.int(3000000, 19900000))}. Two owners are past due by more than ninety days.`,
      ),
      p(
        `Old business. The leak above Unit ${random.int(2, 6)}0${random.int(1, 8)} was repaired. Invoices came to ${dollarsOf(random.int(90000, 620000))}. The insurer declined because the deductible was not met.`,
      ),
      p(
        `New business. MOTION by ${estate.people[2]}, second by ${estate.people[0]}, to obtain three bids for the parking lot. Passed 3-0. The ${estate.year} budget will be discussed in September.`,
      ),
      p('Owner forum. Speeding; dogs off leash; the light at the rear gate.'),
      p('There being no further business the meeting was adjourned at 8:25 p.m.'),
      p(`Respectfully submitted,\n${estate.people[2]}, Secretary`),
    ],
  });

/** A violation letter with a fine. */
export const violationNotice: Recipe = (estate, random) =>
  silent(estate, {
    trait: 'violation-notice',
    blocks: [
      p(`${estate.manager}\non behalf of ${estate.name}`, { bold: true, after: 12 }),
      p(`March ${random.int(2, 29)}, ${estate.year}`),
      p(`Re: Unit ${random.int(100, 420)} – second notice of violation`),
      p('Dear Owner:'),
      p(
        `On inspection we saw that the satellite dish on your balcony is still in place. Section ${random.int(5, 12)}.${random.int(1, 9)} of the Rules does not permit it. If it is not removed within fourteen (14) days the Board may impose a fine of $50.00 per occurrence, not to exceed $1,000.00, after a hearing.`,
      ),
      p('You may ask for a hearing by writing to this office.'),
      p('Sincerely,\n\nCompliance Coordinator'),
    ],
  });

/** Bylaws: quorums, votes and percents that own nothing. */
export const bylawsText: Recipe = (estate, random) =>
  silent(estate, {
    trait: 'bylaws-text',
    kind: 'bylaws',
    look: { foot: 'Bylaws – %p' },
    blocks: [
      p(`BYLAWS OF\n${estate.name.toUpperCase()}`, { bold: true, al: 'c', size: 13 }),
      ...(
        [
          [
            'Name and Office',
            `The name of the corporation is ${estate.name}. Its principal office is in ${estate.county} County, ${estate.state}.`,
          ],
          [
            'Meetings of Members',
            `The annual meeting is held on the second Tuesday of ${random.pick(['January', 'March', 'November'])}. Notice is mailed not less than ten (10) nor more than sixty (60) days before. Members holding one-third (1/3) of the votes are a quorum; if there is none, the quorum of the next meeting is twenty-five percent (25%).`,
          ],
          [
            'Directors',
            'The affairs of the corporation are managed by a board of five (5) directors, elected for two (2) years. A director may be removed by a majority of the members. Directors serve without pay.',
          ],
          [
            'Officers',
            'The officers are a president, a vice president, a secretary and a treasurer. Checks of more than $5,000 need two signatures.',
          ],
          [
            'Books and Fiscal Year',
            'The fiscal year is the calendar year. The books are open to members on reasonable notice. The board shall adopt a budget at least thirty (30) days before the fiscal year.',
          ],
          [
            'Amendments',
            'These bylaws may be amended by two-thirds (2/3) of the members present at a meeting with a quorum.',
          ],
        ] as const
      ).map(([title, text], at) =>
        p(`ARTICLE ${['I', 'II', 'III', 'IV', 'V', 'VI'][at]}.  ${title.toUpperCase()}.  ${text}`),
      ),
    ],
  });

/** A newsletter. */
export const newsletter: Recipe = (estate, random) =>
  silent(estate, {
    trait: 'newsletter',
    look: { font: 'liberation', size: 10, margin: 50 },
    blocks: [
      p(`The ${estate.place} Gazette`, { bold: true, size: 20, after: 2 }),
      p(`Summer ${estate.year}`, { italic: true }),
      { k: 'rule' },
      {
        k: 'side',
        left: [
          p('Pool opens May 24', { bold: true, after: 2 }),
          p(
            `Fobs may be picked up on Saturday from 9 to 11. A lost fob costs $25. Guests are limited to four per home. Last year ${random.int(1200, 4800)} visits were counted.`,
          ),
          p('Yard sale', { bold: true, after: 2 }),
          p(
            `Tables are $10 each. ${random.int(14, 38)} homes took part last year and raised $${random.int(300, 990)} for the food pantry.`,
          ),
        ],
        right: [
          p('From the President', { bold: true, after: 2 }),
          p(
            `Our new roofs are done, on time and 3% under the estimate. Thank you to ${estate.people[3]} who climbed up to look at every one.`,
          ),
          p('Dates', { bold: true, after: 2 }),
          p('June 12  Board meeting, 7 p.m.\nJuly 4  Parade at 10\nAug 14  Board meeting, 7 p.m.'),
        ],
      },
    ],
  });

/** What a sealed bid must hold: an invitation to contractors without any price. */
export const bidInvitation: Recipe = (estate, random) =>
  silent(estate, {
    trait: 'bid-invitation',
    blocks: [
      p('INVITATION TO BID', { bold: true, al: 'c', size: 13 }),
      p(
        `${estate.name} invites sealed bids for exterior painting of ${random.int(4, 18)} buildings. Bids are due at 4:00 p.m. on April ${random.int(4, 28)}, ${estate.year}.`,
      ),
      p('Bidders shall fill in the form below in ink. Blank forms are not considered.'),
      grid(
        [3, 1.4],
        [
          { head: true, cells: cells('Item', 'Bid') },
          ...[
            'Power wash and prepare',
            'Prime and two coats',
            'Wood replacement, per linear foot',
            'Total base bid',
          ].map((one) => ({ cells: [c(one), c('$ ____________')] })),
        ],
        { lines: 'all' },
      ),
      p('A bid bond of 5% and insurance of $1,000,000 are required. The Board may reject any bid.'),
    ],
  });
