import { laid } from '../sixth/write';

const pdf = laid('pdf');

/** Typed PDF files: worksheets, reserves, and what a treasurer gets wrong or rounds. */
export const typedSix = [
  pdf(
    {
      name: 'meadowsweet-worksheet',
      association: 'Meadowsweet Green Home Owners',
      columns: 'waaw',
      look: { size: 8.5, landscape: true, margin: 42, rules: 'grid', amountAlign: 'right' },
    },
    `
*Meadowsweet Green Home Owners - Zero-Based Budget Worksheet 2026, draft for the board
@ How computed;2026;p;words | 2025 Budget;2025;b | 2026 Draft;2026;p | Remarks;2026;p;words
Line|How computed|2025 Budget|2026 Draft|Remarks
h|*INCOME
i|Assessments|67 homes x $72 x 12|55,476|57,888|$69 in 2025
i|Lot 68 (developer)|25% of one home|207|216|Until sold
i|Initiation fees|3 sales x $300|900|900|
tio|*Total||56,583|59,004|
h|*OUTLAY
c|Mowing|28 cuts x $465|12,740|13,020|Contract signed
c|Fertilizing|5 applications x $610|2,950|3,050|
c|Mulch|41 yards x $58 placed|2,255|2,378|Skipped 2023
c|Snow|8 pushes x $540 + salt|4,800|4,920|$600 salt
c|Streetlights|11 poles x $13.50 x 12|1,716|1,782|
c|Pond treatment|$185 x 6 months|1,080|1,110|
c|Insurance|Quote plus 5%|5,120|5,880|Renews in May
c|Management|67 x $8.75 x 12|6,834|7,035|
c|Tax return|Flat|325|350|
c|Mail and copies|67 x 4 x $0.85|220|228|
c|Legal|3 hours x $295|870|885|
c|Contingency|3% of the above|1,167|1,219|
c|Replacement savings|Study, 2024|16,400|17,000|Streets 2034
tco|*Total||56,477|58,857|
no|*Left||106|147|`,
  ),
  pdf(
    {
      name: 'stillwater-mill-reserves',
      association: 'Stillwater Mill Condominium Owners Association',
      look: { size: 8.5, landscape: true, margin: 46, rules: 'rows', titleAlign: 'left' },
    },
    `
*Stillwater Mill Condominium Owners Association
*Replacement Reserve Fund: report for 2024 and plan for 2025
@ 2024 Plan;2024;b | 2024 Actual;2024;a | 2025 Plan;2025;b

|2024 Plan|2024 Actual|2025 Plan
o|Reserve cash, January 1|241,000|246,318|268,079
h|*Additions
ri|Transfers from operating|66,000|66,000|69,000
ri|Interest, money market|3,600|5,219|5,000
ri|Interest, CDs|4,800|6,130|6,400
tir|*Total additions|74,400|77,349|80,400
h|*Projects
rc|Parking lot seal coat|14,000|13,480|
rc|Boiler no. 2|38,000|42,108|
rc|Hall carpet, floors 2-3|||31,500
rc|Pond-side railings|9,500||12,000
tcr|*Total projects|61,500|55,588|43,500
l|*Reserve cash, December 31|253,900|268,079|304,979

*Components in the study
Component|Cost today|Needed now|Share of funds
z|Roof membrane|188,000|131,600|105,230
z|Boilers (2)|84,000|40,320|32,241
z|Elevator|142,000|99,400|79,482
z|Parking lot|61,500|34,170|27,323
z|Windows, common|47,000|29,770|23,803
Percent funded on December 31, 2024: 80.0%`,
  ),
  pdf(
    {
      name: 'cricket-hollow-slip',
      association: 'Cricket Hollow Subdivision Trustees',
      look: { size: 11, font: 'serif', titleAlign: 'left', rules: 'none' },
    },
    `
*Cricket Hollow Subdivision, Board of Trustees
*Financial statement 2024, with 2023 for comparison
@ 2023;2023;a | 2024;2024;a;wrong
|2023|2024
h|Income
i|Assessments collected|13,650.00|14,025.00
i|Prior-year assessments and liens|325.00|650.00
i|Interest|22.18|31.40
tio|Total|13,997.18|14,706.40
h|Expenses
c|Grass|6,480.00|6,720.00
c|Snow, trustees' share|1,250.00|880.00
c|Insurance|1,344.00|1,412.00
c|Ameren, lights|1,106.52|1,187.30
c|Missouri American Water|318.77|402.15
c|Entrance planting|410.96|386.20
c|Tuckpointing, monuments|0.00|1,950.00
c|Postage, bank, St. Louis County|187.44|203.86
tco|Total|11,097.69|13,411.51
no|Net|2,899.49|1,294.89
Nine lots are unpaid for 2024, $3,375. Respectfully submitted, the Trustees.`,
  ),
  pdf(
    {
      name: 'palmetto-bluffs-rounded',
      association: 'Palmetto Bluffs Residential Community, Inc.',
      look: { size: 9, rules: 'totals', dollar: 'totals', font: 'embedded', margin: 70 },
    },
    `
*Palmetto Bluffs Residential Community, Inc.
*Condensed operating results, rounded to whole dollars
*Year ended December 31, 2024
@ Actual 2024;2024;a;wrong | Budget 2024;2024;b | Actual 2023;2023;a;wrong
|Actual 2024|Budget 2024|Actual 2023
h|*Revenues
i|Regular assessments|688,412|687,960|651,745
i|Capital contributions at closing|38,150|30,000|27,650
i|Boat storage|44,986|45,000|43,211
i|Amenity center|17,328|15,500|15,904
i|Other|9,077|6,000|7,463
tio|*Total revenues|797,952|784,460|745,973
h|*Expenses
c|Amenities|164,219|160,000|151,338
c|Grounds|281,547|284,000|270,116
c|Gate and roads|103,875|101,500|98,402
c|Administration|133,662|132,460|127,590
c|Insurance|52,191|49,500|44,777
c|Transfer to reserve funds|57,000|57,000|52,000
tco|*Total expenses|792,495|784,460|744,224
no|*Excess of revenues over expenses|5,458|0|1,749
Amounts may not add because of rounding.`,
  ),
  pdf(
    {
      name: 'forsythia-no-headings',
      association: 'Forsythia Place Cluster',
      look: { size: 10.5, rules: 'none', boldTotals: false, rowSpace: 1.5 },
    },
    `
*Forsythia Place Cluster Association
*Budget, October 2025 to September 2026
@ ;2026/10;b
i|Quarterly cluster fees, 39 x 4 x $310|48,360
i|Guest parking permits|1,170
i|Bank interest|420
ti||49,950
c|Trash, twice weekly|10,764
c|Grounds|14,850
c|Snow, as needed|5,000
c|Lights|1,240
c|Insurance|3,380
c|Audit, management, mailings|5,900
c|Retaining wall set-aside|8,400
tc||49,534
n||416`,
  ),
] as const;
