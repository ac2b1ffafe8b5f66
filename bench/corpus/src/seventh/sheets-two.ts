import { laid } from '../sixth/write';

const xlsx = laid('xlsx');
const csv = laid('csv');
const txt = laid('txt');

/** Workbooks of managers, and exports of their programs. */
export const sheetsTwo = [
  xlsx(
    {
      name: 'cobalt-square-tower',
      association: 'Cobalt Square Tower Unit Owners Association',
      sheet: 'Summary',
      look: { decimals: 0 },
    },
    `
*Cobalt Square Tower UOA
*2026 budget package - draft 3 for the board
@ 2025 Approved;2025;b | 2026 Draft;2026;p
|2025 Approved|2026 Draft
r|Operating income|1,479,800|1,541,988
r|Operating expenses|1,479,800|1,541,988
r|Reserve expenditures|250,000|355,000
^Operating
*Operating fund
@ 2025 Approved;2025;b | 2026 Draft;2026;p | Increase;2026;p;variance=2-1 | %;2026;p;percent=3/1
|2025 Approved|2026 Draft|Increase|%
h|*Income
i|Condominium assessments|1,286,400|1,344,288|57,888|4.5%
i|Parking garage|118,800|121,200|2,400|2.0%
i|Retail unit cost share|61,500|64,000|2,500|4.1%
i|Guest suite|9,600|11,000|1,400|14.6%
i|Move fees|7,500|7,500|0|0.0%
i|Vacancy of commercial lease|(4,000)|(6,000)|(2,000)|50.0%
tio|*Total income|1,479,800|1,541,988|62,188|4.2%
h|*Payroll
c|Front desk|281,000|291,200|10,200|3.6%
c|Engineer and porters|196,400|203,100|6,700|3.4%
c|Taxes and benefits|119,350|126,800|7,450|6.2%
s|*Total payroll|596,750|621,100|24,350|4.1%
h|*Utilities
c|Electricity|142,000|147,500|5,500|3.9%
c|Gas|38,600|36,900|(1,700)|(4.4%)
c|Water and sewer|117,200|124,900|7,700|6.6%
c|Telephone, internet|14,800|15,100|300|2.0%
s|*Total utilities|312,600|324,400|11,800|3.8%
h|*Contracts and repairs
c|Elevators|41,200|42,850|1,650|4.0%
c|HVAC|36,000|37,400|1,400|3.9%
c|Trash|27,600|28,450|850|3.1%
c|Window washing|16,500|17,000|500|3.0%
c|Repairs|58,000|60,000|2,000|3.5%
s|*Total contracts and repairs|179,300|185,700|6,400|3.6%
h|*Administrative
c|Insurance|128,900|141,800|12,900|10.0%
c|Management|66,000|67,980|1,980|3.0%
c|Legal and audit|17,500|18,200|700|4.0%
s|*Total administrative|212,400|227,980|15,580|7.3%
c|*Reserve contribution|178,750|182,808|4,058|2.3%
tco|*Total expenses|1,479,800|1,541,988|62,188|4.2%
no|*Net|0|0|0|
^Reserves
*Reserve fund
@ 2025 Approved;2025;b | 2026 Draft;2026;p
|2025 Approved|2026 Draft
o|Balance, January 1|901,220|856,970
ri|Contribution|178,750|182,808
ri|Interest|27,000|25,000
rc|Cooling tower|250,000|
rc|Garage waterproofing||310,000
rc|Lobby furniture||45,000
tcr|*Total expenditures|250,000|355,000
l|Balance, December 31|856,970|709,778`,
  ),
  csv(
    {
      name: 'ridgeline-buildium',
      association: 'Ridgeline at Steamboat Springs Owners Association',
      look: { negative: 'minus' },
    },
    `
Income statement (budget vs. actual)
Ridgeline at Steamboat Springs Owners Association
Accrual basis
@ Actual;2025-01..2025-06;a | Budget;2025-01..2025-06;b | Variance $;2025-01..2025-06;a;variance=1-2 | Annual budget;2025;b
Account|Actual|Budget|Variance $|Annual budget
h|Income
i|Association Fee Income|74,880.00|74,880.00|0.00|149,760.00
i|Interest Income|311.60|240.00|71.60|480.00
i|Late Fee Income|150.00|125.00|25.00|250.00
i|Utility Reimbursement|-64.20|0.00|-64.20|0.00
tio|Total Income|75,277.40|75,245.00|32.40|150,490.00
h|Expense
c|Cable Television|7,416.00|7,416.00|0.00|14,832.00
c|Common Area Cleaning|3,900.00|3,900.00|0.00|7,800.00
c|Fire Inspection|0.00|900.00|-900.00|1,800.00
c|Hot Tub|4,188.73|3,600.00|588.73|7,200.00
c|Insurance|13,620.00|13,200.00|420.00|26,400.00
c|Landscaping|2,880.50|3,500.00|-619.50|7,000.00
c|Management Fee|8,736.00|8,736.00|0.00|17,472.00
c|Natural Gas|9,441.92|8,900.00|541.92|14,000.00
c|Snow Removal|11,075.00|9,000.00|2,075.00|15,000.00
c|Water and Sewer|7,020.00|7,020.00|0.00|14,040.00
c|Contribution to Reserve|12,000.00|12,000.00|0.00|24,000.00
tco|Total Expense|80,278.15|78,172.00|2,106.15|149,544.00
no|Net Income|-5,000.75|-2,927.00|-2,073.75|946.00`,
  ),
  xlsx(
    {
      name: 'ferncliff-phases',
      association: 'Ferncliff Phases I-III Homeowners Council',
      sheet: 'Phase I',
      look: { negative: 'minus', dollar: 'all' },
    },
    `
*Phase I - 40 homes - budget
@ 2025;2025;b
|2025
i|Dues|$28,800
i|Interest|$120
tio|Income|$28,920
c|Mowing|$11,200
c|Lights|$1,150
c|Insurance|$3,480
c|Share of clubhouse|$9,600
c|Reserve|$3,200
tco|Expense|$28,630
no|Net|$290
^Phase II
*Phase II - 65 homes - budget
@ 2025;2025;b
|2025
i|Dues|$46,800
i|Interest|$210
tio|Income|$47,010
c|Mowing|$17,400
c|Lights|$1,790
c|Insurance|$5,655
c|Share of clubhouse|$15,600
c|Reserve|$6,300
tco|Expense|$46,745
no|Net|$265
^Phase III
*Phase III - 27 homes - budget
@ 2025;2025;b
|2025
i|Dues|$22,680
i|Interest|$85
tio|Income|$22,765
c|Mowing|$8,150
c|Lights|$940
c|Insurance|$2,349
c|Share of clubhouse|$6,480
c|Private street|$3,500
c|Reserve|$1,500
tco|Expense|$22,919
no|Net|($154)`,
  ),
  xlsx(
    {
      name: 'elk-basin-since-2019',
      association: 'Elk Basin Cabin Owners',
      sheet: 'Since 2019',
      look: { decimals: 0 },
    },
    `
*Elk Basin Cabin Owners - what we took in and what we paid
@ 2019;2019;a | 2020;2020;a | 2021;2021;a | 2022;2022;a | 2023;2023;a | 2024;2024;a | Average;2024;a;other | 2025 Plan;2025;b
|2019|2020|2021|2022|2023|2024|Average|2025 Plan
i|Dues|8,400|8,400|9,100|9,100|9,800|9,800|9,100|10,500
i|Work party buyouts|350|0|200|450|300|250|258|300
i|Firewood permits|180|240|210|225|195|270|220|225
tio|*In|8,930|8,640|9,510|9,775|10,295|10,320|9,578|11,025
c|Road|3,120|2,880|4,655|3,390|5,210|4,120|3,896|4,500
c|Spring box and pipe|640|1,215|410|2,980|388|702|1,056|1,000
c|Gate|0|0|1,340|85|0|140|261|150
c|Fire mitigation|500|500|750|1,500|2,200|1,900|1,225|2,000
c|Insurance|912|955|1,003|1,088|1,204|1,377|1,090|1,500
c|Taxes and filing|211|214|220|231|246|252|229|260
c|Meeting, stamps|165|0|48|190|175|181|127|190
c|Savings|1,500|1,500|1,000|500|500|1,000|1,000|1,000
tco|*Out|7,048|7,264|9,426|9,964|9,923|9,672|8,883|10,600
no|*Difference|1,882|1,376|84|(189)|372|648|696|425`,
  ),
  txt(
    { name: 'aspenwood-payhoa', association: 'Aspenwood Trace Property Owners', look: { size: 9 } },
    `
Aspenwood Trace Property Owners
Income vs Expense Report
01/01/2025 - 03/31/2025
@ Total;2025-01..2025-03;a
|Total
h|INCOME
i|  Annual Dues|41,325.00
i|  Late Fee|175.00
i|  Refund of Dues|(285.00)
i|  Online Payment Convenience Fee|61.25
tio|Total Income|41,276.25
h|EXPENSES
c|  Lawn Care|2,960.00
c|  Insurance|1,944.00
c|  Payment Processing|318.77
c|  Software|237.00
c|  Storm Cleanup|1,450.00
c|  Street Lighting|402.36
c|  Water|88.14
tco|Total Expenses|7,400.27
no|NET INCOME|33,875.98`,
  ),
] as const;
