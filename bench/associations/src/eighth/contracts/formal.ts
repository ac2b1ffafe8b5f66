import { addYears, longDate } from '../../core/dates';
import { decimal } from '../../core/money';
import { type Random } from '../../core/random';
import { inWords } from '../../core/words';
import { deedPress, settingOf } from '../declarations/press';
import { roman } from '../declarations/wording';
import { address, type Draft, type Site } from '../site';
import { contracted, round, truthOf, usd } from './deal';
import { columns, h, head, line, listOf, p, signatures, table, termsOf } from './kit';

const dollarsInWords = (cents: number): string => {
  const text = inWords(Math.floor(cents / 100));
  const rest = cents % 100;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${rest ? ` and ${String(rest).padStart(2, '0')}/100` : ''} Dollars`;
};

/** A manager's agreement drawn up by a lawyer: articles, the price in words and figures, set like a deed. */
export function articles(site: Site, random: Random): Draft {
  const terms = termsOf(site, random, {
    trades: ['management', 'management', 'security', 'cleaning'],
    conditions: random.int(7, 13),
  });
  const { deal, up, again, extra } = terms;
  const bodies = [
    `SERVICES. ${deal.vendor} (“Agent”) shall provide ${deal.trade.service} for the Association at ${address(site)} and in doing so shall ${listOf(deal.trade.tasks)}.`,
    `TERM. This Agreement begins on ${longDate(deal.start)} and ends at midnight on ${longDate(deal.end)}. ${again.text}`,
    `COMPENSATION. The Association shall pay the Agent ${dollarsInWords(deal.monthly)} (${usd(deal.monthly)}) per month, in advance, on the first day of each month. ${up.text} ${extra.text}`
      .replace(/ +/g, ' ')
      .trim(),
    ...terms.small.map((one) => {
      const [title, ...rest] = one.text.split('. ');
      return rest.length > 0 ? `${title!.toUpperCase()}. ${rest.join('. ')}` : `FURTHER. ${one.text}`;
    }),
  ];
  return contracted(site, random, {
    layout: 'articles',
    title: 'Agreement',
    author: 'Counsel',
    truth: truthOf(deal, terms.truth),
    blocks: [
      { kind: 'title', text: `AGREEMENT FOR ${deal.trade.service.toUpperCase()}` },
      p(`AGREEMENT made between ${site.name} (the “Association”) and ${deal.vendor}.`),
      ...bodies.map((text, at) => p(`${roman(at + 1)}.  ${text}`)),
      signatures(site, deal, longDate(deal.start)),
    ],
    forms: { pdf: 6, scan: 3 },
    style: { font: random.pick(['serif', 'mono', 'serif']), size: 11, margin: 68 },
    print: deedPress(settingOf(random.fork('press'))),
  });
}

/** A maker's printed contract: particulars in fields on the first page, conditions in small type in two columns behind. */
export function equipment(site: Site, random: Random): Draft {
  const terms = termsOf(site, random, {
    trades: ['elevator', 'fire', 'elevator'],
    way: random.pick(['cost_based', 'cost_based', 'cap_percent', 'fixed_percent', 'cpi']),
    years: random.pick([3, 5]),
  });
  const { deal, up, again, extra } = terms;
  const quarterly = random.chance(0.5);
  const amount = quarterly ? deal.monthly * 3 : deal.monthly;
  const texts = [up.text, again.text, extra.text, ...terms.small.map((one) => one.text)].filter(
    (one) => one !== '',
  );
  const middle = Math.ceil(texts.length / 2);
  const column = (part: string[], from: number): ReturnType<typeof p>[] =>
    part.map((text, at) => p(`${from + at}. ${text}`, { style: 'small' }));
  return contracted(site, random, {
    layout: 'maker’s print',
    title: 'Service agreement',
    truth: truthOf(deal, {
      ...terms.truth,
      fee: { amount: decimal(amount), period: quarterly ? 'quarter' : 'month' },
      alsoEnd: addYears(deal.start, deal.years),
    }),
    blocks: [
      {
        kind: 'letterhead',
        name: deal.vendor,
        lines: [
          `Service Division   ${deal.phone}`,
          `Agreement No. ${random.int(10000, 98000)}-${deal.start.slice(0, 4)}`,
        ],
      },
      {
        kind: 'fields',
        rows: [
          ['Purchaser', site.name],
          ['Building', address(site)],
          ['Type of service', deal.trade.service],
          ['Commencing', longDate(deal.start)],
          ['Period', `${inWords(deal.years)} (${deal.years}) years`],
          ['Price', `${usd(amount)} payable each ${quarterly ? 'quarter' : 'month'} in advance`],
        ],
      },
      h('Equipment covered'),
      table(columns('l2', 'l3', 'r2', 'r2'), [
        head('Qty.', 'Description', 'Capacity', 'Installed'),
        ...(deal.trade.service.startsWith('elev')
          ? [
              line(
                String(random.int(1, 3)),
                'Passenger, hydraulic',
                '2,500 lb',
                String(random.int(1984, 2016)),
              ),
              line('1', 'Freight, traction', '4,000 lb', String(random.int(1984, 2016))),
            ]
          : [
              line('1', 'Control panel', `${random.int(8, 64)} zones`, String(random.int(1994, 2020))),
              line(String(random.int(20, 160)), 'Smoke detectors', '-', ''),
            ]),
      ]),
      p(`Under this agreement ${deal.vendor} will ${listOf(deal.trade.tasks)}.`),
      {
        kind: 'columns',
        blocks: [column(texts.slice(0, middle), 1), column(texts.slice(middle), middle + 1)],
      },
      signatures(site, deal, longDate(deal.start)),
    ],
    forms: { pdf: 6, scan: 3, docx: 1 },
  });
}

/** Television for every home at a price by the door, for many years. */
export function byTheDoor(site: Site, random: Random): Draft {
  const terms = termsOf(site, random, {
    trades: ['cable'],
    way: random.pick(['fixed_percent', 'cap_percent', 'lesser_of']),
    years: random.pick([5, 7, 8, 10]),
  });
  const { deal } = terms;
  const homes = site.homes;
  const together = random.chance(0.6);
  return contracted(site, random, {
    layout: 'by the door',
    title: 'Bulk services agreement',
    truth: truthOf(deal, {
      ...terms.truth,
      fee: { amount: decimal(deal.monthly), period: 'unit' },
      ...(together
        ? { alsoFees: [{ amount: decimal(deal.monthly * homes), period: 'month' as const }] }
        : {}),
      alsoEnd: addYears(deal.start, deal.years),
      decoys: [...terms.truth.decoys, '$49.95'],
    }),
    blocks: [
      { kind: 'title', text: 'BULK SERVICES AGREEMENT', sub: [`${deal.vendor} / ${site.name}`] },
      p(
        `§ 1  Operator. ${deal.vendor}, ${deal.phone}. § 2  Customer. ${site.name}, ${address(site)}. § 3  Service. ${deal.trade.service}: the Operator will ${listOf(deal.trade.tasks)}.`,
      ),
      p(
        `§ 4  Bulk rate. Customer pays ${usd(deal.monthly)} per ${site.home.toLowerCase()} per month for all ${homes} ${site.home.toLowerCase()}s, whether or not occupied${together ? `, which is ${usd(deal.monthly * homes)} a month at present` : ''}. Taxes and franchise fees are extra. ${terms.up.text}`,
      ),
      p(`§ 5  Duration. ${deal.years} years from ${longDate(deal.start)}. ${terms.again.text}`),
      p(
        '§ 6  Additional outlets, premium channels and equipment are contracted for by residents; a resident’s installation is $49.95 once.',
      ),
      ...(terms.extra.text ? [p(`§ 7  ${terms.extra.text}`)] : []),
      ...terms.small.map((one, at) => p(`§ ${at + 8}  ${one.text}`)),
      signatures(site, deal, longDate(deal.start)),
    ],
    forms: { pdf: 6, docx: 3, scan: 2 },
  });
}

/** Short clauses under headings, both the price of a year and of a month; for any trade. */
export function headed(site: Site, random: Random): Draft {
  const terms = termsOf(site, random, { trades: ['landscaping', 'pool', 'cleaning', 'management', 'pest'] });
  const { deal, up, again, extra } = terms;
  return contracted(site, random, {
    layout: 'short clauses',
    title: 'Contract',
    truth: truthOf(deal, {
      ...terms.truth,
      fee: { amount: decimal(deal.monthly * 12), period: 'year' },
      alsoFees: [{ amount: decimal(deal.monthly), period: 'month' }],
    }),
    blocks: [
      {
        kind: 'title',
        text: `Contract — ${deal.trade.service}`,
        sub: [`${longDate(deal.start)} to ${longDate(deal.end)}`],
      },
      h('Who'),
      p(`${site.name} (we) and ${deal.vendor} (the company).`),
      h('What'),
      ...deal.trade.tasks.map((task) => p(`•  ${task}`)),
      h('How much'),
      p(
        `The annual price is ${round(deal.monthly * 12)}, billed in twelve equal payments of ${round(deal.monthly)}. ${up.text} ${extra.text}`.trim(),
      ),
      h('How long'),
      p(`From ${longDate(deal.start)} through ${longDate(deal.end)}. ${again.text}`),
      h('The rest'),
      ...terms.small.map((one) => p(one.text, { style: 'small' })),
      signatures(site, deal, longDate(deal.start)),
    ],
    forms: { docx: 5, pdf: 4, scan: 2 },
  });
}
