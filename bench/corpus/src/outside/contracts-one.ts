import { conditions } from './general';
import { contract } from './make';
import type { Outside } from './model';

export const contractsOne: Outside[] = [
  {
    name: 'greenline-landscape-agreement',
    association: 'Harbor Mill Condominium Association, Inc.',
    kind: 'contract',
    look: { size: 10.5, footer: 'Initials ______   Page {p}' },
    traits: ['landscape', 'fixed-percent', 'late-fee-decoy'],
    text: `
# LANDSCAPE MAINTENANCE AGREEMENT

This Agreement is made as of March 1, 2025, between Harbor Mill Condominium Association, Inc. ("Association") and Greenline Grounds Care, Inc. ("Contractor").
= 1. Services
Contractor shall mow, edge and trim all turf (42 visits a year), prune shrubs, fertilize four times, treat for weeds and inspect the irrigation system each month.
= 2. Term
The initial term is three (3) years, from March 1, 2025 through February 29, 2028. Unless either party gives written notice at least sixty (60) days before the end of a term, this Agreement renews for successive terms of one year.
= 3. Compensation
Association shall pay $4,385.00 per month, due on the tenth. On each March 1 the monthly fee increases by three percent (3%).
= 4. Extra work
Irrigation repairs are billed at $68.00 per hour plus parts. Mulch is $58.00 per cubic yard installed. Palm trimming is not included.
= 5. Late payment
Invoices unpaid after thirty (30) days bear interest at 1.5% per month.
= 6. Insurance
Contractor carries general liability insurance of $1,000,000 per occurrence and $2,000,000 aggregate.
${conditions}
sign: Association, President | Greenline Grounds Care, Inc.
`,
    parts: contract({
      vendor: 'Greenline Grounds Care, Inc.',
      customer: 'Harbor Mill Condominium Association, Inc.',
      service: 'landscape maintenance',
      fee: { amount: '4385.00', period: 'month' },
      term: '2025-03-01 to 2028-02-29',
      renews: true,
      noticeDays: 60,
      escalator: { type: 'fixed_percent', value: 3 },
      decoys: ['$68.00', '$58.00', '1.5%', '$1,000,000', '$2,000,000'],
    }),
  },
  {
    name: 'apex-vertical-elevator-contract',
    association: 'Lakeshore Towers Condominium Association',
    kind: 'contract',
    look: { font: 'sans', size: 9.5, color: '#7a1f1f' },
    traits: ['elevator', 'cost-based', 'quarterly-billing'],
    text: `
* APEX VERTICAL
: Elevator Service Division
---
# Full Maintenance Agreement
@ Customer :: Lakeshore Towers Condominium Association
@ Building :: North and South Towers, 1 and 3 Marina Drive
@ Equipment :: Four (4) traction elevators, 14 landings
@ Commencement :: October 1, 2023
@ Term :: Five (5) years, expiring September 30, 2028

Apex Vertical Elevator Company ("Apex") will examine, lubricate, adjust and, as conditions warrant, repair or replace the machine, motor, controller, door and safety parts. Not covered: car enclosures, hoistway doors, underground piping, and damage by water or misuse.
= Price
The price of this service is $9,432.00 per quarter, payable in advance upon presentation of an invoice.
= Price adjustment
The price shall be adjusted on each anniversary of the commencement by the percentage change in the straight time hourly labor cost of elevator mechanics, and, as to twenty percent (20%) of the price, in the index of metals and metal products.
= Overtime callbacks
Callbacks outside of regular hours are billed for the premium part of the time, presently $189.00 per hour.
= Renewal
This agreement continues for further terms of five years unless one of the parties gives ninety (90) days' written notice before the end of a term. A service charge of 1.5% per month applies to past due invoices. Liability of Apex is limited to $50,000.
${conditions}
sign: Customer | Apex Vertical Elevator Company
`,
    parts: contract({
      vendor: 'Apex Vertical Elevator Company',
      customer: 'Lakeshore Towers Condominium Association',
      service: 'elevator maintenance',
      fee: { amount: '9432.00', period: 'quarter' },
      term: '2023-10-01 to 2028-09-30',
      renews: true,
      noticeDays: 90,
      escalator: { type: 'cost_based' },
      decoys: ['$189.00', '1.5%', '$50,000', '20%'],
    }),
  },
  {
    name: 'cornerstone-management-agreement',
    association: 'Pinecone Village Homeowners Association',
    kind: 'contract',
    look: { size: 11 },
    traits: ['management', 'per-unit', 'capped'],
    text: `
# MANAGEMENT AGREEMENT

THIS AGREEMENT is entered into by Pinecone Village Homeowners Association (the "Association") and Cornerstone Community Partners, LLC (the "Agent").
= ARTICLE 1. TERM
The Agent is engaged from January 1, 2026 to December 31, 2026. The engagement then continues from month to month until either party ends it on thirty (30) days' written notice.
= ARTICLE 2. DUTIES
The Agent shall collect assessments, pay the bills, keep the books, prepare the annual budget, supervise vendors, attend ten board meetings and enforce the rules, as agent of the Board.
= ARTICLE 3. COMPENSATION
3.1 Base fee. $16.50 per Unit per month for 36 Units, that is $594.00 per month.

3.2 The base fee may be increased once a year, by not more than four percent (4%), on sixty days' notice of the new fee to the Board.

3.3 Other charges: resale certificate $225.00 (paid by the seller); collection letter $35.00; meetings beyond ten $150.00 each; copies $0.15 a page; project supervision 5% of the cost of work over $10,000.
= ARTICLE 4. BOND
The Agent maintains a fidelity bond of $250,000.
${conditions}
sign: Association | Agent
`,
    parts: contract({
      vendor: 'Cornerstone Community Partners, LLC',
      customer: 'Pinecone Village Homeowners Association',
      service: 'management',
      fee: { amount: '594.00', period: 'month' },
      alsoFees: [{ amount: '16.50', period: 'unit' }],
      term: '2026-01-01 to 2026-12-31',
      renews: true,
      noticeDays: 30,
      escalator: { type: 'cap_percent', cap: 4 },
      decoys: ['$225.00', '$35.00', '$150.00', '5%', '$10,000', '$250,000'],
    }),
  },
  {
    name: 'blue-heron-pool-service-letter',
    association: 'Tidewater Commons Council of Unit Owners',
    kind: 'contract',
    as: 'docx',
    traits: ['pool', 'letter-accepted', 'season'],
    text: `
* Blue Heron Pools
: 14 Commerce Court
:
^ February 12, 2025

: Board of Directors
: Tidewater Commons Council of Unit Owners

Re: 2025 pool season

Dear Board Members,

Thank you for another year. Blue Heron Pools, Inc. proposes to open, operate and close your pool for the 2025 season, May 24, 2025 through September 1, 2025, for the sum of $27,900.00, payable in three equal installments of $9,300.00 on April 1, June 1 and August 1.

The price includes one certified guard, 11 a.m. to 7 p.m. daily; chemicals; weekly vacuuming; and the winter cover. It excludes repairs above $250.00, which need your approval, and extra guards at $31.00 per guard hour for parties.

A deposit of 10% holds your dates until April 1. The county permit is in your name.

If these terms are agreeable, sign below and return one copy by March 7.
sign: Blue Heron Pools, Inc. | Accepted: Tidewater Commons Council of Unit Owners, 2/27/25
`,
    parts: contract({
      vendor: 'Blue Heron Pools, Inc.',
      customer: 'Tidewater Commons Council of Unit Owners',
      service: 'pool open operate close',
      fee: { amount: '27900.00', period: 'year' },
      alsoFees: [{ amount: '27900.00', period: 'one-time' }],
      term: '2025-05-24 to 2025-09-01',
      decoys: ['$9,300.00', '$250.00', '$31.00', '10%'],
    }),
  },
  {
    name: 'northwind-snow-season-proposal',
    association: 'Timberline at Fox Creek Condominium Association',
    kind: 'contract',
    scan: { grade: 'fair', skew: 0.8 },
    look: { font: 'sans', size: 10.5 },
    traits: ['snow', 'season', 'fuel-surcharge', 'one-page'],
    text: `
* NORTHWIND SNOW & ICE
: PO Box 412   (970) 555-0148
---
## SEASONAL SNOW REMOVAL PROPOSAL / CONTRACT
@ Customer :: Timberline at Fox Creek Condominium Association
@ Site :: 110 - 140 Fox Creek Lane
@ Season :: November 1, 2025 through April 30, 2026

Plow drives and parking at 2 inches; shovel walks and stoops; apply ice melt to walks after each event.

@ Seasonal price :: $18,600.00 (six payments of $3,100.00)
@ Included :: up to 80 inches of snow in the season
@ Above 80 inches :: $485.00 per push
@ Loader and hauling :: $165.00 per hour, 4 hour minimum
@ Salt, parking lots :: $240.00 per application, on request

Fuel surcharge: if diesel exceeds $5.00 a gallon in the county, 4% is added to that month's payment.

Damage must be reported by May 15. Payment is due net 15; a finance charge of 2% per month applies after that. Northwind Snow & Ice LLC carries $2,000,000 of liability insurance.
sign: Northwind Snow & Ice LLC | Customer, Manager for the Board
`,
    parts: contract({
      vendor: 'Northwind Snow & Ice LLC',
      customer: 'Timberline at Fox Creek Condominium Association',
      service: 'snow removal',
      fee: { amount: '18600.00', period: 'year' },
      alsoFees: [
        { amount: '18600.00', period: 'one-time' },
        { amount: '3100.00', period: 'month' },
      ],
      term: '2025-11-01 to 2026-04-30',
      surcharges: ['fuel'],
      decoys: ['$485.00', '$165.00', '$240.00', '2%', '$2,000,000'],
    }),
  },
];
