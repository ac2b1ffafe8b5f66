import { c, cells, p } from '../../blind/write/ink';
import { addDays, addYears, longDate } from '../../core/dates';
import { inWords } from '../../core/words';
import { grid, shortDate, type Recipe } from '../frame';
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
