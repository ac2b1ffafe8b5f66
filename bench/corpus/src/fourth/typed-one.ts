import { doc } from './write';

const pdf = doc('pdf');

/** Typed PDF files of homes and condominiums. */
export const typedOne = [
  pdf(
    {
      name: 'harrow-lane',
      association: 'Harrow Lane Homeowners Association',
      stops: [230, 300, 360, 425, 490, 556],
      page: { size: 8 },
    },
    `
*Harrow Lane Homeowners Association
Budget Worksheet, Board Meeting of October 9, 2024
@ 2025 Budget (Proposed);2025;p | 2024 Jan-Dec (Estimated);2024;j | 2024 Percent To Date;2024-01..2024-08;a;percent=5/4 | 2024 Budget (Approved);2024;b | 2024 Jan-Aug (Ridgeway Mgmt);2024-01..2024-08;a | 2023 Jan-Dec (Dalton & Co);2023;a

|2025|2024|2024|2024|2024|2023
|Budget|Jan-Dec|Percent|Budget|Jan-Aug|Jan-Dec
*Income|(Proposed)|(Estimated)|To Date|(Approved)|(Ridgeway)|(Dalton)
i|HOA Assessments|31,080.00|29,820.00|75.00%|29,820.00|22,365.00|27,960.00
i|Late Fees|300.00|246.67|61.67%|300.00|185.00|240.00
i|Legal Fees Reimbursement|0.00|0.00||0.00|0.00|412.50
i|Assessments Paid in Advance|0.00|0.00||0.00|0.00|-710.00
i|Interest|120.00|131.40|97.33%|90.00|87.60|61.18
tio|*Subtotal Income:|31,500.00|30,198.07|74.93%|30,210.00|22,637.60|27,963.68

*Expense
h|Common Grounds
c|Mowing Contract|11,200.00|10,640.00|75.00%|10,640.00|7,980.00|9,875.00
c|Snow Removal|2,000.00|1,800.00|62.50%|1,800.00|1,125.00|640.00
c|Sidewalk Shoveling (Kyle)|600.00|600.00|93.33%|600.00|560.00|
c|Sprinkler Repairs|750.00|750.00|17.50%|750.00|131.25|804.66
c|Water & Electric|880.00|842.13|71.98%|780.00|561.42|796.09

h|Administrative
c|Management|7,020.00|6,780.00|66.67%|6,780.00|4,520.00|6,600.00
c|Printing & Postage|400.00|365.25|54.11%|450.00|243.50|388.47
c|Legal / Attorney|500.00|512.00|128.00%|400.00|512.00|150.00

h|Govt. Mandated
c|Tax Return|425.00|400.00|100.00%|400.00|400.00|385.00
c|Insurance|2,150.00|1,986.00|101.85%|1,950.00|1,986.00|1,874.00
c|Federal & State Taxes|60.00|38.00|63.33%|60.00|38.00|22.00

c|Reserve Contribution|5,500.00|5,600.00|66.67%|5,600.00|3,733.36|5,400.00
tco|*Subtotal Expense:|31,485.00|30,313.38|72.13%|30,210.00|21,790.53|26,935.22

no|*Surplus (Deficit)|15.00|-115.31||0.00|847.07|1,028.46

Assessment history: 2021 $72/qtr, 2022 $75/qtr, 2023 $78.75/qtr, 2024 $84/qtr. 2025 as proposed: $87.50/qtr.`,
  ),
  pdf(
    {
      name: 'saltmarsh-villas',
      association: 'Saltmarsh Villas Horizontal Property Regime',
      stops: [330, 420],
      page: { size: 8.5, font: 'Times' },
    },
    `
*Saltmarsh Villas Horizontal Property Regime
2024 Year End, with actual beginning balances
@ Budget;2024;b | Actual;2024;a

h|*Income|Budget|Actual
i|Regime Fees|151,200|150,640.00
i|Capital Fund Assessment|21,600|21,600.00
i|Transfer Fees|3,000|9,000.00
i|Late Fees|0|475.00
tio|*Total Income|175,800|181,715.00

h|*Expenses
c|Management Fees|15,600|15,600.00
c|Legal/Prof. Services|1,500|2,218.40
c|Postage/Copy/Admin|700|591.16
c|Insurance|38,400|41,927.00
s|Total Gen. and Admin.|56,200|60,336.56

c|Electricity|300|288.71
c|Water|5,000|5,416.09
s|Total Utilities|5,300|5,704.80

c|Grounds Improvements|9,000|8,213.55
c|Gutter/Glass Cleaning|6,500|6,240.00
c|Repairs|27,000|24,861.30
c|Irrigation Maint.|1,500|2,027.88
s|Total Maintenance|44,000|41,342.73

c|Grounds Contract|16,200|16,200.00
c|Trash Removal|6,900|7,104.00
c|Pest Control|1,560|1,482.00
c|Termite Bond|650|650.00
s|Total Contracts|25,310|25,436.00
g|Subtotal Expenses|130,810|132,820.09
c|Transfer to Reserves|22,000|22,000.00
tco|Total Expenses incl. Transfer|152,810|154,820.09
no|Net Surplus|22,990|26,894.91

h|*OPERATING ACCOUNT
o|Beginning Balance|24,180.12|24,180.12
l|Ending Balance|47,170.12|51,075.03

h|*Capital Expenses
rc|Roof - Bldg 4|32,000|33,450.00
rc|Other|5,000|1,875.60
tcr|Total Capital Expenses|37,000|35,325.60

h|*RESERVE ACCOUNT
o|Beginning Balance|61,402.55|61,402.55
ri|General Reserve Contribution|22,000|22,000.00
x|Transfer to Operating (roof)|(37,000)|(35,325.60)
ri|Interest|40|212.94
l|Ending Balance|46,442.55|48,289.89`,
  ),
  pdf(
    {
      name: 'timber-notch',
      association: 'Timber Notch Owners Association',
      stops: [420],
      page: { size: 9 },
    },
    `
Timber Notch Owners Association 2025 Budget
@ 2025 Budget;2025;b
Income:
i|Bonus Week Income|$   6,150.00
i|Front Desk Sales|11,900.00
i|HOA Resale|3,000.00
i|Interest|2,150.00
i|Late Fees|9,800.00
i|Maintenance Fees (1,020 weeks at $585)|596,700.00
i|Miscellaneous Income|0.00
i|Property Tax Revenue|48,212.16
i|Rental Commission|26,400.00
tio|Total Income|704,312.16

Expenses:
c|Advertising|2,250.00
c|Bad Debt Expense|16,000.00
c|Bank & Card Charges|13,870.00
c|Contracts|21,604.80
c|Dues, Licenses, Permits|540.00
c|Front Desk Purchases|5,975.00
c|Insurances|64,310.00
c|Payroll Expenses|298,115.00
c|Professional Fees|5,400.00
c|Property Tax Expense|48,212.16
c|Repairs and Supplies|61,250.20
c|Reserves1|45,900.00
c|Utilities|120,885.00
tco|Total Expenses|704,312.16

1 Reserves are 1,020 weeks at $45; see the reserve plan at the front desk.
^
Timber Notch Owners Association 2024 Budget
@ 2024 Budget;2024;b
Income:
i|Bonus Week Income|$   5,400.00
i|Front Desk Sales|12,500.00
i|HOA Resale|1,500.00
i|Interest|900.00
i|Late Fees|10,250.00
i|Maintenance Fees (1,020 weeks at $560)|571,200.00
i|Miscellaneous Income|250.00
i|Property Tax Revenue|46,108.08
i|Rental Commission|24,700.00
tio|Total Income|672,808.08

Expenses:
c|Advertising|2,250.00
c|Bad Debt Expense|18,000.00
c|Bank & Card Charges|12,945.00
c|Contracts|20,980.00
c|Dues, Licenses, Permits|540.00
c|Front Desk Purchases|6,300.00
c|Insurances|55,860.00
c|Payroll Expenses|286,330.00
c|Professional Fees|5,250.00
c|Property Tax Expense|46,108.08
c|Repairs and Supplies|58,690.00
c|Reserves1|40,800.00
c|Utilities|118,755.00
tco|Total Expenses|672,808.08`,
  ),
  pdf(
    {
      name: 'cobble-creek',
      association: 'Cobble Creek H.O.A.',
      stops: [185, 235, 290, 350, 410, 470, 545],
      page: { size: 8 },
    },
    `
Cobble Creek H.O.A
Income/Expense statement
September 2024
@ current period Actual;2024-09..2024-09;a | current period Budget;2024-09..2024-09;b | current period Variance;2024-09..2024-09;a;variance=1-2 | year-to-date Actual;2024-01..2024-09;a | year-to-date Budget;2024-01..2024-09;b | year-to-date Variance;2024-01..2024-09;a;variance=4-5 | Annual Budget;2024;b

||current period|||year-to-date||Annual
Description|Actual|Budget|Variance|Actual|Budget|Variance|Budget
Income:
i|Dues|$1,140|$0|$1,140|$57,000|$58,140|($1,140)|$58,140
i|Late Fees|$60|$0|$60|$240|$0|$240|$0
i|Miscellaneous|$4|$3|$1|$411|$27|$384|$36
tio|TOTAL|$1,204|$3|$1,201|$57,651|$58,167|($516)|$58,176
Expenses:
h|G&A
c|Legal Fees|$0|$100|($100)|$325|$900|($575)|$1,200
c|Accounting Fees|$300|$300|$0|$2,700|$2,700|$0|$3,600
c|Insurance|$0|$0|$0|$1,988|$1,850|$138|$1,850
c|Newsletters|$0|$25|($25)|$118|$225|($107)|$300
c|Postage|$41|$20|$21|$166|$180|($14)|$240
s|TOTAL|$341|$445|($104)|$5,297|$5,855|($558)|$7,190
h|Utilities
c|Electricity|$511|$525|($14)|$4,806|$4,725|$81|$6,300
s|TOTAL|$511|$525|($14)|$4,806|$4,725|$81|$6,300
h|Common area maintenance
c|Mowing|$2,410|$2,410|$0|$16,870|$16,870|$0|$19,280
c|Fertilizer etc.|$0|$350|($350)|$700|$1,050|($350)|$1,400
c|Flowers|$0|$0|$0|$633|$600|$33|$600
p|SUB TOTAL|$2,410|$2,760|($350)|$18,203|$18,520|($317)|$21,280
c|Irrigation|$188|$100|$88|$957|$900|$57|$1,000
c|Christmas decor|$0|$0|$0|$0|$0|$0|$750
s|TOTAL|$2,598|$2,860|($262)|$19,160|$19,420|($260)|$23,030
h|Lake care
c|Weed & algae|$460|$460|$0|$4,140|$4,140|$0|$5,060
c|Aeration|$0|$150|($150)|$1,290|$1,350|($60)|$1,800
c|Fountain electric|$402|$390|$12|$3,204|$3,510|($306)|$4,680
s|TOTAL|$862|$1,000|($138)|$8,634|$9,000|($366)|$11,540
tco|TOTAL EXPENSES|$4,312|$4,830|($518)|$37,897|$39,000|($1,103)|$48,060
no|NET|($3,108)|($4,827)|$1,719|$19,754|$19,167|$587|$10,116`,
  ),
] as const;
