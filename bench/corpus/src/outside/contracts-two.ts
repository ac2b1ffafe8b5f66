import { conditions } from './general';
import { contract } from './make';
import type { Outside } from './model';

export const contractsTwo: Outside[] = [
  {
    name: 'sentry-patrol-security-agreement',
    association: 'Willow Creek Ranch Homeowners Association',
    kind: 'contract',
    look: { size: 11 },
    traits: ['security', 'schedule-of-years'],
    text: `
# SECURITY PATROL AGREEMENT

Sentry Patrol Services, Inc. ("Sentry") will provide marked vehicle patrols to Willow Creek Ranch Homeowners Association ("HOA"), four tours each night between 9:00 p.m. and 5:00 a.m., with a written report each week.
= Term and price
The term is three years beginning April 1, 2024 and ending March 31, 2027. It does not renew unless the parties sign an extension. The HOA pays monthly:

:t l l r center grid
|* Contract year | Period | Monthly price
| Year 1 | 4/1/2024 - 3/31/2025 | $5,250.00
| Year 2 | 4/1/2025 - 3/31/2026 | $5,460.00
| Year 3 | 4/1/2026 - 3/31/2027 | $5,680.00
= Additional services
A stationary officer on request is $34.50 per hour, holidays $51.75. Alarm response is $45.00 per call after the first two in a month.
= Termination
The HOA may terminate with forty-five (45) days' written notice. If it does so in Year 1 it pays an early termination charge of one month.
= Limitation
The liability of Sentry for any cause is limited to $10,000.00 or three months' charges.
${conditions}
sign: Sentry Patrol Services, Inc. | HOA
`,
    parts: contract({
      vendor: 'Sentry Patrol Services, Inc.',
      customer: 'Willow Creek Ranch Homeowners Association',
      service: 'security patrol',
      fee: {
        amount: null,
        period: 'month',
        schedule: [
          { label: 'Year 1', amount: '5250.00', from: '2024-04-01' },
          { label: 'Year 2', amount: '5460.00', from: '2025-04-01' },
          { label: 'Year 3', amount: '5680.00', from: '2026-04-01' },
        ],
      },
      term: '2024-04-01 to 2027-03-31',
      renews: false,
      noticeDays: 45,
      escalator: { type: 'schedule' },
      decoys: ['$34.50', '$51.75', '$45.00', '$10,000.00'],
    }),
  },
  {
    name: 'ironclad-fire-alarm-monitoring',
    association: 'Granite Tower Condominium Association',
    kind: 'contract',
    scan: { grade: 'fair', skew: -0.6 },
    look: { font: 'sans', size: 9 },
    traits: ['fire', 'form', 'lesser-of'],
    text: `
* IRONCLAD FIRE PROTECTION CO.
~ Inspection - Testing - Monitoring - 24 hour service
---
## INSPECTION AND MONITORING AGREEMENT          No. FP-20931
:t l l grid full
| Subscriber: Granite Tower Condominium Association | Premises: 900 Granite Street
| Effective: 01/01/2025 | Initial term: 36 months, through 12/31/2027

The Company will monitor the fire alarm by radio and telephone, test the alarm and sprinkler systems each year as required by NFPA 25 and 72, inspect the fire pump each quarter and furnish reports to the fire marshal.

@ Annual charge :: $11,640.00
@ Billing :: semiannual, in advance
@ Installation of radio :: $875.00 one time
= Increases
After the first twelve months the Company may raise the annual charge once in each twelve months by the lesser of five percent (5%) or the increase of the Consumer Price Index.
= Renewal
Renews for successive terms of twelve (12) months unless either party gives notice in writing at least 60 days before expiration.

~ REPAIRS are extra at $145.00 per hour, $217.50 after hours; a trip charge of $65.00 applies. IT IS AGREED that the Company is not an insurer and that its liability shall not exceed $1,000.00 or 10% of the annual charge, whichever is greater. Late charge 1.5% per month. Subscriber pays false alarm fines.
sign: Subscriber | Ironclad Fire Protection Co.
`,
    parts: contract({
      vendor: 'Ironclad Fire Protection Co.',
      customer: 'Granite Tower Condominium Association',
      service: 'fire alarm inspection monitoring',
      fee: { amount: '11640.00', period: 'year' },
      term: '2025-01-01 to 2027-12-31',
      renews: true,
      noticeDays: 60,
      escalator: { type: 'lesser_of', value: 5 },
      decoys: ['$875.00', '$145.00', '$217.50', '$65.00', '$1,000.00', '10%', '1.5%'],
    }),
  },
  {
    name: 'magnolia-pest-quarterly-plan',
    association: 'Camellia Walk Co-Owners Association',
    kind: 'contract',
    traits: ['pest', 'quarterly', 'checked-boxes'],
    look: { font: 'sans', size: 10 },
    text: `
## MAGNOLIA PEST & TERMITE - COMMERCIAL SERVICE PLAN
@ Customer :: Camellia Walk Co-Owners Association
@ Service :: General pest control, exterior and common areas, 8 apartments on request
@ Start :: May 1, 2025
@ Period :: One year, to April 30, 2026

[ ] Monthly $110.00     [X] Quarterly $285.00     [ ] One visit $360.00

[X] Invoice after each visit     [ ] Autopay (5% discount)

Initial flush-out treatment: $195.00, at the first visit only. Termite bond: not included.

After the first year the plan continues from quarter to quarter at the price then current until canceled by either side with 30 days' notice. Returned check: $30.00.
sign: Customer | Magnolia Pest & Termite, Inc.
`,
    parts: contract({
      vendor: 'Magnolia Pest & Termite, Inc.',
      customer: 'Camellia Walk Co-Owners Association',
      service: 'pest control',
      fee: { amount: '285.00', period: 'quarter' },
      term: '2025-05-01 to 2026-04-30',
      renews: true,
      noticeDays: 30,
      decoys: ['$110.00', '$360.00', '$195.00', '$30.00', '5%'],
    }),
  },
  {
    name: 'summit-roof-replacement-contract',
    association: 'Brookside Mews Condominium Association',
    kind: 'contract',
    look: { size: 10.5 },
    traits: ['roof', 'one-time', 'progress-payments'],
    text: `
# ROOF REPLACEMENT CONTRACT

@ Owner :: Brookside Mews Condominium Association
@ Contractor :: Summit Exteriors, Inc.
@ Work :: Buildings 1 through 4: remove shingles and felt, install ice barrier and 30-year architectural shingles, flashing and ridge vents
@ Start :: on or about May 5, 2026
@ Substantial completion :: July 31, 2026
= Contract Sum
The Owner shall pay the Contractor for the performance of the Work the fixed sum of $186,400.00.
= Payments
:t l r center
| On signing (10%) | $18,640.00
| On delivery of material (30%) | $55,920.00
| On completion of each building (four of $23,300.00) | $93,200.00
| On final inspection (10%) | $18,640.00
= Allowance and unit prices
Replacement of rotted sheathing is extra at $92.00 per sheet. The sum includes an allowance of $4,000.00 for gutters.
= Delay and warranty
Liquidated damages are $250.00 per day. Workmanship is warranted for five years. The Contractor carries $2,000,000 of liability insurance.
sign: Owner | Contractor
`,
    parts: contract({
      vendor: 'Summit Exteriors, Inc.',
      customer: 'Brookside Mews Condominium Association',
      service: 'roof replacement',
      fee: { amount: '186400.00', period: 'one-time' },
      term: '2026-05-05 to 2026-07-31',
      decoys: [
        '$18,640.00',
        '$55,920.00',
        '$93,200.00',
        '$23,300.00',
        '$92.00',
        '$4,000.00',
        '$250.00',
        '$2,000,000',
      ],
    }),
  },
  {
    name: 'ellison-cpa-engagement-letter',
    association: 'Stonegate Condominium Association',
    kind: 'contract',
    look: { size: 11 },
    traits: ['cpa', 'engagement-letter', 'audit-and-tax'],
    text: `
* Ellison & Varga, CPAs
: Certified Public Accountants
:
^ November 3, 2025

: Board of Directors
: Stonegate Condominium Association

Dear Members of the Board:

We are pleased to confirm our understanding of the services we are to provide for Stonegate Condominium Association for the year ended December 31, 2025.

We will audit the balance sheet as of December 31, 2025 and the related statements of revenues, expenses and changes in fund balances and of cash flows. We will also prepare the federal and state tax returns.

Our fee for these services will be $6,850.00, of which one half is due when field work begins and the rest when the draft is delivered. The fee is based on anticipated cooperation from your manager. Should unexpected circumstances arise, we will discuss them with you before incurring additional time, which is billed at $210.00 per hour for partners and $115.00 per hour for staff.

Our invoices are payable on presentation; a charge of 1% per month is added after 60 days. In no event shall our liability exceed the fees paid.

Please sign and return the attached copy.
sign: Ellison & Varga, CPAs | Acknowledged: Treasurer, Stonegate Condominium Association
`,
    parts: contract({
      vendor: 'Ellison & Varga, CPAs',
      customer: 'Stonegate Condominium Association',
      service: 'audit tax return',
      fee: { amount: '6850.00', period: 'one-time' },
      alsoFees: [{ amount: '6850.00', period: 'year' }],
      decoys: ['$210.00', '$115.00', '1%'],
    }),
  },
];
