import { c, cells } from '../../blind/write/ink';
import { addDays, addYears, isoDate, longDate } from '../../core/dates';
import { inWords } from '../../core/words';
import { para, table } from '../press/leaf';
import { usual } from './clauses';
import { capital, full, type Recipe } from '../place';
import { also, deal, fee, figure, firm, round, signing, term } from './terms';

/** Lifts: five years and five again, by the quarter in advance, following wages. */
export const lifts: Recipe = (place, random) => {
  const vendor = firm(random, 'Elevator');
  const amount = round(random, [900, 5400], 1) + random.int(0, 99);
  const from = isoDate(place.year - random.int(1, 4), random.pick([1, 4, 7, 10]), 1);
  const to = addDays(addYears(from, 5), -1);
  const other = usual(random, 4);
  return deal(place, {
    title: 'Full maintenance agreement',
    trait: 'lifts-by-wages',
    told: {
      vendor,
      service: 'elevator full maintenance',
      fee: fee(amount, 'quarter'),
      start: from,
      end: to,
      alsoEnd: addDays(to, 1),
      renews: true,
      noticeDays: 90,
      escalator: { type: 'cost_based' },
      decoys: ['80%', '20%', ...other.decoys],
    },
    look: {
      font: 'liberation',
      size: 9.5,
      margin: 58,
      bottom: { left: 'Form FM-7 (rev.)', right: 'Page %p of %n' },
    },
    blocks: [
      para(vendor, { bold: true, size: 15, after: 0 }),
      para('FULL MAINTENANCE AGREEMENT FOR VERTICAL TRANSPORTATION'),
      table(
        'lL',
        [
          { cells: [c('Purchaser'), c(place.name, { bold: true })] },
          { cells: [c('Building'), c(full(place))] },
          {
            cells: [c('Equipment'), c(`${capital(inWords(random.int(1, 4)))} hydraulic passenger elevators`)],
          },
        ],
        { lines: 'rows' },
      ),
      para('Duration', { bold: true, after: 1 }),
      para(
        `Service starts on ${longDate(from)} and runs for five (5) years without break. It then continues for further periods of five (5) years, unless it is ended at the close of a period by written notice given at least ninety (90) days earlier.`,
      ),
      para('Payment', { bold: true, after: 1 }),
      para(
        `Purchaser pays ${figure(amount)} per quarter, due in advance on the first day of January, April, July and October.`,
      ),
      para('Price adjustment', { bold: true, after: 1 }),
      para(
        'Once a year the price is adjusted to our costs: 80% of it moves with the hourly cost of elevator examiners, fringe benefits included, in the district, and 20% with the index for metals and metal products of the Department of Labor.',
      ),
      para('Exclusions', { bold: true, after: 1 }),
      para(
        'Car enclosures, hoistway doors, buried piping and damage by water are not covered. Entrapments outside of regular hours are billed for the overtime premium alone.',
      ),
      ...other.texts.map((text) => para(text)),
      ...signing(place, vendor),
    ],
  });
};

/** Cleaning by the month with the lesser of two increases. */
export const custodial: Recipe = (place, random) => {
  const vendor = firm(random, 'Custodial');
  const amount = round(random, [640, 7400], 10);
  const { from, to } = term(place, random, 2);
  const limit = random.pick([2.5, 3, 3.5]);
  const other = usual(random, 3);
  return deal(place, {
    title: 'Custodial services',
    trait: 'custodial-lesser',
    told: {
      vendor,
      service: 'custodial cleaning of common areas',
      fee: fee(amount, 'month'),
      alsoFees: [also(amount * 12, 'year')],
      start: from,
      end: to,
      renews: false,
      escalator: { type: 'lesser_of', value: limit },
      decoys: ['$42.50', ...other.decoys],
    },
    look: { font: 'liberation', size: 10 },
    forms: { docx: 4, pdf: 3, scan: 2 },
    blocks: [
      para(`${vendor} – Agreement for Custodial Services`, { bold: true, size: 13 }),
      para(`Client: ${place.name}\nTerm: ${longDate(from)} – ${longDate(to)}`),
      table(
        'Lc',
        [
          { head: true, cells: cells('Task', 'How often') },
          { cells: cells('Lobbies, elevators and mail rooms', 'Mon, Wed, Fri') },
          { cells: cells('Stairwells swept and mopped', 'weekly') },
          { cells: cells('Windows of the lobby', 'every other month') },
        ],
        { lines: 'all' },
      ),
      para(
        `Compensation. ${figure(amount)} per month (${figure(amount * 12)} annualized), invoiced on the last business day.`,
      ),
      para(
        `Second year. At the first anniversary compensation is increased by the lesser of ${limit}% or the percentage by which the Consumer Price Index rose over the preceding year.`,
      ),
      para('Work on call, such as after a party or a flood, is $42.50 per hour and person.'),
      para(
        'This agreement ends on its last day without notice. If both sides wish to go on they will sign a new one. Either side may end it sooner for any reason by a letter.',
      ),
      ...other.texts.map((text) => para(text)),
      ...signing(place, vendor, addDays(from, -16)),
    ],
  });
};

/** A letter of an exterminator that the board countersigns. */
export const pests: Recipe = (place, random) => {
  const vendor = firm(random, 'Exterminating');
  const amount = round(random, [140, 1300], 5);
  const from = isoDate(place.year, random.int(1, 6), 1);
  return deal(place, {
    title: 'Letter of agreement',
    trait: 'pests-letter',
    told: {
      vendor,
      service: 'pest control',
      fee: fee(amount, 'quarter'),
      start: from,
      end: addDays(addYears(from, 1), -1),
      alsoEnd: addYears(from, 1),
      renews: true,
      noticeDays: 15,
      decoys: ['$75.00', '$450.00'],
    },
    look: {
      size: 11,
      letterhead: {
        name: vendor,
        lines: [`PO Box ${random.int(100, 999)} · ${place.city} ${place.st}`],
        look: 'right',
      },
    },
    blocks: [
      para(longDate(addDays(from, -31))),
      para(`${place.name}\nc/o ${place.manager}\n${full(place)}`),
      para('Re: Pest control, one year'),
      para(`Dear ${place.people[1]}:`),
      para(
        `Thank you for asking us back. We will treat the outside walls, the trash rooms and the clubhouse once each quarter against ants, roaches and rodents. The charge is ${figure(amount)} each quarter, first visit in the week of ${longDate(from)}.`,
      ),
      para(
        'If residents call between visits we come without charge within two business days. Bed bugs and termites are other work; for bed bugs we ask $450.00 per apartment, and a missed appointment costs $75.00.',
      ),
      para(
        `The agreement starts ${longDate(from)} and is for one year. It continues for another year each time unless you or we write fifteen days before it runs out.`,
      ),
      para('If you agree, please sign the copy and send it back.'),
      para(`Sincerely,\n\n${vendor}`),
      para(`Agreed: ______________________  for ${place.name}`),
    ],
  });
};
