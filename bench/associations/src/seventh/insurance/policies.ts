import { longDate } from '../../core/dates';
import { sumCents } from '../../core/money';
import { type Random } from '../../core/random';
import { row, type Block } from '../../layout/paper';
import { gap, head, heads, line, par, table, title, turn } from '../declarations/base';
import { type Draft } from '../publish';
import { address, dollars, phone, type Site } from '../site';
import {
  before,
  brokers,
  carriers,
  covered,
  insured,
  perHome,
  periodOf,
  policyNumber,
  us,
  type Premium,
} from './base';

const sum = (premiums: readonly Premium[]): number => sumCents(premiums.map((one) => one.cents));
/** Limits are whole dollars. */
const limit = (value: number): string => `$${value.toLocaleString('en-US')}`;

/** The common declarations: coverage parts with a premium each, then limits and deductibles on pages of their own. */
export function packageDeclarations(site: Site, random: Random): Draft {
  const [carrier, policy, period] = [random.pick(carriers), policyNumber(random), periodOf(site, random)];
  const building = Math.round((site.homes * random.int(140, 320)) / 10) * 10000;
  const cents = random.chance(0.4);
  const odd = (value: number): number => (cents ? value + random.pick([0, 25, 50]) : value);
  const premiums: Premium[] = [
    { line: 'Commercial Property Coverage Part', cents: odd(perHome(site, random, [260, 720])) },
    { line: 'Commercial General Liability Coverage Part', cents: odd(perHome(site, random, [30, 80])) },
    { line: 'Crime Coverage Part', cents: odd(random.int(280, 980) * 100) },
    ...(random.chance(0.5) ? [{ line: 'Equipment Breakdown', cents: odd(random.int(350, 1600) * 100) }] : []),
    ...(random.chance(0.5)
      ? [{ line: 'Terrorism Risk Insurance Act (TRIA)', cents: odd(random.int(90, 700) * 100) }]
      : []),
    ...(random.chance(0.5) ? [{ line: 'Policy Fee', cents: 15000 }] : []),
    ...(random.chance(0.4) ? [{ line: 'State Surcharge', cents: random.int(2000, 29999) }] : []),
  ];
  const deductibles: Premium[] = [
    { line: 'All other perils', cents: random.pick([5000, 10000, 25000]) * 100 },
    { line: 'Water damage', cents: random.pick([15000, 20000, 50000]) * 100 },
  ];
  const none = random.chance(0.5);
  return covered(site, random, {
    name: 'package-declarations',
    blocks: [
      title('COMMON POLICY DECLARATIONS', carrier),
      {
        kind: 'fields',
        rows: [
          ['Policy Number', policy],
          ['Named Insured', site.name],
          ['Mailing Address', address(site)],
          ['Policy Period', `From ${us(period.from)} to ${us(period.to)} at 12:01 A.M. Standard Time`],
          ['Producer', random.pick(brokers)],
          ['Business Description', 'Residential community association'],
        ],
      },
      par(
        'In return for the payment of the premium and subject to all terms of this policy, this policy consists of the following coverage parts for which a premium is indicated. This premium may be subject to adjustment.',
        'small',
      ),
      table('Lr', [
        heads('Coverage parts', 'Premium'),
        ...premiums.map((one) => line(one.line, dollars(one.cents, !cents))),
        ...(none ? [line('Inland Marine Coverage Part', 'Not covered')] : []),
        row('total', ['Total premium', dollars(sum(premiums), !cents && sum(premiums) % 100 === 0)]),
      ]),
      turn,
      head('PROPERTY DECLARATIONS'),
      table('Lr', [
        heads('Covered property', 'Limit of insurance'),
        line('Blanket buildings', limit(building)),
        line('Business personal property', limit(random.int(5, 40) * 5000)),
        line('Loss of assessments', limit(random.int(2, 10) * 50000)),
      ]),
      par('Deductible, each occurrence', 'bold'),
      table(
        'Lr',
        deductibles.map((one) => line(one.line, dollars(one.cents, true))),
      ),
      head('LIABILITY DECLARATIONS'),
      table('Lr', [
        heads('Limits', ''),
        line('Each occurrence', limit(1000000)),
        line('General aggregate', limit(2000000)),
        line('Medical expense, any one person', limit(5000)),
      ]),
    ],
    truth: insured({ carrier, policy, period, premiums, deductibles }),
    forms: { pdf: 6, scan: 3 },
    footer: `${policy}  ${us(period.from)}`,
  });
}

/** Coverage, limit, deductible and premium in one table, as an agency's program prints it. */
export function coverageTable(site: Site, random: Random): Draft {
  const [carrier, policy, period] = [random.pick(carriers), policyNumber(random), periodOf(site, random)];
  const rows: { line: string; limit: string; deductible: number; cents: number }[] = [
    {
      line: 'Buildings, special form',
      limit: limit(site.homes * 215000),
      deductible: random.pick([10000, 25000]),
      cents: perHome(site, random, [300, 700]),
    },
    {
      line: 'General liability',
      limit: '$1,000,000 / $2,000,000',
      deductible: 0,
      cents: perHome(site, random, [25, 60]),
    },
    {
      line: 'Directors and officers liability',
      limit: limit(1000000),
      deductible: random.pick([1000, 2500]),
      cents: random.int(900, 3400) * 100,
    },
    {
      line: 'Fidelity bond',
      limit: limit(random.pick([250000, 500000])),
      deductible: random.pick([500, 5000]),
      cents: random.int(300, 1200) * 100,
    },
    {
      line: 'Hired and non-owned auto',
      limit: limit(1000000),
      deductible: 0,
      cents: random.int(90, 260) * 100,
    },
  ];
  const fees: Premium[] = [
    { line: 'Inspection fee', cents: random.pick([15000, 25000]) },
    { line: 'Surplus lines tax', cents: Math.round(sumCents(rows.map((one) => one.cents)) * 0.0494) },
    { line: 'Stamping fee', cents: Math.round(sumCents(rows.map((one) => one.cents)) * 0.0006) },
  ];
  const taxed = random.chance(0.5) ? fees : [];
  const premiums = [...rows.map(({ line: name, cents }) => ({ line: name, cents })), ...taxed];
  return covered(site, random, {
    name: 'coverage-table',
    blocks: [
      { kind: 'letterhead', name: carrier, lines: ['Community Association Policy — Declarations Page'] },
      {
        kind: 'fields',
        rows: [
          ['Insured', site.name],
          ['Policy', policy],
          ['Effective', longDate(period.from)],
          ['Expires', longDate(period.to)],
          ['Location', `${site.street}, ${site.city}, ${site.st}`],
        ],
      },
      table('Lrrr', [
        heads('Coverage', 'Limit', 'Deductible', 'Annual premium'),
        ...rows.map((one) =>
          line(one.line, one.limit, one.deductible ? limit(one.deductible) : 'None', dollars(one.cents)),
        ),
        ...(taxed.length > 0
          ? [
              row('subtotal', ['Premium', '', '', dollars(sumCents(rows.map((one) => one.cents)))]),
              ...taxed.map((one) => line(one.line, '', '', dollars(one.cents))),
            ]
          : []),
        row('total', ['Total due', '', '', dollars(sum(premiums))]),
      ]),
      par(`Questions: ${random.pick(brokers)}, ${phone(random)}`, 'small'),
      par('Forms and endorsements made part of this policy: CP 00 17, CG 00 01, IL 00 17.', 'small'),
    ],
    truth: insured({
      carrier,
      policy,
      period,
      premiums,
      deductibles: rows
        .filter((one) => one.deductible > 0)
        .map((one) => ({ line: one.line, cents: one.deductible * 100 })),
    }),
    more: taxed.length > 0 ? ['taxes'] : [],
    forms: { pdf: 5, scan: 2, docx: 2, xlsx: 1 },
    look: { orientation: random.pick(['portrait', 'landscape']) },
    numbers: 'none',
  });
}

/** A broker's letter before renewal: last year's premium beside the new one. */
export function renewalTerms(site: Site, random: Random): Draft {
  const [carrier, policy, period] = [random.pick(carriers), policyNumber(random), periodOf(site, random)];
  const broker = random.pick(brokers);
  const premiums: Premium[] = [
    { line: 'Property', cents: perHome(site, random, [280, 640]) },
    { line: 'Liability', cents: perHome(site, random, [28, 70]) },
    { line: 'Umbrella', cents: random.int(900, 4200) * 100 },
    { line: 'Taxes and fees', cents: random.int(20000, 89999) },
  ];
  const last = premiums.map((one) => Math.round((one.cents * random.int(78, 97)) / 10000) * 100);
  const newFirst = random.chance(0.5);
  const deductible = random.pick([10000, 25000]);
  const header = newFirst ? ['Renewal', 'Expiring'] : ['Expiring', 'Renewal'];
  const both = (now: number, then: number): string[] =>
    newFirst ? [dollars(now), dollars(then)] : [dollars(then), dollars(now)];
  return covered(site, random, {
    name: 'renewal-terms',
    blocks: [
      { kind: 'letterhead', name: broker, lines: ['Insurance for community associations'] },
      par(longDate(before(period.from, random.int(12, 45)))),
      par(`${site.name}\n${address(site)}`),
      par(
        `${carrier} has bound the renewal of your policy no. ${policy} for the period ${longDate(period.from)} to ${longDate(period.to)}. The premium compares with the year now ending as follows.`,
      ),
      table('Lrr', [
        heads('', ...header),
        ...premiums.map((one, at) => line(one.line, ...both(one.cents, last[at]!))),
        row('total', ['Total', ...both(sum(premiums), sumCents(last))]),
      ]),
      par(
        `The property deductible is ${limit(deductible)} for each loss. Wind and hail: 2% of the building's value.`,
      ),
      par(`Premium may be paid in full or in four installments with a service charge of $12.00 each.`),
      par(`${broker}`),
    ],
    truth: insured({
      carrier,
      policy,
      period,
      premiums,
      deductibles: [{ line: 'property', cents: deductible * 100 }],
    }),
    more: [newFirst ? 'renewal-first' : 'expiring-first'],
    forms: { pdf: 5, docx: 3, scan: 2 },
  });
}

/** A flood policy for one building: a form of boxes. */
export function floodForm(site: Site, random: Random): Draft {
  const [carrier, policy, period] = [random.pick(carriers), policyNumber(random), periodOf(site, random)];
  const premiums: Premium[] = [
    { line: 'Building coverage premium', cents: perHome(site, random, [40, 130]) },
    { line: 'Contents coverage premium', cents: random.int(120, 700) * 100 },
    { line: 'Reserve fund assessment', cents: random.int(100, 900) * 100 },
    { line: 'HFIAA surcharge', cents: 25000 },
    { line: 'Federal policy fee', cents: random.int(47, 300) * 100 },
  ];
  const [building, contents] = [random.pick([5000, 10000]), random.pick([1250, 2000])];
  return covered(site, random, {
    name: 'flood-form',
    blocks: [
      title('FLOOD INSURANCE POLICY DECLARATIONS', 'Residential Condominium Building Association Policy'),
      {
        kind: 'columns',
        blocks: [
          [
            {
              kind: 'fields',
              rows: [
                ['Insurer', carrier],
                ['Policy no.', policy],
                ['Term', `${us(period.from)} – ${us(period.to)}`],
              ],
            },
          ],
          [
            {
              kind: 'fields',
              rows: [
                ['Insured', site.name],
                ['Property', `${site.street}, ${site.city}`],
                ['Flood zone', random.pick(['AE', 'X', 'VE'])],
                ['Units', String(site.homes)],
              ],
            },
          ],
        ],
      },
      table('Lrr', [
        heads('Coverage', 'Limit', 'Deductible'),
        line('Building', limit(site.homes * 250000), limit(building)),
        line('Contents', limit(100000), limit(contents)),
      ]),
      table('Lr', [
        ...premiums.map((one) => line(one.line, dollars(one.cents))),
        row('total', ['TOTAL AMOUNT DUE', dollars(sum(premiums))]),
      ]),
      par('Coverage is limited to one building. Please read your policy carefully.', 'small'),
    ],
    truth: insured({
      carrier,
      policy,
      period,
      premiums,
      deductibles: [
        { line: 'Building', cents: building * 100 },
        { line: 'Contents', cents: contents * 100 },
      ],
    }),
    forms: { pdf: 6, scan: 3 },
    look: { grid: random.pick(['all', 'rows']) },
  });
}

/** A bill with installments: the premium is the total, not what is due now. */
export function premiumInvoice(site: Site, random: Random): Draft {
  const [carrier, policy, period] = [random.pick(carriers), policyNumber(random), periodOf(site, random)];
  const premiums: Premium[] = [
    { line: 'Condominium package', cents: perHome(site, random, [240, 600]) },
    { line: 'Directors & officers', cents: random.int(800, 3100) * 100 },
    { line: 'Workers compensation', cents: random.int(380, 900) * 100 },
    { line: 'Municipal premium tax', cents: random.int(9000, 49999) },
  ];
  const total = sum(premiums);
  const part = Math.floor(total / 4 / 100) * 100;
  const first = total - 3 * part;
  const due = [0, 90, 180, 270];
  return covered(site, random, {
    name: 'premium-invoice',
    blocks: [
      { kind: 'letterhead', name: carrier, lines: ['Premium Statement'] },
      {
        kind: 'fields',
        rows: [
          ['Policyholder', site.name],
          ['Policy number', policy],
          ['Coverage period', `${longDate(period.from)} – ${longDate(period.to)}`],
          ['Statement date', longDate(before(period.from, 20))],
        ],
      },
      table('Lr', [
        heads('Description', 'Annual premium'),
        ...premiums.map((one) => line(one.line, dollars(one.cents))),
        row('total', ['Annual premium, total', dollars(total)]),
      ]),
      head('Payment plan'),
      table('Lr', [
        heads('Due date', 'Installment'),
        ...due.map((days, at) => line(us(before(period.from, -days)), dollars(at === 0 ? first : part))),
      ]),
      par('A fee of $8.00 is added to each installment after the first. Do not pay twice.', 'small'),
    ],
    truth: insured({ carrier, policy, period, premiums }),
    forms: { pdf: 5, scan: 2, docx: 1, txt: 1 },
  });
}

/** An umbrella over other policies: their limits are a schedule, one premium and its taxes are all there is. */
export function umbrella(site: Site, random: Random): Draft {
  const [carrier, policy, period] = [random.pick(carriers), policyNumber(random), periodOf(site, random)];
  const premiums: Premium[] = [
    { line: 'Policy premium', cents: perHome(site, random, [12, 45]) },
    { line: 'Terrorism premium', cents: random.int(20, 160) * 100 },
  ];
  const retention = random.pick([10000, 0]);
  const under: [string, string, string][] = [
    ['General Liability', random.pick(carriers), '$1,000,000 each occurrence'],
    ['Directors & Officers', random.pick(carriers), '$1,000,000 each claim'],
    ['Employers Liability', random.pick(carriers), '$500,000 each accident'],
  ];
  return covered(site, random, {
    name: 'umbrella',
    blocks: [
      title('UMBRELLA LIABILITY DECLARATIONS'),
      table('lL', [
        line('Item 1. Named insured', site.name),
        line('Item 2. Company', carrier),
        line('Item 3. Policy no.', policy),
        line('Item 4. Policy period', `${longDate(period.from)} to ${longDate(period.to)}`),
        line('Item 5. Limit', `${limit(random.pick([5, 10, 15]) * 1000000)} each occurrence and aggregate`),
        ...(retention ? [line('Item 6. Self-insured retention', limit(retention))] : []),
      ]),
      head('Premium'),
      ...premiums.map((one): Block => par(`${one.line}: ${dollars(one.cents)}`)),
      par(`Total: ${dollars(sum(premiums))}`, 'bold'),
      head('Schedule of underlying insurance'),
      table('lLL', [heads('Coverage', 'Carrier', 'Limits'), ...under.map((one) => line(...one))]),
      gap(10),
      par('Countersigned by authorized representative', 'small'),
    ],
    truth: insured({
      carrier,
      policy,
      period,
      premiums,
      deductibles: retention ? [{ line: 'Self-insured retention', cents: retention * 100 }] : [],
    }),
    forms: { pdf: 5, scan: 3, docx: 2 },
  });
}
