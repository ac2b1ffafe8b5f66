import { method } from './general';
import { dollars, rows } from './make';
import type { Outside } from './model';
import { fundedPart, plan, reserve, study, totalCost, type Study } from './study';

const usual = (one: Study): string =>
  rows(one.components, ({ name, useful, remaining, cost }) => [name, useful, remaining, dollars(cost)]);
const sugar = study(
  'Tennis court 20 9 46000\nEntrance walls 25 4 38500\nDam outlet 40 16 92000\nDock 15 2 27000\nPath lighting 18 7 21600',
  71900,
);
const cedar = study(
  'Roofs 22 6 264000\nExterior painting 7 4 88000\nPool resurfacing 12 9 24500\nPool furniture 6 2 7800\nParking lot 20 13 132000\nBalcony railings 30 12 115000',
  205000,
);
const bayview = study(
  'Boat dock 25 7 240000\nCarports 30 11 168000\nStucco painting 10 5 126000\nRoof tile underlayment 35 20 510000\nLaundry plumbing 30 10 44000\nAsphalt 20 3 97000',
  388000,
);
const meridian = study(
  'Built-up roof 18 5 148000\nLobby remodel 15 11 62000\nElevators 25 15 284000\nGenerator 30 6 73500\nHot water boilers 20 12 54000',
  252500,
);
const sawmill = study(
  'Garage buildings, roofs 25 10 52000\nTownhouse roofs 25 10 214000\nDriveways 25 17 118000\nDecks 20 5 96000\nMailboxes 20 15 6400',
  168000,
);
const riverside = study(
  'Parapet repairs 15 2 188000\nBoiler plant 30 4 145000\nElevator 25 20 196000\nRoof 20 9 133000\nLaundry room 12 6 24000',
  214500,
);
const timber = study(
  'Metal roofs 35 21 308000\nLog siding, stain 5 1 64500\nHot tubs 10 4 22000\nSnowmelt boilers 20 11 71000\nDecks and stairs 25 9 154000',
  196400,
);

export const reservesThree: Outside[] = [
  {
    name: 'sugar-maple-fields-and-table',
    association: 'Sugar Maple Estates Property Owners Association',
    kind: 'reserve-study',
    fiscalYear: 2026,
    look: { font: 'sans', size: 10, color: '#4a3b1f' },
    traits: ['quantities-and-unit-costs', 'component-pages'],
    text: `
# Level III Reserve Study Update
## Sugar Maple Estates Property Owners Association
- For Fiscal Year 2026

:t l l r r r full grid
|* Component | Quantity | Useful life | Remaining useful life | Total cost
${rows(sugar.components, ({ name, useful, remaining, cost }) => [name, name === 'Path lighting' ? '36 at $600' : '1 allowance', useful, remaining, dollars(cost)])}
|+ Total | | | | ${dollars(totalCost(sugar))}

@ Balance in reserves :: ${dollars(sugar.balance)}
@ Fully funded balance :: ${dollars(sugar.full)}
@ Percent funded :: ${sugar.funded.toFixed(1)}%
@ Recommended reserve contribution, 2026 :: $12,900
@ Present contribution, 2025 :: $9,000
= Component notes
Dock: floats were refastened in 2023 at a cost of $3,150. Dam outlet: the state inspects it every five years; a permit costs $1,200.
`,
    parts: [reserve(sugar, { percentFunded: Number(sugar.funded.toFixed(1)), contribution: '12900.00' })],
  },
  {
    name: 'cedar-glen-threshold-study',
    association: 'Cedar Glen Council of Co-Owners, Inc.',
    kind: 'reserve-study',
    scan: { grade: 'clean', skew: 0.6 },
    look: { size: 10.5 },
    traits: ['component-table', 'risk-words'],
    text: `
# RESERVE STUDY
- Cedar Glen Council of Co-Owners, Inc.
- 26 units, built 1984

${method}
= Where you are
Your reserve fund is ${cedar.funded.toFixed(0)}% funded. It holds ${dollars(cedar.balance)}; it would be fully funded with ${dollars(cedar.full)}. Associations below 30% are at high risk of a special assessment and those above 70% at low risk.
= What you have
:t l c c r center grid
|* Component | Useful life | Remaining life | Current cost
${usual(cedar)}
= What we recommend
Reserve $47,600 per year ($152.56 per unit per month), with yearly increases of 3% to keep up with inflation of 3%. We assume interest of 1.25%.
`,
    parts: reserve(cedar, {
      percentFunded: Number(cedar.funded.toFixed(0)),
      contribution: '47600.00',
      inflation: 3,
      interest: 1.25,
    }),
  },
  {
    name: 'bayview-gardens-contradiction-scan',
    association: 'Bayview Gardens Owners Association',
    kind: 'reserve-study',
    scan: { grade: 'fair', skew: -0.5 },
    look: { font: 'sans', size: 10 },
    traits: ['contradicts', 'scan'],
    text: `
* Coastline Reserve Group
## Reserve Update - Bayview Gardens Owners Association
:t l r r r full grid
|* Component | Useful life | Remaining life | Replacement cost
${usual(bayview)}
|+ Total | | | ${dollars(totalCost(bayview))}
@ Reserve balance :: ${dollars(bayview.balance)}
@ Percent funded :: 88%
@ Annual contribution :: $72,000
The percent funded is computed from the components above by age over useful life.
`,
    parts: [reserve(bayview, { percentFunded: 88, contribution: '72000.00', contradicts: true })],
  },
  {
    name: 'meridian-plaza-rotated-plan',
    association: 'Meridian Plaza Condominium Association',
    kind: 'reserve-study',
    look: { font: 'sans', size: 9.5, rotate: 270 },
    traits: ['rotated-page', 'fifteen-years'],
    text: `
# Meridian Plaza Condominium Association
## Reserve components and funding plan

:t l r r r full
|* Reserve component | Useful life | Remaining life | Cost today
${usual(meridian)}

Starting balance ${dollars(meridian.balance)} (${meridian.funded.toFixed(0)}% funded). Annual reserve contribution $46,500. Inflation 2.5%; interest 1.0%.

:t l r r r r r full small grid
|* Year | Start | Paid in | Interest | Paid out | End
${plan(meridian, { from: 2026, years: 15, contribution: 46500, inflation: 2.5, interest: 1 })}
`,
    parts: reserve(meridian, {
      percentFunded: Number(meridian.funded.toFixed(0)),
      contribution: '46500.00',
      inflation: 2.5,
      interest: 1,
    }),
  },
  {
    name: 'sawmill-court-baseline-options',
    association: 'Sawmill Court Condominium Association',
    kind: 'reserve-study',
    as: 'docx',
    traits: ['three-funding-goals'],
    text: `
# Reserve Study, Sawmill Court Condominium Association

:t l r r r r grid
|* Component | Useful life | Remaining useful life | Cost | Fully funded share
${rows(sawmill.components, (one) => [one.name, one.useful, one.remaining, dollars(one.cost), dollars(fundedPart(one))])}

Current reserve balance: ${dollars(sawmill.balance)}. Percent funded: ${sawmill.funded.toFixed(1)}%.
= Funding goals
Recommended annual contribution (full funding): $31,400. For comparison only: the baseline plan, which never falls below zero, needs $24,150 a year, and the threshold plan $27,600.

Rates: inflation 3.00%, interest 1.50%.
`,
    parts: reserve(sawmill, {
      percentFunded: Number(sawmill.funded.toFixed(1)),
      contribution: '31400.00',
      inflation: 3,
      interest: 1.5,
    }),
  },
  {
    name: 'riverside-capital-plan',
    association: 'Riverside Owners Corp.',
    kind: 'reserve-study',
    look: { size: 11 },
    traits: ['cooperative', 'physical-and-financial-analysis'],
    text: `
# CAPITAL RESERVE STUDY
## Riverside Owners Corp.

${method}
= Physical analysis
:t l r r r full
|* Component | Useful life (yrs) | Remaining (yrs) | Replacement cost
${usual(riverside)}
= Financial analysis
@ Reserve fund, June 30, 2025 :: ${dollars(riverside.balance)}
@ Fully funded :: ${dollars(riverside.full)}
@ Percent funded :: ${riverside.funded.toFixed(1)}%
@ Recommended annual contribution :: $58,750
@ Underlying mortgage, not a reserve :: $2,150,000 at 4.1%
@ Assumed inflation :: 3.4%
@ Assumed return :: 2.0%

The cycle of facade inspections costs about $30,000 every five years and is paid from operations.
`,
    parts: reserve(riverside, {
      percentFunded: Number(riverside.funded.toFixed(1)),
      contribution: '58750.00',
      inflation: 3.4,
      interest: 2,
    }),
  },
  {
    name: 'timberline-components-by-building',
    association: 'Timberline at Fox Creek Condominium Association',
    kind: 'reserve-study',
    look: { font: 'embedded', size: 10 },
    traits: ['dot-leaders', 'summary-after-table'],
    text: `
* Timberline at Fox Creek Condominium Association
= Reserve study, January 2026

:t l r r r dots full
|* Component | Useful | Remaining | Cost
${usual(timber)}

The columns "Useful" and "Remaining" are lives in years.

:t l r center
| Reserve balance | ${dollars(timber.balance)}
| Fully funded balance | ${dollars(timber.full)}
| Percent funded | ${timber.funded.toFixed(0)}%
| Annual contribution | $52,300
| Interest rate | 1.80%
| Inflation rate | 3.50%
`,
    parts: reserve(timber, {
      percentFunded: Number(timber.funded.toFixed(0)),
      contribution: '52300.00',
      inflation: 3.5,
      interest: 1.8,
    }),
  },
];
