import { laid } from '../sixth/write';

const pdf = laid('pdf');

/** Typed PDF files: parks, marinas, intervals, mixed uses and a large master. */
export const typedFive = [
  pdf(
    {
      name: 'wagon-wheel-park',
      association: 'Wagon Wheel Homeowners Cooperative, Inc.',
      minus: true,
      look: { size: 9.5, titleAlign: 'left', rules: 'totals', negative: 'minus' },
    },
    `
*Wagon Wheel Homeowners Cooperative, Inc. (resident-owned community, 118 sites)
*Budget for fiscal year April 2025 through March 2026
@ Last Year Budget;2024/4;b | Last Year Actual;2024/4;j | New Budget;2025/4;b

|Last Year Budget|Last Year (Feb. + estimate)|New Budget
h|*Money in
i|Site rent, members|566,400|563,217|587,640
i|Site rent, two non-member homes|10,800|10,800|11,280
i|RV storage|5,400|6,120|6,000
i|Laundry and vending|2,100|1,844|1,900
i|Less vacancy and uncollected|-11,000|-14,385|-13,000
tio|*Total money in|573,700|567,596|593,820
h|*Money out
c|Mortgage to ROC USA Capital|-262,344|-262,344|-262,344
c|Property taxes|-48,900|-50,117|-51,900
c|Water and septic|-71,500|-78,263|-77,400
c|Electric, street lights|-9,800|-9,544|-9,900
c|Trash|-29,736|-30,110|-31,000
c|Plowing and roads|-27,000|-23,481|-27,000
c|Park maintenance person|-38,480|-38,906|-40,040
c|Management company|-25,488|-25,488|-26,250
c|Insurance|-15,400|-16,873|-18,200
c|Legal, evictions|-4,000|-2,370|-4,000
c|Office and meetings|-3,200|-3,391|-3,400
c|Refund of overbilled water||3,118|
c|Capital improvement reserve|-34,000|-34,000|-36,000
tco|*Total money out|-569,848|-571,769|-587,434
no|*Left|3,852|-4,173|6,386
Rent per site, members: $400 a month until March, $415 from April.`,
  ),
  pdf(
    {
      name: 'breakwater-dockominium',
      association: 'Breakwater Pointe Dockominium Association',
      look: { size: 9, rules: 'rows', titleAlign: 'left' },
    },
    `
*Breakwater Pointe Dockominium Association
*Operating Statement, as of July 31, 2025
@ YTD 7/31/2025;2025-01..2025-07;a | 2025 Budget;2025;b | Remaining;2025;b;other | % Used;2025-01..2025-07;a;percent=1/2

|YTD 7/31/2025|2025 Budget|Remaining|% Used
h|*Revenue
i|Slip assessments, 30 ft (46)|42,504.00|50,600.00|8,096.00|84.0%
i|Slip assessments, 40 ft (28)|35,280.00|42,000.00|6,720.00|84.0%
i|Transient dockage|6,745.00|9,000.00|2,255.00|74.9%
i|Ice and pump-out|1,318.50|1,500.00|181.50|87.9%
i|Electric billed to slips|8,804.16|14,000.00|5,195.84|62.9%
tio|*Revenue, all sources|94,651.66|117,100.00|22,448.34|80.8%
h|*Expenses
c|Dockmaster (seasonal)|14,960.00|24,000.00|9,040.00|62.3%
c|Electric|7,951.28|14,500.00|6,548.72|54.8%
c|Water and sewer|2,104.77|4,200.00|2,095.23|50.1%
c|Dock repair|11,362.00|12,000.00|638.00|94.7%
c|Ice suppression||7,500.00|7,500.00|0.0%
c|Submerged land lease|9,418.00|9,418.00|0.00|100.0%
c|Insurance|17,206.50|18,000.00|793.50|95.6%
c|Bookkeeping and tax|2,450.00|3,600.00|1,150.00|68.1%
c|Launch ramp, half share with Breakwater Village|1,875.00|3,750.00|1,875.00|50.0%
c|Dredging reserve|20,000.00|20,000.00|0.00|100.0%
tco|*Expenses, all|87,327.55|116,968.00|29,640.45|74.7%
no|*Revenue over expenses|7,324.11|132.00|(7,192.11)|
Checking 7/31: $21,884.90. Dredging reserve, money market: $143,270.55.`,
  ),
  pdf(
    {
      name: 'mountain-laurel-intervals',
      association: 'Mountain Laurel Resort Interval Owners Association',
      look: { size: 8.5, rules: 'totals', titleAlign: 'center', margin: 50 },
    },
    `
*MOUNTAIN LAUREL RESORT INTERVAL OWNERS ASSOCIATION
*2026 MAINTENANCE FEE BUDGET
36 villas - 1,836 intervals (51 weeks each)
@ 2025 Budget;2025;b | 2026 Budget;2026;b | 2026 Per Interval;2026;b;per-unit=2/1836 | Increase;2026;b;variance=2-1

|2025 Budget|2026 Budget|2026 Per Interval|Increase (Decrease)
h|*REVENUES
i|Maintenance fees|1,505,520|1,578,960|860.00|73,440
i|Delinquent fee allowance|(135,000)|(158,000)|(86.06)|(23,000)
i|Rental of association-owned weeks|58,000|64,000|34.86|6,000
i|Exchange and guest fees|11,500|12,000|6.54|500
i|Finance charges|22,000|24,000|13.07|2,000
tio|*TOTAL REVENUES|1,462,020|1,520,960|828.41|58,940
h|*OPERATING EXPENSES
c|Front desk and office wages|214,300|221,900|120.86|7,600
c|Housekeeping|286,700|298,200|162.42|11,500
c|Maintenance wages|148,900|153,400|83.55|4,500
c|Payroll taxes and benefits|123,800|130,500|71.08|6,700
c|Villa supplies and linens|61,400|59,800|32.57|(1,600)
c|Electricity and propane|118,500|122,600|66.78|4,100
c|Water, sewer, trash|57,200|59,900|32.63|2,700
c|Cable and internet|33,100|34,200|18.63|1,100
c|Insurance|84,600|93,100|50.71|8,500
c|Real estate taxes|71,300|73,000|39.76|1,700
c|Pool and recreation|28,900|29,700|16.18|800
c|Management fee|96,000|99,000|53.92|3,000
c|Audit, legal, collection|31,500|33,000|17.97|1,500
c|Credit card fees|19,820|20,660|11.25|840
c|Reserve for replacement|86,000|92,000|50.11|6,000
tco|*TOTAL EXPENSES|1,462,020|1,520,960|828.41|58,940
no|*NET|0|0|0.00|0`,
  ),
  pdf(
    {
      name: 'union-hall-mixed-use',
      association: 'Union Hall Square Condominium Association',
      look: { size: 8.5, landscape: true, rules: 'grid', titleAlign: 'left', shade: true },
    },
    `
*Union Hall Square Condominium Association
*2026 Budget by Cost Center
@ Shared;2026;b;part | Residential (88);2026;b;part | Retail (6);2026;b;part | 2026 Total;2026;b;sum=1-3 | 2025 Total;2025;b

|Shared|Residential (88)|Retail (6)|2026 Total|2025 Total
h|*Income
i|Common charges|301,600|214,900|38,700|555,200|527,400
i|Garage permits||47,520|7,200|54,720|52,800
i|Move-in fees||6,600||6,600|6,000
i|Signage license|||4,800|4,800|4,800
tio|*Total Income|301,600|269,020|50,700|621,320|591,000
h|*Expenses
c|Insurance|118,200|||118,200|103,900
c|Management|52,800||6,000|58,800|56,900
c|Front desk||121,900||121,900|118,300
c|Elevators||24,600|2,100|26,700|25,700
c|Gas and electric|37,400|29,800|3,200|70,400|68,100
c|Water|12,700|31,520|8,900|53,120|50,600
c|Trash and grease trap|6,300|11,400|13,700|31,400|29,900
c|Garage cleaning and doors|14,900|6,100|1,400|22,400|21,500
c|Snow and sidewalks|11,500||2,300|13,800|13,400
c|Repairs|19,800|15,700|3,600|39,100|38,700
c|Legal and audit|9,000||1,500|10,500|10,000
c|Reserves|19,000|28,000|8,000|55,000|54,000
tco|*Total Expenses|301,600|269,020|50,700|621,320|591,000
no|*Net|0|0|0|0|0`,
  ),
  pdf(
    {
      name: 'lago-verde-master',
      association: 'Lago Verde Ranch Master Community Association, Inc.',
      look: { size: 9, titleAlign: 'center', rules: 'totals', margin: 56 },
    },
    `
*Lago Verde Ranch Master Community Association, Inc.
*2026 Budget - Summary
2,500 homes and apartments
@ 2025 Budget;2025;b | 2026 Budget;2026;b

|2025 Budget|2026 Budget
r|Revenue|$3,257,492|$3,407,868
r|Operating expenses|$2,339,492|$2,452,668
r|Reserve contribution|$918,000|$955,200
r|*Net|$0|$0
Assessment: $109 per month in 2025, $114 in 2026.

^
*Lago Verde Ranch Master Community Association, Inc.
*2026 Budget - Detail
|2025 Budget|2026 Budget
h|*REVENUE
i|Assessments - homes (2,148)|2,809,584|2,938,464
i|Assessments - apartments (352 at half)|230,208|240,768
i|Transfer and resale fees|84,000|78,000
i|Event and room rental|46,500|51,000
i|Swim team and class fees|38,000|41,500
i|Cell tower lease|31,200|32,136
i|Interest|18,000|26,000
tio|*TOTAL REVENUE|3,257,492|3,407,868
h|*PAYROLL
c|Community staff (9)|498,700|521,300
c|Lifeguards|146,000|152,500
c|Taxes and benefits|151,900|160,200
s|*Total Payroll|796,600|834,000
h|*LANDSCAPE
c|Base contract|612,000|630,360
c|Trees|54,000|60,000
c|Irrigation repair|38,000|41,000
c|Monument flowers|22,500|21,800
s|*Total Landscape|726,500|753,160
^
|2025 Budget|2026 Budget
h|*FACILITIES
c|Pools (3) - chemicals and repair|118,400|122,300
c|Clubhouse|47,200|48,900
c|Lakes and fountains|36,900|38,000
c|Playgrounds and trails|19,500|24,500
s|*Total Facilities|222,000|233,700
h|*UTILITIES
c|Electric|142,000|148,600
c|Water|168,000|179,400
c|Gas, phone, data|28,700|29,500
s|*Total Utilities|338,700|357,500
h|*ADMINISTRATION
c|Insurance|93,600|109,800
c|Legal and collection|48,000|45,000
c|Audit and tax|14,200|14,900
c|Software and portal|26,392|28,608
c|Lifestyle events|61,500|64,000
c|Uncollectible|12,000|12,000
s|*Total Administration|255,692|274,308
h|*CONTRIBUTION TO RESERVES
c|Reserve contribution|918,000|955,200
tco|*TOTAL EXPENSES|3,257,492|3,407,868
no|*NET|0|0`,
  ),
] as const;
