import { longDate } from '../../core/dates';
import { decimal } from '../../core/money';
import { type Random } from '../../core/random';
import { inWords } from '../../core/words';
import { dollars } from '../site';
import { type Deal, type TruthContract } from './deal';

/** What a document calls its two parties, and the price. */
export interface Voice {
  vendor: string;
  customer: string;
  paper: string;
}

const capital = (text: string): string => text.replace(/^./, (one) => one.toUpperCase());

/** A percent as lawyers print it, or bare. */
function percentOf(value: number, random: Random): string {
  const whole = Math.floor(value);
  const rest = { 0: '', 0.25: ' and one-quarter', 0.5: ' and one-half', 0.75: ' and three-quarters' }[value - whole];
  return random.chance(0.5) ? `${value}%` : `${inWords(whole)}${rest ?? ''} percent (${value}%)`;
} // prettier-ignore

export interface Fee {
  text: string;
  alsoFees: NonNullable<TruthContract['alsoFees']>;
}

/** The price in a sentence; `alsoFees` where it states the same price for another period. */
export function feeSentence(deal: Deal, voice: Voice, random: Random): Fee {
  const fee = priced(deal, voice, random);
  return { ...fee, text: capital(fee.text) };
}

function priced(deal: Deal, voice: Voice, random: Random): Fee {
  const { cents, per } = deal;
  const price = dollars(cents, random.chance(0.3));
  const { customer, vendor } = voice;
  if (per === 'unit')
    return only(
      random.pick([
        `The price is ${price} per ${deal.unit}.`,
        `${customer} shall pay ${vendor} ${price} for each ${deal.unit}.`,
      ]),
    );
  if (per === 'month') return monthly(deal, voice, { price, random });
  if (per === 'one-time') return only(`${customer} shall pay ${vendor} the lump sum of ${price}.`);
  const word = per === 'quarter' ? 'quarter' : 'year';
  const adjective = per === 'quarter' ? 'quarterly' : 'annual';
  return only(
    random.pick([
      `${customer} shall pay ${vendor} ${price} per ${word}.`,
      `The ${adjective} charge for all of the foregoing is ${price}${per === 'year' ? ', invoiced upon signing' : ', billed in advance'}.`,
      `In consideration of the Services, ${customer} will pay ${adjective === 'annual' ? 'an annual' : 'a quarterly'} fee of ${price}.`,
    ]),
  );
}

const only = (text: string): Fee => ({ text, alsoFees: [] });

function monthly(deal: Deal, { customer, vendor }: Voice, by: { price: string; random: Random }): Fee {
  const { price, random } = by;
  const year = deal.cents * 12;
  const words = `${capital(inWords(Math.floor(deal.cents / 100)))} and ${String(deal.cents % 100).padStart(2, '0')}/100 Dollars (${dollars(deal.cents)})`;
  const also: Fee['alsoFees'] = [{ amount: decimal(year), period: 'year' }];
  return random.pick<Fee>([
    only(`${customer} shall pay ${vendor} a monthly fee of ${price}, due on the first day of each month.`),
    only(`The charge for these services is ${price} per month.`),
    only(`${customer} agrees to pay the sum of ${words} each month in arrears.`),
    {
      text: `The price for twelve months is ${dollars(year)}, payable in equal monthly installments of ${price}.`,
      alsoFees: also,
    },
  ]);
}

export interface Term {
  text: string;
  ends: 'date' | 'years' | 'open';
}

export function termSentence(deal: Deal, voice: Voice, random: Random): Term {
  const { paper } = voice;
  const from = longDate(deal.start);
  const to = longDate(deal.end);
  const count = `${inWords(deal.years)} (${deal.years}) year${deal.years > 1 ? 's' : ''}`;
  return random.pick<Term>([
    { text: `${capital(paper)} begins on ${from} and ends on ${to}.`, ends: 'date' },
    {
      text: `The initial term runs from ${from} through ${to}, unless ended sooner as provided here.`,
      ends: 'date',
    },
    { text: `The term is ${count}, commencing ${from}.`, ends: 'years' },
  ]);
}

/** What happens at the end of the term; empty where nothing is said. */
export function renewalSentences(deal: Deal, voice: Voice, random: Random): string[] {
  const days = deal.notice === undefined ? '' : `${inWords(deal.notice)} (${deal.notice}) days`;
  const { paper } = voice;
  if (deal.renews)
    return [
      random.pick([
        `Thereafter ${paper} renews automatically for successive terms of one year unless either party gives written notice of non-renewal not less than ${days} before the current term expires.`,
        `If neither party has told the other in writing at least ${days} ahead that it wishes to stop, ${paper} is extended by itself for another year, and so on.`,
      ]),
    ];
  return [
    ...(deal.renews === false
      ? [
          random.pick([
            `${capital(paper)} does not renew automatically; any extension must be in writing.`,
            `There is no automatic renewal.`,
          ]),
        ]
      : []),
    ...(days ? [`Either party may terminate ${paper} without cause upon ${days} written notice.`] : []),
  ];
}

/** How the price moves, in a sentence or two; nothing where nothing is said. */
export function escalatorSentences(deal: Deal, voice: Voice, random: Random): string[] {
  const { escalator } = deal;
  const percent = escalator.value === undefined ? '' : percentOf(escalator.value, random);
  const { vendor, customer } = voice;
  switch (escalator.type) {
    case 'fixed_percent':
      return [
        random.pick([
          `On each anniversary of the commencement date the price increases by ${percent}.`,
          `Pricing is subject to an annual increase of ${percent} effective every January 1.`,
          `The price then in effect shall rise ${percent} at the start of each contract year after the first.`,
        ]),
      ];
    case 'cap_percent':
      return [
        random.pick([
          `${vendor} may adjust the price once a year by written notice, but no increase shall exceed ${percent}.`,
          `Any yearly increase is limited to a maximum of ${percent} of the price for the year before.`,
        ]),
      ];
    case 'lesser_of':
      return [
        `Each year the price goes up by the lesser of ${percent} or the increase in the Consumer Price Index over the twelve months before.`,
      ];
    case 'cpi':
      return [cpiSentence(escalator, random)];
    case 'cost_based':
      return [
        random.pick([
          `The price will be adjusted each year to reflect changes in ${vendor}’s costs of labor and materials.`,
          `${vendor} may pass on to ${customer} documented increases in its costs of labor, disposal and materials.`,
        ]),
      ];
    default:
      return random.chance(0.5) ? ['The price is firm for the term.'] : [];
  }
}

function cpiSentence({ floor, cap }: Deal['escalator'], random: Random): string {
  const index = random.pick([
    'the Consumer Price Index for All Urban Consumers (CPI-U)',
    'the CPI-U, U.S. City Average, All Items',
    'the Consumer Price Index published by the Bureau of Labor Statistics',
  ]);
  const bounds =
    cap === undefined
      ? ''
      : floor === undefined
        ? `, but by not more than ${cap}% in any year`
        : `, with a minimum of ${floor}% and a maximum of ${cap}%`;
  return `The price shall be adjusted every twelve months by the percentage change in ${index}${bounds}.`;
}

interface Said {
  texts: string[];
  figures: string[];
}

/** Figures that are neither price nor escalator; none is a figure that an escalator may have. */
export function decoySentences(
  deal: Deal,
  voice: Voice,
  { random, count = 3 }: { random: Random; count?: number },
): Said {
  const { vendor, customer } = voice;
  const own = random.sample(deal.trade.decoys, 1);
  const common: readonly (readonly [string, string])[] = [
    ['1.5%', `Invoices unpaid after thirty days bear a late charge of 1.5% per month.`],
    ['18%', `Past due amounts bear interest at 18% per annum.`],
    ['$35.00', `A fee of $35.00 applies to each returned check.`],
    ['$1,000,000', `${vendor} shall carry general liability insurance of not less than $1,000,000 per occurrence.`],
    ['$2,000,000', `${vendor} maintains insurance with an aggregate limit of $2,000,000.`],
    ['$10,000.00', `In no event shall the liability of ${vendor} exceed $10,000.00.`],
    ['8%', `A discount of 8% is taken if a full year is paid in advance.`],
    ['15%', `Materials not included are furnished at cost plus 15%.`],
    ['$750.00', `If ${customer} ends this arrangement early, it owes a demobilization charge of $750.00.`],
  ]; // prettier-ignore
  const chosen = [...own, ...random.sample(common, count - 1)];
  return { texts: chosen.map(([, text]) => text), figures: chosen.map(([figure]) => figure) };
}

/** A surcharge of the trade, if the document has one. */
export function surchargeSentences(deal: Deal, random: Random, odds = 0.6): { texts: string[]; words: string[] } {
  const chosen = (deal.trade.surcharges ?? []).filter(() => random.chance(odds));
  return { texts: chosen.map(([, text]) => text), words: chosen.map(([word]) => word) };
} // prettier-ignore
