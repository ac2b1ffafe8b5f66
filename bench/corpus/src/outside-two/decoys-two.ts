import type { Outside } from '../outside/model';

/** Papers of the association itself without facts. */
export const decoysTwo: Outside[] = [
  {
    name: 'tamarack-bend-minutes',
    association: 'Tamarack Bend Homeowners Association',
    kind: 'other',
    parts: [],
    look: { size: 11 },
    traits: ['minutes', 'contract-words', 'insurance-words'],
    text: `
# TAMARACK BEND HOMEOWNERS ASSOCIATION
## Minutes of the meeting of the Board, January 20, 2026

Directors Aune, Bly and Castillo were present. Quorum was declared at 7:02 p.m.

Reports. The treasurer reported $31,480.16 in checking and $88,912.40 in reserves. Three homes are behind by a total of $1,146.00.

Management. The fee of the manager goes to $1,260.00 in April. Moved and seconded to keep the manager. Carried.

Snow. The board compared two offers, $410 and $440 a push. Moved to stay with the present plow. Carried 2-1.

Insurance. The agent sent a renewal of $4,912, which is 8% above last year. The deductible stays at $2,500. Approved.

Playground. Director Bly will get prices for wood chips, about $52 a yard.

Adjournment at 8:15 p.m. The next meeting is on March 17.
`,
  },
  {
    name: 'seaglass-cottages-newsletter-scan',
    association: 'Seaglass Cottages Condominium Association',
    kind: 'other',
    parts: [],
    scan: { grade: 'clean', skew: 0.7 },
    look: { font: 'embedded', size: 11, color: '#17617a' },
    traits: ['newsletter'],
    text: `
* The Tide Line
: A letter to owners at Seaglass Cottages Condominium Association
^ Winter 2026
---
= Water
Water is off from December 1 to April 10. Please leave taps open. Last year two pipes froze and the repair cost $3,260.
= Beach stairs
The new stairs are done, for $27,400, which is 4% less than planned. One eighteenth of that is what each cottage paid.
= Dates
Annual meeting May 23 at 10 a.m. Opening day picnic May 24. Fees of $415 are due on the first of each month.
= For sale
A kayak rack, two places, $60. Call Cottage 11.
`,
  },
  {
    name: 'rosemont-villas-rules-word',
    association: 'Rosemont Villas Condominium Association',
    kind: 'other',
    parts: [],
    as: 'docx',
    traits: ['rules'],
    text: `
# RULES AND REGULATIONS
## Rosemont Villas Condominium Association
- Adopted October 2, 2024

1. Trash is set out after 6 p.m. on the day before collection.

2. The clubhouse may be rented for $85.00, with a deposit of $200.00. The owner cleans it by noon of the next day.

3. Vehicles over 20 feet are not allowed. Guests may park for 72 hours.

4. Grills with charcoal are prohibited within ten feet of a building.

5. Fines: $25.00 for the first violation, $50.00 for the second, $100.00 for each one after that.

6. Landscape contractors work from 8 a.m. to 5 p.m. from Monday to Friday.
`,
  },
  {
    name: 'capstone-tower-resale-certificate',
    association: 'Capstone Tower Condominium Association',
    kind: 'other',
    parts: [],
    scan: { grade: 'fair', skew: -0.4 },
    look: { size: 10.5 },
    traits: ['resale-certificate', 'share-and-reserve-words'],
    text: `
# RESALE CERTIFICATE
- Capstone Tower Condominium Association

For the sale of the unit named in the order of March 6, 2026, the Association states:

1. The regular assessment is $742.00 a month and is paid through March 31, 2026. 2. There is no special assessment. 3. The fee for a change of records is $150.00, and for this certificate $275.00.

4. No capital expenditure above $5,000.00 is approved for the year. 5. There are no unsatisfied judgments. 6. The master insurance is in effect; the unit owner is responsible for the deductible. 7. The buyer should read the declaration, the budget and the reserve study, which are attached to the electronic order.
sign: For the Association
`,
  },
  {
    name: 'mill-pond-village-bylaws-text',
    association: 'Mill Pond Village Association',
    kind: 'bylaws',
    parts: [],
    as: 'txt',
    traits: ['bylaws', 'plain-text'],
    text: `
# BYLAWS OF MILL POND VILLAGE ASSOCIATION
= ARTICLE I. OFFICES
The principal office is in the county in which the property lies.
= ARTICLE II. MEETINGS
Section 1. The annual meeting is held in the second week of November. Section 2. Twenty percent (20%) of the votes are a quorum. Section 3. Votes may be cast by mail or by proxy.
= ARTICLE III. BOARD
Section 1. Five directors serve for terms of three (3) years. Section 2. A vacancy is filled by the remaining directors. Section 3. The Board meets at least once a quarter.
= ARTICLE IV. OFFICERS
The officers are a president, a vice president, a secretary and a treasurer. Checks over $2,500.00 are signed by two of them.
= ARTICLE V. INDEMNITY
The Association indemnifies directors and officers to the extent that the law permits.
= ARTICLE VI. AMENDMENTS
These Bylaws are amended by a majority of the votes at a meeting with notice of at least fourteen (14) days.
`,
  },
  {
    name: 'kestrel-ridge-assessment-notice',
    association: 'Kestrel Ridge Townhomes Association',
    kind: 'other',
    parts: [],
    look: { size: 11 },
    traits: ['notice-to-owners'],
    text: `
: Kestrel Ridge Townhomes Association
^ December 5, 2025

To all owners

Re: Dues for 2026

The Board has set the dues at $228.00 a month from January 1, 2026. They were $219.00. Of each payment $64.00 goes to the reserve. Please change your automatic payment.

A coupon book costs $12.00. A payment that is received after the tenth bears a late charge of $20.00.

Questions may be sent to the manager.
sign: Treasurer
`,
  },
  {
    name: 'gull-point-adjuster-claim-letter',
    association: 'Gull Point Condominium Association, Inc.',
    kind: 'other',
    parts: [],
    look: { font: 'sans', size: 10.5 },
    traits: ['claim-letter', 'insurance-words'],
    text: `
* Coastal Claims Adjusting
^ November 18, 2025

To the manager of Gull Point Condominium Association, Inc.

Our file 25-8814, water damage of October 30, 2025

We have inspected Units 204 and 304. The cost of repair is estimated as follows:

:t l r center
| Drying and removal | $4,185.00
| Drywall and paint | $6,240.00
| Baseboards | $1,115.00
|+ Estimate | $11,540.00

After the deductible the loss payable would be $6,540.00. Payment is made when the proof of loss has been returned. This letter does not waive any term of the policy.
sign: Adjuster
`,
  },
];
