import { c, cells } from '../../blind/write/ink';
import { addDays, addYears, isoDate, longDate } from '../../core/dates';
import { inWords } from '../../core/words';
import { item, para, table } from '../press/leaf';
import { capital, dated, full, type Recipe } from '../place';
import { also, deal, fee, figure, firm, round, signing, term, usual } from './terms';

/** Lifts: five years and five again, by the quarter in advance, following wages. */
export const lifts: Recipe = (place, random) => {
  const vendor = firm(random, 'Elevator');
  const amount = round(random, 900, 5400, 1) + random.int(0, 99);
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
  const amount = round(random, 640, 7400, 10);
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
  const amount = round(random, 140, 1300, 5);
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

/** Fire panels: yearly, then from month to month until somebody ends it. */
export const panelsWatch: Recipe = (place, random) => {
  const vendor = firm(random, 'Fire & Alarm');
  const amount = round(random, 480, 4200, 12);
  const { from, to } = term(place, random, 1);
  const other = usual(random, 3);
  return deal(place, {
    title: 'Monitoring and inspection',
    trait: 'alarm-evergreen',
    told: {
      vendor,
      service: 'fire alarm monitoring and inspection',
      fee: fee(amount, 'year'),
      start: from,
      end: to,
      renews: true,
      noticeDays: 60,
      decoys: ['$250.00', '$128.00', ...other.decoys],
    },
    look: { font: 'helvetica', size: 9.5, margin: 56 },
    blocks: [
      para('MONITORING & INSPECTION AGREEMENT', { bold: true, size: 14 }),
      { k: 'rule' },
      {
        k: 'side',
        left: [para(`SUBSCRIBER\n${place.name}\n${full(place)}`)],
        right: [para(`COMPANY\n${vendor}\nLicense EF-${random.int(10000, 99999)}`)],
      },
      { k: 'rule' },
      item(
        '1.',
        'Services: supervision of the panel around the clock, yearly test of all devices under NFPA 72, and semiannual test of waterflow switches.',
      ),
      item(
        '2.',
        `Annual charge: ${figure(amount)}, due on the first day of each contract year. The charge stays the same for as long as the agreement lasts.`,
      ),
      item(
        '3.',
        `Contract period: from ${dated(from, 'day')} through ${dated(to, 'day')}, and thereafter from year to year, until either party gives two months’ (60 days’) written notice before a contract year ends.`,
      ),
      item(
        '4.',
        'Not included: batteries, radio fees of the authority, false alarm fines. Labor on repairs is $128.00 an hour.',
      ),
      item(
        '5.',
        'Limit: Company is no insurer. Its liability for a failure of the equipment is limited to $250.00 or the harm, whichever is less.',
      ),
      ...other.texts.map((text, at) => item(`${at + 6}.`, text)),
      ...signing(place, vendor),
    ],
  });
};

/** A form that was never filled in: the price is a blank. */
export const blankForm: Recipe = (place, random) => {
  const vendor = firm(random, 'Mechanical');
  const { from, to } = term(place, random, 1);
  return deal(place, {
    title: 'Planned maintenance form',
    trait: 'blank-price',
    told: {
      vendor,
      service: 'boiler and HVAC planned maintenance',
      fee: null,
      start: from,
      end: to,
      noticeDays: 30,
      decoys: ['$118.00', '10%'],
    },
    look: { font: 'helvetica', size: 10 },
    blocks: [
      para('PLANNED MAINTENANCE AGREEMENT', { bold: true, al: 'c', size: 13 }),
      table(
        'lL',
        [
          { cells: [c('Company:'), c(vendor)] },
          { cells: [c('Owner:'), c(place.name)] },
          { cells: [c('Premises:'), c(full(place))] },
          { cells: [c('Dates:'), c(`${dated(from, 'short')} to ${dated(to, 'short')}`)] },
          { cells: [c('Annual price:'), c('$ ____________ , payable in 4 parts')] },
        ],
        { lines: 'none' },
      ),
      para(
        'Check those that apply:   [X] Boilers   [X] Pumps   [  ] Chiller   [X] Make-up air   [  ] Generator',
      ),
      item(
        '1.',
        'Company cleans, tests and adjusts the marked equipment in spring and fall and leaves a report.',
      ),
      item('2.', 'Repairs are charged at $118.00 per hour; holders of this agreement get 10% off parts.'),
      item('3.', 'Either party may cancel by thirty (30) days’ notice in writing.'),
      para('Signed: __________________   (not valid until priced and signed)'),
    ],
  });
};

/** A gate's equipment and its upkeep, month by month, no more than so much a year. */
export const gates: Recipe = (place, random) => {
  const vendor = firm(random, 'Access Systems');
  const amount = round(random, 160, 990, 5);
  const years = 3;
  const { from, to } = term(place, random, years);
  const cap = random.pick([4, 5, 6]);
  const other = usual(random, 3);
  return deal(place, {
    title: 'Gate service plan',
    trait: 'gates-not-over',
    told: {
      vendor,
      service: 'gate and access control maintenance',
      fee: fee(amount, 'month'),
      start: from,
      end: to,
      renews: true,
      noticeDays: 90,
      escalator: { type: 'cap_percent', value: cap },
      surcharges: ['travel'],
      decoys: ['$29.00', ...other.decoys],
    },
    look: { font: 'helvetica', size: 9, margin: 54 },
    blocks: [
      para('GATE CARE PLAN', { bold: true, size: 18, after: 2 }),
      para(`for ${place.name}, provided by ${vendor}`),
      {
        k: 'columns',
        blocks: [
          para('What you get', { bold: true }),
          para(
            'Two visits a year to oil, align and test every operator; telephone help; loaner boards; one reprogramming of the directory each month.',
          ),
          para('What it costs', { bold: true }),
          para(
            `${figure(amount)} a month, charged to your account on the 5th. A travel surcharge is added to calls after 6 p.m. New remotes are $29.00 apiece.`,
          ),
          para('Changes of price', { bold: true }),
          para(
            `We may change the monthly price once in any twelve months, and never by more than ${cap} percent.`,
          ),
          para('How long', { bold: true }),
          para(
            `From ${longDate(from)} until ${longDate(to)}. The plan then renews for one year at a time. To stop it, tell us in writing ninety days before it would renew.`,
          ),
          ...other.texts.map((text) => para(text)),
        ],
      },
      ...signing(place, vendor),
    ],
  });
};
