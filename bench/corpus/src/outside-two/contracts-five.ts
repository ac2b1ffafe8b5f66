import { contract } from '../outside/make';
import type { Outside } from '../outside/model';
import { terms } from './general';

export const contractsFive: Outside[] = [
  {
    name: 'juniper-mesa-management-text',
    association: 'Juniper Mesa Homeowners Association',
    kind: 'contract',
    as: 'txt',
    traits: ['management', 'plain-text', 'per-unit', 'cpi-with-limits'],
    text: `
# COMMUNITY MANAGEMENT CONTRACT

1. PARTIES. Mesa Verde Property Management, LLC, a New Mexico limited liability company ("Agent"), and Juniper Mesa Homeowners Association ("Association").

2. TERM. July 1, 2025 through June 30, 2028, and from year to year after that until ended by ninety (90) days' written notice.

3. FEE. $11.75 per lot per month for 160 lots, which is $1,880.00 per month. On July 1 of each year the fee is adjusted by the percentage change of the CPI-U, Western Region, but not less than two percent (2%) and not more than four and one-half percent (4.5%).

4. OTHER CHARGES. Setup of the owners' website $350.00 once. Reserve account statements $25.00 each. Attendance at hearings $95.00 an hour.

5. DUTIES. Agent collects, pays, keeps records, inspects every two weeks, and reports to the board each month.
${terms}
`,
    parts: contract({
      vendor: 'Mesa Verde Property Management, LLC',
      customer: 'Juniper Mesa Homeowners Association',
      service: 'management',
      fee: { amount: '1880.00', period: 'month' },
      alsoFees: [{ amount: '11.75', period: 'unit' }],
      term: '2025-07-01 to 2028-06-30',
      renews: true,
      noticeDays: 90,
      escalator: { type: 'cpi', floor: 2, cap: 4.5 },
      decoys: ['$350.00', '$25.00', '$95.00'],
    }),
  },
  {
    name: 'monarch-grove-price-exhibit',
    association: 'Monarch Grove Homeowners Association',
    kind: 'contract',
    as: 'xlsx',
    traits: ['landscape', 'workbook', 'schedule-of-years', 'tasks-add-up'],
    text: `
# Exhibit B - Price Schedule
: to the Landscape Maintenance Contract
@ Contractor :: Terra Firma Landscape, Inc.
@ Client :: Monarch Grove Homeowners Association
@ Term :: January 1, 2026 through December 31, 2028
:
:t l r r r
|* Task, per month | 2026 | 2027 | 2028
| Mowing and edging | $2,310.00 | $2,380.00 | $2,450.00
| Shrubs and beds | $985.00 | $1,015.00 | $1,045.00
| Irrigation inspection | $420.00 | $430.00 | $445.00
| Fertilizer and weeds | $360.00 | $370.00 | $380.00
|+ Total monthly price | $4,075.00 | $4,195.00 | $4,320.00
:
: Prices are firm. Additional labor $52.00 per hour. Either party may terminate on 60 days' written notice.
`,
    parts: contract({
      vendor: 'Terra Firma Landscape, Inc.',
      customer: 'Monarch Grove Homeowners Association',
      service: 'landscape maintenance',
      fee: {
        amount: null,
        period: 'month',
        schedule: [
          { label: '2026', amount: '4075.00', from: '2026-01-01' },
          { label: '2027', amount: '4195.00', from: '2027-01-01' },
          { label: '2028', amount: '4320.00', from: '2028-01-01' },
        ],
      },
      term: '2026-01-01 to 2028-12-31',
      noticeDays: 60,
      escalator: { type: 'schedule' },
      decoys: ['$52.00', '$2,310.00', '$985.00'],
    }),
  },
  {
    name: 'patriot-square-access-control',
    association: 'Patriot Square Condominium Association',
    kind: 'contract',
    look: { font: 'embedded', size: 10 },
    traits: ['access-control', 'fixed-percent', 'years-without-end-date'],
    text: `
# ACCESS CONTROL AND CAMERA SERVICE AGREEMENT

Customer: Patriot Square Condominium Association, a Pennsylvania unincorporated association. Provider: Ridgeway Access Technologies, Inc., a New Jersey corporation authorized to do business in Pennsylvania.

1. Provider hosts the access control software, maintains six door readers and nine cameras, and answers service requests in one business day.

2. The initial term is three (3) years from November 1, 2025. It renews automatically for one-year terms unless a party gives written notice thirty (30) days before the end of a term.

3. Customer pays a service fee of $545.00 per month. The service fee increases by four percent (4%) at the beginning of each renewal term.

4. Fobs are $12.00 each. Replacement of a camera damaged by vandals is $410.00 plus labor at $110.00 per hour. Internet service is furnished by Customer.

5. Fees that are not paid in thirty days bear interest at the rate of 12% per year.
${terms}
sign: Customer | Provider
`,
    parts: contract({
      vendor: 'Ridgeway Access Technologies, Inc.',
      customer: 'Patriot Square Condominium Association',
      service: 'access control camera',
      fee: { amount: '545.00', period: 'month' },
      start: '2025-11-01',
      end: '2028-10-31',
      alsoEnd: '2028-11-01',
      renews: true,
      noticeDays: 30,
      escalator: { type: 'fixed_percent', value: 4 },
      decoys: ['$12.00', '$410.00', '$110.00', '12%'],
    }),
  },
  {
    name: 'marigold-square-porter-renewal',
    association: 'Marigold Square Homeowners Association',
    kind: 'contract',
    scan: { grade: 'fair', skew: 0.8 },
    look: { size: 11 },
    traits: ['janitorial', 'renewal-letter', 'former-price-decoy'],
    text: `
* Tidy Corner Cleaning Company
^ November 3, 2025

: Board of Directors
: Marigold Square Homeowners Association

Dear Board,

Our contract for the cleaning of the clubhouse and restrooms expires on December 31, 2025. With your signature it is renewed for one year, from January 1, 2026 to December 31, 2026.

Since 2023 our price has been $870.00 per month. Because of wages we must ask for $915.00 per month. We will hold that price for the whole year.

As before, parties are cleaned up for $120.00 each and supplies are billed with the invoice. Thirty (30) days' written notice ends the contract on either side.

Sincerely,
sign: Tidy Corner Cleaning Company | Approved: Marigold Square Homeowners Association, November 18, 2025
`,
    parts: contract({
      vendor: 'Tidy Corner Cleaning Company',
      customer: 'Marigold Square Homeowners Association',
      service: 'cleaning',
      fee: { amount: '915.00', period: 'month' },
      term: '2026-01-01 to 2026-12-31',
      noticeDays: 30,
      decoys: ['$870.00', '$120.00'],
    }),
  },
  {
    name: 'westbrook-station-cpa-engagement',
    association: 'Westbrook Station Condominium Association',
    kind: 'contract',
    look: { size: 11.5 },
    traits: ['cpa', 'engagement-letter', 'review-and-tax'],
    text: `
* Danforth Lyle & Company, P.C.
: Certified Public Accountants
^ September 30, 2025

: To the Board of Directors of Westbrook Station Condominium Association

This letter sets out the services that Danforth Lyle & Company, P.C. will provide for the year ending December 31, 2025.

We will review the balance sheet and the related statements in accordance with standards for review services, and issue a report. A review is substantially less in scope than an audit. We will also prepare the federal and state income tax returns for the year.

Our fee for these services will be $3,975.00, of which $1,500.00 is due when you sign and the balance when the draft is delivered. If records are not ready by February 15, added time is billed at $165.00 per hour. Form 1099 filings are $20.00 each.

You are responsible for the statements and for internal control. Our files are kept for seven years.

Please sign and return a copy if this is in accord with your understanding.
sign: Danforth Lyle & Company, P.C. | Westbrook Station Condominium Association
`,
    parts: contract({
      vendor: 'Danforth Lyle & Company, P.C.',
      customer: 'Westbrook Station Condominium Association',
      service: 'review tax returns',
      fee: { amount: '3975.00', period: 'one-time' },
      alsoFees: [{ amount: '3975.00', period: 'year' }],
      decoys: ['$1,500.00', '$165.00', '$20.00'],
    }),
  },
];
