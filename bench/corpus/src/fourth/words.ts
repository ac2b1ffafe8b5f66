import { doc } from './write';

const docx = doc('docx');
const csv = doc('csv');
const txt = doc('txt');

/** Letters and minutes in Word, exports and e-mails. */
export const words = [
  docx(
    {
      name: 'oxbow-landing',
      association: 'Oxbow Landing Homeowners',
      stops: [4200, 5600, 7000, 8400, 9600],
    },
    `
*Oxbow Landing Homeowners
Minutes of the budget meeting, December 5, 2024
Present: 19 homes in person, 23 by proxy. Quorum was met.
The treasurer presented the budget below. Motion by Ken, second by Louise, carried 40-2.
@ 2024 Budget;2024;b | 2024 Proj. YE;2024;j | 2025 Budget;2025;b | Change;2025;b;variance=3-1
Description|2024 Budget|2024 Proj. YE|2025 Budget|Change
i|Dues ($55/mo x 76)|$47,424|$47,424|$50,160|$2,736
i|Late fees / other|$400|$655|$400|$0
tio|*Total income|$47,824|$48,079|$50,560|$2,736
c|Lawn care|$19,800|$19,800|$20,592|$792
c|Retention pond|$3,600|$3,450|$3,600|$0
c|Insurance|$3,900|$4,118|$4,500|$600
c|Street lights|$6,300|$6,412|$6,600|$300
c|Playground|$1,500|$622|$1,500|$0
c|Web site, mailings|$900|$874|$900|$0
c|Reserve (roads)*|$9,000|$9,000|$10,000|$1,000
tco|*Total expense|$45,000|$44,276|$47,692|$2,692
no|*Surplus|$2,824|$3,803|$2,868|$44
** The road reserve was $84,310 on November 30. Sealing in 2026 is quoted at $46,000.
Meeting adjourned 8:40.`,
  ),
  docx(
    {
      name: 'hearthstone-mews',
      association: 'Hearthstone Mews Condominium Association',
      stops: [6200, 8600],
      tabs: true,
    },
    `
*Hearthstone Mews Condominium Association
*Notice of Special Assessment and Supplemental Budget
To all owners: The balconies on the south side must be replaced. The full cost is assessed.
@ Supplemental budget;2025;b
Where the money comes from
si|Special assessment, 40 units x $6,900|276,000
si|From replacement reserve|50,000
tis|Total sources|326,000
Where it goes
sc|Contract, base bid|248,600
sc|Engineer|17,500
sc|City permits|3,150
sc|Contingency 10%|24,860
sc|Extra insurance during construction|2,400
sc|Attorney|4,500
sc|Loan interest for owners on the payment plan|24,990
tcs|Total uses|326,000
Your share is due in full on March 1, or $287.50 a month for 24 months.
This does not change the operating budget, which was mailed in October.`,
  ),
  docx(
    {
      name: 'twin-coves',
      association: 'Twin Coves Lake and Beach Association',
      stops: [5200, 7200, 9200],
    },
    `
*Twin Coves Lake & Beach Association
Treasurer's Report - Annual Meeting August 10, 2024
Fiscal year August 1, 2023 to July 31, 2024
@ Actual 23-24;2024/8;a | Proposed 24-25;2025/8;p
Checking and savings|Aug 1, 2023|July 31, 2024
Operating checking|$18,227.04|$20,019.21
Beach money market|$26,540.88|$27,112.03

Income|Actual 23-24|Proposed 24-25
i|Dues (118 of 124 paid)|$35,400.00|$37,200
i|Prior years' dues|$1,200.00|$600
i|Boat racks|$1,725.00|$1,750
i|Regatta (net)|$518.35|$500
tio|Total|$38,843.35|$40,050

Expenses|Actual 23-24|Proposed 24-25
c|Lifeguards|$13,880.00|$14,500
c|Beach sand and raft|$2,964.40|$1,500
c|Lake weed treatment|$9,350.00|$10,000
c|Insurance|$4,872.00|$5,100
c|Porta-john|$1,120.00|$1,200
c|Electric|$386.12|$400
c|Printing and mail|$478.66|$500
c|To beach money market|$4,000.00|$4,000
tco|Total|$37,051.18|$37,200

no|Net|$1,792.17|$2,850
Respectfully submitted, Dot`,
  ),
  docx(
    {
      name: 'northfield-pair',
      association: 'Northfield Commons I and II',
      stops: [4400, 6000, 7600, 9200],
    },
    `
*Northfield Commons - two associations, one manager
*Phase I Association (32 units)
@ 2024 Approved;2024;b | 2025 Approved;2025;b | Diff.;2025;b;variance=2-1
Phase I|2024 Approved|2025 Approved|Diff.
i|Owner fees|80,640|84,480|3,840
i|Interest|120|240|120
c|Shared grounds (40%)|14,800|15,400|600
c|Insurance|22,900|25,150|2,250
c|Water|11,300|11,700|400
c|Repairs|13,560|13,770|210
c|Management|7,680|7,900|220
c|Reserve|10,520|10,800|280
tco|Total Phase I|80,760|84,720|3,960

*Phase II Association (48 units)
@ 2024 Approved;2024;b | 2025 Approved;2025;b | Diff.;2025;b;variance=2-1
Phase II|2024 Approved|2025 Approved|Diff.
i|Owner fees|126,720|131,328|4,608
i|Interest|300|540|240
c|Shared grounds (60%)|22,200|23,100|900
c|Insurance|34,350|37,700|3,350
c|Water|17,400|18,000|600
c|Repairs|21,550|20,948|(602)
c|Management|11,520|11,850|330
c|Reserve|20,000|20,270|270
tco|Total Phase II|127,020|131,868|4,848

The grounds contract for the whole site is 38,500 in 2025 (37,000 in 2024).`,
  ),
  csv(
    { name: 'vireo-woods', association: 'Vireo Woods Community Association' },
    `
Vireo Woods Community Association
Income Statement - Operating - 12/31/2024
@ Current Actual;2024-12..2024-12;a | Current Budget;2024-12..2024-12;b | YTD Actual;2024;a | YTD Budget;2024;b | YTD Variance;2024;a;variance=f3-4
Account|Current Actual|Current Budget|YTD Actual|YTD Budget|YTD Variance
h|Income
i|4000 - Assessment Income|10,950.00|10,950.00|131,400.00|131,400.00|0.00
i|4110 - Late Fees|75.00|50.00|1,050.00|600.00|450.00
i|4200 - CC&R Fines|0.00|0.00|250.00|0.00|250.00
i|4900 - Reserve Allocation|-2,000.00|-2,000.00|-24,000.00|-24,000.00|0.00
tio|Total Income|9,025.00|9,000.00|108,700.00|108,000.00|700.00
h|Expense
c|5100 - Management Fees|1,690.00|1,690.00|20,280.00|20,280.00|0.00
c|5125 - Audit/Tax|0.00|0.00|1,950.00|2,000.00|50.00
c|5200 - Insurance|1,388.00|1,310.00|16,422.00|15,720.00|-702.00
c|5410 - Landscape Contract|4,100.00|4,100.00|49,200.00|49,200.00|0.00
c|5420 - Landscape Extras|612.50|300.00|4,338.75|3,600.00|-738.75
c|5610 - Electricity|233.91|240.00|2,701.14|2,880.00|178.86
c|5620 - Water|418.02|600.00|9,847.66|9,600.00|-247.66
c|5710 - Gate Maintenance|0.00|150.00|2,216.00|1,800.00|-416.00
tco|Total Expense|8,442.43|8,390.00|106,955.55|105,080.00|-1,875.55
no|Operating Net Income|582.57|610.00|1,744.45|2,920.00|-1,175.55`,
  ),
  csv(
    { name: 'canal-street-lofts', association: 'Canal Street Lofts', minus: true },
    `
Canal Street Lofts
@ Budget 2025;2025;b | Notes;2025;b;words
Category|Budget 2025|Notes
i|Assessments (16 lofts)|67,200|$350/mo
i|Roof deck rentals|900|
c|Insurance|-15,880|
c|Elevator|-6,240|contract 3%
c|Fire alarm monitoring|-1,140|
c|Cleaning|-7,800|
c|Water|-8,350|
c|Electric|-3,960|
c|Gas|-4,410|
c|Garbage|-2,890|
c|Accounting|-2,400|
c|Repairs|-5,500|
c|Reserve savings|-8,400|$43.75/loft
n|Left|1,130|`,
  ),
  txt(
    { name: 'heron-marsh', association: 'Heron Marsh Road and Drainage Assoc.', stops: [40, 54] },
    `
From: treasurer
Subject: budget for Saturday

Folks, here is what I have for Heron Marsh Road and Drainage Assoc. Numbers for 2024 are final.
@ 2024;2024;a | 2025;2025;p

|2024|2025 plan
i|Road assessment|22,750|24,500
i|Drainage assessment|9,100|9,100
i|Interest|212|200
ti|IN|32,062|33,800

c|Snow|8,430|8,000
c|Asphalt patching|6,120|7,500
c|Ditch mowing|3,300|3,400
c|Pump station power|2,846|2,900
c|Pump repair|1,975|2,500
c|Insurance|1,690|1,800
c|Misc|287|300
c|Paving savings|6,000|7,000
tc|OUT|30,648|33,400

n|LEFT|1,414|400

Savings for paving stand at 41,930 after the December deposit. See you at 10.`,
  ),
  txt(
    { name: 'pelican-walk', association: 'Pelican Walk Condominium', stops: [36, 50, 64, 78] },
    `
PELICAN WALK CONDOMINIUM ASSOCIATION, INC.        RUN 01/14/2025  PAGE 1
REVENUE AND EXPENSE REPORT   PERIOD ENDING 06/30/2024
@ YTD ACTUAL;2024-01..2024-06;a | YTD BUDGET;2024-01..2024-06;b | VARIANCE;2024-01..2024-06;a;variance=f1-2 | ANNUAL BUDGET;2024;b
                          YTD ACTUAL    YTD BUDGET      VARIANCE  ANNUAL BUDGET
h|REVENUE
i|  0410 MAINTENANCE FEES|113,400.00|113,400.00|0.00|226,800.00
i|  0420 LATE CHARGES|275.00|0.00|275.00|0.00
i|  0430 LAUNDRY|1,318.50|1,200.00|118.50|2,400.00
tio|  TOTAL REVENUE|114,993.50|114,600.00|393.50|229,200.00
h|EXPENSE
c|  0510 MANAGEMENT|9,900.00|9,900.00|0.00|19,800.00
c|  0520 INSURANCE|42,716.00|39,000.00|(3,716.00)|78,000.00
c|  0530 POOL|3,212.75|3,300.00|87.25|6,600.00
c|  0540 GROUNDS|11,100.00|11,100.00|0.00|22,200.00
c|  0550 ELEVATOR|4,488.00|4,500.00|12.00|9,000.00
c|  0560 UTILITIES|19,035.41|20,100.00|1,064.59|40,200.00
c|  0570 REPAIRS|9,846.20|7,500.00|(2,346.20)|15,000.00
c|  0580 RESERVES|19,200.00|19,200.00|0.00|38,400.00
tco|  TOTAL EXPENSE|119,498.36|114,600.00|(4,898.36)|229,200.00
no|  NET|(4,504.86)|0.00|(4,504.86)|0.00`,
  ),
] as const;
