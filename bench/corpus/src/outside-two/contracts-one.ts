import { contract } from '../outside/make';
import type { Outside } from '../outside/model';
import { terms } from './general';

export const contractsOne: Outside[] = [
  {
    name: 'tamarack-bend-management-agreement',
    association: 'Tamarack Bend Homeowners Association',
    kind: 'contract',
    look: { size: 11, footer: 'Page {p}   Initials ____ ____' },
    traits: ['management', 'schedule-in-a-sentence', 'manager'],
    text: `
# MANAGEMENT AGREEMENT

THIS AGREEMENT is made by and between TAMARACK BEND HOMEOWNERS ASSOCIATION, a Minnesota nonprofit corporation (the "Association"), and PRAIRIE LAKES COMMUNITY MANAGEMENT, INC., a Minnesota corporation (the "Manager").
= 1. Appointment and term
The Association appoints the Manager as its exclusive managing agent for the period from April 1, 2025 to March 31, 2027. Thereafter this Agreement renews for terms of one (1) year, unless either party gives sixty (60) days' written notice before the end of a term.
= 2. Services
The Manager collects assessments, pays invoices, prepares monthly financial statements and a draft of the annual budget, inspects the property twice a month, and attends six (6) meetings of the Board a year.
= 3. Compensation
3.1 The management fee is $1,230.00 per month beginning April 1, 2025; $1,260.00 per month beginning April 1, 2026.

3.2 Not included: postage and copies at cost plus ten percent (10%); meetings after 9:00 p.m. at $85.00 per hour; insurance claims above $5,000.00 at three percent (3%) of the claim; transfer of an account $150.00, paid by the seller.
= 4. Spending authority
The Manager may spend up to $750.00 for a single repair without approval.
${terms}
sign: Association | Manager
`,
    parts: contract({
      vendor: 'Prairie Lakes Community Management, Inc.',
      customer: 'Tamarack Bend Homeowners Association',
      service: 'management',
      fee: {
        amount: null,
        period: 'month',
        schedule: [
          { label: 'April 1, 2025', amount: '1230.00', from: '2025-04-01' },
          { label: 'April 1, 2026', amount: '1260.00', from: '2026-04-01' },
        ],
      },
      term: '2025-04-01 to 2027-03-31',
      renews: true,
      noticeDays: 60,
      escalator: { type: 'schedule' },
      decoys: ['$85.00', '$5,000.00', '$150.00', '$750.00', '10%', '3%'],
    }),
  },
  {
    name: 'pebble-run-grounds-letter-agreement',
    association: 'Pebble Run Homeowners Association',
    kind: 'contract',
    as: 'docx',
    traits: ['landscape', 'letter-accepted', 'we-and-you', 'fixed-percent'],
    text: `
* Four Rivers Lawn & Landscape
: 2200 County Road 9
:
^ January 22, 2026

: Pebble Run Homeowners Association
: Attention: Grounds Committee

Re: Grounds care of the common areas

Dear Neighbors,

Thank you for choosing us again. This letter, once you sign it, is our agreement. We, Four Rivers Lawn & Landscape, LLC, will mow the common areas weekly from April through October, edge the walks, prune the shrubs twice, treat the turf four times and clear leaves in the fall. You, Pebble Run Homeowners Association, will pay us $1,485.00 per month in each month of the year.

The agreement runs from March 1, 2026 through February 28, 2029. On March 1, 2027 and on March 1, 2028 our price goes up by 2.75%.

We charge $62.00 per hour for work that you order in addition, and $49.00 a yard for mulch. You may end the agreement with 30 days' written notice if you are not satisfied.
sign: Four Rivers Lawn & Landscape, LLC | Accepted for Pebble Run Homeowners Association, February 3, 2026
`,
    parts: contract({
      vendor: 'Four Rivers Lawn & Landscape, LLC',
      customer: 'Pebble Run Homeowners Association',
      service: 'grounds care',
      fee: { amount: '1485.00', period: 'month' },
      term: '2026-03-01 to 2029-02-28',
      noticeDays: 30,
      escalator: { type: 'fixed_percent', value: 2.75 },
      decoys: ['$62.00', '$49.00'],
    }),
  },
  {
    name: 'crescent-bay-elevator-agreement',
    association: 'Crescent Bay Towers Condominium Association, Inc.',
    kind: 'contract',
    look: { font: 'sans', size: 9.5, color: '#123a6b' },
    traits: ['elevator', 'quarterly-billing', 'cap'],
    text: `
* MERIDIAN LIFT SERVICES
: Maintenance of vertical transportation
---
## PREMIER MAINTENANCE AGREEMENT
@ Purchaser :: Crescent Bay Towers Condominium Association, Inc.
@ Location :: 700 Crescent Bay Drive
@ Units covered :: Three (3) geared passenger elevators, nine stops
@ Start :: July 1, 2024
@ End of first term :: June 30, 2029

Meridian Lift Services Corporation, a Delaware corporation ("Meridian"), agrees to maintain the elevators described above with regular visits, parts and labor. Purchaser shall keep the machine rooms cool and dry.
= Price and payment
The price is $6,180.00 per quarter, billed in advance on the first of January, April, July and October. Meridian may adjust the price once in each calendar year to reflect its costs, but no adjustment shall exceed four percent (4%).
= Not included
Work outside of regular hours is billed at $298.00 per hour, door vision panels, flooring and fans are billed at cost. A five-year load test costs $3,850.00.
= Renewal and cancellation
The agreement renews for five (5) years at a time unless either party notifies the other in writing at least one hundred twenty (120) days before the term ends. On early cancellation Purchaser pays fifty percent (50%) of the remaining price. Balances over thirty days bear 1.5% a month.
${terms}
sign: Purchaser | Meridian Lift Services Corporation
`,
    parts: contract({
      vendor: 'Meridian Lift Services Corporation',
      customer: 'Crescent Bay Towers Condominium Association, Inc.',
      service: 'elevators maintenance',
      fee: { amount: '6180.00', period: 'quarter' },
      term: '2024-07-01 to 2029-06-30',
      renews: true,
      noticeDays: 120,
      escalator: { type: 'cap_percent', cap: 4 },
      decoys: ['$298.00', '$3,850.00', '50%', '1.5%'],
    }),
  },
  {
    name: 'dogwood-trace-pool-season',
    association: "Dogwood Trace Property Owners' Association",
    kind: 'contract',
    scan: { grade: 'clean', skew: 0.4 },
    look: { font: 'sans', size: 10 },
    traits: ['pool', 'season', 'payments-in-a-table'],
    text: `
## SWIMMING POOL MANAGEMENT CONTRACT
@ Contractor :: Splashdown Aquatics, LLC
@ Owner :: Dogwood Trace Property Owners' Association
@ Facility :: Main pool and wading pool
@ Season :: May 1, 2026 through September 30, 2026

Contractor opens the pools, supplies two guards each day from Memorial Day weekend to Labor Day, tests and treats the water, cleans the bath houses and closes the pools. The contract price for the season is $34,500.00, payable as follows:

:t l r center grid
|* Payment due | Amount
| May 1, 2026 | $6,900.00
| June 1, 2026 | $6,900.00
| July 1, 2026 | $6,900.00
| August 1, 2026 | $6,900.00
| September 1, 2026 | $6,900.00
|+ Contract price | $34,500.00

Swim meets: $38.00 per guard hour. Chemicals are included. Repairs up to $200.00 need no approval. The contract is not renewed automatically. Late payments bear a charge of 1.5% per month.
sign: Contractor | Owner
`,
    parts: contract({
      vendor: 'Splashdown Aquatics, LLC',
      customer: "Dogwood Trace Property Owners' Association",
      service: 'pool management',
      fee: { amount: '34500.00', period: 'year' },
      alsoFees: [
        { amount: '34500.00', period: 'one-time' },
        { amount: '6900.00', period: 'month' },
      ],
      term: '2026-05-01 to 2026-09-30',
      renews: false,
      decoys: ['$38.00', '$200.00', '1.5%'],
    }),
  },
  {
    name: 'thornapple-refuse-renewal-letter',
    association: 'Thornapple Meadows Association',
    kind: 'contract',
    look: { font: 'embedded', size: 10.5 },
    traits: ['trash', 'renewal-letter', 'former-price-decoy'],
    text: `
* Great Valley Disposal, Inc.
^ October 14, 2025

: Thornapple Meadows Association
: c/o the Treasurer

Re: Renewal of refuse and recycling service

Your present agreement for weekly refuse and recycling collection at 64 homes ends on December 31, 2025. We are pleased to renew it from January 1, 2026 to December 31, 2028 on these terms:

1. The rate, now $1,024.00 per month, will be $1,088.00 per month ($17.00 per home).

2. The rate rises each January 1, beginning with 2027, by the Consumer Price Index for garbage and trash collection, but not by more than five percent (5%).

3. A fuel surcharge applies in months in which diesel is above $4.25 a gallon.

4. Bulky items are collected on request at $30.00 each. A lost cart costs $75.00.

All other terms of the agreement remain. Either of us may end it at the close of a year with ninety (90) days' written notice.
sign: Great Valley Disposal, Inc. | Agreed: Thornapple Meadows Association
`,
    parts: contract({
      vendor: 'Great Valley Disposal, Inc.',
      customer: 'Thornapple Meadows Association',
      service: 'refuse recycling collection',
      fee: { amount: '1088.00', period: 'month' },
      alsoFees: [{ amount: '17.00', period: 'unit' }],
      term: '2026-01-01 to 2028-12-31',
      noticeDays: 90,
      escalator: { type: 'cpi', cap: 5 },
      surcharges: ['fuel'],
      decoys: ['$1,024.00', '$4.25', '$30.00', '$75.00'],
    }),
  },
];
