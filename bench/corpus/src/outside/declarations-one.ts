import { covenants } from './general';
import { bySize, ownership, rows, shares, unitAnd } from './make';
import type { Outside } from './model';

const harbor = bySize(
  '101-104 1180; 105-108 940; 201-204 1205; 205-208 965; 301-304 1240; 305-307 990; 308 1675',
  4,
);
const juniper = shares('1-4 7.25%; 5-8 8.50%; 9-11 9.10%; 12 9.70%');
const eleven = shares('1-11 1/11');
const models = shares(
  '101, 103, 105, 107, 201, 203, 205, 207 2.7500%; 102, 104, 106, 202, 204, 206 3.1000%; 108, 208, 301-306 3.7875%; 401-404 7.2750%',
);
const north = bySize('N201-N206 1450; N301-N306 1450; N401-N404 1875; N501, N502 2610', 6, 'decimal');
const south = bySize('S101-S105 1220; S201-S205 1220; S301-S305 1310', 6, 'decimal');
const first = shares('A-D 12.00%; E, F 13.50%; G, H 12.50%');
const restated = shares('A-D 11.50%; E, F 14.00%; G 13.25%; H 12.75%');
const merged = shares('1-6 9.375%; 7 18.750%; 9, 10 12.500%');

export const declarationsOne: Outside[] = [
  {
    name: 'harbor-mill-declaration',
    association: 'Harbor Mill Condominium Association, Inc.',
    kind: 'declaration',
    look: { header: 'OR BK 6127 PG 0884', footer: 'Declaration of Condominium - Page {p}' },
    traits: ['percent', 'three-across', 'recorded'],
    text: `
[stamp] INSTR # 2004118827 / OR BK 6127 PG 0884 / RECORDED 05/11/2004 09:14 AM / CLERK OF CIRCUIT COURT / REC FEE 418.50

~ This instrument prepared by: Attorney for the Developer, 200 Bay Street

# DECLARATION OF CONDOMINIUM
## OF
## HARBOR MILL, A CONDOMINIUM

HARBOR MILL PARTNERS, LTD., a limited partnership (the "Developer"), being the owner in fee simple of the real property described in Exhibit "A", submits it to condominium ownership under Chapter 718, Florida Statutes.
= 1. Definitions
1.1 "Association" means HARBOR MILL CONDOMINIUM ASSOCIATION, INC., a corporation not for profit, the entity responsible for the operation of the Condominium.

1.2 "Common Expenses" means all expenses properly incurred by the Association. Assessments unpaid for more than ten (10) days bear interest at 18% per year and an administrative late fee of $25.00 or 5% of each installment, whichever is greater.

${covenants}
= 7. Share of the Common Elements and Common Expenses
Each Unit has, as an appurtenance, an undivided share in the Common Elements and in the Common Surplus. The share is the approximate square footage of the Unit over the aggregate square footage of all Units, and is set forth in Exhibit "B". The shares cannot be changed except with the consent of all Unit Owners.

8.1 The Owner of each Unit is entitled to one (1) vote. A quorum is thirty percent (30%).
sign: HARBOR MILL PARTNERS, LTD., by its general partner
===
## EXHIBIT "B"
- Undivided shares in the Common Elements and share of Common Expenses

:t l r l r l r grid center
|* Unit | Share | Unit | Share | Unit | Share
${rows(harbor, unitAnd, 3)}

- Total of all Units: 100.0000%
`,
    parts: [ownership(harbor)],
  },
  {
    name: 'juniper-court-declaration-1974',
    association: 'Juniper Court Homes Association',
    kind: 'declaration',
    look: { font: 'mono', size: 10, header: 'VOL 1182 PAGE 351' },
    scan: { grade: 'poor', skew: -0.7, dpi: 200 },
    traits: ['typed', 'dot-leaders', 'percent'],
    text: `
## DECLARATION SUBMITTING
## JUNIPER COURT
## TO UNIT OWNERSHIP

THIS DECLARATION is made this 9th day of September, 1974, pursuant to the Unit Ownership Act, by the undersigned, hereinafter called "Declarant".

FIRST: The land on which the building and improvements are located is Lot 14 of Juniper Addition to the City, as shown on the plat thereof.

SECOND: The property shall be known as Juniper Court. The owners shall act through an unincorporated association called JUNIPER COURT HOMES ASSOCIATION.

THIRD: The building contains twelve apartments on two floors, numbered 1 to 6 on the first floor and 7 to 12 on the second floor. Each has a kitchen, bath and one or two bedrooms, and access to the court.

FOURTH: The percentage of undivided interest in the common areas and facilities appertaining to each apartment and its owner for all purposes, including voting, is as follows:

:t l260 r dots center
${rows(juniper, ({ unit, as }) => [`Apartment ${unit}`, as.replace('%', '')])}
|+ TOTAL | 100.00
FIFTH: Charges for common expenses are due on the first of each month. A charge more than fifteen days late shall bear a penalty of two dollars.
sign: Declarant | Notary Public
`,
    parts: [ownership(juniper)],
  },
  {
    name: 'bluff-ridge-fourth-amendment',
    association: 'Bluff Ridge Condominium Owners Association, Inc.',
    kind: 'declaration',
    look: { size: 11.5 },
    ranges: true,
    words: { '1/11': 'one-eleventh' },
    traits: ['words', 'decoy-cost-sharing', 'amendment'],
    text: `
[stamp] DOCUMENT # 5481190 / REGISTER OF DEEDS / 08/21/2018 11:02 AM / PAGES: 4

# FOURTH AMENDMENT
## TO THE DECLARATION OF CONDOMINIUM OF BLUFF RIDGE CONDOMINIUM

The undersigned, being all owners and first mortgagees of units of Bluff Ridge Condominium, and Bluff Ridge Condominium Owners Association, Inc. (the "Association"), amend the Declaration as follows.
= 1. Addition of Units 9, 10 and 11.
Following this Amendment the Condominium consists of eleven (11) Units, numbered 1 through 11.
= 2. Section 5 of the Declaration is deleted and replaced with the following:
"a. Percentage Interests. Each of Units 1 through 11 has an undivided one-eleventh interest in the Common Elements and is allocated one-eleventh of the liability for common expenses and of the rights to common surpluses.

b. Voting. Each Unit has one vote in the Association."
= 3. Building 2.
Units 2, 8, 9, 10 and 11 are located in Building 2. Repair of the structure, roof and siding of Building 2, when done jointly, is paid by the owners of those Units in the following percentages and not by the Association:

:t l r center
|* UNIT | PERCENTAGE OF COST OF WORK
| 2 | 22%
| 8 | 11%
| 9 | 11%
| 10 | 45%
| 11 | 11%

The owner of Unit 10 shall obtain two bids for any work over $2,500. All else remains in effect.
sign: President of the Association | Secretary of the Association
`,
    parts: [ownership(eleven)],
  },
  {
    name: 'cedar-glen-master-deed',
    association: 'Cedar Glen Council of Co-Owners, Inc.',
    kind: 'declaration',
    look: { font: 'sans', size: 10 },
    traits: ['by-model', 'count-times-share', 'percent'],
    text: `
# MASTER DEED AND DECLARATION OF HORIZONTAL PROPERTY REGIME
## Cedar Glen

This Master Deed establishes a horizontal property regime known as Cedar Glen, to be administered by Cedar Glen Council of Co-Owners, Inc. (the "Council").

${covenants}
= ARTICLE V. PERCENTAGE OF COMMON INTEREST
Each Unit is one of four models. The percentage of ownership of the general common elements that pertains to each Unit of a model, and the Units of that model, are:

:t l l r r r grid
|* Model | Units | No. of Units | % each Unit | % all Units
| Ashland | 101, 103, 105, 107, 201, 203, 205, 207 | 8 | 2.7500% | 22.0000%
| Berea | 102, 104, 106, 202, 204, 206 | 6 | 3.1000% | 18.6000%
| Corbin | 108, 208, 301, 302, 303, 304, 305, 306 | 8 | 3.7875% | 30.3000%
| Danville | 401, 402, 403, 404 | 4 | 7.2750% | 29.1000%
|+ Total | | 26 | | 100.0000%
= ARTICLE VI. ASSESSMENTS
The Council levies assessments in proportion to the percentages in Article V. A working capital contribution of two (2) months' assessments is due at the first sale of each Unit. The special assessment for capital improvements shall not exceed 15% of the annual budget without a vote of 66 2/3% of the co-owners.
sign: Grantor
`,
    parts: [ownership(models)],
  },
  {
    name: 'lakeshore-towers-exhibit-c',
    association: 'Lakeshore Towers Condominium Association',
    kind: 'declaration',
    look: { font: 'embedded', size: 10, footer: 'Exhibit C - {p}' },
    traits: ['towers', 'decimal', 'areas'],
    text: `
## EXHIBIT C
## TO THE DECLARATION OF LAKESHORE TOWERS, A CONDOMINIUM
- Allocation of undivided interests by Tower
- Administered by Lakeshore Towers Condominium Association

The Property comprises two Towers. The undivided interests in the common elements of each Tower total one (1.000000) for that Tower; the owners of a Tower alone bear its Tower Expenses. Expenses of the shared garage are divided equally between the Towers.
= NORTH TOWER
:t l r r full
|* Unit No. | Floor area (sq. ft.) | Interest in North Tower
${rows(north, ({ unit, size, as }) => [unit, size!.toLocaleString('en-US'), as])}
|+ Total North Tower | ${north.reduce((sum, { size }) => sum + size!, 0).toLocaleString('en-US')} | 1.000000
= SOUTH TOWER
:t l r r full
|* Unit No. | Floor area (sq. ft.) | Interest in South Tower
${rows(south, ({ unit, size, as }) => [unit, size!.toLocaleString('en-US'), as])}
|+ Total South Tower | ${south.reduce((sum, { size }) => sum + size!, 0).toLocaleString('en-US')} | 1.000000
`,
    parts: [ownership(north, { group: 'NORTH TOWER' }), ownership(south, { group: 'SOUTH TOWER' })],
  },
  {
    name: 'orchard-street-restated-declaration',
    association: 'Orchard Street Condominium Association',
    kind: 'declaration',
    look: { size: 11, footer: 'Amended and Restated Declaration   {p}' },
    traits: ['restated', 'former-table', 'percent'],
    text: `
# AMENDED AND RESTATED DECLARATION
## FOR ORCHARD STREET CONDOMINIUM

WHEREAS, the Declaration recorded June 2, 1989 as Document No. 89-251177 created eight Units with the percentages shown in Schedule 1 below for reference; and

WHEREAS, Units E, F, G and H were enlarged in 2011 by enclosing their porches, and the members of Orchard Street Condominium Association by unanimous vote re-allocated the percentages;

NOW, THEREFORE, the Declaration is amended and restated in its entirety, and Schedule 1 is superseded by Schedule 2 as of January 1, 2012.

${covenants}
= SCHEDULE 1 (1989 - superseded, of no further force)
:t c r center
|* Unit | Percentage interest
${rows(first, unitAnd)}
|+ Total | 100.00%
= SCHEDULE 2 (in force from January 1, 2012)
:t c r center
|* Unit | Percentage interest
${rows(restated, unitAnd)}
|+ Total | 100.00%

Assessments for common expenses are levied according to Schedule 2. One vote pertains to each Unit.
sign: President | Secretary
`,
    parts: [ownership(first, { inForce: false }), ownership(restated)],
  },
  {
    name: 'foundry-lofts-amendment-merger',
    association: 'Foundry Lofts Owners Association',
    kind: 'declaration',
    as: 'docx',
    traits: ['amendment', 'merged-unit', 'percent'],
    text: `
# SECOND AMENDMENT TO DECLARATION
## FOUNDRY LOFTS
- Merger of Units 7 and 8

The owner of Units 7 and 8 has removed the wall between them. Under Section 12.4 of the Declaration, the Board of Foundry Lofts Owners Association records this amendment. Units 7 and 8 are combined and are hereafter designated Unit 7. There is no longer a Unit 8. The interest of the combined Unit is the sum of the two former interests. The interests of the other Units do not change.

Exhibit D to the Declaration is deleted in its entirety and replaced with:

## EXHIBIT D (as amended)

:t l r r grid
|* Unit | Undivided interest | Votes
${rows(merged, ({ unit, as }) => [unit, as, unit === '7' ? '2' : '1'])}

The cost of preparing and recording this amendment, $1,850, is paid by the owner of Unit 7.
sign: President, Foundry Lofts Owners Association
`,
    parts: [ownership(merged)],
  },
];
