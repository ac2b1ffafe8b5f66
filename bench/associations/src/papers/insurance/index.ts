import { addYears, isoDate, longDate } from '../../core/dates';
import { decimal, printMoney, sumCents, type MoneyStyle } from '../../core/money';
import { type Random } from '../../core/random';
import { row, type Block, type Paper } from '../../layout/paper';
import { type TruthInsurance } from '../../truth';
import { type Association } from '../../world/association';
import { person, phone, street, town } from '../../world/names';
import { anyStyle, type Draft } from '../draft';

interface Coverage {
  name: string;
  limit: string;
  deductible?: number;
  premium: number;
}

const carrierNames = [
  'Granite Harbor',
  'Old Meridian',
  'Sextant',
  'Prairie Lantern',
  'Commonwell',
  'Ironbridge',
  'Tern Island',
  'Highfield',
];
const carrierEnds = [
  'Insurance Company',
  'Mutual Insurance Company',
  'Casualty Company',
  'Indemnity Company',
  'Specialty Insurance Co.',
  'Assurance, Inc.',
];

const lines: {
  words: string[];
  odds: number;
  share: [number, number];
  limit: number[];
  deductible?: number[];
}[] = [
  {
    words: ['Property', 'Building - Special Form', 'Commercial Property', 'Blanket Building'],
    odds: 0.95,
    share: [150, 700],
    limit: [4, 60],
    deductible: [5000, 10000, 25000, 50000],
  },
  {
    words: ['General Liability', 'Commercial General Liability'],
    odds: 0.95,
    share: [20, 110],
    limit: [1, 1],
  },
  {
    words: ['Directors and Officers', 'Directors & Officers Liability', 'D&O Liability'],
    odds: 0.8,
    share: [8, 40],
    limit: [1, 2],
    deductible: [1000, 2500, 5000],
  },
  {
    words: ['Fidelity Bond', 'Crime', 'Employee Dishonesty', 'Fidelity and Crime'],
    odds: 0.7,
    share: [3, 15],
    limit: [1, 1],
    deductible: [500, 1000, 2500],
  },
  {
    words: ['Umbrella Liability', 'Excess Liability', 'Commercial Umbrella'],
    odds: 0.6,
    share: [10, 50],
    limit: [2, 25],
    deductible: [10000],
  },
  { words: ["Workers' Compensation", 'Workers Compensation'], odds: 0.4, share: [3, 15], limit: [1, 1] },
  {
    words: ['Equipment Breakdown', 'Boiler and Machinery'],
    odds: 0.35,
    share: [3, 20],
    limit: [4, 60],
    deductible: [1000, 2500],
  },
  { words: ['Ordinance or Law', 'Building Ordinance'], odds: 0.2, share: [2, 15], limit: [1, 3] },
  {
    words: ['Flood', 'Flood - Zone AE'],
    odds: 0.2,
    share: [30, 200],
    limit: [1, 10],
    deductible: [5000, 10000],
  },
];

/** The declarations of a policy: premiums by line, perhaps taxes and fees, a total, and limits that are no premiums. */
export function insuranceDraft(random: Random, association: Association): Draft {
  const coverages = coveragesOf(random, association.units);
  const from = isoDate(association.year - 1, random.int(1, 12), random.pick([1, 1, 1, 15, 22]));
  const policy = `${random.pick(['CPP', 'BOP', 'HOA', 'QX', 'MPL'])}${random.pick(['-', ' ', ''])}${random.int(1000000, 9999999)}${random.pick(['', '-01', '-00', ' 24'])}`;
  const carrier = `${random.pick(carrierNames)} ${random.pick(carrierEnds)}`;
  const fees = random.chance(0.6) ? feesOf(random, sumCents(coverages.map((one) => one.premium))) : [];
  const total = sumCents([...coverages, ...fees].map((one) => one.premium));
  const printsTotal = random.chance(0.9);
  const details = {
    coverages,
    fees,
    total,
    printsTotal,
    from,
    policy,
    carrier,
    limits: random.chance(0.8),
    deductibles: random.chance(0.85),
  };
  const paper: Paper = {
    title: 'Policy Declarations',
    author: carrier,
    date: new Date(`${from}T15:00:00Z`),
    style: anyStyle(random, { size: random.float(8.6, 10.2) }),
    footer: random.pick(['CP DS 00 10 12', 'IL 00 17 11 98', 'Insured copy', 'Form BP-200 (04/19)']),
    pageNumbers: random.pick(['page-of', 'none']),
    blocks: blocksOf(random, association, details),
  };
  return {
    paper,
    kind: 'insurance',
    association: association.name,
    parts: [truthOf(details)],
    traits: [fees.length > 0 ? 'fees' : 'no-fees', printsTotal ? 'prints-total' : 'no-total'],
  };
}

interface Details {
  coverages: Coverage[];
  fees: { name: string; premium: number }[];
  total: number;
  printsTotal: boolean;
  from: string;
  policy: string;
  carrier: string;
  limits: boolean;
  deductibles: boolean;
}

function coveragesOf(random: Random, units: number): Coverage[] {
  const exact = random.chance(0.4);
  const all = lines.filter((line) => random.chance(line.odds));
  return (all.length > 1 ? all : lines.slice(0, 3)).map((line) => {
    const premium =
      Math.max(90, Math.round(random.float(...line.share) * units)) * 100 + (exact ? random.int(0, 99) : 0);
    const millions = random.int(line.limit[0] ?? 1, line.limit[1] ?? 1);
    return {
      name: random.pick(line.words),
      limit: `$${(millions * 1000000).toLocaleString('en-US')}`,
      premium,
      ...(line.deductible ? { deductible: random.pick(line.deductible) * 100 } : {}),
    };
  });
}

function feesOf(random: Random, premium: number): { name: string; premium: number }[] {
  const all = [
    { name: random.pick(['Policy Fee', 'Policy fee']), premium: random.int(5, 60) * 1000 },
    {
      name: random.pick(['State Surplus Lines Tax', 'Taxes and Surcharges', 'Premium Tax']),
      premium: Math.round((premium * random.int(10, 50)) / 1000),
    },
    {
      name: random.pick(['Inspection Fee', 'Terrorism (TRIA)', 'Stamping Fee']),
      premium: random.int(3, 40) * 1000,
    },
  ];
  return random.sample(all, random.int(1, 3));
}

function blocksOf(random: Random, association: Association, details: Details): Block[] {
  const { carrier, policy, from } = details;
  const to = addYears(from, 1);
  const date = random.pick([
    longDate,
    (iso: string) =>
      iso
        .split('-')
        .map(Number)
        .slice(1)
        .concat(Number(iso.slice(0, 4)))
        .map((part) => String(part).padStart(2, '0'))
        .join('/'),
  ]);
  const fields: [string, string][] = [
    [random.pick(['Named Insured', 'Insured', 'NAMED INSURED:']), association.name],
    [random.pick(['Mailing Address', 'Address']), association.address.join(', ')],
    [random.pick(['Policy Number', 'Policy No.', 'POLICY NUMBER:']), policy],
    [
      random.pick(['Policy Period', 'Policy Term', 'POLICY PERIOD:']),
      random.pick([
        `From ${date(from)} to ${date(to)}`,
        `${date(from)} - ${date(to)}`,
        `${date(from)} to ${date(to)} 12:01 A.M. Standard Time`,
      ]),
    ],
    ['Agent', `${person(random)}, ${phone(random)}`],
  ];
  return [
    { kind: 'letterhead', name: carrier, lines: [`${street(random)}, ${town(random)}`] },
    {
      kind: 'title',
      text: random.pick([
        'COMMON POLICY DECLARATIONS',
        'POLICY DECLARATIONS',
        'Declarations Page',
        'BUSINESSOWNERS POLICY DECLARATIONS',
      ]),
    },
    {
      kind: 'fields',
      rows: random.chance(0.6) ? fields : [...fields.slice(2, 4), ...fields.slice(0, 2), ...fields.slice(4)],
    },
    premiumTable(random, details),
    {
      kind: 'paragraph',
      text: random.pick([
        'Wind and hail are subject to a deductible of 2% of the insured value.',
        'The premium may be paid in four installments; a service charge of $9.00 applies to each.',
        'Minimum earned premium at inception: 25%.',
      ]),
    },
    {
      kind: 'paragraph',
      style: 'small',
      text: 'These declarations together with the common policy conditions, coverage forms and endorsements complete the above numbered policy.',
    },
  ];
}

function premiumTable(random: Random, details: Details): Block {
  const style: MoneyStyle = {
    dollar: random.chance(0.7),
    decimals: 2,
    thousands: true,
    negative: 'minus',
    zero: 'figure',
  };
  const { limits, deductibles } = details;
  const print = (cents: number): string => printMoney(cents, style);
  const cells = (all: [name: string, limit: string, deductible: string, premium: string]): string[] =>
    all.filter((_, at) => (at !== 1 || limits) && (at !== 2 || deductibles));
  const rows = [
    row(
      'header',
      cells([
        random.pick(['Coverage', 'Coverage Part', 'Line of Business']),
        random.pick(['Limit', 'Limits of Insurance']),
        'Deductible',
        random.pick(['Premium', 'Annual Premium']),
      ]),
    ),
    ...details.coverages.map((one) =>
      row(
        'line',
        cells([
          one.name,
          one.limit,
          one.deductible ? printMoney(one.deductible, { ...style, dollar: true, decimals: 0 }) : '',
          print(one.premium),
        ]),
      ),
    ),
    ...details.fees.map((one) => row('line', cells([one.name, '', '', print(one.premium)]))),
    ...(details.printsTotal
      ? [
          row(
            'total',
            cells([
              random.pick(['Total Premium', 'TOTAL ANNUAL PREMIUM', 'Total Advance Premium', 'Total Due']),
              '',
              '',
              printMoney(details.total, { ...style, dollar: true }),
            ]),
          ),
        ]
      : []),
  ];
  return {
    kind: 'table',
    columns: [
      { weight: 3, align: 'left' },
      ...(limits ? [{ weight: 1.8, align: 'right' as const }] : []),
      ...(deductibles ? [{ weight: 1.3, align: 'right' as const }] : []),
      { weight: 1.5, align: 'right' },
    ],
    rows,
  };
}

function truthOf(details: Details): TruthInsurance {
  return {
    kind: 'insurance',
    carrier: details.carrier,
    policy: details.policy,
    period: { from: details.from, to: addYears(details.from, 1) },
    premiums: [...details.coverages, ...details.fees].map((one) => ({
      line: one.name,
      premium: decimal(one.premium),
    })),
    ...(details.printsTotal ? { total: decimal(details.total) } : {}),
    deductibles: details.coverages.flatMap((one) =>
      one.deductible && details.deductibles ? [{ line: one.name, amount: decimal(one.deductible) }] : [],
    ),
  };
}
