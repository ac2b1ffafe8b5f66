import { insurance } from '../outside/make';
import type { Outside } from '../outside/model';

export const insuranceTwo: Outside[] = [
  {
    name: 'fifth-alder-umbrella-scan',
    association: 'Fifth & Alder Lofts Condominium',
    kind: 'insurance',
    scan: { grade: 'clean', skew: -0.5 },
    look: { size: 10.5 },
    traits: ['umbrella', 'retention', 'underlying-decoys'],
    text: `
* Harborlight Excess Insurance Company
## UMBRELLA LIABILITY POLICY DECLARATIONS
@ Policy Number :: HX 220-88-1046
@ Named Insured :: Fifth & Alder Lofts Condominium
@ Policy Period :: 02/10/2026 to 02/10/2027
@ Each Occurrence Limit :: $5,000,000
@ Aggregate Limit :: $5,000,000
@ Self-Insured Retention :: $10,000
@ Premium :: $2,640.00
@ Certified terrorism :: $26.40
@ Total premium :: $2,666.40

Schedule of underlying insurance:
:t l r full grid
|* Coverage | Limit
| General liability, each occurrence | $1,000,000
| General liability, aggregate | $2,000,000
| Automobile, combined single limit | $1,000,000

The premium is flat and is not subject to audit. Minimum retained premium $660.00.
`,
    parts: [
      insurance({
        carrier: 'Harborlight Excess Insurance Company',
        policy: 'HX 220-88-1046',
        term: '2026-02-10 to 2027-02-10',
        premiums: 'Premium 2,640.00; Certified terrorism 26.40',
        total: '2,666.40',
        deductibles: 'Self-Insured Retention 10,000',
      }),
    ],
  },
  {
    name: 'kestrel-ridge-hoa-package-scan',
    association: 'Kestrel Ridge Townhomes Association',
    kind: 'insurance',
    scan: { grade: 'fair', skew: 0.6 },
    look: { font: 'sans', size: 10 },
    traits: ['hoa-package', 'included-lines'],
    text: `
* Timber & Plains Insurance Exchange
## Townhome Association Policy - Declarations
@ Policy number :: TPX 18-550273-3
@ Insured :: Kestrel Ridge Townhomes Association
@ Effective :: October 1, 2025
@ Expires :: October 1, 2026

:t l r r full grid
|* Coverage | Limit | Premium
| Dwellings, guaranteed replacement | $6,840,000 | $14,905.00
| Liability, each occurrence | $1,000,000 | $1,320.00
| Employee dishonesty | $75,000 | $210.00
| Directors and officers | $1,000,000 | $745.00
| Glass | included | included
| Sewer backup | $25,000 | $180.00
|+ Annual premium | | $17,360.00

@ Deductible, wind and hail :: $25,000
@ Deductible, other perils :: $5,000
Membership fee of $10.00 was paid at the first enrollment.
`,
    parts: insurance({
      carrier: 'Timber & Plains Insurance Exchange',
      policy: 'TPX 18-550273-3',
      term: '2025-10-01 to 2026-10-01',
      premiums:
        'Dwellings, guaranteed replacement 14,905.00; Liability, each occurrence 1,320.00; Employee dishonesty 210.00; Directors and officers 745.00; Sewer backup 180.00',
      total: '17,360.00',
      deductibles: 'Deductible, wind and hail 25,000; Deductible, other perils 5,000',
    }),
  },
  {
    name: 'winthrop-arms-workers-compensation',
    association: 'Winthrop Arms Apartment Owners',
    kind: 'insurance',
    look: { font: 'mono', size: 9.5 },
    traits: ['workers-compensation', 'payroll-decoys', 'credit'],
    text: `
## WORKERS COMPENSATION INSURANCE POLICY
- INFORMATION PAGE

@ Carrier :: Puget Sound Casualty Insurance Company
@ Policy number :: WCP 4481902
@ Insured :: Winthrop Arms Apartment Owners
@ Policy period :: 01/01/2026 to 01/01/2027
@ Employers liability :: $500,000 / $500,000 / $500,000

:t l r r r full
|* Class | Payroll | Rate | Premium
| 9015 Building operation | 38,500 | 4.20 | 1,617.00
| 8810 Clerical office | 12,000 | 0.20 | 24.00

:t l r center
| Increased limits | 16.00
| Schedule credit | -82.00
| Expense constant | 160.00
| Catastrophe charge | 10.10
|+ Estimated annual premium | 1,745.10

Minimum premium 550.00. The premium is adjusted by an audit of payroll after the term.
`,
    parts: insurance({
      carrier: 'Puget Sound Casualty Insurance Company',
      policy: 'WCP 4481902',
      term: '2026-01-01 to 2027-01-01',
      premiums:
        '9015 Building operation 1,617.00; 8810 Clerical office 24.00; Increased limits 16.00; Schedule credit -82.00; Expense constant 160.00; Catastrophe charge 10.10',
      total: '1,745.10',
    }),
  },
  {
    name: 'seaglass-cottages-flood-two-buildings',
    association: 'Seaglass Cottages Condominium Association',
    kind: 'insurance',
    look: { font: 'sans', size: 9.5 },
    traits: ['flood', 'two-policies', 'fees-and-taxes'],
    text: `
# FLOOD DECLARATIONS, POLICY 1 OF 2
@ Insurer :: Seacoast Flood Insurance Company
@ Policy number :: 99-0071128-2025
@ Insured :: Seaglass Cottages Condominium Association
@ Term :: 09/15/2025 to 09/15/2026
@ Property :: Building of Cottages 1 to 9, zone AE
@ Building coverage :: $1,500,000
@ Building deductible :: $10,000

:t l r center
| Building premium | $6,120.00
| ICC premium | $75.00
| Reserve fund assessment | $1,115.10
| HFIAA surcharge | $250.00
| Federal policy fee | $188.00
|+ Total | $7,748.10
===
# FLOOD DECLARATIONS, POLICY 2 OF 2
@ Insurer :: Seacoast Flood Insurance Company
@ Policy number :: 99-0071129-2025
@ Insured :: Seaglass Cottages Condominium Association
@ Term :: 09/15/2025 to 09/15/2026
@ Property :: Building of Cottages 10 to 18, zone X
@ Building coverage :: $1,500,000
@ Building deductible :: $5,000

:t l r center
| Building premium | $3,240.00
| ICC premium | $6.00
| Reserve fund assessment | $584.28
| HFIAA surcharge | $250.00
| Federal policy fee | $188.00
|+ Total | $4,268.28
`,
    parts: [
      insurance({
        carrier: 'Seacoast Flood Insurance Company',
        policy: '99-0071128-2025',
        term: '2025-09-15 to 2026-09-15',
        premiums:
          'Building premium 6,120.00; ICC premium 75.00; Reserve fund assessment 1,115.10; HFIAA surcharge 250.00; Federal policy fee 188.00',
        total: '7,748.10',
        deductibles: 'Building deductible 10,000',
      }),
      insurance({
        carrier: 'Seacoast Flood Insurance Company',
        policy: '99-0071129-2025',
        term: '2025-09-15 to 2026-09-15',
        premiums:
          'Building premium 3,240.00; ICC premium 6.00; Reserve fund assessment 584.28; HFIAA surcharge 250.00; Federal policy fee 188.00',
        total: '4,268.28',
        deductibles: 'Building deductible 5,000',
      }),
    ],
  },
  {
    name: 'carlisle-expiring-and-renewal-workbook',
    association: 'The Carlisle Condominium Association',
    kind: 'insurance',
    as: 'xlsx',
    traits: ['workbook', 'expiring-beside-renewal', 'renewal-bound'],
    text: `
# The Carlisle Condominium Association
: Insurance renewal, bound by the Board
@ Carrier :: Metropolitan Brick Insurance Company
@ Policy number :: MBI-CP-771902
@ Policy period :: 04/01/2026 to 04/01/2027
@ Broker :: Tilden Ross Risk Services
:
:t l r r r
|* Line | Expiring premium | Renewal premium | Change
| Property | $41,300.00 | $46,875.00 | 13.5%
| General liability | $6,250.00 | $6,560.00 | 5.0%
| Crime | $480.00 | $480.00 | 0.0%
| Boiler and machinery | $1,105.00 | $1,190.00 | 7.7%
|+ Total | $49,135.00 | $55,105.00 | 12.2%
:
: The property deductible is $25,000 as before.
`,
    parts: insurance({
      carrier: 'Metropolitan Brick Insurance Company',
      policy: 'MBI-CP-771902',
      term: '2026-04-01 to 2027-04-01',
      premiums: 'Property 46,875.00; General liability 6,560.00; Crime 480.00; Boiler and machinery 1,190.00',
      total: '55,105.00',
      deductibles: 'Property 25,000',
    }),
  },
];
