import { c, cells, type Row } from '../../blind/write/ink';
import { exact } from '../../core/fraction';
import { ratio } from '../../core/money';
import { para, table } from '../press/leaf';
import { capital, usd, type Recipe } from '../place';
import { bookAndPage, deedPaper, divide, exhibit, homesOf, instrumentOf, opening, owned } from './shares';
import { percentShare, percentText, provisions, roundingOf } from './shares';

const limit = (units: number, most = 54): number => Math.min(units, most);
const feet = (area: number): string => area.toLocaleString('en-US');

/** Factors without a zero before the point, with the building named once for all of its units. */
export const factors: Recipe = (place, random) => {
  const blocks = random.int(2, 4);
  const each = homesOf(random, Math.max(8, Math.floor(limit(place.units) / blocks)), 'floors');
  const all = Array.from({ length: blocks }, (_, at) =>
    each.map((one) => ({ ...one, building: at + 1, unit: `${at + 1}${one.unit}` })),
  ).flat();
  const steps = divide(
    all.map((one) => one.area),
    1_000_000,
    true,
  );
  const factor = (part: number): string => (part / 1_000_000).toFixed(6).replace(/^0/, '');
  const rows = all.map((one, at): Row => ({
    cells: cells(
      all[at - 1]?.building === one.building ? '' : `Bldg. ${one.building}`,
      one.unit,
      `${feet(one.area)}`,
      factor(steps[at]!),
    ),
  }));
  const shares = all.map((one, at) => ({ unit: one.unit, share: exact(steps[at]!, 1_000_000) }));
  const instrument = instrumentOf(place, random);
  return deedPaper(place, random, {
    title: instrument,
    traits: ['factors'],
    parts: [owned(shares)],
    blocks: [
      ...opening(place, random, instrument),
      ...provisions(place, random, { count: 4, article: 7 }),
      { k: 'page' },
      ...exhibit('D', 'Common Element Ownership Factors'),
      para('The factor of a unit times 100 is its percentage of ownership of the common elements.'),
      table(
        'llrr',
        [
          { head: true, cells: cells('Building', 'Unit', 'Floor Area', 'Factor') },
          ...rows,
          {
            bold: true,
            over: 'one',
            cells: cells('', 'All', feet(all.reduce((sum, one) => sum + one.area, 0)), '1.000000'),
          },
        ],
        { lines: random.pick(['all', 'none', 'rows'] as const), size: 9.5 },
      ),
    ],
  });
};

/** One fraction a unit over the same denominator, by rooms. */
export const overTheSame: Recipe = (place, random) => {
  const all = homesOf(random, limit(place.units, 40));
  const tops = all.map((one) => Math.max(3, Math.round(one.area / 110)));
  const bottom = tops.reduce((sum, one) => sum + one, 0);
  const shares = all.map((one, at) => ({ unit: one.unit, share: exact(tops[at]!, bottom) }));
  const word = place.word.toUpperCase();
  return deedPaper(place, random, {
    title: 'Schedule of interests',
    traits: ['over-the-same'],
    parts: [owned(shares)],
    forms: { pdf: 4, scan: 2.5, docx: 1.5, xlsx: 0.6 },
    blocks: [
      ...exhibit('2', `to the ${instrumentOf(place, random)} of ${place.name}`, bookAndPage(random)),
      para(
        `The undivided interest of each ${place.word} is a fraction. Its numerator is the number of rooms and its denominator is ${bottom}, the number of rooms of all.`,
      ),
      table(
        'lLcr',
        [
          { head: true, under: 'one', cells: cells(word, 'SITUATION', 'ROOMS', 'INTEREST') },
          ...all.map((one, at): Row => ({
            cells: cells(
              one.unit,
              `Level ${one.floor}, plan ${one.plan}`,
              String(tops[at]),
              `${tops[at]}/${bottom}`,
            ),
          })),
          { bold: true, over: 'one', cells: cells('', 'Totals', String(bottom), `${bottom}/${bottom}`) },
        ],
        { lines: 'none', size: 10 },
      ),
      ...provisions(place, random, { count: 3, article: 4 }),
    ],
  });
};

/** Two panels beside each other, read down. Now and then a typist's slip spoils the sum. */
export const panels: Recipe = (place, random) => {
  const all = homesOf(random, limit(place.units, 64));
  const places = random.pick([2, 3, 4] as const);
  const steps = divide(
    all.map((one) => one.area),
    100 * 10 ** places,
    false,
  );
  const slip = random.chance(0.2);
  if (slip) steps[random.int(1, all.length - 2)]! += 10 ** places;
  const shares = all.map((one, at) => ({ unit: one.unit, share: percentShare(steps[at]!, places) }));
  const half = Math.ceil(all.length / 2);
  const panel = (from: number, to: number): ReturnType<typeof table> =>
    table(
      'lr',
      [
        { head: true, under: 'one', cells: cells(capital(place.word), 'Percent') },
        ...all.slice(from, to).map((one, at): Row => ({
          cells: cells(one.unit, `${percentText(steps[from + at]!, places)}%`),
        })),
      ],
      { lines: 'rows', size: 10 },
    );
  return deedPaper(place, random, {
    title: 'Appendix of undivided interests',
    traits: ['panels', ...(slip ? ['sum-off'] : roundingOf(shares))],
    parts: [owned(shares, slip ? { flaws: ['sum'] } : {})],
    look: { font: 'liberation', margin: 80 },
    blocks: [
      para(`APPENDIX TWO\n${place.name}`, { bold: true, al: 'c', size: 12 }),
      para(`Undivided interest in the common elements appurtenant to each ${place.word}`, {
        al: 'c',
        italic: true,
      }),
      { k: 'side', left: [panel(0, half)], right: [panel(half, all.length)] },
      para(
        slip
          ? 'Total of all: 100%'
          : 'Percentages are rounded and their total may differ slightly from one hundred.',
      ),
    ],
  });
};

/** Dwellings and garages are both units; a garage has a small interest of its own. */
export const garages: Recipe = (place, random) => {
  const all = homesOf(random, limit(place.units, 36), 'floors');
  const stalls = random.int(4, 14);
  const weights = [...all.map((one) => one.area), ...Array<number>(stalls).fill(190)];
  const steps = divide(weights, 100_000, true);
  const names = [...all.map((one) => one.unit), ...Array.from({ length: stalls }, (_, at) => `G-${at + 1}`)];
  const shares = names.map((unit, at) => ({ unit, share: percentShare(steps[at]!, 3) }));
  const instrument = instrumentOf({ ...place, condo: true }, random);
  return deedPaper(place, random, {
    title: instrument,
    traits: ['garages'],
    parts: [owned(shares)],
    blocks: [
      ...opening(place, random, instrument),
      ...provisions(place, random, { count: 3, article: 12 }),
      ...exhibit('C-1', 'Units, Votes and Interests in the Common Areas and Facilities'),
      table(
        'llrcr',
        [
          {
            head: true,
            under: 'one',
            cells: cells('Unit', 'Kind', 'Sq. Ft.', 'Votes', 'Interest\nin Common Areas'),
          },
          ...names.map((name, at): Row => ({
            cells: cells(
              name,
              at < all.length ? `Dwelling, ${all[at]!.plan}` : 'Garage',
              feet(weights[at]!),
              at < all.length ? '1' : '0',
              `${percentText(steps[at]!, 3)}%`,
            ),
          })),
          { bold: true, over: 'one', cells: cells('', 'Total', '', String(all.length), '100.000%') },
        ],
        { lines: random.pick(['all', 'none'] as const), size: 9.5 },
      ),
    ],
  });
};

/** Lots with block, address and percentage. */
export const addresses: Recipe = (place, random) => {
  const count = Math.min(place.units, random.int(24, 70));
  const ways = random.sample(['Tern Court', 'Plover Way', 'Curlew Lane', 'Sanderling Drive'], 2);
  const first = random.int(1, 12) * 100;
  const steps = divide(
    Array.from({ length: count }, () => random.pick([3, 4, 5])),
    1_000_000,
    true,
  );
  const lots = Array.from({ length: count }, (_, at) => ({
    lot: String(at + 1),
    at,
    block: 'ABC'.charAt(Math.floor((at * 3) / count)),
  }));
  const shares = lots.map(({ lot, at }) => ({ unit: lot, lot, share: percentShare(steps[at]!, 4) }));
  return deedPaper(place, random, {
    title: 'Allocation of assessments',
    traits: ['addresses'],
    parts: [owned(shares)],
    forms: { pdf: 4, scan: 2, docx: 1, xlsx: 1 },
    blocks: [
      ...exhibit('“A-3”', `${place.name}`, `Plat recorded at ${bookAndPage(random)}`),
      para(`Each Lot’s allocated interest, by which common expenses are shared:`),
      table(
        'lclr',
        [
          { head: true, cells: cells('Lot', 'Block', 'Street Address', 'Allocated Interest (%)') },
          ...lots.map(({ lot, at, block }): Row => ({
            cells: cells(lot, block, `${first + at * 4} ${ways[at % 2]}`, percentText(steps[at]!, 4)),
          })),
          { bold: true, cells: [c('Total of all Lots', { span: 3 }), c('100.0000')] },
        ],
        { lines: 'all', size: 9 },
      ),
    ],
  });
};

/** The schedule of a first year's charges beside the interests. */
export const roll: Recipe = (place, random) => {
  const all = homesOf(random, limit(place.units, 60));
  const steps = divide(
    all.map((one) => one.area),
    1_000_000,
    true,
  );
  const total = place.units * random.int(28, 62) * 100_00;
  const shares = all.map((one, at) => ({ unit: one.unit, share: percentShare(steps[at]!, 4) }));
  const monthly = (part: number): string => usd(Math.round(ratio(total, part, 1_000_000) / 12));
  return deedPaper(place, random, {
    title: 'Schedule of percentage interests and initial assessments',
    traits: ['roll'],
    parts: [owned(shares)],
    forms: { xlsx: 4, pdf: 3, scan: 1, csv: 1 },
    sheet: { name: 'Exhibit B', asText: random.chance(0.4) },
    look: { font: 'helvetica', size: 9.5, margin: 54, justify: false },
    blocks: [
      para(`Exhibit B to Declaration – ${place.name}`, { bold: true, size: 12, after: 2 }),
      para('Schedule of Percentage Interests and Initial Assessments'),
      table(
        'llrrr',
        [
          {
            head: true,
            under: 'one',
            cells: cells('Unit', 'Plan', 'Area', 'Percentage Interest', 'Initial Monthly Assessment'),
          },
          ...all.map((one, at): Row => ({
            cells: cells(
              one.unit,
              one.plan,
              `${one.area}`,
              `${percentText(steps[at]!, 4)}%`,
              monthly(steps[at]!),
            ),
          })),
        ],
        { lines: 'rows' },
      ),
    ],
  });
};
