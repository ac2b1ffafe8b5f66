import { contract } from '../outside/make';
import type { Outside } from '../outside/model';
import { terms } from './general';

export const contractsTwo: Outside[] = [
  {
    name: 'blue-spruce-snow-per-push',
    association: 'Blue Spruce Townhomes Association',
    kind: 'contract',
    scan: { grade: 'fair', skew: -0.7 },
    look: { font: 'sans', size: 10.5 },
    traits: ['snow', 'per-push', 'one-page'],
    text: `
* TOP NOTCH PLOWING, INC.
~ P.O. Box 88 - emergency line (218) 555-0117
---
## SNOW PLOWING AGREEMENT
@ Customer :: Blue Spruce Townhomes Association
@ Property :: Blue Spruce Circle, 28 driveways and the road
@ Effective :: November 1, 2025
@ Ends :: April 15, 2026

We plow when two inches have fallen, and again at each further four inches. You pay $415.00 per push. There is no charge in a month without snow.

Shoveling of walks is not included; on request $48.00 per man hour. Sanding of the hill $135.00 each time. Stakes are set without charge by November 15.

Bills are sent on the last day of the month and are due in 20 days. Either side may cancel with 15 days' notice. We are insured for $1,000,000.
sign: Top Notch Plowing, Inc. | For Blue Spruce Townhomes Association
`,
    parts: contract({
      vendor: 'Top Notch Plowing, Inc.',
      customer: 'Blue Spruce Townhomes Association',
      service: 'snow plowing',
      fee: { amount: '415.00', period: 'unit' },
      term: '2025-11-01 to 2026-04-15',
      noticeDays: 15,
      decoys: ['$48.00', '$135.00', '$1,000,000'],
    }),
  },
  {
    name: 'summit-elk-run-snow-by-depth',
    association: 'Summit at Elk Run Owners Association',
    kind: 'contract',
    look: { size: 11 },
    traits: ['snow', 'rates-by-depth', 'no-fixed-fee'],
    text: `
# SNOW AND ICE CONTROL CONTRACT

This contract is between Summit at Elk Run Owners Association (the "Owner") and High Country Site Services, LLC, a Colorado limited liability company (the "Contractor"), for the winters from October 15, 2025 to May 15, 2027.
= Rates
The Contractor is paid for each visit by the depth that was plowed. There is no retainer and no minimum for the season.

:t l r r center grid
|* Depth of snow | Lots and drives | Walks
| 2 to 4 inches | $310.00 | $145.00
| over 4 to 8 inches | $440.00 | $210.00
| over 8 to 12 inches | $585.00 | $275.00
| each inch over 12 | $55.00 | $25.00

De-icing of lots is $180.00 per application. Hauling is $140.00 per hour.
= Other terms
The rates are firm for both winters. The Owner may end the contract on thirty (30) days' written notice. The contract does not renew without a new writing.
${terms}
sign: Owner | Contractor
`,
    parts: contract({
      vendor: 'High Country Site Services, LLC',
      customer: 'Summit at Elk Run Owners Association',
      service: 'snow ice control',
      fee: null,
      term: '2025-10-15 to 2027-05-15',
      renews: false,
      noticeDays: 30,
      decoys: ['$310.00', '$145.00', '$440.00', '$585.00', '$55.00', '$180.00', '$140.00'],
    }),
  },
  {
    name: 'wexford-green-janitorial-three-years',
    association: 'Wexford Green Condominium Association',
    kind: 'contract',
    look: { size: 10.5, color: '#2d5a3d' },
    traits: ['janitorial', 'schedule-of-years', 'totals-per-year'],
    text: `
# CLEANING SERVICES AGREEMENT

Owner: Wexford Green Condominium Association, an Ohio nonprofit corporation
:
Contractor: Buckeye Facility Care, Inc., an Ohio corporation
= 1. Scope
The Contractor cleans the lobby, the corridors, the laundry rooms and the community room five days a week, and washes the entrance glass daily.
= 2. Term
This Agreement is for three years, commencing June 1, 2025 and ending May 31, 2028.
= 3. Fees
:t l r r center grid
|* Contract year | Monthly fee | Total for the year
| June 1, 2025 to May 31, 2026 | $2,940.00 | $35,280.00
| June 1, 2026 to May 31, 2027 | $3,030.00 | $36,360.00
| June 1, 2027 to May 31, 2028 | $3,120.00 | $37,440.00
|+ Three years | | $109,080.00
= 4. Extras
Carpet extraction is $0.22 per square foot; stripping and waxing is $525.00 for each floor. Supplies are billed at cost.
= 5. Ending the Agreement
Either party may end this Agreement without cause on forty-five (45) days' written notice. It ends on May 31, 2028 without renewal.
${terms}
sign: Owner | Contractor
`,
    parts: contract({
      vendor: 'Buckeye Facility Care, Inc.',
      customer: 'Wexford Green Condominium Association',
      service: 'cleaning',
      fee: {
        amount: null,
        period: 'month',
        schedule: [
          { label: 'June 1, 2025 to May 31, 2026', amount: '2940.00', from: '2025-06-01' },
          { label: 'June 1, 2026 to May 31, 2027', amount: '3030.00', from: '2026-06-01' },
          { label: 'June 1, 2027 to May 31, 2028', amount: '3120.00', from: '2027-06-01' },
        ],
      },
      term: '2025-06-01 to 2028-05-31',
      renews: false,
      noticeDays: 45,
      escalator: { type: 'schedule' },
      decoys: ['$0.22', '$525.00', '$109,080.00'],
    }),
  },
  {
    name: 'silverleaf-bulk-cable-agreement',
    association: 'Silverleaf Homeowners Association',
    kind: 'contract',
    look: { size: 10.5, footer: 'Bulk Agreement - {p}' },
    traits: ['bulk-cable', 'per-unit', 'cpi-with-cap'],
    text: `
# BULK VIDEO SERVICES AGREEMENT

This Agreement is entered into between Copperline Cable of Arizona, LLC ("Operator") and Silverleaf Homeowners Association, an Arizona nonprofit corporation ("Association"), whose community has 118 homes.

1. Services. Operator provides its Expanded Basic video package and one digital receiver to every home.

2. Term. The term commences on February 1, 2025 and expires on January 31, 2032. It renews for successive periods of two (2) years unless a party gives at least one hundred eighty (180) days' written notice.

3. Bulk fee. Association pays $46.50 per home per month, or $5,487.00 per month in total, plus franchise fees and taxes.

4. Adjustments. On each anniversary Operator may raise the bulk fee by the increase in the Consumer Price Index for All Urban Consumers, but not by more than five percent (5%).

5. Broadcast surcharge. Operator passes through the broadcast TV surcharge that it pays to local stations.

6. Installation of an additional outlet: $39.99. Additional receivers: $8.50 a month, billed to residents. A marketing payment of $11,800.00 is made to Association within thirty days of activation.
${terms}
sign: Operator | Association
`,
    parts: contract({
      vendor: 'Copperline Cable of Arizona, LLC',
      customer: 'Silverleaf Homeowners Association',
      service: 'video',
      fee: { amount: '5487.00', period: 'month' },
      alsoFees: [{ amount: '46.50', period: 'unit' }],
      term: '2025-02-01 to 2032-01-31',
      renews: true,
      noticeDays: 180,
      escalator: { type: 'cpi', cap: 5 },
      surcharges: ['broadcast'],
      decoys: ['$39.99', '$8.50', '$11,800.00'],
    }),
  },
  {
    name: 'capstone-tower-fire-alarm-monitoring',
    association: 'Capstone Tower Condominium Association',
    kind: 'contract',
    scan: { grade: 'fair', skew: 0.5 },
    look: { font: 'sans', size: 9.5 },
    traits: ['fire-alarm', 'form', 'quarterly-billing', 'installation-decoy'],
    text: `
* BEACON SIGNAL & ALARM
## MONITORING AND INSPECTION AGREEMENT  No. 20417
:t l l grid full
| Subscriber: Capstone Tower Condominium Association | Premises: 12 Capstone Plaza
| Company: Beacon Signal & Alarm, Inc. | System: addressable fire alarm, 212 devices
| Term: September 1, 2025 to August 31, 2030 | Account: CT-118
| QUARTERLY CHARGE FOR MONITORING AND TESTING: $1,395.00 | Cellular communicator, installed: $1,150.00 once

~ 1. The quarterly charge is due in advance. After the first year Company may increase it once in any twelve months, by up to six percent (6%).
~ 2. This agreement renews for one year at a time, unless written notice is given 60 days before it ends.
~ 3. Service calls: $145.00 per hour, two hour minimum. False alarm fines are paid by Subscriber. A charge of 1.5% per month is made on overdue sums.
~ 4. LIMIT OF LIABILITY: Company's liability shall not exceed $1,000.00 or six months of charges, whichever is greater.
sign: Subscriber | Beacon Signal & Alarm, Inc.
`,
    parts: contract({
      vendor: 'Beacon Signal & Alarm, Inc.',
      customer: 'Capstone Tower Condominium Association',
      service: 'monitoring fire alarm',
      fee: { amount: '1395.00', period: 'quarter' },
      term: '2025-09-01 to 2030-08-31',
      renews: true,
      noticeDays: 60,
      escalator: { type: 'cap_percent', cap: 6 },
      decoys: ['$1,150.00', '$145.00', '1.5%', '$1,000.00'],
    }),
  },
];
