import { method } from './general';
import { dollars, rows } from './make';
import type { Outside } from './model';
import { fundedPart, plan, reserve, study, totalCost, type Study } from './study';

const usual = (one: Study, from = 0, to = 99): string =>
  rows(one.components.slice(from, to), ({ name, useful, remaining, cost }) => [
    name,
    useful,
    remaining,
    dollars(cost),
  ]);
const granite = study(
  `
Roof, TPO 20 12 244000
Roof, plaza pavers 30 20 118000
Facade, brick tuckpointing 15 3 372000
Facade, balcony coating 10 4 91000
Windows, common areas 35 22 64000
Elevator controllers 25 8 330000
Elevator cabs 20 8 58000
Boilers 25 5 172000
Make-up air unit 20 9 84000
Fire pump 35 17 52000
Sprinkler heads, test or replace 25 2 38000
Garage overhead doors 12 6 21000
Lobby furnishings 12 7 44000
Hallway carpet 10 1 96000
Hallway paint 10 1 41000
Security cameras 8 5 29000
`,
  688300,
);
const emerald = study(
  `
Boardwalk 20 6 152000
Clubhouse roof 25 14 61000
Clubhouse HVAC 15 5 28500
Tennis courts, resurface 8 3 22400
Tennis courts, fence 25 13 19800
Marina bulkhead 40 29 420000
Entry gates and operators 12 2 31500
Pool plaster 12 8 26300
`,
  254000,
);
const wharf = study(
  `
Green roof membrane 25 18 138000
Storefront awnings 10 3 24600
Seawall repairs 30 11 265000
Freight elevator 25 17 155000
Trash compactor 12 4 18900
Domestic hot water heaters 14 6 46200
`,
  191000,
);
const camellia = study(
  `
Slate roof repairs 10 4 36000
Brick walks 30 15 28500
Iron fence painting 8 6 9400
Sewer line 50 12 62000
`,
  22150,
);

export const reservesTwo: Outside[] = [
  {
    name: 'granite-tower-by-system',
    association: 'Granite Tower Condominium Association',
    kind: 'reserve-study',
    fiscalYear: 2027,
    look: { font: 'sans', size: 9.5 },
    traits: ['grouped', 'subtotals', 'monthly-and-annual'],
    text: `
# RESERVE STUDY - LEVEL II
- Granite Tower Condominium Association - Fiscal Year 2027

:t l c c r full
|* Component | Useful life | Remaining | Current cost
| ROOFS
${usual(granite, 0, 2)}
|+ Subtotal, roofs | | | ${dollars(362000)}
| EXTERIOR
${usual(granite, 2, 5)}
|+ Subtotal, exterior | | | ${dollars(527000)}
| MECHANICAL AND LIFE SAFETY
${usual(granite, 5, 12)}
|+ Subtotal, mechanical and life safety | | | ${dollars(755000)}
| INTERIOR
${usual(granite, 12)}
|+ Subtotal, interior | | | ${dollars(210000)}
|+ Grand total | | | ${dollars(totalCost(granite))}

${method}
= Funding status
@ Reserve balance, January 1, 2027 :: ${dollars(granite.balance)}
@ Ideal balance :: ${dollars(granite.full)}
@ Percent funded :: ${granite.funded.toFixed(1)}%
= Recommended funding
@ Monthly :: $13,250
@ Annual contribution :: $159,000
@ Alternative: minimum contribution :: $121,800 a year
@ Inflation rate :: 3.25%
@ Interest rate :: 1.50%
`,
    parts: reserve(granite, {
      percentFunded: Number(granite.funded.toFixed(1)),
      contribution: '159000.00',
      inflation: 3.25,
      interest: 1.5,
    }),
  },
  {
    name: 'emerald-cove-landscape-table',
    association: 'Emerald Cove Property Owners Association, Inc.',
    kind: 'reserve-study',
    look: { font: 'sans', size: 9, landscape: true, margin: 44 },
    traits: ['landscape', 'quantities', 'many-columns'],
    text: `
## COMPONENT INVENTORY AND FUNDING - Emerald Cove Property Owners Association, Inc.
:t l l r r r r r r full grid
|* ID | Component | Placed in service | Useful life | Remaining life | Current replacement cost | Future cost | Fully funded balance
${rows(
  emerald.components.map((one, at) => ({ ...one, at })),
  (one) => [
    `${100 + one.at * 10}`,
    one.name,
    2026 - one.useful + one.remaining,
    one.useful,
    one.remaining,
    dollars(one.cost),
    dollars(Math.round(one.cost * 1.03 ** one.remaining)),
    dollars(fundedPart(one)),
  ],
)}
|+ | Total | | | | ${dollars(totalCost(emerald))} | | ${dollars(emerald.full)}

@ Beginning balance 1/1/2026 :: ${dollars(emerald.balance)}
@ Percent funded :: ${emerald.funded.toFixed(0)}%
@ 2026 reserve contribution :: $61,400
@ Inflation :: 3.0% per year
@ Interest :: 2.0% per year
`,
    parts: reserve(emerald, {
      percentFunded: Number(emerald.funded.toFixed(0)),
      contribution: '61400.00',
      inflation: 3,
      interest: 2,
    }),
  },
  {
    name: 'wharf-district-cash-flow-plan',
    association: 'Wharf District Condominium Association, Inc.',
    kind: 'reserve-study',
    scan: { grade: 'fair', skew: 0.4 },
    look: { font: 'embedded', size: 10 },
    traits: ['twenty-years', 'two-scenarios'],
    text: `
# Reserve Fund Plan
## Wharf District Condominium Association, Inc.

:t l r r r full grid
|* Component | Useful life | Remaining life | Cost (2026)
${usual(wharf)}

: Reserve balance at the start of 2026: ${dollars(wharf.balance)}
: Percent funded: ${wharf.funded.toFixed(0)}%

Annual contribution for 2026: $43,800, rising with inflation of 3% a year. Interest on the balance: 1.5%.
= Years 2026 to 2045
:t l r r r r r full small
|* Year | Opening | Contribution | Interest | Spent | Closing
${plan(wharf, { from: 2026, years: 20, contribution: 43800, inflation: 3, interest: 1.5 })}
`,
    parts: reserve(wharf, {
      percentFunded: Number(wharf.funded.toFixed(0)),
      contribution: '43800.00',
      inflation: 3,
      interest: 1.5,
    }),
  },
  {
    name: 'camellia-walk-typed-reserve-schedule',
    association: 'Camellia Walk Co-Owners Association',
    kind: 'reserve-study',
    scan: { grade: 'poor', skew: -0.6, dpi: 220 },
    look: { font: 'mono', size: 10 },
    traits: ['typed', 'no-percent-funded'],
    text: `
: CAMELLIA WALK CO-OWNERS ASSOCIATION
: RESERVE SCHEDULE FOR THE ANNUAL MEETING

:t l r r r full
|* COMPONENT | USEFUL LIFE | REMAINING LIFE | COST
${usual(camellia)}
|+ TOTAL | | | ${dollars(totalCost(camellia))}

: RESERVE FUND BALANCE AT NOVEMBER 30: ${dollars(camellia.balance)}
: ANNUAL CONTRIBUTION RECOMMENDED: $8,800

Prices were obtained from two contractors in October. The termite bond of $450 a year is an operating expense and is not included.
`,
    parts: [reserve(camellia, { contribution: '8800.00' })],
  },
];
