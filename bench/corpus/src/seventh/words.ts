import { doc } from '../fourth/write';
import { laid } from '../sixth/write';

const docx = laid('docx');
const plain = doc('docx');

/** Letters, minutes, and reports in Word. */
export const words = [
  docx(
    {
      name: 'plum-orchard-letter',
      association: 'Plum Orchard Row Homeowners Association',
      look: { rules: 'grid', titleAlign: 'left' },
    },
    `
*Plum Orchard Row Homeowners Association
December 1, 2025
To all owners: at its November meeting the board approved the 2026 budget. The assessment will be $195 per month, up $10. The increase pays for insurance (up $3,900) and trash (up $612).
@ 2025 Budget;2025;b | 2025 Estimate;2025;j | 2026 Budget;2026;b
|2025 Budget|2025 Estimate|2026 Budget
h|*Income
i|Assessments|$75,480|$75,480|$79,560
i|Late charges|$300|$510|$400
tio|*Total income|$75,780|$75,990|$79,960
h|*Expenses
c|Insurance|$19,100|$19,100|$23,000
c|Lawn and landscape|$18,240|$18,695|$18,800
c|Trash|$6,120|$6,120|$6,732
c|Snow|$6,500|$4,310|$6,500
c|Repairs|$7,500|$9,217|$7,500
c|Electric and water|$2,150|$2,288|$2,300
c|Management|$6,528|$6,528|$6,732
c|Legal and accounting|$1,300|$975|$1,200
c|Reserve deposit|$8,200|$8,200|$7,100
tco|*Total expenses|$75,638|$75,433|$79,864
no|*Net|$142|$557|$96

Please send changes of address to the manager.`,
  ),
  docx(
    {
      name: 'st-clair-minutes',
      association: 'St. Clair Shores Court Association',
      look: { rules: 'none', titleAlign: 'center', boldTotals: false },
    },
    `
*St. Clair Shores Court Association
*Minutes, annual meeting of March 4, 2025, fire station no. 2
Present: 17 of 26 owners, 3 proxies. The treasurer read the report for the year ended February 28, 2025, as follows.
@ 2024-25;2025/3;a
o|In the bank on March 1, 2024|7,733.90
i|Dues from 25 owners|6,250.00
i|Dues from prior years|250.00
i|Block party, donations|318.00
c|Snow plow|2,640.00
c|Grass|2,205.00
c|Street light|406.92
c|Insurance|587.00
c|Block party|366.45
c|Stamps|29.20
c|Seawall survey|1,150.00
l|In the bank on February 28, 2025|7,167.33
Moved to keep the dues at $250; carried. Moved to get three bids for the seawall, not above $18,000; carried 14 to 3. Adjourned 8:40.`,
  ),
  plain(
    {
      name: 'windrose-flats',
      association: 'Windrose Flats Condominium Owners Association',
      stops: [4600, 6200, 7800, 9400],
    },
    `
*Windrose Flats Condominium Owners Association
*Treasurer's Report, third quarter 2025
@ Q3 Actual;2025-07..2025-09;a | Year to Date;2025-01..2025-09;a | Annual Budget;2025;b
|Q3 Actual|Year to Date|Annual Budget
h|*Income|||
i|Assessments|25,290.00|75,870.00|101,160
i|Storage lockers|540.00|1,620.00|2,160
i|Fines|100.00|350.00|
ti|*Total|25,930.00|77,840.00|103,320
h|*Expenses|||
c|Gas|1,120.45|8,904.12|12,500
c|Electric|2,014.88|5,377.20|7,000
c|Water/sewer|4,870.06|13,911.48|18,400
c|Insurance|5,275.00|15,825.00|21,100
c|Janitorial|1,950.00|5,850.00|7,800
c|Elevator|1,485.00|4,455.00|5,940
c|Repairs|2,633.19|7,486.70|9,000
c|Management|2,700.00|8,100.00|10,800
c|Professional fees||1,350.00|1,600
c|Reserve|2,250.00|6,750.00|9,000
tc|*Total|24,298.58|78,009.50|103,140
n|*Surplus (deficit)|1,631.42|(169.50)|180
Operating account at September 30: $16,240.77. Reserve account: $58,903.15. Two owners are more than 60 days late.`,
  ),
  docx(
    {
      name: 'glenmoor-special',
      association: 'Glenmoor Heights Townhouse Association',
      look: { rules: 'rows', titleAlign: 'left' },
    },
    `
*Glenmoor Heights Townhouse Association
*Special assessment of 2025 for the retaining wall - final accounting
@ Approved;2025;b | Actual;2025;a
|Approved|Actual
h|*Sources
si|Special assessment, 36 homes at $2,400|86,400.00|86,400.00
si|Contribution from reserves|15,000.00|15,000.00
si|Interest on deposits||212.84
si|Claim against surveyor||4,500.00
tis|*Total sources|101,400.00|106,112.84
h|*Uses
sc|Wall, Kessler Stone|78,500.00|81,940.00
sc|Engineer|9,800.00|9,365.50
sc|City permit|1,150.00|1,150.00
sc|Tree removal|4,000.00|3,250.00
sc|Legal|2,000.00|1,875.00
sc|Contingency|5,950.00|
tcs|*Total uses|101,400.00|97,580.50
ns|*Left over|0.00|8,532.34
The board will credit $237.01 to each home in December.
*Owners who pay over four years at 6%, for each home
Payment|Principal|Interest
z|October 2025|548.62|144.00
z|October 2026|581.54|111.08
z|October 2027|616.43|76.19
z|October 2028|653.41|39.20`,
  ),
] as const;
