import { page } from './page';

/** Typed PDF files: rival proposals, funds in columns, a month-by-month page and a slip of a treasurer. */
export const typedThree = [
  page(
    { name: 'lowell-bend-managers', association: 'Lowell Bend Townhome Owners Association' },
    `
>set size=11
*Lowell Bend Townhome Owners Association
Three ways to run 2026 - for the vote of November 20, 2025
>set size=9 lead=1.45 rules
@ 2025 (today);2025;b | 1 Stay as we are;2026;p;alt=1 | 2 Full management;2026;p;alt=2 | 3 Books only;2026;p;alt=3;adopted
>at 54,100 300,380,460,540
|2025|1|2|3
|(today)|Stay as we are|Full management|Books only
i|Dues, 52 homes|131,040|134,160|149,760|137,280
i|Late fees|600|600|1,200|900
tio|*Income|131,640|134,760|150,960|138,180
c|Management company|0|0|18,720|0
c|Bookkeeping service|0|0|0|5,400
c|Treasurer's software|480|500|0|0
c|Lawn|38,800|40,200|39,000|40,200
c|Snow|22,000|22,600|22,000|22,600
c|Trash|11,250|11,600|11,600|11,600
c|Insurance|27,900|31,200|30,600|31,200
c|Repairs|12,000|12,400|12,400|11,400
c|Legal, mail|2,010|2,060|1,040|1,580
c|Reserve|17,200|14,200|15,600|14,200
tco|*Expense|131,640|134,760|150,960|138,180
no|*Net|0|0|0|0
>down 10
*Result of the vote: proposal 1 - 9 votes, proposal 2 - 11 votes, proposal 3 - 27 votes. Proposal 3 is adopted.
Monthly dues would be $215, $240 or $220; they are $210 today.`,
  ),
  page(
    { name: 'barrow-point-three-funds', association: 'Barrow Point Master Association' },
    `
>set size=10 serif
*Barrow Point Master Association
*Budget for the year ending June 30, 2026
>set size=8.5 lead=1.45
@ General;2026/7;b;part | Marina;2026/7;b;part | Reserve;2026/7;b;part | All funds;2026/7;b;sum=1-3 | Last year;2025/7;b
>at 54,96 260,330,400,475,550
*|General|Marina|Reserve|All funds|Last year
h|*Revenue
fi|Assessments, 318 members|286,200||95,400|381,600|362,520
fi|Slip fees, 86 slips||103,200||103,200|98,900
fi|Fuel, net of cost||14,500||14,500|13,000
fi|Transient dockage||9,800||9,800|11,200
fi|Interest|1,200|400|21,000|22,600|18,500
ti|*Total|287,400|127,900|116,400|531,700|504,120
h|*Expense
fc|Staff|88,000|41,600||129,600|124,700
fc|Insurance|24,900|18,750||43,650|39,400
fc|Grounds|71,400|||71,400|69,300
fc|Dock maintenance||27,300||27,300|24,800
fc|Dredging survey|||16,000|16,000|0
fc|Gatehouse|49,600|||49,600|47,900
fc|Power and water|17,750|11,900||29,650|28,300
fc|Road resurfacing, phase 2|||118,000|118,000|64,000
fc|Professional fees|14,300|2,500||16,800|16,100
fc|Office|13,050|3,150||16,200|15,750
tc|*Total|279,000|105,200|134,000|518,200|430,250
n|*Over (under)|8,400|22,700|(17,600)|13,500|73,870
>down 8
The shortfall of the reserve is planned; see the study of 2023.`,
  ),
  page(
    { name: 'windlass-row-months', association: 'Windlass Row Owners', landscape: true },
    `
>set size=10 mono
WINDLASS ROW OWNERS     CASH BY MONTH, YEAR 2024     14 HOMES
>set size=7 lead=1.5
@ JAN;2024-01..2024-01;a;part | FEB;2024-02..2024-02;a;part | MAR;2024-03..2024-03;a;part | APR;2024-04..2024-04;a;part | MAY;2024-05..2024-05;a;part | JUN;2024-06..2024-06;a;part | JUL;2024-07..2024-07;a;part | AUG;2024-08..2024-08;a;part | SEP;2024-09..2024-09;a;part | OCT;2024-10..2024-10;a;part | NOV;2024-11..2024-11;a;part | DEC;2024-12..2024-12;a;part | TOTAL;2024;a;sum=1-12
>at 40,100 176,220,264,308,352,396,440,484,528,572,616,660,718
|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|TOTAL
i|DUES|2,590|2,590|2,405|2,775|2,590|2,590|2,590|2,590|2,405|2,590|2,775|2,590|31,080
i|INTEREST|3|3|3|4|4|4|4|4|4|4|4|4|45
ti|RECEIVED|2,593|2,593|2,408|2,779|2,594|2,594|2,594|2,594|2,409|2,594|2,779|2,594|31,125
c|LAWN|-|-|-|640|640|640|640|640|640|640|-|-|4,480
c|SNOW|1,120|840|280|-|-|-|-|-|-|-|-|560|2,800
c|WATER|312|-|318|-|344|-|409|-|396|-|330|-|2,109
c|TRASH|266|266|266|266|266|266|273|273|273|273|273|273|3,234
c|INSURANCE|-|-|-|-|-|9,116|-|-|-|-|-|-|9,116
c|LIGHTS|58|54|51|47|44|41|42|45|49|53|56|60|600
c|REPAIRS|-|185|-|-|1,340|-|-|472|-|-|2,265|-|4,262
c|BOOKS|150|150|150|150|150|150|150|150|150|150|150|150|1,800
c|RESERVE|500|500|500|500|500|500|500|500|500|500|500|500|6,000
tc|PAID|2,406|1,995|1,565|1,603|3,284|10,713|2,014|2,080|2,008|1,616|3,574|1,543|34,401
n|NET|187|598|843|1,176|(690)|(8,119)|580|514|401|978|(795)|1,051|(3,276)`,
  ),
  page(
    { name: 'elderflower-mews-slip', association: 'Elderflower Mews Homeowners Association' },
    `
>set size=11
*Elderflower Mews HOA
Treasurer's report, 2024 and plan for 2025
>set size=10 lead=1.5
@ Budget 2024;2024;b | Spent 2024;2024;a;wrong | Plan 2025;2025;p
>at 54,104 340,430,520
|Budget 2024|Spent 2024|Plan 2025
i|Dues (27 x $460, 2025 $480)|12,420.00|12,420.00|12,960.00
i|Interest|20.00|31.66|30.00
tio|Total|12,440.00|12,451.66|12,990.00
c|Mowing|5,940.00|5,940.00|6,150.00
c|Retaining wall, drain|0.00|1,275.00|0.00
c|Entrance flowers|450.00|388.14|450.00
c|Sprinkler water|980.00|1,106.42|1,100.00
c|Insurance|1,240.00|1,297.00|1,380.00
c|Accountant|400.00|400.00|425.00
c|Copies and stamps|140.00|96.20|120.00
c|Long-term savings|3,200.00|2,000.00|3,300.00
tco|Total|12,350.00|12,520.76|12,925.00
no|Over / short|90.00|-69.10|65.00
>down 12
Checking on 12/31/24: 3,918.05. Savings: 17,440.29.`,
  ),
] as const;
