import { insurance } from '../outside/make';
import type { Outside } from '../outside/model';
import { fineprint } from './general';

export const insuranceFive: Outside[] = [
  {
    name: 'pebble-run-general-liability-declarations',
    association: 'Pebble Run Homeowners Association',
    kind: 'insurance',
    look: { size: 10 },
    traits: ['general-liability', 'exposures-and-rates'],
    text: `
# COMMERCIAL GENERAL LIABILITY DECLARATIONS
@ Company :: Homestead Farmers Insurance Company
@ Policy number :: HFI 61-20-7745
@ Named insured :: Pebble Run Homeowners Association
@ Policy period :: 05/01/2026 to 05/01/2027
@ Each occurrence :: $1,000,000
@ General aggregate :: $2,000,000
@ Medical expense :: $5,000 any one person

:t l r r r full grid
|* Classification | Exposure | Rate | Premium
| Homeowners association, homes | 92 | 13.50 | $1,242.00
| Playground | 1 | 185.00 | $185.00
| Ponds and walking trail | 2 | 110.00 | $220.00
|+ Total advance premium | | | $1,647.00

${fineprint}
The premium for the term that ended May 1, 2026 was $1,583.00.
`,
    parts: insurance({
      carrier: 'Homestead Farmers Insurance Company',
      policy: 'HFI 61-20-7745',
      term: '2026-05-01 to 2027-05-01',
      premiums: 'Homeowners association, homes 1,242.00; Playground 185.00; Ponds and walking trail 220.00',
      total: '1,647.00',
    }),
  },
  {
    name: 'redbud-estates-renewal-declarations',
    association: 'Redbud Estates Homes Association',
    kind: 'insurance',
    look: { font: 'sans', size: 10 },
    traits: ['hoa-package', 'discounts'],
    text: `
* Flint Hills Farmers Mutual Insurance Company
## RENEWAL DECLARATIONS - COMMUNITY ASSOCIATION POLICY
@ Policy number :: FHF 033-8841
@ Insured :: Redbud Estates Homes Association
@ From :: 08/12/2025
@ To :: 08/12/2026

:t l r full
| Clubhouse and shelter | $1,486.00
| Liability | $1,205.00
| Directors and officers | $690.00
| Claim-free discount | -$148.60
|+ Total annual premium | $3,232.40

@ Property deductible :: $2,500
@ Wind and hail deductible :: 1% of the limit

Your agent: Amelia Trask, (785) 555-0160. Thank you for eleven years with us.
`,
    parts: insurance({
      carrier: 'Flint Hills Farmers Mutual Insurance Company',
      policy: 'FHF 033-8841',
      term: '2025-08-12 to 2026-08-12',
      premiums:
        'Clubhouse and shelter 1,486.00; Liability 1,205.00; Directors and officers 690.00; Claim-free discount -148.60',
      total: '3,232.40',
      deductibles: 'Property deductible 2,500',
    }),
  },
];
