import { type Random } from '../../core/random';
import { type Draft, type Site } from '../site';
import { columns, declared, head, line, p, plural, sum, table } from './kit';
import { decimalOf, owned, ownership, percentOf, rollOf, rollTraits, shareOf, totalOf } from './shares';
import { instrument } from './wording';

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
