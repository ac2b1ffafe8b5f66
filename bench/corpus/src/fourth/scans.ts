import { doc } from './write';

const pdf = doc('pdf');

/** Scans of what treasurers print, copy and sign. */
export const scans = [
  pdf(
    {
      name: 'spruce-hollow-road',
      association: 'Spruce Hollow Road Association',
      stops: [300, 390],
      page: { size: 10.5, font: 'Courier' },
      scan: { skew: 1.1 },
    },
    `
SPRUCE HOLLOW ROAD ASSOCIATION
TREASURER'S REPORT
JULY 1, 2023 - JUNE 30, 2024
@ BUDGET;2024/7;b | ACTUAL;2024/7;a

|BUDGET|ACTUAL
o|BALANCE FORWARD 7/1/23||6,118.42
h|INCOME
i|DUES 32 @ 200|6,400.00|6,200.00
i|BACK DUES|200.00|400.00
i|INTEREST|5.00|8.17
tio|TOTAL INCOME|6,605.00|6,608.17
h|EXPENSES
c|SNOW PLOWING|3,000.00|2,650.00
c|GRADING (2)|1,400.00|1,475.00
c|GRAVEL|1,200.00|1,338.60
c|MOWING EDGES|400.00|400.00
c|CULVERT FUND|500.00|500.00
c|POSTAGE|45.00|39.24
c|BANK CHARGES|0.00|12.00
tco|TOTAL EXPENSES|6,545.00|6,414.84
l|BALANCE ON HAND 6/30/24||6,311.75`,
  ),
  pdf(
    {
      name: 'carleton-square',
      association: 'Carleton Square Condominium Trust',
      stops: [330, 420, 510],
      page: { size: 9.5, font: 'Times' },
      scan: { grade: 'clean', skew: -0.8 },
    },
    `
*CARLETON SQUARE CONDOMINIUM TRUST
Approved Budget, Year Ending December 31, 2025 (54 units)
@ Monthly;2025-01..2025-01;b | 2025 Annual;2025;b | 2024 Annual;2024;b

|Monthly|2025 Annual|2024 Annual
*INCOME
i|Condominium Fees|$21,600|$259,200|$246,240
i|Garage Rent|850|10,200|9,600
i|Laundry|220|2,640|2,640
tio|Total Income|22,670|272,040|258,480
*EXPENSES
c|Management Fee|1,890|22,680|21,870
c|Audit and Tax|300|3,600|3,400
c|Legal|250|3,000|3,000
c|Master Insurance|4,150|49,800|44,300
c|Electricity|1,060|12,720|12,240
c|Gas Heat|3,900|46,800|47,400
c|Water & Sewer|2,480|29,760|28,080
c|Rubbish|640|7,680|7,200
c|Landscaping|1,125|13,500|12,900
c|Snow Removal|1,300|15,600|15,000
c|Cleaning|815|9,780|9,360
c|Repairs & Maint.|1,900|22,800|21,600
c|Replacement Reserve|2,860|34,320|32,130
tco|Total Expenses|22,670|272,040|258,480

Voted October 21, 2024`,
  ),
  pdf(
    {
      name: 'pheasant-lake',
      association: 'Pheasant Lake Association',
      stops: [270, 350, 430, 510],
      page: { size: 10 },
      scan: { grade: 'fair', skew: 0.4 },
    },
    `
*Pheasant Lake Association
General Fund and Dam Fund
@ 2023 Actual;2023;a | 2024 Budget;2024;b | 2024 Actual;2024;a | 2025 Budget;2025;p

|2023|2024|2024|2025
|Actual|Budget|Actual|Proposed
h|*GENERAL FUND
i|Dues 141 members|21,150|21,150|20,700|22,560
i|Boat launch keys|640|600|715|650
i|Fish fry|1,312|1,200|1,488|1,400
tio|Income|23,102|22,950|22,903|24,610
c|Weed harvesting|9,800|10,500|10,240|11,000
c|Water testing|1,150|1,200|1,200|1,250
c|Fish stocking|2,000|2,000|2,150|2,000
c|Fish fry costs|871|850|934|900
c|Insurance|2,640|2,800|2,912|3,050
c|Mail, web, hall|733|800|689|800
c|To Dam Fund|4,000|4,500|4,500|5,000
tco|Expense|21,194|22,650|22,625|24,000
no|Gain or (loss)|1,908|300|278|610
h|*DAM FUND
ri|From General Fund|4,000|4,500|4,500|5,000
ri|Interest|118|100|246|200
rc|Inspection|1,800|0|0|1,900
rc|Spillway concrete|0|6,000|7,385|0
nr|Gain or (loss)|2,318|(1,400)|(2,639)|3,300`,
  ),
  pdf(
    {
      name: 'wrenfield-hoa',
      association: 'Wrenfield HOA, Inc.',
      stops: [420],
      page: { size: 9.5 },
      scan: { grade: 'fair', skew: -0.5, dpi: 200 },
    },
    `
*Wrenfield HOA, Inc.
*Profit & Loss
January through December 2023
@ Jan - Dec 23;2023;a
|Jan - Dec 23
Ordinary Income/Expense
h|  Income
i|    4010 · Assessments|39,420.00
i|    4020 · Late Charges|525.00
i|    4050 · Pool Keys|180.00
i|    4090 · Interest|27.73
tio|  Total Income|40,152.73
h|  Expense
h|    6000 · Administration
c|      6010 · Bookkeeping|2,700.00
c|      6020 · Insurance|3,912.00
c|      6030 · Legal|1,147.50
c|      6040 · Office & Postage|488.29
s|    Total 6000 · Administration|8,247.79
h|    6200 · Pool
c|      6210 · Chemicals|1,866.40
c|      6220 · Service Contract|5,600.00
c|      6230 · Repairs|1,209.95
c|      6240 · Permit|215.00
s|    Total 6200 · Pool|8,891.35
h|    6400 · Grounds
c|      6410 · Mowing|8,840.00
c|      6420 · Mulch|1,530.00
c|      6430 · Sprinklers|702.36
s|    Total 6400 · Grounds|11,072.36
h|    6600 · Utilities
c|      6610 · Electric|3,304.18
c|      6620 · Water|2,975.61
s|    Total 6600 · Utilities|6,279.79
tco|  Total Expense|34,491.29
no|Net Ordinary Income|5,661.44
h|Other Income/Expense
ri|  7100 · Reserve Interest|311.09
rc|  8100 · Pool Resurfacing|6,450.00
nr|Net Other Income|(6,138.91)
n|*Net Income|(477.47)`,
  ),
  pdf(
    {
      name: 'quarry-cove',
      association: 'Quarry Cove Yacht Slips Condominium',
      stops: [270, 370, 470, 570],
      page: { size: 11, landscape: true },
      scan: { grade: 'clean', skew: 0.3, turned: 90 },
    },
    `
*Quarry Cove Yacht Slips Condominium
Budget for the season May 1, 2025 to April 30, 2026
@ Last Year Budget;2025/5;b | Last Year Actual (10 mos);2024-05..2025-02;a | New Budget;2026/5;b

|Budget|10 mos. to|Budget
|2024-25|Feb 28|2025-26
i|Slip fees (48)|57,600|57,600|60,480
i|Shore power|7,200|6,418|7,400
i|Launch ramp|1,500|1,935|1,800
ti|Income|66,300|65,953|69,680
c|Harbor lease|9,600|8,000|9,900
c|Insurance|13,250|13,812|14,700
c|Electric|8,900|7,755|9,200
c|Dock maintenance|15,400|13,068|15,500
c|Season attendant|11,200|10,640|11,700
c|Winter bubblers|2,300|2,041|2,400
c|Accounting|1,450|1,450|1,500
c|Reserve for decking|4,200|3,500|4,780
tc|Expenses|66,300|60,266|69,680
n|Remaining|0|5,687|0`,
  ),
] as const;
