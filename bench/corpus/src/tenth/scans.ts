import { page } from './page';

/** Scanned pages: what was printed, signed, stapled and copied. */
export const scans = [
  page(
    {
      name: 'marrow-creek-ledger-scan',
      association: 'Marrow Creek Lot Owners',
      scan: { skew: 0.8, grade: 'fair' },
    },
    `
>set mono size=11 lead=1.5
MARROW CREEK LOT OWNERS
STATEMENT OF CASH - YEAR ENDED DECEMBER 31, 2024
(19 CABINS)
@ 2024;2024;a
>at 60,130 480
o|ON HAND JANUARY 1, 2024|4,106.38

h|RECEIVED
i|  DUES 18 @ 180.00|3,240.00
i|  DUES, LATE, CABIN 7|180.00
i|  TIMBER, BLOWN DOWN|615.00
ti|  ALL RECEIVED|4,035.00

h|PAID
c|  ROAD ROCK, 4 LOADS|1,284.00
c|  BRIDGE PLANKS|737.45
c|  SNOW, SHARED WITH USFS|900.00
c|  INSURANCE|612.00
c|  LOCKS AND KEYS|84.19
c|  STATE FEE, STAMPS|47.32
tc|  ALL PAID|3,664.96

l|ON HAND DECEMBER 31, 2024|4,476.42

AUDITED BY TWO MEMBERS, AS THE BYLAWS ASK.`,
  ),
  page(
    {
      name: 'ellery-park-scan',
      association: 'Ellery Park Homes Association, Inc.',
      scan: { skew: -0.4, grade: 'fair' },
    },
    `
>set serif size=14 center
*Ellery Park Homes Association, Inc.
>set size=12
*Budget, Calendar Year 2025
>set size=10.5 left lead=1.5 rules
@ 2024 Budget;2024;b | 2024 Actual;2024;a | 2025 Budget;2025;b
>at 60,120 350,440,530
|2024 Budget|2024 Actual|2025 Budget
h|*Revenues
i|Assessments (156 homes)|65,520|65,100|68,640
i|Transfer fees|1,500|1,950|1,500
i|Interest|300|884|600
tio|*Total revenues|67,320|67,934|70,740
h|*Expenditures
c|Landscape maintenance|24,600|24,600|25,460
c|Sprinkler repairs|2,500|3,419|2,800
c|Water|8,900|9,762|9,600
c|Electric|1,700|1,655|1,720
c|Fence and wall repair|3,000|1,180|3,000
c|Insurance|3,950|4,208|4,700
c|Management|11,230|11,230|11,580
c|Legal and accounting|1,800|2,344|1,900
c|Postage and meetings|940|877|930
c|Reserves|8,700|8,700|9,050
tco|*Total expenditures|67,320|67,975|70,740
no|*Excess|0|(41)|0
>down 24
Secretary ______________________     Date ______________`,
  ),
  page(
    {
      name: 'old-cannery-lofts-scan',
      association: 'Old Cannery Lofts Unit Owners Association',
      landscape: true,
      scan: { turned: 90, skew: 0.3, grade: 'clean' },
    },
    `
>set size=11
*Old Cannery Lofts - Budget Review, 40 units
>set size=9.5 lead=1.5
@ 2023 Actual;2023;a | 2024 Actual;2024;a | 2025 Budget;2025;b | 2025 Six Months;2025-01..2025-06;a | 2026 Request;2026;p
>at 54,90 330,415,500,595,690
|2023 Actual|2024 Actual|2025 Budget|2025 Six Months|2026 Request
i|Owner fees|201,600|211,200|220,800|110,400|230,400
i|Ground-floor shop rent|26,400|27,200|28,000|14,000|28,800
i|Move-in fees|1,800|1,400|1,500|900|1,500
tio|*Income|229,800|239,800|250,300|125,300|260,700
c|Insurance|38,415|44,802|50,500|26,117|56,000
c|Elevator, sprinkler, alarm|19,318|21,466|21,000|11,283|22,400
c|Heat and hot water|33,907|30,254|33,000|19,876|33,500
c|Water and sewer|21,640|22,985|24,000|11,733|25,200
c|Common electric|14,022|14,876|15,200|7,519|15,800
c|Cleaning|15,600|16,200|16,800|8,400|17,300
c|Manager|18,240|18,720|19,200|9,600|19,800
c|Brick and windows|9,875|22,410|15,000|4,260|15,000
c|Everything small|6,144|5,731|6,300|3,088|6,400
c|Reserve|48,000|48,000|49,000|24,500|49,000
tco|*Expense|225,161|245,444|250,000|126,376|260,400
no|*Result|4,639|(5,644)|300|(1,076)|300`,
  ),
  page(
    {
      name: 'sorrento-court-struck-scan',
      association: 'Sorrento Court Villas Association',
      scan: { skew: 0.5, grade: 'fair' },
    },
    `
>set size=12
*Sorrento Court Villas Association
>set size=10 lead=1.5
Budget 2025 as changed at the meeting of December 5, 2024
@ 2024;2024;b | 2025;2025;b
>at 54,110 390,510
|2024|2025
i|Villa fees, 16|46,080|48,000
i|Cabana|400|400
tio|Together|46,480|48,400
c|Pool|9,600|9,900
c|Lawn and palms|11,400|~11,400~ 11,900
c|Insurance|12,750|14,300
c|Water|3,860|4,000
c|Electric|2,240|2,300
c|Bookkeeper|1,920|~1,920~ 2,040
c|Small repairs|2,710|~3,400~ 2,360
c|Reserve|2,000|1,600
tco|Together|46,480|48,400
no|Left|0|0
>down 20
Changes carried 10 to 3. The fee is $250 a month from January.`,
  ),
] as const;
