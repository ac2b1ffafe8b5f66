import { longDate } from '../../core/dates';
import { type Random } from '../../core/random';
import { fractionInWords, inWords } from '../../core/words';
import { row, type Block } from '../../layout/paper';
import { type Draft } from '../publish';
import { type Site } from '../site';
import { printTyped, typeset } from '../typed';
import {
  apportion,
  byFloor,
  clauses,
  countOf,
  declared,
  deedDay,
  figure,
  head,
  heads,
  line,
  ownership,
  par,
  planned,
  plansOf,
  recorded,
  table,
  terms,
  title,
  type Owned,
} from './base';

const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "A, B and C". */
const series = (all: readonly string[]): string =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all[all.length - 1]}`;

/**
 * Percents that are the same for all homes of a plan and make up 100 exactly; where their numbers do not allow that, to
 * four decimals, so that the sum is off by rounding alone.
 */
export function evenByPlan(
  random: Random,
  counts: readonly number[],
  decimals: number,
): { each: number[]; scale: number; decimals: number; traits: string[] } {
  const weigh = (): number[] => counts.map((_, at) => 10 + at * random.int(2, 5));
  const split = (weights: readonly number[], whole: number): number[] => {
    const all = counts.reduce((sum, count, at) => sum + count * weights[at]!, 0);
    return weights.map((weight) => (weight * whole) / all);
  };
  const scale = 100 * 10 ** decimals;
  for (let tries = 0; tries < 60; tries++) {
    const each = split(weigh(), scale).map((one) => Math.floor(one));
    const left = scale - counts.reduce((sum, count, at) => sum + count * each[at]!, 0);
    const taker = counts.findIndex((count) => left % count === 0);
    if (taker < 0) continue;
    each[taker]! += left / counts[taker]!;
    if (new Set(each).size === each.length) return { each, scale, decimals, traits: [] };
  }
  const each = split(weigh(), 1000000).map((one) => Math.round(one));
  const exactly = counts.reduce((sum, count, at) => sum + count * each[at]!, 0) === 1000000;
  return { each, scale: 1000000, decimals: 4, traits: exactly ? [] : ['rounded-sum'] };
}

/** Each percentage once, with the units that have it. */
export function sameShare(site: Site, random: Random): Draft {
  const { interest, home, deed } = terms(site);
  const across = random.int(4, 8);
  const floors = random.int(3, 7);
  const names = random.sample(['Type I', 'Type II', 'Type III', 'Type IV'], random.int(2, 4)).sort();
  const stack = Array.from({ length: across }, (_, at) => at % names.length);
  const mixed = random.shuffle(stack);
  const units = byFloor(across * floors, across);
  const kind = (at: number): number => mixed[at % across]!;
  const counts = names.map((_, k) => units.filter((_, at) => kind(at) === k).length);
  const { each, scale, decimals, traits } = evenByPlan(random, counts, random.pick([2, 3, 4]));
  const owned: Owned[] = units.map((unit, at) => ({ unit, n: each[kind(at)]!, d: scale }));
  const letters = random.chance(0.5);
  const groups = names.map((name, k): Block => {
    const mine = units.filter((_, at) => kind(at) === k);
    const share = `${figure(each[k]!, decimals)}%`;
    return par(
      letters
        ? `(${String.fromCharCode(97 + k)}) ${home}s ${series(mine)} — ${share} each;`
        : `${name} ${home}s. The following ${home}s shall each have appurtenant thereto a ${share} ${interest}: ${mine.join(', ')}.`,
    );
  });
  return declared(site, random, {
    name: 'same-share',
    more: traits,
    blocks: [
      par(recorded(random, site, deedDay(site, random)), 'small', 'right'),
      title(deed.toUpperCase(), site.name),
      ...clauses(site, random, 2),
      head(`Ownership of Common ${site.condo ? 'Elements' : 'Area'}`),
      par(
        `The ${interest} is vested in the Owners of the ${inWords(units.length)} (${units.length}) ${home}s as follows:`,
      ),
      ...groups,
      par('These percentages are permanent in character and shall not be severed from title.'),
      ...clauses(site, random, 2),
    ],
    parts: [ownership(owned)],
    forms: { pdf: 4, scan: 2, docx: 4, txt: 1 },
  });
}

/** The types in one table, which unit is of which in another. */
export function typesThenUnits(site: Site, random: Random): Draft {
  const { interest, home, short } = terms(site);
  const across = random.int(5, 8);
  const floors = random.int(3, 6);
  const names = ['A', 'B', 'C', 'D'].slice(0, random.int(3, 4));
  const mixed = random.shuffle(Array.from({ length: across }, (_, at) => at % names.length));
  const units = byFloor(across * floors, across);
  const kind = (at: number): number => mixed[at % across]!;
  const counts = names.map((_, k) => units.filter((_, at) => kind(at) === k).length);
  const { each, scale, decimals, traits } = evenByPlan(random, counts, random.pick([3, 4]));
  const plans = plansOf(random, names.length);
  const total = random.chance(0.6);
  const wide = random.chance(0.5);
  const listed = wide
    ? table('cccccc', [
        heads(home, 'Type', home, 'Type', home, 'Type'),
        ...Array.from({ length: Math.ceil(units.length / 3) }, (_, at) =>
          line(
            ...[0, 1, 2].flatMap((c) => {
              const place = at + c * Math.ceil(units.length / 3);
              return units[place] ? [units[place], names[kind(place)]!] : ['', ''];
            }),
          ),
        ),
      ])
    : table('cL', [
        heads('Type', `${home} numbers`),
        ...names.map((name, k) => line(name, units.filter((_, at) => kind(at) === k).join(', '))),
      ]);
  return declared(site, random, {
    name: 'types-then-units',
    blocks: [
      title('Exhibit B', `${short} — ${site.name}`),
      par(`Table 1 states the ${interest} of a ${home} of each type; Table 2 the type of each ${home}.`),
      head('Table 1'),
      table(total ? 'cLrrrr' : 'cLrr', [
        total
          ? heads('Type', 'Bedrooms / baths', 'Sq. ft.', `Each ${home}`, 'Number', 'All of the type')
          : heads('Type', 'Bedrooms / baths', 'Sq. ft.', `Each ${home}`),
        ...names.map((name, k) =>
          line(
            name,
            `${plans[k]!.beds} / ${plans[k]!.baths}`,
            String(plans[k]!.area),
            `${figure(each[k]!, decimals)}%`,
            ...(total ? [String(counts[k]!), `${figure(each[k]! * counts[k]!, decimals)}%`] : []),
          ),
        ),
        ...(total ? [row('total', ['', 'Total', '', '', String(units.length), '100%'])] : []),
      ]),
      head('Table 2'),
      listed,
    ],
    parts: [ownership(units.map((unit, at) => ({ unit, n: each[kind(at)]!, d: scale })))],
    more: [wide ? 'pairs' : 'listed', ...traits],
    forms: { pdf: 5, scan: 2, docx: 2 },
  });
}

/** Rows of ranges with how many there are and what they have together. */
export function rangeRows(site: Site, random: Random): Draft {
  const { home, interest, deed } = terms(site);
  const blocksOf = random.int(3, 6);
  const start = random.pick([1, 101]);
  const counts = Array.from({ length: blocksOf }, () => random.pick([4, 5, 6, 8, 10, 12]));
  const { each, scale, decimals, traits } = evenByPlan(random, counts, random.pick([3, 4]));
  let from = start;
  const ranges = counts.map((count, at) => {
    const range = { first: from, last: from + count - 1, n: each[at]!, count };
    from = start === 1 ? from + count : from + 100;
    return range;
  });
  const word = random.pick([' through ', ' – ', ' to ', '-']);
  const together = random.chance(0.6);
  const last = random.pick(['Cottage', 'Terrace', 'Garden']);
  const owned = ranges.flatMap(({ first, n, count }) =>
    Array.from({ length: count }, (_, at) => ({ unit: String(first + at), n, d: scale })),
  );
  return declared(site, random, {
    name: 'range-rows',
    more: traits,
    blocks: [
      title(deed, site.name),
      ...clauses(site, random, 2),
      head(`Section 3. Allocation`),
      par(`The ${interest} of each ${home} is:`),
      table(together ? 'lcrr' : 'Lr', [
        together
          ? heads(`${home} Nos. (inclusive)`, `No. of ${home}s`, `Each ${home}`, 'Aggregate')
          : heads(`${home} Nos. (inclusive)`, `Percentage of each ${home}`),
        ...ranges.map(({ first, last: end, n, count }) =>
          line(
            `${first}${word}${end}`,
            ...(together
              ? [String(count), `${figure(n, decimals)}%`, `${figure(n * count, decimals)}%`]
              : [`${figure(n, decimals)}%`]),
          ),
        ),
        ...(together ? [row('total', ['', String(owned.length), '', '100.00%'])] : []),
      ]),
      par(`${last} ${home}s have no greater vote than others.`, 'small'),
      ...clauses(site, random, 2),
    ],
    parts: [ownership(owned)],
    forms: { pdf: 4, scan: 2, docx: 3, txt: 1 },
  });
}

/** One sentence: lots so and so to so and so, each an equal part. */
export function equalLots(site: Site, random: Random): Draft {
  const count = countOf(site, random, { from: 12, to: 120 });
  const day = deedDay(site, random);
  const of = `1/${count}`;
  const named = random.pick(['Lots', 'Lots', 'Parcels']);
  const one = named.slice(0, -1);
  const share = random.pick([
    `Each of ${named} 1 through ${count}, inclusive, as shown on the Plat, bears an equal ${of} share of the Common Expenses and has appurtenant to it an undivided ${of} interest in the Common Area.`,
    `The Common Area is owned by the Owners of ${named} numbered 1 to ${count} (both inclusive) as tenants in common, the Owner of each ${one} holding an undivided ${of} interest.`,
    `The Property contains ${inWords(count)} (${count}) ${named}, numbered consecutively from 1 to ${count}. The Allocated Interest of each ${one} is ${of}.`,
  ]);
  return declared(site, random, {
    name: 'equal-lots',
    blocks: [
      par(recorded(random, site, day), 'small'),
      title('DECLARATION OF COVENANTS AND EASEMENTS', site.name, longDate(day)),
      ...clauses(site, random, random.int(2, 3)),
      head('Allocated interests'),
      par(share),
      ...clauses(site, random, random.int(2, 3)),
    ],
    parts: [
      ownership(
        Array.from({ length: count }, (_, at) => ({
          unit: String(at + 1),
          lot: String(at + 1),
          n: 1,
          d: count,
        })),
      ),
    ],
    forms: { pdf: 4, scan: 2, docx: 3, txt: 1 },
    old: true,
  });
}

/** One side of the street has odd numbers, the other even ones. */
export function twoSides(site: Site, random: Random): Draft {
  const { home, interest, deed } = terms(site);
  const [odd, even] = [random.int(5, 16), random.int(5, 16)];
  const { each, scale, decimals, traits } = evenByPlan(random, [odd, even], random.pick([3, 4]));
  const base = random.pick([0, 100, 200, 400]);
  const [oddTo, evenTo] = [base + 2 * odd - 1, base + 2 * even];
  const owned = [
    ...Array.from({ length: odd }, (_, at) => ({ unit: String(base + 1 + 2 * at), n: each[0]!, d: scale })),
    ...Array.from({ length: even }, (_, at) => ({ unit: String(base + 2 + 2 * at), n: each[1]!, d: scale })),
  ];
  const [low, high] = [`${figure(each[0]!, decimals)}%`, `${figure(each[1]!, decimals)}%`];
  return declared(site, random, {
    name: 'two-sides',
    more: traits,
    blocks: [
      title(deed, site.name),
      ...clauses(site, random, 3),
      par(
        `The odd-numbered ${home}s from ${base + 1} to ${oddTo}, inclusive (${odd} ${home}s), each have a ${low} ${interest}. The even-numbered ${home}s from ${base + 2} to ${evenTo}, inclusive (${even} ${home}s), each have a ${high} ${interest}. Together these are one hundred percent (100%).`,
      ),
      ...clauses(site, random, 2),
    ],
    parts: [ownership(owned)],
    forms: { pdf: 4, scan: 2, docx: 3, txt: 1 },
  });
}

/** A paragraph for each unit as an old deed describes it, its interest as a fraction in words and figures. */
export function deedParagraphs(site: Site, random: Random): Draft {
  const { home } = terms(site);
  const count = random.int(5, 12);
  const d = random.pick([count * 3, count * 4 + 1, 36, 60, 100]);
  const weights = Array.from({ length: count }, () => random.int(2, 5));
  const parts = apportion(weights, d);
  const owned = parts.map((n, at) => ({ unit: String(at + 1), n, d }));
  const style = random.int(0, 2);
  const where = ['northerly', 'southerly', 'easterly', 'westerly'];
  return declared(site, random, {
    name: 'deed-paragraphs',
    blocks: [
      title('MASTER DEED AND DECLARATION', site.name),
      par(recorded(random, site, deedDay(site, random)), 'small', 'center'),
      par(
        `The buildings contain ${inWords(count)} (${count}) ${home}s, each of which is described below with the undivided interest in the common areas and facilities that passes with it.`,
      ),
      ...owned.map(({ unit, n }) => {
        const words = fractionInWords(n, d);
        const share =
          style === 0
            ? `an undivided ${words} (${n}/${d}) interest`
            : style === 1
              ? `an interest of ${words}`
              : `${n}/${d} of the common areas and facilities`;
        const rooms = random.int(4, 7);
        return par(
          `${home.toUpperCase()} ${unit}. A dwelling of ${inWords(rooms)} rooms on the ${random.pick(where)} side of the ${random.pick(['first', 'second'])} floor, containing approximately ${random.int(70, 180) * 10} square feet, together with ${share}${style === 2 ? '' : ' in the common areas and facilities'}.`,
        );
      }),
      ...clauses(site, random, 2),
    ],
    parts: [ownership(owned)],
    forms: { pdf: 3, scan: 3, docx: 3, txt: 1 },
    look: { font: 'serif' },
    old: true,
  });
}

/** Typed: percents in words with the figure in parentheses. */
export function spelledOut(site: Site, random: Random): Draft {
  const { home, interest } = terms(site);
  const count = random.int(6, 20);
  const plans = planned(random, plansOf(random, 3), { count, across: Math.min(count, 4) });
  const parts = apportion(
    plans.map((plan) => plan.area),
    10000,
  );
  const owned = parts.map((n, at) => ({ unit: String(at + 1), n, d: 10000 }));
  const words = (n: number): string => {
    const [whole, part] = [Math.floor(n / 100), n % 100];
    return `${inWords(whole)}${part === 0 ? '' : ` and ${inWords(part)} hundredths`} percent (${figure(n, 2)}%)`;
  };
  const day = deedDay(site, random);
  const intro = `RESOLVED, and hereby recorded as Schedule of Interests, that the ${interest} of the several ${home}s of ${site.short} is and shall be:`;
  const entries = owned.map(({ unit, n }) => `${cap(home)} ${unit}: ${words(n)}`);
  const close = `In witness whereof the President of ${site.name} has signed this ${longDate(day)}.`;
  return declared(site, random, {
    name: 'spelled-out',
    blocks: [
      title('SCHEDULE OF INTERESTS', site.name),
      par(intro),
      ...entries.map((entry) => par(entry)),
      par(close),
      par(`${site.people[0]}, President`),
    ],
    print: (paper) =>
      printTyped(
        paper,
        [
          ' '.repeat(24) + 'SCHEDULE OF INTERESTS',
          ' '.repeat(Math.max(0, Math.floor((70 - site.name.length) / 2))) + site.name,
          '',
          ...typeset(intro, 70),
          '',
          ...entries.flatMap((entry) => [...typeset(entry, 70, 4), '']),
          ...typeset(close, 70),
          '',
          '',
          `${' '.repeat(34)}${site.people[0]}, President`,
        ],
        { size: 10.5, left: 66, top: 60 },
      ),
    parts: [ownership(owned)],
    forms: { pdf: 3, scan: 4, docx: 2, txt: 2 },
    old: true,
  });
}

/** Equal dues and no list of lots: nothing to read, though figures are all about. */
export function covenantsAlone(site: Site, random: Random): Draft {
  const day = deedDay(site, random);
  return declared(site, random, {
    name: 'covenants-alone',
    blocks: [
      par(recorded(random, site, day), 'small', 'right'),
      title('DECLARATION OF COVENANTS, CONDITIONS AND RESTRICTIONS', `for ${site.short}`, longDate(day)),
      par(
        `The Declarant owns the property platted as ${site.short}, Filing No. ${random.int(1, 6)}, and imposes on it the following covenants, which run with the land and are enforced by ${site.name}.`,
      ),
      head('Assessments'),
      par(
        'Both annual and special assessments are fixed at a uniform rate for all Lots. Until January 1 of the year after the first conveyance the maximum annual assessment is $480.00 for each Lot; thereafter the Board may raise it by not more than five percent (5%) a year without a vote.',
      ),
      ...clauses(site, random, 6),
      head('Votes'),
      par(
        'Class A members have one vote for each Lot owned. The Class B member is the Declarant, who has three votes for each Lot until 75% of the Lots have been sold.',
      ),
    ],
    parts: [],
    more: ['no-table'],
    forms: { pdf: 4, scan: 1, docx: 3 },
  });
}
