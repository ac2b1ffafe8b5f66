import { laid } from '../sixth/write';

const pdf = laid('pdf');

/** Typed PDF files: reports of bookkeeping programs and of accountants. */
export const typedThree = [
  pdf(
    {
      name: 'vantage-bluffs-cpa',
      association: 'Vantage Bluffs Condominium Owners Association',
      look: { font: 'serif', size: 9.5, rules: 'totals', titleAlign: 'center' },
    },
    `
*VANTAGE BLUFFS CONDOMINIUM OWNERS ASSOCIATION
*STATEMENT OF REVENUES, EXPENSES AND CHANGES IN FUND BALANCES
*FOR THE YEAR ENDED DECEMBER 31, 2024
(With Comparative Totals for 2023)
@ Operating Fund;2024;a;part | Replacement Fund;2024;a;part | Total 2024;2024;a;sum=1-2 | Total 2023;2023;a

|Operating|Replacement|2024|2023
|Fund|Fund|Total|Total
h|*REVENUES
fi|Regular assessments|$ 462,804|$ 138,000|600,804|$ 577,260
fi|Interest|214|19,846|20,060|11,307
fi|Late fees and fines|3,915|-|3,915|2,640
fi|Insurance recovery|-|12,480|12,480|-
tio|*Total revenues|466,933|170,326|637,259|591,207
h|*EXPENSES
fc|Administration and management|71,412|-|71,412|68,904
fc|Insurance|118,733|-|118,733|94,218
fc|Utilities|104,391|-|104,391|101,766
fc|Building maintenance|88,640|-|88,640|79,327
fc|Grounds maintenance|51,275|-|51,275|49,880
fc|Income taxes|-|4,510|4,510|2,175
fc|Deck replacement, Buildings C and D|-|96,215|96,215|-
fc|Boiler replacement|-|-|-|58,400
fc|Water intrusion repairs|4,980|14,980|19,960|-
tco|*Total expenses|439,431|115,705|555,136|454,670
no|*EXCESS OF REVENUES OVER EXPENSES|27,502|54,621|82,123|136,537
x|INTERFUND TRANSFER|(20,000)|20,000|-|-
o|FUND BALANCES, BEGINNING OF YEAR|61,337|588,204|649,541|513,004
l|*FUND BALANCES, END OF YEAR|68,839|662,825|731,664|649,541

The accompanying notes are an integral part of these financial statements.
See independent accountant's review report.`,
  ),
  pdf(
    {
      name: 'cedar-knoll-quickbooks',
      association: 'Cedar Knoll Villas HOA',
      look: { size: 8.5, rules: 'totals', negative: 'minus' },
    },
    `
11:06 AM
02/03/25
Cash Basis
*Cedar Knoll Villas HOA
*Profit & Loss Prev Year Comparison
*January through December 2024
@ Jan - Dec 24;2024;a | Jan - Dec 23;2023;a | $ Change;2024;a;variance=1-2 | % Change;2024;a;percent

|Jan - Dec 24|Jan - Dec 23|$ Change|% Change
h|*Income
i|  HOA Dues|37,620.00|36,480.00|1,140.00|3.1%
i|  Late Fees|135.00|60.00|75.00|125.0%
i|  Returned Check Charges|-25.00|0.00|-25.00|
i|  Estoppel Fees|500.00|750.00|-250.00|-33.3%
tio|*Total Income|38,230.00|37,290.00|940.00|2.5%
h|*Expense
c|  Bank Service Charges|36.00|36.00|0.00|0.0%
c|  Insurance Expense|6,288.00|5,104.00|1,184.00|23.2%
h|  Landscaping and Groundskeeping
c|    Contract Mowing|12,960.00|12,420.00|540.00|4.3%
c|    Mulch|1,875.00|1,800.00|75.00|4.2%
c|    Landscaping and Groundskeeping - Other|-318.00|640.00|-958.00|-149.7%
s|  Total Landscaping and Groundskeeping|14,517.00|14,860.00|-343.00|-2.3%
c|  Office Supplies|94.17|122.60|-28.43|-23.2%
c|  Professional Fees|450.00|425.00|25.00|5.9%
c|  Repairs and Maintenance|2,216.58|4,871.20|-2,654.62|-54.5%
c|  Uncategorized Expense|0.00|14.99|-14.99|-100.0%
h|  Utilities
c|    Electric|1,503.44|1,467.91|35.53|2.4%
c|    Water|5,118.27|5,362.80|-244.53|-4.6%
s|  Total Utilities|6,621.71|6,830.71|-209.00|-3.1%
tco|*Total Expense|30,223.46|32,264.50|-2,041.04|-6.3%
no|*Net Ordinary Income|8,006.54|5,025.50|2,981.04|59.3%
h|*Other Income/Expense
h|  Other Income
ri|    Interest - Reserve CD|812.46|377.05|435.41|115.5%
s|  Total Other Income|812.46|377.05|435.41|115.5%
n|*Net Income|8,819.00|5,402.55|3,416.45|63.2%`,
  ),
  pdf(
    {
      name: 'monarch-beach-vantaca',
      association: 'Monarch Beach Estates Maintenance Corporation',
      look: { size: 7, landscape: true, margin: 32, codes: 'column', rules: 'totals' },
    },
    `
*Monarch Beach Estates Maintenance Corporation
*Budget Comparison Report
8/1/2025 - 8/31/2025
@ Actual;2025-08..2025-08;a | Budget;2025-08..2025-08;b | Variance;2025-08..2025-08;a;variance=f1-2 | Actual;2025-01..2025-08;a | Budget;2025-01..2025-08;b | Variance;2025-01..2025-08;a;variance=f4-5 | Annual Budget;2025;b | Budget Remaining;2025;b;other

||8/1/2025 - 8/31/2025{3}|1/1/2025 - 8/31/2025{3}|Annual|Budget
|Account|Actual|Budget|Variance|Actual|Budget|Variance|Budget|Remaining
h|*Income
i|Assessment Income{4100}|57,960.00|57,960.00|0.00|463,680.00|463,680.00|0.00|695,520.00|231,840.00
i|Late Charges{4200}|275.00|300.00|(25.00)|3,180.00|2,400.00|780.00|3,600.00|420.00
i|Violation Fines{4250}|600.00|0.00|600.00|1,850.00|0.00|1,850.00|0.00|($1,850.00)
i|Gate Remotes{4300}|180.00|125.00|55.00|1,215.00|1,000.00|215.00|1,500.00|285.00
tio|*Total Income|59,015.00|58,385.00|630.00|469,925.00|467,080.00|2,845.00|700,620.00|230,695.00
h|*Administrative
c|Management{5000}|6,210.00|6,210.00|0.00|49,680.00|49,680.00|0.00|74,520.00|24,840.00
c|Insurance{5050}|4,918.33|4,650.00|(268.33)|39,346.64|37,200.00|(2,146.64)|55,800.00|16,453.36
c|Legal{5100}|-1,240.00|850.00|2,090.00|6,377.50|6,800.00|422.50|10,200.00|3,822.50
c|Printing & Postage{5150}|412.09|500.00|87.91|3,908.71|4,000.00|91.29|6,000.00|2,091.29
c|CPA{5200}|0.00|0.00|0.00|3,350.00|3,200.00|(150.00)|3,200.00|(150.00)
s|*Total Administrative|10,300.42|12,210.00|1,909.58|102,662.85|100,880.00|(1,782.85)|149,720.00|47,057.15
h|*Landscape
c|Landscape Maintenance{6000}|14,200.00|14,200.00|0.00|113,600.00|113,600.00|0.00|170,400.00|56,800.00
c|Slope Brush Clearance{6050}|0.00|0.00|0.00|21,600.00|24,000.00|2,400.00|24,000.00|2,400.00
c|Tree Trimming{6100}|3,870.00|2,000.00|(1,870.00)|15,215.00|16,000.00|785.00|24,000.00|8,785.00
s|*Total Landscape|18,070.00|16,200.00|(1,870.00)|150,415.00|153,600.00|3,185.00|218,400.00|67,985.00
h|*Gate & Security
c|Gate Attendants{6500}|12,871.20|12,500.00|(371.20)|101,046.30|100,000.00|(1,046.30)|150,000.00|48,953.70
c|Gate Repairs{6550}|0.00|400.00|400.00|4,488.12|3,200.00|(1,288.12)|4,800.00|311.88
s|*Total Gate & Security|12,871.20|12,900.00|28.80|105,534.42|103,200.00|(2,334.42)|154,800.00|49,265.58
h|*Utilities
c|Electric{7000}|1,688.45|1,600.00|(88.45)|12,740.91|12,800.00|59.09|19,200.00|6,459.09
c|Reclaimed Water{7050}|6,903.17|6,000.00|(903.17)|37,652.80|38,000.00|347.20|54,500.00|16,847.20
s|*Total Utilities|8,591.62|7,600.00|(991.62)|50,393.71|50,800.00|406.29|73,700.00|23,306.29
c|*Reserve Allocation{8000}|8,666.67|8,666.67|0.00|69,333.36|69,333.36|0.00|104,000.00|34,666.64
tco|*Total Expense|58,499.91|57,576.67|(923.24)|478,339.34|477,813.36|(525.98)|700,620.00|222,280.66
no|*Operating Net Income|515.09|808.33|(293.24)|(8,414.34)|(10,733.36)|2,319.02|0.00|8,414.34`,
  ),
  pdf(
    {
      name: 'tamarind-bay-quarters',
      association: 'Tamarind Bay Property Owners Association',
      look: { size: 8, landscape: true, shade: true, rules: 'rows', margin: 40 },
    },
    `
*Tamarind Bay Property Owners Association
*Income and Expense by Quarter - Fiscal Year Ended March 31, 2025
@ Apr-Jun 2024;2024-04..2024-06;a;part | Jul-Sep 2024;2024-07..2024-09;a;part | Oct-Dec 2024;2024-10..2024-12;a;part | Jan-Mar 2025;2025-01..2025-03;a;part | FYE 3/31/25;2024/4;a;sum=1-4 | FY25 Budget;2024/4;b | FY26 Budget;2025/4;b

|Apr-Jun 2024|Jul-Sep 2024|Oct-Dec 2024|Jan-Mar 2025|FYE 3/31/25|FY25 Budget|FY26 Budget
h|*Revenue
i|Assessments (improved lots)|41,300|41,300|41,580|41,580|165,760|165,200|171,360
i|Assessments (vacant lots)|5,250|5,250|5,110|5,110|20,720|21,000|20,440
i|Boat ramp decals|1,875|640|90|1,310|3,915|4,000|4,000
i|Interest|88|92|79|70|329|200|300
tio|*Total Revenue|48,513|47,282|46,859|48,070|190,724|190,400|196,100
h|*Expense
c|Gate and camera|1,422|1,422|2,907|1,422|7,173|5,700|6,000
c|Grounds|16,200|18,900|14,400|14,400|63,900|63,900|65,800
c|Ramp and pier repair||7,115|1,260||8,375|6,000|6,000
c|Hurricane cleanup|||9,340|(3,500)|5,840||
c|Insurance|18,744||||18,744|17,900|20,600
c|Management|6,300|6,300|6,300|6,300|25,200|25,200|25,950
c|Legal|1,035|450||2,210|3,695|4,000|4,000
c|Electric and water|3,006|3,318|2,874|2,795|11,993|12,400|12,600
c|Administrative|819|604|1,477|733|3,633|3,300|3,500
c|Drainage and road reserve|12,500|12,500|12,500|12,500|50,000|50,000|50,000
tco|*Total Expense|60,026|50,609|51,058|36,860|198,553|188,400|194,450
no|*Net|(11,513)|(3,327)|(4,199)|11,210|(7,829)|2,000|1,650
Hurricane cleanup: county reimbursed $3,500 in February. Figures rounded to whole dollars by quarter.`,
  ),
] as const;
