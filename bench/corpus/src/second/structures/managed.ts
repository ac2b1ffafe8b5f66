import type { Structure } from '../../blind/structure';

/** Condominiums whose management company prepares the budget. */
export const managed: Structure[] = [
  {
    id: 'coastal-condo',
    names: [
      [
        'Gulf Winds',
        'Coral Bay',
        'Seagrape',
        'Palm Breeze',
        'Ocean Terrace',
        'Bayfront Towers',
        'Sandcastle',
      ],
      ['Condominium Association, Inc.', 'Condo. Assn., Inc.', 'of Bonita Condominium Association, Inc.'],
    ],
    units: [24, 180],
    rate: [4200, 11000],
    income: { label: 'Revenues', heading: 'REVENUES', total: 'TOTAL REVENUES' },
    expense: { label: 'Expenses', heading: 'EXPENSES', total: 'TOTAL EXPENSES' },
    dues: ['Maintenance Assessments', 'Quarterly Maintenance Fees', 'Assessment Income - Operating'],
    others: [
      ['Application / Screening Fees', 1, 6],
      ['Late Fee Income', 1, 4],
      ['Interest Income - Operating', 1, 6],
      ['Vending', 1, 3],
      ['Boat Slip Rental', 2, 18],
    ],
    sections: [
      {
        label: 'Administrative',
        items: [
          ['Management Fees', 30, 70],
          ['Accounting / Audit', 5, 14],
          ['Legal Fees', 4, 20],
          ['Division Fees', 1, 2],
          ['Office Expense', 3, 10],
          ['Corporate Annual Report', 1, 2],
        ],
      },
      {
        label: 'Building Maintenance',
        items: [
          ['Elevator Contract', 10, 26],
          ['Fire Alarm & Sprinkler', 6, 20],
          ['General Maintenance & Repairs', 20, 70],
          ['Janitorial Service', 15, 45],
          ['Pest Control', 3, 9],
          ['Generator', 1, 6],
        ],
      },
      {
        label: 'Pool & Grounds',
        items: [
          ['Pool Service', 8, 22],
          ['Pool Repairs & Permits', 2, 10],
          ['Lawn Contract', 25, 60],
          ['Plants & Mulch', 4, 20],
          ['Palm Trimming', 3, 12],
          ['Irrigation', 2, 10],
        ],
      },
      {
        label: 'Utilities',
        items: [
          ['Electric', 25, 60],
          ['Water & Sewer', 60, 140],
          ['Trash Removal', 12, 36],
          ['Cable & Internet (Bulk)', 60, 130],
          ['Telephone', 3, 9],
        ],
      },
      {
        label: 'Insurance',
        items: [
          ['Property & Wind', 160, 380],
          ['Flood', 20, 70],
          ['General Liability', 10, 26],
          ['D&O / Crime', 3, 9],
        ],
      },
    ],
    sectionTotal: (label) => `Total ${label}`,
    contribution: 'Reserve Funding',
    reserve: {
      income: ['RESERVE REVENUES', 'TOTAL RESERVE REVENUES'],
      expense: ['RESERVE EXPENDITURES', 'TOTAL RESERVE EXPENDITURES'],
      lines: ['Reserve Assessments', 'Interest - Reserves'],
      spent: [
        ['Roof', 20, 180],
        ['Painting & Waterproofing', 20, 160],
        ['Paving', 10, 60],
        ['Pool', 5, 40],
      ],
      net: 'RESERVE SURPLUS / (DEFICIT)',
    },
    net: 'NET SURPLUS / (DEFICIT)',
    columns: {
      adopted: ['{y} Approved Budget', 'Approved Budget {y}', '{y} Adopted'],
      proposed: ['{y} Proposed Budget', 'Proposed Budget {y}', '{y} Proposed'],
      actual: ['{y} Actual', 'Actual {y}', '{y} Actuals'],
      projected: ['{y} Projected Year End', 'Est. Year End {y}', '{y} Projected'],
    },
    title: {
      plan: ['Proposed Budget for the Period January 1 - December 31', '{y} Operating and Reserve Budget'],
      report: ['Statement of Revenues and Expenses {y}', 'Budget Comparison {y}'],
    },
    look: { font: 'sans' },
  },
  {
    id: 'midrise-condo',
    names: [
      ['Lake Point', 'Regency', 'Sheridan', 'The Wellington', 'Fountain View', 'Courtyard Square', 'Lincoln'],
      ['Condominium Association', 'Condominiums', 'Tower Condominium Association', 'Place Condominium'],
    ],
    units: [30, 240],
    rate: [3000, 8400],
    income: { label: 'Operating Income', heading: 'OPERATING INCOME', total: 'Total Operating Income' },
    expense: {
      label: 'Operating Expenses',
      heading: 'OPERATING EXPENSES',
      total: 'Total Operating Expenses',
    },
    dues: ['Assessment Income', 'Regular Assessments', 'Monthly Assessments'],
    others: [
      ['Parking Income', 5, 40],
      ['Storage Income', 1, 6],
      ['Laundry Income', 2, 12],
      ['NSF & Late Fees', 1, 5],
      ['Move In/Out Fees', 1, 5],
      ['Cell Tower Lease', 5, 50],
    ],
    sections: [
      {
        label: 'Administrative',
        items: [
          ['Management Services', 40, 90],
          ['Audit & Tax Prep', 4, 12],
          ['Legal - Corporate', 3, 16],
          ['Legal - Collections', 1, 8],
          ['Copies & Postage', 2, 6],
          ['Miscellaneous Administrative', 1, 5],
        ],
      },
      {
        label: 'Payroll',
        items: [
          ['Engineer', 40, 110],
          ['Porters', 20, 80],
          ['Payroll Taxes', 6, 20],
          ['Health & Welfare', 8, 30],
        ],
      },
      {
        label: 'Contracts',
        items: [
          ['Elevator', 12, 30],
          ['Landscape Maintenance', 10, 40],
          ['Snow Removal', 6, 30],
          ['Window Washing', 4, 16],
          ['Scavenger', 12, 30],
          ['Pest Control', 2, 7],
        ],
      },
      {
        label: 'Repairs & Maintenance',
        items: [
          ['HVAC', 8, 36],
          ['Plumbing', 6, 30],
          ['Electrical', 3, 14],
          ['Elevator - Noncontract', 2, 12],
          ['Doors, Locks & Glass', 2, 9],
          ['Supplies', 4, 12],
        ],
      },
      {
        label: 'Utilities',
        items: [
          ['Electric', 25, 60],
          ['Gas', 30, 90],
          ['Water & Sewer', 30, 80],
          ['Phones', 2, 7],
        ],
      },
      {
        label: 'Insurance & Taxes',
        items: [
          ['Insurance Package', 40, 110],
          ['Insurance Deductible', 2, 12],
          ['Income Taxes', 1, 4],
        ],
      },
    ],
    sectionTotal: (label) => `Total ${label}`,
    contribution: 'Replacement Reserve Contribution',
    reserve: {
      income: ['RESERVE INCOME', 'Total Reserve Income'],
      expense: ['RESERVE EXPENSES', 'Total Reserve Expenses'],
      lines: ['Transfer from Operating', 'Reserve Interest'],
      spent: [
        ['Garage Membrane', 20, 160],
        ['Hallway Carpet', 10, 60],
        ['Boiler', 20, 120],
        ['Elevator Modernization', 40, 240],
      ],
      net: 'Net Reserve Income (Loss)',
    },
    net: 'Net Operating Income (Loss)',
    columns: {
      adopted: ['{y} Budget', '{y} Approved', 'Budget {y}'],
      proposed: ['{y} Proposed', '{y} Proposed', 'Proposed Budget {y}'],
      actual: ['{y} Actual', '{y} Actual', 'Actual {y}'],
      projected: ['{y} Projected', '{y} Proj. Year End', 'Projected {y}'],
    },
    title: {
      plan: ['{y} Annual Budget', 'Fiscal Year {y} Proposed Budget', '{y} Budget Worksheet'],
      report: ['Income Statement {y}', '{y} Budget vs. Actual'],
    },
    look: { labelHeader: 'Account', indent: 12 },
  },
];
