import { doc } from '../fourth/write';

const pdf = doc('pdf');

/** Typed PDF files: packets, comparisons and statements of cash. */
export const typedOne = [
  pdf(
    {
      name: 'quail-hollow-packet',
      association: 'Quail Hollow Crossing Homeowners Association',
      stops: [370, 450, 530],
      page: { size: 9, font: 'Times' },
    },
    `
*Quail Hollow Crossing Homeowners Association
*Annual Meeting Packet - Tuesday, January 21, 2025, 7:00 p.m., Elementary School Cafeteria

Dear Neighbors,

The Board met five times in 2024. We replaced 41 mailboxes, settled the drainage dispute with the county for $6,500
and held dues at $310 a year for the third time. In 2025 dues will be $325, the first increase since 2021.
Eleven homes still owe 2024 dues, $3,410 in all; four of them have been sent to the attorney.

Agenda
  1. Call to order, quorum (72 homes in person or by proxy)
  2. Minutes of January 23, 2024
  3. Reports: ponds, architectural review, welcome committee
  4. Treasurer: 2025 budget, page 2
  5. Election of two directors for three years
  6. Open floor, 30 minutes

Proxies may be left in the drop box at 114 Covey Court until noon on the 21st.
^
*2025 Budget (214 homes)
@ 2024 Budget;2024;b | 2024 Actual (unaudited);2024;a | 2025 Budget;2025;b
The Board adopted this budget on December 3. It is for your information; no vote of the members is needed.

|2024 Budget|2024 Actual|2025 Budget
||(unaudited)|
h|*Revenue
i|Dues, 214 homes at $310 (2025: $325)|66,340|66,340|69,550
i|Late charges and interest|600|1,114|900
i|Transfer fees ($75 per closing)|750|1,050|750
i|County drainage settlement|-|6,500|-
tio|*Total revenue|67,690|75,004|71,200

h|*Grounds
c|Mowing and trimming|24,900|24,900|25,650
c|Ponds: algae and fountains|8,400|9,127|9,000
c|Entrance beds, mulch|4,200|3,866|4,200
c|Tree work|3,000|4,475|3,500
c|Drainage swale, Covey Court|-|5,900|-
s|Total grounds|40,500|48,268|42,350
h|*Utilities
c|Street lights|7,300|7,512|7,700
c|Irrigation water|2,600|2,241|2,600
s|Total utilities|9,900|9,753|10,300
h|*Administration
c|Bookkeeper|4,800|4,800|5,040
c|Insurance|3,150|3,398|3,600
c|Legal and collections|2,000|3,260|2,500
c|Meetings, mailing, web site|1,350|1,102|1,300
c|Block party and yard-of-the-month|700|641|700
s|Total administration|12,000|13,201|13,140
c|*To reserve fund|5,000|5,000|5,250
tco|*Total expenses|67,400|76,222|71,040

no|*Revenue over expenses|290|(1,218)|160
^
*Reserve fund and questions we expect

The reserve fund held $48,906 on December 31, 2024, up from $43,207, after the 2024 transfer and $699 of interest.
The two fountains (about $9,000 each) and the entrance wall ($22,000) are what it is for.

Why not lower dues? Mowing is 36 cents of each dollar, and the contract rises 3 percent in March.
Why is there money left in the 2024 column? The settlement came in before the swale was finished.
If you wish to see invoices, write to the treasurer.`,
  ),
  pdf(
    {
      name: 'birchmont-towers',
      association: 'Birchmont Towers Condominium Trust',
      stops: [275, 325, 375, 420, 455, 570],
      page: { size: 7.5 },
    },
    `
*BIRCHMONT TOWERS CONDOMINIUM TRUST
*2026 Proposed Operating Budget - Draft 2 for owner comment
@ 2025 Approved;2025;b | 2025 Projected;2025;j | 2026 Proposed;2026;p | $ Change;2026;p;variance=3-1 | % Change;2026;p;percent=4/1 | Notes;2026;p;words

|2025|2025|2026|$|%|
GL Account|Approved|Projected|Proposed|Change|Change|Notes
h|*INCOME
i|4010 Condominium Fees|1,124,640|1,124,640|1,200,174|75,534|6.7%|6.7% increase, 142 units
i|4020 Garage Spaces|63,360|62,040|66,000|2,640|4.2%|110 at $50
i|4050 Storage Lockers|8,640|8,520|8,640|0|0.0%|
i|4070 Move-In/Move-Out Fees|6,000|8,250|7,500|1,500|25.0%|
i|4080 Laundry Commissions|9,200|7,866|7,800|(1,400)|(15.2%)|New lease, lower share
i|4090 Late Fees and Fines|2,500|3,915|3,000|500|20.0%|
i|4210 Cell Antenna Lease|31,212|31,212|32,148|936|3.0%|3% escalator
tio|*TOTAL INCOME|1,245,552|1,246,443|1,325,262|79,710|6.4%|
h|*ADMINISTRATIVE
c|5010 Management Fee|71,400|71,400|73,542|2,142|3.0%|
c|5020 Legal|12,000|18,430|15,000|3,000|25.0%|Two collections pending
c|5030 Audit and Tax|8,200|8,200|8,450|250|3.0%|
c|5040 Office, Postage, Portal|6,600|6,214|6,700|100|1.5%|
c|5090 Bad Debt|5,000|2,180|4,000|(1,000)|(20.0%)|
s|Total Administrative|103,200|106,424|107,692|4,492|4.3%|
h|*PAYROLL
c|5110 Superintendent|78,500|78,500|81,250|2,750|3.5%|
c|5120 Porters (2)|84,240|81,977|87,200|2,960|3.5%|
c|5130 Concierge Contract|218,400|218,400|226,000|7,600|3.5%|24/7, wage floor +3.5%
c|5190 Taxes and Benefits|47,300|46,115|49,600|2,300|4.9%|
s|Total Payroll|428,440|424,992|444,050|15,610|3.6%|
h|*UTILITIES
c|5210 Electricity|96,000|103,775|106,000|10,000|10.4%|Supply contract ends 3/26
c|5220 Gas|71,500|68,214|72,000|500|0.7%|
c|5230 Water and Sewer|88,000|91,340|96,500|8,500|9.7%|
c|5240 Telephone, Elevator Lines|4,800|5,196|5,300|500|10.4%|
s|Total Utilities|260,300|268,525|279,800|19,500|7.5%|
h|*MAINTENANCE
c|5310 Elevators|38,900|38,900|40,070|1,170|3.0%|
c|5320 HVAC and Boilers|29,000|35,618|31,000|2,000|6.9%|
c|5330 Life Safety|14,500|12,975|15,000|500|3.5%|5-year sprinkler test
c|5340 Plumbing|18,000|24,460|20,000|2,000|11.1%|
c|5350 Trash Removal|26,400|26,400|28,250|1,850|7.0%|
c|5360 Grounds and Snow|22,500|21,385|23,200|700|3.1%|
c|5370 General Repairs|24,000|22,791|24,000|0|0.0%|
s|Total Maintenance|173,300|182,529|181,520|8,220|4.7%|
h|*FIXED
c|5410 Master Insurance|118,000|126,540|139,000|21,000|17.8%|Broker says 10% in April
c|5420 Real Estate Tax, Super's Unit|5,100|5,066|5,200|100|2.0%|
s|Total Fixed|123,100|131,606|144,200|21,100|17.1%|
c|5900 Replacement Reserve|156,000|156,000|168,000|12,000|7.7%|14% of fees
tco|*TOTAL EXPENSES|1,244,340|1,270,076|1,325,262|80,922|6.5%|
no|*NET OPERATING INCOME|1,212|(23,633)|0|(1,212)|(100.0%)|

Fees by percentage interest are listed on the next mailing. Comments to the office by November 14.`,
  ),
  pdf(
    {
      name: 'cottonwood-bend',
      association: 'Cottonwood Bend Patio Homes Association',
      stops: [420, 510],
      page: { size: 10, font: 'Times' },
    },
    `
*COTTONWOOD BEND PATIO HOMES ASSOCIATION
*STATEMENTS OF CASH RECEIPTS AND DISBURSEMENTS
Years ended June 30, 2025 and 2024
(Compiled without audit; substantially all disclosures omitted)
@ 2025;2024-07..2025-06;a | 2024;2023-07..2024-06;a

|2025|2024
o|CASH, beginning of year|$  110,209|$  91,204
h|RECEIPTS
i|  Monthly assessments|116,928|113,400
i|  Assessments received in advance|1,218|1,742
i|  Insurance dividend|604|-
i|  Interest|2,377|1,590
ti|  Total receipts|121,127|116,732
h|DISBURSEMENTS
c|  Lawn service|32,480|31,600
c|  Exterior painting, buildings 4-6|18,950|-
c|  Roof repairs|7,115|9,864
c|  Insurance|27,318|23,075
c|  Trash|9,576|9,240
c|  Water, common|3,811|3,466
c|  Snow removal|4,260|6,925
c|  Management fee|11,700|11,340
c|  Accounting and legal|1,850|1,625
c|  Postage and copies|437|388
c|  Federal income tax|318|204
tc|  Total disbursements|117,815|97,727
n|EXCESS OF RECEIPTS OVER DISBURSEMENTS|3,312|19,005
l|CASH, end of year|$  113,521|$  110,209

See accountant's compilation report.`,
  ),
  pdf(
    {
      name: 'seagrape-cay',
      association: 'Seagrape Cay Condominium Association, Inc.',
      stops: [365, 450, 540],
      page: { size: 8 },
    },
    `
*Seagrape Cay Condominium Association, Inc. (84 units)
*Approved Budget, January 1 through December 31, 2025
@ 2024 Approved;2024;b | 2025 Approved;2025;b | Per Unit / Mo. (avg.);2025;b;per-unit=2/1008

|2024 Approved|2025 Approved|Per Unit / Mo. (avg.)
h|*REVENUES
i|Maintenance Assessments|588,168|642,600|637.50
i|Reserve Assessments|142,800|201,600|200.00
i|Application Fees|1,500|1,800|1.79
i|Interest - Operating|240|600|0.60
tio|*TOTAL REVENUES|732,708|846,600|839.88
h|*OPERATING EXPENSES
c|Administration|9,450|9,900|9.82
c|Division Fees ($4 x 84)|336|336|0.33
c|Management|46,800|48,672|48.29
c|Insurance - Property/Wind/Flood|254,310|291,900|289.58
c|Insurance - Liability, D&O, Crime|19,740|21,120|20.95
c|Landscape|41,400|42,642|42.30
c|Pool and Spa|14,280|14,700|14.58
c|Elevators (3)|17,940|18,480|18.33
c|Fire Alarm, Sprinkler, Backflow|9,600|10,150|10.07
c|Electricity|31,500|32,800|32.54
c|Water and Sewer|71,250|76,200|75.60
c|Cable Bulk|49,392|51,408|51.00
c|Pest and Termite|6,450|6,600|6.55
c|Repairs and Maintenance|14,000|15,500|15.38
c|Legal and Audit|3,460|4,592|4.56
Taxes on Association Property|N/A|N/A|
Rent for Recreational Facilities|N/A|N/A|
s|*TOTAL OPERATING EXPENSES|589,908|645,000|639.88
c|*RESERVES (see schedule)|142,800|201,600|200.00
tco|*TOTAL EXPENSES AND RESERVES|732,708|846,600|839.88

*ASSESSMENT BY UNIT TYPE, PAYABLE MONTHLY
z|Type A, 1 BR, 28 units, share 0.9524% each|580.14|670.01
z|Type B, 2 BR, 40 units, share 1.2500% each|761.43|879.38
z|Type C, corner, 16 units, share 1.4583% each|888.31|1,025.91
^
*Seagrape Cay - Statutory Reserve Schedule 2025 (straight line)
Component|Life / Remaining|Replacement Cost|2025 Funding
Roofs (3 buildings)|20 / 7|$1,120,000|$96,400
Painting and waterproofing|8 / 3|$310,000|$52,000
Paving and sealcoat|18 / 5|$164,000|$19,200
Pool and deck|12 / 6|$98,000|$9,000
Elevator modernization|30 / 11|$420,000|$25,000
Total funding|||$201,600
Owners voted 51 to 19 on November 12 against waiving any part of the reserves.`,
  ),
] as const;
