import { c, p } from '../../blind/write/ink';
import { addDays, longDate } from '../../core/dates';
import { inWords } from '../../core/words';
import { grid, shortDate, type Recipe } from '../frame';
import { contract, money, sections, shown, signatures, span, vendorOf } from './terms';

/** Elevators, full maintenance: the price follows the cost of labor and materials. */
export const elevatorFull: Recipe = (estate, random) => {
  const vendor = vendorOf(random, 'Elevator');
  const cars = random.int(1, 6);
  const fee = cars * random.int(280, 520);
  const term = span(estate, random, 5);
  return contract(estate, {
    title: 'Elevator maintenance',
    trait: 'elevator-cost-based',
    terms: {
      vendor,
      service: 'elevator maintenance',
      fee: { amount: money(fee), period: 'month' },
      start: term.start,
      end: term.end,
      alsoEnd: addDays(term.end, 1),
      renews: true,
      noticeDays: 90,
      escalator: { type: 'cost_based' },
      decoys: ['80%', '20%'],
    },
    blocks: [
      p('FULL MAINTENANCE AGREEMENT FOR VERTICAL TRANSPORTATION', { bold: true, al: 'c', size: 12 }),
      p(
        `Purchaser: ${estate.name}\nLocation: ${estate.street}, ${estate.city}, ${estate.state} ${estate.zip}\nEquipment: ${inWords(cars)} (${cars}) passenger elevator${cars > 1 ? 's' : ''}`,
      ),
      p(
        `${vendor} (herein "we") will maintain the equipment described above, furnish all parts and lubricants, and answer trouble calls during regular hours of regular working days.`,
      ),
      p(`PRICE.  The price of this service is ${shown(fee)} per month, payable in advance.`),
      p(
        'PRICE ADJUSTMENT.  The price will be adjusted once each year to reflect changes in our cost. Eighty percent (80%) of the price moves with the straight-time hourly labor cost of elevator examiners and twenty percent (20%) with the producer price index for metals and metal products.',
      ),
      p(
        `TERM.  This agreement takes effect on ${longDate(term.start)} and continues for five (5) years. It then continues for further periods of five years unless either party notifies the other in writing at least ninety (90) days before the end of the period.`,
      ),
      p(
        'EXCLUSIONS.  We are not responsible for car enclosures, hoistway doors, buried piping, vandalism or acts of God. In no event are we liable for consequential damages.',
      ),
      ...signatures(estate, vendor),
    ],
  });
};

/** Guards: an hourly rate and the hours of a week. */
export const guardHours: Recipe = (estate, random) => {
  const vendor = vendorOf(random, 'Protective Services');
  const rate = random.int(72, 140) / 4;
  const hours = random.pick([40, 56, 84, 112, 168]);
  const term = span(estate, random, 1);
  return contract(estate, {
    title: 'Security services',
    trait: 'guards-by-hour',
    terms: {
      vendor,
      service: 'security guards',
      fee: { amount: money(rate), period: 'unit' },
      alsoFees: [{ amount: money(rate * hours * 52), period: 'year' }],
      start: term.start,
      end: term.end,
      renews: false,
      noticeDays: 30,
      decoys: [shown(rate * 1.5), '$5,000,000'],
    },
    look: { font: 'helvetica', size: 10.5 },
    blocks: [
      p('UNIFORMED SECURITY OFFICER AGREEMENT', { bold: true, size: 13, al: 'c' }),
      ...sections([
        ['Parties', `${vendor} ("Agency") and ${estate.name} ("Client").`],
        [
          'Post',
          `Agency shall furnish one unarmed officer at the gatehouse of ${estate.place} for ${hours} hours per week, with written daily logs.`,
        ],
        [
          'Rates',
          `Client shall pay ${shown(rate)} per hour for each officer hour worked. At ${hours} hours per week the cost for fifty-two weeks is ${shown(rate * hours * 52)}. Hours on the six named holidays and hours asked for with less than a day's notice are billed at ${shown(rate * 1.5)}.`,
        ],
        [
          'Period',
          `From ${longDate(term.start)} through ${longDate(term.end)}. The Agreement does not renew automatically. Either party may end it earlier with thirty (30) days written notice.`,
        ],
        [
          'Liability',
          'Agency carries liability insurance of $5,000,000 in the aggregate and is not an insurer of property.',
        ],
      ]),
      ...signatures(estate, vendor),
    ],
  });
};

/** A letter with a price for cleaning, accepted at its foot. */
export const janitorialLetter: Recipe = (estate, random) => {
  const vendor = vendorOf(random, 'Building Cleaning');
  const fee = random.int(60, 420) * 10;
  const start = span(estate, random, 1).start;
  return contract(estate, {
    title: 'Proposal',
    trait: 'janitorial-letter',
    terms: {
      vendor,
      service: 'janitorial cleaning',
      fee: { amount: money(fee), period: 'month' },
      start,
      noticeDays: 30,
      decoys: ['$0.38', '$28.00'],
    },
    blocks: [
      p(`${vendor}\nP.O. Box ${random.int(100, 9900)}, ${estate.city}, ${estate.state}`, {
        bold: true,
        after: 12,
      }),
      p(longDate(addDays(start, -24))),
      p(
        `Board of Directors\n${estate.name}\n${estate.street}\n${estate.city}, ${estate.state} ${estate.zip}`,
      ),
      p(`Attention: ${estate.people[2]}`),
      p(
        `Thank you for walking the property with us. We propose to clean the lobbies, corridors, stairs and laundry rooms ${random.pick(['three', 'five'])} times a week for a flat ${shown(fee)} per month, supplies included, starting ${longDate(start)}.`,
      ),
      p(
        'Carpet extraction is not part of the monthly price; when you want it we charge $0.38 per square foot. Extra hours are $28.00.',
      ),
      p(
        'The service runs from month to month. You or we may stop it with thirty (30) days notice in writing.',
      ),
      p('If this is agreeable please sign and return one copy.'),
      p(
        `Very truly yours,\n\n${random.pick(['Lorna', 'Ed', 'Felix'])} ${random.pick(['Sabo', 'Winchell', 'Ortega'])}, ${vendor}`,
        { after: 14 },
      ),
      p(`ACCEPTED for ${estate.name}:  ______________________   Date: __________`),
    ],
  });
};

/** A pest company's form: a charge each quarter. */
export const pestForm: Recipe = (estate, random) => {
  const vendor = vendorOf(random, 'Pest Solutions');
  const fee = random.int(30, 160) * 5;
  const term = span(estate, random, 1);
  const setup = fee + random.int(3, 9) * 10 + 2;
  return contract(estate, {
    title: 'Pest control service agreement',
    trait: 'pest-quarterly-form',
    terms: {
      vendor,
      service: 'pest control',
      fee: { amount: money(fee), period: 'quarter' },
      start: term.start,
      end: term.end,
      renews: true,
      noticeDays: 30,
      decoys: [shown(setup), '$35.00'],
    },
    containers: { pdf: 5, scan: 3, docx: 1 },
    look: { font: 'helvetica', size: 10, margin: 54 },
    blocks: [
      p('PEST CONTROL SERVICE AGREEMENT', { bold: true, size: 14, al: 'c' }),
      p(vendor, { al: 'c' }),
      grid(
        [1.4, 3],
        [
          ['Customer', estate.name],
          ['Property', `${estate.street}, ${estate.city}, ${estate.state}`],
          ['Pests covered', 'Ants, roaches, silverfish, mice, wasps at entries'],
          ['Service frequency', 'Quarterly, common areas and perimeter'],
          ['Initial service (once)', shown(setup)],
          ['Quarterly charge', shown(fee)],
          ['Agreement begins', shortDate(term.start)],
          ['Agreement ends', shortDate(term.end)],
        ].map(([name, value]) => ({ cells: [c(name ?? '', { bold: true }), c(value ?? '')] })),
        { lines: 'all' },
      ),
      p(
        'After the ending date this agreement renews itself for one year at a time. It may be stopped at the end of any year by thirty (30) days written notice.',
        { size: 9 },
      ),
      p(
        'Termites and bed bugs are not covered. A returned check costs $35.00. Customer agrees to make areas ready for treatment.',
        { size: 9 },
      ),
      p(
        `\n__________________________          __________________________\n${estate.people[0]}, for Customer               Representative`,
        { size: 9.5 },
      ),
    ],
  });
};

/** Fire alarm monitoring: billed by the quarter, the increase is the lesser of a percent and CPI. */
export const alarmMonitoring: Recipe = (estate, random) => {
  const vendor = vendorOf(random, 'Fire & Signal');
  const month = random.int(35, 120);
  const term = span(estate, random, random.pick([3, 5]));
  const cap = random.pick([3, 4, 5]);
  return contract(estate, {
    title: 'Monitoring agreement',
    trait: 'alarm-lesser-of',
    terms: {
      vendor,
      service: 'fire alarm monitoring',
      fee: { amount: money(month * 3), period: 'quarter' },
      alsoFees: [{ amount: money(month), period: 'month' }],
      start: term.start,
      end: term.end,
      renews: true,
      noticeDays: 60,
      escalator: { type: 'lesser_of', value: cap },
      decoys: ['$250.00', '$172.00'],
    },
    look: { font: 'liberation', size: 10 },
    blocks: [
      p('CENTRAL STATION MONITORING AGREEMENT', { bold: true, size: 12, al: 'c' }),
      p(`Subscriber: ${estate.name}          Dealer: ${vendor}`),
      ...sections([
        [
          'MONITORING',
          `Dealer shall receive signals of the fire alarm control panel at ${estate.street} around the clock and notify the fire department.`,
        ],
        [
          'TERM',
          `${longDate(term.start)} to ${longDate(term.end)}, and from year to year after that unless either party gives sixty (60) days notice in writing before the expiration.`,
        ],
        [
          'CHARGES',
          `Subscriber shall pay ${shown(month)} per month, billed quarterly in advance at ${shown(month * 3)} per quarter.`,
        ],
        [
          'INCREASES',
          `Once in each year Dealer may raise the charge by the lesser of ${inWords(cap)} percent (${cap}%) or the increase of the Consumer Price Index (CPI-U) over the preceding year.`,
        ],
        ['LIMIT OF LIABILITY', "Dealer's liability shall not exceed $250.00 whatever the cause of the loss."],
        ['SERVICE CALLS', 'Repairs of the panel are not part of the charges and cost $172.00 per hour.'],
      ]),
      ...signatures(estate, vendor),
    ],
  });
};
