import path from 'node:path';
import { printed, section, writeDocuments } from './writers.mjs';

/** An association that does not exist: 486 homes behind gates in Arizona, whose budget of 2027 is to be made. */
const NAME = 'Saguaro Bend Community Association, Inc.';
const sections = [
  section('Income', [
    ['6100', 'Homeowner Assessments', 624024, 653184, 653184],
    ['6120', 'Late Fees', 9860, 9000, 10240],
    ['6130', 'Fines', 3150, 2500, 2875],
    ['6170', 'Transfer Fees', 11400, 10800, 12600],
    ['6230', 'Gate Remotes and Pool Keys', 3240, 3000, 3415],
    ['6300', 'Interest - Operating', 4118.62, 3600, 4377.9],
  ]),
  section('Administrative', [
    ['7010', 'Management Fee', 75816, 78848.64, 78848.64],
    ['7015', 'Management Extras', 5340, 5000, 6120.5],
    ['7020', 'Audit and Tax Preparation', 5850, 6000, 5950],
    ['7030', 'Legal - General', 11420.5, 9000, 13865],
    ['7035', 'Legal - Collections', 7215, 8000, 6480.25],
    ['7060', 'Bad Debt', 5000, 6000, 6000],
    ['7115', 'Postage and Printing', 9318.44, 9500, 10062.7],
    ['7120', 'Software and Website', 3480, 3600, 3600],
    ['7140', 'Community Events', 7842.16, 8500, 8110.9],
    ['7170', 'Licenses and Filing Fees', 410, 425, 410],
    ['7230', 'Income Tax', 1120, 1000, 1245],
  ]),
  section('Service Contracts', [
    ['7310', 'Landscape Contract', 135600, 138430.5, 138430.5],
    ['7315', 'Tree Trimming', 14200, 15000, 16480],
    ['7330', 'Pool Service', 24600, 25800, 25800],
    ['7340', 'Clubhouse Janitorial', 9120, 9360, 9360],
    ['7370', 'Pest Control', 2640, 2760, 2715],
    ['7375', 'Security Patrol', 31200, 32400, 32400],
    ['7380', 'Gate Maintenance Contract', 4560, 4695, 4695],
  ]),
  section('Repairs and Maintenance', [
    ['7410', 'Clubhouse Repairs', 6212.35, 6000, 7048.8],
    ['7425', 'Electrical and Lighting', 5118.9, 5000, 4772.25],
    ['7440', 'Pool Repairs', 8466.2, 7500, 11240.75],
    ['7441', 'Pool Heater Replacement (one-time project)', 0, 21000, 20475],
    ['7445', 'Irrigation Repairs', 12904.6, 12000, 13377.1],
    ['7450', 'Gate Repairs', 6380, 5500, 9215.4],
    ['7460', 'Street Repairs', 3900, 5000, 2860],
    ['7485', 'Maintenance Supplies', 2214.7, 2300, 2388.05],
  ]),
  section('Insurance', [
    ['7710', 'Property Insurance', 11640, 12300, 12348],
    ['7715', 'General Liability Insurance', 13410, 14400, 14430],
    ['7720', 'Directors and Officers Insurance', 5780, 6200, 6166],
    ['7725', 'Fidelity Insurance', 1310, 1370, 1374],
    ['7730', 'Umbrella Insurance', 4480, 4800, 4810],
  ]),
  section('Utilities', [
    ['7810', 'Electricity', 21466.3, 22500, 23018.55],
    ['7820', 'Water - Pool and Clubhouse', 6912.4, 7200, 7466.1],
    ['7825', 'Water - Irrigation', 48315.7, 50000, 53120.9],
    ['7830', 'Sewer', 2160, 2220, 2220],
    ['7840', 'Gas - Pool Heater', 7044.15, 7400, 6918.6],
    ['7850', 'Trash and Recycling', 1440, 1500, 1512],
    ['7870', 'Internet and Gate Phones', 2388, 2460, 2448],
  ]),
  section('Reserves', [['9005', 'Reserve Contribution', 112000, 120000, 120000]]),
];

const added = (list) =>
  [0, 1, 2].map((at) => list.reduce((sum, { sums }) => sum + Math.round(sums[at] * 100), 0) / 100);
const [income, ...expenses] = sections;
const budget = [
  { heading: NAME },
  'Operating and Reserve Budget for 2026, with the results of 2025. 486 homes at $112.00 a month.',
  {
    rows: [
      ['Account', '2025 Actual', '2026 Budget', '2026 Projected'],
      ...sections.flatMap(({ title, lines, sums }) => [
        [title, '', '', ''],
        ...lines.map(([code, name, ...amounts]) => [`${code} ${name}`, ...amounts.map(printed)]),
        [`Total ${title}`, ...sums.map(printed)],
      ]),
      ['Total Expenses', ...added(expenses).map(printed)],
      [
        'Net Income',
        ...added(expenses).map((sum, at) => printed(Math.round((income.sums[at] - sum) * 100) / 100)),
      ],
    ],
  },
];

await writeDocuments(path.join(import.meta.dirname, 'saguaro-bend'), {
  'budget-2026.pdf': budget,
  'management-agreement.docx': [
    { heading: 'Association Management Agreement' },
    `This agreement is made between ${NAME} ("Association") and Ocotillo Ridge Management Company ("Manager"). It begins on January 1, 2025 and ends on December 31, 2027.`,
    { heading: 'Fee' },
    'The Association pays a management fee of $6,318.00 per month beginning January 1, 2025. The fee increases by 4 percent on January 1 of each year.',
    { heading: 'Not included' },
    'Certified letters cost $28.00 each, and the filing of a lien costs $225.00. Attendance at meetings after 8:00 p.m. is billed at $120.00 an hour.',
    { heading: 'Termination' },
    'Either party may terminate this agreement without cause on 60 days written notice.',
  ],
  'landscape-agreement.pdf': [
    { heading: 'Landscape Maintenance Agreement' },
    `Owner: ${NAME}`,
    'Contractor: Desert Willow Grounds, LLC',
    'Contractor maintains the entries, the greenbelt and the street medians, blows the granite areas weekly, and overseeds the entry lawns each October. Irrigation parts, tree trimming and clean-up after monsoon storms are not included; labor for them is billed at $54.00 an hour.',
    { heading: 'Term' },
    'This agreement begins on October 1, 2025 and ends on September 30, 2028.',
    { heading: 'Fee' },
    'The Association pays $11,450.00 per month beginning October 1, 2025. The monthly fee increases by 3 percent on each anniversary of that date.',
    { heading: 'Termination' },
    'Either party may terminate this agreement on 60 days written notice. It does not renew by itself.',
  ],
  'pool-service-agreement.docx': [
    { heading: 'Swimming Pool Service Agreement' },
    `Customer: ${NAME}`,
    'Contractor: Copper Basin Pool Company',
    'Contractor services the main pool, the wading pool and the spa five days a week from April through October and three days a week in other months. Chemicals are included. Replacement of equipment is not included.',
    { heading: 'Monthly fee' },
    {
      rows: [
        ['Period', 'Monthly fee'],
        ['January 1, 2026 to December 31, 2026', '$2,150.00'],
        ['January 1, 2027 to December 31, 2027', '$2,240.00'],
        ['January 1, 2028 to December 31, 2028', '$2,330.00'],
      ],
    },
    'This agreement ends on December 31, 2028. It renews for twelve months unless notice is given 90 days before that date.',
  ],
  'gate-maintenance-agreement.pdf': [
    { heading: 'Gate Maintenance Agreement' },
    `Customer: ${NAME}`,
    'Contractor: Sentry Arroyo Gate & Access',
    'Contractor inspects the gates at the north and south entries every quarter, and lubricates and adjusts the operators. Damage by vehicles, and parts, are not included. A service call between visits costs $195.00.',
    { heading: 'Fee' },
    'The Association pays $1,185.00 per quarter beginning April 1, 2026. The fee does not change during the term.',
    { heading: 'Term' },
    'This agreement begins on April 1, 2026 and ends on March 31, 2029. Either party may terminate it with 30 days written notice.',
  ],
  'insurance-declarations.pdf': [
    { heading: 'Community Association Policy - Declarations' },
    `Named insured: ${NAME}`,
    'Insurer: Sonoran Crest Casualty Company',
    'Policy number: SCC-88-40415',
    'Policy period: March 1, 2026 to March 1, 2027',
    {
      rows: [
        ['Coverage', 'Limit', 'Annual premium'],
        ['Property', '$2,640,000', '$12,480.00'],
        ['General Liability', '$2,000,000', '$14,620.00'],
        ['Directors and Officers', '$2,000,000', '$6,240.00'],
        ['Fidelity', '$1,500,000', '$1,385.00'],
        ['Umbrella', '$10,000,000', '$4,870.00'],
        ['Total premium', '', '$39,595.00'],
      ],
    },
    'Deductible: $5,000 each loss. Damage by wind or hail has a deductible of 1 percent of the property limit. Flood and earthquake are excluded.',
    'Claims are reported to 602-555-0187 within 30 days.',
  ],
  'reserve-study.pdf': [
    { heading: 'Reserve Study for Fiscal Year 2027' },
    `Prepared for ${NAME}, 486 homes`,
    'Projected reserve balance on January 1, 2027: $956,200.00. Fully funded balance: $1,366,000.00. Percent funded: 70.0 %.',
    'Recommended annual contribution for 2027: $139,500.00.',
    {
      rows: [
        ['Component', 'Useful life', 'Remaining life', 'Current cost'],
        ['Private streets overlay', '30', '12', '$1,260,000'],
        ['Street seal coat', '5', '2', '$145,000'],
        ['Perimeter walls', '40', '20', '$420,000'],
        ['Entry gates and operators', '15', '6', '$110,000'],
        ['Main pool resurfacing', '12', '3', '$92,000'],
        ['Pool furniture', '8', '4', '$38,000'],
        ['Clubhouse roof', '25', '10', '$75,000'],
        ['Clubhouse air conditioning', '15', '5', '$54,000'],
        ['Playground', '20', '10', '$96,000'],
        ['Irrigation controllers', '12', '6', '$60,000'],
      ],
    },
    'Inflation assumed: 3.0 %. Interest assumed: 2.5 %.',
  ],
  'community-rules.txt': [
    { heading: 'SAGUARO BEND COMMUNITY ASSOCIATION - CC&R EXCERPT AND COMMUNITY RULES' },
    'Section 5.2 Assessments. The annual assessment is divided equally among the 486 lots and is paid in monthly installments.',
    'Section 5.4 Limit. The board may not raise the annual assessment by more than 20 percent over that of the year before without the approval of a majority of the members.',
    'Section 5.6 Late payment. An installment that is not received within 15 days is late. The late charge is $15.00 or 10 percent of the unpaid installment, whichever is greater.',
    'Section 6.3 Rentals. No home is rented for less than 90 days. The owner registers each tenant with the association within 15 days.',
    'Section 7.1 Fines. The fine for a violation that is not corrected is $50.00 for the first notice, $100.00 for the second and $200.00 for each further notice.',
    'Section 8.2 Architectural review. Paint colors, patio covers, solar panels and walls need approval before work begins. The committee answers within 30 days.',
    'Section 9.1 Gates. The gates are open from 6:00 a.m. to 7:00 p.m. on weekdays and closed at all other times. A further remote costs $45.00.',
    'Section 9.4 Pool. The pool and spa are open from 5:00 a.m. to 10:00 p.m. Each household may bring four guests. No glass, and no alcohol.',
    'Section 9.7 Vehicles. Recreational vehicles may be parked on a driveway for no more than 48 hours to load and unload. The speed limit is 20 miles an hour.',
    'Section 9.9 Trash. Containers may be placed at the curb after 5:00 p.m. on the day before collection.',
  ],
});
