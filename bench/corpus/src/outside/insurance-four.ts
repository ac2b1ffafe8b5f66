import { insurance } from './make';
import type { Outside } from './model';

export const insuranceFour: Outside[] = [
  {
    name: 'heron-landing-flood-declarations',
    association: 'Heron Landing Condominium Association, Inc.',
    kind: 'insurance',
    look: { font: 'sans', size: 9 },
    traits: ['flood', 'rcbap', 'fees'],
    text: `
## FLOOD INSURANCE POLICY DECLARATIONS
- RESIDENTIAL CONDOMINIUM BUILDING ASSOCIATION POLICY
@ Insurer :: Coastal Bank & Trust Flood Insurance Company
@ Policy number :: 87-04410925-2025
@ Policy term :: 08/22/2025 12:01 AM - 08/22/2026 12:01 AM
@ Insured :: Heron Landing Condominium Association, Inc.
@ Building :: Building 1, 8 units, zone AE, three floors

:t l r r grid full
|* Coverage | Amount | Deductible
| Building | $2,000,000 | $5,000
| Contents | $50,000 | $2,000

:t l r center
| Building premium | $9,184.00
| Contents premium | $312.00
| Increased cost of compliance | $75.00
| Community rating discount | -$474.80
| Reserve fund assessment | $1,637.31
| HFIAA surcharge | $250.00
| Federal policy fee | $376.00
|+ Total annual payment | $11,359.51

Replacement cost ratio: 98%. Mortgagee: none.
`,
    parts: insurance({
      carrier: 'Coastal Bank & Trust Flood Insurance Company',
      policy: '87-04410925-2025',
      term: '2025-08-22 to 2026-08-22',
      premiums:
        'Building premium 9,184.00; Contents premium 312.00; Increased cost of compliance 75.00; Community rating discount -474.80; Reserve fund assessment 1,637.31; HFIAA surcharge 250.00; Federal policy fee 376.00',
      total: '11,359.51',
      deductibles: 'Building 5,000; Contents 2,000',
    }),
  },
  {
    name: 'alder-row-businessowners',
    association: 'Alder Row Owners Association',
    kind: 'insurance',
    scan: { grade: 'poor', skew: -0.5, dpi: 220 },
    look: { font: 'mono', size: 9.5 },
    traits: ['businessowners', 'one-premium', 'mid-year'],
    text: `
: CASCADE FARM & HOME INSURANCE COMPANY
: BUSINESSOWNERS POLICY DECLARATIONS                      RENEWAL

@ Policy Number :: BOP 0318 44 2
@ Named Insured :: Alder Row Owners Association
@ Policy Period :: 10-01-2025 to 10-01-2026
@ Form of Business :: Association

:t l r dots full
|* COVERAGE | LIMIT
| Buildings (replacement cost) | 3,920,000
| Business personal property | 15,000
| Liability and medical expenses, each occurrence | 1,000,000
| Medical expenses, each person | 5,000
| Damage to premises rented | 50,000

:t l r dots full
| PROPERTY DEDUCTIBLE | 5,000
| ANNUAL PREMIUM | 13,227.00
| PREMIUM SURCHARGE (STATE FIRE MARSHAL) | 99.20
|+ TOTAL AMOUNT | 13,326.20

PAY PLAN: 4 PAYMENTS OF 3,331.55 PLUS A 6.00 FEE FOR EACH
`,
    parts: insurance({
      carrier: 'Cascade Farm & Home Insurance Company',
      policy: 'BOP 0318 44 2',
      term: '2025-10-01 to 2026-10-01',
      premiums: 'Annual premium 13,227.00; Premium surcharge (State Fire Marshal) 99.20',
      total: '13,326.20',
      deductibles: 'Property deductible 5,000',
    }),
  },
  {
    name: 'prairie-star-nonrenewal-notice',
    association: 'Prairie Star Townhome Association',
    kind: 'other',
    parts: [],
    traits: ['nonrenewal-notice'],
    look: { size: 11 },
    text: `
: Heartland Protective Insurance Company
: Underwriting department
:
^ January 5, 2026

Prairie Star Townhome Association

# NOTICE OF NONRENEWAL

We will not renew the above insurance when it ends on March 31, 2026 at 12:01 a.m. The reason is the loss experience: four hail claims totaling $318,550.00 in five years. You have the right to ask for more information within 30 days. You may be eligible for insurance through the state plan, whose deductible for hail is 5%.

This letter was sent by certified mail sixty days or more before the end of the policy.
`,
  },
];
