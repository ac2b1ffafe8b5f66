import { section, sectionsOf, shares, type Family } from './family';

/** Places with guests, shops or clubs, and costs that neighbors share. */
export const resort: Family[] = [
  {
    id: 'ski-village-lodge',
    names: [
      ['Timberline', 'Snowmass Creek', 'Powder Ridge', 'Gondola', 'Silver Fork', 'Base Camp', 'Elkhorn'],
      ['Lodge Owners Association', 'Lodges Condominium Association', 'Condominium Owners Assn.'],
    ],
    units: [20, 110],
    rate: [6000, 16000],
    income: { label: 'Income', heading: 'Income', total: 'Total Income' },
    expense: { label: 'Expenses', heading: 'Expenses', total: 'Total Expenses' },
    dues: ['HOA Dues', 'Quarterly Assessments', 'Owner Assessments'],
    others: shares(
      'Front Desk Reimbursement 5-40, Ski Locker Fees 1-5, Vending & Laundry 1-5, Conference Room 1-4, Finance Charges 1-3',
    ),
    sections: [
      section(
        'Administration',
        'Management Contract 60-120, Accounting Service 8-20, Legal 2-14, Bank & Card Fees 1-5, Postage/Office 1-4',
      ),
      section(
        'Lodge Operations',
        'Front Desk 20-70, Housekeeping - Common Area 20-60, Shuttle 10-40, Hot Tub Supplies 4-14, Firewood 2-8, Linens 1-6',
      ),
      section(
        'Buildings',
        'Maintenance Labor 40-100, Maintenance Materials 10-30, Roof Shoveling 4-24, Elevator 6-16, Fire Systems 4-14, Boiler Service 4-16',
      ),
      section('Grounds', 'Plowing & Snow Haul 14-60, Summer Landscaping 6-24, Sanding 1-6'),
      section(
        'Utilities',
        'Natural Gas 40-110, Electricity 30-80, Water/San 30-70, Trash 8-24, Cable & WiFi 14-40',
      ),
      section('Insurance', 'Property & Liability 60-200, Workers Comp 2-8'),
    ],
    sectionTotal: (label) => `Total ${label}`,
    contribution: 'Capital Reserve Contribution',
    net: 'Net Ordinary Income',
    columns: {
      adopted: ['{y} Budget', 'Budget {y}', 'FY {y} Budget'],
      proposed: ['{y} Proposed', 'Proposed {y}', 'FY {y} Proposed'],
      actual: ['{y} Actual', 'Actual {y}', 'FY {y} Actual'],
      projected: ['{y} Projected', 'Projected {y}', 'FY {y} Projected'],
    },
    title: {
      plan: ['{y} Operating Budget', 'Budget for {y}'],
      report: ['{y} Income Statement', 'Operating Results {y}'],
    },
    look: { indent: 18, rules: 'none' },
    // Collapsed sections of a spreadsheet: the sum stands beside the name, its parts below.
    arrange: (draft, random) => {
      if (random.chance(0.35))
        for (const one of sectionsOf(draft)) Object.assign(one, { totalAbove: true, total: null });
    },
  },
  {
    id: 'lofts-with-shops',
    names: [
      ['Foundry', 'Cotton Exchange', 'Depot Square', 'Mercantile', 'Paper Mill', 'Union Works'],
      ['Lofts Condominium', 'Condominium Trust', 'Lofts Owners Association', 'Mixed Use Condominium'],
    ],
    units: [12, 90],
    rate: [3600, 9600],
    income: { label: 'Common Charges', heading: 'COMMON CHARGES & OTHER REVENUE', total: 'TOTAL REVENUE' },
    expense: { label: 'Common Expenses', heading: 'COMMON EXPENSES', total: 'TOTAL COMMON EXPENSES' },
    dues: ['Common Charges - Residential', 'Condominium Fees', 'Residential Unit Fees'],
    others: shares(
      'Common Charges - Commercial 60-260, Garage Leases 10-60, Roof Antenna License 4-40, Sign License 1-8, Interest & Penalties 1-4',
    ),
    sections: [
      section(
        'Shared by All Units',
        'Master Insurance 60-160, Managing Agent 40-90, Fire Alarm & Sprinkler 6-20, Facade & Roof Repairs 10-60, Snow & Ice 4-20, Water/Sewer 30-80, Accounting 4-12, Legal 2-14',
      ),
      section(
        'Residential Only',
        'Elevator Service 10-30, Hallway Cleaning 12-40, Intercom 1-5, Residential Trash 8-24, Stair Lighting 4-14',
      ),
      section('Commercial Only', 'Storefront Maintenance 2-14, Commercial Trash 6-24, Loading Dock 1-8'),
    ],
    sectionTotal: (label) => `Subtotal, ${label}`,
    contribution: 'Deposit to Replacement Reserve',
    reserve: {
      income: ['REPLACEMENT RESERVE - ADDITIONS', 'TOTAL ADDITIONS'],
      expense: ['REPLACEMENT RESERVE - DEDUCTIONS', 'TOTAL DEDUCTIONS'],
      lines: ['From common charges', 'Interest earned'],
      spent: shares('Masonry Repointing 10-120, Elevator Controls 20-120, Roof Deck 10-80'),
      net: 'CHANGE IN RESERVE',
    },
    net: 'EXCESS OF REVENUE OVER EXPENSES',
    columns: {
      adopted: ['Budget {y}', '{y} Budget', '{y} Approved'],
      proposed: ['Proposed {y}', '{y} Proposed', '{y} Trustees’ Proposal'],
      actual: ['Actual {y}', '{y} Actual', '{y} Actual'],
      projected: ['Projected {y}', '{y} Projected', '{y} Projection'],
    },
    title: {
      plan: ['Common Expense Budget {y}', '{y} Budget of Common Charges'],
      report: ['Statement of Revenue and Common Expenses {y}', 'Year {y} in Review'],
    },
    look: { font: 'serif', dollar: 'totals', decimals: 2 },
  },
  {
    id: 'golf-villas',
    names: [
      ['Fairway', 'Eagle Trace', 'The Links', 'Sawgrass', 'Back Nine', 'Heron Greens'],
      ['Villas Neighborhood Association', 'Villas HOA, Inc.', 'Villas Association'],
    ],
    units: [22, 130],
    rate: [2600, 6400],
    income: { label: 'Income', heading: 'INCOME:', total: 'Total Income' },
    expense: { label: 'Expenses', heading: 'EXPENSES:', total: 'Total Expenses' },
    dues: ['Neighborhood Assessment', 'Villa Fees', 'Quarterly Villa Assessment'],
    others: shares('Late Fees & Interest 1-4, Application Fees 1-4, Gate Remotes 1-2, Interest 1-4'),
    sections: [
      section(
        'Grounds',
        'Lawn Maintenance 120-220, Fertilization & Pest 14-40, Mulch 10-30, Irrigation Maintenance 8-24, Tree Trimming 6-24, Annuals 3-12',
      ),
      section(
        'Villa Exteriors',
        'Roof Cleaning 10-34, Pressure Washing 6-20, Exterior Painting (annualized) 20-80, Gutter Repair 2-9, Termite Bond 4-14',
      ),
      section(
        'Master & Bulk Services',
        'Master Association Dues 60-160, Bulk Cable & Internet 60-130, Reclaimed Water 10-34, Street Light Lease 3-10',
      ),
      section(
        'Professional',
        'Management 40-80, CPA 3-9, Attorney 2-10, Insurance - Liability/D&O 8-24, Annual Report 1-1',
      ),
    ],
    sectionTotal: (label) => `Total ${label}`,
    contribution: 'Reserve Transfer',
    reserve: {
      income: ['RESERVES - INCOME:', 'Total Reserve Income'],
      expense: ['RESERVES - EXPENSES:', 'Total Reserve Expenses'],
      lines: ['Transferred from Operating', 'Interest on Reserves'],
      spent: shares('Roofs 20-160, Paint 20-120, Driveway Pavers 4-30, Mailboxes 1-8'),
      net: 'Net Reserves',
    },
    net: 'Net Income (Loss)',
    columns: {
      adopted: ['{y} Approved', '{y} Budget', 'Approved {y}'],
      proposed: ['{y} Draft', '{y} Proposed', 'Draft {y}'],
      actual: ['{y} Actual', '{y} Actuals', 'Actual {y}'],
      projected: ['{y} Est. Actual', '{y} Projected', 'Est. {y}'],
    },
    title: {
      plan: ['{y} Villa Budget', 'Neighborhood Budget {y}'],
      report: ['Villa Financial Report {y}', '{y} Income and Expense'],
    },
    look: { colons: false, uppercase: false },
  },
];
