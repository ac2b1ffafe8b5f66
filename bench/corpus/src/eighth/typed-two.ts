import { laid } from '../sixth/write';

const pdf = laid('pdf');
const txt = laid('txt');

/** Typed PDF files and one text file: reports of treasurers, with reserve funds and balances. */
export const typedTwo = [
  pdf(
    {
      name: 'sandpiper-hangars',
      association: 'Sandpiper Field Airpark Property Owners Association',
      look: { size: 9.5, titleAlign: 'left', rules: 'totals' },
    },
    `
*Sandpiper Field Airpark Property Owners Association
*Treasurer's Report, Year Ended December 31, 2024
The runway was crack-sealed in September. Please note that the fuel tank is a pass-through: members buy what we buy.
@ 2024 Actual;2024;a | 2024 Budget;2024;b | 2025 Budget;2025;b

|2024 Actual|2024 Budget|2025 Budget
h|*GENERAL FUND
i|Dues, 61 lots @ $900 (2025: $950)|54,900.00|54,900.00|57,950.00
i|Hangar ground leases|7,440.00|7,440.00|7,440.00
i|Fuel sold to members|31,866.45|28,000.00|30,000.00
i|Visitor tie-downs|315.00|200.00|250.00
tio|*Total|94,521.45|90,540.00|95,640.00
c|Fuel purchased|30,912.20|27,200.00|29,200.00
c|Runway mowing, 22 times|9,900.00|10,500.00|10,500.00
c|Runway lights and PAPI|3,118.76|2,000.00|2,500.00
c|Crack sealing|8,450.00|9,000.00|-
c|Taxiway C patch|-|-|6,000.00
c|Airport liability|7,612.00|7,400.00|7,950.00
c|Windsock, AWOS phone line|742.18|700.00|750.00
c|Snow|2,260.00|4,000.00|4,000.00
c|Legal and corporate filing|385.00|500.00|500.00
c|To runway fund|25,000.00|25,000.00|30,000.00
tco|*Total|88,380.14|86,300.00|91,400.00
no|*Over (short)|6,141.31|4,240.00|4,240.00

@ 2024 Actual;2024;a | 2024 Budget;2024;b | 2025 Budget;2025;b
h|*RUNWAY FUND
o|On hand January 1|142,377.91|142,377.91|173,010.30
ri|From general fund|25,000.00|25,000.00|30,000.00
ri|CD interest|5,632.39|3,500.00|5,000.00
rc|Engineer, overlay design|-|-|18,500.00
l|On hand December 31|173,010.30|170,877.91|189,510.30
The overlay is expected in 2028 at about $410,000.`,
  ),
  pdf(
    {
      name: 'old-quarry-pond',
      association: 'Old Quarry Pond Association',
      look: { font: 'serif', size: 11, titleAlign: 'center', rules: 'none', indent: 16 },
    },
    `
*OLD QUARRY POND ASSOCIATION
*TREASURER'S REPORT TO THE ANNUAL MEETING
*July 6, 2025
Covers June 1, 2024 to May 31, 2025
@ ;2024/6;a

o|Checkbook balance June 1, 2024|6,218.44
h|Receipts:
i|  Dues, 47 families at $140|6,580.00
i|  Dues in arrears collected|280.00
i|  Swim lesson fees|1,125.00
i|  T-shirts|396.00
i|  Interest|3.12
ti|    Total receipts|8,384.12
h|Disbursements:
c|  Weed harvester, 3 days|2,850.00
c|  Water tests|432.00
c|  Lifeguard, July and August|2,400.00
c|  Dock boards and hardware|611.37
c|  Sand, 2 loads|540.00
c|  Portable toilet|525.00
c|  Insurance|988.00
c|  T-shirts|310.50
c|  Mailing|71.26
tc|    Total disbursements|8,728.13
l|Checkbook balance May 31, 2025|5,874.43

Savings account (dam repair) is separate and holds $18,904.17, up from $18,511.06.
Proposed: dues stay at $140. Respectfully submitted, Nan Ruggiero`,
  ),
  pdf(
    {
      name: 'briarwood-manor-ny',
      association: 'Briarwood Manor Tenants Corp.',
      look: { size: 8.5, margin: 48, rules: 'totals', boldHeadings: true },
    },
    `
*BRIARWOOD MANOR TENANTS CORP.
*Operating Budget for the Year Ending December 31, 2025
21,480 shares
@ 2023 Audited;2023;a | 2024 Budget;2024;b | 2024 Forecast;2024;j | 2025 Budget;2025;b

|Audited 2023|Budget 2024|Forecast 2024|Budget 2025
h|*RECEIPTS
i|Maintenance ($54.20; 2025: $56.37 per share)|1,129,848|1,164,216|1,164,216|1,210,827
i|Commercial rent (cleaners, deli)|121,500|124,800|124,800|128,300
i|Less: STAR and co-op abatement credits to shareholders|(88,410)|(91,000)|(92,118)|(93,000)
i|Abatement received from the City|88,410|91,000|92,118|93,000
i|Laundry|9,600|9,600|9,600|9,600
i|Storage bins|6,240|6,300|6,720|6,700
i|Sublet and transfer fees|14,375|8,000|11,250|8,000
tio|*TOTAL RECEIPTS|1,281,563|1,312,916|1,316,586|1,363,427
h|*EXPENSES
h|Payroll
c|  Superintendent and porters|184,922|190,400|191,007|196,900
c|  Payroll taxes and 32BJ benefits|78,106|81,200|82,444|87,300
h|Utilities
c|  Gas and oil|117,288|126,000|109,871|119,000
c|  Electric|31,905|33,000|34,126|35,000
c|  Water and sewer|61,730|64,900|66,318|71,500
h|Property
c|  Repairs|71,446|65,000|79,252|70,000
c|  Elevator contract|11,520|11,900|11,900|12,300
c|  Insurance|78,214|89,900|91,640|103,500
c|  Supplies|12,871|13,000|12,604|13,000
h|Administrative
c|  Managing agent|52,000|53,560|53,560|55,200
c|  Legal and accounting|23,150|24,000|26,480|24,500
c|  Office, telephone, licenses|9,733|9,500|9,911|9,800
h|Taxes and debt
c|  Real estate taxes|301,877|318,500|316,233|330,900
c|  Corporation taxes|3,150|3,500|3,340|3,500
c|  Mortgage interest and principal|211,260|211,260|211,260|211,260
tco|*TOTAL EXPENSES|1,249,172|1,295,620|1,299,946|1,343,660
no|*SURPLUS (DEFICIT)|32,391|17,296|16,640|19,767`,
  ),
  txt(
    {
      name: 'camas-prairie-roads',
      association: 'Camas Prairie Ranchettes Road Association',
      look: { size: 10, titleAlign: 'left', leaders: true, rules: 'none', boldTotals: false },
    },
    `
Camas Prairie Ranchettes Road Association
Where the money went, 2024, and what we propose for 2025
@ 2024;2024;a | 2025;2025;p

|2024|2025 proposed
ti|*What came in|26,150|25,450
i|  Road dues (83 parcels at $275; 2025 at $300)|22,825|24,900
i|  Logging truck surcharge|1,400|
i|  Past-due parcels, liens released|1,925|550
tc|*What went out|28,801|26,810
c|  Grading, spring and fall|7,800|8,200
c|  Crushed rock, 412 tons|8,446|9,000
c|  Dust control on lower three miles|2,975|3,100
c|  Plowing|4,650|5,500
c|  Culvert at mile 2.2|3,890|
c|  Signs|212|150
c|  Insurance|640|665
c|  Stamps, P.O. box, bank|188|195
n|Difference|(2,651)|(1,360)
Difference in 2024 came out of the checking account, which went from $9,904 to $7,253. No reserve account is maintained.`,
  ),
] as const;
