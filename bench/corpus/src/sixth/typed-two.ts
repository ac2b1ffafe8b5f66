import { laid } from './write';

const pdf = laid('pdf');

/** Typed PDF files: packets, funds and fiscal years that do not end in December. */
export const typedTwo = [
  pdf(
    {
      name: 'granite-falls-treasurer',
      association: 'Granite Falls Pond Association',
      look: { font: 'serif', size: 11, rules: 'none', titleAlign: 'left', boldHeadings: false },
    },
    `
*Granite Falls Pond Association
*Treasurer's Report, fiscal year October 1, 2023 - September 30, 2024
@ FY 2024;2024/10;a

We began the year with $14,206.55 in the bank and ended it with less, because of the aeration
pump. Six members were behind on September 30; I have since heard from four of them. The books
were looked over by Dan Pruitt and Mary Alice Kovac on October 12.

o|Cash on hand October 1, 2023|$14,206.55

h|*What came in
i|  Member dues (73 at $180)|13,140.00
i|  Back dues collected|540.00
i|  Boat launch permits|415.00
i|  Fish fry, net of food|688.40
i|  Bank interest|9.72
tio|*  Received during the year|14,793.12

h|*What went out
c|  Weed treatment, May and July|6,850.00
c|  New aeration pump and wiring|4,318.00
c|  Dam mowing (10 times)|1,500.00
c|  Electricity for aerators|1,866.29
c|  Liability insurance|1,922.00
c|  Water tests, county lab|240.00
c|  Beach sand|385.00
c|  Stamps, envelopes, P.O. box|211.36
c|  State filing fee|20.00
tco|*  Paid out during the year|17,312.65

l|Cash on hand September 30, 2024|$11,687.02

Check 1187 to the county lab ($60.00) had not cleared by September 30 and is counted as paid.
I propose dues of $195 for the coming year so that the pump money is put back in three years.

Respectfully submitted,
Gene Halvorsen, Treasurer`,
  ),
  pdf(
    {
      name: 'bayfront-terrace-audit',
      association: 'Bayfront Terrace Condominium Association, Inc.',
      look: { font: 'serif', size: 9.5, rules: 'totals', boldTotals: false },
    },
    `
*Bayfront Terrace Condominium Association, Inc.
*Statements of Revenues, Expenses and Changes in Fund Balances
*Year ended December 31, 2024 (with comparative totals for 2023)
@ Operating Fund;2024;a;part | Replacement Fund;2024;a;part | 2024 Total;2024;a;sum=1-2 | 2023 Total;2023;a

|2024{3}|2023
|Operating Fund|Replacement Fund|Total|Total
h|*REVENUES
fi|  Member assessments|$ 486,720|$ 132,000|$618,720|$ 582,480
fi|  Interest|1,108|17,644|18,752|9,327
fi|  Laundry and vending|6,214|-|6,214|6,550
fi|  Late fees and other|3,980|-|3,980|2,645
ti|*  Total revenues|498,022|149,644|647,666|601,002
h|*EXPENSES
fc|  Insurance|148,316|-|148,316|121,090
fc|  Salaries and payroll taxes|92,470|-|92,470|88,915
fc|  Water and sewer|61,285|-|61,285|57,740
fc|  Electricity|28,836|-|28,836|27,502
fc|  Repairs and maintenance|43,108|-|43,108|39,661
fc|  Management and professional fees|41,220|-|41,220|40,180
fc|  Elevator contract|16,632|-|16,632|16,148
fc|  Landscaping|18,900|-|18,900|18,360
fc|  Cable television|37,440|-|37,440|36,360
fc|  Office and administrative|8,517|-|8,517|7,993
fc|  Seawall replacement|-|86,400|86,400|-
fc|  Roof coating|-|41,750|41,750|-
fc|  Lobby furnishings|-|-|-|22,618
fc|  Income taxes|-|3,102|3,102|1,240
tc|*  Total expenses|496,724|131,252|627,976|477,807
n|*EXCESS (DEFICIENCY) OF REVENUES OVER EXPENSES|1,298|18,392|19,690|123,195
o|FUND BALANCES, BEGINNING OF YEAR|38,455|412,880|451,335|328,140
l|FUND BALANCES, END OF YEAR|$39,753|$431,272|$471,025|$451,335

The accompanying notes are an integral part of these financial statements.`,
  ),
  pdf(
    {
      name: 'eagle-ridge-packet',
      association: 'Eagle Ridge Estates Property Owners Association',
      look: { size: 9, rules: 'none', margin: 60 },
    },
    `
*Eagle Ridge Estates Property Owners Association
*Balance Sheet as of 6/30/2024
|Operating|Reserve|Total
h|*ASSETS
Checking - First Prairie Bank|21,844.09||21,844.09
Money Market||64,310.77|64,310.77
CD 11/25||50,000.00|50,000.00
Accounts Receivable|4,265.00||4,265.00
Prepaid Insurance|2,916.67||2,916.67
*TOTAL ASSETS|29,025.76|114,310.77|143,336.53
h|*LIABILITIES
Prepaid Owner Assessments|3,740.00||3,740.00
Accounts Payable|1,118.40||1,118.40
*TOTAL LIABILITIES|4,858.40|0.00|4,858.40
h|*EQUITY
Fund Balance, Beginning|18,953.26|103,118.92|122,072.18
Current Year Net|5,214.10|11,191.85|16,405.95
*TOTAL EQUITY|24,167.36|114,310.77|138,478.13
*TOTAL LIABILITIES AND EQUITY|29,025.76|114,310.77|143,336.53
^
*Eagle Ridge Estates Property Owners Association
*Revenue and Expense, fiscal year 7/1/2023 to 6/30/2024
@ Actual;2024/7;a | Budget;2024/7;b | Variance;2024/7;a;variance=f1-2

|12 Months Actual|12 Months Budget|Variance
h|*OPERATING REVENUE
i|Annual Assessments|88,200.00|88,200.00|0.00
i|Finance Charges|613.85|400.00|213.85
i|Architectural Review Fees|750.00|500.00|250.00
i|Gate Remotes|315.00|200.00|115.00
tio|*TOTAL OPERATING REVENUE|89,878.85|89,300.00|578.85
h|*OPERATING EXPENSE
c|Road Maintenance|19,864.50|22,000.00|2,135.50
c|Snow Plowing|8,415.00|9,500.00|1,085.00
c|Mowing Right of Way|7,200.00|7,200.00|0.00
c|Gate Repair and Phone|3,106.22|2,400.00|(706.22)
c|Electric|1,288.47|1,300.00|11.53
c|Insurance|7,000.00|6,800.00|(200.00)
c|Management|14,700.00|14,700.00|0.00
c|Legal|2,960.00|1,500.00|(1,460.00)
c|Postage and Supplies|1,130.56|1,400.00|269.44
c|Transfer to Reserve|19,000.00|19,000.00|0.00
tco|*TOTAL OPERATING EXPENSE|84,664.75|85,800.00|1,135.25
no|*OPERATING NET|5,214.10|3,500.00|1,714.10
h|*RESERVE
ri|Transfer from Operating|19,000.00|19,000.00|0.00
ri|Reserve Interest|4,091.85|1,800.00|2,291.85
rc|Crack Seal, Phase 2|11,900.00|12,500.00|600.00
nr|*RESERVE NET|11,191.85|8,300.00|2,891.85
^
*Eagle Ridge Estates Property Owners Association
*Delinquency Report as of 6/30/2024

|Current|Over 30|Over 60|Over 90|Total
Lot 7|0.00|0.00|0.00|700.00|700.00
Lot 22|0.00|0.00|0.00|1,465.00|1,465.00
Lot 31|0.00|700.00|0.00|0.00|700.00
Lot 58|0.00|0.00|0.00|1,400.00|1,400.00
*Total|0.00|700.00|0.00|3,565.00|4,265.00
Lots 22 and 58 are with the attorney. Lot 31 has promised to pay by July 20.`,
  ),
  pdf(
    {
      name: 'river-bluff-master',
      association: 'River Bluff Master Association',
      look: { size: 8.5, rules: 'grid', shade: true, dollar: 'none' },
    },
    `
*River Bluff Master Association
*2025 Budget by Association
@ Master;2025;b;part | Villas (64);2025;b;part | Estates (112);2025;b;part | Combined;2025;b;sum=1-3

|Master|Villas (64)|Estates (112)|Combined
h|*REVENUE
fi|Base assessment, $71/mo x 176|149,952|-|-|149,952
fi|Villa assessment, $142/mo x 64|-|109,056|-|109,056
fi|Estates assessment, $28/mo x 112|-|-|37,632|37,632
fi|Developer contribution|12,000|-|-|12,000
fi|Interest and late fees|1,450|300|225|1,975
ti|*TOTAL REVENUE|163,402|109,356|37,857|310,615
h|*EXPENSES
fc|Management|26,400|7,680|6,720|40,800
fc|Accounting, audit|4,200|900|900|6,000
fc|Insurance|14,380|3,150|1,240|18,770
fc|Clubhouse staff|38,500|-|-|38,500
fc|Clubhouse utilities|13,900|-|-|13,900
fc|Pool|17,250|-|-|17,250
fc|Common grounds|31,800|-|11,400|43,200
fc|Villa lawns and snow|-|61,440|-|61,440
fc|Private lane repair|-|6,500|9,200|15,700
fc|Street lights|5,160|1,310|2,480|8,950
fc|Legal|3,000|750|750|4,500
fc|Reserve deposit|8,800|27,600|5,150|41,550
tc|*TOTAL EXPENSES|163,390|109,330|37,840|310,560
n|*SURPLUS (DEFICIT)|12|26|17|55

Villa and Estates owners pay the base assessment in addition to their own. Draft reviewed by the
Finance Committee 10/22; adopted at the Master Board meeting on 11/12/2024.`,
  ),
] as const;
