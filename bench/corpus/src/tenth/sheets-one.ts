import { book } from './book';

/** Workbooks of treasurers: tables that begin anywhere, three years side by side, months that are not over. */
export const sheetsOne = [
  book(
    { name: 'tenney-brook-book', association: 'Tenney Brook Homeowners Association', sheet: 'FY26' },
    `
>merge B1:G1
>put B1 TENNEY BROOK HOMEOWNERS ASSOCIATION
>merge B2:G2
>put B2 Operating Budget - 64 homes - adopted 10/28/2025
>wide B 32
@ 2024 Actual;2024;a | 2025 Budget;2025;b | 2026 Budget;2026;b
>B5 0,2,3,5
*|2024 Actual|2025 Budget|2026 Budget
h|*Income
i|Dues (64 x $51 / $53 / $55 per month)|39,168|40,704|42,240
i|Late charges|265|200|200
i|Resale certificates|600|450|450
tio|*Total income|40,033|41,354|42,890

h|*Expenses
c|Landscape contract|14,520|14,950|15,400
c|Tree work|2,875|2,000|2,500
c|Snow|3,610|4,500|4,500
c|Detention basin|1,150|1,200|1,200
c|Electric, entrance|741|760|790
c|Insurance|3,408|3,700|4,150
c|Management|7,680|7,900|8,150
c|Mailings|388|400|400
c|Reserve deposit|5,000|5,500|5,700
tco|*Total expenses|39,372|40,910|42,790

no|*Over (under)|661|444|100
>put B27 Prepared by the finance committee. Questions to the box by the mail kiosk.`,
  ),
  book(
    { name: 'ardmore-street-flats', association: '617 Ardmore Street Condominium', sheet: 'Expenses' },
    `
>put A1 617 ARDMORE ST - 3 FLATS - our money
>wide A 20
>wide D 20
>wide G 20
@ 2023;2023;a
>A3
2023
i|Flat 1|3,600
i|Flat 2|3,600
i|Flat 3|3,600
tio|in|10,800.00

c|Insurance|2,418.00
c|Water|1,906.44
c|Hall light|212.87
c|Snow - Pete|450.00
c|Gutters|375.00
c|Boiler tune-up|260.00
c|Into savings|4,800.00
tco|out|10,422.31
@ 2024;2024;a
>D3
2024
i|Flat 1|3,900
i|Flat 2|3,900
i|Flat 3|3,575
tio|in|11,375.00

c|Insurance|2,655.00
c|Water|2,041.18
c|Hall light|226.03
c|Snow - Pete|600.00
c|Back stairs|1,840.00
c|Boiler tune-up|275.00
c|Into savings|3,600.00
tco|out|11,237.21
@ 2025 plan;2025;p
>G3
2025 plan
i|Flat 1|4,080
i|Flat 2|4,080
i|Flat 3 + what is owed|4,405
tio|in|12,565.00

c|Insurance|3,010.00
c|Water|2,150.00
c|Hall light|240.00
c|Snow - Pete|600.00
c|Boiler tune-up|290.00
c|Paint hall|900.00
c|Into savings|5,000.00
tco|out|12,190.00
>put J3 Flat 3 skipped Nov 2024, will make up in March
>put J6 savings acct 12/31/24:
>put K6 21,377.52
>put J8 Pete has the shovel and the salt`,
  ),
  book(
    {
      name: 'sandalwood-close-months',
      association: 'Sandalwood Close Townhome Association',
      sheet: '2025 tracker',
    },
    `
>merge A1:O1
>put A1 Sandalwood Close - 22 townhomes - 2025 tracker (bank basis)
>wide A 26
>put J3 Sep
>put K3 Oct
>put L3 Nov
>put M3 Dec
@ Jan;2025-01..2025-01;a;part | Feb;2025-02..2025-02;a;part | Mar;2025-03..2025-03;a;part | Apr;2025-04..2025-04;a;part | May;2025-05..2025-05;a;part | Jun;2025-06..2025-06;a;part | Jul;2025-07..2025-07;a;part | Aug;2025-08..2025-08;a;part | YTD;2025-01..2025-08;a;sum=1-8 | 2025 Budget;2025;b
>A3 0,1,2,3,4,5,6,7,8,13,14
|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|YTD|2025 Budget
i|Dues 22 x 265|5,830|5,565|6,095|5,830|5,830|5,300|6,360|5,830|46,640|69,960
i|Late fee|25||25|||50||25|125|150
tio|Total in|5,855|5,565|6,120|5,830|5,830|5,350|6,360|5,855|46,765|70,110

c|Lawn|||1,180|1,180|1,180|1,180|1,180|1,180|7,080|9,440
c|Snow|1,450|2,175|640||||||4,265|5,800
c|Trash|484|484|484|484|499|499|499|499|3,932|5,900
c|Water & sewer|1,106||1,188||1,241||1,377||4,912|7,400
c|Insurance|||||9,865||||9,865|9,400
c|Electric|96|91|88|84|79|77|81|83|679|1,050
c|Repairs|310|||1,475|260||2,190|145|4,380|7,000
c|Legal|||450||||||450|800
c|Bookkeeper|275|275|275|275|275|275|275|275|2,200|3,300
c|Reserve acct|1,650|1,650|1,650|1,650|1,650|1,650|1,650|1,650|13,200|19,800
tco|Total out|5,371|4,675|5,955|5,148|15,049|3,681|7,252|3,832|50,963|69,890
no|Left|484|890|165|682|(9,219)|1,669|(892)|2,023|(4,198)|220
>put Q4 unit 14 paid 2 mos. in July
>put Q14 hose bib leak, see invoice
>comment F12 premium is paid once a year`,
  ),
  book(
    {
      name: 'holloway-mill-workbook',
      association: 'Holloway Mill Condominium Owners Association',
      sheet: 'Summary',
    },
    `
>merge A1:D1
>put A1 Holloway Mill Condominium - 96 units
>put A2 2025 budget at a glance (pulls from the other sheets)
>wide A 30
@ 2024 Budget;2024;b | 2025 Budget;2025;b
>A4
|2024 Budget|2025 Budget
r|Income|=Operating!C9{412,560}|=Operating!D9{431,160}
r|Expenses|=Operating!C33{412,560}|=Operating!D33{431,160}
r|To reserve|=Operating!C32{86,400}|=Operating!D32{92,160}
>put A9 Average fee a month
>put B9 350.00
>put C9 366.00
^Operating
>put B1 Operating
>wide B 34
@ 2024 Budget;2024;b | 2025 Budget;2025;b | 2024 YTD 9/30;2024-01..2024-09;a
>B3
|2024 Budget|2025 Budget|2024 YTD 9/30
h|INCOME
i|Assessments{4000}|403,200|421,632|302,400
i|Storage units{4100}|5,760|5,760|4,180
i|Moving fees{4200}|2,400|2,400|2,750
i|Other{4900}|1,200|1,368|988
>B9
tio|Total income|412,560|431,160|310,318
h|BUILDING
c|Elevator contract{5010}|9,800|10,190|7,350
c|Cleaning{5020}|31,200|32,500|23,400
c|Fire and sprinkler{5030}|6,400|7,150|6,918
c|Plumbing{5040}|14,000|14,000|15,263
c|General repairs{5050}|26,000|26,000|18,447
s|Subtotal building|87,400|89,840|71,378
h|UTILITIES
c|Gas{5110}|39,500|37,000|24,806
c|Electric{5120}|28,300|29,700|21,944
c|Water and sewer{5130}|47,000|49,800|36,112
c|Refuse{5140}|13,560|14,100|10,402
s|Subtotal utilities|128,360|130,600|93,264
h|OFFICE
c|Management{5210}|34,560|35,940|25,920
c|Insurance{5220}|58,000|65,200|59,731
c|Legal and audit{5230}|9,500|9,300|6,120
c|Postage, portal, misc.{5240}|4,340|4,120|3,377
s|Subtotal office|106,400|114,560|95,148
h|TRANSFERS
c|Snow fund{5310}|4,000|4,000|3,000
>B32
c|Replacement reserve{5320}|86,400|92,160|64,800
tco|Total expenses|412,560|431,160|327,590
^Reserve
>put A1 Replacement reserve, roll-forward
@ 2023;2023;a | 2024 est.;2024;j | 2025;2025;b
>A3
|2023|2024 est.|2025
o|Beginning|318,207.15|352,866.90|379,426.90
ri|From operating|82,000.00|86,400.00|92,160.00
ri|Interest|9,114.75|11,500.00|9,000.00
rc|Masonry, east wall|48,270.00||
rc|Boiler 2|8,185.00|71,340.00|
rc|Hall carpet, floors 2-4|||54,000.00
l|Ending|352,866.90|379,426.90|426,586.90
^Units
>put A1 Percent interest and fee
>A2
Type|Units|Percent each|Fee 2025
Studio|12|0.6240%|219.25
One bedroom|48|0.9410%|330.63
Two bedroom|36|1.3151%|462.07`,
  ),
] as const;
