import { doc } from '../fourth/write';
import { laid } from '../sixth/write';

const pdf = laid('pdf');
const typewriter = doc('pdf');

/** Typed PDF files: packets, exports, and accounts beside one another. */
export const typedSeven = [
  pdf(
    {
      name: 'bridle-gate-accounts',
      association: 'Bridle Gate Equestrian Community Association',
      look: { size: 9.5, font: 'serif', rules: 'totals' },
    },
    `
*Bridle Gate Equestrian Community Association
*Cash report by account, calendar year 2024
@ Checking;2024;a;part | Savings;2024;a;part | Barn Fund;2024;a;part | All Accounts;2024;a;sum=1-3
|Checking|Savings|Barn Fund|All Accounts
o|*On hand January 1|14,206.33|40,118.90|9,755.00|64,080.23
h|*Came in
fi|Assessments|58,500.00||6,750.00|65,250.00
fi|Stall rent|||31,680.00|31,680.00
fi|Arena fees from guests|||2,415.00|2,415.00
fi|Interest||1,806.22||1,806.22
fi|Refund of insurance premium|417.00|||417.00
ti|*Total in|58,917.00|1,806.22|40,845.00|101,568.22
h|*Went out
fc|Trail and pasture mowing|17,940.00|||17,940.00
fc|Fence repair|6,312.75||2,208.40|8,521.15
fc|Manure removal|||9,600.00|9,600.00
fc|Barn manager|||18,000.00|18,000.00
fc|Footing for the arena|||7,864.00|7,864.00
fc|Insurance|8,944.00||3,150.00|12,094.00
fc|Electric and well|2,206.51||2,977.18|5,183.69
fc|Lawyer, easement|3,870.00|||3,870.00
fc|Office|688.29|||688.29
tc|*Total out|39,961.55|0.00|43,799.58|83,761.13
x|Moved between accounts|(12,000.00)|12,000.00||0.00
l|*On hand December 31|21,161.78|53,925.12|6,800.42|81,887.32`,
  ),
  pdf(
    {
      name: 'canyon-verde-xero',
      association: 'Canyon Verde Casitas HOA',
      look: { size: 9, titleAlign: 'left', rules: 'rows', zero: 'dash' },
    },
    `
*Profit and Loss
Canyon Verde Casitas HOA
For the 3 months ended 30 September 2025
Cash Basis
@ Jul-Sep 2025;2025-07..2025-09;a | Apr-Jun 2025;2025-04..2025-06;a | Jan-Mar 2025;2025-01..2025-03;a
Account|Jul-Sep 2025|Apr-Jun 2025|Jan-Mar 2025
h|*Income
i|HOA Dues|21,060.00|20,670.00|21,450.00
i|Interest Income|18.40|17.92|17.05
i|Late Payment Fees|105.00|140.00|70.00
i|Pool Reservation Deposits Forfeited|-|50.00|-
tio|*Total Income|21,183.40|20,877.92|21,537.05
r|*Gross Profit|21,183.40|20,877.92|21,537.05
h|*Operating Expenses
c|Accounting Fees|375.00|925.00|375.00
c|Bank Fees|9.00|9.00|9.00
c|Insurance Expense|3,014.25|3,014.25|2,870.50
c|Landscape Maintenance|5,400.00|5,400.00|5,400.00
c|Pest Control|195.00|195.00|195.00
c|Pool Maintenance|2,250.00|1,950.00|1,350.00
c|Repairs and Maintenance|1,187.66|4,905.31|662.00
c|Reserve Contributions|3,900.00|3,900.00|3,900.00
c|Utilities - Electric|741.20|588.14|402.89
c|Utilities - Water|3,962.77|2,481.03|1,119.50
tco|*Total Operating Expenses|21,034.88|23,367.73|16,283.89
no|*Net Income|148.52|(2,489.81)|5,253.16`,
  ),
  pdf(
    {
      name: 'fountain-square-packet',
      association: 'Fountain Square Residences Homeowners Association',
      look: { size: 9.5, rules: 'rows', shade: true },
    },
    `
*Fountain Square Residences HOA
*Annual Meeting Packet, January 22, 2026
Agenda: call to order, quorum, minutes of January 23, 2025, treasurer, election of two directors, new business.
^Exhibit B
*Exhibit B - 2025 Results
@ 2025 Budget;2025;b | 2025 Actual;2025;a | Difference;2025;a;variance=f2-1
|2025 Budget|2025 Actual|Difference
h|*Income
i|Assessments|156,000|155,350|(650)
i|Move-in fees|1,500|2,250|750
i|Interest|1,000|1,874|874
tio|*Total income|158,500|159,474|974
h|*Expenses
c|Concierge|41,600|42,115|(515)
c|Insurance|27,900|29,463|(1,563)
c|Utilities|33,400|31,988|1,412
c|Repairs and maintenance|22,500|26,704|(4,204)
c|Management and accounting|16,700|16,700|0
c|Reserve funding|15,000|15,000|0
tco|*Total expenses|157,100|161,970|(4,870)
no|*Net|1,400|(2,496)|(3,896)
Bank balances December 31, 2025: operating $38,417; reserve $129,660.
^Exhibit C
*Exhibit C - 2026 Budget as adopted
@ 2026 Budget;2026;b | Per month;2026;b;other
|2026 Budget|Per month
h|*Income
i|Assessments (50 homes, $270 a month)|162,000|13,500
i|Move-in fees|1,800|150
i|Interest|1,500|125
tio|*Total income|165,300|13,775
h|*Expenses
c|Concierge|43,260|3,605
c|Insurance|31,800|2,650
c|Utilities|33,600|2,800
c|Repairs and maintenance|23,400|1,950
c|Management and accounting|17,220|1,435
c|Reserve funding|16,020|1,335
tco|*Total expenses|165,300|13,775
no|*Net|0|0
*In short
r|Income|165,300|
r|Expenses|165,300|`,
  ),
  typewriter(
    {
      name: 'silver-sage-park',
      association: 'Silver Sage Resident-Owned Park Cooperative',
      stops: [300, 370, 440, 520],
      page: { font: 'Times', size: 10.5 },
    },
    `
*Silver Sage Resident-Owned Park Cooperative
*Operating statement for the six months ended June 30, 2025
@ Actual;2025-01..2025-06;a | Budget;2025-01..2025-06;b | Better (Worse);2025-01..2025-06;a;variance=f1-2 | Full-year budget;2025;b
|Actual|Budget|Better (Worse)|Full-year budget
h|*Revenue
i|Lot rent, 118 members|304,440|304,440|0|608,880
i|Lot rent, 7 nonmembers|19,320|21,000|(1,680)|42,000
i|Water billed back|22,871|21,600|1,271|43,200
i|RV storage|4,110|3,900|210|7,800
i|Laundry room|1,266|1,500|(234)|3,000
ti|*Total|352,007|352,440|(433)|704,880
h|*Expenses
c|Mortgage interest|101,704|101,700|(4)|202,100
c|Property tax|38,250|37,500|(750)|75,000
c|Water and sewer|47,938|45,000|(2,938)|90,000
c|Electric, common|6,214|6,600|386|13,200
c|Trash hauling|18,840|18,600|(240)|37,200
c|Wages, office and grounds|44,516|46,200|1,684|92,400
c|Road and tree work|11,300|9,000|(2,300)|30,000
c|Insurance|12,680|12,000|(680)|24,000
c|Professional fees|6,955|6,000|(955)|12,000
s|*Total before principal and reserves|288,397|282,600|(5,797)|575,900
c|Mortgage principal|33,918|33,900|(18)|69,100
c|Replacement reserve deposit|24,000|24,000|0|48,000
tc|*Total|346,315|340,500|(5,815)|693,000
n|*Net cash|5,692|11,940|(6,248)|11,880`,
  ),
] as const;
