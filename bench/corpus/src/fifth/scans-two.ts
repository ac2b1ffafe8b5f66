import { doc } from '../fourth/write';

const pdf = doc('pdf');

/** More scans: errors of addition, rounding, months and a sheet on its side. */
export const scansTwo = [
  pdf(
    {
      name: 'coronado-court',
      association: 'Coronado Court Homeowners Association',
      stops: [330, 430, 530],
      page: { size: 10 },
      scan: { grade: 'fair', skew: 0.6 },
    },
    `
*Coronado Court HOA
*Year 2024 results and 2025 budget       (Treasurer: L. Whitcomb)
@ 2024 Budget;2024;b | 2024 Actual;2024;a;wrong | 2025 Budget;2025;b

|2024 Budget|2024 Actual|2025 Budget
h|*Income
i|Dues 31 homes x $90 x 12|33,480.00|33,210.00|33,480.00
i|Dues, prior year|0.00|540.00|0.00
i|Pool keys|75.00|50.00|75.00
i|Interest|60.00|118.27|100.00
tio|*Total income|33,615.00|33,918.27|33,655.00
h|*Expenses
c|Pool service|6,600.00|6,600.00|6,900.00
c|Pool repairs|1,500.00|2,318.45|1,500.00
c|Yard service|9,360.00|9,360.00|9,600.00
c|Electric|2,700.00|2,894.60|2,900.00
c|Water|3,100.00|3,377.12|3,300.00
c|Insurance|3,850.00|4,126.00|4,500.00
c|Bookkeeping|1,800.00|1,800.00|1,800.00
c|Supplies, postage|300.00|261.39|300.00
c|To savings|3,600.00|3,600.00|2,400.00
tco|*Total expenses|32,810.00|34,247.56|33,200.00
no|*Net|805.00|(329.29)|455.00

Savings account 12/31/24 $22,086.41`,
  ),
  pdf(
    {
      name: 'loon-narrows',
      association: 'Loon Narrows Shoreowners Association',
      stops: [320, 415, 510],
      page: { size: 10.5, font: 'Times' },
      scan: { grade: 'fair', skew: -0.8 },
    },
    `
*LOON NARROWS SHOREOWNERS ASSOCIATION
Summary of Operations, September 1 - August 31
(figures rounded to the nearest dollar; totals are computed from cents)
@ 2023-24;2023-09..2024-08;a;wrong | 2022-23;2022-09..2023-08;a

|2023-24|2022-23
h|REVENUE
i|Member dues|12,425|12,180
i|Ice-out raffle|1,087|964
i|Calendar sales (net)|412|388
i|Interest|204|71
tio|   Total|14,129|13,603
h|EXPENSE
c|Water testing|2,316|2,240
c|Loon nest rafts|488|0
c|Milfoil divers|6,750|5,400
c|Boat launch attendants|2,904|2,772
c|Insurance|933|876
c|Annual meeting|318|291
c|Postage and web|277|302
c|State lakes federation dues|250|250
tco|   Total|14,237|12,131
no|NET|(108)|1,472
o|Cash, September 1|9,846|8,374
l|Cash, August 31|9,738|9,846`,
  ),
  pdf(
    {
      name: 'whispering-oaks-villas',
      association: 'Whispering Oaks Villas Association',
      stops: [300, 375, 450, 535],
      page: { size: 9.5 },
      scan: { grade: 'clean', skew: 0.3 },
    },
    `
*Whispering Oaks Villas Association, Inc.
*Proposed Budget for Calendar Year 2026 - 52 Villas
@ 2025 Annual;2025;b | 2026 Annual;2026;p | Monthly per Villa;2026;p;per-unit=2/624 | Inc. (Dec.);2026;p;variance=2-1

|2025|2026|2026 Monthly|Increase
|Annual|Annual|per Villa|(Decrease)
h|REVENUE
i|Villa assessments|174,720|187,200|300.00|12,480
i|Master association credit|1,560|1,560|2.50|0
i|Miscellaneous|200|200|0.32|0
tio|TOTAL REVENUE|176,480|188,960|302.82|12,480
h|EXPENSES
c|Lawn and shrub care|66,300|68,640|110.00|2,340
c|Mulch|9,880|10,140|16.25|260
c|Irrigation repair|4,500|4,000|6.41|(500)
c|Roof cleaning|7,800|7,800|12.50|0
c|Exterior pest|6,240|6,552|10.50|312
c|Master association dues|31,200|34,320|55.00|3,120
c|Management|14,976|15,600|25.00|624
c|Insurance, liability|2,650|2,900|4.65|250
c|Legal|1,000|1,000|1.60|0
c|Office|934|1,008|1.62|74
h|RESERVES
c|Painting|21,000|25,000|40.06|4,000
c|Roads|10,000|12,000|19.23|2,000
s|Total reserves|31,000|37,000|59.29|6,000
tco|TOTAL EXPENSES|176,480|188,960|302.82|12,480

Assessment per villa per month: 2025 $280, 2026 $300`,
  ),
  pdf(
    {
      name: 'tanager-heights',
      association: 'Tanager Heights Condominium Owners',
      stops: [230, 310, 390, 470, 550, 630, 715],
      page: { size: 9.5, landscape: true },
      scan: { grade: 'clean', turned: 90, skew: 0.4 },
    },
    `
*Tanager Heights Condominium Owners Association - Quarterly cash plan and results, 2024
@ Q1 Actual;2024-01..2024-03;a | Q2 Actual;2024-04..2024-06;a | Q3 Actual;2024-07..2024-09;a | Q4 Actual;2024-10..2024-12;a | Year 2024;2024;a;sum=1-4 | Budget 2024;2024;b | Budget 2025;2025;b

|Q1 Actual|Q2 Actual|Q3 Actual|Q4 Actual|Year 2024|Budget 2024|Budget 2025
h|*Money in
i|Homeowner dues|28,350|28,350|28,035|28,665|113,400|113,400|119,070
i|Late fees|90|60|120|75|345|200|300
i|Garage rent|1,200|1,200|1,200|1,000|4,600|4,800|4,800
tio|*Total in|29,640|29,610|29,355|29,740|118,345|118,400|124,170
h|*Money out
c|Heat (gas)|7,914|2,288|906|5,117|16,225|17,500|17,000
c|Water & sewer|4,166|4,402|4,719|4,288|17,575|17,200|18,300
c|House electric|1,085|962|1,014|1,101|4,162|4,300|4,300
c|Scavenger|1,620|1,620|1,620|1,680|6,540|6,480|6,720
c|Janitor|3,900|3,900|3,900|3,900|15,600|15,600|16,200
c|Snow / lawn|2,740|1,395|1,620|985|6,740|7,000|7,000
c|Insurance|0|9,318|0|9,318|18,636|17,900|20,500
c|Repairs|1,466|3,805|2,970|618|8,859|8,000|8,500
c|Accountant, bank|145|960|145|145|1,395|1,400|1,450
c|Reserve deposit|5,250|5,250|5,250|5,250|21,000|21,000|23,000
tco|*Total out|28,286|33,900|22,144|32,402|116,732|116,380|122,970
no|*Difference|1,354|(4,290)|7,211|(2,662)|1,613|2,020|1,200
o|Checking, start|11,406|12,760|8,470|15,681|||
l|Checking, end|12,760|8,470|15,681|13,019|||`,
  ),
] as const;
