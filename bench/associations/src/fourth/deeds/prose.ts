import { p, type Block } from '../../blind/write/ink';
import { type Random } from '../../core/random';
import { type Estate } from '../estate';

const articles: readonly ((estate: Estate, random: Random) => readonly [string, string])[] = [
  (estate) => [
    'Name and Location',
    `The property is known as ${estate.place}, situated in ${estate.city}, ${estate.county} County, ${estate.state}, and is described in Exhibit A by metes and bounds.`,
  ],
  (_, random) => [
    'Definitions',
    `"Common Elements" means all of the property other than the units. "Eligible Mortgagee" means a holder of a first mortgage that has asked for notice under Section ${random.int(9, 17)}. "Institutional Lender" has its usual meaning.`,
  ],
  (_, random) => [
    'Amendment',
    `This instrument may be amended by the vote of owners holding sixty-seven percent (67%) of the votes in the Association, and with the consent of fifty-one percent (51%) of Eligible Mortgagees where Section ${random.int(9, 17)} so requires.`,
  ],
  (_, random) => [
    'Assessments',
    `Each owner shall pay the share of the common expenses that belongs to the unit. A payment not received within ${random.pick(['ten (10)', 'fifteen (15)'])} days bears interest at ${random.pick(['twelve percent (12%)', 'eighteen percent (18%)'])} a year and a late charge of $25.00.`,
  ],
  () => [
    'Use and Leasing',
    'Units are for residential purposes only. No unit may be leased for less than six (6) months, and not more than twenty percent (20%) of the units may be leased at one time.',
  ],
  () => [
    'Insurance and Casualty',
    'If more than two-thirds (2/3) of the building is destroyed the owners shall vote within one hundred (100) days whether to rebuild. The Association carries fidelity coverage of at least three months of assessments.',
  ],
  (estate, random) => [
    'Easements',
    `The property is subject to an easement of ${random.pick(['ten', 'fifteen'])} feet along its ${random.pick(['north', 'east'])} line for ${estate.city} water mains, and to encroachments of not more than one foot caused by settling.`,
  ],
  () => [
    'Voting',
    'There is one vote for each unit, without regard to its size. The vote of a unit owned by more than one person is cast by the person named in a certificate filed with the secretary. Thirty percent (30%) of the votes is a quorum.',
  ],
  () => [
    'Maintenance',
    'The Association maintains roofs, walls, drives and all pipes that serve more than one unit. Each owner maintains the interior, windows and the heating system of the unit, and pays the first $1,000 of damage that starts there.',
  ],
  (_, random) => [
    'Condemnation and Termination',
    `On a taking the award is paid to the Association as trustee. The regime may be terminated by owners of at least ${random.pick(['eighty percent (80%)', 'ninety percent (90%)'])} of the units.`,
  ],
  () => [
    'Pets and Vehicles',
    'An owner may keep two (2) domestic animals of not more than 35 pounds each. Commercial vehicles are not to be parked overnight.',
  ],
];

/** Sections with figures that are no shares, `count` of them numbered from `from`. */
export function boilerplate(
  estate: Estate,
  random: Random,
  { count, from }: { count: number; from: number },
): Block[] {
  return random.sample(articles, count).flatMap((one, at) => {
    const [title, text] = one(estate, random);
    return [p(`ARTICLE ${from + at}.  ${title.toUpperCase()}`, { bold: true, after: 2 }), p(text)];
  });
}

/** The clerk's box and the title of a recorded document. */
export function recorded(estate: Estate, random: Random, title: string): Block[] {
  return [
    p(
      `Recorded ${random.int(1, 12)}/${random.int(1, 28)}/${random.int(1979, 2019)}   Book ${random.int(1200, 32000)} Page ${random.int(1, 390)}   Doc. No. ${random.int(100000, 999999)}`,
      { size: 8, al: 'r' },
    ),
    p(title.toUpperCase(), { bold: true, al: 'c', size: 13, after: 3 }),
    p(estate.place.toUpperCase() + (estate.condo ? ', A CONDOMINIUM' : ''), {
      bold: true,
      al: 'c',
      size: 12,
      after: 12,
    }),
  ];
}
