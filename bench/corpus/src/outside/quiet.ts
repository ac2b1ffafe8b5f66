import type { Outside } from './model';

/** Documents without facts. */
export const quiet: Outside[] = [
  {
    name: 'pelican-pointe-bylaws',
    association: 'Pelican Pointe Condominium Association, Inc.',
    kind: 'bylaws',
    parts: [],
    look: { footer: 'By-Laws - {p}' },
    traits: ['bylaws'],
    text: `
# BY-LAWS
## OF
## PELICAN POINTE CONDOMINIUM ASSOCIATION, INC.
- A Florida corporation not for profit
= ARTICLE 1. IDENTITY
These are the By-Laws of Pelican Pointe Condominium Association, Inc. The fiscal year is the calendar year.
= ARTICLE 2. MEETINGS OF MEMBERS
2.1 The annual meeting is held in February. Notice is mailed fourteen (14) days before it. 2.2 A quorum is one third of the votes. 2.3 Proxies are valid for 90 days.
= ARTICLE 3. DIRECTORS
3.1 There are five directors, elected for staggered terms of two years. 3.2 A director may be removed by a majority of all votes.
= ARTICLE 5. FISCAL MANAGEMENT
5.1 The Board adopts a budget. If assessments exceed 115% of those of the year before, members may call a meeting. 5.2 Checks above $5,000.00 bear two signatures. 5.3 Fidelity bonds are obtained in the amount of at least $50,000.00 for each person.
= ARTICLE 8. AMENDMENT
By two thirds of the votes cast.
`,
  },
  {
    name: 'stonegate-board-minutes',
    association: 'Stonegate Condominium Association',
    kind: 'other',
    parts: [],
    as: 'docx',
    traits: ['minutes', 'contract-words'],
    text: `
# Stonegate Condominium Association
## Minutes of the Board Meeting, October 14, 2025

Present: four of five directors, and the manager. The meeting was called to order at 6:33 p.m.

1. Minutes of September 9 were approved, 4-0.

2. Treasurer. Operating cash $48,212.77; reserves $211,940.05. Two units are more than 90 days late, together $3,118.00.

3. Contracts. The board discussed the landscape contract, which rises 3% in March to about $2,470 a month. Motion to ask for two more bids carried.

4. Insurance. The agent expects the property premium, now $24,600, to rise by 12% to 15% at renewal on February 1. The deductible may go to $25,000.

5. Reserve study. A proposal for $4,200 was received; tabled.

6. Owners' forum. Unit 7 asked about the 10.50% share; the manager explained Exhibit C.

Adjourned at 8:05 p.m.
`,
  },
  {
    name: 'bayview-rules-and-regulations',
    association: 'Bayview Gardens Owners Association',
    kind: 'other',
    parts: [],
    scan: { grade: 'fair', skew: 0.7 },
    traits: ['rules'],
    text: `
# HOUSE RULES
## Bayview Gardens Owners Association
- Revised May 2024

1. Quiet hours are from 10 p.m. to 7 a.m.

2. Pool: open 8 a.m. to 9 p.m.; four guests a unit; key deposit $40.00.

3. Pets: two for each unit, 35 pounds; registration $25.00 a year.

4. Parking: one space for each unit; visitors 48 hours. Towing at the owner's expense, $175.00 and $30.00 a day.

5. Moves: notice of five days, elevator deposit $200.00.

6. Fines: first violation warning, second $50.00, third $100.00.
`,
  },
  {
    name: 'prairie-star-newsletter',
    association: 'Prairie Star Townhome Association',
    kind: 'other',
    parts: [],
    look: { font: 'sans', size: 10.5, color: '#2a5d84' },
    traits: ['newsletter'],
    text: `
* The Prairie Star
: News of Prairie Star Townhome Association - Spring 2026
---
= Street work
Crack filling starts April 20. Please move cars by 8 a.m. The work costs $6,180 and is paid from reserves.
= Pool passes
Two for each home; extra passes $15.
= Budget corner
We spent 94% of the 2025 budget. Water was 11% over and snow 22% under. Dues remain $268.
= Volunteer
The social committee has $600 for the summer picnic on June 13. Call for details.
`,
  },
  {
    name: 'marlowe-violation-letter',
    association: 'Marlowe Terrace Condominium Association',
    kind: 'other',
    parts: [],
    traits: ['letter'],
    text: `
: Marlowe Terrace Condominium Association
: c/o Landmark Association Management, Inc.
:
^ July 8, 2025

To the owner of Unit 12

Re: Second notice - storage on balcony

On July 1 we again saw bicycles and a refrigerator on your balcony. Under Article XI of the Declaration and Rule 14 nothing may be stored there. A fine of $75.00 will be charged to your account on July 22 unless the items are removed, and $10.00 for each further day.

You may ask for a hearing within ten (10) days.
sign: For the Board
`,
  },
  {
    name: 'hale-moana-proxy-and-notice',
    association: 'Association of Apartment Owners of Hale Moana',
    kind: 'other',
    parts: [],
    scan: { grade: 'clean', skew: -0.5 },
    traits: ['notice-of-meeting', 'proxy'],
    text: `
# NOTICE OF ANNUAL MEETING
## Association of Apartment Owners of Hale Moana

The annual meeting will be held on March 24, 2026 at 7:00 p.m. in the recreation room. Registration begins at 6:15 p.m. A quorum is a majority of the common interest.

Agenda: election of three directors; rollover resolution under Revenue Ruling 70-604; owners' forum.
---
## PROXY
I, the owner of Apartment ______, having a common interest of ________%, appoint

[ ] the Board as a whole   [ ] the directors present, in equal shares   [ ] ______________________

to vote for me. This proxy is valid for this meeting and its adjournments. Deliver it by 4:30 p.m. on March 22, 2026.
sign: Owner | Date
`,
  },
  {
    name: 'cedar-glen-collection-policy',
    association: 'Cedar Glen Council of Co-Owners, Inc.',
    kind: 'other',
    parts: [],
    look: { size: 11.5 },
    traits: ['policy'],
    text: `
# RESOLUTION NO. 2024-3
## Collection of Delinquent Assessments

Resolved by the Board of Cedar Glen Council of Co-Owners, Inc.:

1. Assessments are due on the first and late after the tenth. A late charge of $25.00 is added on the eleventh.

2. After 30 days a reminder is sent; after 60 days the account goes to counsel, whose demand letter costs the owner $175.00.

3. Interest is 12% per annum from the due date.

4. Payments are applied first to costs, then to late charges, interest and assessments.

5. A payment plan of up to six months may be agreed for a fee of $50.00.

Adopted May 16, 2024.
sign: Secretary
`,
  },
  {
    name: 'foundry-lofts-parking-roster',
    association: 'Foundry Lofts Owners Association',
    kind: 'other',
    parts: [],
    traits: ['roster', 'decoy-table'],
    look: { font: 'sans', size: 10 },
    text: `
# Foundry Lofts Owners Association
## Parking and storage roster, updated January 2026

:t c c c r full grid
|* Unit | Stall | Storage | Deposit held
| 1 | 11 | S-4 | $50.00
| 2 | 12 | S-5 | $50.00
| 3 | 9 | S-1 | $50.00
| 4 | 10 | S-2 | none
| 5 | 7 | S-3 | $50.00
| 6 | 8 | S-9 | $75.00
| 7 | 1, 2 | S-6, S-7 | $100.00
| 9 | 3 | S-8 | $50.00
| 10 | 4 | S-10 | none

Stalls 5 and 6 are rented to owners by lot at $65.00 a month.
`,
  },
  {
    name: 'ridgemont-architectural-application',
    association: 'Ridgemont Arms Condominium Association',
    kind: 'other',
    parts: [],
    traits: ['application-form'],
    text: `
# APPLICATION FOR ALTERATION
- Ridgemont Arms Condominium Association

@ Unit :: ____________
@ Contractor :: ____________
@ Estimated cost :: $____________
@ Start and end :: ____________

Attach drawings, the contractor's license and a certificate of insurance of at least $1,000,000. The review fee is $150.00; a damage deposit of $500.00 is returned after inspection. Hard flooring needs an underlayment rated IIC 60.

The committee answers within 30 days. Work hours are 8 a.m. to 5 p.m. on weekdays.
sign: Owner | Committee
`,
  },
];
