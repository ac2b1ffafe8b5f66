import { contract } from './make';
import type { Outside } from './model';

export const contractsSix: Outside[] = [
  {
    name: 'brightside-janitorial-order-form',
    association: 'Meridian Plaza Condominium Association',
    kind: 'contract',
    look: { font: 'embedded', size: 9.5 },
    traits: ['janitorial', 'order-form', 'cpi-with-limits'],
    text: `
## SERVICE ORDER - JANITORIAL
:t l l grid full
| Provider: Brightside Building Services Corp. | Client: Meridian Plaza Condominium Association
| Start date: 07/01/2025 | End date: 06/30/2027
| Frequency: 5 days a week, 8 am - noon | Areas: lobby, corridors, fitness room, garage elevator lobby
| Monthly charge: $3,276.00 | Sales tax: not applicable
= Terms
1. The monthly charge is adjusted each July 1 by the change in the CPI-U for the region, but by no less than 2% and no more than 5%.

2. Window washing (exterior, quarterly, on request): $1,450.00 per washing. Carpet shampoo: $0.28 per square foot.

3. Either party may terminate this order on thirty (30) days' written notice.

4. Supplies: paper goods and liners are billed at cost plus 12%.

5. Client will not employ Provider's staff for one year after the end of the order, or else pay $2,500.00 for each person.
sign: Provider | Client
`,
    parts: contract({
      vendor: 'Brightside Building Services Corp.',
      customer: 'Meridian Plaza Condominium Association',
      service: 'janitorial',
      fee: { amount: '3276.00', period: 'month' },
      term: '2025-07-01 to 2027-06-30',
      noticeDays: 30,
      escalator: { type: 'cpi', floor: 2, cap: 5 },
      decoys: ['$1,450.00', '$0.28', '12%', '$2,500.00'],
    }),
  },
  {
    name: 'kessler-law-retainer',
    association: 'Palmetto Lakes Homeowners Association, Inc.',
    kind: 'contract',
    as: 'docx',
    traits: ['legal', 'monthly-retainer', 'hourly-decoys'],
    text: `
# LEGAL SERVICES RETAINER AGREEMENT

This agreement is between Palmetto Lakes Homeowners Association, Inc. (the "Client") and Kessler Dunmore, P.A. (the "Firm").

1. General counsel. For a retainer of $325.00 per month the Firm will take calls from two designated directors, review up to two contracts a year and attend the annual meeting. The retainer is billed on the first of each month.

2. Matters outside the retainer are billed at $385.00 per hour for shareholders, $310.00 per hour for associates and $150.00 per hour for paralegals, in tenths of an hour.

3. Collections. Demand letter $175.00; claim of lien $350.00; release $90.00. These are charged to the delinquent owner.

4. Costs. Recording, postage and process are billed as incurred. Costs above $500.00 are paid in advance.

5. Term. This agreement begins January 1, 2026 and remains in effect until ended by either party with thirty (30) days' written notice.

6. Rates may be changed at the start of a year by a letter to the Client.
sign: Client | Kessler Dunmore, P.A.
`,
    parts: contract({
      vendor: 'Kessler Dunmore, P.A.',
      customer: 'Palmetto Lakes Homeowners Association, Inc.',
      service: 'legal services',
      fee: { amount: '325.00', period: 'month' },
      start: '2026-01-01',
      noticeDays: 30,
      decoys: ['$385.00', '$310.00', '$150.00', '$175.00', '$350.00', '$90.00', '$500.00'],
    }),
  },
  {
    name: 'polar-hvac-maintenance-words',
    association: 'Foundry Lofts Owners Association',
    kind: 'contract',
    traits: ['hvac', 'fee-in-words', 'fixed-percent'],
    look: { size: 11.5 },
    text: `
# PREVENTIVE MAINTENANCE AGREEMENT

BETWEEN Foundry Lofts Owners Association, hereinafter the Owner, and Polar Mechanical Services, Inc., hereinafter the Contractor.

The Contractor shall inspect and service the boilers, circulating pumps, cooling tower and make-up air units in the months of April and October, as listed in Schedule A.

For these services the Owner shall pay the Contractor Seven Thousand Four Hundred Forty Dollars ($7,440.00) annually, one half after each visit.

This Agreement commences on October 15, 2025 for a period of two (2) years and ends October 14, 2027. In the second year the amount is increased by four percent (4%).

Emergency service is available at one hundred sixty dollars ($160.00) per hour, with a minimum of two hours. Owners of Units receive a discount of ten percent (10%) on work in their Units.

Either party may cancel by giving sixty (60) days' notice in writing. The Agreement shall not renew except by a writing.
sign: Owner | Contractor
`,
    parts: contract({
      vendor: 'Polar Mechanical Services, Inc.',
      customer: 'Foundry Lofts Owners Association',
      service: 'boilers preventive maintenance',
      fee: { amount: '7440.00', period: 'year' },
      term: '2025-10-15 to 2027-10-14',
      renews: false,
      noticeDays: 60,
      escalator: { type: 'fixed_percent', value: 4 },
      decoys: ['$160.00', '10%'],
    }),
  },
  {
    name: 'statewide-snow-three-seasons',
    association: 'Quarry Bend Association of Co-owners',
    kind: 'contract',
    traits: ['snow', 'three-seasons', 'schedule'],
    look: { font: 'sans', size: 10 },
    text: `
# Snow and Ice Management Contract
@ Contractor :: Statewide Site Services, Inc.
@ Client :: Quarry Bend Association of Co-owners
@ Services :: Snow plowing, walk shoveling and de-icing, November 15 to April 15 of each season
@ Term :: November 15, 2025 through April 15, 2028

:t l r center grid
|* Season | Price for the season
| 2025-26 | $12,400.00
| 2026-27 | $12,850.00
| 2027-28 | $13,300.00

Each season is billed in five equal monthly installments from December 1. Events above 12 inches in 24 hours: $350.00 per added visit. If salt costs the Contractor more than $110.00 a ton, a salt surcharge of $18.00 per application is billed.

The Client may end the contract as of the end of a season by thirty (30) days' written notice.
sign: Contractor | Client
`,
    parts: contract({
      vendor: 'Statewide Site Services, Inc.',
      customer: 'Quarry Bend Association of Co-owners',
      service: 'snow plowing',
      fee: {
        amount: null,
        period: 'year',
        schedule: [
          { label: '2025-26', amount: '12400.00' },
          { label: '2026-27', amount: '12850.00' },
          { label: '2027-28', amount: '13300.00' },
        ],
      },
      term: '2025-11-15 to 2028-04-15',
      noticeDays: 30,
      escalator: { type: 'schedule' },
      surcharges: ['salt'],
      decoys: ['$350.00', '$110.00', '$18.00'],
    }),
  },
];
