import { doc } from '../fourth/write';

const csv = doc('csv');
const txt = doc('txt');

/** Exports of programs, and what treasurers send as plain text. */
export const exportsOf = [
  csv(
    { name: 'elm-grove-court', association: 'Elm Grove Court Owners Association' },
    `
Budget vs. Actuals: Budget_FY24_P&L - FY24 P&L
Elm Grove Court Owners Association
January - December 2024

@ Actual;2024;a | Budget;2024;b | over Budget;2024;a;variance=1-2 | % of Budget;2024;a;percent=1/2
|Total|||
|Actual|Budget|over Budget|% of Budget
h|Income||||
i|   Dues|47,340.00|47,520.00|-180.00|99.6%
i|   Interest Earned|212.76|120.00|92.76|177.3%
i|   Late Fee Income|225.00|||
i|   Working Capital (2 closings)|720.00|360.00|360.00|200.0%
tio|Total Income|48,497.76|48,000.00|497.76|101.0%
tio|Gross Profit|48,497.76|48,000.00|497.76|101.0%
h|Expenses||||
c|   Bank Charges|36.00|0.00|36.00|
c|   Electricity|1,409.83|1,500.00|-90.17|94.0%
c|   Insurance|6,214.00|5,800.00|414.00|107.1%
h|   Landscaping||||
c|      Contract|15,600.00|15,600.00|0.00|100.0%
c|      Extras|1,188.40|1,000.00|188.40|118.8%
s|   Total Landscaping|16,788.40|16,600.00|188.40|101.1%
c|   Management Fees|7,128.00|7,128.00|0.00|100.0%
c|   Repairs & Maintenance|3,905.55|4,500.00|-594.45|86.8%
c|   Reserve Transfer|6,600.00|6,600.00|0.00|100.0%
c|   Tax Preparation|285.00|275.00|10.00|103.6%
c|   Water|4,377.21|4,200.00|177.21|104.2%
tco|Total Expenses|46,743.99|46,603.00|140.99|100.3%
no|Net Operating Income|1,753.77|1,397.00|356.77|125.5%
n|Net Income|1,753.77|1,397.00|356.77|125.5%

Thursday Jan 09 2025 06:12:44 PM GMT-6 - Accrual Basis`,
  ),
  csv(
    { name: 'northgate-square', association: 'Northgate Square Homeowners Association' },
    `
Income statement
Northgate Square Homeowners Association
Accounting basis: Cash; Quarter ended March 31, 2025
@ Jan 2025;2025-01..2025-01;a | Feb 2025;2025-02..2025-02;a | Mar 2025;2025-03..2025-03;a | Total;2025-01..2025-03;a;sum=1-3
Account|Jan 2025|Feb 2025|Mar 2025|Total
h|Income
i|Association Fee Income|8475.00|7910.00|8305.00|24690.00
i|Convenience Fee|22.50|18.00|20.25|60.75
i|Late Fee Income|100.00|75.00|125.00|300.00
i|NSF Fee Income|0.00|35.00|0.00|35.00
tio|Total for Income|8597.50|8038.00|8450.25|25085.75
h|Expense
c|Bank Fees|12.00|12.00|12.00|36.00
c|Insurance|0.00|0.00|5118.00|5118.00
c|Landscaping|1450.00|1450.00|1450.00|4350.00
c|Management Fees|1017.00|1017.00|1017.00|3051.00
c|Postage and Delivery|61.32|0.00|88.08|149.40
c|Repairs|340.00|1276.50|0.00|1616.50
c|Snow Removal|2180.00|1635.00|545.00|4360.00
c|Utilities - Electric|204.17|211.90|198.33|614.40
c|Utilities - Water|388.61|0.00|402.75|791.36
tco|Total for Expense|5653.10|5602.40|8831.16|20086.66
no|Net operating income|2944.40|2435.60|(380.91)|4999.09
h|Other Income
ri|Reserve Interest|31.18|28.44|32.02|91.64
tir|Total for Other Income|31.18|28.44|32.02|91.64
n|Net income|2975.58|2464.04|(348.89)|5090.73`,
  ),
  txt(
    { name: 'blue-spring-lakes', association: 'Blue Spring Lakes Club', stops: [44, 58, 72] },
    `
BLUE SPRING LAKES CLUB NEWSLETTER                       Spring 2025
From the Treasurer's desk

Friends, dues notices went out March 3. Here is the budget the board passed for
April 2025 through March 2026 next to what we did last year. Boat stickers are
still $15. Please do not leave cash in the mailbox!
@ Last year actual;2024-04..2025-03;a | This year budget;2025-04..2026-03;b | Change;2025-04..2026-03;b;variance=2-1

|Last year|This year|
|actual|budget|Change
INCOME
i|  Dues (163 lots x $185; $195)|30,155|31,785|1,630
i|  Boat stickers|1,290|1,300|10
i|  Beach badges, extra|645|600|(45)
i|  Fines|150|0|(150)
i|  Trout derby, net of prizes|(212){-212}|0|212
ti|  Total income|32,028|33,685|1,657
EXPENSES
c|  Dam: mowing and inspection|3,480|5,500|2,020
c|  Beach: lifeguards|11,066|11,500|434
c|  Beach: sand, buoys, raft|1,954|1,200|(754)
c|  Weed treatment|7,850|8,200|350
c|  Insurance|3,722|4,100|378
c|  Electric, beach house|418|430|12
c|  Port-a-jons|880|900|20
c|  Postage, printing|571|550|(21)
c|  Dam fund deposit|2,000|1,000|(1,000)
tc|  Total expenses|31,941|33,380|1,439
n|  Net|87|305|218

The dam fund is $38,115 today. The state wants a new valve by 2028, and that
will be about $60,000, so expect a talk about a special assessment in the fall.

Work day is May 10. Bring gloves.`,
  ),
  txt(
    {
      name: 'rolling-acres-patio',
      association: 'Rolling Acres Patio Homes',
      stops: [40, 53, 66, 79, 93, 107],
    },
    `
ROLLING ACRES PATIO HOMES                                             BUDGET REPORT - SUMMARY & DETAIL
FOR THE PERIOD 10/01/24 - 10/31/24                                               DATE: 11/06/24  PG 1
@ CUR MONTH ACTUAL;2024-10..2024-10;a | CUR MONTH BUDGET;2024-10..2024-10;b | YTD ACTUAL;2024-01..2024-10;a | YTD BUDGET;2024-01..2024-10;b | YTD VARIANCE;2024-01..2024-10;a;variance=f3-4 | YEARLY BUDGET;2024;b
|CUR MONTH|CUR MONTH|YTD|YTD|YTD|YEARLY
ACCOUNT|ACTUAL|BUDGET|ACTUAL|BUDGET|VARIANCE|BUDGET
---------------------------------------------------------------------------------------------------------------
h|INCOME:
i|05010 HOMEOWNER DUES|10,200.00|10,200.00|101,830.00|102,000.00|170.00-|122,400.00
i|05040 LATE FEES|60.00|25.00|385.00|250.00|135.00|300.00
i|05090 OTHER INCOME|.00|10.00|47.50|100.00|52.50-|120.00
tio|     TOTAL INCOME|10,260.00|10,235.00|102,262.50|102,350.00|87.50-|122,820.00
h|EXPENSES:
c|06010 LAWN MAINTENANCE|4,675.00|4,675.00|37,400.00|37,400.00|0.00|42,075.00
c|06030 SHRUBS|1,140.00|500.00|4,212.00|4,000.00|212.00-|4,000.00
c|06110 MANAGEMENT|1,275.00|1,275.00|12,750.00|12,750.00|0.00|15,300.00
c|06120 OFFICE|38.16|60.00|711.94|600.00|111.94-|720.00
c|06210 INSURANCE|.00|.00|11,468.00|10,900.00|568.00-|10,900.00
c|06310 PAINTING (6 HOMES)|.00|.00|16,800.00|16,500.00|300.00-|16,500.00
c|06320 ROOFS|650.00|400.00|4,985.00|4,000.00|985.00-|4,800.00
c|06410 ELECTRIC|92.71|100.00|968.44|1,000.00|31.56|1,200.00
c|06420 SNOW|.00|.00|4,410.00|4,500.00|90.00|7,500.00
c|06510 RESERVE TRANSFER|1,500.00|1,500.00|15,000.00|15,000.00|0.00|18,000.00
tco|     TOTAL EXPENSES|9,370.87|8,510.00|108,705.38|106,650.00|2,055.38-|120,995.00
no|     NET INCOME (LOSS)|889.13|1,725.00|6,442.88-|4,300.00-|2,142.88-|1,825.00`,
  ),
] as const;
