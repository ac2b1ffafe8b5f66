import { columnWords, reserveSection, section, shares, sumBeforeReserves, type Family } from './family';

/** Associations whose state prescribes what a budget must show. */
export const statutory: Family[] = [
  {
    id: 'florida-statutory',
    names: [
      [
        'Gulfwind Towers',
        'Sabal Point',
        'The Moorings at Bonita',
        'Sea Oats',
        'Coral Strand',
        'Bay Colony Club',
      ],
      ['Condominium Association, Inc.', 'of Naples Condominium Association, Inc.', 'A Condominium'],
    ],
    units: [24, 260],
    rate: [5200, 13500],
    income: { label: 'Revenues', heading: 'REVENUES', total: 'TOTAL REVENUES' },
    expense: {
      label: 'Expenses for the Association and Condominium',
      heading: 'EXPENSES FOR THE ASSOCIATION AND CONDOMINIUM',
      total: 'TOTAL EXPENSES AND RESERVES',
    },
    dues: ['Maintenance Assessments', 'Unit Owner Assessments', 'Quarterly Maintenance Fees'],
    others: shares(
      'Application Fees 1-4, Estoppel Fees 1-5, Late Fees & Interest 1-6, Laundry 1-8, Cabana Rentals 2-12, Interest - Operating 1-4',
    ),
    sections: [
      section(
        'A. Administration of the Association',
        'Office & Postage 4-12, Annual Audit 6-14, Legal & Professional 4-24, Division Fees ($4.00 per unit) 1-2, Corporate Annual Report 1-1, Website & Portal 1-4',
      ),
      section(
        'B. Management and Staff',
        'Management Fees 40-80, On-Site Maintenance Payroll 40-90, Payroll Taxes & Benefits 8-20',
      ),
      section(
        'C. Maintenance',
        'Elevator Contract 10-24, Pool & Spa Service 8-18, Janitorial Contract 14-40, Grounds & Irrigation 20-60, Building Repairs 14-50, Seawall & Docks 2-16, Extermination 2-6, Fire Alarm & Sprinklers 4-12',
      ),
      section(
        'D. Utilities',
        'Water & Sewer 40-90, Electric 20-50, Trash 10-30, Bulk Cable & Internet 30-70',
      ),
      section(
        'E. Insurance',
        'Property & Windstorm 120-320, Flood 30-80, General Liability 8-20, D&O/Crime/Umbrella 3-9',
      ),
      section('F. Other', 'Security Provisions 4-30, Operating Contingency 4-20, Income Taxes 1-3'),
    ],
    sectionTotal: (label) => `Total ${label.replace(/^\w\. /, '')}`,
    contribution: 'Reserve Contributions',
    reserve: {
      income: ['RESERVE FUND - REVENUES', 'TOTAL RESERVE REVENUES'],
      expense: ['RESERVE FUND - EXPENDITURES', 'TOTAL RESERVE EXPENDITURES'],
      lines: ['Reserve Contributions', 'Reserve Fund Interest'],
      spent: shares(
        'Roof Replacement 30-260, Exterior Painting 20-160, Concrete Restoration 40-300, Milestone Inspection 4-24',
      ),
      net: 'RESERVE REVENUES OVER (UNDER) EXPENDITURES',
    },
    net: 'REVENUES OVER (UNDER) EXPENSES',
    columns: columnWords(
      ['{y} Approved Budget', '{y} Annual Budget', '{y} Budget'],
      ['{y} Proposed Budget', '{y} Estimated Operating Budget', '{y} Proposed'],
      ['{y} Actual', '{y} Actual', '{y} Actual'],
      ['{y} Projected', '{y} Anticipated', '{y} Year End Estimate'],
    ),
    title: {
      plan: ['PROPOSED BUDGET {y}', 'Estimated Operating Budget for the Year {y}', '{y} Proposed Budget'],
      report: ['Statement of Revenues and Expenses {y}', '{y} Financial Report'],
    },
    look: { dollar: 'totals', rules: 'totals', negative: 'parentheses', font: 'sans', codes: 'none' },
    plans: { proForma: 2, besideLastYear: 3, quarterReport: 0.5 },
    arrange: (draft, random) =>
      reserveSection(draft, 'G. Reserves', {
        'Reserves - Roof': random.int(3, 8),
        'Reserves - Painting': random.int(2, 5),
        'Reserves - Paving': random.int(1, 4),
        ...(random.chance(0.6) ? { 'Reserves - Elevators': random.int(2, 5) } : {}),
        ...(random.chance(0.5) ? { 'Reserves - Structural (SIRS)': random.int(4, 9) } : {}),
      }),
  },
  {
    id: 'california-pro-forma',
    names: [
      ['Vista Palmas', 'Rancho Encina', 'Alicante', 'Mission Ridge', 'Casa Bonita', 'Altura del Mar'],
      ['Homeowners Association', 'Maintenance Corporation', 'Community Association'],
    ],
    units: [36, 420],
    rate: [2600, 6600],
    income: { label: 'Income', heading: 'INCOME', total: 'TOTAL INCOME' },
    expense: { label: 'Expenses', heading: 'EXPENSES', total: 'TOTAL EXPENSES & RESERVES' },
    dues: ['Regular Assessments', 'Assessment Income', 'Homeowner Assessments'],
    others: shares(
      'Late Charges 1-5, Escrow & Document Fees 1-4, Gate Cards 1-2, Violations 1-3, Interest - Checking 1-2',
    ),
    sections: [
      section(
        'Utilities',
        'Electricity 14-40, Gas 6-30, Water 60-150, Sewer 8-40, Trash & Organics 30-70, Telephone/Entry 2-5',
      ),
      section(
        'Landscape Maintenance',
        'Landscape Contract 80-180, Irrigation Repairs 6-20, Tree Trimming 8-40, Plant Replacement 2-12, Backflow Testing 1-4',
      ),
      section(
        'Common Area',
        'Pool & Spa Contract 10-24, Pool Repairs 4-12, Pest & Termite 6-24, Lighting Contract 4-12, Street Sweeping 2-8, Gate Service 4-14, Common Area Repairs 10-40, Fire Extinguishers 1-3',
      ),
      section(
        'Administration',
        'Management Contract 40-80, Insurance - Master Policy 60-220, Earthquake Insurance 20-120, Audit & Tax Return 3-8, Reserve Study 1-5, Legal 4-14, Printing & Mailing 4-12, Contingency 2-9, Franchise & Federal Taxes 1-3',
      ),
    ],
    sectionTotal: (label) => `Total ${label}`,
    contribution: 'Allocation to Reserves',
    net: 'NET INCOME (LOSS)',
    columns: columnWords(
      ['{y} Budget', '{y} Approved', 'Budget {y}'],
      ['{y} Proposed Budget', '{y} Proposed', 'Proposed {y}'],
      ['{y} Actual', '{y} Actual', 'Actual {y}'],
      ['{y} Projected', '{y} Estimate', 'Projection {y}'],
    ),
    title: {
      plan: ['{y} PRO FORMA OPERATING BUDGET', 'Pro Forma Operating Budget {y}', 'Annual Budget Report {y}'],
      report: ['Income and Expense Statement {y}', '{y} Budget Comparison'],
    },
    look: { codes: 'column', rules: 'rows', dollar: 'none', negative: 'parentheses', boldHeadings: true },
    plans: { proForma: 5, approved: 1.5, monthReport: 1.5 },
    arrange: (draft) => void sumBeforeReserves(draft, 'TOTAL OPERATING EXPENSES'),
  },
  {
    id: 'colorado-ratified-townhomes',
    names: [
      ['Blue Spruce', 'Table Mesa', 'Cottonwood Draw', 'Chalk Cliffs', 'Saddle Ridge', 'Antelope Run'],
      ['Townhomes Association', 'Townhome Owners Association, Inc.', 'at Parker HOA'],
    ],
    units: [18, 140],
    rate: [2400, 5400],
    income: { label: 'Operating Income', heading: 'Operating Income', total: 'Total Operating Income' },
    expense: { label: 'Operating Expense', heading: 'Operating Expense', total: 'Total Operating Expense' },
    dues: ['Owner Assessments', 'Dues Assessments', 'Common Assessments'],
    others: shares('Late Fees 1-4, Status Letters 1-3, Insurance Deductible Recovery 2-12, Interest 1-3'),
    sections: [
      section(
        'Administrative',
        'Management 40-90, Accounting 4-12, Legal 4-14, Postage & Copies 2-6, Insurance 120-280, Website 1-3, DORA Registration 1-1',
      ),
      section(
        'Grounds',
        'Lawn Contract 50-110, Sprinkler Repair 8-24, Tree Care 6-24, Snow Removal 40-140, Native Areas 2-10',
      ),
      section(
        'Building',
        'Roof & Hail Repairs 6-40, Gutters 4-14, Exterior Paint Touch-Up 4-20, Concrete Leveling 4-24, Fire Sprinklers 4-14, Pest Control 1-5',
      ),
      section('Utilities', 'Water & Sewer 60-160, Gas & Electric 8-24, Trash & Recycling 24-60'),
    ],
    sectionTotal: (label) => `Total ${label}`,
    contribution: 'Reserve Contribution',
    reserve: {
      income: ['Reserve Income', 'Total Reserve Income'],
      expense: ['Reserve Expense', 'Total Reserve Expense'],
      lines: ['Reserve Contribution from Operating', 'Reserve Interest'],
      spent: shares('Roofs - Bldgs 1-4 40-300, Asphalt Overlay 20-140, Decks 14-120, Reserve Study 2-8'),
      net: 'Net Reserve Income',
    },
    net: 'Net Operating Income',
    columns: columnWords(
      ['{y} Budget', '{y} Ratified Budget', 'Budget {y}'],
      ['{y} Proposed Budget', '{y} Proposed Budget', 'Proposed {y}'],
      ['{y} Actual', '{y} Actual', 'Actual {y}'],
      ['{y} Est. Year End', '{y} Estimated Actual', 'Forecast {y}'],
    ),
    title: {
      plan: ['{y} Budget for Ratification', 'Proposed {y} Budget', '{y} Annual Budget'],
      report: ['Statement of Income and Expense {y}', '{y} Year in Review'],
    },
    look: { rules: 'totals', decimals: 0, dollar: 'all', zero: 'dash', size: 9 },
    plans: { worksheet: 3, besideLastYear: 3 },
  },
  {
    id: 'puget-sound-condominium',
    names: [
      [
        'Madrona Heights',
        'The Alderwood',
        'Pier 57 Lofts',
        'Salish View',
        'Queen Anne Court',
        'Narrows Landing',
      ],
      ['Condominium Owners Association', 'Unit Owners Association', 'Condominium'],
    ],
    units: [12, 130],
    rate: [4200, 9600],
    income: { label: 'Revenue', heading: 'REVENUE', total: 'TOTAL REVENUE' },
    expense: {
      label: 'Operating Expenses',
      heading: 'OPERATING EXPENSES',
      total: 'TOTAL OPERATING EXPENSES',
    },
    dues: ['Operating Assessments', 'Homeowner Dues', 'Monthly Assessments'],
    others: shares(
      'Move Fees 1-5, Parking Rental 2-12, Storage Rental 1-5, EV Charging 1-5, Late Fees 1-3, Resale Certificates 1-3',
    ),
    sections: [
      section(
        'Utilities',
        'Water/Sewer (SPU) 70-180, Garbage/Recycle/Compost 30-70, Electricity (SCL) 14-40, Gas 4-30, Internet 2-8',
      ),
      section(
        'Maintenance & Repair',
        'Building Repairs 20-60, Envelope Inspection 2-14, Elevator Service 8-20, Fire & Life Safety 6-18, Landscaping 14-40, Moss & Gutter Cleaning 4-14, Garage Door & Gate 2-9, Janitorial 14-40',
      ),
      section(
        'General & Administrative',
        'Management Fee 50-100, Insurance 110-260, Audit/CPA 5-12, Reserve Study Update 1-4, Legal 4-20, Bank & Office 2-7',
      ),
    ],
    sectionTotal: (label) => `TOTAL ${label.toUpperCase()}`,
    contribution: 'Contribution to Reserve Account',
    reserve: {
      income: ['RESERVE ACCOUNT - ADDITIONS', 'TOTAL ADDITIONS'],
      expense: ['RESERVE ACCOUNT - EXPENDITURES', 'TOTAL EXPENDITURES'],
      lines: ['Contribution from Operating Account', 'Interest Earned'],
      spent: shares('Deck Membranes 30-200, Roof 40-260, Elevator Modernization 30-220, Repipe 30-240'),
      net: 'CHANGE IN RESERVE ACCOUNT',
    },
    net: 'OPERATING SURPLUS / (SHORTFALL)',
    columns: columnWords(
      ['{y} Budget', '{y} Approved Budget', 'Budget {y}'],
      ['{y} Proposed Budget', '{y} Draft Budget', 'Proposed {y}'],
      ['{y} Actuals', '{y} Actual', 'Actual {y}'],
      ['{y} Projected Actual', '{y} Year-End Projection', 'Projected {y}'],
    ),
    title: {
      plan: ['{y} Operating Budget', 'Budget Summary {y}', 'Proposed Annual Budget {y}'],
      report: ['Income Statement {y}', '{y} Budget Performance'],
    },
    look: { font: 'embedded', rules: 'grid', shade: true, decimals: 0, zero: 'dash', size: 9 },
    plans: { worksheet: 2.5, actualBudgetProposed: 3 },
  },
];
