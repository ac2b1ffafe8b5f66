import { type Random } from '../../core/random';
import { row, type Row } from '../../layout/paper';
import { type Draft, type Site } from '../site';
import { columns, declared, h, head, line, mid, p, sum, table } from './kit';
import {
  decimalOf,
  ownership,
  percentOf,
  rollOf,
  rollTraits,
  spoiled,
  totalOf,
  type Home,
  type Roll,
} from './shares';
import { articles, execution, instrument, recitals } from './wording';

const forms = { pdf: 6, scan: 3, docx: 2 } as const;

/** Floor by floor: each floor a heading, models and areas before the share, what the floor has below it. */
export function byFloor(site: Site, random: Random): Draft {
  const roll = spoiled(
    random.fork('slip'),
    rollOf(random, {
      count: Math.min(site.homes, 88),
      scale: 100000,
      numbering: 'floors',
      rounded: random.chance(0.5),
    }),
    0.35,
  );
  const subtotals = random.chance(0.5) && roll.flaws.length === 0;
  const floors = [...new Set(roll.homes.map((one) => one.floor))];
  const rows: Row[] = floors.flatMap((floor) => {
    const here = roll.homes.filter((one) => one.floor === floor);
    return [
      row('section', [{ text: `${ordinals[floor - 1] ?? `Level ${floor}`} Floor`, span: 4 }]),
      ...here.map((one) =>
        line(
          { text: one.unit, indent: 10 },
          one.model,
          one.area.toLocaleString('en-US'),
          `${percentOf(one.points, roll.scale)}%`,
        ),
      ),
      ...(subtotals
        ? [
            mid(
              '',
              `Floor ${floor}`,
              '',
              `${percentOf(
                here.reduce((all, one) => all + one.points, 0),
                roll.scale,
              )}%`,
            ),
          ]
        : []),
    ];
  });
  const name = instrument(site, random);
  return declared(site, random, {
    layout: 'floor by floor',
    title: name,
    deed: true,
    blocks: [
      { kind: 'title', text: name.toUpperCase(), sub: ['of', site.name] },
      ...recitals(site, random, name),
      ...articles(site, random, 3),
      p(
        `The interest of each owner in the common areas and facilities, stated as a percentage of the whole, is in Exhibit C. It may not be changed without the consent of every owner whom the change concerns.`,
      ),
      ...execution(site, random),
      { kind: 'page' },
      {
        kind: 'title',
        text: 'EXHIBIT C',
        sub: [`${site.name} — Interests appurtenant to each ${site.home}`],
      },
      table(columns('l2', 'l3', 'r2', 'r2'), [
        head(`${site.home}`, 'Model', 'Approx. sq. ft.', 'Undivided interest'),
        ...rows,
        sum('Total', '', '', `${percentOf(totalOf(roll), roll.scale)}%`),
      ]),
    ],
    parts: [ownership(roll)],
    traits: rollTraits(roll),
    forms,
  });
}

const ordinals = [
  'First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth', 'Eleventh', 'Twelfth',
  'Thirteenth', 'Fourteenth', 'Fifteenth', 'Sixteenth', 'Seventeenth', 'Eighteenth', 'Nineteenth', 'Twentieth', 'Twenty-first', 'Twenty-second',
]; // prettier-ignore

/** What each home is worth in dollars, votes and first charges around the one column that says what it owns. */
export function valuesAround(site: Site, random: Random): Draft {
  const roll = rollOf(random, {
    count: Math.min(site.homes, 64),
    scale: 10000,
    numbering: 'letters',
    stacks: random.int(3, 6),
  });
  const dues = random.int(14000, 52000);
  const order = random.pick(['share last', 'share second'] as const);
  const cells = (one: Home): string[] => {
    const share = percentOf(one.points, roll.scale);
    const value = `$${(one.area * 112).toLocaleString('en-US')}`;
    const monthly = `$${((Math.round(dues * one.points) / roll.scale / 100) * roll.homes.length).toFixed(2)}`;
    return order === 'share last'
      ? [one.unit, value, '1', monthly, share]
      : [one.unit, share, value, '1', monthly];
  };
  const titles =
    order === 'share last'
      ? ['Unit designation', 'Stated value', 'Votes', 'First monthly charge', 'Percentage of ownership']
      : ['Unit designation', 'Percentage of ownership', 'Stated value', 'Votes', 'First monthly charge'];
  return declared(site, random, {
    layout: 'values around',
    title: 'Schedule of Units',
    blocks: [
      {
        kind: 'title',
        text: 'SCHEDULE “B” TO DECLARATION',
        sub: [site.name, `${site.city}, ${site.county} County, ${site.state}`],
      },
      p(
        'The stated value is for the purpose of this Schedule only and does not fix a price. Charges are those of the first year and change with the budget; ownership does not.',
        { style: 'small' },
      ),
      table(columns('l2', 'r2', 'r2', 'r2', 'r2'), [
        head(...titles),
        ...roll.homes.map((one) => line(...cells(one))),
        sum(...(order === 'share last' ? ['TOTAL', '', '', '', '100.00'] : ['TOTAL', '100.00', '', '', ''])),
      ]),
      p('Stated in percent.', { style: 'italic' }),
    ],
    parts: [ownership(roll)],
    forms: { pdf: 5, docx: 3, scan: 2, xlsx: 1 },
    sheet: { name: 'Schedule B', amountsAsText: true },
  });
}

/** A list over three panels a page, decimals of one without their zero. */
export function panels(site: Site, random: Random): Draft {
  const rounded = random.chance(0.4);
  const roll = spoiled(
    random.fork('slip'),
    rollOf(random, {
      count: Math.min(Math.max(site.homes, 24), 108),
      scale: 1000000,
      numbering: 'floors',
      stacks: random.int(6, 12),
      rounded,
    }),
    0.35,
  );
  const count = random.pick([3, 4]);
  const tall = Math.ceil(roll.homes.length / count);
  const zero = random.chance(0.3);
  const cell = (one: Home | undefined): string[] =>
    one ? [one.unit, decimalOf(one.points, roll.scale, zero)] : ['', ''];
  const rows = Array.from({ length: tall }, (_, at) =>
    line(...Array.from({ length: count }, (__, panel) => cell(roll.homes[panel * tall + at])).flat()),
  );
  const names = random.pick([
    ['APT.', 'INTEREST'],
    ['Unit', 'Decimal share'],
    ['No.', 'Fraction of whole'],
  ]);
  return declared(site, random, {
    layout: 'panels of decimals',
    title: 'Exhibit D',
    deed: random.chance(0.5),
    stamped: false,
    blocks: [
      {
        kind: 'title',
        text: 'EXHIBIT D',
        sub: [site.name, 'Allocation of common interest and of common expense'],
      },
      table(columns(...Array.from({ length: count }, () => ['l2', 'r3']).flat()), [
        head(...Array.from({ length: count }, () => names).flat()),
        ...rows,
      ]),
      p(`Total of all interests: ${decimalOf(totalOf(roll), roll.scale)}`, { align: 'right' }),
    ],
    parts: [ownership(roll)],
    traits: rollTraits(roll),
    forms: { pdf: 6, scan: 3, docx: 1 },
  });
}

/** Buildings beneath each other, homes numbered on from one to the next, the share before the home's address. */
export function garden(site: Site, random: Random): Draft {
  const buildings = random.int(3, 7);
  const roll: Roll = rollOf(random, {
    count: buildings * random.int(4, 10),
    scale: 100000,
    numbering: 'garden',
    buildings,
  });
  const lane = random.pick(['Cloister Way', 'Aster Circle', 'Pond View']);
  const rows = Array.from({ length: buildings }, (_, at) => {
    const here = roll.homes.filter((one) => one.building === String(at + 1));
    return [
      row('section', [
        { text: `BUILDING ${at + 1}   (${here.length} ${site.home.toLowerCase()}s)`, span: 4 },
      ]),
      ...here.map((one, number) =>
        line(
          `${site.home} ${one.unit}`,
          percentOf(one.points, roll.scale),
          one.model,
          `${100 * (at + 1) + number * 2} ${lane}`,
        ),
      ),
    ];
  }).flat();
  return declared(site, random, {
    layout: 'buildings with addresses',
    title: 'Appendix',
    blocks: [
      { kind: 'letterhead', name: site.name, lines: [`Appendix 2 to the ${instrument(site, random)}`] },
      p(
        `Listed by building. The second column is the ${site.home.toLowerCase()}’s percentage of the common expenses and of the common surplus, which is also its percentage interest in the common property.`,
      ),
      table(columns('l2', 'r2', 'l2', 'l3'), [head('', 'Percentage', 'Plan', 'Street address'), ...rows]),
      p('The percentages add to 100.'),
      h('Notes'),
      p(
        `1. A storage locker is assigned to each ${site.home.toLowerCase()} and has no percentage of its own.`,
      ),
      p(`2. Parking spaces P-1 through P-${roll.homes.length} are limited common property.`),
    ],
    parts: [ownership(roll)],
    forms: { pdf: 5, docx: 3, scan: 2, xls: 1 },
    sheet: { name: 'Appendix 2', amountsAsText: true },
  });
}
