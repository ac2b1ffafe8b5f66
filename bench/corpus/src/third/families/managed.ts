import { section, sectionsOf, shares, type Family } from './family';

/** Associations with a manager, whose budgets come out of a template. */
export const managed: Family[] = [
  {
    id: 'strata-corporation',
    names: [
      ['The Owners, Strata Plan', 'Strata Plan', 'Owners, Strata Corporation'],
      ['BCS 2841', 'LMS 1190', 'VR 2277', 'EPS 613', 'NW 3034', 'KAS 1820'],
    ],
    units: [16, 140],
    rate: [3000, 6600],
    income: { label: 'Receipts', heading: 'RECEIPTS / REVENUE', total: 'TOTAL RECEIPTS' },
    expense: { label: 'Expenditures', heading: 'EXPENDITURES', total: 'TOTAL EXPENDITURES' },
    dues: ['Strata Fees', 'Owners’ Contributions', 'Strata Fees - Operating'],
    others: shares(
      'Bylaw Fines 1-4, Parking Rental 2-14, Locker Rental 1-5, Interest Income 1-6, Guest Suite 1-8',
    ),
    sections: [
      section(
        'General Expenses',
        'Management Fees 40-80, Insurance 120-260, Appraisal 1-3, Legal 2-14, Audit / Review 1-4, Statutory Financial Review 1-2, Miscellaneous 1-6',
      ),
      section(
        'Building & Grounds',
        'Janitorial 20-50, Elevator Maintenance 12-30, Repairs & Maintenance 30-90, Landscaping 15-45, Snow Removal 3-16, Window & Gutter Cleaning 4-12, Garage Door 2-8, Dryer Vents 2-5',
      ),
      section(
        'Utilities',
        'Hydro 20-45, Gas 30-80, Water & Sewer 20-60, Garbage & Recycling 14-34, Enterphone 1-4',
      ),
    ],
    sectionTotal: (label) => `Total ${label}`,
    contribution: 'Contingency Reserve Fund Contribution',
    reserve: {
      income: ['CONTINGENCY RESERVE FUND - RECEIPTS', 'TOTAL CRF RECEIPTS'],
      expense: ['CONTINGENCY RESERVE FUND - EXPENDITURES', 'TOTAL CRF EXPENDITURES'],
      lines: ['Transfer from Operating Fund', 'CRF Interest'],
      spent: shares(
        'Membrane Repair 10-90, Depreciation Report 4-14, Piping Replacement 20-140, Boiler 20-80',
      ),
      net: 'CRF SURPLUS (DEFICIT)',
    },
    net: 'SURPLUS (DEFICIT)',
    columns: {
      adopted: ['{y} Budget', 'Approved Budget {y}', '{y} Annual Budget'],
      proposed: ['{y} Proposed Budget', 'Proposed Budget {y}', '{y} Proposed'],
      actual: ['{y} Actual', 'Actual {y}', '{y} Year End'],
      projected: ['{y} Projected to Year End', 'Projected {y}', '{y} Forecast'],
    },
    title: {
      plan: ['Proposed Operating Budget {y}', '{y} Annual Budget - Schedule A'],
      report: ['Statement of Receipts and Expenditures {y}', '{y} Operating Statement'],
    },
    look: { rules: 'grid', indent: 0 },
  },
  {
    id: 'state-form-community',
    names: [
      ['Vista del Sol', 'Rancho Verde', 'Mission Heights', 'Casa Loma', 'Canyon Crest', 'Mariposa Ranch'],
      ['Community Association', 'Homeowners Association', 'Maintenance Corporation'],
    ],
    units: [30, 260],
    rate: [1800, 5400],
    income: { label: 'Revenue', heading: 'REVENUE', total: 'TOTAL REVENUE' },
    expense: { label: 'Costs', heading: 'ANNUAL COSTS', total: 'TOTAL BUDGET' },
    dues: ['Regular Assessments', 'Assessments', 'Regular Assessment Income'],
    others: shares(
      'Late Charges 1-4, Escrow/Transfer Fees 1-5, Interest 1-3, Clubhouse Deposits Forfeited 1-2',
    ),
    sections: [
      section(
        '100 Fixed Costs',
        'Property Taxes 1-4, Corporation Franchise Taxes 1-2, Insurance 60-180, Local License and Inspection 1-3, Estimated Income Taxes 1-4',
      ),
      section(
        '200 Operating Costs',
        'Electricity 15-40, Gas 4-20, Water 60-140, Sewer 10-30, Cable/Master Antenna 4-30, Custodial 8-30, Landscape 80-170, Refuse Disposal 20-60, Pool/Spa 8-24, Access Control 4-16',
      ),
      section(
        '400 Administration',
        'Management 50-110, Legal Services 4-16, Accounting 4-10, Education 1-2, Miscellaneous and Office 4-14',
      ),
      section('500 Contingency', 'Contingency 10-30, Bad Debt Allowance 2-12'),
    ],
    sectionTotal: (label) => `Subtotal (${label.slice(0, 3)})`,
    contribution: '300 Reserves',
    net: null,
    columns: {
      adopted: ['{y} Budget', 'Budget {y}', '{y} Per Budget'],
      proposed: ['{y} Pro Forma', 'Pro Forma {y}', '{y} Pro Forma Budget'],
      actual: ['{y} Actual', 'Actual {y}', '{y} Actual'],
      projected: ['{y} Estimated', 'Estimated {y}', '{y} Est.'],
    },
    title: {
      plan: ['Pro Forma Operating Budget {y}', 'Annual Budget Report {y}'],
      report: ['Operating Results {y}', '{y} Budget Comparison'],
    },
    look: { font: 'mono', rules: 'totals', uppercase: false, colons: false },
    // The form asks for costs first; what owners pay follows from them.
    arrange: (draft) => {
      const at = draft.body.findIndex((node) => node.kind === 'group' && node.flow === 'income');
      draft.body.splice(1, 0, ...draft.body.splice(at, 1));
    },
  },
  {
    id: 'village-departments',
    names: [
      ['Heritage Lakes', 'Cypress Landing', 'Bridgewater', 'Stonecrest', 'Wildwood Springs', 'Kings Harbor'],
      ['Property Owners Association', 'Community Services Association', 'Village Association, Inc.'],
    ],
    units: [180, 1400],
    rate: [600, 1900],
    income: { label: 'Revenues', heading: 'Revenues', total: 'Total Revenues' },
    expense: { label: 'Department Expenses', heading: null, total: 'Total All Departments' },
    dues: ['Annual Assessments', 'Base Assessments', 'General Assessments'],
    others: shares(
      'Resale Certificates 4-14, Builder Assessments 5-40, Program Fees 4-24, Facility Rentals 2-12, Compliance Fines 1-6, Advertising 1-5',
    ),
    sections: [
      section(
        'Dept 10 - Administration',
        'Management Fee 60-120, On-Site Salaries 60-120, Payroll Burden 10-26, Office Lease 8-20, Software & Technology 3-9, Professional Fees 8-24',
      ),
      section(
        'Dept 20 - Common Areas',
        'Grounds Contract 110-220, Irrigation Repairs 8-24, Tree Care 6-22, Lake Management 5-20, Lighting 4-14',
      ),
      section(
        'Dept 30 - Pools & Parks',
        'Lifeguards 30-80, Pool Chemicals 5-14, Repairs - Pools 5-18, Playground 2-9',
      ),
      section(
        'Dept 40 - Community Life',
        'Events 8-26, Newsletter & Web 2-8, Volunteers 1-3, Holiday Lighting 3-9',
      ),
      section('Dept 50 - Public Safety', 'Patrol Service 20-70, Gate Attendants 20-80, Cameras 2-8'),
      section('Dept 60 - Insurance & Taxes', 'Insurance 30-80, Property Tax 1-4, Federal Income Tax 1-5'),
    ],
    sectionTotal: (label) => `Total ${label}`,
    contribution: 'Transfer to Capital Reserve',
    reserve: {
      income: ['Capital Reserve - Sources', 'Total Sources'],
      expense: ['Capital Reserve - Projects', 'Total Projects'],
      lines: ['Transfer from General Fund', 'Investment Earnings'],
      spent: shares('Trail Resurfacing 5-30, Pool Furniture 2-12, Entry Monuments 4-24, Pump Station 5-30'),
      net: 'Net Capital Reserve',
    },
    net: 'Revenues Over (Under) Expenses',
    columns: {
      adopted: ['{y} Adopted Budget', 'Adopted {y}', '{y} Budget'],
      proposed: ['{y} Recommended Budget', 'Recommended {y}', '{y} Request'],
      actual: ['{y} Actual', 'Actual {y}', '{y} Actual'],
      projected: ['{y} Year-End Estimate', 'Estimate {y}', '{y} Estimate'],
    },
    title: {
      plan: ['{y} Operating and Capital Budget', 'Budget Book {y} - Department Detail'],
      report: ['{y} Results by Department', 'Department Report {y}'],
    },
    look: { landscape: true, shade: true },
    arrange: (draft, random) => {
      if (random.chance(0.4)) for (const one of sectionsOf(draft)) one.onNewPage = true;
    },
  },
];
