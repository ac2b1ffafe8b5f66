import { doc } from '../fourth/write';
import { laid } from './write';

const pdf = laid('pdf');
const typed = doc('pdf');

/** Typed PDF files: unusual orders, two columns of lines, notes and slips. */
export const typedFour = [
  pdf(
    {
      name: 'summit-view-costs',
      association: 'Summit View Ranchettes Owners Association',
      look: { size: 10, rules: 'none', titleAlign: 'left', boldTotals: false, margin: 72 },
    },
    `
*Summit View Ranchettes Owners Association
*What it costs and how we pay for it: calendar 2025
@ 2024;2024;b | 2025;2025;b

|2024|2025
h|*Roads
c|  Grading, twice|11,200|11,700
c|  Gravel|6,500|7,200
c|  Plowing|9,000|9,000
c|  Culverts|1,500|2,500
s|Cost of roads|28,200|30,400
h|*Water system
c|  Operator|7,800|8,100
c|  Power for the well|4,350|4,600
c|  Testing|1,150|1,150
c|  Repairs|3,000|3,000
s|Cost of water|16,300|16,850
h|*Everything else
c|  Insurance|3,675|3,980
c|  Bookkeeper|2,400|2,520
c|  Weed control|1,200|1,200
c|  Postage, bank, filing|425|450
s|Cost of everything else|7,700|8,150
c|Put aside for the new well pump|6,000|8,000
tco|*All of it|58,200|63,400

h|*How we pay for it
i|  38 lots at $1,290 (2025: $1,420)|49,020|53,960
i|  Extra water, over 10,000 gallons|8,100|8,300
i|  Interest|1,080|1,140
tio|*Coming in|58,200|63,400`,
  ),
  pdf(
    {
      name: 'juniper-flats-page',
      association: 'Juniper Flats Mobile Home Owners Association',
      look: { size: 9, halves: true, rules: 'none', font: 'serif', margin: 48 },
    },
    `
*Juniper Flats Mobile Home Owners Association
*Annual Statement to Members, Year Ended December 31, 2024
@ 2024;2024;a

<<
h|*RECEIPTS
i|Space rent, 44 spaces|$110,880.00
i|Water reimbursed|9,416.25
i|RV storage|2,880.00
i|Laundry|1,644.50
i|Late fees|465.00
i|Clubhouse rental|350.00
i|Interest|73.19
tio|*TOTAL RECEIPTS|$125,708.94
//
h|*DISBURSEMENTS
c|Mortgage on the land|$41,268.00
c|Water and sewer district|17,904.81
c|Property taxes|9,377.42
c|Garbage|8,236.80
c|Insurance|6,950.00
c|Electricity|4,118.06
c|Manager's salary|14,400.00
c|Payroll taxes|1,101.60
c|Street repair|5,340.00
c|Tree removal|2,275.00
c|Office|912.37
c|Put into reserve|9,000.00
tco|*TOTAL DISBURSEMENTS|$120,884.06
>>

no|*Receipts in excess of disbursements|$4,824.88

The reserve account at Valley Credit Union held $61,402.88 at year end. Rent stays at $210 for 2025.`,
  ),
  pdf(
    {
      name: 'sand-dollar-notes',
      association: 'Sand Dollar Beach Condominium Owners Association',
      look: { size: 8.5, rules: 'grid', labelOverflow: 'wrap-first', dollar: 'all', titleAlign: 'center' },
      columns: 'aaaw',
    },
    `
*Sand Dollar Beach Condominium Owners Association
*Proposed Budget for the Year Ending December 31, 2026
@ 2025 Budget;2025;b | 2025 Year-End Estimate;2025;j | 2026 Proposed;2026;p | Notes;2026;p;words

Account|2025 Budget|2025 Year-End Estimate|2026 Proposed|Notes
h|*REVENUE
i|4000 Owner Assessments - Operating and Common Area Maintenance|$198,720|$198,720|$211,968|46 units x $384 x 12; 2025 was $360
i|4020 Assessments - Reserve Portion|$55,200|$55,200|$60,720|$110 per unit, was $100
i|4200 Short-Term Rental Registration Fees|$4,500|$5,850|$6,000|$150 each
i|4300 Late Fees and Finance Charges|$600|$412|$500|
i|4900 Interest Income|$300|$1,266|$1,200|
tio|*TOTAL REVENUE|$259,320|$261,448|$280,388|
h|*EXPENSES
c|5000 Management and On-Site Supervision|$33,120|$33,120|$34,445|4% per contract
c|5100 Property, Wind, Flood and Liability Insurance|$89,400|$92,311|$98,500|Renews 6/1; agent estimates 7%
c|5200 Grounds, Dune Walkover and Parking Lot|$18,600|$19,984|$19,600|
c|5300 Pool and Hot Tub Service, Chemicals and Permits|$12,900|$12,447|$13,200|
c|5400 Electricity - Common|$9,800|$10,622|$10,900|
c|5410 Water, Sewer and Storm Water|$20,400|$21,530|$22,300|
c|5500 Building Repairs and Supplies|$14,000|$16,908|$14,500|
c|5600 Termite Bond and Pest Control|$3,300|$3,300|$3,400|
c|5700 Legal, Accounting, Bank and Office|$2,600|$2,214|$2,800|
c|6000 Contribution to Replacement Reserves|$55,200|$55,200|$60,720|Reserve study, 60% funded
tco|*TOTAL EXPENSES|$259,320|$267,636|$280,365|
no|*NET|$0|($6,188)|$23|`,
  ),
  typed(
    {
      name: 'briar-creek-budget',
      association: 'Briar Creek Subdivision Association',
      stops: [330, 420, 510],
      page: { size: 11, font: 'Times' },
    },
    `
*Briar Creek Subdivision Association
2025 Budget as presented to members on January 9, 2025

@ 2024 Budget;2024;b | 2024 Actual;2024;a;wrong | 2025 Budget;2025;b

|2024 Budget|2024 Actual|2025 Budget
Income:
i|  Dues (92 @ $150; 2025 $160)|13,800|13,650|14,720
i|  Late dues from before|300|450|150
i|  Directory ads|200|175|200
tio|Total Income|14,300|14,275|15,070

Expenses:
c|  Mowing|5,600|5,775|5,900
c|  Street light electric|2,950|3,018|3,100
c|  Insurance|1,480|1,512|1,600
c|  Entrance flowers|600|547|600
c|  Sign repainting|-|385|-
c|  Holiday lights|350|366|350
c|  Picnic|500|438|500
c|  Printing/postage|320|291|320
c|  Legal|500|-|500
c|  Savings|2,000|2,000|2,200
tco|Total Expenses|14,300|14,232|15,070

no|Net|0|43|0

Checking 12/31/24: $6,108    Savings 12/31/24: $17,450`,
  ),
  pdf(
    {
      name: 'chestnut-hill-coop',
      association: 'Chestnut Hill Gardens Owners Corporation',
      look: { size: 8.5, rules: 'totals', landscape: false, font: 'sans', titleAlign: 'center' },
    },
    `
*CHESTNUT HILL GARDENS OWNERS CORPORATION
*2025 OPERATING BUDGET WORKSHEET
*FINANCE COMMITTEE DRAFT - BOARD PROPOSED - FINAL APPROVED 12/10/2024
@ 2023 Actual;2023;a | 2024 Projected;2024;j | 2025 Draft 10/15;2025;p;alt=1 | 2025 Proposed 11/19;2025;p;alt=2 | 2025 Approved 12/10;2025;b;alt=3;adopted

|2023 Actual|2024 Projected|2025 Draft 10/15|2025 Proposed 11/19|2025 Approved 12/10
h|*INCOME
i|Maintenance charges|1,418,220|1,460,765|1,519,195|1,533,800|1,526,500
i|Commercial rent|96,000|98,880|101,845|101,845|101,845
i|Parking|54,720|55,100|57,600|57,600|57,600
i|Laundry|11,340|10,875|11,000|11,000|11,000
i|Sublet fees|8,250|9,900|9,000|9,000|9,000
i|Miscellaneous|4,116|3,580|3,500|3,500|3,500
tio|*TOTAL INCOME|1,592,646|1,639,100|1,702,140|1,716,745|1,709,445
h|*EXPENSES
c|Real estate taxes|486,310|503,770|524,000|524,000|521,400
c|Mortgage interest|188,402|183,966|179,275|179,275|179,275
c|Mortgage principal|92,118|96,554|101,245|101,245|101,245
c|Payroll and union benefits|318,745|330,980|342,500|342,500|342,500
c|Fuel|104,881|97,340|105,000|105,000|102,000
c|Electricity and gas|41,096|43,755|45,500|45,500|45,500
c|Water and sewer|77,213|82,408|88,200|88,200|88,200
c|Insurance|83,667|97,114|112,000|109,500|109,500
c|Repairs, supplies|96,424|108,835|98,000|98,000|98,000
c|Management fee|54,600|56,240|57,925|57,925|57,925
c|Legal, audit, consulting|28,750|33,118|29,500|29,500|27,900
c|Licenses and filing (Local Law)|9,412|6,855|11,000|11,000|11,000
c|Reserve contribution|10,000|10,000|8,000|25,000|25,000
tco|*TOTAL EXPENSES|1,591,618|1,650,935|1,702,145|1,716,645|1,709,445
no|*SURPLUS (DEFICIT)|1,028|(11,835)|(5)|100|0

Maintenance increase: draft 4.0%, proposed 5.0%, approved 4.5%, effective January 1, 2025.`,
  ),
] as const;
