import { page } from './page';

/** Typed PDF files: ordinary budgets and reports. */
export const typedOne = [
  page(
    { name: 'harkness-field-budget', association: 'Harkness Field Homeowners Association' },
    `
>set center size=14
*Harkness Field Homeowners Association
>set size=11
*2026 Operating Budget
Approved December 9, 2025
>set left size=10 lead=1.45 rules
@ 2025 Budget;2025;b | 2025 Projected;2025;j | 2026 Budget;2026;b
>at 64,130 370,455,540
*|2025 Budget|2025 Projected|2026 Budget
h|*Income
i|Member assessments (118 homes)|84,960|84,960|88,500
i|Late fees and interest|800|1,240|900
i|Pavilion rental|1,200|950|1,000
tio|*Total income|86,960|87,150|90,400

h|*Expenses
c|Grounds contract|31,200|31,200|32,450
c|Grounds, not in contract|4,000|5,315|4,000
c|Playground mulch and repair|2,200|1,868|2,400
c|Pond treatment|4,680|4,680|4,820
c|Electricity|5,300|5,427|5,650
c|Water, irrigation|6,100|7,244|6,800
c|Insurance|5,200|5,486|6,000
c|Management|14,160|14,160|14,585
c|Legal and tax return|2,500|1,935|2,500
c|Printing and postage|1,120|1,006|1,095
c|Reserve contribution|10,500|10,500|10,100
tco|*Total expenses|86,960|88,821|90,400

no|*Net income|0|(1,671)|0
>down 10
Assessments are $187.50 a quarter in 2026.`,
  ),
  page(
    { name: 'wynfield-court-nine-months', association: 'Wynfield Court Condominium Association' },
    `
>set size=9
Wynfield Court Condominium Association
Income and expense, nine months to September 30, 2025
>set lead=1.4 serif
@ Actual;2025-01..2025-09;a | Budget 2025;2025;b | Used;2025-01..2025-09;a;percent=1/2 | Left;2025;b;variance=2-1
>at 54,96 330,405,455,530
*|Actual|Budget 2025|Used|Left
h|*Income
i|Common fees|126,360|168,480|75.0%|42,120
i|Reserve fees|21,060|28,080|75.0%|7,020
i|Guest parking|1,815|2,400|75.6%|585
tio|Total|149,235|198,960|75.0%|49,725
h|*Spent
c|Cleaning|10,125|13,500|75.0%|3,375
c|Elevator|6,930|9,240|75.0%|2,310
c|Fire panel|2,216|2,100|105.5%|(116)
c|Gas|17,480|28,000|62.4%|10,520
c|Garden and snow|11,074|15,600|71.0%|4,526
c|Insurance|33,905|31,500|107.6%|(2,405)
c|Management|15,660|20,880|75.0%|5,220
c|Power|8,837|12,000|73.6%|3,163
c|Repairs|13,266|14,000|94.8%|734
c|Water|14,950|20,300|73.7%|5,350
c|Everything else:¶keys, phone, small supplies|2,407|3,700|65.0%|1,293
c|Moved to reserve|21,060|28,080|75.0%|7,020
tco|Total|157,910|198,900|79.4%|40,990
no|*Over|(8,675)|60||8,735
>set size=8
Insurance was paid for the year in March. The gas bill of the boiler season comes in October.`,
  ),
  page(
    { name: 'ashgrove-pier-proposal', association: 'Ashgrove Pier Owners Association' },
    `
>box 54,50,504,26,DDE6F0
>at 60,57
>set size=13
*Ashgrove Pier Owners Association   Proposed Budget 2026
>set size=9.5 lead=1.5
@ 2024 Actual;2024;a | 2025 Budget;2025;b | 2026 Proposed;2026;p | Per Unit;2026;p;per-unit=3/44
>at 60,96 325,405,490,552
44 units|2024 Actual|2025 Budget|2026 Proposed|Per Unit
h|*REVENUE
i|Assessments|116,160|121,440|126,720|2,880.00
i|Slip rent|13,200|13,200|14,400|327.27
i|Laundry|1,866|1,800|1,800|40.91
tio|*TOTAL REVENUE|131,226|136,440|142,920|3,248.18
h|*EXPENSE
c|Dock and pilings|7,415|8,000|8,000|181.82
c|Landscape|15,600|16,100|16,600|377.27
c|Insurance incl. wind and flood|47,308|52,000|56,500|1,284.09
c|Water and sewer|18,254|18,900|19,500|443.18
c|Electric|5,131|5,300|5,400|122.73
c|Pest and termite bond|2,420|2,420|2,500|56.82
c|Management|11,880|12,240|12,600|286.36
c|Repairs|9,677|8,000|8,500|193.18
c|Office, legal, tax|2,388|2,480|2,420|55.00
c|Reserve|9,500|11,000|10,900|247.73
tco|*TOTAL EXPENSE|129,573|136,440|142,920|3,248.18
no|*NET|1,653|0|0|0.00`,
  ),
] as const;
