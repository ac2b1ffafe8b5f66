import { longDate, addDays } from '../../core/dates';
import { row, text, type Block } from '../../layout/paper';
import { address, autumnDay, dollars, page, phone, type Paper } from '../site';
import { quietDraft } from './quiet';

const paragraphs = (...texts: string[]): Block[] => texts.map((one) => ({ kind: 'paragraph', text: one }));

/** Motions with amounts that were voted on, none of them an agreement or a budget. */
export const boardMinutes: Paper = (site, random) => {
  const day = autumnDay(site, random);
  const [a, b, c] = [random.int(31, 98) * 100_00, random.int(2, 9) * 1000_00, random.int(120, 940) * 100];
  return quietDraft(site, {
    layout: 'board-minutes',
    paper: page(site, random, {
      title: 'Minutes',
      blocks: [
        { kind: 'title', text: site.name, sub: ['Minutes of the Board of Directors', longDate(day)] },
        ...paragraphs(
          `Call to order. ${site.people[0]} called the meeting to order at 6:${random.int(30, 58)} p.m. Present: ${site.people.slice(0, 4).join(', ')}. ${site.people[5]} of ${site.agent} was present. A quorum was established.`,
          `Approval of minutes. Motion by ${site.people[2]}, second by ${site.people[3]}, to approve the minutes of the last meeting as written. Carried 4-0.`,
          `Treasurer’s report. ${site.people[1]} said that operating cash stood at ${dollars(a)} and reserves at ${dollars(a * 7)}. Receivables of ${dollars(c)} are over 60 days. Utilities run about ${random.int(2, 9)}% over budget for the year.`,
          `Old business. Two bids for the retaining wall came in at ${dollars(b * 6, true)} and ${dollars(b * 7, true)}; the Board asked for a third. The irrigation leak by the north gate was repaired for ${dollars(c)}.`,
          `New business. Discussion of the landscape contract, which ends in spring. Management will ask three firms to bid. Discussion of ${site.home.toLowerCase()} ${random.int(3, 40)}’s request to enclose a patio; tabled. Motion to raise the late charge from $25 to $40; failed 1-3.`,
          `Adjournment. There being no further business, the meeting was adjourned at 8:${random.int(10, 50)} p.m. The next meeting will be held on ${longDate(addDays(day, 35))}.`,
        ),
        {
          kind: 'signatures',
          parties: [
            {
              party: 'Secretary',
              name: site.people[2]!,
              title: 'Secretary',
              date: longDate(addDays(day, 36)),
            },
          ],
        },
      ],
    }),
    forms: { docx: 4, pdf: 4, scan: 2, txt: 1 },
  });
};

export const bulletin: Paper = (site, random) =>
  quietDraft(site, {
    layout: 'bulletin',
    paper: page(site, random, {
      title: 'Newsletter',
      blocks: [
        {
          kind: 'letterhead',
          name: `The ${site.short} Courier`,
          lines: [`Fall ${site.year - 1}  -  News for the members of ${site.name}`],
        },
        {
          kind: 'columns',
          blocks: [
            [
              { kind: 'heading', text: 'Pool closes' },
              ...paragraphs(
                `The pool closed for the season after ${random.int(90, 130)} days and ${random.int(2100, 5400).toLocaleString('en-US')} visits. Key cards will be reset in April; a lost card costs $25.`,
              ),
              { kind: 'heading', text: 'Yard sale' },
              ...paragraphs(
                `The spring yard sale raised $${random.int(310, 980)} for the food pantry. Thank you to all ${random.int(18, 44)} households that took part.`,
              ),
              { kind: 'heading', text: 'Speed limit' },
              ...paragraphs(
                'Please keep to 15 miles an hour. The county counted 412 cars a day at the front entrance, 9% of them above 25.',
              ),
            ],
            [
              { kind: 'heading', text: 'From the treasurer' },
              ...paragraphs(
                `Dues will be set in November. Trash collection went up 6% and our insurance agent speaks of 10 to 15%. We have $${random.int(210, 890)},000 in reserves, in three banks.`,
              ),
              { kind: 'heading', text: 'Dates' },
              {
                kind: 'table',
                columns: [
                  { weight: 1, align: 'left' },
                  { weight: 2, align: 'left' },
                ],
                rows: [
                  row('line', ['Oct 14', 'Leaf pick-up begins']),
                  row('line', ['Nov 9', 'Budget workshop, 7 pm']),
                  row('line', ['Dec 3', 'Lights on the green']),
                  row('line', ['Jan 1', `${site.year} coupons are due`]),
                ],
              },
              { kind: 'heading', text: 'Wanted' },
              ...paragraphs(`A volunteer for the architectural committee. Call ${phone(random)}.`),
            ],
          ],
        },
      ],
    }),
    forms: { pdf: 6, docx: 1, scan: 2 },
  });

/** Who offers what for the same work: three offers that nobody has accepted. */
export const bidSheet: Paper = (site, random) => {
  const work = random.pick([
    'Roof replacement, buildings 1-4',
    'Repaving of Court B',
    'Exterior painting',
    'Gate operator replacement',
  ]);
  const base = random.int(24, 190) * 1000_00;
  const names = random.sample(
    [
      'Apex Exteriors',
      'Brennan Bros.',
      'Coastal Contracting',
      'D. Ferro & Sons',
      'Evergreen Works',
      'Franklin Paving Co.',
    ],
    3,
  );
  const offers = names.map(
    (_, at) => Math.round((base * random.float(0.85 + at * 0.1, 1 + at * 0.12)) / 10000) * 10000,
  );
  const column = { weight: 1.4, align: 'right' as const };
  return quietDraft(site, {
    layout: 'bid-sheet',
    paper: page(site, random, {
      title: 'Bid comparison',
      blocks: [
        { kind: 'title', text: 'Bid Comparison', sub: [site.name, work] },
        {
          kind: 'table',
          columns: [{ weight: 2.4, align: 'left' }, column, column, column],
          rows: [
            row('header', ['', ...names.map((name) => text(name, { align: 'right' }))]),
            row('line', [
              'Labor and materials',
              ...offers.map((cents) => text(dollars(cents, true), { cents })),
            ]),
            row('line', [
              'Permit',
              ...offers.map(() => text(random.pick(['included', '$450', '$600', 'by owner']))),
            ]),
            row('line', ['Warranty, years', ...offers.map(() => text(String(random.pick([2, 5, 10]))))]),
            row('line', ['Start after award', ...offers.map(() => text(`${random.int(2, 9)} weeks`))]),
            row('line', ['References checked', ...offers.map(() => text(random.pick(['yes', 'no'])))]),
          ],
        },
        ...paragraphs('No bid has been accepted. The Board will interview the two lowest bidders.'),
      ],
    }),
    forms: { pdf: 4, xlsx: 3, docx: 2, scan: 1 },
  });
};

/** The call to a meeting with its agenda and a proxy to tear off. */
export const meetingCall: Paper = (site, random) => {
  const day = autumnDay(site, random);
  return quietDraft(site, {
    layout: 'meeting-call',
    paper: page(site, random, {
      title: 'Notice of annual meeting',
      blocks: [
        { kind: 'letterhead', name: site.name, lines: [address(site)] },
        { kind: 'title', text: 'NOTICE OF ANNUAL MEETING OF MEMBERS' },
        ...paragraphs(
          `Notice is given that the annual meeting will be held on ${longDate(addDays(day, 30))} at 7:00 p.m. in the library’s meeting room. The presence in person or by proxy of ${random.pick([20, 25, 33])}% of the votes is a quorum. Two directors will be elected for terms of two years.`,
          'Agenda: 1. Roll call. 2. Proof of notice. 3. Minutes. 4. Reports. 5. Election. 6. Vote to carry over surplus funds under Revenue Ruling 70-604. 7. Adjournment.',
          '- - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -',
          `PROXY. I, the owner of ${site.home} No. _______, appoint ______________________ as my proxy, with ____ vote(s).`,
          'Signature ______________________   Date ______________',
        ),
      ],
    }),
    forms: { pdf: 4, docx: 4, scan: 2 },
  });
};
