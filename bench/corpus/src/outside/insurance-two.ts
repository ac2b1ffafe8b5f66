import { wording } from './general';
import { insurance } from './make';
import type { Outside } from './model';

export const insuranceTwo: Outside[] = [
  {
    name: 'willow-creek-hoa-package',
    association: 'Willow Creek Ranch Homeowners Association',
    kind: 'insurance',
    as: 'docx',
    traits: ['hoa-package', 'included-lines'],
    text: `
# COMMUNITY ASSOCIATION POLICY - DECLARATIONS
@ Company :: Prairie Mutual Assurance Company
@ Policy number :: CAP-210-66481
@ Policy period :: February 1, 2026 to February 1, 2027
@ Named insured :: Willow Creek Ranch Homeowners Association

:t l r r r grid
|* Coverage | Limit | Deductible | Premium
| Common property: gatehouse, fences, signs | $412,000 | $2,500 | $1,936.00
| Trees, shrubs and plants | $25,000 | $2,500 | Included
| General liability, 212 lots | $1,000,000 | None | $3,604.00
| Hired and non-owned autos | $1,000,000 | None | $180.00
| Directors and officers | $1,000,000 | $1,000 | $1,022.00
| Employee dishonesty | $150,000 | $1,000 | $388.00
|+ Annual premium | | | $7,130.00

The annual premium may be paid in ten installments of $713.00.${wording}

`,
    parts: insurance({
      carrier: 'Prairie Mutual Assurance Company',
      policy: 'CAP-210-66481',
      term: '2026-02-01 to 2027-02-01',
      premiums:
        'Common property: gatehouse, fences, signs 1,936.00; General liability, 212 lots 3,604.00; Hired and non-owned autos 180.00; Directors and officers 1,022.00; Employee dishonesty 388.00',
      total: '7,130.00',
      deductibles:
        'Common property: gatehouse, fences, signs 2,500; Trees, shrubs and plants 2,500; Directors and officers 1,000; Employee dishonesty 1,000',
    }),
  },
  {
    name: 'riverside-workers-compensation',
    association: 'Riverside Owners Corp.',
    kind: 'insurance',
    look: { font: 'mono', size: 9.5 },
    traits: ['workers-compensation', 'payroll-decoys'],
    text: `
## WORKERS COMPENSATION AND EMPLOYERS LIABILITY POLICY
- INFORMATION PAGE

@ Insurer :: Empire State Mutual Compensation Fund
@ Policy no. :: WC 1180 2256-4
@ 1. The insured :: Riverside Owners Corp.
@ 2. The policy period is from :: 07/01/2025 to 07/01/2026

3. Employers liability limits: bodily injury by accident $100,000 each accident; by disease $500,000 policy limit; $100,000 each employee.

4. The premium for this policy will be determined by our manuals of rules, classifications, rates and rating plans.

:t l r r r full
|* Classification | Estimated payroll | Rate per $100 | Estimated premium
| 9012 Building superintendent | 71,200 | 5.14 | 3,659.68
| 9028 Porters | 48,400 | 6.02 | 2,913.68
| 8810 Clerical | 22,000 | 0.17 | 37.40

:t l r center
| Expense constant | 220.00
| Terrorism | 42.48
| State assessment | 754.13
|+ Total estimated cost | 7,627.37

Minimum premium 1,150.00. Deposit premium 1,906.84. Audit: annual.
`,
    parts: insurance({
      carrier: 'Empire State Mutual Compensation Fund',
      policy: 'WC 1180 2256-4',
      term: '2025-07-01 to 2026-07-01',
      premiums:
        '9012 Building superintendent 3,659.68; 9028 Porters 2,913.68; 8810 Clerical 37.40; Expense constant 220.00; Terrorism 42.48; State assessment 754.13',
      total: '7,627.37',
    }),
  },
  {
    name: 'stonegate-directors-officers-scan',
    association: 'Stonegate Condominium Association',
    kind: 'insurance',
    scan: { grade: 'clean', skew: 0.3 },
    look: { size: 10.5 },
    traits: ['directors-and-officers', 'claims-made'],
    text: `
# DIRECTORS AND OFFICERS LIABILITY
## Community Association Declarations
~ THIS IS A CLAIMS-MADE POLICY. DEFENSE COSTS ARE OUTSIDE THE LIMIT.

${wording}
@ Underwritten by :: Northstar Indemnity Insurance Company
@ Policy number :: NDO 7004518
@ ITEM 1. Association :: Stonegate Condominium Association
@ ITEM 2. Policy period :: Inception 11/12/2025, expiration 11/12/2026
@ ITEM 3. Limit of liability :: $2,000,000 for the policy period
@ ITEM 4. Retention :: $5,000 each claim
@ ITEM 5. Pending or prior date :: 11/12/2014
@ ITEM 6. Premium :: $1,744.00
@ ITEM 7. State taxes and fees :: $61.04
@ ITEM 8. Total due :: $1,805.04

Extended reporting period: one year for 75% of the annual premium.
`,
    parts: insurance({
      carrier: 'Northstar Indemnity Insurance Company',
      policy: 'NDO 7004518',
      term: '2025-11-12 to 2026-11-12',
      premiums: 'Premium 1,744.00; State taxes and fees 61.04',
      total: '1,805.04',
      deductibles: 'Retention 5,000',
    }),
  },
  {
    name: 'pinecone-village-buildings-schedule',
    association: 'Pinecone Village Homeowners Association',
    kind: 'insurance',
    look: { font: 'sans', size: 9, landscape: true, margin: 46 },
    traits: ['multi-building', 'landscape', 'statement-of-values'],
    text: `
## PROPERTY SCHEDULE AND PREMIUM - RENEWAL
@ Insured :: Pinecone Village Homeowners Association
@ Insurer / policy :: Evergreen States Insurance Exchange, policy ESX-4410-2026
@ Term :: 05/01/2026 to 05/01/2027

:t c l r r r r r full grid
|* Bldg | Address | Units | Year | Building value | Deductible | Premium
| 1 | 2 Pinecone Way | 6 | 1998 | $1,512,000 | $10,000 | $4,233.60
| 2 | 8 Pinecone Way | 6 | 1998 | $1,512,000 | $10,000 | $4,233.60
| 3 | 14 Pinecone Way | 8 | 1999 | $2,016,000 | $10,000 | $5,644.80
| 4 | 20 Pinecone Way | 8 | 1999 | $2,016,000 | $10,000 | $5,644.80
| 5 | 26 Pinecone Way | 8 | 2001 | $2,016,000 | $10,000 | $5,342.40
| 6 | Mail kiosk | 0 | 2001 | $38,000 | $1,000 | $95.00
|+ | Total | 36 | | $9,110,000 | | $25,194.20

Flood and earthquake are excluded. Values are to be reviewed by the insured. Rate change from last year: +11.4%.
`,
    parts: insurance({
      carrier: 'Evergreen States Insurance Exchange',
      policy: 'ESX-4410-2026',
      term: '2026-05-01 to 2027-05-01',
      premiums:
        '2 Pinecone Way 4,233.60; 8 Pinecone Way 4,233.60; 14 Pinecone Way 5,644.80; 20 Pinecone Way 5,644.80; 26 Pinecone Way 5,342.40; Mail kiosk 95.00',
      total: '25,194.20',
      deductibles:
        '2 Pinecone Way 10,000; 8 Pinecone Way 10,000; 14 Pinecone Way 10,000; 20 Pinecone Way 10,000; 26 Pinecone Way 10,000; Mail kiosk 1,000',
    }),
  },
  {
    name: 'vista-del-cerro-earthquake',
    association: 'Vista del Cerro Council of Co-owners',
    kind: 'insurance',
    traits: ['earthquake', 'percent-deductible', 'prose'],
    look: { size: 11 },
    text: `
# EARTHQUAKE INSURANCE - CONFIRMATION OF RENEWAL

Sierra Catastrophe Insurance Company confirms the renewal of policy EQ-31-90077 for Vista del Cerro Council of Co-owners for the period from December 1, 2025 to December 1, 2026.

The limit is $8,500,000 in any one occurrence and in the annual aggregate. The deductible is fifteen percent (15%) of the value of each building at the time of the loss.

The premium is $47,620.00. In addition there are charged a broker fee of $1,000.00, a state tax of $1,428.60 and a stamping fee of $85.72, so that $50,134.32 is due by December 31, 2025. A quarter of the premium is earned at inception.

Last year's premium was $43,290.00.
`,
    parts: insurance({
      carrier: 'Sierra Catastrophe Insurance Company',
      policy: 'EQ-31-90077',
      term: '2025-12-01 to 2026-12-01',
      premiums: 'Premium 47,620.00; broker fee 1,000.00; state tax 1,428.60; stamping fee 85.72',
      total: '50,134.32',
    }),
  },
  {
    name: 'cedar-glen-crime-bond',
    association: 'Cedar Glen Council of Co-Owners, Inc.',
    kind: 'insurance',
    scan: { grade: 'fair', skew: -0.7, turned: 180 },
    look: { font: 'sans', size: 10 },
    traits: ['crime', 'upside-down', 'three-years'],
    text: `
## CRIME POLICY FOR COMMERCIAL ENTITIES
- DECLARATIONS
@ Company name :: Bluegrass Fidelity Insurance Company
@ Policy no. :: BF-CR 90 1127
@ Named insured :: Cedar Glen Council of Co-Owners, Inc.
@ Period :: 04/20/2025 to 04/20/2028

:t l r r r grid full
|* Insuring agreement | Limit per occurrence | Deductible | Premium
| Employee theft | $300,000 | $2,500 | $1,260.00
| Forgery or alteration | $300,000 | $2,500 | $195.00
| Computer and funds transfer fraud | $100,000 | $5,000 | $410.00
|+ Three-year premium, prepaid | | | $1,865.00

The manager and its employees are included as employees by endorsement CR 25 02.
`,
    parts: insurance({
      carrier: 'Bluegrass Fidelity Insurance Company',
      policy: 'BF-CR 90 1127',
      term: '2025-04-20 to 2028-04-20',
      premiums:
        'Employee theft 1,260.00; Forgery or alteration 195.00; Computer and funds transfer fraud 410.00',
      total: '1,865.00',
      deductibles:
        'Employee theft 2,500; Forgery or alteration 2,500; Computer and funds transfer fraud 5,000',
    }),
  },
];
