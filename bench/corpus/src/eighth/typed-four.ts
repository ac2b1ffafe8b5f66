import { laid } from '../sixth/write';

const pdf = laid('pdf');

/** Typed PDF files: special assessments, loans, proposals and classes of dues. */
export const typedFour = [
  pdf(
    {
      name: 'garrison-lofts-roof',
      association: 'Garrison Street Lofts Condominium Association',
      look: { size: 9.5, titleAlign: 'left', rules: 'totals', margin: 62 },
    },
    `
*Garrison Street Lofts Condominium Association
*2025 Operating Budget and Roof Project
@ 2024 Actual;2024;a | 2025 Budget;2025;b

|2024 Actual|2025 Budget
h|*Operations
i|Monthly assessments|109,440|115,008
i|Parking lot, evenings|3,960|4,200
tio|*Income|113,400|119,208
c|Common electric and gas|12,318|12,900
c|Water|8,846|9,300
c|Elevator|4,212|4,400
c|Insurance|21,906|25,700
c|Management|14,400|14,832
c|Cleaning|9,360|9,640
c|Repairs|17,544|15,000
c|Professional fees|3,180|3,400
c|Reserve deposit|22,000|24,000
tco|*Expense|113,766|119,172
no|*Operating result|(366)|36

@ 2024 Actual;2024;a | 2025 Budget;2025;b
h|*Roof project (owners' vote of August 14, 2024)
si|Special assessment, 24 units x $4,500, half in each year|54,000|54,000
si|Bank loan, Harbor One, 7.1%, 10 years|-|180,000
si|Prepaid in full by 3 owners, extra to 2025|4,500|(4,500)
tis|*Sources|58,500|229,500
sc|Engineer|11,250|8,400
sc|Roofing contract, first and second draws|-|196,000
sc|Permit|-|3,910
sc|Loan origination and legal|2,300|1,850
sc|Loan payments, June-December|-|14,692
tcs|*Uses|13,550|224,852
ns|*Left for 2026|44,950|4,648
The 2026 budget will carry $25,187 of loan payments; the third draw is $49,000.`,
  ),
  pdf(
    {
      name: 'juniper-crest-options',
      association: 'Juniper Crest Village Owners Association',
      look: { size: 10, rules: 'grid', titleAlign: 'center' },
    },
    `
*JUNIPER CREST VILLAGE OWNERS ASSOCIATION
*2026 BUDGET OPTIONS FOR DISCUSSION - NOVEMBER 12, 2025
No option has been voted on. 108 units.
@ 2025 Budget;2025;b | A: No Increase;2026;p;alt=1 | B: $12 Increase;2026;p;alt=2 | C: $25 Increase;2026;p;alt=3

*Income|2025 Budget|A: No Increase|B: $12 Increase|C: $25 Increase
i|Monthly Dues|304,560|304,560|320,112|336,960
i|Fees and Interest|3,200|3,200|3,200|3,200
tio|*Total Income|307,760|307,760|323,312|340,160
h|*Expenses
c|Landscape & Snow|79,800|76,500|82,000|82,000
c|Insurance|61,400|72,900|72,900|72,900
c|Water, Sewer & Trash|68,200|70,600|70,600|70,600
c|Management & Admin|31,720|32,600|32,600|32,600
c|Repairs & Painting|24,640|23,160|24,212|28,060
c|Reserves|42,000|32,000|41,000|54,000
tco|*Total Expenses|307,760|307,760|323,312|340,160
no|*Net|0|0|0|0
z|Monthly dues per unit|$235|$235|$247|$260
z|Reserve percent funded, end of year|48%|43%|47%|52%`,
  ),
  pdf(
    {
      name: 'sagamore-shores-classes',
      association: 'Sagamore Shores Master Association',
      look: { size: 9, indent: 12, rules: 'totals', shade: true, titleAlign: 'left' },
    },
    `
*Sagamore Shores Master Association
*Adopted Budget, October 1, 2025 to September 30, 2026
@ 2024-2025 Budget;2024/10;b | 2024-2025 Estimate;2024/10;j | 2025-2026 Budget;2025/10;b

|2024-2025|2024-2025|2025-2026
|Budget|Estimate|Budget
h|*Assessments
i|  Class A - Single family (286)|583,440|583,440|607,464
i|  Class B - Villas (140)|218,400|218,400|226,800
i|  Class C - Condominium (192)|241,920|241,920|251,136
i|  Class D - Declarant lots (9; was 21)|10,710|8,415|4,779
s|*  Assessments, all classes|1,054,470|1,052,175|1,090,179
i|Beach club guest fees|14,000|16,870|16,000
i|Transponders|2,500|2,945|2,700
y|Prior years' surplus used to hold down dues|25,000|25,000|18,000
tioy|*Available|1,095,970|1,096,990|1,126,879
h|*Costs
h|  Gatehouse
c|    Guard contract|246,300|243,118|253,700
c|    Gate arms and software|11,400|14,202|12,900
h|  Beach club
c|    Attendants|92,000|89,763|95,700
c|    Pool, showers, grill area|48,750|52,106|51,800
c|    Sand and dune fence|20,000|16,300|20,000
h|  Roads and grounds
c|    Landscape|214,600|214,600|221,000
c|    Lakes|29,880|29,880|30,780
c|    Sweeping, signs, striping|13,500|11,925|13,500
h|  Office
c|    Manager and staff|171,000|168,422|176,200
c|    Insurance|73,900|81,317|88,600
c|    Legal, audit, engineering|31,000|36,540|32,000
c|    Office, web, meetings|19,640|18,873|19,699
h|  Reserves
c|    Roads|84,000|84,000|72,000
c|    Beach club|40,000|40,000|39,000
tco|*All costs|1,095,970|1,101,046|1,126,879
noy|*Balance|0|(4,056)|0

*Yearly assessment per home
z|Single family|$2,040|$2,040|$2,124
z|Villa|$1,560|$1,560|$1,620
z|Condominium|$1,260|$1,260|$1,308`,
  ),
  pdf(
    {
      name: 'cypress-hammock-florida',
      association: 'Cypress Hammock at Estero Condominium Association, Inc.',
      look: { size: 8.5, rules: 'totals', titleAlign: 'center', margin: 58 },
    },
    `
*CYPRESS HAMMOCK AT ESTERO CONDOMINIUM ASSOCIATION, INC.
*PROPOSED BUDGET JANUARY 1, 2026 - DECEMBER 31, 2026
*64 UNITS
@ 2025 Approved;2025;b | 2026 With Full Reserves;2026;p;alt=1 | 2026 With Partial Reserves;2026;p;alt=2

|2025 Approved|2026 With Full Reserves|2026 With Partial Reserves
h|*REVENUE
i|Maintenance Assessments|402,176|428,032|428,032
ri|Reserve Assessments|96,768|171,400|107,520
i|Interest and Other|1,500|2,000|2,000
tior|*TOTAL REVENUE|500,444|601,432|537,552
h|*ADMINISTRATIVE
c|Accounting/Audit|6,500|6,800|6,800
c|Division Fees ($4/unit)|256|256|256
c|Legal|5,000|6,000|6,000
c|Management Fees|26,880|27,680|27,680
c|Office Supplies/Postage|3,600|3,600|3,600
s|*Subtotal|42,236|44,336|44,336
h|*BUILDING
c|Insurance - Property/Wind/Flood|188,400|201,900|201,900
c|Fire Systems|5,200|5,600|5,600
c|Elevator|9,840|10,200|10,200
c|Repairs|22,000|22,000|22,000
c|Cable/Internet (bulk)|49,920|52,416|52,416
s|*Subtotal|275,360|292,116|292,116
h|*GROUNDS & POOL
c|Landscape|36,480|37,580|37,580
c|Pool|9,600|9,900|9,900
c|Lake|2,400|2,500|2,500
s|*Subtotal|48,480|49,980|49,980
h|*UTILITIES
c|Electric|14,600|15,300|15,300
c|Water/Sewer|23,000|28,300|28,300
s|*Subtotal|37,600|43,600|43,600
tco|*TOTAL OPERATING|403,676|430,032|430,032
h|*RESERVES
rc|Roofs|51,500|88,900|56,400
rc|Paint|18,000|31,700|20,000
rc|Paving|12,300|19,800|13,100
rc|Elevators|14,968|31,000|18,020
s|*Subtotal Reserves|96,768|171,400|107,520
tcor|*TOTAL EXPENSES AND RESERVES|500,444|601,432|537,552
z|Per unit per month - operating|523.67|557.33|557.33
z|Per unit per month - reserves|126.00|223.18|140.00
Partial funding of reserves requires a majority vote of the owners. WAIVING OF RESERVES, IN WHOLE OR IN PART, MAY RESULT IN UNANTICIPATED SPECIAL ASSESSMENTS.`,
  ),
] as const;
