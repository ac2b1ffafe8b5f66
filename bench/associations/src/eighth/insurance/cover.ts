import { addYears, isoDate } from '../../core/dates';
import { decimal } from '../../core/money';
import { type Random } from '../../core/random';
import { type Block, type Style } from '../../layout/paper';
import { type TruthInsurance } from '../../truth';
import { page, type Draft, type Site } from '../site';

export { columns, h, head, line, p, sum, table } from '../declarations/kit';
export { longDate } from '../../core/dates';
export { slashes, usd, round } from '../contracts/deal';

const carriers = [
  'Granite Shield Mutual Insurance Company', 'Old Meridian Casualty Company', 'Bluewater Specialty Insurance Company', 'Plains & Harbor Assurance Co.',
  'Commonwealth Hearth Insurance Company', 'Ashlar Indemnity Company', 'Certain Underwriters at Larch Court', 'Penrose Fire and Marine Insurance Company',
]; // prettier-ignore

export interface Cover {
  carrier: string;
  policy: string;
  from: string;
  to: string;
  agency: string;
}

export function coverOf(site: Site, random: Random): Cover {
  const from = isoDate(site.year - random.int(0, 1), random.int(1, 12), random.pick([1, 1, 15, 20]));
  const digits = (count: number): string => Array.from({ length: count }, () => random.int(0, 9)).join('');
  return {
    carrier: random.pick(carriers),
    policy: random.pick([
      `CAP ${random.int(1, 9)}${digits(6)}-${random.int(10, 39)}`,
      `${random.pick(['BOP', 'HOA', 'CPP', 'XS'])}${random.int(1, 9)}${digits(7)}`,
      `${random.int(10, 99)}-${digits(6)}-${random.int(1, 9)}`,
      `${random.pick(['GS', 'PM', 'AX'])}-${digits(4)}-${digits(4)}-${String(site.year).slice(2)}`,
    ]),
    from,
    to: addYears(from, 1),
    agency: random.pick([
      'Wetherell Insurance Group',
      'Coastal & Inland Brokers, LLC',
      'Dacey-Ruiz Insurance Agency',
      'Harmon Risk Partners',
    ]),
  };
}

export interface Line {
  name: string;
  cents: number;
}

/** Figures with cents for a package: what each part costs. */
export const priced = (random: Random, name: string, [least, most]: readonly [number, number]): Line => ({
  name,
  cents: random.int(least, most) * 100 + random.pick([0, 0, random.int(1, 99)]),
});

export const totalOf = (lines: readonly Line[]): number => lines.reduce((all, one) => all + one.cents, 0);

export function truthOf(cover: Cover, lines: readonly Line[], deductibles: readonly Line[]): TruthInsurance {
  return {
    kind: 'insurance',
    carrier: cover.carrier,
    policy: cover.policy,
    period: { from: cover.from, to: cover.to },
    premiums: lines.map((one) => ({ line: one.name, premium: decimal(one.cents) })),
    total: decimal(totalOf(lines)),
    deductibles: deductibles.map((one) => ({ line: one.name, amount: decimal(one.cents) })),
  };
}

export function insured(
  site: Site,
  random: Random,
  what: {
    layout: string;
    title: string;
    truth: TruthInsurance;
    blocks: Block[];
    forms: Draft['forms'];
    style?: Partial<Style>;
    traits?: string[];
    footer?: string;
  },
): Draft {
  const own = random.fork('page');
  return {
    paper: page(site, own, {
      title: what.title,
      author: what.truth.carrier,
      blocks: what.blocks,
      pageNumbers: own.pick(['none', 'page-of', 'none']),
      ...(what.style ? { style: what.style } : {}),
      ...(what.footer ? { footer: what.footer } : {}),
    }),
    kind: 'insurance',
    association: site.name,
    parts: [what.truth],
    traits: [what.layout, ...(what.traits ?? [])],
    forms: what.forms,
  };
}
