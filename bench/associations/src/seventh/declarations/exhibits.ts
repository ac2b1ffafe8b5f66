import { longDate } from '../../core/dates';
import { type Random } from '../../core/random';
import { row, type Block, type Row } from '../../layout/paper';
import { type Draft } from '../publish';
import { type Site } from '../site';
import {
  apportion,
  byFloor,
  clauses,
  countOf,
  declared,
  deedDay,
  figure,
  gap,
  head,
  heads,
  line,
  ofOne,
  ownership,
  par,
  planned,
  plansOf,
  recorded,
  table,
  terms,
  title,
  turn,
  type Owned,
} from './base';

/** A master deed's schedule: where each unit is, its rooms and what it opens on, the interest last. */
export function roomsAndAccess(site: Site, random: Random): Draft {
  const across = random.int(3, 6);
  const count = countOf(site, random, { from: 10, to: 44 });
  const letters = 'ABCDEF';
  const units = Array.from(
    { length: count },
    (_, at) => `${Math.floor(at / across) + 1}${letters[at % across]}`,
  );
  const plans = planned(random, plansOf(random, Math.min(across, 4)), { count, across });
  const decimals = random.pick([2, 3, 4]);
  const areas = plans.map((plan) => plan.area);
  const parts = apportion(areas, 100 * 10 ** decimals);
  const owned = units.map((unit, at) => ({ unit, n: parts[at]!, d: 100 * 10 ** decimals }));
  const floors = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth'];
  const floor = (at: number): string => floors[Math.floor(at / across)] ?? `${Math.floor(at / across) + 1}th`;
  const day = deedDay(site, random);
  const sign = random.chance(0.5) ? '%' : '';
  return declared(site, random, {
    name: 'rooms-and-access',
    blocks: [
      par(recorded(random, site, day), 'small', 'right'),
      title(
        'MASTER DEED',
        `of ${site.short}`,
        `${site.street}, ${site.city}, ${site.county} County, ${site.state}`,
      ),
      par(
        `The undersigned hereby submits the land and buildings described in Exhibit A to the provisions of law governing condominiums, and creates thereby a condominium to be governed by ${site.name} (the "Organization of Unit Owners").`,
      ),
      ...clauses(site, random, random.int(2, 5)),
      turn,
      title('EXHIBIT C', `Description of Units — ${site.short}`),
      table('clrcLLr', [
        heads(
          'Unit',
          'Location',
          'Approx. Area (Sq. Ft.)',
          'No. of Rooms',
          'Composition',
          'Immediate Common Area to Which Unit Has Access',
          `Interest in Common Areas${sign ? '' : ' (%)'}`,
        ),
        ...owned.map(({ unit, n }, at) =>
          line(
            unit,
            `${floor(at)} Fl.`,
            areas[at]!.toLocaleString('en-US'),
            String(plans[at]!.beds + 2),
            `LR, K, ${plans[at]!.beds}BR, ${plans[at]!.baths}B`,
            random.pick(['Hall & Stairs', 'Corridor, Elevator', 'Hall, Walkway']),
            `${figure(n, decimals)}${sign}`,
          ),
        ),
        ...(random.chance(0.6)
          ? [row('total', ['', '', '', '', '', 'TOTAL', `${figure(100 * 10 ** decimals, decimals)}${sign}`])]
          : []),
      ]),
      par(
        'LR = living room; K = kitchen; BR = bedroom; B = bath. Areas are approximate and are taken from the plans recorded herewith.',
        'small',
      ),
    ],
    parts: [ownership(owned)],
    forms: { pdf: 5, scan: 3, docx: 3 },
    look: { font: 'serif', grid: random.pick(['all', 'rows', 'none']), header: 'rule', letterhead: 'plain' },
    old: random.chance(0.4),
  });
}

/** Two lists beside one another with dots between a unit and its percent. */
export function dottedColumns(site: Site, random: Random): Draft {
  const { interest, home, deed } = terms(site);
  const across = random.int(6, 12);
  const count = countOf(site, random, { from: 24, to: 108 });
  const plans = planned(random, plansOf(random, 4), { count, across });
  const [decimals, asPart] = [random.pick([4, 5, 6]), random.chance(0.45)];
  const scale = asPart ? 10 ** (decimals + 1) : 100 * 10 ** decimals;
  const parts = apportion(
    plans.map((plan, at) => plan.area + Math.floor(at / across) * 6),
    scale,
  );
  const all = byFloor(count, across).map((unit, at) => ({ unit, n: parts[at]!, d: scale }));
  // A line left out by whoever typed the exhibit; the units' numbers and the total show it.
  const lost =
    random.chance(0.2) && count < 90 ? random.int(across, Math.min(count - 3, 3 * across - 2)) : -1;
  const floorEnd = lost >= 0 && (lost % across === 0 || lost % across === across - 1);
  const owned =
    lost >= 0 && !floorEnd && parts[lost]! / scale > 0.005 ? all.filter((_, at) => at !== lost) : all;
  const flawed = owned.length < all.length;
  const zero = random.chance(0.5);
  const said = (n: number): string => (asPart ? ofOne(n, decimals + 1, zero) : `${figure(n, decimals)}%`);
  const list = (some: readonly Owned[]): Block[] => [
    table(
      'Lr',
      some.map(({ unit, n }) => line({ text: `${home} ${unit}`, leader: true }, said(n))),
      { width: 0.94 },
    ),
  ];
  const blocks: Block[] = [];
  const perPage = 64;
  for (let from = 0; from < owned.length; from += perPage) {
    const here = owned.slice(from, from + perPage);
    const half = Math.ceil(here.length / 2);
    if (from > 0) blocks.push(turn, par('Exhibit "B" (continued)', 'bold', 'center'));
    blocks.push({ kind: 'columns', blocks: [list(here.slice(0, half)), list(here.slice(half))] });
  }
  return declared(site, random, {
    name: 'dotted-columns',
    blocks: [
      title('EXHIBIT "B"', `to the ${deed} of ${site.short}`),
      par(
        `The ${interest} appurtenant to each ${home}, by which ${site.name} divides the common expense, is set opposite its number${asPart ? ', stated as a decimal part of one' : ''}:`,
      ),
      ...blocks,
      par(asPart ? 'Total: 1.0' : 'The foregoing total 100%.', 'bold'),
    ],
    parts: [ownership(owned, { flaws: flawed ? ['sum', 'gap'] : [] })],
    more: [asPart ? 'decimal' : 'percent', ...(flawed ? ['gap'] : [])],
    forms: { pdf: 6, scan: 2, docx: 1, txt: 1 },
    look: { size: random.pick([9, 9.5, 10]), grid: 'none', padding: 2 },
  });
}

/** Three pairs of columns over several pages. */
export function threeUp(site: Site, random: Random): Draft {
  const { interest, short, home } = terms(site);
  const across = random.int(10, 16);
  const count = countOf(site, random, { from: 84, to: 150 });
  const plans = planned(random, plansOf(random, 5), { count, across });
  const decimals = random.pick([3, 4, 4, 5]);
  const scale = 100 * 10 ** decimals;
  const areas = plans.map((plan, at) => plan.area + Math.floor(at / across) * 10);
  const rounded = random.chance(0.35);
  const sum = areas.reduce((all, one) => all + one, 0);
  const parts = rounded ? areas.map((area) => Math.round((area * scale) / sum)) : apportion(areas, scale);
  const first = random.pick([1, 2, 4]);
  const printed = byFloor(count, across, first).map((unit, at) => ({ unit, n: parts[at]!, d: scale }));
  const off = parts.reduce((all, one) => all + one, 0) !== scale;
  // Down the page or across it: a deed does either.
  const down = random.chance(0.6);
  const perPage = 3 * 36;
  const blocks: Block[] = [];
  for (let from = 0; from < printed.length; from += perPage) {
    const here = printed.slice(from, from + perPage);
    const deep = Math.ceil(here.length / 3);
    const rows: Row[] = Array.from({ length: deep }, (_, at) =>
      line(
        ...[0, 1, 2].flatMap((column) => {
          const one = here[down ? column * deep + at : at * 3 + column];
          return one ? [one.unit, figure(one.n, decimals)] : ['', ''];
        }),
      ),
    );
    if (from > 0) blocks.push(turn);
    const names = [0, 1, 2].flatMap(() => [`${home} No.`, `${short} (%)`]);
    blocks.push(table('crcrcr', [heads(...names), ...rows]));
  }
  return declared(site, random, {
    name: 'three-up',
    blocks: [
      title(`SCHEDULE 1`, `${short} of each ${home}`, site.name),
      par(`Each ${home} has the following ${interest}, in percent:`),
      ...blocks,
      ...(random.chance(0.5) ? [par('Interests total 100%, subject to rounding.', 'small')] : []),
    ],
    parts: [ownership(printed)],
    more: [down ? 'down' : 'across', ...(off ? ['rounded-sum'] : [])],
    forms: { pdf: 6, scan: 3, docx: 2 },
    look: { grid: random.pick(['all', 'rows', 'none']), size: random.pick([9, 9.5, 10]), padding: 2 },
  });
}

/** A heading for each building and its subtotal; now and then a figure that does not belong. */
export function byBuilding(site: Site, random: Random): Draft {
  const { interest, home, deed } = terms(site);
  const buildings = random.int(3, 7);
  const each = random.pick([4, 6, 8, 10]);
  const style = random.pick(['letter', 'number', 'street'] as const);
  const plans = plansOf(random, 3, ['Aspen', 'Birch', 'Cedar']);
  const decimals = random.pick([3, 4]);
  const scale = 100 * 10 ** decimals;
  const count = buildings * each;
  const models = planned(random, plans, { count, across: each });
  const parts = apportion(
    models.map((plan) => plan.area),
    scale,
  );
  const base = random.int(2, 60) * 100;
  const place = (at: number): { building: string; unit: string } => {
    const [b, u] = [Math.floor(at / each), at % each];
    if (style === 'letter')
      return {
        building: `BUILDING ${String.fromCharCode(65 + b)}`,
        unit: `${String.fromCharCode(65 + b)}-${u + 1}`,
      };
    if (style === 'number')
      return {
        building: `Building ${b + 1}`,
        unit: String((b + 1) * 100 + u + 1),
      };
    return {
      building: `${base + b * 20} ${site.street.replace(/^\d+ /, '')}`,
      unit: String(base + b * 20 + u * 2),
    };
  };
  const sound = Array.from({ length: count }, (_, at) => ({ unit: place(at).unit, n: parts[at]!, d: scale }));
  const flawed = random.chance(0.25);
  const hurt = random.int(0, count - 1);
  // Two digits more than it should be: the printed total still says 100.
  const owned = sound.map((one, at) =>
    flawed && at === hurt ? { ...one, n: one.n + 9 * 10 ** (decimals - 1) } : one,
  );
  const rows: Row[] = [];
  const subtotals = random.chance(0.6);
  for (let b = 0; b < buildings; b++) {
    rows.push(row('section', [{ text: place(b * each).building, span: 3 }]));
    for (let u = 0; u < each; u++) {
      const at = b * each + u;
      rows.push(line(`${home} ${owned[at]!.unit}`, models[at]!.name, `${figure(owned[at]!.n, decimals)}%`));
    }
    const sum = parts.slice(b * each, (b + 1) * each).reduce((all, one) => all + one, 0);
    if (subtotals)
      rows.push(row('subtotal', ['', `${place(b * each).building} total`, `${figure(sum, decimals)}%`]));
  }
  rows.push(row('total', ['', 'All buildings', `${figure(scale, decimals)}%`]));
  return declared(site, random, {
    name: 'by-building',
    blocks: [
      par(recorded(random, site, deedDay(site, random)), 'small'),
      title(`APPENDIX 2 TO THE ${deed.toUpperCase()}`, site.name),
      par(`Allocation of the ${interest} by building. Model names refer to the floor plans of Appendix 3.`),
      table('lLr', [heads(home, 'Model', 'Allocation'), ...rows]),
    ],
    parts: [ownership(owned, { flaws: flawed ? ['sum'] : [] })],
    more: [style, ...(flawed ? ['sum-off'] : [])],
    forms: { pdf: 5, scan: 2, docx: 3, xlsx: 1 },
    look: { grid: random.pick(['none', 'rows']) },
    sheet: { name: 'Appendix 2' },
  });
}

/** A fraction for each home: its floor area over that of all. */
export function areaFractions(site: Site, random: Random): Draft {
  const { home, deed, interest } = terms(site);
  const count = countOf(site, random, { from: 8, to: 60 });
  const across = random.int(4, 8);
  const plans = planned(random, plansOf(random, 4), { count, across });
  const areas = plans.map((plan, at) => plan.area + (at % 5));
  const all = areas.reduce((sum, one) => sum + one, 0);
  const owned = byFloor(count, across).map((unit, at) => ({ unit, n: areas[at]!, d: all }));
  const comma = (value: number): string => value.toLocaleString('en-US');
  const slash = random.pick(['/', ' / ']);
  const form = random.int(0, 2);
  const rows = owned.map(({ unit, n }) =>
    form === 0
      ? line(unit, comma(n), `${comma(n)}${slash}${comma(all)}`)
      : form === 1
        ? line(`${n}${slash}${all}`, unit)
        : line(unit, random.pick(['Flat', 'Flat', 'Duplex']), comma(n), `${comma(n)}${slash}${comma(all)}`),
  );
  const header =
    form === 0
      ? heads(home, 'Square feet of floor area', 'Fraction of ownership')
      : form === 1
        ? heads('Fractional interest', `Appurtenant to ${home}`)
        : heads(home, 'Style', 'Floor area', 'Interest');
  return declared(site, random, {
    name: 'area-fractions',
    blocks: [
      title(`${deed}`, site.name, `Exhibit D — Fractional Interests`),
      par(
        `The ${interest} of each ${home} is a fraction of which the numerator is its floor area in square feet and the denominator the floor area of all, being ${comma(all)} square feet.`,
      ),
      table(form === 0 ? 'lrr' : form === 1 ? 'rc' : 'llrr', [
        header,
        ...rows,
        ...(form === 0 ? [row('total', ['Total', comma(all), `${comma(all)}${slash}${comma(all)}`])] : []),
      ]),
      ...clauses(site, random, random.int(0, 3)),
    ],
    parts: [ownership(owned)],
    forms: { pdf: 4, scan: 2, docx: 3, txt: 1 },
    look: { grid: random.pick(['none', 'rows', 'all']) },
  });
}

/** Homes, shops and parking in tables of their own, all together whole. */
export function mixedUse(site: Site, random: Random): Draft {
  const { interest } = terms(site);
  const across = random.int(4, 8);
  const count = countOf(site, random, { from: 12, to: 56 });
  const shops = random.int(1, 3);
  const stalls = random.int(4, 14);
  const decimals = 4;
  const scale = 1000000;
  const stall = random.pick([250, 400, 500]);
  const plans = planned(random, plansOf(random, 4), { count, across });
  const shopAreas = Array.from({ length: shops }, () => random.int(900, 2600));
  const parts = apportion([...plans.map((plan) => plan.area), ...shopAreas], scale - stalls * stall);
  const homes = byFloor(count, across, 2).map((unit, at) => ({ unit, n: parts[at]!, d: scale }));
  const trade = shopAreas.map((_, at) => ({ unit: `C-${at + 1}`, n: parts[count + at]!, d: scale }));
  const parking = Array.from({ length: stalls }, (_, at) => ({ unit: `P-${at + 1}`, n: stall, d: scale }));
  const sum = (some: Owned[]): string =>
    `${figure(
      some.reduce((all, one) => all + one.n, 0),
      decimals,
    )}%`;
  const list = (some: Owned[], second: string[]): Row[] =>
    some.map(({ unit, n }, at) => line(unit, second[at]!, `${figure(n, decimals)}%`));
  return declared(site, random, {
    name: 'mixed-use',
    blocks: [
      title('Exhibit "E"', `${site.name}`, 'Undivided Interests'),
      par(
        `Part 1 allocates the ${interest} among the Residential Units, Part 2 among the Commercial Units and Part 3 among the Parking Units. The three Parts together make up one hundred percent.`,
      ),
      head('Part 1. Residential Units'),
      table('lcr', [
        heads('Unit', 'Sq. ft.', 'Percentage'),
        ...list(
          homes,
          plans.map((plan) => String(plan.area)),
        ),
        row('subtotal', ['Part 1', '', sum(homes)]),
      ]),
      head('Part 2. Commercial Units'),
      table('lLr', [
        heads('Unit', 'Frontage', 'Percentage'),
        ...list(
          trade,
          trade.map((_, at) => `${site.street.replace(/^\d+ /, '')}, door ${at + 1}`),
        ),
        row('subtotal', ['Part 2', '', sum(trade)]),
      ]),
      head('Part 3. Parking Units'),
      table('lLr', [
        heads('Unit', 'Level', 'Percentage'),
        ...list(
          parking,
          parking.map((_, at) => (at < 6 ? 'Garage level 1' : 'Garage level 2')),
        ),
        row('subtotal', ['Part 3', '', sum(parking)]),
        row('total', ['Parts 1, 2 and 3', '', '100.0000%']),
      ]),
    ],
    parts: [ownership([...homes, ...trade, ...parking])],
    forms: { pdf: 6, scan: 2, docx: 2 },
    look: { grid: random.pick(['none', 'rows', 'all']) },
  });
}

/** The interest stands between the votes and a cost sharing that only some homes bear. */
export function votesAndHeat(site: Site, random: Random): Draft {
  const { home } = terms(site);
  const across = random.int(4, 8);
  const count = countOf(site, random, { from: 16, to: 72 });
  const plans = planned(random, plansOf(random, 4), { count, across });
  const areas = plans.map((plan) => plan.area);
  const decimals = random.pick([2, 3, 4]);
  const scale = 100 * 10 ** decimals;
  const parts = apportion(areas, scale);
  const heated = areas.map((area, at) => (at % across === 0 ? 0 : area));
  const heat = apportion(heated, 10000);
  const owned = byFloor(count, across).map((unit, at) => ({ unit, n: parts[at]!, d: scale }));
  const order = random.chance(0.5);
  const cellsOf = (at: number): string[] => {
    const interest = `${figure(parts[at]!, decimals)}%`;
    const warm = heat[at]! === 0 ? '—' : `${figure(heat[at]!, 2)}%`;
    return order
      ? [owned[at]!.unit, '1', interest, warm]
      : [owned[at]!.unit, interest, String(areas[at]), '1', warm];
  };
  return declared(site, random, {
    name: 'votes-and-heat',
    blocks: [
      title(`${site.name}`, 'Exhibit F: Interests, Votes and Heating Charges'),
      par(
        `The common elements are owned in the percentages of the column headed "Ownership". The column headed "Boiler" is not an ownership interest: it divides the cost of the central boiler among the ${home}s that it serves.`,
      ),
      table(order ? 'ccrr' : 'crrcr', [
        order
          ? heads(home, 'Votes', 'Ownership of Common Elements', 'Boiler Cost Sharing')
          : heads(home, 'Ownership of Common Elements', 'Sq. Ft.', 'Votes', 'Boiler Cost Sharing'),
        ...owned.map((_, at) => line(...cellsOf(at))),
        row(
          'total',
          order
            ? ['Total', String(count), '100%', '100%']
            : ['Total', '100%', String(areas.reduce((all, one) => all + one, 0)), String(count), '100%'],
        ),
      ]),
    ],
    parts: [ownership(owned)],
    forms: { pdf: 5, scan: 2, docx: 2, xlsx: 1 },
    sheet: { name: 'Exhibit F' },
  });
}

/** Two towers under one association, each a whole of its own. */
export function twoTowers(site: Site, random: Random): Draft {
  const names = random.pick([
    ['North Tower', 'South Tower'],
    ['Building One', 'Building Two'],
    ['The Harbor Residences', 'The Garden Residences'],
  ] as const);
  const decimals = random.pick([3, 4]);
  const scale = 100 * 10 ** decimals;
  const make = (first: number, prefix: string): Owned[] => {
    const across = random.int(4, 7);
    const count = across * random.int(3, 6);
    const plans = planned(random, plansOf(random, 3), { count, across });
    const parts = apportion(
      plans.map((plan) => plan.area),
      scale,
    );
    return byFloor(count, across, first).map((unit, at) => ({
      unit: `${prefix}${unit}`,
      n: parts[at]!,
      d: scale,
    }));
  };
  const prefixed = random.chance(0.6);
  const towers = [make(prefixed ? 1 : 1, prefixed ? 'N' : ''), make(prefixed ? 1 : 11, prefixed ? 'S' : '')];
  const day = deedDay(site, random);
  return declared(site, random, {
    name: 'two-towers',
    blocks: [
      title(`AMENDED SCHEDULE OF INTERESTS`, site.name, longDate(day)),
      par(
        `${names[0]} and ${names[1]} are separate condominiums administered by the one Association. The interests in the common elements of each are whole in themselves; the expense of the shared grounds is divided between the two by Article VII.`,
      ),
      ...towers.flatMap((owned, at): Block[] => [
        ...(at > 0 ? [turn] : []),
        head(names[at]!.toUpperCase()),
        table('lr', [
          heads('Unit', `Percentage interest in ${names[at]}`),
          ...owned.map(({ unit, n }) => line(unit, `${figure(n, decimals)}%`)),
          row('total', [`Total, ${names[at]}`, `${figure(scale, decimals)}%`]),
        ]),
        gap(8),
      ]),
    ],
    parts: towers.map((owned, at) => ownership(owned, { group: names[at]! })),
    forms: { pdf: 5, scan: 2, docx: 3 },
    look: { grid: random.pick(['none', 'rows', 'all']) },
  });
}
