import path from 'node:path';
import { section, sheetBudget, writeDocuments } from './writers.mjs';

/** An association that does not exist: 18 townhomes in Washington, whose budget of 2027 is to be made. */
const NAME = 'Pebble Cove Townhome Association';
const sections = [
  section('Income', [
    ['6100', 'Maintenance Fees', 88560, 93960, 99360, 99360],
    ['6120', 'Late Fees', 325, 250, 300, 275],
    ['6230', 'Keys and Fobs', 120, 90, 100, 140],
    ['6300', 'Interest - Operating', 61.4, 74.85, 80, 92.1],
  ]),
  section('Administrative', [
    ['7010', 'Management Fee', 10800, 11124, 11460, 11460],
    ['7020', 'Audit and Tax Preparation', 850, 875, 900, 925],
    ['7030', 'Legal - General', 640, 1912.5, 1200, 780],
    ['7115', 'Postage and Printing', 212.3, 238.75, 250, 241.6],
    ['7120', 'Software and Website', 480, 480, 540, 540],
  ]),
  section('Service Contracts', [
    ['7310', 'Landscape Contract', 14400, 14670, 15036.75, 15036.75],
    ['7355', 'Fire Monitoring', 1440, 1440, 1512, 1512],
    ['7385', 'Snow Removal', 860, 2340, 1500, 1125],
  ]),
  section('Repairs and Maintenance', [
    ['7410', 'Building Repairs', 5210.4, 6884.15, 6000, 7350.25],
    ['7415', 'Roof and Gutters', 2150, 1980, 2400, 2260],
    ['7420', 'Plumbing', 940, 1318.6, 1000, 612.35],
    ['7460', 'Asphalt Sealcoat', null, 8900, null, null, 'One-time project, completed 2025'],
  ]),
  section('Insurance', [
    ['7710', 'Property Insurance', 13480, 14926, 16300, 16418],
    ['7715', 'General Liability Insurance', 1640, 1722, 1810, 1805],
    ['7720', 'Directors and Officers Insurance', 720, 735, 760, 758],
    ['7750', 'Earthquake Insurance', 4310, 4655, 5000, 5028],
  ]),
  section('Utilities', [
    ['7810', 'Electricity', 1486.2, 1552.9, 1600, 1644.35],
    ['7820', 'Water', 6240.8, 6590.45, 6900, 7012.6],
    ['7830', 'Sewer', 7115, 7480.25, 7800, 7866.9],
    ['7850', 'Trash and Recycling', 3024, 3168, 3300, 3312],
  ]),
  section('Reserves', [['9005', 'Reserve Contribution', 12000, 12600, 13500, 13500]]),
];

const budget = [
  NAME,
  'Operating Budget 2026 with results of 2024 and 2025',
  sheetBudget(
    ['Account', 'Description', '2024 Actual', '2025 Actual', '2026 Budget', '2026 Projected', 'Notes'],
    sections,
  ),
];

await writeDocuments(path.join(import.meta.dirname, 'pebble-cove'), {
  'budget-2026.xlsx': budget,
  'landscape-agreement.docx': [
    { heading: 'Landscape Maintenance Agreement' },
    `This agreement is between ${NAME} ("Association") and Saltgrass Grounds Care LLC ("Contractor") and begins on April 1, 2025.`,
    { heading: '1. Services' },
    'Contractor mows the common lawns weekly from April through October, prunes shrubs twice a year and clears leaves from walks in November. Irrigation repairs and tree removal are not included and are billed separately.',
    { heading: '2. Fee' },
    'The Association pays $1,230.00 per month beginning April 1, 2025. The monthly fee increases by 2.5 percent on each anniversary of that date.',
    { heading: '3. Term and termination' },
    'The initial term ends on March 31, 2028. Either party may end this agreement for any reason with 60 days written notice.',
  ],
  'fire-monitoring-agreement.pdf': [
    { heading: 'Fire Alarm Monitoring Agreement' },
    `Customer: ${NAME}`,
    'Provider: Beacon Rock Alarm Company',
    'Provider monitors the fire alarm panels of Buildings A and B around the clock and tests each panel once a year in May. Repairs of panels are not included.',
    { heading: 'Monthly fee' },
    {
      rows: [
        ['Period', 'Monthly fee'],
        ['February 1, 2026 to January 31, 2027', '$126.00'],
        ['February 1, 2027 to January 31, 2028', '$131.00'],
        ['February 1, 2028 to January 31, 2029', '$136.25'],
      ],
    },
    'This agreement renews for one year at a time unless either party gives notice at least 90 days before January 31, 2029.',
  ],
  'insurance-declarations.pdf': [
    { heading: 'Commercial Package Policy - Declarations' },
    `Named insured: ${NAME}`,
    'Insurer: Tidewater Mutual Insurance Company',
    'Policy number: TM-40718',
    'Policy period: October 1, 2026 to October 1, 2027',
    {
      rows: [
        ['Coverage', 'Limit', 'Annual premium'],
        ['Property', '$6,450,000', '$17,240.00'],
        ['General Liability', '$1,000,000', '$1,880.00'],
        ['Directors and Officers', '$1,000,000', '$774.00'],
        ['Earthquake', '$6,450,000', '$5,290.00'],
        ['Total premium', '', '$25,184.00'],
      ],
    },
    'Deductible: $10,000 each loss. The earthquake deductible is 10 percent of the limit.',
  ],
  'reserve-study.pdf': [
    { heading: 'Reserve Study for Fiscal Year 2027' },
    `Prepared for ${NAME}, 18 units`,
    'Projected reserve balance on January 1, 2027: $73,750.00. Fully funded balance: $177,720.00. Percent funded: 41.5 %.',
    'Recommended annual contribution for 2027: $16,800.00.',
    {
      rows: [
        ['Component', 'Useful life', 'Remaining life', 'Current cost'],
        ['Roof shingles', '25', '9', '$142,000'],
        ['Exterior painting', '8', '3', '$46,400'],
        ['Asphalt overlay', '30', '17', '$58,500'],
        ['Wood fences', '20', '6', '$33,000'],
        ['Mailboxes', '20', '11', '$6,200'],
        ['Entry sign and lights', '15', '4', '$9,000'],
      ],
    },
    'Inflation assumed: 3.0 %. Interest assumed: 1.5 %.',
  ],
  'community-rules.txt': [
    { heading: 'PEBBLE COVE TOWNHOME ASSOCIATION - COMMUNITY RULES' },
    '1. Pets. An owner may keep no more than two dogs or cats. Dogs must be on a leash of not more than six feet in the common areas.',
    '2. Parking. Each home has two assigned spaces. Guests may park in the visitor spaces for up to 72 hours. Boats and trailers may not be parked in the community for more than 24 hours.',
    '3. Quiet hours. Quiet hours are from 10:00 p.m. to 7:00 a.m.',
    '4. Rentals. No home may be rented for a period of less than 30 days. No more than four homes may be rented at any time.',
    '5. Assessments. Assessments are due on the first day of the month. A late charge of $25.00 is added to an assessment that is not paid by the 15th.',
    '6. Exterior changes. Changes to the exterior need the written approval of the board before work begins. The board answers within 45 days.',
    '7. Garbage. Bins are put out after 6:00 p.m. on Tuesday and taken in by Wednesday night.',
  ],
});
