import { dollars, rows } from '../outside/make';
import type { Outside } from '../outside/model';
import { plan, reserve, study, totalCost, type Study } from '../outside/study';

const usual = (one: Study): string =>
  rows(one.components, ({ name, useful, remaining, cost }) => [name, useful, remaining, dollars(cost)]);
const glacier = study(
  'Standing seam roofs 40 31 388000\nExterior stain 5 2 52000\nStairs and landings 25 8 94000\nDriveway overlay 20 6 71500\nPropane tank lines 30 12 26000',
  156500,
);
const sandhill = study(
  'Pool plaster 10 5 29800\nPool deck pavers 25 19 46200\nGuardhouse roof 20 7 11600\nStreets, mill and pave 22 9 412000\nSidewalk repairs 5 1 16000\nFountain 15 6 13400',
  231000,
);
const marigold = study(
  'Clubhouse roof 20 12 33400\nRestroom fixtures 15 4 14900\nSplash pad 15 9 61000\nPerimeter fence 25 10 84500',
  74200,
);
const monarch = study(
  'Tot lot 15 7 44000\nArbor 20 5 19500\nBarbecues 10 3 5400\nAsphalt path 15 11 58600\nEntry gates 20 8 37000\nGate operators 10 4 15800',
  66900,
);
const rio = study(
  'Foam roofs, recoat 6 3 88000\nFoam roofs, replace 24 15 276000\nCarport paint 8 5 19700\nPool heater 10 8 6900',
  134000,
);

export const reservesFour: Outside[] = [
  {
    name: 'glacier-view-pages-per-component',
    association: 'Glacier View Condominium Association',
    kind: 'reserve-study',
    look: { font: 'sans', size: 10, color: '#264653' },
    traits: ['component-table', 'past-costs-decoys', 'interest-and-inflation'],
    text: `
# Reserve Study
## Glacier View Condominium Association
- Level II update with site visit, effective October 1, 2025

@ Reserve balance :: ${dollars(glacier.balance)}
@ Percent funded :: ${glacier.funded.toFixed(1)}%
@ Recommended contribution per year :: $38,700
@ Construction inflation :: 4.0%
@ Yield on reserves :: 2.2%

:t l r r r full grid
|* Component | Useful life | Remaining life | Estimated cost
${usual(glacier)}
|+ Total | | | ${dollars(totalCost(glacier))}
= Notes
Exterior stain: done in 2022 for $45,300. Stairs: Building C was rebuilt in 2019 for $21,850. Roofs carry a warranty of thirty years.
`,
    parts: reserve(glacier, {
      percentFunded: Number(glacier.funded.toFixed(1)),
      contribution: '38700.00',
      inflation: 4,
      interest: 2.2,
    }),
  },
  {
    name: 'sandhill-crossing-study-monthly',
    association: 'Sandhill Crossing Homeowners Association, Inc.',
    kind: 'reserve-study',
    look: { size: 11, footer: '{p}' },
    traits: ['monthly-beside-annual', 'remaining-before-useful'],
    text: `
# RESERVE STUDY UPDATE
- Sandhill Crossing Homeowners Association, Inc.
= I. Financial condition
Reserves at the start of the year: ${dollars(sandhill.balance)}. Ideal (fully funded) balance: ${dollars(sandhill.full)}. Percent funded: ${sandhill.funded.toFixed(0)}%.
= II. Funding
The recommended contribution is $43,200 per year ($3,600 per month). The association contributes $33,600 per year at present. Inflation 3%; interest 1.25%.
= III. Inventory
:t l r r r full grid
|* Asset | Remaining life | Useful life | Current cost
${rows(sandhill.components, ({ name, useful, remaining, cost }) => [name, remaining, useful, dollars(cost)])}
|+ Total | | | ${dollars(totalCost(sandhill))}
`,
    parts: reserve(sandhill, {
      percentFunded: Number(sandhill.funded.toFixed(0)),
      contribution: '43200.00',
      inflation: 3,
      interest: 1.25,
    }),
  },
  {
    name: 'marigold-square-components-workbook',
    association: 'Marigold Square Homeowners Association',
    kind: 'reserve-study',
    as: 'xlsx',
    traits: ['workbook', 'component-table-only'],
    text: `
# Marigold Square Homeowners Association
: Reserve study component list, January 2026
:
:t l l r r r l
|* ID | Component | Useful Life | Remaining Life | Replacement Cost | Last done
${rows(marigold.components, ({ name, useful, remaining, cost }) => [`R-${1 + marigold.components.findIndex((one) => one.name === name)}`, name, useful, remaining, dollars(cost), 2026 - (useful - remaining)])}
|+ Total | | | | ${dollars(totalCost(marigold))} |
`,
    parts: [reserve(marigold, { balance: false })],
  },
  {
    name: 'monarch-grove-disclosure-scan',
    association: 'Monarch Grove Homeowners Association',
    kind: 'reserve-study',
    fiscalYear: 2026,
    scan: { grade: 'fair', skew: 0.6, turned: 90 },
    look: { font: 'sans', size: 10 },
    traits: ['turned', 'disclosure-form'],
    text: `
## RESERVE STUDY SUMMARY AND DISCLOSURE
- Monarch Grove Homeowners Association, fiscal year 2026

:t l c c r grid full
|* Major component | Useful life | Remaining life | Replacement cost
${usual(monarch)}
|+ Total | | | ${dollars(totalCost(monarch))}

1. Reserve balance: ${dollars(monarch.balance)}. 2. Percent funded: ${monarch.funded.toFixed(0)}%. 3. Reserve contribution for the fiscal year: $17,280. 4. Inflation: 3%. 5. Interest: 1%.

The Board does not plan a special assessment in the next three years. The regular assessment is $142.00 a month.
`,
    parts: reserve(monarch, {
      percentFunded: Number(monarch.funded.toFixed(0)),
      contribution: '17280.00',
      inflation: 3,
      interest: 1,
    }),
  },
  {
    name: 'rio-verde-pooled-cash-flow',
    association: 'Rio Verde Patio Homes Association',
    kind: 'reserve-study',
    look: { font: 'embedded', size: 10 },
    traits: ['cash-flow', 'percent-funded-in-prose'],
    text: `
# RESERVE STUDY WITH CASH FLOW PLAN
- Rio Verde Patio Homes Association

:t l r r r full
|* Component | Useful life | Remaining life | Cost
${usual(rio)}
|+ All components | | | ${dollars(totalCost(rio))}

The plan starts with a reserve balance of ${dollars(rio.balance)}, which makes the association ${rio.funded.toFixed(0)} percent funded. The annual contribution is $28,900. Costs rise by inflation of 2.5% a year; the balance earns interest of 1.75% a year.
= Cash flow
:t l r r r r r full small
|* Year | Opening | Contribution | Interest | Outlays | Closing
${plan(rio, { from: 2026, years: 25, contribution: 28900, inflation: 2.5, interest: 1.75 })}
`,
    parts: reserve(rio, {
      percentFunded: Number(rio.funded.toFixed(0)),
      contribution: '28900.00',
      inflation: 2.5,
      interest: 1.75,
    }),
  },
];
