import { c, cells } from '../../blind/write/ink';
import { addDays, addYears, isoDate, longDate } from '../../core/dates';
import { inWords } from '../../core/words';
import { item, para, table } from '../press/leaf';
import { usual } from './clauses';
import { capital, dated, type Recipe } from '../place';
import { deal, fee, figure, firm, roman, round, signing, term, titled } from './terms';

/** A hauler's form: what it asks for its containers, and that it may follow its costs. */
export const hauling: Recipe = (place, random) => {
  const vendor = firm(random, 'Disposal Services');
  const amount = round(random, [600, 6200], 1) + random.int(0, 99);
  const from = isoDate(place.year - 1, random.int(1, 12), 1);
  const years = random.pick([3, 5]);
  const to = addDays(addYears(from, years), -1);
  return deal(place, {
    title: 'Service order',
    trait: 'hauling-costs',
    told: {
      vendor,
      service: 'waste and recycling hauling',
      fee: fee(amount, 'month'),
      start: from,
      end: to,
      alsoEnd: addDays(to, 1),
      renews: true,
      noticeDays: 120,
      escalator: { type: 'cost_based' },
      surcharges: ['fuel', 'contamination'],
      decoys: ['$65.00'],
    },
    forms: { pdf: 4, scan: 4 },
    look: { font: 'helvetica', size: 8.5, margin: 48 },
    blocks: [
      para('CUSTOMER SERVICE ORDER', { bold: true, size: 15, after: 2 }),
      para(vendor, { size: 11 }),
      table(
        'lLlL',
        [
          {
            cells: [
              c('Account name'),
              c(place.name, { bold: true }),
              c('Order date'),
              c(dated(addDays(from, -24))),
            ],
          },
          { cells: [c('Site'), c(`${place.street}, ${place.city}`), c('Effective date'), c(dated(from))] },
          { cells: [c('Contact'), c(place.manager), c('Initial term'), c(`${years * 12} months`)] },
        ],
        { lines: 'all' },
      ),
      table(
        'cLcr',
        [
          { head: true, cells: cells('Qty', 'Container', 'Pickups / week', 'Monthly') },
          { cells: cells(String(random.int(2, 6)), '6 yd front load, refuse', '3', 'incl.') },
          { cells: cells(String(random.int(1, 3)), '4 yd front load, cardboard', '1', 'incl.') },
          { bold: true, cells: cells('', 'TOTAL MONTHLY RATE', '', figure(amount)) },
        ],
        { lines: 'all' },
      ),
      para('TERMS AND CONDITIONS', { bold: true, after: 3 }),
      {
        k: 'columns',
        blocks: [
          item(
            '1.',
            `TERM. The initial term is ${inWords(years * 12)} months from the effective date. It renews for successive terms of twelve months unless a party gives notice by registered mail at least one hundred twenty (120) days before a term ends.`,
          ),
          item(
            '2.',
            'RATES. Company may adjust its rates on thirty days’ notice to recover increases in its costs of disposal, transport, labor or regulation.',
          ),
          item(
            '3.',
            'FEES. A fuel recovery charge and, where loads are fouled, a contamination charge are added to the rate.',
          ),
          item(
            '4.',
            'LIQUIDATED DAMAGES. A customer who ends service early owes six (6) times the monthly rate.',
          ),
          item('5.', 'RETURNED ITEMS. $65.00 for a container exchange or an overloaded container.'),
          item('6.', 'EXCLUSIVITY. Customer grants Company the only right to collect its waste at the site.'),
        ],
      },
      para(`Customer: _____________________   Printed name: ${place.people[1]}   Title: Treasurer`),
    ],
  });
};

/** Ponds: the fee in words, and a limit to what it may rise. */
export const ponds: Recipe = (place, random) => {
  const vendor = firm(random, 'Lake Management');
  const dollars = random.int(36, 180) * 5;
  const cap = random.pick([3, 4, 5]);
  const { from, to } = term(place, random, 1);
  const other = usual(random, 3);
  return deal(place, {
    title: 'Waterway treatment agreement',
    trait: 'ponds-in-words',
    told: {
      vendor,
      service: 'lake and pond treatment',
      fee: fee(dollars * 100, 'month'),
      start: from,
      end: to,
      renews: true,
      noticeDays: 30,
      escalator: { type: 'cap_percent', value: cap },
      decoys: ['$350.00', ...other.decoys],
    },
    look: { justify: true },
    blocks: [
      para(`${capital(inWords(random.int(2, 9)))} ponds at ${place.short}`, {
        al: 'r',
        italic: true,
        after: 2,
      }),
      para('WATERWAY TREATMENT AGREEMENT', { bold: true, al: 'c', size: 13 }),
      para(
        `This agreement of ${longDate(from)} is between ${vendor}, hereafter “${vendor.split(' ')[0]},” and ${place.name}, hereafter “Client.”`,
      ),
      item(
        'I.',
        'Each month a licensed applicator inspects all shorelines and treats algae and invasive weeds with products registered for that use.',
      ),
      item(
        'II.',
        `Client pays the sum of ${titled(inWords(dollars))} and 00/100 Dollars (${figure(dollars * 100)}) monthly, in arrears.`,
      ),
      item(
        'III.',
        `The term is one year, ending ${longDate(to)}. Unless a party gives thirty (30) days’ written notice before that day, or before any anniversary of it, the term is extended by another year.`,
      ),
      item(
        'IV.',
        `The monthly sum may be raised at an extension; no raise may be greater than ${inWords(cap)} percent (${cap}%) of the sum paid before it.`,
      ),
      item(
        'V.',
        'Stocking of carp, if Client wants it, is quoted apart; a permit of the state costs Client $350.00.',
      ),
      ...other.texts.map((text, at) => item(`${roman(at + 6)}.`, text)),
      ...signing(place, vendor),
    ],
  });
};
