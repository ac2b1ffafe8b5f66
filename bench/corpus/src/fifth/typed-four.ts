import { doc } from '../fourth/write';

const pdf = doc('pdf');

/** Typed PDF files: funds on pages of their own, special assessments, weeks and small associations. */
export const typedFour = [
  pdf(
    {
      name: 'bay-laurel-village',
      association: 'Bay Laurel Village Owners Association',
      stops: [215, 275, 335, 392, 435, 500, 558],
      page: { size: 7.5 },
    },
    `
Bay Laurel Village OA (blv)                                    Budget Comparison - Operating                                    Page 1
Period = Sep 2025     Book = Accrual ; Tree = hoa_is
@ MTD Actual;2025-09..2025-09;a | MTD Budget;2025-09..2025-09;b | YTD Actual;2025-01..2025-09;a | YTD Budget;2025-01..2025-09;b | YTD Variance;2025-01..2025-09;a;variance=f3-4 | Annual Budget;2025;b

|MTD Actual|MTD Budget|YTD Actual|YTD Budget|Variance|Annual
h|*INCOME
i|Regular Assessments|44,880.00|44,880.00|403,920.00|403,920.00|0.00|538,560.00
i|Less: Reserve Allocation|-9,350.00|-9,350.00|-84,150.00|-84,150.00|0.00|-112,200.00
i|Late Charges|150.00|100.00|1,275.00|900.00|375.00|1,200.00
i|Violation Fines|0.00|0.00|400.00|0.00|400.00|0.00
i|Prepaid Write-off|-12.50|0.00|-37.86|0.00|-37.86|0.00
tio|*TOTAL INCOME|35,667.50|35,630.00|321,407.14|320,670.00|737.14|427,560.00
h|*EXPENSES
h|General and Administrative
c|Management Contract|4,114.00|4,114.00|37,026.00|37,026.00|0.00|49,368.00
c|Management Extras|388.20|250.00|3,106.77|2,250.00|-856.77|3,000.00
c|Insurance|4,902.58|4,700.00|43,209.22|42,300.00|-909.22|56,400.00
c|Legal Services|0.00|500.00|6,871.00|4,500.00|-2,371.00|6,000.00
c|Audit|0.00|0.00|2,650.00|2,700.00|50.00|2,700.00
s|Total G&A|9,404.78|9,564.00|92,862.99|88,776.00|-4,086.99|117,468.00
h|Utilities
c|Electric|1,044.31|1,100.00|9,318.40|9,900.00|581.60|13,200.00
c|Water|8,871.09|8,200.00|61,744.83|63,000.00|1,255.17|81,000.00
c|Trash|3,190.00|3,190.00|28,710.00|28,710.00|0.00|38,280.00
s|Total Utilities|13,105.40|12,490.00|99,773.23|101,610.00|1,836.77|132,480.00
h|Grounds
c|Landscape Contract|8,500.00|8,500.00|76,500.00|76,500.00|0.00|102,000.00
c|Irrigation Repair|1,212.75|600.00|7,984.50|5,400.00|-2,584.50|7,200.00
c|Tree Trimming|0.00|0.00|9,600.00|10,000.00|400.00|20,000.00
s|Total Grounds|9,712.75|9,100.00|94,084.50|91,900.00|-2,184.50|129,200.00
h|Maintenance
c|Pool Service|685.00|685.00|6,165.00|6,165.00|0.00|8,220.00
c|Common Area Repairs|3,140.66|2,500.00|26,477.13|22,500.00|-3,977.13|30,000.00
c|Pest Control|290.00|290.00|2,610.00|2,610.00|0.00|3,480.00
s|Total Maintenance|4,115.66|3,475.00|35,252.13|31,275.00|-3,977.13|41,700.00
tco|*TOTAL EXPENSES|36,338.59|34,629.00|321,972.85|313,561.00|-8,411.85|420,848.00
no|*NET OPERATING INCOME|-671.09|1,001.00|-565.71|7,109.00|-7,674.71|6,712.00
^
Bay Laurel Village OA (blv)                                    Budget Comparison - Reserve                                    Page 2
Period = Sep 2025     Book = Accrual ; Tree = hoa_rs
@ MTD Actual;2025-09..2025-09;a | MTD Budget;2025-09..2025-09;b | YTD Actual;2025-01..2025-09;a | YTD Budget;2025-01..2025-09;b | YTD Variance;2025-01..2025-09;a;variance=f3-4 | Annual Budget;2025;b

|MTD Actual|MTD Budget|YTD Actual|YTD Budget|Variance|Annual
h|*RESERVE INCOME
ri|Reserve Allocation|9,350.00|9,350.00|84,150.00|84,150.00|0.00|112,200.00
ri|Interest - Reserves|1,416.93|900.00|11,802.45|8,100.00|3,702.45|10,800.00
tir|*TOTAL RESERVE INCOME|10,766.93|10,250.00|95,952.45|92,250.00|3,702.45|123,000.00
h|*RESERVE EXPENSE
rc|Painting Phase 2|0.00|0.00|68,400.00|70,000.00|1,600.00|70,000.00
rc|Asphalt Slurry|22,175.00|24,000.00|22,175.00|24,000.00|1,825.00|24,000.00
rc|Reserve Study Update|0.00|0.00|1,150.00|1,200.00|50.00|1,200.00
rc|Pool Heater|0.00|0.00|5,983.40|0.00|-5,983.40|0.00
tcr|*TOTAL RESERVE EXPENSE|22,175.00|24,000.00|97,708.40|95,200.00|-2,508.40|95,200.00
nr|*NET RESERVE INCOME|-11,408.07|-13,750.00|-1,755.95|-2,950.00|1,194.05|27,800.00`,
  ),
  pdf(
    {
      name: 'windham-wharf',
      association: 'Windham Wharf Condominium Association',
      stops: [250, 325, 400, 475, 550],
      page: { size: 8.5 },
    },
    `
*Windham Wharf Condominium Association
*2025 Approved Budget - All Funds
@ Operating;2025;b;part | Reserve;2025;b;part | Seawall Assessment;2025;b;part | Total 2025;2025;b;sum=1-3 | Total 2024;2024;b

|Operating|Reserve|Seawall|Total|Total
||Fund|Assessment|2025|2024
h|*Sources
fi|Common charges (44 units)|279,840|||279,840|264,000
fi|Reserve charges||63,360||63,360|58,080
fi|Seawall special assessment, $9,500 a unit|||418,000|418,000|
fi|Slip rentals|27,000|||27,000|26,400
fi|Interest|180|5,400|2,200|7,780|4,100
ti|*Total sources|307,020|68,760|420,200|795,980|352,580
h|*Uses
fc|Management and office|34,200|||34,200|33,200
fc|Insurance incl. flood|98,400|||98,400|88,750
fc|Water, sewer|38,500|||38,500|36,900
fc|Electric|11,300|||11,300|11,050
fc|Grounds, snow|26,700|||26,700|25,900
fc|Docks and pilings|14,500|18,000||32,500|12,800
fc|Building repairs|31,000|24,500||55,500|29,000
fc|Refuse|12,600|||12,600|12,240
fc|Seawall contractor|||366,400|366,400|
fc|Engineering, permits|||31,250|31,250|
fc|Bank fees, loan commitment|||4,700|4,700|
fc|Audit, legal|9,800|||9,800|9,500
fc|Masonry (garage)|||||41,000
fc|Flower beds|2,400|||2,400|2,300
tc|*Total uses|279,400|42,500|402,350|724,250|302,640
n|*Net added to (used from) fund|27,620|26,260|17,850|71,730|49,940

Owners may pay the seawall assessment in four installments of $2,375 on January 15, April 15, July 15 and October 15.`,
  ),
  pdf(
    {
      name: 'palisade-bay-weeks',
      association: 'Palisade Bay Vacation Owners Association',
      stops: [300, 385, 470, 555],
      page: { size: 9 },
    },
    `
*Palisade Bay Vacation Owners Association
Estimated operating budget, use year 2026 (40 villas, 2,040 weeks)
@ 2025 Budget;2025;b | 2026 Budget;2026;b | Per Week 2026;2026;b;per-unit=2/2040 | Increase;2026;b;variance=2-1

|2025 Budget|2026 Budget|Per Week|Increase
h|*Revenues
i|Maintenance fees|1,611,600|1,693,200|830.00|81,600
i|Late fees, interest on delinquencies|41,000|44,000|21.57|3,000
i|Guest certificates, split-week fees|18,500|19,000|9.31|500
i|Laundry, vending, housekeeping on request|26,400|27,250|13.36|850
i|Rental of association-owned weeks|55,000|62,000|30.39|7,000
tio|*Total revenues|1,752,500|1,845,450|904.63|92,950
h|*Expenses
c|Housekeeping and linens|389,640|405,000|198.53|15,360
c|Front desk and activities|268,300|281,950|138.21|13,650
c|Maintenance payroll and supplies|246,000|256,500|125.74|10,500
c|Utilities, cable, internet|224,800|233,100|114.26|8,300
c|Property and liability insurance|128,700|147,900|72.50|19,200
c|Pools and grounds|88,450|91,200|44.71|2,750
c|Management fee|131,000|136,240|66.78|5,240
c|Administration, audit, mailing, credit card costs|97,200|99,800|48.92|2,600
c|Provision for uncollectible fees|74,000|78,000|38.24|4,000
c|Income and personal property tax|9,150|9,400|4.61|250
s|*Total operating expenses|1,657,240|1,739,090|852.50|81,850
c|Reserve for furnishings and building|95,260|106,360|52.14|11,100
tco|*Total expenses and reserve|1,752,500|1,845,450|904.63|92,950

Real estate taxes of $64.20 a week are billed for the county and are not in this budget.
2026 bill per week: maintenance $777.86, reserve $52.14, together $830.00; with taxes $894.20.`,
  ),
  pdf(
    {
      name: 'sugar-bush-twelve',
      association: 'Sugar Bush Twelve Homeowners',
      stops: [300, 400, 500],
      page: { size: 11, font: 'Courier' },
    },
    `
SUGAR BUSH TWELVE  (the 12 homes on Tapper Ln.)
MONEY REPORT FOR 2024 AND WHAT I THINK FOR 2025
@ 2024;2024;a | 2025;2025;p | EACH HOME;2025;p;per-unit=2/12

|2024|2025|EACH HOME
i|DUES|8,640.00|9,000.00|750.00
i|OWED FROM 2023 (ERICKSON)|360.00|0.00|0.00
i|REFUND OVERCHARGE, PLOW|85.00|0.00|0.00
tio|TOTAL|9,085.00|9,000.00|750.00
c|PLOWING|2,975.00|3,200.00|266.67
c|SAND|410.50|450.00|37.50
c|WELL ELECTRIC|1,866.32|1,900.00|158.33
c|WELL TESTS|325.00|325.00|27.08
c|PUMP|1,540.00|0.00|0.00
c|INSURANCE|1,122.00|1,200.00|100.00
c|MOWING, COMMON|900.00|900.00|75.00
c|STATE FILING|25.00|25.00|2.08
c|STAMPS|20.40|22.00|1.83
c|PUT AWAY FOR PUMP AND ROAD|0.00|900.00|75.00
tco|TOTAL|9,184.22|8,922.00|743.50
no|OVER OR SHORT|99.22-|78.00|6.50
o|BANK JAN 1|4,318.77|4,219.55|
l|BANK DEC 31|4,219.55|4,297.55|

DUES WERE 60.00 A MONTH. I PROPOSE 62.50.      GORDY`,
  ),
] as const;
