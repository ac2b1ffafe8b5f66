import { insurance } from '../outside/make';
import type { Outside } from '../outside/model';
import { fineprint } from './general';

export const insuranceFour: Outside[] = [
  {
    name: 'laurel-terrace-equipment-breakdown',
    association: 'Laurel Terrace Council of Co-Owners',
    kind: 'insurance',
    as: 'docx',
    traits: ['equipment-breakdown', 'prose'],
    text: `
# CONFIRMATION OF INSURANCE
- Equipment breakdown

Steamship Boiler Insurance Company has issued policy EB-900-44121 to Laurel Terrace Council of Co-Owners for the period from February 1, 2026 to February 1, 2027.

The limit is $5,000,000 for any one breakdown, with spoilage of $25,000 and expediting expense of $50,000 included in it. The deductible is $1,000 for each breakdown.

The annual premium is $684.00. An inspection charge of $45.00 and a state surcharge of $6.84 are added, so that the total is $735.84.

The jurisdictional inspection of the two boilers is included. The premium for the preceding year was $655.00.
sign: For the company
`,
    parts: insurance({
      carrier: 'Steamship Boiler Insurance Company',
      policy: 'EB-900-44121',
      term: '2026-02-01 to 2027-02-01',
      premiums: 'annual premium 684.00; inspection charge 45.00; state surcharge 6.84',
      total: '735.84',
      deductibles: 'breakdown 1,000',
    }),
  },
  {
    name: 'patriot-square-amended-declarations',
    association: 'Patriot Square Condominium Association',
    kind: 'insurance',
    look: { font: 'sans', size: 9.5 },
    traits: ['amended-declarations', 'added-premium-decoy'],
    text: `
# AMENDED DECLARATIONS
~ These declarations replace all declarations with an earlier date. Reason: change of building limit, effective 11/01/2025.
@ Company :: Liberty Bell Mutual Insurance Company
@ Policy number :: LB-CMP-430917
@ Named insured :: Patriot Square Condominium Association
@ Policy period :: 07/01/2025 to 07/01/2026

:t l r r r full grid
|* Coverage | Limit | Deductible | Annual premium
| Building | $8,900,000 | $10,000 | $21,360.00
| Personal property | $40,000 | $1,000 | $220.00
| General liability | $1,000,000 | | $3,940.00
| Employee theft | $200,000 | $1,000 | $385.00
|+ Annual premium, as amended | | | $25,905.00

The building limit was $8,200,000. The added premium for this change is $1,118.00 and is billed on the next statement.
${fineprint}
`,
    parts: insurance({
      carrier: 'Liberty Bell Mutual Insurance Company',
      policy: 'LB-CMP-430917',
      term: '2025-07-01 to 2026-07-01',
      premiums:
        'Building 21,360.00; Personal property 220.00; General liability 3,940.00; Employee theft 385.00',
      total: '25,905.00',
      deductibles: 'Building 10,000; Personal property 1,000; Employee theft 1,000',
    }),
  },
  {
    name: 'birch-hollow-certificate-of-liability',
    association: "Birch Hollow Condominium Owners' Association",
    kind: 'insurance',
    scan: { grade: 'clean', skew: 0.3 },
    look: { font: 'sans', size: 9 },
    traits: ['certificate', 'no-premium', 'form'],
    text: `
## CERTIFICATE OF LIABILITY INSURANCE
^ DATE 01/08/2026
~ THIS CERTIFICATE IS ISSUED AS A MATTER OF INFORMATION ONLY AND CONFERS NO RIGHTS UPON THE CERTIFICATE HOLDER.
@ Producer :: Whitaker Insurance Services
@ Insured :: Birch Hollow Condominium Owners' Association
@ Insurer :: Great Woods Insurance Company
@ Policy number :: GWI 5518-30
@ Policy effective :: 01/01/2026
@ Policy expires :: 01/01/2027

:t l r grid full
|* Commercial general liability, occurrence | Limits
| Each occurrence | $1,000,000
| Damage to rented premises | $100,000
| Personal and advertising injury | $1,000,000
| General aggregate | $2,000,000

Certificate holder: lender of Unit 9, its successors and assigns. Notice of cancellation is given as the policy provides.
`,
    parts: [
      {
        kind: 'insurance',
        carrier: 'Great Woods Insurance Company',
        policy: 'GWI 5518-30',
        period: { from: '2026-01-01', to: '2027-01-01' },
        premiums: [],
        deductibles: [],
      },
    ],
  },
  {
    name: 'glacier-view-master-policy-pages',
    association: 'Glacier View Condominium Association',
    kind: 'insurance',
    look: { font: 'embedded', size: 10, footer: 'Page {p} of 2' },
    traits: ['two-pages', 'recapitulation', 'per-building'],
    text: `
* Bitterroot Insurance Company
## MASTER POLICY DECLARATIONS
@ Policy :: BIT-CON-60128
@ First named insured :: Glacier View Condominium Association
@ Policy term :: 09/01/2025 - 09/01/2026
= Premium recapitulation
:t l r full
| Property, four buildings | $24,200.00
| General liability | $2,750.00
| Inland marine | $130.00
| Wildfire inspection fee | $200.00
|+ Total for the term | $27,280.00

${fineprint}
===
= Schedule of locations
:t l r r full grid
|* Location | Limit | Deductible
| Building A | $1,650,000 | $10,000
| Building B | $1,650,000 | $10,000
| Building C | $1,480,000 | $10,000
| Building D | $1,480,000 | $10,000
|+ All | $6,260,000 |
`,
    parts: insurance({
      carrier: 'Bitterroot Insurance Company',
      policy: 'BIT-CON-60128',
      term: '2025-09-01 to 2026-09-01',
      premiums:
        'Property, four buildings 24,200.00; General liability 2,750.00; Inland marine 130.00; Wildfire inspection fee 200.00',
      total: '27,280.00',
      deductibles: 'Building A 10,000; Building B 10,000; Building C 10,000; Building D 10,000',
    }),
  },
  {
    name: 'southport-quay-package-scan',
    association: 'Southport Quay Condominium Association, Inc.',
    kind: 'insurance',
    scan: { grade: 'fair', skew: -0.6 },
    look: { size: 10.5 },
    traits: ['package', 'premium-in-columns', 'scan'],
    text: `
## CONDOMINIUM ASSOCIATION POLICY
- Charter Oak Mutual Insurance Company

@ Policy Number :: COM 74-11820
@ Named Insured :: Southport Quay Condominium Association, Inc.
@ Policy Period :: December 15, 2025 to December 15, 2026

:t l r r full
|* Coverage | Limit | Premium
| Buildings | $14,250,000 | $39,187.50
| Liability | $1,000,000 | $4,410.00
| Directors and officers | $1,000,000 | $1,320.00
| Fidelity | $400,000 | $505.00
|+ Total premium | | $45,422.50

Deductible for each loss to buildings: $15,000. Deductible for ice dams: $25,000 each unit.
`,
    parts: insurance({
      carrier: 'Charter Oak Mutual Insurance Company',
      policy: 'COM 74-11820',
      term: '2025-12-15 to 2026-12-15',
      premiums: 'Buildings 39,187.50; Liability 4,410.00; Directors and officers 1,320.00; Fidelity 505.00',
      total: '45,422.50',
      deductibles: 'loss to buildings 15,000; ice dams 25,000',
    }),
  },
  {
    name: 'heritage-oaks-three-year-crime-policy',
    association: 'Heritage Oaks Homeowners Association',
    kind: 'insurance',
    look: { size: 11 },
    traits: ['crime', 'three-year-term', 'prepaid'],
    text: `
# CRIME POLICY FOR COMMUNITY ASSOCIATIONS
@ Insurer :: Magnolia Surety Insurance Company
@ Policy number :: MSC-2025-0917
@ Named insured :: Heritage Oaks Homeowners Association
@ Policy period :: October 1, 2025 to October 1, 2028
@ Premium for three years :: $1,341.00
@ Guaranty fund surcharge :: $13.41
@ Total, prepaid :: $1,354.41

:t l r r full grid
|* Insuring agreement | Limit | Deductible
| Employee theft | $250,000 | $1,000
| Forgery or alteration | $250,000 | $500
| Computer fraud | $100,000 | $2,000
| Funds transfer fraud | Not covered |

The limits apply to each loss and do not accumulate from year to year.
${fineprint}
`,
    parts: insurance({
      carrier: 'Magnolia Surety Insurance Company',
      policy: 'MSC-2025-0917',
      term: '2025-10-01 to 2028-10-01',
      premiums: 'Premium for three years 1,341.00; Guaranty fund surcharge 13.41',
      total: '1,354.41',
      deductibles: 'Employee theft 1,000; Forgery or alteration 500; Computer fraud 2,000',
    }),
  },
];
