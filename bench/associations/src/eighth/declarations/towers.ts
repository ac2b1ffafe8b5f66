import { exact } from '../../core/fraction';
import { type Random } from '../../core/random';
import { row, type Row } from '../../layout/paper';
import { type Draft, type Site } from '../site';
import { columns, declared, h, head, line, p, sum, table } from './kit';
import { owned, ownership, percentOf, rollOf, rollTraits, spoiled, totalOf, type Roll } from './shares';
import { articles, instrument, recitals } from './wording';

/** Two buildings with a fund each: a schedule of a whole for either. */
export function twoTowers(site: Site, random: Random): Draft {
  const names = random.pick([
    ['North Tower', 'South Tower'],
    ['Harbor House', 'Garden House'],
    ['Building A', 'Building B'],
  ] as const);
  const rolls = names.map((_, at) =>
    rollOf(random.fork(names[at]!), {
      count: random.int(10, 36),
      scale: 10000,
      numbering: at === 0 ? 'floors' : 'letters',
    }),
  );
  const name = instrument(site, random);
  const schedule = (roll: Roll, at: number): ReturnType<typeof table> =>
    table(columns('l2', 'r2', 'r2'), [
      head(site.home, 'Square feet', `Share of ${names[at]} expenses`),
      ...roll.homes.map((one) => line(one.unit, String(one.area), `${percentOf(one.points, roll.scale)}%`)),
      sum(`${names[at]}`, String(roll.homes.reduce((all, one) => all + one.area, 0)), '100.00%'),
    ]);
  return declared(site, random, {
    layout: 'two wholes',
    title: name,
    blocks: [
      { kind: 'title', text: `${name}: Exhibits`, sub: [site.name] },
      p(
        `Each of the two buildings is a cost center of its own. The owners in ${names[0]} own and bear its limited common elements by Exhibit 1 and the owners in ${names[1]} theirs by Exhibit 2; each exhibit adds to one hundred percent.`,
      ),
      h(`EXHIBIT 1 — ${names[0]!.toUpperCase()}`),
      schedule(rolls[0]!, 0),
      ...(random.chance(0.5) ? [{ kind: 'page' as const }] : []),
      h(`EXHIBIT 2 — ${names[1]!.toUpperCase()}`),
      schedule(rolls[1]!, 1),
    ],
    parts: rolls.map((roll, at) => ownership(roll, { group: names[at]! })),
    traits: ['towers'],
    forms: { pdf: 5, docx: 3, scan: 2 },
  });
}

/** Numerators alone in the table; the denominator is said above it. */
export function numerators(site: Site, random: Random): Draft {
  const parts = random.pick([1000, 10000, 5000]);
  const roll = spoiled(
    random.fork('slip'),
    rollOf(random, {
      count: Math.min(Math.max(site.homes, 10), 60),
      scale: parts,
      numbering: random.pick(['floors', 'plain']),
    }),
    0.35,
  );
  const said = parts.toLocaleString('en-US');
  const name = instrument(site, random);
  return declared(site, random, {
    layout: 'numerators',
    title: name,
    deed: true,
    blocks: [
      { kind: 'title', text: `${name}`.toUpperCase(), sub: [site.name, 'EXHIBIT E: SHARES'] },
      p(
        `Ownership of the common property is divided into ${said} equal parts. The table says how many of the ${said} parts belong to each ${site.home}; the denominator of every share is ${said}.`,
      ),
      table(columns('l2', 'l3', 'r2'), [
        head(site.home, 'Located', `Parts of ${said}`),
        ...roll.homes.map((one) =>
          line(one.unit, random.pick(['Front', 'Rear', 'Corner', 'Court side']), String(one.points)),
        ),
        sum('', 'Sum', totalOf(roll).toLocaleString('en-US')),
      ]),
      ...articles(site, random, 2),
    ],
    parts: [ownership(roll)],
    traits: rollTraits(roll),
    forms: { pdf: 5, scan: 3, docx: 2 },
  });
}

/** A cooperative: shares of the corporation allocated to each apartment, rent beside them. */
export function cooperative(site: Site, random: Random): Draft {
  const issued = random.pick([5000, 12000, 24000, 8000]);
  const roll = rollOf(random, {
    count: random.int(14, 56),
    scale: issued,
    numbering: 'letters',
    stacks: random.int(3, 6),
  });
  const rent = random.int(110, 190);
  const rows = roll.homes.map((one) =>
    line(
      one.unit,
      String(one.area > 1200 ? 5 : 3),
      one.points.toLocaleString('en-US'),
      `$${((one.points * rent) / 100).toFixed(2)}`,
    ),
  );
  return declared(site, random, {
    layout: 'cooperative shares',
    title: 'Allocation of shares',
    blocks: [
      { kind: 'title', text: 'SCHEDULE OF APARTMENTS AND ALLOCATED SHARES', sub: [site.name, site.street] },
      p(
        `The corporation has ${issued.toLocaleString('en-US')} shares, all of which are allocated to the apartments listed. An apartment’s part of the maintenance is its number of shares over ${issued.toLocaleString('en-US')}. Monthly maintenance is that of the first year, at $${(rent / 100).toFixed(2)} a share.`,
      ),
      table(columns('l2', 'c1', 'r2', 'r2'), [
        head('Apartment', 'Rooms', 'Shares allocated', 'Monthly maintenance'),
        ...rows,
        sum('Total shares', '', issued.toLocaleString('en-US'), ''),
      ]),
    ],
    parts: [ownership(roll)],
    traits: ['shares-of-stock'],
    forms: { pdf: 5, scan: 2, docx: 2, xls: 1 },
    sheet: { name: 'Shares', amountsAsText: true },
  });
}

/** Lots of a plat by block, some of them double lots that pay twice. */
export function lots(site: Site, random: Random): Draft {
  const blocks = random.int(2, 5);
  const count = blocks * random.int(6, 14);
  const weights = Array.from({ length: count }, () => (random.chance(0.15) ? 2 : 1));
  const all = weights.reduce((a, b) => a + b, 0);
  const each = count / blocks;
  const columnsOf = random.pick(['shares', 'no acres'] as const);
  const rows: Row[] = Array.from({ length: blocks }, (_, block) => [
    row('section', [{ text: `Block ${String.fromCharCode(65 + block)}`, span: 4 }]),
    ...Array.from({ length: each }, (__, number) => {
      const at = block * each + number;
      return line(
        String(at + 1),
        columnsOf === 'shares' ? (random.int(18, 96) / 100).toFixed(2) : `Tract ${block + 1}`,
        String(weights[at]!),
        `${weights[at]}/${all}`,
      );
    }),
  ]).flat();
  const name = instrument(site, random);
  return declared(site, random, {
    layout: 'lots by block',
    title: name,
    deed: random.chance(0.5),
    blocks: [
      { kind: 'title', text: name, sub: [site.name] },
      ...recitals(site, random, name),
      p(
        `Allocation. Expenses are shared by the fraction of each lot below. A double lot counts twice. Lot numbers run through all of the blocks.`,
      ),
      table(columns('l2', columnsOf === 'shares' ? 'r2' : 'l2', 'r2', 'r2'), [
        head('Lot', columnsOf === 'shares' ? 'Acres' : 'Tract', 'Votes', 'Fraction of expenses'),
        ...rows,
        sum('All lots', '', String(all), `${all}/${all}`),
      ]),
      ...articles(site, random, 2),
    ],
    parts: [
      owned(
        weights.map((weight, at) => ({
          unit: String(at + 1),
          lot: String(at + 1),
          share: exact(weight, all),
        })),
      ),
    ],
    forms: { pdf: 5, scan: 2, docx: 3 },
  });
}
