import { bySize, ownership, rows, shares, unitAnd, valueOf } from '../outside/make';
import type { Outside } from '../outside/model';
import { articles } from './general';

const gull = bySize('101-103 1115; 104 1320; 201-203 1115; 204 1320; 301-303 1140; 304 1365', 3);
const sevenths = shares('1-7 1/7');
const ashbury = bySize('1A 685; 1B 702; 1C 940; 2A 685; 2B 702; 2C 940; 3A 690; 3B 710; 3C 955; PH 1840', 4);
const before = shares('101-108 6.25%; 201-208 6.25%');
const after = shares('101-108 4.10%; 201-208 4.10%; 301-306 4.40%; 307, 308 4.00%');
const models = shares('101-106 2.1250%; 201-206 2.1250%; 301-306 2.4583%; 107-110 3.1563%; 207-210 3.1563%; 307-310 3.2125%; 401, 402 9.5000%; 403 1.1500%'); // prettier-ignore

export const declarationsOne: Outside[] = [
  {
    name: 'gull-point-declaration',
    association: 'Gull Point Condominium Association, Inc.',
    kind: 'declaration',
    look: { header: 'Official Records Book 2291 Page 0417', footer: 'Page {p}' },
    traits: ['percent', 'types-and-areas', 'recorded'],
    text: `
^ Prepared by and return to: Counsel for the Developer

# DECLARATION OF CONDOMINIUM
## GULL POINT, A CONDOMINIUM

Gull Point Development Corp., a Florida corporation, submits the land described in Exhibit "A" and the improvements on it to the condominium form of ownership. The condominium is operated by GULL POINT CONDOMINIUM ASSOCIATION, INC., a Florida corporation not for profit.
= 3. Units and appurtenances
3.1 There are twelve (12) Units in one building of three floors. 3.2 Each Unit includes one assigned parking space and a storage locker as limited common elements.

3.3 The Owner of each Unit owns, as an appurtenance to it, the undivided share in the common elements and common surplus that is stated in Exhibit "C", and is liable for common expenses in the same share.

${articles}
= 14. Insurance
The deductible of the Association's policy is a common expense. The Association may assess up to $2,500.00 of it to an Owner whose negligence caused the loss.
sign: Gull Point Development Corp. | Witness
===
## EXHIBIT "C"
- UNDIVIDED SHARES APPURTENANT TO UNITS

:t c c r r center grid
|* UNIT | TYPE | HEATED AREA (SF) | SHARE
${rows(gull, ({ unit, size, as }) => [unit, unit.endsWith('4') ? 'Corner' : 'Bay', size!.toLocaleString('en-US'), as])}
|+ TOTAL | | 14,115 | 100.000%
`,
    parts: [ownership(gull)],
  },
  {
    name: 'clayborne-square-declaration',
    association: 'Clayborne Square Condominium Association',
    kind: 'declaration',
    ranges: true,
    look: { size: 11.5, footer: '- {p} -' },
    traits: ['prose', 'words', 'equal-fractions'],
    text: `
[stamp] DOC 0611743021 / COOK COUNTY RECORDER / 04/27/2006 10:41 AM / PAGE 1 OF 19

# DECLARATION OF CONDOMINIUM OWNERSHIP
## CLAYBORNE SQUARE CONDOMINIUM

THIS DECLARATION is made by Clayborne Partners, L.L.C., an Illinois limited liability company, which owns the parcel at the southwest corner of Clayborne Square.
= ARTICLE 1
The Units are numbered 1 through 7. Clayborne Square Condominium Association, an Illinois not-for-profit corporation, is the governing body of all Unit Owners.
= ARTICLE 2
2.01 Undivided interest. Each of Units 1 through 7 is conveyed together with an undivided one-seventh (1/7) interest in the Common Elements, and the Unit Owner shall pay the same proportion of the Common Expenses.

2.02 The interest is permanent. It may not be separated from the Unit to which it belongs, even though it is not mentioned in a deed.

2.03 Garage. Garage spaces G-1 to G-9 are limited common elements. The upkeep of the garage door is paid one-ninth (1/9) for each space by the Unit Owner to whom it is assigned.
${articles}
sign: Clayborne Partners, L.L.C.
`,
    parts: [ownership(sevenths)],
  },
  {
    name: 'ashbury-flats-exhibit-b-workbook',
    association: 'Ashbury Flats Owners Association',
    kind: 'declaration',
    as: 'xlsx',
    traits: ['workbook', 'square-footage', 'percent'],
    text: `
# Ashbury Flats Owners Association
: Exhibit B to the Declaration: Allocated Interests
: Common Elements interest and Common Expense liability, by square footage
:
:t l r r l
|* Unit | Square Feet | Allocated Interest | Floor
${rows(ashbury, ({ unit, size, as }) => [unit, size!, as, unit === 'PH' ? '4' : unit[0]!])}
|+ Total | 8849 | 100.0000% |
:
: Square feet are measured to the center of party walls.
`,
    parts: [ownership(ashbury)],
  },
  {
    name: 'mariners-rest-third-amendment',
    association: "Mariner's Rest Condominium Association, Inc.",
    kind: 'declaration',
    scan: { grade: 'fair', skew: 0.5 },
    look: { size: 11 },
    traits: ['amendment', 'phase-added', 'former-table', 'percent'],
    text: `
^ BOOK 8813 PAGE 203

# THIRD AMENDMENT TO DECLARATION
## MARINER'S REST CONDOMINIUM
- Adding Building 3

Declarant, with the joinder of Mariner's Rest Condominium Association, Inc., adds Building 3 to the Condominium under Article XV of the Declaration.

1. Until this Amendment each of the sixteen Units had this undivided interest, which no longer applies:

:t c r c r center
|* Unit | Former interest | Unit | Former interest
${rows(before, unitAnd, 2)}

2. From the date of recording, the interests of all twenty-four Units are those of revised Exhibit C:

:t c r c r c r center
|* Unit | Interest | Unit | Interest | Unit | Interest
${rows(after, unitAnd, 3)}
|+ All Units | 100.00% | | | |

3. Owners in Building 3 pay assessments from the first of the month that follows recording. No capital contribution is refunded.
sign: Declarant | President of the Association
`,
    parts: [ownership(before, { inForce: false }), ownership(after)],
  },
  {
    name: 'larkspur-hills-ccrs',
    association: 'Larkspur Hills Community Association',
    kind: 'declaration',
    parts: [],
    look: { size: 10.5, footer: 'Larkspur Hills CC&Rs   {p}' },
    traits: ['covenants', 'uniform-rate', 'no-table'],
    text: `
# DECLARATION OF COVENANTS, CONDITIONS AND RESTRICTIONS
## FOR LARKSPUR HILLS

The Declarant holds 148 Lots for the benefit of all owners and of LARKSPUR HILLS COMMUNITY ASSOCIATION, a Colorado nonprofit corporation.
= ARTICLE 4. ASSESSMENTS
4.1 Each owner covenants to pay regular, special and default assessments.

4.2 Rate. Regular and special assessments are fixed at a uniform rate for all Lots. The Declarant pays twenty-five percent (25%) of the rate for Lots without a completed home.

4.3 The regular assessment for the first year is $48.00 a month for each Lot. It may be raised each year by up to eight percent (8%) by the Board, and beyond that by a vote of the members.

4.4 At the first sale of a Lot the buyer pays $300.00 to working capital.
${articles}
= ARTICLE 9. VOTES
Class A: one vote a Lot. Class B: the Declarant has five (5) votes for each Lot until it has sold ninety percent (90%) of them.
sign: Declarant
`,
  },
  {
    name: 'fifth-alder-lofts-schedule',
    association: 'Fifth & Alder Lofts Condominium',
    kind: 'declaration',
    scan: { grade: 'clean', skew: -0.4 },
    look: { font: 'sans', size: 10 },
    traits: ['by-model', 'ranges', 'count-times-share', 'percent'],
    ranges: true,
    text: `
## SCHEDULE B
- to the Declaration of Fifth & Alder Lofts Condominium
- Percentage interest of each apartment by plan

:t l l r r r grid full
|* Plan | Apartments | Number | Interest of each | Interest of plan
| Plan 1 | 101 to 106, 201 to 206 | 12 | 2.1250% | 25.5000%
| Plan 2 | 301 to 306 | 6 | 2.4583% | 14.7498%
| Plan 3 | 107 to 110, 207 to 210 | 8 | 3.1563% | 25.2504%
| Plan 4 | 307 to 310 | 4 | 3.2125% | 12.8500%
| Penthouse | 401, 402 | 2 | 9.5000% | 19.0000%
| Studio | 403 | 1 | 1.1500% | 1.1500%
|+ Total | | 33 | | 98.5002%

The percentages govern common expenses and voting. The remaining 1.4998% is held by the commercial space C-1.
`,
    parts: [ownership([...models, { unit: 'C-1', as: '1.4998%', value: valueOf('1.4998%') }])],
  },
];
