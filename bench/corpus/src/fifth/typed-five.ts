import { doc } from '../fourth/write';

const pdf = doc('pdf');

/** Typed PDF files: a balance sheet behind the budget, shares of income, inset amounts and a hasty treasurer. */
export const typedFive = [
  pdf(
    {
      name: 'heather-glen',
      association: 'Heather Glen at Oakmont Homes Association',
      stops: [300, 375, 450, 525],
      page: { size: 9 },
    },
    `
*Heather Glen at Oakmont Homes Association
*Operating Results and 2025 Budget
@ 2024 Budget;2024;b | 2024 Actual;2024;a | Better (Worse);2024;a;variance=f2-1 | 2025 Budget;2025;b

|2024|2024|Better|2025
|Budget|Actual|(Worse)|Budget
h|Revenue
i|Association fees|171,360|171,360|0|176,256
i|Capital contribution at closing|1,800|3,000|1,200|1,800
i|Late fees|600|420|(180)|600
i|Interest, operating account|60|74|14|60
tio|Total revenue|173,820|174,854|1,034|178,716
h|Expense
c|Landscaping|61,200|61,200|0|63,040
c|Tree care|8,000|11,350|(3,350)|9,000
c|Snow and ice|9,500|6,212|3,288|9,500
c|Pond|4,600|4,600|0|4,740
c|Playground|1,500|388|1,112|1,500
c|Entrance and lighting|3,900|4,127|(227)|4,000
c|Water|12,300|13,466|(1,166)|13,400
c|Insurance|6,450|6,890|(440)|7,500
c|Management|24,480|24,480|0|25,214
c|Legal and accounting|3,500|2,718|782|3,500
c|Office and meetings|1,900|2,033|(133)|1,950
c|Contribution to reserves|34,000|34,000|0|35,000
tco|Total expense|171,330|171,464|(134)|178,344
no|Excess (shortage)|2,490|3,390|900|372
^
*Heather Glen at Oakmont Homes Association
*Balance Sheet, December 31, 2024

|Operating|Reserve|Total
*Assets
Cash - First National checking|31,206|-|31,206
Money market|-|88,450|88,450
Certificates of deposit|-|150,000|150,000
Fees receivable (net of 2,100 allowance)|4,785|-|4,785
Prepaid insurance|2,870|-|2,870
Due from operating|-|2,833|2,833
Total assets|38,861|241,283|280,144

*Liabilities and equity
Accounts payable|5,914|-|5,914
Prepaid fees|9,327|-|9,327
Due to reserve|2,833|-|2,833
Total liabilities|18,074|-|18,074
Equity, beginning of year|17,397|201,664|219,061
Current year|3,390|39,619|43,009
Total equity|20,787|241,283|262,070
Total liabilities and equity|38,861|241,283|280,144`,
  ),
  pdf(
    {
      name: 'alderbrook-reach',
      association: 'Alderbrook Reach Condominium Owners Association',
      stops: [290, 365, 425, 500, 555],
      page: { size: 8 },
    },
    `
Income Statement
Evergreen Tide Community Management
Properties: Alderbrook Reach Condominium Owners Association - 1200 Reach Way Tacoma, WA 98402
As of: Nov 2025
Accounting Basis: Accrual
Level of Detail: Detail View
@ Selected Month;2025-11..2025-11;a | % of Selected Month;2025-11..2025-11;a;percent | Year to Month End;2025-01..2025-11;a | % of Year to Month End;2025-01..2025-11;a;percent

Account Name|Selected|% of Selected|Year to|% of Year to
|Month|Month|Month End|Month End
h|Operating Income & Expense
h|  Income
i|    Homeowner Dues|31,248.00|97.52|343,728.00|97.79
i|    Late Fee|200.00|0.62|1,650.00|0.47
i|    Move In/Out Fee|300.00|0.94|2,700.00|0.77
i|    Parking Rental|295.00|0.92|3,245.00|0.92
i|    Interest Income|1.12|0.00|171.46|0.05
tio|  Total Operating Income|32,044.12|100.00|351,494.46|100.00
h|  Expense
h|    Administrative
c|      Management Fees|2,475.00|7.72|27,225.00|7.75
c|      Legal|0.00|0.00|4,318.50|1.23
c|      Licenses & Permits|0.00|0.00|612.00|0.17
s|    Total Administrative|2,475.00|7.72|32,155.50|9.15
h|    Utilities
c|      Electricity|1,866.40|5.82|19,204.77|5.46
c|      Water & Sewer|5,912.03|18.45|60,118.35|17.10
c|      Garbage|2,240.18|6.99|24,061.90|6.85
s|    Total Utilities|10,018.61|31.27|103,385.02|29.41
h|    Maintenance
c|      Elevator|845.00|2.64|9,295.00|2.64
c|      Janitorial|1,800.00|5.62|19,800.00|5.63
c|      Fire Systems|0.00|0.00|3,977.25|1.13
c|      General Repairs|3,108.66|9.70|27,645.12|7.87
c|      Landscaping|1,375.00|4.29|15,125.00|4.30
s|    Total Maintenance|7,128.66|22.25|75,842.37|21.58
c|    Insurance|5,604.00|17.49|60,030.00|17.08
c|    Reserve Contribution|7,000.00|21.84|77,000.00|21.91
tco|  Total Operating Expense|32,226.27|100.57|348,412.89|99.12
no|NOI - Net Operating Income|-182.15|-0.57|3,081.57|0.88
h|Other Income & Expense
h|  Other Income
ri|    Reserve Contribution Income|7,000.00||77,000.00|
ri|    Interest - Reserve CDs|914.22||9,702.80|
tir|  Total Other Income|7,914.22||86,702.80|
h|  Other Expense
rc|    Reserve - Decks Building B|48,120.00||131,455.00|
tcr|  Total Other Expense|48,120.00||131,455.00|
nr|Net Other Income|-40,205.78||-44,752.20|
n|Net Income|-40,387.93||-41,670.63|`,
  ),
  pdf(
    {
      name: 'old-mill-lane',
      association: 'Old Mill Lane Neighbors Association',
      stops: [390, 490],
      page: { size: 11, font: 'Times' },
    },
    `
*OLD MILL LANE NEIGHBORS ASSOCIATION
Annual Account of the Treasurer, year ended October 31, 2024
@ 2023-24;2023-11..2024-10;a

o|Balance on hand, November 1, 2023||6,118.42
Recieved:
i|  Dues, 37 at $150|5,550.00|
i|  Dues, 2 at $150 for last year|300.00|
i|  Yard sale tables|215.00|
i|  Interest on savings|64.38|
ti|  Total recieved||6,129.38
Payed:
c|  Grass, triangle and mill pond bank|2,275.00|
c|  Sluice gate repair|1,380.00|
c|  Liability insurence|742.00|
c|  Light at the bridge|196.14|
c|  Maintainence of footbridge|588.90|
c|  Hollyday wreaths|164.25|
c|  Stamps, envelops|71.40|
tc|  Total payed||5,417.69
l|Balance on hand, October 31, 2024||6,830.11
Of this, savings $4,500.00 and the remainder in checking.

Audited by Joan and Frank at the kitchen table, November 9, 2024.`,
  ),
] as const;
