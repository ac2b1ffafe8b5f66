import { page } from './page';

/** Typed PDF files: a manager's packet, a newsletter, and a budget in two tables side by side. */
export const typedTwo = [
  page(
    { name: 'kirkbride-village-packet', association: 'Kirkbride Village Community Association' },
    `
>set size=10
*Kirkbride Village Community Association
Manager's report for April 2025
1. Delinquency: 14 of 386 accounts are more than 60 days late, together $18,244.
2. The irrigation audit is done. The contractor found 31 broken heads; $2,170 is approved.
3. The auditors were here on April 22. Their draft is expected in June.
4. Next meeting: May 20, 6:30 pm. The pool opens on May 24.
^
@ ;2025-04..2025-04;a;balance
*Balance Sheet - April 30, 2025
>at 54,90 420
*Assets
l|  Operating checking|88,416.20
l|  Reserve money market|412,370.85
l|  Reserve CD, matures 8/14/25|250,000.00
l|*Total cash and investments|750,787.05
^
*Statement of Revenue and Expense - April 2025
>set size=8 lead=1.4 rules
@ Month Actual;2025-04..2025-04;a | Month Budget;2025-04..2025-04;b | YTD Actual;2025-01..2025-04;a | YTD Budget;2025-01..2025-04;b | YTD Var;2025-01..2025-04;a;variance=f3-4 | Annual;2025;b
>at 54,90 250,310,375,440,500,560
|Month|Month|Year to date|Year to date||Annual
|Actual|Budget|Actual|Budget|Variance|Budget
h|*Revenue
i|Assessments|44,390.00|44,390.00|177,560.00|177,560.00|0.00|532,680.00
i|Late and NSF|615.00|400.00|2,480.00|1,600.00|880.00|4,800.00
i|Amenity keys|150.00|100.00|425.00|400.00|25.00|1,200.00
tio|*Total revenue|45,155.00|44,890.00|180,465.00|179,560.00|905.00|538,680.00
h|*Contracts
c|Landscape|14,850.00|14,850.00|59,400.00|59,400.00|0.00|178,200.00
c|Pool|0.00|0.00|3,600.00|4,200.00|600.00|61,000.00
c|Management|5,790.00|5,790.00|23,160.00|23,160.00|0.00|69,480.00
c|Trash|4,632.00|4,632.00|18,528.00|18,528.00|0.00|55,584.00
s|*Total contracts|25,272.00|25,272.00|104,688.00|105,288.00|600.00|364,264.00
h|*Utilities
c|Electric|2,188.41|2,400.00|9,315.77|9,600.00|284.23|29,000.00
c|Water|1,377.09|1,500.00|3,206.55|3,000.00|(206.55)|32,000.00
s|*Total utilities|3,565.50|3,900.00|12,522.32|12,600.00|77.68|61,000.00
h|*Maintenance
c|Irrigation|1,985.00|1,000.00|2,445.00|1,500.00|(945.00)|9,000.00
c|Common repairs|3,304.62|1,750.00|8,871.38|7,000.00|(1,871.38)|21,000.00
c|Ponds|425.00|425.00|1,700.00|1,700.00|0.00|5,100.00
s|*Total maintenance|5,714.62|3,175.00|13,016.38|10,200.00|(2,816.38)|35,100.00
h|*Administration
c|Insurance|2,066.00|2,050.00|8,264.00|8,200.00|(64.00)|24,600.00
c|Legal|1,240.00|600.00|3,915.00|2,400.00|(1,515.00)|7,200.00
c|Audit|0.00|0.00|0.00|0.00|0.00|5,800.00
c|Office and portal|733.18|700.00|2,951.44|2,800.00|(151.44)|8,716.00
s|*Total administration|4,039.18|3,350.00|15,130.44|13,400.00|(1,730.44)|46,316.00
c|*Reserve transfer|2,666.00|2,666.00|10,664.00|10,664.00|0.00|32,000.00
tco|*Total expenses|41,257.30|38,363.00|156,021.14|152,152.00|(3,869.14)|538,680.00
no|*Net|3,897.70|6,527.00|24,443.86|27,408.00|(2,964.14)|0.00`,
  ),
  page(
    { name: 'cranesbill-newsletter', association: 'Cranesbill Meadow Neighbors Association' },
    `
>set size=20 serif center
*The Cranesbill Crier
>set size=9 left width=225 lead=1.3
Spring 2025
>at 54,100
*From the president
The winter was kind to our roads and to the snow budget. Thanks to everyone who shoveled a hydrant. The board asks for two volunteers for the pond committee, which lost three members to warmer states.
>down 8
*Yard sale
Saturday, May 17, 8 to noon. Tables are $10 and the money goes to the bench fund, which now has $640.
>down 8
*Reminders
Dues of $275 were due on March 1. Eleven of 83 homes have not paid. Trash cans are to be out of sight by 8 pm. The speed limit is 15.
>down 8
*Garden club
Hostas to divide? Call the Lindgrens. We planted 220 bulbs in the fall for $118.
>box 312,96,250,292,F2F2E6
>at 322,104 480,552
>set size=9
@ Last year;2024;a | This year;2025;b
*Your money (from the annual meeting)
|Last year|This year
i|Dues|22,550|22,825
i|Late dues|825|550
i|Ads in the Crier|340|400
tio|*In|23,715|23,775
c|Pond weeds|5,900|6,200
c|Mowing|7,350|7,600
c|Snow|2,415|4,000
c|Insurance|1,688|1,800
c|Street lights|1,954|2,000
c|The Crier|612|650
c|Yard sale, picnic|388|400
c|Road fund|1,500|1,000
tco|*Out|21,807|23,650
no|*Left|1,908|125
>down 4
>set width=225
The road fund has $26,380. Crack sealing in 2026 will take about $9,000 of it.`,
  ),
  page(
    {
      name: 'thistledown-commons-halves',
      association: 'Thistledown Commons Condominium Trust',
      landscape: true,
    },
    `
>set size=12 center width=684
*Thistledown Commons Condominium Trust - Budget FY 2026 (October 1, 2025 to September 30, 2026)
>set size=9 left lead=1.5
@ FY25;2025/10;b | FY26;2026/10;b
>at 54,100 290,360
*INCOME|FY25|FY26
i|Condominium fees, 68 units|277,440|293,760
i|Reserve portion of fees|48,960|52,224
i|Washer income|6,200|6,000
i|Key deposits kept|300|300
tio|*TOTAL INCOME|332,900|352,284
>down 14
>set size=8 width=300
Fees rise 6 percent. Beneficial interest from 0.98% to 2.14%; see the schedule in the master deed.
>set size=9
>at 410,100 650,725
*EXPENSE|FY25|FY26
c|Insurance, master policy|58,000|68,400
c|Insurance, flood|9,850|10,400
c|Natural gas|34,000|33,500
c|Electricity|17,700|18,600
c|Water and sewer|39,900|42,800
c|Management|26,520|27,400
c|Snow removal|18,000|18,500
c|Landscaping|16,900|17,400
c|Rubbish|13,260|13,900
c|Cleaning|9,400|9,600
c|Repairs|21,840|20,660
c|Pool|8,600|9,000
c|Legal, audit, office|9,970|9,900
c|To reserve account|48,960|52,224
tco|*TOTAL EXPENSE|332,900|352,284
no|*DIFFERENCE|0|0`,
  ),
] as const;
