import { laid } from '../sixth/write';

const pdf = laid('pdf');

/** Typed PDF files with several columns that add up, proposals, and funds beside one another. */
export const typedFour = [
  pdf(
    {
      name: 'arbor-lakes-classes',
      association: 'Arbor Lakes at Fishers Neighborhood Association',
      look: { size: 8.5, landscape: true, margin: 45, rules: 'grid' },
    },
    `
*Arbor Lakes at Fishers Neighborhood Association
*2025 Budget by Class of Home
@ Single Family (210);2025;b;part | Courtyard Homes (64);2025;b;part | Townhomes (88);2025;b;part | Total;2025;b;sum=1-3

|Single Family (210)|Courtyard Homes (64)|Townhomes (88)|Total
h|*Assessments and other income
fi|Base assessment|88,200|26,880|36,960|152,040
fi|Lawn assessment||46,080||46,080
fi|Exterior assessment|||126,720|126,720
fi|Late fees and interest|1,400|400|700|2,500
ti|*Total income|89,600|73,360|164,380|327,340
h|*Shared costs
fc|Ponds and fountains|13,050|3,980|5,470|22,500
fc|Entrances and medians|24,360|7,424|10,208|41,992
fc|Pool and playground|29,000|8,840|12,155|49,995
fc|Management|11,600|3,535|4,860|19,995
fc|Insurance, common|4,060|1,237|1,701|6,998
s|*Subtotal shared|82,070|25,016|34,394|141,480
h|*Class costs
fc|Lawn mowing and fertilizer||34,560|22,440|57,000
fc|Snow, driveways and walks||9,900|14,200|24,100
fc|Building insurance|||41,700|41,700
fc|Roof and paint reserve|||42,240|42,240
fc|Irrigation||1,450|2,600|4,050
s|*Subtotal class|0|45,910|123,180|169,090
fc|Capital reserve, common|6,300|1,920|2,640|10,860
tc|*Total expense|88,370|72,846|160,214|321,430
n|*Over (under)|1,230|514|4,166|5,910`,
  ),
  pdf(
    {
      name: 'hawthorn-three-options',
      association: 'Hawthorn Yard Lofts Owners Association',
      look: { size: 9.5, titleAlign: 'left', rules: 'rows' },
    },
    `
*Hawthorn Yard Lofts
*Three budget options for 2026 - the owners chose Option B on December 3 (14 to 5)
@ 2025 Budget;2025;b | Option A - no increase;2026;p;alt=1 | Option B - 6%;2026;p;alt=2;adopted | Option C - 12%;2026;p;alt=3
|2025 Budget|Option A - no increase|Option B - 6%|Option C - 12%
h|*Income
i|Owner assessments|91,200|91,200|96,672|102,144
i|Roof antenna lease|7,200|7,416|7,416|7,416
i|Interest|300|500|500|500
tio|*Total|98,700|99,116|104,588|110,060
h|*Expense
c|Elevator|6,900|7,150|7,150|7,150
c|Insurance|21,400|24,100|24,100|24,100
c|Janitor|11,700|9,000|11,900|11,900
c|Utilities|18,600|19,200|19,200|19,200
c|Management|9,120|9,400|9,400|9,400
c|Repairs|12,000|10,000|12,000|13,000
c|Fire alarm and sprinkler|4,300|4,450|4,450|4,450
c|Legal and tax|1,800|1,800|1,800|1,800
c|Reserve contribution|12,750|13,900|14,500|18,900
tco|*Total|98,570|99,000|104,500|109,900
no|*Balance|130|116|88|160
Average assessment per loft per month: now $400, A $400, B $424, C $448.`,
  ),
  pdf(
    {
      name: 'westerly-amended',
      association: 'Westerly Woods Property Owners Corporation',
      look: { size: 10, font: 'serif', rules: 'totals' },
    },
    `
*Westerly Woods Property Owners Corporation
*Amended budget for 2025
Resolution 2025-07, adopted July 14, 2025, after the June 2 hailstorm
@ Original Budget;2025;b | Amendment;2025;b;variance=3-1 | Amended Budget;2025;b
|Original Budget|Amendment|Amended Budget
h|*Revenue
i|Assessments|214,500|0|214,500
i|Insurance recovery, hail|0|86,300|86,300
i|Recreation fees|7,800|(1,200)|6,600
i|Interest|2,400|600|3,000
tio|*Total revenue|224,700|85,700|310,400
h|*Expenditures
c|Roads and drainage|48,000|(8,000)|40,000
c|Roof of the lodge|0|91,300|91,300
c|Lodge operations|39,200|0|39,200
c|Beach and docks|22,500|2,500|25,000
c|Insurance|19,800|0|19,800
c|Office and wages|61,400|0|61,400
c|Legal and audit|8,500|0|8,500
c|Contribution to reserves|25,000|0|25,000
tco|*Total expenditures|224,400|85,800|310,200
no|*Revenue over (under) expenditures|300|(100)|200
The amendment leaves the assessment of $390 per lot unchanged.`,
  ),
  pdf(
    {
      name: 'brookhaven-minus',
      association: 'Brookhaven Glen Condominium Owners',
      minus: true,
      look: { size: 9.5, font: 'sans', rules: 'none', boldTotals: true },
    },
    `
*Brookhaven Glen Condominium Owners
*Income and Expense, October - December 2024
@ Oct;2024-10..2024-10;a;part | Nov;2024-11..2024-11;a;part | Dec;2024-12..2024-12;a;part | Quarter;2024-10..2024-12;a;sum=1-3
|Oct|Nov|Dec|Quarter
h|*Income
i|  HOA dues|11,340.00|11,340.00|11,070.00|33,750.00
i|  Late fees|30.00|60.00|30.00|120.00
i|  Interest|7.12|6.98|7.31|21.41
tio|*  Total income|11,377.12|11,406.98|11,107.31|33,891.41
h|*Expense
c|  Landscaping|(1,850.00)|(1,850.00)|(925.00)|(4,625.00)
c|  Snow||(640.00)|(2,210.00)|(2,850.00)
c|  Insurance|(2,976.40)|(2,976.40)|(2,976.40)|(8,929.20)
c|  Water and sewer|(1,744.18)|(1,690.02)|(1,702.55)|(5,136.75)
c|  Trash|(588.00)|(588.00)|(588.00)|(1,764.00)
c|  Electric|(203.91)|(231.44)|(268.70)|(704.05)
c|  Repairs|(1,415.00)|(322.75)|(2,860.50)|(4,598.25)
c|  Refund from plumber||450.00||450.00
c|  Management|(1,080.00)|(1,080.00)|(1,080.00)|(3,240.00)
c|  Transfer to reserve|(1,500.00)|(1,500.00)|(1,500.00)|(4,500.00)
tco|*  Total expense|(11,357.49)|(10,428.61)|(14,111.15)|(35,897.25)
no|*Net|19.63|978.37|(3,003.84)|(2,005.84)`,
  ),
  pdf(
    {
      name: 'candlewick-side',
      association: 'Candlewick Lane Community Club',
      columns: 'a',
      look: { size: 10, halves: true, margin: 50, rules: 'totals' },
    },
    `
*Candlewick Lane Community Club
*Receipts and Payments, September 1, 2024 to August 31, 2025
@ 2024-25;2025/9;a
<<
h|*RECEIPTS
i|Dues, 58 families|17,400.00
i|Pool guests|1,118.00
i|Swim team|2,250.00
i|Snack bar, net|846.35
i|Donation, Elks|500.00
i|Interest|61.09
tio|*TOTAL|22,175.44
//
h|*PAYMENTS
c|Lifeguards|9,412.50
c|Payroll tax|720.06
c|Chemicals|1,937.80
c|Pump rebuild|1,266.00
c|Electric|1,488.27
c|Water|902.44
c|Insurance|3,105.00
c|County permit|210.00
c|Paint and lumber|388.91
tco|*TOTAL|19,430.98
>>
no|*Receipts over payments|2,744.46
o|Bank balance September 1, 2024|9,630.18
l|*Bank balance August 31, 2025|12,374.64`,
  ),
  pdf(
    {
      name: 'sable-point-buildings',
      association: 'Sable Point Tower Homes Council of Co-Owners',
      look: { size: 8, landscape: true, margin: 40, shade: true, zero: 'dash' },
    },
    `
*Sable Point Tower Homes Council of Co-Owners
*Actual Expenses by Building, 2024
@ Bldg. 1;2024;a;part | Bldg. 2;2024;a;part | Bldg. 3;2024;a;part | Bldg. 4;2024;a;part | Grounds;2024;a;part | Total 2024;2024;a;sum=1-5 | Budget 2024;2024;b

|Bldg. 1|Bldg. 2|Bldg. 3|Bldg. 4|Grounds|Total 2024|Budget 2024
fi|Fees collected|71,280|71,280|68,904|74,050|-|285,514|288,000
fi|Interest and other|-|-|-|-|3,915|3,915|2,500
ti|*Total collected|71,280|71,280|68,904|74,050|3,915|289,429|290,500
fc|Elevators|4,120|4,120|4,120|6,875|-|19,235|18,000
fc|Water and sewer|14,306|13,871|12,940|15,022|2,750|58,889|58,500
fc|Electric|5,218|5,377|4,902|5,640|1,988|23,125|22,500
fc|Cleaning|6,600|6,600|6,600|6,600|-|26,400|26,400
fc|Plumbing|3,145|1,980|7,412|2,266|-|14,803|12,000
fc|Fire systems|1,450|1,450|1,450|1,450|-|5,800|6,000
fc|Insurance|15,950|15,950|15,950|15,950|2,900|66,700|64,000
fc|Grounds and snow|-|-|-|-|26,480|26,480|25,000
fc|Management|-|-|-|-|24,480|24,480|24,480
fc|Reserve|7,500|7,500|7,500|7,500|3,000|33,000|33,000
tc|*Total expenses|58,289|56,848|60,874|61,303|61,598|298,912|289,880
n|*Over / (short)|12,991|14,432|8,030|12,747|(57,683)|(9,483)|620`,
  ),
] as const;
