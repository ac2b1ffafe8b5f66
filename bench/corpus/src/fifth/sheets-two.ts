import { doc } from '../fourth/write';

const xlsx = doc('xlsx');

/** Workbooks with columns of neighborhoods, owners, cuts of a season and expenses below zero. */
export const sheetsTwo = [
  xlsx(
    { name: 'sandhill-crossing', association: 'Sandhill Crossing Master Association', sheet: '2025 Adopted' },
    `
Sandhill Crossing - Master and neighborhoods, adopted budget 2025
@ Master;2025;b;part | Villas;2025;b;part | Cottages;2025;b;part | Estates;2025;b;part | All 2025;2025;b;sum=1-4 | All 2024;2024;b

|Master|Villas|Cottages|Estates|All 2025|All 2024
z|Homes|412|96|148|168||412
h|Assessments and income
fi|Master assessment $840|346080|0|0|0|346080|332640
fi|Neighborhood assessment|0|184320|142080|60480|386880|371900
fi|Developer subsidy|0|0|0|0|0|12500
fi|Interest|2400|600|480|300|3780|2900
ti|Total income|348480|184920|142560|60780|736740|719940
h|Expenses
fc|Management|58200|9600|11100|8400|87300|84800
fc|Insurance|16900|41500|3100|1400|62900|56350
fc|Clubhouse and pool|88700|0|0|0|88700|86200
fc|Entry, lakes and boulevards|97400|0|0|0|97400|95100
fc|Lawn service|0|62400|81400|0|143800|139700
fc|Irrigation|14200|13400|18900|0|46500|44600
fc|Building exterior|0|26300|0|0|26300|25000
fc|Private street and gate|0|0|4900|24700|29600|28200
fc|Events|9800|0|0|0|9800|9500
fc|Legal and audit|13500|1200|1200|1200|17100|16600
fc|Reserves|48500|30000|21500|24800|124800|121000
tc|Total expenses|347200|184400|142100|60500|734200|707050
n|Surplus/(deficit)|1280|520|460|280|2540|12890`,
  ),
  xlsx(
    { name: 'brookside-nine', association: 'Brookside Nine Owners', sheet: '2024' },
    `
Brookside Nine Owners - who paid and where it went, 2024
@ 1st Qtr;2024-01..2024-03;a | 2nd Qtr;2024-04..2024-06;a | 3rd Qtr;2024-07..2024-09;a | 4th Qtr;2024-10..2024-12;a | 2024;2024;a;sum=1-4

|1st Qtr|2nd Qtr|3rd Qtr|4th Qtr|2024
PAID IN
i|1 - Abrams|255|255|255|255|1020.00
i|2 - Castellano|255|255|255|255|1020.00
i|3 - Okafor|255|255|255|255|1020.00
i|4 - Lindgren|255|0|510|255|1020.00
i|5 - vacant (bank)|0|0|0|1020|1020.00
i|6 - Petrov|255|255|255|255|1020.00
i|7 - Mendez|1020|0|0|0|1020.00
i|8 - Tran|255|255|255|255|1020.00
i|9 - Whitaker|255|255|255|255|1020.00
ti|Paid in|2805.00|1530.00|2040.00|2805.00|9180.00

PAID OUT
c|Plow & mow (Dale)|780|420|420|525|2145.00
c|Lane light|41.18|38.72|37.96|43.05|160.91
c|Septic inspection|0|640|0|0|640.00
c|Road patch|0|1450|0|0|1450.00
c|Liability policy|0|0|1188|0|1188.00
c|Tree on lane|0|0|0|875|875.00
c|PO box|0|0|0|92|92.00
tc|Paid out|821.18|2548.72|1645.96|1535.05|6550.91

n|Up / (down)|1983.82|(1018.72)|394.04|1269.95|2629.09
o|Credit union, start of qtr|2930.44|4914.26|3895.54|4289.58|
l|Credit union, end of qtr|4914.26|3895.54|4289.58|5559.53|

Dues are $1,020 a year, any way you like.`,
  ),
  xlsx(
    { name: 'telegraph-mews', association: 'Telegraph Mews Owners Association', sheet: 'Worksheet' },
    `
Telegraph Mews OA - Budget Worksheet (fiscal year ends 6/30)
@ FY24 Actual;2023-07..2024-06;a | FY25 Budget;2024-07..2025-06;b | FY25 YTD Mar;2024-07..2025-03;a | FY25 Est. Apr-Jun;2025-04..2025-06;j | FY25 Projected;2024-07..2025-06;j;sum=3-4 | FY26 Draft;2025-07..2026-06;p | $ vs FY25 Bud;2025-07..2026-06;p;variance=6-2 | Board comments;2025-07..2026-06;p;words

GL|FY24 Actual|FY25 Budget|FY25 YTD Mar|FY25 Est. Apr-Jun|FY25 Projected|FY26 Draft|$ vs FY25 Bud|Board comments
h|40 Income
i|40010 Dues|229,680.00|239,250.00|179,437.50|59,812.50|239,250.00|248,820.00|9,570.00|66 units, $314.17 avg
i|40050 Late/NSF|1,180.00|900.00|1,025.00|275.00|1,300.00|1,000.00|100.00|
i|40080 Pest reimbursements|0.00|0.00|640.00|0.00|640.00|0.00|0.00|one time
tio|Total 40 Income|230,860.00|240,150.00|181,102.50|60,087.50|241,190.00|249,820.00|9,670.00|
h|50 Admin
c|50010 Management|25,740.00|26,640.00|19,980.00|6,660.00|26,640.00|27,440.00|800.00|3% cap in contract
c|50020 CPA|3,100.00|3,200.00|3,250.00|0.00|3,250.00|3,350.00|150.00|
c|50030 Legal|7,912.50|5,000.00|1,430.00|1,500.00|2,930.00|4,000.00|(1,000.00)|Board: cut
c|50040 Insurance|38,406.00|43,000.00|31,077.00|10,359.00|41,436.00|47,700.00|4,700.00|15% placeholder!
c|50050 Mail, web, misc|1,644.21|1,700.00|1,290.66|420.00|1,710.66|1,750.00|50.00|
s|Total 50 Admin|76,802.71|79,540.00|57,027.66|18,939.00|75,966.66|84,240.00|4,700.00|
h|60 Utilities
c|60010 Electric|5,288.10|5,500.00|4,316.72|1,400.00|5,716.72|5,900.00|400.00|
c|60020 Water & sewer|44,871.36|47,000.00|36,950.18|12,300.00|49,250.18|50,500.00|3,500.00|leak in bldg C
c|60030 Refuse|15,048.00|15,500.00|11,583.00|3,861.00|15,444.00|16,100.00|600.00|
s|Total 60 Utilities|65,207.46|68,000.00|52,849.90|17,561.00|70,410.90|72,500.00|4,500.00|
h|70 Grounds & Buildings
c|70010 Landscape|24,000.00|24,700.00|18,540.00|6,180.00|24,720.00|25,450.00|750.00|
c|70020 Snow|6,320.00|8,000.00|7,995.00|0.00|7,995.00|8,000.00|0.00|
c|70030 Repairs|21,077.43|20,000.00|17,318.29|5,000.00|22,318.29|21,000.00|1,000.00|
c|70040 Gutters|4,290.00|4,400.00|2,145.00|2,145.00|4,290.00|4,400.00|0.00|
s|Total 70 Grounds & Buildings|55,687.43|57,100.00|45,998.29|13,325.00|59,323.29|58,850.00|1,750.00|
c|80010 Reserve funding|33,000.00|34,500.00|25,875.00|8,625.00|34,500.00|34,500.00|0.00|flat again
tco|Total Expense|230,697.60|239,140.00|181,750.85|58,450.00|240,200.85|250,090.00|10,950.00|
no|Net|162.40|1,010.00|(648.35)|1,637.50|989.15|(270.00)|(1,280.00)|`,
  ),
  xlsx(
    {
      name: 'osprey-point-slips',
      association: 'Osprey Point Boat Slip Condominium',
      sheet: 'P&L',
      minus: true,
    },
    `
Osprey Point Boat Slip Condominium
@ 2023;2023;a | 2024;2024;a | 2025 Budget;2025;b

|2023|2024|2025 Budget
i|Slip fees (118)|106,200.00|106,200.00|112,100.00
i|Transient dockage|4,385.00|6,120.00|5,000.00
i|Ice and ramp|1,266.50|1,403.25|1,300.00
i|Refund of sales tax|0.00|318.77|0.00
c|Dock master|-31,200.00|-32,136.00|-33,100.00
c|Dock electric|-9,844.19|-10,372.60|-10,800.00
c|Water|-3,217.55|-3,096.80|-3,300.00
c|Pump-out|-1,900.00|-2,150.00|-2,200.00
c|Insurance|-18,402.00|-20,977.00|-23,000.00
c|Submerged land lease|-7,316.84|-7,545.12|-7,780.00
c|Bubblers, winter|-2,880.40|-3,015.75|-3,100.00
c|Lumber and hardware|-6,733.28|-5,208.41|-6,500.00
c|Office|-1,118.36|-987.90|-1,100.00
c|Set aside for dredging|-25,000.00|-25,000.00|-27,000.00
n|Result|4,238.88|3,552.44|520.00`,
  ),
] as const;
