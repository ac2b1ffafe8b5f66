import { exact } from '../../core/fraction';
import { type Random } from '../../core/random';
import { fractionInWords, inWords } from '../../core/words';
import { p, type Block } from '../write/ink';
import { type Home } from '../world';
import { articles, deedPaper, opening } from './prose';
import { asPercent, makeShares, ownership, unitNames, type Share } from './shares';

const row = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => String(from + at));
const title = (random: Random): string =>
  random.pick([
    'DECLARATION OF CONDOMINIUM',
    'MASTER DEED',
    'DECLARATION AND BYLAWS CREATING A PLAN FOR CONDOMINIUM OWNERSHIP',
  ]);

/** Each unit's fraction in words, with or without its figures, a paragraph each. */
export const fractionsInWords = (home: Home, random: Random) => {
  const count = random.int(6, 20);
  const heavy = new Set(
    random.sample(row(0, count).map(Number), random.chance(0.4) ? 0 : Math.max(1, Math.floor(count / 4))),
  );
  const total = count + heavy.size;
  const names = random.chance(0.5) ? row(1, count) : unitNames(random, count);
  const shares = names.map((unit, at): Share => ({
    unit,
    value: exact(heavy.has(at) ? 2 : 1, total),
    area: 0,
    kind: 0,
  }));
  const figures = random.chance(0.6);
  const say = (at: number): string => {
    const n = heavy.has(at) ? 2 : 1;
    return `${fractionInWords(n, total)}${figures ? ` (${n}/${total})` : ''}`;
  };
  const form = random.pick(['to', 'colon', 'article']);
  return deedPaper(
    {
      name: 'fractions-in-words',
      home,
      parts: [ownership({ shares })],
      blocks: [
        ...opening(home, random, title(random)),
        ...articles(random, 3),
        p(
          'Each unit shall have as an appurtenance thereto the following undivided interest in the common areas and facilities:',
        ),
        ...shares.map((one, at) =>
          p(
            form === 'to'
              ? `To Unit ${one.unit}, an undivided ${say(at)} interest;`
              : form === 'colon'
                ? `Unit ${one.unit}: ${say(at)}`
                : `(${at + 1}) Unit Number ${one.unit} - ${say(at)} part of the whole.`,
            { indent: 24, after: 2 },
          ),
        ),
        ...articles(random, 1, true),
      ],
      containers: { pdf: 4, docx: 3, scan: 3, txt: 1 },
      traits: [figures ? 'words-and-figures' : 'words-only'],
    },
    random,
  );
};

/** Ranges of units, each of a range the same percent; one commercial unit takes what the ranges leave. */
export const ranges = (home: Home, random: Random) => {
  const counts = Array.from({ length: random.int(3, 5) }, () => random.int(4, 12));
  const whole = 1_000_000;
  const weights = counts.map(() => random.int(70, 160));
  const total = counts.reduce((sum, count, at) => sum + count * weights[at]!, 0) + 150;
  const tops = weights.map((weight) => Math.floor((weight / total) * whole));
  const left = whole - tops.reduce((sum, top, at) => sum + top * counts[at]!, 0);
  const alone: Share = { unit: `${counts.length + 1}01`, value: exact(left, whole), area: 0, kind: 0 };
  const shares: Share[] = counts.flatMap((count, at) =>
    row((at + 1) * 100 + 1, count).map((unit) => ({
      unit,
      value: exact(tops[at]!, whole),
      area: 0,
      kind: 0,
    })),
  );
  const form = random.pick(['through', 'to', '-']);
  const line = (from: number, to: number, percent: string): string =>
    form === '-'
      ? `Units ${from}-${to}, each: ${percent}%`
      : `Units ${from} ${form} ${to}, inclusive: ${percent}% each`;
  return deedPaper(
    {
      name: 'ranges-each',
      home,
      parts: [ownership({ shares: [...shares, alone] })],
      blocks: [
        ...opening(home, random, title(random)),
        ...articles(random, 4),
        p('EXHIBIT C - PERCENTAGE INTERESTS', { bold: true, al: 'c' }),
        ...counts.map((count, at) =>
          p(line((at + 1) * 100 + 1, (at + 1) * 100 + count, asPercent(exact(tops[at]!, whole), 4)), {
            indent: 30,
            after: 3,
          }),
        ),
        p(`Unit ${alone.unit}: ${asPercent(alone.value, 4)}%`, { indent: 30 }),
        ...(random.chance(0.5) ? [p('Total for all Units: 100.0000%', { indent: 30 })] : []),
      ],
      containers: { pdf: 4, docx: 3, scan: 3, txt: 1 },
    },
    random,
  );
};

/** Types of units with the units of each named. */
export const byType = (home: Home, random: Random) => {
  const names = unitNames(random, random.int(12, 36));
  const made = makeShares(random, names, 4);
  const kinds = [...new Set(made.map((one) => one.kind))].sort();
  // Of a type all have one share, so that the sum is off by a rounding at most.
  const typical = new Map(kinds.map((kind) => [kind, made.find((one) => one.kind === kind)!.value]));
  const shares = made.map((one) => ({ ...one, value: typical.get(one.kind)! }));
  return deedPaper(
    {
      name: 'by-type',
      home,
      parts: [ownership({ shares })],
      blocks: [
        ...opening(home, random, title(random)),
        ...articles(random, 3),
        p('The interest of each Unit is fixed by its type as shown on the plans:'),
        ...kinds.map((kind) => {
          const some = shares.filter((one) => one.kind === kind);
          return p(
            `Type ${'ABCDE'[kind]} (Units ${some.map((one) => one.unit).join(', ')}): each ${asPercent(some[0]!.value, 4)}%.`,
            { indent: 20 },
          );
        }),
        ...articles(random, 1, true),
      ],
      containers: { pdf: 4, docx: 3, scan: 2 },
      traits: ['types'],
    },
    random,
  );
};

/** A description of each unit in a sentence, its percent at the end. */
export const descriptions = (home: Home, random: Random) => {
  const shares = makeShares(random, unitNames(random, random.int(8, 18)), 3);
  const say = random.pick([
    (one: Share, percent: string) =>
      `Unit ${one.unit}. A ${random.pick(['one', 'two'])}-bedroom unit on the ${random.pick(['first', 'second'])} floor containing approximately ${one.area.toLocaleString('en-US')} square feet. Percentage interest in the common elements: ${percent}%.`,
    (one: Share, percent: string) =>
      `Unit No. ${one.unit} consists of ${random.int(4, 7)} rooms and ${one.area} square feet, more or less, and shall have appurtenant thereto a ${percent} percent undivided interest in the common areas and facilities.`,
  ]);
  return deedPaper(
    {
      name: 'unit-sentences',
      home,
      parts: [ownership({ shares })],
      blocks: [
        ...opening(home, random, title(random)),
        ...articles(random, 2),
        p('DESCRIPTION OF UNITS', { bold: true, al: 'c' }),
        ...shares.map((one) => p(say(one, asPercent(one.value, 3)), { after: 5 })),
        ...articles(random, 2, true),
      ],
      containers: { pdf: 4, docx: 3, scan: 3 },
    },
    random,
  );
};

/** Equal shares of units that are named as one range. */
export const equalRange = (home: Home, random: Random) => {
  const count = random.int(6, 64);
  const from = random.pick([1, 101, 201]);
  const shares = row(from, count).map((unit): Share => ({ unit, value: exact(1, count), area: 0, kind: 0 }));
  const text = random.pick([
    `The Owners of Units ${from} through ${from + count - 1}, inclusive, shall each own an equal undivided 1/${count} interest in the Common Elements.`,
    `There are ${inWords(count)} (${count}) Units, numbered ${from} to ${from + count - 1}. Units ${from} to ${from + count - 1} each have an undivided ${fractionInWords(1, count)} (1/${count}) interest in the Common Area.`,
  ]);
  return deedPaper(
    {
      name: 'equal-range',
      home,
      parts: [ownership({ shares })],
      blocks: [
        ...opening(home, random, title(random)),
        ...articles(random, 3),
        p(text),
        ...articles(random, 3, true),
      ],
      containers: { pdf: 4, docx: 3, scan: 2, txt: 1 },
      traits: ['prose'],
    },
    random,
  );
};

/** No table: the exhibit is missing, or shares follow from areas, or are equal among lots that no list names. */
export const withoutTable = (home: Home, random: Random) => {
  const text = random.pick([
    'The percentage of undivided interest of each Unit is set forth in Exhibit "C", which is recorded separately and incorporated by this reference.',
    'The share of each Unit is the ratio of its approximate floor area to the floor area of all Units, as computed by the Declarant when the last phase is annexed. Until then no share is fixed.',
    'All Lots shall be assessed at a uniform rate. The Declarant pays twenty-five percent (25%) of the annual assessment for each unsold Lot. Class B membership ends when 75% of the Lots are conveyed.',
    'EXHIBIT "B"\n\n(See plat recorded in Map Cabinet 3, Slides 114 and 115)',
  ]);
  const blocks: Block[] = [
    ...opening(
      home,
      random,
      random.pick([
        'DECLARATION OF COVENANTS, CONDITIONS AND RESTRICTIONS',
        'DECLARATION OF PROTECTIVE COVENANTS',
      ]),
    ),
    ...articles(random, 4),
    p(text),
    ...articles(random, 3, true),
  ];
  return deedPaper(
    { name: 'no-shares', home, parts: [], blocks, containers: { pdf: 5, docx: 3, scan: 3, txt: 1 } },
    random,
  );
};
