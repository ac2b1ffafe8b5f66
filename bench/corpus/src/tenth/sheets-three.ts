import { book } from './book';

/** Workbooks that were handed on: old sheets kept, years down the page, sums that miss a line. */
export const sheetsThree = [
  book(
    { name: 'fernbank-handed-on', association: 'Fernbank Terrace Owners', sheet: '2026', hidden: ['Lists'] },
    `
>put A1 Fernbank Terrace 2026
>wide A 28
@ 2025 est.;2025;j | 2026 proposed;2026;p | why;2026;p;words
>A3 0,1,2,4
|2025 est.|2026 proposed|why
i|HOA dues (41)|59,040|61,992|126 from 120
i|Clubhouse rent|1,450|1,500|
tio|Total|60,490|63,492|
c|Groundskeeping|21,900|22,560|signed thru 2027
c|Pool|11,340|11,700|
c|Clubhouse|4,215|4,300|
c|Electric|3,880|4,000|
c|Water|2,905|3,000|
c|Insurance|6,730|7,400|
c|Admin|1,318|1,400|
c|To savings|8,000|9,000|
tco|Total|60,288|63,360|
no|Net|202|132|
^2025
>put A1 Fernbank Terrace 2025 - final, voted
>wide A 28
@ 2024 actual;2024;a | 2025 budget;2025;b
>A3
|2024 actual|2025 budget
h|Income
i|Dues|56,580|59,040
i|Rent of clubhouse|1,800|1,200
tio|Total income|58,380|60,240
h|Expense
c|Mowing and beds|20,800|21,900
c|Mulch|1,266|0
c|Pool company|10,920|11,340
c|Pool furniture|744|0
c|Clubhouse cleaning|3,900|4,100
c|Electric|3,702|3,900
c|Water|2,644|2,800
c|Insurance|6,155|6,600
c|Web, stamps, tax|1,207|1,300
c|Savings|7,000|8,000
tco|Total expense|58,338|59,940
no|Net|42|300
^2023 (Bob)
>put A1 2023 Bob's sheet - do not use
@ Budget '23;2023;b | Spent '23;2023;a
>B4
|Budget '23|Spent '23
i|41 x 110 x 12|54,120|54,010
i|Rents|1,000|1,375
tio||55,120|55,385
c|Yard|19,500|19,500
c|Pool|10,400|11,882
c|Club|3,600|3,418
c|Elec + water|6,000|6,237
c|Ins|5,700|5,790
c|Other|1,500|966
c|Bank (save)|7,000|7,000
tco||53,700|54,793
no||1,420|592
^Lists
Dues
Pool
Yard`,
  ),
  book(
    { name: 'whitcomb-green-across', association: 'Whitcomb Green Association', sheet: 'Years' },
    `
>put A1 Whitcomb Green - five years, by year (no figure is rounded)
@ 2020;2020;a | 2021;2021;a | 2022;2022;a | 2023;2023;a | 2024;2024;a
>across
>A3
Year|2020|2021|2022|2023|2024
i|Dues|16,800|16,800|17,640|17,640|18,900
i|Fines|0|150|75|200|50
tio|Total in|16,800|16,950|17,715|17,840|18,950
c|Mowing|7,150|7,150|7,480|7,900|8,240
c|Lake|2,300|2,300|2,425|2,560|3,115
c|Lights|1,066|1,091|1,178|1,244|1,309
c|Insurance|1,412|1,455|1,538|1,697|1,866
c|Other|388|912|274|1,530|401
c|Saved|4,000|4,000|4,500|3,000|4,000
tco|Total out|16,316|16,908|17,395|17,931|18,931
no|Net|484|42|320|(91)|19`,
  ),
  book(
    { name: 'oberlin-square-short-sum', association: 'Oberlin Square Condominium Trust', sheet: 'Bdgt' },
    `
>put A1 Oberlin Square Condominium Trust
>put A2 Fiscal year April - March
>wide A 30
@ FY24 actual;2024/4;a | FY25 budget;2025/4;b;wrong | FY26 draft;2026/4;p
>A4
|FY24 actual|FY25 budget|FY26 draft
h|RECEIPTS
i|Condo fees|101,640|106,720|112,060
i|Laundry|1,872|1,900|1,900
i|Roof antenna rent|6,000|6,000|6,180
tio|Total receipts|109,512|114,620|120,140
h|DISBURSEMENTS
c|Oil heat|22,415|23,000|22,500
c|Electricity|5,906|6,200|6,400
c|Water / sewer|14,288|15,000|15,900
c|Cleaning|7,800|8,100|8,400
c|Elevator|4,480|4,650|4,830
c|Insurance|19,730|21,500|25,100
c|Managing agent|13,800|14,200|14,600
c|Repairs|12,661|10,000|10,000
c|Snow & yard|5,225|5,500|5,600
c|Reserve|4,000|5,000|6,500
c|Elevator phone (new line)|0|540|540
tco|Total disbursements|110,305|=SUM(C11:C20){113,150}|120,370
no|Surplus|(793)|=C9-C22{1,470}|(230)
>put E21 added after the meeting`,
  ),
  book(
    {
      name: 'weatherly-point-yearend',
      association: 'Weatherly Point Homeowners Association, Inc.',
      sheet: 'YE 2024',
    },
    `
>merge A1:F1
>put A1 Weatherly Point Homeowners Association, Inc.
>merge A2:F2
>put A2 Budget to Actual, January 1 - December 31, 2024
>wide A 30
@ Actual;2024;a | Budget;2024;b | Variance;2024;a;variance=1-2 | Remarks;2024;a;words
>A4 0,1,2,3,5
*|Actual|Budget|Variance|Remarks
h|*Income
i|Assessments|117,810.00|118,800.00|(990.00)|two lots in probate
i|Interest income|1,204.61|600.00|604.61|
i|Gate transponders|740.00|500.00|240.00|
i|Fines|375.00|0.00|375.00|
tio|*Total income|120,129.61|119,900.00|229.61|

h|*Expenses
c|Gate maintenance|9,316.28|7,500.00|1,816.28|lightning 6/19
c|Lawn and landscape|48,200.00|48,000.00|200.00|
c|Lake management|5,940.00|5,940.00|0.00|
c|Street lighting|8,127.55|8,400.00|(272.45)|
c|Insurance|7,683.00|7,200.00|483.00|
c|Management fee|15,840.00|15,840.00|0.00|
c|Legal|4,025.50|2,000.00|2,025.50|probate
c|Tax return|425.00|450.00|(25.00)|
c|Office and mailings|1,966.41|2,070.00|(103.59)|
c|Road reserve|20,000.00|20,000.00|0.00|
c|Contingency|0.00|2,500.00|(2,500.00)|
tco|*Total expenses|121,523.74|119,900.00|1,623.74|

no|*Net|(1,394.13)|0.00|(1,394.13)|
@ ;2024-12..2024-12;a;balance
>A29
l|Bank, 12/31/2024|63,218.44
l|Road reserve CD|141,007.92`,
  ),
] as const;
