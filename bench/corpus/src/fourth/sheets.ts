import { doc } from './write';

const xlsx = doc('xlsx');

/** Workbooks as they are handed from treasurer to treasurer. */
export const sheets = [
  xlsx(
    {
      name: 'bramble-park',
      association: 'Bramble Park HOA',
      sheet: 'Budget 2025',
      hide: ['Pool furniture (old)'],
    },
    `
Bramble Park HOA - Budget 2025
updated 11/14 per Board
@ 2023 Actual;2023;a | 2024 Budget;2024;b | 2024 YTD Oct;2024-01..2024-10;a | 2024 Forecast;2024;j | 2025 Budget;2025;p | Comments;2025;p;words

|2023 Actual|2024 Budget|2024 YTD Oct|2024 Forecast|2025 Budget|Comments
h|Revenue
i|Assessments|96,000|99,840|99,840|99,840|104,000|208 homes x $500 (was $480)
i|Fines & late fees|1,845|1,500|2,115|2,300|1,500|
i|Clubhouse rentals|2,400|2,500|2,750|3,100|3,000|
tio|Total Revenue|100,245|103,840|104,705|105,240|108,500|
h|Admin
c|Management company|18,720|19,470|16,225|19,470|20,250|4% per contract
c|Insurance|8,415|9,000|9,366|9,366|10,300|quote due in Dec
c|Legal|2,260|2,500|3,874|4,200|3,000|
c|Postage & printing|1,106|1,200|941|1,150|1,200|
s|Total Admin|30,501|32,170|30,406|34,186|34,750|
h|Amenities
c|Pool contract|22,500|23,400|23,400|23,400|24,300|
c|Pool repairs|3,981|4,000|5,207|5,207|4,500|pump #2 is 11 yrs old
d|Pool furniture (old)|1,250|0|0|0|0|moved to Pool repairs
c|Clubhouse cleaning|4,680|4,680|3,900|4,680|5,200|
s|Total Amenities|31,161|32,080|32,507|33,287|34,000|
h|Grounds
c|Landscape contract|21,600|22,200|18,500|22,200|22,900|
c|Trees & extras|2,875|3,000|1,450|2,500|3,000|
c|Electric|3,962|4,100|3,377|4,060|4,250|
c|Water|5,118|5,000|5,342|5,900|5,600|dry summer
s|Total Grounds|33,555|34,300|28,669|34,660|35,750|
c|Reserve contribution|4,000|5,000|5,000|5,000|6,000|
tco|TOTAL EXPENSES|99,217|103,550|96,582|107,133|110,500|
no|Net|1,028|290|8,123|(1,893)|(2,000)|

Cash at 10/31: operating 31,774, reserve MM 60,215`,
  ),
  xlsx(
    { name: 'eider-point', association: 'Eider Point Condominium', sheet: 'Operating' },
    `
Eider Point Condominium - 2025 approved
@ Annual;2025;b | Monthly;2025-01..2025-01;b | Unit A (1.9%) monthly;2025;b;per-unit | Unit B (2.6%) monthly;2025;b;per-unit
|Annual|Monthly|Unit A (1.9%)|Unit B (2.6%)
i|Common charges|187,200|15,600|296.40|405.60
i|Storage lockers|1,800|150||
tio|Total income|189,000|15,750||
c|Insurance|41,400|3,450|65.55|89.70
c|Heat|33,600|2,800|53.20|72.80
c|Water/sewer|22,800|1,900|36.10|49.40
c|Electric|7,560|630|11.97|16.38
c|Super|24,000|2,000|38.00|52.00
c|Mgmt & accounting|20,640|1,720|32.68|44.72
c|Repairs|15,600|1,300|24.70|33.80
c|Snow|5,400|450|8.55|11.70
c|Reserve|18,000|1,500|28.50|39.00
tco|Total expense|189,000|15,750||
^Reserve
Reserve schedule 1/1/2025
Item|Life|Left|Cost|Have
Roof|25|9|86,000|31,500
Boiler|20|6|44,000|19,200
Siding|30|17|120,000|22,750
Paving|18|3|27,500|18,900
Total|||277,500|92,350
^2024
Eider Point Condominium - 2024 actual
@ 2024 actual;2024;a
|Jan-Dec 2024
i|Common charges|178,464.00
i|Storage lockers|1,650.00
i|Interest|488.20
tio|Total income|180,602.20
c|Insurance|38,112.00
c|Heat|30,947.55
c|Water/sewer|21,406.18
c|Electric|7,233.90
c|Super|23,400.00
c|Mgmt & accounting|19,860.00
c|Repairs|17,915.64
c|Snow|3,860.00
c|Reserve|16,800.00
tco|Total expense|179,535.27
no|Over/(under)|1,066.93`,
  ),
  xlsx(
    { name: 'copper-gulch', association: 'Copper Gulch Ranches POA', sheet: 'P&L' },
    `
Copper Gulch Ranches POA
@ Oct '23 - Sep 24;2024/10;a | Budget;2024/10;b | $ Over Budget;2024/10;a;variance=1-2 | % of Budget;2024/10;a;percent=1/2
|Oct '23 - Sep 24|Budget|$ Over Budget|% of Budget
h|Income
i|   Road dues|61,250.00|63,000.00|(1,750.00)|97.2%
i|   Gate remotes|420.00|300.00|120.00|140.0%
i|   Finance charges|1,137.44|500.00|637.44|227.5%
i|   Grazing lease|2,400.00|2,400.00|0.00|100.0%
tio|Total Income|65,207.44|66,200.00|(992.56)|98.5%
h|Expense
c|   Road base|18,906.25|20,000.00|(1,093.75)|94.5%
c|   Grader operator|14,560.00|15,000.00|(440.00)|97.1%
c|   Snow plow|7,315.00|6,000.00|1,315.00|121.9%
c|   Dust control|6,480.00|6,480.00|0.00|100.0%
c|   Gate repair & power|2,238.71|1,800.00|438.71|124.4%
c|   Weed spray|1,950.00|2,000.00|(50.00)|97.5%
c|   Insurance|3,344.00|3,300.00|44.00|101.3%
c|   Legal & liens|893.00|1,500.00|(607.00)|59.5%
c|   Office|611.83|700.00|(88.17)|87.4%
c|   Well share|480.00|480.00|0.00|100.0%
tco|Total Expense|56,778.79|57,260.00|(481.21)|99.2%
no|Net Income|8,428.65|8,940.00|(511.35)|94.3%`,
  ),
  xlsx(
    { name: 'fairlawn-east', association: 'Fairlawn East Townhouse Owners', sheet: 'YE', minus: true },
    `
FAIRLAWN EAST TOWNHOUSE OWNERS
YEAR END 12/31/24 (cash basis)
@ Budget;2024;b | Actual;2024;a | Remaining;2024;a;variance=1-2
|Budget|Actual|Remaining
o|Beginning cash|14,022|14,022.37|
i|Fees - 28 @ 210/mo|70,560|70,140.00|420.00
i|Late fees|0|175.00|-175.00
ti|Total in|70,560|70,315.00|245.00
c|Lawn|-12,600|-12,600.00|0.00
c|Snow|-9,000|-6,210.00|2,790.00
c|Trash|-5,040|-5,208.00|-168.00
c|Insurance|-21,000|-22,346.00|-1,346.00
c|Roof repairs|-4,000|-5,815.50|-1,815.50
c|Exterior lights|-900|-861.12|38.88
c|Bookkeeping|-3,600|-3,600.00|0.00
c|To reserve acct|-12,000|-12,000.00|0.00
tc|Total out|-68,140|-68,640.62|-500.62
n|Net change|2,420|1,674.38|745.62
l|Ending cash|16,442|15,696.75|`,
  ),
  xlsx(
    { name: 'mirror-pond', association: 'Mirror Pond Estates', sheet: '2025' },
    `
Mirror Pond Estates 2025 budget (52 homes)
@ 2024;2024;b | 2025;2025;p | per home;2025;p;per-unit=2/52
Line|2024|2025|per home|who
i|Annual dues|39,000|41,600|800.00|$800 due Feb 1
i|New owner fee|600|600|11.54|$200 x 3
i|Use of savings|2,000||0.00|not this year
c|Pond treatment|7,400|7,750|149.04|AquaClear bid (low)
d|  other bid: Lakeside Mgmt|8,900|9,300||not chosen
c|Fountain service|2,150|2,300|44.23|
c|Mowing|13,500|13,950|268.27|
c|Fertilizer|2,600|2,700|51.92|
c|Electricity|3,100|3,250|62.50|2 meters
c|Insurance|2,350|2,600|50.00|
c|Management (part time)|4,800|4,800|92.31|
c|Taxes & filing|300|300|5.77|
c|Holiday lights|1,200|1,250|24.04|
c|Savings deposit|4,200|3,300|63.46|

z|Homes|52|52|
z|Dues per home|750|800|`,
  ),
  xlsx(
    { name: 'st-brendan-tower', association: 'St. Brendan Tower Condominium', sheet: 'Summary' },
    `
St. Brendan Tower - 2025 Budget Summary
@ 2024 Budget;2024;b | 2025 Budget;2025;p
|2024 Budget|2025 Budget
r|Total Revenue|664,200|697,560
r|Administrative|118,900|124,450
r|Utilities|176,300|183,400
r|Building|229,000|237,710
r|Reserves|140,000|152,000
r|Total Expenses|664,200|697,560
^Detail
St. Brendan Tower - 2025 Budget Detail
@ 2024 Budget;2024;b | 2025 Budget;2025;p
Acct|2024 Budget|2025 Budget
h|REVENUE
i|40000 Assessments|648,000|680,400
i|40200 Bicycle & storage|6,600|6,960
i|40300 Move-in fees|5,600|6,000
i|40900 Misc|4,000|4,200
tio|TOTAL REVENUE|664,200|697,560
h|ADMINISTRATIVE
c|50100 Management|52,800|54,900
c|50200 Front desk (part time)|41,600|43,700
c|50300 Audit, legal|16,500|17,350
c|50400 Office|8,000|8,500
s|TOTAL ADMINISTRATIVE|118,900|124,450
h|UTILITIES
c|60100 Electric|61,000|63,200
c|60200 Gas|43,300|43,800
c|60300 Water & sewer|58,000|61,900
c|60400 Trash|14,000|14,500
s|TOTAL UTILITIES|176,300|183,400
h|BUILDING
c|70100 Insurance|97,000|103,600
c|70200 Elevator|21,400|22,250
c|70300 Janitor|46,800|48,200
c|70400 HVAC|28,800|29,660
c|70500 Repairs|35,000|34,000
s|TOTAL BUILDING|229,000|237,710
h|RESERVES
c|90000 Reserve contribution|140,000|152,000
s|TOTAL RESERVES|140,000|152,000
tco|TOTAL EXPENSES|664,200|697,560
no|NET|0|0`,
  ),
] as const;
