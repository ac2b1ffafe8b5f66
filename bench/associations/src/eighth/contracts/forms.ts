import { longDate } from '../../core/dates';
import { decimal } from '../../core/money';
import { type Random } from '../../core/random';
import { address, type Draft, type Site } from '../site';
import { contracted, round, slashes, truthOf, usd } from './deal';
import { columns, h, head, line, listOf, mid, p, signatures, sum, table, termsOf } from './kit';

/** A printed form with boxes ticked and blanks filled in. */
export function ticked(site: Site, random: Random): Draft {
  const terms = termsOf(site, random, {
    trades: ['trash', 'pest', 'landscaping', 'fire'],
    plain: random.chance(0.4),
  });
  const { deal, up, again, extra } = terms;
  const boxes = (chosen: string, ...all: string[]): string =>
    all.map((one) => `[${one === chosen ? 'X' : '  '}] ${one}`).join('   ');
  const period = random.pick(['Monthly', 'Quarterly', 'Annually'] as const);
  const times = { Monthly: 1, Quarterly: 3, Annually: 12 }[period];
  const kind = ({ Monthly: 'month', Quarterly: 'quarter', Annually: 'year' } as const)[period];
  return contracted(site, random, {
    layout: 'boxes ticked',
    title: 'Service order',
    truth: truthOf(deal, { ...terms.truth, fee: { amount: decimal(deal.monthly * times), period: kind } }),
    blocks: [
      {
        kind: 'letterhead',
        name: deal.vendor,
        lines: [`SERVICE AGREEMENT      Office use: acct. ${random.int(100, 999)}-${random.int(1000, 9999)}`],
      },
      {
        kind: 'fields',
        rows: [
          ['Customer name:', site.name],
          ['Service address:', address(site)],
          ['Contact:', `${site.people[5]} (${site.agent})`],
          ['Service:', deal.trade.service],
          ['Customer type:', boxes('Association', 'Residence', 'Business', 'Association')],
          ['Effective date:', slashes(deal.start)],
          ['Expiration date:', slashes(deal.end)],
          ['Invoice:', boxes(period, 'Monthly', 'Quarterly', 'Annually')],
          ['Service charge per invoice:', usd(deal.monthly * times)],
          ['Purchase order no.:', '____________'],
        ],
      },
      p(`Included: ${listOf(deal.trade.tasks)}.`),
      h('TERMS AND CONDITIONS'),
      ...[up.text, again.text, extra.text, ...terms.small.map((one) => one.text)]
        .filter((one) => one !== '')
        .map((text, at) => p(`${String.fromCharCode(97 + at)})  ${text}`, { style: 'small' })),
      signatures(site, deal, slashes(deal.start)),
    ],
    forms: { pdf: 5, scan: 4, docx: 1 },
  });
}

/** A page of key terms in a table, agreed and initialed. */
export function keyTerms(site: Site, random: Random): Draft {
  const terms = termsOf(site, random, { trades: ['management', 'security', 'cleaning', 'pool', 'elevator'] });
  const { deal, up, again, extra } = terms;
  const end = random.chance(0.5);
  const rows: [string, string][] = [
    ['Contractor', deal.vendor],
    ['Owner', site.name],
    ['Premises', address(site)],
    ['Scope', `${deal.trade.service} (${listOf(deal.trade.tasks)})`],
    ['Start', longDate(deal.start)],
    ['End', longDate(deal.end)],
    ['Base fee', `${usd(deal.monthly)}/month`],
    ['Fee adjustment', up.text || 'None'],
    ['Renewal and notice', again.text],
    ['Surcharges', extra.text || 'None'],
    ...terms.small.map((one, at): [string, string] => [`Other (${at + 1})`, one.text]),
  ];
  const ordered = end ? rows : [...rows.slice(4), ...rows.slice(0, 4)];
  return contracted(site, random, {
    layout: 'key terms',
    title: 'Key terms',
    truth: truthOf(deal, terms.truth),
    blocks: [
      {
        kind: 'title',
        text: 'SUMMARY OF CONTRACT TERMS',
        sub: [
          'This sheet is the contract; the general conditions of the owner apply to what it leaves open.',
        ],
      },
      table(
        columns('l2', 'l6'),
        ordered.map(([name, value]) => line(name, value)),
      ),
      signatures(site, deal, longDate(deal.start)),
    ],
    forms: { pdf: 5, docx: 4, scan: 2, xlsx: 1 },
    style: { grid: random.pick(['all', 'rows']) },
  });
}

/** A landscaper's price sheet by task, its sum and what a month is of it, then conditions. */
export function byTask(site: Site, random: Random): Draft {
  const terms = termsOf(site, random, { trades: ['landscaping'] });
  const { deal, up, again, extra } = terms;
  const year = deal.monthly * 12;
  const names = [
    'Turf care',
    'Shrubs and hedges',
    'Beds and mulch',
    'Irrigation checks',
    'Leaf removal',
    'Turf treatments',
  ];
  const times = [30, 2, 1, 7, 3, 5];
  const weights = names.map(() => random.int(6, 20));
  const all = weights.reduce((a, b) => a + b, 0);
  const parts = weights.map((one) => Math.floor((year * one) / all / 100) * 100);
  parts[0] = parts[0]! + year - parts.reduce((a, b) => a + b, 0);
  const perVisit = parts.map((one, at) => one / times[at]!);
  const options = [
    ['Annual color, each rotation', '$1,850.00'],
    ['Aeration and overseeding', '$2,400.00'],
    ['Storm clean-up, per crew hour', '$145.00'],
  ];
  return contracted(site, random, {
    layout: 'priced by task',
    title: 'Landscape maintenance contract',
    truth: truthOf(deal, {
      ...terms.truth,
      fee: { amount: decimal(year), period: 'year' },
      alsoFees: [{ amount: decimal(deal.monthly), period: 'month' }],
      decoys: [...terms.truth.decoys, ...options.map(([, price]) => price!)],
    }),
    blocks: [
      { kind: 'letterhead', name: deal.vendor, lines: ['Licensed and insured', deal.phone] },
      p(`Prepared for: ${site.name}, ${address(site)}`),
      p(`Contract for ${deal.trade.service} from ${longDate(deal.start)} to ${longDate(deal.end)}`, {
        style: 'bold',
      }),
      table(columns('l4', 'r1', 'r2', 'r2'), [
        head('Task', 'Visits', 'Per visit', 'Year'),
        ...names.map((name, at) =>
          line(name, String(times[at]), (perVisit[at]! / 100).toFixed(2), usd(parts[at]!)),
        ),
        sum('Total contract price per year', '', '', usd(year)),
        mid('Monthly installment (1/12)', '', '', usd(deal.monthly)),
      ]),
      h('Optional, not included'),
      table(
        columns('l4', 'r2'),
        options.map(([name, price]) => line(name!, price!)),
        { width: 0.7 },
      ),
      p([up.text, again.text, extra.text].filter((one) => one !== '').join(' ')),
      ...terms.small.map((one) => p(one.text, { style: 'small' })),
      signatures(site, deal, longDate(deal.start)),
    ],
    forms: { pdf: 6, docx: 2, scan: 3, xlsx: 1 },
  });
}

/** Three years, a price for each, in a table of their own. */
export function yearByYear(site: Site, random: Random): Draft {
  const years = random.pick([3, 3, 4, 5]);
  const terms = termsOf(site, random, {
    trades: ['trash', 'landscaping', 'snow', 'management', 'security', 'fire'],
    way: 'none',
    years,
  });
  const { deal, again, extra } = terms;
  const starts = Array.from(
    { length: years },
    (_, at) => `${Number(deal.start.slice(0, 4)) + at}${deal.start.slice(4)}`,
  );
  const step = random.int(20, 45) / 1000;
  const prices = starts.map((_, at) => Math.round((deal.monthly * (1 + at * step)) / 500) * 500);
  const annual = random.chance(0.4);
  const label = (at: number): string => (annual ? `Year ${at + 1}` : `Beginning ${longDate(starts[at]!)}`);
  return contracted(site, random, {
    layout: 'year by year',
    title: 'Agreement with prices by year',
    truth: truthOf(deal, {
      ...terms.truth,
      escalator: { type: 'schedule' },
      fee: {
        amount: null,
        period: annual ? 'year' : 'month',
        schedule: prices.map((price, at) => ({
          label: label(at),
          amount: decimal(annual ? price * 12 : price),
          ...(annual ? {} : { from: starts[at]! }),
        })),
      },
    }),
    blocks: [
      { kind: 'letterhead', name: deal.vendor, lines: [`${deal.trade.service}`, deal.phone] },
      p(
        `${deal.vendor} and ${site.name} agree that the former will, for the latter, ${listOf(deal.trade.tasks)}.`,
      ),
      p(
        `The term runs from ${longDate(deal.start)} to ${longDate(deal.end)}. The ${annual ? 'price for each contract year' : 'monthly price'} is:`,
      ),
      table(
        columns('l3', 'r2'),
        [
          head(annual ? 'Contract year' : 'Period', annual ? 'Price per year' : 'Price per month'),
          ...prices.map((price, at) => line(label(at), usd(annual ? price * 12 : price))),
        ],
        { width: 0.6 },
      ),
      p([again.text, extra.text].filter((one) => one !== '').join(' ')),
      ...terms.small.map((one) => p(one.text)),
      p(
        `Agreed on ${longDate(deal.start)} for a total of ${round(prices.reduce((a, b) => a + b, 0) * 12)} over the term.`,
      ),
      signatures(site, deal, longDate(deal.start)),
    ],
    forms: { pdf: 5, docx: 4, scan: 2 },
  });
}
