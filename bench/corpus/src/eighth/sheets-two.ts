import { laid } from '../sixth/write';

const xlsx = laid('xlsx');

/** Workbooks of managers and treasurers. */
export const sheetsTwo = [
  xlsx(
    {
      name: 'palmyra-oaks-months',
      association: 'Palmyra Oaks Townhomes Owners Association',
      sheet: 'Actual+Forecast',
      look: { codes: 'column', decimals: 0 },
    },
    `
Palmyra Oaks Townhomes Owners Association
2025 actual through September, forecast October to December
@ Jan;2025-01..2025-01;a;part | Feb;2025-02..2025-02;a;part | Mar;2025-03..2025-03;a;part | Apr;2025-04..2025-04;a;part | May;2025-05..2025-05;a;part | Jun;2025-06..2025-06;a;part | Jul;2025-07..2025-07;a;part | Aug;2025-08..2025-08;a;part | Sep;2025-09..2025-09;a;part | Oct;2025-10..2025-10;j;part | Nov;2025-11..2025-11;j;part | Dec;2025-12..2025-12;j;part | 2025 Forecast;2025;j;sum=1-12 | 2025 Budget;2025;b | 2026 Draft;2026;p

||Actual{9}|Forecast{3}|2025|2025|2026
Acct|Name|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Forecast|Budget|Draft
h|Income
i|Dues{401}|7,350|7,350|7,350|7,350|7,350|7,350|7,350|7,350|7,350|7,350|7,350|7,350|88,200|88,200|92,400
i|Late fees{405}|25|50|0|75|25|0|50|25|50|25|25|25|375|300|300
i|Interest{410}|11|10|12|11|12|11|12|12|11|10|10|10|132|100|120
tio|Total income|7,386|7,410|7,362|7,436|7,387|7,361|7,412|7,387|7,411|7,385|7,385|7,385|88,707|88,600|92,820
h|Expenses
c|Lawn{501}|0|0|1,450|1,450|1,450|1,450|1,450|1,450|1,450|1,450|725|0|12,325|12,325|12,700
c|Snow{502}|1,880|2,640|410|0|0|0|0|0|0|0|500|1,500|6,930|6,500|6,500
c|Insurance{503}|1,946|1,946|1,946|1,946|1,946|1,946|2,218|2,218|2,218|2,218|2,218|2,218|24,984|23,400|27,900
c|Water{504}|866|840|871|893|1,044|1,310|1,522|1,488|1,205|950|880|880|12,749|12,400|13,000
c|Trash{505}|588|588|588|588|588|588|588|588|588|588|588|588|7,056|7,056|7,270
c|Management{506}|735|735|735|735|735|735|735|735|735|735|735|735|8,820|8,820|9,080
c|Repairs{507}|310|0|1,275|460|2,118|395|0|-210|640|400|400|400|6,188|6,000|6,000
c|Tax and legal{508}|0|0|450|0|0|385|0|0|0|0|0|200|1,035|1,000|1,000
c|Reserves{509}|900|900|900|900|900|900|900|900|900|900|900|900|10,800|10,800|9,300
tco|Total expenses|7,225|7,649|8,625|6,972|8,781|7,709|7,413|7,169|7,736|7,241|6,946|7,421|90,887|88,301|92,750
no|Net|161|(239)|(1,263)|464|(1,394)|(348)|(1)|218|(325)|144|439|(36)|(2,180)|299|70`,
  ),
  xlsx(
    {
      name: 'glacier-view-funds',
      association: 'Glacier View Estates Homeowners Association',
      sheet: 'FY25',
      look: { decimals: 2 },
    },
    `
Glacier View Estates HOA
Year ended August 31, 2025
@ Operating;2024/9;a;part | Water system;2024/9;a;part | Roads;2024/9;a;part | All;2024/9;a;sum=1-3

|Operating|Water system|Roads|All
fi|Dues (77 lots x $420)|32,340.00|||32,340.00
fi|Water charges||46,200.00||46,200.00
fi|Road assessment (77 x $150)|||11,550.00|11,550.00
fi|Hookup, lot 61||5,500.00||5,500.00
fi|Bank interest|14.62|310.48|402.75|727.85
tio|Received|32,354.62|52,010.48|11,952.75|96,317.85
fc|Operator and testing||13,860.00||13,860.00
fc|Pump power||7,914.36||7,914.36
fc|Well 2 pump replaced||18,722.10||18,722.10
fc|Grading and dust oil|||14,380.00|14,380.00
fc|Plowing|9,675.00|||9,675.00
fc|Insurance|4,212.00|1,405.00||5,617.00
fc|State fees|61.25|842.00||903.25
fc|Bookkeeper|3,000.00|1,500.00||4,500.00
fc|Park and mailboxes|2,948.33|||2,948.33
tco|Paid|19,896.58|44,243.46|14,380.00|78,520.04
no|Change|12,458.04|7,767.02|(2,427.25)|17,797.81
x|Operating to roads, voted May 4|(6,000.00)||6,000.00|0.00
o|Balance 9/1/2024|15,820.44|39,207.91|31,066.18|86,094.53
l|Balance 8/31/2025|22,278.48|46,974.93|34,638.93|103,892.34`,
  ),
  xlsx(
    {
      name: 'rosewood-place-yardi',
      association: 'Rosewood Place Condominiums Owners Association, Inc.',
      sheet: 'Report1',
      look: { codes: 'column', decimals: 2 },
    },
    `
Rosewood Place Condominiums Owners Association, Inc. (rosewood)
Budget Comparison
Period = Jan 2024-Dec 2024
Book = Accrual ; Tree = hoa_is
@ YTD Actual;2024;a | YTD Budget;2024;b | Variance;2024;a;variance=f1-2 | % Var;2024;a;percent | Annual;2024;b

||YTD Actual|YTD Budget|Variance|% Var|Annual
h|INCOME{4000-0000}
i|  Association Dues{4010-0000}|151,200.00|151,200.00|0.00|0.0%|151,200.00
i|  Late Fees{4020-0000}|1,310.00|900.00|410.00|45.6%|900.00
i|  NSF Fees{4030-0000}|35.00|0.00|35.00||0.00
i|  Working Capital{4040-0000}|1,200.00|800.00|400.00|50.0%|800.00
tio|TOTAL INCOME{4999-0000}|153,745.00|152,900.00|845.00|0.6%|152,900.00
h|EXPENSES{5000-0000}
h|  Utilities{5100-0000}
c|    Electric{5110-0000}|7,918.43|8,100.00|181.57||8,100.00
c|    Water{5120-0000}|21,604.77|20,400.00|(1,204.77)||20,400.00
c|    Refuse{5130-0000}|5,772.00|5,700.00|(72.00)||5,700.00
s|  Total Utilities{5199-0000}|35,295.20|34,200.00|(1,095.20)||34,200.00
h|  Maintenance{5200-0000}
c|    Grounds Contract{5210-0000}|18,600.00|18,600.00|0.00||18,600.00
c|    Building Repairs{5220-0000}|14,288.16|12,000.00|(2,288.16)||12,000.00
c|    Pest{5230-0000}|1,440.00|1,440.00|0.00||1,440.00
c|    Insurance Claim Deductible{5240-0000}|5,000.00|0.00|(5,000.00)||0.00
s|  Total Maintenance{5299-0000}|39,328.16|32,040.00|(7,288.16)||32,040.00
h|  Administrative{5300-0000}
c|    Management Fees{5310-0000}|13,608.00|13,608.00|0.00||13,608.00
c|    Property Insurance{5320-0000}|41,209.00|39,500.00|(1,709.00)||39,500.00
c|    Legal{5330-0000}|862.50|1,500.00|637.50||1,500.00
c|    Tax Return{5340-0000}|395.00|400.00|5.00||400.00
c|    Postage{5350-0000}|611.84|752.00|140.16||752.00
s|  Total Administrative{5399-0000}|56,686.34|55,760.00|(926.34)||55,760.00
c|  Transfer to Reserve{5900-0000}|30,900.00|30,900.00|0.00||30,900.00
tco|TOTAL EXPENSES{5999-0000}|162,209.70|152,900.00|(9,309.70)||152,900.00
no|NET INCOME{9999-0000}|-8,464.70|0.00|-8,464.70||0.00`,
  ),
] as const;
