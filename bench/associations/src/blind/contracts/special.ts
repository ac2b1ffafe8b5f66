import { addDays, isoDate, longDate } from '../../core/dates';
import { decimal } from '../../core/money';
import { type Random } from '../../core/random';
import { c, p, type Row } from '../write/ink';
import { type Paper } from '../publish';
import { type Home } from '../world';
import { firm } from '../names';
import { contractPaper, signed } from './agreement';
import { longClauses } from './clauses';
import { contractPart, dollars, makeEscalator, makeTerms, type Terms } from './terms';
import { type Trade } from './trades';
import { boilers, escalatorText, renewalText, termText } from './wording';

const trade = (service: string, noun: string, size: [number, number]): Trade => ({
  service,
  noun,
  size,
  periods: ['month'],
  scope: [],
  extras: [],
});
export const filled = (texts: string[]): string => texts.filter((one) => one !== '').join(' ');

/** A management agreement: a price for each unit and month, a list of charges for extras that are no fee. */
export const management = (home: Home, random: Random): Paper => {
  const each = random.int(900, 2600);
  const terms: Terms = {
    ...makeTerms(home, random, trade('association management', 'Management', [1500, 6000])),
    vendor: home.manager,
    cents: each * home.units,
    surcharges: [],
  };
  const more = [...boilers(random, 2), ...longClauses(random, random.int(2, 8))];
  const extras: [string, string][] = [
    ['Resale certificate', '$275.00'],
    ['Copies, each', '$0.15'],
    ['Attendance at a meeting after three hours, per hour', '$95.00'],
    ['Lien preparation', '$185.00'],
    ['Storage per box per month', '$2.50'],
  ];
  const month = random.chance(0.6);
  return contractPaper(
    {
      name: 'management-per-unit',
      home,
      part: contractPart(terms, [...more.flatMap((one) => one.decoys), ...extras.map(([, price]) => price)], {
        fee: { amount: decimal(each), period: 'unit' },
        ...(month ? { alsoFees: [{ amount: decimal(terms.cents), period: 'month' as const }] } : {}),
      }),
      blocks: [
        p('MANAGEMENT AGREEMENT', { bold: true, al: 'c', size: 13 }),
        p(
          `${terms.customer} (the "Association") appoints ${terms.vendor} ("Agent") as its exclusive managing agent, and Agent accepts, upon these terms.`,
        ),
        p(`1. TERM. ${filled([termText(terms, random), renewalText(terms, random)])}`),
        p(
          '2. DUTIES. Agent shall collect assessments, keep the books, pay bills from the Association\u2019s funds, attend one meeting of the Board each month, prepare a draft of the budget ninety days before the year begins, and inspect the grounds twice a month.',
        ),
        p(
          `3. FEE. ${random.pick([`Agent is paid ${dollars(each)} per unit per month for ${home.units} units${month ? ` (${dollars(terms.cents)} per month)` : ''}.`, `The base management fee is ${dollars(each)} per door, per month${month ? `, or ${dollars(terms.cents)} monthly for the ${home.units} units now in being` : ''}.`])} ${escalatorText(terms.escalator, random)}`.trim(),
        ),
        p('4. OTHER CHARGES. The following are charged when they occur:'),
        {
          k: 'grid',
          at: { x: 30, w: 320 },
          lines: 'none',
          cols: [
            { w: 3, al: 'l' },
            { w: 1, al: 'r' },
          ],
          rows: extras.map(([name, price]) => ({ cells: [c(name), c(price)] })),
        },
        ...more.map((one, at) => p(`${at + 5}. ${one.text}`)),
        signed(terms, home, random),
      ],
      containers: { pdf: 5, docx: 4, scan: 3 },
    },
    random,
  );
};

/** Snow: a price for the season in instalments, and prices a push that are extra. */
export const snow = (home: Home, random: Random): Paper => {
  const year = home.year - 1;
  const season = random.int(40, 380) * 50_000;
  const start = isoDate(year, 11, 1);
  const terms: Terms = {
    ...makeTerms(home, random, trade('snow and ice removal', 'Snow Removal', [800, 4000])),
    cents: season,
    period: 'year',
    start,
    years: 1,
    escalator: { type: 'none' },
    surcharges: random.chance(0.5)
      ? [
          {
            word: 'salt',
            text: 'A salt surcharge applies if rock salt costs Contractor more than $95 per ton delivered.',
          },
        ]
      : [],
  };
  const more = boilers(random, 2);
  const pushes: [string, string][] = [
    ['Over 12" - each additional push', '$385.00'],
    ['Sidewalk crew, per hour', '$58.00'],
    ['Bulk salt, per application', '$240.00'],
    ['Loader and truck, per hour', '$165.00'],
  ];
  const end = isoDate(year + 1, 4, 15);
  return contractPaper(
    {
      name: 'snow-season',
      home,
      part: {
        ...contractPart(terms, [...more.flatMap((one) => one.decoys), ...pushes.map(([, price]) => price)], {
          fee: { amount: decimal(season), period: 'year' },
          alsoFees: [
            { amount: decimal(season), period: 'one-time' },
            { amount: decimal(season / 5), period: 'month' },
          ],
          end,
        }),
        alsoEnd: addDays(end, 1),
      },
      blocks: [
        p(`${terms.vendor}`, { bold: true, size: 14 }),
        p(`Snow & Ice Management Agreement, Season ${year}-${String(year + 1).slice(2)}`, { bold: true }),
        p(
          `Customer: ${terms.customer}, ${home.street}, ${home.city}. Service runs from ${longDate(start)} through ${longDate(end)}. ${renewalText(terms, random)}`,
        ),
        p(
          `Seasonal price: ${dollars(season)}, payable in five equal monthly installments of ${dollars(season / 5)} beginning November 1. It covers all plowing of snowfalls up to 12 inches with a 2-inch trigger.`,
        ),
        {
          k: 'grid',
          lines: 'all',
          at: { x: 0, w: 340 },
          cols: [
            { w: 3, al: 'l' },
            { w: 1, al: 'r' },
          ],
          rows: [
            { head: true, cells: [c('Not in the seasonal price'), c('Rate')] },
            ...pushes.map(([name, price]): Row => ({ cells: [c(name), c(price)] })),
          ],
        },
        p(filled([...terms.surcharges.map((one) => one.text), ...more.map((one) => one.text)])),
        signed(terms, home, random),
      ],
      containers: { pdf: 4, docx: 3, scan: 3 },
      doc: { font: 'helvetica', size: 9.8 },
    },
    random,
  );
};

/** Bulk internet: years long, a price for each unit that is also printed for all of them. */
export const bulk = (home: Home, random: Random): Paper => {
  const each = random.int(19, 64) * 100 + random.pick([0, 50, 95, 99]);
  const terms: Terms = {
    ...makeTerms(home, random, trade('bulk internet and television', 'Communications', [1, 2])),
    vendor: firm(random, 'Broadband'),
    cents: each * home.units,
    years: random.pick([5, 7, 10]),
    surcharges: [
      {
        word: 'broadcast',
        text: 'Broadcast station and regional sports surcharges are passed through as they are charged to Provider.',
      },
    ],
    escalator: random.chance(0.7)
      ? { type: 'fixed_percent', value: random.pick([3, 3.5, 4, 5]) }
      : makeEscalator(random),
  };
  const more = longClauses(random, random.int(1, 5));
  return contractPaper(
    {
      name: 'bulk-services',
      home,
      part: contractPart(terms, ['$150,000', '$12.00', ...more.flatMap((one) => one.decoys)], {
        fee: { amount: decimal(each), period: 'unit' },
        alsoFees: [{ amount: decimal(terms.cents), period: 'month' }],
      }),
      blocks: [
        p('BULK SERVICES AGREEMENT', { bold: true, size: 13 }),
        p(`Provider: ${terms.vendor}\nAssociation: ${terms.customer}\nUnits served: ${home.units}`),
        p(
          `Section 1. Services. Provider delivers internet access of one gigabit and the expanded television package to each Unit (${terms.trade.service}).`,
        ),
        p(`Section 2. Term. ${filled([termText(terms, random), renewalText(terms, random)])}`),
        p(
          `Section 3. Bulk rate. ${dollars(each)} per Unit per month, being ${dollars(terms.cents)} per month for all Units. ${escalatorText(terms.escalator, random)}`.trim(),
        ),
        p(`Section 4. Surcharges. ${terms.surcharges[0]!.text}`),
        p(
          'Section 5. Door fee. Provider pays the Association a one-time fee of $150,000 after activation. Additional receivers cost residents $12.00 each.',
        ),
        ...more.map((one) => p(one.text)),
        p(
          'Section 6. Termination before the end of the term obliges the Association to repay the unamortized part of the door fee.',
        ),
        signed(terms, home, random),
      ],
      containers: { pdf: 5, docx: 3, scan: 2 },
      doc: { font: 'helvetica', size: 9.8 },
    },
    random,
  );
};
