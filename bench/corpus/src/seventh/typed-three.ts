import { doc } from '../fourth/write';
import { laid } from '../sixth/write';

const pdf = laid('pdf');
const typewriter = doc('pdf');

/** Typed PDF files of treasurers: bank balances, notices and newsletters. */
export const typedThree = [
  pdf(
    {
      name: 'marble-lake-permits',
      association: 'Marble Lake Property Owners Association',
      look: { size: 10, titleAlign: 'left', rules: 'none' },
    },
    `
*Marble Lake Property Owners Association
|2025 Budget|2025 Actual to 10/10|% of Budget|2026 Budget
Annual members meeting, October 14, 2025, Lakeside Grange. Members voted $325 for each household for weeds in 2023; that program is closed and its figures are not below.
The 2026 column is the proposal of the board; dues would stay at $125.
@ 2025 Budget;2025;b | 2025 Actual to 10/10;2025-01..2025-10;a | % of Budget;2025-01..2025-10;a;percent=2/1 | 2026 Budget;2026;p
h|*Income
i|Owner dues, 169 members|21,125|20,875.00|99%|21,125
d|  of these, paid after the due date||2,625.00||
i|Boat permits|2,100|2,340.00|111%|2,300
i|City share of treatment|7,350|7,350.00|100%|7,700
i|Park rental||150.00||
i|CD interest|600|411.92|69%|500
tio|*|31,175|31,126.92|100%|31,625
h|*Lake management
c|Spring herbicide|9,800|9,640.00|98%|10,100
c|Fall spot treatment|3,500|||3,500
c|Water tests|660|660.00|100%|660
c|Fish stocking|1,500|1,475.20|98%|1,500
s|*|15,460|11,775.20|76%|15,760
h|*Committees and office
c|Insurance|1,900|1,987.00|105%|2,050
c|Copies, postage, fees|400|385.65|96%|400
c|Website|300|300.00|100%|300
c|Social|500|455.18|91%|500
c|State filing, taxes|200|171.00|86%|200
c|Boat ramp fund|10,000|10,000.00|100%|10,000
s|*|13,300|13,298.83|100%|13,450
no|*Income less expenses|2,415|6,052.89|251%|2,415
Account balances on October 10, 2025: CDs $27,023.47, checking $4,811.15, savings $805.48.`,
  ),
  typewriter(
    {
      name: 'old-orchard-road',
      association: 'Old Orchard Road Association',
      stops: [330, 430],
      page: { font: 'Courier', size: 10 },
    },
    `
OLD ORCHARD ROAD ASSOCIATION (a Maine statutory road association)
TREASURER'S REPORT TO THE ANNUAL MEETING, JULY 19, 2025

@ 2024-25;2025/7;a
o|Balance in First Rural checking 7/1/24||3,318.06

RECEIVED
i|  32 parcels at $400|12,800.00
i|  2 parcels, arrears from 2023|800.00
i|  Logging company, road use|1,500.00
ti|||15,100.00

PAID
c|  Plowing and sanding, 9 storms|6,240.00
c|  Grading, 3 times|2,475.00
c|  Gravel, 14 loads|3,290.00
c|  Culvert at Station 9|1,866.75
c|  Brush cutting|700.00
c|  Insurance|612.00
c|  Postage and checks|71.40
c|  Town lien filing|38.00
tc|||15,293.15

l|Balance in First Rural checking 6/30/25||3,124.91

Voted: $450 per parcel for 2025-26. Contingency stays at $500.`,
  ),
  pdf(
    {
      name: 'cascade-firs-ratification',
      association: 'Cascade Firs at Maple Valley Homeowners Association',
      look: { size: 9.5, margin: 120, labelOverflow: 'wrap-first', rules: 'grid', font: 'embedded' },
    },
    `
*Cascade Firs at Maple Valley Homeowners Association
*NOTICE OF BUDGET RATIFICATION MEETING
The Board adopted the proposed budget below on October 22, 2025. Unless owners holding a majority of the votes reject it at the meeting on November 19, 2025, the budget is ratified, whether or not a quorum is present.
@ 2025 Ratified Budget;2025;b | 2026 Proposed Budget;2026;p
Category|2025 Ratified Budget|2026 Proposed Budget
h|*Projected income by category
i|Regular assessments (131 lots)|$117,900|$125,760
i|Transfer fees|$2,250|$2,250
i|Interest and late charges|$900|$1,100
tio|*Total projected income|$121,050|$129,110
h|*Projected common expenses by category
c|Landscaping|$44,600|$46,400
c|Stormwater pond and vault|$9,500|$11,000
c|Play area and trails|$5,200|$5,000
c|Utilities|$12,350|$13,100
c|Insurance|$6,700|$7,350
c|Management, including after-hours calls, two inspections a month and the newsletter of the community|$17,292|$17,880
c|Legal, tax return, and the reserve study with site visit that the statute requires every third year|$4,800|$5,750
c|Administrative|$3,100|$3,150
c|Contribution to reserve account|$17,500|$19,400
tco|*Total projected common expenses|$121,042|$129,030
no|*Surplus|$8|$80
Assessment per lot: $80.00 a month, due on the first. (2025: $75.00)
Reserve disclosure under RCW 64.90.525: reserve study of September 2025 with site visit; projected balance on January 1, 2026 $203,115; fully funded balance $318,440; deficiency $115,325, or $880.34 per lot. The study recommends a contribution of $24,600.`,
  ),
  pdf(
    {
      name: 'hollins-chase-news',
      association: 'Hollins Chase Homes Association',
      look: { size: 10, font: 'serif', margin: 96, rules: 'none', titleAlign: 'center', boldTotals: false },
    },
    `
*THE CHASE CHATTER
Newsletter of Hollins Chase Homes Association - Spring 2025
Save the dates: egg hunt April 19, pool opens May 24, yard sale June 7. Please trim the trees over the sidewalk to a height of eight feet. Lost cat on Bramley Circle, gray, answers to Otis; $50 reward.
*From the Treasurer
We finished 2024 a little ahead. Here is how it came out, in round dollars:
@ 2024;2024;a
i|Dues|89,600
i|Pool memberships from outside|5,850
i|Clubhouse|3,725
ti|In|99,175
c|Pool|38,912
c|Grounds|24,306
c|Clubhouse|9,418
c|Insurance|8,760
c|Lights|4,233
c|Office and bank|1,907
c|Legal|1,288
c|Put into savings|9,000
tc|Out|97,824
n|Left over|1,351
The savings account is at $61,204. Two owners owe more than a year of dues (together $1,640), and the lawyer has written to both.
*Thank you
to the Garden Club for 220 daffodils, and to the neighbors at 14 for the bench.`,
  ),
  pdf(
    {
      name: 'bluestem-commons-half-years',
      association: 'Bluestem Commons Patio Homes',
      look: { size: 10, rules: 'totals', negative: 'minus' },
    },
    `
*Bluestem Commons Patio Homes
*Financial Report 2024
@ Jan-June;2024-01..2024-06;a;part | July-Dec;2024-07..2024-12;a;part | Year 2024;2024;a;sum=1-2 | Budget;2024;b
|Jan-June|July-Dec|Year 2024|Budget
h|*Income
i|Monthly dues|31,620.00|31,450.00|63,070.00|63,240.00
i|Special mailing fees|85.00|-85.00|0.00|0.00
i|Interest|211.30|248.91|460.21|300.00
tio|*Total income|31,916.30|31,613.91|63,530.21|63,540.00
h|*Expense
c|Lawn and snow|16,230.00|14,780.50|31,010.50|31,000.00
c|Painting contract|0.00|9,600.00|9,600.00|9,600.00
c|Insurance|4,210.00|4,655.00|8,865.00|8,500.00
c|Trash|2,145.00|2,178.00|4,323.00|4,300.00
c|Streetlights|588.12|571.60|1,159.72|1,150.00
c|Bookkeeper|900.00|900.00|1,800.00|1,800.00
c|Sprinkler repair|416.35|1,208.94|1,625.29|1,500.00
c|Long-term fund|2,500.00|2,500.00|5,000.00|5,000.00
tco|*Total expense|26,989.47|36,394.04|63,383.51|62,850.00
no|*Net|4,926.83|-4,780.13|146.70|690.00`,
  ),
  pdf(
    {
      name: 'quarterdeck-loan',
      association: 'Quarterdeck Condominium Trust',
      look: { size: 9.5, font: 'serif', rules: 'totals', titleAlign: 'left' },
    },
    `
*Quarterdeck Condominium Trust
*Budgets 2024 and 2025, and special assessment for windows, 24 units
@ Budget 2024;2024;b | Budget 2025;2025;b
|Budget 2024|Budget 2025
h|*Operating
i|Condominium fees|122,400|128,520
i|Laundry machines|1,900|1,800
tio|*Total operating income|124,300|130,320
c|Insurance|21,300|25,100
c|Heat and hot water|27,800|28,500
c|Water and sewer|14,900|15,600
c|Electricity|4,100|4,350
c|Cleaning and supplies|7,200|7,200
c|Plowing and shoveling|8,500|8,000
c|Management|12,960|13,350
c|Repairs|13,000|13,000
c|Professional|2,300|2,450
c|Reserve|12,000|12,500
tco|*Total operating expenses|124,060|130,050
no|*Operating surplus (shortfall)|240|270
h|*Window project
si|Special assessment (4 installments, then 2)|168,000|84,000
si|Bank loan proceeds|150,000|
sc|Harbor Glass, contract|231,500|16,200
sc|Architect|18,400|2,100
sc|Loan principal and interest|14,220|56,880
tcs|*Total project|264,120|75,180
*Share of the assessment and of the loan
Unit type|Percent|Per installment
z|One bedroom (8)|3.15%|$1,323
z|Two bedroom (12)|4.55%|$1,911
z|Penthouse (4)|5.05%|$2,121`,
  ),
] as const;
