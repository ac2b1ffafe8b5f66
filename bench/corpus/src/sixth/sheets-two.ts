import { laid } from './write';

const xlsx = laid('xlsx');

/** Workbooks: drafts beside what was adopted, funds on sheets of their own, cash from quarter to quarter. */
export const sheetsTwo = [
  xlsx(
    {
      name: 'tall-pines-drafts',
      association: 'Tall Pines Crossing Homeowners Association',
      sheet: 'Draft 10-02',
      look: { decimals: 0 },
    },
    `
*Tall Pines Crossing HOA
*2025 Budget - DRAFT for October 2 work session
@ 2024 thru Sept;2024-01..2024-09;a | 2025 Draft;2025;p;alt=1

|2024 thru Sept|2025 Draft
i|Assessments|72,270|103,660
i|Other income|1,242|1,100
tio|*Income|73,512|104,760
c|Management|9,855|13,530
c|Insurance|7,102|7,450
c|Grounds contract|27,900|38,690
c|Grounds extras|5,388|7,500
c|Pool|13,260|14,800
c|Utilities|8,415|11,200
c|Administration|1,780|2,590
c|Reserves|6,000|9,000
tco|*Expenses|79,700|104,760
no|*Net|(6,188)|0
^Adopted 11-13
*Tall Pines Crossing HOA
*2025 Budget - ADOPTED November 13, 2024
@ 2024 Budget;2024;b | 2024 Estimate;2024;j | 2025 Adopted;2025;b;alt=2;adopted

|2024 Budget|2024 Estimate|2025 Adopted
i|Assessments|96,360|96,360|100,740
i|Other income|1,100|1,685|1,400
tio|*Income|97,460|98,045|102,140
c|Management|13,140|13,140|13,530
c|Insurance|6,480|7,102|7,450
c|Grounds contract|37,200|37,200|38,690
c|Grounds extras|5,000|6,844|5,500
c|Pool|14,350|14,018|14,400
c|Utilities|10,690|10,977|11,200
c|Administration|2,600|2,315|2,370
c|Reserves|8,000|8,000|9,000
tco|*Expenses|97,460|99,596|102,140
no|*Net|0|(1,551)|0`,
  ),
  xlsx(
    {
      name: 'meridian-lofts-budget',
      association: 'Meridian Lofts Condominium Owners Association',
      sheet: 'Budget',
      columns: 'aaaw',
      look: { dollar: 'none', decimals: 0 },
    },
    `
*Meridian Lofts Condominium Owners Association
*2025 Operating Budget
@ 2024 Budget;2024;b | 2024 YTD Oct;2024-01..2024-10;a | 2025 Budget;2025;b | Comment;2025;b;words

|2024 Budget|2024 YTD Oct|2025 Budget|Comment
h|*Revenue
i|Unit assessments|174,960|145,800|183,708|5% increase
i|Parking rental|8,400|6,900|8,400|14 stalls
i|Rooftop deck rental|1,000|1,350|1,200|
i|Late fees|500|725|500|
tio|*Total revenue|184,860|154,775|193,808|
h|*Expenses
c|Management|19,440|16,200|20,025|3% in contract
c|Insurance|31,000|29,688|38,250|Paid in March
c|Elevator|7,680|6,400|7,910|
c|Fire alarm and sprinkler|4,600|5,115|5,000|
c|Cleaning|12,480|10,400|12,855|
c|Gas|8,900|6,022|8,600|
c|Electricity|13,200|11,470|13,900|
c|Water, sewer, trash|24,700|21,064|25,950|
c|HVAC service|4,200|3,318|4,200|
c|Repairs|13,000|14,266|13,500|
c|Garage door|1,500|2,190|1,800|
c|Legal and accounting|4,160|2,775|3,818|
c|Reserve contribution|40,000|33,333|38,000|
tco|*Total expenses|184,860|162,241|193,808|
no|*Net|0|(7,466)|0|
^Dues
*Monthly dues 2025
Unit type|Units|Share each|Per month
Studio|6|2.1800%|333.74
One bedroom|16|2.7150%|415.64
Two bedroom|8|4.0275%|616.57
Penthouse|1|11.2600%|1,723.79`,
  ),
  xlsx(
    {
      name: 'lighthouse-bay-cash',
      association: 'Lighthouse Bay Property Owners, Inc.',
      sheet: 'Cash 2024',
      look: { negative: 'minus' },
      minus: true,
    },
    `
*Lighthouse Bay Property Owners, Inc.
*Cash in and out, 2024
@ Jan-Mar;2024-01..2024-03;a;part | Apr-Jun;2024-04..2024-06;a;part | Jul-Sep;2024-07..2024-09;a;part | Oct-Dec;2024-10..2024-12;a;part | 2024;2024;a

|Jan-Mar|Apr-Jun|Jul-Sep|Oct-Dec|2024
o|Cash, start|22,618.40|53,260.16|39,164.36|24,390.77|22,618.40
i|Dues|46,200.00|2,800.00|1,050.00|350.00|50,400.00
i|Ramp keys|180.00|540.00|260.00|0.00|980.00
i|Late fees|0.00|280.00|105.00|35.00|420.00
i|Interest|61.22|88.75|64.90|48.13|263.00
tio|*In|46,441.22|3,708.75|1,479.90|433.13|52,063.00
c|Road oil and patching|0.00|-9,840.00|-6,275.00|0.00|-16,115.00
c|Mowing|0.00|-3,150.00|-4,725.00|-1,575.00|-9,450.00
c|Ramp and pier|0.00|-1,916.30|-882.14|0.00|-2,798.44
c|Insurance|-4,388.00|0.00|0.00|0.00|-4,388.00
c|Electric|-211.46|-198.25|-206.35|-224.91|-840.97
c|Security patrol|-1,200.00|-1,800.00|-2,400.00|-1,200.00|-6,600.00
c|Bookkeeping|-900.00|-900.00|-900.00|-900.00|-3,600.00
c|Legal|0.00|0.00|-865.00|-315.00|-1,180.00
c|Reserve CD|-9,100.00|0.00|0.00|0.00|-9,100.00
tco|*Out|-15,799.46|-17,804.55|-16,253.49|-4,214.91|-54,072.41
no|*In less out|30,641.76|-14,095.80|-14,773.59|-3,781.78|-2,009.41
l|*Cash, end|53,260.16|39,164.36|24,390.77|20,608.99|20,608.99`,
  ),
  xlsx(
    {
      name: 'tuscany-falls-funds',
      association: 'Tuscany Falls Residential Association',
      sheet: 'Operating',
      look: { decimals: 2 },
    },
    `
*Tuscany Falls Residential Association
*Operating Fund - year ended 6/30/2025
@ Actual;2025/7;a | Budget;2025/7;b | Favorable (Unfavorable);2025/7;a;variance=f1-2 | FY26 Budget;2026/7;b

|Actual|Budget|Favorable (Unfavorable)|FY26 Budget
h|*Income
i|Assessments|311,040.00|311,040.00|0.00|324,000.00
i|Fines and late fees|4,115.00|3,000.00|1,115.00|3,500.00
i|Tennis memberships|2,850.00|2,400.00|450.00|2,800.00
i|Interest|488.12|240.00|248.12|400.00
tio|*Total Income|318,493.12|316,680.00|1,813.12|330,700.00
h|*Expense
c|Management|38,880.00|38,880.00|0.00|40,040.00
c|Payroll - maintenance|46,212.57|45,000.00|(1,212.57)|47,250.00
c|Landscape|71,400.00|71,400.00|0.00|73,550.00
c|Irrigation|13,907.33|12,000.00|(1,907.33)|13,500.00
c|Gates|8,116.40|6,500.00|(1,616.40)|7,500.00
c|Tennis courts|2,305.00|3,000.00|695.00|3,000.00
c|Pools (2)|28,644.18|29,000.00|355.82|29,800.00
c|Utilities|34,570.91|33,600.00|(970.91)|35,500.00
c|Insurance|15,244.00|15,100.00|(144.00)|17,300.00
c|Professional fees|7,950.00|7,200.00|(750.00)|7,500.00
c|Administrative|4,887.25|5,000.00|112.75|5,760.00
c|Transfer to reserve|50,000.00|50,000.00|0.00|50,000.00
tco|*Total Expense|322,117.64|316,680.00|(5,437.64)|330,700.00
no|*Net Operating|(3,624.52)|0.00|(3,624.52)|0.00
^Reserve
*Tuscany Falls Residential Association
*Reserve Fund - year ended 6/30/2025
@ Actual;2025/7;a | Budget;2025/7;b | Favorable (Unfavorable);2025/7;a;variance=f1-2 | FY26 Budget;2026/7;b

|Actual|Budget|Favorable (Unfavorable)|FY26 Budget
o|Beginning balance|287,445.30|280,000.00||297,088.61
ri|Transfer from operating|50,000.00|50,000.00|0.00|50,000.00
ri|Interest|9,668.81|6,000.00|3,668.81|9,000.00
tir|*Total additions|59,668.81|56,000.00|3,668.81|59,000.00
rc|Pool 1 resurfacing|38,450.00|40,000.00|1,550.00|0.00
rc|Gate operators|11,575.50|12,000.00|424.50|0.00
rc|Mailbox clusters|0.00|0.00|0.00|27,500.00
rc|Street sealing|0.00|0.00|0.00|44,000.00
tcr|*Total uses|50,025.50|52,000.00|1,974.50|71,500.00
l|Ending balance|297,088.61|284,000.00||284,588.61`,
  ),
] as const;
