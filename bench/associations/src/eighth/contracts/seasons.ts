import { isoDate, longDate } from '../../core/dates';
import { decimal } from '../../core/money';
import { type Random } from '../../core/random';
import { address, type Draft, type Site } from '../site';
import { contracted, round, truthOf, usd } from './deal';
import { columns, h, head, line, listOf, p, signatures, sum, table, termsOf } from './kit';

/** A winter's plowing: a price for the season, and what is paid by the push beyond it. */
export function winter(site: Site, random: Random): Draft {
  const terms = termsOf(site, random, {
    trades: ['snow'],
    way: random.pick(['none', 'fixed_percent', 'cpi', 'cap_percent']),
    years: 1,
  });
  const { deal, up, again, extra } = terms;
  const season = Math.round((deal.monthly * 5) / 10000) * 10000;
  const [start, end] = [
    isoDate(site.year - 1, 11, random.pick([1, 15])),
    isoDate(site.year, 4, random.pick([15, 30])),
  ];
  const pushes: [string, string][] = [
    ['2.0 to 4.9 inches', `$${random.int(310, 480)}.00`],
    ['5.0 to 9.9 inches', `$${random.int(490, 770)}.00`],
    ['10 inches and over, each further 3', `$${random.int(180, 300)}.00`],
    ['Salt, per application', `$${random.int(95, 172)}.50`],
  ];
  return contracted(site, random, {
    layout: 'winter',
    title: 'Snow removal agreement',
    truth: truthOf(deal, {
      ...terms.truth,
      fee: { amount: decimal(season), period: 'year' },
      alsoFees: [{ amount: decimal(season), period: 'one-time' }],
      start,
      end,
      decoys: [...terms.truth.decoys, ...pushes.map(([, price]) => price)],
    }),
    blocks: [
      {
        kind: 'title',
        text: `${site.year - 1}/${site.year} SNOW AND ICE AGREEMENT`,
        sub: [deal.vendor, deal.phone],
      },
      p(`Property: ${site.name}, ${address(site)}`),
      p(
        `Season: ${longDate(start)} through ${longDate(end)}. The contractor provides ${deal.trade.service}: ${listOf(deal.trade.tasks)}.`,
      ),
      p(`SEASON PRICE: ${usd(season)} covers the first twenty plowings of the season.`, { style: 'bold' }),
      p([up.text, again.text, extra.text].filter((one) => one !== '').join(' ')),
      p('After the twentieth plowing each is charged by the depth of the storm:'),
      table(
        columns('l3', 'r2'),
        [head('Depth or service', 'Each'), ...pushes.map(([name, price]) => line(name, price))],
        { width: 0.6 },
      ),
      ...terms.small.map((one, at) => p(`(${at + 1}) ${one.text}`)),
      signatures(site, deal, longDate(start)),
    ],
    forms: { pdf: 5, docx: 3, scan: 3, txt: 1 },
  });
}

/** A pool for the summer, paid in installments with dates. */
export function summer(site: Site, random: Random): Draft {
  const terms = termsOf(site, random, { trades: ['pool'], years: 1 });
  const { deal, up, again, extra } = terms;
  const count = random.pick([4, 5, 6]);
  const total = deal.monthly * count;
  const [start, end] = [isoDate(site.year, 5, random.int(1, 20)), isoDate(site.year, 9, random.int(5, 30))];
  const first = random.pick([3, 4]);
  const dates = Array.from({ length: count }, (_, at) => longDate(isoDate(site.year, first + at, 1)));
  return contracted(site, random, {
    layout: 'summer in installments',
    title: 'Pool management contract',
    truth: truthOf(deal, {
      ...terms.truth,
      fee: { amount: decimal(total), period: 'year' },
      alsoFees: [
        { amount: decimal(total), period: 'one-time' },
        { amount: decimal(deal.monthly), period: 'month' },
      ],
      start,
      end,
    }),
    blocks: [
      { kind: 'letterhead', name: deal.vendor, lines: ['Pools · Spas · Lifeguards', deal.phone] },
      { kind: 'title', text: `POOL CONTRACT, SUMMER ${site.year}` },
      p(
        `Between ${deal.vendor} and ${site.name}. The contractor shall provide ${deal.trade.service} from ${longDate(start)} to ${longDate(end)} and shall ${listOf(deal.trade.tasks)}.`,
      ),
      h('Contract sum'),
      p(`${usd(total)} for the season, in ${count} installments:`),
      table(
        columns('l3', 'r2'),
        [...dates.map((date) => line(date, usd(deal.monthly))), sum('Contract sum', usd(total))],
        { width: 0.55 },
      ),
      h('General'),
      ...[up.text, again.text, extra.text, ...terms.small.map((one) => one.text)]
        .filter((one) => one !== '')
        .map((text) => p(`–  ${text}`)),
      signatures(site, deal, longDate(start)),
    ],
    forms: { pdf: 6, docx: 3, scan: 2 },
  });
}

/** Guards by the hour, with what a month of them comes to. */
export function guards(site: Site, random: Random): Draft {
  const terms = termsOf(site, random, { trades: ['security'], conditions: random.int(4, 10) });
  const { deal, up, again, extra } = terms;
  const rate = random.int(2400, 3900);
  const hours = random.pick([160, 240, 244, 336]);
  const monthly = rate * hours;
  return contracted(site, random, {
    layout: 'guards by the hour',
    title: 'Security services',
    truth: truthOf(deal, {
      ...terms.truth,
      fee: { amount: decimal(monthly), period: 'month' },
      decoys: [...terms.truth.decoys, usd(rate), usd(Math.round(rate * 1.5))],
    }),
    blocks: [
      {
        kind: 'letterhead',
        name: deal.vendor,
        lines: [`State license ${random.int(10000, 99000)}`, deal.phone],
      },
      p(
        `SERVICES AGREEMENT entered into by ${deal.vendor} (“Company”) and ${site.name} (“Client”) for ${deal.trade.service}. Post orders: ${listOf(deal.trade.tasks)}.`,
      ),
      table(columns('l4', 'r2', 'r2', 'r2'), [
        head('Post', 'Hours a month', 'Hourly rate', 'Monthly charge'),
        line('Patrol officer, unarmed', String(hours), usd(rate), usd(monthly)),
        line('Overtime and added hours', 'as ordered', usd(Math.round(rate * 1.5)), ''),
      ]),
      p(`Client shall pay the monthly charge on receipt of the invoice. ${up.text} ${extra.text}`.trim()),
      p(`Initial term: ${longDate(deal.start)} – ${longDate(deal.end)}. ${again.text}`),
      ...terms.small.map((one) => p(one.text, { style: 'small' })),
      signatures(site, deal, longDate(deal.start)),
    ],
    forms: { pdf: 5, docx: 2, scan: 2 },
  });
}

/** A copy on which the price was left open or blacked out. */
export function withheld(site: Site, random: Random): Draft {
  const terms = termsOf(site, random, {
    trades: ['management', 'elevator', 'landscaping', 'trash'],
    plain: true,
  });
  const { deal, up, again } = terms;
  const blank = random.pick([
    '$ __________ per month',
    '$[redacted] per month',
    '$ XXXX.XX per month',
    'the monthly sum of ________________ dollars',
  ]);
  return contracted(site, random, {
    layout: 'price withheld',
    title: 'Contract',
    truth: truthOf(deal, { ...terms.truth, fee: null }),
    blocks: [
      { kind: 'title', text: `${deal.trade.service.toUpperCase()} CONTRACT`, sub: ['Copy for owners'] },
      p(`1. Parties: ${deal.vendor} (contractor), ${site.name} (association).`),
      p(`2. Work: the contractor will ${listOf(deal.trade.tasks)}.`),
      p(`3. Term: ${longDate(deal.start)} to ${longDate(deal.end)}. ${again.text}`),
      p(`4. Price: the association pays ${blank}.${up.text ? ` ${up.text}` : ''}`),
      ...terms.small.map((one, at) => p(`${at + 5}. ${one.text}`)),
      signatures(site, deal, longDate(deal.start)),
    ],
    traits: ['no-price'],
    forms: { pdf: 5, docx: 4, scan: 2 },
  });
}

/** One piece of work for one price, paid as it gets on. */
export function project(site: Site, random: Random): Draft {
  const terms = termsOf(site, random, { trades: ['painting'], way: 'none', plain: true, years: 1 });
  const { deal } = terms;
  const total = deal.monthly * random.int(4, 14);
  const [start, end] = [isoDate(site.year, random.int(3, 5), 10), isoDate(site.year, random.int(8, 10), 28)];
  const shares = random.pick([
    [10, 40, 40, 10],
    [25, 25, 50],
    [33, 33, 34],
  ]);
  const steps = [
    'On signing',
    'When half of the buildings are done',
    'On substantial completion',
    'After the final walk-through',
  ];
  const named = shares.length === 4 ? steps : [steps[0]!, steps[1]!, steps[2]!];
  const paid = shares.map((share) => Math.floor((total * share) / 100));
  paid[paid.length - 1] = total - paid.slice(0, -1).reduce((a, b) => a + b, 0);
  const allowance = `$${random.int(12, 48) * 250}`.replace(/(\d)(\d{3})$/, '$1,$2');
  return contracted(site, random, {
    layout: 'one project',
    title: 'Construction agreement',
    truth: {
      ...truthOf(deal, {
        ...terms.truth,
        escalator: { type: 'none' },
        fee: { amount: decimal(total), period: 'one-time' },
        start,
        end,
      }),
      decoys: [...terms.truth.decoys, allowance],
      ...{ renews: undefined, noticeDays: undefined },
    },
    blocks: [
      { kind: 'title', text: 'STIPULATED SUM AGREEMENT', sub: [deal.trade.service] },
      {
        kind: 'fields',
        rows: [
          ['Owner', site.name],
          ['Contractor', deal.vendor],
          ['Project', `${deal.trade.service}, ${address(site)}`],
          ['Begin work', longDate(start)],
          ['Complete by', longDate(end)],
        ],
      },
      p(
        `The Contractor shall ${listOf(deal.trade.tasks)}. The Owner shall pay the Contractor the sum of ${round(total)}, in which an allowance of ${allowance} for rotted wood is contained.`,
      ),
      table(
        columns('l4', 'r1', 'r2'),
        [
          head('Progress payment', '%', 'Amount'),
          ...named.map((name, at) => line(name, `${shares[at]}%`, usd(paid[at]!))),
          sum('Contract sum', '100%', usd(total)),
        ],
        { width: 0.8 },
      ),
      ...terms.small.map((one) => p(one.text)),
      signatures(site, deal, longDate(start)),
    ],
    forms: { pdf: 6, docx: 3, scan: 2 },
  });
}
