import { bySize, ownership, rows, shares, unitAnd } from '../outside/make';
import type { Outside } from '../outside/model';
import { articles } from './general';

const trust = shares('1 84; 2 79; 3 91; 4 84; 5 79; 6 91; 7 102; 8 96; 9 88; 10 88; 11 59; 12 59', 1000);
const arms = shares('1-4 1/16; 5-8 1/12; 9-12 1/24; 13-15 1/12');
const rosemont = shares('1-6 7.40%; 7-10 8.15%; 11, 12 11.50%');
const linda = shares('A 11.25%; B 11.25%; C 13.50%; D 13.50%; E 12.00%; F 12.00%; G 13.25%; H 13.25%');
const carlisle = bySize(
  '2A-2F 812; 3A-3F 812; 4A-4F 845; 5A-5D 1290; 6A-6D 1290; 7A, 7B 2410; C1 3300; C2 2150',
  5,
);
const beacon = shares('1 14.2%; 2 15.9%; 3 17.1%; 4 17.1%; 5 18.4%; 6 17.3%');

export const declarationsTwo: Outside[] = [
  {
    name: 'kestrel-ridge-townhomes-declaration',
    association: 'Kestrel Ridge Townhomes Association',
    kind: 'declaration',
    parts: [],
    scan: { grade: 'fair', skew: -0.6 },
    look: { size: 11 },
    traits: ['equal-share', 'units-not-listed'],
    text: `
# DECLARATION
## KESTREL RIDGE TOWNHOMES

The real estate is divided into Lots and Common Areas by the recorded plat. Kestrel Ridge Townhomes Association holds title to the Common Areas.
= Section 5. Common expenses
Each Lot shall bear an equal share of the Common Expenses. A new Lot bears its share from the day on which a certificate of occupancy is issued. The cost of water is divided by the meter of each building.
= Section 6. Limits
The monthly assessment in the first year shall not exceed $165.00. The Association may not borrow more than twenty percent (20%) of its annual budget without a vote.
= Section 7. Party walls
The cost of repair of a party wall is shared equally by the owners on both sides. If one owner alone benefits, that owner pays all.
${articles}
sign: Declarant | Notary Public
`,
  },
  {
    name: 'old-mill-landing-trust-schedule',
    association: 'Old Mill Landing Condominium Trust',
    kind: 'declaration',
    whole: 1000,
    look: { size: 11, footer: 'Schedule A, page {p}' },
    traits: ['numerators', 'over-thousand', 'two-across'],
    text: `
# SCHEDULE A
## DECLARATION OF TRUST OF OLD MILL LANDING CONDOMINIUM TRUST
- Beneficial interests

The beneficial interest of each unit owner is stated in thousandths. The whole is one thousand (1,000) and equals the undivided interest of the unit in the common areas and facilities.

:t c r c r center grid
|* Unit | Thousandths | Unit | Thousandths
${rows(trust, unitAnd, 2)}

${articles}

The trustees may reserve up to $40,000 for repairs without a vote of the beneficiaries.
sign: Trustee | Trustee
`,
    parts: [ownership(trust)],
  },
  {
    name: 'winthrop-arms-declaration-1966',
    association: 'Winthrop Arms Apartment Owners',
    kind: 'declaration',
    scan: { grade: 'poor', skew: 0.6, dpi: 220 },
    look: { font: 'mono', size: 10.5, header: 'VOLUME 744  PAGE 118' },
    traits: ['typed', 'unlike-fractions', 'dot-leaders'],
    text: `
## DECLARATION OF HORIZONTAL PROPERTY REGIME
## WINTHROP ARMS

KNOW ALL MEN BY THESE PRESENTS that the undersigned, being the sole owner, creates a regime to be governed by WINTHROP ARMS APARTMENT OWNERS, an unincorporated body.

I. The building has fifteen apartments on three floors, a boiler room, a laundry and a roof garden, which are general common elements.

II. Every apartment carries the following fraction of the general common elements, which fraction is also the basis for dividing the common expense and for voting:

:t l260 r dots center
${rows(arms, ({ unit, as }) => [`Apartment ${unit}`, as])}

III. The first budget allows $45.00 a month for the custodian and $30.00 for fuel.
sign: Grantor | Notary Public
`,
    parts: [ownership(arms)],
  },
  {
    name: 'rosemont-villas-restated-exhibit',
    association: 'Rosemont Villas Condominium Association',
    kind: 'declaration',
    as: 'docx',
    traits: ['restated-exhibit', 'former-not-repeated', 'percent'],
    text: `
# SECOND AMENDMENT
## Rosemont Villas Condominium
- Restatement of Exhibit D

Recitals. Exhibit D of the Declaration of August 3, 1995, and Exhibit D-1 of the First Amendment, are deleted. At a special meeting on May 2, 2019 ninety-two percent (92%) of the votes, and every owner whose percentage is reduced, approved this restatement.

1. Exhibit D is restated as follows.

:t l r r grid
|* Villa | Percentage of undivided interest | Bedrooms
${rows(rosemont, ({ unit, as }) => [`Villa ${unit}`, as, Number(unit) > 10 ? '4' : Number(unit) > 6 ? '3' : '2'])}
|+ Total | 100.00% |

2. The restated percentages apply to assessments due on and after January 1, 2020. Assessments already paid are not recomputed.

3. Rosemont Villas Condominium Association shall record this instrument within thirty (30) days.
sign: President | Secretary
`,
    parts: [ownership(rosemont)],
  },
  {
    name: 'casa-linda-declaration-prose-list',
    association: "Casa Linda Owners' Association",
    kind: 'declaration',
    look: { font: 'embedded', size: 10.5 },
    traits: ['prose', 'list-in-a-sentence', 'percent'],
    text: `
# ENABLING DECLARATION ESTABLISHING A PLAN FOR CONDOMINIUM OWNERSHIP
- Casa Linda

WHEREAS the Developer has improved the property with two buildings that contain eight Units, which are identified by the letters A to H; and whereas Casa Linda Owners' Association has been formed to manage it:

1. The Units consist of the space that is bounded by the interior surfaces of the perimeter walls, floors, ceilings, windows and doors.

2. The undivided interest in the common area that is appurtenant to each Unit is: Unit A, 11.25%; Unit B, 11.25%; Unit C, 13.50%; Unit D, 13.50%; Unit E, 12.00%; Unit F, 12.00%; Unit G, 13.25%; and Unit H, 13.25%.

3. The proportionate shares of the owners in the profits and common expenses, as well as their representation for voting, are the interests stated in paragraph 2.

4. Not less than five percent (5%) of each assessment is placed in the reserve account.
${articles}
sign: Developer
`,
    parts: [ownership(linda)],
  },
  {
    name: 'carlisle-percentage-table-scan',
    association: 'The Carlisle Condominium Association',
    kind: 'declaration',
    scan: { grade: 'clean', skew: 0.3, dpi: 220 },
    look: { size: 10.5, header: 'Exhibit 2 page {p}' },
    traits: ['mixed-use', 'five-decimals', 'three-across'],
    text: `
# THE CARLISLE
## EXHIBIT 2 - PERCENTAGES OF OWNERSHIP
- The Carlisle Condominium Association

:t l r l r l r full
|* Unit | % of ownership | Unit | % of ownership | Unit | % of ownership
${rows(carlisle, unitAnd, 3)}

Units C1 and C2 are Commercial Units. The total is 100.00000%. The cost of elevator maintenance is borne by the residential Units only.
`,
    parts: [ownership(carlisle)],
  },
  {
    name: 'beacon-street-lofts-master-deed',
    association: 'Beacon Street Lofts Condominium Trust',
    kind: 'declaration',
    look: { size: 11 },
    traits: ['master-deed', 'rooms-and-areas', 'percent'],
    text: `
# MASTER DEED
## BEACON STREET LOFTS CONDOMINIUM

The organization of unit owners is Beacon Street Lofts Condominium Trust, established by a Declaration of Trust of even date.

${articles}
= 6. Description of Units
The designation, location, approximate area, number of rooms and percentage interest in the common areas of each Unit are:

:t c l r c r full
|* Unit | Location | Area, sq. ft. | Rooms | Percentage interest
| 1 | First floor front | 1,020 | 4 | 14.2%
| 2 | First floor rear | 1,145 | 4 | 15.9%
| 3 | Second floor front | 1,210 | 5 | 17.1%
| 4 | Second floor rear | 1,215 | 5 | 17.1%
| 5 | Third floor front | 1,330 | 5 | 18.4%
| 6 | Third floor rear | 1,240 | 5 | 17.3%

The percentages are based on the approximate relation of the fair value of each Unit to that of all Units on the date of this Master Deed.
= 7. Roof deck
The roof deck is for the exclusive use of Units 5 and 6, whose owners pay 50% each of its upkeep.
`,
    parts: [ownership(beacon)],
  },
];
