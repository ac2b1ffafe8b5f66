import { exact } from '../../core/fraction';
import { type Random } from '../../core/random';
import { type Row } from '../../layout/paper';
import { type Draft, type Site } from '../site';
import { columns, declared, h, head, line, p, plural, sum, table } from './kit';
import { owned, percentOf, rollOf, type Home } from './shares';
import { articles, instrument, recitals } from './wording';

const forms = { pdf: 6, scan: 2, docx: 3 } as const;

/** A few types with the share of one home of each, and below them which homes are of which type. */
export function byType(site: Site, random: Random): Draft {
  const kinds = random.int(3, 5);
  const roman = ['I', 'II', 'III', 'IV', 'V'];
  const sizes = Array.from({ length: kinds }, () => random.int(4, 11));
  const weights = Array.from({ length: kinds }, (_, at) => 70 + at * 17 + random.int(0, 12));
  const all = sizes.reduce((total, size, at) => total + size * weights[at]!, 0);
  const each = weights.map((weight) => Math.round((weight / all) * 100000));
  let next = 0;
  const floors = Array.from(
    { length: sizes.reduce((a, b) => a + b, 0) },
    (_, at) => `${Math.floor(at / 6) + 1}0${(at % 6) + 1}`,
  );
  const order = random.shuffle(sizes.flatMap((size, at) => Array.from({ length: size }, () => at)));
  const homes = floors.map((unit) => ({ unit, kind: order[next++]! }));
  const listed = homes.map(({ unit, kind }) => ({ unit, share: exact(each[kind]!, 100000) }));
  const whole = sizes.reduce((total, size, at) => total + size * each[at]!, 0);
  const numbersOf = (kind: number): string =>
    homes
      .filter((one) => one.kind === kind)
      .map((one) => one.unit)
      .join(', ');
  const name = instrument(site, random);
  const together = random.chance(0.5);
  const rows = sizes.map((size, at) => {
    const share = percentOf(each[at]!, 100000);
    const total = percentOf(each[at]! * size, 100000);
    return together
      ? line(`Type ${roman[at]}`, numbersOf(at), share, total)
      : line(`Type ${roman[at]}`, String(size), share, total);
  });
  return declared(site, random, {
    layout: 'by type',
    title: name,
    blocks: [
      { kind: 'title', text: `${name}: Percentage Interests`, sub: [site.name] },
      p(`${site.home}s of one type have the same percentage interest in the common elements.`),
      table(columns('l2', together ? 'l5' : 'r2', 'r2', 'r2'), [
        head(
          'Type',
          together ? `${site.home}s of this type` : `Number of ${plural(site)}`,
          `% interest of each ${site.home}`,
          'All of the type (%)',
        ),
        ...rows,
        sum('', together ? '' : String(homes.length), '', percentOf(whole, 100000)),
      ]),
      ...(together
        ? []
        : [
            h(`${plural(site)} of each type`),
            ...sizes.map((_, at) => p(`Type ${roman[at]}: ${plural(site)} ${numbersOf(at)}.`)),
          ]),
      ...articles(site, random, 2),
    ],
    parts: [owned(listed)],
    traits: whole === 100000 ? [] : ['rounded-sum'],
    forms,
  });
}

/** Runs of numbers with what each home of the run has: '101 through 112 ... .8125% each'. */
export function ranges(site: Site, random: Random): Draft {
  const floors = random.int(3, 9);
  const per = random.int(4, 9);
  const weights = Array.from({ length: floors }, (_, at) => 400 + at * random.int(6, 25));
  const all = weights.reduce((a, b) => a + b, 0) * per;
  const each = weights.map((weight) => Math.round((weight / all) * 1000000));
  const whole = each.reduce((a, b) => a + b, 0) * per;
  const joint = random.pick([' through ', ' – ', ' to ', '-']);
  const listed = each.flatMap((points, at) =>
    Array.from({ length: per }, (_, number) => ({
      unit: String((at + 1) * 100 + number + 1),
      share: exact(points, 1000000),
    })),
  );
  const inTable = random.chance(0.6);
  const run = (at: number): string => `${(at + 1) * 100 + 1}${joint}${(at + 1) * 100 + per}`;
  const name = instrument(site, random);
  return declared(site, random, {
    layout: 'runs of numbers',
    title: name,
    deed: !inTable,
    blocks: [
      { kind: 'title', text: 'EXHIBIT “B”', sub: [`${name} of ${site.name}`, 'Undivided shares'] },
      ...(inTable
        ? [
            table(columns('l4', 'r2', 'r3', 'r3'), [
              head(`${site.home} numbers (inclusive)`, 'How many', 'Share of each', 'Together'),
              ...each.map((points, at) =>
                line(
                  run(at),
                  String(per),
                  `${percentOf(points, 1000000)}%`,
                  `${percentOf(points * per, 1000000)}%`,
                ),
              ),
              sum('All', String(per * floors), '', `${percentOf(whole, 1000000)}%`),
            ]),
          ]
        : each.map((points, at) => p(`${plural(site)} ${run(at)}, each ${percentOf(points, 1000000)}%`))),
      p(`An owner’s vote has the weight of his share.`),
    ],
    parts: [owned(listed)],
    traits: [inTable ? 'range-rows' : 'range-lines', ...(whole === 1000000 ? [] : ['rounded-sum'])],
    forms: inTable ? forms : { pdf: 5, scan: 3, txt: 2, docx: 2 },
  });
}

/** Floors down, stacks across, a percent in each field: the home is the floor's number and the stack's. */
export function grid(site: Site, random: Random): Draft {
  const stacks = random.int(4, 8);
  const floors = random.int(3, 14);
  const roll = rollOf(random, { count: stacks * floors, scale: 100000, numbering: 'letters', stacks });
  const letters = Array.from({ length: stacks }, (_, at) => String.fromCharCode(65 + at));
  const down = random.chance(0.5);
  const levels = Array.from({ length: floors }, (_, at) => (down ? floors - at : at + 1));
  const at = (floor: number, stack: number): Home => roll.homes[(floor - 1) * stacks + stack - 1]!;
  return declared(site, random, {
    layout: 'floors and stacks',
    title: 'Table of interests',
    blocks: [
      {
        kind: 'letterhead',
        name: site.name,
        lines: [`Table of percentage interests, from the ${instrument(site, random)}`],
      },
      p(
        `A ${site.home.toLowerCase()} is known by its floor and its line: the ${site.home.toLowerCase()} on floor ${levels[1]} in line ${letters[1]} is ${site.home} ${levels[1]}${letters[1]}. The table gives the percent of the common interest of each.`,
      ),
      table(columns('l2', ...letters.map(() => 'r2')), [
        head('Floor', ...letters.map((one) => `Line ${one}`)),
        ...levels.map((floor) =>
          line(
            String(floor),
            ...letters.map((_, stack) => percentOf(at(floor, stack + 1).points, roll.scale)),
          ),
        ),
      ]),
      p('All figures are percents; together they are 100.000.', { style: 'small' }),
    ],
    parts: [owned(roll.homes.map((one) => ({ unit: one.unit, share: exact(one.points, roll.scale) })))],
    forms: { pdf: 5, docx: 2, scan: 2, xlsx: 2 },
    sheet: { name: 'Interests', amountsAsText: true },
  });
}

/** Area of each home over the area of all: a fraction whose numerator stands in a column of its own. */
export function overArea(site: Site, random: Random): Draft {
  const roll = rollOf(random, {
    count: Math.min(Math.max(site.homes, 10), 60),
    scale: 1,
    numbering: random.pick(['plain', 'floors']),
  });
  const all = roll.homes.reduce((total, one) => total + one.area, 0);
  const commas = (value: number): string => value.toLocaleString('en-US');
  const way = random.pick(['fraction', 'both'] as const);
  const name = instrument(site, random);
  const rows: Row[] = roll.homes.map((one) =>
    way === 'fraction'
      ? line(one.unit, one.model, `${commas(one.area)}/${commas(all)}`)
      : line(one.unit, commas(one.area), `${commas(one.area)} / ${commas(all)}`),
  );
  return declared(site, random, {
    layout: 'over the whole area',
    title: name,
    deed: true,
    blocks: [
      { kind: 'title', text: name, sub: [site.name] },
      ...recitals(site, random, name),
      ...articles(site, random, 1),
      p(
        `The share of each ${site.home} in the common elements, and in their cost, is the fraction whose numerator is its floor area in square feet and whose denominator is the floor area of all ${plural(site)}, ${commas(all)} square feet:`,
      ),
      table(columns('l2', way === 'both' ? 'r2' : 'l2', 'r3'), [
        head(site.home, way === 'both' ? 'Floor area' : 'Plan', 'Fraction'),
        ...rows,
      ]),
    ],
    parts: [owned(roll.homes.map((one) => ({ unit: one.unit, share: exact(one.area, all) })))],
    forms,
  });
}
