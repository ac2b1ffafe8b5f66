import type { Outside } from '../outside/model';

/** What vendors, banks and agencies send, and what states no fact that a budget takes from such papers. */
export const decoysOne: Outside[] = [
  {
    name: 'heritage-oaks-landscape-invoice',
    association: 'Heritage Oaks Homeowners Association',
    kind: 'other',
    parts: [],
    scan: { grade: 'fair', skew: 0.5 },
    look: { font: 'sans', size: 10.5 },
    traits: ['invoice'],
    text: `
* Live Oak Landscape Management
^ INVOICE # 30662
@ Bill to :: Heritage Oaks Homeowners Association
@ Invoice date :: 05/01/2026
@ Terms :: Net 30

:t l r r r grid full
|* Description | Quantity | Rate | Amount
| Monthly grounds maintenance, May 2026 | 1 | 2,975.00 | 2,975.00
| Flower change, entrance | 14 | 24.50 | 343.00
| Irrigation repair, hours | 2 | 72.00 | 144.00
|+ Total due | | | 3,462.00

Thank you for your business. A finance charge of 1.5% per month is added to past due balances.
`,
  },
  {
    name: 'cobblestone-way-plumbing-work-order',
    association: 'Cobblestone Way Homeowners Association',
    kind: 'other',
    parts: [],
    scan: { grade: 'poor', skew: -0.8 },
    look: { font: 'mono', size: 10 },
    traits: ['work-order'],
    text: `
: WATERS EDGE PLUMBING
: WORK ORDER 7719                               DATE 02/14/2026

@ CUSTOMER :: Cobblestone Way Homeowners Association
@ LOCATION :: Clubhouse, women's restroom
@ CALLED IN BY :: Manager

PROBLEM: VALVE RUNS. REPLACED FLUSH VALVE AND SUPPLY LINE. TESTED OK.

:t l r r full
|* ITEM | QTY | AMOUNT
| FLUSH VALVE | 1 | 86.40
| SUPPLY LINE | 1 | 14.25
| LABOR, 1.5 HOURS AT 118.00 | 1.5 | 177.00
|+ TOTAL | | 277.65
sign: CUSTOMER
`,
  },
  {
    name: 'thornapple-bank-statement',
    association: 'Thornapple Meadows Association',
    kind: 'other',
    parts: [],
    look: { font: 'sans', size: 9.5, color: '#1f3d2b' },
    traits: ['bank-statement'],
    text: `
* Kalamazoo Valley Bank
^ Statement period 01/01/2026 - 01/31/2026
@ Account :: Thornapple Meadows Association, money market reserve, ending 4471

:t l l r r full
|* Date | Description | Amount | Balance
| 01/01 | Beginning balance | | 61,204.18
| 01/06 | Transfer from checking | 1,500.00 | 62,704.18
| 01/20 | Check 1013, Great Valley Disposal | -1,088.00 | 61,616.18
| 01/31 | Interest paid | 104.52 | 61,720.70
|+ | Ending balance | | 61,720.70

Annual percentage yield earned 2.05%. Average balance $62,011.40. Deposits are insured up to $250,000.
`,
  },
  {
    name: 'oyster-creek-county-tax-letter',
    association: 'Oyster Creek Property Owners Association',
    kind: 'other',
    parts: [],
    look: { size: 11.5 },
    traits: ['tax-letter'],
    text: `
: County Assessor
: Real Property Division
^ August 4, 2025

: Oyster Creek Property Owners Association

Re: Parcel 142-00-00-018, common area

The above parcel was reviewed for the tax year 2025. The market value has been set at $18,400 and the assessed value, at six percent (6%), at $1,104. The tax is expected to be $241.90 and is due January 15, 2026. A penalty of 3% applies after that date.

If you disagree you may appeal within ninety (90) days of the date of this letter. An exemption for property of homeowners' associations is granted if the form is filed by January 15.
sign: Assessor
`,
  },
  {
    name: 'mariners-rest-premium-finance-notice',
    association: "Mariner's Rest Condominium Association, Inc.",
    kind: 'other',
    parts: [],
    look: { font: 'sans', size: 10 },
    traits: ['loan-statement', 'insurance-words'],
    text: `
* Bayshore Premium Finance
## PAYMENT COUPON AND LOAN STATEMENT
@ Borrower :: Mariner's Rest Condominium Association, Inc.
@ Loan number :: 88-40192
@ Statement date :: August 10, 2026

:t l r full
| Amount financed | $34,283.19
| Finance charge, 8.25% | $1,184.20
| Payments made, 2 of 9 | $7,881.64
| Payment due September 1 | $3,940.82
|+ Remaining balance | $27,585.75

A payment that is more than five days late bears a charge of 5%. The lender may ask for cancellation of the insurance if a payment is not made. This statement is not evidence of insurance.
`,
  },
  {
    name: 'westbrook-station-vendor-contacts',
    association: 'Westbrook Station Condominium Association',
    kind: 'other',
    parts: [],
    as: 'xlsx',
    traits: ['workbook', 'contact-list'],
    text: `
# Westbrook Station Condominium Association
: Who to call
:
:t l l l l
|* Vendor | For | Phone | Certificate on file
| Elm City Elevator | Elevator stuck | (203) 555-0102 | yes
| Harbor Plumbing | Leaks | (203) 555-0144 | yes
| Quinnipiac Snow | Plowing | (203) 555-0190 | no
| Danforth Lyle & Company | Audit and taxes | (203) 555-0133 | not needed
| Nutmeg Mutual | Claims | (800) 555-0170 | not needed
:
: Updated March 2026. After hours call the manager first.
`,
  },
  {
    name: 'wexford-green-request-for-bids',
    association: 'Wexford Green Condominium Association',
    kind: 'other',
    parts: [],
    as: 'docx',
    traits: ['request-for-bids'],
    text: `
# Invitation to Bid
## Wexford Green Condominium Association - exterior painting of Buildings 2 and 3

Sealed bids are received until noon on April 17, 2026. The work is to be done between June 1, 2026 and August 15, 2026.

State a lump sum, a price per hour for replacement of trim, and the warranty in years. A retainage of ten percent (10%) is held until completion. Liquidated damages are $150.00 a day. Bidders carry general liability of $2,000,000.

Bids are opened by the Board in executive session. The Association may accept any bid or none.
`,
  },
];
