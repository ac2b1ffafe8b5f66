import { doc } from '../fourth/write';

const docx = doc('docx');

/** Letters, minutes and memos in Word. */
export const words = [
  docx(
    {
      name: 'vista-ridge-options',
      association: 'Vista Ridge Commons Homeowners Association',
      stops: [4200, 5600, 7000, 8400, 9800],
    },
    `
*Vista Ridge Commons Homeowners Association
*Three ways to pay for 2025 - as shown at the November 12 open meeting
@ 2024 Budget;2024;b | A: keep $95;2025;p;alt=1 | B: $102;2025;p;alt=2;adopted | C: $110;2025;p;alt=3
At the meeting the Board voted 4-1 for Plan B. It takes effect January 1, 2025.

|2024 Budget|Plan A: $95/mo|Plan B: $102/mo|Plan C: $110/mo
i|Monthly dues, 88 homes|100,320|100,320|107,712|116,160
i|Other income|1,900|1,900|1,900|1,900
tio|Income|102,220|102,220|109,612|118,060
c|Landscape & irrigation|38,700|39,900|39,900|41,400
c|Pool|16,450|15,100|17,000|17,000
c|Insurance|7,900|9,100|9,100|9,100
c|Utilities|11,200|11,700|11,700|11,700
c|Management & admin|14,520|14,960|14,960|14,960
c|Repairs|5,200|3,400|5,400|6,300
c|Reserve deposit|8,000|7,500|11,200|17,200
tco|Expense|101,970|101,660|109,260|117,660
no|Left over|250|560|352|400

Plan A closes the pool after Labor Day and skips the fence stain. Plan C reaches the reserve study's recommended amount.`,
  ),
  docx(
    {
      name: 'hickory-knoll-minutes',
      association: 'Hickory Knoll Village Association',
      stops: [6400, 8400],
      tabs: true,
    },
    `
*Hickory Knoll Village Association
*Minutes of the annual meeting, April 8, 2025
Called to order 7:05 by Pres. Ruth. 27 of 61 homes present. Minutes of 2024 approved as mailed.
*Treasurer's report, calendar year 2024, given by Walt
@ 2024;2024;a
o|Balance in checking, January 1, 2024|11,872.06
Receipts
i|Annual dues, 60 homes at $225|13,500.00
i|Annual dues, 1 home, 2 years|450.00
i|Garage sale permits|118.00
i|Donation for bench|300.00
ti|Total receipts|14,368.00
Expenses paid
c|Entrance mowing|3,640.00
c|Electric for sign and pond pump|1,207.39
c|Pond service|2,985.00
c|Liability insurance|1,466.00
c|Sign repair|842.75
c|Bench|329.99
c|Copies, stamps, web page|284.16
c|Transferred to CD for pond dredging|2,500.00
tc|Total paid|13,255.29
n|Receipts over expenses|1,112.71
l|Balance in checking, December 31, 2024|12,984.77
The CD is now $17,624.33 at 4.1% and matures in September.
Discussion: dues. Moved by Carol to raise dues to $240 for 2026, seconded by Ed. Passed 22-5.
Adjourned 8:15 for pie.`,
  ),
  docx(
    {
      name: 'pine-barrens-cabins',
      association: 'Pine Barrens Cabin Owners Cooperative Association',
      stops: [4800, 6400, 8000, 9600],
    },
    `
*Pine Barrens Cabin Owners Cooperative Association
*Spending plan for the 2025 season (41 cabins)
@ 2023 Actual;2023;a | 2024 Actual;2024;a | 2025 Plan;2025;b
What|2023 Actual|2024 Actual|2025 Plan
h|COMING IN|||
i|Cabin fees|$32,800.00|$32,800.00|$34,850.00
i|Guest weeks|$2,450.00|$3,175.00|$2,800.00
i|Firewood|$612.00|$548.00|$600.00
i|Propane resale|$4,119.45|$3,882.10|$4,000.00
y|Carried over from last year|$1,500.00|$0.00|$2,000.00
tioy|Total coming in|$41,481.45|$40,405.10|$44,250.00
h|GOING OUT|||
c|Caretaker|$14,400.00|$14,400.00|$15,000.00
c|Propane|$3,977.80|$3,641.25|$3,900.00
c|Electric co-op|$2,744.16|$2,903.58|$3,000.00
c|Property tax|$6,120.88|$6,244.02|$6,400.00
c|Insurance|$5,380.00|$6,015.00|$6,700.00
c|Water tests, chlorine|$466.20|$512.95|$525.00
c|Docks in and out|$1,800.00|$1,950.00|$2,000.00
c|Lodge repairs|$5,122.37|$2,288.41|$4,000.00
c|New refrigerator (lodge)|$0.00|$1,149.00|$0.00
c|Garbage|$960.00|$990.00|$1,025.00
tco|Total going out|$40,971.41|$40,094.21|$42,550.00
noy|Still in the jar|$510.04|$310.89|$1,700.00`,
  ),
  docx(
    {
      name: 'magnolia-terrace',
      association: 'Magnolia Terrace Condominium Association of Baton Rouge',
      stops: [4000, 5400, 6800, 8200, 9600],
    },
    `
*Magnolia Terrace Condominium Association of Baton Rouge
Memo to owners: how we did in 2024, and the deductible assessment after Hurricane Francine
@ Operating;2024;a;part | Reserve;2024;a;part | Storm;2024;a;part | Total 2024;2024;a;sum=1-3
2024|Operating|Reserve|Storm|Total
h|Revenue||||
fi|Condo dues|212,160.00|0.00|0.00|212,160.00
fi|Reserve portion of dues|0.00|26,520.00|0.00|26,520.00
fi|Storm assessment, 52 units x 1,150|0.00|0.00|59,800.00|59,800.00
fi|Insurance proceeds|0.00|0.00|141,316.52|141,316.52
fi|Late fees|1,475.00|0.00|0.00|1,475.00
fi|Interest|88.14|2,204.69|0.00|2,292.83
ti|Total revenue|213,723.14|28,724.69|201,116.52|443,564.35
h|Expense||||
fc|Insurance|97,418.00|0.00|0.00|97,418.00
fc|Management|21,840.00|0.00|0.00|21,840.00
fc|Lawn|24,600.00|0.00|0.00|24,600.00
fc|Water, sewer|31,907.62|0.00|0.00|31,907.62
fc|Electric|6,244.75|0.00|0.00|6,244.75
fc|Pool|7,130.00|0.00|0.00|7,130.00
fc|Termite bond|3,120.00|0.00|0.00|3,120.00
fc|Repairs|18,366.09|9,450.00|0.00|27,816.09
fc|Roof and fence, storm|0.00|0.00|178,244.00|178,244.00
fc|Tree removal, storm|0.00|0.00|14,600.00|14,600.00
fc|Public adjuster|0.00|0.00|7,065.83|7,065.83
tc|Total expense|210,626.46|9,450.00|199,909.83|419,986.29
n|Difference|3,096.68|19,274.69|1,206.69|23,578.06
What is left of the storm money stays in the storm account until the last permit is closed.`,
  ),
  docx(
    {
      name: 'cypress-cove-shares',
      association: 'Cypress Cove Residences Condominium',
      stops: [5200, 7200, 9200],
    },
    `
*Cypress Cove Residences Condominium
*Adopted 2026 Common Expense Budget
@ 2025;2025;b | 2026;2026;b
Category (see notes)|2025|2026
i|Common charges, all units|418,600|443,716
i|Parking license fees|14,400|15,000
i|Other|2,500|2,500
tio|Total revenue|435,500|461,216
c|Staff (1)|98,400|102,300
c|Utilities (2)|87,250|92,900
c|Insurance (3)|61,300|70,500
c|Contracts|54,900|56,350
c|Repairs & supplies|38,000|39,500
c|Management & professional|43,800|45,150
c|Capital reserve (4)|50,000|54,516
tco|Total expense|433,650|461,216

Notes
(1) One superintendent, one part-time porter at 24 hours a week.
(2) Gas $31,400, electric $22,700, water and sewer $38,800.
(3) Quote of September; $25,000 deductible for water.
(4) 11.9% of common charges in 2025; the engineer recommends $62,000.

*Monthly common charges by percentage interest
Line|Percentage interest|2026 monthly
A line (8)|4.1200% each|1,523.42
B line (8)|3.8500% each|1,423.59
C line (8)|4.5300% each|1,675.03`,
  ),
] as const;
