import { addDays, addYears, isoDate } from '../../core/dates';
import { decimal, sumCents } from '../../core/money';
import { type Random } from '../../core/random';
import { type Block } from '../../layout/paper';
import { type TruthInsurance } from '../../truth';
import { type Draft } from '../publish';
import { page, type Site } from '../site';

export interface Premium {
  line: string;
  cents: number;
}

export const carriers = [
  'Old Dominion Mutual Insurance Company', 'Continental Shore Indemnity Co.', 'Prairie States Casualty Company', 'Harborstone Specialty Insurance',
  'Granite & Commerce Mutual', 'Pilgrim National Assurance', 'Sierra Crest Underwriters', 'Blue Anchor Fire Insurance Company',
]; // prettier-ignore
export const brokers = [
  'Tolland & Weir Insurance Agency',
  'Beacon Street Brokerage, LLC',
  'Garrity Insurance Services',
  'Coastline Community Insurance',
];

export const policyNumber = (random: Random): string =>
  random.pick([
    `${random.pick(['CPP', 'BOP', 'CAP'])} ${random.int(1000000, 9899999)}`,
    `${random.int(10, 98)}-${random.pick(['HOA', 'CM', 'RP'])}-${random.int(100000, 989999)}-0${random.int(1, 8)}`,
    `${random.pick(['GLX', 'NPD', 'WXA'])}${random.int(10000000, 98999999)}`,
  ]);

/** A policy year that does not begin with the calendar's as a rule. */
export const periodOf = (site: Site, random: Random): { from: string; to: string } => {
  const from = isoDate(
    site.year - random.int(0, 1),
    random.pick([1, 3, 4, 6, 6, 7, 9, 10, 11]),
    random.pick([1, 1, 15]),
  );
  return { from, to: addYears(from, 1) };
};

/** So many cents for each home, in whole dollars. */
export const perHome = (site: Site, random: Random, [from, to]: readonly [number, number]): number =>
  Math.max(150, Math.round(site.homes * random.float(from, to))) * 100;

export const insured = (
  policy: Pick<TruthInsurance, 'carrier' | 'policy' | 'period'> & {
    premiums: readonly Premium[];
    deductibles?: readonly Premium[];
  },
): TruthInsurance => ({
  kind: 'insurance',
  carrier: policy.carrier,
  policy: policy.policy,
  period: policy.period,
  premiums: policy.premiums.map(({ line, cents }) => ({ line, premium: decimal(cents) })),
  total: decimal(sumCents(policy.premiums.map((one) => one.cents))),
  deductibles: (policy.deductibles ?? []).map(({ line, cents }) => ({ line, amount: decimal(cents) })),
});

export const us = (iso: string): string => {
  const [year, month, day] = iso.split('-');
  return `${month}/${day}/${year}`;
};
export const before = (iso: string, days: number): string => addDays(iso, -days);

/** The rest of a draft that all policies share. */
export function covered(
  site: Site,
  random: Random,
  draft: { name: string; blocks: Block[]; truth: TruthInsurance; more?: string[] } & Pick<Draft, 'forms'> & {
      look?: Parameters<typeof page>[2]['style'];
      footer?: string;
      numbers?: 'page-of' | 'dash' | 'none';
    },
): Draft {
  const { name, blocks, truth, more, look, footer, numbers, forms } = draft;
  return {
    kind: 'insurance',
    association: site.name,
    paper: page(site, random, {
      title: `${truth.carrier} ${truth.policy}`,
      blocks,
      author: truth.carrier,
      ...(look ? { style: look } : {}),
      ...(footer ? { footer } : {}),
      pageNumbers: numbers ?? random.pick(['page-of', 'dash', 'none'] as const),
    }),
    parts: [truth],
    traits: [name, ...(more ?? [])],
    forms,
  };
}
