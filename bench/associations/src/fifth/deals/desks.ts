import { cells } from '../../blind/write/ink';
import { addDays, addYears, longDate } from '../../core/dates';

import { item, para, table } from '../press/leaf';
import { usual } from './clauses';
import { closes, full, type Recipe } from '../place';
import { also, deal, fee, figure, firm, round, signing, stepped, term } from './terms';

/** A manager: three years, three fees, and a page of what else it charges. */
export const management: Recipe = (place, random) => {
  const vendor = place.manager;
  const { from, to } = term(place, random, 3);
  const first = round(random, [900, 9800], 25);
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
  const first = round(random, [2400, 8800], 50);
  const years = [place.year - 1, place.year, place.year + 1];
  const steps = years.map((year, at) => ({
    label: String(year),
    cents: first + at * round(random, [100, 300], 50),
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
