import { addDays, longDate } from '../../core/dates';
import { row, type Block } from '../../layout/paper';
import { address, autumnDay, page, type Paper } from '../site';
import { quietDraft } from './quiet';

const paragraphs = (...texts: string[]): Block[] => texts.map((one) => ({ kind: 'paragraph', text: one }));

/** By-laws: terms, quorums and rates in prose, and no table of shares. */
export const byLaws: Paper = (site, random) =>
  quietDraft(site, {
    layout: 'by-laws',
    kind: 'bylaws',
    old: true,
    paper: page(site, random, {
      title: 'By-Laws',
      author: 'Office of the Secretary',
      blocks: [
        { kind: 'title', text: 'BY-LAWS', sub: ['OF', site.name] },
        { kind: 'heading', text: 'ARTICLE I - NAME AND OFFICE' },
        ...paragraphs(
          `Section 1.1. The name of the corporation is ${site.name}. Its principal office is at ${address(site)}, ${site.county} County.`,
        ),
        { kind: 'heading', text: 'ARTICLE II - MEMBERS' },
        ...paragraphs(
          `Section 2.1. Every owner of a ${site.home.toLowerCase()} is a member. There shall be one vote for each ${site.home.toLowerCase()}, however many own it.`,
          `Section 2.2. The annual meeting shall be held in the month of ${random.pick(['January', 'March', 'November'])} of each year upon not less than ten (10) nor more than sixty (60) days’ notice.`,
          `Section 2.3. Members holding ${random.pick(['twenty-five percent (25%)', 'one-third (1/3)', 'thirty percent (30%)'])} of the votes are a quorum.`,
        ),
        { kind: 'heading', text: 'ARTICLE III - DIRECTORS' },
        ...paragraphs(
          `Section 3.1. The affairs of the corporation are managed by a board of ${random.pick(['three (3)', 'five (5)', 'seven (7)'])} directors who serve for two years without compensation.`,
          'Section 3.2. A director may be removed by a vote of two-thirds (2/3) of the members present at a meeting called for that purpose.',
        ),
        { kind: 'heading', text: 'ARTICLE IV - ASSESSMENTS' },
        ...paragraphs(
          'Section 4.1. The Board adopts a budget not later than thirty (30) days before each fiscal year and sends a summary to the members. The budget stands unless a majority of all members rejects it.',
          'Section 4.2. An assessment that is not paid within fifteen (15) days bears a late charge of the greater of $20.00 or five percent (5%) and interest at twelve percent (12%) a year.',
          'Section 4.3. No capital improvement above $15,000.00 may be made without a vote of the members.',
        ),
        { kind: 'heading', text: 'ARTICLE V - AMENDMENT' },
        ...paragraphs(
          'Section 5.1. These By-Laws may be amended by sixty-seven percent (67%) of the votes in the corporation.',
        ),
      ],
      style: { font: random.pick(['serif', 'mono', 'serif']) },
      pageNumbers: 'dash',
    }),
    forms: { pdf: 5, docx: 2, scan: 4 },
  });

/** House rules with what a breach costs. */
export const houseRules: Paper = (site, random) =>
  quietDraft(site, {
    layout: 'house-rules',
    paper: page(site, random, {
      title: 'Rules and fines',
      blocks: [
        {
          kind: 'letterhead',
          name: site.name,
          lines: [`Rules adopted ${longDate(autumnDay(site, random))}`],
        },
        ...paragraphs(
          '1. Quiet hours are 10 p.m. to 7 a.m.',
          `2. No more than two pets, none above ${random.pick([25, 40, 50])} pounds.`,
          '3. Trash goes out after 6 p.m. on the evening before collection.',
          '4. Leases are for twelve months or longer, with a copy to the manager.',
          '5. Balconies: no grills, no laundry, nothing that hangs.',
        ),
        { kind: 'heading', text: 'Schedule of fines' },
        {
          kind: 'table',
          columns: [
            { weight: 3, align: 'left' },
            { weight: 1, align: 'right' },
            { weight: 1, align: 'right' },
            { weight: 1, align: 'right' },
          ],
          rows: [
            row('header', ['Violation', 'First', 'Second', 'Further']),
            row('line', ['Noise', 'Warning', '$50', '$100']),
            row('line', ['Parking', '$25', '$50', 'Tow']),
            row('line', ['Trash', 'Warning', '$25', '$75']),
            row('line', ['Short-term rental', '$250', '$500', '$1,000']),
            row('line', ['Pets off leash', 'Warning', '$40', '$80']),
          ],
        },
      ],
    }),
    forms: { pdf: 4, docx: 4, scan: 2 },
  });

/** A letter about a breach of the rules. */
export const violationLetter: Paper = (site, random) => {
  const day = autumnDay(site, random);
  return quietDraft(site, {
    layout: 'violation-letter',
    paper: page(site, random, {
      title: 'Second notice',
      blocks: [
        { kind: 'letterhead', name: site.agent, lines: [`Agent for ${site.name}`] },
        {
          kind: 'paragraph',
          text: `${longDate(day)}\n\nOwner of ${site.home} ${random.int(2, 88)}\n${address(site)}`,
        },
        { kind: 'paragraph', text: 'Second Notice of Violation', style: 'bold' },
        ...paragraphs(
          `On ${longDate(addDays(day, -4))} we saw a trailer in the driveway. Section 7.12 of the Declaration allows trailers for no more than 48 hours. A first letter was sent on ${longDate(addDays(day, -31))}.`,
          `Please remove it by ${longDate(addDays(day, 10))}. Otherwise a fine of $${random.pick([50, 75, 100])}.00 a day, up to $1,000.00, may be levied after a hearing. You may ask for a hearing in writing within 14 days.`,
          `Your account shows a balance of $${random.int(12, 410)}.00 in addition.`,
          `${site.people[5]}\nCommunity Manager`,
        ),
      ],
    }),
    forms: { docx: 3, pdf: 4, scan: 3 },
  });
};
