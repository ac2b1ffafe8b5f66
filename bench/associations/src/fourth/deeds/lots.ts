import { exact } from '../../core/fraction';
import { c, cells, p, type Block } from '../../blind/write/ink';
import { frame, grid, type Recipe } from '../frame';
import { boilerplate, recorded } from './prose';
import { deed, homes, ofPercent, ownership, percents, printed, type Share } from './shares';

/** Lots in a range, each with the same part of the whole. */
export const rangeOfLots: Recipe = (estate, random) => {
  const count = Math.min(estate.units, 72);
  const first = random.pick([1, 1, 101]);
  const shares = Array.from({ length: count }, (_, at): Share => ({
    unit: String(first + at),
    lot: String(first + at),
    share: exact(1, count),
  }));
  return deed(estate, {
    title: 'Covenants',
    traits: ['range-of-lots'],
    parts: [ownership(shares)],
    blocks: [
      ...recorded(estate, random, 'Declaration of Covenants, Conditions and Restrictions'),
      ...boilerplate(estate, random, { count: 2, from: 1 }),
      p('ARTICLE 3.  COMMON PROPERTY AND ASSESSMENTS', { bold: true, after: 2 }),
      p(
        `Lots ${first} through ${first + count - 1}, inclusive, as shown on the plat recorded at Plat Book ${random.int(4, 99)}, Page ${random.int(1, 90)}, shall each have an undivided 1/${count} interest in the common property, and each lot shall bear 1/${count} of the common expenses.`,
      ),
      p(
        'Tracts A, B and C are common property and have no interest or vote. Each lot has one vote; where several persons own a lot they shall cast it as they agree.',
      ),
      ...boilerplate(estate, random.fork('rest'), { count: 2, from: 4 }),
    ],
  });
};

/** The manager's workbook of the exhibit, with each unit's part and its fee. */
export const feeRoster: Recipe = (estate, random) => {
  const all = homes(random, Math.min(54, estate.units));
  const parts = percents(
    all.map((one) => one.area),
    4,
    true,
  );
  const shares = all.map((one, at) => ({ unit: one.unit, share: ofPercent(parts[at]!, 4) }));
  const rows = all.map((one, at) => ({
    cells: [
      c(one.unit),
      c(`Plan ${one.type}`),
      c(String(one.area)),
      c(`${printed(parts[at]!, 4)}%`, { percent: Number(printed(parts[at]!, 4)) }),
    ],
  }));
  const blocks: Block[] = [
    p(`${estate.name}`, { bold: true }),
    p('Exhibit C to Declaration – Percentage Interest of Units'),
    grid(
      [1, 1, -1, -1.2],
      [
        { head: true, under: 'one', cells: cells('Unit', 'Plan', 'Sq Ft', 'Percentage Interest') },
        ...rows,
        { bold: true, over: 'one', cells: [c('Total'), c(''), c(''), c('100.0000%', { percent: 100 })] },
      ],
    ),
  ];
  return {
    ...deed(estate, { title: 'Exhibit C', traits: ['exhibit-workbook'], parts: [ownership(shares)], blocks }),
    containers: { xlsx: 4, csv: 1.5, pdf: 3 },
    sheet: { name: 'Exhibit C' },
    doc: frame('Exhibit C', blocks, { font: 'liberation' }),
  };
};

/** A cooperative: shares of stock allocated to each apartment. */
export const stockShares: Recipe = (estate, random) => {
  const all = homes(random, Math.min(estate.units, 56));
  const stock = all.map((one) => Math.round(one.area / 5) + one.floor * 3);
  const whole = stock.reduce((sum, one) => sum + one, 0);
  const shares = all.map((one, at) => ({ unit: one.unit, share: exact(stock[at]!, whole) }));
  const rows = all.map((one, at) => ({
    cells: [c(one.unit), c(`${Math.max(2, Math.round(one.area / 260))}`), c(String(stock[at]))],
  }));
  return deed(estate, {
    title: 'Allocation of par values',
    traits: ['par-values'],
    parts: [ownership(shares)],
    blocks: [
      ...recorded(estate, random, 'Public Offering Statement and Declaration'),
      ...boilerplate(estate, random, { count: 6, from: 1 }),
      p('SCHEDULE A. PAR VALUE OF THE UNITS', { bold: true }),
      p(
        `Every unit is assigned a par value. The undivided interest of a unit in the common elements is its par value divided by the par value of all units, which is ${whole.toLocaleString('en-US')}. A par value is not a price.`,
      ),
      grid(
        [1, -1, -1.4],
        [
          { head: true, under: 'one', cells: cells('Unit No.', 'Rooms', 'Par Value') },
          ...rows,
          { bold: true, over: 'one', cells: cells('Total', '', whole.toLocaleString('en-US')) },
        ],
        { at: { x: 70, w: 300 } },
      ),
    ],
  });
};
