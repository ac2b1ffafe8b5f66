import { longDate } from '../../core/dates';
import { type Random } from '../../core/random';
import { p, type Block, type Doc } from '../write/ink';
import { type Container, type Paper } from '../publish';
import { onDay, type Home } from '../world';
import { type Truth } from '../../truth';

/** The recorder's corner, the title and the recitals of a declaration. Its figures are none of ownership. */
export function opening(home: Home, random: Random, title: string): Block[] {
  const [book, page, year] = [random.int(210, 9800), random.int(1, 990), random.int(1968, 2019)];
  const day = `${year}-0${random.int(1, 9)}-${random.int(10, 28)}`;
  const stamp = random.pick([
    `OFFICIAL RECORDS BOOK ${book} PAGE ${page}\n${home.county.toUpperCase()} COUNTY, ${home.state.toUpperCase()}`,
    `Inst. # ${year}0${random.int(10000, 99999)}  Recorded ${longDate(day)}\n${home.county} County Recorder  Fee: $${random.int(14, 96)}.00`,
    `RECORDING REQUESTED BY AND\nWHEN RECORDED MAIL TO:\n${home.name}\n${home.city}, ${home.abbr} ${home.zip}`,
  ]);
  return [
    p(stamp, { size: 8, al: random.pick(['l', 'r'] as const) }),
    p(title, { bold: true, al: 'c', size: 12, after: 3 }),
    p(home.name.toUpperCase(), { bold: true, al: 'c', after: 10 }),
    p(
      random.pick([
        `THIS DECLARATION is made as of ${longDate(day)} by ${home.place} Development Partners, a ${home.state} general partnership (the "Declarant"), owner in fee simple of the land situated in ${home.county} County and described in Exhibit "A".`,
        `KNOW ALL MEN BY THESE PRESENTS, that ${home.place} Builders Corporation, hereinafter called Developer, being the owner of certain real estate in the County of ${home.county}, does hereby submit the same to the provisions of the statute.`,
        `The undersigned, being the record owner of the Property, hereby declares that it shall be held, conveyed and occupied subject to the following covenants, which run with the land and bind all parties having any right in it.`,
      ]),
    ),
  ];
}

const clauses: readonly string[] = [
  'Voting. At every meeting of the members a quorum is present if owners entitled to cast twenty-five percent (25%) of the votes attend in person or by proxy. One vote is appurtenant to each unit, however many persons own it.',
  'Amendment. Except as the statute otherwise requires, this Declaration may be amended by owners of units to which at least sixty-seven percent (67%) of the votes are allocated, and, where they are affected, by fifty-one percent (51%) of eligible mortgagees.',
  'Assessments. Common expenses are assessed against all owners annually. An assessment not paid within fifteen (15) days bears interest at eighteen percent (18%) per annum and a late charge of twenty-five dollars ($25.00).',
  'Leasing. No more than 20% of the units may be leased at one time. No lease may be for a term of less than six (6) months.',
  'Boundaries. The upper boundary of each unit is the plane of the unfinished lower surface of the ceiling; interior partitions of less than 1/2 hour fire rating may be removed with the consent of the board.',
  'Insurance. The board shall insure the buildings for not less than 100% of their replacement cost and shall maintain liability insurance of at least $1,000,000 for each occurrence.',
  'Maintenance. The association maintains the common elements; the owner maintains the heating and cooling equipment that serves the unit alone, wherever it is, and the glass of its windows.',
  'Casualty. If two-thirds (2/3) or more of the buildings are destroyed, they are rebuilt unless owners of four-fifths (4/5) of the units vote otherwise within ninety (90) days.',
  'Use. Each unit is used as a single-family residence. No more than two (2) household pets, neither exceeding 35 pounds, may be kept.',
  'Parking. Spaces P-1 through P-40 are limited common elements and may be assigned by the board. Commercial vehicles over 3/4 ton may not be kept overnight.',
];

/** Articles with decoys: quorums, interest, lengths. Those after the shares are others than those before them. */
export function articles(random: Random, count: number, after = false): Block[] {
  const style = random.pick(['ARTICLE', 'Section', 'plain']);
  const own = after ? clauses.slice(6) : clauses.slice(0, 6);
  return random.sample(own, count).map((text, at) => {
    const number = at + (after ? 7 : 2);
    return p(
      style === 'ARTICLE'
        ? `ARTICLE ${['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'][number] ?? number}. ${text}`
        : style === 'Section'
          ? `Section ${number}.1  ${text}`
          : `${number}. ${text}`,
    );
  });
}

export interface Deed {
  name: string;
  home: Home;
  blocks: Block[];
  parts: Truth['parts'];
  containers: Readonly<Partial<Record<Container, number>>>;
  doc?: Partial<Doc>;
  traits?: string[];
  worn?: boolean;
}

export function deedPaper(deed: Deed, random: Random): Paper {
  const flaws = deed.parts.flatMap((part) => (part.kind === 'ownership' ? part.flaws : []));
  return {
    doc: {
      title: 'Declaration',
      blocks: deed.blocks,
      font: 'times',
      size: 10.5,
      margin: 66,
      leading: 1.3,
      date: onDay(random, deed.home.year - 4),
      ...deed.doc,
    },
    kind: 'declaration',
    association: deed.home.name,
    parts: deed.parts,
    traits: [
      deed.name,
      ...(deed.parts.length === 0 ? ['no-table'] : []),
      ...new Set(flaws.map((one) => `flaw-${one}`)),
      ...(uneven(deed.parts) ? ['rounded-sum'] : []),
      ...(deed.traits ?? []),
    ],
    containers: deed.containers,
    ...(deed.worn ? { worn: true } : {}),
  };
}

const uneven = (parts: Truth['parts']): boolean =>
  parts.some(
    (part) =>
      part.kind === 'ownership' && part.flaws.length === 0 && (part.sum.n !== '100' || part.sum.d !== '1'),
  );
