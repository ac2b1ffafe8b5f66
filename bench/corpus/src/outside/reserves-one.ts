import { method } from './general';
import { dollars, rows } from './make';
import type { Outside } from './model';
import { fundedPart, plan, reserve, study, totalCost } from './study';

const harbor = study(
  `
Flat roof membrane, replace 20 7 218000
Exterior paint and sealant 8 3 96500
Asphalt parking, mill and overlay 22 11 88400
Asphalt parking, seal and stripe 5 2 9800
Elevator modernization 25 14 142000
Elevator cab interiors 15 4 18600
Fire alarm panel and devices 18 9 47200
Lobby and corridor carpet 10 6 33900
Domestic water pumps 12 1 21400
Dock piles and decking 30 19 164000
`,
  312450,
);
const pine = study(
  `
Roof shingles 25 9 182000
Wood siding, paint 7 2 74000
Entrance monument 20 12 8500
Mail kiosk 18 3 12400
Concrete walks, partial 10 5 16000
Irrigation controllers 12 8 5600
`,
  61800,
);
const lake = study(
  `
Garage membrane 20 6 410000
Chillers 25 3 386000
Cooling tower 20 15 128000
Emergency generator 30 22 96000
Curtain wall sealant 15 5 295000
Swimming pool resurfacing 12 4 41000
Pool deck tile 24 10 88000
Fitness equipment 8 2 36500
`,
  905000,
);
const prairie = study(
  `
Private streets, overlay 20 4 136000
Private streets, crack fill 4 1 6200
Vinyl fence 25 16 58500
Playground structure 18 6 39000
Pond aerators 10 7 7400
`,
  48750,
);
const alder = study(
  `
Building roofs 30 12 114000
Deck surfaces 15 4 45600
Gutters and downspouts 25 12 17800
Rear fence 20 8 14300
Exterior doors 30 21 26400
`,
  39200,
);

const usual = (one: typeof pine): string =>
  rows(one.components, ({ name, useful, remaining, cost }) => [name, useful, remaining, dollars(cost)]);

export const reservesOne: Outside[] = [
  {
    name: 'harbor-mill-reserve-study',
    association: 'Harbor Mill Condominium Association, Inc.',
    kind: 'reserve-study',
    fiscalYear: 2026,
    look: { font: 'sans', size: 10, color: '#1b4965', footer: 'Harbor Mill reserve study - {p}' },
    traits: ['summary', 'component-table', 'thirty-years'],
    text: `
* Tidal Reserve Advisors
# Reserve Study, Full, With Site Visit
- Harbor Mill Condominium Association, Inc.
- Fiscal year beginning January 1, 2026 (Fiscal Year 2026)
= Executive summary
@ Projected starting reserve balance :: ${dollars(harbor.balance)}
@ Fully funded balance :: ${dollars(harbor.full)}
@ Percent funded :: ${harbor.funded.toFixed(1)}%
@ Average deficit per unit (23 units) :: ${dollars(Math.round((harbor.full - harbor.balance) / 23))}
@ Recommended annual contribution :: $58,200
@ Interest earned on reserves :: 1.75%
@ Inflation :: 3.00%

${method}
= Component list
:t l r r r full grid
|* Component | Useful life | Rem. useful life | Current cost
${usual(harbor)}
|+ Total, 10 components | | | ${dollars(totalCost(harbor))}
= Thirty-year reserve plan
:t l r r r r r full small
|* Year | Starting balance | Contributions | Interest | Expenses | Ending balance
${plan(harbor, { from: 2026, years: 30, contribution: 58200, inflation: 3, interest: 1.75 })}
`,
    parts: reserve(harbor, {
      percentFunded: Number(harbor.funded.toFixed(1)),
      contribution: '58200.00',
      inflation: 3,
      interest: 1.75,
    }),
  },
  {
    name: 'pinecone-village-reserve-worksheet',
    association: 'Pinecone Village Homeowners Association',
    kind: 'reserve-study',
    as: 'docx',
    fiscalYear: 2026,
    traits: ['volunteer-worksheet', 'fully-funded-column'],
    text: `
# Pinecone Village Homeowners Association
## Reserve worksheet for fiscal year 2026, prepared by the treasurer

:t l r r r r grid
|* Component | Cost now | Life | Years left | Should have now
${rows(pine.components, (one) => [one.name, dollars(one.cost), one.useful, one.remaining, dollars(fundedPart(one))])}
|+ Total | ${dollars(totalCost(pine))} | | | ${dollars(pine.full)}

Money in the reserve account on December 31, 2025: ${dollars(pine.balance)}. That is ${pine.funded.toFixed(0)}% funded.

We propose to put $26,400 into reserves in 2026, which is $733.33 for each of the 36 homes.
`,
    parts: [reserve(pine, { percentFunded: Number(pine.funded.toFixed(0)), contribution: '26400.00' })],
  },
  {
    name: 'lakeshore-towers-engineer-report',
    association: 'Lakeshore Towers Condominium Association',
    kind: 'reserve-study',
    look: { size: 10.5 },
    traits: ['engineer', 'remaining-before-useful', 'prose-summary'],
    text: `
* Whitcomb Structural Group
## CAPITAL RESERVE ANALYSIS UPDATE
- Lakeshore Towers Condominium Association
- As of July 1, 2025

The reserves held ${dollars(lake.balance)} on the date of this analysis, against an accrued liability of ${dollars(lake.full)}; the association is therefore ${lake.funded.toFixed(0)}% funded. We recommend an annual contribution of $164,500, rising each year with inflation, which we assume to be 3.5%. Reserves are assumed to earn 2.25% a year after tax.

:t l r r r r full
|* Element | Remaining life, years | Typical life, years | Estimated cost | First year
${rows(lake.components, ({ name, useful, remaining, cost }) => [name, remaining, useful, dollars(cost), 2025 + remaining])}

Costs are opinions of probable cost, in 2025 dollars, within 20%. The threshold for inclusion is $5,000. Plumbing risers (about $1,200,000) have no predictable life and are not included.${method}

`,
    parts: reserve(lake, {
      percentFunded: Number(lake.funded.toFixed(0)),
      contribution: '164500.00',
      inflation: 3.5,
      interest: 2.25,
    }),
  },
  {
    name: 'prairie-star-disclosure-summary',
    association: 'Prairie Star Townhome Association',
    kind: 'reserve-study',
    fiscalYear: 2026,
    scan: { grade: 'fair', skew: 0.5 },
    look: { font: 'sans', size: 10 },
    traits: ['disclosure-form', 'questions-and-answers'],
    text: `
# ASSESSMENT AND RESERVE FUNDING DISCLOSURE SUMMARY
- For the fiscal year ending December 31, 2026
- Prairie Star Townhome Association

(1) The regular assessment per ownership interest is $268.00 per month.

(2) Additional assessments already scheduled: none.

(3) Based on the most recent reserve study, will currently projected reserve account balances be sufficient at the end of each year during the next 30 years? Yes ____  No __X__

(4) If the answer to (3) is no, the additional assessments needed are $12.50 per month per interest.

(5) Major components:

:t l c c r grid full
|* Major component | Useful life (years) | Remaining life (years) | Replacement cost
${usual(prairie)}

(6) The amount required in the reserve fund at the end of the year is ${dollars(prairie.full)}, and the projected reserve cash balance is ${dollars(prairie.balance)}, so that reserves are ${prairie.funded.toFixed(0)} percent funded.

(7) The contribution to reserves budgeted for the year is $17,900. The assumed rate of interest is 1.0% per year and the assumed rate of inflation 2.8% per year.
`,
    parts: reserve(prairie, {
      percentFunded: Number(prairie.funded.toFixed(0)),
      contribution: '17900.00',
      inflation: 2.8,
      interest: 1,
    }),
  },
  {
    name: 'alder-row-percent-contradicts',
    association: 'Alder Row Owners Association',
    kind: 'reserve-study',
    traits: ['contradicts', 'component-table'],
    look: { font: 'embedded', size: 10.5 },
    text: `
# Reserve Study Update Without Site Visit
- Alder Row Owners Association, 12 units
- Analysis date January 1, 2026

@ Reserve fund balance :: ${dollars(alder.balance)}
@ Percent funded :: 78%
@ Suggested reserve contribution, per year :: $11,640

:t l r r r full grid
|* Component | UL | RUL | Replacement cost
${usual(alder)}

UL is useful life and RUL remaining useful life, in years. Percent funded is the balance over the cost of each component times its age over its useful life.
`,
    parts: [reserve(alder, { percentFunded: 78, contribution: '11640.00', contradicts: true })],
  },
];
