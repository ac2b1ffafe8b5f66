import { c, type Row } from '../../blind/write/ink';
import { addYears, isoDate } from '../../core/dates';
import { decimal, sumCents } from '../../core/money';
import { type Random } from '../../core/random';
import { table, type Leaf, type Piece } from '../../fifth/press/leaf';
import { type Draft } from '../../fifth/publish';
import { dollars, type Site } from '../site';

const carriers = [
  'Granite Harbor Mutual Insurance Company', 'Meridian Casualty Company', 'Old Commonwealth Insurance Co.', 'Prairie & Western Indemnity',
  'Atlantic Keystone Specialty Insurance Company', 'Blue Ridge Property Exchange', 'Landmark Union Assurance',
]; // prettier-ignore
export const brokers = [
  'Whitcomb & Daley Insurance',
  'Harbor Risk Advisors, LLC',
  'The Fenwick Agency',
  'Crosswind Insurance Group',
];

export interface Cover {
  line: string;
  premium: number;
  limit?: string;
  deductible?: number;
}

interface Policy {
  carrier: string;
  number: string;
  from: string;
  to: string;
  covers: Cover[];
}

export function makePolicy(site: Site, random: Random, covers: Cover[]): Policy {
  const from = isoDate(site.year - random.int(0, 1), random.int(1, 12), random.pick([1, 1, 15]));
  return {
    carrier: random.pick(carriers),
    number: random.pick([
      `${random.pick(['CPP', 'BOP', 'HPK'])} ${random.int(1_000_000, 9_999_999)}-${random.int(10, 26)}`,
      `${random.int(10, 99)}-${random.pick(['CA', 'PK', 'DO'])}-${random.int(100_000, 999_999)}`,
      `${random.pick(['A', 'M', 'Z'])}${random.int(10_000_000, 99_999_999)}`,
    ]),
    from,
    to: addYears(from, 1),
    covers,
  };
}

export const range = (random: Random, from: number, to: number): number =>
  random.int(from, to) * 100 + random.pick([0, 0, 37, 64]);

export function packageCovers(site: Site, random: Random): Cover[] {
  const scale = site.homes;
  const all: Cover[] = [
    { line: site.condo ? 'Building Property' : 'Common Property', premium: range(random, scale * (site.condo ? 310 : 40), scale * (site.condo ? 690 : 90)), limit: `$${(scale * 210_000).toLocaleString('en-US')}`, deductible: random.pick([500_000, 1_000_000, 2_500_000]) },
    { line: 'Commercial General Liability', premium: range(random, scale * 22, scale * 60), limit: '$1,000,000 / $2,000,000' },
    { line: 'Equipment Breakdown', premium: range(random, 280, 1_900), limit: '$2,000,000', deductible: 250_000 },
    { line: 'Ordinance or Law', premium: range(random, 300, 2_400), limit: '$500,000' },
    { line: 'Employee Dishonesty', premium: range(random, 190, 960), limit: '$350,000', deductible: random.pick([50_000, 100_000]) },
    { line: 'Directors and Officers Liability', premium: range(random, 900, 4_200), limit: '$1,000,000', deductible: random.pick([100_000, 500_000]) },
    { line: 'Hired and Non-Owned Automobile', premium: range(random, 90, 380), limit: '$1,000,000' },
    { line: 'Sewer Back-Up', premium: range(random, 150, 900), limit: '$100,000', deductible: 250_000 },
  ]; // prettier-ignore
  const some = new Set(random.sample(all.slice(2), random.int(2, 5)));
  return [...all.slice(0, 2), ...all.slice(2).filter((one) => some.has(one))];
}

export function taxes(random: Random): Cover[] {
  const all: Cover[] = [
    { line: 'Certified Acts of Terrorism', premium: range(random, 90, 900) },
    { line: 'Policy Fee', premium: random.pick([3_500, 10_000, 15_000]) },
    { line: 'State Fire Marshal Assessment', premium: random.int(1_200, 21_000) },
    { line: 'Surplus Lines Tax', premium: random.int(20_000, 190_000) },
    { line: 'Stamping Office Fee', premium: random.int(300, 4_000) },
  ];
  const some = new Set(random.sample(all, random.int(1, 3)));
  return all.filter((one) => some.has(one));
}

interface Says {
  layout: string;
  forms: Draft['forms'];
  extra?: readonly Cover[];
}

export function policyDraft(site: Site, random: Random, of: { leaf: Leaf; policy: Policy } & Says): Draft {
  const { policy, extra = [] } = of;
  const lines = [...policy.covers, ...extra];
  return {
    leaf: of.leaf,
    kind: 'insurance',
    association: site.name,
    parts: [
      {
        kind: 'insurance',
        carrier: policy.carrier,
        policy: policy.number,
        period: { from: policy.from, to: policy.to },
        premiums: lines.map(({ line, premium }) => ({ line, premium: decimal(premium) })),
        total: decimal(sumCents(lines.map((one) => one.premium))),
        deductibles: policy.covers.flatMap(({ line, deductible }) =>
          deductible === undefined ? [] : [{ line, amount: decimal(deductible) }],
        ),
      },
    ],
    traits: [of.layout],
    forms: of.forms,
    ...(random.chance(0.15) ? { copied: true } : {}),
  };
}

export const whole = (cents: number): string => dollars(cents, true);
export const fields = (rows: readonly (readonly [string, string])[], lines: 'all' | 'none'): Piece =>
  table(
    'lL',
    rows.map(([a, b]): Row => ({ cells: [c(a, { bold: true }), c(b)] })),
    { lines },
  );
