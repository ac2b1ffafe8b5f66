import { c, cells } from '../../blind/write/ink';
import { addDays, addYears, isoDate, longDate, monthName } from '../../core/dates';
import { inWords } from '../../core/words';
import { item, para, table } from '../press/leaf';
import { usual } from './clauses';
import { type Recipe } from '../place';
import { deal, fee, figure, firm, round, signing, term, titled } from './terms';

/** An engineer's fixed price for one piece of work. */
export const engineer: Recipe = (place, random) => {
  const vendor = firm(random, 'Structural Engineers');
  const amount = round(random, [4200, 68000], 100);
  const day = isoDate(place.year - 1, random.int(2, 10), random.int(2, 27));
  return deal(place, {
    title: 'Proposal for engineering services',
    trait: 'engineer-lump-sum',
    told: {
      vendor,
      service: 'balcony inspection and engineering',
      fee: fee(amount, 'one-time'),
      decoys: ['30%', '$215', '$165', '$95'],
    },
    look: {
      letterhead: { name: vendor, lines: ['Buildings · Waterfronts · Parking Structures'], look: 'bar' },
      font: 'liberation',
      size: 10,
    },
    blocks: [
      para(longDate(day)),
      para(`${place.name}\nAttn: ${place.people[3]}`),
      para('Subject: Condition survey of balconies and walkways', { bold: true }),
      para(
        'We propose to sound the concrete of all balconies, to open up to six places chosen by us, to test cores for chlorides, and to give the Board a report with drawings and an estimate of repairs.',
      ),
      para(
        `Fee. These services will be performed for a lump sum of ${titled(inWords(amount / 100))} Dollars (${figure(amount)}). Of this 30% is due on acceptance and the rest with the report.`,
      ),
      table(
        'Lr',
        [
          { head: true, cells: cells('Services beyond the scope', 'Hourly') },
          { cells: cells('Principal', '$215') },
          { cells: cells('Project engineer', '$165') },
          { cells: cells('Draftsman', '$95') },
        ],
        { lines: 'all' },
      ),
      para(
        'The survey can start three weeks after acceptance and takes about eight weeks. This proposal is open for sixty days.',
      ),
      para(`Respectfully submitted,\n${vendor}`),
      para(`Accepted by ${place.name}   __________________   Date __________`),
    ],
  });
};

/** '2025-03-01' as 'the 1st day of March 2025'. */
function dayOf(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number);
  const tail =
    [, 'st', 'nd', 'rd'][(day ?? 1) % 100 > 3 && (day ?? 1) % 100 < 21 ? 0 : (day ?? 1) % 10] ?? 'th';
  return `the ${day}${tail} day of ${monthName(month ?? 1)} ${year}`;
}

/** An older contract goes on at a new price: what the document repeats of the old one no longer holds. */
export const extension: Recipe = (place, random) => {
  const trade = random.pick([
    ['Landscape', 'landscape maintenance'],
    ['Pool Care', 'pool maintenance'],
    ['Cleaning', 'cleaning of common areas'],
  ] as const);
  const vendor = firm(random, trade[0]);
  const old = round(random, [700, 5200], 10);
  const now = old + round(random, [20, 290], 5);
  const from = isoDate(place.year, random.int(1, 7), 1);
  const to = addDays(addYears(from, 2), -1);
  return deal(place, {
    title: 'First amendment',
    trait: 'extension',
    told: {
      vendor,
      service: trade[1],
      fee: fee(now, 'month'),
      start: from,
      end: to,
      decoys: [figure(old)],
    },
    look: { justify: random.chance(0.5), bottom: { middle: 'First Amendment – %p' } },
    blocks: [
      para('FIRST AMENDMENT TO SERVICE CONTRACT', { al: 'c', bold: true, size: 13 }),
      para(
        `${place.name} (“Owner”) and ${vendor} (“Provider”) signed a contract for ${trade[1]} that has run for ${inWords(random.int(2, 4))} years at ${figure(old)} per month and expires on ${longDate(addDays(from, -1))}. They now agree:`,
      ),
      item(
        '1.',
        `The contract is extended. The extension begins on ${longDate(from)} and ends on ${longDate(to)}.`,
      ),
      item(
        '2.',
        `In place of the former price Owner pays ${figure(now)} per month during the whole of the extension. There is no other change of price.`,
      ),
      item('3.', 'Provider adds one visit in October, at no charge, to look over the site with the Board.'),
      item('4.', 'All other terms stay as they were.'),
      ...signing(place, vendor, addDays(from, -40)),
    ],
  });
};

/** Officers at the gate by the hour, so many hours a week. */
export const officers: Recipe = (place, random) => {
  const vendor = firm(random, 'Protective Services');
  const rate = random.int(2100, 4400);
  const { from, to } = term(place, random, 1);
  const hours = random.pick([56, 84, 112, 168]);
  const other = usual(random, 2);
  return deal(place, {
    title: 'Officer services',
    trait: 'officers-hourly',
    told: {
      vendor,
      service: 'security officers',
      fee: fee(rate, 'unit'),
      start: from,
      end: to,
      renews: true,
      noticeDays: 30,
      escalator: { type: 'cost_based' },
      surcharges: ['holiday'],
      decoys: ['$1.10', ...other.decoys],
    },
    look: { font: 'times', size: 11, justify: true },
    blocks: [
      para('CONTRACT FOR OFFICER SERVICES', { al: 'c', bold: true }),
      para(`between ${vendor} and ${place.name}`, { al: 'c' }),
      item('§1', `Post. One unarmed officer at the main gate, ${hours} hours a week, as in the post orders.`),
      item(
        '§2',
        `Rate. Client is billed ${figure(rate)} for each hour of service. Six holidays carry a holiday surcharge of half the rate. A vehicle, if ordered, is $1.10 a mile.`,
      ),
      item(
        '§3',
        `Period. From ${dayOf(from)} to ${dayOf(to)}, both included, and then by the year. Thirty days before a year is out either side may decline another, in writing.`,
      ),
      item(
        '§4',
        'Adjustment. When a law raises wages, payroll taxes or health benefits of the officers, the rate is raised by the same cost per hour from the day the law takes effect.',
      ),
      ...other.texts.map((text, at) => item(`§${at + 5}`, text)),
      table('LL', [{ cells: [c(`For Client: ${place.people[4]}`), c(`For ${vendor}: ______________`)] }]),
    ],
  });
};
