import { exact } from '../../core/fraction';
import { fractionInWords, inWords } from '../../core/words';
import { item, para, type Piece } from '../../fifth/press/leaf';
import { type Paper } from '../site';
import {
  clauses,
  declaration,
  heading,
  makeRoll,
  ofRoll,
  ownership,
  percent,
  recorded,
  rollTraits,
  share,
  type Held,
} from './units';

const listed = (all: readonly string[]): string =>
  all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;

/** One long sentence in which each home follows the other. */
export const runOn: Paper = (site, random) => {
  const roll = makeRoll(random, { count: random.int(12, 40), digits: random.pick([2, 3, 4]), sound: true });
  const verb = random.pick(['shall have', 'has', 'is entitled to']);
  const said = roll.homes.map(
    (one, at) => `Unit ${one.unit}${at === 0 ? ` ${verb} an undivided` : ','} ${percent(one, roll.digits)}%`,
  );
  const leaf = recorded(site, random, {
    blocks: [
      ...clauses(site, random),
      para(
        `ARTICLE ${random.pick(['V', 'VII'])}. Ownership of Common Elements. The interest appurtenant to the Units is as follows: ${said.join('; ')}; which together are the whole.`,
      ),
    ],
  });
  return declaration(site, random, {
    layout: 'run-on',
    leaf,
    parts: [ofRoll(roll)],
    traits: rollTraits(roll),
    forms: { pdf: 5, scan: 3, docx: 3, txt: 1 },
  });
};

/** Homes one above the other have the same share. */
export const stacks: Paper = (site, random) => {
  const [wide, high] = [random.int(4, 8), random.int(3, 9)];
  const weights = Array.from({ length: wide }, () => random.int(70, 160));
  const total = weights.reduce((sum, one) => sum + one, 0) * high;
  const parts = weights.map((one) => Math.round((one * 1e6) / total));
  const units = (at: number): string[] =>
    Array.from({ length: high }, (_, floor) => `${floor + 1}${String(at + 1).padStart(2, '0')}`);
  const blocks: Piece[] = weights.map((_, at) =>
    item(
      `(${'abcdefgh'[at]})`,
      random.chance(0.5)
        ? `Apartments ${listed(units(at))}: ${(parts[at]! / 1e4).toFixed(4)}% each.`
        : `To each of Apartments ${listed(units(at))} there belongs ${(parts[at]! / 1e4).toFixed(4)}%.`,
    ),
  );
  const held = weights.flatMap((_, at) =>
    units(at).map((unit): Held => ({ unit, share: exact(parts[at]!, 1e6) })),
  );
  const leaf = recorded(site, random, {
    blocks: [
      heading('SECTION 4. SHARES'),
      para('The Common Elements are owned by the apartment owners in these shares:'),
      ...blocks,
      ...clauses(site, random),
    ],
  });
  return declaration(site, random, {
    layout: 'stacks',
    leaf,
    parts: [ownership(held)],
    traits: ['rounded-sum'],
    forms: { pdf: 5, scan: 3, docx: 2 },
  });
};

/** From which to which, and what each has. */
export const fromTo: Paper = (site, random) => {
  const groups = random.int(3, 6);
  const sizes = Array.from({ length: groups }, () => random.int(3, 14));
  const weights = sizes.map(() => random.int(60, 150));
  const whole = sizes.reduce((sum, size, at) => sum + size * weights[at]!, 0);
  const parts = weights.map((one) => Math.round((one * 1e6) / whole));
  const first = sizes.map((_, at) => sizes.slice(0, at).reduce((sum, one) => sum + one, 1));
  const joint = random.pick([' through ', ' to ', '–', ' thru ']);
  const home = site.home;
  const lines = sizes.map((size, at): Piece => {
    const [a, b] = [first[at]!, first[at]! + size - 1];
    return para(
      `${home}s ${a}${joint}${b}${random.chance(0.4) ? ', inclusive' : ''}, each ${(parts[at]! / 1e4).toFixed(4)} percent`,
      { indent: 24 },
    );
  });
  const held = sizes.flatMap((size, at) =>
    Array.from({ length: size }, (_, nth): Held => {
      const unit = `${first[at]! + nth}`;
      return { unit, ...(home === 'Lot' ? { lot: unit } : {}), share: exact(parts[at]!, 1e6) };
    }),
  );
  const leaf = recorded(site, random, {
    blocks: [
      ...clauses(site, random),
      heading('ALLOCATION OF COMMON EXPENSE LIABILITY'),
      ...lines,
      para(`There are ${held.length} ${home}s in all.`),
    ],
  });
  return declaration(site, random, {
    layout: 'from-to',
    leaf,
    parts: [ownership(held)],
    traits: ['rounded-sum'],
    forms: { pdf: 5, scan: 2, docx: 2, txt: 2 },
  });
};

/** Fractions in words, with or without their figures. */
export const inLetters: Paper = (site, random) => {
  const d = random.pick([12, 16, 20, 24, 32, 40]);
  const shares: number[] = [];
  while (shares.reduce((sum, one) => sum + one, 0) < d)
    shares.push(Math.min(random.int(1, Math.max(2, d / 8)), d - shares.reduce((sum, one) => sum + one, 0)));
  const figures = random.chance(0.5);
  const lines = shares.map((n, at): Piece =>
    item(
      `${at + 1}.`,
      `${site.home} ${inWords(at + 1).replace(/^./, (one) => one.toUpperCase())} (${at + 1}) shall bear an undivided ${fractionInWords(n, d)}${figures ? ` (${n}/${d})` : ''} interest.`,
    ),
  );
  const held = shares.map((n, at): Held => {
    const unit = `${at + 1}`;
    return { unit, ...(site.home === 'Lot' ? { lot: unit } : {}), share: exact(n, d) };
  });
  const leaf = recorded(site, random, {
    blocks: [heading('FIFTH: UNDIVIDED INTERESTS'), ...lines, ...clauses(site, random)],
  });
  return declaration(site, random, {
    layout: 'in-letters',
    leaf,
    parts: [ownership(held)],
    forms: { pdf: 5, scan: 3, docx: 2 },
  });
};

/** Every lot that the plat numbers has the same share. */
export const evenly: Paper = (site, random) => {
  const n = Math.min(site.homes, 150);
  const home = site.home;
  const text = random.pick([
    `Each of ${home}s 1 through ${n}, inclusive, as shown on the Plat, shall be liable for an equal 1/${n} share of the Common Expenses.`,
    `The Owner of each ${home} (being ${home}s numbered 1 to ${n} on the Plat) bears one ${n === 21 ? 'twenty-first' : `of ${inWords(n)} equal shares`} (1/${n}) of the Common Expenses.`,
  ]);
  const held = Array.from({ length: n }, (_, at): Held => {
    const unit = `${at + 1}`;
    return { unit, ...(home === 'Lot' ? { lot: unit } : {}), share: exact(1, n) };
  });
  const leaf = recorded(site, random, {
    blocks: [...clauses(site, random), para(`Uniform Rate. ${text}`), ...clauses(site, random).slice(0, 2)],
  });
  return declaration(site, random, {
    layout: 'evenly',
    leaf,
    parts: [ownership(held)],
    forms: { pdf: 5, scan: 2, docx: 2, txt: 1 },
  });
};

/** A typist's list with dots up to the figure. */
export const typist: Paper = (site, random) => {
  const roll = makeRoll(random, {
    count: Math.min(site.homes, 64),
    digits: random.pick([3, 4]),
    sound: true,
  });
  const word = random.pick(['Unit', 'Apt.', 'Dwelling']);
  const lines = roll.homes.map((one): Piece => {
    const name = `${word} ${one.unit} `;
    return para(`${name.padEnd(34, '.')} ${percent(one, roll.digits)}%`, { after: 1 });
  });
  const leaf = recorded(site, random, {
    blocks: [heading('SCHEDULE “B”'), ...lines, ...clauses(site, random)],
    ...{
      font: 'courier',
      justify: false,
    },
  });
  return declaration(site, random, {
    layout: 'typist',
    leaf,
    parts: [ownership(roll.homes.map((one) => ({ unit: one.unit, share: share(one, roll.digits) })))],
    traits: rollTraits(roll),
    forms: { pdf: 4, scan: 4, txt: 3 },
  });
};

/** Covenants with percentages and fractions of everything but ownership. */
export const covenants: Paper = (site, random) => {
  const leaf = recorded(site, random, {
    blocks: [
      heading(`DECLARATION OF COVENANTS, CONDITIONS AND RESTRICTIONS\nFOR ${site.short.toUpperCase()}`),
      ...clauses(site, random),
      para(
        `Architectural Control. No structure may cover more than forty percent (40%) of a parcel, nor may a fence exceed six feet. Rear setbacks are the greater of 20 feet or 15% of the depth of the parcel.`,
      ),
      para(
        `Votes. Class A members have one vote for each parcel owned. The Declarant, as the Class B member, has three votes for each parcel it owns until 75% of the parcels have been conveyed.`,
      ),
      para(
        random.chance(0.5)
          ? 'Rate of Assessment. Assessments shall be fixed at a uniform rate for all parcels.'
          : 'Rate of Assessment. The Board shall set assessments each year after considering the benefits that each class of parcel receives.',
      ),
      ...clauses(site, random).slice(0, 3),
    ],
  });
  return declaration(site, random, {
    layout: 'covenants',
    leaf,
    parts: [],
    forms: { pdf: 5, scan: 3, docx: 2, txt: 1 },
  });
};
