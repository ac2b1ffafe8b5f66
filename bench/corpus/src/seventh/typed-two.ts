import { laid } from '../sixth/write';

const pdf = laid('pdf');

/** Typed reports of accountants and managers. */
export const typedTwo = [
  pdf(
    {
      name: 'linden-terrace-audit',
      association: 'Linden Terrace Condominium Association, Inc.',
      look: { font: 'serif', size: 10, dollar: 'apart', zero: 'dash', rowSpace: 1.35 },
    },
    `
*LINDEN TERRACE CONDOMINIUM ASSOCIATION, INC.
*STATEMENT OF REVENUES, EXPENSES AND CHANGES IN FUND BALANCES
FOR THE YEAR ENDED DECEMBER 31, 2024
@ Operating Fund;2024;a;part | Replacement Fund;2024;a;part | Total;2024;a;sum=1-2

|Operating Fund|Replacement Fund|Total
h|*REVENUES
fi|  Member assessments|$412,560|$96,000|508,560
fi|  Interest income|1,144|18,227|19,371
fi|  Late fees and other|5,310|-|5,310
fi|  Laundry income|9,876|-|9,876
ti|*    Total revenues|428,890|114,227|543,117
h|*EXPENSES
fc|  Salaries and payroll taxes|88,412|-|88,412
fc|  Utilities|121,066|-|121,066
fc|  Insurance|74,918|-|74,918
fc|  Repairs and maintenance|61,337|-|61,337
fc|  Management and professional fees|46,820|-|46,820
fc|  Landscaping and snow removal|29,455|-|29,455
fc|  Income taxes|-|4,100|4,100
fc|  Elevator modernization|-|138,640|138,640
fc|  Roof engineering|-|11,250|11,250
tc|*    Total expenses|422,008|153,990|575,998
n|*EXCESS (DEFICIENCY) OF REVENUES OVER EXPENSES|6,882|(39,763)|(32,881)
o|FUND BALANCES, BEGINNING OF YEAR|61,904|588,310|650,214
x|  Interfund transfer|(8,000)|8,000|-
l|FUND BALANCES, END OF YEAR|60,786|556,547|617,333

See independent auditor's report and notes to the financial statements.`,
  ),
  pdf(
    {
      name: 'ocotillo-springs-cinc',
      association: 'Ocotillo Springs Community Association',
      look: { size: 7, landscape: true, margin: 32, codes: 'column', rules: 'totals', shade: true },
    },
    `
*Ocotillo Springs Community Association
*Budget Comparison Report
5/1/2025 - 5/31/2025
@ Actual;2025-05..2025-05;a | Budget;2025-05..2025-05;b | Var;2025-05..2025-05;a;variance=f1-2 | Actual;2025-01..2025-05;a | Budget;2025-01..2025-05;b | Var;2025-01..2025-05;a;variance=f4-5 | Annual Budget;2025;b

||Current Period{3}|Year to Date{3}|Annual
Account|Description|Actual|Budget|Var|Actual|Budget|Var|Budget
h|*Income
i|Assessment Income{4000-00}|64,350.00|64,350.00|0.00|321,750.00|321,750.00|0.00|772,200.00
i|Working Capital{4020-00}|780.00|520.00|260.00|3,120.00|2,600.00|520.00|6,240.00
i|Late/NSF Fees{4100-00}|615.00|450.00|165.00|2,430.00|2,250.00|180.00|5,400.00
i|Violation Fines{4110-00}|250.00|100.00|150.00|975.00|500.00|475.00|1,200.00
i|Gate Transponders{4210-00}|175.00|150.00|25.00|840.00|750.00|90.00|1,800.00
i|Interest Income{4900-00}|96.41|60.00|36.41|451.77|300.00|151.77|720.00
tio|*Total Income|66,266.41|65,630.00|636.41|329,566.77|328,150.00|1,416.77|787,560.00
h|*Expense
h|*General & Administrative
c|Management Services{5100-00}|8,190.00|8,190.00|0.00|40,950.00|40,950.00|0.00|98,280.00
c|Bad Debt{5110-00}|0.00|300.00|300.00|812.50|1,500.00|687.50|3,600.00
c|Audit & Tax{5120-00}|0.00|0.00|0.00|4,250.00|4,250.00|0.00|4,250.00
c|Legal{5140-00}|1,322.50|750.00|(572.50)|5,118.75|3,750.00|(1,368.75)|9,000.00
c|Insurance{5200-00}|2,905.33|2,810.00|(95.33)|14,526.65|14,050.00|(476.65)|33,720.00
c|Postage & Printing{5310-00}|731.28|600.00|(131.28)|2,906.10|3,000.00|93.90|7,200.00
s|*Total General & Administrative|13,149.11|12,650.00|(499.11)|68,564.00|67,500.00|(1,064.00)|156,050.00
h|*Common Area
c|Landscape Maintenance{6100-00}|18,600.00|18,600.00|0.00|93,000.00|93,000.00|0.00|223,200.00
c|Tree Trimming{6110-00}|0.00|1,500.00|1,500.00|9,880.00|7,500.00|(2,380.00)|18,000.00
c|Irrigation Repairs{6130-00}|2,411.90|1,250.00|(1,161.90)|7,355.02|6,250.00|(1,105.02)|15,000.00
c|Gate Repairs{6310-00}|1,085.00|700.00|(385.00)|2,940.00|3,500.00|560.00|8,400.00
c|Street Sweeping{6320-00}|475.00|475.00|0.00|2,375.00|2,375.00|0.00|5,700.00
c|Pool & Spa Service{6410-00}|2,150.00|2,150.00|0.00|10,750.00|10,750.00|0.00|25,800.00
s|*Total Common Area|24,721.90|24,675.00|(46.90)|126,300.02|123,375.00|(2,925.02)|296,100.00
h|*Utilities
c|Electric{7100-00}|2,866.12|2,700.00|(166.12)|11,902.48|12,500.00|597.52|32,000.00
c|Water{7200-00}|9,920.35|8,400.00|(1,520.35)|27,341.09|26,000.00|(1,341.09)|88,000.00
c|Telephone{7400-00}|318.64|310.00|(8.64)|1,593.20|1,550.00|(43.20)|3,720.00
s|*Total Utilities|13,105.11|11,410.00|(1,695.11)|40,836.77|40,050.00|(786.77)|123,720.00
h|*Transfers
c|Reserve Contribution{9000-00}|16,250.00|16,250.00|0.00|81,250.00|81,250.00|0.00|195,000.00
s|*Total Transfers|16,250.00|16,250.00|0.00|81,250.00|81,250.00|0.00|195,000.00
tco|*Total Expense|67,226.12|64,985.00|(2,241.12)|316,950.79|312,175.00|(4,775.79)|770,870.00
no|*Net Income / (Loss)|(959.71)|645.00|(1,604.71)|12,615.98|15,975.00|(3,359.02)|16,690.00`,
  ),
  pdf(
    {
      name: 'kensal-court-coop',
      association: 'Kensal Court Tenants Corporation',
      look: { size: 9, margin: 60, leaders: true, decimals: 0 },
    },
    `
*KENSAL COURT TENANTS CORP.
*OPERATING BUDGET - YEAR ENDING MARCH 31, 2026
14,260 shares - maintenance increase of 4.25% effective April 1, 2025
@ Budget 3/31/25;2025/4;b | Forecast 3/31/25;2025/4;j | Budget 3/31/26;2026/4;b | Per Share;2026/4;b;per-unit=3/14260

|Budget 3/31/25|Forecast 3/31/25|Budget 3/31/26|Per Share
h|*RECEIPTS
i|Maintenance charges|1,012,400|1,012,400|1,055,427|74.01
i|Parking|43,200|42,600|44,400|3.11
i|Storage bins|5,040|5,100|5,040|0.35
i|Sublet fees|6,000|7,850|6,000|0.42
i|Laundry concession|8,400|8,400|8,400|0.59
i|Commercial rent - dentist|38,640|38,640|39,800|2.79
tio|*TOTAL RECEIPTS|1,113,680|1,114,990|1,159,067|81.28
h|*EXPENDITURES
c|Wages - 4 employees|226,500|231,118|236,400|16.58
c|Payroll taxes, union benefits|94,180|95,902|99,650|6.99
c|Fuel - gas|71,000|64,377|70,000|4.91
c|Electricity|28,500|29,941|30,500|2.14
c|Water and sewer|66,300|68,212|72,100|5.06
c|Real estate taxes, net of abatement|301,200|298,744|315,900|22.15
c|Insurance|58,900|63,380|70,150|4.92
c|Repairs and supplies|61,000|72,506|64,000|4.49
c|Elevator contract|9,240|9,240|9,516|0.67
c|Management fee|42,000|42,000|43,260|3.03
c|Legal and audit|19,500|17,915|19,500|1.37
c|Mortgage interest|91,450|91,450|88,610|6.21
c|Mortgage amortization|39,200|39,200|42,040|2.95
c|Corporation taxes|3,900|3,744|3,900|0.27
tco|*TOTAL EXPENDITURES|1,112,870|1,127,729|1,165,526|81.73
no|*SURPLUS / (DEFICIT)|810|(12,739)|(6,459)|
Underlying mortgage balance at 3/31/25: $2,088,415. Reserve fund at 2/28/25: $612,030.`,
  ),
  pdf(
    {
      name: 'larch-mountain-yardi',
      association: 'Larch Mountain Village Condominiums',
      look: { size: 7.5, landscape: true, margin: 36, codes: 'column', zero: 'figure', rules: 'none' },
    },
    `
Larch Mountain Village (lmv)
*Budget Comparison
Period = Sep 2024 Book = Accrual
@ PTD Actual;2024-09..2024-09;a | PTD Budget;2024-09..2024-09;b | Variance;2024-09..2024-09;a;variance=f1-2 | % Var;2024-09..2024-09;a;percent=3/2 | YTD Actual;2024-01..2024-09;a | YTD Budget;2024-01..2024-09;b | Variance;2024-01..2024-09;a;variance=f5-6 | Annual;2024;b

||PTD Actual|PTD Budget|Variance|% Var|YTD Actual|YTD Budget|Variance|Annual
h|INCOME{4000-0000}
i|Owner Dues{4110-0000}|23,760.00|23,760.00|0.00|0.0%|213,840.00|213,840.00|0.00|285,120.00
i|Hot Tub Surcharge{4130-0000}|420.00|400.00|20.00|5.0%|3,810.00|3,600.00|210.00|4,800.00
i|Parking Passes{4150-0000}|60.00|100.00|-40.00|-40.0%|1,020.00|900.00|120.00|1,200.00
i|Late Fees{4190-0000}|75.00|50.00|25.00|50.0%|525.00|450.00|75.00|600.00
tio|TOTAL INCOME{4999-0000}|24,315.00|24,310.00|5.00|0.0%|219,195.00|218,790.00|405.00|291,720.00
h|EXPENSES{5000-0000}
c|Snow Plowing{5110-0000}|0.00|0.00|0.00|N/A|31,420.00|28,000.00|-3,420.00|40,000.00
c|Roof Shoveling{5115-0000}|0.00|0.00|0.00|N/A|9,175.00|7,500.00|-1,675.00|10,000.00
c|Grounds{5120-0000}|2,150.00|2,000.00|-150.00|-7.5%|11,884.20|12,000.00|115.80|14,000.00
c|Hot Tub Chemicals{5210-0000}|318.90|300.00|-18.90|-6.3%|2,764.11|2,700.00|-64.11|3,600.00
c|Building Repairs{5300-0000}|4,402.75|2,500.00|-1,902.75|-76.1%|24,918.33|22,500.00|-2,418.33|30,000.00
c|Gas{5410-0000}|1,206.48|1,500.00|293.52|19.6%|18,740.06|20,500.00|1,759.94|28,500.00
c|Electric{5420-0000}|1,377.00|1,400.00|23.00|1.6%|14,206.55|13,900.00|-306.55|18,600.00
c|Water & Sewer{5430-0000}|3,120.00|3,120.00|0.00|0.0%|28,080.00|28,080.00|0.00|37,440.00
c|Trash{5440-0000}|612.00|600.00|-12.00|-2.0%|5,508.00|5,400.00|-108.00|7,200.00
c|Insurance{5510-0000}|3,845.00|3,700.00|-145.00|-3.9%|34,605.00|33,300.00|-1,305.00|44,400.00
c|Management{5610-0000}|1,850.00|1,850.00|0.00|0.0%|16,650.00|16,650.00|0.00|22,200.00
c|Accounting{5620-0000}|0.00|0.00|0.00|N/A|1,650.00|1,600.00|-50.00|1,600.00
c|Capital Reserve{5900-0000}|2,800.00|2,800.00|0.00|0.0%|25,200.00|25,200.00|0.00|33,600.00
tco|TOTAL EXPENSES{5999-0000}|21,682.13|19,770.00|-1,912.13|-9.7%|224,801.25|217,330.00|-7,471.25|291,140.00
no|NET INCOME{9090-0000}|2,632.87|4,540.00|-1,907.13|N/A|-5,606.25|1,460.00|-7,066.25|580.00`,
  ),
  pdf(
    {
      name: 'maritime-quay-comparison',
      association: 'Maritime Quay Town Homes Owners Association',
      look: { size: 9.5, titleAlign: 'left', rules: 'totals' },
    },
    `
*Maritime Quay Town Homes
October 28, 2025
Dear Homeowner: enclosed is the budget that the board adopted for 2026. Your monthly assessment will be $342 (now $325), beginning January 1.
@ 2025 Budget;2025;b | 2026 Budget;2026;b | $ Change;2026;b;variance=2-1 | % Change;2026;b;percent=3/1
|2025 Budget|2026 Budget|$ Change|% Change
h|*Where the money comes from
i|Monthly assessments, 52 homes|202,800|213,408|10,608|5.2%
i|Insurance reimbursement - dock|1,500||-1,500|-100.0%
i|From the reserve fund, for the seawall|12,000|9,000|-3,000|-25.0%
i|Interest|600|1,450|850|141.7%
tio|*|216,900|223,858|6,958|3.2%
h|*Where it goes
c|Insurance|48,700|55,900|7,200|14.8%
c|Grounds maintenance|41,200|42,400|1,200|2.9%
c|Roof and siding repairs|26,000|25,000|-1,000|-3.9%
c|Dock and seawall|24,500|19,000|-5,500|-22.4%
c|Water for irrigation|5,900|6,300|400|6.8%
c|Trash|11,850|12,200|350|3.0%
c|Management|14,976|15,425|449|3.0%
c|Professional services|3,900|4,100|200|5.1%
c|Reserve deposit|39,874|43,533|3,659|9.2%
tco|*|216,900|223,858|6,958|3.2%
Compared with two years ago (2024) the insurance premium has risen by $14,350. We asked five brokers.
Sincerely, the Board of Directors`,
  ),
] as const;
