import type { Structure } from '../../blind/structure';

/** Communities around a clubhouse. */
export const clubs: Structure[] = [
  {
    id: 'active-adult',
    names: [
      ['Heritage Lakes', 'Sun Meadows', 'Kings Grant', 'Pine Needles', 'Leisure Knoll', 'The Fairways'],
      ['at Somerset HOA', 'Homeowners Association', 'Adult Community Association', 'Community Assn., Inc.'],
    ],
    units: [90, 620],
    rate: [1500, 3600],
    income: { label: 'Income', heading: 'Income', total: 'Total Income' },
    expense: { label: 'Expense', heading: 'Expense', total: 'Total Expense' },
    dues: ['Maintenance Fees', 'Homeowner Maintenance Fees', 'Monthly Maintenance'],
    others: [
      ['Resale Capital Contribution', 5, 50],
      ['Club Activities - Ticket Sales', 3, 24],
      ['Gate Cards', 1, 3],
      ['Interest Earned', 1, 8],
      ['Advertising - Directory', 1, 4],
    ],
    sections: [
      {
        label: 'Clubhouse',
        items: [
          ['Clubhouse Manager', 30, 80],
          ['Cleaning', 10, 30],
          ['Entertainment & Activities', 6, 30],
          ['Fitness Room', 2, 10],
          ['Repairs', 4, 20],
        ],
      },
      {
        label: 'Grounds',
        items: [
          ['Lawn Maintenance', 160, 320],
          ['Fertilization', 12, 40],
          ['Snow Removal - Streets', 20, 80],
          ['Snow Removal - Walks & Driveways', 20, 90],
          ['Lake Management', 3, 14],
        ],
      },
      {
        label: 'Utilities',
        items: [
          ['Electric', 12, 40],
          ['Gas', 3, 12],
          ['Water & Sewer', 5, 30],
          ['Bulk Cable', 60, 160],
        ],
      },
      {
        label: 'Office',
        items: [
          ['Management Contract', 50, 110],
          ['Accountant', 4, 10],
          ['Counsel', 4, 20],
          ['Printing & Postage', 4, 14],
          ['Insurance', 20, 60],
          ['Federal & State Taxes', 1, 4],
        ],
      },
    ],
    sectionTotal: (label) => `Total ${label}`,
    contribution: 'Reserve for Replacement',
    net: 'Excess (Deficit)',
    columns: {
      adopted: ['{y} Budget', 'Budget {y}'],
      proposed: ['{y} Proposed', 'Proposed {y}'],
      actual: ['{y} Actual', 'Actual {y}'],
      projected: ['{y} Projected', 'Projected {y}'],
    },
    title: {
      plan: ['{y} Budget', 'Budget {y}'],
      report: ['Comparative Statement {y}', 'Year {y} in Review'],
    },
    look: { boldHeadings: true, gapRows: true },
  },
  {
    id: 'swim-and-tennis',
    names: [
      ['Hampton Ridge', 'Brentwood Lakes', 'Chestnut Farms', 'Providence', 'Windsor Chase', 'Millbrook'],
      ['Homeowners Association, Inc.', 'Community Association', 'HOA, Inc.', 'Neighborhood Association'],
    ],
    units: [80, 360],
    rate: [420, 1150],
    income: { label: 'Revenue', heading: 'REVENUE', total: 'TOTAL REVENUE' },
    expense: { label: 'Expenditures', heading: 'EXPENDITURES', total: 'TOTAL EXPENDITURES' },
    dues: ['Annual Dues', 'Member Dues', 'Homeowner Assessments'],
    others: [
      ['Initiation Fees', 5, 50],
      ['Clubhouse Rentals', 3, 18],
      ['Pool Guest Passes', 1, 8],
      ['Tennis - Outside Members', 3, 25],
      ['Late Charges & Interest', 2, 12],
      ['Swim Team Reimbursement', 3, 20],
    ],
    sections: [
      {
        label: 'Swim',
        items: [
          ['Pool Management Contract', 90, 210],
          ['Pool Repairs', 10, 50],
          ['Chemicals', 5, 20],
          ['Pool Furniture', 3, 24],
        ],
      },
      {
        label: 'Tennis',
        items: [
          ['Court Maintenance', 5, 30],
          ['Court Lighting', 4, 14],
        ],
      },
      {
        label: 'Landscaping',
        items: [
          ['Contract', 120, 260],
          ['Pine Straw', 15, 45],
          ['Seasonal Color', 8, 30],
          ['Irrigation Repair', 5, 20],
        ],
      },
      {
        label: 'Utilities',
        items: [
          ['Electricity', 40, 90],
          ['Water', 20, 70],
          ['Phone/Internet', 4, 12],
        ],
      },
      {
        label: 'Administrative',
        items: [
          ['Insurance', 30, 80],
          ['Accounting Services', 20, 60],
          ['Legal', 5, 30],
          ['Social Events', 8, 30],
          ['Web Site', 1, 5],
          ['Bad Debts', 3, 20],
        ],
      },
    ],
    sectionTotal: (label) => `${label} Total`,
    contribution: 'Capital Reserve',
    net: 'REVENUE OVER (UNDER) EXPENDITURES',
    columns: {
      adopted: ['{y} Budget', 'FY{s} Budget'],
      proposed: ['{y} Proposed Budget', 'FY{s} Proposed'],
      actual: ['{y} Actual', 'FY{s} Actual'],
      projected: ['{y} Projected', 'FY{s} Forecast'],
    },
    title: {
      plan: ['{y} Proposed Operating Budget', 'Annual Meeting - {y} Budget'],
      report: ['{y} Financial Summary', 'Budget Performance {y}'],
    },
    look: {},
  },
];
