import { addYears, isoDate } from '../../core/dates';
import { decimal, ratio, sumCents } from '../../core/money';
import { type Random } from '../../core/random';
import { type TruthInsurance } from '../../truth';
import { money } from '../budgets/look';
import { type Paper } from '../publish';
import { c, labelled, p, type Block, type Doc, type Row } from '../write/ink';
import { dial, longDay, onDay, road, shortDay, type Home } from '../world';

interface Policy {
  carrier: string;
  number: string;
  from: string;
  lines: { line: string; cents: number; limit: string; deductible?: number }[];
  taxes: { line: string; cents: number }[];
}

const carriers = [
  'Great Plains Mutual Insurance Company',
  'Harbor & Inland Casualty Co.',
  'Redwood Specialty Insurance Company',
  'Union Hearth Indemnity',
  'Sovereign Coastal Insurance Corporation',
  'Ashlar National Assurance Company',
];
const usd = (cents: number): string => money(cents, { dollar: 'all' });
const bare = (cents: number): string => money(cents, {});

function makePolicy(home: Home, random: Random): Policy {
  const all: [string, number, number, string, number?][] = [
    [
      random.pick(['Commercial Property', 'Property - Special Form', 'Blanket Buildings']),
      140,
      720,
      `$${random.int(4, 48)},${random.int(100, 999)},000`,
      random.pick([500_000, 1_000_000, 2_500_000]),
    ],
    [random.pick(['Commercial General Liability', 'General Liability']), 16, 90, '$1,000,000 / $2,000,000'],
    [
      random.pick(['Directors & Officers Liability', 'D&O Liability (claims made)']),
      8,
      36,
      '$1,000,000',
      random.pick([100_000, 250_000]),
    ],
    [
      random.pick(['Crime / Employee Dishonesty', 'Fidelity Bond']),
      3,
      14,
      `$${random.int(2, 9)}50,000`,
      50_000,
    ],
    [random.pick(['Umbrella Liability', 'Commercial Umbrella']), 9, 50, `$${random.int(5, 25)},000,000`],
    [
      random.pick(['Equipment Breakdown', 'Boiler & Machinery']),
      3,
      12,
      'Included in building limit',
      250_000,
    ],
    [random.pick(['Hired and Non-Owned Auto', 'Workers Compensation']), 1, 6, 'Statutory'],
  ];
  const lines = all
    .filter((_, at) => at < 2 || random.chance(0.65))
    .map(([line, low, high, limit, deductible]) => ({
      line,
      cents: Math.round(random.float(low, high) * home.units) * 100,
      limit,
      ...(deductible ? { deductible } : {}),
    }));
  const base = sumCents(lines.map((one) => one.cents));
  const taxes = [
    ...(random.chance(0.6)
      ? [
          {
            line: random.pick(['Terrorism (TRIA)', 'Certified Acts of Terrorism Coverage']),
            cents: ratio(base, random.int(5, 20), 1000),
          },
        ]
      : []),
    ...(random.chance(0.5)
      ? [
          {
            line: random.pick(['Surplus Lines Tax', 'State Surcharge']),
            cents: ratio(base, random.pick([30, 485, 494]), 10000),
          },
        ]
      : []),
    ...(random.chance(0.5)
      ? [
          {
            line: random.pick(['Policy Fee', 'Inspection Fee', 'Stamping Fee']),
            cents: random.pick([7500, 15000, 25000, 12345]),
          },
        ]
      : []),
  ];
  return {
    carrier: random.pick(carriers),
    number: `${random.pick(['CPP', 'BOP', 'HOA', 'CIP'])}${random.pick(['-', ' ', ''])}${random.int(1000000, 9999999)}${random.pick(['', '-02', '-00'])}`,
    from: isoDate(home.year - random.int(0, 1), random.int(1, 12), random.pick([1, 1, 15])),
    lines,
    taxes,
  };
}

const all = (policy: Policy): { line: string; cents: number }[] => [...policy.lines, ...policy.taxes];

function truthOf(policy: Policy, deductibles: boolean): TruthInsurance {
  return {
    kind: 'insurance',
    carrier: policy.carrier,
    policy: policy.number,
    period: { from: policy.from, to: addYears(policy.from, 1) },
    premiums: all(policy).map(({ line, cents }) => ({ line, premium: decimal(cents) })),
    total: decimal(sumCents(all(policy).map((one) => one.cents))),
    deductibles: deductibles
      ? policy.lines.flatMap((one) =>
          one.deductible ? [{ line: one.line, amount: decimal(one.deductible) }] : [],
        )
      : [],
  };
}

const paper = (
  of: {
    name: string;
    home: Home;
    part: TruthInsurance;
    blocks: Block[];
    doc?: Partial<Doc>;
    containers: Paper['containers'];
  },
  random: Random,
): Paper => ({
  doc: {
    title: 'Insurance',
    blocks: of.blocks,
    font: 'helvetica',
    size: 9.4,
    margin: 50,
    date: onDay(random, of.home.year),
    ...of.doc,
  },
  kind: 'insurance',
  association: of.home.name,
  parts: [of.part],
  traits: [of.name],
  containers: of.containers,
});

/** The declarations page of a policy: insured and period above, a schedule of coverages with premiums, the total at its foot. */
const decPage = (home: Home, random: Random): Paper => {
  const policy = makePolicy(home, random);
  const total = sumCents(all(policy).map((one) => one.cents));
  const gap = policy.lines.some((one) => one.deductible);
  const row = (line: string, cents: number, more: [string, string]): Row => ({
    cells: [c(line), c(more[0], { al: 'r' }), ...(gap ? [c(more[1], { al: 'r' })] : []), c(usd(cents))],
  });
  return paper(
    {
      name: 'declarations-page',
      home,
      part: truthOf(policy, gap),
      blocks: [
        p(policy.carrier.toUpperCase(), { bold: true, size: 13, after: 1 }),
        p('COMMON POLICY DECLARATIONS', { bold: true, al: 'c', size: 11 }),
        labelled([
          ['Policy Number', policy.number],
          ['Named Insured', home.name],
          ['Mailing Address', `${home.street}, ${home.city}, ${home.abbr} ${home.zip}`],
          [
            'Policy Period',
            `From ${shortDay(policy.from)} to ${shortDay(addYears(policy.from, 1))} at 12:01 A.M. standard time`,
          ],
          ['Agent', `${home.people[2]} Agency, ${dial(random)}`],
        ]),
        p(
          'In return for the payment of the premium, and subject to all the terms of this policy, we agree with you to provide the insurance as stated.',
          { size: 8.4 },
        ),
        {
          k: 'grid',
          lines: random.pick(['all', 'none', 'rows'] as const),
          cols: [
            { w: 2.6, al: 'l' },
            { w: 1.7, al: 'r' },
            ...(gap ? [{ w: 1.1, al: 'r' as const }] : []),
            { w: 1.2, al: 'r' },
          ],
          rows: [
            {
              head: true,
              cells: [c('Coverage Part'), c('Limit'), ...(gap ? [c('Deductible')] : []), c('Premium')],
            },
            ...policy.lines.map((one) =>
              row(one.line, one.cents, [one.limit, one.deductible ? usd(one.deductible) : '']),
            ),
            ...policy.taxes.map((one) => row(one.line, one.cents, ['', ''])),
            {
              bold: true,
              over: 'one',
              cells: [
                c(random.pick(['TOTAL PREMIUM', 'Total Annual Premium', 'TOTAL POLICY PREMIUM AND FEES'])),
                c(''),
                ...(gap ? [c('')] : []),
                c(usd(total)),
              ],
            },
          ],
        },
        p(
          `Forms: CP 00 17 10 12, CG 00 01 04 13, IL 00 17 11 98. Audit period: annual. Minimum earned premium 25%.`,
          { size: 7.8 },
        ),
      ],
      containers: { pdf: 6, scan: 3, docx: 1 },
    },
    random,
  );
};

/** A broker's proposal: the expiring premiums beside the renewal's, then instalments that are no premiums. */
const brokerSummary = (home: Home, random: Random): Paper => {
  const policy = makePolicy(home, random);
  const total = sumCents(all(policy).map((one) => one.cents));
  const before = all(policy).map((one) => ratio(one.cents, random.int(780, 990), 1000));
  const down = ratio(total, 1, 4);
  return paper(
    {
      name: 'expiring-and-renewal',
      home,
      part: truthOf(policy, false),
      blocks: [
        p(`PREMIUM SUMMARY`, { bold: true, size: 14, after: 2 }),
        p(`Prepared for ${home.name}`),
        labelled([
          ['Carrier', policy.carrier],
          ['Policy No.', policy.number],
          ['Renewal term', `${longDay(policy.from)} to ${longDay(addYears(policy.from, 1))}`],
        ]),
        {
          k: 'grid',
          lines: 'rows',
          cols: [
            { w: 2.6, al: 'l' },
            { w: 1.2, al: 'r' },
            { w: 1.2, al: 'r' },
            { w: 0.8, al: 'r' },
          ],
          rows: [
            {
              head: true,
              fill: '#dfe6ee',
              cells: [c('Line of coverage'), c('Expiring'), c('Renewal'), c('Change')],
            },
            ...all(policy).map(({ line, cents }, at): Row => ({
              cells: [
                c(line),
                c(usd(before[at]!)),
                c(usd(cents)),
                c(`${(((cents - before[at]!) / before[at]!) * 100).toFixed(1)}%`),
              ],
            })),
            {
              bold: true,
              cells: [c('Total estimated premium'), c(usd(sumCents(before))), c(usd(total)), c('')],
            },
          ],
        },
        p(
          `Payment: ${usd(down)} down and nine installments of ${usd(ratio(total - down, 1, 9))}; a fee of $8.00 is added to each. Premium finance is available at 7.9%.`,
        ),
        p(
          'This is a summary and no policy. Building values were raised four percent to reflect the cost of construction.',
          { italic: true, size: 8 },
        ),
      ],
      containers: { pdf: 6, docx: 3, xlsx: 1, scan: 2 },
      doc: { font: random.pick(['liberation', 'times']) },
    },
    random,
  );
};

/** A renewal certificate in lines with dots, or an invoice of the agency: fields and prices one below the other. */
const renewalNotice = (home: Home, random: Random): Paper => {
  const policy = makePolicy(home, random);
  const total = sumCents(all(policy).map((one) => one.cents));
  const typed = random.chance(0.5);
  return paper(
    {
      name: 'renewal-notice',
      home,
      part: truthOf(policy, false),
      blocks: [
        p(`${policy.carrier}\n${road(random)}`, { bold: true }),
        p(random.pick(['RENEWAL DECLARATION', 'POLICY RENEWAL NOTICE', 'PREMIUM BREAKDOWN']), {
          al: 'c',
          bold: true,
        }),
        p(
          `Insured: ${home.name}\nPolicy: ${policy.number}\nEffective ${shortDay(policy.from)}   Expires ${shortDay(addYears(policy.from, 1))}`,
        ),
        {
          k: 'grid',
          at: { x: 20, w: 400 },
          cols: [
            { w: 3, al: 'l' },
            { w: 1.2, al: 'r' },
          ],
          rows: [
            ...all(policy).map(({ line, cents }): Row => ({
              cells: [c(line, { dots: true }), c(bare(cents))],
            })),
            { over: 'one', under: 'two', cells: [c('TOTAL DUE', { bold: true }), c(bare(total))] },
          ],
        },
        p(
          `Limits: building blanket ${policy.lines[0]!.limit}, ordinance or law 10%, liability $1,000,000 each occurrence. Wind and hail deductible 2% of the building\u2019s value.`,
        ),
        p(`Cancellation for non-payment takes effect ten days after notice. Reinstatement fee $50.00.`),
      ],
      containers: { pdf: 4, scan: 4, txt: 2, docx: 1 },
      doc: typed ? { font: 'courier', size: 9.4 } : { font: 'times', size: 10.4 },
    },
    random,
  );
};

export const policies = [decPage, decPage, brokerSummary, renewalNotice];
