import { doc } from '../fourth/write';
import { laid } from './write';

const pdf = laid('pdf');
const typed = doc('pdf');

/** Scanned documents: funds, percentages, worn copies and pages of a packet. */
export const scansTwo = [
  typed(
    {
      name: 'echo-lake-scan',
      association: 'Echo Lake Cottagers Association',
      stops: [340, 430, 520],
      page: { size: 10, font: 'Times' },
      scan: { grade: 'poor', skew: 0.9 },
    },
    `
*ECHO LAKE COTTAGERS ASSOCIATION
Statement of Receipts and Payments, Season of 2024 (May 1, 2024 to April 30, 2025)
@ 2024-25 Budget;2025/5;b | 2024-25 Actual;2025/5;a | 2025-26 Budget;2026/5;b

|2024-25 Budget|2024-25 Actual|2025-26 Budget
o|Bank balance, May 1||$9,412.80|$10,101.37
*Receipts
i|  Cottage dues, 58|$10,440.00|$10,260.00|$11,020.00
i|  Boat stickers|700.00|765.00|750.00
i|  T-shirts and cookbooks|300.00|412.50|300.00
tio|  Total receipts|$11,440.00|$11,437.50|$12,070.00
*Payments
c|  Milfoil treatment|4,800.00|4,650.00|5,000.00
c|  Loon nest and buoys|400.00|318.93|400.00
c|  Dam caretaker|1,200.00|1,200.00|1,300.00
c|  Insurance|1,650.00|1,702.00|1,800.00
c|  Fireworks|2,000.00|2,000.00|2,250.00
c|  Lake host wages|900.00|612.00|900.00
c|  Newsletter|250.00|266.00|270.00
tco|  Total payments|$11,200.00|$10,748.93|$11,920.00
no|Receipts over payments|$240.00|$688.57|$150.00
l|Bank balance, April 30||$10,101.37|$10,251.37

Audited and found correct, July 6, 2025:   R. Boudreau   S. Lindqvist`,
  ),
  pdf(
    {
      name: 'kings-arms-scan',
      association: 'Kings Arms Manor Condominium',
      look: { size: 9, rules: 'grid', margin: 50, dollar: 'all' },
      scan: { grade: 'fair', skew: -0.9, dpi: 300 },
    },
    `
*Kings Arms Manor Condominium
*Budget vs. Actual, January 1 - December 31, 2024
@ Actual;2024;a | Budget;2024;b | Over (Under);2024;a;variance=1-2 | %;2024;a;percent=1/2

|Actual|Budget|Over (Under)|%
h|*Operating income
i|Condominium fees|$143,520.00|$143,520.00|$0.00|100.0%
i|Parking|$5,390.00|$5,760.00|($370.00)|93.6%
i|Late fees|$640.00|$400.00|$240.00|160.0%
tio|*Total operating income|$149,550.00|$149,680.00|($130.00)|99.9%
h|*Operating expense
c|Heating oil|$27,916.40|$31,000.00|($3,083.60)|90.0%
c|Electric|$6,208.77|$6,000.00|$208.77|103.5%
c|Water/sewer|$14,833.15|$14,200.00|$633.15|104.5%
c|Insurance|$24,117.00|$22,500.00|$1,617.00|107.2%
c|Cleaning|$9,360.00|$9,360.00|$0.00|100.0%
c|Snow/landscape|$12,740.00|$13,500.00|($760.00)|94.4%
c|Elevator|$5,015.00|$4,800.00|$215.00|104.5%
c|Repairs|$16,482.91|$12,000.00|$4,482.91|137.4%
c|Management|$12,000.00|$12,000.00|$0.00|100.0%
c|Accounting/legal|$3,275.00|$2,500.00|$775.00|131.0%
c|Office|$411.09|$600.00|($188.91)|68.5%
c|To reserves|$21,000.00|$21,000.00|$0.00|100.0%
tco|*Total operating expense|$153,359.32|$149,460.00|$3,899.32|102.6%
no|*Net operating|($3,809.32)|$220.00|($4,029.32)|
h|*Reserve fund
ri|From operating|$21,000.00|$21,000.00|$0.00|100.0%
ri|Interest|$2,806.33|$1,500.00|$1,306.33|187.1%
rc|Hallway carpet|$18,750.00|$20,000.00|($1,250.00)|93.8%
rc|Boiler controls|$7,940.00|$0.00|$7,940.00|
nr|*Net reserve|($2,883.67)|$2,500.00|($5,383.67)|`,
  ),
  pdf(
    {
      name: 'vinemont-scan',
      association: 'Vinemont Village Homeowners Association',
      look: { size: 8.5, rules: 'totals', font: 'embedded', shade: true, margin: 48 },
      scan: { grade: 'fair', skew: 0.2, turned: 180 },
    },
    `
*Vinemont Village Homeowners Association
*Income Statement, twelve months ended December 31, 2024
@ Actual;2024;a | Budget;2024;b | Variance;2024;a;variance=f1-2 | 2025 Budget;2025;b

|Actual|Budget|Variance|2025 Budget
h|*INCOME
i|4010 - Assessments|168,480.00|168,480.00|0.00|176,904.00
i|4030 - Late Fees|1,860.00|1,500.00|360.00|1,500.00
i|4040 - Violation Fines|675.00|0.00|675.00|0.00
i|4060 - Transfer Fees|2,400.00|2,000.00|400.00|2,000.00
i|4080 - Bank Interest|93.44|60.00|33.44|80.00
tio|*Total Income|173,508.44|172,040.00|1,468.44|180,484.00
h|*GENERAL & ADMINISTRATIVE
c|5010 - Management|18,720.00|18,720.00|0.00|19,280.00
c|5020 - Accounting|1,650.00|1,600.00|(50.00)|1,700.00
c|5030 - Legal|4,218.50|2,500.00|(1,718.50)|3,500.00
c|5040 - Insurance|8,967.00|8,800.00|(167.00)|9,700.00
c|5050 - Printing & Postage|2,340.16|2,600.00|259.84|2,500.00
s|*Total General & Administrative|35,895.66|34,220.00|(1,675.66)|36,680.00
h|*GROUNDS
c|6010 - Landscape Contract|54,600.00|54,600.00|0.00|56,240.00
c|6020 - Tree Care|6,350.00|6,000.00|(350.00)|6,500.00
c|6030 - Irrigation|5,117.85|4,500.00|(617.85)|5,000.00
c|6040 - Ponds|4,920.00|4,920.00|0.00|5,070.00
s|*Total Grounds|70,987.85|70,020.00|(967.85)|72,810.00
h|*UTILITIES
c|6510 - Electric|9,433.28|9,800.00|366.72|10,000.00
c|6520 - Water|12,806.02|11,000.00|(1,806.02)|12,500.00
s|*Total Utilities|22,239.30|20,800.00|(1,439.30)|22,500.00
h|*POOL
c|7010 - Lifeguards|19,200.00|19,200.00|0.00|20,160.00
c|7020 - Pool Repairs|3,477.50|2,500.00|(977.50)|3,000.00
s|*Total Pool|22,677.50|21,700.00|(977.50)|23,160.00
c|8010 - Reserve Funding|24,000.00|24,000.00|0.00|25,000.00
tco|*Total Expenses|175,800.31|170,740.00|(5,060.31)|180,150.00
no|*Net Income|(2,291.87)|1,300.00|(3,591.87)|334.00`,
  ),
  typed(
    {
      name: 'pickett-lane-scan',
      association: 'Pickett Lane Townhouse Corporation',
      stops: [330, 425, 520],
      page: { size: 10.5 },
      scan: { grade: 'fair', skew: 1.1 },
    },
    `
*Pickett Lane Townhouse Corporation
*Cash Report - Year 2024 compared with 2023

@ 2024;2024;a;wrong | 2023;2023;a | Change;2024;a;variance=1-2

|2024|2023|Change
*Cash in
i|Carrying charges|71,280.00|68,640.00|2,640.00
i|Late charges|210.00|285.00|-75.00
i|Insurance claim, unit 9|3,877.20|-|3,877.20
i|Interest|318.45|164.92|153.53
tio|*Total cash in|75,685.65|69,089.92|6,595.73

*Cash out
c|Real estate tax|11,934.66|11,402.18|532.48
c|Insurance|9,815.00|8,244.00|1,571.00
c|Water|8,460.37|8,108.92|351.45
c|Mowing and plowing|10,920.00|10,500.00|420.00
c|Repairs|9,466.08|12,715.54|-3,249.46
c|Unit 9 water damage|4,877.20|-|4,877.20
c|Electric|1,006.71|974.13|32.58
c|Bookkeeping|2,700.00|2,700.00|0.00
c|Reserve deposit|12,000.00|10,000.00|2,000.00
tco|*Total cash out|71,108.02|64,644.77|6,463.25

no|*Increase in cash|4,577.63|4,445.15|132.48`,
  ),
] as const;
