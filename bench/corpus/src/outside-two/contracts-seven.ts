import { contract } from '../outside/make';
import type { Outside } from '../outside/model';
import { terms } from './general';

export const contractsSeven: Outside[] = [
  {
    name: 'lincoln-court-pest-annual-in-quarters',
    association: 'Lincoln Court Condominium',
    kind: 'contract',
    look: { size: 11 },
    traits: ['pest', 'annual-price-in-quarters', 'trade-name'],
    text: `
# PEST MANAGEMENT AGREEMENT

Blue Ridge Environmental Services, LLC, a Tennessee limited liability company doing business as Bug Brothers (the "Company"), will provide pest management at Lincoln Court Condominium (the "Customer").

The Company treats the exterior and the common halls four times a year, in January, April, July and October, and returns between visits without charge when called.

The price is $2,280.00 per year, payable in quarterly installments of $570.00 after each visit. Beginning with the second year the Company may raise the price once a year by no more than three percent (3%).

The agreement starts on April 1, 2026 and ends on March 31, 2028. It continues for terms of one year unless canceled with thirty (30) days' written notice.

Bed bugs are treated at $385.00 per apartment and rodents are excluded at $95.00 per opening. A returned check costs $35.00.
${terms}
sign: Company | Customer
`,
    parts: contract({
      vendor: 'Blue Ridge Environmental Services, LLC',
      customer: 'Lincoln Court Condominium',
      service: 'pest management',
      fee: { amount: '2280.00', period: 'year' },
      alsoFees: [{ amount: '570.00', period: 'quarter' }],
      term: '2026-04-01 to 2028-03-31',
      renews: true,
      noticeDays: 30,
      escalator: { type: 'cap_percent', cap: 3 },
      decoys: ['$385.00', '$95.00', '$35.00'],
    }),
  },
  {
    name: 'ravenswood-flats-elevator-greater-of',
    association: 'Ravenswood Flats Condominium Association',
    kind: 'contract',
    look: { font: 'sans', size: 10, footer: 'Agreement - page {p}' },
    traits: ['elevator', 'quarterly-billing', 'cpi-with-floor'],
    text: `
* CROSSTOWN ELEVATOR SERVICE
# Preventive Maintenance Agreement

This agreement is made between Ravenswood Flats Condominium Association, an Illinois not-for-profit corporation ("Client"), and Crosstown Elevator Service Company, an Illinois corporation ("Crosstown").
= Equipment and work
One hydraulic passenger elevator, four landings. Crosstown examines it monthly and makes the tests that the code requires once a year.
= Term
Three years, beginning August 1, 2025 and ending July 31, 2028. Either party may prevent renewal for three more years by ninety (90) days' written notice; otherwise the agreement renews automatically.
= Price
Client pays $885.00 per quarter in advance. Each August 1 the price increases by the greater of three percent (3%) or the increase in the Consumer Price Index for the Chicago area.
= Exclusions
Cylinder, piping below ground and cab finishes are excluded. Calls outside of business hours are $325.00 for the first hour. The city's inspection fee is paid by Client.
${terms}
sign: Client | Crosstown Elevator Service Company
`,
    parts: contract({
      vendor: 'Crosstown Elevator Service Company',
      customer: 'Ravenswood Flats Condominium Association',
      service: 'elevator maintenance',
      fee: { amount: '885.00', period: 'quarter' },
      term: '2025-08-01 to 2028-07-31',
      renews: true,
      noticeDays: 90,
      escalator: { type: 'cpi', floor: 3 },
      decoys: ['$325.00'],
    }),
  },
  {
    name: 'hawthorne-row-snow-with-included-pushes',
    association: 'Hawthorne Row Townhome Owners Association',
    kind: 'contract',
    scan: { grade: 'fair', skew: 0.4 },
    look: { size: 11 },
    traits: ['snow', 'season', 'pushes-included'],
    text: `
# WINTER SERVICES AGREEMENT
@ Customer :: Hawthorne Row Townhome Owners Association
@ Contractor :: Iron Range Plow & Salt, LLC
@ Term :: November 15, 2025 to March 31, 2026

The Contractor plows the lanes and guest parking, and shovels the front walks, after each snowfall of two inches or more.
= Price
The season price is $9,900.00 and includes twenty pushes. It is paid in five equal installments of $1,980.00 on the first of December, January, February, March and April. Every push after the twentieth is $340.00. Salt is $165.00 per application.

If fewer than twelve pushes are needed, the Contractor credits $150.00 for each one that is missing.
= End
There is no renewal. Either party may cancel upon fourteen (14) days' written notice.
sign: Customer | Contractor
`,
    parts: contract({
      vendor: 'Iron Range Plow & Salt, LLC',
      customer: 'Hawthorne Row Townhome Owners Association',
      service: 'winter snow services',
      fee: { amount: '9900.00', period: 'year' },
      alsoFees: [
        { amount: '9900.00', period: 'one-time' },
        { amount: '1980.00', period: 'month' },
      ],
      term: '2025-11-15 to 2026-03-31',
      renews: false,
      noticeDays: 14,
      decoys: ['$340.00', '$165.00', '$150.00'],
    }),
  },
];
