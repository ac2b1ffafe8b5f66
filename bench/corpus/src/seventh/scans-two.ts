import { doc } from '../fourth/write';
import { laid } from '../sixth/write';

const pdf = laid('pdf');
const typewriter = doc('pdf');

/** More scans: typewriter pages, audits, and copies of reports. */
export const scansTwo = [
  typewriter(
    {
      name: 'mossy-oak-scan',
      association: 'Mossy Oak Bayou Civic Club',
      stops: [400, 500],
      page: { font: 'Courier', size: 11 },
      scan: { skew: 0.5 },
    },
    `
MOSSY OAK BAYOU CIVIC CLUB
FINANCIAL REPORT - SEPTEMBER 1, 2024 TO AUGUST 31, 2025

@ Actual;2025/9;a | Budget;2025/9;b
|ACTUAL|BUDGET
MONEY RECEIVED
i|Memberships 187 @ $60|11,220.00|11,400.00
i|Directory ads|1,350.00|1,200.00
i|Crawfish boil|2,968.00|2,500.00
i|Donations|215.00|0.00
ti|TOTAL RECEIVED|15,753.00|15,100.00

MONEY SPENT
c|Off-duty patrol|4,860.00|5,000.00
c|Esplanade mowing|3,640.00|3,640.00
c|Esplanade lights|588.93|600.00
c|Crawfish boil|2,411.77|2,200.00
c|Directory printing|1,176.00|1,250.00
c|Newsletter|402.20|500.00
c|Yard of the month|120.00|120.00
c|Insurance|875.00|850.00
c|Christmas contest|150.00|150.00
tc|TOTAL SPENT|14,223.90|14,310.00

n|DIFFERENCE|1,529.10|790.00`,
  ),
  pdf(
    {
      name: 'abbey-gardens-scan',
      association: 'Abbey Gardens Condominium Corporation No. 4',
      scan: { grade: 'clean' },
      look: { size: 9.5, font: 'serif', rules: 'totals', margin: 64 },
    },
    `
*Abbey Gardens Condominium Corporation No. 4
*Statement of Revenues, Expenses and Changes in Fund Balances
Year ended September 30, 2024
@ Operating;2024/10;a;part | Reserve;2024/10;a;part | Total 2024;2024/10;a;sum=1-2 | Total 2023;2023/10;a
|Operating|Reserve|Total 2024|Total 2023
h|Revenues
fi|Assessments|176,400|42,000|218,400|207,600
fi|Interest|355|9,418|9,773|3,771
fi|Other|2,160||2,160|1,845
ti|Total revenues|178,915|51,418|230,333|213,216
h|Expenses
fc|Administrative|31,277||31,277|30,118
fc|Insurance|34,920||34,920|29,655
fc|Maintenance|58,416||58,416|55,902
fc|Utilities|49,303||49,303|47,218
fc|Balcony repairs||66,150|66,150|12,400
fc|Income tax||1,870|1,870|640
tc|Total expenses|173,916|68,020|241,936|175,933
n|Excess (deficiency)|4,999|(16,602)|(11,603)|37,283
o|Fund balances, beginning|27,315|260,044|287,359|250,076
l|Fund balances, ending|32,314|243,442|275,756|287,359`,
  ),
  pdf(
    {
      name: 'kettle-hill-scan',
      association: 'Kettle Hill Village Owners Association',
      scan: { skew: 0.2, turned: 90 },
      look: { size: 9, codes: 'column', rules: 'none', margin: 50 },
    },
    `
*Kettle Hill Village Owners Association
*Income Statement for the month ending April 30, 2025
@ Month Actual;2025-04..2025-04;a | Month Budget;2025-04..2025-04;b | YTD Actual;2025-01..2025-04;a | YTD Budget;2025-01..2025-04;b | Year Budget;2025;b
|Description|Month Actual|Month Budget|YTD Actual|YTD Budget|Year Budget
h|INCOME
i|Assessments{400}|10,560.00|10,560.00|42,240.00|42,240.00|126,720.00
i|Late charges{410}|60.00|50.00|270.00|200.00|600.00
i|Interest{420}|31.15|25.00|118.42|100.00|300.00
tio|TOTAL INCOME|10,651.15|10,635.00|42,628.42|42,540.00|127,620.00
h|EXPENSES
c|Landscaping{500}|2,900.00|2,900.00|5,800.00|5,800.00|23,200.00
c|Snow removal{510}|0.00|0.00|9,340.00|8,000.00|12,000.00
c|Building repairs{520}|1,633.70|1,250.00|4,018.25|5,000.00|15,000.00
c|Insurance{530}|2,240.00|2,200.00|8,960.00|8,800.00|26,400.00
c|Water{540}|812.40|800.00|3,177.66|3,200.00|9,600.00
c|Trash{550}|684.00|684.00|2,736.00|2,736.00|8,208.00
c|Management{560}|1,056.00|1,056.00|4,224.00|4,224.00|12,672.00
c|Legal{570}|0.00|125.00|412.50|500.00|1,500.00
c|Office{580}|73.18|60.00|301.04|240.00|720.00
c|Reserve transfer{600}|1,500.00|1,500.00|6,000.00|6,000.00|18,000.00
tco|TOTAL EXPENSES|10,899.28|10,575.00|44,969.45|44,500.00|127,300.00
no|NET INCOME|(248.13)|60.00|(2,341.03)|(1,960.00)|320.00`,
  ),
  pdf(
    {
      name: 'lantana-court-scan',
      association: 'Lantana Court of Corpus Christi Owners',
      scan: { skew: -0.6 },
      look: { size: 11, titleAlign: 'center', rowSpace: 1.5, rules: 'none', dollar: 'none', margin: 90 },
    },
    `
*Lantana Court Owners
*Budget for the year 2026
@ Monthly;2026;b;other | Yearly;2026;b
|Monthly|Yearly
i|Dues, 16 units at $285|4,560.00|54,720.00
i|Laundry|95.00|1,140.00
tio|INCOME|4,655.00|55,860.00
c|Windstorm insurance|1,425.00|17,100.00
c|General insurance|610.00|7,320.00
c|Water|725.00|8,700.00
c|Electric|140.00|1,680.00
c|Yard|480.00|5,760.00
c|Pool|260.00|3,120.00
c|Pest|65.00|780.00
c|Repairs|450.00|5,400.00
c|Bookkeeper|150.00|1,800.00
c|Reserve|350.00|4,200.00
tco|EXPENSES|4,655.00|55,860.00
no|BALANCE|0.00|0.00`,
  ),
  pdf(
    {
      name: 'stonebriar-lien-scan',
      association: 'Stonebriar Patio Homes of Owensboro',
      scan: { grade: 'fair' },
      look: { size: 10.5, font: 'embedded', rules: 'totals', titleAlign: 'left', margin: 72 },
    },
    `
*Stonebriar Patio Homes
*Year-end report 2024
@ 2024;2024;a
h|Bank on January 1
o|Checking and savings together|31,862.14
h|We received
i|Monthly fees|49,815.00
i|Lien paid off, lot 7|2,340.00
i|Interest|402.91
tio||52,557.91
h|We paid
c|Mowing, trimming, mulch|16,870.00
c|Roof repairs, lots 3 and 19|7,325.00
c|Painting, 8 homes|11,600.00
c|Gutters|1,440.00
c|Insurance|2,918.00
c|Water for the islands|633.27
c|Attorney, lien|875.50
c|Credit from attorney|(150.00)
c|Tax return|285.00
tco||41,796.77
h|Bank on December 31
l|Checking and savings together|42,623.28
*What is owed to us
z|Lot 12|420.00
z|Lot 22|140.00`,
  ),
] as const;
