import path from 'node:path';
import { section, writeDocuments } from './writers.mjs';

/** An association that does not exist: 28 self-managed condominiums in Florida, whose budget of 2027 is to be made. */
const NAME = 'Sand Heron Condominium Association, Inc.';
const sections = [
  section('Income', [
    ['6100', 'Maintenance Fees', 173040, 194880, 215040, 233520, 233520, '28 units x $695.00 x 12 months'],
    [
      '6105',
      'Special Assessment - Hurricane Deductible',
      null,
      42000,
      null,
      null,
      null,
      'One-time, 2024 only',
    ],
    ['6120', 'Late Fees', 450, 525, 375, 400, 475],
    ['6220', 'Laundry Income', 1860.5, 1912.25, 1788, 1800, 1745.75],
    ['6300', 'Interest - Operating', 88.12, 140.4, 165.9, 150, 172.35],
  ]),
  section('Administrative', [
    ['7015', 'Bookkeeping', 4200, 4320, 4440, 4560, 4560, 'Self-managed: no management company'],
    ['7020', 'Audit and Tax Preparation', 2100, 2200, 2350, 2400, 2450],
    ['7030', 'Legal - General', 1150, 3890, 1475.5, 2000, 2260],
    ['7110', 'Office Supplies', 214.6, 240.15, 198.3, 225, 231.9],
    ['7115', 'Postage and Printing', 402.1, 455.85, 471.2, 480, 512.4],
    ['7120', 'Software and Website', 660, 660, 720, 780, 780],
    ['7170', 'Licenses and Filing Fees', 298.25, 298.25, 323.25, 325, 323.25, 'State fee and pool permit'],
  ]),
  section('Service Contracts', [
    ['7310', 'Landscape Contract', 10080, 10440, 10800, 11280, 11280],
    ['7315', 'Palm Trimming', 2100, 2240, 2380, 2450, 2520],
    ['7330', 'Pool Service', 5280, 5460, 5790, 6078.6, 6078.6],
    ['7340', 'Janitorial', 7200, 7440, 7680, 7920, 7920],
    ['7350', 'Elevator Contract', 3960, 4080, 4272, 4432, 4432],
    ['7355', 'Fire Monitoring', 1080, 1080, 1140, 1140, 1140],
    ['7370', 'Pest Control', 1620, 1680, 1740, 1800, 1785],
  ]),
  section('Repairs and Maintenance', [
    ['7410', 'Building Repairs', 6240.75, 9815.4, 7120.6, 7500, 8264.9],
    ['7415', 'Roof and Gutters', 1480, 3225, 1910, 2000, 1765],
    ['7420', 'Plumbing', 2310.2, 1985.65, 2742.3, 2400, 3018.75],
    ['7425', 'Electrical and Lighting', 640.5, 712.85, 688.4, 700, 655.1],
    ['7435', 'Elevator Repairs', 900, 0, 1450, 1000, 720],
    ['7440', 'Pool Repairs', 480, 1120, 365, 600, 540],
    ['7455', 'Life Safety Inspections', 1150, 1190, 1240, 1300, 1285],
    ['7475', 'Milestone Inspection', null, null, 11800, null, null, 'One-time project, completed 2025'],
  ]),
  section('Insurance', [
    ['7710', 'Property Insurance', 38400, 44160, 49900, 54000, 54480],
    ['7715', 'General Liability Insurance', 3120, 3370, 3610, 3850, 3832],
    ['7720', 'Directors and Officers Insurance', 1140, 1190, 1245, 1300, 1288],
    ['7725', 'Fidelity Insurance', 540, 560, 580, 600, 598],
    ['7745', 'Flood Insurance', 6210, 6830, 7310, 7700, 7682],
    ['7760', 'Insurance Deductible - Hurricane', null, 41350, null, null, null, 'One-time, 2024 only'],
  ]),
  section('Utilities', [
    ['7810', 'Electricity', 8412.3, 8960.75, 9347.2, 9700, 9866.4],
    ['7820', 'Water', 11218.4, 11790.2, 12466.85, 13000, 13244.1],
    ['7830', 'Sewer', 13320.6, 14015.3, 14790.45, 15400, 15702.8],
    ['7850', 'Trash and Recycling', 4680, 4920, 5160, 5400, 5412],
    ['7860', 'Telephone', 1344, 1344, 1392, 1440, 1416, 'Elevator and alarm lines'],
    ['7870', 'Internet and Cable', 15120, 15624, 16128, 16632, 16632, 'Bulk agreement for all units'],
  ]),
  section('Reserves', [
    ['9040', 'Reserve - Structural Components', 12000, 18000, 27000, 36000, 36000],
    ['9005', 'Reserve - Other Components', 6000, 6000, 8000, 9000, 9000],
  ]),
];

const added = (list) =>
  [0, 1, 2, 3, 4].map((at) => list.reduce((sum, { sums }) => sum + Math.round(sums[at] * 100), 0) / 100);
const [income, ...expenses] = sections;
const budget = [
  NAME,
  'Operating and Reserve Budget 2026 with results of 2023, 2024 and 2025',
  {
    rows: [
      [
        'Account',
        'Description',
        '2023 Actual',
        '2024 Actual',
        '2025 Actual',
        '2026 Budget',
        '2026 Projected',
        'Notes',
      ],
      ...sections.flatMap(({ title, lines, sums }) => [
        ['', title],
        ...lines,
        ['', `Total ${title}`, ...sums],
        ...(title === 'Reserves' ? [['', 'Total Expenses', ...added(expenses)]] : []),
      ]),
      [
        '',
        'Net Income',
        ...added(expenses).map((sum, at) => Math.round((income.sums[at] - sum) * 100) / 100),
      ],
    ],
  },
];

await writeDocuments(path.join(import.meta.dirname, 'sand-heron'), {
  'budget-2026.xlsx': budget,
  'elevator-maintenance-agreement.pdf': [
    { heading: 'Elevator Maintenance Agreement' },
    `Customer: ${NAME}`,
    'Contractor: Cay Lift Elevator Services, Inc.',
    'Contractor examines and lubricates the one elevator every month and answers calls on working days from 7:30 a.m. to 4:30 p.m. Calls at other times are billed at $310.00 an hour. Damage by flood or lightning is not included.',
    { heading: 'Monthly fee' },
    {
      rows: [
        ['Period', 'Monthly fee'],
        ['March 1, 2026 to February 28, 2027', '$372.00'],
        ['March 1, 2027 to February 29, 2028', '$389.00'],
        ['March 1, 2028 to February 28, 2029', '$406.50'],
      ],
    },
    'This agreement ends on February 28, 2029. It renews for one year at a time unless either party gives notice 120 days before that date.',
  ],
  'pool-service-agreement.docx': [
    { heading: 'Pool Service Agreement' },
    `This agreement is between ${NAME} ("Association") and Blue Mangrove Pool Care LLC ("Contractor") and begins on June 1, 2025.`,
    { heading: '1. Services' },
    'Contractor cleans the pool three times a week, tests the water at each visit and supplies all chemicals. Repairs of pumps and filters, and acid washing, are not included and are billed separately at $92.00 an hour.',
    { heading: '2. Fee' },
    'The Association pays $495.00 per month beginning June 1, 2025. The monthly fee increases by 4 percent on each anniversary of that date.',
    { heading: '3. Term and termination' },
    'The term ends on May 31, 2028. Either party may end this agreement for any reason with 45 days written notice.',
  ],
  'landscape-agreement.pdf': [
    { heading: 'Landscape Maintenance Agreement' },
    `This agreement is between ${NAME} ("Association") and Palmetto Row Landscaping, Inc. ("Contractor"). It begins on January 1, 2026 and ends on December 31, 2027.`,
    { heading: 'Services' },
    'Contractor mows every week from April through October and every two weeks from November through March, trims hedges monthly and replaces mulch once a year. Trimming of palms is not included. Clean-up after a storm is billed at $68.00 for each hour of each worker.',
    { heading: 'Fee' },
    'The Association pays $940.00 per month beginning January 1, 2026. The fee does not change during the term.',
    { heading: 'Termination' },
    'Either party may end this agreement for any reason with 30 days written notice.',
  ],
  'insurance-declarations.docx': [
    { heading: 'Condominium Association Policy - Declarations' },
    `Named insured: ${NAME}`,
    'Insurer: Calusa Shores Insurance Exchange',
    'Policy number: CSX-2207-118',
    'Policy period: July 1, 2026 to July 1, 2027',
    'Agent: Nettle & Roe Insurance, 239-555-0136',
    {
      rows: [
        ['Coverage', 'Limit', 'Annual premium'],
        ['Property', '$9,850,000', '$56,280.00'],
        ['General Liability', '$1,000,000', '$3,940.00'],
        ['Directors and Officers', '$1,000,000', '$1,320.00'],
        ['Fidelity', '$400,000', '$612.00'],
        ['Flood', '$7,000,000', '$7,920.00'],
        ['Total premium', '', '$70,072.00'],
      ],
    },
    'Deductible: $10,000 each loss. For loss by hurricane the deductible is 3 percent of the property limit for each calendar year. Wind damage that is not caused by a hurricane has a deductible of $25,000.',
    'Screen enclosures, docks and landscaping are not covered against wind.',
  ],
  'structural-integrity-reserve-study.pdf': [
    { heading: 'Structural Integrity Reserve Study for Fiscal Year 2027' },
    `Prepared for ${NAME}, 28 units, four floors, built 1984`,
    'Projected reserve balance on January 1, 2027: $313,242.18. Fully funded balance: $726,780.00. Percent funded: 43.1 %.',
    'Recommended annual contribution for 2027: $58,400.00.',
    'Reserves for the structural components may not be waived and may not be used for another purpose. Components marked "other" may be reduced by a vote of the owners.',
    {
      rows: [
        ['Component', 'Useful life', 'Remaining life', 'Current cost'],
        ['Roof', '20', '7', '$248,000'],
        ['Concrete restoration', '25', '11', '$310,000'],
        ['Waterproofing and painting', '8', '3', '$96,000'],
        ['Fire protection systems', '25', '9', '$72,000'],
        ['Plumbing risers', '50', '18', '$185,000'],
        ['Electrical service', '40', '16', '$88,000'],
        ['Elevator modernization (other)', '25', '10', '$115,000'],
        ['Pool resurfacing (other)', '12', '4', '$36,000'],
        ['Parking lot (other)', '20', '13', '$62,000'],
      ],
    },
    'Inflation assumed: 3.5 %. Interest assumed: 2.0 %.',
  ],
  'declaration-excerpt.txt': [
    { heading: 'SAND HERON, A CONDOMINIUM - DECLARATION AND BYLAWS (EXCERPT)' },
    'Section 4.3 Shares. The common expenses are shared equally by the 28 units.',
    'Section 6.2 Budget. The board mails the proposed budget and notice of the budget meeting to each owner at least 14 days before the meeting.',
    'Section 6.4 Substitute budget. If the adopted budget requires assessments of more than 115 percent of those of the preceding year, the board calls a special meeting of the owners upon written request of at least 10 percent of the owners.',
    'Section 6.7 Late payment. An assessment that is not paid within ten days bears interest at 18 percent a year, and a late fee of $25.00 is charged.',
    'Section 8.1 Board. The board has three directors, who serve terms of one year.',
    'Section 9.2 Rentals. A unit may be leased no more than three times in a calendar year and for no less than 30 days.',
    'Section 9.5 Pets. Two domestic pets of not more than 25 pounds each may be kept in a unit. Tenants may not keep pets.',
    'Section 10.4 Hurricane shutters. Shutters are white and of the accordion or roll-down type. They may be closed no earlier than 72 hours before a storm and are opened within 7 days after it.',
    'Section 11.3 Pool. The pool is open from dawn to dusk. Children under 12 are accompanied by an adult.',
    'Section 12.1 Parking. Each unit has one covered space. Pickup trucks over one ton are not permitted.',
  ],
});
