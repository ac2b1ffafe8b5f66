import { letter } from '../../tenth/letter';

/** Notices, letters and a compiled statement, in Word. */
export const words = [
  letter(
    {
      name: 'hollis-meadow-notice',
      association: 'Hollis Meadow Homeowners Association, Inc.',
      footer: 'Hollis Meadow HOA - notice mailed October 17, 2025',
    },
    `
>center
*HOLLIS MEADOW HOMEOWNERS ASSOCIATION, INC.
*Notice of Annual Meeting - Tuesday, November 18, 2025, 7:00 p.m.
Grange Hall, 41 Route 9
>left
1. Roll call. 24 of 96 homes are a quorum.
2. Election of two directors for three years.
3. Report of the budget below, which the Board approved on October 9. Assessments go from $62 to $66 a month on January 1.
>tabs 6400,8400
@ Approved 2025;2025;b | Approved 2026;2026;b
|Approved 2025|Approved 2026
*Income
i|Assessments|71,424|76,032
i|Resale letters|900|900
i|Interest|350|500
tio|*Total income|72,674|77,432
*Expenses
c|Grounds contract|31,800|33,000
c|Snow plowing|9,500|10,200
c|Retention pond|2,400|2,400
c|Street lights|5,350|5,600
c|Insurance|4,100|4,750
c|Management|11,520|11,900
c|Legal and accounting|2,600|2,600
c|Mailings, hall, website|1,250|1,300
c|Reserve|4,100|5,600
tco|*Total expenses|72,620|77,350
no|*Income over expenses|54|82
If you cannot come, please send the proxy. A proxy without a signature does not count.`,
  ),
  letter(
    {
      name: 'cinder-ridge-ratification',
      association: 'Cinder Ridge Townhome Owners Association',
      font: 'Calibri',
      size: 19,
    },
    `
*Cinder Ridge Townhome Owners Association
Budget ratification packet, 2026. 56 homes. The budget takes effect unless 29 owners vote no on December 8, 2025.
@ 2025 Budget;2025;b | 2025 Projected;2025;j | 2026 Proposed;2026;p | Change;2026;p;variance=3-1 | Notes;2026;p;words
>table 3000,1300,1300,1300,1200,2000 grid heads
Operating|2025 Budget|2025 Projected|2026 Proposed|Change|Notes
h|INCOME
i|Dues|$184,800|$184,800|$201,600|$16,800|$300/mo from $275
i|Late fees|$500|$1,275|$750|$250
i|Hail deductible billed back|$0|$14,000|$0|$0|one time
tio|*TOTAL INCOME|$185,300|$200,075|$202,350|$17,050
h|EXPENSES
c|Insurance|$61,200|$68,412|$74,900|$13,700|renewal 9/1, wind/hail 2%
c|Water|$27,500|$29,118|$30,000|$2,500
c|Trash|$11,760|$11,760|$12,096|$336|$18/home
c|Landscape|$22,400|$22,400|$23,100|$700|yr 2 of 3
c|Snow|$14,000|$9,655|$14,000|$0
c|Hail claim repairs|$0|$15,830|$0|$0
c|Building repairs|$9,500|$12,244|$10,500|$1,000
c|Management|$15,120|$15,120|$15,700|$580
c|Legal, CPA|$3,200|$4,861|$3,500|$300
c|Office|$1,150|$986|$1,100|($50)
c|To reserves|$19,000|$9,500|$17,200|($1,800)|half skipped
tco|*TOTAL EXPENSES|$184,830|$199,886|$202,096|$17,266
no|*NET|$470|$189|$254|($216)

@ 2025 Projected;2025;j | 2026 Proposed;2026;p
>table 5000,1800,1800 grid
Reserve account|2025 Projected|2026 Proposed
o|Balance January 1|$143,906|$135,576
ri|From operating|$9,500|$17,200
ri|Interest|$4,310|$3,900
rc|Concrete, bldgs 3-5|$22,140|$0
rc|Gutters, bldgs 1-2|$0|$18,600
l|*Balance December 31|$135,576|$138,076
Questions before the meeting: box 14 at the mail kiosk.`,
  ),
  letter(
    { name: 'saltworks-lane-email', association: 'Saltworks Lane Neighborhood', font: 'Arial', size: 20 },
    `
From: Dot P.
To: everybody on the lane
Date: Sun, Oct 5, 2025
Subject: where we are at September 30

Hi all - 14 houses, all paid up except one. First column is what we said we would spend this year, second is January through September.
>tabs 4600,6200,7800
@ Budget 2025;2025;b | Jan-Sept;2025-01..2025-09;a | left;2025;b;variance=1-2
|Budget 2025|Jan-Sept|left
i|dues ($450)|6,300.00|5,850.00|450.00
i|road damage check from the gas co.||1,200.00|(1,200.00)
ti|in|6,300.00|7,050.00|(750.00)

c|plowing|2,400.00|1,650.00|750.00
c|cold patch + gravel|1,100.00|1,964.38|(864.38)
c|mailbox post|250.00|187.40|62.60
c|liability policy|985.00|1,012.00|(27.00)
c|brush along the marsh|600.00|0.00|600.00
c|state filing, stamps|75.00|61.70|13.30
tc|out|5,410.00|4,875.48|534.52

n|so far|890.00|2,174.52|(1,284.52)
We had $3,377.91 on New Year's Day. If it does not snow before Christmas we are fine. - Dot`,
  ),
  letter(
    {
      name: 'marchmont-tower-balconies',
      association: 'Marchmont Tower Condominium Association',
      font: 'Times New Roman',
    },
    `
*Marchmont Tower Condominium Association (118 units)
Dear Owners: the Board has adopted two budgets for 2026. The first one pays for the year. The second one pays for the balconies and ends when they are done.
@ Budget 2025;2025;b | Actual to 8/31/25;2025-01..2025-08;a | Budget 2026;2026;b
>table 4000,1700,1900,1700 lines heads
1. OPERATING|Budget 2025|Actual to 8/31/25|Budget 2026
h|Revenue
i|Common charges|892,080|594,720|927,360
i|Garage, guests|14,400|10,210|15,000
i|Cell antenna|26,400|17,600|27,192
tio|*Total revenue|932,880|622,530|969,552
h|Expense
c|Doormen and porters|318,000|213,416|331,000
c|Payroll burden|71,500|47,802|75,200
c|Utilities|176,000|121,955|184,500
c|Elevators|21,600|14,400|22,464
c|Repairs and supplies|74,000|61,382|78,000
c|Insurance|98,500|70,144|114,800
c|Management, legal, audit|64,300|45,117|66,900
c|Contribution to reserve fund|108,000|72,000|96,000
tco|*Total expense|931,900|646,216|968,864
no|*Result|980|(23,686)|688

@ Special Assessment 2026;2026;b
>table 5200,2000 lines heads
2. BALCONIES|Special Assessment 2026
si|Special assessment, 118 x $4,800|566,400
si|Interest on the escrow|6,000
tis|*To be raised|572,400
sc|Restoration contractor|468,000
sc|Railings|61,500
sc|Engineer and inspections|28,900
sc|Permits and shed|13,250
tcs|*To be spent|571,650
ns|Left for surprises|750
The first half of the special assessment is due March 1, the second half July 1. Owners may pay in 12 payments of $408.`,
  ),
  letter(
    {
      name: 'larchmere-compiled',
      association: 'Larchmere Village Homeowners Association',
      font: 'Garamond',
      size: 20,
      footer: 'See accountant’s compilation report.',
    },
    `
>center
*LARCHMERE VILLAGE HOMEOWNERS ASSOCIATION
*STATEMENT OF REVENUES, EXPENSES AND CHANGES IN FUND BALANCES
*FOR THE YEAR ENDED JUNE 30, 2025
(with comparative totals for 2024)
>left
@ Operating Fund;2025/7;a;part | Replacement Fund;2025/7;a;part | 2025 Total;2025/7;a;sum=1-2 | 2024 Total;2024/7;a
>table 3900,1500,1600,1500,1500 heads
|Operating Fund|Replacement Fund|2025 Total|2024 Total
h|REVENUES
fi|Member assessments|$ 214,560|$ 48,240|$ 262,800|$ 255,200
fi|Interest|418|9,377|9,795|8,116
fi|Late charges and other|3,905|-|3,905|4,488
ti|Total revenues|218,883|57,617|276,500|267,804
h|EXPENSES
fc|Grounds maintenance|96,420|-|96,420|92,700
fc|Utilities|31,866|-|31,866|30,415
fc|Insurance|27,104|-|27,104|23,980
fc|Management and office|38,950|-|38,950|37,500
fc|Professional fees|9,275|600|9,875|8,300
fc|Repairs|18,733|-|18,733|21,046
fc|Roof replacement, buildings 4 and 5|-|71,480|71,480|-
fc|Income taxes|310|1,940|2,250|1,655
tc|Total expenses|222,658|74,020|296,678|215,596
n|EXCESS (DEFICIENCY) OF REVENUES OVER EXPENSES|(3,775)|(16,403)|(20,178)|52,208
o|FUND BALANCES, BEGINNING|21,407|246,118|267,525|215,317
x|TRANSFER OF PRIOR YEAR SURPLUS|(8,000)|8,000|-|-
l|*FUND BALANCES, ENDING|$ 9,632|$ 237,715|$ 247,347|$ 267,525`,
  ),
] as const;
