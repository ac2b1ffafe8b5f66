import { conditions } from './general';
import { contract } from './make';
import type { Outside } from './model';

export const contractsFive: Outside[] = [
  {
    name: 'concord-front-desk-staffing',
    association: 'The Mercantile Unit Owners Association',
    kind: 'contract',
    look: { size: 10.5 },
    traits: ['concierge', 'weekly-rates-decoy', 'fixed-percent'],
    text: `
# CONCIERGE SERVICES AGREEMENT

Concord Lobby Services, LLC ("Concord") supplies front desk attendants to The Mercantile Unit Owners Association (the "Association") for 112 hours a week.
= 1. Term
August 1, 2025 to July 31, 2026, and from year to year afterward unless canceled upon not less than sixty (60) days' written notice prior to July 31.
= 2. Charges
The Association pays $11,950.00 per month. The hourly rate from which the charge is computed is $24.62; hours on six holidays are paid at $36.93. Upon each renewal the charge is raised 3.25%.
= 3. Wage law
If the minimum wage of the District is raised, Concord may add a wage surcharge equal to the direct increase of its cost.
= 4. Hiring away
For each attendant hired by the Association within a year of the end of this Agreement, the Association pays a fee of $4,500.00.
${conditions}
sign: Concord Lobby Services, LLC | Association
`,
    parts: contract({
      vendor: 'Concord Lobby Services, LLC',
      customer: 'The Mercantile Unit Owners Association',
      service: 'concierge front desk',
      fee: { amount: '11950.00', period: 'month' },
      term: '2025-08-01 to 2026-07-31',
      renews: true,
      noticeDays: 60,
      escalator: { type: 'fixed_percent', value: 3.25 },
      surcharges: ['wage'],
      decoys: ['$24.62', '$36.93', '$4,500.00'],
    }),
  },
  {
    name: 'dynamo-generator-maintenance',
    association: 'Vista del Cerro Council of Co-owners',
    kind: 'contract',
    scan: { grade: 'fair', skew: -0.9 },
    look: { font: 'sans', size: 10 },
    traits: ['generator', 'form', 'two-years-prepaid'],
    text: `
* DYNAMO POWER SYSTEMS
---
## PLANNED MAINTENANCE AGREEMENT PMA-7719
@ Customer :: Vista del Cerro Council of Co-owners
@ Equipment :: 150 kW diesel generator, transfer switch
@ Period covered :: 04/01/2026 - 03/31/2028

:t l c r grid full
|* Service | Per year | Amount per year
| Major inspection, oil and filters | 1 | $1,085.00
| Minor inspection | 3 | $735.00
| Load bank test, 2 hours | 1 | $980.00
|+ Agreement price per year | | $2,800.00

Price is fixed for the period. Coolant and battery replacement are extra. Emergency calls: $155.00 per hour and $2.00 per mile. Parts discount 10%. Payment within 30 days.

Accepted by customer: sign and return. The agreement ends with the period covered; a new quotation will be sent.
sign: Dynamo Power Systems, Inc. | Customer
`,
    parts: contract({
      vendor: 'Dynamo Power Systems, Inc.',
      customer: 'Vista del Cerro Council of Co-owners',
      service: 'generator maintenance',
      fee: { amount: '2800.00', period: 'year' },
      term: '2026-04-01 to 2028-03-31',
      renews: false,
      decoys: ['$1,085.00', '$735.00', '$980.00', '$155.00', '$2.00', '10%'],
    }),
  },
  {
    name: 'airflow-dryer-vent-per-unit',
    association: 'Cedar Glen Council of Co-Owners, Inc.',
    kind: 'contract',
    as: 'docx',
    traits: ['dryer-vents', 'per-unit', 'agreed-by-mail'],
    text: `
: From: AirFlow Duct & Vent Cleaning, LLC
: To: Manager, Cedar Glen Council of Co-Owners, Inc.
: Date: March 16, 2026
: Subject: Dryer vent cleaning, agreed terms

Hello,

As agreed on the phone, AirFlow Duct & Vent Cleaning, LLC will clean the dryer vents of all units of Cedar Glen Council of Co-Owners, Inc. at $58.00 per unit, billed for the units actually cleaned. We will be on site April 13 to April 15.

Second visit for units that were not accessible: $85.00 trip charge. Replacement of a roof cap, if needed, is $46.00. No deposit. Payment is due in 15 days.

Reply "agreed" and we will post the notices.

> On March 17 the manager of Cedar Glen wrote: Agreed for the Board. Please begin with building 4.
`,
    parts: contract({
      vendor: 'AirFlow Duct & Vent Cleaning, LLC',
      customer: 'Cedar Glen Council of Co-Owners, Inc.',
      service: 'dryer vent cleaning',
      fee: { amount: '58.00', period: 'unit' },
      term: '2026-04-13 to 2026-04-15',
      decoys: ['$85.00', '$46.00'],
    }),
  },
  {
    name: 'landmark-management-fee-redacted',
    association: 'Marlowe Terrace Condominium Association',
    kind: 'contract',
    traits: ['management', 'fee-redacted', 'lesser-of'],
    look: { font: 'embedded', size: 10 },
    text: `
# PROPERTY MANAGEMENT CONTRACT
- Copy for owners - confidential price omitted

1. Landmark Association Management, Inc. ("Landmark") manages the property of Marlowe Terrace Condominium Association for a period of two years from June 1, 2025 until May 31, 2027.

2. For its basic services Landmark receives a monthly fee of $[REDACTED], subject to an increase on June 1, 2026 of three percent (3%) or the rise of the CPI, whichever is less.

3. In addition the Association pays: annual 1099 filing $95.00; welcome packets $12.50 each; site inspections beyond one a month $75.00.

4. This contract renews for one-year periods. Not less than ninety (90) days before the end of a period either party may give notice that it will not renew.

5. Landmark's aggregate liability is limited to $100,000.00.
${conditions}
sign: Landmark Association Management, Inc. | Association
`,
    parts: contract({
      vendor: 'Landmark Association Management, Inc.',
      customer: 'Marlowe Terrace Condominium Association',
      service: 'management',
      fee: null,
      term: '2025-06-01 to 2027-05-31',
      renews: true,
      noticeDays: 90,
      escalator: { type: 'lesser_of', value: 3 },
      decoys: ['$95.00', '$12.50', '$75.00', '$100,000.00'],
    }),
  },
  {
    name: 'lakeside-pool-year-round-agreement',
    association: 'Bayview Gardens Owners Association',
    kind: 'contract',
    scan: { grade: 'clean', skew: 0.5 },
    traits: ['pool', 'summer-and-winter-rates'],
    look: { size: 11 },
    text: `
# SWIMMING POOL SERVICE AGREEMENT

Lakeside Pool Care, Inc. will service the pool and spa of Bayview Gardens Owners Association three times a week throughout the year: skim, brush, vacuum, backwash, and balance the water. Chemicals are included.

@ Term :: January 1, 2026 - December 31, 2026
@ Price :: $725.00 per month
@ Notice :: Either party may cancel with 30 days' written notice.

The price includes sales tax. A chemical surcharge of $40.00 a month may be added while the wholesale price of chlorine exceeds $3.50 a pound.

Repairs: $95.00 per hour. Acid wash: $850.00. Leak detection: $375.00. Filter media changes are quoted.

Payment by the 15th; late payments incur a $25.00 charge.
sign: Lakeside Pool Care, Inc. | Association
`,
    parts: contract({
      vendor: 'Lakeside Pool Care, Inc.',
      customer: 'Bayview Gardens Owners Association',
      service: 'pool service',
      fee: { amount: '725.00', period: 'month' },
      term: '2026-01-01 to 2026-12-31',
      noticeDays: 30,
      surcharges: ['chemical'],
      decoys: ['$95.00', '$850.00', '$375.00', '$25.00', '$3.50'],
    }),
  },
];
