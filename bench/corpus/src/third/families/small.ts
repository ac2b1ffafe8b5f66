import { section, shares, type Family } from './family';

const plain: Family['columns'] = {
  adopted: ['{y} budget', 'Budget {y}', '{y} Budget'],
  proposed: ['{y} proposed', 'Proposed {y}', '{y} Proposed'],
  actual: ['{y} actual', 'Actual {y}', '{y} Actual'],
  projected: ['{y} expected', 'Expected {y}', '{y} Est.'],
};

/** Few units, and a treasurer who types the page at home. */
export const small: Family[] = [
  {
    id: 'six-flat',
    names: [
      [
        '1428-30 N. Maplewood',
        '816 Wrightwood',
        '5507 Glenwood',
        '2213 S. Kinnick',
        '41 Beacon Place',
        '930 Dakin',
      ],
      ['Condo Assn', 'Condominium Association', 'Building Assoc.'],
    ],
    units: [3, 12],
    rate: [2400, 5200],
    income: { label: 'In', heading: null, total: 'Total in' },
    expense: { label: 'Out', heading: null, total: 'Total out' },
    dues: ['Assessments', 'Monthly assessments', 'Unit assessments collected'],
    others: shares('Laundry machine 8-30, Bank interest 1-2, Parking spot rent 10-60, Late fee 1-3'),
    sections: [
      section(
        '',
        'Gas (common) 40-140, ComEd 10-34, Water bill 60-140, Scavenger 40-90, Insurance 140-280, Snow - handyman 8-40, Gutters 5-20, Hallway cleaning 20-60, Tuckpointing 20-160, Boiler checkup 6-24, Locks & bulbs 2-12, Tax return 4-12, Secretary of State filing 1-1',
      ),
    ],
    sectionTotal: () => null,
    contribution: 'To reserve savings',
    net: 'Left over',
    columns: plain,
    title: {
      plan: ['Budget for {y}', '{y} building budget'],
      report: ['Where the money went in {y}', '{y} year end'],
    },
    look: { gapRows: true, codes: 'none', shade: false, uppercase: false, colons: false },
  },
  {
    id: 'declarant-subdivision',
    names: [
      ['Harvest Creek', 'Prairie Crossing', 'Legacy Farms', 'Orchard Hill', 'Copper Trail', 'Fox Run North'],
      ['Homeowners Association', 'Owners Association, Inc.', 'Residential Association'],
    ],
    units: [24, 300],
    rate: [480, 1500],
    income: { label: 'Revenue', heading: 'Revenue', total: 'Total Revenue' },
    expense: { label: 'Expenses', heading: 'Expenses', total: 'Total Expenses' },
    dues: ['Assessments - Closed Homes', 'Homeowner Assessments', 'Assessments (owners)'],
    others: shares(
      'Assessments - Builder Lots 60-300, Initiation Fees at Closing 10-60, Declarant Subsidy 40-260, Late Fees 1-4',
    ),
    sections: [
      section(
        'Administration',
        'Management Fee 80-160, Insurance 30-80, Postage & Coupons 5-14, Tax Return 3-8, Legal 4-14, Website 2-6',
      ),
      section(
        'Maintenance',
        'Entry & Pond Mowing 120-260, Detention Pond Care 10-50, Entry Sign Electric 3-10, Irrigation Water 20-80, Street Lights 20-80, Snow - Sidewalks 10-50',
      ),
    ],
    sectionTotal: (label) => `Total ${label}`,
    contribution: 'Reserve Allocation',
    net: 'Net Income',
    columns: plain,
    title: {
      plan: ['{y} Budget', 'Operating Budget {y}'],
      report: ['{y} Income & Expense', 'Financial Report {y}'],
    },
    look: {},
  },
  {
    id: 'hangar-and-horse',
    names: [
      [
        'Cross Winds Airpark',
        'Taildragger Field',
        'Bridle Path',
        'Saddle Ridge',
        'Windsock Meadows',
        'Paddock Lane',
      ],
      ['Owners Association', 'Property Owners Assn', 'Association of Owners'],
    ],
    units: [14, 80],
    rate: [700, 2600],
    income: { label: 'Receipts', heading: 'RECEIPTS', total: 'Total receipts' },
    expense: { label: 'Disbursements', heading: 'DISBURSEMENTS', total: 'Total disbursements' },
    dues: ['Lot assessments', 'Annual lot dues', 'Member dues'],
    others: shares(
      'Hay lease 5-30, Tie-down fees 2-14, Fuel flowage 2-18, Boarding stalls 10-60, Donations 1-6',
    ),
    sections: [
      section(
        'Runway, trails and roads',
        'Mowing 60-160, Gravel & grading 40-180, Runway crack seal 10-90, Fence repair 10-50, Culverts 4-30, Snowplowing 10-60',
      ),
      section(
        'Barn and commons',
        'Barn electric 6-20, Well & septic 6-30, Manure hauling 6-24, Arena footing 4-24, Windsock & lights 1-6',
      ),
      section(
        'Overhead',
        'Liability insurance 40-140, Property tax 10-50, Filing & PO box 2-6, Bank charges 1-2, Picnic 2-9',
      ),
    ],
    sectionTotal: (label) => `Total, ${label.toLowerCase()}`,
    contribution: 'Put into road & runway fund',
    reserve: {
      income: ['ROAD & RUNWAY FUND - money in', 'Fund money in'],
      expense: ['ROAD & RUNWAY FUND - money out', 'Fund money out'],
      lines: ['From general account', 'CD interest'],
      spent: shares('Chip seal 20-240, Bridge planks 5-60, Barn roof 10-120'),
      net: 'Fund change',
    },
    net: 'Receipts less disbursements',
    columns: plain,
    title: {
      plan: ['Budget {y}', 'Proposed budget for {y}'],
      report: ['Annual report {y}', 'Treasurer’s annual report, {y}'],
    },
    look: { titleAlign: 'left' },
  },
  {
    id: 'cohousing',
    names: [
      ['Juniper Commons', 'Blue Heron', 'Sunward', 'Many Hands', 'Pear Tree', 'Tidewater'],
      ['Cohousing Association', 'Cohousing HOA', 'Village Cohousing'],
    ],
    units: [12, 42],
    rate: [3000, 6200],
    income: { label: 'Revenue', heading: 'REVENUE', total: 'TOTAL REVENUE' },
    expense: { label: 'Spending', heading: 'SPENDING BY TEAM', total: 'TOTAL SPENDING' },
    dues: ['Household dues', 'HOA dues (all households)', 'Monthly dues'],
    others: shares(
      'Guest room donations 2-14, Common house rental 1-8, Laundry tokens 1-4, Garden plot fees 1-4, Solar credits 2-20',
    ),
    sections: [
      section(
        'Facilities Team',
        'Common house utilities 40-100, Repairs 20-70, Cleaning 6-24, Hot tub 3-10, Internet 4-12, Kitchen supplies 2-8',
      ),
      section('Grounds Team', 'Trees 6-30, Path lights 1-6, Compost & mulch 2-8, Tools 1-5, Irrigation 3-14'),
      section(
        'Admin Team',
        'Insurance 120-240, Bookkeeper 20-50, Taxes & filing 2-6, Retreat 2-8, Conflict coaching 1-6',
      ),
      section('Kids & Community', 'Play structure 1-8, Movie license 1-1, Welcome baskets 1-2'),
    ],
    sectionTotal: (label) => `${label} total`,
    contribution: 'Reserve fund contribution (per study)',
    net: 'REVENUE MINUS SPENDING',
    columns: plain,
    title: {
      plan: ['{y} Consensus Budget', 'Proposed {y} Budget'],
      report: ['{y} Actuals', 'How we did in {y}'],
    },
    look: { rules: 'rows' },
    // Some teams want the figures before the words.
    arrange: (draft, random) => {
      if (random.chance(0.3)) draft.look.labelAt = 1;
    },
  },
];
