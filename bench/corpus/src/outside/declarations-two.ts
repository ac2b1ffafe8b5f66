import { covenants } from './general';
import { bySize, ownership, rows, shares, unitAnd } from './make';
import type { Outside } from './model';

const marlowe = bySize('1-6 875; 7-12 1015; 13-18 1160', 3);
const three = shares('1 40%; 2 32.5%; 3 27.5%');
const ninth = shares('1-36 1/36');
const parValue = shares('1A-1D 410; 2A-2D 455; 3A-3D 520; 4A-4D 575; PH1, PH2 1080', 10000);
const vista = bySize('101-106 1322; 107-110 1608; 201-206 1344; 207-210 1630; 301-306 1366; 307-310 1652', 5);
const phaseOne = shares('1-8 12.5%');
const phaseTwo = shares('1-8 5.5%; 9-16 7.0%');
const bayview = shares('1-40 2.1875%; 41-50 1.2500%');
const timber = bySize('11-14 1480; 21-24 1480; 31-34 1765; 41-44 1765', 4, 'decimal');

export const declarationsTwo: Outside[] = [
  {
    name: 'marlowe-terrace-exhibit-b',
    association: 'Marlowe Terrace Condominium Association',
    kind: 'declaration',
    look: { size: 10.5 },
    scan: { grade: 'fair', skew: 0.9 },
    traits: ['percent', 'parking-decoy', 'votes-decoy'],
    text: `
- EXHIBIT B
## MARLOWE TERRACE CONDOMINIUM
- PERCENTAGE INTEREST OF EACH UNIT
- (Marlowe Terrace Condominium Association)

:t c r r r center
|* Unit | Sq. Ft. | % Interest | Votes
${rows(marlowe, ({ unit, size, as }) => [unit, size!.toLocaleString('en-US'), as, 1])}
|+ TOTAL | 18,300 | 100.000% | 18
===
- EXHIBIT C
## ASSIGNMENT OF LIMITED COMMON ELEMENT PARKING
- Spaces are as numbered on Sheet 3 of the plans. Storage lockers bear the number of the space.

:t c c c c center grid
|* Unit | Space | Unit | Space
${rows(marlowe, ({ unit }) => [unit, String(60 - Number(unit))], 2)}

Each owner pays $15.00 a month for the lighting and sweeping of the parking structure. Visitors use spaces 61 to 66.
`,
    parts: [ownership(marlowe)],
  },
  {
    name: 'nineteen-linden-master-deed',
    association: 'Nineteen Linden Street Condominium Trust',
    kind: 'declaration',
    traits: ['prose', 'three-units', 'no-table'],
    text: `
[stamp] Bk: 48813 Pg: 117 / Doc: MD / 02/28/2013 01:37 PM

# MASTER DEED
## NINETEEN LINDEN STREET CONDOMINIUM

The undersigned Declarant, by recording this Master Deed, creates a condominium under Massachusetts General Laws, Chapter 183A. The unit owners' organization is Nineteen Linden Street Condominium Trust, a copy of whose Declaration of Trust is recorded herewith.
= 5. Description of the Building
One three-story wood-frame building on a stone foundation with a rubber-membrane roof, replaced in 2009. There are three residential Units.
= 6. Designation of the Units and Their Boundaries
Unit 1 is on the first floor and includes the finished portion of the basement; it has seven rooms and an approximate area of 1,640 square feet. Unit 2 is on the second floor, with five rooms and 1,180 square feet. Unit 3 is on the third floor, with five rooms and 1,010 square feet and the exclusive use of the roof deck.

${covenants}
= 7. Percentage of Undivided Interest
The percentage of undivided interest in the common areas and facilities is forty percent (40%) for Unit 1, thirty-two and one-half percent (32.5%) for Unit 2, and twenty-seven and one-half percent (27.5%) for Unit 3, as determined from the approximate relation of the fair value of each Unit to the fair value of all the Units on the date hereof.
= 8. Parking
Units 1 and 2 have each one space in the rear yard. Snow is cleared by the Trust, except that the owner of Unit 3 pays ten percent (10%) less of that cost for want of a space.
sign: Declarant
`,
    parts: [ownership(three)],
  },
  {
    name: 'pinecone-village-declaration',
    association: 'Pinecone Village Homeowners Association',
    kind: 'declaration',
    look: { font: 'sans', size: 10.5 },
    traits: ['equal-fractions', 'table'],
    text: `
# DECLARATION OF CONDOMINIUM - PINECONE VILLAGE
- Pinecone Village Homeowners Association

${covenants}
= Section 3.4 Undivided Interest
The undivided interest of each Unit in the Common Area is equal and is stated for each Unit in Schedule I.
= Section 3.5 Assessment Lien
An assessment not paid in thirty (30) days is delinquent and bears interest at twelve percent (12%) per annum.

## SCHEDULE I
:t c c c c c c full
|* Unit | Interest | Unit | Interest | Unit | Interest
${rows(ninth, unitAnd, 3)}

The interests of the thirty-six Units together make up the whole.
`,
    parts: [ownership(ninth)],
  },
  {
    name: 'the-mercantile-par-values',
    association: 'The Mercantile Unit Owners Association',
    kind: 'declaration',
    whole: 10000,
    traits: ['par-value', 'numerators'],
    look: { size: 11 },
    text: `
# THE MERCANTILE CONDOMINIUM
## Exhibit "C" to the Declaration - Par Values

Pursuant to Section 55.1-1917 of the Code, each Unit is assigned a par value. The undivided interest of each Unit in the Common Elements, the votes in The Mercantile Unit Owners Association and the liability for Common Expenses of each Unit are its par value over the aggregate par value of all Units, which is 10,000.

:t c l r center
|* Unit | Type | Par Value
${rows(parValue, ({ unit, as }) => [unit, unit.startsWith('PH') ? 'Penthouse' : 'Flat', Number(as).toLocaleString('en-US')])}
|+ Aggregate | 18 Units | 10,000

A par value is not a statement of the sales price or fair market value of a Unit.
`,
    parts: [ownership(parValue)],
  },
  {
    name: 'vista-del-cerro-plat-exhibit',
    association: 'Vista del Cerro Council of Co-owners',
    kind: 'declaration',
    look: { font: 'sans', size: 9.5, landscape: true, margin: 48 },
    scan: { grade: 'clean', skew: 0.3, dpi: 200 },
    traits: ['landscape', 'five-decimals', 'areas'],
    text: `
## VISTA DEL CERRO - EXHIBIT "D" - UNIT DATA AND UNDIVIDED INTEREST
- Declaration recorded in Docket 9914, Page 622. Assessments are levied by Vista del Cerro Council of Co-owners.

:t c r r r r c r r r r full small
|* Unit | Living area | Patio | Value | % Interest | Unit | Living area | Patio | Value | % Interest
${rows(vista, ({ unit, size, as }) => [unit, `${size!.toLocaleString('en-US')} sf`, unit.endsWith('10') ? '210 sf' : '96 sf', `$${(size! * 62).toLocaleString('en-US')}`, as], 2)}

"Value" is the relative value assigned for the purpose of this Exhibit alone. Sum of all undivided interests: 100.00000%.
`,
    parts: [ownership(vista)],
  },
  {
    name: 'heron-landing-phase-ii',
    association: 'Heron Landing Condominium Association, Inc.',
    kind: 'declaration',
    look: { header: 'BOOK 2290 PAGE 41{p}' },
    traits: ['phase-annexed', 'former-table', 'percent'],
    text: `
# FIRST SUPPLEMENT TO THE DECLARATION
## HERON LANDING, A PHASE CONDOMINIUM
- Adding Phase II

Heron Landing Condominium Association, Inc. operates the Condominium. The Developer, having substantially completed Building 2, adds Phase II consisting of Units 9 through 16. As provided in Article 6 of the Declaration, the shares of the Units in Phase I are reduced when a phase is added.
= Shares before this Supplement (Phase I only)
:t l r l r center
|* Unit | Share | Unit | Share
${rows(phaseOne, unitAnd, 2)}
= Shares from the recording of this Supplement (Phases I and II)
:t l r l r center
|* Unit | Share | Unit | Share
${rows(phaseTwo, unitAnd, 2)}
|+ | | Total | 100.0%

If Phase III is not added by December 31, 2027, the shares above are final. The Developer guarantees that assessments in 2025 do not exceed $312.00 a month for each Unit.
sign: Developer
`,
    parts: [ownership(phaseOne, { inForce: false }), ownership(phaseTwo)],
  },
  {
    name: 'bayview-gardens-declaration',
    association: 'Bayview Gardens Owners Association',
    kind: 'declaration',
    ranges: true,
    look: { size: 11 },
    traits: ['ranges', 'prose', 'percent'],
    text: `
# DECLARATION OF BAYVIEW GARDENS

The owners act through Bayview Gardens Owners Association, a nonprofit corporation.
= ARTICLE IX - OWNERSHIP OF COMMON ELEMENTS
9.1 The common elements are owned by the unit owners as tenants in common. No action for partition may be brought.

9.2 The undivided interests are: Units 1 through 40, each 2.1875%; and Units 41 through 50, each 1.2500%.

9.3 The interests in 9.2 also fix the share of each unit in the common expenses, except that the cost of the boat dock, budgeted separately, is divided equally among the twenty slips, 5% for each slip.

9.4 A unit owner in default pays a late charge of $35.00.

${covenants}
= ARTICLE X - AMENDMENT
This Declaration may be amended by owners having 75% of the undivided interests.
sign: President | Secretary
`,
    parts: [ownership(bayview)],
  },
  {
    name: 'timberline-buildings-schedule',
    association: 'Timberline at Fox Creek Condominium Association',
    kind: 'declaration',
    look: { font: 'embedded', size: 10.5, color: '#2d4a3a' },
    traits: ['buildings', 'decimal', 'section-rows'],
    text: `
* Timberline at Fox Creek
: Declaration of Condominium, Schedule A-2
: Timberline at Fox Creek Condominium Association

The fractional interests below are expressed as decimals and total 1.0000.

:t l l r full
|* Unit | Type | Interest in Common Elements
| BUILDING 1 - 110 Fox Creek Lane
${rows(timber.slice(0, 4), ({ unit, as }) => [unit, 'Aspen', as])}
| BUILDING 2 - 120 Fox Creek Lane
${rows(timber.slice(4, 8), ({ unit, as }) => [unit, 'Aspen', as])}
| BUILDING 3 - 130 Fox Creek Lane
${rows(timber.slice(8, 12), ({ unit, as }) => [unit, 'Spruce', as])}
| BUILDING 4 - 140 Fox Creek Lane
${rows(timber.slice(12), ({ unit, as }) => [unit, 'Spruce', as])}
|+ All buildings | | 1.0000
`,
    parts: [ownership(timber)],
  },
];
