import { wording } from './general';
import { insurance } from './make';
import type { Outside } from './model';

export const insuranceOne: Outside[] = [
  {
    name: 'harbor-mill-package-policy',
    association: 'Harbor Mill Condominium Association, Inc.',
    kind: 'insurance',
    look: { font: 'sans', size: 9.5 },
    traits: ['package', 'common-declarations', 'fees-and-taxes'],
    text: `
# COMMERCIAL PACKAGE POLICY
## COMMON POLICY DECLARATIONS
---
@ POLICY NUMBER :: CPP 4418830-07
@ COMPANY :: Seaboard Mutual Insurance Company
@ NAMED INSURED :: Harbor Mill Condominium Association, Inc.
@ MAILING ADDRESS :: c/o the Manager, 55 Mill Wharf
@ POLICY PERIOD :: From 06/15/2025 to 06/15/2026 at 12:01 A.M. Standard Time at the mailing address above
@ BUSINESS DESCRIPTION :: Residential condominium, 23 units

IN RETURN FOR THE PAYMENT OF THE PREMIUM, AND SUBJECT TO ALL THE TERMS OF THIS POLICY, WE AGREE WITH YOU TO PROVIDE THE INSURANCE AS STATED IN THIS POLICY.

THIS POLICY CONSISTS OF THE FOLLOWING COVERAGE PARTS FOR WHICH A PREMIUM IS INDICATED. THE PREMIUM MAY BE SUBJECT TO ADJUSTMENT.

:t l r full grid
|* COVERAGE PART | PREMIUM
| Commercial Property | $38,412.00
| Commercial General Liability | $5,870.00
| Crime and Fidelity | $642.00
| Equipment Breakdown | $1,118.00
| Terrorism (Certified Acts) | $461.00
| Emergency Management Trust Fund | $4.00
| Fire College Surcharge | $38.41
|+ TOTAL | $46,545.41

${wording}
= PROPERTY: LIMITS AND DEDUCTIBLES
:t l r r full
|* Coverage | Limit of Insurance | Deductible
| Building, replacement cost, 90% coinsurance | $9,860,000 | $10,000
| Business personal property | $50,000 | $1,000
| Windstorm or hail | included | 3% of building limit

FORMS APPLICABLE TO ALL COVERAGE PARTS: IL 00 17 11 98, IL 00 21 09 08, CP 00 17 10 12
`,
    parts: insurance({
      carrier: 'Seaboard Mutual Insurance Company',
      policy: 'CPP 4418830-07',
      term: '2025-06-15 to 2026-06-15',
      premiums:
        'Commercial Property 38,412.00; Commercial General Liability 5,870.00; Crime and Fidelity 642.00; Equipment Breakdown 1,118.00; Terrorism (Certified Acts) 461.00; Emergency Management Trust Fund 4.00; Fire College Surcharge 38.41',
      total: '46,545.41',
      deductibles: 'Building, replacement cost, 90% coinsurance 10,000; Business personal property 1,000',
    }),
  },
  {
    name: 'pelican-pointe-surplus-lines-property',
    association: 'Pelican Pointe Condominium Association, Inc.',
    kind: 'insurance',
    scan: { grade: 'fair', skew: 0.5 },
    look: { font: 'sans', size: 9.5 },
    traits: ['surplus-lines', 'multi-building', 'fees-and-taxes'],
    text: `
* Gulf Horizon Specialty Insurance Company
~ THIS INSURANCE IS ISSUED PURSUANT TO THE SURPLUS LINES LAW
---
## COMMERCIAL PROPERTY DECLARATIONS
@ Policy No. :: GHS-CP-0092716-02
@ Insured :: Pelican Pointe Condominium Association, Inc.
@ Policy Period :: 04/01/2026 to 04/01/2027

:t l l r r grid full
|* Bldg. | Description | Limit | Premium
| 1 | 16 units, masonry non-combustible | $6,240,000 | $71,760.00
| 2 | Clubhouse | $585,000 | $8,190.00
| 3 | Cabana and pool equipment | $92,000 | $1,288.00
|+ | Property premium | $6,917,000 | $81,238.00

:t l r center
| Policy fee | $150.00
| Inspection fee | $350.00
| Surplus lines tax (4.94%) | $4,037.86
| Service office fee (0.06%) | $49.04
|+ Total amount due | $85,824.90
= Deductibles
Named storm: 5% of the limit of each building. All other wind and hail: $50,000 per occurrence. All other perils: $25,000 per occurrence.

Minimum earned premium: 35% ($28,433.30). No flat cancellations.
`,
    parts: insurance({
      carrier: 'Gulf Horizon Specialty Insurance Company',
      policy: 'GHS-CP-0092716-02',
      term: '2026-04-01 to 2027-04-01',
      premiums:
        '16 units, masonry non-combustible 71,760.00; Clubhouse 8,190.00; Cabana and pool equipment 1,288.00; Policy fee 150.00; Inspection fee 350.00; Surplus lines tax 4,037.86; Service office fee 49.04',
      total: '85,824.90',
      deductibles: 'All other wind and hail 50,000; All other perils 25,000',
    }),
  },
  {
    name: 'timberline-renewal-with-expiring',
    association: 'Timberline at Fox Creek Condominium Association',
    kind: 'insurance',
    as: 'docx',
    traits: ['renewal-offer', 'expiring-beside-renewal'],
    text: `
* Alpine Brokerage Services
# Renewal Proposal
@ Insured :: Timberline at Fox Creek Condominium Association
@ Carrier :: Front Range Casualty Company
@ Policy number :: FRC-775120-26
@ Renewal term :: January 1, 2026 to January 1, 2027

:t l r r r grid
|* Line of coverage | Expiring 2025 | Renewal 2026 | Change
| Property | $29,350 | $34,633 | 18.0%
| General liability | $3,120 | $3,307 | 6.0%
| Directors and officers | $1,275 | $1,275 | 0.0%
| Umbrella, $5,000,000 | $1,840 | $2,006 | 9.0%
|+ Total annual premium | $35,585 | $41,221 | 15.8%

The property deductible rises from $10,000 to $25,000. The wind and hail deductible remains 2%. Subjectivities: signed statement of values; photographs of the electrical panels.

To bind, sign and return before December 20, 2025 with 25% of the premium.
`,
    parts: insurance({
      carrier: 'Front Range Casualty Company',
      policy: 'FRC-775120-26',
      term: '2026-01-01 to 2027-01-01',
      premiums:
        'Property 34,633; General liability 3,307; Directors and officers 1,275; Umbrella, $5,000,000 2,006',
      total: '41,221',
      deductibles: 'Property 25,000',
    }),
  },
  {
    name: 'tidewater-two-carriers-schedule',
    association: 'Tidewater Commons Council of Unit Owners',
    kind: 'insurance',
    look: { font: 'embedded', size: 10, color: '#23415a' },
    traits: ['two-carriers', 'two-policies'],
    text: `
* Chesapeake Risk Partners
: Summary of insurance prepared for Tidewater Commons Council of Unit Owners
---
= POLICY 1 - CONDOMINIUM PACKAGE
@ Carrier :: Old Bay Insurance Company
@ Policy number :: OBP 2201874
@ Effective :: 09/01/2025 - 09/01/2026
:t l r r r full
|* Coverage | Limit | Deductible | Premium
| Buildings, blanket | $7,450,000 | $10,000 | $21,780.00
| General liability | $1,000,000 | | $2,964.00
| Back-up of sewers | $100,000 | $5,000 | $715.00
|+ Total, policy 1 | | | $25,459.00
= POLICY 2 - DIRECTORS AND OFFICERS LIABILITY
@ Carrier :: Charter Professional Indemnity Company
@ Policy number :: CPI-DO-58813
@ Effective :: 09/01/2025 - 09/01/2026
:t l r r r full
|* Coverage | Limit | Retention | Premium
| Directors and officers | $1,000,000 | $2,500 | $1,486.00
| State surcharge | | | $14.86
|+ Total, policy 2 | | | $1,500.86
~ This summary is for information and does not amend the policies.
`,
    parts: [
      insurance({
        carrier: 'Old Bay Insurance Company',
        policy: 'OBP 2201874',
        term: '2025-09-01 to 2026-09-01',
        premiums: 'Buildings, blanket 21,780.00; General liability 2,964.00; Back-up of sewers 715.00',
        total: '25,459.00',
        deductibles: 'Buildings, blanket 10,000; Back-up of sewers 5,000',
      }),
      insurance({
        carrier: 'Charter Professional Indemnity Company',
        policy: 'CPI-DO-58813',
        term: '2025-09-01 to 2026-09-01',
        premiums: 'Directors and officers 1,486.00; State surcharge 14.86',
        total: '1,500.86',
        deductibles: 'Directors and officers 2,500',
      }),
    ],
  },
  {
    name: 'marlowe-umbrella-declarations',
    association: 'Marlowe Terrace Condominium Association',
    kind: 'insurance',
    look: { size: 10.5 },
    traits: ['umbrella', 'retention'],
    text: `
# COMMERCIAL UMBRELLA LIABILITY DECLARATIONS
- Pinnacle Excess Insurance Company

@ Item 1. Named insured :: Marlowe Terrace Condominium Association
@ Item 2. Policy number :: UMB 60 419 77
@ Item 3. Policy period :: 12:01 a.m. March 15, 2026 to 12:01 a.m. March 15, 2027
@ Item 4. Limits :: $10,000,000 each occurrence; $10,000,000 aggregate
@ Item 5. Self-insured retention :: $10,000
@ Item 6. Annual premium :: $4,215.00
@ Item 7. Terrorism premium :: $42.00
@ Item 8. Total :: $4,257.00
= Schedule of underlying insurance
:t l l r full
| General liability | Harbor States Insurance | $1,000,000 each occurrence
| Hired and non-owned auto | Harbor States Insurance | $1,000,000 each accident
| Directors and officers | Charter Professional | $1,000,000 each claim

The premium is due in full within 30 days of the inception date.
`,
    parts: insurance({
      carrier: 'Pinnacle Excess Insurance Company',
      policy: 'UMB 60 419 77',
      term: '2026-03-15 to 2027-03-15',
      premiums: 'Annual premium 4,215.00; Terrorism premium 42.00',
      total: '4,257.00',
      deductibles: 'Self-insured retention 10,000',
    }),
  },
];
