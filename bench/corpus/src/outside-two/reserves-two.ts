import { dollars, rows } from '../outside/make';
import type { Outside } from '../outside/model';
import { plan, reserve, study, totalCost, type Study } from '../outside/study';
import { approach } from './general';

const usual = (one: Study): string =>
  rows(one.components, ({ name, useful, remaining, cost }) => [name, useful, remaining, dollars(cost)]);
const crescent = study(
  `
Roof membrane 20 11 312000
Concrete restoration 10 4 265000
Exterior paint and waterproofing 8 2 198000
Elevator modernization 30 19 486000
Cooling towers 20 9 154000
Fire pump 30 21 62000
Generator 30 12 118000
Pool and spa, resurface 12 7 44500
Corridor carpet and paint 10 3 176000
Garage gate operators 10 5 13600
`,
  712000,
);
const dogwood = study(
  'Pool, replaster 12 2 38500\nPool furniture 8 3 9400\nClubhouse roof 22 16 27300\nClubhouse HVAC 15 1 18200\nDam repairs 25 10 85000',
  52600,
);
const cannery = study(
  'Sawtooth roof 30 20 174000\nMasonry repointing 30 8 146000\nFreight elevator 25 4 128000\nEntry doors 20 15 22400\nSprinkler heads 50 18 39600',
  196000,
);
const silverleaf = study(
  'Streets, slurry seal 5 2 31500\nStreets, overlay 25 14 286000\nBlock walls, paint 10 6 24800\nGranite ground cover 12 9 36200\nRamada roofs 20 13 11700',
  128500,
);
const amber = study(
  'Aerators 10 4 18600\nBoardwalk 20 12 72000\nBasketball court 18 5 23500\nShade sails 8 3 9800\nPavilion 30 26 54000',
  31900,
);

export const reservesTwo: Outside[] = [
  {
    name: 'crescent-bay-structural-reserve-study',
    association: 'Crescent Bay Towers Condominium Association, Inc.',
    kind: 'reserve-study',
    fiscalYear: 2026,
    look: { font: 'sans', size: 9.5, landscape: true, margin: 54, footer: '{p}' },
    traits: ['landscape', 'first-year-of-replacement', 'thirty-years'],
    text: `
# STRUCTURAL INTEGRITY RESERVE STUDY
## Crescent Bay Towers Condominium Association, Inc.
- For the fiscal year 2026

The reserve account held ${dollars(crescent.balance)} when this study was made. The components call for ${dollars(crescent.full)}. The percent funded is ${crescent.funded.toFixed(1)}%.

:t l r r r r full grid
|* Reserve item | Useful life (years) | Remaining useful life (years) | Year | Replacement cost
${rows(crescent.components, ({ name, useful, remaining, cost }) => [name, useful, remaining, 2026 + remaining, dollars(cost)])}
|+ Total replacement cost | | | | ${dollars(totalCost(crescent))}

The recommended contribution for 2026 is $151,000 in the year, or $165.57 for each unit a month. It grows with inflation, which is taken as 3.0%. Interest of 2.75% is assumed.
${approach}
= Thirty-year plan
:t l r r r r r full small
|* Year | Opening balance | Contributions | Interest earned | Expenditures | Closing balance
${plan(crescent, { from: 2026, years: 30, contribution: 151000, inflation: 3, interest: 2.75 })}
`,
    parts: reserve(crescent, {
      percentFunded: Number(crescent.funded.toFixed(1)),
      contribution: '151000.00',
      inflation: 3,
      interest: 2.75,
    }),
  },
  {
    name: 'dogwood-trace-reserve-word',
    association: "Dogwood Trace Property Owners' Association",
    kind: 'reserve-study',
    as: 'docx',
    traits: ['committee-report', 'component-table'],
    text: `
# Reserve Committee Report
## Dogwood Trace Property Owners' Association

The committee inspected the common property in August and asked three firms for prices. The components are:

:t l r r r grid
|* Component | Useful life | Remaining life | Cost
${usual(dogwood)}
|+ Total | | | ${dollars(totalCost(dogwood))}
= Where we stand
The reserve balance is ${dollars(dogwood.balance)}. That is ${dogwood.funded.toFixed(0)}% funded, against a fully funded balance of ${dollars(dogwood.full)}.
= What we propose
We propose an annual contribution of $14,000. The present one is $9,600. We assumed inflation of 3% and interest of 0.5% per year. The air conditioner of the clubhouse is due next year at $18,200.
`,
    parts: reserve(dogwood, {
      percentFunded: Number(dogwood.funded.toFixed(0)),
      contribution: '14000.00',
      inflation: 3,
      interest: 0.5,
    }),
  },
  {
    name: 'cannery-lofts-percent-contradicts',
    association: 'Cannery Lofts Owners Association',
    kind: 'reserve-study',
    look: { size: 11 },
    traits: ['contradicts', 'component-table'],
    text: `
# RESERVE STUDY SUMMARY
- Cannery Lofts Owners Association

@ Reserve balance :: ${dollars(cannery.balance)}
@ Percent funded :: 91%
@ Recommended annual contribution :: $28,300
@ Inflation :: 2.75%

:t l r r r full
|* Component | Useful life | Remaining life | Current cost
${usual(cannery)}
|+ Total | | | ${dollars(totalCost(cannery))}

Percent funded is the balance divided by the fully funded balance, in which each component counts with its cost times its age over its useful life.
`,
    parts: [
      reserve(cannery, {
        percentFunded: 91,
        contribution: '28300.00',
        inflation: 2.75,
        contradicts: true,
      }),
    ],
  },
  {
    name: 'silverleaf-reserve-study-scan',
    association: 'Silverleaf Homeowners Association',
    kind: 'reserve-study',
    scan: { grade: 'clean', skew: -0.4 },
    look: { font: 'sans', size: 10, color: '#4a4a4a' },
    traits: ['component-table', 'per-home-figures'],
    text: `
* Saguaro Reserve Planning
## RESERVE STUDY - EXECUTIVE SUMMARY
- Silverleaf Homeowners Association, 118 homes

@ Starting balance :: ${dollars(silverleaf.balance)} (${dollars(Math.round(silverleaf.balance / 118))} per home)
@ Percent funded :: ${silverleaf.funded.toFixed(1)}%
@ Annual reserve contribution :: $27,612 ($19.50 per home per month)
@ Interest, after tax :: 1.2%
@ Inflation :: 3.1%

:t l c c r full grid
|* Component | Useful life | Remaining life | Replacement cost
${usual(silverleaf)}

Risk of a special assessment: low above 70%, medium from 30% to 70%, high below 30%.
`,
    parts: reserve(silverleaf, {
      percentFunded: Number(silverleaf.funded.toFixed(1)),
      contribution: '27612.00',
      inflation: 3.1,
      interest: 1.2,
    }),
  },
  {
    name: 'amber-fields-reserve-letter',
    association: 'Amber Fields Community Association, Inc.',
    kind: 'reserve-study',
    look: { size: 11.5 },
    traits: ['letter', 'cost-first'],
    text: `
* Trident Reserve Engineers, PLLC
^ October 28, 2025

Re: Reserve study update for Amber Fields Community Association, Inc.

Dear Directors,

We have updated your schedule of components to current prices:

:t r l r r full
|* Current cost | Component | Useful life | Remaining life
${rows(amber.components, ({ name, useful, remaining, cost }) => [dollars(cost), name, useful, remaining])}

With a reserve balance of ${dollars(amber.balance)} the association is ${amber.funded.toFixed(0)}% funded. We recommend a contribution of $10,450 per year for the coming year.

Our fee for this update, $1,100, was paid on October 1.
sign: Project manager
`,
    parts: reserve(amber, {
      percentFunded: Number(amber.funded.toFixed(0)),
      contribution: '10450.00',
    }),
  },
];
