import { letter } from './letter';

/** Letters and notices in Word. */
export const wordsOne = [
  letter(
    {
      name: 'quimby-landing-letter',
      association: 'Quimby Landing Homeowners Association',
      footer: 'Quimby Landing HOA, P.O. Box 118',
    },
    `
>center
*Quimby Landing Homeowners Association
>left
November 17, 2025

Dear Neighbors,
The Board approved the budget below on November 12. Dues for 2026 will be $640 per home, up $25. We have 58 homes. Please pay by January 31; a late fee of $35 applies after March 1.
@ 2025 Budget;2025;b | 2025 Expected;2025;j | 2026 Budget;2026;b
>table 4200,1700,1700,1700 grid heads
|2025 Budget|2025 Expected|2026 Budget
h|Income
i|Dues|$35,670|$35,670|$37,120
i|Late fees|$150|$245|$150
i|Boat ramp keys|$300|$420|$300
tio|*Total income|$36,120|$36,335|$37,570
h|Expenses
c|Mowing and common beds|$13,600|$13,600|$14,100
c|Ramp and dock repair|$3,000|$4,180|$3,500
c|Street light rental|$5,220|$5,316|$5,450
c|Insurance|$3,350|$3,488|$3,700
c|Bookkeeping|$2,400|$2,400|$2,500
c|Legal|$1,000|$360|$1,000
c|Web page, postage|$550|$507|$550
c|Dock reserve|$7,000|$7,000|$6,770
tco|*Total expenses|$36,120|$36,851|$37,570

The dock reserve held $43,916 on October 31. The engineer thinks the west dock has six years left.
Sincerely,
Your Board of Directors`,
  ),
  letter(
    {
      name: 'tarrytown-heights-minutes',
      association: 'Tarrytown Heights Neighborhood Corporation',
      font: 'Times New Roman',
    },
    `
*Tarrytown Heights Neighborhood Corporation
Minutes of the Annual Meeting, Thursday, January 23, 2025, 7:00 pm, library basement
1. Quorum. 31 of 74 lots present or by proxy.
2. Minutes of 2024 were approved as mailed.
3. Budget. The treasurer moved the 2025 budget. Two amendments from the floor carried: snow raised, picnic cut. As amended:
@ 2024 Spent;2024;a | 2025 Adopted;2025;b;wrong
>table 4600,2000,2400 lines
Item|2024 Spent|2025 Adopted
i|Dues, 74 x $310|22,630|22,940
i|Fees and fines|410|300
tio|Total receipts|23,040|23,240
c|Mowing|9,350|9,600
c|Snow|3,780|~3,000~ 4,200
c|Sign and beds|1,140|1,200
c|Lights|1,965|2,050
c|Insurance|2,214|2,400
c|Picnic|688|~700~ 400
c|Postage, filing|342|350
c|Reserve|3,000|3,000
tco|Total disbursements|22,479|22,300
no|Left over|561|940

4. The motion as amended carried 29 to 2.
5. Elections. The three incumbents were returned by acclamation.
Adjourned 8:25 pm.`,
  ),
  letter(
    { name: 'eastlake-cove-facing', association: 'Eastlake Cove Association of Unit Owners' },
    `
>center
*Eastlake Cove - 2024 in one table
>left
26 units. Cash basis. Audited by M. and R. from unit 9 and unit 20.
@ 2024;2024;a
>table 3000,1700,3000,1700 grid heads
Came in|2024|Went out|2024
<<
o|In bank Jan 1|9,482.17
i|Unit fees|81,120.00
i|Unit 4, two months owed|520.00
i|Kayak rack|390.00
i|Insurance refund|614.28
ti|*Came in|82,644.28
//
c|Lawn|10,450.00
c|Lake fee, city|2,600.00
c|Master policy|22,918.00
c|Sewer and water|17,306.51
c|Power|2,244.93
c|Shingles, bldg. C|6,875.00
c|Handyman|4,310.00
c|Books|1,800.00
c|To reserve at Lakeland CU|13,000.00
tc|*Went out|81,504.44
l|In bank Dec 31|10,622.01
>>`,
  ),
  letter(
    { name: 'briony-court-groups', association: 'Briony Court Condominium Council', size: 19 },
    `
*Briony Court Condominium Council
*Budget for July 2025 to June 2026, for ratification on June 10
@ 24-25 budget;2025/7;b | 24-25 expected;2025/7;j | 25-26 budget;2026/7;p
>table 1700,3300,1500,1500,1500 grid groups
Line|24-25¶budget|24-25¶expected|25-26¶budget
h|Income
i|Common charges|148,320|148,320|155,736
i|Parking spaces, 9|5,400|5,250|5,400
i|Interest and fees|700|1,166|900
tio|*Total income|154,420|154,736|162,036
h|Utilities
c|Gas|21,000|19,212|20,500
c|Electricity|9,400|9,873|10,200
c|Water and sewer|23,800|24,655|26,000
h|Contracts
c|Superintendent|26,400|26,400|27,200
c|Trash|6,100|6,288|6,480
c|Elevator|5,250|5,250|5,510
c|Exterminator|960|960|990
h|Upkeep
c|Repairs and supplies|14,000|17,031|15,000
c|Snow and garden|6,500|5,114|6,500
h|Administration
c|Management|14,040|14,040|14,460
c|Insurance|17,200|18,377|21,100
c|Legal and accounting|3,900|3,150|3,900
h|Reserves
c|Capital reserve|5,870|5,870|4,196
tco|*Total expenses|154,420|156,220|162,036
no|*Difference|0|(1,484)|0
The budget stands unless a majority of all owners rejects it.`,
  ),
] as const;
