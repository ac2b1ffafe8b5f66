import { c } from '../../blind/write/ink';
import { longDate } from '../../core/dates';

import { item, para, table } from '../press/leaf';
import { usual } from './clauses';
import { dated, full, type Recipe } from '../place';
import { deal, fee, figure, firm, round, signing, term } from './terms';

/** Fire panels: yearly, then from month to month until somebody ends it. */
export const panelsWatch: Recipe = (place, random) => {
  const vendor = firm(random, 'Fire & Alarm');
  const amount = round(random, [480, 4200], 12);
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
  const amount = round(random, [160, 990], 5);
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
