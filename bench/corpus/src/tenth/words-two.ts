import { letter } from './letter';

/** Minutes, memos and a plan for a loan, in Word. */
export const wordsTwo = [
  letter(
    { name: 'pepperwood-eight-stacked', association: 'Pepperwood Eight Owners', size: 22 },
    `
*PEPPERWOOD EIGHT - what we spent and what we plan
@ 2024;2024;a | 2025;2025;p
>table 4800,2000,2000 grid stacked
|2024|2025
h|We take in
i|8 units, $275 then $290|26,400|27,840
i|Carport, unit 3|360|360
ti|All we take in|26,760|28,200
h|We pay
c|Insurance (the agent on Main)|7,188|7,900
c|Water, sewer, trash|8,042|8,400
c|Lawn boy|1,560|1,600
c|Paint the north wall|3,200|0
c|Stucco, south|0|2,800
c|Lights outside|296|310
c|Bank, mail|48|50
c|Put away|6,000|6,500
tc|All we pay|26,334|27,560
n|Left|426|640
We meet on the patio on Sunday the 12th. Bring a chair. Savings are $31,655.`,
  ),
  letter(
    {
      name: 'castellan-house-tabs',
      association: 'Castellan House Owners, Inc.',
      font: 'Courier New',
      size: 18,
    },
    `
>tabs 6200,7900,9600
MEMORANDUM
TO: All shareholders    FROM: Treasurer    DATE: February 3, 2025
RE: Results of 2024 and maintenance for 2025
We closed the year better than we feared. Maintenance rises 3 percent on April 1, so 2025 has three months at the old rate.
@ Budget 2024;2024;b | Actual 2024;2024;a | Budget 2025;2025;b
|Budget 2024|Actual 2024|Budget 2025
*Income
i|Maintenance|$612,000|$612,000|$625,770
i|Garage|$38,400|$37,250|$38,400
i|Flip tax|$0|$14,600|$0
i|Laundry and bike room|$5,600|$5,918|$5,800
tio|Total income|$656,000|$669,768|$669,970
*Expenses
c|Payroll and benefits|$168,500|$171,366|$176,000
c|Heating oil|$74,000|$61,908|$68,000
c|Electric|$21,500|$23,117|$24,000
c|Water charges|$39,000|$40,254|$42,500
c|Real estate tax|$198,000|$196,440|$204,300
c|Mortgage interest|$61,250|$61,250|$59,900
c|Amortization|$24,750|$24,750|$26,100
c|Insurance|$27,000|$29,873|$33,000
c|Repairs|$24,000|$33,581|$17,500
c|Managing agent|$18,000|$18,000|$18,500
tco|Total expenses|$656,000|$660,539|$669,800
no|Surplus (deficit)|$0|$9,229|$170

If the boiler must be replaced this year the Board will borrow from the bank line and not assess.`,
  ),
  letter(
    { name: 'stonecrop-ridge-siding', association: 'Stonecrop Ridge Townhouse Owners' },
    `
*Stonecrop Ridge Townhouse Owners
*Special meeting of September 9, 2025: siding
Part 1. The operating budget of 2026 is not touched. It is the same as mailed:
@ 2025;2025;b | 2026;2026;b
>table 4600,2200,2200 grid
Operating|2025|2026
i|Dues, 36 homes|$92,880|$97,200
c|Grounds and snow|$38,500|$39,900
c|Insurance|$18,200|$20,800
c|Trash, power|$9,460|$9,850
c|Manager|$10,800|$11,100
c|Small repairs|$5,920|$5,550
c|Reserve|$10,000|$10,000
tco|*Sum of costs|$92,880|$97,200

Part 2. Siding of buildings 1 to 9. Work runs from spring to fall 2026.
@ Amount;2026;b
>table 6800,2200 grid
Siding project|Amount
si|Assessment, 36 x $9,500|$342,000
si|Town weatherization grant|$27,000
tis|*Money for the project|$369,000
sc|Siding, Alpine Exteriors|$298,400
sc|Sheathing, allowance|$31,500
sc|Engineer|$14,800
sc|Permits|$4,180
sc|Lawyer, bank fee|$3,950
sc|Unforeseen|$16,170
tcs|*Cost of the project|$369,000

Vote: 30 in favor, 4 opposed, 2 not present. Two bids were higher: $341,000 and $377,500.`,
  ),
  letter(
    {
      name: 'moraine-lakes-board-packet',
      association: 'Moraine Lakes Single Family Association',
      footer: 'Board packet - November - item 6b',
      size: 17,
    },
    `
*Moraine Lakes Single Family Association (212 homes)
*Draft budget, second reading
@ 2024 Budget;2024;b | 2024 Actual;2024;a | 2025 Budget;2025;b | 2025 Actual to 9/30;2025-01..2025-09;a | 2026 Draft;2026;p
>table 3500,1200,1200,1200,1200,1300 grid heads
|2024{2}|2025{2}|2026
|Budget|Actual|Budget|Actual to 9/30|Draft
h|REVENUE
i|Annual assessments|159,000|158,250|163,240|162,470|169,600
i|Collection costs recovered¶(attorney and lien fees)|2,000|4,318|3,000|2,266|3,000
i|Pool guest passes|900|1,145|1,000|1,290|1,200
i|Interest|1,500|3,972|2,500|2,884|2,800
tio|*TOTAL REVENUE|163,400|167,685|169,740|168,910|176,600
h|RECREATION
c|Pool management contract¶(includes opening and closing)|48,600|48,600|50,100|50,100|51,600
c|Pool supplies, permits|5,500|6,731|6,000|5,849|6,400
c|Tennis court upkeep|1,200|0|1,200|2,415|1,200
s|*Total|55,300|55,331|57,300|58,364|59,200
h|COMMON GROUND
c|Mowing|33,800|33,800|34,900|27,145|36,000
c|Ponds|8,400|9,062|8,800|7,970|9,200
c|Trees, mulch and flowers|9,000|7,885|9,000|8,318|9,000
s|*Total|51,200|50,747|52,700|43,433|54,200
h|ADMINISTRATION
c|Management|22,900|22,900|23,600|17,700|24,300
c|Insurance|6,800|7,214|7,400|7,829|8,700
c|Legal, collections|5,000|7,190|6,000|3,415|6,000
c|Printing, postage, software|4,200|3,866|4,000|2,790|4,000
s|*Total|38,900|41,170|41,000|31,734|43,000
c|Transfer to capital reserve|18,000|18,000|18,500|18,500|20,000
tco|*TOTAL EXPENSES|163,400|165,248|169,500|152,031|176,400
no|*SURPLUS (SHORTFALL)|0|2,437|240|16,879|200
Motion to send the draft to the owners: Mr. Abel, second Ms. Quist.`,
  ),
] as const;
