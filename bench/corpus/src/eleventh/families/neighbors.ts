import { columnWords, section, shares, type Family } from './family';

const words = columnWords(
  ['{y} Budget', 'Budget {y}', '{y} Approved'],
  ['{y} Proposed', 'Proposed {y}', '{y} Proposed Budget'],
  ['{y} Actual', 'Actual {y}', '{y} Actual'],
  ['{y} Estimate', 'Estimated {y}', '{y} Projected'],
);

/** Associations whose treasurer is a neighbor. */
export const neighbors: Family[] = [
  {
    id: 'septic-and-open-space',
    names: [
      ['Fox Hollow', 'Turkey Hill', 'Long Meadow', 'Sawmill Brook', 'Apple Orchard', 'Weatherstone'],
      ['Community Wastewater Association', 'Open Space Association', 'Conservation Homeowners'],
    ],
    units: [16, 110],
    rate: [700, 2600],
    income: { label: 'Income', heading: 'Income', total: 'Total Income' },
    expense: { label: 'Expenses', heading: 'Expenses', total: 'Total Expenses' },
    dues: ['Septic and Common Fees', 'Association Fees', 'Semi-Annual Assessments'],
    others: shares('Connection Fees 4-40, Hay Lease 2-14, Late Fees 1-4, Bank Interest 1-4'),
    sections: [
      section(
        'Wastewater Plant',
        'Licensed Operator 60-140, Lab Tests (DEP) 10-30, Sludge Hauling 14-60, Blowers & Pumps 8-50, Plant Electric 20-60, Generator Service 3-9, Groundwater Permit 2-9',
      ),
      section(
        'Open Space',
        'Field Mowing 8-30, Trails & Stone Walls 2-14, Invasive Plants 2-14, Detention Basin 3-20, Conservation Monitoring 1-5',
      ),
      section('Roads', 'Plowing & Sanding 30-120, Patching 4-40, Street Light 2-6'),
      section('Administration', 'Insurance 14-40, Bookkeeping 8-24, Attorney 2-14, Postage & Bank 1-4'),
    ],
    sectionTotal: (label) => `${label} Subtotal`,
    contribution: 'Plant Replacement Fund',
    reserve: {
      income: ['Plant Replacement Fund - Deposits', 'Total Deposits'],
      expense: ['Plant Replacement Fund - Withdrawals', 'Total Withdrawals'],
      lines: ['Deposit from Operating', 'Interest'],
      spent: shares('Membrane Modules 20-140, Pump Station 10-80, Leach Field Study 4-24'),
      net: 'Net Change in Plant Fund',
    },
    net: 'Surplus/(Deficit)',
    columns: words,
    title: {
      plan: ['Proposed Budget {y}', '{y} Annual Budget'],
      report: ['Treasurer’s Report {y}', 'Income and Expenses {y}'],
    },
    look: { rules: 'grid', size: 10, dollar: 'all', codes: 'none' },
    plans: { actualBudgetProposed: 3, yearAgainstBudget: 3 },
  },
  {
    id: 'villa-exteriors',
    names: [
      ['Wyndham', 'Pinehurst', 'Brittany', 'Kensington', 'Autumn Trace', 'Heritage Green'],
      ['Villas Association', 'Villas at the Park HOA', 'Garden Villas Owners'],
    ],
    units: [14, 96],
    rate: [2100, 4600],
    income: { label: 'Revenue', heading: null, total: 'Total Revenue' },
    expense: { label: 'Expense', heading: null, total: 'Total Expense' },
    dues: ['Villa Assessments', 'Monthly Assessments', 'Villa Dues'],
    others: shares('Initiation Fees 1-8, Late Fees 1-2, Interest - Money Market 1-5'),
    sections: [
      section(
        '',
        'Lawn Service 110-220, Snow - Drives and Walks 40-140, Fall Leaf Removal 6-24, Mulch 14-40, Shrub Trimming 14-50, Sprinkler System 8-30, Sewer (MSD) 60-140, Trash 30-60, Gutter Cleaning 6-20, Termite Bond 4-14, Master Insurance 90-240, Subdivision Trustees Fee 4-30, Management 30-70, CPA & Annual Registration 4-10, Meeting Room 1-2, Drainage Repairs 4-40, Exterior Lights 1-6',
      ),
    ],
    sectionTotal: () => null,
    contribution: 'Roof, Paint and Drive Reserve',
    reserve: {
      income: ['Roof, Paint and Drive Reserve: In', 'Total In'],
      expense: ['Roof, Paint and Drive Reserve: Out', 'Total Out'],
      lines: ['From Villa Assessments', 'Reserve Interest'],
      spent: shares('Shingle Roofs (4 bldgs) 40-300, Driveways 14-120, Wood Trim Paint 20-120'),
      net: 'Reserve Increase (Decrease)',
    },
    net: 'Revenue over Expense',
    columns: words,
    title: {
      plan: ['{y} Budget', 'Budget Approved for {y}'],
      report: ['Budget Comparison {y}', '{y} Results'],
    },
    look: { rules: 'none', leaders: false, dollar: 'totals', size: 10, decimals: 2, codes: 'none' },
    plans: { approved: 3, monthReport: 3 },
  },
  {
    id: 'beach-rights-association',
    names: [
      ['Giant’s Neck', 'Shore Acres', 'Old Black Point', 'Cornfield Cove', 'Point o’ Pines', 'Lotus Bay'],
      ['Beach Association', 'Beach Rights Owners', 'Cottagers Association'],
    ],
    units: [60, 480],
    rate: [320, 1300],
    income: { label: 'Receipts', heading: 'RECEIPTS', total: 'TOTAL RECEIPTS' },
    expense: { label: 'Disbursements', heading: 'DISBURSEMENTS', total: 'TOTAL DISBURSEMENTS' },
    dues: ['Association Dues', 'Cottage Dues', 'Annual Dues and Beach Fee'],
    others: shares(
      'Beach Stickers - Guests 4-30, Boat Rack Fees 4-24, Mooring Fees 6-40, Clubhouse Rental 2-14, Tag Sale & Raffle 1-8, Donations 1-9, Interest 1-4',
    ),
    sections: [
      section(
        'Beach and Waterfront',
        'Beach Raking 14-50, Lifeguards 60-180, Swim Raft & Lines 4-20, Sand Replenishment 10-80, Pier & Stairs 8-60, Water Testing 1-5, Gate Guards 20-90',
      ),
      section(
        'Grounds and Roads',
        'Right-of-Way Mowing 8-30, Road Patching 4-50, Trash Barrels & Portables 8-30, Tennis Court 2-20, Signs 1-4',
      ),
      section('Clubhouse', 'Clubhouse Electric 3-9, Clubhouse Repairs 4-40, Clubhouse Water 1-4'),
      section(
        'Administration',
        'Insurance 30-90, Clerk & Treasurer Stipends 8-24, Legal 2-20, Tax on Beach Lots 4-40, Mailings 3-9, Children’s Program 4-30',
      ),
    ],
    sectionTotal: () => 'Subtotal',
    contribution: 'To Storm Damage Fund',
    net: 'RECEIPTS OVER (UNDER) DISBURSEMENTS',
    columns: words,
    title: {
      plan: ['Proposed Budget {y}', 'Budget {y} for the Annual Meeting'],
      report: ['Treasurer’s Report for {y}', 'Receipts and Disbursements {y}'],
    },
    look: { font: 'serif', rules: 'none', titleAlign: 'center', indent: 12, zero: 'dash', codes: 'none' },
    plans: { actualBudgetProposed: 4, result: 2 },
  },
  {
    id: 'sub-association-of-a-master',
    names: [
      [
        'Tract 7 at Heritage Lakes',
        'The Enclave',
        'Verona at Tuscany',
        'Parcel 12',
        'Bridgewater II',
        'The Cottages',
      ],
      ['Neighborhood Association', 'Sub-Association', 'Neighborhood HOA'],
    ],
    units: [28, 210],
    rate: [1700, 4200],
    income: { label: 'Income', heading: 'INCOME', total: 'TOTAL INCOME' },
    expense: { label: 'Expenses', heading: 'EXPENSES', total: 'TOTAL EXPENSES' },
    dues: ['Neighborhood Assessments', 'Sub-Association Dues', 'Homeowner Assessments'],
    others: shares(
      'Master Assessments Collected 120-360, Gate Clickers 1-3, Estoppels 1-4, Late Fees 1-4, Interest 1-3',
    ),
    sections: [
      section(
        'Payments to Master Association',
        'Master Assessments Remitted 120-360, Master Cable Agreement 60-140, Shared Gatehouse 20-60',
      ),
      section(
        'Neighborhood Maintenance',
        'Lawn & Shrub Care 120-260, Fertilization & Pest 14-40, Irrigation & Wells 10-36, Mulch or Pine Straw 10-30, Roof & Driveway Cleaning 10-40, Neighborhood Pool 14-50, Private Street Lights 4-20',
      ),
      section(
        'Administrative',
        'Management 40-80, Insurance 10-40, Legal 3-14, Accounting 3-10, Postage & Office 3-9, Corporate Filing 1-1',
      ),
    ],
    sectionTotal: (label) => `TOTAL ${label.toUpperCase()}`,
    contribution: 'Reserve - Roads & Paint',
    net: 'NET INCOME',
    columns: words,
    title: {
      plan: ['{y} Proposed Neighborhood Budget', 'Neighborhood Budget {y}'],
      report: ['Neighborhood Income Statement {y}', '{y} Neighborhood Report'],
    },
    look: { rules: 'rows', dollar: 'none', negative: 'minus', decimals: 2, codes: 'column' },
    plans: { besideLastYear: 3, monthReport: 2, proForma: 1 },
  },
];
