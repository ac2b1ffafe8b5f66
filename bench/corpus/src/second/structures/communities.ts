import type { Structure } from '../../blind/structure';

/** Planned communities of houses. */
export const communities: Structure[] = [
  {
    id: 'planned-development',
    names: [
      ['Rancho Vista', 'Canyon Hills', 'Tierra del Sol', 'Sierra Crest', 'Laurel Canyon', 'Mariposa'],
      ['Community Association', 'Maintenance Association', 'Homeowners Association', 'Owners Association'],
    ],
    units: [40, 420],
    rate: [1400, 4800],
    income: { label: 'Income', heading: 'INCOME', total: 'TOTAL INCOME' },
    expense: { label: 'Expenses', heading: 'EXPENSES', total: 'TOTAL EXPENSES' },
    dues: ['Regular Assessments', 'Homeowner Assessments', 'Assessments'],
    others: [
      ['Interest - Operating', 1, 4],
      ['Late Charges', 1, 6],
      ['CC&R Fines', 1, 4],
      ['Legal Fee Recovery', 1, 10],
      ['Pool Keys', 1, 3],
    ],
    sections: [
      {
        label: 'Land Maintenance',
        items: [
          ['Landscape - Monthly Service', 140, 280],
          ['Landscape - Extras', 8, 40],
          ['Landscape - Sprinkler Repair', 8, 36],
          ['Tree Maintenance', 10, 60],
          ['Backflow Testing', 1, 4],
        ],
      },
      {
        label: 'Utilities',
        items: [
          ['Electricity', 14, 50],
          ['Water', 70, 200],
          ['Gas', 4, 20],
          ['Refuse', 10, 60],
        ],
      },
      {
        label: 'Common Area',
        items: [
          ['Pool/Spa Service', 12, 30],
          ['Pool/Spa Repairs', 3, 16],
          ['Janitorial', 8, 26],
          ['Gate/Entry', 4, 20],
          ['Lighting', 3, 16],
          ['Patrol', 10, 60],
          ['Street Sweeping', 3, 10],
        ],
      },
      {
        label: 'Administration',
        items: [
          ['Management', 50, 110],
          ['Management Extras', 3, 14],
          ['CPA Services', 3, 8],
          ['Legal Services', 4, 30],
          ['Insurance Premiums', 20, 90],
          ['Mailings & Printing', 5, 16],
          ['Reserve Study', 1, 6],
          ['Taxes & Licenses', 1, 4],
          ['Uncollectible Accounts', 2, 12],
        ],
      },
    ],
    sectionTotal: (label) => `TOTAL ${label.toUpperCase()}`,
    contribution: 'Reserve Allocation',
    reserve: {
      income: ['RESERVE INCOME', 'TOTAL RESERVE INCOME'],
      expense: ['RESERVE EXPENDITURES', 'TOTAL RESERVE EXPENDITURES'],
      lines: ['Reserve Allocation', 'Interest - Reserves'],
      spent: [
        ['Streets', 20, 120],
        ['Pool Replaster', 8, 40],
        ['Wrought Iron Painting', 5, 40],
      ],
      net: 'NET RESERVES',
    },
    net: 'NET INCOME',
    columns: {
      adopted: ['{y} Budget', 'Budget {y}', 'Current Budget {y}'],
      proposed: ['{y} Proposed', 'Proposed {y}', 'Proposed Budget {y}'],
      actual: ['{y} Actual', 'Actual {y}', 'Actual {y}'],
      projected: ['{y} Projected', 'Projected {y}', 'Projected Actual {y}'],
    },
    title: {
      plan: ['Pro Forma Operating Budget {y}', '{y} Budget', 'Annual Budget - Fiscal Year {y}'],
      report: ['Statement of Operations {y}', 'Income and Expense Statement {y}'],
    },
    look: { codes: 'column', labelHeader: 'Description' },
  },
  {
    id: 'amenity-subdivision',
    names: [
      [
        'Falcon Pointe',
        'Silver Creek',
        'Cypress Landing',
        'Bridgewater',
        'Trails of Elm Fork',
        'Deer Hollow',
      ],
      ['Residential Community, Inc.', 'HOA, Inc.', 'Property Owners Association', 'Homeowners Association'],
    ],
    units: [140, 900],
    rate: [360, 1300],
    income: { label: 'Income', heading: 'Income', total: 'Total Income' },
    expense: { label: 'Expense', heading: 'Expense', total: 'Total Expense' },
    dues: ['Annual Assessments', 'Semi-Annual Assessments', 'Assessments - Homeowners'],
    others: [
      ['Builder Assessments', 10, 80],
      ['Capitalization Fees', 5, 60],
      ['Collection Fees', 2, 16],
      ['Finance Charges', 1, 8],
      ['Amenity Center Rental', 1, 10],
      ['Compliance Fines', 1, 5],
    ],
    sections: [
      {
        label: 'General & Administrative',
        items: [
          ['Management Services', 60, 130],
          ['On-Site Personnel', 20, 120],
          ['Postage & Delivery', 4, 16],
          ['Billing & Statements', 3, 12],
          ['Professional - Audit', 3, 9],
          ['Professional - Legal', 4, 30],
          ['Bad Debt', 5, 30],
        ],
      },
      {
        label: 'Insurance & Taxes',
        items: [
          ['General Liability & Property', 12, 40],
          ['Directors & Officers', 3, 10],
          ['Property Taxes', 1, 6],
        ],
      },
      {
        label: 'Utilities',
        items: [
          ['Electric - Street Lights', 30, 90],
          ['Electric - Amenity Center', 8, 26],
          ['Water - Irrigation', 40, 120],
          ['Telephone & Internet', 2, 9],
        ],
      },
      {
        label: 'Landscape',
        items: [
          ['Contract Maintenance', 160, 320],
          ['Irrigation Repairs', 8, 30],
          ['Tree Trimming', 5, 30],
          ['Seasonal Color', 5, 24],
          ['Mulch', 6, 26],
          ['Pond Maintenance', 4, 20],
        ],
      },
      {
        label: 'Amenity Center & Pool',
        items: [
          ['Pool Contract', 20, 70],
          ['Lifeguards', 20, 90],
          ['Janitorial Contract', 6, 24],
          ['Access Control', 3, 12],
          ['Repairs & Supplies', 4, 24],
        ],
      },
      {
        label: 'Social & Communications',
        items: [
          ['Community Events', 6, 30],
          ['Holiday Lighting', 3, 20],
          ['Newsletter', 1, 6],
          ['Website', 1, 4],
        ],
      },
    ],
    sectionTotal: (label) => `Total ${label}`,
    contribution: 'Reserve Transfer',
    net: 'Net Income/(Loss)',
    columns: {
      adopted: ['{y} Budget', '{y} Adopted Budget', 'Budget {y}'],
      proposed: ['{y} Proposed Budget', '{y} Draft Budget', 'Proposed {y}'],
      actual: ['{y} Actual', '{y} Year-End Actual', 'Actual {y}'],
      projected: ['{y} Projected', '{y} Estimated Actual', 'Projected {y}'],
    },
    title: {
      plan: ['{y} Annual Budget', '{y} Budget Comparison', 'Proposed {y} Budget'],
      report: ['Budget Comparison Report {y}', '{y} Year End Financial Report'],
    },
    look: { codes: 'column', labelHeader: 'Account' },
  },
];
