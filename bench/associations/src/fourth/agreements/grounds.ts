import { c, cells, p } from '../../blind/write/ink';
import { addDays, addYears, isoDate } from '../../core/dates';
import { inWords } from '../../core/words';
import { grid, longDate, shortDate, type Recipe } from '../frame';
import { contract, money, sections, shown, signatures, span, vendorOf } from './terms';

/** Landscaping for years: sections, a fixed increase each year, per-service prices that are no fee. */
export const landscaping: Recipe = (estate, random) => {
  const vendor = vendorOf(random, 'Landscape Management');
  const fee = random.int(18, 190) * 100;
  const term = span(estate, random, random.pick([2, 3]));
  const rise = random.pick([2, 2.5, 3, 4]);
  const notice = random.pick([30, 60, 90]);
  const mulch = random.int(55, 85);
  return contract(estate, {
    title: 'Landscape maintenance agreement',
    trait: 'landscaping',
    terms: {
      vendor,
      service: 'landscape maintenance',
      fee: { amount: money(fee), period: 'month' },
      alsoFees: [{ amount: money(fee * 12), period: 'year' }],
      start: term.start,
      end: term.end,
      renews: true,
      noticeDays: notice,
      escalator: { type: 'fixed_percent', value: rise },
      decoys: [`$${mulch}.00`, '1.5%', '$2,000,000'],
    },
    blocks: [
      p('LANDSCAPE MAINTENANCE AGREEMENT', { bold: true, al: 'c', size: 13 }),
      p(
        `This Agreement is made between ${estate.name} ("Association"), ${estate.street}, ${estate.city}, ${estate.state}, and ${vendor} ("Contractor").`,
      ),
      ...sections([
        [
          'Services',
          'Contractor shall mow, edge, prune, fertilize and clean the common grounds as set out in the attached Specifications, with forty-two (42) visits in each year.',
        ],
        [
          'Compensation',
          `Association shall pay Contractor ${shown(fee)} per month (${shown(fee * 12)} per year), invoiced on the first of each month and due in thirty (30) days. Past due balances bear a service charge of 1.5% per month.`,
        ],
        [
          'Term',
          `The term begins ${longDate(term.start)} and ends ${longDate(term.end)}. It renews for successive one-year periods unless either party gives written notice of non-renewal at least ${inWords(notice)} (${notice}) days before the end of the term then running.`,
        ],
        [
          'Annual Adjustment',
          `On each anniversary of the commencement date the monthly price increases by ${rise}% over the price of the preceding year.`,
        ],
        [
          'Additional Work',
          `Work outside the Specifications is done on written order only. Mulch installed: $${mulch}.00 per cubic yard.`,
        ],
        [
          'Insurance',
          'Contractor shall carry commercial general liability insurance of at least $2,000,000 per occurrence and name the Association as additional insured.',
        ],
      ]),
      ...signatures(estate, vendor),
    ],
  });
};

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

/** Refuse: a service order with small print behind it; CPI and fuel. */
export const wasteHauling: Recipe = (estate, random) => {
  const vendor = vendorOf(random, 'Disposal Services');
  const containers = random.int(2, 9);
  const each = random.int(140, 330);
  const term = span(estate, random, 3);
  const notice = random.pick([60, 90, 120]);
  return contract(estate, {
    title: 'Service agreement',
    trait: 'waste-cpi-fuel',
    terms: {
      vendor,
      service: 'waste and recycling collection',
      fee: { amount: money(containers * each), period: 'month' },
      alsoFees: [{ amount: money(each), period: 'unit' }],
      start: term.start,
      end: term.end,
      alsoEnd: addDays(term.end, 1),
      renews: true,
      noticeDays: notice,
      escalator: { type: 'cpi' },
      surcharges: ['fuel'],
      decoys: ['$95.00', '2.5%'],
    },
    containers: { pdf: 6, scan: 3 },
    look: { font: 'helvetica', size: 9.5, margin: 50 },
    blocks: [
      p(`${vendor}    SERVICE AGREEMENT    No. ${random.int(100000, 999999)}`, { bold: true, size: 12 }),
      { k: 'rule' },
      grid(
        [1, 2, 1, 1.4],
        [
          {
            cells: [
              c('Customer:', { bold: true }),
              c(estate.name),
              c('Effective date:', { bold: true }),
              c(shortDate(term.start)),
            ],
          },
          {
            cells: [
              c('Service address:', { bold: true }),
              c(`${estate.street}, ${estate.city}`),
              c('Account:', { bold: true }),
              c(`${random.int(10, 99)}-${random.int(1000, 9999)}`),
            ],
          },
        ],
      ),
      grid(
        [-0.7, 2.2, 1.6, -1.2, -1.3],
        [
          { head: true, cells: cells('Qty', 'Container', 'Frequency', 'Rate Each', 'Monthly') },
          {
            cells: cells(
              String(containers),
              '6 yd front load, refuse and recycling',
              '2 x week',
              shown(each),
              shown(containers * each),
            ),
          },
          { bold: true, cells: cells('', 'Total monthly charge', '', '', shown(containers * each)) },
        ],
        { lines: 'all' },
      ),
      p('TERMS AND CONDITIONS', { bold: true, al: 'c', after: 2 }),
      p(
        `TERM. The initial term is three (3) years from the Effective date and shall renew for like terms unless either party gives notice by certified mail at least ${notice} days before the term ends.`,
        { size: 8.5 },
      ),
      p(
        'RATE ADJUSTMENTS. On each anniversary the rates shall be adjusted by the percentage change in the Consumer Price Index for All Urban Consumers, Water, Sewer and Trash Collection, for the preceding twelve months.',
        { size: 8.5 },
      ),
      p(
        'FUEL SURCHARGE. Company shall add a fuel surcharge, revised each month with the Department of Energy diesel price, to each invoice.',
        { size: 8.5 },
      ),
      p(
        'PAYMENT. Net 20 days. Late balances: 2.5% per month. Extra pickup on call: $95.00. Returned container: removal at cost.',
        { size: 8.5 },
      ),
      p(
        `\nFor Customer: ____________________  ${estate.people[1]}        For Company: ____________________`,
        { size: 9 },
      ),
    ],
  });
};

/** A tree or lake company's price for each of three years. */
export const threePrices: Recipe = (estate, random) => {
  const vendor = vendorOf(random, 'Lake & Wetland');
  const term = span(estate, random, 3);
  const first = random.int(20, 95) * 10;
  const prices = [first, first + random.int(2, 5) * 5, first + random.int(6, 9) * 5];
  const froms = [0, 1, 2].map((at) => addYears(term.start, at));
  const labels = froms.map(
    (from, at) => `Year ${at + 1}: ${longDate(from)} – ${longDate(addDays(addYears(from, 1), -1))}`,
  );
  return contract(estate, {
    title: 'Aquatic management program',
    trait: 'three-prices',
    terms: {
      vendor,
      service: 'lake and pond management',
      fee: {
        amount: null,
        period: 'month',
        schedule: labels.map((label, at) => ({ label, amount: money(prices[at]!), from: froms[at]! })),
      },
      start: term.start,
      end: term.end,
      noticeDays: 30,
      escalator: { type: 'schedule' },
      decoys: ['$1,000,000', '$85.00'],
    },
    blocks: [
      p(vendor, { bold: true, size: 14 }),
      p('ANNUAL AQUATIC MANAGEMENT PROGRAM', { bold: true }),
      p(
        `Prepared for ${estate.name}, ${estate.city}, ${estate.state}. The parties agree to a program of three years for the treatment of algae, shoreline weeds and submersed plants in ${random.int(2, 6)} ponds, with two inspections in each month.`,
      ),
      p('Monthly price:', { bold: true, after: 2 }),
      grid(
        [3.4, -1],
        labels.map((label, at) => ({ cells: cells(label, shown(prices[at]!)) })),
        { lines: 'rows' },
      ),
      p(
        'Fountain repairs, if ordered, are $85.00 per hour and parts. The company is insured for $1,000,000. Either party may cancel the program with thirty (30) days written notice.',
      ),
      ...signatures(estate, vendor),
    ],
  });
};
