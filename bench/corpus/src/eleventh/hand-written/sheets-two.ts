import { book } from '../../tenth/book';

/** Workbooks with columns for classes of homes, shares of a corporation, and amounts typed as text. */
export const sheetsTwo = [
  book(
    {
      name: 'partridge-run-classes',
      association: 'Partridge Run Community Association',
      sheet: '2026 alloc',
    },
    `
>put A1 Partridge Run - who pays for what, 2026 budget (adopted 11/20/25)
>put A2 V = villas (52)   P = patio homes (38)   C = everybody (90)
>wide A 30
@ Common;2026;b;part | Villas;2026;b;part | Patio;2026;b;part | Total 2026;2026;b;sum=1-3 | 2025 Total;2025;b
>A4 0,1,2,3,5,7
|Common|Villas|Patio|Total 2026|2025 Total
h|Income
i|Assessments|118,800|93,600|45,600|258,000|246,240
i|Clubhouse|2,400|||2,400|2,400
i|Interest|900|300|100|1,300|1,000
tio|Total income|122,100|93,900|45,700|261,700|249,640
h|Shared grounds
c|Entry, ponds, common lawn|41,500|||41,500|40,200
c|Lights and power|8,900|||8,900|8,600
s|sub|50,400|0|0|50,400|48,800
h|Home sites
c|Lawn care||42,900|27,600|70,500|67,900
c|Snow to the door||18,200||18,200|17,500
c|Snow, drives only|||8,300|8,300|8,100
c|Gutters||5,200||5,200|5,000
s|sub|0|66,300|35,900|102,200|98,500
h|Clubhouse + pool
c|Pool company|21,800|||21,800|20,900
c|Cleaning, repairs|9,400|||9,400|9,000
s|sub|31,200|0|0|31,200|29,900
h|Office
c|Management|19,440|||19,440|18,900
c|Insurance|7,600|14,900|2,400|24,900|22,800
c|Audit, legal, mail|5,900|600|400|6,900|6,700
s|sub|32,940|15,500|2,800|51,240|48,400
c|Reserve deposits|7,400|12,000|7,000|26,400|23,500
tco|Total expenses|121,940|93,800|45,700|261,440|249,100
no|Over/(short)|160|100|0|260|540
>put J4 monthly: villa 260.00, patio 210.00
>put J12 contract splits by sq ft of turf`,
  ),
  book(
    {
      name: 'seventeen-amity-street-shares',
      association: '17 Amity Street Tenants Corporation',
      sheet: 'FY25',
    },
    `
>put A1 17 Amity Street Tenants Corp. - 11,400 shares
>put A2 Year ends September 30
>wide A 30
@ Actual FY24;2024/10;a | Budget FY25;2025/10;b | Est. FY25;2025/10;j | % of budget;2025/10;j;percent=3/2 | Budget FY26;2026/10;b | per share;2026/10;b;per-unit=5/11400
>A4
|Actual FY24|Budget FY25|Est. FY25|% of budget|Budget FY26|per share
h|CASH IN
i|Maintenance|402,600|418,704|418,704|100.0%|431,160|37.82
i|Commercial rent (deli)|66,000|67,980|67,980|100.0%|70,020|6.14
i|Laundry + bikes|3,216|3,200|3,374|105.4%|3,300|0.29
i|Sublet fees|4,800|3,600|6,000|166.7%|4,800|0.42
tio|TOTAL CASH IN|476,616|493,484|496,058|100.5%|509,280|44.67
h|CASH OUT
c|Super + relief|71,480|73,600|73,950|100.5%|76,100|6.68
c|Payroll tax, union|29,312|30,400|30,615|100.7%|31,900|2.80
c|Gas heat|44,806|46,000|39,218|85.3%|43,000|3.77
c|Electric|9,127|9,500|9,880|104.0%|10,200|0.89
c|Water/sewer|21,944|23,000|22,611|98.3%|24,400|2.14
c|Real estate tax|178,350|184,600|183,912|99.6%|190,100|16.68
c|Insurance|31,480|34,000|36,225|106.5%|39,900|3.50
c|Repairs|27,318|20,000|24,480|122.4%|21,000|1.84
c|Agent, audit, legal|30,150|31,500|33,870|107.5%|32,800|2.88
s|operating out|443,967|452,600|454,761|100.5%|469,400|41.18
c|Mortgage interest|24,816|23,950|23,950|100.0%|23,040|2.02
c|Mortgage principal|13,584|14,450|14,450|100.0%|15,360|1.35
tco|TOTAL CASH OUT|482,367|491,000|493,161|100.4%|507,800|44.54
no|CASH OVER (SHORT)|(5,751)|2,484|2,897||1,480|0.13
>put J7 lease steps up 3% each Oct.
>put J14 warm winter
>put A31 Reserve at Amalgamated, 9/30/25: 214,880.07`,
  ),
  book(
    { name: 'cobb-pond-text-amounts', association: 'Cobb Pond Lot Owners', sheet: 'Sheet1' },
    `
>put A1 Cobb Pond Lot Owners
>put A2 For the August meeting
>wide A 38
@ Last yr (Aug 24 - July 25);2025/8;a | This yr (Aug 25 - July 26);2026/8;p
>A4
>text
|Last yr (Aug 24 - July 25)|This yr (Aug 25 - July 26)
h|IN:
i|Lot dues, 64 @ 110 (raise to 120)|6,930.00|7,680.00
i|Boat launch stickers|385.00|400.00
i|Pig roast, after costs|212.40|-
ti|Total in|7,527.40|8,080.00
h|OUT:
c|Dam inspection|1,450.00|-
c|Weed harvester, share of|2,300.00|2,400.00
c|Beach sand|-|900.00
c|Port-a-john, 4 mos|640.00|680.00
c|Insurance|1,366.00|1,450.00
c|Road gravel|718.25|1,200.00
c|Town water test|90.00|90.00
c|Copies + stamps|77.16|80.00
c|Into dam fund (CD at the credit union)|1,000.00|1,200.00
tc|Total out|7,641.41|8,000.00
n|Ahead / (behind)|(114.01)|80.00
>numbers
>put E6 one lot in probate
>put E11 every other year
>put A23 checking 7/31/25
>put B23 4,118.62
>put A24 dam fund 7/31/25
>put B24 16,240.55`,
  ),
] as const;
