import { contract } from '../outside/make';
import type { Outside } from '../outside/model';
import { terms } from './general';

export const contractsSix: Outside[] = [
  {
    name: 'mill-pond-village-counsel-engagement',
    association: 'Mill Pond Village Association',
    kind: 'contract',
    as: 'docx',
    traits: ['legal', 'engagement-letter', 'hourly-only'],
    text: `
* Abernathy Stroud LLP
^ February 9, 2026

: Mill Pond Village Association
: Board of Directors

Re: Engagement as counsel

Abernathy Stroud LLP ("the firm", "we") is pleased to represent Mill Pond Village Association ("you") as general counsel, beginning February 15, 2026.

We charge for the time that we spend. Partners are $410.00 per hour, associates $295.00 and paralegals $160.00. There is no monthly retainer. An advance of $2,500.00 is held in our trust account and applied to the last bill. Rates are reviewed each January.

Expenses such as filing fees are billed at cost. Bills are sent monthly and are due in thirty days.

You may end the engagement at any time in writing. We may withdraw on ten (10) days' notice.
sign: Abernathy Stroud LLP | Mill Pond Village Association
`,
    parts: contract({
      vendor: 'Abernathy Stroud LLP',
      customer: 'Mill Pond Village Association',
      service: 'counsel',
      fee: null,
      start: '2026-02-15',
      noticeDays: 10,
      decoys: ['$410.00', '$295.00', '$160.00', '$2,500.00'],
    }),
  },
  {
    name: 'stonebridge-park-gate-cameras',
    association: 'Stonebridge Park Homeowners Association',
    kind: 'contract',
    look: { font: 'sans', size: 10, color: '#3b3b6d' },
    traits: ['security', 'annual-fee', 'cpi', 'per-camera-decoy'],
    text: `
* VANTAGE PLATE SYSTEMS
## SUBSCRIPTION AGREEMENT
@ Subscriber :: Stonebridge Park Homeowners Association
@ Vendor :: Vantage Plate Systems, Inc., a Texas corporation
@ Equipment :: Four license plate cameras at two gates
@ Start date :: 05/01/2025
@ End date :: 04/30/2028

:t l r r r grid
|* Item | Quantity | Price each | Total
| Camera subscription, per year | 4 | $2,500.00 | $10,000.00
| Installation, once | 4 | $650.00 | $2,600.00

The subscription of $10,000.00 per year is billed on each May 1. On renewal the fee may rise by the CPI. The security camera service renews for two years unless Subscriber gives sixty (60) days' written notice. Poles are billed at $900.00 if needed.
${terms}
sign: Subscriber | Vendor
`,
    parts: contract({
      vendor: 'Vantage Plate Systems, Inc.',
      customer: 'Stonebridge Park Homeowners Association',
      service: 'security camera',
      fee: { amount: '10000.00', period: 'year' },
      alsoFees: [{ amount: '2500.00', period: 'unit' }],
      term: '2025-05-01 to 2028-04-30',
      renews: true,
      noticeDays: 60,
      escalator: { type: 'cpi' },
      decoys: ['$650.00', '$2,600.00', '$900.00'],
    }),
  },
  {
    name: 'cobblestone-way-irrigation-fee-blank',
    association: 'Cobblestone Way Homeowners Association',
    kind: 'contract',
    look: { size: 11 },
    traits: ['irrigation', 'fee-blank'],
    text: `
# IRRIGATION MAINTENANCE AGREEMENT

This Agreement is between Cobblestone Way Homeowners Association (the "Association") and Rainline Irrigation, LLC (the "Contractor").

1. The Contractor activates the sprinkler system each spring, inspects all zones monthly, adjusts heads and controllers, and drains the system each fall.

2. The Association shall pay $__________ per month for this service, from April through October.

3. The Agreement is effective from April 1, 2026 to October 31, 2027. Either party may end it by twenty (20) days' written notice.

4. The monthly price for the second year is 3% higher than that for the first.

5. Repairs are billed at $84.00 per hour. Backflow tests are $70.00 each. A controller is $1,150.00 installed.
sign: Association | Contractor
`,
    parts: contract({
      vendor: 'Rainline Irrigation, LLC',
      customer: 'Cobblestone Way Homeowners Association',
      service: 'irrigation maintenance',
      fee: null,
      term: '2026-04-01 to 2027-10-31',
      noticeDays: 20,
      escalator: { type: 'fixed_percent', value: 3 },
      decoys: ['$84.00', '$70.00', '$1,150.00'],
    }),
  },
  {
    name: 'oyster-creek-trash-words',
    association: 'Oyster Creek Property Owners Association',
    kind: 'contract',
    scan: { grade: 'clean', skew: -0.3 },
    look: { size: 11 },
    traits: ['trash', 'fee-in-words', 'fuel-surcharge'],
    text: `
# SOLID WASTE COLLECTION AGREEMENT

Lowcountry Sanitation, Inc., a South Carolina corporation, as Contractor, and Oyster Creek Property Owners Association, as Customer, agree as follows.

FIRST. Contractor collects household waste once a week, and recyclables every second week, from 210 homes.

SECOND. Customer pays Contractor the sum of Three Thousand Nine Hundred Ninety Dollars ($3,990.00) per month.

THIRD. The agreement begins on January 1, 2025 and ends on December 31, 2029. It does not renew.

FOURTH. Each January 1 the price increases two and one-half percent (2.5%). A fuel surcharge is added when the price of diesel in the lower Atlantic is above $4.75.

FIFTH. Carts are the property of Contractor; a damaged cart is charged at $68.00. A missed stop is credited at $5.00.

SIXTH. A party in default has thirty (30) days after written notice to cure.
sign: Contractor | Customer
`,
    parts: contract({
      vendor: 'Lowcountry Sanitation, Inc.',
      customer: 'Oyster Creek Property Owners Association',
      service: 'waste collection',
      fee: { amount: '3990.00', period: 'month' },
      term: '2025-01-01 to 2029-12-31',
      renews: false,
      escalator: { type: 'fixed_percent', value: 2.5 },
      surcharges: ['fuel'],
      decoys: ['$4.75', '$68.00', '$5.00'],
    }),
  },
  {
    name: 'hawthorne-row-tree-estimate',
    association: 'Hawthorne Row Townhome Owners Association',
    kind: 'other',
    parts: [],
    scan: { grade: 'fair', skew: -0.6 },
    look: { font: 'sans', size: 11 },
    traits: ['bid', 'not-a-contract', 'one-page'],
    text: `
* TALL TIMBER TREE CARE
^ ESTIMATE 2026-118
@ For :: Hawthorne Row Townhome Owners Association
@ Date :: March 2, 2026

:t l r grid
|* Item | Estimated price
| Remove dead ash at Building 3 | $1,850.00
| Crown cleaning, six oaks | $2,700.00
| Grind four stumps | $640.00
|+ Estimate | $5,190.00

This is an estimate and not a contract. If the Association wishes to go ahead, a contract will be prepared. Prices may change after thirty days.
`,
  },
  {
    name: 'tanglewood-lake-weed-bids',
    association: 'Tanglewood Lake Association',
    kind: 'other',
    parts: [],
    look: { size: 11 },
    traits: ['bid', 'not-a-contract', 'budgetary-figure'],
    text: `
* Northern Aquatic Harvesting
^ August 20, 2025

To the lake committee of Tanglewood Lake Association

You asked for a figure that you can use in the budget for next year. Harvesting of weeds in the two bays, forty acres, would be in the range of $9,500 to $11,000, depending on growth. Hauling would be $135 a load, some twelve loads.

We cannot bind ourselves to a price before we have seen the lake in May. This letter is for planning only and is neither an offer nor an agreement.
sign: Northern Aquatic Harvesting
`,
  },
];
