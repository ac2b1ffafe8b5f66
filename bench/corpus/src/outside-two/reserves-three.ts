import { dollars, rows } from '../outside/make';
import type { Outside } from '../outside/model';
import { plan, reserve, study, totalCost, type Study } from '../outside/study';
import { approach } from './general';

const usual = (one: Study): string =>
  rows(one.components, ({ name, useful, remaining, cost }) => [name, useful, remaining, dollars(cost)]);
const mill = study(
  `
Roofs, phase 1 22 4 168000
Roofs, phase 2 22 12 171500
Siding, cement board 40 27 392000
Walkways 25 13 46800
Retention basin 30 18 38500
Bridge 35 20 57200
`,
  211000,
);
const capstone = study(
  `
Window wall sealant 15 6 228000
Chiller 25 11 342000
Lobby furnishings 12 5 48500
Fitness equipment 8 3 39700
Garage coating 12 9 134000
Domestic booster pumps 15 2 41200
Access system 10 4 27900
`,
  386000,
);
const blue = study(
  'Asphalt road, overlay 22 7 142000\nRoofs 25 18 248000\nWell and pump 20 3 29500\nSeptic drain field 30 17 88000',
  128400,
);
const cobble = study(
  'Fountain pumps 10 2 8600\nStone walls 30 19 64000\nSprinkler mains 30 12 78500\nPark benches 15 7 9300\nClubhouse kitchen 20 8 26700',
  49800,
);
const fern = study(
  'Cedar roofs 25 6 198000\nSiding stain 6 2 42500\nRetaining timbers 20 9 33800\nLight posts 25 14 17600',
  87500,
);

export const reservesThree: Outside[] = [
  {
    name: 'mill-pond-village-study-scan',
    association: 'Mill Pond Village Association',
    kind: 'reserve-study',
    scan: { grade: 'fair', skew: -0.5 },
    look: { size: 10.5 },
    traits: ['prose-summary', 'component-table'],
    text: `
# CAPITAL RESERVE STUDY
- Mill Pond Village Association
- Reference date July 1, 2025
= Findings
At the reference date reserves of ${dollars(mill.balance)} compare with a fully funded balance of ${dollars(mill.full)}, so that the percent funded is ${mill.funded.toFixed(0)}%. The association now contributes $30,000 a year. We recommend a contribution of $41,500 per year.
= Schedule
:t l r r r full grid
|* Component | Useful life | Remaining life | Cost
${usual(mill)}
|+ Total | | | ${dollars(totalCost(mill))}

We assumed an inflation rate of 2.9% and an interest rate of 1.8%.
`,
    parts: reserve(mill, {
      percentFunded: Number(mill.funded.toFixed(0)),
      contribution: '41500.00',
      inflation: 2.9,
      interest: 1.8,
    }),
  },
  {
    name: 'capstone-tower-plan-by-fiscal-year',
    association: 'Capstone Tower Condominium Association',
    kind: 'reserve-study',
    fiscalYear: 2027,
    look: { font: 'embedded', size: 10, footer: 'Capstone Tower   {p}' },
    traits: ['fiscal-year-from-july', 'thirty-years', 'percent-by-year-decoys'],
    text: `
# Reserve Funding Plan
## Capstone Tower Condominium Association
- Fiscal year 2027 (July 1, 2026 to June 30, 2027)

@ Projected balance, July 1, 2026 :: ${dollars(capstone.balance)}
@ Percent funded, July 1, 2026 :: ${capstone.funded.toFixed(1)}%
@ Contribution, fiscal year 2027 :: $96,000
@ Inflation :: 3.5%
@ Interest :: 2.4%
= Components
:t l r r r full
|* Component | Useful life | Remaining useful life | Current cost
${usual(capstone)}
|+ Total | | | ${dollars(totalCost(capstone))}
= Percent funded by plan
With the contributions of the plan the percent funded is 62% after five years, 74% after ten and 88% after twenty years.
${approach}
= Projection
:t l r r r r r full small
|* FY | Balance | Contribution | Interest | Expense | Balance at end
${plan(capstone, { from: 2027, years: 30, contribution: 96000, inflation: 3.5, interest: 2.4 })}
`,
    parts: reserve(capstone, {
      percentFunded: Number(capstone.funded.toFixed(1)),
      contribution: '96000.00',
      inflation: 3.5,
      interest: 2.4,
    }),
  },
  {
    name: 'blue-spruce-typed-schedule',
    association: 'Blue Spruce Townhomes Association',
    kind: 'reserve-study',
    scan: { grade: 'poor', skew: 0.5, dpi: 220 },
    look: { font: 'mono', size: 10 },
    traits: ['typed', 'no-percent-funded'],
    text: `
: BLUE SPRUCE TOWNHOMES ASSOCIATION
: RESERVE STUDY WORKSHEET

:t l r r r full
|* COMPONENT | USEFUL LIFE | REMAINING LIFE | COST
${usual(blue)}
|+ TOTAL | | | ${dollars(totalCost(blue))}

: RESERVE BALANCE: ${dollars(blue.balance)}
: ANNUAL CONTRIBUTION: $18,480

Each of the 28 homes pays $55.00 a month of its dues into the reserve. The road was last paved in 2010.
`,
    parts: reserve(blue, { contribution: '18480.00' }),
  },
  {
    name: 'cobblestone-way-two-scenarios',
    association: 'Cobblestone Way Homeowners Association',
    kind: 'reserve-study',
    look: { font: 'sans', size: 10 },
    traits: ['two-scenarios', 'adopted-plan', 'ten-years'],
    text: `
# Cobblestone Way Homeowners Association
## Reserve study: components and two funding plans

:t l r r r full grid
|* Component | Useful life | Remaining life | Replacement cost
${usual(cobble)}

Reserve balance: ${dollars(cobble.balance)}. Fully funded balance: ${dollars(cobble.full)}. Percent funded: ${cobble.funded.toFixed(0)}%.

Plan A keeps the contribution at $7,200 per year, and runs out of money in its eighth year. Plan B, which the Board has adopted, sets the annual contribution at $11,900. Inflation is 3% and interest 1.5% in both.
= Plan B
:t l r r r r r full small
|* Year | Start | Contribution | Interest | Spent | End
${plan(cobble, { from: 2026, years: 10, contribution: 11900, inflation: 3, interest: 1.5 })}
`,
    parts: reserve(cobble, {
      percentFunded: Number(cobble.funded.toFixed(0)),
      contribution: '11900.00',
      inflation: 3,
      interest: 1.5,
    }),
  },
  {
    name: 'fernwood-glen-contradiction-scan',
    association: 'Fernwood Glen Townhouse Association',
    kind: 'reserve-study',
    scan: { grade: 'clean', skew: 0.4 },
    look: { size: 11 },
    traits: ['contradicts', 'scan'],
    text: `
# Reserve Study
- Fernwood Glen Townhouse Association

:t l c c r center grid
|* Component | Useful life | Remaining life | Cost
${usual(fern)}

The reserve balance is ${dollars(fern.balance)}. Computed from age and useful life of the components above, the association is 67% funded. The annual contribution is $21,600. Inflation of 3% is assumed.
`,
    parts: reserve(fern, {
      percentFunded: 67,
      contribution: '21600.00',
      inflation: 3,
      contradicts: true,
    }),
  },
];
