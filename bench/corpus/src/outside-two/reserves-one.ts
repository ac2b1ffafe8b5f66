import { dollars, rows } from '../outside/make';
import type { Outside } from '../outside/model';
import { fundedPart, plan, reserve, study, totalCost, type Study } from '../outside/study';
import { approach } from './general';

const usual = (one: Study): string =>
  rows(one.components, ({ name, useful, remaining, cost }) => [name, useful, remaining, dollars(cost)]);
const gull = study(
  `
Modified bitumen roof 18 5 96500
Stucco, seal and paint 9 2 47800
Parking lot, overlay 24 15 39200
Seawall cap 40 22 128000
Elevator cab and door equipment 20 8 58400
Pool, resurface 12 3 16900
Pool heater 10 6 7600
`,
  118400,
);
const tamarack = study(
  `
Entrance sign 20 11 14200
Split rail fence 18 6 33600
Playground equipment 16 4 52500
Tennis courts, color coat 6 1 13800
Tennis courts, rebuild 30 13 118000
Mailbox clusters 20 9 24600
`,
  88900,
);
const larkspur = study(
  `
Pool building roof 25 17 21800
Pool filters and pumps 12 5 18700
Trail, asphalt 20 8 94000
Trail bridges 30 18 61200
Irrigation pump station 15 7 36500
Monuments and lighting 20 10 28400
`,
  96300,
);
const kestrel = study(
  'Shingle roofs 25 9 342000\nVinyl siding 40 24 418000\nDriveways 22 12 156000\nDecks, paint 5 2 28600\nGutters 25 9 47500',
  243000,
);
const winthrop = study(
  'Boiler 30 3 64000\nBrick pointing 25 6 88000\nHall carpet 10 4 15500\nFire escapes, paint 8 1 12400\nRoof 20 14 71000',
  101250,
);

export const reservesOne: Outside[] = [
  {
    name: 'gull-point-reserve-study-full',
    association: 'Gull Point Condominium Association, Inc.',
    kind: 'reserve-study',
    fiscalYear: 2026,
    look: { font: 'sans', size: 10, color: '#0f4c5c', footer: 'Gull Point - page {p}' },
    traits: ['component-table', 'thirty-years', 'summary'],
    text: `
* Saltmarsh Reserve Consultants
# RESERVE STUDY
- Gull Point Condominium Association, Inc.
- Fiscal Year 2026 (January 1 to December 31, 2026)
= Summary of results
@ Reserve balance, January 1, 2026 :: ${dollars(gull.balance)}
@ Fully funded balance :: ${dollars(gull.full)}
@ Percent funded :: ${gull.funded.toFixed(1)}%
@ Contribution budgeted for 2025 :: $19,200
@ Recommended contribution for 2026 :: $27,600
@ Inflation rate :: 3.00%
@ Interest rate :: 2.00%
${approach}
===
= Component inventory
:t l r r r full grid
|* Component | Useful life | Remaining useful life | Replacement cost
${usual(gull)}
|+ Total | | | ${dollars(totalCost(gull))}
= Cash flow over thirty years
:t l r r r r r full small
|* Fiscal year | Beginning balance | Contribution | Interest | Expenditures | Ending balance
${plan(gull, { from: 2026, years: 30, contribution: 27600, inflation: 3, interest: 2 })}
`,
    parts: reserve(gull, {
      percentFunded: Number(gull.funded.toFixed(1)),
      contribution: '27600.00',
      inflation: 3,
      interest: 2,
    }),
  },
  {
    name: 'tamarack-bend-reserve-workbook',
    association: 'Tamarack Bend Homeowners Association',
    kind: 'reserve-study',
    as: 'xlsx',
    fiscalYear: 2026,
    traits: ['workbook', 'two-sheets', 'fully-funded-column'],
    text: `
# Tamarack Bend Homeowners Association
: Reserve study, fiscal year 2026
:
:t l r r r r
|* Component | Useful Life | Remaining Life | Current Cost | Fully Funded Balance
${rows(tamarack.components, (one) => [one.name, one.useful, one.remaining, dollars(one.cost), dollars(fundedPart(one))])}
|+ Total | | | ${dollars(totalCost(tamarack))} | ${dollars(tamarack.full)}
:
@ Reserve balance :: ${dollars(tamarack.balance)}
@ Percent funded :: ${tamarack.funded.toFixed(1)}%
@ Recommended annual contribution :: $18,750
@ Inflation :: 2.50%
@ Interest :: 1.50%
===
# Funding plan
:t l r r r r r
|* Year | Start | Contribution | Interest | Expenses | End
${plan(tamarack, { from: 2026, years: 20, contribution: 18750, inflation: 2.5, interest: 1.5 })}
`,
    parts: reserve(tamarack, {
      percentFunded: Number(tamarack.funded.toFixed(1)),
      contribution: '18750.00',
      inflation: 2.5,
      interest: 1.5,
    }),
  },
  {
    name: 'larkspur-hills-threshold-and-full',
    association: 'Larkspur Hills Community Association',
    kind: 'reserve-study',
    fiscalYear: 2026,
    look: { size: 10.5 },
    traits: ['funding-alternatives', 'one-recommended'],
    text: `
# RESERVE ANALYSIS FOR LARKSPUR HILLS
- Larkspur Hills Community Association, fiscal year 2026

The association started the year with ${dollars(larkspur.balance)} in reserves. Its components call for ${dollars(larkspur.full)} today, so that it is ${larkspur.funded.toFixed(0)}% funded.
= Components
:t l c c r full grid
|* Component | Useful life, years | Remaining life, years | Cost in 2026
${usual(larkspur)}
= Alternatives
:t l r r full
|* Funding plan | Contribution per year | Lowest balance
| Present budget | $14,400 | below zero in 2034
| Threshold ($40,000 minimum) | $19,850 | $41,300 in 2034
| Full funding in fifteen years | $25,700 | $78,900 in 2029

We recommend the plan for full funding, with a contribution of $25,700 per year. The plans assume inflation of 3.25% and earnings of 2.1% on the balance.
${approach}
`,
    parts: reserve(larkspur, {
      percentFunded: Number(larkspur.funded.toFixed(0)),
      contribution: '25700.00',
      inflation: 3.25,
      interest: 2.1,
    }),
  },
  {
    name: 'kestrel-ridge-reserve-scan',
    association: 'Kestrel Ridge Townhomes Association',
    kind: 'reserve-study',
    scan: { grade: 'fair', skew: 0.5 },
    look: { font: 'sans', size: 10.5 },
    traits: ['component-table', 'current-and-recommended'],
    text: `
## Reserve Study Update, No Site Visit
- Kestrel Ridge Townhomes Association
:t l r r r full grid
|* Component | Useful life | Remaining life | Current cost
${usual(kestrel)}
|+ Total | | | ${dollars(totalCost(kestrel))}
@ Reserve cash :: ${dollars(kestrel.balance)}
@ Percent funded :: ${kestrel.funded.toFixed(0)}%
@ Current contribution :: $31,200 per year
@ Recommended contribution :: $44,400 per year
@ Assumed inflation :: 3%
@ Assumed interest :: 1%
`,
    parts: reserve(kestrel, {
      percentFunded: Number(kestrel.funded.toFixed(0)),
      contribution: '44400.00',
      inflation: 3,
      interest: 1,
    }),
  },
  {
    name: 'winthrop-arms-treasurer-text',
    association: 'Winthrop Arms Apartment Owners',
    kind: 'reserve-study',
    as: 'txt',
    traits: ['plain-text', 'volunteer-worksheet', 'monthly-and-annual'],
    text: `
# WINTHROP ARMS APARTMENT OWNERS
## Reserve study by the treasurer, January 2026

:t l r r r
|* Component | Useful life | Years left | Cost today
${usual(winthrop)}
|+ Total | | | ${dollars(totalCost(winthrop))}

Reserve balance on December 31, 2025: ${dollars(winthrop.balance)}
Percent funded: ${winthrop.funded.toFixed(0)}%

I recommend that we contribute $16,200 per year to reserves, that is $1,350 a month, instead of the $12,000 per year that we put aside now. I did not include inflation.
`,
    parts: [
      reserve(winthrop, {
        percentFunded: Number(winthrop.funded.toFixed(0)),
        contribution: '16200.00',
      }),
    ],
  },
];
