import { covenants } from './general';
import { bySize, ownership, rows, shares, unitAnd } from './make';
import type { Outside } from './model';

const pelican = shares('101-104 5.85%; 201-204 6.10%; 301-304 6.30%; 401-404 6.50%');
const foxglove = shares('1-5 8.40%; 6-9 9.15%; 9 9.15%; 10 12.25%');
const hale = shares(
  '101-110 .4132%; 201-210 .5268%; 301-310 .5268%; 401-410 .6120%; 501-510 1.0412%; 601-610 1.2412%; 701-710 1.3500%; 801-810 1.7100%; 901-909 2.2000%; 910 5.9880%',
);
const oakview = shares('1-14 1/14');
const prior = shares('1-6 10.0%; 7, 8 20.0%');
const next = shares('1-6 10.5%; 7, 8 18.5%');
const granite = bySize(
  '101-112 745; 201-212 745; 301-312 812; 401-412 812; 501-512 1090; 601-612 1090; 701-706 1630; 801-806 1630',
  4,
);
const eighths = shares('1-4 12.5%; 5-8 12.5%');
const area = shares('A1 1,250; A2 1,250; B1 1,410; B2 1,410; C1 1,080; C2 1,080; D1 1,060; D2 1,060', 9600);
const subtotal = shares('1-6 3.20%; 7-14 3.85%; 15-24 5.00%');
const votes = shares('1-4 9.25%; 5-8 10.50%; 9, 10 10.50%');

export const declarationsFour: Outside[] = [
  {
    name: 'pelican-pointe-exhibit-sum-off',
    association: 'Pelican Pointe Condominium Association, Inc.',
    kind: 'declaration',
    scan: { grade: 'fair', skew: 0.6, turned: 90 },
    traits: ['sum-off', 'percent', 'turned'],
    text: `
^ O.R. 3318 PAGE 1290
## PELICAN POINTE, A CONDOMINIUM
- EXHIBIT NO. 4 - FRACTIONAL OWNERSHIP
- Pelican Pointe Condominium Association, Inc.

:t c r center
|* UNIT | SHARE OF COMMON ELEMENTS
${rows(pelican, unitAnd)}

The shares above govern the division of common expenses and common surplus.
`,
    parts: [ownership(pelican, { flaws: ['sum'] })],
  },
  {
    name: 'foxglove-mews-duplicate-unit',
    association: 'Foxglove Mews Owners Association',
    kind: 'declaration',
    traits: ['duplicate', 'percent'],
    text: `
# FOXGLOVE MEWS
## Schedule of Undivided Interests
- Recorded with the Declaration of Foxglove Mews Owners Association

:t l r center
|* Unit | Undivided interest
${rows(foxglove, unitAnd)}
|+ | 100.00%

Late installments bear interest at 1.5% per month.
`,
    parts: [ownership(foxglove, { flaws: ['duplicate'] })],
  },
  {
    name: 'hale-moana-apartment-schedule',
    association: 'Association of Apartment Owners of Hale Moana',
    kind: 'declaration',
    look: { font: 'sans', size: 9, margin: 54, footer: 'Exhibit B - {p}' },
    traits: ['long-table', 'leading-point', 'types-and-areas', 'percent'],
    text: `
## EXHIBIT "B"
- Association of Apartment Owners of Hale Moana
- Apartment number, type, net living area, lanai area and percentage of common interest

:t c c r r r center
|* Apt. | Type | Living (sf) | Lanai (sf) | Common interest
${rows(hale, ({ unit, as }) => [unit, unit.endsWith('10') ? 'A-1' : 'B-2', unit < '5' ? '612' : '1,048', unit < '5' ? '64' : '112', as])}

The total of the common interests is 100%. Parking stalls are described in Exhibit "D" and may be transferred between apartments.
`,
    parts: [ownership(hale)],
  },
  {
    name: 'oakview-site-condominium',
    association: 'Oakview Site Condominium Association',
    kind: 'declaration',
    ranges: true,
    words: { '1/14': 'one-fourteenth' },
    look: { size: 11 },
    traits: ['equal-range', 'words', 'prose'],
    text: `
[stamp] LIBER 51204 PAGE 88 / REGISTER OF DEEDS / 2016 APR 19

# MASTER DEED
## OAKVIEW SITE CONDOMINIUM

This Master Deed is made under Act 59, Public Acts of 1978, as amended. The Project is administered by Oakview Site Condominium Association, a Michigan nonprofit corporation.

${covenants}
= ARTICLE V
(a) Description. Each Unit in the Project is described with reference to Exhibit B.

(b) Percentage of Value. The percentages of value assigned to Units 1 through 14 are equal, so that each of those Units has a percentage of value of one-fourteenth. The percentage of value determines the proportionate share of each co-owner in the proceeds and expenses of administration.
= ARTICLE VI
The Developer may within six years contract the Project by withdrawing Units, in which case the percentages are re-adjusted. Road assessments above $500.00 per Unit in a year need the approval of 60% of the co-owners.
sign: Developer
`,
    parts: [ownership(oakview)],
  },
  {
    name: 'brookside-mews-third-amendment',
    association: 'Brookside Mews Condominium Association',
    kind: 'declaration',
    as: 'docx',
    traits: ['amendment', 'former-table', 'percent'],
    text: `
# THIRD AMENDMENT
## Brookside Mews Condominium

1. Recitals. Exhibit B of the Declaration, which reads as follows, is DELETED:

:t l r grid
|* Unit | Interest (deleted)
${rows(prior, unitAnd)}

2. Replacement. In its place the following Exhibit B is ADOPTED, all owners and mortgagees consenting, effective July 1, 2023:

:t l r grid
|* Unit | Interest (adopted)
${rows(next, unitAnd)}
|+ Total | 100.0%

3. Ratification. In all other respects the Declaration is ratified. Brookside Mews Condominium Association shall notify each lender.
sign: President | Secretary
`,
    parts: [ownership(prior, { inForce: false }), ownership(next)],
  },
  {
    name: 'granite-tower-schedule',
    association: 'Granite Tower Condominium Association',
    kind: 'declaration',
    look: { font: 'mono', size: 9, margin: 50, header: 'PAGE {p}' },
    scan: { grade: 'clean', skew: -0.3, dpi: 220 },
    traits: ['long-table', 'four-across', 'percent'],
    text: `
: GRANITE TOWER CONDOMINIUM ASSOCIATION
: SCHEDULE OF UNIT PERCENTAGES                                EXHIBIT A-1

:t l r l r l r l r full
|* UNIT | PERCENT | UNIT | PERCENT | UNIT | PERCENT | UNIT | PERCENT
${rows(granite, ({ unit, as }) => [unit, as.replace('%', '')], 4)}

TOTAL OF 84 UNITS ............ 100.0000
`,
    parts: [ownership(granite)],
  },
  {
    name: 'camellia-walk-declaration-1968',
    association: 'Camellia Walk Co-Owners Association',
    kind: 'declaration',
    words: { '1/8': '12 1/2%' },
    look: { font: 'mono', size: 10.5 },
    scan: { grade: 'poor', skew: 0.5, dpi: 220 },
    traits: ['mixed-numbers', 'typed', 'percent'],
    text: `
## ENABLING DECLARATION
## CAMELLIA WALK

WE, the undersigned, submit the land and building described below to the Horizontal Property Act and name the owners' body CAMELLIA WALK CO-OWNERS ASSOCIATION.

The proportionate share of each apartment in the common elements is:

:t l240 r dots
${rows(eighths, ({ unit }) => [`Apartment No. ${unit}`, '12 1/2%'])}

Dated this 2nd day of December, 1968.
sign: Owner of record
`,
    parts: [ownership(eighths)],
  },
  {
    name: 'saddlebrook-flats-by-area',
    association: 'Saddlebrook Flats Association, Inc.',
    kind: 'declaration',
    whole: 9600,
    traits: ['over-whole-area', 'numerators'],
    text: `
# DECLARATION OF CONDOMINIUM
## SADDLEBROOK FLATS

Saddlebrook Flats Association, Inc. operates the Condominium.

${covenants}
= 4.1 Shares
Each Unit's undivided interest in the common elements is a fraction whose numerator is the area of the Unit in the table below and whose denominator is 9,600, the area of all Units together.

:t l r l center
|* Unit | Area (square feet) | Building
${rows(area, ({ unit, as }) => [unit, as, unit[0]!])}
|+ All Units | 9,600 |
= 4.2 Hot water
The cost of the common water heater is divided by the number of bedrooms: two-bedroom Units 13% each, others 12% each.
`,
    parts: [ownership(area)],
  },
  {
    name: 'tidewater-commons-subtotals',
    association: 'Tidewater Commons Council of Unit Owners',
    kind: 'declaration',
    look: { font: 'sans', size: 10, color: '#37474f' },
    traits: ['subtotals', 'percent'],
    text: `
# Tidewater Commons Council of Unit Owners
## Percentage Factors - Exhibit to the Declaration and By-Laws

:t l r full grid
|* Unit | Percentage factor
| Building A
${rows(subtotal.slice(0, 6), unitAnd)}
|+ Building A, 6 units | 19.20%
| Building B
${rows(subtotal.slice(6, 14), unitAnd)}
|+ Building B, 8 units | 30.80%
| Building C
${rows(subtotal.slice(14), unitAnd)}
|+ Building C, 10 units | 50.00%
|+ Total percentage factors | 100.00%
`,
    parts: [ownership(subtotal)],
  },
  {
    name: 'stonegate-condominium-votes-differ',
    association: 'Stonegate Condominium Association',
    kind: 'declaration',
    traits: ['votes-beside-share', 'percent'],
    text: `
# Exhibit C - Allocated Interests
- Stonegate Condominium Association

:t l r r r center
|* Unit | Undivided Interest in Common Elements | Votes in the Association | Percentage of all votes
${rows(votes, ({ unit, as }) => [unit, as, Number(unit) < 9 ? '1' : '2', Number(unit) < 9 ? '8.33%' : '16.67%'])}
|+ Total | 100.00% | 12 | 100.0%

Common expense liability follows the undivided interest. Units 9 and 10 have two votes each.
`,
    parts: [ownership(votes)],
  },
];
