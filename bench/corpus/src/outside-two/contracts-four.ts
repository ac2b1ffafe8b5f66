import { contract } from '../outside/make';
import type { Outside } from '../outside/model';
import { terms } from './general';

export const contractsFour: Outside[] = [
  {
    name: 'redbud-estates-landscape-dba',
    association: 'Redbud Estates Homes Association',
    kind: 'contract',
    scan: { grade: 'poor', skew: 0.5, dpi: 220 },
    look: { size: 11 },
    traits: ['landscape', 'trade-name', 'cpi-with-limits'],
    text: `
# GROUNDS MAINTENANCE CONTRACT

This contract is made January 5, 2026 between Redbud Estates Homes Association, a Kansas not-for-profit corporation, hereinafter "Owner", and R. T. Halloran Enterprises, Inc., a Missouri corporation, d/b/a Evergreen Valley Lawn Service, hereinafter "Contractor".

1. Work. Contractor mows and trims the parks and islands, fertilizes three times, and picks up litter.

2. Term. From March 15, 2026 through March 14, 2028. It then continues for one year at a time until a party gives forty-five (45) days' written notice.

3. Price. Owner pays $1,865.00 per month.

4. Adjustment. On March 15 of each year the price changes with the Consumer Price Index (CPI-U), but rises by at least one percent (1%) and at most four percent (4%).

5. Extra work is $58.00 per hour. Sod is $1.10 per square foot. Interest on late payments is 1.5% per month.
${terms}
sign: Owner | Contractor
`,
    parts: contract({
      vendor: 'R. T. Halloran Enterprises, Inc.',
      customer: 'Redbud Estates Homes Association',
      service: 'grounds maintenance',
      fee: { amount: '1865.00', period: 'month' },
      term: '2026-03-15 to 2028-03-14',
      renews: true,
      noticeDays: 45,
      escalator: { type: 'cpi', floor: 1, cap: 4 },
      decoys: ['$58.00', '$1.10', '1.5%'],
    }),
  },
  {
    name: 'southport-quay-pool-three-seasons',
    association: 'Southport Quay Condominium Association, Inc.',
    kind: 'contract',
    look: { size: 10.5, footer: '{p}' },
    traits: ['pool', 'schedule-of-seasons', 'owner-and-contractor'],
    text: `
# POOL OPERATION CONTRACT

BETWEEN
:
: OWNER: Southport Quay Condominium Association, Inc., a Connecticut nonstock corporation
: CONTRACTOR: Longshore Pool Company, Inc., a Connecticut corporation
= ARTICLE 1. WORK
The Contractor opens the pool, operates it each day with one guard, keeps the log that the health district requires, and closes it.
= ARTICLE 2. TIME
This Contract begins on May 15, 2025 and ends on September 15, 2027. The pool is open from the Saturday before Memorial Day to Labor Day.
= ARTICLE 3. CONTRACT SUM
The Owner shall pay the Contractor per year: Season 2025, $21,400.00; Season 2026, $22,050.00; Season 2027, $22,700.00. One quarter of the sum of each year is due on May 15, June 15, July 15 and August 15.
= ARTICLE 4. CHANGES
Replacement of sand in the filters, $1,275.00. Additional guard hours, $33.50. If the state minimum wage rises by more than $1.00 an hour, the parties shall meet.
= ARTICLE 5. CANCELLATION
The Owner may cancel after any season by written notice given 60 days after the pool has closed. Neither party may assign this Contract.
${terms}
sign: Owner | Contractor
`,
    parts: contract({
      vendor: 'Longshore Pool Company, Inc.',
      customer: 'Southport Quay Condominium Association, Inc.',
      service: 'pool operation',
      fee: {
        amount: null,
        period: 'year',
        schedule: [
          { label: 'Season 2025', amount: '21400.00' },
          { label: 'Season 2026', amount: '22050.00' },
          { label: 'Season 2027', amount: '22700.00' },
        ],
      },
      term: '2025-05-15 to 2027-09-15',
      noticeDays: 60,
      escalator: { type: 'schedule' },
      decoys: ['$1,275.00', '$33.50', '$1.00'],
    }),
  },
  {
    name: 'cannery-lofts-elevator-scan',
    association: 'Cannery Lofts Owners Association',
    kind: 'contract',
    scan: { grade: 'fair', skew: -0.4 },
    look: { font: 'sans', size: 10 },
    traits: ['elevator', 'fixed-percent', 'one-page'],
    text: `
* PUGET ELEVATOR CO.
## OIL AND GREASE MAINTENANCE AGREEMENT
@ Customer :: Cannery Lofts Owners Association
@ Building :: 80 Wharf Street
@ Equipment :: One hydraulic freight elevator, one hydraulic passenger elevator
@ Begins :: January 1, 2026
@ Ends :: December 31, 2028

Puget Elevator Co. will send a mechanic once a month to examine, clean and lubricate the equipment and to make minor adjustments.
= Price
$410.00 per month for both elevators, invoiced monthly. The price is increased by five percent (5%) on each January 1.
= Other charges
Parts and repairs are billed. Regular hours $215.00, overtime $365.00. Annual pressure test $780.00.
= Cancellation
This agreement renews for one year at a time. Notice of cancellation is given in writing 90 days before the end of the term.
sign: Customer | Puget Elevator Co.
`,
    parts: contract({
      vendor: 'Puget Elevator Co.',
      customer: 'Cannery Lofts Owners Association',
      service: 'elevator maintenance',
      fee: { amount: '410.00', period: 'month' },
      term: '2026-01-01 to 2028-12-31',
      renews: true,
      noticeDays: 90,
      escalator: { type: 'fixed_percent', value: 5 },
      decoys: ['$215.00', '$365.00', '$780.00'],
    }),
  },
  {
    name: 'amber-fields-pond-care',
    association: 'Amber Fields Community Association, Inc.',
    kind: 'contract',
    as: 'docx',
    traits: ['ponds', 'months-of-season', 'no-escalator'],
    text: `
# POND CARE AGREEMENT
@ Contractor :: Clear Basin Lake Services, LLC
@ Association :: Amber Fields Community Association, Inc.
@ Ponds :: 1, 2, 4 and 5
@ Term :: March 1, 2026 to November 30, 2026

Contractor inspects the ponds twice a month, treats algae and plants as needed, adds dye and cleans the inlets. A report is sent after each visit.

The cost is $615.00 per month for nine months, a total of $5,535.00 for the season. There are no increases during the term.

Fish stocking ($1,480.00), grass carp permits ($75.00) and dredging are separate. Aerator repair is $98.00 per hour.

Invoices are payable within 30 days. The Agreement ends on November 30, 2026; Contractor will send a new proposal for 2027.
sign: Contractor | Association
`,
    parts: contract({
      vendor: 'Clear Basin Lake Services, LLC',
      customer: 'Amber Fields Community Association, Inc.',
      service: 'pond care',
      fee: { amount: '615.00', period: 'month' },
      alsoFees: [
        { amount: '5535.00', period: 'year' },
        { amount: '5535.00', period: 'one-time' },
      ],
      term: '2026-03-01 to 2026-11-30',
      renews: false,
      decoys: ['$1,480.00', '$75.00', '$98.00'],
    }),
  },
  {
    name: 'maplecrest-boiler-service-plan',
    association: 'Maplecrest Manor Condominium Association',
    kind: 'contract',
    scan: { grade: 'clean', skew: 0.6 },
    look: { font: 'mono', size: 10 },
    traits: ['boiler', 'typed', 'annual-fee'],
    text: `
: NORTH COUNTY HEATING & PLUMBING, INC.
: SERVICE PLAN AGREEMENT

@ CLIENT :: Maplecrest Manor Condominium Association
@ ADDRESS :: 33 Maplecrest Lane
@ PLAN YEAR :: October 1, 2025 to September 30, 2026
@ ANNUAL FEE :: $2,640.00

THE PLAN COVERS THE YEARLY CLEANING OF TWO BOILERS, ADJUSTMENT OF BURNERS, TEST OF SAFETY CONTROLS, AND EMERGENCY CALLS WITHOUT CHARGE FOR LABOR FROM 7 A.M. TO 7 P.M.

PARTS ARE BILLED AT LIST LESS 15%. CALLS AT NIGHT ARE $175.00 EACH. CHEMICALS ARE $42.00 A GALLON.

THE PLAN RENEWS EACH OCTOBER 1 AT THE FEE THEN IN EFFECT UNLESS CANCELED BY 30 DAYS' WRITTEN NOTICE.
sign: For the company | For the client
`,
    parts: contract({
      vendor: 'North County Heating & Plumbing, Inc.',
      customer: 'Maplecrest Manor Condominium Association',
      service: 'boilers service',
      fee: { amount: '2640.00', period: 'year' },
      term: '2025-10-01 to 2026-09-30',
      renews: true,
      noticeDays: 30,
      decoys: ['15%', '$175.00', '$42.00'],
    }),
  },
];
