import { doc } from './write';

const pdf = doc('pdf');

/** Typed PDF files: twelve months, options, a cooperative, quarters. */
export const typedThree = [
  pdf(
    {
      name: 'pinnacle-flats',
      association: 'Pinnacle Flats Owners Assoc.',
      stops: [150, 192, 234, 276, 318, 360, 402, 444, 486, 528, 570, 612, 668],
      page: { size: 7, landscape: true },
    },
    `
*Pinnacle Flats Owners Assoc. - 2025 Budget by Month
@ Jan;2025-01..2025-01;b;part | Feb;2025-02..2025-02;b;part | Mar;2025-03..2025-03;b;part | Apr;2025-04..2025-04;b;part | May;2025-05..2025-05;b;part | Jun;2025-06..2025-06;b;part | Jul;2025-07..2025-07;b;part | Aug;2025-08..2025-08;b;part | Sep;2025-09..2025-09;b;part | Oct;2025-10..2025-10;b;part | Nov;2025-11..2025-11;b;part | Dec;2025-12..2025-12;b;part | Total;2025;b;sum=1-12

Account|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Total
h|Income
i|HOA Dues|8,640|8,640|8,640|8,640|8,640|8,640|8,640|8,640|8,640|8,640|8,640|8,640|103,680
i|Laundry|210||210||210||210||210||210||1,260
i|Parking rent|350|350|350|350|350|350|350|350|350|350|350|350|4,200
tio|Total Income|9,200|8,990|9,200|8,990|9,200|8,990|9,200|8,990|9,200|8,990|9,200|8,990|109,140
h|Expenses
c|Elevator contract|415|415|415|415|415|415|430|430|430|430|430|430|5,070
c|Gas|1,380|1,310|1,120|760|420|210|180|180|240|610|980|1,290|8,680
c|Insurance|||5,870|||5,870|||5,870|||5,870|23,480
c|Janitorial|640|640|640|640|640|640|640|640|640|640|640|640|7,680
c|Landscape / snow|900|900|450|310|310|310|310|310|310|310|450|900|5,770
c|Management|1,050|1,050|1,050|1,050|1,050|1,050|1,050|1,050|1,050|1,050|1,050|1,050|12,600
c|Repairs|800|800|800|800|800|800|800|800|800|800|800|800|9,600
c|Tax prep|||475||||||||||475
c|Trash|395|395|395|395|395|395|395|395|395|395|395|395|4,740
c|Water & sewer||1,840||1,840||1,960||2,110||1,990||1,840|11,580
tco|Total Expenses|5,580|7,350|11,215|6,210|4,030|11,650|3,805|5,915|9,735|6,225|4,745|13,215|89,675
no|Net before reserves|3,620|1,640|(2,015)|2,780|5,170|(2,660)|5,395|3,075|(535)|2,765|4,455|(4,225)|19,465
x|To reserve savings|1,000|1,000|1,000|1,000|1,000|1,000|1,000|1,000|1,000|1,000|1,000|1,000|12,000`,
  ),
  pdf(
    {
      name: 'sorrel-ridge',
      association: 'Sorrel Ridge Townhomes',
      stops: [270, 350, 430, 510],
      page: { size: 9 },
    },
    `
*Sorrel Ridge Townhomes - 2026 Budget Options for the Vote on November 18
Dues today are $245 a month. 38 units. The Board recommends Option 2.
@ 2025 Budget;2025;b | Option 1: no increase;2026;p;alt=1 | Option 2: $262;2026;p;alt=2 | Option 3: $289;2026;p;alt=3

|2025|Option 1|Option 2|Option 3
|Budget|$245 stays|$262 (+7%)|$289 (+18%)
i|Dues|111,720|111,720|119,472|131,784
i|Late fees, interest|680|700|700|700
tio|Total Income|112,400|112,420|120,172|132,484

c|Lawn & snow|33,600|35,280|35,280|35,280
c|Insurance|29,750|34,900|34,900|34,900
c|Trash|8,664|9,120|9,120|9,120
c|Water (common)|2,900|3,050|3,050|3,050
c|Management|10,488|10,944|10,944|10,944
c|Legal, tax, bank|1,950|2,000|2,000|2,000
c|Repairs|9,000|6,500|9,000|9,500
c|Reserve deposit|16,048|10,626|15,878|27,690
tco|Total Expenses|112,400|112,420|120,172|132,484
no|Net|0|0|0|0

z|Dues per unit per month|$245.00|$245.00|$262.00|$289.00
z|Reserve % funded in 2030 (est.)||21%|34%|58%`,
  ),
  pdf(
    {
      name: 'linden-court',
      association: 'Linden Court Apartments, Inc. (a Cooperative)',
      stops: [300, 385, 470, 550],
      page: { size: 8.5, font: 'Courier' },
    },
    `
LINDEN COURT APARTMENTS, INC. (A COOPERATIVE)
OPERATING BUDGET  FISCAL YEAR JULY 1, 2024 TO JUNE 30, 2025
@ FY24 BUDGET;2024/7;b | FY24 PROJ;2024/7;j | FY25 BUDGET;2025/7;b | PER SHARE;2025/7;b;per-unit=3/6240

|FY24|FY24|FY25|PER
|BUDGET|PROJ|BUDGET|SHARE
h|RECEIPTS
i|CARRYING CHARGES|561,600|561,600|592,800|95.00
i|GARAGE|31,200|30,450|31,200|5.00
i|LAUNDRY COMMISSION|7,400|7,912|7,800|1.25
i|FLIP TAX|12,000|21,300|15,000|2.40
i|SUBLET FEES|2,400|1,200|1,200|0.19
tio|TOTAL RECEIPTS|614,600|622,462|648,000|103.85

h|DISBURSEMENTS
c|REAL ESTATE TAXES|168,000|171,940|178,800|28.65
c|MORTGAGE INTEREST|61,320|61,320|58,990|9.45
c|MORTGAGE PRINCIPAL|41,880|41,880|44,210|7.08
c|FUEL|72,000|65,118|70,000|11.22
c|ELECTRIC|19,500|20,240|20,800|3.33
c|WATER & SEWER|34,000|35,675|37,500|6.01
c|WAGES (SUPER, PORTER)|88,400|89,015|91,900|14.73
c|PAYROLL TAXES & UNION|27,400|27,733|28,900|4.63
c|INSURANCE|39,600|42,210|46,300|7.42
c|MANAGEMENT|24,000|24,000|24,720|3.96
c|PROFESSIONAL FEES|9,500|12,880|10,500|1.68
c|REPAIRS & SUPPLIES|28,000|31,446|30,000|4.81
tco|TOTAL DISBURSEMENTS|613,600|623,457|642,620|102.98

no|AVAILABLE FOR RESERVE|1,000|(995)|5,380|0.86

MORTGAGE BALANCE 6/30/24  1,214,877.   4.79%   MATURES 3/1/2033
SHARES OUTSTANDING  6,240`,
  ),
  pdf(
    {
      name: 'chapel-green',
      association: 'Chapel Green Homes Association',
      stops: [250, 310, 370, 430, 500],
      page: { size: 8.5 },
    },
    `
*Chapel Green Homes Association
Quarterly Financial Report 2024
@ Q1;2024-01..2024-03;a;part | Q2;2024-04..2024-06;a;part | Q3;2024-07..2024-09;a;part | Q4;2024-10..2024-12;a;part | Year;2024;a;sum=1-4

|Q1|Q2|Q3|Q4|Year
tio|*INCOME|18,406.12|2,452.48|1,032.31|171.95|22,062.86
i|  Dues|18,300.00|1,950.00|750.00|150.00|21,150.00
i|  Late charges|-|195.00|75.00|15.00|285.00
i|  Estoppel letters|100.00|300.00|200.00|-|600.00
i|  Interest|6.12|7.48|7.31|6.95|27.86

tco|*EXPENSE|2,476.43|5,963.62|4,359.38|2,930.03|15,729.46
sb|  Grounds|1,850.00|3,258.75|3,142.10|2,205.00|10,455.85
c|    Mowing|-|2,940.00|2,940.00|1,470.00|7,350.00
c|    Tree work|1,850.00|-|-|640.00|2,490.00
c|    Irrigation|-|318.75|202.10|95.00|615.85
sb|  Office|463.16|2,153.40|384.30|477.55|3,478.41
c|    Bookkeeper|375.00|375.00|375.00|375.00|1,500.00
c|    Postage|88.16|12.40|9.30|102.55|212.41
c|    Insurance|-|1,766.00|-|-|1,766.00
sb|  Utilities|163.27|551.47|832.98|247.48|1,795.20
c|    Electric|141.27|139.80|144.06|150.33|575.46
c|    Water|22.00|411.67|688.92|97.15|1,219.74

no|*NET|15,929.69|(3,511.14)|(3,327.07)|(2,758.08)|6,333.40

Checking 12/31/24: 13,306.14. Savings 12/31/24: 22,041.90.`,
  ),
] as const;
