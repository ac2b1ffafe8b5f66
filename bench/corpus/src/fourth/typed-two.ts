import { doc } from './write';

const pdf = doc('pdf');

/** Typed PDF files: a statement with negative expenses, a letter, shares, several associations. */
export const typedTwo = [
  pdf(
    {
      name: 'northgate-tower',
      association: 'Northgate Tower Condominium Corp.',
      stops: [330, 420, 510],
      page: { size: 8 },
    },
    `
*Northgate Tower Condominium Corp. - Budget compared to Actuals
1 April 2023 to 31 March 2024
@ Budget;2024/4;b | Actual;2024/4;a | Difference;2024/4;a;variance=2-1

h|*Income|Budget|Actual|Difference
i|condo fees|$884,400|$881,915|-$2,485
i|transfer to reserve fund|-$118,000|-$118,000|$0
i|guest suite|$5,400|$6,210|$810
i|parking & lockers|$21,600|$20,150|-$1,450
i|interest|$900|$2,344|$1,444
tio|Total|$794,300|$792,619|-$1,681

h|*Expenses
h|Administration
c|management fees|$84,000|$84,000|$0
c|bank charges|$600|$755|$155
c|insurance|$61,500|$68,902|$7,402
c|legal & audit|$9,000|$14,120|$5,120
c|office|$2,400|$1,873|-$527
s|sub-total|$157,500|$169,650|$12,150
The insurer moved our renewal to January and raised it twice in one fiscal year.
h|Utilities|Budget|Actual|Difference
c|electricity|$182,000|$176,480|-$5,520
c|water|$64,000|$66,935|$2,935
c|gas|$88,000|$71,204|-$16,796
c|telephones|$2,600|$2,581|-$19
s|sub-total|$336,600|$317,200|-$19,400
The utilities took up about 40% of the expenditures.
h|Contracts|Budget|Actual|Difference
c|security / concierge|$121,000|$123,640|$2,640
c|cleaning|$62,400|$62,400|$0
c|elevators|$17,800|$18,334|$534
c|landscaping & snow|$19,000|$22,715|$3,715
c|window cleaning|$3,200|$3,200|$0
c|garbage compactor lease|$7,200|$7,200|$0
s|sub-total|$230,600|$237,489|$6,889
h|Repairs|Budget|Actual|Difference
c|building|$41,000|$52,388|$11,388
c|mechanical|$22,000|$19,747|-$2,253
c|contingency|$6,600|$0|-$6,600
s|sub-total|$69,600|$72,135|$2,535
tco|Total Expenses|$794,300|$796,474|$2,174

no|Balance|$0|-$3,855|-$3,855`,
  ),
  pdf(
    {
      name: 'arlo-place',
      association: "Arlo Place Homeowners' Association",
      stops: [320, 410, 500],
      page: { size: 9, font: 'Times' },
    },
    `
*Arlo Place Homeowners' Association
*Balance Sheet
December 31, 2023
Assets
Cash - Operating||$ 9,114.27
Cash - Reserves||14,380.66
Total Assets||$ 23,494.93
Liabilities
Accounts Payable||$ 160.00
Prepaid Dues (2024)||3,900.00
Net Assets||19,434.93
^
*Arlo Place Homeowners' Association
*Statement of Operations
Year Ended December 31, 2023
@ Actual;2023;a | Budget;2023;b | Variance;2023;a;variance=1-2
|Actual|Budget|Variance
Revenue
i|Association Dues|$ 22,812.50|$ 23,400.00|(587.50)
i|Late Charges|390.00|-|390.00
i|Insurance Recovery Proceeds|-|-|-
i|Interest and Other Income|58.41|-|58.41
tio||23,260.91|23,400.00|(139.09)
Expenses
c|Accounting and Legal|485.00|500.00|(15.00)
c|Licenses/Taxes Expense|32.00|40.00|(8.00)
c|Insurance|1,145.00|1,100.00|45.00
c|NSF Homeowner|10.00|-|10.00
c|Management Fees|5,040.00|5,040.00|-
c|Office, Copies, Postage|774.18|600.00|174.18
c|Utilities|1,391.77|1,320.00|71.77
c|Grounds Maintenance|11,965.20|11,400.00|565.20
c|Other Expense|214.50|900.00|(685.50)
tco|Total Operating Expenses|21,057.65|20,900.00|157.65
no|Normal Operating Excess/(Shortfall)|2,203.26|2,500.00|(296.74)

si|Special Assessment Revenue - Mailboxes|4,200.00|-|4,200.00

n|Annual Excess/(Shortfall)|6,403.26|2,500.00|3,903.26`,
  ),
  pdf(
    {
      name: 'lantern-lake',
      association: 'Lantern Lake Property Owners',
      stops: [330, 430],
      page: { size: 10, font: 'Times' },
    },
    `
Lantern Lake Property Owners
P.O. Box 41

November 3, 2024

Dear Neighbors,

The Board met on October 22 and approved a budget of $71,900 for 2025. Our dues have been
$190 since 2017 and will be $215 per lot (310 lots) with payment due May 31 as usual. At the end of
2023 we had $58,406 in the bank, which is less than one year of expenses. Here is where it goes:
@ this year (est.);2024;j | next year;2025;b

|this year (est.)|next year
i|Dues, 310 lots|58,900|66,650
i|Boat stickers and guest passes|2,310|2,400
i|Pavilion rental|1,475|1,500
i|Interest on the CDs|1,180|1,350
ti|All income|63,865|71,900

c|Weed treatment and lake testing|19,850|21,500
c|Beach, rafts, and portable toilets|6,120|6,400
c|Mowing and greenbelt|10,400|11,000
c|Dam inspection and repairs|7,260|9,000
c|Insurance|6,905|7,400
c|Electric and well|1,244|1,300
c|Fireworks and socials|4,400|4,500
c|Postage, web site, meeting room|1,066|1,100
c|Security patrol|6,750|7,200
c|Set aside for dredging|2,500|2,500
tc|All expenses|66,495|71,900

n|Left over (short)|(2,630)|0

Last year's fence (we spent 8,240 on it) is not in these figures; it was paid from the dredging
savings, which hold 31,150 today. If you have questions, call me any evening but Tuesday.

Your Treasurer, Marlene`,
  ),
  pdf(
    {
      name: 'kestrel-club',
      association: 'Kestrel Club Residences',
      stops: [330, 430, 530],
      page: { size: 8.5 },
    },
    `
*Kestrel Club Residences
*Estimated 2025 Annual Budget - Maintenance Assessments
@ Annual Total;2025;b | Per Unit (24 Units);2025;b;per-unit=1/24 | Per Month;2025;b;other

|Annual Total|/ Unit|/ Unit / Month
i|Maintenance Assessments|$1,104,000|$46,000.00|$3,833.33
i|Guest Fees and Resale Charges|$38,400|$1,600.00|$133.33
ti|*TOTAL REVENUE|$1,142,400|$47,600.00|$3,966.67

h|*Operating Expenses
c|General & Administrative|$96,480|$4,020.00|$335.00
c|Accounting|$52,320|$2,180.00|$181.67
c|Guest Services|$148,800|$6,200.00|$516.67
c|Housekeeping|$241,200|$10,050.00|$837.50
c|Landscaping|$31,680|$1,320.00|$110.00
c|Repairs & Maintenance|$117,600|$4,900.00|$408.33
c|Utilities|$131,520|$5,480.00|$456.67
c|Insurance|$98,400|$4,100.00|$341.67
c|Café|($21,600)|($900.00)|($75.00)
s|SUBTOTAL - OPERATING EXPENSES|$896,400|$37,350.00|$3,112.50

h|*Reserves, Taxes & Management Fee
c|Capital Reserve - Common Area|$36,000|$1,500.00|$125.00
c|Capital Reserve - Residences|$84,000|$3,500.00|$291.67
c|Management Fee|$91,200|$3,800.00|$316.67
c|Excise Tax|$34,800|$1,450.00|$120.83
s|SUBTOTAL - RESERVES, TAXES & MGMT FEE|$246,000|$10,250.00|$854.17
tc|*TOTAL EXPENSES, RESERVES, TAXES & FEE|$1,142,400|$47,600.00|$3,966.67

Each Unit's assessment cannot be computed by multiplying its percentage interest by the totals shown.`,
  ),
  pdf(
    {
      name: 'ravenswood-master',
      association: 'Ravenswood Master Association',
      stops: [340, 440],
      page: { size: 9 },
    },
    `
*RAVENSWOOD MASTER ASSOCIATION, INC.
*Adopted Operating Budget, October 1, 2024 - September 30, 2025
@ FY 23-24 Budget;2024/10;b | FY 24-25 Budget;2025/10;b

|FY 23-24|FY 24-25
h|*REVENUE
i|Master Assessments (412 homes)|247,200|259,560
i|Villas Reimbursement - Irrigation|14,400|15,000
i|Gate Transponders|3,200|3,200
tio|TOTAL REVENUE|264,800|277,760
h|*EXPENSES
c|5010 Management|49,440|51,912
c|5120 Gatehouse Staffing|88,000|92,400
c|5200 Landscape - Common|61,500|63,900
c|5210 Irrigation & Pumps|18,760|20,100
c|5300 Electric - Streetlights|16,900|17,448
c|5400 Insurance|9,800|11,200
c|5900 Reserve Transfer|20,400|20,800
tco|TOTAL EXPENSES|264,800|277,760
no|EXCESS|0|0
^
*THE VILLAS AT RAVENSWOOD NEIGHBORHOOD, INC.
*Adopted Operating Budget, October 1, 2024 - September 30, 2025
@ FY 23-24 Budget;2024/10;b | FY 24-25 Budget;2025/10;b

|FY 23-24|FY 24-25
h|*REVENUE
i|Villa Assessments (60 x $260 x 12)|180,000|187,200
i|Paint & Roof Assessments|43,200|45,360
tio|TOTAL REVENUE|223,200|232,560
h|*EXPENSES
c|5010 Management|14,400|15,120
c|5200 Lawn & Shrub Contract|79,300|82,500
c|5215 Irrigation Reimb. to Master|14,400|15,000
c|5220 Mulch & Palms|12,900|13,400
c|5310 Pest & Termite|9,600|9,900
c|5400 Insurance|46,100|47,480
c|5900 Paint Reserve|19,200|20,160
c|5910 Roof Reserve|24,000|25,200
tco|TOTAL EXPENSES|219,900|228,760
no|EXCESS|3,300|3,800

Every villa pays both: Master $630/yr and Villas $3,876/yr.`,
  ),
] as const;
