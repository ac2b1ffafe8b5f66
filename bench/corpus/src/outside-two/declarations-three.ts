import { bySize, ownership, rows, shares, unitAnd } from '../outside/make';
import type { Outside } from '../outside/model';
import { articles } from './general';

const perch = shares('1 1,460; 2 1,460; 3 1,525; 4 1,525; 5 1,610; 6 1,610; 7 1,395; 8 1,415', 12000);
const towers = bySize(
  '201-210 960; 301-310 960; 401-410 960; 501-510 985; 601-610 985; 701-710 985; 801-806 1480; 901-906 1480; PH1-PH4 2240',
  4,
);
const corrected = shares(
  '101-104 3.15%; 201-204 3.15%; 301-304 3.60%; 401-404 3.60%; 501-504 5.25%; 601-604 6.25%',
);
const chestnut = shares('1-8 4.80%; 9-14 5.60%; 15, 16 14.00%');
const palm = shares('A1-A4 5.10%; B1-B4 5.35%; C1-C4 6.25%; D1-D4 7.60%');
const glacier = shares('A1-A6 1/24; B1-B6 1/24; C1-C6 1/24; D1-D6 1/24').map((one) => ({
  ...one,
  unit: `${one.unit[0]!}-${one.unit.slice(1)}`,
}));
const delancey = shares('1 50%; 2 30%; 3 20%');

export const declarationsThree: Outside[] = [
  {
    name: 'eagles-perch-by-square-footage',
    association: "Eagle's Perch Condominium Owners Association",
    kind: 'declaration',
    whole: 12000,
    look: { size: 11, footer: '{p}' },
    traits: ['square-footage', 'numerators', 'formula'],
    text: `
# CONDOMINIUM DECLARATION
## EAGLE'S PERCH

This Declaration creates a condominium under the Colorado Common Interest Ownership Act. The owners act through Eagle's Perch Condominium Owners Association.

${articles}
= 4.3 Allocated interests
The undivided interest in the common elements and the common expense liability of each Unit are a fraction. The numerator is the square footage of the Unit as listed below and the denominator is the square footage of all Units, which is 12,000.

:t c r l center
|* Unit | Square footage | Stall
${rows(perch, ({ unit, as }) => [unit, as, `P-${Number(unit) + 20}`])}
|+ All | 12,000 |

Each Unit has one vote. The loft area is not counted in the square footage.
sign: Declarant
`,
    parts: [ownership(perch)],
  },
  {
    name: 'crescent-bay-towers-exhibit-d',
    association: 'Crescent Bay Towers Condominium Association, Inc.',
    kind: 'declaration',
    look: { font: 'sans', size: 9, margin: 50, header: 'CFN 20030088412   OR BK 15771 PG {p}' },
    traits: ['long-table', 'four-across', 'percent'],
    text: `
## EXHIBIT "D"
- Percentage of undivided interest in the Common Elements, Common Expenses and Common Surplus
- Crescent Bay Towers Condominium Association, Inc.

:t l r l r l r l r full grid
|* Unit | Percent | Unit | Percent | Unit | Percent | Unit | Percent
${rows(towers, unitAnd, 4)}

Total, 76 Units: 100.0000%. Cabanas 1 to 20 are limited common elements and have no percentage of their own; the annual charge for a cabana was $600.00 when this Declaration was recorded.
`,
    parts: [ownership(towers)],
  },
  {
    name: 'bridgewater-place-corrective-amendment',
    association: 'Bridgewater Place Unit Owners Association',
    kind: 'declaration',
    look: { size: 11 },
    traits: ['corrective-amendment', 'former-figure-decoy', 'percent'],
    text: `
# CORRECTIVE AMENDMENT TO THE DECLARATION
## BRIDGEWATER PLACE

By a scrivener's error the recorded Exhibit C gave Unit 204 an interest of 3.51% and Unit 602 an interest of 5.89%. The sum of that exhibit was 100.00%, but the figures of these two Units did not follow the formula of Article 7. The owners of both, and Bridgewater Place Unit Owners Association, consent to the correction. The whole exhibit as corrected is:

:t c r c r c r center grid
|* Unit | Interest | Unit | Interest | Unit | Interest
${rows(corrected, unitAnd, 3)}

Sum: 100.00%. The correction takes effect for assessments due on and after July 1, 2021.
sign: President | Owner of Unit 204 | Owner of Unit 602
`,
    parts: [ownership(corrected)],
  },
  {
    name: 'chestnut-hill-court-declaration-text',
    association: 'Chestnut Hill Court Condominium Association',
    kind: 'declaration',
    as: 'txt',
    traits: ['plain-text', 'dot-leaders', 'percent'],
    text: `
# DECLARATION OF CONDOMINIUM
## CHESTNUT HILL COURT

This is a transcript of the Declaration that was recorded on October 1, 1982. It was typed for the files of Chestnut Hill Court Condominium Association; the recorded copy governs.
= ARTICLE 8 - COMMON INTERESTS
8.1 The common interest of each Unit, by which it shares in the common elements, common profits and common expenses, is:

:t l r dots
${rows(chestnut, ({ unit, as }) => [`Unit ${unit}`, as])}
|+ Total | 100.00%

8.2 A change of common interests needs the consent of all Unit owners.
${articles}
`,
    parts: [ownership(chestnut)],
  },
  {
    name: 'palm-breeze-exhibit-sum-off',
    association: 'Palm Breeze Villas Condominium Association, Inc.',
    kind: 'declaration',
    scan: { grade: 'fair', skew: 0.7 },
    look: { size: 11.5 },
    traits: ['sum-off', 'percent'],
    text: `
^ O.R. BOOK 1904 PAGE 77

# EXHIBIT NO. 3
## PALM BREEZE VILLAS CONDOMINIUM ASSOCIATION, INC.
- Share of each Villa in the common elements and common expenses

:t c r c r center grid
|* Villa | Share | Villa | Share
${rows(palm, unitAnd, 2)}

Each Villa has one vote in the affairs of the Association.
`,
    parts: [ownership(palm, { flaws: ['sum'] })],
  },
  {
    name: 'glacier-view-declaration-by-building',
    association: 'Glacier View Condominium Association',
    kind: 'declaration',
    look: { font: 'sans', size: 10, color: '#2f4858' },
    traits: ['equal-fractions', 'building-rows', 'table'],
    text: `
# GLACIER VIEW CONDOMINIUM
## Declaration, Exhibit 1: Interests by Building
- Glacier View Condominium Association

:t l l r r full grid
|* Unit | Style | Undivided interest | Votes
| Building A
${rows(glacier.slice(0, 6), ({ unit, as }) => [unit, 'Two-level', as, '1'])}
| Building B
${rows(glacier.slice(6, 12), ({ unit, as }) => [unit, 'Two-level', as, '1'])}
| Building C
${rows(glacier.slice(12, 18), ({ unit, as }) => [unit, 'Garden', as, '1'])}
| Building D
${rows(glacier.slice(18), ({ unit, as }) => [unit, 'Garden', as, '1'])}

Heating of the garage of Building D is paid by its six owners in equal parts.
`,
    parts: [ownership(glacier)],
  },
  {
    name: 'delancey-three-unit-declaration',
    association: '1411 Delancey Condominium Association',
    kind: 'declaration',
    ranges: true,
    as: 'docx',
    traits: ['prose', 'three-units', 'words-and-figures'],
    text: `
# DECLARATION OF CONDOMINIUM
## 1411 DELANCEY CONDOMINIUM

The Declarant submits the four-story row house at 1411 Delancey Street to the Uniform Condominium Act. 1411 Delancey Condominium Association consists of the owners of the three Units.
= Section 3. Allocation
The undivided interest in the Common Elements, the Common Expense liability and the votes are allocated as follows. The Owner of Unit 1 has fifty percent (50%). The Owner of Unit 2 has thirty percent (30%). The Owner of Unit 3 has twenty percent (20%).
= Section 4. Unanimous acts
Expenses over $3,000.00, borrowing, and work on the roof need the consent of all three Owners.
= Section 5. Garden
The Owner of Unit 1 has the exclusive use of the garden and bears one hundred percent (100%) of its upkeep. The Owners of Units 2 and 3 each pay one-half of the upkeep of the rear stairs.
${articles}
sign: Declarant
`,
    parts: [ownership(delancey)],
  },
];
