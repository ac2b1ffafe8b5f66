import { laid } from '../sixth/write';

const pdf = laid('pdf');

/** Scanned budgets and reports. */
export const scansOne = [
  pdf(
    {
      name: 'mulberry-run-scan',
      association: 'Mulberry Run Homes Association',
      scan: {},
      look: { size: 11, rowSpace: 1.5, margin: 80 },
    },
    `
*Mulberry Run Homes Association
*2025 Budget - approved January 9, 2025
@ 2024 Actual;2024;a | 2025 Budget;2025;b
|2024 Actual|2025 Budget
h|*Income
i|Annual assessments|38,280.00|40,020.00
i|Late fees|465.00|400.00
i|Interest earned|88.17|75.00
tio|*Total Income|38,833.17|40,495.00
h|*Expenses
c|Grounds maintenance|17,340.00|17,900.00
c|Pond fountains|2,418.55|2,500.00
c|Electric|2,977.06|3,100.00
c|Insurance|3,215.00|3,500.00
c|Snow removal|2,750.00|3,500.00
c|Accounting|600.00|650.00
c|Mailings|371.25|400.00
c|Repairs|1,904.83|2,000.00
c|Reserve fund|6,000.00|6,500.00
tco|*Total Expenses|37,576.69|40,050.00
no|*Net Income|1,256.48|445.00`,
  ),
  pdf(
    {
      name: 'persimmon-court-scan',
      association: 'Persimmon Court Condominium Council',
      scan: { grade: 'clean', skew: 0.3 },
      look: { size: 10, font: 'serif', rules: 'totals', dollar: 'none' },
    },
    `
*PERSIMMON COURT CONDOMINIUM
*STATEMENT OF CASH RECEIPTS AND DISBURSEMENTS
*FOR THE YEAR ENDED JUNE 30, 2024
(Compiled without audit)
@ 2024;2024/7;a | 2023;2023/7;a
|2024|2023
h|RECEIPTS
i|Condominium fees|64,512|61,440
i|Late charges|240|385
i|Interest|1,318|402
tio|Total receipts|66,070|62,227
h|DISBURSEMENTS
c|Building repairs|13,907|9,226
c|Electricity|3,402|3,178
c|Extermination|1,140|1,140
c|Insurance|15,883|13,612
c|Landscaping|8,750|8,400
c|Management fee|7,680|7,440
c|Professional fees|1,950|1,850
c|Snow removal|1,265|2,980
c|Trash removal|3,912|3,744
c|Water and sewer|9,604|9,118
tco|Total disbursements|67,493|60,688
no|Receipts over (under) disbursements|(1,423)|1,539
o|Cash, beginning of year|41,227|39,688
l|Cash, end of year|39,804|41,227`,
  ),
  pdf(
    {
      name: 'whetstone-scan',
      association: 'Whetstone Creek Landowners Association',
      scan: { skew: 0.8 },
      look: { size: 11, titleAlign: 'left', rules: 'none', rowSpace: 1.6, font: 'mono', margin: 70 },
    },
    `
*Whetstone Creek Landowners
Treasurer's report, 2024 - prepared 1/11/2025 by the treasurer
@ 2024;2024;a
o|Carried over from 2023|4,410.22
i|28 landowners paid $225|6,300.00
i|1 landowner paid for 2 years|450.00
i|Gravel pit, road damage|1,200.00
c|Road grading, two days|2,925.00
c|Rock|1,847.60
c|Bridge planks|966.18
c|Weed spraying|540.00
c|Sign|112.75
c|Insurance|498.00
c|Post office box|92.00
n|Gained this year|968.47
l|Carried to 2025|5,378.69
Dues for 2025 stay at $225.`,
  ),
  pdf(
    {
      name: 'devonshire-scan',
      association: 'Devonshire Park Townhouse Corporation',
      scan: { grade: 'fair', skew: -0.4 },
      look: { size: 9.5, rules: 'grid', margin: 60 },
    },
    `
*DEVONSHIRE PARK TOWNHOUSE CORP.
*BUDGET 2026 (ADOPTED 11/12/2025)
@ Budget 2025;2025;b | 9 mos. actual;2025-01..2025-09;a | Projected 2025;2025;j | Budget 2026;2026;b
Item|Budget 2025|9 mos. actual|Projected 2025|Budget 2026
h|*INCOME
i|Maintenance fees|167,040|125,280|167,040|174,000
i|Late fees|500|610|800|600
i|Interest|1,200|1,544|2,000|1,800
tio|*TOTAL|168,740|127,434|169,840|176,400
h|*EXPENSES
c|Insurance|38,200|29,340|39,120|44,600
c|Lawn service|24,500|20,820|24,500|25,200
c|Snow|15,000|11,260|15,500|16,000
c|Repairs|28,000|24,915|31,000|27,000
c|Rubbish|9,840|7,380|9,840|10,200
c|Water|6,100|4,877|6,400|6,600
c|Electric|2,300|1,782|2,400|2,500
c|Management|14,400|10,800|14,400|14,832
c|Audit and legal|4,600|3,950|4,600|4,800
c|Reserve|25,000|18,750|25,000|24,500
tco|*TOTAL|167,940|133,874|172,760|176,232
no|*OVER (SHORT)|800|(6,440)|(2,920)|168`,
  ),
  pdf(
    {
      name: 'pine-needle-scan',
      association: 'Pine Needle Point Cottage Owners',
      columns: 'a',
      scan: { dpi: 200 },
      look: { size: 10.5, halves: true, margin: 50 },
    },
    `
*Pine Needle Point Cottage Owners
*Season of 2025
@ 2025;2025;a
<<
h|*Income
i|Dues, 21 cottages|9,450.00
i|Boat slips, 12|3,600.00
i|Mooring balls|750.00
i|Regatta raffle|386.00
i|Interest|14.26
tio|*Total|14,200.26
//
h|*Spending
c|Dock in and out|4,200.00
c|Caretaker|3,500.00
c|Well and pump|1,377.90
c|Lights|618.44
c|Taxes on the beach lot|1,902.60
c|Insurance|1,245.00
c|Regatta|291.35
tco|*Total|13,135.29
>>
no|*Gain|1,064.97`,
  ),
] as const;
