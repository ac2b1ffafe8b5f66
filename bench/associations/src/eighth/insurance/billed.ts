import { type Random } from '../../core/random';
import { addDays } from '../../core/dates';
import { address, autumn, type Draft, type Site } from '../site';
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

/** An umbrella over other policies: limits of what lies below it in a table, its own premium in sentences. */
export function umbrella(site: Site, random: Random): Draft {
  const cover = coverOf(site, random);
  const limit = random.pick([5, 10, 15, 25]);
  const base = priced(random, 'Umbrella premium', [900, 9400]);
  const tria = priced(random, 'Terrorism coverage', [20, 190]);
  const withTax = random.chance(0.5);
  const lines: Line[] = [
    base,
    tria,
    ...(withTax ? [{ name: 'State tax', cents: Math.round((base.cents + tria.cents) * 0.03) }] : []),
  ];
  const retained: Line = { name: 'Self-insured retention', cents: random.pick([500000, 1000000]) };
  return insured(site, random, {
    layout: 'umbrella',
    title: 'Umbrella declarations',
    truth: truthOf(cover, lines, [retained]),
    blocks: [
      { kind: 'title', text: 'COMMERCIAL UMBRELLA LIABILITY', sub: [`issued by ${cover.carrier}`] },
      p(
        `Certificate of policy ${cover.policy} for ${site.name}, ${address(site)}. In force from ${longDate(cover.from)} to ${longDate(cover.to)}.`,
      ),
      p(
        `Limit: $${limit},000,000 each occurrence and in the aggregate. ${retained.name}: ${round(retained.cents)}.`,
      ),
      h('Schedule of underlying insurance'),
      table(columns('l3', 'l3', 'r2'), [
        head('Kind', 'Insurer', 'Limit'),
        line('General liability', random.pick(['Ottway Mutual', 'Fenmark Casualty']), '$1,000,000'),
        line('Directors and officers', random.pick(['Ottway Mutual', 'Tallis Specialty']), '$1,000,000'),
        line('Employers’ liability', 'Fenmark Casualty', '$500,000'),
      ]),
      h('Charges'),
      p(
        `${base.name}: ${usd(base.cents)}. ${tria.name}: ${usd(tria.cents)}.${withTax ? ` State tax: ${usd(lines[2]!.cents)}.` : ''} Total charged: ${usd(totalOf(lines))}.`,
      ),
      p(`Countersigned by ${site.people[4]} for ${cover.agency}.`),
    ],
    forms: { pdf: 5, docx: 2, scan: 3 },
  });
}

/** A broker's comparison: the term that ends beside the one that begins; the latter is what is bought. */
export function compared(site: Site, random: Random): Draft {
  const cover = coverOf(site, random);
  const names = [
    'Property',
    'General liability',
    'Directors & officers',
    'Fidelity bond',
    'Umbrella',
    'Taxes and fees',
  ];
  const ranges = [[9000, 74000], [1800, 8000], [900, 4200], [240, 900], [900, 5200], [110, 980]] as const; // prettier-ignore
  const lines = names.map((name, at) => priced(random, name, ranges[at]!));
  const before = lines.map((one) => Math.round((one.cents * random.int(820, 990)) / 1000));
  const old = before.reduce((all, one) => all + one, 0);
  const total = totalOf(lines);
  const deductible: Line = { name: 'Property deductible', cents: random.pick([5000, 10000, 25000]) * 100 };
  const change = (now: number, then: number): string => `${(((now - then) / then) * 100).toFixed(1)}%`;
  return insured(site, random, {
    layout: 'expiring and renewal',
    title: 'Renewal summary',
    truth: truthOf(cover, lines, [deductible]),
    blocks: [
      { kind: 'letterhead', name: cover.agency, lines: ['Insurance for community associations'] },
      p(autumn(site, random)),
      p(`Renewal of ${site.name}`, { style: 'bold' }),
      p(
        `All parts are placed with ${cover.carrier} under policy ${cover.policy}. The board has accepted the renewal for the term ${longDate(cover.from)} to ${longDate(cover.to)}.`,
      ),
      table(columns('l3', 'r2', 'r2', 'r1'), [
        head('Coverage', 'Expiring premium', 'Renewal premium', 'Change'),
        ...lines.map((one, at) =>
          line(one.name, usd(before[at]!), usd(one.cents), change(one.cents, before[at]!)),
        ),
        sum('Total', usd(old), usd(total), change(total, old)),
      ]),
      p(`${deductible.name} under the renewal: ${round(deductible.cents)} per occurrence.`),
      p(
        `Blanket building limit: $${random.int(12, 96)},400,000. Liability: $1,000,000 each occurrence, $2,000,000 aggregate.`,
      ),
    ],
    traits: ['former-premium'],
    forms: { pdf: 5, docx: 3, scan: 2, xlsx: 1 },
  });
}

/** A bill for a policy with installments that add to what the parts do. */
export function billed(site: Site, random: Random): Draft {
  const cover = coverOf(site, random);
  const lines: Line[] = [
    priced(random, 'Condominium association policy', [5400, 61000]),
    priced(random, 'Wind and hail buy-back', [800, 9400]),
    ...(random.chance(0.5) ? [priced(random, 'State fire marshal assessment', [40, 480])] : []),
    { name: 'Installment fee', cents: random.pick([4000, 6000, 2500]) },
  ];
  const total = totalOf(lines);
  const count = random.pick([4, 10]);
  const each = Math.floor(total / count);
  const deductibles: Line[] = [
    { name: 'Wind and hail', cents: random.pick([25000, 50000, 100000]) * 100 },
    { name: 'Any other loss', cents: random.pick([5000, 10000]) * 100 },
  ];
  return insured(site, random, {
    layout: 'bill with installments',
    title: 'Premium notice',
    truth: truthOf(cover, lines, deductibles),
    blocks: [
      { kind: 'title', text: 'PREMIUM NOTICE', sub: [cover.carrier] },
      {
        kind: 'fields',
        rows: [
          ['Billed to', `${site.name}, c/o ${site.agent}`],
          ['Policy', cover.policy],
          ['Effective', `${slashes(cover.from)} to ${slashes(cover.to)}`],
          ['Account', String(random.int(1000000, 9899999))],
          ['Deductibles', deductibles.map((one) => `${one.name}: ${round(one.cents)}`).join('; ')],
        ],
      },
      table(
        columns('l5', 'r2'),
        [
          head('Item', 'Premium'),
          ...lines.map((one) => line(one.name, usd(one.cents))),
          sum('Total for the term', usd(total)),
        ],
        { width: 0.75 },
      ),
      h('Schedule of payments'),
      table(
        columns('l3', 'r2'),
        Array.from({ length: count }, (_, at) =>
          line(
            `${at + 1} — due ${slashes(addDays(cover.from, at * 30))}`,
            usd(at === 0 ? total - each * (count - 1) : each),
          ),
        ),
        { width: 0.5 },
      ),
      p('A policy is cancelled for non-payment on ten days’ notice.', { style: 'small' }),
    ],
    traits: ['installments'],
    forms: { pdf: 6, scan: 2, docx: 1 },
  });
}
