import { contract } from './make';
import type { Outside } from './model';

export const contractsThree: Outside[] = [
  {
    name: 'two-landscape-bids-one-file',
    association: 'Sugar Maple Estates Property Owners Association',
    kind: 'contract',
    look: { font: 'embedded', size: 10 },
    traits: ['two-bids', 'landscape', 'one-page-bids'],
    text: `
* Verdant Edge Lawn Co.
~ 88 Mill Road - licensed and insured
---
## PROPOSAL
@ To :: Sugar Maple Estates Property Owners Association
@ For :: Lawn mowing and landscape care, common areas and entrance
@ Season :: April 1, 2026 to November 30, 2026

26 mowings, spring and fall cleanup, two mulchings of the entrance beds, four-step fertilization.

@ Price :: $1,975.00 per month for eight months ($15,800.00 for the season)

Additional mowing $410.00 each. This price is good for 45 days. Terms net 30.
sign: Verdant Edge Lawn Co. | Accepted
===
* HOLLISTER GROUNDS MANAGEMENT LLC
~ Commercial landscape services since 1991
---
## BID FOR GROUNDS MAINTENANCE
@ Prepared for :: Sugar Maple Estates Property Owners Association
@ Service :: Landscape maintenance as in your bid request of January 9, 2026
@ Term :: April 1, 2026 through March 31, 2028

:t l r center
|* Item | Amount
| Annual price, all services in the request | $17,250.00
| Option A: aeration and overseeding | $1,380.00
| Option B: winter pruning of street trees | $2,640.00

The second year is 2.5% above the first. Payment in twelve equal installments of $1,437.50. A fuel surcharge of 2% applies in any month in which gasoline averages more than $4.50 a gallon.
sign: Hollister Grounds Management LLC | Accepted
`,
    parts: [
      contract({
        vendor: 'Verdant Edge Lawn Co.',
        customer: 'Sugar Maple Estates Property Owners Association',
        service: 'lawn mowing landscape',
        fee: { amount: '1975.00', period: 'month' },
        alsoFees: [
          { amount: '15800.00', period: 'year' },
          { amount: '15800.00', period: 'one-time' },
        ],
        term: '2026-04-01 to 2026-11-30',
        decoys: ['$410.00'],
      }),
      contract({
        vendor: 'Hollister Grounds Management LLC',
        customer: 'Sugar Maple Estates Property Owners Association',
        service: 'landscape maintenance',
        fee: { amount: '17250.00', period: 'year' },
        alsoFees: [{ amount: '1437.50', period: 'month' }],
        term: '2026-04-01 to 2028-03-31',
        escalator: { type: 'fixed_percent', value: 2.5 },
        surcharges: ['fuel'],
        decoys: ['$1,380.00', '$2,640.00'],
      }),
    ],
  },
  {
    name: 'two-roof-bids-scanned',
    association: 'Alder Row Owners Association',
    kind: 'contract',
    scan: { grade: 'clean', skew: -0.4 },
    traits: ['two-bids', 'painting', 'scan'],
    look: { font: 'sans', size: 10.5 },
    text: `
## TRUE COLORS PAINTING, INC.
- Exterior painting proposal
@ Customer :: Alder Row Owners Association
@ Date :: January 20, 2026
Power wash, scrape, caulk and paint all siding and trim of 12 units, two coats.
@ Total :: $48,750.00
Deposit of $9,750.00 on acceptance. Carpentry at $78.00 per hour. Work to start within 30 days of acceptance.
sign: True Colors Painting, Inc. | Accepted by
===
## Keystone Coatings Co.
- ESTIMATE AND CONTRACT - EXTERIOR PAINTING
@ Owner :: Alder Row Owners Association
@ Date :: January 28, 2026
Prepare and paint siding, trim, doors and 24 balconies; one coat over primer on bare wood.
@ Contract price :: $52,300.00
One third at the start ($17,433.00), one third at the half, one third at the end. Alternate: second coat on doors, add $2,160.00. Service charge 1.5% a month on late balances.
sign: Keystone Coatings Co. | Owner
`,
    parts: [
      contract({
        vendor: 'True Colors Painting, Inc.',
        customer: 'Alder Row Owners Association',
        service: 'exterior painting',
        fee: { amount: '48750.00', period: 'one-time' },
        decoys: ['$9,750.00', '$78.00'],
      }),
      contract({
        vendor: 'Keystone Coatings Co.',
        customer: 'Alder Row Owners Association',
        service: 'exterior painting',
        fee: { amount: '52300.00', period: 'one-time' },
        decoys: ['$17,433.00', '$2,160.00', '1.5%'],
      }),
    ],
  },
  {
    name: 'redstone-renewal-addendum',
    association: 'Prairie Star Townhome Association',
    kind: 'contract',
    traits: ['renewal', 'former-price-decoy', 'management'],
    text: `
# SECOND RENEWAL ADDENDUM
## to Management Agreement dated January 1, 2020

Prairie Star Townhome Association ("Association") and Redstone Property Services, Inc. ("Manager") agree:

1. The term of the Management Agreement, which would expire December 31, 2025, is extended from January 1, 2026 through December 31, 2028.

2. The management fee, which has been $2,140.00 per month, is $2,265.00 per month beginning January 1, 2026.

3. On January 1, 2027 and January 1, 2028 the fee increases by the greater of three percent (3%) or the increase of the CPI-U, U.S. city average, for the twelve months ending in September.

4. The charge for a special mailing becomes $2.10 a letter, and the technology charge of $85.00 per quarter is abolished.

5. Section 12 (Termination) is amended to require ninety (90) days' written notice. The Addendum does not renew automatically.
sign: Association | Manager
`,
    parts: contract({
      vendor: 'Redstone Property Services, Inc.',
      customer: 'Prairie Star Townhome Association',
      service: 'management',
      fee: { amount: '2265.00', period: 'month' },
      term: '2026-01-01 to 2028-12-31',
      renews: false,
      noticeDays: 90,
      escalator: { type: 'cpi', floor: 3 },
      decoys: ['$2,140.00', '$2.10', '$85.00'],
    }),
  },
  {
    name: 'metro-waste-service-agreement',
    association: 'Sawmill Court Condominium Association',
    kind: 'contract',
    scan: { grade: 'poor', skew: 0.6, dpi: 220 },
    look: { font: 'sans', size: 9 },
    traits: ['trash', 'fuel-and-environmental-surcharge', 'small-print'],
    text: `
* METRO WASTE HAULERS
## CUSTOMER SERVICE AGREEMENT (NON-HAZARDOUS WASTE)
:t l l grid full
| Account name: Sawmill Court Condominium Association | Account no. 4471-0093
| Service address: 70 Sawmill Court | Effective date: 06/01/2025
| Equipment: two 6-yard front load, one 6-yard recycling | Pickups: twice a week; recycling once
| MONTHLY SERVICE CHARGE: $1,128.00 | Container delivery: $95.00 once

~ TERM. The term is thirty-six (36) months from the effective date, ending 05/31/2028, and renews for like terms unless either party gives the other written notice by certified mail at least ninety (90) days before the end of the term.
~ RATES. Contractor may increase the charge once a year by the percentage increase of the Consumer Price Index (Water, Sewer and Trash). Contractor may pass through increases of disposal costs.
~ SURCHARGES. A fuel surcharge and an environmental fee, posted on Contractor's website, are added to each invoice.
~ EXTRAS. Overage $48.00 per yard; blocked container $60.00 per trip. LATE FEE: the greater of $15.00 or 2.5% of the balance. LIQUIDATED DAMAGES on early termination: six times the monthly charge.
sign: Customer | Metro Waste Haulers, LLC
`,
    parts: contract({
      vendor: 'Metro Waste Haulers, LLC',
      customer: 'Sawmill Court Condominium Association',
      service: 'waste service',
      fee: { amount: '1128.00', period: 'month' },
      term: '2025-06-01 to 2028-05-31',
      renews: true,
      noticeDays: 90,
      escalator: { type: 'cpi' },
      surcharges: ['fuel', 'environmental'],
      decoys: ['$95.00', '$48.00', '$60.00', '$15.00', '2.5%'],
    }),
  },
  {
    name: 'clearwave-bulk-internet',
    association: 'Hidden Meadow Community Association',
    kind: 'contract',
    look: { size: 10.5 },
    traits: ['bulk-internet', 'per-unit', 'ten-years'],
    text: `
# BULK INTERNET SERVICES AGREEMENT

ClearWave Communications, LLC ("Company") will furnish internet access at 500 Mbps to each of the 96 homes of Hidden Meadow Community Association ("Customer").

1. Term. Ten (10) years from September 1, 2024, ending August 31, 2034. The Agreement renews for two-year terms unless a party gives notice one hundred eighty (180) days before the end.

2. Bulk Charge. Customer pays $39.00 per home per month, being $3,744.00 per month for 96 homes, plus taxes and a regulatory recovery surcharge. The Company may increase the Bulk Charge each year by up to 4.5%.

3. Door fee. Within sixty days the Company pays the Customer a door fee of $150.00 per home, $14,400.00 in all, which is refunded in part on early termination.

4. Residents may buy upgrades directly at the then current retail price, now $69.99.
sign: Company | Customer
`,
    parts: contract({
      vendor: 'ClearWave Communications, LLC',
      customer: 'Hidden Meadow Community Association',
      service: 'internet',
      fee: { amount: '3744.00', period: 'month' },
      alsoFees: [{ amount: '39.00', period: 'unit' }],
      term: '2024-09-01 to 2034-08-31',
      renews: true,
      noticeDays: 180,
      escalator: { type: 'cap_percent', cap: 4.5 },
      surcharges: ['regulatory'],
      decoys: ['$150.00', '$14,400.00', '$69.99'],
    }),
  },
];
