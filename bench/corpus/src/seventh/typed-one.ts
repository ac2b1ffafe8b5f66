import { laid } from '../sixth/write';

const pdf = laid('pdf');

/** Ordinary typed budgets of small and middle-sized associations. */
export const typedOne = [
  pdf(
    {
      name: 'pebble-run',
      association: 'Pebble Run Homeowners Association',
      look: { size: 11, rowSpace: 1.5, rules: 'none' },
    },
    `
*Pebble Run Homeowners Association
*Annual Budget for 2026
Adopted November 6, 2025. Dues remain $240 per year.
@ 2025 Budget;2025;b | 2026 Budget;2026;b

|2025 Budget|2026 Budget
h|*INCOME
i|  Annual dues (112 homes)|26,880|26,880
i|  Late fees|200|300
i|  Interest|45|60
tio|*  Total Income|27,125|27,240

h|*EXPENSES
c|  Mowing and trimming|11,400|11,850
c|  Fertilizer and weed control|1,950|2,050
c|  Flowers at entrances|600|600
c|  Electricity|1,320|1,390
c|  Water|2,700|2,900
c|  Liability and D&O insurance|2,480|2,715
c|  Website and postage|425|450
c|  Tax return|275|290
c|  Social events|800|800
c|  Monument repairs|500|750
c|  Savings for entrance wall|3,500|3,000
tco|*  Total Expenses|25,950|26,795

no|*Surplus (Deficit)|1,175|445`,
  ),
  pdf(
    {
      name: 'sea-oats-regime',
      association: 'Sea Oats Landing Horizontal Property Regime',
      look: { font: 'serif', size: 10, margin: 90, dollar: 'totals', boldHeadings: false },
    },
    `
*Sea Oats Landing HPR
*Budget 2025
@ 2024 Budget;2024;b | 2024 Actual;2024;a | 2025 Budget;2025;b
Income|2024 Budget|2024 Actual|2025 Budget
i|  Regime Fees|134,400|134,400.00|141,120
i|  Transfer Fees|3,000|4,500.00|3,000
i|  Other Income||112.37|
tio|*Total Income|137,400|$139,012.37|144,120
Expenses
c|  Management Fees|13,260|13,260.00|13,660
c|  Legal Fees / Prof. Services|500|1,155.00|1,000
c|  Postage/Copy/Admin|700|418.04|600
c|  Insurance|41,500|44,020.50|49,300
c|  Taxes|-|-|-
s|Total Gen. and Admin.|55,960|58,853.54|64,560
c|  Electricity|250|246.36|260
c|  Water|3,600|3,885.33|4,000
s|Total Utilities|3,850|4,131.69|4,260
c|  Grounds Improvements|8,500|8,625.66|7,500
c|  Gutter / Glass Cleaning|5,600|5,853.70|6,000
c|  Repairs|21,000|24,178.79|22,000
s|Total Maintenance|35,100|38,658.15|35,500
c|  Grounds Contract|14,700|14,625.00|15,150
c|  Trash Removal|7,650|6,972.00|7,200
c|  Pest Control|1,350|1,919.38|1,900
c|  Termite Bond|650|600.00|650
s|Total Contracts|24,350|24,116.38|24,900
tco|*Total Operating Expenses|119,260|$125,759.76|129,220
no|*Operating Surplus/(Deficit)|18,140|$13,252.61|14,900

@ 2024 Budget;2024;b | 2024 Actual;2024;a | 2025 Budget;2025;b
RESERVE ACCOUNT|2024 Budget|2024 Actual|2025 Budget
o|  Beginning Balance|64,222.00|64,222.18|63,406.18
ri|  Capital Improvement Fees ($650 x 48)|31,200.00|31,200.00|31,200.00
rc|  Building Improvements|(20,000.00){20000}|(24,790.00){24790}|(26,000.00){26000}
rc|  Walkway Lighting|(7,000.00){7000}|(7,226.00){7226}|
l|  Ending Balance|68,422.00|63,406.18|68,606.18`,
  ),
  pdf(
    {
      name: 'barrington-forest',
      association: 'Barrington Forest Community Improvement Association',
      look: { size: 9, uppercase: false, dollar: 'none', margin: 56, rowSpace: 1.2 },
    },
    `
*Barrington Forest Community Improvement Association
*2025 MAINTENANCE ASSESSMENT TO REMAIN $790
*2025 APPROVED BUDGET
@ 2025 Approved;2025;b
h|*INCOME
i|Maintenance Fee Income|603,560
i|Delinquency|(6,035)
i|Interest on Fees|1,450
i|Bank Interest|4,120
i|Reimbursed Attorney Fees|2,000
i|Club Income|3,250
i|Miscellaneous|1,500
tio|*TOTAL REVENUE|609,845

h|*MAINTENANCE
c|Landscape Contract|31,250
c|Landscape Extras|18,900
c|Sprinkler System Repair|4,900
c|Forced Mows|350
c|Pest Control|2,650
c|Fence Repairs|4,000
c|Flag Maintenance|900
s|TOTAL MAINTENANCE|62,950

h|*POOL
c|Pool Contract|49,330
c|Pool Maintenance & Repairs|5,600
c|Pool Tags|1,500
s|TOTAL POOL|56,430

h|*PROFESSIONAL SERVICES
c|Audit and Tax Return|2,150
c|Legal|3,600
c|Legal - Deed Restriction Enforcement|2,000
c|Legal - Maintenance Fee Collection|7,400
c|Administrative Services|31,500
s|TOTAL PROFESSIONAL SERVICES|46,650

h|*UTILITIES
c|Power - Street Lights|31,900
c|Power - Recreation Center|10,150
c|Telephone|720
c|Water - Entrances & Cul-de-sacs|8,600
s|TOTAL UTILITIES|51,370

h|*TRASH
c|Trash and Recycling|209,745
s|TOTAL TRASH|209,745

h|*INSURANCE
c|Insurance|25,800
s|TOTAL INSURANCE|25,800

h|*SECURITY
c|Constable Contract|118,200
s|TOTAL SECURITY|118,200

c|RESERVE FOR REPLACEMENTS|38,500
tco|*TOTAL EXPENSES|609,645
no|*NET|200`,
  ),
  pdf(
    {
      name: 'burr-oak-villas',
      association: 'Burr Oak Villas of Ankeny Owners Association',
      look: {
        size: 10,
        margin: 110,
        labelOverflow: 'wrap-last',
        shade: true,
        rules: 'rows',
        font: 'embedded',
      },
    },
    `
*Burr Oak Villas
*Approved Operating Budget - Fiscal Year July 1, 2025 to June 30, 2026
@ FY25 Budget;2025/7;b | FY25 Projected;2025/7;j | FY26 Budget;2026/7;b | Change;2026/7;b;variance=3-1
|FY25 Budget|FY25 Projected|FY26 Budget|Change
h|*Revenue
i|Association dues, 74 homes at $205 a month in FY25 and $214 in FY26|182,040|182,040|190,032|7,992
i|Late charges|600|875|600|0
i|Interest|900|2,310|1,800|900
tio|*Total revenue|183,540|185,225|192,432|8,892
h|*Expenditures
c|Lawn care|34,200|34,200|35,600|1,400
c|Snow removal|26,000|19,450|26,000|0
c|Trees and shrubs|6,000|7,315|6,000|0
c|Sprinklers|3,500|4,020|3,800|300
c|Exterior maintenance, caulking and painting of trim|22,000|24,667|23,000|1,000
c|Insurance|38,900|41,212|46,400|7,500
c|Garbage and recycling|11,544|11,544|11,988|444
c|Water|4,200|4,561|4,600|400
c|Management fee|13,320|13,320|13,764|444
c|Professional fees|1,600|1,450|1,650|50
c|Supplies and miscellaneous|700|538|650|(50)
c|Transfer to reserve account|20,000|20,000|18,000|(2,000)
tco|*Total expenditures|181,964|182,277|191,452|9,488
no|*Revenue over (under) expenditures|1,576|2,948|980|(596)
Prepared by the finance committee, May 13, 2025`,
  ),
  pdf(
    {
      name: 'trillium-three',
      association: 'Trillium Street Condominium (3 units)',
      look: { size: 12, rules: 'none', titleAlign: 'left', rowSpace: 1.6, boldTotals: false },
    },
    `
*Trillium Street Condo - what we spent in 2024 and what we plan for 2025
@ spent 2024;2024;a | plan 2025;2025;b
|spent 2024|plan 2025
c|master insurance policy|4,216.00|4,700.00
c|water / sewer|1,877.43|2,000.00
c|common electric|314.90|330.00
c|snow (the neighbor's kid)|240.00|250.00
c|gutters, front steps|615.00|300.00
c|into the savings account|1,800.00|1,800.00
tco||9,063.33|9,380.00
per unit per month: $251.76 in 2024, we will pay $260 in 2025 (3 x $260 x 12 = $9,360)`,
  ),
  pdf(
    {
      name: 'copper-basin-airpark',
      association: 'Copper Basin Airpark Owners Association',
      look: { size: 9.5, codes: 'column', rules: 'grid', titleAlign: 'left' },
    },
    `
*Copper Basin Airpark Owners Association
*Budget vs. Actual - Year Ended December 31, 2024
@ 2024 Actual;2024;a | 2024 Budget;2024;b | Over (Under);2024;a;variance=1-2
No.|Account|2024 Actual|2024 Budget|Over (Under)
h|*Receipts
i|Runway assessments, 64 lots{301}|76,800.00|76,800.00|0.00
i|Tie-down rental{305}|3,960.00|3,600.00|360.00
i|Fuel flowage fee{307}|2,214.75|2,500.00|(285.25)
i|Finance charges{309}|388.20|0.00|388.20
tio|*Total receipts|83,362.95|82,900.00|462.95
h|*Disbursements
c|Runway mowing{401}|9,850.00|10,500.00|(650.00)
c|Crack seal and markings{403}|14,300.00|12,000.00|2,300.00
c|Runway lights, electricity{405}|2,916.44|2,700.00|216.44
c|Lamp and regulator parts{406}|1,188.02|800.00|388.02
c|Windsock, AWOS subscription{407}|1,464.00|1,450.00|14.00
c|Gate and security cameras{411}|2,075.50|1,500.00|575.50
c|Airport liability insurance{420}|11,237.00|10,800.00|437.00
c|Directors insurance{421}|1,690.00|1,700.00|(10.00)
c|Property tax, common parcels{430}|3,322.18|3,400.00|(77.82)
c|Accounting and legal{440}|4,150.00|3,000.00|1,150.00
c|Fly-in breakfast{450}|1,263.39|1,000.00|263.39
c|Sinking fund, overlay 2029{490}|34,000.00|34,000.00|0.00
tco|*Total disbursements|87,456.53|82,850.00|4,606.53
no|*Excess of receipts|(4,093.58)|50.00|(4,143.58)`,
  ),
] as const;
