import { longDate } from '../../core/dates';
import { inWords } from '../../core/words';
import { type Random } from '../../core/random';
import { shortDay } from '../world';
import { dollars, lastDay, type Escalator, type Terms } from './terms';

const adverb = { month: 'monthly', quarter: 'quarterly', year: 'annual' } as const;
const each = { month: 'per month', quarter: 'per quarter', year: 'per year' } as const;
const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the work costs, in a sentence. */
export function feeText(terms: Terms, random: Random): string {
  const { cents, period } = terms;
  const sum = dollars(cents);
  const whole = cents % 100 === 0 && cents < 99_999_900;
  return random.pick([
    `For the services described, Association agrees to pay Contractor ${sum} ${each[period]}, invoiced in advance.`,
    `Owner shall pay the sum of ${sum} each ${period}, due on the first day of it.`,
    `The ${adverb[period]} charge is ${sum}, sales tax included where it applies.`,
    whole
      ? `In consideration thereof the Association shall pay a ${adverb[period]} fee of ${cap(inWords(cents / 100))} and 00/100 Dollars (${sum}).`
      : `Compensation: ${sum} ${each[period]}.`,
    `Contract price: ${sum}/${period === 'month' ? 'mo.' : period === 'quarter' ? 'qtr.' : 'yr.'}`,
  ]);
}

export function termText(terms: Terms, random: Random): string {
  const { start, years } = terms;
  const word = inWords(years);
  return random.pick([
    `This Agreement begins on ${longDate(start)} and ends on ${longDate(lastDay(terms))}.`,
    `The initial term is ${word} (${years}) year${years === 1 ? '' : 's'}, commencing ${longDate(start)}${years > 0 ? ` and expiring ${longDate(lastDay(terms))}` : ''}.`,
    `Term: ${shortDay(start)} - ${shortDay(lastDay(terms))}.`,
    `Service will start ${longDate(start)} and continue for ${years * 12} months, through ${longDate(lastDay(terms))}.`,
  ]);
}

/** Whether it goes on by itself, and how it is ended. Nothing where the agreement is silent. */
export function renewalText(terms: Terms, random: Random): string {
  const { renews, notice } = terms;
  const days = notice
    ? random.pick([`${inWords(notice)} (${notice}) days`, `${notice} days`, `${notice} days\u2019`])
    : '';
  const prior = days.endsWith('\u2019')
    ? `${days} prior written notice`
    : `written notice at least ${days} before the end of the term then running`;
  const parts = [
    renews === true
      ? random.pick([
          'It renews automatically for successive periods of one year',
          'Upon expiration this agreement shall be extended from year to year',
          'The term is automatically renewed for like terms',
        ]) + (notice ? `, unless either party gives ${prior}.` : '.')
      : renews === false
        ? random.pick([
            'There is no automatic renewal; any extension must be in writing and signed.',
            'This agreement does not renew automatically.',
          ])
        : '',
    notice && renews !== true
      ? random.pick([
          `Either party may terminate this agreement without cause upon ${days.replace('\u2019', '')} written notice.`,
          `Cancellation requires ${days.replace('\u2019', '')} notice by certified mail.`,
        ])
      : '',
  ];
  return parts.filter((one) => one !== '').join(' ');
}

const percent = (value: number, random: Random): string =>
  Number.isInteger(value) ? random.pick([`${inWords(value)} percent (${value}%)`, `${value}%`]) : `${value}%`;

/** How the price changes. */
export function escalatorText(escalator: Escalator, random: Random): string {
  const { type, value = 0, floor, cap: most } = escalator;
  switch (type) {
    case 'none':
    case 'schedule':
      return random.pick([
        '',
        'Prices are firm for the term.',
        'The fee is fixed and will not change during the term of this agreement.',
      ]);
    case 'fixed_percent':
      return random.pick([
        `On each anniversary of the commencement date the fee goes up by ${percent(value, random)}.`,
        `The contract price shall increase ${percent(value, random)} annually.`,
        `Each January thereafter, add ${value}% to the amount then in effect.`,
      ]);
    case 'cap_percent':
      return random.pick([
        `Contractor may adjust its price once a year, but by no more than ${percent(value, random)}.`,
        `Any annual rate increase shall not exceed ${percent(value, random)} of the prior year\u2019s fee.`,
      ]);
    case 'cpi': {
      const index = random.pick([
        'the Consumer Price Index for All Urban Consumers (CPI-U), U.S. City Average',
        'the CPI-U published by the Bureau of Labor Statistics',
        'the regional consumer price index',
      ]);
      const bounds =
        floor && most
          ? `, but never by less than ${floor}% or more than ${most}%`
          : most
            ? `, not to exceed ${most}% in any year`
            : '';
      return random.pick([
        `Rates are adjusted annually by the percentage change in ${index} over the preceding twelve months${bounds}.`,
        `At each anniversary the fee follows ${index}${bounds}.`,
      ]);
    }
    case 'lesser_of':
      return random.pick([
        `The yearly adjustment is the lesser of ${percent(value, random)} or the change in the Consumer Price Index.`,
        `On each renewal the fee may rise by the lower of (a) the increase of the CPI and (b) ${percent(value, random)}.`,
      ]);
    case 'cost_based':
      return random.pick([
        'The price is adjusted each year by the change in Contractor\u2019s documented cost of labor and materials.',
        'Company may pass through actual increases in wages under its union agreement and in landfill charges, upon proof of them.',
      ]);
  }
}

export interface Boiler {
  text: string;
  decoys: string[];
}

/** Clauses that every agreement has, and their figures, which are neither its price nor its increase. */
export function boilers(random: Random, count: number): Boiler[] {
  const fee = random.pick([35, 45, 50]);
  return random.sample<Boiler>(
    [
      {
        text: 'Invoices are due net thirty days; past due balances accrue a service charge of 1.5% per month (18% per annum).',
        decoys: ['1.5%', '18%'],
      },
      { text: `Returned checks are subject to a charge of $${fee}.00.`, decoys: [`$${fee}.00`] },
      {
        text: 'Contractor carries commercial general liability of $1,000,000 per occurrence and $2,000,000 aggregate and workers\u2019 compensation as required by law.',
        decoys: ['$1,000,000', '$2,000,000'],
      },
      {
        text: 'Liability of the contractor under this agreement is limited to $10,000.00 or twelve months of charges, whichever is less.',
        decoys: ['$10,000.00'],
      },
      {
        text: 'A deposit of 10% is payable upon approval of any extra work above $1,500.00.',
        decoys: ['10%', '$1,500.00'],
      },
      {
        text: 'If Customer ends the agreement early without cause it pays 25% of the remaining charges as liquidated damages.',
        decoys: ['25%'],
      },
      {
        text: 'In any action to enforce this agreement the prevailing party recovers its attorney\u2019s fees.',
        decoys: [],
      },
      {
        text: 'Contractor is an independent contractor and employs only persons authorized to work.',
        decoys: [],
      },
      { text: 'Emergency work ordered by the manager is billed at cost plus 15%.', decoys: ['15%'] },
      {
        text: 'Contractor shall comply with all laws and obtain the permits that its work requires.',
        decoys: [],
      },
    ],
    count,
  );
}
