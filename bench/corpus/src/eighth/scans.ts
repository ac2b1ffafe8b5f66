import { laid } from '../sixth/write';

const pdf = laid('pdf');

/** Scanned pages: signed budgets, a treasurer's report and an accountant's compilation. */
export const scans = [
  pdf(
    {
      name: 'primrose-hill-scan',
      association: 'Primrose Hill Homes Association',
      look: { size: 10.5, rowSpace: 1.4, margin: 76 },
      scan: { dpi: 200, skew: 0.4, grade: 'fair' },
    },
    `
*Primrose Hill Homes Association
*Budget for 2025
57 homes - dues $420 per year
@ 2024 Budget;2024;b | 2024 Actual;2024;a | 2025 Budget;2025;b

|2024 Budget|2024 Actual|2025 Budget
h|*Income
i|Dues|22,800|22,400|23,940
i|Late fees|200|340|200
tio|*Total income|23,000|22,740|24,140
h|*Expenses
c|Common area mowing|9,450|9,450|9,800
c|Trees|2,000|3,275|2,500
c|Pond aerator power|1,260|1,318|1,350
c|Insurance|1,980|2,046|2,200
c|Website and mailing|520|468|520
c|Legal and filing|600|185|600
c|Block party|500|612|600
c|Reserve|6,690|6,690|6,570
tco|*Total expenses|23,000|24,044|24,140
no|*Net|0|(1,304)|0

Signed: Loretta Fisk, Treasurer     Date: 12/4/24`,
  ),
  pdf(
    {
      name: 'stagecoach-cabins-scan',
      association: 'Stagecoach Bend Cabin Lot Owners',
      look: { font: 'mono', size: 10, rules: 'none', boldTotals: false, boldHeadings: false, margin: 60 },
      scan: { dpi: 200, skew: -0.7, grade: 'fair' },
    },
    `
STAGECOACH BEND CABIN LOT OWNERS
REPORT FOR MAY 2024 THROUGH APRIL 2025
@ 2024-25;2024/5;a | 2023-24;2023/5;a

|2024-25|2023-24
o|CASH ON HAND MAY 1|3,310.75|2,884.19
h|TAKEN IN
i|29 LOTS @ $150|4,350.00|4,200.00
i|FIREWOOD PERMITS|210.00|165.00
i|BRIDGE WORK, EXTRA $50|1,400.00|
ti|SUM|5,960.00|4,365.00
h|PAID
c|PLOWING|1,150.00|1,480.00
c|CATTLE GUARD WELD|285.00|
c|BRIDGE TIMBERS|2,964.40|
c|ROAD BASE|960.00|1,725.00
c|LIABILITY POLICY|544.00|518.00
c|FOREST SERVICE PERMIT|165.00|165.00
c|POSTAGE|41.80|50.44
tc|SUM|6,110.20|3,938.44
l|CASH ON HAND APRIL 30|3,160.55|3,310.75
ONE LOT STILL OWES $50 FOR THE BRIDGE.`,
  ),
  pdf(
    {
      name: 'beacon-heights-scan',
      association: 'Beacon Heights Cooperative Homes, Inc.',
      look: { size: 9, rules: 'totals', titleAlign: 'center', margin: 54 },
      scan: { dpi: 200, skew: 0.3, grade: 'clean' },
    },
    `
*BEACON HEIGHTS COOPERATIVE HOMES, INC.
*STATEMENT OF OPERATIONS - BUDGET AND ACTUAL
*YEAR ENDED JUNE 30, 2024
(See accountant's compilation report)
@ Actual;2023/7;a | Budget;2023/7;b | Favorable (Unfavorable);2023/7;a;variance=f1-2 | Prior Year;2022/7;a

|Actual|Budget|Favorable|Prior
|||(Unfavorable)|Year
h|*Revenues
i|Carrying charges|1,041,600|1,041,600|0|1,008,000
i|Vacancy loss|(6,940)|(5,000)|(1,940)|(4,215)
i|Laundry commissions|7,318|8,000|(682)|7,966
i|Parking|24,480|24,480|0|24,120
i|Interest|9,207|4,000|5,207|2,518
tio|*Total revenues|1,075,665|1,073,080|2,585|1,038,389
h|*Expenses
c|Administrative salaries|88,614|90,000|1,386|85,940
c|Management fee|62,400|62,400|0|60,600
c|Legal and accounting|19,755|16,000|(3,755)|17,382
c|Fuel|109,433|124,000|14,567|131,267
c|Electricity|41,986|40,000|(1,986)|38,750
c|Water and sewer|96,210|92,500|(3,710)|89,044
c|Maintenance payroll|143,871|141,000|(2,871)|136,305
c|Repairs and supplies|79,302|70,000|(9,302)|74,918
c|Property taxes|158,447|157,000|(1,447)|151,266
c|Insurance|72,390|66,000|(6,390)|58,733
c|Mortgage interest|71,284|71,284|0|74,610
c|Mortgage principal|48,916|48,916|0|45,590
c|General operating reserve|24,000|24,000|0|24,000
c|Replacement reserve|66,000|66,000|0|60,000
tco|*Total expenses|1,082,608|1,069,100|(13,508)|1,048,405
no|*Excess (deficiency)|(6,943)|3,980|(10,923)|(10,016)`,
  ),
  pdf(
    {
      name: 'copper-canyon-scan',
      association: 'Copper Canyon Villas Unit Owners Association',
      look: { size: 9.5, rules: 'rows', titleAlign: 'left', leaders: false },
      scan: { dpi: 150, skew: 0.6, grade: 'fair' },
    },
    `
*Copper Canyon Villas Unit Owners Association
*Ratified Budget for 2026
Ratified at the owners' meeting of December 2, 2025 (no veto)
@ Monthly;2026;b;other | Annual;2026;b

|Monthly|Annual
h|*Revenue
i|Operating assessments|$11,880.00|$142,560.00
i|Reserve assessments|$3,960.00|$47,520.00
i|Pet registrations|$30.00|$360.00
tio|*Total revenue|$15,870.00|$190,440.00
h|*Operating
c|Management|$1,188.00|$14,256.00
c|Insurance|$3,475.00|$41,700.00
c|Landscape|$2,150.00|$25,800.00
c|Snow|$1,000.00|$12,000.00
c|Water and sewer|$2,310.00|$27,720.00
c|Trash|$594.00|$7,128.00
c|Gas and electric|$318.00|$3,816.00
c|Repairs|$700.00|$8,400.00
c|Professional and office|$175.00|$2,100.00
s|*Total operating|$11,910.00|$142,920.00
h|*Reserves
c|Transfer of reserve assessments|$3,960.00|$47,520.00
tco|*Total operating and reserves|$15,870.00|$190,440.00
z|Per unit, 44 units|$360.00|$4,320.00`,
  ),
  pdf(
    {
      name: 'tidal-creek-scan',
      association: 'Tidal Creek Walk Property Owners, Inc.',
      look: { font: 'serif', size: 10, rules: 'none', titleAlign: 'left', indent: 14 },
      scan: { dpi: 200, skew: 0.5, grade: 'fair' },
    },
    `
*Tidal Creek Walk Property Owners, Inc.
*Boardwalk and Operating Funds, calendar year 2024
@ ;2024;a

*Operating
o|Bank balance 1-1-24|11,240.36
i|Regime fees, 52 lots|33,800.00
i|Fees prepaid for 2025|1,950.00
i|Interest|9.11
c|Marsh-edge mowing|14,700.00
c|Lights on walk|1,066.92
c|Insurance|5,318.00
c|Accounting|900.00
c|Postage, bank|143.27
c|Paid to boardwalk fund|10,400.00
l|Bank balance 12-31-24|14,471.28

@ ;2024;a
*Boardwalk
o|Balance 1-1-24|48,733.18
ri|Paid in from operating|10,400.00
ri|Interest on CD|2,216.74
rc|Replaced 140 ft decking|13,875.00
rc|Railing|2,240.00
rc|Dock permit|350.00
l|Balance 12-31-24|44,884.92
Decking estimate from Coastal Marine for the north end: $38,400. Not approved.`,
  ),
] as const;
