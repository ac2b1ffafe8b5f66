import { type Random } from '../../core/random';
import { address, type Draft, type Site } from '../site';
import {
  columns,
  coverOf,
  h,
  head,
  insured,
  line,
  longDate,
  p,
  priced,
  round,
  slashes,
  sum,
  table,
  totalOf,
  truthOf,
  usd,
  type Line,
} from './cover';

/** A package policy: property by building with limits, liability, and a recapitulation of premiums at the foot. */
export function packaged(site: Site, random: Random): Draft {
  const cover = coverOf(site, random);
  const lines: Line[] = [
    priced(random, 'Commercial Property', [6200, 88000]),
    priced(random, 'Commercial General Liability', [1400, 9800]),
    ...(random.chance(0.6) ? [priced(random, 'Crime and Fidelity', [210, 1400])] : []),
    ...(random.chance(0.5) ? [priced(random, 'Equipment Breakdown', [180, 1900])] : []),
    ...(random.chance(0.5) ? [priced(random, 'Hired and Non-Owned Auto', [90, 420])] : []),
    priced(random, 'Certified Acts of Terrorism', [80, 900]),
    ...(random.chance(0.4) ? [priced(random, 'Policy Fee', [50, 150])] : []),
  ];
  const deductibles: Line[] = [
    { name: 'All Other Perils', cents: random.pick([2500, 5000, 10000, 25000]) * 100 },
    ...(random.chance(0.6)
      ? [{ name: 'Water Damage', cents: random.pick([10000, 15000, 50000]) * 100 }]
      : []),
  ];
  const buildings = random.int(1, 5);
  return insured(site, random, {
    layout: 'package',
    title: 'Policy declarations',
    truth: truthOf(cover, lines, deductibles),
    blocks: [
      {
        kind: 'letterhead',
        name: cover.carrier,
        lines: ['A stock company', 'COMMERCIAL PACKAGE POLICY — COMMON POLICY DECLARATIONS'],
      },
      {
        kind: 'fields',
        rows: [
          ['POLICY NUMBER', cover.policy],
          ['NAMED INSURED', site.name],
          ['MAILING ADDRESS', `${address(site)}`],
          [
            'POLICY PERIOD',
            `FROM ${slashes(cover.from)} TO ${slashes(cover.to)} at 12:01 A.M. standard time at your mailing address`,
          ],
          ['BUSINESS', site.condo ? 'Condominium association' : 'Homeowners association'],
          ['PRODUCER', cover.agency],
        ],
      },
      h('SCHEDULE OF LOCATIONS AND LIMITS'),
      table(columns('l1', 'l4', 'r2', 'r1'), [
        head('Bldg.', 'Description', 'Limit of insurance', 'Coins.'),
        ...Array.from({ length: buildings }, (_, at) =>
          line(
            String(at + 1),
            `${random.pick(['Frame', 'Masonry', 'Joisted masonry'])}, ${random.int(2, 5)} stories`,
            `$${(random.int(21, 148) * 100000).toLocaleString('en-US')}`,
            '100%',
          ),
        ),
        line('', 'General aggregate limit', '$2,000,000', ''),
        line('', 'Each occurrence limit', '$1,000,000', ''),
        line('', 'Medical expense, any one person', '$5,000', ''),
      ]),
      h('DEDUCTIBLES'),
      table(
        columns('l4', 'r2'),
        deductibles.map((one) => line(one.name, round(one.cents))),
        { width: 0.6 },
      ),
      h('PREMIUM'),
      p(
        'In return for the payment of the premium, and subject to all of the terms of this policy, we agree with you to provide the insurance as stated.',
        { style: 'small' },
      ),
      table(columns('l5', 'r2'), [
        head('Coverage part', 'Premium'),
        ...lines.map((one) => line(one.name, usd(one.cents))),
        ...(random.chance(0.5) ? [line('Employee Dishonesty Extension', 'Included')] : []),
        sum('TOTAL PREMIUM', usd(totalOf(lines))),
      ]),
      p('Forms and endorsements: CP 00 17, CP 10 30, CG 00 01, IL 00 17, IL 09 85', { style: 'small' }),
    ],
    forms: { pdf: 6, scan: 3, docx: 1 },
  });
}

/** Directors' and officers' liability in numbered items; one premium with a tax and a fee after it. */
export function items(site: Site, random: Random): Draft {
  const cover = coverOf(site, random);
  const base = priced(random, 'Annual premium', [900, 6400]);
  const lines: Line[] = [
    base,
    ...(random.chance(0.6) ? [{ name: 'Surplus lines tax', cents: Math.round(base.cents * 0.0494) }] : []),
    ...(random.chance(0.6) ? [{ name: 'Stamping fee', cents: Math.round(base.cents * 0.0006) + 100 }] : []),
    ...(random.chance(0.5) ? [{ name: 'Inspection fee', cents: random.pick([12500, 15000, 20000]) }] : []),
  ];
  const retention: Line = {
    name: 'Retention, each claim',
    cents: random.pick([1000, 2500, 5000, 10000]) * 100,
  };
  return insured(site, random, {
    layout: 'numbered items',
    title: 'Declarations',
    truth: truthOf(cover, lines, [retention]),
    blocks: [
      {
        kind: 'title',
        text: cover.carrier,
        sub: ['COMMUNITY ASSOCIATION DIRECTORS AND OFFICERS LIABILITY POLICY', 'DECLARATIONS'],
      },
      p('THIS IS A CLAIMS-MADE POLICY. PLEASE READ IT WITH CARE.', { style: 'bold' }),
      p(`Policy No.: ${cover.policy}`),
      p(`Item 1.  Named Entity: ${site.name}\n${address(site)}`),
      p(
        `Item 2.  Policy Period: from ${longDate(cover.from)} to ${longDate(cover.to)}, 12:01 a.m. at the address in Item 1.`,
      ),
      p(
        `Item 3.  Limit of Liability: $1,000,000 for all claims in the policy period; $100,000 for non-monetary relief.`,
      ),
      p(`Item 4.  ${retention.name}: ${round(retention.cents)}`),
      p(`Item 5.  Premium:`),
      table(
        columns('l4', 'r2'),
        [...lines.map((one) => line(one.name, usd(one.cents))), sum('Amount due', usd(totalOf(lines)))],
        { width: 0.62 },
      ),
      p(
        `Item 6.  Prior and pending litigation date: ${longDate(`${Number(cover.from.slice(0, 4)) - random.int(3, 12)}${cover.from.slice(4)}`)}`,
      ),
      p(`Item 7.  Notices: to ${cover.carrier}, Claims, and to ${cover.agency}.`),
    ],
    forms: { pdf: 6, scan: 3, docx: 1 },
  });
}

/** Flood: what is insured twice (building and contents), and a premium made of many small parts. */
export function flood(site: Site, random: Random): Draft {
  const cover = coverOf(site, random);
  const lines: Line[] = [
    priced(random, 'Building premium', [1800, 12400]),
    priced(random, 'Contents premium', [60, 480]),
    { name: 'Increased cost of compliance', cents: random.pick([800, 7500, 6000]) },
    priced(random, 'Reserve fund assessment', [250, 1900]),
    { name: 'HFIAA surcharge', cents: 25000 },
    { name: 'Federal policy fee', cents: random.pick([4700, 2000, 1400]) },
  ];
  const [building, contents] = [random.pick([1250, 2000, 5000, 10000]), random.pick([1000, 2000, 2500])];
  const deductibles: Line[] = [
    { name: 'Building', cents: building * 100 },
    { name: 'Contents', cents: contents * 100 },
  ];
  return insured(site, random, {
    layout: 'flood',
    title: 'Flood declarations page',
    truth: truthOf(cover, lines, deductibles),
    blocks: [
      {
        kind: 'letterhead',
        name: cover.carrier,
        lines: ['FLOOD DECLARATIONS PAGE', 'Residential condominium building association policy'],
      },
      {
        kind: 'columns',
        blocks: [
          [
            {
              kind: 'fields',
              rows: [
                ['Insured', site.name],
                ['Property', address(site)],
                ['Units', String(site.homes)],
              ],
            },
          ],
          [
            {
              kind: 'fields',
              rows: [
                ['Policy no.', cover.policy],
                ['Term', `${slashes(cover.from)} - ${slashes(cover.to)}`],
                ['Flood zone', random.pick(['AE', 'X', 'VE'])],
                ['Agent', cover.agency],
              ],
            },
          ],
        ],
      },
      table(columns('l3', 'r3', 'r2'), [
        head('Coverage', 'Amount of insurance', 'Deductible'),
        line(
          'Building',
          `$${(site.homes * 250000).toLocaleString('en-US')}`,
          `$${building.toLocaleString('en-US')}`,
        ),
        line('Contents', '$100,000', `$${contents.toLocaleString('en-US')}`),
      ]),
      h('Premium calculation'),
      table(
        columns('l4', 'r2'),
        [
          ...lines.map((one) => line(one.name, usd(one.cents))),
          sum('TOTAL ANNUAL PREMIUM', usd(totalOf(lines))),
        ],
        { width: 0.66 },
      ),
      p(
        'Coverage limitations may apply. See your policy form for details. This page with the policy form and endorsements completes the contract.',
        { style: 'small' },
      ),
    ],
    forms: { pdf: 6, scan: 3 },
    style: { grid: random.pick(['all', 'rows', 'none']) },
  });
}
