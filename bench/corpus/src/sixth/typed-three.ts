import { laid } from './write';

const pdf = laid('pdf');

/** Typed PDF files: small associations, special assessments and comparisons of years. */
export const typedThree = [
  pdf(
    {
      name: 'timberline-twelve',
      association: 'Timberline Twelve Condominium Association',
      look: {
        font: 'mono',
        size: 9,
        leaders: true,
        rules: 'none',
        margin: 64,
        titleAlign: 'left',
        rowSpace: 1.45,
      },
    },
    `
*Timberline Twelve Condominium Association
*2025 operating budget - 12 units
@ Annual;2025;b | Monthly;2025;b;other | Per unit per month;2025;b;per-unit=1/144

|Annual|Monthly|Per unit per month
i|Condo dues|46,800.00|3,900.00|325.00
i|Laundry coins|900.00|75.00|6.25
tio|*Income|47,700.00|3,975.00|331.25
c|Insurance|11,640.00|970.00|80.83
c|Water and sewer|7,920.00|660.00|55.00
c|Gas heat|6,480.00|540.00|45.00
c|House electric|1,560.00|130.00|10.83
c|Trash|2,160.00|180.00|15.00
c|Snow and lawn|4,200.00|350.00|29.17
c|Cleaning halls|2,400.00|200.00|16.67
c|Repairs|3,600.00|300.00|25.00
c|Bank, postage, taxes|300.00|25.00|2.08
c|Reserve account|7,440.00|620.00|51.67
tco|*Expenses|47,700.00|3,975.00|331.25

Dues go from $310 to $325 on January 1. Please change your automatic payment.`,
  ),
  pdf(
    {
      name: 'oak-meadow-fiscal',
      association: 'Oak Meadow at Windsor Homeowners Association',
      look: { size: 8, rules: 'rows', shade: true, landscape: true, titleAlign: 'left', dollar: 'all' },
      columns: 'aaaaaaw',
    },
    `
*Oak Meadow at Windsor Homeowners Association
*Fiscal year April 1, 2025 - March 31, 2026 budget
@ FY22-23 Actual;2023/4;a | FY23-24 Actual;2024/4;a | FY24-25 Budget;2025/4;b | FY24-25 Projected;2025/4;j | FY25-26 Budget;2026/4;b | % Change from Budget;2026/4;b;percent | Comments;2026/4;b;words

|FY22-23 Actual|FY23-24 Actual|FY24-25 Budget|FY24-25 Projected|FY25-26 Budget|% Change from Budget|Comments
h|*Revenue
i|Assessments (148 homes)|$71,040|$74,592|$74,592|$74,592|$79,920|7.1%|$540 per home, was $504
i|Late fees|$690|$1,240|$800|$960|$800|0.0%|
i|Interest|$112|$486|$400|$1,130|$1,000|150.0%|CD ladder
tio|*Total revenue|$71,842|$76,318|$75,792|$76,682|$81,720|7.8%|
h|*Expenses
c|Management|$15,984|$15,984|$16,650|$16,650|$17,150|3.0%|
c|Insurance|$4,366|$4,902|$5,200|$5,488|$6,300|21.2%|Two carriers declined
c|Mowing & landscape beds|$23,400|$24,100|$24,800|$24,800|$25,500|2.8%|Year 2 of 3
c|Snow - walks and mailboxes|$3,150|$5,275|$4,500|$3,925|$4,500|0.0%|Per push
c|Irrigation|$2,246|$1,988|$2,500|$3,671|$2,800|12.0%|
c|Water|$6,803|$7,140|$7,300|$7,912|$8,200|12.3%|City +6%
c|Playground|$0|$1,830|$600|$415|$600|0.0%|
c|Legal|$1,105|$340|$1,000|$2,260|$1,500|50.0%|Covenant case
c|Office and meetings|$1,478|$1,522|$1,600|$1,489|$1,600|0.0%|
c|Reserve transfer|$9,500|$10,000|$10,500|$10,500|$12,000|14.3%|Study update 2024
tco|*Total expenses|$68,032|$73,081|$74,650|$77,110|$80,150|7.4%|
no|*Surplus / (deficit)|$3,810|$3,237|$1,142|($428)|$1,570||`,
  ),
  pdf(
    {
      name: 'crescent-harbor-balconies',
      association: 'Crescent Harbor Condominium Association',
      look: { size: 9, rules: 'totals', font: 'embedded', titleAlign: 'left' },
    },
    `
*Crescent Harbor Condominium Association
*2024 Results and 2025 Budget
@ 2024 Actual;2024;a | 2025 Budget;2025;b

|2024 Actual|2025 Budget
h|*Operating
i|Regular assessments|268,320|279,360
i|Boat storage|7,450|7,500
i|Late fees, interest|1,962|1,500
tio|*Total operating revenue|277,732|288,360
c|Insurance (1)|71,884|82,000
c|Staff|48,260|49,700
c|Water, sewer|33,907|35,400
c|Electricity|14,618|15,100
c|Elevator|9,360|9,640
c|Grounds, snow|21,545|21,900
c|Repairs (2)|27,731|24,000
c|Management, accounting|24,600|25,340
c|Contribution to reserve fund|24,000|25,000
tco|*Total operating expenses|275,905|288,080
no|*Operating surplus|1,827|280

h|*Balcony project (special assessment of May 2024, $9,500 a unit, 48 units)
si|Special assessment billed|456,000|-
si|Interest on project account|3,318|900
tis|*Project funds|459,318|900
sc|Engineer, drawings and inspection|38,200|9,600
sc|Contractor, building A|214,750|-
sc|Contractor, building B|-|186,300
sc|Permits|4,180|-
tcs|*Project costs|257,130|195,900
ns|*Project surplus (shortfall) for the year|202,188|(195,000)

(1) Renewed May 1 with a $50,000 wind deductible.
(2) 2024 includes $6,850 for the burst pipe in the north stairwell.

Both buildings together: $460,218 raised, $453,030 spent. What remains goes back to the reserve fund.
The 2025 assessment is $485 a month ($465.83 on average in 2024).`,
  ),
  pdf(
    {
      name: 'fox-chase-quarters',
      association: 'Fox Chase Run Homeowners Association',
      look: { size: 8, rules: 'totals', landscape: true, margin: 48, font: 'serif', negative: 'minus' },
    },
    `
*Fox Chase Run Homeowners Association
*2024 by Quarter
Cash basis. Prepared by L. Ostrander, Treasurer
@ 1st Qtr;2024-01..2024-03;a;part | 2nd Qtr;2024-04..2024-06;a;part | 3rd Qtr;2024-07..2024-09;a;part | 4th Qtr;2024-10..2024-12;a;part | Year;2024;a;sum=1-4 | Budget;2024;b | Diff.;2024;a;variance=5-6

|1st Qtr|2nd Qtr|3rd Qtr|4th Qtr|Year|Budget|Diff.
h|INCOME
i|  Dues|24,150.00|2,100.00|525.00|350.00|27,125.00|27,300.00|(175.00)
i|  Late charges|0.00|140.00|105.00|20.00|265.00|150.00|115.00
i|  Pavilion deposits kept|0.00|0.00|75.00|0.00|75.00|0.00|75.00
i|  Interest|4.10|5.77|5.02|3.86|18.75|15.00|3.75
tio|  TOTAL INCOME|24,154.10|2,245.77|710.02|373.86|27,483.75|27,465.00|18.75
h|EXPENSES
c|  Mowing|0.00|4,200.00|4,725.00|1,575.00|10,500.00|10,500.00|0.00
c|  Snow|1,960.00|0.00|0.00|840.00|2,800.00|3,000.00|(200.00)
c|  Electric|262.18|241.90|238.44|270.35|1,012.87|1,050.00|(37.13)
c|  Insurance|0.00|2,206.00|0.00|0.00|2,206.00|2,100.00|106.00
c|  Pond|0.00|950.00|1,450.00|0.00|2,400.00|2,400.00|0.00
c|  Attorney|0.00|180.00|425.00|0.00|605.00|500.00|105.00
c|  Newsletter and web|58.00|61.20|58.00|112.40|289.60|300.00|(10.40)
c|  Taxes|0.00|37.00|0.00|0.00|37.00|40.00|(3.00)
c|  Path repair|0.00|0.00|3,890.00|0.00|3,890.00|4,000.00|(110.00)
c|  To savings|2,500.00|0.00|0.00|0.00|2,500.00|2,500.00|0.00
tco|  TOTAL EXPENSES|4,780.18|7,876.10|10,786.44|2,797.75|26,240.47|26,390.00|(149.53)
no|INCOME LESS EXPENSES|19,373.92|(5,630.33)|(10,076.42)|(2,423.89)|1,243.28|1,075.00|168.28`,
  ),
] as const;
