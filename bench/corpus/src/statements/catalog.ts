/** Words of the base statements: sections of expenses with lines, and the share of a budget in thousandths. */
export interface Item {
  label: string;
  share: [number, number];
}

export interface Section {
  label: string;
  code: number;
  items: Item[];
}

const items = (...rows: [string, number, number][]): Item[] =>
  rows.map(([label, low, high]) => ({ label, share: [low, high] }));

export const sections: Section[] = [
  {
    label: 'Administrative',
    code: 5000,
    items: items(
      ['Management Fee', 60, 140],
      ['Accounting & Tax Preparation', 8, 25],
      ['Legal Fees', 5, 40],
      ['Office Supplies', 1, 8],
      ['Postage and Copies', 2, 9],
      ['Bank Charges', 1, 3],
      ['Annual Meeting', 1, 4],
      ['Website Hosting', 1, 4],
      ['Licenses and Permits', 1, 3],
      ['Dues & Subscriptions', 1, 3],
      ['Bad Debt Expense', 2, 12],
      ['Corporate Filing Fee', 1, 2],
    ),
  },
  {
    label: 'Utilities',
    code: 5200,
    items: items(
      ['Electricity', 15, 60],
      ['Water & Sewer', 40, 130],
      ['Gas', 5, 30],
      ['Trash Removal', 25, 70],
      ['Telephone - Gate', 2, 6],
      ['Street Lighting', 6, 22],
      ['Internet', 2, 10],
    ),
  },
  {
    label: 'Landscaping',
    code: 5400,
    items: items(
      ['Lawn Maintenance Contract', 70, 180],
      ['Mulch and Flowers', 5, 25],
      ['Irrigation Repairs', 4, 22],
      ['Tree Trimming', 6, 40],
      ['Fertilizer & Weed Control', 5, 20],
      ['Snow Removal', 10, 80],
      ['Pond Treatment', 4, 14],
    ),
  },
  {
    label: 'Repairs and Maintenance',
    code: 5600,
    items: items(
      ['Building Repairs', 15, 70],
      ['Roof Repairs', 5, 40],
      ['Plumbing', 3, 20],
      ['Painting', 4, 35],
      ['Gutter Cleaning', 3, 12],
      ['Pest Control', 3, 14],
      ['Lighting Repairs', 2, 8],
      ['Fence & Wall Repairs', 2, 12],
      ['Janitorial', 8, 40],
      ['March Spring Cleanup', 1, 5],
    ),
  },
  {
    label: 'Pool and Clubhouse',
    code: 5700,
    items: items(
      ['Pool Service', 10, 35],
      ['Pool Supplies', 2, 9],
      ['Lifeguards', 10, 60],
      ['Clubhouse Cleaning', 4, 16],
      ['Fitness Equipment', 2, 8],
    ),
  },
  {
    label: 'Insurance and Taxes',
    code: 5800,
    items: items(
      ['Property Insurance', 60, 220],
      ['Directors & Officers Insurance', 4, 12],
      ['Workers Compensation', 1, 3],
      ['Property Taxes', 1, 8],
      ['Income Taxes', 1, 5],
    ),
  },
  {
    label: 'Security',
    code: 5900,
    items: items(
      ['Gate Maintenance', 3, 16],
      ['Patrol Service', 15, 90],
      ['Cameras', 2, 10],
      ['Fire Alarm Monitoring', 2, 9],
    ),
  },
  {
    label: 'Community Activities',
    code: 5950,
    items: items(
      ['Social Committee', 1, 6],
      ['Newsletter', 1, 4],
      ['Holiday Decorations', 1, 5],
      ['Welcome Baskets', 1, 2],
    ),
  },
];

export const duesLabels = [
  'Homeowner Dues',
  'Assessments',
  'Maintenance Fees',
  'Association Dues Income',
  'Regular Assessments',
  'Dues Received in Current Year',
  'HOA Dues',
  'Unit Owner Assessments',
  'Membership Dues',
];

export const smallIncome: Item[] = items(
  ['Late Fees', 1, 9],
  ['Interest Income', 1, 9],
  ['Clubhouse Rental', 1, 12],
  ['Fines', 1, 5],
  ['Transfer Fees', 1, 8],
  ['Key and Gate Remote Sales', 1, 3],
  ['Laundry Income', 3, 15],
  ['Misc. Income', 1, 6],
  ['Returned Check Charges', 1, 2],
  ['Legal Fee Reimbursement', 2, 14],
  ['Parking Permits', 2, 9],
  ['Bank Interest from 2 accounts', 1, 3],
);

export const contributionLabels = [
  'Reserve Contribution',
  'Transfer to Reserves',
  'Reserve Fund Contribution',
  'Reserves',
  'Capital Reserve Funding',
  'Contribution to Replacement Fund',
];

const first = [
  'Cedar',
  'Willow',
  'Harbor',
  'Quail',
  'Granite',
  'Sunset',
  'Juniper',
  'Orchard',
  'Heron',
  'Summit',
  'Walnut',
  'Prairie',
  'Copper',
  'Lantern',
  'Falcon',
  'Bluff',
];
const second = [
  'Creek',
  'Ridge',
  'Commons',
  'Landing',
  'Terrace',
  'Meadows',
  'Park',
  'Gardens',
  'Village',
  'Crossing',
  'Pines',
  'Hollow',
  'Shores',
  'Station',
];
const third = [
  'Homeowners Association, Inc.',
  'Condominium Association',
  'Owners Association',
  'HOA',
  'Townhomes Association, Inc.',
  'Community Association',
  'Villas HOA',
];
export const nameParts = [first, second, third] as const;
export const streets = [
  'Larch',
  'Bayberry',
  'Kestrel',
  'Dogwood',
  'Sage',
  'Foxglove',
  'Mallard',
  'Hickory',
  'Pebble',
  'Trillium',
];
export const cities = [
  'Aurora, CO',
  'Mesa, AZ',
  'Dayton, OH',
  'Tampa, FL',
  'Salem, OR',
  'Frisco, TX',
  'Cary, NC',
  'Reno, NV',
];
