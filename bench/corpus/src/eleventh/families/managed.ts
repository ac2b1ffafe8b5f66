import { columnWords, reserveSection, section, shares, type Family } from './family';

/** Associations with a manager, in other words than those of the states that prescribe a form. */
export const managed: Family[] = [
  {
    id: 'virginia-cluster',
    names: [
      [
        'Hunters Glen',
        'Lafayette Square',
        'Bull Run Crossing',
        'Stonegate',
        'Old Mill Cluster',
        'Potomac Chase',
      ],
      ['Cluster Association', 'Homeowners Association, Inc.', 'Property Owners’ Association'],
    ],
    units: [60, 540],
    rate: [900, 2200],
    income: { label: 'Income', heading: 'INCOME', total: 'Total Income' },
    expense: { label: 'Expenses', heading: 'EXPENSES', total: 'Total Expenses' },
    dues: ['Assessments', 'Homeowner Assessments', 'Quarterly Assessments'],
    others: shares(
      'Resale Packages 1-6, Late Fees 1-5, Legal Reimbursements 1-8, Pool Guest Passes 1-4, Tow Income 1-2, Interest Income 1-4',
    ),
    sections: [
      section(
        'General and Administrative',
        'Management Contract 70-140, Audit/Tax Preparation 6-14, Legal - General 6-20, Legal - Collections 4-20, Postage & Printing 4-14, CIC Board Registration 1-1, Committee Expense 1-4, Uncollectible Assessments 2-14',
      ),
      section('Utilities', 'Electric 6-20, Water & Sewer 6-24, Street Lights 8-30'),
      section(
        'Common Area Maintenance',
        'Grounds Contract 90-190, Grounds Improvements 6-30, Tree Maintenance 10-50, Snow Removal 30-140, Storm Water BMP 3-20, Tot Lot Repairs 2-8, Sidewalks & Curbs 4-20, Pet Stations 1-5',
      ),
      section('Contracts', 'Trash Contract 120-240, Pool Management 50-120, Parking Enforcement 1-4'),
      section('Insurance & Taxes', 'Package Policy 14-40, D&O/Fidelity 3-8, Federal & State Income Tax 1-4'),
    ],
    sectionTotal: (label) => `Total ${label}`,
    contribution: 'Replacement Reserve Contribution',
    net: 'Net Income/(Loss)',
    columns: columnWords(
      ['{y} Approved Budget', 'FY{s} Budget', 'Budget {y}'],
      ['{y} Proposed Budget', 'FY{s} Draft Budget', 'Proposed {y}'],
      ['{y} Actual', 'FY{s} Audited', 'Actual {y}'],
      ['{y} Projected', 'FY{s} Projected', 'Projected {y}'],
    ),
    title: {
      plan: ['{y} Draft Budget', 'Approved Budget for {y}', 'Budget {y}'],
      report: ['Statement of Income and Expense {y}', '{y} Operating Results'],
    },
    look: { codes: 'prefix', rules: 'totals', negative: 'parentheses', dollar: 'none' },
    plans: { worksheet: 3, actualBudgetProposed: 3, spread: 1.5 },
    arrange: (draft, random) =>
      reserveSection(draft, 'Reserves', {
        'Replacement Reserve Contribution': random.int(6, 9),
        ...(random.chance(0.5) ? { 'Snow Reserve Contribution': random.int(1, 2) } : {}),
        ...(random.chance(0.4) ? { 'Storm Water Reserve Contribution': random.int(1, 3) } : {}),
      }),
  },
  {
    id: 'texas-deed-restricted',
    names: [
      [
        'Cypress Trails',
        'Bluebonnet Ranch',
        'Lakes of Brazoria',
        'Canyon Creek',
        'Windhaven',
        'Pecan Hollow',
      ],
      [
        'Property Owners Association, Inc.',
        'Community Improvement Association',
        'Residential Owners Association',
      ],
    ],
    units: [180, 2200],
    rate: [480, 1500],
    income: { label: 'Revenues', heading: 'REVENUES', total: 'TOTAL REVENUES' },
    expense: { label: 'Expenditures', heading: 'EXPENDITURES', total: 'TOTAL EXPENDITURES' },
    dues: ['Maintenance Assessments', 'Annual Assessments', 'Assessments - Current Year'],
    others: shares(
      'Assessments - Prior Years 4-24, Interest on Delinquencies 2-9, Legal Fees Recovered 2-14, Transfer & Resale Fees 2-9, Pool Tags 1-4, Clubhouse Rental 1-6, Constable Reimbursement - MUD 4-40',
    ),
    sections: [
      section(
        'Grounds',
        'Landscape Contract 90-200, Landscape Extras 8-40, Irrigation Repairs 6-24, Lake Treatment 4-20, Tree & Palm Work 4-30, Christmas Lighting 2-14, Entry Monuments 1-8',
      ),
      section(
        'Recreation',
        'Pool Management 70-160, Pool Repairs & Chemicals 6-24, Splash Pad 2-12, Tennis & Pickleball 1-8, Clubhouse Janitorial 4-14, Community Events 4-24',
      ),
      section(
        'Public Safety',
        'Constable Contract 80-220, Mosquito Fogging 3-12, Street Light Service 20-70, Cameras & Gates 4-24',
      ),
      section('Utilities', 'Electricity 14-50, Water (MUD) 20-80, Telephone & Internet 2-8'),
      section(
        'Office and Professional',
        'Management Fee 60-120, Deed Restriction Inspections 4-14, Legal - Corporate 3-14, Legal - Collections & DR 6-30, Audit & Tax 3-8, Billing & Mailing 6-20, Insurance 20-70, Property Taxes 1-4, Bad Debt 4-24',
      ),
    ],
    sectionTotal: (label) => `TOTAL ${label.toUpperCase()}`,
    contribution: 'Transfer to Reserve Fund',
    reserve: {
      income: ['RESERVE REVENUES', 'TOTAL RESERVE REVENUES'],
      expense: ['RESERVE EXPENDITURES', 'TOTAL RESERVE EXPENDITURES'],
      lines: ['Transfer from Operating', 'Reserve Interest'],
      spent: shares('Pool Replaster 14-90, Playground 10-80, Fence - Perimeter 20-140, Clubhouse HVAC 4-40'),
      net: 'EXCESS (DEFICIENCY) - RESERVES',
    },
    net: 'EXCESS (DEFICIENCY) OF REVENUES OVER EXPENDITURES',
    columns: columnWords(
      ['{y} BUDGET', '{y} Adopted Budget', 'Budget {y}'],
      ['{y} PROPOSED BUDGET', '{y} Proposed', 'Proposed {y}'],
      ['{y} ACTUAL', '{y} Actual', 'Actual {y}'],
      ['{y} PROJECTED', '{y} Projection', 'Projected {y}'],
    ),
    title: {
      plan: ['{y} PROPOSED BUDGET', 'ANNUAL BUDGET {y}', 'Budget for the Year {y}'],
      report: ['STATEMENT OF REVENUES AND EXPENDITURES {y}', '{y} Financial Summary'],
    },
    look: { codes: 'prefix', uppercase: false, rules: 'totals', landscape: false, gapRows: true },
    plans: { monthReport: 4, yearAgainstBudget: 3 },
  },
];
