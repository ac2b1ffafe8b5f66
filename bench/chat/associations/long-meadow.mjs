import path from 'node:path';
import { printedBudget, section, writeDocuments } from './writers.mjs';

/** An association that does not exist: 164 condominiums in Ohio, whose budget of 2026 is to be made. */
const NAME = 'Long Meadow Village Condominium Association, Inc.';
const sections = [
  section('Income', [
    ['6100', 'Maintenance Fees', 598272, 627792, 627792],
    ['6120', 'Late Fees', 5120, 4800, 5460],
    ['6200', 'Clubhouse Rental', 3150, 3000, 2725],
    ['6300', 'Interest - Operating', 1248.36, 1200, 1401.75],
  ]),
  section('Administrative', [
    ['7010', 'Management Fee', 41328, 42312, 42312],
    ['7020', 'Audit and Tax Preparation', 6400, 6600, 6550],
    ['7030', 'Legal - General', 8215.4, 7500, 9880.25],
    ['7035', 'Legal - Collections', 3460, 4000, 2915],
    ['7060', 'Bad Debt', 4000, 4500, 4500],
    ['7110', 'Office Supplies', 1322.18, 1400, 1287.44],
    ['7115', 'Postage and Printing', 2840.66, 2900, 3112.09],
    ['7210', 'Payroll - Maintenance', 52400, 54000, 54310.2],
    ['7215', 'Payroll Taxes', 4192, 4320, 4344.82],
  ]),
  section('Service Contracts', [
    ['7310', 'Landscape Contract', 48600, 50000, 50000],
    ['7330', 'Pool Service', 11800, 12000, 12400],
    ['7340', 'Janitorial', 14160, 14580, 14580],
    ['7370', 'Pest Control', 3900, 4000, 3945],
    ['7385', 'Snow Removal', 21340.75, 24000, 28615.5],
  ]),
  section('Repairs and Maintenance', [
    ['7410', 'Building Repairs', 31204.55, 30000, 34118.72],
    ['7415', 'Roof and Gutters', 12460, 13000, 11275.3],
    ['7420', 'Plumbing', 9845.1, 9000, 10406.85],
    ['7425', 'Electrical and Lighting', 4118.92, 4500, 3870.66],
    ['7475', 'Clubhouse Furnace Replacement (one-time project)', 0, 18500, 18240],
    ['7485', 'Maintenance Supplies', 2945.33, 3000, 3061.47],
  ]),
  section('Insurance', [
    ['7710', 'Property Insurance', 78200, 86000, 85640],
    ['7715', 'General Liability Insurance', 9140, 9600, 9585],
    ['7720', 'Directors and Officers Insurance', 3300, 3400, 3388],
    ['7725', 'Fidelity Insurance', 890, 920, 915],
    ['7730', 'Umbrella Insurance', 4480, 4700, 4690],
  ]),
  section('Utilities', [
    ['7810', 'Electricity', 18640.22, 19500, 20118.64],
    ['7820', 'Water', 46215.8, 48000, 49266.35],
    ['7830', 'Sewer', 52908.14, 55000, 56120.48],
    ['7840', 'Gas', 7914.36, 8300, 7688.1],
    ['7850', 'Trash and Recycling', 16920, 17400, 17400],
    ['7860', 'Telephone', 1980, 2040, 2016],
  ]),
  section('Reserves', [['9005', 'Reserve Contribution', 60000, 66000, 66000]]),
];

const budget = [
  { heading: NAME },
  'Budget for the year ended December 31, 2025, with the results of 2024',
  printedBudget(['Account', '2024 Actual', '2025 Budget', '2025 Projected'], sections),
];

await writeDocuments(path.join(import.meta.dirname, 'long-meadow'), {
  'budget-2025.pdf': budget,
  'management-agreement.docx': [
    { heading: 'Management Agreement' },
    `This agreement is made between ${NAME} ("Association") and Prairie Lamp Community Management ("Manager"). It begins on January 1, 2025 and ends on December 31, 2027.`,
    { heading: 'Fee' },
    'The Association pays a management fee of $3,526.00 per month beginning January 1, 2025. The fee increases by 3.5 percent on January 1 of each year.',
    { heading: 'Not included' },
    'Postage, copies and attendance at more than ten meetings a year are billed separately. Each further meeting costs $150.00.',
    { heading: 'Termination' },
    'Either party may terminate this agreement without cause on 90 days written notice.',
  ],
  'waste-hauling-agreement.pdf': [
    { heading: 'Trash and Recycling Service Agreement' },
    `Customer: ${NAME}`,
    'Hauler: Three Rivers Hauling Co.',
    'Hauler empties twelve trash containers and six recycling containers twice a week, on Monday and Thursday. Bulk items cost $35.00 each and are billed separately.',
    { heading: 'Monthly fee' },
    {
      rows: [
        ['Period', 'Monthly fee'],
        ['July 1, 2024 to June 30, 2025', '$1,420.00'],
        ['July 1, 2025 to June 30, 2026', '$1,480.00'],
        ['July 1, 2026 to June 30, 2027', '$1,546.60'],
      ],
    },
    'This agreement ends on June 30, 2027. It renews for twelve months unless notice is given 60 days before that date.',
  ],
  'insurance-declarations.docx': [
    { heading: 'Condominium Association Policy - Declarations' },
    `Named insured: ${NAME}`,
    'Insurer: Buckeye Plains Insurance Company',
    'Policy period: April 1, 2025 to April 1, 2026',
    {
      rows: [
        ['Coverage', 'Limit', 'Annual premium'],
        ['Property', '$38,200,000', '$87,360.00'],
        ['General Liability', '$2,000,000', '$9,744.00'],
        ['Directors and Officers', '$1,000,000', '$3,420.00'],
        ['Fidelity', '$250,000', '$924.00'],
        ['Umbrella', '$10,000,000', '$4,752.00'],
        ['Total premium', '', '$106,200.00'],
      ],
    },
    'Deductible: $25,000 each loss; wind and hail $50,000 each loss.',
  ],
  'reserve-study.pdf': [
    { heading: 'Reserve Study for Fiscal Year 2026' },
    `Prepared for ${NAME}, 164 units`,
    'Projected reserve balance on January 1, 2026: $410,240.00. Fully funded balance: $1,783,666.67. Percent funded: 23.0 %.',
    'Recommended annual contribution for 2026: $94,500.00.',
    {
      rows: [
        ['Component', 'Useful life', 'Remaining life', 'Current cost'],
        ['Roofs', '25', '8', '$1,150,000'],
        ['Siding', '40', '22', '$980,000'],
        ['Parking lot asphalt', '20', '6', '$340,000'],
        ['Pool resurfacing', '10', '2', '$85,000'],
        ['Clubhouse interior', '15', '5', '$120,000'],
        ['Entry monuments', '20', '12', '$40,000'],
        ['Concrete walks', '30', '13', '$280,000'],
      ],
    },
    'Inflation assumed: 3.0 %. Interest assumed: 2.0 %.',
  ],
  'bylaws-excerpt.txt': [
    { heading: 'LONG MEADOW VILLAGE CONDOMINIUM ASSOCIATION, INC. - BYLAWS (EXCERPT)' },
    'Section 2.4 Notice. Written notice of each meeting of owners is sent at least 14 days and not more than 45 days before the meeting.',
    'Section 2.6 Quorum. Owners who hold 30 percent of the votes are a quorum.',
    'Section 3.1 Board. The board has five directors, who serve terms of two years.',
    'Section 5.2 Budget. The board adopts the budget at least 30 days before the fiscal year begins and sends a copy to each owner.',
    'Section 5.3 Increases. An increase of the assessments of more than 10 percent over the year before needs the approval of a majority of the owners.',
    'Section 5.5 Late charges. An assessment is late after the 10th day of the month, and a late charge of $40.00 is added.',
    'Section 6.1 Leasing. No unit may be leased for less than six months. No more than 20 units may be leased at one time.',
    'Section 7.3 Pool. The pool is open from Memorial Day to Labor Day, from 9:00 a.m. to 8:00 p.m. Glass is not allowed in the pool area.',
    'Section 7.5 Pets. One dog of not more than 40 pounds or one cat may be kept in a unit.',
  ],
});
