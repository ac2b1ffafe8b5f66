import { laid } from '../sixth/write';

const pdf = laid('pdf');

/** Typed PDF files: large communities and reports of several pages. */
export const typedFive = [
  pdf(
    {
      name: 'sun-vista-departments',
      association: 'Sun Vista Active Adult Community Association',
      look: { size: 8.5, margin: 60, rules: 'totals' },
    },
    `
*Sun Vista Active Adult Community Association
*2026 Operating and Reserve Budget - 1,940 homes
@ 2025 Budget;2025;b | 2025 Forecast;2025;j | 2026 Budget;2026;b
Page 1|2025 Budget|2025 Forecast|2026 Budget
h|*OPERATING REVENUE
i|Homeowner assessments|4,190,400|4,190,400|4,423,200
i|Golf greens fees and cart rental|812,000|846,300|850,000
i|Cafe and catering|365,000|341,750|355,000
i|Pro shop sales|96,000|91,120|95,000
i|Capital contribution fees, resale|210,000|187,500|195,000
i|Activity and class fees|58,500|61,230|62,000
i|Newsletter advertising|42,000|44,815|45,000
i|Interest and miscellaneous|18,000|36,410|30,000
tio|*Total operating revenue|5,791,900|5,799,525|6,055,200
h|*ADMINISTRATION
c|Wages and benefits|688,000|701,460|728,000
c|Legal, audit, consulting|74,000|68,905|76,000
c|Insurance|286,000|301,240|344,000
c|Information technology|61,500|64,020|68,000
c|Postage, printing, office|47,000|43,880|45,500
s|*Total administration|1,156,500|1,179,505|1,261,500
h|*GOLF
c|Wages and benefits|596,000|588,770|619,000
c|Water|184,000|206,510|215,000
c|Fertilizer, seed, chemicals|121,000|117,640|124,000
c|Equipment leases|97,000|97,000|97,000
c|Cost of pro shop sales|62,000|59,300|61,500
s|*Total golf|1,060,000|1,069,220|1,116,500
^Budget 2
Sun Vista Active Adult Community Association - 2026 Budget, continued
Page 2|2025 Budget|2025 Forecast|2026 Budget
h|*CAFE
c|Wages and benefits|214,000|209,330|216,000
c|Food and beverage|128,000|121,945|126,000
c|Supplies and licenses|19,500|18,640|19,500
s|*Total cafe|361,500|349,915|361,500
h|*RECREATION AND FACILITIES
c|Wages and benefits|471,000|468,225|493,000
c|Utilities|318,000|331,870|346,000
c|Pools and fitness|92,000|104,415|98,000
c|Building maintenance|137,000|129,760|140,000
c|Landscape contract|612,000|612,000|636,000
s|*Total recreation and facilities|1,630,000|1,646,270|1,713,000
h|*OTHER
c|Property and sales taxes|68,400|66,915|69,200
c|Bad debts|15,000|9,870|12,000
c|Allocation to reserves|1,480,000|1,480,000|1,512,000
s|*Total other|1,563,400|1,556,785|1,593,200
tco|*Total operating expenses|5,771,400|5,801,695|6,045,700
no|*Operating surplus|20,500|(2,170)|9,500
h|*RESERVES
ri|Allocation from operating|1,480,000|1,480,000|1,512,000
ri|Interest on reserves|140,000|198,650|185,000
tir|*Total additions|1,620,000|1,678,650|1,697,000
rc|Clubhouse roof|420,000|412,380|
rc|Irrigation pump station||23,500|610,000
rc|Pool resurfacing|165,000|171,200|
rc|Cart paths|80,000|78,445|85,000
rc|Fitness equipment|95,000|88,130|60,000
tcr|*Total reserve expenditures|760,000|773,655|755,000
nr|*Change in reserves|860,000|904,995|942,000`,
  ),
  pdf(
    {
      name: 'gatehouse-master',
      association: 'Gatehouse Crossing Master Property Owners Association',
      look: { size: 9, rules: 'rows', codes: 'prefix', titleAlign: 'left' },
    },
    `
*Gatehouse Crossing Master POA
*Fiscal year October 2024 - September 2025: budget, and budget for next year
@ FY 2024-25 Budget;2025/10;b | FY 2025-26 Budget;2026/10;b
|FY 2024-25 Budget|FY 2025-26 Budget
h|*Billed to the member associations
i|Fairways Condominium (144 units)|60,480|63,504
i|Lakeside Villas (82 units)|34,440|36,162
i|Estates Section (206 lots)|86,520|90,846
i|Commercial Parcel C|11,000|11,550
s|*Subtotal|192,440|202,062
i|Gate card sales|2,400|2,400
i|Surcharge for construction traffic|6,000|3,000
y|Unspent guard budget of the prior year|9,130|6,838
tioy|*All sources|209,970|214,300
h|*Costs
c|Guard service, 24 hours|128,300|134,700
c|Gate arms and cameras|7,500|9,000
c|Boulevard landscape|31,200|31,900
c|Boulevard lighting|8,640|8,900
c|Insurance|4,950|5,600
c|Management|9,600|9,900
c|Paving fund|10,000|7,000
tco|*All uses|200,190|207,000
noy|*|9,780|7,300`,
  ),
  pdf(
    {
      name: 'copperleaf-appfolio',
      association: 'Copperleaf Row Owners Association',
      look: { size: 8.5, rules: 'none', titleAlign: 'left', boldHeadings: true },
    },
    `
*Income Statement
Properties: Copperleaf Row Owners Association - 2200 Copperleaf Dr
As of: Nov 2025
Accounting Basis: Cash
@ Selected Month;2025-11..2025-11;a | % of Selected Month;2025-11..2025-11;a;percent | Year to Month End;2025-01..2025-11;a | % of Year to Month End;2025-01..2025-11;a;percent
Account Name|Selected Month|% of Selected Month|Year to Month End|% of Year to Month End
h|*Operating Income & Expense
h|  Income
i|    Association Dues|9,585.00|98.15|105,007.50|97.63
i|    Late Fee|75.00|0.77|900.00|0.84
i|    NSF Fees Collected|0.00|0.00|50.00|0.05
i|    Key Fob Income|50.00|0.51|325.00|0.30
i|    Insurance Chargeback|56.00|0.57|1,273.00|1.18
tio|*  Total Operating Income|9,766.00|100.00|107,555.50|100.00
h|  Expense
c|    Management Fees|990.00|10.14|10,890.00|10.13
c|    Landscaping|1,375.00|14.08|16,950.00|15.76
c|    Tree Service|0.00|0.00|2,400.00|2.23
c|    Cleaning and Maintenance|640.00|6.55|7,118.32|6.62
c|    Insurance - Property|2,418.75|24.77|25,791.25|23.98
c|    Water|1,306.21|13.38|14,577.90|13.55
c|    Electricity|188.45|1.93|2,004.13|1.86
c|    Garbage and Recycling|512.00|5.24|5,632.00|5.24
c|    Plumbing|0.00|0.00|1,986.44|1.85
c|    Bank Fees|12.00|0.12|118.00|0.11
c|    Reserve Fund Contribution|1,500.00|15.36|16,500.00|15.34
tco|*  Total Operating Expense|8,942.41|91.57|103,968.04|96.66
no|*NOI - Net Operating Income|823.59|8.43|3,587.46|3.34
r|Total Income|9,766.00|100.00|107,555.50|100.00
r|Total Expense|8,942.41|91.57|103,968.04|96.66
n|*Net Income|823.59|8.43|3,587.46|3.34`,
  ),
  pdf(
    {
      name: 'tidewater-quarters',
      association: 'Tidewater Bend Village Association',
      look: { size: 8.5, landscape: true, margin: 48, rules: 'totals', font: 'serif' },
    },
    `
*Tidewater Bend Village Association
*Statement of Activity by Quarter, fiscal year July 2024 - June 2025
@ Jul-Sep 24;2024-07..2024-09;a;part | Oct-Dec 24;2024-10..2024-12;a;part | Jan-Mar 25;2025-01..2025-03;a;part | Apr-Jun 25;2025-04..2025-06;a;part | FY 2025;2025/7;a;sum=1-4 | FY 2025 Budget;2025/7;b

|Jul-Sep 24|Oct-Dec 24|Jan-Mar 25|Apr-Jun 25|FY 2025|FY 2025 Budget
h|*REVENUE
i|Quarterly assessments|31,050.00|30,780.00|31,320.00|31,050.00|124,200.00|124,200
i|Slip rental||600.00||9,300.00|9,900.00|9,600
i|Crab feast tickets|1,435.00||||1,435.00|1,500
i|Interest|402.18|377.60|391.05|388.42|1,559.25|1,200
tio|*TOTAL REVENUE|32,887.18|31,757.60|31,711.05|40,738.42|137,094.25|136,500
h|*EXPENSES
c|Mowing|7,840.00|3,136.00|784.00|7,840.00|19,600.00|19,600
c|Mosquito spraying|1,650.00|||1,650.00|3,300.00|3,300
c|Pier repair|||11,870.00|2,140.00|14,010.00|12,500
c|Crab feast|1,710.66||||1,710.66|1,500
c|Insurance||16,425.00||655.00|17,080.00|16,000
c|Street lights|1,022.14|1,088.97|1,101.30|1,014.55|4,226.96|4,200
c|Management|5,400.00|5,400.00|5,550.00|5,550.00|21,900.00|21,900
c|Snow|||2,305.00||2,305.00|4,000
c|Legal and collections|(220.00)|1,146.50|380.00|95.00|1,401.50|2,500
c|To capital fund|11,500.00|11,500.00|11,500.00|11,500.00|46,000.00|46,000
tco|*TOTAL EXPENSES|28,902.80|38,696.47|33,490.30|30,444.55|131,534.12|131,500
no|*NET|3,984.38|(6,938.87)|(1,779.25)|10,293.87|5,560.13|5,000`,
  ),
] as const;
