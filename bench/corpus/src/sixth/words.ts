import { doc } from '../fourth/write';
import { laid } from './write';

const docx = laid('docx');
const plain = doc('docx');

/** Letters, minutes and reports in Word. */
export const words = [
  docx(
    {
      name: 'fern-hollow-letter',
      association: 'Fern Hollow Village Homeowners Association',
      look: { rules: 'grid', titleAlign: 'left', amountAlign: 'left' },
    },
    `
*Fern Hollow Village Homeowners Association
December 9, 2024
Dear Fern Hollow owner,
The Board met on December 5 and adopted the budget below for 2025. The quarterly assessment goes from $255 to $270. We will again plow only when more than two inches have fallen.
@ 2024 Budget;2024;b | 2024 Actual (Dec. est.);2024;j | 2025 Budget;2025;b
|2024 Budget|2024 Actual (Dec. est.)|2025 Budget
i|Assessments, 58 homes|$59,160|$59,160|$62,640
i|Late fees and interest|$450|$612|$500
tio|*Total income|$59,610|$59,772|$63,140
c|Lawn care|$23,200|$23,200|$23,900
c|Snow plowing|$8,000|$6,455|$8,000
c|Trees|$3,000|$4,890|$3,500
c|Insurance|$4,150|$4,377|$4,800
c|Management|$6,960|$6,960|$7,170
c|Water|$2,700|$3,122|$3,100
c|Electricity|$1,450|$1,406|$1,500
c|Postage and supplies|$650|$588|$650
c|Tax preparation|$400|$425|$425
c|Reserve|$9,000|$9,000|$10,000
tco|*Total expense|$59,510|$60,423|$63,045
no|*Difference|$100|($651)|$95

The reserve account will hold about $71,000 at year end; the study says we should have $88,000.
Please call me with questions.
Harold Wyszynski, President`,
  ),
  docx(
    {
      name: 'spring-valley-minutes',
      association: 'Spring Valley Lake Estates Civic Association',
      look: { rules: 'none', titleAlign: 'left', boldTotals: false },
    },
    `
*Spring Valley Lake Estates Civic Association
*Minutes of the Annual Meeting, January 15, 2025
President Kim called the meeting to order at 7:02 p.m. with 41 lots represented. Minutes of 2024 were approved. Andre gave the treasurer's report for 2024:
@ 2024;2024;a
o|Opening balance, all accounts|31,077.24
h|Income
i|  Voluntary dues (119 of 163 lots at $75)|8,925.00
i|  Garage sale|412.00
i|  Newsletter advertising|640.00
i|  Interest|388.51
ti|  Income for the year|10,365.51
h|Expenses
c|  Entrance mowing and flowers|3,470.00
c|  Entrance lights|516.83
c|  Insurance|1,128.00
c|  Newsletter printing|1,342.60
c|  Fourth of July|1,875.39
c|  Neighborhood watch signs|290.00
c|  Bank and PO box|176.00
c|  Gift to fire department|250.00
tc|  Expenses for the year|9,048.82
n|  Gain|1,316.69
l|Closing balance, all accounts|32,393.93

Motion to accept (Delgado, Frye), carried. Motion to spend up to $4,000 on new entrance signs, carried 33-8.
Elected: Kim, president; Osei, vice president; Andre, treasurer; Frye, secretary.`,
  ),
  docx(
    {
      name: 'marlowe-house-notes',
      association: 'Marlowe House Condominium Trust',
      columns: 'aaw',
      look: { rules: 'rows', titleAlign: 'center' },
    },
    `
*Marlowe House Condominium Trust
*Budget for 2025, 18 units
@ 2024;2024;b | 2025;2025;b | Explanation;2025;b;words
Item|2024|2025|Explanation
h|*Common fees and other income
i|Common fees|96,000|100,260|Up 4.4%; by beneficial interest
i|Laundry|1,600|1,500|
i|Bike room|360|360|18 at $20
y|Surplus from prior year applied|1,200|1,800|Voted 11/18
tioy|*Total|99,160|103,920|
h|*Expenses
c|Heat (gas)|21,500|20,800|Fixed price through October
c|Common electric|3,100|3,250|
c|Water and sewer|13,200|14,100|7% from the city
c|Insurance|14,600|17,250|Deductible now $10,000
c|Management|9,720|10,010|
c|Cleaning|5,200|5,400|
c|Snow shoveling|3,000|3,000|
c|Trash|2,760|2,880|
c|Repairs|11,000|11,500|
c|Legal, tax, bank|2,000|1,930|
c|Reserve|13,080|13,800|About 13.5% of fees
tco|*Total|99,160|103,920|`,
  ),
  docx(
    {
      name: 'blackberry-ridge-report',
      association: 'Blackberry Ridge Townhomes, Inc.',
      look: { rules: 'totals', titleAlign: 'left' },
    },
    `
*Blackberry Ridge Townhomes, Inc.
*Report to the annual meeting - fiscal year ended September 30, 2024
@ Budget;2024/10;b | Actual;2024/10;a
Table 1. Operating account
|Budget|Actual
i|Monthly fees|138,240.00|137,376.00
i|Late fees|600.00|1,140.00
i|Insurance settlement, unit 14 fire||38,615.20
tio|*Income|138,840.00|177,131.20
c|Lawn, snow|41,600.00|43,218.75
c|Insurance|22,400.00|23,906.00
c|Management|13,824.00|13,824.00
c|Water|10,200.00|9,877.41
c|Trash|9,216.00|9,504.00
c|Repairs|14,000.00|11,390.66
c|Unit 14 restoration||41,115.20
c|Audit, legal|4,100.00|5,230.00
c|Office|1,500.00|1,288.93
c|To replacement account|22,000.00|22,000.00
tco|*Outgo|138,840.00|181,354.95
no|*Income less outgo|0.00|(4,223.75)

Table 2. Replacement account
|Budget|Actual
ri|From operating|22,000.00|22,000.00
ri|Interest|1,200.00|2,748.36
rc|Driveways, phase 1|26,000.00|24,875.00
rc|Decks, 3|9,000.00|9,660.00
nr|*Change in replacement account|(11,800.00)|(9,786.64)

The insurer kept back the $2,500 deductible, which the association pays under article 9.`,
  ),
  plain(
    {
      name: 'hollyhock-court',
      association: 'Hollyhock Court Condominium Association',
      stops: [5200, 7200, 9200],
    },
    `
*Hollyhock Court Condominium Association
*2026 Budget, adopted October 21, 2025
@ 2025 Budget;2025;b | 2026 Budget;2026;b
|2025 Budget|2026 Budget
h|*Income|
i|Assessments|71,040|74,592
i|Garage rent|2,880|2,880
i|Other|300|400
tio|*Total income|74,220|77,872
h|*Operating expenses|
c|Insurance|13,900|15,800
c|Water and sewer|12,450|13,100
c|Gas and electric|4,300|4,450
c|Lawn and snow|11,800|12,150
c|Trash|3,360|3,480
c|Management|8,400|8,650
c|Repairs|8,000|8,000
c|Accounting and legal|1,450|1,500
s|*Total operating expenses|63,660|67,130
c|*Reserves|10,500|10,700
tco|*Total expenses and reserves|74,160|77,830
no|*Net|60|42`,
  ),
] as const;
