import { book } from './book';

/** Workbooks of small treasurers: blocks below blocks, a fund under the budget, a template filled by hand. */
export const sheetsFour = [
  book(
    { name: 'sable-fork-water', association: 'Sable Fork Estates Property Owners', sheet: 'Budget 25' },
    `
>put A1 Sable Fork Estates POA
>put A2 Approved 12/3/24
>wide A 28
@ 2024 Budget;2024;b | 2024 Actual;2024;a | 2025 Budget;2025;b
>A4
|2024 Budget|2024 Actual|2025 Budget
h|Income
i|Assessments, 30 lots|14,400|14,400|15,000
i|Water base fee|10,800|10,800|10,800
i|Water overage|500|1,162|800
i|Late fees|0|90|0
tio|Total income|25,700|26,452|26,600
h|Expenses
c|Well electric|4,200|4,519|4,600
c|Water tests|950|1,025|1,050
c|Operator stipend|3,000|3,000|3,000
c|Repairs to lines|2,500|3,871|3,000
c|Road|6,500|5,940|6,500
c|Insurance|1,650|1,702|1,800
c|Books and taxes|800|775|800
c|To well fund|6,000|6,000|5,700
tco|Total expenses|25,600|26,832|26,450
no|Difference|100|(380)|150
@ 2024;2024;a | 2025 plan;2025;p
>A25
Well fund|2024|2025 plan
o|Jan 1|27,914|28,362
ri|From budget|6,000|5,700
ri|Interest|588|500
rc|Pressure tank|6,140|
rc|Pump controller||4,300
l|Dec 31|28,362|30,262`,
  ),
  book(
    { name: 'larkmoor-common-quarters', association: 'Larkmoor Common Owners Association', sheet: 'Qtrs' },
    `
>put A1 LARKMOOR COMMON - 2025 by quarter
>wide A 24
@ 1Q Budget;2025-01..2025-03;b | 1Q Actual;2025-01..2025-03;a | Diff;2025-01..2025-03;a;variance=2-1
>A3 0,1,2,4
1st QUARTER|1Q Budget|1Q Actual|Diff
i|Dues|27,300|26,950|(350)
i|Other|150|310|160
tio|Income|27,450|27,260|(190)
c|Grounds|4,500|4,500|0
c|Snow|6,000|8,215|2,215
c|Trash|3,120|3,120|0
c|Insurance|4,075|4,075|0
c|Management|2,700|2,700|0
c|Repairs|2,000|655|(1,345)
c|Reserve|5,400|5,400|0
tco|Expense|27,795|28,665|870
no|Net|(345)|(1,405)|(1,060)
@ 2Q Budget;2025-04..2025-06;b | 2Q Actual;2025-04..2025-06;a | Diff;2025-04..2025-06;a;variance=2-1
>A18 0,1,2,4
2nd QUARTER|2Q Budget|2Q Actual|Diff
i|Dues|27,300|28,000|700
i|Other|150|85|(65)
tio|Income|27,450|28,085|635
c|Grounds|7,500|7,500|0
c|Snow|0|0|0
c|Trash|3,120|3,198|78
c|Insurance|4,075|4,075|0
c|Management|2,700|2,700|0
c|Repairs|2,000|3,906|1,906
c|Reserve|5,400|5,400|0
tco|Expense|24,795|26,779|1,984
no|Net|2,655|1,306|(1,349)
>put G4 2 lots late, both paid in April
>put G8 3 storms in Feb
>put G27 fence by the tot lot`,
  ),
] as const;
