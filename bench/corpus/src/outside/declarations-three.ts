import { covenants } from './general';
import { ownership, rows, shares, unitAnd } from './make';
import type { Outside } from './model';

const wharf = shares('R201-R206 6.1250%; R301-R306 7.3750%; C1 12.5000%; C2 6.5000%');
const garages = shares('1-20 4.5625%; G1-G10 0.8750%');
const coop = shares('1A-1C 210; 2A-2C 225; 3A-3C 240; 4A, 4B 350; 5A 275', 3000);
const lots = shares('1-18 1/18').map((one, at) => ({ ...one, lot: one.unit, note: at < 10 ? '1' : '2' }));
const twelve = shares('A-L 8.3333%');
const reversed = shares('31-34 4.10%; 35-38 5.05%; 39-42 6.30%; 43-46 9.55%');
const stacks = ['2', '3', '4', '5', '6'].flatMap((floor) =>
  shares(`${floor}01 4.40%; ${floor}02 5.15%; ${floor}03 5.15%; ${floor}04 5.30%`),
);
const dues = shares('1, 2 14.20%; 3, 4 16.05%; 5, 6 19.75%');
const tenths = shares('1-4 1/10; 5, 6 3/20; 7, 8 3/20');

export const declarationsThree: Outside[] = [
  {
    name: 'wharf-district-mixed-use',
    association: 'Wharf District Condominium Association, Inc.',
    kind: 'declaration',
    look: { size: 10.5, footer: 'Exhibit 3, page {p}' },
    traits: ['mixed-use', 'percent', 'decoy-cost-sharing'],
    text: `
## EXHIBIT 3 - ALLOCATED INTERESTS
- WHARF DISTRICT CONDOMINIUM ASSOCIATION, INC.
= Part One: Allocated interests in the common elements and common expenses
:t l l r center grid
|* Unit | Use | Allocated interest
${rows(wharf, ({ unit, as }) => [unit, unit.startsWith('C') ? 'Commercial' : 'Residential', as])}
|+ Total | | 100.0000%
= Part Two: Sharing of particular expenses
The following expenses are shared between the residential and the commercial owners as groups before they are allocated within each group by the interests in Part One:

:t l r r center
|* Expense | Residential | Commercial
| Domestic water and sewer | 71% | 29%
| Trash and grease disposal | 38% | 62%
| Elevator | 100% | 0%
| Sidewalk snow removal | 50% | 50%
`,
    parts: [ownership(wharf)],
  },
  {
    name: 'sawmill-court-garages',
    association: 'Sawmill Court Condominium Association',
    kind: 'declaration',
    traits: ['garage-units', 'percent', 'two-tables-one-whole'],
    text: `
# SAWMILL COURT CONDOMINIUM
## Declaration, Exhibit E: Percentage Interests

Sawmill Court Condominium Association assesses dwelling Units and garage Units alike by the percentages below. The two lists together total 100%.

${covenants}
= Dwelling Units
:t l r l r l r l r full
|* Unit | % | Unit | % | Unit | % | Unit | %
${rows(garages.slice(0, 20), unitAnd, 4)}
= Garage Units
:t l r l r center
|* Unit | % | Unit | %
${rows(garages.slice(20), unitAnd, 2)}

A garage Unit may be owned only by the owner of a dwelling Unit.
`,
    parts: [ownership(garages)],
  },
  {
    name: 'riverside-owners-corp-shares',
    association: 'Riverside Owners Corp.',
    kind: 'declaration',
    whole: 3000,
    look: { font: 'mono', size: 9.5 },
    scan: { grade: 'fair', skew: -0.5 },
    traits: ['cooperative', 'numerators', 'typed'],
    text: `
RIVERSIDE OWNERS CORP.

: SCHEDULE OF APARTMENTS AND SHARES
: (annexed to the Proprietary Lease and the Offering Plan as amended)

The corporation has issued 3,000 shares of its capital stock. Maintenance is charged by the share. Each apartment has the shares set opposite it:

:t l260 r dots
|* Apartment | Shares
${rows(coop, ({ unit, as }) => [`Apt. ${unit}`, as])}
|+ Total issued | 3,000

Maintenance for 2025 was fixed at $41.50 per share per year. The flip tax is $20.00 per share on resale.
`,
    parts: [ownership(coop)],
  },
  {
    name: 'sugar-maple-lots',
    association: 'Sugar Maple Estates Property Owners Association',
    kind: 'declaration',
    look: { font: 'sans', size: 10 },
    traits: ['lots-by-block', 'fractions'],
    text: `
# DECLARATION OF COVENANTS
## SUGAR MAPLE ESTATES
- Appendix 2 - Undivided interest in the Common Area

Title to the Common Area (Outlots A and B) is held by the owners of the Lots as tenants in common. Sugar Maple Estates Property Owners Association maintains it and assesses the Lots in the same proportions.

:t c c c c center grid
|* Block | Lot | Street address | Interest
${rows(lots, ({ unit, as, note }) => [note!, unit, `${2400 + Number(unit) * 8} Sugar Maple Drive`, as])}

The tennis court in Outlot B is maintained from user fees of $60.00 per household per season.
`,
    parts: [ownership(lots)],
  },
  {
    name: 'alder-row-equal-rounded',
    association: 'Alder Row Owners Association',
    kind: 'declaration',
    as: 'docx',
    traits: ['rounded-sum', 'percent'],
    text: `
# ALDER ROW CONDOMINIUM
## Schedule B to the Declaration

The allocated interest of each of the twelve Units, rounded to four places, is as follows. The undivided interests are equal and total 100% but for rounding. Assessments are levied by Alder Row Owners Association.

:t l r l r grid
|* Unit | Allocated interest | Unit | Allocated interest
${rows(twelve, unitAnd, 2)}

Votes: one per Unit.
`,
    parts: [ownership(twelve)],
  },
  {
    name: 'copper-kettle-exhibit-rotated',
    association: 'Copper Kettle Condominium Unit Owners Association',
    kind: 'declaration',
    look: { size: 10.5, rotate: 90 },
    traits: ['rotated-page', 'share-before-unit', 'percent'],
    text: `
## EXHIBIT II
- Copper Kettle Condominium Unit Owners Association

Under Article Four of the Declaration the owners hold the common elements in these percentages:

:t r l l center
|* Percentage | Unit | Location
${rows(reversed, ({ unit, as }) => [as, unit, Number(unit) < 39 ? 'Garden level' : 'Upper level'])}
|+ 100.00% | All Units |
`,
    parts: [ownership(reversed)],
  },
  {
    name: 'meridian-plaza-stacks',
    association: 'Meridian Plaza Condominium Association',
    kind: 'declaration',
    ranges: true,
    look: { font: 'sans', size: 10.5 },
    traits: ['floor-by-stack', 'percent'],
    text: `
# MERIDIAN PLAZA
## Exhibit B - Percentage of Ownership in the Common Elements
- Meridian Plaza Condominium Association

A Unit's number is its floor followed by the two digits of its stack: Unit 301 is on the third floor in stack 01.

:t l r r r r grid center
|* Floor | Stack 01 | Stack 02 | Stack 03 | Stack 04
${['2', '3', '4', '5', '6']
  .map(
    (floor) =>
      `| ${floor} | ${stacks
        .filter(({ unit }) => unit.startsWith(floor))
        .map(({ as }) => as)
        .join(' | ')}`,
  )
  .join('\n')}

The first floor contains the lobby, offices and equipment rooms, which are common elements. The percentages of the twenty Units add to 100%.
`,
    parts: [ownership(stacks)],
  },
  {
    name: 'lantern-hill-percent-and-dues',
    association: 'Lantern Hill Townhouse Association',
    kind: 'declaration',
    look: { font: 'embedded', size: 10 },
    traits: ['dues-beside-share', 'percent'],
    text: `
# Lantern Hill Townhouse Association
## Revised Exhibit A, effective April 1, 2022

:t c r r r r grid center
|* Unit | Ownership % | Monthly dues | Reserve part | Votes
${rows(dues, ({ unit, as }) => [unit, as, `$${(Number(as.replace('%', '')) * 21.5).toFixed(2)}`, '22%', 1])}
|+ Total | 100.00% | $2,150.00 | | 6

Dues are the ownership percentage of the monthly budget of $2,150.00, of which 22% goes to reserves.
`,
    parts: [ownership(dues)],
  },
  {
    name: 'quarry-bend-fractions',
    association: 'Quarry Bend Association of Co-owners',
    kind: 'declaration',
    words: { '1/10': 'one-tenth', '3/20': 'three-twentieths' },
    traits: ['words', 'fractions'],
    text: `
# DECLARATION AND MASTER LEASE - QUARRY BEND

The co-owners constitute Quarry Bend Association of Co-owners.

${covenants}
= XI. The undivided interests
The common interest that belongs to each apartment is:

: Apartment 1, an undivided one-tenth;
: Apartment 2, an undivided one-tenth;
: Apartment 3, an undivided one-tenth;
: Apartment 4, an undivided one-tenth;
: Apartment 5, an undivided three-twentieths;
: Apartment 6, an undivided three-twentieths;
: Apartment 7, an undivided three-twentieths; and
: Apartment 8, an undivided three-twentieths.
= XII. Rent under the Master Lease
Lease rent of $9,600.00 per annum through 2031 is divided by the common interest. One-third of the net proceeds of a sale of the land goes to the lessor.
sign: Lessor | Developer
`,
    parts: [ownership(tenths)],
  },
];
