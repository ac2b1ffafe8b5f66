import { c, cells } from '../../blind/write/ink';
import { addDays, addYears, isoDate, longDate } from '../../core/dates';
import { inWords } from '../../core/words';
import { item, para, table } from '../press/leaf';
import { usual } from './clauses';
import { dated, full, type Recipe } from '../place';
import { also, deal, fee, figure, firm, round, signing, stepped, term } from './terms';

/** A price for the year that is billed in eight warm months. */
export const grounds: Recipe = (place, random) => {
  const vendor = firm(random, 'Grounds Care');
  const part = round(random, [900, 8200], 25);
  const { from } = term(place, random, 1);
  const years = random.pick([2, 3]);
  const to = addDays(addYears(from, years), -1);
  const percent = random.pick([2, 2.5, 3, 4]);
  const other = usual(random, 4);
  const notice = random.pick([30, 60]);
  return deal(place, {
    title: 'Grounds maintenance agreement',
    trait: 'grounds-eight-months',
    told: {
      vendor,
      service: 'grounds maintenance, mowing and beds',
      fee: fee(part * 8, 'year'),
      alsoFees: [also(part, 'month')],
      start: from,
      end: to,
      renews: true,
      noticeDays: notice,
      escalator: { type: 'fixed_percent', value: percent },
      decoys: ['$68.00', ...other.decoys],
    },
    look: { justify: random.chance(0.6), bottom: { middle: `Initials ______ / ______`, right: '%p of %n' } },
    blocks: [
      para('GROUNDS MAINTENANCE AGREEMENT', { al: 'c', bold: true, size: 14 }),
      para(
        `Agreement made ${longDate(addDays(from, -20))} between ${place.name} (“Association”), ${full(place)}, and ${vendor} (“Contractor”).`,
      ),
      item(
        '1.',
        'Work. Contractor mows weekly from April to November, edges, prunes shrubs twice, mulches beds once to a depth of two inches, and removes leaves in the fall.',
      ),
      item(
        '2.',
        `Time. The work begins ${longDate(from)} and ends ${longDate(to)}. After that the agreement goes on from year to year unless a party tells the other in writing, no later than ${inWords(notice)} days before the end of the term then running, that it will not.`,
      ),
      item(
        '3.',
        `Price. The price is ${figure(part * 8)} for each contract year, billed in eight (8) equal installments of ${figure(part)} on the first of April through November. There is no bill from December to March.`,
      ),
      item(
        '4.',
        `Later years. On each anniversary of the beginning date the yearly price goes up by ${percent}%.`,
      ),
      item(
        '5.',
        'Extras. Work outside the list is done only upon a signed order, at $68.00 per man-hour plus materials.',
      ),
      ...other.texts.map((text, at) => item(`${at + 6}.`, text)),
      ...signing(place, vendor),
    ],
  });
};

/** Pools: a month's price in a box of terms, prices that follow an index within bounds. */
export const pool: Recipe = (place, random) => {
  const vendor = firm(random, 'Pool & Spa');
  const amount = round(random, [380, 2400], 5);
  const { from, to } = term(place, random, random.pick([1, 2, 3]));
  const [floor, cap] = random.pick([
    [2, 5],
    [1.5, 4],
    [2, 4.5],
    [3, 6],
  ] as const);
  const other = usual(random, 3);
  return deal(place, {
    title: 'Pool service',
    trait: 'pool-index-bounds',
    told: {
      vendor,
      service: 'pool and spa service',
      fee: fee(amount, 'month'),
      start: from,
      end: to,
      renews: true,
      noticeDays: 45,
      escalator: { type: 'cpi', floor, cap },
      surcharges: ['chemical'],
      decoys: ['$95.00', ...other.decoys],
    },
    look: {
      font: 'helvetica',
      size: 10,
      letterhead: { name: vendor, lines: ['Licensed · Bonded · C-53', '(555) 013-7741'], look: 'bar' },
    },
    blocks: [
      para('SERVICE AGREEMENT', { bold: true, size: 14 }),
      table(
        'lL',
        [
          { cells: [c('Customer', { bold: true }), c(place.name)] },
          { cells: [c('Pool location', { bold: true }), c(`Clubhouse, ${full(place)}`)] },
          { cells: [c('Agreement period', { bold: true }), c(`${dated(from)} to ${dated(to)}`)] },
          { cells: [c('Visits', { bold: true }), c('3 each week May–September; 1 each week otherwise')] },
          { cells: [c('Monthly charge', { bold: true }), c(figure(amount))] },
        ],
        { lines: 'all' },
      ),
      para('TERMS', { bold: true }),
      item(
        'a)',
        `The monthly charge is revised every January by the change in the Consumer Price Index for All Urban Consumers over the twelve months before. No revision will be less than ${floor} percent or more than ${cap} percent.`,
      ),
      item(
        'b)',
        'Chlorine, acid and stabilizer are included up to the quantities in Schedule 1. A chemical surcharge applies while the supplier’s price is more than a quarter above that of the signing date; it is shown as its own line on the invoice.',
      ),
      item('c)', 'Service calls outside the visits: $95.00 for the first hour.'),
      item(
        'd)',
        'The agreement renews itself for a like period unless either party cancels by certified mail forty-five (45) days ahead of its end.',
      ),
      ...other.texts.map((text, at) => item(`${'efghijklmnopqrs'.charAt(at)})`, text)),
      ...signing(place, vendor, addDays(from, -9)),
    ],
  });
};

/** Winters at a price each, for some years. */
export const winters: Recipe = (place, random) => {
  const vendor = firm(random, 'Plowing');
  const first = round(random, [6000, 48000], 250);
  const years = [0, 1, 2];
  const steps = years.map((at) => {
    const opens = place.year - 1 + at;
    const cents = first + at * round(random, [200, 200], 50) * 2;
    return { label: `${opens}–${opens + 1}`, cents, from: isoDate(opens, 11, 15) };
  });
  const to = isoDate(place.year + 2, 4, 1);
  return deal(place, {
    title: 'Snow and ice',
    trait: 'winters-by-season',
    told: {
      vendor,
      service: 'snow plowing and ice control',
      fee: stepped('year', steps),
      start: steps[0]!.from,
      end: to,
      renews: false,
      escalator: { type: 'schedule' },
      surcharges: ['salt'],
      decoys: ['$185.00'],
    },
    forms: { pdf: 4, docx: 2, scan: 2.5 },
    look: { font: 'liberation', size: 10 },
    blocks: [
      para(vendor, { bold: true, size: 16, after: 0 }),
      para('“We plow before you wake”', { italic: true }),
      para(`Proposal to and agreement with: ${place.name}`),
      para(
        `We offer to clear drives, walks and hydrants of snow of more than two inches for three winters, from ${longDate(steps[0]!.from)} to ${longDate(to)}, each winter running from November 15 to April 1, at a fixed price per winter:`,
      ),
      table(
        'lr',
        [
          { head: true, under: 'one', cells: cells('Winter', 'Price') },
          ...steps.map(({ label, cents }) => ({ cells: cells(label, figure(cents)) })),
        ],
        { lines: 'all' },
      ),
      para(
        'The price holds up to 90 inches of snowfall as measured at the airport. Hauling, if it is asked for, costs $185.00 an hour for truck and loader. Salt is passed on with a salt surcharge when the county’s bid price goes over its price of this fall.',
      ),
      para(
        'The price of a winter is due in five equal parts, on the first of December through April. The agreement is over after the third winter and does not renew.',
      ),
      para(
        `Accepted for ${place.name}:\n\n____________________________   ${place.people[2]}, Vice President`,
      ),
    ],
  });
};
