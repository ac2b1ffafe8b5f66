import { insurance } from '../outside/make';
import type { Outside } from '../outside/model';
import { fineprint } from './general';

export const insuranceOne: Outside[] = [
  {
    name: 'gull-point-condominium-package',
    association: 'Gull Point Condominium Association, Inc.',
    kind: 'insurance',
    look: { font: 'sans', size: 9.5 },
    traits: ['package', 'fees-and-taxes', 'percent-deductible'],
    text: `
# COMMERCIAL LINES POLICY
## COMMON POLICY DECLARATIONS
@ Policy Number :: SPK 0071184-25
@ Insurer :: Sunward Property & Casualty Company
@ Named Insured and Mailing Address :: Gull Point Condominium Association, Inc., 9 Gull Point Drive
@ Agent :: Bay & Barrow Insurance
@ Policy Period :: 07/01/2025 to 07/01/2026, 12:01 a.m. standard time

:t l r full grid
|* Coverage parts of this policy | Premium
| Commercial Property | $29,764.00
| Commercial General Liability | $3,415.00
| Commercial Crime | $388.00
| Hired and Non-Owned Auto | $150.00
| Policy Fee | $35.00
| Hurricane Catastrophe Assessment | $337.17
|+ Total Policy Premium | $34,089.17

= Property schedule
:t l r r full
|* Item | Limit | Deductible
| Building 1, joisted masonry | $4,110,000 | $5,000
| Pool house | $64,000 | $1,000
| Hurricane | included | 3% of limit

${fineprint}
Forms: IL 00 03, IL 00 17, CP 00 17, CP 10 30, CG 00 01
`,
    parts: insurance({
      carrier: 'Sunward Property & Casualty Company',
      policy: 'SPK 0071184-25',
      term: '2025-07-01 to 2026-07-01',
      premiums:
        'Commercial Property 29,764.00; Commercial General Liability 3,415.00; Commercial Crime 388.00; Hired and Non-Owned Auto 150.00; Policy Fee 35.00; Hurricane Catastrophe Assessment 337.17',
      total: '34,089.17',
      deductibles: 'Building 1, joisted masonry 5,000; Pool house 1,000',
    }),
  },
  {
    name: 'mariners-rest-wind-policy-buildings',
    association: "Mariner's Rest Condominium Association, Inc.",
    kind: 'insurance',
    scan: { grade: 'fair', skew: 0.4 },
    look: { font: 'sans', size: 9.5 },
    traits: ['multi-building', 'wind-only', 'surcharge'],
    text: `
* Coastal Windstorm Underwriting Association
## COMMERCIAL RESIDENTIAL WIND-ONLY DECLARATIONS
@ Policy number :: CRW-3300871
@ Insured :: Mariner's Rest Condominium Association, Inc.
@ Policy term :: 06/01/2026 to 06/01/2027

:t c l r r r grid full
|* Bldg | Description | Insured value | Deductible | Premium
| 1 | Building 1, eight units | $2,310,000 | $69,300 | $13,860.00
| 2 | Building 2, eight units | $2,310,000 | $69,300 | $13,860.00
| 3 | Building 3, eight units | $2,655,000 | $79,650 | $15,930.00
| 4 | Pool and deck | $118,000 | $3,540 | $708.00
|+ | Subtotal | $7,393,000 | | $44,358.00

:t l r center
| Tax-exempt surcharge | $776.27
| Emergency assessment | $576.65
|+ Total due | $45,710.92

The deductible is 3% of the value of each item and applies once in a calendar year. Flood is not insured.
`,
    parts: insurance({
      carrier: 'Coastal Windstorm Underwriting Association',
      policy: 'CRW-3300871',
      term: '2026-06-01 to 2027-06-01',
      premiums:
        'Building 1, eight units 13,860.00; Building 2, eight units 13,860.00; Building 3, eight units 15,930.00; Pool and deck 708.00; Tax-exempt surcharge 776.27; Emergency assessment 576.65',
      total: '45,710.92',
      deductibles:
        'Building 1, eight units 69,300; Building 2, eight units 69,300; Building 3, eight units 79,650; Pool and deck 3,540',
    }),
  },
  {
    name: 'clayborne-broker-summary',
    association: 'Clayborne Square Condominium Association',
    kind: 'insurance',
    as: 'docx',
    traits: ['broker-summary', 'three-carriers', 'one-table'],
    text: `
# Insurance Summary 2025-2026
## Clayborne Square Condominium Association
- Prepared by Hadley Voss Insurance Brokers

:t l l l l r r grid
|* Coverage | Insurer | Policy number | Policy period | Deductible | Premium
| Property | Lakes Mutual Insurance Company | LM-440-91827 | 11/15/2025 - 11/15/2026 | $5,000 | $9,870.00
| Directors and officers | Fidelis Specialty Insurance Company | FDO 118824 | 11/15/2025 - 11/15/2026 | $1,000 | $1,045.00
| Umbrella | Continental Reach Insurance Company | CRU-70019 | 11/15/2025 - 11/15/2026 | none | $1,150.00

The umbrella limit is $3,000,000. This summary is for convenience; the policies govern.
`,
    parts: [
      insurance({
        carrier: 'Lakes Mutual Insurance Company',
        policy: 'LM-440-91827',
        term: '2025-11-15 to 2026-11-15',
        premiums: 'Property 9,870.00',
        deductibles: 'Property 5,000',
      }),
      insurance({
        carrier: 'Fidelis Specialty Insurance Company',
        policy: 'FDO 118824',
        term: '2025-11-15 to 2026-11-15',
        premiums: 'Directors and officers 1,045.00',
        deductibles: 'Directors and officers 1,000',
      }),
      insurance({
        carrier: 'Continental Reach Insurance Company',
        policy: 'CRU-70019',
        term: '2025-11-15 to 2026-11-15',
        premiums: 'Umbrella 1,150.00',
      }),
    ],
  },
  {
    name: 'ashbury-flats-renewal-invoice',
    association: 'Ashbury Flats Owners Association',
    kind: 'insurance',
    look: { font: 'embedded', size: 10.5 },
    traits: ['renewal-invoice', 'agency', 'installments'],
    text: `
* Merritt & Poole Insurance Agency
^ INVOICE 55120
@ Bill to :: Ashbury Flats Owners Association
@ Invoice date :: December 12, 2025
@ Insurance company :: Granite Range Mutual Insurance Company
@ Policy :: GRM-BOP-20664
@ Renewal term :: January 15, 2026 to January 15, 2027

:t l r full grid
|* Description | Amount
| Businessowners policy, renewal | $8,212.00
| Equipment breakdown endorsement | $264.00
| Terrorism coverage | $82.00
| Agency fee | $100.00
|+ Total | $8,658.00

Pay in full by January 15, 2026, or in two installments of $4,329.00 on January 15 and July 15. There is a charge of $25.00 for a returned check. Last year's invoice was $7,905.00.
`,
    parts: insurance({
      carrier: 'Granite Range Mutual Insurance Company',
      policy: 'GRM-BOP-20664',
      term: '2026-01-15 to 2027-01-15',
      premiums:
        'Businessowners policy, renewal 8,212.00; Equipment breakdown endorsement 264.00; Terrorism coverage 82.00; Agency fee 100.00',
      total: '8,658.00',
    }),
  },
  {
    name: 'larkspur-hills-directors-officers',
    association: 'Larkspur Hills Community Association',
    kind: 'insurance',
    look: { size: 10.5 },
    traits: ['directors-and-officers', 'claims-made', 'retention'],
    text: `
# COMMUNITY ASSOCIATION DIRECTORS AND OFFICERS LIABILITY POLICY
## DECLARATIONS
~ THIS IS A CLAIMS-MADE POLICY. DEFENSE COSTS ARE IN ADDITION TO THE LIMIT.

@ Insurer :: Stewardship Insurance Company
@ Policy No. :: SDO-CA-0045210
@ Item 1. Named Organization :: Larkspur Hills Community Association
@ Item 2. Policy Period :: From March 1, 2026 to March 1, 2027
@ Item 3. Limit of Liability :: $1,000,000 each policy period
@ Item 4. Retention, each claim :: $2,500
@ Item 5. Pending or Prior Date :: March 1, 2009
@ Item 6. Annual Premium :: $2,186.00
@ Item 7. State surplus charge :: $21.86
@ Item 8. Total :: $2,207.86
@ Item 9. Extended reporting :: 12 months for 100% of the annual premium

${fineprint}
sign: Authorized representative
`,
    parts: insurance({
      carrier: 'Stewardship Insurance Company',
      policy: 'SDO-CA-0045210',
      term: '2026-03-01 to 2027-03-01',
      premiums: 'Annual Premium 2,186.00; State surplus charge 21.86',
      total: '2,207.86',
      deductibles: 'Retention, each claim 2,500',
    }),
  },
];
