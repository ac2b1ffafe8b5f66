import { insurance } from '../outside/make';
import type { Outside } from '../outside/model';
import { fineprint } from './general';

export const insuranceThree: Outside[] = [
  {
    name: 'crescent-bay-quoted-and-bound',
    association: 'Crescent Bay Towers Condominium Association, Inc.',
    kind: 'insurance',
    look: { font: 'sans', size: 10, color: '#5b3a1e' },
    traits: ['quoted-beside-bound', 'fees-and-taxes'],
    text: `
* Peninsula Wholesale Brokers
# CONFIRMATION OF COVERAGE BOUND
@ Insured :: Crescent Bay Towers Condominium Association, Inc.
@ Carrier :: Anchorage Specialty Insurance Company
@ Policy number :: ASP-PR-508814
@ Term :: May 20, 2026 to May 20, 2027

As instructed on May 15, 2026 coverage is bound as in the last column. The quotation of April 30, 2026 is shown for comparison only.

:t l r r full grid
|* | Quoted April 30 | Bound
| Property premium | $188,500.00 | $181,200.00
| Inspection fee | $750.00 | $750.00
| Surplus lines tax | $9,348.95 | $8,988.33
| Stamping fee | $113.55 | $109.17
|+ Total | $198,712.50 | $191,047.50

@ Deductible, all other perils :: $50,000
@ Deductible, named storm :: 5% of values, quoted at 3%

Payment is due within 20 days. The minimum earned premium is 35%.
`,
    parts: insurance({
      carrier: 'Anchorage Specialty Insurance Company',
      policy: 'ASP-PR-508814',
      term: '2026-05-20 to 2027-05-20',
      premiums:
        'Property premium 181,200.00; Inspection fee 750.00; Surplus lines tax 8,988.33; Stamping fee 109.17',
      total: '191,047.50',
      deductibles: 'Deductible, all other perils 50,000',
    }),
  },
  {
    name: 'rosemont-villas-fidelity-bond',
    association: 'Rosemont Villas Condominium Association',
    kind: 'insurance',
    scan: { grade: 'fair', skew: -0.4 },
    look: { size: 11 },
    traits: ['fidelity', 'bond'],
    text: `
# FIDELITY BOND
## For Employees, Directors and Manager of an Association

@ Surety :: Redwood Surety & Insurance Company
@ Bond number :: FB-118-40277
@ Insured :: Rosemont Villas Condominium Association
@ Bond period :: January 1, 2026 to January 1, 2027
@ Limit, each loss :: $350,000
@ Deductible, each loss :: $2,500
@ Premium :: $612.00
@ State surcharge :: $6.12
@ Total charge :: $618.12

The Surety will pay the Insured for loss of money, securities or other property that is caused by theft or forgery committed by a covered person. The managing agent is a covered person by endorsement number 2.

Loss must be discovered within one year after the end of the bond period.
sign: Attorney-in-fact
`,
    parts: insurance({
      carrier: 'Redwood Surety & Insurance Company',
      policy: 'FB-118-40277',
      term: '2026-01-01 to 2027-01-01',
      premiums: 'Premium 612.00; State surcharge 6.12',
      total: '618.12',
      deductibles: 'Deductible, each loss 2,500',
    }),
  },
  {
    name: 'eagles-perch-businessowners-scan',
    association: "Eagle's Perch Condominium Owners Association",
    kind: 'insurance',
    scan: { grade: 'poor', skew: 0.4, dpi: 220 },
    look: { font: 'mono', size: 9.5 },
    traits: ['businessowners', 'typed', 'dot-leaders'],
    text: `
: SAN JUAN MUTUAL INSURANCE COMPANY
: CONDOMINIUM ASSOCIATION BUSINESSOWNERS DECLARATIONS

@ POLICY NUMBER :: BP 20 61884
@ NAMED INSURED :: Eagle's Perch Condominium Owners Association
@ POLICY PERIOD :: 12/01/2025 TO 12/01/2026

:t l r dots full
|* SECTION | PREMIUM
| BUILDINGS | 9,118.00
| BUSINESS PERSONAL PROPERTY | 96.00
| LIABILITY AND MEDICAL | 874.00
| ORDINANCE OR LAW | 305.00
| EMPLOYEE DISHONESTY | 142.00
|+ TOTAL ANNUAL PREMIUM | 10,535.00

: BUILDING LIMIT 3,260,000. BUILDINGS DEDUCTIBLE 2,500.
: LIABILITY LIMIT 1,000,000 EACH OCCURRENCE.
`,
    parts: insurance({
      carrier: 'San Juan Mutual Insurance Company',
      policy: 'BP 20 61884',
      term: '2025-12-01 to 2026-12-01',
      premiums:
        'Buildings 9,118.00; Business personal property 96.00; Liability and medical 874.00; Ordinance or law 305.00; Employee dishonesty 142.00',
      total: '10,535.00',
      deductibles: 'Buildings deductible 2,500',
    }),
  },
  {
    name: 'capstone-tower-primary-and-excess',
    association: 'Capstone Tower Condominium Association',
    kind: 'insurance',
    look: { font: 'sans', size: 9.5 },
    traits: ['layers', 'two-carriers', 'two-policies'],
    text: `
* Ellery Marsh & Partners, insurance brokers
## Property program of Capstone Tower Condominium Association
= Primary layer, $10,000,000
@ Insurer :: Foundation Property Insurance Company
@ Policy number :: FPI-22-10983
@ Period :: 08/01/2025 to 08/01/2026
@ Deductible, all perils :: $25,000
:t l r full
| Primary premium | $52,480.00
| Terrorism | $1,050.00
|+ Total primary | $53,530.00
= Excess layer, $6,500,000 above $10,000,000
@ Insurer :: Pinecrest Surplus Insurance Company
@ Policy number :: PSX-0098144
@ Period :: 08/01/2025 to 08/01/2026
:t l r full
| Excess premium | $11,900.00
| Surplus lines tax | $357.00
|+ Total excess | $12,257.00

The two premiums together are $65,787.00. A fee of $2,000.00 was paid for the appraisal in 2024.
`,
    parts: [
      insurance({
        carrier: 'Foundation Property Insurance Company',
        policy: 'FPI-22-10983',
        term: '2025-08-01 to 2026-08-01',
        premiums: 'Primary premium 52,480.00; Terrorism 1,050.00',
        total: '53,530.00',
        deductibles: 'Deductible, all perils 25,000',
      }),
      insurance({
        carrier: 'Pinecrest Surplus Insurance Company',
        policy: 'PSX-0098144',
        term: '2025-08-01 to 2026-08-01',
        premiums: 'Excess premium 11,900.00; Surplus lines tax 357.00',
        total: '12,257.00',
      }),
    ],
  },
  {
    name: 'westbrook-station-premium-notice-text',
    association: 'Westbrook Station Condominium Association',
    kind: 'insurance',
    as: 'txt',
    traits: ['premium-bill', 'plain-text', 'installments'],
    text: `
: NUTMEG MUTUAL INSURANCE COMPANY
: RENEWAL PREMIUM NOTICE
:
@ Policyholder :: Westbrook Station Condominium Association
@ Policy number :: NM-CPP-0338
@ Policy period :: 03/15/2026 to 03/15/2027
@ Notice date :: 02/10/2026

:t l r
|* Coverage | Premium
| Property | 18,440.00
| General liability | 2,915.00
| Umbrella | 1,240.00
| Fire safety surcharge | 92.20
|+ Total premium | 22,687.20

Pay plan: four payments of 5,671.80 due 03/15, 06/15, 09/15 and 12/15/2026. A service charge of 6.00 is added to each payment but the first.
`,
    parts: insurance({
      carrier: 'Nutmeg Mutual Insurance Company',
      policy: 'NM-CPP-0338',
      term: '2026-03-15 to 2027-03-15',
      premiums:
        'Property 18,440.00; General liability 2,915.00; Umbrella 1,240.00; Fire safety surcharge 92.20',
      total: '22,687.20',
    }),
  },
  {
    name: 'halyard-landing-marina-liability',
    association: 'Halyard Landing Condominium Association',
    kind: 'insurance',
    look: { size: 10.5 },
    traits: ['marina-liability', 'minimum-and-deposit'],
    text: `
# MARINA OPERATORS LEGAL LIABILITY POLICY
## DECLARATIONS PAGE
@ Underwritten by :: Windward Marine Insurance Company
@ Policy number :: WMI-MOL-3321
@ Assured :: Halyard Landing Condominium Association
@ Period :: From 04/15/2026 to 04/15/2027

:t l r r r full grid
|* Section | Limit | Deductible | Premium
| Marina operators liability | $1,000,000 | $2,500 | $4,860.00
| Docks and piers | $720,000 | $7,500 | $7,920.00
| Pollution | $300,000 | $1,000 | $415.00
|+ Total | | | $13,195.00

The premium is 50% earned at inception. Ice damage to docks is excluded between December 1 and April 1 unless bubblers are in operation.
${fineprint}
`,
    parts: insurance({
      carrier: 'Windward Marine Insurance Company',
      policy: 'WMI-MOL-3321',
      term: '2026-04-15 to 2027-04-15',
      premiums: 'Marina operators liability 4,860.00; Docks and piers 7,920.00; Pollution 415.00',
      total: '13,195.00',
      deductibles: 'Marina operators liability 2,500; Docks and piers 7,500; Pollution 1,000',
    }),
  },
];
