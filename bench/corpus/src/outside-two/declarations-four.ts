import { bySize, dollars, ownership, rows, shares, unitAnd } from '../outside/make';
import type { Outside } from '../outside/model';
import { articles } from './general';

const sixteenths = shares('1-16 1/16');
const eighteenths = shares('1-18 1/18');
const slips = bySize('A1-A8 30; A9-A16 35; B1-B6 40; B7-B12 50; C1, C2 65', 4);
const capstone = bySize('801-804 1105; 901-904 1105; 1001-1004 1190; 1101, 1102 1620; 1201, 1202 2380', 2);
const laurel = shares('1-4 6.80%; 5, 6 8.60%; 8-10 8.60%; 11, 12 10.60%');
const dogwood = shares('1-9 1/36; 10-18 1/36; 19-27 1/36; 28-36 1/36').map((one, at) => ({
  ...one,
  lot: one.unit,
  note: at < 18 ? '1' : '2',
}));
const cranberry = shares('1-10 2.50%; 11-20 3.00%; 21-28 3.50%; 29-32 4.25%');

export const declarationsFour: Outside[] = [
  {
    name: 'seaglass-cottages-second-amendment',
    association: 'Seaglass Cottages Condominium Association',
    kind: 'declaration',
    ranges: true,
    look: { size: 11.5 },
    words: { '1/16': 'one-sixteenth', '1/18': 'one-eighteenth' },
    traits: ['amendment', 'words', 'former-share', 'prose'],
    text: `
[stamp] COUNTY REGISTRY OF DEEDS / BK 18802 PG 215 / JUNE 14, 2022

# SECOND AMENDMENT TO CONDOMINIUM DECLARATION
## SEAGLASS COTTAGES

Seaglass Cottages Condominium Association, acting by its directors, and all owners and mortgagees whose consent is required, amend the Declaration.

1. Paragraph 6(a) of the Declaration, "Each of Cottages 1 through 16 has an undivided one-sixteenth interest in the Common Elements", is repealed.

2. Paragraph 6(a) now reads: "Each of Cottages 1 through 18 has an undivided one-eighteenth interest in the Common Elements, and is liable for the same part of the Common Expenses."

3. Cottages 17 and 18 are shown on the plan that is recorded with this Amendment. Each has the use of two parking spaces.

4. The owner of Cottage 18 pays one-half of the cost of the retaining wall, estimated to be $22,000, within sixty (60) days.
sign: President | Clerk
`,
    parts: [ownership(sixteenths, { inForce: false }), ownership(eighteenths)],
  },
  {
    name: 'rio-verde-parking-and-storage-exhibit',
    association: 'Rio Verde Patio Homes Association',
    kind: 'declaration',
    parts: [],
    scan: { grade: 'fair', skew: -0.8 },
    look: { font: 'sans', size: 10.5 },
    traits: ['parking-only', 'decoy-table'],
    text: `
# EXHIBIT F
## Assignment of covered parking and storage
- Rio Verde Patio Homes Association

This Exhibit is attached to the Supplemental Declaration. It assigns rights of use and does not allocate assessments, votes or ownership.

:t c c c r center grid
|* Home | Covered space | Storage room | Room size, sf
| 11 | 3 | S-1 | 32
| 12 | 4 | S-2 | 32
| 14 | 7, 8 | none |
| 15 | 9 | S-5 | 40
| 16 | 12 | S-6 | 40
| 18 | 13, 14 | S-7 | 32
| 19 | 15 | S-8 | 28

The Association may rent unassigned spaces at up to $35.00 a month. Exchange of spaces needs a form signed by both owners and costs $20.00.
sign: Declarant
`,
  },
  {
    name: 'halyard-landing-slip-interests',
    association: 'Halyard Landing Condominium Association',
    kind: 'declaration',
    as: 'xlsx',
    traits: ['workbook', 'slips', 'by-length', 'percent'],
    text: `
# Halyard Landing Condominium Association
## Exhibit C to the Master Deed, as recorded - undivided interest of each slip
:
:t l r r l
|* Slip | Length (feet) | Undivided interest | Power
${rows(slips, ({ unit, size, as }) => [unit, size!, as, size! > 45 ? '100 A' : '50 A'])}
|+ Total | 1190 | 100.0000% |
:
: The interest is the length of the slip over the length of all slips. Winter storage is billed apart, at $4.10 per foot a month.
`,
    parts: [ownership(slips)],
  },
  {
    name: 'capstone-tower-interest-and-assessment',
    association: 'Capstone Tower Condominium Association',
    kind: 'declaration',
    scan: { grade: 'clean', skew: -0.3, dpi: 200 },
    look: { font: 'sans', size: 9.5, landscape: true, margin: 54 },
    traits: ['landscape', 'dues-beside-share', 'percent'],
    text: `
## CAPSTONE TOWER - EXHIBIT A-2 TO THE AMENDED DECLARATION
- Capstone Tower Condominium Association

:t c r r r r r full grid
|* Unit | Square feet | Percentage interest | Votes | Initial monthly assessment | Share of special assessment of 2019
${rows(capstone, ({ unit, size, as }) => [unit, size!.toLocaleString('en-US'), as, '1', dollars(size! * 0.62, 2), dollars(size! * 3.1, 2)])}
|+ Total | 21,600 | 100.00% | 16 | $13,392.00 | $66,960.00

Percentages are rounded to two places. Initial assessments are those of the first budget after recording.
`,
    parts: [ownership(capstone)],
  },
  {
    name: 'laurel-terrace-missing-unit',
    association: 'Laurel Terrace Council of Co-Owners',
    kind: 'declaration',
    look: { font: 'mono', size: 10 },
    traits: ['gap', 'sum-off', 'percent'],
    text: `
: LAUREL TERRACE
: EXHIBIT "B" TO MASTER DEED                      BOOK 3360 PAGE 92

The twelve apartments, all of which belong to Laurel Terrace Council of Co-Owners, have these percentages in the common elements:

:t l r dots center
${rows(laurel, ({ unit, as }) => [`Apartment ${unit}`, as])}

: RECORDED WITH MASTER DEED SEPTEMBER 8, 1979
`,
    parts: [ownership(laurel, { flaws: ['sum', 'gap'] })],
  },
  {
    name: 'otter-creek-road-cost-shares',
    association: 'Otter Creek Ranches Road Association',
    kind: 'declaration',
    parts: [],
    look: { size: 11 },
    traits: ['cost-sharing-only', 'decoy-table'],
    text: `
# ROAD MAINTENANCE DECLARATION
## OTTER CREEK RANCHES

The tracts below take access over Otter Creek Road, which is an easement on land that is owned by the tracts it crosses. Otter Creek Ranches Road Association is formed to grade, gravel and plow it. No tract has any ownership in the road or in property of the Association.
= Share of road cost, by distance of use
:t l r r center
|* Tract | Miles used | Share of cost
| Tract 1 | 0.4 | 5.0%
| Tract 2 | 0.8 | 10.0%
| Tract 3 | 1.2 | 15.0%
| Tract 4 | 1.6 | 20.0%
| Tract 5 | 2.0 | 25.0%
| Tract 6 | 2.0 | 25.0%

Shares of cost are computed again when a tract is divided. The owner of logging trucks pays $12.00 a load in addition. A vote is one for each tract.
sign: Owners of Tracts 1 to 6
`,
  },
  {
    name: 'dogwood-trace-undivided-lots',
    association: "Dogwood Trace Property Owners' Association",
    kind: 'declaration',
    look: { font: 'embedded', size: 10 },
    traits: ['lots-by-block', 'equal-fractions', 'four-across'],
    text: `
# AMENDED DECLARATION
## DOGWOOD TRACE SUBDIVISION
- Schedule of Lots and their undivided interest in the Reserved Area

The owners of the 36 Lots hold the Reserved Area (lake and dam) as tenants in common. Dogwood Trace Property Owners' Association maintains it, at the cost of the owners in the same proportions.

:t c c r c c r center grid
|* Lot | Block | Interest | Lot | Block | Interest
${rows(dogwood, ({ unit, as, note }) => [unit, note!, as], 2)}

${articles}
sign: Declarant
`,
    parts: [ownership(dogwood)],
  },
  {
    name: 'cranberry-bog-village-table',
    association: 'Cranberry Bog Village Condominium Association',
    kind: 'declaration',
    scan: { grade: 'fair', skew: 0.4, turned: 90 },
    look: { size: 10.5 },
    traits: ['turned', 'three-across', 'percent'],
    text: `
## CRANBERRY BOG VILLAGE
## APPENDIX C - PERCENTAGE INTERESTS
- Cranberry Bog Village Condominium Association

:t c r c r c r center grid
|* Unit | Percent | Unit | Percent | Unit | Percent
${rows(cranberry, unitAnd, 3)}

The percentage interest determines the share of Common Expenses. Total of 32 Units: 100.00%.
`,
    parts: [ownership(cranberry)],
  },
  {
    name: 'bellwether-park-village-votes',
    association: 'Bellwether Park Master Association',
    kind: 'declaration',
    parts: [],
    as: 'docx',
    traits: ['votes-only', 'decoy-table', 'master'],
    text: `
# MASTER DECLARATION
## BELLWETHER PARK
= Article VI. Delegates and votes
Members of Bellwether Park Master Association vote through the delegate of their village. The delegate casts the votes of all homes of the village.

:t l r r grid
|* Village | Homes | Percentage of votes
| The Meadows | 120 | 30.0%
| Creekside | 100 | 25.0%
| Ironwood | 80 | 20.0%
| Parkview | 60 | 15.0%
| The Commons | 40 | 10.0%
|+ Total | 400 | 100.0%
= Article VII. Assessments
The general assessment is the same for each home. The cost of a village's private gates is a village assessment and is divided equally among its homes. The Master Association owns the common area in fee.
${articles}
sign: Declarant
`,
  },
];
