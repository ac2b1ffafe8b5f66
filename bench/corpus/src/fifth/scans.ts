import { doc } from '../fourth/write';

const pdf = doc('pdf');

/** Sheets that were printed or typed, then scanned. */
export const scans = [
  pdf(
    {
      name: 'dogwood-spur-road',
      association: 'Dogwood Spur Road Maintenance Association',
      stops: [340, 440, 530],
      page: { size: 10, font: 'Courier' },
      scan: { grade: 'fair', skew: -0.5 },
    },
    `
DOGWOOD SPUR ROAD MAINTENANCE ASSOCIATION
Fiscal year May 1, 2024 - April 30, 2025

@ BUDGET;2024-05..2025-04;b | SPENT;2024-05..2025-04;a | NEXT YEAR;2025-05..2026-04;p
|BUDGET|ACTUAL|NEXT YEAR
RECEIPTS
i|Assessments 23 lots @ 400|9,200.00|8,800.00|9,200.00
i|Less early-pay discount|230.00 CR{-230}|210.00 CR{-210}|230.00 CR{-230}
i|Gravel pit share|600.00|600.00|600.00
i|Interest|15.00|22.14|20.00
tio|TOTAL RECEIPTS|9,585.00|9,212.14|9,590.00

DISBURSEMENTS
c|Grading, spring and fall|3,200.00|3,350.00|3,400.00
c|Gravel|2,500.00|2,716.80|2,700.00
c|Culvert at mailbox turn|0.00|1,175.00|0.00
c|Snow plowing|2,000.00|1,440.00|2,000.00
c|Brush cutting|450.00|400.00|450.00
c|Insurance|610.00|634.00|650.00
c|Recording, bank, stamps|75.00|61.35|75.00
tco|TOTAL DISBURSEMENTS|8,835.00|9,777.15|9,275.00

no|EXCESS|750.00|(565.01)|315.00
o|Balance May 1|6,204.51|6,204.51|5,639.50
l|Balance April 30|6,954.51|5,639.50|5,954.50`,
  ),
  pdf(
    {
      name: 'foxglove-estates',
      association: 'Foxglove Estates Homeowners Association',
      stops: [205, 262, 320, 375, 435, 495, 555],
      page: { size: 8 },
      scan: { grade: 'clean', skew: 0.4 },
    },
    `
*Foxglove Estates Homeowners Association
*Statement of Revenues and Expenses, June 30, 2025
@ Month Actual;2025-06..2025-06;a | Month Budget;2025-06..2025-06;b | Month Variance;2025-06..2025-06;a;variance=f1-2 | YTD Actual;2025-01..2025-06;a | YTD Budget;2025-01..2025-06;b | YTD Variance;2025-01..2025-06;a;variance=f4-5 | Annual Budget;2025;b

||--- Current Month ---|||------ Year to Date ------||Annual
|Actual|Budget|Variance|Actual|Budget|Variance|Budget
h|Revenues
i|Assessments|0|0|0|88,200|88,200|0|176,400
i|Late Fees|(40)|50|(90)|685|300|385|600
i|Interest|91|60|31|502|360|142|720
tio|Total Revenues|51|110|(59)|89,387|88,860|527|177,720
h|Administrative
c|Management|2,350|2,350|0|14,100|14,100|0|28,200
c|Postage & Copies|212|125|(87)|984|750|(234)|1,500
c|Legal|0|250|250|(375)|1,500|1,875|3,000
c|Insurance|0|0|0|6,118|5,900|(218)|5,900
s|Total Administrative|2,562|2,725|163|20,827|22,250|1,423|38,600
h|Common Area
c|Landscaping|5,180|5,180|0|25,900|25,900|0|57,000
c|Irrigation|648|400|(248)|1,522|1,400|(122)|3,600
c|Lake|775|775|0|4,650|4,650|0|9,300
c|Signs & Fences|0|200|200|2,340|1,200|(1,140)|2,400
c|Snow|0|0|0|7,415|9,000|1,585|15,000
s|Total Common Area|6,603|6,555|(48)|41,827|42,150|323|87,300
h|Utilities
c|Electric|388|400|12|2,219|2,400|181|4,800
c|Water|1,104|900|(204)|1,837|1,800|(37)|6,000
s|Total Utilities|1,492|1,300|(192)|4,056|4,200|144|10,800
c|Reserve Contribution|3,300|3,300|0|19,800|19,800|0|39,600
tco|Total Expenses|13,957|13,880|(77)|86,510|88,400|1,890|176,300
no|Net Income (Loss)|(13,906)|(13,770)|(136)|2,877|460|2,417|1,420`,
  ),
  pdf(
    {
      name: 'harbor-terrace-coop',
      association: 'Harbor Terrace Cooperative, Inc.',
      stops: [380, 470, 545],
      page: { size: 10, font: 'Times' },
      scan: { grade: 'fair', skew: 0.9 },
    },
    `
*HARBOR TERRACE COOPERATIVE, INC.
*Annual Budget effective July 1, 2025 - Carrying charges increase 4%
@ 2024-25;2024-07..2025-06;b | 2025-26;2025-07..2026-06;b | Per Mo. per Unit;2025-07..2026-06;b;per-unit=2/1152

|2024-25|2025-26|Per Unit
|||per Month
h|*INCOME
i|Carrying charges (96 units)|806,400|838,656|728.00
i|Subsidy - Section 8|61,200|63,000|54.69
i|Laundry and vending|7,600|7,400|6.42
i|Parking, second car|5,760|6,240|5.42
tio|*TOTAL INCOME|880,960|915,296|794.53
h|*EXPENSES
c|Payroll|187,300|194,200|168.58
c|Payroll taxes and insurance|46,900|49,350|42.84
c|Fuel|84,000|80,500|69.88
c|Electricity|31,400|33,600|29.17
c|Water and sewer|66,800|70,950|61.59
c|Trash|22,300|23,100|20.05
c|Maintenance and supplies|58,500|61,000|52.95
c|Painting and decorating|14,000|14,500|12.59
c|Property insurance|69,450|79,800|69.27
c|Management fee|38,016|39,168|34.00
c|Legal and audit|11,500|11,800|10.24
c|Real estate taxes (PILOT)|80,640|83,866|72.80
c|Mortgage - principal and interest|106,284|106,284|92.26
c|General operating reserve|16,128|16,773|14.56
c|Replacement reserve|46,000|48,000|41.67
tco|*TOTAL EXPENSES|879,218|912,891|792.44
no|*Remaining|1,742|2,405|2.09

New monthly charges: 1 BR (24) $640.00, 2 BR (48) $735.00, 3 BR (24) $802.00`,
  ),
  pdf(
    {
      name: 'maple-row-six',
      association: 'Maple Row Six Unit Condominium',
      stops: [200, 262, 316, 366, 416, 466, 516, 566],
      page: { size: 8.5 },
      scan: { grade: 'clean', skew: -0.7 },
    },
    `
*Maple Row Six Unit Condominium Trust - 2025 budget and who pays what
@ 2025;2025;b | Unit 1 19.4%;2025;b;part | Unit 2 15.2%;2025;b;part | Unit 3 15.2%;2025;b;part | Unit 4 19.4%;2025;b;part | Unit 5 15.4%;2025;b;part | Unit 6 15.4%;2025;b;part

|Total|Unit 1|Unit 2|Unit 3|Unit 4|Unit 5|Unit 6
|2025|19.4%|15.2%|15.2%|19.4%|15.4%|15.4%
h|*Condo fees
i|Monthly x 12|30,000|5,820|4,560|4,560|5,820|4,620|4,620
h|*Costs
c|Master policy|9,500|1,843|1,444|1,444|1,843|1,463|1,463
c|Water/sewer|6,000|1,164|912|912|1,164|924|924
c|Common electric|1,000|194|152|152|194|154|154
c|Snow, lawn|4,500|873|684|684|873|693|693
c|Cleaning stairs|2,000|388|304|304|388|308|308
c|Fire alarm|1,000|194|152|152|194|154|154
c|Repairs|2,500|485|380|380|485|385|385
c|Tax, bank, misc|500|97|76|76|97|77|77
c|Reserve 10%|3,000|582|456|456|582|462|462
tco|*Total costs|30,000|5,820|4,560|4,560|5,820|4,620|4,620

Monthly fee: Units 1 and 4 $485; Units 2 and 3 $380; Units 5 and 6 $385.
Reserve account 1/1/25: $14,212.`,
  ),
] as const;
