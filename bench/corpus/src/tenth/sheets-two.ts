import { book } from './book';

/** Workbooks with colors instead of headings, amounts typed as text, helper columns and rival drafts. */
export const sheetsTwo = [
  book(
    {
      name: 'pinyon-draw-ranches',
      association: 'Pinyon Draw Ranches Landowners Association',
      sheet: 'Sheet1',
    },
    `
>put A1 Pinyon Draw Ranches
>put A2 48 parcels - $300 - budget passed at the July potluck, year is July to June
>wide A 30
@ 2023-24;2024/7;a | 2024-25 budget;2025/7;b
>A4
>text
|2023-24|2024-25 budget
>fill C6E0B4
i|Parcel dues|$13,800|$14,400
i|Dues owed from before|$900|$300
i|Gravel sold to Dunns|$425|0
>fill FFD966
ti||$15,125|$14,700
>fill F8CBAD
c|Grader, 3 passes|$4,950|$5,200
c|Road base, 11 loads|$3,355|$3,600
c|Cattle guard|$0|$1,800
c|Plowing|$2,160|$2,400
>fill BDD7EE
c|Insurance|$1,244|$1,300
c|P.O. box & stamps|$212|$220
c|Water rights filing|$150|$150
>fill FFD966
tc||$12,071|$14,670
n||$3,054|$30
>fill
>put E6 dunns paid in cash, receipt in folder
>put E11 only if the county won't
>put A20 green = in, orange = road, blue = paper`,
  ),
  book(
    {
      name: 'gallery-park-village',
      association: 'Gallery Park Village Community Association, Inc.',
      sheet: 'Budget',
    },
    `
>merge A1:J1
>put A1 Gallery Park Village Community Association, Inc. - 2026 Budget Workpaper (draft 2)
>put A2 900 homes
>wide B 34
>hide E
>hide G
@ 2025 Budget;2025;b | 2025 Forecast;2025;j | helper;2026;p;other | 2026 Budget;2026;p | mo.;2026;p;other | Change;2026;p;variance=4-1 | per home / mo.;2026;p;per-unit=4/10800
>B4
|2025 Budget|2025 Forecast|helper|2026 Budget|mo.|Change|per home / mo.
h|REVENUE
i|Assessments{40100}|1,566,000|1,566,000|148.00|1,598,400|133,200|32,400|148.00
i|Clubhouse rentals{40300}|21,000|23,850|1.05|22,050|1,837.50|1,050|2.04
i|Late and legal fees{40500}|18,000|26,400|1.00|18,000|1,500|0|1.67
i|Interest{40900}|4,000|9,120|1.50|6,000|500|2,000|0.56
tio|TOTAL REVENUE|1,609,000|1,625,370||1,644,450||35,450|152.26
h|PERSONNEL
c|Manager and assistant{50100}|158,000|158,000|1.03|162,740|13,561.67|4,740|15.07
c|Lifestyle director{50200}|62,500|48,100|1.03|64,375|5,364.58|1,875|5.96
c|Payroll taxes and benefits{50300}|41,900|38,270|1.06|44,414|3,701.17|2,514|4.11
s|Total personnel|262,400|244,370||271,529||9,129|25.14
h|AMENITIES
c|Lifeguards{51100}|148,000|151,305|1.04|153,920|12,826.67|5,920|14.25
c|Pool chemicals and repair{51200}|46,000|52,880|1.08|49,680|4,140|3,680|4.60
c|Clubhouse cleaning{51300}|33,600|33,600|1.03|34,608|2,884|1,008|3.20
c|Fitness leases{51400}|19,200|19,200|1.00|19,200|1,600|0|1.78
c|Events{51500}|38,000|35,412|1.00|38,000|3,166.67|0|3.52
s|Total amenities|284,800|292,397||295,408||10,608|27.35
h|GROUNDS
c|Landscape contract{52100}|412,000|412,000|1.03|424,360|35,363.33|12,360|39.29
c|Color and mulch{52200}|54,000|53,718|1.00|54,000|4,500|0|5.00
c|Irrigation{52300}|36,000|44,957|1.10|39,600|3,300|3,600|3.67
c|Lakes and fountains{52400}|28,500|28,500|1.02|29,070|2,422.50|570|2.69
s|Total grounds|530,500|539,175||547,030||16,530|50.65
h|UTILITIES AND OTHER
c|Electric{53100}|96,000|99,214|1.05|100,800|8,400|4,800|9.33
c|Water{53200}|118,000|131,602|1.06|125,080|10,423.33|7,080|11.58
c|Insurance{53300}|72,000|78,845|1.12|80,640|6,720|8,640|7.47
c|Professional fees{53400}|31,000|38,190|1.00|31,000|2,583.33|0|2.87
c|Bad debt{53500}|12,000|9,060|1.00|12,000|1,000|0|1.11
c|Office, web, postage{53600}|22,300|21,765|0.96|21,408|1,784|(892)|1.98
s|Total utilities and other|351,300|378,676||370,928||19,628|34.35
c|Reserve contribution{59000}|180,000|180,000|0.88|159,555|13,296.25|(20,445)|14.77
tco|TOTAL EXPENSES|1,609,000|1,634,618||1,644,450||35,450|152.26
no|NET|0|(9,248)||0||0|
>put K10 ask HR before posting
>put K32 12% per broker's mail`,
  ),
  book(
    { name: 'maritza-court-options', association: 'Maritza Court Homes Association', sheet: 'What if' },
    `
>put A1 Maritza Court - what if for 2026 (34 homes)
>put A2 change the yellow cells only
>fill FFFF00
>C4
Dues / mo.|85|92|99
>fill
>put E6 ADOPTED 11/18 (board 4-1)
>wide A 26
@ 2025;2025;b | A no increase;2026;p;alt=1 | B 8%;2026;p;alt=2;adopted | C 16%;2026;p;alt=3
>A7 0,2,3,4,5
|2025|A no increase|B 8%|C 16%
i|Dues|34,680|=D4*34*12{34,680}|=E4*34*12{37,536}|=F4*34*12{40,392}
i|Laundry room|1,150|1,200|1,200|1,200
tio|Sum|35,830|35,880|38,736|41,592

c|Mowing|9,975|10,300|10,300|10,300
c|Water|6,840|7,300|7,300|7,300
c|Insurance|7,115|8,200|8,200|8,200
c|Power|1,310|1,400|1,400|1,400
c|Repairs|4,500|3,000|4,500|5,000
c|Accounting|1,200|1,200|1,200|1,200
c|Office|390|400|400|400
c|Reserve|4,500|4,000|5,000|7,500
tco|Sum|35,830|35,800|38,300|41,300
no|Left over|0|80|436|292
>put A23 Study asks for 7,400 a year. Only C gets there.`,
  ),
  book(
    { name: 'gunnison-lane-roster', association: 'Gunnison Lane Twelve', sheet: 'Paid' },
    `
>put A1 Who has paid 2025 (150 a month)
>A3
Unit|Jan|Feb|Mar|Apr|May|Jun|Owes
1 Ortiz|150|150|150|150|150|150|0
2 Bell|150|150|150|150|150|150|0
3 Hahn|150|150|0|300|150|150|0
4 Diaz|150|150|150|150|150|0|150
5 Wu|900||||||0
6 Kerr|150|150|150|150|150|150|0
7 Novak|150|0|0|0|300|150|300
8 Shaw|150|150|150|150|150|150|0
9 Ito|150|150|150|150|150|150|0
10 Lowe|150|150|150|150|150|150|0
11 Park|150|150|150|150|150|150|0
12 Gray|150|150|150|150|150|150|0
^Budget
>merge A1:C1
>put A1 Gunnison Lane Twelve
>wide A 24
@ 2024;2024;a | 2025;2025;b
>A3
Item|2024|2025
i|Monthly fees|20,100.00|21,600
i|Interest|38.12|40
tio|*TOTAL IN|20,138.12|21,640
c|Insurance|6,914.00|7,300
c|Water|3,377.61|3,500
c|Lawn|3,080.00|3,200
c|Snow|1,125.00|1,400
c|Lights|418.26|440
c|Roof patch|1,260.00|1,000
c|Stamps, bank|61.50|60
c|Savings|3,600.00|4,200
tco|*TOTAL OUT|19,836.37|21,100
no|*+/-|301.75|540`,
  ),
] as const;
