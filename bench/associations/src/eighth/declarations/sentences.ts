import { exact } from '../../core/fraction';
import { type Random } from '../../core/random';
import { fractionInWords, inWords } from '../../core/words';
import { type Draft, type Site } from '../site';
import { declared, h, p, plural } from './kit';
import { allot, owned, ownership, percentOf, rollOf } from './shares';
import { articles, execution, instrument, later, recitals } from './wording';

const forms = { pdf: 5, scan: 3, docx: 2, txt: 1 } as const;

/** One long sentence: 'Unit 1, 4.25%; Unit 2, 3.75%; ... and Unit 12, 5%'. */
export function runOn(site: Site, random: Random): Draft {
  const roll = rollOf(random, {
    count: Math.min(Math.max(site.homes, 8), 26),
    scale: 10000,
    numbering: random.pick(['plain', 'letters']),
    stacks: 4,
  });
  const joint = random.pick([', ', ' – ', ' shall have ', ': ']);
  const said = roll.homes.map(
    (one) => `${site.home} ${one.unit}${joint}${percentOf(one.points, roll.scale)}%`,
  );
  const name = instrument(site, random);
  return declared(site, random, {
    layout: 'one sentence',
    title: name,
    deed: true,
    blocks: [
      { kind: 'title', text: name, sub: [`for ${site.name}`] },
      ...recitals(site, random, name),
      ...articles(site, random, 2),
      p(
        `Interests in the Common Elements. There is appurtenant to each ${site.home} the following percentage of undivided interest, by which the common expenses are also shared: ${said.slice(0, -1).join('; ')}; and ${said.at(-1)}; being one hundred percent (100%) in all.`,
      ),
      ...later(site, random.fork('more'), 2),
      ...execution(site, random),
    ],
    parts: [ownership(roll)],
    forms,
    old: true,
  });
}

/** A description of each home in a paragraph of its own, the interest at its end with mixed fractions of a percent. */
export function described(site: Site, random: Random): Draft {
  const roll = rollOf(random, {
    count: Math.min(Math.max(site.homes, 8), 20),
    scale: 800,
    numbering: random.pick(['letters', 'plain', 'floors']),
    stacks: 4,
  });
  const where = ['northeast', 'southeast', 'southwest', 'northwest'];
  const mixed = (eighths: number): string => {
    const [whole, rest] = [Math.floor(eighths / 8), eighths % 8];
    const part = exact(rest, 8);
    return rest === 0 ? String(whole) : `${whole > 0 ? `${whole} ` : ''}${part.n}/${part.d}`;
  };
  return declared(site, random, {
    layout: 'described homes',
    title: 'Master Deed',
    deed: true,
    blocks: [
      {
        kind: 'title',
        text: 'DESCRIPTION OF THE UNITS',
        sub: [`Part III of the ${instrument(site, random)} of`, site.name],
      },
      p(
        `Each is bounded by the undecorated surfaces of its floors, ceilings and walls. Areas are approximate.`,
      ),
      ...roll.homes.map((one) =>
        p(
          `${site.home} ${one.unit}. On the ${where[(one.stack - 1) % 4]} side of ${one.floor === 1 ? 'the ground floor' : `floor ${one.floor}`}, of the ${one.model} plan, containing ${inWords(random.int(4, 7))} rooms and ${random.pick(['one bath', 'two baths'])}${random.chance(0.4) ? ' with a balcony' : ''}, about ${one.area.toLocaleString('en-US')} square feet; immediate access to the hall. Its undivided interest is ${mixed(one.points)}%.`,
        ),
      ),
      p(
        'The interests add to 100% and have been set by the relative fair value of each at the date of this instrument.',
      ),
      ...articles(site, random, 2),
    ],
    parts: [ownership(roll)],
    traits: ['mixed-fractions'],
    forms: { pdf: 5, scan: 4, docx: 2 },
    old: true,
  });
}

/** Percents in words with figures after them, one line each. */
export function spelled(site: Site, random: Random): Draft {
  const count = random.int(6, 16);
  const points = allot(
    Array.from({ length: count }, () => random.int(50, 130)),
    400,
  );
  const words = (quarters: number): string => {
    const [whole, rest] = [Math.floor(quarters / 4), quarters % 4];
    const part = ['', 'one-quarter', 'one-half', 'three-quarters'][rest]!;
    if (whole === 0) return `${part} of one`;
    return rest === 0 ? inWords(whole) : `${inWords(whole)} and ${part}`;
  };
  const figure = (quarters: number): string => (quarters / 4).toFixed(2);
  const name = instrument(site, random);
  return declared(site, random, {
    layout: 'spelled out',
    title: name,
    deed: true,
    blocks: [
      { kind: 'title', text: name.toUpperCase(), sub: [site.name] },
      ...recitals(site, random, name),
      h('PERCENTAGES'),
      p(`The several owners shall own the common area, and shall bear its cost, thus:`),
      ...points.map((one, at) =>
        p(
          `(${String.fromCharCode(97 + at)}) the owner of ${site.home} Number ${at + 1}, ${words(one)} percent (${figure(one)}%);`,
        ),
      ),
      ...articles(site, random, 3),
      ...execution(site, random),
    ],
    parts: [owned(points.map((one, at) => ({ unit: String(at + 1), share: exact(one, 400) })))],
    forms,
    old: true,
  });
}

/** The same fraction for every home of a run of numbers, said once. */
export function equally(site: Site, random: Random): Draft {
  const count = Math.min(site.homes, 220);
  const from = random.pick([1, 1, 101, 201]);
  const homes = plural(site);
  const last = from + count - 1;
  const text = random.pick([
    `The ${homes} are numbered consecutively from ${from} to ${last}, both inclusive. The owner of each ${site.home} holds an undivided one-${count}th (1/${count}) interest in the common property and pays that fraction of every assessment.`,
    `There are ${inWords(count)} (${count}) ${homes}, being ${homes} ${from} through ${last} on the plan. To each of them belongs an equal interest of ${fractionInWords(1, count)} (1/${count}).`,
    `${homes} ${from}–${last} inclusive: 1/${count} each.`,
  ]);
  const name = instrument(site, random);
  return declared(site, random, {
    layout: 'equal shares',
    title: name,
    deed: random.chance(0.7),
    blocks: [
      { kind: 'title', text: name, sub: [site.name, `${site.county} County, ${site.state}`] },
      ...recitals(site, random, name),
      ...articles(site, random, 2),
      h('ALLOCATED INTERESTS'),
      p(text),
      ...later(site, random.fork('more'), 2),
      ...execution(site, random),
    ],
    parts: [
      owned(Array.from({ length: count }, (_, at) => ({ unit: String(from + at), share: exact(1, count) }))),
    ],
    forms,
  });
}

/** Covenants of a community that assesses every lot alike and gives nobody a share. */
export function covenants(site: Site, random: Random): Draft {
  const name = random.pick([
    'Declaration of Covenants, Conditions and Restrictions',
    'Restrictive Covenants',
    'Declaration of Easements and Covenants',
  ]);
  const way = random.pick([
    `Assessments shall be fixed at a uniform rate for all ${plural(site)} and may be collected monthly, quarterly or yearly. Until changed the annual assessment is $${random.int(24, 140) * 10}.00 for each ${site.home}. The Board may raise it by not more than ${random.pick([5, 8, 10])}% a year without a vote.`,
    `The owner of each ${site.home} is a member and has one vote. Members pay the same assessment. What the Declarant owns and has not built on pays 25% of it.`,
  ]);
  return declared(site, random, {
    layout: 'covenants without shares',
    title: name,
    deed: true,
    blocks: [
      { kind: 'title', text: name.toUpperCase(), sub: [site.name] },
      ...recitals(site, random, name),
      ...articles(site, random, 3),
      h('ASSESSMENTS'),
      p(way),
      p(
        `Fines. The Board may fine an owner $${random.pick([25, 50, 100])} for a first violation and $${random.pick([150, 200, 250])} for each later one, after notice and a hearing.`,
      ),
      ...later(site, random.fork('more'), 3),
      ...execution(site, random),
    ],
    parts: [],
    forms: { pdf: 5, scan: 2, docx: 2, txt: 1 },
  });
}
