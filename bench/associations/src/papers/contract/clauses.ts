import { monthName } from '../../core/dates';
import { printMoney } from '../../core/money';
import { type Random } from '../../core/random';
import { inWords } from '../../core/words';
import { type Terms } from './terms';

/** The words of one contract: how its author writes dates, amounts and percentages. */
export class Hand {
  private readonly dates: number;
  private readonly percents: number;
  readonly vendor: string;
  readonly customer: string;

  constructor(readonly random: Random) {
    this.dates = random.int(0, 3);
    this.percents = random.int(0, 2);
    this.vendor = random.pick(['Contractor', 'Vendor', 'Company', 'Provider', 'Service Provider']);
    this.customer = random.pick(['Association', 'Client', 'Customer', 'Owner']);
  }

  date(iso: string): string {
    const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
    const end =
      day % 10 === 1 && day !== 11
        ? 'st'
        : day % 10 === 2 && day !== 12
          ? 'nd'
          : day % 10 === 3 && day !== 13
            ? 'rd'
            : 'th';
    switch (this.dates) {
      case 0:
        return `${monthName(month)} ${day}, ${year}`;
      case 1:
        return `the ${day}${end} day of ${monthName(month)}, ${year}`;
      case 2:
        return `${String(month).padStart(2, '0')}/${String(day).padStart(2, '0')}/${year}`;
      default:
        return `${monthName(month)} ${day}${end}, ${year}`;
    }
  }

  percent(value: number): string {
    const words = Number.isInteger(value) ? inWords(value) : `${inWords(Math.floor(value))} and one-half`;
    return [`${words} percent (${value}%)`, `${value}%`, `${value} percent`][this.percents] ?? `${value}%`;
  }

  count(value: number): string {
    return this.percents === 0 ? `${inWords(value)} (${value})` : String(value);
  }
}

export const money = (cents: number): string =>
  printMoney(cents, { dollar: true, decimals: 2, thousands: true, negative: 'minus', zero: 'figure' });

const per: Record<Terms['period'], string[]> = {
  month: ['per month', 'each month', 'monthly', 'a month'],
  quarter: ['per quarter', 'each calendar quarter', 'quarterly'],
  year: ['per year', 'per annum', 'annually'],
  'one-time': ['as a lump sum', 'in full upon completion'],
  unit: ['per unit per month', 'per unit, per month', 'for each unit per month'],
};

export function feeClause(hand: Hand, terms: Terms): string {
  const { random, customer, vendor } = hand;
  const often = random.pick(per[terms.period]);
  const figure = money(terms.amount);
  if (terms.stated === 'schedule')
    return `${customer} shall pay ${vendor} the ${periodName(terms)} price of each contract year as follows:`;
  if (terms.stated === 'blank')
    return random.pick([
      `${customer} shall pay ${vendor} $__________ ${often} for the services.`,
      `The fee for the services shall be $[*] ${often}.`,
      `${customer} agrees to pay ${vendor} the sum of $[REDACTED] ${often}.`,
    ]);
  if (terms.stated === 'annual-and-monthly') {
    const [year, month] =
      terms.period === 'year'
        ? [terms.amount, Math.round(terms.amount / 12)]
        : [terms.amount * 12, terms.amount];
    return `${customer} shall pay ${vendor} an annual fee of ${money(year)}, in twelve equal monthly installments of ${money(month)} each.`;
  }
  const sum = terms.stated === 'words-and-figure' ? `${dollarsInWords(terms.amount)} (${figure})` : figure;
  return random.pick([
    `${customer} shall pay ${vendor} ${sum} ${often} for the services described above.`,
    `For the services, ${customer} agrees to pay the sum of ${sum} ${often}.`,
    `The price of the services is ${sum} ${often}, due within thirty (30) days of invoice.`,
    `Compensation. ${vendor} shall be paid ${sum} ${often}.`,
  ]);
}

export const periodName = (terms: Terms): string =>
  ({ month: 'monthly', quarter: 'quarterly', year: 'annual', 'one-time': 'lump-sum', unit: 'unit' })[
    terms.period
  ];

function dollarsInWords(cents: number): string {
  const words = inWords(Math.floor(cents / 100)).replace(/(^|[ -])[a-z]/g, (letter) => letter.toUpperCase());
  return cents % 100 === 0
    ? `${words} Dollars`
    : `${words} and ${String(cents % 100).padStart(2, '0')}/100 Dollars`;
}

export function escalatorClause(hand: Hand, terms: Terms): string | undefined {
  const { random, vendor } = hand;
  const { type, value = 0, floor, cap } = terms.escalator;
  switch (type) {
    case 'fixed_percent':
      return random.pick([
        `The fee shall increase by ${hand.percent(value)} on each anniversary of the commencement date.`,
        `Effective on each anniversary date, all rates will be adjusted upward by ${hand.percent(value)}.`,
        `An annual escalation of ${hand.percent(value)} applies to the price beginning in the second year.`,
        `${vendor}'s price shall be increased ${hand.percent(value)} per year, compounded.`,
      ]);
    case 'cap_percent':
      return random.pick([
        `${vendor} may adjust its price at each renewal upon written notice, but no increase shall exceed ${hand.percent(value)}.`,
        `Rates may be increased once each year by not more than ${hand.percent(value)}.`,
        `Any increase of the fee in a renewal term is limited to a maximum of ${hand.percent(value)} over the preceding term.`,
      ]);
    case 'cpi': {
      const bounds =
        floor && cap
          ? `, but by not less than ${hand.percent(floor)} nor more than ${hand.percent(cap)}`
          : floor
            ? `, with a minimum of ${hand.percent(floor)}`
            : cap
              ? `, not to exceed ${hand.percent(cap)}`
              : '';
      return random.pick([
        `The fee shall be adjusted annually by the percentage change in the Consumer Price Index for All Urban Consumers (CPI-U)${bounds}.`,
        `On each anniversary the price shall be increased in proportion to the CPI-U, U.S. City Average, for the preceding twelve months${bounds}.`,
        `Rates are subject to an annual adjustment equal to the change in CPI${bounds}.`,
      ]);
    }
    case 'lesser_of':
      return random.pick([
        `Each year the fee shall increase by the lesser of ${hand.percent(value)} or the increase in the Consumer Price Index.`,
        `On each anniversary date the price shall be increased by the lesser of (a) the percentage change in the CPI-U and (b) ${hand.percent(value)}.`,
      ]);
    case 'cost_based':
      return random.pick([
        `${vendor} may adjust the fee for documented increases in its costs of labor, fuel and disposal.`,
        `The price shall be adjusted on each anniversary by the percentage of change in ${vendor}'s labor cost under its union agreement and in material cost.`,
      ]);
    case 'none':
      return terms.firmPrice
        ? random.pick([
            'The price is firm for the entire term.',
            'No increase of the fee shall be made during the term of this Agreement.',
          ])
        : undefined;
    case 'schedule':
      return random.chance(0.5) ? 'No other adjustment of the price applies during the term.' : undefined;
  }
}

export function termClause(hand: Hand, terms: Terms): string {
  const { random } = hand;
  const length = `${hand.count(terms.years)} year${terms.years === 1 ? '' : 's'}`;
  if (terms.period === 'one-time' && !terms.endStated)
    return `Work shall begin on ${hand.date(terms.start)}.`;
  return terms.endStated
    ? random.pick([
        `The term of this Agreement begins on ${hand.date(terms.start)} and ends on ${hand.date(terms.end)}.`,
        `This Agreement shall be in effect from ${hand.date(terms.start)} through ${hand.date(terms.end)}.`,
        `Commencing ${hand.date(terms.start)} and continuing until ${hand.date(terms.end)}.`,
      ])
    : random.pick([
        `The initial term is ${length}, commencing on ${hand.date(terms.start)}.`,
        `This Agreement shall commence on ${hand.date(terms.start)} and continue for a period of ${length}.`,
      ]);
}

export function renewalClause(hand: Hand, terms: Terms): string | undefined {
  const days = terms.noticeDays ? `${hand.count(terms.noticeDays)} days` : '';
  switch (terms.renewal) {
    case 'yearly':
      return hand.random.pick([
        `It shall renew automatically for successive periods of one (1) year unless either party gives ${days}' written notice of its intention not to renew.`,
        `Thereafter this Agreement is automatically extended from year to year unless terminated by either party on at least ${days} written notice before the anniversary date.`,
      ]);
    case 'monthly':
      return `After the initial term this Agreement continues from month to month until either party gives ${days} written notice.`;
    case 'none':
      return `This Agreement does not renew automatically; any extension must be in writing.${days ? ` Either party may terminate it without cause on ${days} written notice.` : ''}`;
    case 'unsaid':
      return days
        ? `Either party may terminate this Agreement at any time upon ${days} prior written notice.`
        : undefined;
  }
}
