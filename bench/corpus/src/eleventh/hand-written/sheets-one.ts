import { book } from '../../tenth/book';

/** Workbooks of treasurers: months down the page, a sheet for each year, a report pasted from a program. */
export const sheetsOne = [
  book(
    { name: 'tamsin-court-months-down', association: 'Tamsin Court Homeowners', sheet: '2025' },
    `
>put A1 TAMSIN COURT - money by month, 2025 so far (19 homes, dues 145)
>put A2 bank basis. Marcy has the receipts
>wide A 14
@ Jan;2025-01..2025-01;a;part | Feb;2025-02..2025-02;a;part | Mar;2025-03..2025-03;a;part | Apr;2025-04..2025-04;a;part | May;2025-05..2025-05;a;part | Jun;2025-06..2025-06;a;part | 6 months;2025-01..2025-06;a;sum=1-6
>across
>A4
Month|Jan|Feb|Mar|Apr|May|Jun|6 months
i|Dues|2,755.00|2,610.00|2,900.00|2,755.00|2,465.00|3,045.00|16,530.00
i|Other in|0.00|25.00|0.00|60.00|0.00|25.00|110.00
tio|IN|2,755.00|2,635.00|2,900.00|2,815.00|2,465.00|3,070.00|16,640.00
c|Yard|0.00|0.00|410.00|820.00|820.00|820.00|2,870.00
c|Snow|960.00|480.00|240.00|0.00|0.00|0.00|1,680.00
c|Water|188.40|0.00|191.12|0.00|204.77|0.00|584.29
c|Power|61.05|58.80|55.41|49.96|47.30|46.12|318.64
c|Insurance|0.00|0.00|3,118.00|0.00|0.00|0.00|3,118.00
c|Misc|0.00|44.00|12.50|0.00|136.20|9.99|202.69
c|Savings|600.00|600.00|600.00|600.00|600.00|600.00|3,600.00
tco|OUT|1,809.45|1,182.80|4,627.03|1,469.96|1,808.27|1,476.11|12,373.62
no|Left|945.55|1,452.20|(1,727.03)|1,345.04|656.73|1,593.89|4,266.38
>put A14 water bill comes every other month
>put A15 May - lot 7 paid late, caught up June`,
  ),
  book(
    {
      name: 'galleon-key-estimated-budget',
      association: 'Galleon Key Condominium Association, Inc.',
      sheet: 'Budget 2026',
    },
    `
>merge A1:F1
>put A1 GALLEON KEY CONDOMINIUM ASSOCIATION, INC.
>merge A2:F2
>put A2 ESTIMATED OPERATING BUDGET JANUARY 1, 2026 - DECEMBER 31, 2026
>merge A3:F3
>put A3 44 UNITS - PROPOSED - board meets 12/4/2025
>wide B 40
>wide A 7
@ 2025 Approved;2025;b | 2025 Actual thru 9/30;2025-01..2025-09;a | 2026 Proposed;2026;p | Incr/(Decr);2026;p;variance=3-1
>B5 0,1,2,3,4
*|2025 Approved|2025 Actual thru 9/30|2026 Proposed|Incr/(Decr)
h|*REVENUE
i|Maintenance fees{4010}|316,800.00|237,600.00|343,200.00|26,400.00
i|Reserve fees{4020}|92,400.00|69,300.00|118,800.00|26,400.00
i|Application fees{4110}|1,200.00|1,650.00|1,500.00|300.00
i|Interest{4200}|600.00|1,388.21|1,000.00|400.00
tio|*TOTAL REVENUE|411,000.00|309,938.21|464,500.00|53,500.00
h|*ADMINISTRATIVE
c|Management{5010}|26,400.00|19,800.00|27,720.00|1,320.00
c|Accounting and audit{5020}|9,500.00|9,500.00|9,800.00|300.00
c|Legal{5030}|6,000.00|8,214.50|7,500.00|1,500.00
c|Division fee, corporate report{5040}|240.00|237.25|240.00|0.00
c|Office, web site{5050}|3,200.00|2,906.18|3,400.00|200.00
s|Total administrative|45,340.00|40,657.93|48,660.00|3,320.00
h|*INSURANCE
c|Property, wind{5110}|118,000.00|91,475.00|124,600.00|6,600.00
c|Flood{5120}|21,400.00|21,912.00|23,000.00|1,600.00
c|Liability, D&O, crime{5130}|9,800.00|7,611.00|10,300.00|500.00
s|Total insurance|149,200.00|120,998.00|157,900.00|8,700.00
h|*UTILITIES
c|Electric{5210}|16,500.00|12,871.44|17,400.00|900.00
c|Water and sewer{5220}|38,500.00|30,142.90|41,000.00|2,500.00
c|Cable{5230}|27,456.00|20,592.00|28,829.00|1,373.00
s|Total utilities|82,456.00|63,606.34|87,229.00|4,773.00
h|*BUILDING AND GROUNDS
c|Lawn and irrigation{5310}|14,400.00|10,800.00|14,900.00|500.00
c|Pool{5320}|7,200.00|6,415.00|7,600.00|400.00
c|Elevators{5330}|8,900.00|7,204.66|9,300.00|400.00
c|Repairs{5340}|9,004.00|14,871.30|15,611.00|6,607.00
c|Pest control{5350}|2,100.00|1,575.00|2,200.00|100.00
s|Total building and grounds|41,604.00|40,865.96|49,611.00|8,007.00
c|*RESERVES (see table){5900}|92,400.00|69,300.00|121,100.00|28,700.00
tco|*TOTAL EXPENSES AND RESERVES|411,000.00|335,428.23|464,500.00|53,500.00
no|*SURPLUS (DEFICIT)|0.00|(25,490.02)|0.00|0.00
>put H5 Reserve item
>put I5 Life
>put J5 Left
>put K5 Cost
>put L5 In fund
>put M5 2026
>put H6 Roof
>put I6 20
>put J6 9
>put K6 410,000
>put L6 176,300
>put M6 46,200
>put H7 Paint
>put I7 8
>put J7 3
>put K7 96,000
>put L7 41,850
>put M7 29,900
>put H8 Elevators (2)
>put I8 25
>put J8 14
>put K8 310,000
>put L8 88,500
>put M8 26,400
>put H9 Paving
>put I9 20
>put J9 11
>put K9 88,000
>put L9 30,100
>put M9 18,600
>put H11 per unit per quarter now 2,325 - proposed 2,625`,
  ),
  book(
    {
      name: 'brandt-hill-two-sheets',
      association: 'Brandt Hill Road and Water Association',
      sheet: 'BUDGET',
    },
    `
>put A1 Brandt Hill Road & Water - budget for the year July 2025 - June 2026
>put A2 approved 6/14/2025 at Dale's barn, 17 ayes
>wide A 30
@ FY 25-26 Budget;2026/7;b
>A4
|FY 25-26 Budget
i|Road dues 38 @ $240|9,120
i|Water base 31 @ $30 x 12|11,160
i|Water over 5,000 gal.|1,800
i|Late + hookup|1,250
tio|Expect to take in|23,330
h|ROAD
c|Gravel 14 loads|4,480
c|Grading|2,600
c|Plowing|3,200
c|Culvert by the Millers|1,400
s|road|11,680
h|WATER
c|Power to pump|3,100
c|Chlorine, tests|1,650
c|Operator (Hank)|3,600
c|Leak repairs|1,500
s|water|9,850
h|BOTH
c|Insurance|1,180
c|Stamps, web|160
s|both|1,340
tco|Expect to spend|22,870
no|left for the tank fund|460
^SPENT
>put A1 what we spent - year ended June 30 2025
>wide A 30
@ FY 24-25;2025/7;a
>A3
|FY 24-25
i|Road dues|8,880.00
i|Water base|11,130.00
i|Overage|2,316.40
i|Late|310.00
i|Hookup, lot 22|1,000.00
tio|Took in|23,636.40
c|Gravel|5,211.60
c|Grading|2,600.00
c|Plowing|4,150.00
c|Power to pump|2,987.33
c|Chlorine, tests|1,588.09
c|Hank|3,600.00
c|Leaks (3)|2,844.75
c|Insurance|1,122.00
c|Stamps, web|171.28
tco|Spent|24,275.05
no|Down|(638.65)
>put D3 Bank July 1 2024 11,902.18
>put D4 Bank June 30 2025 11,263.53
>put D7 tank fund is separate, see Hank`,
  ),
  book(
    { name: 'ostrander-place-pasted', association: 'Ostrander Place Owners Association', sheet: 'QB paste' },
    `
>put A1 Ostrander Place Owners Association
>put A2 Profit & Loss Budget vs. Actual
>put A3 January through October 2025
>wide B 34
>hide F
@ Jan - Oct 25;2025-01..2025-10;a | Budget;2025-01..2025-10;b | $ Over Budget;2025-01..2025-10;a;variance=1-2 | Full yr budget;2025;b | My guess for the year;2025;j | 2026?;2026;p
>B5 0,1,2,3,5,6,7
|Jan - Oct 25|Budget|$ Over Budget|Full yr budget|My guess for the year|2026?
h|Income
i|4000 · Dues|78,300.00|78,500.00|(200.00)|94,200.00|94,000.00|97,300.00
i|4050 · Late fees|540.00|250.00|290.00|300.00|600.00|400.00
i|4090 · Interest|212.94|100.00|112.94|120.00|250.00|250.00
tio|Total Income|79,052.94|78,850.00|202.94|94,620.00|94,850.00|97,950.00
h|Expense
c|6010 · Mowing|18,480.00|18,500.00|(20.00)|21,600.00|21,560.00|22,400.00
c|6020 · Trees|3,975.00|2,500.00|1,475.00|3,000.00|3,975.00|3,500.00
c|6030 · Irrigation|1,266.10|2,000.00|(733.90)|2,200.00|1,500.00|2,200.00
c|6110 · Pool contract|9,900.00|9,900.00|0.00|9,900.00|9,900.00|10,400.00
c|6120 · Pool other|4,418.77|2,500.00|1,918.77|2,750.00|4,700.00|3,500.00
c|6210 · Electric|3,150.62|3,300.00|(149.38)|3,950.00|3,800.00|4,000.00
c|6220 · Water|5,902.35|5,000.00|902.35|5,800.00|6,900.00|6,800.00
c|6310 · Insurance|7,841.00|7,500.00|341.00|7,500.00|7,841.00|8,700.00
c|6320 · Management|12,500.00|12,500.00|0.00|15,000.00|15,000.00|15,600.00
c|6330 · Legal|1,180.00|2,000.00|(820.00)|2,500.00|1,500.00|2,500.00
c|6340 · Office|688.40|850.00|(161.60)|1,020.00|800.00|950.00
c|6900 · To reserve|15,000.00|15,000.00|0.00|18,000.00|18,000.00|17,400.00
tco|Total Expense|84,302.24|81,550.00|2,752.24|93,220.00|95,476.00|97,950.00
no|Net Income|(5,249.30)|(2,700.00)|(2,549.30)|1,400.00|(626.00)|0.00
>put K5 what I told the board
>put K13 oak on Birch Ct came down in June
>put K18 rate went up 4% mid year`,
  ),
] as const;
