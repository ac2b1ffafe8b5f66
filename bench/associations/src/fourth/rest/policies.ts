import { addYears, isoDate, longDate } from '../../core/dates';
import { decimal, sumCents } from '../../core/money';
import { type Random } from '../../core/random';
import { type TruthInsurance } from '../../truth';
import { type Paper } from '../../blind/publish';
import { c, cells, p, type Block, type Doc } from '../../blind/write/ink';
import { type Estate } from '../estate';
import { dollarsOf, frame, grid, shortDate, type Recipe } from '../frame';

const carriers = [
  'Granite Harbor Mutual Insurance Company',
  'Sentry Oak Casualty Company',
  'Pacific Meridian Insurance Co.',
  'Old Lyme Fire & Marine',
];

interface Cover {
  line: string;
  limit: string;
  deductible?: number;
  premium: number;
}

const million = (random: Random, from: number, to: number): string =>
  dollarsOf(random.int(from, to) * 100_000_00, 0);

function covers(estate: Estate, random: Random): Cover[] {
  const per = (from: number, to: number): number => Math.round(random.float(from, to) * estate.units) * 100;
  return [
    {
      line: 'Buildings and Common Property',
      limit: million(random, 60, 420),
      deductible: random.pick([5000, 10000, 25000]),
      premium: per(140, 420),
    },
    { line: 'Commercial General Liability', limit: '$1,000,000 / $2,000,000', premium: per(20, 50) },
    {
      line: 'Equipment Breakdown',
      limit: 'Included',
      deductible: random.pick([1000, 2500]),
      premium: per(3, 9),
    },
    {
      line: 'Directors and Officers Liability',
      limit: '$1,000,000',
      deductible: random.pick([1000, 2500, 5000]),
      premium: per(6, 18),
    },
    { line: 'Crime and Fidelity', limit: million(random, 2, 9), deductible: 1000, premium: per(2, 7) },
    { line: 'Umbrella', limit: '$5,000,000', premium: per(9, 24) },
  ].slice(0, random.int(4, 6));
}

interface Policy {
  carrier: string;
  policy: string;
  from: string;
  to: string;
}

function header(estate: Estate, random: Random): Policy {
  const from = isoDate(estate.year - 1, random.int(1, 12), random.pick([1, 1, 15]));
  return {
    carrier: random.pick(carriers),
    policy: `${random.pick(['CPP', 'BOP', 'HOA'])}-${random.int(1000000, 9999999)}-${random.int(10, 29)}`,
    from,
    to: addYears(from, 1),
  };
}

function policyPaper(
  estate: Estate,
  made: {
    policy: Policy;
    covers: Cover[];
    extra: (readonly [string, number])[];
    trait: string;
    blocks: Block[];
    look?: Partial<Doc>;
    deductibles?: boolean;
  },
): Paper {
  const premiums = [...made.covers.map((one) => [one.line, one.premium] as const), ...made.extra];
  const { carrier, policy, from, to } = made.policy;
  const part: TruthInsurance = {
    kind: 'insurance',
    carrier,
    policy,
    period: { from, to },
    premiums: premiums.map(([line, premium]) => ({ line, premium: decimal(premium) })),
    total: decimal(totalOf(premiums)),
    deductibles:
      made.deductibles === false
        ? []
        : made.covers.flatMap((one) =>
            one.deductible ? [{ line: one.line, amount: decimal(one.deductible * 100) }] : [],
          ),
  };
  return {
    kind: 'insurance',
    association: estate.name,
    parts: [part],
    traits: [made.trait],
    containers: { pdf: 6, scan: 2, docx: 1 },
    doc: frame('Policy', made.blocks, { size: 9.5, ...made.look }),
  };
}

const totalOf = (premiums: readonly (readonly [string, number])[]): number =>
  sumCents(premiums.map(([, premium]) => premium));
const deductible = (one: Cover): string => (one.deductible ? dollarsOf(one.deductible * 100, 0) : 'None');

/** The declarations page of a package policy. */
export const packagePage: Recipe = (estate, random) => {
  const policy = header(estate, random);
  const list = covers(estate, random);
  const extra = [
    ['Terrorism Coverage (TRIA)', random.int(60, 400) * 100],
    ['State Surcharge', random.int(900, 9900)],
  ] as const;
  const rows = list.map((one) => ({
    cells: cells(one.line, one.limit, deductible(one), dollarsOf(one.premium)),
  }));
  const more = extra.map(([line, premium]) => ({ cells: cells(line, '', '', dollarsOf(premium)) }));
  const total = totalOf([...list.map((one) => [one.line, one.premium] as const), ...extra]);
  return policyPaper(estate, {
    policy,
    covers: list,
    extra: [...extra],
    trait: 'package-page',
    blocks: [
      p(policy.carrier.toUpperCase(), { bold: true, size: 13, al: 'c', after: 2 }),
      p('RESIDENTIAL ASSOCIATION PACKAGE POLICY – DECLARATIONS', { bold: true, al: 'c' }),
      grid(
        [1.2, 2.6, 1, 1.8],
        [
          { cells: [c('Policy Number'), c(policy.policy), c('Agent'), c('Marlowe Risk Partners')] },
          { cells: [c('Named Insured'), c(estate.name), c('Agent No.'), c(`0${random.int(10000, 99999)}`)] },
          {
            cells: [
              c('Mailing Address'),
              c(`${estate.street}, ${estate.city}, ${estate.state} ${estate.zip}`),
              c('Units'),
              c(String(estate.units)),
            ],
          },
          {
            cells: [
              c('Policy Period'),
              c(`From ${shortDate(policy.from)} To ${shortDate(policy.to)}`),
              c(''),
              c('12:01 A.M. standard time'),
            ],
          },
        ],
        { lines: 'all' },
      ),
      grid(
        [2.8, -2, -1.2, -1.3],
        [
          {
            head: true,
            under: 'one',
            cells: cells('Coverage', 'Limit of Insurance', 'Deductible', 'Premium'),
          },
          ...rows,
          ...more,
          { bold: true, over: 'one', cells: cells('TOTAL POLICY PREMIUM', '', '', dollarsOf(total)) },
        ],
      ),
      p(
        'Forms and endorsements that are part of this policy at issue: AP 00 01 04 19, AP 12 44 10 21, IL 09 52 01 15.',
        { size: 8 },
      ),
    ],
  });
};

/** A broker's summary of coverages, two lines of limits and premiums in a ruled table. */
export const brokersSummary: Recipe = (estate, random) => {
  const policy = header(estate, random);
  const list = covers(estate, random);
  const extra = [['Broker Fee', random.int(2, 9) * 10_000]] as const;
  const total = totalOf([...list.map((one) => [one.line, one.premium] as const), ...extra]);
  return policyPaper(estate, {
    policy,
    covers: list,
    extra: [...extra],
    trait: 'brokers-summary',
    look: { font: 'liberation', margin: 60 },
    blocks: [
      p('Insurance Summary', { bold: true, size: 16, after: 1 }),
      p(`Prepared for the Board of ${estate.name}`),
      p(
        `Carrier: ${policy.carrier}\nPolicy no.: ${policy.policy}\nEffective ${longDate(policy.from)} to ${longDate(policy.to)}`,
      ),
      grid(
        [2.4, -1.3, -1.8, -1.1],
        [
          {
            head: true,
            fill: '#dfe7ef',
            cells: cells('Line of Coverage', 'Annual Premium', 'Limit', 'Deductible'),
          },
          ...list.map((one) => ({
            cells: cells(one.line, dollarsOf(one.premium), one.limit, deductible(one)),
          })),
          { cells: cells(extra[0][0], dollarsOf(extra[0][1]), '', '') },
          { bold: true, cells: cells('Total annual cost', dollarsOf(total), '', '') },
        ],
        { lines: 'all' },
      ),
      p(
        'Owners should carry their own HO-6 policy with loss assessment coverage of at least the largest deductible shown.',
        { italic: true },
      ),
    ],
  });
};

/** A renewal declaration typed in fields: each coverage a short paragraph with its premium at the right. */
export const renewalFields: Recipe = (estate, random) => {
  const policy = header(estate, random);
  const list = covers(estate, random);
  const extra = [
    ['Policy Fee', random.int(5, 30) * 1000],
    ['Fire Marshal Tax', random.int(1500, 8900)],
  ] as const;
  const rows = [...list.map((one) => [one.line, one.premium] as const), ...extra];
  return policyPaper(estate, {
    policy,
    covers: list,
    extra: [...extra],
    trait: 'renewal-fields',
    look: { font: 'courier', margin: 60, size: 9.5 },
    blocks: [
      p('RENEWAL CERTIFICATE'),
      p(
        `COMPANY . . . . . ${policy.carrier}\nPOLICY NO.  . . . ${policy.policy}\nINSURED . . . . . ${estate.name}\nTERM  . . . . . . ${shortDate(policy.from)} to ${shortDate(policy.to)}`,
      ),
      p('PREMIUM FOR THE TERM'),
      grid(
        [3, -1.2],
        [
          ...rows.map(([line, premium]) => ({ cells: [c(line, { dots: true }), c(dollarsOf(premium))] })),
          { bold: true, over: 'one', cells: cells('TOTAL AMOUNT DUE', dollarsOf(totalOf(rows))) },
        ],
        { at: { x: 0, w: 440 } },
      ),
      p('DEDUCTIBLES'),
      grid(
        [3, -1.2],
        list
          .filter((one) => one.deductible)
          .map((one) => ({ cells: [c(one.line, { dots: true }), c(deductible(one))] })),
        { at: { x: 0, w: 440 } },
      ),
      p('THIS CERTIFICATE CONTINUES THE POLICY IN FORCE ON PAYMENT OF THE TOTAL AMOUNT DUE.'),
    ],
  });
};
