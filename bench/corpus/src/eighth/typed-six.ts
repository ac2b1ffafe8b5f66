import { laid } from '../sixth/write';

const pdf = laid('pdf');

/** Typed PDF files: unusual layouts, and slips of treasurers. */
export const typedSix = [
  pdf(
    {
      name: 'plover-lane-facing',
      association: 'Plover Lane Beach Association',
      columns: 'a',
      look: { size: 9.5, halves: true, font: 'serif', rules: 'none', margin: 50 },
    },
    `
*PLOVER LANE BEACH ASSOCIATION
*CASH ACCOUNT FOR THE CALENDAR YEAR 2024
@ 2024;2024;a

<<
h|*RECEIPTS
o|Balance, January 1|4,418.20
i|Dues, 39 @ $225|8,775.00
i|Parking stickers|1,140.00
i|Mooring fees|2,400.00
i|Clambake tickets|1,365.00
i|Donation, Hale family|500.00
ti|Received in 2024|14,180.00
//
h|*PAYMENTS
c|Beach raking|3,150.00
c|Stairs, repair after storm|4,870.00
c|Town mooring permit|360.00
c|Clambake|1,522.84
c|Insurance|1,415.00
c|Right-of-way mowing|720.00
c|Bank, web page, stamps|241.66
tc|Paid in 2024|12,279.50
l|Balance, December 31|6,318.70
>>

Examined and found correct: Miriam Sloane, Auditor`,
  ),
  pdf(
    {
      name: 'hartsell-ridge-slip',
      association: 'Hartsell Ridge Property Owners Association',
      look: { size: 10, titleAlign: 'left', rules: 'totals' },
    },
    `
*Hartsell Ridge POA
*2024 Actual & 2025 Budget (rev. 2)
@ 2024 Budget;2024;b | 2024 Actual;2024;a;wrong | 2025 Budget;2025;b

|2024 Budget|2024 Actual|2025 Budget
h|INCOME
i|Dues (131 x $310; 2025 x $325)|40,610|39,370|42,575
i|Prior year dues|0|1,240|0
i|Plat review fees|200|400|200
tio|TOTAL INCOME|40,810|41,010|42,775
h|EXPENSES
c|Roadside mowing|9,600|9,600|10,000
c|Gate maintenance|2,500|4,115|3,000
c|Gravel|14,000|13,228|14,500
c|Snow|3,000|1,950|3,000
c|Insurance|2,150|2,264|2,400
c|Attorney|1,000|2,735|1,000
c|Website & mailing|600|571|600
c|Tax & accounting|450|450|475
c|Road fund|7,500|7,500|7,500
tco|TOTAL EXPENSES|40,800|42,143|42,475
no|NET|10|(1,133)|300`,
  ),
  pdf(
    {
      name: 'saguaro-vista-55',
      association: 'Saguaro Vista Adult Community Association',
      look: { size: 8.5, rules: 'totals', uppercase: false, titleAlign: 'center', margin: 52 },
    },
    `
*Saguaro Vista Adult Community Association (55+)
*Statement of Activity and Budget
@ YTD Sep 2025;2025-01..2025-09;a | YTD Budget;2025-01..2025-09;b | 2025 Projected;2025;j | 2025 Budget;2025;b | 2026 Proposed;2026;p

|YTD Sep|YTD Sep|2025|2025|2026
|Actual|Budget|Projected|Budget|Proposed
h|*Revenue
i|Dues, 874 lots|635,835|635,835|847,780|847,780|880,118
Preservation fee on
i|resale (est. 50)|47,250|56,250|60,000|75,000|65,000
i|Golf cart registrations|5,244|5,100|5,244|5,100|5,200
i|Club room and kiln fees|11,372|9,900|14,900|13,200|14,500
i|Bingo and dances (net)|6,018|6,000|8,000|8,000|8,000
i|Newspaper ads|14,310|15,300|19,100|20,400|19,000
tio|*|720,029|728,385|955,024|969,480|991,818
h|*Recreation
c|Pool and spa chemicals|28,914|27,000|38,100|36,000|39,000
c|Pool heating|33,106|39,000|52,000|58,000|56,000
c|Fitness equipment lease|10,800|10,800|14,400|14,400|14,400
c|Woodshop and lapidary|5,227|5,250|6,900|7,000|7,000
s|*|78,047|82,050|111,400|115,400|116,400
h|*Staff
c|Wages|241,880|243,000|323,500|324,000|336,000
c|Taxes, workers' compensation|27,340|27,900|36,700|37,200|38,600
s|*|269,220|270,900|360,200|361,200|374,600
h|*Buildings and grounds
c|Janitorial|31,500|31,500|42,000|42,000|43,300
c|Granite, palms and oleanders|52,318|48,000|66,500|64,000|66,000
c|Repairs|38,872|33,750|48,000|45,000|47,500
c|Electric|46,190|46,500|60,100|60,000|62,000
c|Water|21,604|22,500|29,000|30,000|30,500
s|*|190,484|182,250|245,600|241,000|249,300
h|*Administration
c|Insurance|43,560|41,250|58,080|55,000|62,500
c|Legal and accounting|12,415|12,000|16,000|16,000|16,500
c|Office, printing, Desert Gazette|22,738|23,250|30,600|31,000|31,200
s|*|78,713|76,500|104,680|102,000|110,200
c|*To reserves, dues|54,000|54,000|72,000|72,000|76,000
c|*To reserves, preservation fee|47,250|56,250|60,000|75,000|65,000
tco|*|717,714|721,950|953,880|966,600|991,500
no|*Over (under)|2,315|6,435|1,144|2,880|318`,
  ),
  pdf(
    {
      name: 'grackle-woods-carryover',
      association: 'Grackle Woods Home Owners Association',
      look: { size: 10, titleAlign: 'center', leaders: true, rules: 'none' },
    },
    `
*Grackle Woods Home Owners Association
*Approved 2025 Budget
*and 2024 results
@ 2024 Budget;2024;b | 2024 Actual;2024;a | 2025 Budget;2025;b

|2024 Budget|2024 Actual|2025 Budget
h|*Sources
y|Carry-over from prior year|3,800.00|3,812.77|5,146.00
i|Annual dues|27,300.00|27,075.00|27,300.00
i|Lien and late fees|0.00|412.50|0.00
i|Refund, overcharged water|-|1,088.14|-
tioy|*Total sources|31,100.00|32,388.41|32,446.00
h|*Uses
c|Lawn contract|13,200.00|13,200.00|13,860.00
c|Water|4,900.00|4,226.38|4,900.00
c|Power|1,150.00|1,207.91|1,250.00
c|Fence stain|2,200.00|1,940.00|-
c|Entrance sign|-|-|3,900.00
c|Insurance|1,905.00|2,014.00|2,150.00
c|Picnic|650.00|588.42|650.00
c|Filing, mail, website|445.00|439.16|460.00
c|Set aside for ponds|3,500.00|3,500.00|3,500.00
c|Contingency|1,800.00|126.54|1,776.00
tco|*Total uses|29,750.00|27,242.41|32,446.00
noy|*Unspent, carried forward|1,350.00|5,146.00|0.00`,
  ),
] as const;
