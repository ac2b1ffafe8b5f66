import { addDays, addYears, isoDate, longDate } from '../../core/dates';
import { type Random } from '../../core/random';
import { inWords } from '../../core/words';
import { row, type Block } from '../../layout/paper';
import { gap, head, heads, line, par, table, title } from '../declarations/base';
import { type Draft } from '../publish';
import { address, dollars, phone, type Site } from '../site';
import {
  agreed,
  asides,
  boiler,
  contracted,
  dealOf,
  endingOf,
  fee,
  percentSaid,
  raiseOf,
  slashed,
  termOf,
  trades,
  type Trade,
} from './base';
import { provisionsOf, scopeOf } from './scope';

const outside = Object.values(trades).filter((one) => one.key !== 'management' && one.key !== 'snow');
const signers = (site: Site, vendor: string, on: string): Block => ({
  kind: 'signatures',
  parties: [
    { party: 'Customer', name: site.people[0]!, title: 'President', date: on },
    { party: vendor, name: site.people[5]!, title: 'Sales', date: on },
  ],
});

/** A hauler's order: containers in a table, surcharges and small print below. */
export function haulerOrder(site: Site, random: Random): Draft {
  const deal = dealOf(site, random, [trades.trash]);
  const ending = endingOf(random, 'renews');
  const raise = raiseOf(
    random,
    { cpi: 4, cap_percent: 2, cost_based: 3, fixed_percent: 1 },
    'monthly charge',
  );
  const counts = [random.int(1, 4), random.int(1, 6)];
  const first = Math.round((deal.month * 0.6) / counts[0]! / 100) * 100;
  const second = Math.floor((deal.month - first * counts[0]!) / counts[1]! / 100) * 100;
  const total = first * counts[0]! + second * counts[1]!;
  const fuel = `${random.int(7, 14)}.5%`;
  const environmental = random.chance(0.6);
  const extra = `$${random.int(45, 120)}.00`;
  const term = deal.years * 12;
  return agreed(site, random, {
    name: 'hauler-order',
    blocks: [
      { kind: 'letterhead', name: deal.vendor, lines: ['CUSTOMER SERVICE AGREEMENT'] },
      {
        kind: 'fields',
        rows: [
          ['Account', `${random.int(100, 999)}-${random.int(10000, 99999)}`],
          ['Customer', site.name],
          ['Service address', address(site)],
          ['Effective date', slashed(deal.start)],
          ['Initial term', `${term} months`],
          ['Telephone', phone(random)],
        ],
      },
      table('clLcrr', [
        heads('Qty', 'Size', 'Material', 'Pickups a week', 'Each / month', 'Monthly'),
        line(
          String(counts[0]),
          '8 yd',
          'Refuse, front load',
          '2',
          dollars(first),
          dollars(first * counts[0]!),
        ),
        line(
          String(counts[1]),
          '96 gal',
          'Recycling cart',
          '1',
          dollars(second),
          dollars(second * counts[1]!),
        ),
        row('total', ['', '', 'Total monthly charge', '', '', dollars(total)]),
        row('note', ['', '', 'Extra pickup, each', '', extra, '']),
      ]),
      par(
        `A fuel surcharge, at present ${fuel} of the monthly charge, ${environmental ? 'and an environmental fee of $18.95 a month are' : 'is'} added to each invoice.`,
      ),
      head('Terms and conditions'),
      par(`1. ${deal.vendor} provides ${deal.trade.service} for the Customer. ${ending.text}`, 'small'),
      par(`2. ${raise.text}`, 'small'),
      par('3. Charges not paid in 20 days bear a late fee of 1.5% a month.', 'small'),
      par(
        '4. If the Customer ends this agreement early it pays as liquidated damages six times the last monthly charge.',
        'small',
      ),
      ...boiler(random, 3).map((text, at) => par(`${at + 5}. ${text}`, 'small')),
      signers(site, deal.vendor, slashed(addDays(deal.start, -9))),
    ],
    truth: contracted(site, deal, {
      fee: fee(total, 'month'),
      start: deal.start,
      end: deal.end,
      alsoEnd: addYears(deal.start, deal.years),
      ...ending.facts,
      escalator: raise.escalator,
      surcharges: environmental ? ['fuel', 'environmental'] : ['fuel'],
      decoys: [fuel, extra, '1.5%', ...(environmental ? ['$18.95'] : [])],
    }),
    forms: { pdf: 6, scan: 3, docx: 1 },
    look: { grid: 'all' },
  });
}

/** Boxes with a cross: which plan, which billing, which term. */
export function tickedBoxes(site: Site, random: Random): Draft {
  const deal = dealOf(site, random, [trades.alarm, trades.pests, trades.lake]);
  const quarterly = random.chance(0.5);
  const chosen = random.int(0, 2);
  const plans = [0.7, 1, 1.45].map((factor, at) =>
    at === chosen ? deal.month : Math.round((deal.month * factor) / [0.7, 1, 1.45][chosen]! / 100) * 100,
  );
  const names = ['Basic', 'Standard', 'Premium'];
  const box = (yes: boolean): string => (yes ? '[X]' : '[  ]');
  const value = random.pick([2, 3, 3.5, 4]);
  const raised = random.int(0, 3);
  const months = deal.years * 12;
  const count = random.pick([30, 60, 90]);
  const price = quarterly ? 3 : 1;
  const per = quarterly ? 'quarter' : 'month';
  const raises = [
    `Fixed: ${percentSaid(value, random)} each anniversary`,
    `Lesser of ${percentSaid(value, random)} or CPI each anniversary`,
    'CPI-U each anniversary',
    'None for the term',
  ];
  return agreed(site, random, {
    name: 'ticked-boxes',
    blocks: [
      title('SUBSCRIPTION ORDER', deal.vendor),
      {
        kind: 'fields',
        rows: [
          ['Subscriber', site.name],
          ['Premises', address(site)],
          ['Service', deal.trade.service],
          ['Service begins', longDate(deal.start)],
        ],
      },
      par('Plan (check one)', 'bold'),
      ...plans.map((one, at) =>
        par(`${box(at === chosen)} ${names[at]}   ${dollars(one * price)} per ${per}`),
      ),
      par('Initial term', 'bold'),
      par([12, 24, 36, 60].map((one) => `${box(one === months)} ${one} months`).join('     ')),
      par('Price adjustment', 'bold'),
      ...raises.map((one, at) => par(`${box(at === raised)} ${one}`)),
      par('Renewal', 'bold'),
      par(
        `[X] Renews for one-year terms unless cancelled in writing ${count} days before the term ends\n[  ] Ends without notice`,
      ),
      par(
        'A service call outside business hours is $185.00. False alarms over two a year: $75.00 each.',
        'small',
      ),
      ...boiler(random, 2).map((text) => par(text, 'small')),
      signers(site, deal.vendor, slashed(addDays(deal.start, -5))),
    ],
    truth: contracted(site, deal, {
      fee: fee(deal.month * price, per),
      start: deal.start,
      end: deal.end,
      alsoEnd: addDays(deal.end, 1),
      renews: true,
      noticeDays: count,
      escalator: (
        [
          { type: 'fixed_percent', value },
          { type: 'lesser_of', value },
          { type: 'cpi' },
          { type: 'none' },
        ] as const
      )[raised]!,
      decoys: [
        '$185.00',
        '$75.00',
        ...plans.flatMap((one, at) => (at === chosen ? [] : [dollars(one * price)])),
      ],
    }),
    more: [per],
    forms: { pdf: 5, docx: 2, scan: 3 },
  });
}

/** So much for each home: television and internet, or management. */
export function byTheDoor(site: Site, random: Random): Draft {
  const bulk = random.chance(0.6);
  const trade: Trade = bulk
    ? { key: 'bulk', service: 'bulk internet and television', vendors: ['Corvid Fiber LLC', 'Lumen Coast Broadband', 'Highline Cable Partners'], rate: [30, 60], least: 0, tasks: [] }
    : trades.management; // prettier-ignore
  const vendor = bulk ? random.pick(trade.vendors) : site.agent;
  const each = bulk
    ? random.int(27, 64) * 100 + random.pick([0, 50, 95])
    : random.int(9, 24) * 100 + random.pick([0, 25, 50]);
  const years = bulk ? random.pick([5, 7, 10]) : random.pick([1, 2, 3]);
  const start = isoDate(site.year - 1, random.pick([1, 4, 7, 10]), 1);
  const deal = { trade, vendor, month: each, start, years, end: addDays(addYears(start, years), -1) };
  const term = termOf(deal, random);
  const ending = endingOf(random, random.chance(0.7) ? 'renews' : 'ends');
  const raise = raiseOf(random, { fixed_percent: 3, cap_percent: 3, cpi: 2, lesser_of: 1 }, 'rate per home');
  const inAll = random.chance(0.5);
  const { texts, decoys } = asides(random, 2);
  const bonus = `$${random.int(100, 300)}.00`;
  return agreed(site, random, {
    name: 'by-the-door',
    blocks: [
      title(bulk ? 'BULK SERVICES AGREEMENT' : 'ASSOCIATION MANAGEMENT CONTRACT'),
      par(`Made by ${vendor} ("${bulk ? 'Operator' : 'Manager'}") and ${site.name} ("Association").`),
      par(
        `1. The ${bulk ? 'Operator' : 'Manager'} provides ${trade.service} to the ${site.homes} homes of the community ${term.text}.`,
      ),
      par(
        `2. The Association pays ${dollars(each)} per home per month${inAll ? `, at present ${dollars(each * site.homes)} per month for all ${site.homes} homes` : ''}. ${raise.text}`,
      ),
      ...(bulk
        ? [
            par(
              `3. On signing the Operator pays the Association a one-time door fee of ${bonus} for each home.`,
            ),
          ]
        : [par(`3. For setting up the accounts the Manager charges ${bonus} once.`)]),
      par(`4. ${ending.text}`),
      ...(bulk
        ? [
            par(
              '5. Regulatory fees and taxes, and a broadcast surcharge as billed by the networks, are added.',
            ),
          ]
        : []),
      ...[...texts, ...boiler(random, 3)].map((text, at) => par(`${at + 6}. ${text}`)),
      ...provisionsOf(random, random.int(1, 5), 11),
      signers(site, vendor, longDate(addDays(start, -30))),
    ],
    truth: contracted(site, deal, {
      fee: fee(each, 'unit'),
      ...(inAll ? { alsoFees: [fee(each * site.homes, 'month')] } : {}),
      ...term.facts,
      ...ending.facts,
      escalator: raise.escalator,
      surcharges: bulk ? ['broadcast'] : [],
      decoys: [bonus, ...decoys],
    }),
    more: [bulk ? 'bulk' : 'management'],
    forms: { pdf: 5, docx: 3, scan: 2 },
  });
}

/** Snow: a price for the season, and what a storm over the limit costs. */
export function winterSheet(site: Site, random: Random): Draft {
  const drawn = dealOf(site, random, [trades.snow]);
  const months = random.pick([5, 6]);
  const each = Math.round((drawn.month * 1.6) / 500) * 500;
  const price = each * months;
  const seasons = random.pick([1, 2, 3]);
  const start = isoDate(site.year - 1, 11, 1);
  const end = isoDate(site.year - 1 + seasons, months === 5 ? 3 : 4, months === 5 ? 31 : 30);
  const raise =
    seasons === 1
      ? { escalator: { type: 'none' as const }, text: 'The price is firm.' }
      : raiseOf(random, { fixed_percent: 3, cap_percent: 2, none: 2 }, 'season price');
  const extras: [string, string][] = [
    ['Each push beyond 25 in a season', `$${random.int(240, 690)}.00`],
    ['Salt, per application', `$${random.int(90, 240)}.00`],
    ['Front-end loader, per hour', `$${random.int(150, 260)}.00`],
    ['Hauling of snow, per load', `$${random.int(110, 220)}.00`],
  ];
  const count = random.pick([15, 30]);
  return agreed(site, random, {
    name: 'winter-sheet',
    blocks: [
      title(
        drawn.vendor,
        `SNOW AND ICE CONTRACT ${site.year - 1}-${String(site.year + seasons - 1).slice(2)}`,
      ),
      par(`Customer: ${site.name}, ${site.street}, ${site.city}, ${site.st}`),
      par(
        `${drawn.vendor} provides ${drawn.trade.service} from ${longDate(start)} to ${longDate(end)}${seasons > 1 ? `, ${inWords(seasons)} seasons` : ''}. Plowing begins at 2 inches.`,
      ),
      par(
        `SEASON PRICE: ${dollars(price)}, payable in ${inWords(months)} equal payments of ${dollars(each)} on the first of each month, November through ${months === 5 ? 'March' : 'April'}. ${raise.text}`.trim(),
        'bold',
      ),
      table('Lr', [heads('Not in the season price', 'Rate'), ...extras.map((one) => line(...one))]),
      par(
        `Either party may cancel with ${count} days' written notice. Ice that forms after service is not the contractor's liability. Insurance: $2,000,000.`,
      ),
      gap(10),
      signers(site, drawn.vendor, slashed(addDays(start, -30))),
    ],
    truth: contracted(site, drawn, {
      fee: fee(price, 'year'),
      alsoFees: [fee(price, 'one-time'), fee(each, 'month')],
      start,
      end,
      noticeDays: count,
      escalator: raise.escalator,
      decoys: [...extras.map(([, rate]) => rate), '$2,000,000'],
    }),
    more: [`seasons-${seasons}`],
    forms: { pdf: 4, docx: 3, scan: 2, txt: 1 },
    look: { grid: 'rows' },
  });
}

/** The association's own order on its own document. */
export function purchaseOrder(site: Site, random: Random): Draft {
  const deal = dealOf(site, random, [trades.pests, trades.alarm, trades.cleaning, trades.lake, trades.pool]);
  const period = random.pick(['quarter', 'month', 'year'] as const);
  const amount = deal.month * { quarter: 3, month: 1, year: 12 }[period];
  const said = { quarter: 'quarterly', month: 'monthly', year: 'annually' }[period];
  const raise = raiseOf(random, { none: 4, fixed_percent: 2, cap_percent: 2 });
  const ending = endingOf(random, random.chance(0.5) ? 'notice' : 'ends');
  const approve = '$500.00';
  return agreed(site, random, {
    name: 'purchase-order',
    blocks: [
      { kind: 'letterhead', name: site.name, lines: [address(site), 'SERVICE ORDER'] },
      {
        kind: 'fields',
        rows: [
          ['Order no.', `${site.year - 1}-${random.int(10, 99)}`],
          ['To', deal.vendor],
          ['Service ordered', deal.trade.service],
          ['Dates of service', `${slashed(deal.start)} to ${slashed(deal.end)}`],
          ['Amount', `${dollars(amount)}, invoiced ${said}`],
          ['Charge to', `Account ${random.int(5000, 6999)}`],
        ],
      },
      par('The service comprises:'),
      ...deal.trade.tasks.map((task) => par(`- ${task}`)),
      par([raise.text, ending.text].filter(Boolean).join(' ')),
      par(
        `Work over ${approve} outside this order needs the treasurer's signature. Invoices are paid net 30.`,
      ),
      ...boiler(random, 2).map((text) => par(text, 'small')),
      signers(site, deal.vendor, slashed(addDays(deal.start, -14))),
    ],
    truth: contracted(site, deal, {
      fee: fee(amount, period),
      start: deal.start,
      end: deal.end,
      ...ending.facts,
      escalator: raise.escalator,
      decoys: [approve],
    }),
    more: [period],
    forms: { pdf: 4, docx: 3, scan: 2, xlsx: 1 },
  });
}

/** A copy for owners: prices are blacked out, the rest stands. */
export function blackedOut(site: Site, random: Random): Draft {
  const deal = dealOf(site, random, outside);
  const term = termOf(deal, random);
  const ending = endingOf(random);
  const raise = raiseOf(
    random,
    { fixed_percent: 3, cpi: 2, none: 2, lesser_of: 2, cap_percent: 1 },
    'compensation',
  );
  const { texts, decoys } = asides(random, 3);
  const mark = random.pick(['[REDACTED]', '$[*****]', '$XXXXXX', '[confidential]']);
  return agreed(site, random, {
    name: 'blacked-out',
    blocks: [
      par('COPY FOR INSPECTION BY OWNERS — commercial terms withheld', 'italic', 'center'),
      title(`AGREEMENT FOR ${deal.trade.service.toUpperCase()}`),
      par(`between ${site.name} and ${deal.vendor}`, 'normal', 'center'),
      head('1. Services'),
      par(
        `${deal.vendor} furnishes ${deal.trade.service}: ${deal.trade.tasks.slice(0, 3).join(', ').toLowerCase()}.`,
      ),
      head('2. Term'),
      par(`This agreement is effective ${term.text}. ${ending.text}`),
      head('3. Compensation'),
      par(`The Association pays ${mark} per month. ${raise.text}`.trim()),
      head('4. Conditions'),
      ...scopeOf(deal.trade, random),
      ...[...texts, ...boiler(random, 3)].map((text) => par(text)),
      ...provisionsOf(random, random.int(2, 6)),
      signers(site, deal.vendor, longDate(deal.start)),
    ],
    truth: contracted(site, deal, {
      fee: null,
      ...term.facts,
      ...ending.facts,
      escalator: raise.escalator,
      decoys,
    }),
    more: ['redacted'],
    forms: { pdf: 4, docx: 2, scan: 2 },
  });
}
