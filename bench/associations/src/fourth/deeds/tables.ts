import { exact } from '../../core/fraction';
import { c, cells, gap, p } from '../../blind/write/ink';
import { grid, type Recipe } from '../frame';
import { boilerplate, recorded } from './prose';
import { deed, homes, ofPercent, ownership, percents, printed, sumNote } from './shares';

const limit = (units: number): number => Math.min(units, 56);

/** Hawaii: one row for each type of apartment, its numbers listed, the same percent for each. */
export const byType: Recipe = (estate, random) => {
  const all = homes(random, limit(estate.units));
  const types = [...new Map(all.map((one) => [`${one.type}/${one.area}`, one])).values()];
  const parts = percents(
    all.map((one) => one.area),
    4,
    false,
  );
  const shares = all.map((one, at) => ({ unit: one.unit, share: ofPercent(parts[at]!, 4) }));
  const rows = types.map((type, nth) => {
    const mine = all.filter((one) => one.area === type.area && one.type === type.type);
    return {
      cells: cells(
        `${nth + 1}${type.type}`,
        mine.map((one) => one.unit).join(', '),
        String(type.area),
        printed(parts[all.indexOf(mine[0]!)]!, 4),
      ),
    };
  });
  return deed(estate, {
    title: 'Declaration of condominium property regime',
    traits: ['by-type', ...sumNote(shares)],
    parts: [ownership(shares)],
    blocks: [
      ...recorded(estate, random, 'Declaration of Condominium Property Regime'),
      ...boilerplate(estate, random, { count: 5, from: 1 }),
      p('EXHIBIT "B"', { bold: true, al: 'c', after: 2 }),
      p('Apartment Types and Common Interest', { bold: true, al: 'c' }),
      p(
        'Each apartment has appurtenant to it the percentage common interest printed opposite its type. The percentage applies to each apartment of the row.',
      ),
      grid(
        [0.8, 4, -1.3, -1.6],
        [
          {
            head: true,
            under: 'one',
            cells: [
              c('Type'),
              c('Apartment Nos.'),
              c('Net Living Area\n(sq. ft.)'),
              c('Common Interest,\nEach (%)'),
            ],
          },
          ...rows,
        ],
        { lines: 'rows', size: 9.5 },
      ),
    ],
  });
};

/** Floor area over all floor area: the fraction itself is the share. */
export const areaFractions: Recipe = (estate, random) => {
  const all = homes(random, limit(estate.units));
  const whole = all.reduce((sum, one) => sum + one.area, 0);
  const shares = all.map((one) => ({ unit: one.unit, share: exact(one.area, whole) }));
  const top = whole.toLocaleString('en-US');
  const rows = all.map((one) => ({
    cells: cells(
      `Unit ${one.unit}`,
      one.area.toLocaleString('en-US'),
      `${one.area.toLocaleString('en-US')}/${top}`,
    ),
  }));
  return deed(estate, {
    title: 'Declaration',
    traits: ['area-fractions'],
    parts: [ownership(shares)],
    blocks: [
      ...recorded(estate, random, 'Declaration of Covenants and Unit Ownership'),
      ...boilerplate(estate, random, { count: 6, from: 1 }),
      p('SCHEDULE 2 – UNDIVIDED INTERESTS', { bold: true, al: 'c' }),
      p(
        `The undivided interest of each unit is a fraction: its floor area in square feet over the floor area of all units, ${top} square feet.`,
      ),
      grid(
        [1.2, -1, -1.6],
        [
          { head: true, under: 'one', cells: [c('Unit'), c('Area'), c('Undivided Interest')] },
          ...rows,
          { bold: true, over: 'one', cells: cells('All units', top, `${top}/${top}`) },
        ],
        { at: { x: 40, w: 360 } },
      ),
    ],
  });
};

/** Massachusetts: location, area and rooms of each unit before its interest. */
export const masterDeed: Recipe = (estate, random) => {
  const all = homes(random, limit(estate.units));
  const parts = percents(
    all.map((one) => one.area + random.int(-15, 25)),
    2,
    true,
  );
  const shares = all.map((one, at) => ({ unit: one.unit, share: ofPercent(parts[at]!, 2) }));
  const rooms = (area: number): string => `${Math.max(2, Math.round(area / 260))}`;
  const rows = all.map((one, at) => ({
    cells: cells(
      one.unit,
      `Floor ${one.floor}`,
      `${one.area}±`,
      rooms(one.area),
      one.floor === 1 ? 'Patio, Hall' : 'Hall, Stair',
      printed(parts[at]!, 2),
    ),
  }));
  return deed(estate, {
    title: 'Master deed',
    traits: ['master-deed'],
    parts: [ownership(shares)],
    blocks: [
      ...recorded(estate, random, 'Master Deed'),
      ...boilerplate(estate, random, { count: 6, from: 1 }),
      { k: 'page' },
      p('EXHIBIT C TO MASTER DEED', { bold: true, al: 'c', after: 2 }),
      p('Descriptions of Units', { al: 'c', italic: true }),
      grid(
        [0.9, 1.1, -1.1, -0.9, 2, -1.5],
        [
          {
            head: true,
            cells: [
              c('Unit Desig.'),
              c('Location'),
              c('Approx.\nArea (s.f.)'),
              c('No. of\nRooms'),
              c('Immediate Common Area'),
              c('Percentage Interest\nin Common Areas'),
            ],
          },
          ...rows,
        ],
        { lines: 'all', size: 9 },
      ),
      p('The rooms include kitchen and living room but not baths, halls or closets.', { size: 9 }),
    ],
  });
};

/** Illinois: tax numbers stand beside the units, two units to a line. */
export const taxNumbers: Recipe = (estate, random) => {
  const all = homes(random, limit(estate.units));
  const whole = random.chance(0.6);
  const parts = percents(
    all.map((one) => one.area),
    3,
    whole,
  );
  const shares = all.map((one, at) => ({ unit: one.unit, share: ofPercent(parts[at]!, 3) }));
  const pin = `${random.int(10, 29)}-${random.int(10, 36)}-${random.int(100, 430)}-0${random.int(10, 78)}`;
  const one = (at: number): string[] =>
    all[at] ? [all[at].unit, `${pin}-${1001 + at}`, `${printed(parts[at]!, 3)}%`] : ['', '', ''];
  const half = Math.ceil(all.length / 2);
  const rows = Array.from({ length: half }, (_, at) => {
    const [a, b] = [one(at), one(at + half)];
    return { cells: [...cells(...a), c(''), ...cells(...b)] };
  });
  const head = ['Unit', 'P.I.N.', 'Percent of\nOwnership'];
  return deed(estate, {
    title: 'Declaration of condominium ownership',
    traits: ['tax-numbers', 'pairs', ...sumNote(shares)],
    parts: [ownership(shares)],
    containers: { pdf: 6, scan: 2 },
    blocks: [
      ...recorded(estate, random, 'Declaration of Condominium Ownership'),
      ...boilerplate(estate, random, { count: 5, from: 1 }),
      p('EXHIBIT D', { bold: true, al: 'c', after: 1 }),
      p('Percentages of Ownership in the Common Elements', { bold: true, al: 'c' }),
      grid(
        [0.7, 2, -1.2, 0.3, 0.7, 2, -1.2],
        [{ head: true, under: 'one', cells: cells(...head, '', ...head) }, ...rows],
        { size: 9 },
      ),
    ],
  });
};

/** Ownership with parking, storage and votes beside it, and a cost sharing table that is no ownership. */
export const limitedElements: Recipe = (estate, random) => {
  const all = homes(random, Math.min(40, estate.units));
  const parts = percents(
    all.map((one) => one.area),
    4,
    true,
  );
  const shares = all.map((one, at) => ({ unit: one.unit, share: ofPercent(parts[at]!, 4) }));
  const rows = all.map((one, at) => ({
    cells: cells(one.unit, `P-${at + 1}`, `S-${all.length - at}`, '1', `${printed(parts[at]!, 4)}%`),
  }));
  const stacks = all.filter((one) => one.floor === 1).length;
  return deed(estate, {
    title: 'Declaration and bylaws',
    traits: ['limited-elements', 'cost-sharing-decoy'],
    parts: [ownership(shares)],
    blocks: [
      ...recorded(estate, random, 'Declaration Establishing a Plan of Condominium Ownership'),
      ...boilerplate(estate, random, { count: 6, from: 1 }),
      p('EXHIBIT B – ALLOCATED INTERESTS AND LIMITED COMMON ELEMENTS', { bold: true }),
      grid(
        [1, 1.2, 1.2, -0.8, -1.6],
        [
          {
            head: true,
            under: 'one',
            cells: cells('Unit', 'Parking Space', 'Storage Locker', 'Votes', 'Percentage of\nOwnership'),
          },
          ...rows,
          { bold: true, over: 'one', cells: cells('Total', '', '', String(all.length), '100.0000%') },
        ],
        { size: 9.5 },
      ),
      gap(6),
      p('EXHIBIT B-1 – SHARING OF ELEVATOR EXPENSE', { bold: true }),
      p(
        `The expense of the elevator is not a common expense of all owners. It is shared by floors as follows, and nothing in this Exhibit B-1 changes the ownership of the common elements: first floor, 0%; second floor, ${random.pick(['20', '25'])}%; all floors above, the balance. Within a floor the ${stacks} units share alike.`,
      ),
    ],
  });
};
