import { laid } from '../sixth/write';

const pdf = laid('pdf');

/** Typed PDF files: ordinary budgets. */
export const typedOne = [
  pdf(
    {
      name: 'sparrow-field',
      association: 'Sparrow Field Homeowners Association',
      look: { size: 10.5, rowSpace: 1.45, margin: 72 },
    },
    `
*SPARROW FIELD HOMEOWNERS ASSOCIATION
*2026 Annual Budget
Adopted October 20, 2025
Annual assessment: $540 per lot (94 lots), due January 31
@ 2025 Budget;2025;b | 2026 Budget;2026;b

|2025 Budget|2026 Budget
h|*REVENUE
i|Annual Assessments|$48,880|$50,760
i|Late Fees|400|400
i|Transfer Fees|900|750
tio|*Total Revenue|$50,180|$51,910

h|*EXPENSES
c|Mowing and Trimming|17,400|18,100
c|Entrance Beds|2,600|2,600
c|Retention Pond Treatment|3,120|3,240
c|Street Light Electric|5,940|6,210
c|Snow Removal - Cul-de-sacs|4,500|4,500
c|Liability and D&O Insurance|2,870|3,065
c|Management Fee|7,332|7,614
c|Postage and Copies|700|650
c|Legal|1,000|1,000
c|Tax Return|325|350
c|Contribution to Reserves|4,200|4,400
tco|*Total Expenses|$49,987|$51,729

no|*Surplus (Deficit)|$193|$181`,
  ),
  pdf(
    {
      name: 'wexford-mill',
      association: 'Wexford Mill Condominium Association, Inc.',
      look: { size: 9, rules: 'totals', codes: 'column', labelAlign: 'left', margin: 60 },
    },
    `
*Wexford Mill Condominium Association, Inc.
*Approved Operating Budget
*Fiscal Year July 1, 2025 - June 30, 2026
@ FY 24/25 Budget;2024/7;b | FY 24/25 Projected;2024/7;j | FY 25/26 Budget;2025/7;b | % Change;2025/7;b;percent

GL|Account|FY 24/25 Budget|FY 24/25 Projected|FY 25/26 Budget|% Change
h|*Income
i|Condominium Fees{4000}|318,240|318,240|334,152|5.0%
i|Garage Spaces{4100}|21,600|20,850|21,600|0.0%
i|Laundry Lease{4200}|4,800|4,455|4,500|-6.2%
i|Late Charges{4300}|1,500|2,310|2,000|33.3%
tio|*Total Income|346,140|345,855|362,252|4.7%
h|*Utilities
c|Gas{5010}|46,000|41,873|44,500|-3.3%
c|Electric - Common{5020}|17,200|18,066|18,800|9.3%
c|Water & Sewer{5030}|38,900|41,212|43,000|10.5%
s|*Total Utilities|102,100|101,151|106,300|4.1%
h|*Contract Services
c|Management{5110}|28,080|28,080|29,200|4.0%
c|Elevator{5120}|6,900|6,900|7,245|5.0%
c|Cleaning{5130}|13,260|13,260|13,800|4.1%
c|Fire Alarm Monitoring{5140}|2,150|2,480|2,300|7.0%
c|Trash{5150}|9,720|10,044|10,400|7.0%
c|Exterminating{5160}|1,440|1,440|1,440|0.0%
s|*Total Contract Services|61,550|62,204|64,385|4.6%
h|*Repairs & Maintenance
c|Building Repairs{5210}|24,000|29,315|26,000|8.3%
c|Plumbing{5220}|8,500|6,720|8,000|-5.9%
c|Snow{5230}|11,000|8,440|11,000|0.0%
c|Grounds{5240}|7,600|7,600|7,900|3.9%
s|*Total Repairs & Maintenance|51,100|52,075|52,900|3.5%
h|*Administrative
c|Insurance{5310}|52,700|56,911|61,500|16.7%
c|Audit & Tax{5320}|4,200|4,200|4,350|3.6%
c|Legal{5330}|3,500|1,905|3,500|0.0%
c|Office{5340}|1,900|2,216|2,000|5.3%
s|*Total Administrative|62,300|65,232|71,350|14.5%
c|*Reserve Funding{6000}|69,090|69,090|67,317|-2.6%
tco|*Total Expenses & Reserves|346,140|349,752|362,252|4.7%
no|*Net Income (Loss)|0|(3,897)|0|`,
  ),
  pdf(
    {
      name: 'four-chimneys',
      association: 'Four Chimneys Condominium Trust',
      look: { font: 'serif', size: 11, rowSpace: 1.5, titleAlign: 'left', margin: 80, rules: 'none' },
    },
    `
*Four Chimneys Condominium Trust
12-18 Larch Street
Budget 2025 (same fees as last year)
@ 2025;2025;b

h|Coming in
i|Unit 1 (31%)|$4,464.00
i|Unit 2 (27%)|$3,888.00
i|Unit 3 (22%)|$3,168.00
i|Unit 4 (20%)|$2,880.00
tio|*|$14,400.00

h|Going out
c|Master policy|$6,120.00
c|Water bills|$2,340.00
c|Hall and porch lights|$410.00
c|Snow (Ray)|$900.00
c|Lawn (Ray)|$1,050.00
c|Gutters, both sides|$380.00
c|Accountant|$275.00
c|Savings for roof|$2,900.00
tco|*|$14,375.00
no|Left over|$25.00`,
  ),
  pdf(
    {
      name: 'lindley-grove',
      association: 'Lindley Grove Townhouse Association',
      look: { size: 9.5, shade: true, rules: 'grid', titleAlign: 'center' },
    },
    `
*Lindley Grove Townhouse Association
*2025 Budget Comparison
72 Townhouses - St. Paul, Minnesota
@ 2023 Actual;2023;a | 2024 Budget;2024;b | 2024 Actual 9 months;2024-01..2024-09;a | 2025 Budget;2025;b

|2023 Actual|2024 Budget|2024 Actual (9 months)|2025 Budget
h|*Income
i|Association Dues|198,720|207,360|155,520|216,000
i|Interest|611|500|584|600
i|Miscellaneous|1,075|300|225|300
tio|*Total Income|200,406|208,160|156,329|216,900
h|*Expenses
c|Snow Plowing|21,870|26,000|14,212|26,000
c|Lawn Maintenance|31,200|32,400|25,920|33,700
c|Tree Care|5,940|6,000|7,115|6,500
c|Refuse & Recycling|15,552|16,100|12,113|16,700
c|Water & Sewer|27,415|28,000|21,339|29,400
c|Insurance|39,880|44,500|35,177|51,800
c|Management|15,120|15,550|11,663|16,020
c|Building Maintenance|12,306|13,000|8,944|13,000
c|Legal & Audit|2,985|2,700|2,450|2,800
c|Office & Meetings|1,160|1,200|902|1,200
c|Replacement Fund|22,700|22,700|17,025|19,780
tco|*Total Expenses|196,128|208,150|156,860|216,900
no|*Net Income|4,278|10|(531)|0`,
  ),
  pdf(
    {
      name: 'tupelo-crossing',
      association: 'Tupelo Crossing Community Association, Inc.',
      look: { size: 8.5, titleAlign: 'left', indent: 12, leaders: true, rules: 'none' },
    },
    `
*Tupelo Crossing Community Association, Inc.
*2026 Approved Budget
412 Homes
Monthly assessment per home: $118.00
@ Annual;2026;b | Monthly;2026;b;other | Per Home Per Year;2026;b;per-unit=1/412

|Annual|Monthly|Per Home / Year
h|*INCOME
i|  Homeowner Assessments|583,392|48,616.00|1,416.00
i|  Clubhouse Rental|7,200|600.00|17.48
i|  Late Fees|6,000|500.00|14.56
i|  Capital Contribution at Closing|9,600|800.00|23.30
tio|*  TOTAL INCOME|606,192|50,516.00|1,471.34
h|*GENERAL & ADMINISTRATIVE
c|  Management Contract|62,424|5,202.00|151.51
c|  On-site Assistant|41,600|3,466.67|100.97
c|  Audit|5,400|450.00|13.11
c|  Legal|9,000|750.00|21.84
c|  Insurance Package|34,200|2,850.00|83.01
c|  Printing, Postage, Web Portal|8,340|695.00|20.24
c|  Bad Debt|4,800|400.00|11.65
s|*  TOTAL G&A|165,764|13,813.67|402.34
h|*RECREATION
c|  Pool Management|71,500|5,958.33|173.54
c|  Pool Repairs|6,000|500.00|14.56
c|  Clubhouse Cleaning|10,920|910.00|26.50
c|  Tennis and Pickleball|2,500|208.33|6.07
c|  Social Committee|6,000|500.00|14.56
s|*  TOTAL RECREATION|96,920|8,076.66|235.24
h|*GROUNDS
c|  Landscape Contract|138,600|11,550.00|336.41
c|  Seasonal Color|9,600|800.00|23.30
c|  Irrigation Repair|6,500|541.67|15.78
c|  Pond Maintenance|7,020|585.00|17.04
c|  Street Sweeping|2,400|200.00|5.83
s|*  TOTAL GROUNDS|164,120|13,676.67|398.35
h|*UTILITIES
c|  Electric|38,400|3,200.00|93.20
c|  Water|29,700|2,475.00|72.09
c|  Internet and Phone|3,288|274.00|7.98
s|*  TOTAL UTILITIES|71,388|5,949.00|173.27
h|*RESERVES
c|  Reserve Contribution|108,000|9,000.00|262.14
tco|*  TOTAL EXPENSES AND RESERVES|606,192|50,516.00|1,471.34
no|*  NET|0|0.00|0.00`,
  ),
] as const;
