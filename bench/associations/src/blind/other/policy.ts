import { addYears, isoDate } from '../../core/dates';
import { decimal, ratio, sumCents } from '../../core/money';
import { type Random } from '../../core/random';
import { type TruthInsurance } from '../../truth';
import { type Home } from '../world';

export interface Policy {
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
export function makePolicy(home: Home, random: Random): Policy {
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

export const all = (policy: Policy): { line: string; cents: number }[] => [...policy.lines, ...policy.taxes];

export function truthOf(policy: Policy, deductibles: boolean): TruthInsurance {
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
