import { longDate, monthName } from '../../core/dates';
import { type Random } from '../../core/random';
import { type Block, type Paper } from '../../layout/paper';
import { type Association } from '../../world/association';
import { person, phone } from '../../world/names';
import { articles } from '../declaration/prose';
import { anyStyle, letterheadLines, paperDate, type Draft } from '../draft';

/** Documents that hold no facts, though they are full of figures: nothing may be read from them. */
export function otherDraft(random: Random, association: Association): Draft {
  const kind = random.weighted<keyof typeof writers>({ minutes: 4, letter: 3, bylaws: 3, newsletter: 2 });
  const style = anyStyle(random, { size: random.float(9.5, 11.5) });
  const paper: Paper = {
    title: kind,
    author: association.manager,
    date: paperDate(random, association.year - 1),
    style,
    pageNumbers: random.pick(['page-of', 'dash', 'none']),
    blocks: [
      { kind: 'letterhead', name: association.name, lines: letterheadLines(random, association) },
      ...writers[kind](random, association),
    ],
  };
  return {
    paper,
    kind: kind === 'bylaws' ? 'bylaws' : 'other',
    association: association.name,
    parts: [],
    traits: [kind, 'no-table'],
  };
}

const says = (...texts: string[]): Block[] => texts.map((text): Block => ({ kind: 'paragraph', text }));

const writers = {
  minutes(random: Random, association: Association): Block[] {
    const date = `${monthName(random.int(0, 11) + 1)} ${random.int(1, 28)}, ${association.year - 1}`;
    return [
      { kind: 'title', text: 'MINUTES OF THE BOARD OF DIRECTORS', sub: [date] },
      ...says(
        `The meeting was called to order at ${random.int(5, 7)}:${random.pick(['00', '30'])} p.m. by ${association.president}. Present were ${person(random)}, ${person(random)} and ${association.treasurer}; a quorum of 3 of 5 directors was established.`,
        `Treasurer's report: the operating account held $${random.int(12, 98)},${random.int(100, 999)}.${random.int(10, 99)} and the reserve account $${random.int(110, 890)},${random.int(100, 999)}.${random.int(10, 99)} as of month end. ${random.int(2, 9)} accounts are more than 60 days past due.`,
        `A bid of $${random.int(3, 48)},${random.int(100, 950)} from ${person(random)} Roofing for gutter repair was tabled. Moved, seconded and carried to spend not more than $2,500 on lighting.`,
        `The next meeting is on the third Tuesday at 6:30 p.m. in Unit ${random.int(101, 420)}. Adjourned at 8:${random.int(10, 55)} p.m.`,
      ),
    ];
  },
  letter(random: Random, association: Association): Block[] {
    return [
      ...says(
        longDate(`${association.year - 1}-${String(random.int(1, 12)).padStart(2, '0')}-15`),
        'Dear Owner:',
        `Your account shows a balance of $${random.int(120, 990)}.${random.int(10, 99)} as of the 1st. If it is not paid within ten (10) days a late fee of $25.00 and interest at 18% per annum will be added, and the account may be referred to counsel.`,
        `Please remit to ${association.address.join(', ')} or call ${association.phone} between 9:00 and 5:00. Reference account ${random.int(1000, 9999)}-${random.int(100, 999)}.`,
        `Sincerely,\n${association.treasurer}, Treasurer`,
      ),
    ];
  },
  bylaws(random: Random, association: Association): Block[] {
    return [
      { kind: 'title', text: 'BYLAWS', sub: [`OF ${association.name.toUpperCase()}`] },
      ...articles(random, association, random.int(4, 9)),
      ...says(
        'Directors serve for terms of two (2) years. The annual meeting is held in the month of March of each year at 7:00 p.m.',
      ),
    ];
  },
  newsletter(random: Random): Block[] {
    return [
      { kind: 'title', text: random.pick(['The Neighborly News', 'Community Bulletin', 'Quarterly Update']) },
      ...says(
        `Pool season opens May ${random.int(15, 30)}. Hours are 10 a.m. to 9 p.m.; the gate code changes on the 1st. Lost fobs cost $50.`,
        `Volunteers planted ${random.int(20, 90)} trees. Thank you to the ${random.int(8, 40)} owners who came, and to ${person(random)} for lunch.`,
        `Important numbers: office ${phone(random)}; after hours ${phone(random)}; police non-emergency ${phone(random)}.`,
        `Yard sale on Saturday the ${random.int(5, 27)}th, 8:00 to 1:00. Parking fines are $75 per day.`,
      ),
    ];
  },
} satisfies Record<string, (random: Random, association: Association) => Block[]>;
