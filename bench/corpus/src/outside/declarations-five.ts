import { covenants } from './general';
import type { Outside } from './model';

/** Declarations in which no unit's ownership is listed: nothing may be read from them. */
export const declarationsFive: Outside[] = [
  {
    name: 'willow-creek-ranch-ccrs',
    association: 'Willow Creek Ranch Homeowners Association',
    kind: 'declaration',
    parts: [],
    look: { size: 10.5, footer: '{p}' },
    traits: ['covenants', 'no-table'],
    text: `
# DECLARATION OF COVENANTS, CONDITIONS AND RESTRICTIONS
## WILLOW CREEK RANCH

This Declaration is made by Willow Creek Development LLC for the benefit of Lots 1 through 212 of Willow Creek Ranch and of Willow Creek Ranch Homeowners Association.

${covenants}
= ARTICLE IV - ASSESSMENTS
4.1 Uniform Rate. Annual and special assessments shall be fixed at a uniform rate for all Lots and may be collected monthly.

4.2 Maximum. Until January 1 of the year after the first conveyance of a Lot, the maximum annual assessment is $540.00 per Lot. From then on it may be increased by not more than 5% above that of the prior year without a vote of the members, and above 5% by the assent of two-thirds (2/3) of each class.

4.3 Capitalization. Each first purchaser pays two-twelfths (2/12) of the annual assessment.

4.4 Effect of Nonpayment. Assessments bear interest at ten percent (10%) per annum and a late charge of $20.00.
= ARTICLE V - ARCHITECTURAL CONTROL
5.1 No building shall exceed 35% of the area of its Lot. The dwelling shall have at least 1,600 square feet, or 1,850 square feet on Lots 40 through 66.
= ARTICLE VII - MEMBERSHIP
Class A members have one vote for each Lot. The Class B member has three (3) votes for each Lot it owns until 75% of the Lots are conveyed.
sign: Declarant
`,
  },
  {
    name: 'northgate-master-cost-allocation',
    association: 'Northgate Master Property Owners Association',
    kind: 'declaration',
    parts: [],
    traits: ['cost-sharing-only', 'decoy-table'],
    text: `
# AGREEMENT AND DECLARATION OF SHARED FACILITIES
## Northgate Master Property Owners Association

The owners of the Parcels share the costs of the Shared Facilities as follows. This instrument conveys no interest in land and does not affect the ownership of common elements within any Parcel.

:t l r r r r grid
|* Facility | Residential Parcel | Hotel Parcel | Retail Parcel | Garage Parcel
| Loading dock | 18.0% | 45.0% | 37.0% | 0.0%
| Emergency generator | 40.0% | 35.0% | 10.0% | 15.0%
| Fire pump and alarm | 44.5% | 31.5% | 12.0% | 12.0%
| Central chilled water | 52.0% | 38.0% | 10.0% | 0.0%
| Plaza landscaping | 25.0% | 25.0% | 40.0% | 10.0%

Costs are estimated by November 1 and paid quarterly. An administrative charge of 4% is added. The allocation may be reviewed by an engineer every five years.
sign: Residential Parcel | Hotel Parcel
`,
  },
  {
    name: 'ridgemont-parking-amendment',
    association: 'Ridgemont Arms Condominium Association',
    kind: 'declaration',
    parts: [],
    scan: { grade: 'fair', skew: -0.8 },
    traits: ['amendment', 'parking-only', 'decoy-table'],
    text: `
[stamp] RECEPTION # D7041189 / 04/17/2017

# AMENDMENT TO CONDOMINIUM DECLARATION
## Ridgemont Arms - Reassignment of Parking

The Board of Ridgemont Arms Condominium Association, under Section 6.3 of the Declaration, reassigns the limited common element parking spaces as listed. The percentages of ownership in the Declaration are not changed and are not repeated here.

:t c c c center
|* Unit | Space | Size (feet)
| 101 | 14 | 8.5 x 18
| 102 | 15 | 8.5 x 18
| 103 | 1 | 9 x 20
| 201 | 2 | 9 x 20
| 202 | 16 | 8.5 x 18
| 203 | 17 | 8.5 x 18
| 301 | 3 | 9 x 20
| 302 | 18 | 8.5 x 18
| 303 | 19 | 8 x 16

A compact space carries a credit of $10.00 a month.
sign: President | Secretary
`,
  },
  {
    name: 'palmetto-lakes-leasing-amendment',
    association: 'Palmetto Lakes Homeowners Association, Inc.',
    kind: 'declaration',
    parts: [],
    as: 'docx',
    traits: ['amendment', 'no-table'],
    text: `
# FIRST AMENDMENT TO THE DECLARATION OF COVENANTS FOR PALMETTO LAKES

Palmetto Lakes Homeowners Association, Inc., by the written consent of owners of 68% of the Lots, amends Article XI of the Declaration by adding:
= Section 11.9 Leasing
(a) No more than twenty percent (20%) of the Lots may be leased at any time. There are 85 Lots.

(b) The term of a lease shall be at least twelve (12) months. An application fee of $100.00 accompanies each lease.

(c) For each day of violation the Association may levy a fine of $50.00, up to $1,000.00 in the aggregate.
sign: President | Secretary
`,
  },
  {
    name: 'hidden-meadow-annexation',
    association: 'Hidden Meadow Community Association',
    kind: 'declaration',
    parts: [],
    look: { size: 11 },
    traits: ['annexation', 'lots-without-shares'],
    text: `
# SUPPLEMENTARY DECLARATION
- Annexing Phase 4 to Hidden Meadow

Declarant annexes the following Lots to the Properties, subject to the Declaration and to the jurisdiction of Hidden Meadow Community Association:

:t c c r center grid
|* Lot | Block | Area (acres)
| 88 | 7 | 0.312
| 89 | 7 | 0.298
| 90 | 7 | 0.301
| 91 | 8 | 0.275
| 92 | 8 | 0.275
| 93 | 8 | 0.290
|+ Total | | 1.751

Each annexed Lot is subject to assessment from the first day of the month after its annexation, at the rate fixed for all Lots. One half of the rate applies to a Lot without a dwelling, until it is occupied. A working fund contribution of $250.00 is paid at the first closing.
sign: Declarant
`,
  },
  {
    name: 'prairie-star-equal-assessment',
    association: 'Prairie Star Townhome Association',
    kind: 'declaration',
    parts: [],
    scan: { grade: 'clean', skew: 0.2 },
    traits: ['equal', 'units-not-listed'],
    text: `
# DECLARATION
## PRAIRIE STAR, A PLANNED COMMUNITY

The Lots are shown on the Plat. Each Lot is improved or to be improved with an attached dwelling. Prairie Star Townhome Association owns the Common Property in its own name; no owner has an undivided interest in it.

${covenants}
= Allocation of Common Expenses
Common Expenses are assessed equally against all Lots, except that (i) the cost of insurance may be assessed by the rebuilding cost of the dwelling, and (ii) the cost of exterior painting in a Block is assessed to the Lots of that Block alone.
= Votes
One vote for each Lot. Sixty-seven percent (67%) of the votes are needed to amend this Declaration; in addition 51% of the first mortgagees must consent.
= Insurance
The deductible, not to exceed $10,000.00, is an expense of the owner of the Lot from which the loss arises.
sign: Declarant
`,
  },
  {
    name: 'emerald-cove-votes-by-class',
    association: 'Emerald Cove Property Owners Association, Inc.',
    kind: 'declaration',
    parts: [],
    look: { font: 'sans', size: 10 },
    traits: ['votes-only', 'decoy-table'],
    text: `
# Emerald Cove Property Owners Association, Inc.
## Declaration of Protective Covenants - Exhibit F: Membership, Votes and Assessment Units

:t l r r r full
|* Class of property | Number | Votes each | Assessment units each
| Single-family lot | 118 | 1 | 1.00
| Estate lot | 12 | 1 | 1.50
| Villa | 40 | 1 | 0.80
| Clubhouse parcel | 1 | 0 | 6.00
| Marina parcel | 1 | 4 | 10.00
|+ Total | 172 | 174 | 184.00

An assessment unit for 2024 is $1,140.00 a year. Unsold lots of the Declarant pay 25% of the assessment. The Board may change the units for the Marina parcel by not more than 10% in any three years.
`,
  },
];
