import { cells, type Row } from '../../blind/write/ink';
import { exact } from '../../core/fraction';
import { fractionInWords, inWords } from '../../core/words';
import { item, para, table, type Piece } from '../press/leaf';
import { capital, type Recipe } from '../place';
import {
  bookAndPage,
  deedPaper,
  divide,
  exhibit,
  homesOf,
  instrumentOf,
  opening,
  owned,
  type Home,
} from './shares';
import { percentShare, percentText, provisions, roundingOf } from './shares';

const listed = (units: readonly string[]): string =>
  units.length < 2 ? units.join('') : `${units.slice(0, -1).join(', ')} and ${units[units.length - 1]}`;

/** Units of a plan in one sentence with the percent of each. */
export const byPlan: Recipe = (place, random) => {
  const all = homesOf(random, Math.min(place.units, 48), 'floors');
  const steps = divide(
    all.map((one) => one.area),
    1_000_000,
    false,
  );
  const areas = [...new Set(all.map((one) => one.area))];
  const shares = all.map((one, at) => ({ unit: one.unit, share: percentShare(steps[at]!, 4) }));
  const instrument = instrumentOf({ ...place, condo: true }, random);
  return deedPaper(place, random, {
    title: instrument,
    traits: ['by-plan', ...roundingOf(shares)],
    parts: [owned(shares)],
    blocks: [
      ...opening(place, random, instrument),
      para('ARTICLE V – INTERESTS IN THE COMMON ELEMENTS', { bold: true }),
      para('The undivided interest that goes with each Unit, and may not be parted from it, is as follows:'),
      ...areas.map((area, nth): Piece => {
        const mine = all.filter((one) => one.area === area);
        const percent = percentText(steps[all.indexOf(mine[0]!)]!, 4);
        return item(
          `(${'abcdefgh'.charAt(nth)})`,
          `Units ${listed(mine.map((one) => one.unit))}, being the ${inWords(mine.length)} Units of the ${mine[0]!.plan} plan, ${percent}% each;`,
          14,
        );
      }),
      ...provisions(place, random, { count: 5, article: 6 }),
    ],
  });
};

/** A paragraph for each unit, as deeds of small houses have it. */
export const paragraphs: Recipe = (place, random) => {
  const all = homesOf(random, Math.min(place.units, 16), random.pick(['letters', 'sides', 'plain'] as const));
  const steps = divide(
    all.map((one) => one.area),
    100_000,
    true,
  );
  const shares = all.map((one, at) => ({ unit: one.unit, share: percentShare(steps[at]!, 3) }));
  const rooms = (home: Home): string => inWords(Math.max(3, Math.round(home.area / 240)));
  const storey = (home: Home): string =>
    `on the ${['first', 'second', 'third', 'fourth', 'fifth'][home.floor - 1] ?? 'upper'} floor`;
  const instrument = instrumentOf({ ...place, condo: true }, random);
  return deedPaper(place, random, {
    title: instrument,
    traits: ['paragraphs'],
    parts: [owned(shares)],
    blocks: [
      ...opening(place, random, instrument),
      ...provisions(place, random, { count: 2, article: 3 }),
      para('DESCRIPTION OF UNITS', { bold: true }),
      ...all.map((one, at) =>
        para(
          `UNIT ${one.unit} lies ${storey(one)}, has ${rooms(one)} rooms and about ${one.area} square feet, and opens to the common hall. An undivided ${percentText(steps[at]!, 3)} percent of the common elements is appurtenant to it.`,
        ),
      ),
      ...provisions(place, random, { count: 2, article: 9 }),
    ],
  });
};

/** The same for all, said once, with how many and from which to which. */
export const alike: Recipe = (place, random) => {
  const count = Math.min(place.units, random.int(10, 60));
  const from = random.pick([1, 1, 101, 201]);
  const shares = Array.from({ length: count }, (_, at) => ({
    unit: String(from + at),
    share: exact(1, count),
  }));
  const word = capital(random.pick(['unit', 'dwelling', 'home']));
  const instrument = instrumentOf(place, random);
  return deedPaper(place, random, {
    title: instrument,
    traits: ['alike'],
    parts: [owned(shares)],
    blocks: [
      ...opening(place, random, instrument),
      ...provisions(place, random, { count: 4, article: 2 }),
      item(
        '3.1',
        `Ownership. The property contains ${inWords(count)} (${count}) ${word}s, numbered ${from} through ${from + count - 1}, inclusive. To each ${word} belongs an equal undivided ${fractionInWords(1, count)} (1/${count}) interest in the Common Elements, whatever its size.`,
      ),
      ...provisions(place, random, { count: 2, article: 4 }),
    ],
  });
};

/** Ranges of units in rows, with what each has and what they have together. */
export const ranges: Recipe = (place, random) => {
  const sizes = Array.from({ length: random.int(3, 6) }, () => random.int(3, 12));
  const weights = sizes.map(() => random.int(60, 180));
  const flat = sizes.flatMap((size, at) => Array<number>(size).fill(weights[at]!));
  const steps = divide(flat, 1_000_000, false);
  let next = 0;
  const runs = sizes.map((size, at) => {
    const run = { first: (at + 1) * 100 + 1, size, part: steps[next]! };
    next += size;
    return run;
  });
  const shares = runs.flatMap(({ first, size, part }) =>
    Array.from({ length: size }, (_, at) => ({ unit: String(first + at), share: percentShare(part, 4) })),
  );
  return deedPaper(place, random, {
    title: 'Exhibit of interests',
    traits: ['ranges', ...roundingOf(shares)],
    parts: [owned(shares)],
    blocks: [
      ...exhibit('E', `${place.name}`, 'PERCENTAGE INTERESTS BY RANGE OF UNITS'),
      table(
        'lcrr',
        [
          {
            head: true,
            under: 'one',
            cells: cells('Units (inclusive)', 'Number of Units', 'Each Unit', 'All Units in Range'),
          },
          ...runs.map(({ first, size, part }): Row => ({
            cells: cells(
              `${first} through ${first + size - 1}`,
              String(size),
              `${percentText(part, 4)}%`,
              `${percentText(part * size, 4)}%`,
            ),
          })),
        ],
        { lines: random.pick(['all', 'rows'] as const), size: 10 },
      ),
      para('The percentage in the third column belongs to each Unit in the range.'),
      ...provisions(place, random, { count: 4, article: 10 }),
    ],
  });
};

/** Percentages in words with the figure behind them. */
export const spelled: Recipe = (place, random) => {
  const all = homesOf(random, Math.min(place.units, 20), random.pick(['letters', 'plain'] as const));
  const steps = divide(
    all.map((one) => one.area),
    10_000,
    true,
  );
  const shares = all.map((one, at) => ({ unit: one.unit, share: percentShare(steps[at]!, 2) }));
  const words = (part: number): string => {
    const [whole, rest] = [Math.floor(part / 100), part % 100];
    return rest === 0 ? inWords(whole) : `${inWords(whole)} and ${inWords(rest)} hundredths`;
  };
  return deedPaper(place, random, {
    title: 'Third schedule',
    traits: ['spelled'],
    parts: [owned(shares)],
    blocks: [
      para('THIRD SCHEDULE', { al: 'c', bold: true, after: 2 }),
      para(`of the instrument recorded at ${bookAndPage(random)}, ${place.name}`, { al: 'c' }),
      para('There is hereby allotted to the owner of:'),
      ...all.map((one, at) =>
        item(
          `${at + 1}.`,
          `${capital(place.word)} ${one.unit}, ${words(steps[at]!)} percent (${percentText(steps[at]!, 2)}%)${at === all.length - 1 ? '.' : ';'}`,
        ),
      ),
      para('of the common elements, and of the common profits and expenses, of the regime.'),
      ...provisions(place, random, { count: 3, article: 8 }),
    ],
  });
};

/** Dues are the same for every lot, but no document lists the lots: there is nothing to read. */
export const unlisted: Recipe = (place, random) => {
  const instrument = instrumentOf({ ...place, condo: false }, random);
  return deedPaper(place, random, {
    title: instrument,
    traits: ['unlisted'],
    parts: [],
    blocks: [
      ...opening(place, random, instrument),
      ...provisions(place, random, { count: 4, article: 4 }),
      item(
        '5.1',
        'Uniform rate. Annual charges are set at a uniform rate for all Lots that have been conveyed by the Declarant. The Declarant pays one-quarter of the rate for the Lots it holds.',
      ),
      item(
        '5.2',
        'First year. The greatest annual charge in the first year is $960.00 a Lot, and it may rise by no more than seven percent (7%) a year without a vote.',
      ),
      ...provisions(place, random, { count: 3, article: 6 }),
    ],
  });
};
