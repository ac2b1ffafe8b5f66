import { laid } from './write';

const xlsx = laid('xlsx');

/** Workbooks: months, codes of accounts, merged headers, sheets that are hidden. */
export const sheetsOne = [
  xlsx(
    {
      name: 'cypress-pointe-months',
      association: 'Cypress Pointe Garden Homes Association',
      sheet: '2024',
    },
    `
*Cypress Pointe Garden Homes Association - 2024 Actuals
@ Jan;2024-01..2024-01;a;part | Feb;2024-02..2024-02;a;part | Mar;2024-03..2024-03;a;part | Apr;2024-04..2024-04;a;part | May;2024-05..2024-05;a;part | Jun;2024-06..2024-06;a;part | Jul;2024-07..2024-07;a;part | Aug;2024-08..2024-08;a;part | Sep;2024-09..2024-09;a;part | Oct;2024-10..2024-10;a;part | Nov;2024-11..2024-11;a;part | Dec;2024-12..2024-12;a;part | 2024 Total;2024;a;sum=1-12 | 2024 Budget;2024;b | Variance;2024;a;variance=f13-14

|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|2024 Total|2024 Budget|Variance
h|*Income
i|Dues|7,020.00|6,890.00|7,150.00|7,020.00|6,760.00|7,280.00|7,020.00|7,020.00|6,890.00|7,150.00|7,020.00|7,020.00|84,240.00|84,240.00|0.00
i|Late fees||20.00|40.00||20.00|40.00||20.00|20.00|||20.00|180.00|200.00|(20.00)
i|Interest|6.11|5.74|6.20|6.02|6.25|6.18|6.40|6.44|6.21|6.38|6.15|6.33|74.41|60.00|14.41
tio|*Total income|7,026.11|6,915.74|7,196.20|7,026.02|6,786.25|7,326.18|7,026.40|7,046.44|6,916.21|7,156.38|7,026.15|7,046.33|84,494.41|84,500.00|(5.59)
h|*Expense
c|Lawn|2,100.00|2,100.00|2,100.00|2,100.00|2,100.00|2,100.00|2,100.00|2,100.00|2,100.00|2,100.00|2,100.00|2,100.00|25,200.00|25,200.00|0.00
c|Sprinklers|||218.00||145.00|96.50||310.00|||||769.50|900.00|130.50
c|Insurance|2,688.00|||2,688.00|||2,874.00|||2,874.00|||11,124.00|10,900.00|(224.00)
c|Management|650.00|650.00|650.00|650.00|650.00|650.00|650.00|650.00|650.00|650.00|650.00|650.00|7,800.00|7,800.00|0.00
c|Water|412.30|398.15|455.02|521.77|610.40|744.86|801.19|788.54|640.08|502.36|431.90|409.27|6,715.84|6,500.00|(215.84)
c|Electric|188.42|179.60|170.35|161.08|155.94|152.20|158.71|163.33|170.19|178.02|186.47|193.65|2,057.96|2,100.00|42.04
c|Exterior repairs|||1,240.00|865.00||2,310.00||475.00|||1,180.00||6,070.00|6,000.00|(70.00)
c|Painting|||||||6,400.00|6,400.00|||||12,800.00|12,800.00|0.00
c|Tax return||||325.00|||||||||325.00|325.00|0.00
c|Reserve deposit|1,000.00|1,000.00|1,000.00|1,000.00|1,000.00|1,000.00|1,000.00|1,000.00|1,000.00|1,000.00|1,000.00|1,000.00|12,000.00|12,000.00|0.00
tco|*Total expense|7,038.72|4,327.75|5,833.37|8,310.85|4,661.34|7,053.56|13,983.90|11,886.87|4,560.27|7,304.38|5,548.37|4,352.92|84,862.30|84,525.00|(337.30)
no|*Net|(12.61)|2,587.99|1,362.83|(1,284.83)|2,124.91|272.62|(6,957.50)|(4,840.43)|2,355.94|(148.00)|1,477.78|2,693.41|(367.89)|(25.00)|(342.89)`,
  ),
  xlsx(
    {
      name: 'cobblestone-final',
      association: 'Cobblestone Crossing Owners Association',
      sheet: 'Draft Sept (old)',
      hidden: ['Draft Sept (old)'],
      look: { decimals: 0 },
    },
    `
*Cobblestone Crossing - first try at 2026
|2026
c|Management|21,500
c|Landscape|46,000
c|Insurance|19,000
c|Utilities|24,500
c|Pool|17,000
c|Repairs|15,000
c|Reserves|30,000
c|*Total|173,000
^2026 Budget
*Cobblestone Crossing Owners Association
*2026 Budget - adopted by the Board 10/28/2025
@ 2024 Actual;2024;a | 2025 Budget;2025;b | 2025 Forecast;2025;j | 2026 Budget;2026;b

|2024 Actual|2025 Budget|2025 Forecast|2026 Budget
h|*Income
i|Assessments, 104 units|162,240|168,480|168,480|174,720
i|Late fees|1,410|1,200|1,650|1,300
i|Clubhouse rentals|1,875|1,800|2,250|2,000
i|Interest|622|500|840|700
tio|*Total Income|166,147|171,980|173,220|178,720
h|*Expenses
c|Management|20,280|20,880|20,880|21,510
c|Landscape|43,100|44,400|44,790|45,730
c|Snow|9,860|9,500|11,240|9,800
c|Insurance|15,988|17,000|17,433|19,600
c|Pool|15,744|16,200|16,905|16,700
c|Clubhouse|6,318|6,000|5,477|6,000
c|Electric|8,207|8,400|8,866|9,000
c|Water|13,950|14,300|15,212|15,600
c|Legal|1,265|2,500|980|2,000
c|Audit|3,100|3,200|3,200|3,300
c|Office|1,844|1,900|1,722|1,900
c|Reserve funding|26,000|27,500|27,500|27,500
tco|*Total Expenses|165,656|171,780|174,205|178,640
no|*Net|491|200|(985)|80`,
  ),
  xlsx(
    {
      name: 'bridgewater-years',
      association: 'Bridgewater Landing Homeowners Association',
      sheet: 'Budget History',
      look: { decimals: 0, dollar: 'all' },
    },
    `
*Bridgewater Landing Homeowners Association
@ 2022 Budget;2022;b | 2022 Actual;2022;a | 2023 Budget;2023;b | 2023 Actual;2023;a;wrong | 2024 Budget;2024;b | 2024 Actual;2024;a | 2025 Budget;2025;b

|2022{2}|2023{2}|2024{2}|2025
|Budget|Actual|Budget|Actual|Budget|Actual|Budget
h|*REVENUE
i|Annual dues|$31,500|$31,500|$31,500|$31,250|$33,750|$33,750|$36,000
i|Dock permits|$1,200|$1,150|$1,200|$1,400|$1,400|$1,350|$1,400
i|Late fees|$250|$410|$300|$275|$300|$525|$300
i|Interest|$20|$16|$20|$204|$200|$611|$500
tio|*TOTAL REVENUE|$32,970|$33,076|$33,020|$33,129|$35,650|$36,236|$38,200
h|*EXPENSES
c|Mowing|$9,800|$9,800|$10,200|$10,450|$10,800|$10,800|$11,200
c|Lake treatment|$6,500|$7,120|$7,000|$6,880|$7,300|$7,915|$8,000
c|Dock repair|$2,500|$1,060|$2,500|$4,375|$2,500|$1,988|$2,500
c|Electric|$1,900|$1,844|$1,900|$2,015|$2,100|$2,177|$2,250
c|Insurance|$2,850|$2,912|$3,000|$3,140|$3,300|$3,518|$3,900
c|Website, mail, meeting|$750|$682|$750|$715|$750|$804|$800
c|Legal|$1,000|$0|$1,000|$1,635|$1,000|$0|$1,000
c|Social|$900|$577|$900|$842|$900|$933|$950
c|To reserve|$6,500|$6,500|$5,500|$5,500|$6,500|$6,500|$7,500
tco|*TOTAL EXPENSES|$32,700|$30,495|$32,750|$30,052|$35,150|$34,635|$38,100
no|*OVER / (UNDER)|$270|$2,581|$270|$3,077|$500|$1,601|$100`,
  ),
  xlsx(
    {
      name: 'arrowhead-accounts',
      association: 'Arrowhead Bend Community Association',
      sheet: 'Summary',
      columns: 'aaw',
      look: { codes: 'column' },
    },
    `
*Arrowhead Bend Community Association
*Approved Budget - Fiscal Year November 1, 2024 to October 31, 2025
*Summary
@ FY2024 Budget;2024/11;b | FY2025 Budget;2025/11;b | Basis;2025/11;b;words

||FY2024 Budget|FY2025 Budget
r|Total Income|211,190.00|220,200.00
r|Administration|45,720.00|46,460.00
r|Insurance|14,580.00|16,405.00
r|Grounds|78,990.00|81,840.00
r|Amenities|13,700.00|14,450.00
r|Utilities|23,030.00|24,550.00
r|Reserves|35,100.00|36,400.00
r|Total Expenses|211,120.00|220,105.00
r|*Net|70.00|95.00

Monthly assessment: $137.50 (FY2024: $132.00), 130 homes. Board approval: 9/17/2024.
^Detail
GL|Account|FY2024 Budget|FY2025 Budget|Basis
h|*INCOME
i|Assessment Income{4000}|205,920.00|214,500.00|130 homes x $137.50 x 12
i|Late Fee Income{4100}|1,500.00|1,800.00|
i|Collection Cost Recovery{4150}|2,500.00|2,000.00|
i|Violation Fines{4170}|0.00|0.00|Not budgeted
i|Pool Fobs{4200}|250.00|250.00|
i|Pavilion Rental{4210}|900.00|1,050.00|
i|Interest Income{4800}|120.00|600.00|
tio|*TOTAL INCOME|211,190.00|220,200.00|
h|*ADMINISTRATION
c|Management Services{5000}|26,520.00|27,300.00|$17.50 per door
c|Management Reimbursables{5005}|1,800.00|1,900.00|
c|Audit{5020}|3,200.00|3,350.00|Engagement letter
c|Tax Preparation{5025}|400.00|400.00|
c|Legal - General{5040}|2,000.00|2,000.00|
c|Legal - Collections{5045}|3,500.00|3,000.00|
c|Printing & Postage{5200}|3,900.00|3,900.00|
c|Website{5210}|600.00|660.00|
c|Meetings & Events{5220}|1,250.00|1,400.00|Two food trucks
c|Bad Debt{5300}|2,400.00|2,400.00|
c|Bank Fees{5310}|60.00|60.00|
c|Licenses & Registration{5320}|90.00|90.00|
s|*Total Administration|45,720.00|46,460.00|
h|*INSURANCE
c|Package Policy{5100}|11,250.00|12,900.00|Renewal + 15%
c|Directors & Officers{5110}|1,980.00|2,050.00|
c|Umbrella{5120}|870.00|960.00|
c|Workers Comp{5130}|480.00|495.00|
s|*Total Insurance|14,580.00|16,405.00|
h|*GROUNDS
c|Landscape Contract{6000}|51,800.00|53,350.00|3% increase
c|Landscape Extras{6010}|6,000.00|6,000.00|
c|Mulch{6012}|5,200.00|5,400.00|
c|Trees{6015}|4,000.00|4,500.00|Ash removal
c|Irrigation Repairs{6020}|4,500.00|5,000.00|
c|Fountain Maintenance{6100}|3,240.00|3,340.00|
c|Holiday Decorations{6200}|2,750.00|2,750.00|
c|Fence and Wall Repair{6250}|1,500.00|1,500.00|
s|*Total Grounds|78,990.00|81,840.00|
h|*AMENITIES
c|Pool Service{6400}|7,800.00|8,050.00|
c|Pool Supplies & Repairs{6410}|2,000.00|2,250.00|
c|Pool Permit{6420}|250.00|250.00|
c|Restroom Cleaning{6430}|1,690.00|1,740.00|
c|Playground{6300}|1,000.00|1,200.00|
c|Access System{6440}|960.00|960.00|
s|*Total Amenities|13,700.00|14,450.00|
h|*UTILITIES
c|Irrigation Water{6500}|14,400.00|15,550.00|
c|Electricity{6510}|6,200.00|6,500.00|
c|Water & Sewer - Pool{6520}|1,350.00|1,420.00|
c|Internet{6530}|1,080.00|1,080.00|
s|*Total Utilities|23,030.00|24,550.00|
c|*Contribution to Reserves{9000}|35,100.00|36,400.00|Study: $36,250
tco|*TOTAL EXPENSES|211,120.00|220,105.00|
no|*NET INCOME|70.00|95.00|`,
  ),
] as const;
