import { columnWords, section, shares, type Family } from './family';

const words = columnWords(
  ['{y} Budget', 'Budget {y}', 'Budget for {y}'],
  ['{y} Proposed', 'Next budget ({y})', 'Proposal for {y}'],
  ['{y} Actual', 'Actual {y}', 'Actual for {y}'],
  ['{y} Likely', 'Likely {y}', 'Likely for {y}'],
);

/** Associations that keep their own books. */
export const volunteers: Family[] = [
  {
    id: 'garage-condominium',
    names: [
      ['Motorplex', 'Toy Barn', 'Shoreline Storage', 'Pit Row', 'Keystone RV & Boat', 'Big Door'],
      ['Garage Condominiums', 'Garage Owners Association', 'Storage Condo Assoc.'],
    ],
    units: [18, 96],
    rate: [480, 1500],
    income: { label: 'Money In', heading: 'MONEY IN', total: 'TOTAL MONEY IN' },
    expense: { label: 'Money Out', heading: 'MONEY OUT', total: 'TOTAL MONEY OUT' },
    dues: ['Bay Assessments', 'Garage Dues', 'Bay Dues Collected'],
    others: shares('Wash Bay Tokens 4-24, Gate Openers 1-6, Clubroom Rental 2-12, Bank Interest 1-4'),
    sections: [
      section(
        '',
        'Snow Removal 30-120, Electric - Drives & Gate 20-60, Dumpster 14-40, Insurance - Buildings 80-220, Mowing 14-50, Gate & Camera Service 6-30, Door Springs 4-24, Septic Pumping 4-16, Asphalt Crack Fill 6-50, Well Water Test 1-4, Bookkeeper 20-50, Taxes - Personal Property 2-12, Annual Cookout 2-9',
      ),
    ],
    sectionTotal: () => null,
    contribution: 'Into Reserve Savings',
    net: 'MONEY IN LESS MONEY OUT',
    columns: words,
    title: {
      plan: ['BUDGET {y}', 'Garage Budget {y}'],
      report: ['Income and Expense {y}', 'Money Report {y}'],
    },
    look: { font: 'mono', titleAlign: 'left', leaders: true, rules: 'none', codes: 'none' },
  },
  {
    id: 'leased-land-cabins',
    names: [
      ['Fish Creek', 'Lost Antler', 'Upper Basin', 'Tamarack Flat', 'Big Meadow', 'Gold Lake'],
      ['Cabin Owners', 'Summer Homes Association', 'Permittees Association'],
    ],
    units: [12, 90],
    rate: [500, 2400],
    income: { label: 'Receipts', heading: 'Receipts', total: 'Receipts - total' },
    expense: { label: 'Payments', heading: 'Payments', total: 'Payments - total' },
    dues: ['Cabin dues', 'Member dues and tract fee', 'Cabin assessments'],
    others: shares('Water hookup fees 4-24, Work party opt-out fees 2-14, Donations 1-8, Interest 1-3'),
    sections: [
      section('1. Land', 'Forest permit fee 120-320, County possessory tax 20-80, Road use agreement 8-30'),
      section(
        '2. Water system',
        'Spring box repairs 8-50, Chlorinator 4-14, Lab tests 6-20, Turn-on and shut-off 6-20, State water fee 2-8',
      ),
      section(
        '3. Roads and fire',
        'Grading 14-60, Gate lock 1-4, Brush chipping 14-60, Fire pump 3-16, Culvert 3-30',
      ),
      section('4. Everything else', 'Liability insurance 30-90, Stamps and copies 2-8, Picnic 3-12'),
    ],
    sectionTotal: (label) => `Total ${label.slice(0, 1)}`,
    contribution: 'Set aside in road and water reserve',
    net: 'Receipts over (under) payments',
    columns: words,
    title: {
      plan: ['Proposed budget {y}', '{y} budget as mailed to members'],
      report: ['Receipts and payments {y}', 'Secretary-Treasurer’s report {y}'],
    },
    look: { font: 'serif', rules: 'none', boldTotals: false, dollar: 'none', gapRows: true },
  },
  {
    id: 'patio-duplexes',
    names: [
      ['Brookhaven', 'Wheatland', 'Sandpiper', 'Thornbury', 'Colony West', 'Meadowlark'],
      ['Patio Homes Association', 'Twin Homes HOA', 'Duplex Owners Assn.'],
    ],
    units: [10, 64],
    rate: [1300, 3400],
    income: { label: 'Income', heading: 'Income', total: 'Income Total' },
    expense: { label: 'Expense', heading: 'Expense', total: 'Expense Total' },
    dues: ['Homeowner Fees', 'Monthly Fees', 'Fees - Twin Homes'],
    others: shares('Fees Paid Late (penalty) 1-4, Owner Reimbursements 3-24, Interest - Savings 1-4'),
    sections: [
      section(
        'Lawn & Snow',
        'Mow & Trim 120-240, Fertilize/Weeds 20-50, Sprinkler Startup & Blowout 8-20, Snow - Drives 40-160, Salt 4-18, Shrubs 8-30',
      ),
      section(
        'Exteriors',
        'Gutters 8-30, Roof Repairs 8-50, Siding & Trim Paint 20-120, Mailboxes 1-6, Driveway Seal 6-50',
      ),
      section('Common', 'Insurance 80-240, Trash 30-80, Entry Light 2-6, Irrigation Water 20-70'),
      section('Office', 'Tax Return 5-14, Checks & Postage 2-6, State Filing 1-1, Attorney 2-24'),
    ],
    sectionTotal: (label) => `${label} Total`,
    contribution: 'Moved to Reserve Account',
    reserve: {
      income: ['Reserve Account - In', 'Reserve In Total'],
      expense: ['Reserve Account - Out', 'Reserve Out Total'],
      lines: ['Moved from Checking', 'Interest - Reserve'],
      spent: shares('Roof Replacements 30-300, Driveways 10-90, Paint Cycle 20-140'),
      net: 'Reserve Net',
    },
    net: 'Net Over (Under)',
    columns: words,
    title: {
      plan: ['{y} Budget Worksheet', 'Budget {y}'],
      report: ['{y} Budget vs. Actual', 'Year {y}'],
    },
    look: { rules: 'grid', shade: true, font: 'sans', size: 10, indent: 8 },
  },
  {
    id: 'historic-mews',
    names: [
      ['Gaslight', 'Chestnut Street', 'Carriage House', 'Old Brewery', 'Cobblestone', 'Federal Hill'],
      ['Mews Condominium Trust', 'Row Association', 'Condominium Owners’ Trust'],
    ],
    units: [4, 22],
    rate: [3600, 9000],
    income: { label: 'Revenues', heading: null, total: 'Revenues' },
    expense: { label: 'Expenses', heading: null, total: 'Expenses' },
    dues: ['Condo fees per schedule', 'Trust assessments', 'Owners’ monthly fees'],
    others: shares('Courtyard parking 6-60, Late fees 1-3, Interest 1-2'),
    sections: [
      section(
        'House',
        'Brick and mortar 14-140, Slate roof 8-60, Copper gutters 4-24, Gas lamps 4-14, Chimneys 2-14, Cleaning 14-40',
      ),
      section('Bills', 'Gas and electric 20-60, Water 40-90, Insurance 120-260, Alarm 4-14, Snow 8-40'),
      section('Trust', 'Bookkeeping 20-50, Tax filings 4-10, Counsel 2-30, Bank 1-2'),
    ],
    sectionTotal: () => null,
    contribution: 'To the reserve fund',
    net: 'Remaining',
    columns: words,
    title: {
      plan: ['Trustees’ budget for {y}', '{y} budget'],
      report: ['Trustees’ account for {y}', '{y} in figures'],
    },
    look: { font: 'embedded', rules: 'none', dollar: 'all', decimals: 2, gapRows: false, codes: 'none' },
  },
  {
    id: 'water-system-community',
    names: [
      ['Artesian Heights', 'Piney Knob', 'High Valley', 'Whispering Springs', 'Cascade View', 'Rimrock'],
      ['Community Club', 'Improvement & Water Association', 'Estates Maintenance Co.'],
    ],
    units: [50, 360],
    rate: [500, 1500],
    income: { label: 'Revenue', heading: 'REVENUE', total: 'REVENUE TOTAL' },
    expense: { label: 'Expense', heading: 'EXPENSE', total: 'EXPENSE TOTAL' },
    dues: ['Lot Assessments', 'General Assessments', 'Assessments - All Lots'],
    others: shares(
      'Water Sales - Metered 120-420, Water Base Rate 80-300, Tap Fees 8-60, Late Penalties 2-9, Pool Tags 2-10, Interest 1-4',
    ),
    sections: [
      section(
        'Water Dept.',
        'Certified Operator 40-90, Pump Power 20-60, Chlorine & Lab 6-20, Meter Replacement 6-30, Leak Repairs 10-60, DOH Permit 1-5',
      ),
      section('Roads Dept.', 'Gravel 20-90, Grader Fuel 6-20, Plowing 14-60, Signs 1-6'),
      section('Parks Dept.', 'Beach & Playground 6-24, Pool 20-60, Mowing 14-40, Caretaker Wages 30-90'),
      section(
        'Admin Dept.',
        'Office Wages 30-80, Payroll Tax 6-16, Insurance 30-80, Accountant 6-18, Attorney 4-30, Supplies 3-10',
      ),
    ],
    sectionTotal: (label) => `${label} Total`,
    contribution: 'Transfer to Capital Reserve',
    reserve: {
      income: ['CAPITAL RESERVE REVENUE', 'CAPITAL RESERVE REVENUE TOTAL'],
      expense: ['CAPITAL RESERVE EXPENSE', 'CAPITAL RESERVE EXPENSE TOTAL'],
      lines: ['Transfer from Operations', 'Reserve Interest'],
      spent: shares('Storage Tank 30-200, Well No. 3 20-180, Main Replacement 20-200, Chip Seal 20-140'),
      net: 'CAPITAL RESERVE NET',
    },
    net: 'OPERATING NET',
    columns: words,
    title: {
      plan: ['{y} BUDGET', 'Proposed Budget {y} - by Department'],
      report: ['{y} FINANCIAL STATEMENT', 'Departments {y}'],
    },
    look: { rules: 'totals', decimals: 2, zero: 'dash', boldHeadings: true, shade: false },
  },
];
