import { doc } from '../fourth/write';

const pdf = doc('pdf');

/** Typed PDF files: reports of bookkeeping programs, audits, lakes and co-ops. */
export const typedTwo = [
  pdf(
    {
      name: 'larkspur-ridge',
      association: 'Larkspur Ridge Townhome Owners, Inc.',
      stops: [330, 400, 475, 545],
      page: { size: 8.5 },
    },
    `
9:14 AM
01/16/25
Accrual Basis
*Larkspur Ridge Townhome Owners, Inc.
*Profit & Loss Budget vs. Actual
*January through December 2024
@ Jan - Dec 24;2024;a | Budget;2024;b | $ Over Budget;2024;a;variance=1-2 | % of Budget;2024;a;percent=1/2

|Jan - Dec 24|Budget|$ Over Budget|% of Budget
h|Ordinary Income/Expense
h|  Income
i|    400 · Association Dues|152,640.00|152,640.00|0.00|100.0%
i|    410 · Late Fees|720.00|300.00|420.00|240.0%
i|    415 · Key Fobs|185.00|100.00|85.00|185.0%
i|    420 · Interest, Operating|41.87|24.00|17.87|174.5%
tio|  Total Income|153,586.87|153,064.00|522.87|100.3%
h|  Expense
h|    600 · Building
c|      601 · Gutters|3,180.00|3,000.00|180.00|106.0%
c|      602 · Roof Leaks|5,412.50|3,500.00|1,912.50|154.6%
c|      603 · Siding and Trim|7,926.38|9,000.00|-1,073.62|88.1%
s|    Total 600 · Building|16,518.88|15,500.00|1,018.88|106.6%
h|    620 · Grounds
c|      621 · Lawn Contract|24,480.00|24,480.00|0.00|100.0%
c|      622 · Snow|9,150.00|12,000.00|-2,850.00|76.3%
c|      623 · Trees & Shrubs|2,775.00|3,000.00|-225.00|92.5%
s|    Total 620 · Grounds|36,405.00|39,480.00|-3,075.00|92.2%
h|    640 · Insurance
c|      641 · Package|33,871.00|31,500.00|2,371.00|107.5%
c|      642 · Umbrella|1,240.00|1,200.00|40.00|103.3%
s|    Total 640 · Insurance|35,111.00|32,700.00|2,411.00|107.4%
c|    650 · Management|13,356.00|13,356.00|0.00|100.0%
c|    660 · Office & Postage|611.29|700.00|-88.71|87.3%
c|    670 · Professional Fees|1,975.00|2,400.00|-425.00|82.3%
h|    680 · Utilities
c|      681 · Electric|2,208.64|2,300.00|-91.36|96.0%
c|      682 · Water|6,934.17|6,500.00|434.17|106.7%
c|      683 · Refuse|10,944.00|10,944.00|0.00|100.0%
s|    Total 680 · Utilities|20,086.81|19,744.00|342.81|101.7%
c|    690 · Transfer to Reserves|28,620.00|28,620.00|0.00|100.0%
tco|  Total Expense|152,683.98|152,500.00|183.98|100.1%
no|Net Ordinary Income|902.89|564.00|338.89|160.1%
h|Other Income/Expense
h|  Other Income
ri|    810 · Reserve Contributions|28,620.00|28,620.00|0.00|100.0%
ri|    815 · Reserve Interest|3,406.11|2,000.00|1,406.11|170.3%
tir|  Total Other Income|32,026.11|30,620.00|1,406.11|104.6%
h|  Other Expense
rc|    910 · Reserve - Driveways|41,300.00|45,000.00|-3,700.00|91.8%
rc|    915 · Reserve - Retaining Wall|6,875.00|0.00|6,875.00|
tcr|  Total Other Expense|48,175.00|45,000.00|3,175.00|107.1%
nr|Net Other Income|-16,148.89|-14,380.00|-1,768.89|112.3%
n|*Net Income|-15,246.00|-13,816.00|-1,430.00|110.3%`,
  ),
  pdf(
    {
      name: 'ironwood-mesa',
      association: 'Ironwood Mesa Community Association, Inc.',
      stops: [320, 400, 480, 555],
      page: { size: 9, font: 'Times' },
    },
    `
*IRONWOOD MESA COMMUNITY ASSOCIATION, INC.
*STATEMENTS OF REVENUES, EXPENSES, AND CHANGES IN FUND BALANCES
For the year ended December 31, 2024 (with comparative totals for 2023)
@ Operating;2024;a;part | Replacement;2024;a;part | 2024 Total;2024;a;sum=1-2 | 2023 Total;2023;a

|Operating|Replacement|2024|2023
|Fund|Fund|Total|Total
h|REVENUES
fi|  Member assessments|$   648,000|$   216,000|$   864,000|$   828,000
fi|  Interest and dividends|1,128|19,746|20,874|13,308
fi|  Unrealized gain (loss) on investments|-|(2,415)|(2,415)|1,870
fi|  Fines and late charges|9,260|-|9,260|11,435
fi|  Clubhouse rental|4,750|-|4,750|3,900
ti|  Total revenues|663,138|233,331|896,469|858,513
h|EXPENSES
fc|  Landscape and irrigation|203,415|-|203,415|194,880
fc|  Water|121,380|-|121,380|109,244
fc|  Management|86,400|-|86,400|83,880
fc|  Pools|48,916|-|48,916|45,203
fc|  Gates and access|27,344|-|27,344|25,617
fc|  Insurance|38,702|-|38,702|31,990
fc|  Electricity and gas|29,671|-|29,671|28,455
fc|  Professional fees|14,850|-|14,850|12,300
fc|  Credit losses|6,118|-|6,118|2,964
fc|  Income taxes|1,190|-|1,190|860
fc|  Other|22,087|640|22,727|20,916
fc|  Major repairs and replacements|-|172,558|172,558|241,006
tc|  Total expenses|600,073|173,198|773,271|797,315
n|EXCESS OF REVENUES OVER EXPENSES|63,065|60,133|123,198|61,198
o|FUND BALANCES, beginning of year|88,412|706,235|794,647|733,449
x|INTERFUND TRANSFERS|(35,000)|35,000|-|-
l|FUND BALANCES, end of year|$   116,477|$   801,368|$   917,845|$   794,647

The accompanying notes are an integral part of these financial statements.
                                                      - 4 -`,
  ),
  pdf(
    {
      name: 'stillwater-lake-trend',
      association: 'Lake Stillwater Improvement Association',
      stops: [222, 284, 346, 408, 470, 545],
      page: { size: 8.5 },
    },
    `
*Lake Stillwater Improvement Association
*Five years and a plan. Prepared by Marv, treasurer, for the June 14 picnic meeting
@ 2020;2020;a | 2021;2021;a | 2022;2022;a | 2023;2023;a | 2024;2024;a | 2025 plan;2025;p

|2020|2021|2022|2023|2024|2025 plan
o|Bank, January 1|14,206|14,768|18,172|19,814|17,921|19,251

h|In
i|Dues|18,550|18,725|18,375|22,275|22,500|22,500
i|Donations|1,240|985|1,610|2,045|1,330|1,200
i|DNR grant|0|6,000|6,000|0|4,500|4,500
i|Fishing contest|0|412|788|1,016|934|900
i|T-shirts and hats|196|388|240|155|510|300
tio|Total in|19,986|26,510|27,013|25,491|29,774|29,400

h|Out
c|Weed harvesting|11,900|13,450|14,200|15,875|16,300|17,000
c|Zebra mussel sampling|1,200|1,200|1,350|1,350|1,500|1,500
c|Dam inspection|0|0|2,800|0|0|3,200
c|Dam keeper stipend|900|900|900|1,200|1,200|1,200
c|Stocking (walleye)|3,000|3,000|0|3,500|3,500|3,500
c|Liability insurance|1,468|1,468|1,602|1,744|1,918|2,050
c|Newsletter, stamps|611|588|642|715|690|700
c|Buoys|345|0|1,127|0|86|250
c|Picnic, July 4 fireworks|0|2,500|2,750|3,000|3,250|3,500
tco|Total out|19,424|23,106|25,371|27,384|28,444|32,900

no|Gain or (loss)|562|3,404|1,642|(1,893)|1,330|(3,500)
l|Bank, December 31|14,768|18,172|19,814|17,921|19,251|15,751

z|Members paid|106|107|105|99|100|100
Dues were $175 through 2022, $225 since.`,
  ),
  pdf(
    {
      name: 'kensington-owners-corp',
      association: '340 Kensington Owners Corp.',
      stops: [300, 375, 450, 530],
      page: { size: 9 },
    },
    `
*340 KENSINGTON OWNERS CORP.
*2025 OPERATING BUDGET (adopted 12/11/2024)
@ 2024 Budget;2024;b | 2024 Estimated;2024;j | 2025 Budget;2025;b | Per Share (18,400);2025;b;per-unit=3/18400

|2024 Budget|2024 Estimated|2025 Budget|Per Share
h|*INCOME
i|Maintenance Charges|1,343,200|1,343,200|1,410,360|76.65
i|Commercial Rent - Pharmacy|168,000|168,000|173,040|9.40
i|Commercial Rent - Dentist|61,200|56,100|61,200|3.33
i|Flip Tax|30,000|48,750|30,000|1.63
i|Sublet Fees|12,600|14,175|12,600|0.68
i|Laundry Room|9,600|9,600|9,600|0.52
i|Bicycle and Storage|5,400|5,280|5,400|0.29
tio|TOTAL INCOME|1,630,000|1,645,105|1,702,200|92.51
h|*OPERATING EXPENSES
c|Wages|348,000|345,918|359,300|19.53
c|Union Benefits and Payroll Taxes|171,500|170,226|179,400|9.75
c|Heating - Gas and #2 Oil|118,000|104,377|112,000|6.09
c|Electricity|41,000|44,630|45,500|2.47
c|Water and Sewer|72,500|75,881|81,400|4.42
c|Repairs, Supplies, Exterminator|68,000|79,145|72,000|3.91
c|Elevator Contract|14,600|14,600|15,100|0.82
c|Insurance|71,000|76,420|84,000|4.57
c|Managing Agent|62,400|62,400|64,300|3.49
c|Legal|15,000|11,260|15,000|0.82
c|Accounting|14,750|14,750|15,200|0.83
c|Permits, Facade (FISP), Misc.|11,000|9,835|13,500|0.73
s|TOTAL OPERATING EXPENSES|1,007,750|1,009,442|1,056,700|57.43
h|*TAXES AND DEBT
c|Real Estate Taxes (net of abatement)|412,000|405,318|421,500|22.91
c|Mortgage Interest|141,800|141,800|138,450|7.52
c|Mortgage Amortization|58,200|58,200|61,550|3.35
c|Corporation Taxes|4,200|4,050|4,200|0.23
s|TOTAL TAXES AND DEBT|616,200|609,368|625,700|34.01
c|Contribution to Reserve Fund|5,000|5,000|19,000|1.03
tco|TOTAL CASH REQUIREMENTS|1,628,950|1,623,810|1,701,400|92.47
no|SURPLUS (DEFICIT)|1,050|21,295|800|0.04

The 5% increase takes effect with the February bill. Maintenance is $76.65 a share for the year, $6.39 a month.
Apartment with 210 shares: $1,341.38 a month.
Approximately 39% of maintenance is deductible.`,
  ),
] as const;
