import { doc } from '../fourth/write';
import { laid } from '../sixth/write';

const xlsx = laid('xlsx');
const csv = laid('csv');
const txt = doc('txt');

/** Workbooks of volunteer treasurers, and exports. */
export const sheetsOne = [
  xlsx(
    {
      name: 'hummingbird-bend-months',
      association: 'Hummingbird Bend Villas',
      sheet: '2025',
      look: { decimals: 0 },
    },
    `
*Hummingbird Bend Villas
*2025 budget by month
@ Jan;2025-01..2025-01;b;part | Feb;2025-02..2025-02;b;part | Mar;2025-03..2025-03;b;part | Apr;2025-04..2025-04;b;part | May;2025-05..2025-05;b;part | Jun;2025-06..2025-06;b;part | Jul;2025-07..2025-07;b;part | Aug;2025-08..2025-08;b;part | Sep;2025-09..2025-09;b;part | Oct;2025-10..2025-10;b;part | Nov;2025-11..2025-11;b;part | Dec;2025-12..2025-12;b;part | Year;2025;b;sum=1-12
|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Year
h|*Income
i|Dues|6,480|6,480|6,480|6,480|6,480|6,480|6,480|6,480|6,480|6,480|6,480|6,480|77,760
i|Interest|0|0|55|0|0|55|0|0|55|0|0|55|220
tio|*Total income|6,480|6,480|6,535|6,480|6,480|6,535|6,480|6,480|6,535|6,480|6,480|6,535|77,980
h|*Expenses
c|Landscaping|1,700|1,700|1,700|1,950|1,950|1,950|1,950|1,950|1,950|1,700|1,700|1,700|21,900
c|Palm trimming|0|0|0|0|2,400|0|0|0|0|0|0|0|2,400
c|Pool|640|640|640|640|720|720|720|720|720|640|640|640|8,080
c|Insurance|0|0|0|9,800|0|0|0|0|0|9,800|0|0|19,600
c|Electric|310|300|290|280|300|340|360|360|330|300|290|310|3,770
c|Water|420|420|450|480|520|560|580|580|540|480|440|420|5,890
c|Trash|486|486|486|486|486|486|486|486|486|486|486|486|5,832
c|Management|594|594|594|594|594|594|594|594|594|594|594|594|7,128
c|Repairs|500|500|500|500|500|500|500|500|500|500|500|500|6,000
c|Tax prep|0|0|350|0|0|0|0|0|0|0|0|0|350
c|Reserves|900|900|900|900|900|900|900|900|900|900|900|900|10,800
tco|*Total expenses|5,550|5,540|5,910|15,630|8,370|6,050|6,090|6,090|6,020|15,400|5,550|5,550|91,750
no|*Net|930|940|625|(9,150)|(1,890)|485|390|390|515|(8,920)|930|985|(13,770)`,
  ),
  xlsx(
    { name: 'millstone-pond-book', association: 'Millstone Pond Condominium Association', sheet: 'Read me' },
    `
*Millstone Pond Condominium Association
Workbook of the treasurer. Budget is on the second sheet, reserves on the third, fees on the fourth. Do not change the yellow cells.
^Budget
*Operating budget
@ 2024 actual;2024;a | 2025 budget;2025;b | 2026 budget;2026;b | Comment;2026;b;words
Account|2024 actual|2025 budget|2026 budget|Comment
h|*Income
i|Condo fees|87,480.00|90,720|95,256|5% increase
i|Garage rent|5,400.00|5,400|5,700|$475 a month
i|Late fees|150.00|0|0|
tio|*Total income|93,030.00|96,120|100,956|
h|*Expenses
c|Insurance|16,284.00|17,600|20,100|Broker says 12 to 15%
c|Water|9,871.33|10,200|10,700|
c|Septic pumping|4,350.00|4,500|4,600|Two tanks
c|Electric|2,406.80|2,500|2,600|
c|Landscape|13,200.00|13,600|14,000|
c|Snow|11,845.00|10,000|11,000|
c|Repairs|9,730.65|9,000|9,500|
c|Management|9,720.00|10,020|10,320|
c|Legal/accounting|1,875.00|1,800|1,900|
c|To reserve|16,000.00|16,500|16,000|
tco|*Total expenses|95,282.78|95,720|100,720|
no|*Net|(2,252.78)|400|236|
^Reserve
*Reserve account
@ 2024 actual;2024;a | 2025 budget;2025;b | 2026 budget;2026;b
|2024 actual|2025 budget|2026 budget
o|Start|72,610.40|71,415.12|89,715.12
ri|From operating|16,000.00|16,500|16,000
ri|Interest|2,104.72|1,800|1,900
rc|Septic field C|19,300.00||
rc|Roof, garage 2|||22,400
l|End|71,415.12|89,715.12|85,215.12
^Fees
*Monthly fee by unit type
Type|Units|2025|2026
z|A (one bedroom)|6|$262.00|$275.10
z|B (two bedroom)|14|$375.43|$394.20
z|C (end unit)|2|$366.00|$384.30`,
  ),
  csv(
    { name: 'prairie-schooner-qb', association: 'Prairie Schooner Crossing HOA' },
    `
Prairie Schooner Crossing HOA
Budget vs. Actuals: FY 2025 - FY25 P&L
January - October, 2025

@ Actual;2025-01..2025-10;a | Budget;2025-01..2025-10;b | over Budget;2025-01..2025-10;a;variance=1-2 | % of Budget;2025-01..2025-10;a;percent=1/2
|Total|||
|Actual|Budget|over Budget|% of Budget
h|Income
i|   4000 Assessments|121250.00|121500.00|-250.00|99.8%
i|   4050 Transfer Fees|1750.00|1250.00|500.00|140.0%
i|   4060 Fines|425.00|0.00|425.00|
i|   4070 Clubhouse Rental|2310.00|2500.00|-190.00|92.4%
ti|Total Income|125735.00|125250.00|485.00|100.4%
r|Gross Profit|125735.00|125250.00|485.00|100.4%
h|Expenses
c|   6010 Mowing|33250.00|33250.00|0.00|100.0%
c|   6020 Tree Removal|4875.00|3000.00|1875.00|162.5%
c|   6030 Lake Treatment|2840.00|3100.00|-260.00|91.6%
c|   6110 Pool Chemicals|4416.28|4200.00|216.28|105.2%
c|   6120 Pool Wages|15820.50|16500.00|-679.50|95.9%
c|   6130 Payroll Taxes|1281.46|1336.50|-55.04|95.9%
c|   6210 Electricity|6903.17|7100.00|-196.83|97.2%
c|   6220 Water|5518.94|5000.00|518.94|110.4%
c|   6310 Insurance|10422.00|9800.00|622.00|106.3%
c|   6320 Management|18000.00|18000.00|0.00|100.0%
c|   6330 Legal|1140.00|2083.30|-943.30|54.7%
c|   6340 Office|738.11|833.30|-95.19|88.6%
c|   6900 Reserve Funding|20833.30|20833.30|0.00|100.0%
tc|Total Expenses|126038.76|125036.40|1002.36|100.8%
n|Net Operating Income|-303.76|213.60|-517.36|-142.2%
n|Net Income|-303.76|213.60|-517.36|-142.2%

Saturday, November 8, 2025 09:14 AM GMT-6 - Accrual Basis`,
  ),
  txt(
    { name: 'lochmere-cove-register', association: 'Lochmere Cove Beach Owners', stops: [52, 66] },
    `
LOCHMERE COVE BEACH OWNERS
Check register summary, cash basis, 1/1/2024 through 12/31/2024

@ Amount;2024;a
Category||Amount
--------------------------------------------------------
o|Beginning balance||5,902.17
h|Inflows
i|  Dues - 46 families||13,800.00
i|  Guest badges||640.00
i|  Kayak rack||1,150.00
i|  T-shirts||412.00
ti|Total inflows||16,002.00
h|Outflows
c|  Lifeguard||5,280.00
c|  Sand||1,875.00
c|  Port-a-john||990.00
c|  Water testing||264.00
c|  Liability insurance||2,133.00
c|  Dock repair||1,967.43
c|  Raft anchor chain||318.60
c|  T-shirts||287.50
c|  Web and PO box||241.00
c|  Check returned, bank charge||12.00
tc|Total outflows||13,368.53
l|Ending balance||8,535.64
--------------------------------------------------------
Outstanding at year end: check 1187 to the town, 264.00`,
  ),
  xlsx(
    {
      name: 'larkspur-gulch-lots',
      association: 'Larkspur Gulch Water and Road Users',
      sheet: 'FY25',
      look: { negative: 'minus' },
    },
    `
*Larkspur Gulch Water and Road Users
Fiscal year May 2024 - April 2025
@ Road;2025/5;a;part | Water;2025/5;a;part | Total;2025/5;a;sum=1-2 | Budget;2025/5;b
|Road|Water|Total|Budget
fi|Lot fees (41 built, 12 vacant)|13,250.00|29,520.00|42,770.00|42,770
fi|New hookup|0.00|4,000.00|4,000.00|0
fi|County road money|2,118.00|0.00|2,118.00|2,000
fi|Interest|61.55|207.31|268.86|150
ti|Money in|15,429.55|33,727.31|49,156.86|44,920
fc|Grader and gravel|9,640.00|0.00|9,640.00|10,000
fc|Plow driver|4,275.00|0.00|4,275.00|5,000
fc|Pump electricity|0.00|6,112.48|6,112.48|6,000
fc|Operator and lab tests|0.00|9,980.00|9,980.00|9,600
fc|Leak on Spur 2|0.00|3,455.20|3,455.20|1,500
fc|Chlorine|0.00|846.75|846.75|900
fc|Insurance|640.00|1,490.00|2,130.00|2,050
fc|Loan, new well|0.00|7,380.00|7,380.00|7,380
fc|Bookkeeping|600.00|600.00|1,200.00|1,200
tc|Money out|15,155.00|29,864.43|45,019.43|43,630
n|Left|274.55|3,862.88|4,137.43|1,290`,
  ),
] as const;
