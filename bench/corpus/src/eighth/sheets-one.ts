import { laid } from '../sixth/write';

const xlsx = laid('xlsx');
const csv = laid('csv');

/** Workbooks with one or several sheets, and exports of programs. */
export const sheetsOne = [
  xlsx(
    {
      name: 'linnet-way-workbook',
      association: 'Linnet Way Homeowners Association',
      sheet: '2026 Budget',
      columns: 'aaaw',
      look: { decimals: 0 },
    },
    `
*Linnet Way Homeowners Association
*2026 budget worksheet
@ 2024 actual;2024;a | 2025 budget;2025;b | 2026 budget;2026;p | Notes;2026;p;words

Line|2024 actual|2025 budget|2026 budget|Notes
h|INCOME
i|Dues|43,200|45,600|48,000|40 homes x $100 x 12
i|Late fees|325|200|300|
i|Social fund donations|180|0|0|not budgeted
tio|Total income|43,705|45,800|48,300|
h|EXPENSE
c|Lawn and snow|19,840|20,500|21,300|3-year contract, year 2
c|Insurance|3,966|4,300|4,900|quote from Erie
c|Private street lights|1,712|1,800|1,850|
c|Pool service|7,480|7,700|8,000|
c|Pool water|1,155|1,200|1,250|
c|Management software|588|600|648|PayHOA
c|Bookkeeper|2,400|2,400|2,520|
c|Repairs|3,207|3,000|3,000|
c|Reserves|3,900|4,100|4,800|study says $6,200
tco|Total expense|44,248|45,600|48,268|
no|Net|(543)|200|32|
^Reserve
@ 2024 actual;2024;a | 2025 estimate;2025;j | 2026 plan;2026;p
Reserve account|2024 actual|2025 estimate|2026 plan
o|Balance, start|21,480|24,271|19,456
ri|From operating|3,900|4,100|4,800
ri|Interest|611|685|500
rc|Pool pump|1,720||
rc|Pool fence||9,600|
rc|Sealcoat|||7,250
l|Balance, end|24,271|19,456|17,506`,
  ),
  xlsx(
    {
      name: 'chestnut-terrace-book',
      association: 'Chestnut Terrace Condominium Association of Evanston',
      sheet: 'Operating',
      look: { decimals: 2 },
    },
    `
Chestnut Terrace Condominium Association of Evanston
Operating - 2024
@ Budget;2024;b | Actual;2024;a | Diff;2024;a;variance=2-1

|Budget|Actual|Diff
h|Income
i|Regular assessments|187,680.00|187,445.00|(235.00)
i|Parking|9,000.00|8,650.00|(350.00)
i|Laundry|2,400.00|2,718.25|318.25
i|Move fees|1,000.00|1,500.00|500.00
tio|Sum|200,080.00|200,313.25|233.25
h|Expenses
c|Heat|31,000.00|27,306.91|(3,693.09)
c|Electric|6,200.00|6,588.14|388.14
c|Water|18,500.00|19,733.60|1,233.60
c|Scavenger|6,600.00|6,810.00|210.00
c|Janitor|19,800.00|19,800.00|0.00
c|Management|15,600.00|15,600.00|0.00
c|Insurance|28,400.00|31,977.00|3,577.00
c|Tuckpointing, small|5,000.00|3,850.00|(1,150.00)
c|Plumbing and sewer rodding|6,000.00|9,412.75|3,412.75
c|Other repairs|8,000.00|5,366.40|(2,633.60)
c|Professional|3,200.00|2,975.00|(225.00)
c|To reserve|50,000.00|50,000.00|0.00
tco|Sum|198,300.00|199,419.80|1,119.80
no|Result|1,780.00|893.45|(886.55)
^Reserve
Chestnut Terrace - reserve account - 2024
@ Budget;2024;b | Actual;2024;a | Diff;2024;a;variance=2-1
|Budget|Actual|Diff
o|Start of year|212,916.37|212,916.37|
h|In
ri|From operating|50,000.00|50,000.00|0.00
ri|Interest|4,000.00|8,827.19|4,827.19
h|Out
rc|Porches, rear, tier 3|64,000.00|71,480.00|7,480.00
rc|Architect|6,000.00|5,250.00|(750.00)
rc|Hallway carpet|18,000.00|0.00|(18,000.00)
l|End of year|178,916.37|195,013.56|
^Notes
Heat is by the boiler plant we share with the building next door, 60/40.
The owner in 3W pays parking by check each quarter.
New porch code applies from 2025; ask Dan for the letter.`,
  ),
  csv(
    {
      name: 'fairhaven-payhoa',
      association: 'Fairhaven Bluff Neighborhood Association',
    },
    `
Fairhaven Bluff Neighborhood Association
Profit and Loss
2024-01-01 to 2024-12-31
@ Total;2024;a

Category|Total
h|Income
i|Membership Dues|11,475.00
i|Processing Fees Collected|286.88
i|Fence Reimbursement|1,950.00
tio|Total Income|13,711.88
h|Expenses
c|Processing Fees|301.14
c|Fence Repair|4,120.00
c|Landscaping|5,400.00
c|Utilities: Electric|412.73
c|Insurance|1,238.00
c|Software|588.00
c|Events|347.65
c|Uncategorized|-45.00
tco|Total Expenses|12,362.52
no|Net Income|1,349.36`,
  ),
] as const;
