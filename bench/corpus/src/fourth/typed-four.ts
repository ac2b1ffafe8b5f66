import { doc } from './write';

const pdf = doc('pdf');

/** Typed PDF files: a slip of the treasurer, corrections, projects beside the budget, a page that is turned. */
export const typedFour = [
  // The treasurer's total of the expenses leaves out the bench; the balance follows the wrong total.
  pdf(
    {
      name: 'juniper-bend',
      association: 'Juniper Bend HOA',
      stops: [300, 390, 480],
      page: { size: 10, font: 'Times' },
    },
    `
*JUNIPER BEND HOA
Treasurer's Report for 2023, read at the Annual Meeting, January 20, 2024
@ 2023;2023;a;wrong

In the bank January 1
o|Checking|||8,214.60

Money In
i|Dues from 61 homes @ 180|10,980.00
i|Dues from 3 homes, late, @ 195|585.00
i|Garage sale permits|84.00
i|Interest|3.91
tio|Total In||11,652.91

Money Out
c|Mowing (26 cuts)|4,550.00
c|Entrance flowers and mulch|713.48
c|Entrance lights|388.06
c|Insurance|1,204.00
c|Picnic|466.92
c|Bench in memory of Ruth|650.00
c|Stamps, copies, PO box|241.17
c|State filing|20.00
tco|Total Out||7,583.63
no|In less Out|||4,069.28
In the bank December 31
l|Checking|||12,283.88

Approved by: ____________________`,
  ),
  pdf(
    {
      name: 'old-ferry-road',
      association: 'Old Ferry Road Improvement Association',
      stops: [300, 400, 500],
      page: { size: 10 },
    },
    `
*Old Ferry Road Improvement Association
2025 BUDGET - as amended at the meeting, May 4
@ 2024 Actual;2024;a | 2025 Budget;2025;b

|2024|2025
|Actual|Budget
*RECEIPTS
i|Assessments 44 lots x ~$425~ $450|18,700|~18,700~ 19,800
i|Logging company road use|2,500|2,500
i|Donations|310|0
tio|TOTAL|21,510|22,300

*EXPENDITURES
c|Plowing and sanding|7,840|8,000
c|Grading|3,600|~4,200~ 3,900
c|Gravel, 14 loads|4,165|~4,500~ 5,250
c|Culvert at the Hendersons'|1,980|0
c|Brush cutting|900|1,000
c|Insurance|815|860
c|Postage, filing|122|140
c|Contingency|0|~1,000~ 500
tco|TOTAL|19,422|19,650
no|OVER / (UNDER)|2,088|2,650

The Hendersons paid for half of their culvert themselves, which is not shown here (1,980 more).
Carry-over in the bank on January 1, 2025 was 11,406.`,
  ),
  pdf(
    {
      name: 'belvedere-arms',
      association: 'Belvedere Arms Condominium',
      stops: [300, 390, 480],
      page: { size: 8.5 },
    },
    `
*BELVEDERE ARMS CONDOMINIUM - Statement of Revenues and Expenses, Year Ended December 31, 2024
@ Budget;2024;b | Actual;2024;a | Over (Under);2024;a;variance=2-1

|Budget|Actual|Over (Under)
h|OPERATING FUND
i|Common charges|412,800|409,936.20|(2,863.80)
i|Garage and storage|28,800|29,340.00|540.00
i|Late fees and other|1,200|2,865.15|1,665.15
tio|Total operating revenue|442,800|442,141.35|(658.65)
c|Payroll|118,600|120,447.82|1,847.82
c|Utilities|97,500|91,213.06|(6,286.94)
c|Insurance|71,400|78,922.40|7,522.40
c|Contracts|52,700|53,108.00|408.00
c|Repairs|34,000|41,655.91|7,655.91
c|Administrative|20,600|19,972.33|(627.67)
c|Contribution to reserve fund|48,000|36,000.00|(12,000.00)
tco|Total operating expenses|442,800|441,319.52|(1,480.48)
no|Operating surplus (deficit)|0|821.83|821.83

h|RESERVE FUND
ri|Contribution from operating fund|48,000|36,000.00|(12,000.00)
ri|Interest|3,600|5,214.77|1,614.77
rc|Boiler retubing|40,000|43,875.00|3,875.00
rc|Hallway carpet, floors 2-4|18,500|0.00|(18,500.00)
nr|Reserve surplus (deficit)|(6,900)|(2,660.23)|4,239.77

h|FACADE PROJECT
si|Special assessment, installments 3 and 4|240,000|236,350.00|(3,650.00)
si|Loan draw|150,000|150,000.00|0.00
sc|Contractor|365,000|358,214.50|(6,785.50)
sc|Engineer and permits|22,000|24,060.00|2,060.00
sc|Loan interest|6,400|5,981.12|(418.88)
ns|Project surplus (deficit)|(3,400)|(1,905.62)|1,494.38

n|ALL FUNDS|(10,300)|(3,744.02)|6,555.98

Loan: First Harbor Savings, 4.25%, 120 months. Drawn to date 400,000.00. Balance 12/31/24 391,706.44.`,
  ),
  pdf(
    {
      name: 'gull-point-marina',
      association: 'Gull Point Slip Owners Association',
      stops: [240, 320, 400, 480, 560, 640],
      page: { size: 9, landscape: true, rotate: 90 },
    },
    `
*Gull Point Slip Owners Association, 96 slips
Budget vs. Actual and Proposed
@ 2023 Actual;2023;a | 2024 Budget;2024;b | 2024 thru 9/30;2024-01..2024-09;a | 2024 Projected;2024;j | 2025 Proposed;2025;p | Increase;2025;p;variance=5-2

|2023|2024|2024|2024|2025|Increase over
|Actual|Budget|thru 9/30|Projected|Proposed|2024 Budget
i|Slip assessments|115,200|120,960|120,960|120,960|126,720|5,760
i|Winter storage|8,150|8,000|2,400|8,300|8,500|500
i|Transient dockage|6,442|6,000|7,118|7,118|6,500|500
i|Electric (metered)|11,906|12,000|8,873|12,250|12,500|500
ti|Total Revenue|141,698|146,960|139,351|148,628|154,220|7,260

c|Dockmaster wages & tax|31,480|33,000|26,912|33,100|34,300|1,300
c|Electric|14,233|14,500|9,961|14,600|15,000|500
c|Water, pump-out, trash|6,875|7,100|5,544|7,200|7,400|300
c|Insurance|24,116|26,500|27,340|27,340|29,800|3,300
c|Bottom lease|4,800|4,800|4,800|4,800|5,040|240
c|Dock repairs|18,227|17,000|12,660|16,500|17,500|500
c|Ice eaters|3,914|3,500|1,480|3,700|3,800|300
c|Office, legal, tax|5,233|5,400|3,906|5,350|5,500|100
c|Dredging reserve|24,000|24,000|18,000|24,000|30,000|6,000
c|Piling reserve|8,000|8,000|6,000|8,000|8,000|0
tc|Total Expenses|140,878|143,800|116,603|144,590|156,340|12,540
n|Net|820|3,160|22,748|4,038|(2,120)|(5,280)`,
  ),
] as const;
