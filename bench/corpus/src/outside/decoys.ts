import type { Outside } from './model';

/** What vendors send and what is no contract: nothing may be read from it. */
export const decoys: Outside[] = [
  {
    name: 'greenline-invoice-june',
    association: 'Harbor Mill Condominium Association, Inc.',
    kind: 'other',
    parts: [],
    look: { font: 'sans', size: 10 },
    traits: ['invoice'],
    text: `
* Greenline Grounds Care, Inc.
^ INVOICE 25-06114
@ Bill to :: Harbor Mill Condominium Association, Inc.
@ Invoice date :: June 2, 2025
@ Due date :: July 2, 2025
:t l r r r grid full
|* Description | Qty | Rate | Amount
| Landscape maintenance, June 2025 | 1 | 4,385.00 | 4,385.00
| Irrigation: replace 6-inch rotor heads | 7 | 31.50 | 220.50
| Irrigation labor, hours | 3.5 | 68.00 | 238.00
| Annuals, entrance beds, flats | 24 | 22.00 | 528.00
|+ Subtotal | | | 5,371.50
| Sales tax on materials 7% | | | 52.40
|+ Balance due | | | 5,423.90
Please pay within thirty days. Interest of 1.5% per month is charged on balances past due.
`,
  },
  {
    name: 'apex-work-order-door-repair',
    association: 'Lakeshore Towers Condominium Association',
    kind: 'other',
    parts: [],
    scan: { grade: 'poor', skew: 1.1 },
    look: { font: 'mono', size: 10 },
    traits: ['work-order'],
    text: `
: APEX VERTICAL ELEVATOR COMPANY
: FIELD WORK ORDER                            No. 88140

@ Site :: Lakeshore Towers Condominium Association, North Tower
@ Date in :: 11/08/2025 9:40 am
@ Mechanic :: J. R.   Truck 14
@ Reported :: Car 2 doors reopen on floor 9

Work done: Cleaned sill, replaced door gib and detector edge. Tested 20 cycles. Car returned to service 12:15 pm.

:t l r r grid
|* Material / labor | Qty | Amount
| Door gib | 2 | 38.00
| Detector edge | 1 | 412.00
| Labor, regular hours | 2.5 | 472.50
|+ Not covered by agreement | | 922.50

[X] Billable   [ ] Under contract   [ ] Warranty
sign: Customer's representative
`,
  },
  {
    name: 'request-for-proposals-janitorial',
    association: 'Ridgemont Arms Condominium Association',
    kind: 'other',
    parts: [],
    traits: ['request-for-proposals'],
    text: `
# REQUEST FOR PROPOSALS
## Janitorial services, Ridgemont Arms Condominium Association

Proposals are due by 4:00 p.m. on October 10, 2025. The Board expects to award a contract from January 1, 2026 to December 31, 2027.
= Scope
Lobby and halls three times a week; elevator daily; laundry rooms weekly; garage sweeping each quarter.
= Form of price
State a monthly price, an hourly price for extra work, and any yearly increase, which may not be more than 3%. The present price is confidential.
= Requirements
General liability of $1,000,000 per occurrence; workers' compensation; three references; a bid security of $500.00.
= Evaluation
Price 40%, experience 30%, references 30%. The Board may reject all proposals.
`,
  },
  {
    name: 'board-memo-bid-comparison',
    association: 'Sugar Maple Estates Property Owners Association',
    kind: 'other',
    parts: [],
    as: 'docx',
    traits: ['bid-comparison'],
    text: `
# MEMORANDUM
@ To :: Board, Sugar Maple Estates Property Owners Association
@ From :: Grounds Committee
@ Date :: February 2, 2026
@ Re :: Comparison of mowing bids

:t l r r r grid
|* Bidder | Season price | Extra mowing | References
| Verdant Edge | $15,800 | $410 | good
| Hollister | $17,250 | included | excellent
| A Cut Above | $13,900 | $375 | none given
| Present contractor | $16,400 | $395 | -

The committee recommends the second bidder in spite of the price. No decision has been made.
`,
  },
  {
    name: 'summit-roof-warranty-certificate',
    association: 'Brookside Mews Condominium Association',
    kind: 'other',
    parts: [],
    look: { size: 12, color: '#1d3557' },
    traits: ['warranty'],
    text: `
# LIMITED WARRANTY CERTIFICATE
## Roofing workmanship

Summit Exteriors, Inc. warrants to Brookside Mews Condominium Association that the roofs of Buildings 1 through 4, completed July 24, 2026, are free from defects of workmanship for five (5) years.

The warranty does not cover wind above 60 miles per hour, hail, or work by others. The remedy is repair. In no event shall the cost of repair exceed $186,400.00. A transfer fee of $150.00 applies.

Registered as number W-26-0388.
sign: Summit Exteriors, Inc.
`,
  },
  {
    name: 'ironclad-annual-inspection-report',
    association: 'Granite Tower Condominium Association',
    kind: 'other',
    parts: [],
    scan: { grade: 'clean', skew: -0.3 },
    look: { font: 'sans', size: 9.5 },
    traits: ['inspection-report'],
    text: `
## SPRINKLER AND ALARM INSPECTION REPORT
@ Property :: Granite Tower Condominium Association, 900 Granite Street
@ Inspected by :: Ironclad Fire Protection Co.
@ Date :: March 18, 2026
:t l c l grid full
|* Item | Pass | Remark
| Main drain test: static 82 psi, residual 68 psi | Yes |
| Waterflow switches, 14 | Yes |
| Tamper switches, 16 | No | Floor 6 switch does not report
| Gauges within 5 years | No | Replace 4, about $45.00 each
| Fire pump: 150% of rated flow at 68% of pressure | Yes |
| Smoke detectors, 112 | Yes | Two cleaned
Deficiencies should be corrected within 30 days. A quotation will follow.
`,
  },
  {
    name: 'metro-waste-price-change-notice',
    association: 'Sawmill Court Condominium Association',
    kind: 'other',
    parts: [],
    traits: ['statement-of-account'],
    look: { font: 'sans', size: 10 },
    text: `
* METRO WASTE HAULERS
^ STATEMENT OF ACCOUNT
@ Account :: 4471-0093, Sawmill Court Condominium Association
@ Statement date :: 10/31/2025
:t l l r r full
|* Date | Reference | Charge | Credit
| 09/30/2025 | Balance forward | 1,246.18 |
| 10/06/2025 | Payment, thank you | | 1,246.18
| 10/31/2025 | Invoice 771204 | 1,251.77 |
| 10/31/2025 | Overage, 2 yards | 96.00 |
|+ | Amount due | 1,347.77 |
Current 1,347.77   Over 30 days 0.00   Over 60 days 0.00   Over 90 days 0.00
`,
  },
  {
    name: 'notice-of-termination-pest',
    association: 'Camellia Walk Co-Owners Association',
    kind: 'other',
    parts: [],
    as: 'docx',
    traits: ['termination-letter'],
    text: `
: Camellia Walk Co-Owners Association
: By certified mail
:
^ March 10, 2026

Magnolia Pest & Termite, Inc.

Re: Notice of termination

Please take notice that the Association ends the commercial service plan dated May 1, 2025, effective April 30, 2026. This is more than the 30 days of notice that the plan requires. Send a final invoice; the quarterly visit of February was paid on February 20 ($285.00). Keys must be returned by May 4.

Sincerely,
sign: Secretary
`,
  },
  {
    name: 'lien-waiver-painting',
    association: 'Alder Row Owners Association',
    kind: 'other',
    parts: [],
    scan: { grade: 'fair', skew: 0.4 },
    traits: ['lien-waiver'],
    text: `
# CONDITIONAL WAIVER AND RELEASE ON PROGRESS PAYMENT
@ Claimant :: Keystone Coatings Co.
@ Owner :: Alder Row Owners Association
@ Job :: Exterior painting
@ Through date :: June 12, 2026

Upon receipt of a check from the Owner in the sum of $17,433.00 payable to the Claimant, and when the check has been paid by the bank on which it is drawn, this document releases any mechanic's lien for labor and material furnished through the date above. It does not cover retention of $1,000.00, extras of $640.00, or work after that date.
sign: Claimant
`,
  },
];
