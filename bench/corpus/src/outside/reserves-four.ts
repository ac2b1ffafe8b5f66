import { dollars, rows } from './make';
import type { Outside } from './model';
import { reserve, study, type Study } from './study';

const usual = (one: Study): string =>
  rows(one.components, ({ name, useful, remaining, cost }) => [name, useful, remaining, dollars(cost)]);
const brook = study(
  `
Composition roofs 24 0 186400
Boiler 30 18 42000
Sewer laterals, spot repair 15 6 27500
Lighting, exterior 20 5 18250
`,
  171300,
);
const hidden = study(
  `
Trail resurfacing 12 5 47500
Splash pad equipment 15 13 88000
Shade structures 20 18 34000
Stormwater basins, dredge 20 18 76000
Park benches and signs 15 13 16400
`,
  57950,
);
const quarry = study(
  `
Standing seam roofs 40 28 196000
Cedar siding, stain 6 1 58800
Retaining wall 50 38 84000
Well pump 15 9 13200
Septic field 30 18 71000
`,
  148600,
);
const palmetto = study(
  'Pool resurfacing 10 6 31000\nGatehouse roof 20 15 9200\nFence, perimeter 25 14 74500\nPlayground 15 8 41000',
  40100,
);

export const reservesFour: Outside[] = [
  {
    name: 'brookside-mews-engineer-letter',
    association: 'Brookside Mews Condominium Association',
    kind: 'reserve-study',
    scan: { grade: 'clean', skew: -0.4 },
    look: { size: 11 },
    traits: ['letter', 'due-now'],
    text: `
* Corbett Consulting Engineers
^ December 9, 2025

Re: Reserve update, Brookside Mews Condominium Association

Dear Board,

With the roofs due for replacement in the coming year we have brought the component schedule up to date:

:t l r r r full
|* Component | Useful life | Remaining life | Cost
${usual(brook)}

Your reserve balance of ${dollars(brook.balance)} is ${brook.funded.toFixed(1)}% of the fully funded balance of ${dollars(brook.full)}. The roofs cost $186,400, so a loan or a special assessment of about $1,900 a unit should be considered.

Afterwards an annual contribution of $24,000 suffices, if costs rise 3% and the balance earns 2%.
sign: Project engineer
`,
    parts: reserve(brook, {
      percentFunded: Number(brook.funded.toFixed(1)),
      contribution: '24000.00',
      inflation: 3,
      interest: 2,
    }),
  },
  {
    name: 'hidden-meadow-young-community',
    association: 'Hidden Meadow Community Association',
    kind: 'reserve-study',
    as: 'docx',
    traits: ['well-funded', 'prose'],
    text: `
# Reserve Study for Hidden Meadow Community Association
= Assumptions
Inflation is assumed at 2.75% and the yield of investments at 3.10% per year. The starting balance on January 1, 2026 is ${dollars(hidden.balance)}.
= Components
:t l r r r grid
|* Component | Expected useful life | Remaining useful life | Replacement cost
${usual(hidden)}
= Result
The fully funded balance is ${dollars(hidden.full)}; the association is ${hidden.funded.toFixed(0)}% funded. A contribution of $19,250 per year, or $16.71 per home per month, keeps the fund strong.
`,
    parts: reserve(hidden, {
      percentFunded: Number(hidden.funded.toFixed(0)),
      contribution: '19250.00',
      inflation: 2.75,
      interest: 3.1,
    }),
  },
  {
    name: 'quarry-bend-components-only',
    association: 'Quarry Bend Association of Co-owners',
    kind: 'reserve-study',
    traits: ['component-table-only', 'cost-first'],
    look: { size: 10.5 },
    text: `
# Schedule of Reserve Components
- Quarry Bend Association of Co-owners

:t r l r r l full
|* Cost to replace | Component | Life expectancy | Years remaining | Condition
${rows(quarry.components, ({ name, useful, remaining, cost }) => [dollars(cost), name, useful, remaining, remaining < 5 ? 'fair' : 'good'])}

This schedule is part of the reserve study of 2026. Funding is discussed in a separate letter.
`,
    parts: [reserve(quarry, { balance: false })],
  },
  {
    name: 'palmetto-lakes-small-study',
    association: 'Palmetto Lakes Homeowners Association, Inc.',
    kind: 'reserve-study',
    traits: ['one-page', 'small'],
    look: { size: 11.5 },
    text: `
# Reserve Study Summary
- Palmetto Lakes Homeowners Association, Inc., 85 lots

:t l r r r center
|* Component | Useful life | Remaining life | Current cost
${usual(palmetto)}

Reserve balance ${dollars(palmetto.balance)}; percent funded ${palmetto.funded.toFixed(0)}%.

Contribution recommended for the coming year: $9,690, or $114.00 per lot per year.
`,
    parts: reserve(palmetto, { percentFunded: Number(palmetto.funded.toFixed(0)), contribution: '9690.00' }),
  },
];
