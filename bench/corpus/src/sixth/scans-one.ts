import { doc } from '../fourth/write';
import { laid } from './write';

const pdf = laid('pdf');
const typed = doc('pdf');

/** Scanned documents: ordinary budgets and reports of treasurers. */
export const scansOne = [
  pdf(
    {
      name: 'aspen-court-scan',
      association: 'Aspen Court Homeowners Association',
      look: { size: 11, rules: 'totals', rowSpace: 1.5, margin: 72 },
      scan: { grade: 'clean', skew: 0.3, dpi: 300 },
    },
    `
*Aspen Court Homeowners Association
*2025 Budget
@ 2024 Actual;2024;a | 2025 Budget;2025;b

|2024 Actual|2025 Budget
h|*Income
i|  Dues, 34 homes|$44,880|$46,920
i|  Late fees|325|200
i|  Interest|211|180
tio|*  Total income|$45,416|$47,300
h|*Expenses
c|  Lawn maintenance|14,850|15,300
c|  Snow removal|6,240|6,000
c|  Fence painting|1,975|-
c|  Sprinkler system|1,418|1,500
c|  Water|4,906|5,100
c|  Electricity|732|760
c|  Insurance|2,488|2,650
c|  Accountant|900|925
c|  Office|264|300
c|  Reserve deposit|10,200|13,600
tco|*  Total expenses|$43,973|$46,135
no|*Surplus|$1,443|$1,165`,
  ),
  typed(
    {
      name: 'sawmill-road-scan',
      association: 'Sawmill Road Homeowners Group, Inc.',
      stops: [400, 500],
      page: { size: 11, font: 'Courier' },
      scan: { grade: 'fair', skew: -0.7 },
    },
    `
SAWMILL ROAD HOMEOWNERS GROUP, INC.
TREASURER'S REPORT FOR 2024
@ 2024;2024;a

o|BALANCE JANUARY 1, 2024||3,918.27

RECEIVED
i|  27 shares @ $220|5,940.00|
i|  1 share, 2023 late|220.00|
i|  Fine, overweight truck|100.00|
tio|TOTAL RECEIVED||6,260.00

SPENT
c|  Plowing, T. Beck|2,450.00|
c|  Gravel 60 tons|1,386.00|
c|  Grader rental|675.00|
c|  Insurance|588.00|
c|  Ditch and culvert|440.00|
c|  Post office box|92.00|
c|  Stamps, copies|61.84|
c|  State report|25.00|
tco|TOTAL SPENT||5,717.84

l|BALANCE DECEMBER 31, 2024||4,460.43

2025 ASSESSMENT WILL BE $235.
                         EARL WITTMER, TREAS.`,
  ),
  pdf(
    {
      name: 'dover-place-scan',
      association: 'Dover Place Condominium Association',
      look: { size: 9.5, leaders: true, rules: 'none', font: 'serif', margin: 66 },
      scan: { grade: 'fair', skew: 0.8 },
    },
    `
*Dover Place Condominium Association
*Approved Operating Budget
*Fiscal Year July 1, 2024 through June 30, 2025
@ 2023-24;2024/7;b | 2024-25;2025/7;b

|2023-24|2024-25
h|*INCOME
i|  Common area fees|158,760|166,320
i|  Laundry room|3,900|3,700
i|  Storage rental|1,440|1,440
i|  Interest|250|900
tio|*TOTAL INCOME|164,350|172,360
h|*UTILITIES
c|  Gas|26,500|25,800
c|  Electricity|7,200|7,650
c|  Water and sewer|18,400|19,700
c|  Refuse|6,960|7,280
s|  Subtotal|59,060|60,430
h|*MAINTENANCE
c|  Custodian|15,600|16,200
c|  Grounds|11,250|11,700
c|  Snow|7,500|7,500
c|  Boiler service|2,400|2,480
c|  Building repair|12,000|12,500
c|  Exterminator|1,080|1,120
s|  Subtotal|49,830|51,500
h|*ADMINISTRATION
c|  Management|14,700|15,140
c|  Insurance|16,850|19,600
c|  Audit and tax|2,100|2,200
c|  Legal|1,500|1,500
c|  Office expense|810|790
s|  Subtotal|35,960|39,230
c|*REPLACEMENT RESERVE|19,500|21,200
tco|*TOTAL EXPENSE|164,350|172,360`,
  ),
  pdf(
    {
      name: 'laurel-pointe-scan',
      association: 'Laurel Pointe Townhomes Association, Inc.',
      look: { size: 10, rules: 'totals', titleAlign: 'left' },
      scan: { grade: 'clean', skew: -0.4 },
    },
    `
*Laurel Pointe Townhomes Association, Inc.
c/o Tri-County Association Services, P.O. Box 2290

December 2, 2024

TO:  All owners
RE:  2025 assessment

Enclosed is the 2025 operating budget, which the Board approved at its November 20 meeting.
Beginning January 1, 2025 the monthly assessment is $228.00 (now $219.00). Owners enrolled in
automatic payment need do nothing. All others will receive a coupon book by December 20.

The increase is chiefly the master policy, which renewed at $41,300 against $33,750 a year ago,
and the second year of the siding repairs.
^
*Laurel Pointe Townhomes Association, Inc.
*2025 Operating Budget
@ 2024 Budget;2024;b | 2024 Projected;2024;j | 2025 Budget;2025;b

|2024 Budget|2024 Projected|2025 Budget
h|*Revenue
i|Assessments (72)|189,216|189,216|196,992
i|Late fees|1,000|1,625|1,200
i|Interest|100|384|300
tio|*Total Revenue|190,316|191,225|198,492
h|*Expenses
c|Management fee|15,120|15,120|15,552
c|Insurance|33,750|33,750|41,300
c|Lawn and shrubs|37,440|37,440|38,600
c|Snow and ice|16,000|11,870|15,000
c|Siding and trim repair|18,000|21,406|16,500
c|Roof leaks and gutters|7,500|6,984|7,500
c|Pest control|2,880|2,880|2,880
c|Water - irrigation|6,200|7,118|6,900
c|Street lights|3,900|4,012|4,100
c|Legal and audit|3,600|4,735|4,200
c|Postage, supplies, bank|1,350|1,204|1,360
c|Contribution to reserves|44,500|44,500|44,600
tco|*Total Expenses|190,240|191,019|198,492
no|*Excess (Deficit)|76|206|0`,
  ),
] as const;
