import { type Random } from '../../core/random';
import { inWords } from '../../core/words';
import { type TruthContract } from '../../truth';
import { type Deal } from './deal';

/** A clause with what it makes true; figures it has that are neither fee nor increase are decoys. */
export interface Clause<T> {
  text: string;
  truth: T;
  decoys?: string[];
}

type Escalator = TruthContract['escalator'];
export type Way = Escalator['type'];

const half = (random: Random, from: number, to: number): number => random.int(from * 2, to * 2) / 2;
const worded = (percent: number): string =>
  percent % 1 === 0
    ? `${inWords(percent)} percent (${percent}%)`
    : `${inWords(Math.floor(percent))} and one-half percent (${percent}%)`;

/** How the price goes up, in one of several wordings of each way. */
export function increase(random: Random, way: Way): Clause<Escalator> {
  const value = half(random, 2, 5);
  switch (way) {
    case 'none':
      return {
        text: random.pick([
          '',
          'The price is firm for the whole of the term.',
          'No increase will be made before the term ends.',
        ]),
        truth: { type: 'none' },
      };
    case 'fixed_percent':
      return {
        text: random.pick([
          `On each anniversary of the commencement date the charge goes up by ${worded(value)}.`,
          `Beginning with the second contract year, and every year after it, ${value}% is added to the rate then in force.`,
          `The fee of each later year is ${value}% above that of the year before.`,
          `Annual adjustment: + ${value}% each year.`,
        ]),
        truth: { type: 'fixed_percent', value },
      };
    case 'cap_percent':
      return {
        text: random.pick([
          `Contractor may change its price once a year on thirty days’ written notice, but no change may be more than ${worded(value)} of the price then paid.`,
          `Any yearly increase is limited to a maximum of ${value}%.`,
          `Rates are reviewed annually; an increase shall in no case exceed ${value} percent.`,
        ]),
        truth: { type: 'cap_percent', value },
      };
    case 'cpi': {
      const bounded = random.chance(0.5);
      const [floor, cap] = [random.int(1, 2), random.int(4, 7)];
      const plain = random.pick([
        'The charge is adjusted each year by the change in the Consumer Price Index for All Urban Consumers (CPI-U), U.S. City Average, over the preceding twelve months',
        'Each January the price moves with the CPI-U published by the Bureau of Labor Statistics',
        'Yearly adjustment in step with the Consumer Price Index',
      ]);
      return bounded
        ? {
            text: `${plain}, but by not less than ${floor}% and not more than ${cap}%.`,
            truth: { type: 'cpi', floor, cap },
          }
        : { text: `${plain}.`, truth: { type: 'cpi' } };
    }
    case 'lesser_of':
      return {
        text: random.pick([
          `At each renewal of the year the charge rises by ${worded(value)} or by the increase in the CPI, whichever is less.`,
          `The price increases annually by the lesser of (i) ${value}% and (ii) the percentage change in the Consumer Price Index.`,
        ]),
        truth: { type: 'lesser_of', value },
      };
    case 'cost_based':
      return {
        text: random.pick([
          'The price is revised each year in proportion to the change in the straight-time hourly wage, with fringe benefits, of the contractor’s mechanics in the area.',
          'Contractor may adjust the price whenever its costs of labor, insurance or disposal change, by the amount of the change and upon showing it in writing.',
          'Increases in tipping fees and in union wages are passed through at cost when they occur.',
        ]),
        truth: { type: 'cost_based' },
      };
    case 'schedule':
      throw new Error('a schedule is a table of its layout');
  }
}

export const wayOf = (random: Random): Way =>
  random.weighted<Way>({ none: 3, fixed_percent: 4, cap_percent: 2, cpi: 3, lesser_of: 2, cost_based: 1 });

/** Whether it goes on when its term ends, and with how long a notice. */
export function renewal(random: Random): Clause<{ renews?: boolean; noticeDays?: number }> {
  const days = random.pick([30, 45, 60, 90, 120]);
  const words = `${inWords(days)} (${days})`;
  return random.pick([
    {
      text: `Unless either party gives the other ${words} days’ written notice before it ends, this agreement continues for successive terms of one year.`,
      truth: { renews: true, noticeDays: days },
    },
    {
      text: `It renews itself from year to year; to stop it, write to the other party at least ${days} days before the end of the term.`,
      truth: { renews: true, noticeDays: days },
    },
    {
      text: `This agreement ends on the date stated without notice and does not renew automatically. Either party may end it sooner on ${days} days’ written notice.`,
      truth: { renews: false, noticeDays: days },
    },
    { text: `There is no automatic renewal.`, truth: { renews: false } },
    {
      text: `The term shall be extended automatically for additional one-year periods unless cancelled in writing not fewer than ${words} days prior to expiration.`,
      truth: { renews: true, noticeDays: days },
    },
  ]);
}

/** What is charged on top. */
export function surcharge(random: Random): Clause<string[]> {
  return random.pick<Clause<string[]>>([
    { text: '', truth: [] },
    { text: '', truth: [] },
    {
      text: `A fuel surcharge of ${random.int(2, 6)}% applies in any month in which diesel is above the price stated by the vendor’s office.`,
      truth: ['fuel'],
    },
    {
      text: 'An environmental recovery fee is added to each invoice at the rate then in effect.',
      truth: ['environmental'],
    },
    { text: `Work on holidays is billed at time and one-half as a holiday surcharge.`, truth: ['holiday'] },
  ]);
}

/** Clauses full of figures that are nobody's fee. */
export function small(random: Random, deal: Deal): Clause<null>[] {
  const late = random.pick(['1.5%', '1.25%', '1.75%']);
  const cover = random.pick(['$1,000,000', '$2,000,000', '$500,000']);
  const extra = random.pick(['$65.00', '$85.00', '$112.50']);
  const cap = random.pick(['$5,000', '$10,000', '$2,500']);
  const deposit = random.pick(['10%', '25%']);
  const bounced = random.pick(['$35', '$40', '$25']);
  return random.sample<Clause<null>>(
    [
      {
        text: `Late payment. Sums unpaid after thirty days bear a charge of ${late} per month.`,
        truth: null,
        decoys: [late],
      },
      {
        text: `Insurance. ${deal.vendor} carries commercial general liability insurance of at least ${cover} for each occurrence and workers’ compensation as the law requires.`,
        truth: null,
        decoys: [cover],
      },
      {
        text: `Extra work. Work outside of the scope is done only on a signed order, at ${extra} per man-hour plus materials.`,
        truth: null,
        decoys: [extra],
      },
      {
        text: `Limit. The liability of either party for indirect loss ends at ${cap}.`,
        truth: null,
        decoys: [cap],
      },
      {
        text: `Returned checks. A charge of ${bounced} is made for each check that a bank returns.`,
        truth: null,
        decoys: [bounced],
      },
      {
        text: `Materials ordered specially are paid with a deposit of ${deposit} of their price.`,
        truth: null,
        decoys: [deposit],
      },
      {
        text: `Independent contractor. The vendor’s people are not employees of the association.`,
        truth: null,
      },
      {
        text: `Law. This agreement is governed by the law of the state in which the property lies.`,
        truth: null,
      },
      {
        text: `Assignment. Neither party may assign it without the written consent of the other.`,
        truth: null,
      },
    ],
    random.int(4, 7),
  );
}

export const decoysOf = (all: readonly Clause<unknown>[]): string[] => all.flatMap((one) => one.decoys ?? []);
