import { doc } from '../fourth/write';

const xlsx = doc('xlsx');

/** Workbooks of managers and treasurers. */
export const sheetsOne = [
  xlsx(
    { name: 'arbor-vista', association: 'Arbor Vista Condominium Association', sheet: 'Operating' },
    `
Arbor Vista Condominium Association - Budget Workbook FY 2025 (final)
@ 2023 Actual;2023;a | 2024 Budget;2024;b | 2024 Est.;2024;j | 2025 Budget;2025;b | Comment;2025;b;words

Acct|2023 Actual|2024 Budget|2024 Est.|2025 Budget|Comment
h|Revenue
i|4000 Assessments|188160|194880|194880|201600|56 units x $300
i|4050 Late fees|1140|800|1025|900|
i|4070 EV charging|0|1200|1864|2400|second charger in May
tio|Total Revenue|189,300|196,880|197,769|204,900|
h|Utilities
c|6100 Electric|14872|15500|17210|18500|EV load
c|6110 Gas|9406|10200|8955|9600|
c|6120 Water/Sewer|31208|32500|33970|35700|city +5%
c|6130 Trash|8736|9000|9000|9360|
s|Total Utilities|64,222|67,200|69,135|73,160|
h|Contracts
c|6200 Management|16800|17304|17304|17823|
c|6210 Landscape|15600|15600|15600|16380|
c|6220 Janitorial|10920|11250|11250|11600|
c|6230 Elevator|5880|6060|6060|6240|
s|Total Contracts|49,200|50,214|50,214|52,043|
h|Other
c|6300 Repairs|22466|18000|20730|19000|
c|6310 Insurance|24980|27500|28114|31000|renews 4/1
c|6320 Legal, CPA|2150|3000|2265|2800|
c|6330 Admin|1288|1300|1419|1400|
s|Total Other|50,884|49,800|52,528|54,200|
c|6900 Transfer to reserves|28000|28800|28800|24600|study says 24,560
tco|Total Expenses|192,306|196,014|200,677|204,003|
no|Net|(3,006)|866|(2,908)|897|
^Reserve
Reserve fund, same years
@ 2023 Actual;2023;a | 2024 Budget;2024;b | 2024 Est.;2024;j | 2025 Budget;2025;b | Comment;2025;b;words

|2023 Actual|2024 Budget|2024 Est.|2025 Budget|Comment
o|Beginning balance|141630|165981|165981|167237|
ri|From operating|28000|28800|28800|24600|
ri|Interest|4211|4000|5906|5500|
rc|Elevator cab|0|32000|33450|0|done in August
rc|Carpet, floors 2-4|0|0|0|18500|
rc|Boiler controls|7860|0|0|0|
l|Ending balance|165981|166781|167237|178837|`,
  ),
  xlsx(
    { name: 'copper-ridge-months', association: 'Copper Ridge Townhomes', sheet: 'Actuals 2024' },
    `
Copper Ridge Townhomes - 2024 by month (cash)
@ J;2024-01..2024-01;a | F;2024-02..2024-02;a | M;2024-03..2024-03;a | A;2024-04..2024-04;a | M;2024-05..2024-05;a | J;2024-06..2024-06;a | J;2024-07..2024-07;a | A;2024-08..2024-08;a | S;2024-09..2024-09;a | O;2024-10..2024-10;a | N;2024-11..2024-11;a | D;2024-12..2024-12;a | TOTAL;2024;a;sum=1-12 | BUDGET;2024;b | LEFT;2024;a;variance=14-13

|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|TOTAL|BUDGET|LEFT
h|INCOME
i|Dues (24 x 185)|4440|4255|4625|4440|4440|4255|4440|4810|4255|4440|4440|4440|53280|53280|0
i|Late|0|25|0|0|50|25|0|0|25|0|0|25|150|0|(150)
ti|INCOME|4440|4280.00|4625.00|4440.00|4490.00|4280.00|4440.00|4810.00|4280.00|4440.00|4440|4465.00|53430.00|53280|(150.00)
h|EXPENSE
c|Lawn|0|0|0|1150|1150|1150|1150|1150|1150|1150|0|0|8050|8050|0
c|Snow|1890|1260|630|0|0|0|0|0|0|0|315|945|5040|6000|960
c|Trash|528|528|528|528|528|528|545|545|545|545|545|545|6438|6400|(38)
c|Water|611.4|598.22|604.9|655.71|802.16|911.08|987.5|964.33|850.27|702.64|618.8|606.15|8913.16|8800|(113.16)
c|Light|71.2|70.15|68.33|64.07|61.9|60.44|62.18|63.5|66.72|69.91|72.6|74.08|805.08|840|34.92
c|Insurance|0|0|7488|0|0|0|0|0|0|0|0|0|7488|7100|(388)
c|Repairs|0|340|1125|0|2260|418.5|0|775|0|1390|0|210|6518.50|6000|(518.50)
c|Mgmt|395|395|395|395|395|395|395|395|395|395|395|395|4740|4740|0
c|Reserve|400|400|400|400|400|400|400|400|400|400|400|400|4800|4800|0
tc|EXPENSE|3895.60|3591.37|11239.23|3192.78|5597.06|3863.02|3539.68|4292.83|3406.99|4652.55|2346.40|3175.23|52792.74|52730|(62.74)
n|+ / -|544.40|688.63|(6614.23)|1247.22|(1107.06)|416.98|900.32|517.17|873.01|(212.55)|2093.60|1289.77|637.26|550|(87.26)`,
  ),
  xlsx(
    { name: 'juniper-mesa', association: 'Juniper Mesa Homeowners Association', sheet: 'Budget' },
    `
Juniper Mesa HOA - 2026 budget, 133 lots
@ 2025 Budget;2025;b | % of Dues;2025;b;percent | 2026 Budget;2026;p | % of Dues;2026;p;percent | $/lot/yr;2026;p;per-unit=3/133

|2025||2026||
|Budget|% of Dues|Budget|% of Dues|$/lot/yr
h|Where it comes from
i|Dues|59850|100.0%|63840|100.0%|480.00
i|Interest|400||350||2.63
i|Key deposits kept|50||50||0.38
ti|All income|60300||64240||483.01
h|Where it goes
c|Landscape|21600|36.1%|22250|34.9%|167.29
c|Trees|3500|5.8%|4000|6.3%|30.08
c|Water|6900|11.5%|7400|11.6%|55.64
c|Electricity|1450|2.4%|1500|2.3%|11.28
c|Pool|8700|14.5%|9000|14.1%|67.67
c|Insurance|3300|5.5%|3700|5.8%|27.82
c|Management|7200|12.0%|7450|11.7%|56.02
c|Other|1150|1.9%|1164|1.8%|8.75
c|Reserve contribution 10% (12% in 2026)|5985|10.0%|7661|12.0%|57.60
tc|All expense|59785||64125||482.14
n|Cushion|515||115||0.86`,
  ),
  xlsx(
    {
      name: 'redtail-preserve',
      association: 'Redtail Preserve Owners Association',
      sheet: 'Board copy',
      hide: ['Holiday party (old line)', 'Newspaper notices'],
    },
    `
Redtail Preserve Owners Association, Inc. - Proposed 2025
@ Approved 2024;2024;b | Actual thru Sept;2024-01..2024-09;a | Forecast Oct-Dec;2024-10..2024-12;j | Year-end 2024;2024;j;sum=2-3 | Proposed 2025;2025;p

Line|Approved 2024|Actual thru Sept|Forecast Oct-Dec|Year-end 2024|Proposed 2025
h|INCOME
i|Lot assessments - improved (88)|70400|70400|0|70400|74800
i|Lot assessments - vacant (21)|8400|7600|400|8000|8925
i|Gate remotes|300|420|60|480|400
i|Hay lease|1500|1500|0|1500|1500
ti|TOTAL INCOME|80600|79920.00|460|80380.00|85625
h|EXPENSE
c|Road grading|18000|14250|3800|18050|19000
c|Snow contract|12000|7350|4500|11850|12500
c|Weed control (county order)|4200|3985|0|3985|4400
c|Gate|3000|4871.25|300|5171.25|2500
c|Fire mitigation|6000|2200|3500|5700|8000
c|Insurance|4100|4388|0|4388|4800
c|Trail upkeep|2500|1612.4|250|1862.40|2500
c|Holiday party (old line)|0|0|0|0|0
c|Newspaper notices|0|0|0|0|0
c|Accounting|2400|1800|600|2400|2500
c|Legal|2000|310|500|810|1500
c|Road reserve|25000|18750|6250|25000|27000
tc|TOTAL EXPENSE|79200|59516.65|19700|79216.65|84700
n|NET|1400|20403.35|(19240)|1163.35|925`,
  ),
] as const;
