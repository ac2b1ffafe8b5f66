import { c, cells, p } from '../../blind/write/ink';
import { isoDate, longDate } from '../../core/dates';
import { grid, type Recipe } from '../frame';
import { contract, money, shown, signatures, vendorOf } from './terms';

/** Snow by the push: prices by depth, nothing by the month. */
export const snowPushes: Recipe = (estate, random) => {
  const vendor = vendorOf(random, 'Snow & Ice');
  const start = isoDate(estate.year - 1, 11, 1);
  const end = isoDate(estate.year, 4, 15);
  const base = random.int(12, 60) * 25;
  const steps = [1, 1.5, 2.1, 2.8].map((by) => Math.round((base * by) / 5) * 5);
  const labels = ['2" to 3.9"', '4" to 6.9"', '7" to 10.9"', '11" to 15"'];
  const salt = random.int(140, 290);
  return contract(estate, {
    title: 'Snow removal',
    trait: 'snow-per-push',
    terms: {
      vendor,
      service: 'snow plowing',
      fee: {
        amount: null,
        period: 'unit',
        schedule: labels.map((label, at) => ({ label, amount: money(steps[at]!) })),
      },
      start,
      end,
      renews: false,
      decoys: [`$${salt}.00`, '$125.00'],
    },
    containers: { pdf: 5, docx: 3, scan: 2 },
    look: { font: 'helvetica', size: 10 },
    blocks: [
      p(vendor.toUpperCase(), { bold: true, size: 15, after: 1 }),
      p('Commercial plowing · hauling · ice control', { italic: true }),
      p('SEASONAL SNOW CONTRACT – PER PUSH', { bold: true, al: 'c', size: 12 }),
      grid(
        [1, 3],
        [
          { cells: [c('Customer', { bold: true }), c(estate.name)] },
          { cells: [c('Site', { bold: true }), c(`${estate.street}, ${estate.city}`)] },
          { cells: [c('Season', { bold: true }), c(`${longDate(start)} through ${longDate(end)}`)] },
        ],
      ),
      p('Plowing of drives and lots is charged for each push, by depth of snow at the end of the storm:'),
      grid(
        [2, -1.4],
        [
          { head: true, cells: cells('Accumulation', 'Price Per Push') },
          ...labels.map((label, at) => ({ cells: cells(label, shown(steps[at]!)) })),
        ],
        { lines: 'all', at: { x: 30, w: 320 } },
      ),
      p(
        `Salt is applied on request at $${salt}.00 per ton. A loader for stacking, if ordered, is $125.00 per hour with operator. There is no charge for weeks without snow.`,
      ),
      p(
        'This contract ends with the season and does not renew. Invoices are sent weekly and are due on receipt.',
      ),
      ...signatures(estate, vendor),
    ],
  });
};

/** A pool's season for one price in instalments, on a form. */
export const poolSeason: Recipe = (estate, random) => {
  const vendor = vendorOf(random, 'Aquatics');
  const part = random.int(14, 70) * 100;
  const start = isoDate(estate.year, 5, 15);
  const end = isoDate(estate.year, 9, 30);
  return contract(estate, {
    title: 'Pool management agreement',
    trait: 'pool-season',
    terms: {
      vendor,
      service: 'swimming pool management',
      fee: { amount: money(part * 5), period: 'year' },
      alsoFees: [
        { amount: money(part), period: 'month' },
        { amount: money(part * 5), period: 'one-time' },
      ],
      start,
      end,
      decoys: ['$38.50', '$450.00'],
    },
    look: { font: 'liberation', size: 10 },
    blocks: [
      p('SWIMMING POOL MANAGEMENT AGREEMENT', { bold: true, size: 13 }),
      p(`Owner: ${estate.name}\nManager: ${vendor}\nPool season: ${longDate(start)} to ${longDate(end)}`),
      p('A. What is included', { bold: true, after: 2 }),
      p(
        'Opening and closing of the pool; daily testing and cleaning; chemicals; certified lifeguards from 11 a.m. to 7 p.m.; monthly reports to the health department.',
      ),
      p('B. Price', { bold: true, after: 2 }),
      p(
        `The price for the season is ${shown(part * 5)}, payable in five equal monthly installments of ${shown(part)} on the first day of May, June, July, August and September.`,
      ),
      p('C. Extras', { bold: true, after: 2 }),
      p(
        'Lifeguards for parties: $38.50 per guard-hour. Drain and acid wash, if the Owner asks for it: $450.00.',
      ),
      p('D. Termination', { bold: true, after: 2 }),
      p('Either party may terminate for cause if a default is not cured within ten days of notice.'),
      ...signatures(estate, vendor),
    ],
  });
};
