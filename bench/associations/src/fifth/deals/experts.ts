import { c, cells } from '../../blind/write/ink';
import { isoDate, longDate } from '../../core/dates';
import { inWords } from '../../core/words';
import { item, para, table } from '../press/leaf';
import { usual } from './clauses';
import { type Recipe } from '../place';
import { deal, fee, figure, firm, round, term, titled } from './terms';

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
        `Period. ${longDate(from)} to ${longDate(to)}, and then by the year. Thirty days before a year is out either side may decline another, in writing.`,
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
