import { c, cells } from '../../blind/write/ink';
import { addDays, addYears, isoDate, longDate } from '../../core/dates';
import { inWords } from '../../core/words';
import { item, para, table } from '../press/leaf';
import { closes, full, type Recipe } from '../place';
import { also, deal, fee, figure, firm, round, signing, stepped, term, titled, usual } from './terms';

/** A manager: three years, three fees, and a page of what else it charges. */
export const management: Recipe = (place, random) => {
  const vendor = place.manager;
  const { from, to } = term(place, random, 3);
  const first = round(random, 900, 9800, 25);
  const steps = ['First', 'Second', 'Third'].map((word, at) => ({
    label: `${word} Year`,
    cents: Math.round((first * (100 + at * random.int(2, 4))) / 10_000) * 100,
    from: addYears(from, at),
  }));
  const other = usual(random, 3);
  return deal(place, {
    title: 'Management agreement',
    trait: 'management-years',
    told: {
      vendor,
      service: 'association management',
      fee: stepped('month', steps),
      start: from,
      end: to,
      renews: true,
      noticeDays: 60,
      escalator: { type: 'schedule' },
      decoys: ['$300.00', '$0.18', '$45.00', ...other.decoys],
    },
    look: { justify: true, bottom: { left: 'Management Agreement', right: '%p' } },
    blocks: [
      para('AGREEMENT FOR MANAGEMENT SERVICES', { al: 'c', bold: true, size: 13 }),
      para(
        `${place.name} (the “Association”) engages ${vendor} (the “Agent”) to manage its affairs at ${full(place)} upon these terms.`,
      ),
      item(
        '1.1',
        `Term. Three (3) years, from ${longDate(from)} to and including ${longDate(to)}; then year by year, unless a party elects otherwise by sixty (60) days’ prior written notice.`,
      ),
      item(
        '1.2',
        'Duties. Agent collects assessments, pays bills that are approved, keeps the books, inspects the grounds twice a month and attends twelve meetings of the Board.',
      ),
      item('1.3', 'Compensation. The Association pays Agent a fee each month as follows:'),
      table(
        'lr',
        [
          { head: true, under: 'one', cells: cells('Contract Year', 'Monthly Fee') },
          ...steps.map(({ label, cents, from: day }) => ({
            cells: cells(`${label} (from ${longDate(day)})`, figure(cents)),
          })),
        ],
        { lines: 'rows' },
      ),
      item('1.4', 'Spending. Agent may spend up to $300.00 on one repair without asking.'),
      ...other.texts.map((text, at) => item(`2.${at + 1}`, text)),
      ...signing(place, vendor),
      { k: 'page' },
      para('ADDENDUM 1 – OTHER CHARGES', { bold: true }),
      table(
        'Lr',
        [
          { cells: cells('Photocopies, each', '$0.18') },
          { cells: cells('Delinquency letter, charged to the owner', '$45.00') },
          { cells: cells('Transfer of a home, charged to the buyer', '$225.00') },
          { cells: cells('Testimony in court, per hour', '$140.00') },
        ],
        { lines: 'all' },
      ),
    ],
  });
};

/** An auditor's engagement for three years, with the price of each year in a sentence. */
export const auditor: Recipe = (place, random) => {
  const vendor = `${random.pick(['Lindqvist', 'Farrow', 'Abascal'])}, ${random.pick(['Munro', 'Tate', 'Cho'])} & Co., CPAs`;
  const first = round(random, 2400, 8800, 50);
  const years = [place.year - 1, place.year, place.year + 1];
  const steps = years.map((year, at) => ({
    label: String(year),
    cents: first + at * round(random, 100, 300, 50),
  }));
  return deal(place, {
    title: 'Engagement letter',
    trait: 'auditor-years',
    told: {
      vendor,
      service: 'audit and tax returns',
      fee: stepped('year', steps),
      escalator: { type: 'schedule' },
      decoys: ['$210.00'],
    },
    look: {
      letterhead: {
        name: vendor,
        lines: ['A Professional Corporation', `${place.city}, ${place.state}`],
        look: 'rule',
      },
      justify: true,
    },
    blocks: [
      para(`To the Board of Directors of ${place.name}:`),
      para(
        'We are pleased to confirm our understanding of the services we are to provide. We will audit the balance sheets and the related statements of revenues, expenses and cash flows, and prepare the federal and state returns (Form 1120-H).',
      ),
      para(
        'An audit is made in accordance with standards generally accepted in the United States. It gives reasonable and not absolute assurance, and its procedures include tests of documents and confirmation of cash.',
      ),
      para(
        `Our fees, which include expenses, will be ${steps
          .map(
            ({ cents, label }) =>
              `${figure(cents)} for the year ending ${longDate(closes(place, Number(label)))}`,
          )
          .join('; ')
          .replace(
            /; (?=[^;]*$)/,
            '; and ',
          )}. Work that is not foreseen, such as a restatement, is billed at $210.00 per hour once you agree to it.`,
      ),
      para(
        'Our working papers are our property and are kept for seven years. You may end this engagement at any time by telling us in writing; we are then paid for what was done.',
      ),
      para(`Very truly yours,\n\n${vendor}`),
      para(`ACKNOWLEDGED: ____________________  ${place.people[0]}, for ${place.name}`),
    ],
  });
};

/** Television and data for all homes: so much a home, and what that comes to. */
export const fiber: Recipe = (place, random) => {
  const vendor = firm(random, 'Fiber Networks');
  const each = random.int(2900, 7400) - 1;
  const { from } = term(place, random, 7);
  const to = addDays(addYears(from, 7), -1);
  const percent = random.pick([3, 4, 5]);
  const other = usual(random, 3);
  return deal(place, {
    title: 'Bulk services agreement',
    trait: 'fiber-each',
    told: {
      vendor,
      service: 'bulk internet and television',
      fee: fee(each, 'unit'),
      alsoFees: [also(each * place.units, 'month'), also(each, 'month')],
      start: from,
      end: to,
      renews: false,
      escalator: { type: 'fixed_percent', value: percent },
      surcharges: ['broadcast'],
      decoys: ['$150.00', ...other.decoys],
    },
    look: { font: 'liberation', size: 9.5, bottom: { left: 'Confidential', right: '%p / %n' } },
    blocks: [
      para('BULK SERVICES AGREEMENT', { bold: true, size: 14 }),
      para(
        `${vendor} (“Operator”) and ${place.name} (“Owner”) agree that Operator serves all ${place.units} dwellings on the premises with data at 500 Mb/s and the Select television tier.`,
      ),
      item(
        '1',
        `Rate. Owner pays ${figure(each)} per dwelling per month, that is ${figure(each * place.units)} for ${place.units} dwellings, whether or not they are occupied.`,
      ),
      item(
        '2',
        `Yearly change. Each January 1 after the first full year the rate goes up ${percent}% over the rate of December.`,
      ),
      item(
        '3',
        'Taxes and pass-through. Sales tax, franchise fees and a broadcast station surcharge are extra, at the amounts that Operator bills to its other customers in town.',
      ),
      item(
        '4',
        `Term. Seven (7) years from the launch date, ${longDate(from)}. The term ends ${longDate(to)} and is not extended unless both sign.`,
      ),
      item('5', 'Door fee. At launch Operator pays Owner $150.00 for each dwelling, once.'),
      ...other.texts.map((text, at) => item(String(at + 6), text)),
      ...signing(place, vendor),
    ],
  });
};

/** An engineer's fixed price for one piece of work. */
export const engineer: Recipe = (place, random) => {
  const vendor = firm(random, 'Structural Engineers');
  const amount = round(random, 4200, 68000, 100);
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
