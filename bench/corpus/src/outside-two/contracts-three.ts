import { contract } from '../outside/make';
import type { Outside } from '../outside/model';
import { terms } from './general';

export const contractsThree: Outside[] = [
  {
    name: 'palm-breeze-pest-control-mail',
    association: 'Palm Breeze Villas Condominium Association, Inc.',
    kind: 'contract',
    as: 'txt',
    traits: ['pest', 'plain-text', 'agreed-by-mail', 'quarterly-visits'],
    text: `
: From: Office, Gulfside Exterminators, Inc.
: To: Manager, Palm Breeze Villas Condominium Association, Inc.
: Date: Thursday, December 11, 2025 3:42 PM
: Subject: RE: RE: Pest control agreement for 2026

Good afternoon,

Thank you for confirming. Below is the agreement as accepted by the Board on December 9.

: Contractor: Gulfside Exterminators, Inc.
: Client: Palm Breeze Villas Condominium Association, Inc.
: Service: Exterior pest control, all 16 villas, and ant bait at the pool
: Begins: January 1, 2026
: Ends: December 31, 2026
: Price: $190.00 per month

Interior treatment on request is $45.00 per villa. Termite work is not part of this agreement and would be quoted; a retreatment within 30 days of a visit is free.

The agreement renews each January 1 for a year. Either party may stop it by giving 30 days' written notice before the renewal.

Regards,
The office
`,
    parts: contract({
      vendor: 'Gulfside Exterminators, Inc.',
      customer: 'Palm Breeze Villas Condominium Association, Inc.',
      service: 'pest control',
      fee: { amount: '190.00', period: 'month' },
      term: '2026-01-01 to 2026-12-31',
      renews: true,
      noticeDays: 30,
      decoys: ['$45.00'],
    }),
  },
  {
    name: 'bridgewater-place-management-we-you',
    association: 'Bridgewater Place Unit Owners Association',
    kind: 'contract',
    look: { font: 'embedded', size: 10 },
    traits: ['management', 'we-and-you', 'fixed-percent-with-dates'],
    text: `
* Keel & Compass Association Services, LLC
---
# Service Terms for Bridgewater Place Unit Owners Association

In these terms "we" and "us" mean Keel & Compass Association Services, LLC, a Virginia limited liability company, and "you" means Bridgewater Place Unit Owners Association.
= What we do
We act as your managing agent. We keep your books, send your notices, take calls from owners on business days, supervise your vendors and prepare your board packets.
= What you pay
You pay us $2,015.00 per month, due on the first. Our fee goes up by 3.5% on January 1, 2027 and by 3.5% on January 1, 2028.

You also pay for what you use: $0.20 a copy, $1.75 per certified letter above postage, $65.00 an hour for the supervision of projects over $20,000, and $225.00 for each board meeting beyond twelve a year.
= How long
These terms apply from January 1, 2026 through December 31, 2028. They continue from year to year after that. You or we may end them at any time on 60 days' notice.
= Our promise
Your money is kept in accounts in your name. We carry a fidelity bond of $500,000.
${terms}
sign: For us | For you
`,
    parts: contract({
      vendor: 'Keel & Compass Association Services, LLC',
      customer: 'Bridgewater Place Unit Owners Association',
      service: 'managing agent',
      fee: { amount: '2015.00', period: 'month' },
      term: '2026-01-01 to 2028-12-31',
      renews: true,
      noticeDays: 60,
      escalator: { type: 'fixed_percent', value: 3.5 },
      decoys: ['$0.20', '$1.75', '$65.00', '$20,000', '$225.00', '$500,000'],
    }),
  },
  {
    name: 'sandhill-crossing-patrol-agreement',
    association: 'Sandhill Crossing Homeowners Association, Inc.',
    kind: 'contract',
    scan: { grade: 'clean', skew: -0.5 },
    look: { size: 11 },
    traits: ['security', 'hourly-rate-decoy', 'lesser-of'],
    text: `
# SECURITY PATROL AGREEMENT

Sentinel Ridge Protective Services, Inc., a Georgia corporation ("Agency"), and Sandhill Crossing Homeowners Association, Inc. ("Client") agree:

1. Agency provides a marked vehicle with one unarmed officer from 8:00 p.m. to 4:00 a.m. every night.

2. This agreement takes effect on August 1, 2025 and remains in effect through July 31, 2027.

3. Client pays Agency $5,625.00 per month. The price is based on $23.10 per hour. Officers on New Year's Eve, July 4 and Halloween are billed at $34.65 per hour in addition.

4. On August 1, 2026 the price is adjusted by the lesser of three percent (3%) or the change in the Consumer Price Index for the preceding year.

5. Either party may cancel on thirty (30) days' written notice. There is no automatic renewal.

6. If Client employs an officer of Agency within a year, Client pays $3,000.00.
${terms}
sign: Agency | Client
`,
    parts: contract({
      vendor: 'Sentinel Ridge Protective Services, Inc.',
      customer: 'Sandhill Crossing Homeowners Association, Inc.',
      service: 'security patrol',
      fee: { amount: '5625.00', period: 'month' },
      term: '2025-08-01 to 2027-07-31',
      renews: false,
      noticeDays: 30,
      escalator: { type: 'lesser_of', value: 3 },
      decoys: ['$23.10', '$34.65', '$3,000.00'],
    }),
  },
  {
    name: 'carlisle-concierge-first-amendment',
    association: 'The Carlisle Condominium Association',
    kind: 'contract',
    look: { size: 11.5 },
    traits: ['amendment', 'fee-changed', 'former-price-decoy'],
    text: `
# FIRST AMENDMENT TO DOORMAN SERVICES AGREEMENT

The Carlisle Condominium Association (the "Association") and Whitestone Lobby Staffing, Inc. (the "Contractor") are parties to a Doorman Services Agreement dated May 1, 2023. They amend it as follows.

A. Section 2 (Term). The agreement, which would end on April 30, 2026, is extended. The extended term begins May 1, 2026 and ends April 30, 2028.

B. Section 4 (Fee). The fee of $13,480.00 per month is replaced by a fee of $14,150.00 per month as of May 1, 2026. The fee rises by three percent (3%) on May 1, 2027.

C. Section 9 (Termination). The period of notice is sixty (60) days.

D. Section 11. The charge for package handling, $150.00 per month, is deleted.

E. A retention bonus of $1,200.00 for each doorman with five years of service is paid by the Contractor and is not charged to the Association.

All other provisions continue in force.
sign: Association | Contractor
`,
    parts: contract({
      vendor: 'Whitestone Lobby Staffing, Inc.',
      customer: 'The Carlisle Condominium Association',
      service: 'doorman services',
      fee: { amount: '14150.00', period: 'month' },
      term: '2026-05-01 to 2028-04-30',
      noticeDays: 60,
      escalator: { type: 'fixed_percent', value: 3 },
      decoys: ['$13,480.00', '$150.00', '$1,200.00'],
    }),
  },
  {
    name: 'harvest-field-two-mowing-proposals',
    association: 'Harvest Field Homeowners Association',
    kind: 'contract',
    scan: { grade: 'fair', skew: 0.6 },
    look: { font: 'sans', size: 10.5 },
    traits: ['two-bids', 'landscape', 'scan'],
    text: `
* Dunleavy Turf, Inc.
---
## LANDSCAPE MAINTENANCE PROPOSAL
@ Client :: Harvest Field Homeowners Association
@ Period :: April 1, 2026 through March 31, 2027

Mowing, trimming, two cleanups, weed control in beds, snow not included.

The price is $1,140.00 per month, twelve months. Mulch $54.00 a yard. This proposal may be accepted until March 15.
sign: Dunleavy Turf, Inc. | Accepted by
===
* Oak & Acre Landscaping Co.
---
## PROPOSAL FOR LANDSCAPE MAINTENANCE
@ Submitted to :: Harvest Field Homeowners Association
@ Contract period :: April 1, 2026 to March 31, 2028

Same areas as on the map that you sent. Mowing weekly, pruning, cleanups, bed care.

@ Annual price :: $14,280.00
@ Second year :: increase of 2%

Sprinkler start-up and blow-out $390.00 if wanted. Payable $1,190.00 monthly.
sign: Oak & Acre Landscaping Co. | Accepted by
`,
    parts: [
      contract({
        vendor: 'Dunleavy Turf, Inc.',
        customer: 'Harvest Field Homeowners Association',
        service: 'landscape maintenance',
        fee: { amount: '1140.00', period: 'month' },
        term: '2026-04-01 to 2027-03-31',
        decoys: ['$54.00'],
      }),
      contract({
        vendor: 'Oak & Acre Landscaping Co.',
        customer: 'Harvest Field Homeowners Association',
        service: 'landscape maintenance',
        fee: { amount: '14280.00', period: 'year' },
        alsoFees: [{ amount: '1190.00', period: 'month' }],
        term: '2026-04-01 to 2028-03-31',
        escalator: { type: 'fixed_percent', value: 2 },
        decoys: ['$390.00'],
      }),
    ],
  },
];
