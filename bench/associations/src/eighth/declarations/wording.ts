import { monthName } from '../../core/dates';
import { type Random } from '../../core/random';
import { type Block } from '../../layout/paper';
import { type Site } from '../site';
import { h, p, plural } from './kit';

/** What the instrument is called where it is made: 'Declaration of Condominium', 'Master Deed'. */
export const instrument = (site: Site, random: Random): string =>
  site.condo
    ? random.pick(['Declaration of Condominium', 'Master Deed', 'Declaration', 'Condominium Declaration'])
    : random.pick([
        'Declaration of Covenants, Conditions and Restrictions',
        'Declaration of Protective Covenants',
        'Declaration',
      ]);

/** Who made it and why. */
export function recitals(site: Site, random: Random, name: string): Block[] {
  const year = random.int(1974, 2011);
  const maker = random.pick([
    `${random.pick(['Corbel', 'Tidewater', 'Ashgrove', 'Belknap'])} Development ${random.pick(['Corp.', 'Company', 'Partners, L.P.'])}`,
    `${random.pick(['Hartnell', 'Duquette', 'Ostrander'])} Homes, Inc.`,
  ]);
  return random.pick([
    [
      p(
        `THIS ${name.toUpperCase()} is made this ${random.int(2, 27)}th day of ${monthName(random.int(1, 12))}, ${year}, by ${maker}, hereinafter called the “Declarant.”`,
      ),
      p(
        `WHEREAS, the Declarant owns in fee simple the land in ${site.city}, ${site.county} County, ${site.state}, with the buildings and improvements on it, described in Exhibit A; and`,
      ),
      p(
        `WHEREAS, the Declarant intends that the land be held and conveyed subject to this instrument and be governed by ${site.name} (the “Association”);`,
      ),
      p('NOW, THEREFORE, the Declarant declares as follows:'),
    ],
    [
      p(
        `KNOW ALL PERSONS BY THESE PRESENTS that ${maker}, of ${site.city}, ${site.state}, being the owner of certain premises on ${site.street}, does hereby submit the same to the provisions of the laws of the State of ${site.state} and does hereby create the regime to be known and administered as ${site.name}.`,
      ),
    ],
    [
      p(
        `1.  Submission. ${maker} (“Sponsor”) hereby submits the property at ${site.street}, ${site.city}, ${site.st}, containing ${(random.int(14, 190) / 10).toFixed(1)} acres, more or less, to this ${name}.`,
      ),
      p(`2.  Name. The organization of owners is ${site.name}. Its principal office is at the property.`),
    ],
  ]);
}

/** Clauses that say much in figures and nothing of who owns what. */
const clauses = (site: Site, random: Random): string[] => {
  const homes = plural(site);
  const home = site.home;
  return [
    `Use. Each ${home} shall be used for residential purposes by not more than ${random.int(4, 8)} persons. No ${home} may be leased for a term of less than ${random.pick(['thirty (30) days', 'six (6) months', 'one (1) year'])}.`,
    `Lien for Assessments. Sums assessed and unpaid shall bear interest at ${random.pick(['12% per annum', 'eighteen percent (18%) per year', '1½% per month'])} from the date due and shall be a lien on that ${home} prior to all others except taxes and first mortgages of record.`,
    `Amendment. This instrument may be amended by the vote of owners holding not less than ${random.pick(['sixty-seven percent (67%)', 'seventy-five percent (75%)', 'two-thirds (66 2/3%)'])} of the total vote, and in no event without the consent of ${random.pick(['fifty-one percent (51%)', 'a majority'])} of the first mortgagees.`,
    `Casualty. If more than ${random.pick(['ten percent (10%)', '25%', 'two-thirds'])} of the improvements are destroyed the owners shall meet within ${random.pick(['60', 'ninety (90)', '100'])} days to decide whether they shall be rebuilt.`,
    `Insurance. The Association shall keep the common property insured for not less than 100% of its replacement cost, and shall carry liability insurance of not less than $${random.pick(['1,000,000', '2,000,000', '500,000'])} for each occurrence.`,
    `Pets. No more than ${random.pick(['two', 'one'])} household pet${random.chance(0.5) ? ' not over 35 pounds' : ''} may be kept in any ${home}; none shall be kept for breeding.`,
    `Meetings. The annual meeting shall be held on the ${random.pick(['second Tuesday', 'third Thursday', 'last Saturday'])} of ${monthName(random.int(1, 12))}. Owners of ${random.pick(['20%', 'one-third', '25 percent'])} of the ${homes}, in person or by proxy, are a quorum.`,
    `Working Capital. Each purchaser shall pay at closing a sum equal to ${random.pick(['two (2)', 'three'])} monthly installments of the common charges, which is not a prepayment.`,
    `Easements. Each owner has an easement in common with the others to use pipes, wires, ducts and conduits in any other ${home} that serve his own.`,
  ];
};

/** Some articles between the recitals and what matters, numbered in one of three ways. */
export const articles = (site: Site, random: Random, count: number): Block[] =>
  numbered(
    random,
    random.sample(
      clauses(site, random).filter((_, at) => at % 2 === 0),
      count,
    ),
  );

/** Others than those before them. */
export const later = (site: Site, random: Random, count: number): Block[] =>
  numbered(
    random,
    random.sample(
      clauses(site, random).filter((_, at) => at % 2 === 1),
      count,
    ),
  );

function numbered(random: Random, chosen: readonly string[]): Block[] {
  const from = random.int(3, 9);
  const way = random.pick(['section', 'plain', 'article'] as const);
  return chosen.flatMap((text, at) => {
    if (way === 'section') return [p(`Section ${from}.${at + 1}. ${text}`)];
    if (way === 'plain') return [p(`${from + at}.  ${text}`)];
    const dot = text.indexOf('.');
    return [h(`ARTICLE ${roman(from + at)} — ${text.slice(0, dot).toUpperCase()}`), p(text.slice(dot + 2))];
  });
}

export function roman(value: number): string {
  const parts: [number, string][] = [[10, 'X'], [9, 'IX'], [5, 'V'], [4, 'IV'], [1, 'I']]; // prettier-ignore
  let [left, text] = [value, ''];
  for (const [worth, sign] of parts)
    while (left >= worth) {
      text += sign;
      left -= worth;
    }
  return text;
}

/** How an instrument ends. */
export function execution(site: Site, random: Random, year?: number): Block[] {
  const when = `${random.int(2, 28)} ${monthName(random.int(1, 12))} ${year ?? random.int(1976, 2012)}`;
  return [
    p('IN WITNESS WHEREOF, the undersigned has caused this instrument to be executed under seal.'),
    {
      kind: 'signatures',
      parties: [{ party: site.name, name: site.people[0]!, title: 'President', date: when }],
    },
    ...(random.chance(0.5)
      ? [
          p(
            `STATE OF ${site.state.toUpperCase()}, COUNTY OF ${site.county.toUpperCase()}, ss. Then personally appeared the above-named ${site.people[0]} and acknowledged the foregoing instrument to be a free act and deed, before me, ${site.people[4]}, Notary Public.`,
            { style: 'small' as const },
          ),
        ]
      : []),
  ];
}
