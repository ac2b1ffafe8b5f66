import { addDays, addYears, isoDate, longDate } from '../../core/dates';
import { type Random } from '../../core/random';
import { inWords } from '../../core/words';
import { row, type Block } from '../../layout/paper';
import { gap, head, heads, line, par, table, title, turn } from '../declarations/base';
import { type Draft } from '../publish';
import { address, dollars, type Site } from '../site';
import {
  agreed,
  asides,
  boiler,
  contracted,
  dealOf,
  endingOf,
  fee,
  priceSaid,
  raiseOf,
  slashed,
  termOf,
  trades,
} from './base';
import { provisionsOf, scopeOf } from './scope';

const all = Object.values(trades);
const outside = all.filter((one) => one.key !== 'management' && one.key !== 'snow');

const signed = (site: Site, vendor: string, on: string): Block => ({
  kind: 'signatures',
  parties: [
    { party: site.name, name: site.people[0]!, title: 'President', date: on },
    { party: vendor, name: site.people[5]!, title: 'Authorized Representative', date: on },
  ],
});

/** A management agreement in articles, with a schedule of further charges. */
export function managementArticles(site: Site, random: Random): Draft {
  const deal = dealOf(site, random, [trades.management]);
  const [term, ending] = [termOf(deal, random), endingOf(random)];
  const raise = raiseOf(
    random,
    { fixed_percent: 4, cpi: 3, cap_percent: 2, none: 1, lesser_of: 2 },
    'Management Fee',
  );
  const { texts, decoys } = asides(random, 2);
  const yearly = random.chance(0.35);
  const charges: [string, string][] = [
    ['Resale certificate, each (paid by seller)', `$${random.int(175, 395)}.00`],
    ['Meetings beyond three hours, per hour', `$${random.int(75, 160)}.00`],
    ['Photocopies, per page', '$0.20'],
    ['Certified letter, each', '$14.75'],
    ['Insurance claims above $10,000, of the claim', '5% of proceeds'],
  ];
  const onDay = longDate(isoDate(site.year - 3, 11, random.int(2, 28)));
  return agreed(site, random, {
    name: 'management-articles',
    blocks: [
      title('MANAGEMENT AGREEMENT'),
      par(
        `THIS AGREEMENT is made on ${onDay} between ${site.name}, a ${site.state} nonprofit corporation (the "Association"), and ${deal.vendor} (the "Agent").`,
      ),
      head('ARTICLE 1 — APPOINTMENT'),
      par(
        `The Association, which governs a community of ${site.homes} homes at ${site.street}, ${site.city}, appoints the Agent to provide ${deal.trade.service} under the direction of the Board.`,
      ),
      head('ARTICLE 2 — DUTIES'),
      ...deal.trade.tasks.map((task, at) => par(`2.${at + 1}  ${task}.`)),
      ...scopeOf(deal.trade, random),
      head('ARTICLE 3 — TERM'),
      par(`3.1  This Agreement is in force ${term.text}.`),
      par(`3.2  ${ending.text}`),
      head('ARTICLE 4 — COMPENSATION'),
      par(
        `4.1  For the services of Article 2 the Association shall pay the Agent a Management Fee of ${priceSaid(deal.month, random)} per month, in advance on the first day of each month${yearly ? `, being ${dollars(deal.month * 12)} per year` : ''}.`,
      ),
      ...(raise.text ? [par(`4.2  ${raise.text}`)] : []),
      par(`4.3  Services listed in Schedule A are charged in addition.`),
      head('ARTICLE 5 — PROVISIONS'),
      ...provisionsOf(random, 5),
      head('ARTICLE 6 — GENERAL'),
      ...[...boiler(random, 3), ...texts].map((text, at) => par(`6.${at + 1}  ${text}`)),
      signed(site, deal.vendor, onDay),
      turn,
      head('SCHEDULE A — ADDITIONAL CHARGES'),
      table('Lr', [heads('Service', 'Charge'), ...charges.map((one) => line(...one))]),
    ],
    truth: contracted(site, deal, {
      fee: fee(deal.month, 'month'),
      ...(yearly ? { alsoFees: [fee(deal.month * 12, 'year')] } : {}),
      ...term.facts,
      ...ending.facts,
      escalator: raise.escalator,
      decoys: [...decoys, ...charges.slice(0, 4).map(([, charge]) => charge)],
    }),
    forms: { pdf: 5, docx: 3, scan: 2 },
  });
}

/** A maker's form: terms in fields, then small print in two columns. */
export function liftForm(site: Site, random: Random): Draft {
  const deal = dealOf(site, random, [trades.elevator]);
  const ending = endingOf(random, random.chance(0.8) ? 'renews' : 'ends');
  const raise = raiseOf(
    random,
    { cost_based: 5, fixed_percent: 2, cap_percent: 2, cpi: 1 },
    'Contract Price',
  );
  const quarterly = random.chance(0.5);
  const { texts, decoys } = asides(random, 3);
  const cars = random.int(1, 4);
  const print = [
    `TERM. This agreement is for ${inWords(deal.years)} (${deal.years}) year${deal.years > 1 ? 's' : ''} from the start date. ${ending.text}`,
    `PRICE ADJUSTMENT. ${raise.text}`,
    ...texts.map((text) => `PAYMENT AND LIABILITY. ${text}`),
    'EXCLUSIONS. Cab interiors, hoistway enclosures, buried cylinders and damage by misuse are not covered.',
    ...boiler(random, 4).map((text) => text),
  ];
  const half = Math.ceil(print.length / 2);
  return agreed(site, random, {
    name: 'lift-form',
    blocks: [
      { kind: 'letterhead', name: deal.vendor, lines: ['Full Maintenance Agreement'] },
      {
        kind: 'fields',
        rows: [
          ['Agreement no.', `FM-${random.int(10000, 98999)}`],
          ['Purchaser', site.name],
          ['Building', address(site)],
          ['Equipment', `${cars} passenger elevator${cars > 1 ? 's' : ''}, ${random.int(2, 9)} landings`],
          ['Start date', longDate(deal.start)],
          [
            'Contract Price',
            quarterly
              ? `${dollars(deal.month * 3)} per quarter, payable in advance`
              : `${dollars(deal.month)} per month`,
          ],
          ['Response', 'Regular hours, Monday to Friday, 8:00 to 4:30'],
        ],
      },
      par(
        `${deal.vendor} ("Company") will provide ${deal.trade.service} for the equipment named above on the terms below.`,
      ),
      {
        kind: 'columns',
        blocks: [
          print.slice(0, half).map((text) => par(text, 'small')),
          print.slice(half).map((text) => par(text, 'small')),
        ],
      },
      gap(10),
      signed(site, deal.vendor, longDate(deal.start)),
    ],
    truth: contracted(site, deal, {
      fee: quarterly ? fee(deal.month * 3, 'quarter') : fee(deal.month, 'month'),
      start: deal.start,
      end: deal.end,
      alsoEnd: addYears(deal.start, deal.years),
      ...ending.facts,
      escalator: raise.escalator,
      decoys,
    }),
    more: [quarterly ? 'quarterly' : 'monthly'],
    forms: { pdf: 6, scan: 3 },
  });
}

/** Numbered sections of an outside trade, price by the year in installments. */
export function numberedSections(site: Site, random: Random): Draft {
  const deal = dealOf(site, random, outside);
  const [term, ending] = [termOf(deal, random), endingOf(random)];
  const raise = raiseOf(random, { fixed_percent: 3, cpi: 2, cap_percent: 2, none: 3, lesser_of: 2 });
  const { texts, decoys } = asides(random, 3);
  const fuel = random.chance(0.4);
  const year = deal.month * 12;
  const parts = [
    [
      'Parties',
      `This contract is between ${site.name} (the Association) and ${deal.vendor} (the Contractor).`,
    ],
    [
      'Work',
      `The Contractor performs ${deal.trade.service} at ${site.street}, ${site.city}, namely: ${deal.trade.tasks.map((task) => task.toLowerCase()).join('; ')}.`,
    ],
    [
      'Price',
      `The price is ${priceSaid(year, random)} per year, paid in twelve equal installments of ${dollars(deal.month)}. ${raise.text}`,
    ],
    ...(fuel
      ? [
          [
            'Fuel',
            'While diesel stands above $5.00 a gallon the Contractor may add a fuel surcharge of 2% to its invoices.',
          ],
        ]
      : []),
    ['Term', `The contract runs ${term.text}. ${ending.text}`],
    ...texts.map((text, at) => [['Payment', 'Insurance', 'Extra work'][at]!, text]),
    ...boiler(random, 4).map((text, at) => [['Status', 'Assignment', 'Law', 'General'][at]!, text]),
  ] as [string, string][];
  return agreed(site, random, {
    name: 'numbered-sections',
    blocks: [
      title('CONTRACT FOR SERVICES', deal.trade.service),
      ...parts.map(([name, text], at) => par(`${at + 1}. ${name}. ${text.trim()}`)),
      ...provisionsOf(random, random.int(0, 6), parts.length + 1),
      signed(site, deal.vendor, longDate(deal.start)),
    ],
    truth: contracted(site, deal, {
      fee: fee(year, 'year'),
      alsoFees: [fee(deal.month, 'month')],
      ...term.facts,
      ...ending.facts,
      escalator: raise.escalator,
      surcharges: fuel ? ['fuel'] : [],
      decoys: [...decoys, ...(fuel ? ['$5.00', '2%'] : [])],
    }),
    more: fuel ? ['fuel'] : [],
    forms: { pdf: 4, docx: 3, scan: 2, txt: 1 },
  });
}

/** Key terms in a table of two columns, general conditions after it. */
export function keyTerms(site: Site, random: Random): Draft {
  const deal = dealOf(site, random, outside);
  const ending = endingOf(random);
  const raise = raiseOf(random, { fixed_percent: 3, cpi: 3, cap_percent: 2, lesser_of: 2, none: 2 }, 'Fee');
  const { texts, decoys } = asides(random, 3);
  const blank = random.chance(0.15);
  const rows: [string, string][] = random.chance(0.5)
    ? [
        ['Client', site.name],
        ['Service Provider', deal.vendor],
        ['Services', deal.trade.service],
        ['Commencement Date', longDate(deal.start)],
        ['Expiration Date', longDate(deal.end)],
        ['Fee', blank ? '$____________ per month' : `${dollars(deal.month)} per month`],
        ['Fee adjustment', raise.text || 'None stated'],
        ['Renewal and termination', ending.text],
      ]
    : [
        ['Provider', deal.vendor],
        ['For', `${site.name}, ${address(site)}`],
        ['Scope', `${deal.trade.service}: ${deal.trade.tasks.slice(0, 3).join(', ').toLowerCase()}`],
        ['Term', `${slashed(deal.start)} – ${slashed(deal.end)}`],
        ['Renewal', ending.text],
        [
          'Fee',
          blank ? '[to be completed at signing]' : `${dollars(deal.month)} monthly, invoiced on the first`,
        ],
        ['Increases', raise.text || 'Not provided for'],
      ];
  return agreed(site, random, {
    name: 'key-terms',
    blocks: [
      title('Service Agreement — Key Terms'),
      table(
        'lL',
        rows.map(([name, value]) => row('line', [name, value])),
      ),
      head('General conditions'),
      ...[...texts, ...boiler(random, 4)].map((text, at) => par(`(${at + 1}) ${text}`)),
      head('Specifications'),
      ...scopeOf(deal.trade, random),
      ...provisionsOf(random, random.int(0, 5)),
      signed(site, deal.vendor, blank ? '____________' : longDate(deal.start)),
    ],
    truth: contracted(site, deal, {
      fee: blank ? null : fee(deal.month, 'month'),
      start: deal.start,
      end: deal.end,
      ...ending.facts,
      escalator: raise.escalator,
      decoys,
    }),
    more: blank ? ['blank'] : [],
    forms: { pdf: 4, docx: 5, scan: 2 },
    look: { grid: 'all', letterhead: 'plain' },
  });
}

/** A price for each year of the term, in a table or in a row of sentences. */
export function pricesByYear(site: Site, random: Random): Draft {
  const drawn = dealOf(site, random, [...outside, trades.management]);
  const years = random.pick([2, 3, 3, 4]);
  const start = drawn.start;
  const deal = { ...drawn, years };
  const day = (at: number): string => addYears(start, at);
  const until = (at: number): string => addDays(day(at + 1), -1);
  const end = until(years - 1);
  const ending = endingOf(random);
  const { texts, decoys } = asides(random, 2);
  let cents = deal.month;
  const steps = Array.from({ length: years }, (_, at) => {
    if (at > 0) cents = Math.round((cents * random.pick([102, 103, 104])) / 100 / 500) * 500 + 500;
    return { at, cents };
  });
  const form = random.int(0, 2);
  const label = (at: number): string =>
    form === 1 ? `${['first', 'second', 'third', 'fourth'][at]} year` : `Year ${at + 1}`;
  const prices: Block[] =
    form === 0
      ? [
          table('lLr', [
            heads('Contract year', 'Period', 'Monthly'),
            ...steps.map((one) =>
              line(label(one.at), `${slashed(day(one.at))} - ${slashed(until(one.at))}`, dollars(one.cents)),
            ),
          ]),
        ]
      : form === 1
        ? [
            par(
              `The monthly charge is ${steps.map((one) => `${dollars(one.cents)} in the ${label(one.at)}`).join(', ')}.`,
            ),
          ]
        : steps.map((one) =>
            par(`Year ${one.at + 1}: ${dollars(one.cents)} per month, from ${longDate(day(one.at))}`),
          );
  return agreed(site, random, {
    name: 'prices-by-year',
    blocks: [
      title(`${deal.trade.service.toUpperCase()} AGREEMENT`),
      par(`${deal.vendor} agrees with ${site.name} to provide ${deal.trade.service} on these conditions.`),
      head('A. Term'),
      par(`From ${longDate(start)} until ${longDate(end)}. ${ending.text}`),
      head('B. Charges'),
      ...prices,
      head('C. Duties'),
      ...deal.trade.tasks.map((task) => par(`• ${task}`)),
      ...scopeOf(deal.trade, random),
      head('D. Conditions'),
      ...[...texts, ...boiler(random, 3)].map((text) => par(text)),
      signed(site, deal.vendor, longDate(start)),
    ],
    truth: contracted(site, deal, {
      fee: {
        amount: null,
        period: 'month',
        schedule: steps.map((one) => ({
          label: label(one.at),
          amount: fee(one.cents, 'month').amount,
          ...(form === 1 ? {} : { from: day(one.at) }),
        })),
      },
      start,
      end,
      ...ending.facts,
      escalator: { type: 'schedule' },
      decoys,
    }),
    more: [['table', 'sentence', 'list'][form]!],
    forms: { pdf: 4, docx: 3, scan: 2, txt: 1 },
  });
}
