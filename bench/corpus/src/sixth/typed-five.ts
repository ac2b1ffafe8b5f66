import { laid } from './write';

const pdf = laid('pdf');

/** Typed PDF files: a notice with its budget, a program's comparison, and reserves that are voted on. */
export const typedFive = [
  pdf(
    {
      name: 'willow-springs-notice',
      association: 'Willow Springs Patio Homes Association',
      look: {
        size: 10,
        font: 'embedded',
        rules: 'rows',
        amountAlign: 'center',
        titleAlign: 'left',
        margin: 72,
      },
    },
    `
*Willow Springs Patio Homes Association
*Notice of Annual Meeting and 2025 Budget

November 27, 2024

Dear Homeowner:

The annual meeting is Thursday, December 12, 2024 at 6:30 p.m. in the fellowship hall of Trinity
Lutheran Church. Two of the five directors will be elected. A proxy is on the last page; please
return it even if you expect to come, since we missed our quorum (17 of 66) in 2022.

The Board has adopted the budget on the next page. The monthly assessment will be $142, an
increase of $7. Trash alone went up $2.10 a home, and the painting cycle is now paid in full
from the reserve. Assessments are due on the first and late after the fifteenth ($20).

For the Board,
Patricia Nwosu, Secretary
^
*Willow Springs Patio Homes Association
*Budget for January 1 - December 31, 2025 (66 homes)
@ 2025 Budget;2025;b | % of Total;2025;b;percent | Per Home Per Month;2025;b;per-unit=1/792

|2025 Budget|% of Total|Per Home Per Month
h|*WHERE IT COMES FROM
i|Assessments, 66 x $142 x 12|112,464|99.0%|142.00
i|Late charges|400|0.3%|0.51
i|Interest|720|0.6%|0.91
tio|*TOTAL|113,584|100.0%|143.41
h|*WHERE IT GOES
c|Lawn care and edging|33,660|29.6%|42.50
c|Trash and recycling|15,365|13.5%|19.40
c|Snow removal|8,500|7.5%|10.73
c|Painting reserve|21,600|19.0%|27.27
c|Street and drive reserve|10,900|9.6%|13.76
c|Insurance|5,850|5.2%|7.39
c|Management company|9,504|8.4%|12.00
c|Water for common beds|2,450|2.2%|3.09
c|Trees|2,500|2.2%|3.16
c|Legal, tax return, corporate fee|1,450|1.3%|1.83
c|Mailings and meeting room|805|0.7%|1.02
c|Contingency|1,000|0.9%|1.26
tco|*TOTAL|113,584|100.0%|143.41`,
  ),
  pdf(
    {
      name: 'heritage-oaks-comparison',
      association: 'Heritage Oaks Condominium Association of Naperville',
      look: { size: 7, landscape: true, margin: 36, rules: 'totals', font: 'embedded', titleAlign: 'center' },
    },
    `
Heritage Oaks Condominium Association of Naperville (hoc)                                                          Page 1
*Budget Comparison
Period = Mar 2025        Fiscal year = Jul 2024 - Jun 2025        Book = Accrual
@ MTD Actual;2025-03..2025-03;a | MTD Budget;2025-03..2025-03;b | Variance;2025-03..2025-03;a;variance=f1-2 | YTD Actual;2024-07..2025-03;a | YTD Budget;2024-07..2025-03;b | Variance;2024-07..2025-03;a;variance=f4-5 | % Var;2024-07..2025-03;a;percent=6/5 | Annual;2025/7;b

|MTD Actual|MTD Budget|Variance|YTD Actual|YTD Budget|Variance|% Var|Annual
h|INCOME
i|  4100-000 Association Fees|28,704.00|28,704.00|0.00|258,336.00|258,336.00|0.00|0.0%|344,448.00
i|  4110-000 Garage Fees|2,160.00|2,160.00|0.00|19,260.00|19,440.00|(180.00)|(0.9%)|25,920.00
i|  4300-000 Late Fees / NSF|175.00|125.00|50.00|1,650.00|1,125.00|525.00|46.7%|1,500.00
i|  4400-000 Move Fees|200.00|150.00|50.00|1,000.00|1,350.00|(350.00)|(25.9%)|1,800.00
i|  4500-000 Fines|0.00|0.00|0.00|450.00|0.00|450.00||0.00
tio|*  4999-999 TOTAL INCOME|31,239.00|31,139.00|100.00|280,696.00|280,251.00|445.00|0.2%|373,668.00
h|EXPENSES
c|  5100-000 Management Fee|2,650.00|2,650.00|0.00|23,850.00|23,850.00|0.00|0.0%|31,800.00
c|  5120-000 Audit|0.00|0.00|0.00|4,600.00|4,500.00|(100.00)|(2.2%)|4,500.00
c|  5130-000 Legal|1,287.50|500.00|(787.50)|6,118.75|4,500.00|(1,618.75)|(36.0%)|6,000.00
c|  5160-000 Postage and Copies|94.12|150.00|55.88|1,207.93|1,350.00|142.07|10.5%|1,800.00
s|  5199-999 Total Administrative|4,031.62|3,300.00|(731.62)|35,776.68|34,200.00|(1,576.68)|(4.6%)|44,100.00
c|  5210-000 Gas|3,911.08|3,600.00|(311.08)|19,774.51|20,400.00|625.49|3.1%|24,000.00
c|  5220-000 Electric|1,466.39|1,500.00|33.61|13,902.20|13,500.00|(402.20)|(3.0%)|18,000.00
c|  5230-000 Water and Sewer|4,208.77|4,000.00|(208.77)|37,115.64|36,000.00|(1,115.64)|(3.1%)|48,000.00
c|  5240-000 Scavenger|1,385.00|1,350.00|(35.00)|12,465.00|12,150.00|(315.00)|(2.6%)|16,200.00
s|  5299-999 Total Utilities|10,971.24|10,450.00|(521.24)|83,257.35|82,050.00|(1,207.35)|(1.5%)|106,200.00
c|  5310-000 Janitorial|2,940.00|2,940.00|0.00|26,460.00|26,460.00|0.00|0.0%|35,280.00
c|  5320-000 Elevator|865.00|865.00|0.00|8,917.50|7,785.00|(1,132.50)|(14.6%)|10,380.00
c|  5330-000 Landscape|0.00|0.00|0.00|9,360.00|9,360.00|0.00|0.0%|15,600.00
c|  5340-000 Snow Removal|2,115.00|1,800.00|(315.00)|11,480.00|12,600.00|1,120.00|8.9%|12,600.00
c|  5350-000 Repairs|3,602.46|2,500.00|(1,102.46)|27,344.82|22,500.00|(4,844.82)|(21.5%)|30,000.00
s|  5399-999 Total Building|9,522.46|8,105.00|(1,417.46)|83,562.32|78,705.00|(4,857.32)|(6.2%)|103,860.00
c|  5410-000 Insurance|4,412.33|4,250.00|(162.33)|38,849.97|38,250.00|(599.97)|(1.6%)|51,000.00
c|  5910-000 Transfer to Replacement Fund|5,700.00|5,700.00|0.00|51,300.00|51,300.00|0.00|0.0%|68,400.00
tco|*  5999-999 TOTAL EXPENSES|34,637.65|31,805.00|(2,832.65)|292,746.32|284,505.00|(8,241.32)|(2.9%)|373,560.00
no|*  9090-000 NET INCOME|(3,398.65)|(666.00)|(2,732.65)|(12,050.32)|(4,254.00)|(7,796.32)||108.00
Wednesday, April 16, 2025  10:08 AM`,
  ),
  pdf(
    {
      name: 'pelican-shores-options',
      association: 'Pelican Shores South Condominium Association, Inc.',
      look: { size: 8.5, rules: 'grid', font: 'sans', landscape: false },
    },
    `
*Pelican Shores South Condominium Association, Inc.
*Proposed Budget for January 1, 2026 - December 31, 2026
To be considered at the budget meeting of December 4, 2025. Partial funding needs a majority of all voting interests (60 units).
@ 2025 Adopted;2025;b | 2026 Full Reserves;2026;p;alt=1 | 2026 Partial Reserves;2026;p;alt=2

|2025 Adopted|2026 Full Reserves|2026 Partial Reserves
h|*REVENUES
i|Operating assessments|331,200|358,560|358,560
i|Reserve assessments|108,000|181,440|133,200
i|Interest and other|2,400|3,000|3,000
tio|*TOTAL REVENUES|441,600|543,000|494,760
h|*OPERATING EXPENSES
c|Administration of the Association|6,150|6,400|6,400
c|Management fees|31,200|32,450|32,450
c|Maintenance|27,500|29,000|29,000
c|Rent for recreational and other facilities|0|0|0
c|Taxes upon Association property|0|0|0
c|Taxes upon leased areas|0|0|0
c|Insurance|176,800|194,500|194,500
c|Security provisions|3,900|4,050|4,050
c|Lawn and pool contracts|31,080|32,640|32,640
c|Utilities|44,730|48,180|48,180
c|Fees payable to the Division|240|240|240
c|Professional services|12,000|14,100|14,100
s|*TOTAL OPERATING EXPENSES|333,600|361,560|361,560
h|*RESERVES
c|Roof (SIRS)|48,000|79,200|62,400
c|Structure and balconies (SIRS)|-|43,200|24,000
c|Waterproofing and painting (SIRS)|28,800|31,140|24,000
c|Paving|12,000|10,800|9,600
c|Pool|7,200|6,600|4,800
c|Deferred maintenance, other|12,000|10,500|8,400
s|*TOTAL RESERVES|108,000|181,440|133,200
tco|*TOTAL EXPENSES AND RESERVES|441,600|543,000|494,760

z|Monthly payment per unit|610.00|750.00|683.00
z|  of which reserves|150.00|252.00|185.00`,
  ),
] as const;
