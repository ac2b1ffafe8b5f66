import { doc } from './write';

const pdf = doc('pdf');

/** Scans of poorer copies and of accountants' statements. */
export const scansTwo = [
  pdf(
    {
      name: 'hickory-glen',
      association: 'Hickory Glen Homes Assn.',
      stops: [300, 400],
      page: { size: 12, font: 'Times' },
      scan: { grade: 'poor', skew: 0.7, dpi: 300 },
    },
    `
*Hickory Glen Homes Assn.
Money report for 2024 and plan for 2025
@ 2024;2024;a | 2025;2025;p

|2024|2025
i|Dues|14,280|15,120
i|Pool passes|1,365|1,400
i|Bad check charges|30|0
ti|Income|15,675|16,520

(The pool opened two weeks late)

c|Pool company|6,850|7,100
c|Chlorine|884|900
c|Grass|3,120|3,240
c|Lights|702|720
c|Water|1,461|1,450
c|Insurance|1,980|2,100
c|Gate repair|415|0
c|Pool savings|500|750
c|Stamps etc.|96|110
tc|Outgo|16,008|16,370

n|Difference|(333)|150`,
  ),
  pdf(
    {
      name: 'amberley-commons',
      association: 'Amberley Commons Condominium Association',
      stops: [320, 400, 480, 555],
      page: { size: 9.5, font: 'Times' },
      scan: { grade: 'clean', skew: 0.9 },
    },
    `
*AMBERLEY COMMONS CONDOMINIUM ASSOCIATION, INC.
Statement of Revenues, Expenses and Changes in Fund Balances
For the Year Ended June 30, 2024
@ Operating Fund;2024/7;a;part | Replacement Fund;2024/7;a;part | Total;2024/7;a;sum=1-2

|Operating|Replacement
|Fund|Fund|Total
h|REVENUES
fi|Member assessments|$ 214,560|$ 61,200|275,760
fi|Interest|144|4,817|4,961
fi|Late fees and fines|2,310||2,310
fi|Other|1,086||1,086
ti|Total revenues|218,100|66,017|284,117
h|EXPENSES
fc|Administration|31,447||31,447
fc|Insurance|48,902||48,902
fc|Utilities|39,618||39,618
fc|Grounds and snow|52,275||52,275
fc|Repairs and maintenance|37,140||37,140
fc|Roof replacement, buildings C and D||88,450|88,450
fc|Asphalt||12,600|12,600
fc|Income taxes|210|640|850
tc|Total expenses|209,592|101,690|311,282
n|EXCESS (DEFICIENCY) OF REVENUES|8,508|(35,673)|(27,165)
o|FUND BALANCES - BEGINNING|28,914|241,306|270,220
x|TRANSFERS|(5,000)|5,000|-
l|FUND BALANCES - ENDING|32,422|210,633|243,055

See independent accountant's compilation report.`,
  ),
  pdf(
    {
      name: 'tamarack-court',
      association: 'Tamarack Court Town Houses',
      stops: [290, 370, 450, 530],
      page: { size: 10, font: 'Courier' },
      scan: { grade: 'fair', skew: -1 },
    },
    `
TAMARACK COURT TOWN HOUSES
OPERATING STATEMENT 12 MONTHS TO 12/31/23
@ ACTUAL;2023;a | BUDGET;2023;b | VARIANCE;2023;a;variance=f1-2

|ACTUAL|BUDGET|FAV (UNFAV)
i|ASSESSMENTS|86,400|86,400|0
i|FINES|350|0|350
i|INTEREST|212|150|62
tio|TOTAL REVENUE|86,962|86,550|412

c|MANAGEMENT|9,600|9,600|0
c|INSURANCE|21,874|20,000|(1,874)
c|LAWN SERVICE|14,040|14,040|0
c|SNOW|5,215|8,000|2,785
c|REFUSE|6,912|6,800|(112)
c|SIDING & GUTTERS|7,733|5,500|(2,233)
c|PAINT|3,960|4,000|40
c|LEGAL & AUDIT|1,850|2,100|250
c|RESERVE DEPOSIT|16,200|16,200|0
tco|TOTAL EXPENSE|87,384|86,240|(1,144)
no|NET|(422)|310|(732)`,
  ),
] as const;
