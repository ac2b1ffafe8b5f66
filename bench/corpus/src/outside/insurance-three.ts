import { insurance } from './make';
import type { Outside } from './model';

export const insuranceThree: Outside[] = [
  {
    name: 'wharf-district-program-summary',
    association: 'Wharf District Condominium Association, Inc.',
    kind: 'insurance',
    look: { font: 'sans', size: 9.5, color: '#5a2d2d' },
    traits: ['three-carriers', 'one-table'],
    text: `
* Pilot & Hale Insurance Advisors
## Insurance program summary, Wharf District Condominium Association, Inc.

:t l l l l r r full grid
|* Coverage | Carrier | Policy number | Term | Deductible | Annual premium
| Property | Commonwealth Fire Insurance Company | CF-88-20417 | 03/01/2026 - 03/01/2027 | $25,000 | $62,180.00
| General liability | Atlantic Casualty Underwriters | ACU 1147703 | 03/01/2026 - 03/01/2027 | $0 | $9,455.00
| Directors and officers | Northstar Indemnity Insurance Company | NDO 7009922 | 03/01/2026 - 03/01/2027 | $5,000 | $2,310.00

Premiums of the three policies are billed by the carriers. Water damage claims at Unit C1 in 2024 and 2025 are the reason for the property deductible.
`,
    parts: [
      insurance({
        carrier: 'Commonwealth Fire Insurance Company',
        policy: 'CF-88-20417',
        term: '2026-03-01 to 2027-03-01',
        premiums: 'Property 62,180.00',
        deductibles: 'Property 25,000',
      }),
      insurance({
        carrier: 'Atlantic Casualty Underwriters',
        policy: 'ACU 1147703',
        term: '2026-03-01 to 2027-03-01',
        premiums: 'General liability 9,455.00',
      }),
      insurance({
        carrier: 'Northstar Indemnity Insurance Company',
        policy: 'NDO 7009922',
        term: '2026-03-01 to 2027-03-01',
        premiums: 'Directors and officers 2,310.00',
        deductibles: 'Directors and officers 5,000',
      }),
    ],
  },
  {
    name: 'foundry-lofts-binder',
    association: 'Foundry Lofts Owners Association',
    kind: 'insurance',
    scan: { grade: 'fair', skew: 0.6 },
    look: { font: 'sans', size: 9 },
    traits: ['binder', 'form'],
    text: `
## INSURANCE BINDER
~ THIS BINDER IS A TEMPORARY INSURANCE CONTRACT, SUBJECT TO THE CONDITIONS SHOWN ON THE REVERSE SIDE OF THIS FORM.
:t l l grid full
| AGENCY: Millrace Insurance Agency | COMPANY: Ironbridge Mutual Insurance Company
| INSURED: Foundry Lofts Owners Association | POLICY NO.: IM-CMP-61024
| EFFECTIVE: 05/20/2026 12:01 AM | EXPIRATION: 05/20/2027 12:01 AM

:t l l r r r full grid
|* Type of insurance | Coverage / forms | Limit | Deductible | Estimated premium
| Property | Special, replacement cost | $5,150,000 | $7,500 | $16,944.00
| General liability | Occurrence | $1,000,000 | | $2,388.00
| Ordinance or law | Coverages A, B and C | $500,000 | | $540.00
|+ | | | | $19,872.00

Loss payee: as its interest may appear. The binder is canceled when replaced by the policy.
sign: Authorized representative
`,
    parts: insurance({
      carrier: 'Ironbridge Mutual Insurance Company',
      policy: 'IM-CMP-61024',
      term: '2026-05-20 to 2027-05-20',
      premiums: 'Property 16,944.00; General liability 2,388.00; Ordinance or law 540.00',
      total: '19,872.00',
      deductibles: 'Property 7,500',
    }),
  },
  {
    name: 'brookside-mews-premium-bill',
    association: 'Brookside Mews Condominium Association',
    kind: 'insurance',
    look: { font: 'embedded', size: 10 },
    traits: ['premium-bill', 'installments'],
    text: `
* Midland Reserve Insurance Company
^ COMMERCIAL LINES PREMIUM NOTICE
@ Insured :: Brookside Mews Condominium Association
@ Policy :: MRC 03-1188-52, condominium package
@ Policy term :: 08/01/2025 to 08/01/2026
@ Notice date :: 07/07/2025

:t l r full
|* Premium detail | Amount
| Buildings and contents | 14,806.00
| Liability | 2,611.00
| Fidelity | 240.00
| Equipment breakdown | 377.00
|+ Annual premium | 18,034.00

:t l l r center grid
|* Installment | Due | Amount
| 1 of 4 | 08/01/2025 | 4,508.50
| 2 of 4 | 11/01/2025 | 4,508.50
| 3 of 4 | 02/01/2026 | 4,508.50
| 4 of 4 | 05/01/2026 | 4,508.50

Minimum due now: 4,508.50. A fee of 8.00 is added to each installment after the first. Pay in full by 08/01/2025 and no fee applies.
`,
    parts: insurance({
      carrier: 'Midland Reserve Insurance Company',
      policy: 'MRC 03-1188-52',
      term: '2025-08-01 to 2026-08-01',
      premiums:
        'Buildings and contents 14,806.00; Liability 2,611.00; Fidelity 240.00; Equipment breakdown 377.00',
      total: '18,034.00',
    }),
  },
  {
    name: 'granite-tower-options-selected',
    association: 'Granite Tower Condominium Association',
    kind: 'insurance',
    traits: ['renewal-offer', 'one-total', 'selected'],
    look: { size: 10.5 },
    text: `
# RENEWAL OFFER AND ACCEPTANCE

Keystone National Insurance Company offers to renew policy KN-HR-5502 of Granite Tower Condominium Association from October 15, 2026 to October 15, 2027 with the deductible selected by the Board at its meeting of September 8, 2026:

:t l r full
| Property, $31,400,000 blanket limit | $81,640.00
| General liability | $12,216.00
| Boiler and machinery | $2,980.00
| Certified acts of terrorism | $968.00
| Policy service fee | $275.00
|+ Total renewal premium | $98,079.00

@ Property deductible, all perils :: $50,000
@ Water damage deductible, per unit :: $25,000

The premium for the term that expires on October 15, 2026 was $91,455.00. This offer lapses if not accepted by October 1, 2026.
sign: Accepted for the Association
`,
    parts: insurance({
      carrier: 'Keystone National Insurance Company',
      policy: 'KN-HR-5502',
      term: '2026-10-15 to 2027-10-15',
      premiums:
        'Property, $31,400,000 blanket limit 81,640.00; General liability 12,216.00; Boiler and machinery 2,980.00; Certified acts of terrorism 968.00; Policy service fee 275.00',
      total: '98,079.00',
      deductibles: 'Property deductible, all perils 50,000; Water damage deductible, per unit 25,000',
    }),
  },
  {
    name: 'meridian-plaza-property-certificate',
    association: 'Meridian Plaza Condominium Association',
    kind: 'insurance',
    look: { font: 'sans', size: 9 },
    traits: ['certificate', 'no-premium'],
    text: `
## EVIDENCE OF COMMERCIAL PROPERTY INSURANCE
@ Producer :: Lakefront Insurance Group
@ Company :: Great Plains Property Insurance Company
@ Policy number :: GPP 700 2210
@ Effective date :: 06/01/2026
@ Expiration date :: 06/01/2027
@ Named insured :: Meridian Plaza Condominium Association
@ Property :: 500 Meridian Plaza, 20 units, fire resistive

:t l l r full grid
|* Coverage | Yes / no | Limit
| Building, replacement cost, special form | Yes | $12,300,000
| Deductible, all other perils | | $10,000
| Boiler and machinery | Yes | Included
| Ordinance or law, coverage A | Yes | Included
| Fidelity | Yes | $400,000

Additional interest: mortgagee of Unit 304, its successors and assigns. This evidence confers no rights on the additional interest. Cancellation: 30 days, 10 days for nonpayment of premium.
`,
    parts: [
      {
        kind: 'insurance',
        carrier: 'Great Plains Property Insurance Company',
        policy: 'GPP 700 2210',
        period: { from: '2026-06-01', to: '2027-06-01' },
        premiums: [],
        deductibles: [{ line: 'all other perils', amount: '10000.00' }],
      },
    ],
  },
  {
    name: 'lantern-hill-mid-year-declarations',
    association: 'Lantern Hill Townhouse Association',
    kind: 'insurance',
    look: { font: 'mono', size: 10 },
    scan: { grade: 'clean', skew: -0.6 },
    traits: ['mid-year', 'dot-leaders', 'typed'],
    text: `
: MUTUAL ASSURANCE SOCIETY OF THE LAKES
: SPECIAL MULTI-PERIL DECLARATIONS

@ POLICY :: SMP 4-20019
@ INSURED :: Lantern Hill Townhouse Association
@ FROM :: June 30, 2025
@ TO :: June 30, 2026

:t l r dots full
| SECTION I - PROPERTY, 6 TOWNHOUSES | 7,945.00
| SECTION II - LIABILITY | 1,318.00
| SECTION III - CRIME | 126.00
| MINE SUBSIDENCE ENDORSEMENT | 204.00
|+ TOTAL PREMIUM FOR THE TERM | 9,593.00

: LIMIT OF SECTION I: 2,480,000. DEDUCTIBLE, SECTION I: 2,500. LIMIT OF SECTION II: 1,000,000.
: DIVIDEND FOR THE PRIOR TERM, CREDITED TO YOUR ACCOUNT: 412.00
`,
    parts: insurance({
      carrier: 'Mutual Assurance Society of the Lakes',
      policy: 'SMP 4-20019',
      term: '2025-06-30 to 2026-06-30',
      premiums:
        'Section I - Property, 6 townhouses 7,945.00; Section II - Liability 1,318.00; Section III - Crime 126.00; Mine subsidence endorsement 204.00',
      total: '9,593.00',
      deductibles: 'Section I 2,500',
    }),
  },
];
