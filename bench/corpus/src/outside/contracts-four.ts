import { conditions } from './general';
import { contract } from './make';
import type { Outside } from './model';

export const contractsFour: Outside[] = [
  {
    name: 'stillwater-pond-treatment-proposal',
    association: 'Emerald Cove Property Owners Association, Inc.',
    kind: 'contract',
    as: 'docx',
    traits: ['ponds', 'proposal', 'price-by-task'],
    text: `
* Stillwater Aquatics
: Lake and pond management
:
@ Proposal for :: Emerald Cove Property Owners Association, Inc.
@ Program :: Annual lake and fountain maintenance, lakes 1 to 5
@ Dates :: January 1, 2026 through December 31, 2026

:t l r r grid
|* Task | Visits a year | Price a year
| Algae and weed control | 24 | $9,600.00
| Fountain cleaning and adjustment | 4 | $1,840.00
| Water testing | 12 | $1,260.00
| Fish stocking (fall) | 1 | $900.00
|+ Total annual investment | | $13,600.00

Billed monthly at $1,133.33. Fountain parts are extra. Late balances bear 1.5% per month. The program renews each year at a price increase of 3% unless canceled with 30 days' written notice before year-end.
sign: Stillwater Aquatics, Inc. | Customer
`,
    parts: contract({
      vendor: 'Stillwater Aquatics, Inc.',
      customer: 'Emerald Cove Property Owners Association, Inc.',
      service: 'lake pond fountain maintenance',
      fee: { amount: '13600.00', period: 'year' },
      alsoFees: [{ amount: '1133.33', period: 'month' }],
      term: '2026-01-01 to 2026-12-31',
      renews: true,
      noticeDays: 30,
      escalator: { type: 'fixed_percent', value: 3 },
      decoys: ['$9,600.00', '$1,840.00', '$1,260.00', '$900.00', '1.5%'],
    }),
  },
  {
    name: 'gateway-access-fee-blank',
    association: 'Northgate Master Property Owners Association',
    kind: 'contract',
    traits: ['gates', 'fee-blank', 'fixed-percent'],
    text: `
# GATE AND ACCESS CONTROL MAINTENANCE AGREEMENT

Gateway Entry Systems, LLC ("Gateway") agrees with Northgate Master Property Owners Association ("Customer") to inspect and adjust two sliding gates, four barrier arms and the card readers every two months.
= Fee
The fee for inspections is $____________ per year, to be filled in when the Customer selects the response time in Exhibit A. It increases by 3.5% on each anniversary.
= Term
From February 1, 2026 to January 31, 2029. Thereafter year to year, unless notice is given forty-five (45) days before an anniversary.
= Repairs
Labor $135.00 per hour; barrier arm $265.00 installed; programming of cards $12.00 each. A diagnostic fee of $99.00 is credited against repairs.
${conditions}
sign: Gateway Entry Systems, LLC | Customer
`,
    parts: contract({
      vendor: 'Gateway Entry Systems, LLC',
      customer: 'Northgate Master Property Owners Association',
      service: 'gate maintenance',
      fee: null,
      term: '2026-02-01 to 2029-01-31',
      renews: true,
      noticeDays: 45,
      escalator: { type: 'fixed_percent', value: 3.5 },
      decoys: ['$135.00', '$265.00', '$12.00', '$99.00'],
    }),
  },
  {
    name: 'evergreen-tree-care-understanding',
    association: 'Bluff Ridge Condominium Owners Association, Inc.',
    kind: 'contract',
    look: { font: 'mono', size: 10 },
    scan: { grade: 'fair', skew: 0.5 },
    traits: ['tree-care', 'typed', 'one-time'],
    text: `
: EVERGREEN TREE CARE
: Certified arborists

JOB PROPOSAL NO. 2617                         March 3, 2026

Submitted to: Bluff Ridge Condominium Owners Association, Inc.

We propose to furnish labor and equipment for:

> Removal of two dead ash trees behind Building 2, pruning of nine maples along the drive, and grinding of all stumps to 8 inches below grade. Tree removal and pruning only; no planting.

for the sum of:  Six thousand two hundred seventy-five dollars ($6,275.00)

Payment: half at acceptance ($3,137.50), balance on completion.

Option: cabling of the twin oak, $640.00. Wood left on site: deduct $400.00.

This proposal may be withdrawn if not accepted within 30 days. Our liability coverage is $1,000,000.
sign: Evergreen Tree Care, Inc. | Acceptance of proposal
`,
    parts: contract({
      vendor: 'Evergreen Tree Care, Inc.',
      customer: 'Bluff Ridge Condominium Owners Association, Inc.',
      service: 'tree removal pruning',
      fee: { amount: '6275.00', period: 'one-time' },
      decoys: ['$3,137.50', '$640.00', '$400.00', '$1,000,000'],
    }),
  },
  {
    name: 'hartwell-reserve-study-engagement',
    association: 'Wharf District Condominium Association, Inc.',
    kind: 'contract',
    traits: ['reserve-study-engagement', 'one-time', 'decoy-kind'],
    text: `
* Hartwell Engineering, P.C.
~ Structural engineers and reserve specialists
:
^ August 11, 2025

Re: Proposal for professional services - reserve study with site visit

Wharf District Condominium Association, Inc.

Hartwell Engineering, P.C. will prepare a Level I reserve study of the common elements: a component inventory with useful and remaining lives, a condition assessment, a valuation, the percent funded and a 30-year funding plan, in accordance with national reserve study standards.

@ Fee :: $8,900.00, lump sum
@ Retainer :: $2,225.00 with the signed proposal
@ Update without site visit, in later years :: $1,750.00 each
@ Meetings beyond two :: $195.00 per hour

The draft is due eight weeks after we receive the plans. Changes after the second revision are billed at the hourly rate. Our aggregate liability is limited to $25,000.00.
sign: Hartwell Engineering, P.C. | Client
`,
    parts: contract({
      vendor: 'Hartwell Engineering, P.C.',
      customer: 'Wharf District Condominium Association, Inc.',
      service: 'reserve study',
      fee: { amount: '8900.00', period: 'one-time' },
      decoys: ['$2,225.00', '$1,750.00', '$195.00', '$25,000.00'],
    }),
  },
  {
    name: 'skyline-window-washing',
    association: 'Granite Tower Condominium Association',
    kind: 'contract',
    look: { font: 'embedded', size: 10.5 },
    traits: ['window-washing', 'price-per-visit'],
    text: `
# WINDOW CLEANING AGREEMENT
- Skyline Window Cleaning Co. and Granite Tower Condominium Association

Skyline cleans the exterior of all windows of the tower by swing stage, twice in each calendar year (May and September), for $7,200.00 per cleaning, or $14,400.00 per year, including the city permit.

The agreement is for the calendar years 2026 and 2027 (January 1, 2026 to December 31, 2027). Prices are firm for both years.

Interior cleaning for residents: $11.00 per window. Standby time caused by the Association: $275.00 per hour. Cancellation of a scheduled cleaning with less than 10 days' notice costs $900.00.

Skyline furnishes a certificate of insurance with limits of $5,000,000.
sign: Skyline Window Cleaning Co. | Association
`,
    parts: contract({
      vendor: 'Skyline Window Cleaning Co.',
      customer: 'Granite Tower Condominium Association',
      service: 'window cleaning',
      fee: { amount: '14400.00', period: 'year' },
      alsoFees: [{ amount: '7200.00', period: 'unit' }],
      term: '2026-01-01 to 2027-12-31',
      decoys: ['$11.00', '$275.00', '$900.00', '$5,000,000'],
    }),
  },
  {
    name: 'homestead-water-treatment',
    association: 'Riverside Owners Corp.',
    kind: 'contract',
    look: { size: 11 },
    traits: ['water-treatment', 'cpi-with-cap'],
    text: `
# WATER TREATMENT SERVICE CONTRACT

1. Parties. Homestead Water Technologies, Inc. ("Supplier") and Riverside Owners Corp. ("Customer").

2. Service. Monthly testing and chemical treatment of the steam boilers and the closed heating loop, with an annual report.

3. Price. $215.00 a month, including chemicals.

4. Period. December 1, 2025 to November 30, 2026; renewed automatically from year to year; may be ended as of any November 30 by a notice of at least 30 days.

5. Changes of price. On each renewal the price may rise by the change in the consumer price index, not exceeding 4%.

6. Excluded. Cleaning with acid ($1,100.00 a boiler); replacement of feeders; visits outside business hours ($90.00 an hour).
sign: Supplier | Customer
`,
    parts: contract({
      vendor: 'Homestead Water Technologies, Inc.',
      customer: 'Riverside Owners Corp.',
      service: 'water treatment boilers',
      fee: { amount: '215.00', period: 'month' },
      term: '2025-12-01 to 2026-11-30',
      renews: true,
      noticeDays: 30,
      escalator: { type: 'cpi', cap: 4 },
      decoys: ['$1,100.00', '$90.00'],
    }),
  },
];
