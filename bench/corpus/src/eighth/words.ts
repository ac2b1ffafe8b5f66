import { laid } from '../sixth/write';

const docx = laid('docx');

/** Letters, minutes and notices in Word. */
export const words = [
  docx(
    {
      name: 'amity-court-notice',
      association: 'Amity Court Cluster Homes Association',
      look: { rules: 'grid', titleAlign: 'center' },
    },
    `
*Amity Court Cluster Homes Association
*Notice of 2026 assessment
November 3, 2025
Dear homeowners: at its October meeting the Board of Directors approved the following budget. Beginning January 1 the monthly assessment will be $192, an increase of $9. Coupons will not be mailed; please use autopay.
@ 2025;2025;b | 2026;2026;b

|2025|2026
h|*Income
i|Assessments, 31 homes|68,076|71,424
i|Late charges|150|150
tio|*Total income|68,226|71,574
h|*Expenses
c|Landscaping|18,900|19,470
c|Snow removal|9,500|9,500
c|Trash|5,580|5,860
c|Insurance|6,800|7,650
c|Management|7,440|7,660
c|Irrigation water|3,900|4,150
c|Maintenance and repairs|5,000|5,000
c|Professional fees|950|980
c|Office|556|604
c|Reserves|9,600|10,700
tco|*Total expenses|68,226|71,574
The difference between income and expenses is zero. The reserve balance on September 30 was $88,214.
Sincerely, Board of Directors`,
  ),
  docx(
    {
      name: 'lone-pine-minutes',
      association: 'Lone Pine Acres Improvement Association',
      look: { rules: 'none', titleAlign: 'left', boldTotals: false },
    },
    `
*Lone Pine Acres Improvement Association
*Annual meeting, Grange hall, March 22, 2025
Called to order 10:05. Present 27, proxies 14. Treasurer Bud Ames read:
@ 2024;2024;a | 2025 proposed;2025;p

|2024|2025 proposed
o|Brought forward|$7,066.52|$6,338.02
i|Assessments, 112 lots at $60|$6,720.00|$6,720.00
i|Back assessments|$480.00|$240.00
i|Hay lease|$350.00|$350.00
i|Insurance dividend|$118.00|
c|Road work|$5,275.00|$5,500.00
c|Mowing|$900.00|$900.00
c|Insurance|$1,081.00|$1,150.00
c|Lawyer, covenant question|$925.00|
c|Hall rent, stamps, checks|$215.50|$225.00
l|Carried forward|$6,338.02|$5,873.02
Ames noted that a second road proposal, $9,800 with chip seal on the hill, was not recommended this year. Motion to adopt the 2025 figures as read (Vance, Ott) carried.
Adjourned 11:20 for pie.`,
  ),
  docx(
    {
      name: 'harborlight-insurance-report',
      association: 'Harborlight Village Condominium Owners Association',
      look: { rules: 'rows', titleAlign: 'left', negative: 'minus' },
    },
    `
*Harborlight Village Condominium Owners Association
*Finance committee report, fiscal year May 2024 - April 2025
*1. Operating
@ Adopted;2024/5;b | Final;2024/5;a

|Adopted|Final
i|Condominium fees|392,400|392,400
i|Fee waived, unit 22 (fire), 7 months|0|-3,815
i|Guest suite|6,500|8,140
i|Finance charges|900|1,264
tio|*Revenue|399,800|397,989
c|Building insurance|96,300|104,878
c|Utilities|81,700|79,455
c|Caretaker|58,240|58,240
c|Contracts|47,900|49,316
c|Repairs|38,000|42,907
c|Administration|29,660|28,871
c|Replacement contribution|48,000|48,000
tco|*Expenditure|399,800|411,667
no|*Net|0|-13,678

*2. Fire in unit 22
@ Final;2024/5;a
|Final
si|Insurance proceeds|214,360
si|Owner's share of deductible|5,000
tis|*Received|219,360
sc|Emergency services|31,745
sc|Restoration, first three draws|168,200
sc|Public adjuster|10,718
tcs|*Paid|210,663
ns|*Held for final draw|8,697`,
  ),
] as const;
