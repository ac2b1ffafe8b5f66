import { exact } from '../../core/fraction';
import { type Random } from '../../core/random';
import { row, type Row } from '../../layout/paper';
import { type Draft, type Site } from '../site';
import { columns, declared, h, head, line, p, plural, sum, table } from './kit';
import {
  decimalOf,
  owned,
  ownership,
  percentOf,
  rollOf,
  rollTraits,
  shareOf,
  spoiled,
  totalOf,
  type Roll,
} from './shares';
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
    0.12,
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

/** The secretary's list in a sheet: owners, addresses and what each owns. */
export function ownersList(site: Site, random: Random): Draft {
  const roll = rollOf(random, {
    count: Math.min(Math.max(site.homes, 12), 96),
    scale: 1000000,
    numbering: random.pick(['floors', 'plain']),
    rounded: random.chance(0.5),
  });
  const first = ['A.', 'B. & J.', 'Chen', 'D.', 'Estate of', 'F.', 'Grace', 'H. T.', 'Ida', 'K.'];
  const last = [
    'Morrow',
    'Tanaka',
    'Velez',
    'Okafor',
    'Lindqvist',
    'Marsh',
    'Rourke',
    'Bianchi',
    'Stone',
    'Weiss',
    'Kim',
  ];
  const asDecimal = random.chance(0.5);
  const rows = roll.homes.map((one) => {
    const owner = `${random.pick(first)} ${random.pick(last)}`;
    const percent = percentOf(one.points, roll.scale);
    const share = asDecimal ? decimalOf(one.points, roll.scale) : { text: percent, percent: Number(percent) };
    return random.chance(0.12)
      ? line(one.unit, owner, `c/o ${site.agent}`, one.model, share)
      : line(one.unit, owner, site.street, one.model, share);
  });
  return declared(site, random, {
    layout: 'owners listed',
    title: 'Unit list',
    blocks: [
      p(
        `${site.name} — ${plural(site)}, owners and ownership ${asDecimal ? 'factor' : 'percentage'} (from the recorded ${instrument(site, random)})`,
        { style: 'bold' },
      ),
      table(columns('l1', 'l3', 'l4', 'l2', 'r2'), [
        head(
          site.home,
          'Owner of record',
          'Mailing address',
          'Plan',
          asDecimal ? 'Ownership factor' : 'Ownership %',
        ),
        ...rows,
        sum(
          '',
          '',
          '',
          '',
          asDecimal ? decimalOf(totalOf(roll), roll.scale) : percentOf(totalOf(roll), roll.scale),
        ),
      ]),
    ],
    parts: [owned(roll.homes.map((one) => ({ unit: one.unit, share: shareOf(one, roll.scale) })))],
    traits: rollTraits(roll),
    forms: { xlsx: 5, csv: 3, xls: 2, pdf: 2 },
    style: { orientation: 'landscape' },
    sheet: { name: 'Owners' },
  });
}

/** A list that a machine typed: dots from the home to its share, two columns of them on a sheet. */
export function typedDots(site: Site, random: Random): Draft {
  const roll = rollOf(random, {
    count: Math.min(Math.max(site.homes, 10), 70),
    scale: 100000,
    numbering: 'floors',
    stacks: 5,
  });
  const half = Math.ceil(roll.homes.length / 2);
  const label = random.pick(['Apt.', 'Unit', 'No.']);
  const entry = (at: number): string => {
    const one = roll.homes[at];
    if (!one) return '';
    const value = decimalOf(one.points, roll.scale, false);
    return `${label} ${one.unit} ${'.'.repeat(Math.max(3, 24 - one.unit.length - label.length))} ${value}`;
  };
  const twoUp = random.chance(0.5);
  const lines = twoUp
    ? Array.from({ length: half }, (_, at) => `${entry(at).padEnd(44)}${entry(at + half)}`.trimEnd())
    : roll.homes.map((_, at) => entry(at));
  const top = [
    `                    ${site.name.toUpperCase()}`,
    '',
    '                SCHEDULE OF UNDIVIDED INTERESTS',
    '',
    `(Expressed as decimals of one; ${roll.homes.length} in number)`,
    '',
  ];
  const bottom = [
    '',
    `TOTAL ${'.'.repeat(20)} 1.00000`,
    '',
    'Each interest passes with the title and may not be',
    'conveyed by itself.',
  ];
  const typed = [...top, ...lines, ...bottom].join('\n');
  return declared(site, random, {
    layout: 'typed with dots',
    title: 'Schedule of undivided interests',
    blocks: typed.split('\n').map((text) => p(text === '' ? ' ' : text)),
    parts: [ownership(roll)],
    forms: twoUp ? { txt: 1 } : { txt: 4, pdf: 3, scan: 3 },
    style: { font: 'mono', size: 10 },
    old: true,
    type: () => `${typed}\n`,
  });
}
