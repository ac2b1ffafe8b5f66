import { laid } from './write';

const pdf = laid('pdf');

/** Typed PDF files: ordinary budgets, and reports of bookkeeping programs. */
export const typedOne = [
  pdf(
    {
      name: 'harvest-glen',
      association: 'Harvest Glen Homeowners Association, Inc.',
      look: { size: 10, rowSpace: 1.4, margin: 84 },
    },
    `
*Harvest Glen Homeowners Association, Inc.
*2025 Approved Budget
Approved by the Board of Directors November 19, 2024 - 186 lots - assessment $165.00 per quarter
@ 2024 Budget;2024;b | 2024 Estimated Actual;2024;j | 2025 Budget;2025;b

|2024 Budget|2024 Estimated Actual|2025 Budget
h|*Income
i|  Homeowner Assessments|$116,064|$116,064|$122,760
i|  Late Fees & Interest|1,200|1,845|1,500
i|  Resale Certificates|1,000|1,375|1,125
i|  Interest Income|150|412|350
tio|*Total Income|$118,414|$119,696|$125,735

h|*Expenses
h|*  Administrative
c|    Management Contract|22,320|22,320|23,100
c|    Accounting & Tax Return|1,450|1,475|1,525
c|    Legal|2,500|1,180|2,500
c|    Insurance|7,900|8,412|9,200
c|    Postage, Printing & Website|2,150|2,384|2,300
s|*  Total Administrative|36,320|35,771|38,625
h|*  Common Area
c|    Landscape Contract|38,400|38,400|39,560
c|    Irrigation Repairs|2,500|3,912|3,000
c|    Tree Trimming|4,000|2,650|4,000
c|    Entry Lights & Fountain|1,800|1,466|1,800
c|    Detention Pond|3,600|3,600|3,750
s|*  Total Common Area|50,300|50,028|52,110
h|*  Utilities
c|    Electric|5,200|5,518|5,700
c|    Water|11,500|12,806|12,900
s|*  Total Utilities|16,700|18,324|18,600
c|*  Reserve Contribution|15,000|15,000|16,400
tco|*Total Expenses|$118,320|$119,123|$125,735

no|*Net Income (Loss)|$94|$573|$0`,
  ),
  pdf(
    {
      name: 'stonegate-villas-pl',
      association: 'Stonegate Villas Owners Association',
      look: { size: 8.5, rules: 'totals', indent: 9 },
    },
    `
3:42 PM
01/14/25
Accrual Basis
*Stonegate Villas Owners Association
*Profit & Loss Budget vs. Actual
*January through December 2024
@ Jan - Dec 24;2024;a | Budget;2024;b | $ Over Budget;2024;a;variance=1-2 | % of Budget;2024;a;percent=1/2

|Jan - Dec 24|Budget|$ Over Budget|% of Budget
h|*Ordinary Income/Expense
h|*  Income
i|    4000 · Association Dues|94,080.00|94,080.00|0.00|100.0%
i|    4010 · Late Fees|725.00|500.00|225.00|145.0%
i|    4030 · Pool Key Replacement|175.00|100.00|75.00|175.0%
i|    4090 · Interest - Checking|38.21|25.00|13.21|152.8%
tio|*  Total Income|95,018.21|94,705.00|313.21|100.3%
r|*  Gross Profit|95,018.21|94,705.00|313.21|100.3%
h|*  Expense
h|    6000 · Grounds
c|      6010 · Lawn Service|21,450.00|21,450.00|0.00|100.0%
c|      6020 · Trees and Shrubs|3,865.00|2,500.00|1,365.00|154.6%
c|      6030 · Sprinkler Repair|1,218.44|1,500.00|(281.56)|81.2%
s|    Total 6000 · Grounds|26,533.44|25,450.00|1,083.44|104.3%
h|    6100 · Pool
c|      6110 · Pool Service|6,600.00|6,600.00|0.00|100.0%
c|      6120 · Chemicals|1,937.60|2,200.00|(262.40)|88.1%
c|      6130 · Permit|285.00|285.00|0.00|100.0%
c|      6100 · Pool - Other|412.18|0.00|412.18|
s|    Total 6100 · Pool|9,234.78|9,085.00|149.78|101.7%
h|    6200 · Utilities
c|      6210 · Electric|4,103.77|4,300.00|(196.23)|95.4%
c|      6220 · Water & Sewer|13,248.90|12,600.00|648.90|105.2%
c|      6230 · Trash|7,056.00|7,056.00|0.00|100.0%
s|    Total 6200 · Utilities|24,408.67|23,956.00|452.67|101.9%
h|    6300 · Administration
c|      6310 · Management|8,064.00|8,064.00|0.00|100.0%
c|      6320 · Insurance|11,376.00|10,200.00|1,176.00|111.5%
c|      6330 · Tax Preparation|375.00|350.00|25.00|107.1%
c|      6340 · Office Supplies & Postage|288.35|400.00|(111.65)|72.1%
c|      6350 · Legal Fees|0.00|500.00|(500.00)|0.0%
s|    Total 6300 · Administration|20,103.35|19,514.00|589.35|103.0%
c|    6400 · Building Repairs|4,731.09|4,000.00|731.09|118.3%
c|    6900 · Reserve Transfer|12,700.00|12,700.00|0.00|100.0%
tco|*  Total Expense|97,711.33|94,705.00|3,006.33|103.2%
no|*Net Ordinary Income|(2,693.12)|0.00|(2,693.12)|
n|*Net Income|(2,693.12)|0.00|(2,693.12)|`,
  ),
  pdf(
    {
      name: 'maple-hollow-overview',
      association: 'Maple Hollow Townhome Association',
      look: { size: 6.5, landscape: true, margin: 30, decimals: 0 },
    },
    `
*Maple Hollow Townhome Association
*Profit & Loss Budget Overview
*January through December 2025
@ Jan 25;2025-01..2025-01;b;part | Feb 25;2025-02..2025-02;b;part | Mar 25;2025-03..2025-03;b;part | Apr 25;2025-04..2025-04;b;part | May 25;2025-05..2025-05;b;part | Jun 25;2025-06..2025-06;b;part | Jul 25;2025-07..2025-07;b;part | Aug 25;2025-08..2025-08;b;part | Sep 25;2025-09..2025-09;b;part | Oct 25;2025-10..2025-10;b;part | Nov 25;2025-11..2025-11;b;part | Dec 25;2025-12..2025-12;b;part | TOTAL Jan - Dec 25;2025;b;sum=1-12

|Jan 25|Feb 25|Mar 25|Apr 25|May 25|Jun 25|Jul 25|Aug 25|Sep 25|Oct 25|Nov 25|Dec 25|TOTAL Jan - Dec 25
h|*Ordinary Income/Expense
h|  Income
i|    Monthly Assessments|9,900|9,900|9,900|9,900|9,900|9,900|9,900|9,900|9,900|9,900|9,900|9,900|118,800
i|    Late Charges|50|50|50|50|50|50|50|50|50|50|50|50|600
i|    Insurance Rebate|0|0|0|0|0|610|0|0|0|0|0|0|610
tio|*  Total Income|9,950|9,950|9,950|9,950|9,950|10,560|9,950|9,950|9,950|9,950|9,950|9,950|120,010
h|  Expense
c|    Lawn & Snow Contract|2,350|2,350|2,350|2,350|2,350|2,350|2,350|2,350|2,350|2,350|2,350|2,350|28,200
c|    Mulch & Flowers|0|0|0|1,400|2,250|0|0|0|0|600|0|0|4,250
c|    Irrigation Start/Blow Out|0|0|0|325|0|0|0|0|0|340|0|0|665
c|    Insurance|2,815|2,815|2,815|2,815|2,815|2,815|2,955|2,955|2,955|2,955|2,955|2,955|34,620
c|    Management|810|810|810|810|810|810|810|810|810|810|810|810|9,720
c|    Tax Return / Review|0|0|950|0|0|0|0|0|0|0|0|0|950
c|    Postage & Copies|40|40|40|40|40|40|40|40|40|40|110|40|550
c|    Electric - Street Lights|265|260|245|230|220|215|220|225|235|250|260|270|2,895
c|    Water|70|70|70|110|310|520|690|680|420|150|70|70|3,230
c|    Trash & Recycling|702|702|702|702|702|702|702|702|702|702|702|702|8,424
c|    Repairs|300|300|500|500|500|500|500|500|500|500|300|300|5,200
c|    Gutter Cleaning|0|0|0|0|0|0|0|0|0|0|1,620|0|1,620
c|    Transfer to Reserves|1,620|1,620|1,620|1,620|1,620|1,620|1,620|1,620|1,620|1,620|1,620|1,620|19,440
tco|*  Total Expense|8,972|8,967|10,102|10,902|11,617|9,572|9,887|9,882|9,632|10,317|10,797|9,117|119,764
no|*Net Ordinary Income|978|983|(152)|(952)|(1,667)|988|63|68|318|(367)|(847)|833|246
n|*Net Income|978|983|(152)|(952)|(1,667)|988|63|68|318|(367)|(847)|833|246`,
  ),
  pdf(
    {
      name: 'lakewood-trails-september',
      association: 'Lakewood Trails Community Association, Inc.',
      look: { size: 7.5, landscape: true, margin: 40, codes: 'column', shade: true, rules: 'totals' },
    },
    `
*Lakewood Trails Community Association, Inc.
*Income Statement - Operating
*For the period ended September 30, 2024
@ Current Actual;2024-09..2024-09;a | Current Budget;2024-09..2024-09;b | Variance;2024-09..2024-09;a;variance=f1-2 | YTD Actual;2024-01..2024-09;a | YTD Budget;2024-01..2024-09;b | Variance;2024-01..2024-09;a;variance=f4-5 | Annual Budget;2024;b

||Current Month{3}|Year to Date{3}|Annual
Acct|Description|Actual|Budget|Variance|Actual|Budget|Variance|Budget
h|*Assessment Income
i|Assessments - Homeowners{40100}|30,195.00|30,195.00|0.00|271,755.00|271,755.00|0.00|362,340.00
i|Assessments - Builder Lots{40150}|610.00|915.00|(305.00)|6,710.00|8,235.00|(1,525.00)|10,980.00
s|*Total Assessment Income|30,805.00|31,110.00|(305.00)|278,465.00|279,990.00|(1,525.00)|373,320.00
h|*Other Income
i|Late Fees{41000}|340.00|250.00|90.00|2,915.00|2,250.00|665.00|3,000.00
i|Legal Fee Reimbursement{41200}|0.00|166.67|(166.67)|1,873.50|1,500.00|373.50|2,000.00
i|Clubhouse Rental{42000}|450.00|300.00|150.00|3,150.00|2,700.00|450.00|3,600.00
i|Interest - Operating{49000}|21.64|12.50|9.14|187.03|112.50|74.53|150.00
s|*Total Other Income|811.64|729.17|82.47|8,125.53|6,562.50|1,563.03|8,750.00
tio|*TOTAL INCOME|31,616.64|31,839.17|(222.53)|286,590.53|286,552.50|38.03|382,070.00
h|*Administrative
c|Management Fees{50100}|4,575.00|4,575.00|0.00|41,175.00|41,175.00|0.00|54,900.00
c|Legal - Collections{50300}|612.50|416.67|(195.83)|5,840.25|3,750.00|(2,090.25)|5,000.00
c|Audit / Tax{50400}|0.00|0.00|0.00|3,950.00|3,900.00|(50.00)|3,900.00
c|Insurance{50700}|2,318.75|2,250.00|(68.75)|20,731.75|20,250.00|(481.75)|27,000.00
c|Office, Postage & Website{50900}|488.16|541.67|53.51|5,204.89|4,875.00|(329.89)|6,500.00
c|Bad Debt{50950}|0.00|250.00|250.00|1,120.00|2,250.00|1,130.00|3,000.00
s|*Total Administrative|7,994.41|8,033.34|38.93|78,021.89|76,200.00|(1,821.89)|100,300.00
h|*Landscaping
c|Landscape Contract{60100}|7,150.00|7,150.00|0.00|64,350.00|64,350.00|0.00|85,800.00
c|Landscape Replacements{60200}|1,964.00|1,000.00|(964.00)|7,618.40|9,000.00|1,381.60|12,000.00
c|Irrigation Repair{60300}|783.20|600.00|(183.20)|6,411.75|5,400.00|(1,011.75)|7,200.00
s|*Total Landscaping|9,897.20|8,750.00|(1,147.20)|78,380.15|78,750.00|369.85|105,000.00
h|*Amenities
c|Pool Management{61100}|4,900.00|4,900.00|0.00|39,200.00|39,200.00|0.00|44,100.00
c|Pool Repairs & Supplies{61200}|318.77|400.00|81.23|4,986.31|4,400.00|(586.31)|5,000.00
c|Clubhouse Cleaning{61400}|520.00|520.00|0.00|4,680.00|4,680.00|0.00|6,240.00
c|Access Control{61600}|145.00|145.00|0.00|1,305.00|1,305.00|0.00|1,740.00
s|*Total Amenities|5,883.77|5,965.00|81.23|50,171.31|49,585.00|(586.31)|57,080.00
h|*Utilities
c|Electricity{63100}|1,866.20|1,750.00|(116.20)|15,403.18|15,750.00|346.82|21,000.00
c|Water/Sewer{63200}|2,974.05|2,600.00|(374.05)|18,240.66|18,000.00|(240.66)|23,890.00
c|Internet/Telephone{63400}|189.95|190.00|0.05|1,709.55|1,710.00|0.45|2,280.00
s|*Total Utilities|5,030.20|4,540.00|(490.20)|35,353.39|35,460.00|106.61|47,170.00
c|Reserve Contribution{70100}|6,035.00|6,035.00|0.00|54,315.00|54,315.00|0.00|72,420.00
tco|*TOTAL EXPENSES|34,840.58|33,323.34|(1,517.24)|296,241.74|294,310.00|(1,931.74)|381,970.00
no|*NET INCOME / (LOSS)|(3,223.94)|(1,484.17)|(1,739.77)|(9,651.21)|(7,757.50)|(1,893.71)|100.00`,
  ),
] as const;
