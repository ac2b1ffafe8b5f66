import { doc } from '../fourth/write';
import { laid } from './write';

const csv = laid('csv');
const txt = laid('txt');
const mail = doc('txt');

/** Exports of programs, a message and a printout. */
export const exportsOf = [
  csv(
    {
      name: 'regency-park-comparison',
      association: 'Regency Park Villas HOA',
      look: { stairs: true, titleAlign: 'left' },
    },
    `
Regency Park Villas HOA
Profit and Loss Comparison
January - December 2024

@ Jan - Dec 2024;2024;a | Jan - Dec 2023 (PY);2023;a | Change;2024;a;variance=1-2
|Jan - Dec 2024|Jan - Dec 2023 (PY)|Change
h|Income
i|  Assessment Income|152,880.00|147,840.00|5,040.00
i|  Interest Earned|411.87|96.20|315.67
i|  Late Fee Income|1,325.00|1,050.00|275.00
i|  Uncategorized Income||150.00|-150.00
tio|Total Income|$154,616.87|$149,136.20|$5,480.67
r|Gross Profit|$154,616.87|$149,136.20|$5,480.67
h|Expenses
c|  Bank Charges|48.00|36.00|12.00
h|  Grounds
c|    Landscaping|44,220.00|42,900.00|1,320.00
c|    Snow Removal|7,910.00|5,385.00|2,525.00
c|    Tree Service|2,600.00|4,150.00|-1,550.00
s|  Total Grounds|$54,730.00|$52,435.00|$2,295.00
c|  Insurance|21,704.00|18,230.00|3,474.00
c|  Legal & Professional Services|3,150.00|2,475.00|675.00
c|  Management Fees|16,380.00|15,900.00|480.00
c|  Office Supplies & Software|688.41|702.15|-13.74
c|  Repairs & Maintenance|23,917.26|19,844.08|4,073.18
h|  Utilities
c|    Electric|3,366.70|3,188.94|177.76
c|    Water|9,812.55|9,240.30|572.25
s|  Total Utilities|$13,179.25|$12,429.24|$750.01
c|  Reserve Transfers|18,000.00|18,000.00|0.00
tco|Total Expenses|$151,796.92|$140,051.47|$11,745.45
no|Net Operating Income|$2,819.95|$9,084.73|-$6,264.78
n|Net Income|$2,819.95|$9,084.73|-$6,264.78

Friday, January 24, 2025 11:15:07 AM GMT-6 - Cash Basis`,
  ),
  csv(
    {
      name: 'silver-creek-budget-export',
      association: 'Silver Creek Landing Condominium Association',
      look: { codes: 'column', titleAlign: 'left' },
    },
    `
Budget Export
Silver Creek Landing Condominium Association
Fiscal Year: 01/01/2026 - 12/31/2026
Status: Approved
@ 2025 Actual (YTD 09/30/2025);2025-01..2025-09;a | 2025 Budget;2025;b | 2026 Budget;2026;b | Change;2026;b;variance=3-2
GL Number|GL Account|2025 Actual (YTD 09/30/2025)|2025 Budget|2026 Budget|Change
h|Income
i|Association Fee Income{4001}|118260.00|157680.00|165240.00|7560.00
i|Late Fee Income{4005}|1475.00|1200.00|1500.00|300.00
i|Pet Fee Income{4012}|2160.00|2880.00|2880.00|0.00
i|Interest Income{4090}|683.14|300.00|800.00|500.00
tio|Total Income|122578.14|162060.00|170420.00|8360.00
h|Expense
c|Management Fees{5001}|14580.00|19440.00|20020.00|580.00
c|Accounting & Audit{5010}|2850.00|2800.00|2950.00|150.00
c|Legal{5020}|4386.50|3000.00|4000.00|1000.00
c|Insurance{5100}|29812.00|36500.00|43400.00|6900.00
c|Landscaping{5200}|17550.00|23400.00|24100.00|700.00
c|Snow Removal{5210}|6120.00|9000.00|9000.00|0.00
c|Pool{5220}|9904.35|9600.00|10200.00|600.00
c|Trash Removal{5300}|5724.00|7632.00|7860.00|228.00
c|Electricity{5310}|6035.77|8100.00|8400.00|300.00
c|Water & Sewer{5320}|14661.08|19200.00|20300.00|1100.00
c|Building Maintenance{5400}|11278.92|10500.00|11500.00|1000.00
c|Pest Control{5410}|1260.00|1680.00|1740.00|60.00
c|Office Expense{5500}|887.21|1200.00|1200.00|0.00
c|Reserve Allocation{5900}|7500.00|10000.00|5750.00|-4250.00
tco|Total Expense|132549.83|162052.00|170420.00|8368.00
no|Net Operating Income|-9971.69|8.00|0.00|-8.00`,
  ),
  mail(
    {
      name: 'peach-orchard-mail',
      association: 'Peach Orchard Lane Homeowners',
      stops: [46, 60],
    },
    `
From: Denise Calloway
To: Peach Orchard Lane Homeowners (all 22 homes)
Date: Sun, 5 Jan 2025 20:14
Subject: 2024 numbers and what I suggest for 2025

Hi everybody. Below is how 2024 came out, and my budget for 2025, which we
vote on at the Garcias' on the 18th. Dues would go from 30 to 35 a month.

@ 2024 actual;2024;a | 2025 proposed;2025;p
|2024 actual|2025 proposed
h|MONEY IN
i|  Dues|7,890.00|9,240.00
i|  Late fees|45.00|0.00
h|MONEY OUT
c|  Mowing common area|3,120.00|3,250.00
c|  Detention pond, weeds|640.00|700.00
c|  Liability insurance|1,066.00|1,150.00
c|  Street light (2)|418.32|440.00
c|  Mailbox shelter roof|1,385.00|0.00
c|  Fence along Route 9|0.00|2,000.00
c|  Bank, stamps, state fee|96.18|100.00
c|  Savings|1,000.00|1,600.00

no|Left over|209.50|0.00

Checkbook was 2,344.61 on New Year's Day. Savings 8,112.

Denise`,
  ),
  txt(
    {
      name: 'camelot-printout',
      association: 'Camelot Gardens Property Owners Association',
      look: { rules: 'totals', indent: 8, negative: 'trailing-minus' },
    },
    `
CAMELOT GARDENS PROPERTY OWNERS ASSOCIATION                    RUN 02/03/25
COMPARATIVE INCOME STATEMENT       12 PERIODS ENDED 12/31/24       PAGE 1

@ This Year;2024;a | Budget;2024;b | Over/Under;2024;a;variance=1-2 | Last Year;2023;a
ACCOUNT|THIS YEAR|BUDGET|OVER/UNDER|LAST YEAR
h|REVENUE
i|301 MAINTENANCE FEES|133,560.00|133,560.00|0.00|128,520.00
i|305 LATE CHARGES|2,145.00|1,800.00|345.00|1,965.00
i|310 GUEST CARDS|1,220.00|1,500.00|280.00-|1,480.00
i|320 INTEREST|866.43|500.00|366.43|341.07
tio|TOTAL REVENUE|137,791.43|137,360.00|431.43|132,306.07
h|GENERAL EXPENSE
c|501 OFFICE SALARY|24,960.00|24,960.00|0.00|24,000.00
c|502 PAYROLL TAX|2,096.64|2,100.00|3.36-|2,016.00
c|505 SUPPLIES AND POSTAGE|2,418.77|2,200.00|218.77|2,306.12
c|510 INSURANCE|13,975.00|12,900.00|1,075.00|11,880.00
c|515 LEGAL AND AUDIT|4,620.00|5,500.00|880.00-|6,318.50
s|SUBTOTAL|48,070.41|47,660.00|410.41|46,520.62
h|GROUNDS AND POOL
c|601 MOWING|29,400.00|29,400.00|0.00|28,600.00
c|605 TREES|3,860.00|4,000.00|140.00-|2,450.00
c|610 POOL OPERATION|22,747.15|21,500.00|1,247.15|20,912.48
c|615 POOL WATER|1,877.39|2,000.00|122.61-|1,904.66
c|620 ELECTRIC|7,033.08|6,800.00|233.08|6,590.21
c|625 ROAD PATCHING|6,215.00|8,000.00|1,785.00-|9,780.00
s|SUBTOTAL|71,132.62|71,700.00|567.38-|70,237.35
c|700 RESERVE DEPOSIT|18,000.00|18,000.00|0.00|16,500.00
tco|TOTAL EXPENSE|137,203.03|137,360.00|156.97-|133,257.97
no|NET|588.40|0.00|588.40|951.90-`,
  ),
] as const;
