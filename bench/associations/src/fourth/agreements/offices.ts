import { c, cells, p } from '../../blind/write/ink';
import { addDays, longDate } from '../../core/dates';
import { inWords } from '../../core/words';
import { grid, type Recipe } from '../frame';
import { contract, money, sections, shown, signatures, span, vendorOf } from './terms';

/** Management by the door. */
export const managementPerDoor: Recipe = (estate, random) => {
  const vendor = `${estate.manager}${random.pick([', Inc.', ', LLC'])}`;
  const door = random.int(44, 110) / 4;
  const term = span(estate, random, random.pick([1, 2]));
  const rise = random.pick([3, 4, 5]);
  return contract(estate, {
    title: 'Management agreement',
    trait: 'management-per-door',
    terms: {
      vendor,
      service: 'community management',
      fee: { amount: money(door * estate.units), period: 'month' },
      alsoFees: [{ amount: money(door), period: 'unit' }],
      start: term.start,
      end: term.end,
      renews: true,
      noticeDays: 60,
      escalator: { type: 'fixed_percent', value: rise },
      decoys: ['$225.00', '$6.00', '$95.00'],
    },
    blocks: [
      p('ASSOCIATION MANAGEMENT AGREEMENT', { bold: true, al: 'c', size: 13 }),
      p(`${estate.name} (the "Association") engages ${vendor} (the "Agent") on the following terms.`),
      ...sections([
        [
          'Duties',
          'Agent shall collect assessments, pay bills, keep the books, attend one meeting of the Board in each month, inspect the property and advise the Board. Agent is an independent contractor.',
        ],
        [
          'Fee',
          `The Association shall pay Agent ${shown(door)} per unit per month, that is ${shown(door * estate.units)} per month for ${estate.units} units.`,
        ],
        [
          'Increase',
          `On each anniversary of this Agreement the fee shall increase by ${inWords(rise)} percent (${rise}%).`,
        ],
        [
          'Term',
          `The term runs from ${longDate(term.start)} until ${longDate(term.end)} and is extended automatically for terms of one year, unless a party gives the other sixty (60) days written notice before the term ends.`,
        ],
        ['Other Charges', 'See Schedule A. Charges of Schedule A arise only when the service is used.'],
      ]),
      p('SCHEDULE A', { bold: true, al: 'c', after: 2 }),
      grid(
        [3, -1],
        [
          { head: true, under: 'one', cells: cells('Service', 'Charge') },
          { cells: cells('Resale disclosure package', '$225.00') },
          { cells: cells('Lien notice, per owner', '$95.00') },
          { cells: cells('Delinquency letter, per owner', '$6.00') },
        ],
        { at: { x: 60, w: 320 } },
      ),
      ...signatures(estate, vendor),
    ],
  });
};

/** Television and internet for every home, with a cap on the increase. */
export const bulkCable: Recipe = (estate, random) => {
  const vendor = vendorOf(random, 'Broadband');
  const each = random.int(32, 71) + 0.95;
  const term = span(estate, random, random.pick([5, 7]));
  const cap = random.pick([3, 4, 5]);
  return contract(estate, {
    title: 'Bulk services agreement',
    trait: 'bulk-per-unit',
    terms: {
      vendor,
      service: 'bulk video and internet',
      fee: { amount: money(each), period: 'unit' },
      alsoFees: [{ amount: money(each * estate.units), period: 'month' }],
      start: term.start,
      end: term.end,
      alsoEnd: addDays(term.end, 1),
      renews: true,
      noticeDays: 90,
      escalator: { type: 'cap_percent', value: cap },
      surcharges: ['broadcast', 'regulatory'],
      decoys: ['$150.00', '$12.50'],
    },
    containers: { pdf: 6, scan: 2, docx: 1 },
    look: { font: 'helvetica', size: 10 },
    blocks: [
      p('BULK VIDEO AND INTERNET SERVICES AGREEMENT', { bold: true, size: 12 }),
      grid(
        [1.5, 3.4],
        [
          ['Operator', vendor],
          ['Association', estate.name],
          ['Commencement', longDate(term.start)],
          ['Initial term', `${inWords(term.years)} (${term.years}) years`],
          ['Residential units', String(estate.units)],
          [
            'Monthly service fee',
            `${shown(each)} per unit (${shown(each * estate.units)} per month for all units)`,
          ],
        ].map(([name, value]) => ({ cells: [c(name ?? '', { bold: true }), c(value ?? '')] })),
        { lines: 'rows' },
      ),
      ...sections([
        [
          'Fee',
          `The Association shall pay the monthly service fee for every unit whether or not occupied. Operator may increase the fee once each calendar year by not more than ${inWords(cap)} percent (${cap}%).`,
        ],
        [
          'Pass-Through Charges',
          'A broadcast station surcharge and a regulatory recovery surcharge are added to the invoice at the amounts that Operator charges its retail subscribers.',
        ],
        [
          'Renewal',
          'After the initial term this Agreement renews for two-year terms unless either party objects in writing ninety (90) days before it ends.',
        ],
        [
          'Equipment',
          'A box that is not returned is charged to the resident at $150.00. Further boxes rent at $12.50 and are billed to the resident.',
        ],
      ]),
      ...signatures(estate, vendor),
    ],
  });
};

/** An accountant's engagement letter: a fee for a year's audit, no term and no increase. */
export const engagementLetter: Recipe = (estate, random) => {
  const vendor = `${random.pick(['Thornquist', 'Bellamy', 'Aldous'])} & ${random.pick(['Rao', 'Fenner', 'Gill'])}, CPAs, P.C.`;
  const fee = random.int(36, 110) * 100;
  return contract(estate, {
    title: 'Engagement letter',
    trait: 'engagement-letter',
    terms: {
      vendor,
      service: 'audit and tax return',
      fee: { amount: money(fee), period: 'year' },
      alsoFees: [{ amount: money(fee), period: 'one-time' }],
      decoys: ['$185.00', '$340.00'],
    },
    look: { size: 11, margin: 76 },
    blocks: [
      p(vendor, { bold: true, size: 14, al: 'c', after: 1 }),
      p('Certified Public Accountants', { al: 'c', italic: true, after: 12 }),
      p(`November ${random.int(2, 28)}, ${estate.year - 1}`),
      p(`To the Board of Directors\n${estate.name}`),
      p(
        `We are pleased to confirm our understanding of the services we are to provide for the year ended December 31, ${estate.year - 1}.`,
      ),
      p(
        `We will audit the balance sheet of ${estate.name} and the related statements of revenues, expenses and changes in fund balances and cash flows, and prepare the federal and state income tax returns. Our audit will be conducted in accordance with auditing standards generally accepted in the United States of America.`,
      ),
      p(
        `Our fee for these services will be ${shown(fee)}. The fee is based on anticipated cooperation from your personnel and your managing agent. Should unusual matters come up we will talk with you before we go on; such work is billed at our standard rates, now $185.00 to $340.00 per hour.`,
      ),
      p('Our invoices are rendered as work progresses and are payable on presentation.'),
      p(`Please sign below if this letter states your understanding.\n\nVery truly yours,\n\n${vendor}`),
      p(
        `RESPONSE: This letter correctly sets forth the understanding of ${estate.name}.\n\nBy: _____________________   Title: ______________   Date: _________`,
      ),
    ],
  });
};

/** A lawyer's retainer by the month. */
export const attorneyRetainer: Recipe = (estate, random) => {
  const vendor = `Law Offices of ${random.pick(['Corliss Vane', 'Judith Amsel', 'Raymond Teague'])}, P.A.`;
  const fee = random.int(10, 38) * 25;
  const term = span(estate, random, 1);
  return contract(estate, {
    title: 'Retainer agreement',
    trait: 'attorney-retainer',
    terms: {
      vendor,
      service: 'legal counsel',
      fee: { amount: money(fee), period: 'month' },
      start: term.start,
      end: term.end,
      noticeDays: 15,
      decoys: ['$335.00', '$145.00', '$2,500.00'],
    },
    blocks: [
      p('GENERAL COUNSEL RETAINER AGREEMENT', { bold: true, al: 'c' }),
      p(`${vendor} ("Firm") and ${estate.name} ("Client") agree:`),
      p(
        `(a) Firm will answer calls and letters of the Board and its manager on matters of governance, for a retainer of ${shown(fee)} per month.`,
        { indent: 20 },
      ),
      p(`(b) The retainer covers the period ${longDate(term.start)} to ${longDate(term.end)}.`, {
        indent: 20,
      }),
      p(
        '(c) Lawsuits, foreclosures and amendments are not covered. For these the Firm charges $335.00 per hour for attorneys and $145.00 per hour for paralegals, and may ask for a deposit of $2,500.00 in each case.',
        { indent: 20 },
      ),
      p('(d) Client may end the retainer at any time by fifteen (15) days written notice.', { indent: 20 }),
      ...signatures(estate, vendor),
    ],
  });
};
