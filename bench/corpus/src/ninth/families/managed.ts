import { columnWords, reserveSection, section, shares, sumBeforeReserves, type Family } from './family';

/** Associations whose manager or accountant sets the page. */
export const managed: Family[] = [
  {
    id: 'tower-with-staff',
    names: [
      ['One Lakefront', 'The Belvoir', 'Plaza Regent', 'Harborside Tower', '1100 Esplanade', 'The Carillon'],
      ['Condominium Association, Inc.', 'Tower Association', 'Condominium'],
    ],
    units: [90, 420],
    rate: [6500, 14000],
    income: { label: 'Operating Revenue', heading: 'OPERATING REVENUE', total: 'TOTAL OPERATING REVENUE' },
    expense: { label: 'Expenditures', heading: 'OPERATING EXPENDITURES', total: 'TOTAL EXPENDITURES' },
    dues: ['Unit Owner Assessments', 'Monthly Assessments - All Units', 'Assessment Revenue'],
    others: shares(
      'Valet & Guest Parking 4-30, Hospitality Suite 2-9, Laundry Commissions 2-8, Move-In/Move-Out Fees 2-6, Storage Lockers 1-6, Rooftop Antenna Lease 6-40, Investment Income 1-6',
    ),
    sections: [
      section(
        'Payroll & Benefits',
        'Manager & Assistant 40-70, Door Staff 90-170, Engineers 60-110, Janitors 40-80, Payroll Taxes 16-30, Health & Welfare (Union) 20-50, Uniforms 1-4',
      ),
      section(
        'Contract Services',
        'Elevator Maintenance 14-36, HVAC Water Treatment 2-8, Exterminating 2-6, Window Washing 4-14, Scavenger 8-20, Metal & Stone Refinishing 2-9, Fire Pump Testing 1-4',
      ),
      section(
        'Building Repairs',
        'Plumbing & Risers 8-30, Electrical 4-14, Garage Doors 2-8, Lobby & Corridors 4-16, Boilers & Chillers 10-40',
      ),
      section(
        'Utilities',
        'Electricity - House Meters 40-90, Natural Gas 30-70, Water/Sewer 30-60, Bulk Cable TV & Internet 40-80, Telephone 2-6',
      ),
      section(
        'General & Administrative',
        'Management Fee 30-60, Insurance Package 60-140, Professional Fees 8-24, Office & Computer 4-12',
      ),
    ],
    sectionTotal: (label) => `TOTAL ${label.toUpperCase()}`,
    contribution: 'Replacement Reserve Funding',
    reserve: {
      income: ['REPLACEMENT RESERVE - REVENUE', 'TOTAL RESERVE REVENUE'],
      expense: ['REPLACEMENT RESERVE - PROJECTS', 'TOTAL RESERVE PROJECTS'],
      lines: ['Funding from Operations', 'Reserve Investment Income'],
      spent: shares('Facade Program 40-200, Garage Membrane 20-120, Corridor Carpet 10-60, Chiller 20-140'),
      net: 'NET RESERVE ACTIVITY',
    },
    net: 'OPERATING SURPLUS (DEFICIT)',
    columns: columnWords(
      ['{y} Budget', 'Budget {y}', '{y} Board Approved'],
      ['{y} Proposed', 'Proposed {y}', '{y} Recommended'],
      ['{y} Actual', 'Actual {y}', '{y} Actual'],
      ['{y} Projected', 'Projected {y}', '{y} Projection'],
    ),
    title: {
      plan: ['Proposed Operating Budget {y}', '{y} Comparative Budget'],
      report: ['Statement of Operations {y}', '{y} Operating Report'],
    },
    look: { font: 'serif', landscape: true, dollar: 'totals', negative: 'parentheses', rules: 'totals' },
    arrange: (draft) => void sumBeforeReserves(draft, 'TOTAL OPERATING EXPENDITURES'),
  },
  {
    id: 'business-park',
    names: [
      [
        'Airport Commerce',
        'Gateway Professional',
        'Stonefield Office',
        'Mill Street Trade',
        'Crossroads Flex',
      ],
      ['Park Owners Association', 'Center Condominium Association', 'Business Condominiums, Inc.'],
    ],
    units: [8, 60],
    rate: [2600, 9000],
    income: { label: 'CAM Revenue', heading: 'Revenues:', total: 'Total Revenues' },
    expense: { label: 'CAM Expenses', heading: 'Common Area Expenses:', total: 'Total Common Area Expenses' },
    dues: ['Common Area Assessments', 'CAM Assessments', 'Unit Assessments (by sq. ft.)'],
    others: shares('Sign Panel Rent 2-10, Dumpster Reimbursement 4-20, Late Charges 1-4, Interest 1-3'),
    sections: [
      section(
        'Site',
        'Landscape Contract 60-140, Parking Lot Sweeping 14-40, Snow Plowing 20-110, Striping & Patching 8-50, Lot Lighting 10-30, Monument Signs 2-14, Storm Basin 3-14',
      ),
      section(
        'Buildings',
        'Roof Maintenance 10-60, Exterior Paint 6-60, Fire Sprinkler Monitoring 10-26, Backflow Tests 2-6, Window Cleaning 4-16, Pest Service 2-8',
      ),
      section('Utilities', 'Common Electric 14-40, Water & Irrigation 20-60, Trash Service 30-80'),
      section(
        'Overhead',
        'Property Management 60-110, Insurance 50-140, Accounting & Tax 8-24, Legal 2-14, Property Tax on Common Lots 2-18',
      ),
    ],
    sectionTotal: (label) => `${label}, total`,
    contribution: 'Reserve for Paving & Roofs',
    net: 'Revenues in Excess of (Less Than) Expenses',
    columns: columnWords(
      ['Budget {y}', '{y} Budget', '{y} CAM Budget'],
      ['Proposed {y}', '{y} Proposed Budget', '{y} CAM Estimate'],
      ['Actual {y}', '{y} Actual', '{y} CAM Actual'],
      ['Forecast {y}', '{y} Forecast', '{y} CAM Forecast'],
    ),
    title: {
      plan: ['Common Area Maintenance Budget {y}', '{y} Budget of Common Expenses'],
      report: ['CAM Reconciliation {y}', '{y} Common Area Statement'],
    },
    look: { dollar: 'apart', zero: 'dash', negative: 'parentheses', indent: 12, gapRows: true },
  },
  {
    id: 'garden-conversion',
    names: [
      ['Oleander Court', 'Normandy Gardens', 'Castilian', 'Peppertree', 'Villa Fontana', 'Greenhaven'],
      ['Garden Condominiums', 'Apartments Condominium Association', 'Owners Corp.'],
    ],
    units: [40, 260],
    rate: [2800, 6000],
    income: { label: 'Gross Receipts', heading: 'GROSS RECEIPTS', total: 'GROSS RECEIPTS, TOTAL' },
    expense: { label: 'Cash Requirements', heading: 'CASH REQUIREMENTS', total: 'TOTAL CASH REQUIREMENTS' },
    dues: ['Condo Fees', 'Condominium Fees Billed', 'Co-owner Fees'],
    others: shares(
      'Laundry Rooms 4-18, Pool Passes 1-5, Resale Disclosure Packets 1-5, Late Charges 1-5, Sublet Fees 1-4, Interest on CDs 1-5',
    ),
    sections: [
      section(
        '10 Administration',
        'Management Agent 40-80, Audit 4-9, Collection Counsel 4-20, Printing & Mailings 2-7, Doubtful Accounts 4-16',
      ),
      section(
        '20 Services',
        'Grounds Crew 60-120, Refuse & Recycling 30-70, Hallway Cleaning 14-36, Pool Company 10-26, Snow Clearing 8-50, Laundry Leases 2-8',
      ),
      section(
        '30 Upkeep',
        'Boiler Repairs 8-30, Plumbing Stacks 8-40, Roof Patching 4-20, Masonry 4-24, Doors & Hardware 2-9, Painting of Stairwells 4-20',
      ),
      section('40 Energy & Water', 'Gas Heat 60-140, Water & Sewerage 60-120, Electric Current 14-36'),
      section('50 Insurance & Taxes', 'Master Policy 60-150, Flood Policy 4-30, Corporate Taxes 1-4'),
    ],
    sectionTotal: (label) => `Total ${label.slice(0, 2)}`,
    contribution: 'Reserve Allocation',
    net: 'RECEIPTS LESS REQUIREMENTS',
    columns: columnWords(
      ['Adopted {y}', '{y} Adopted', 'FY{y} Adopted'],
      ['Tentative {y}', '{y} Tentative', 'FY{y} Proposed'],
      ['Actual {y}', '{y} Actual', 'FY{y} Actual'],
      ['Est. {y}', '{y} Estimated', 'FY{y} Estimated'],
    ),
    title: {
      plan: ['Budget of Receipts and Cash Requirements {y}', '{y} Annual Budget'],
      report: ['Receipts and Requirements {y}', '{y} Year-End Statement'],
    },
    look: { font: 'mono', rules: 'none', indent: 8, boldHeadings: false, thousands: true },
    arrange: (draft, random) => {
      if (random.chance(0.6))
        reserveSection(draft, '60 Reserve Allocations', {
          'Roofs (reserve)': random.int(3, 7),
          'Paving (reserve)': random.int(2, 4),
          'Boilers (reserve)': random.int(2, 5),
          'General (reserve)': random.int(1, 3),
        });
    },
  },
  {
    id: 'canal-lots',
    names: [
      ['Pelican Cay', 'Tarpon Canals', 'Mariner’s Reach', 'Snook Harbor', 'Southwind Isles', 'Bimini Point'],
      ['Property Owners Association, Inc.', 'Canal Homeowners', 'Civic & Property Owners Assn.'],
    ],
    units: [60, 480],
    rate: [420, 1700],
    income: { label: 'Income', heading: 'INCOME FROM:', total: 'INCOME, ALL SOURCES' },
    expense: { label: 'Spending', heading: 'SPENT ON:', total: 'SPENT, ALL PURPOSES' },
    dues: ['Lot Maintenance Fees', 'Annual Fees - Improved Lots', 'Maintenance Fees'],
    others: shares(
      'Annual Fees - Vacant Lots 20-160, Boat Ramp Keys 2-12, Estoppel Letters 2-9, Lien Interest 1-5, Interest 1-4',
    ),
    sections: [
      section(
        'Canals and Ramp',
        'Channel Markers 4-20, Aerator Electric 6-24, Weed Harvesting 20-90, Ramp Repairs 4-40, Water Sampling 3-10',
      ),
      section(
        'Entrances and Swales',
        'Mowing 60-160, Palms & Plantings 8-40, Entrance Lights 4-14, Irrigation Well 3-14, Ditch Cleaning 8-60',
      ),
      section(
        'Clubhouse',
        'Clubhouse Electric 8-24, Clubhouse Insurance 14-60, Cleaning 6-18, Septic 2-8, Roof & AC 4-30',
      ),
      section(
        'Office',
        'Part-Time Secretary 30-90, Attorney 8-40, CPA 6-14, Liability & D&O 14-40, Postage 3-9, Corporate Report 1-1',
      ),
    ],
    sectionTotal: () => 'Subtotal',
    contribution: 'Paid into Dredging Reserve',
    reserve: {
      income: ['DREDGING RESERVE - IN', 'Reserve in, total'],
      expense: ['DREDGING RESERVE - OUT', 'Reserve out, total'],
      lines: ['From the general fund', 'Interest on CDs'],
      spent: shares('Canal Dredging 40-300, Spoil Site Lease 4-20, Survey & Permits 4-40'),
      net: 'RESERVE GAIN (LOSS)',
    },
    net: 'GAIN (LOSS)',
    columns: columnWords(
      ['{y} BUDGET', 'BUDGET {y}', 'Budgeted {y}'],
      ['{y} PROPOSED', 'PROPOSED {y}', 'Proposed {y}'],
      ['{y} ACTUAL', 'ACTUAL {y}', 'Spent {y}'],
      ['{y} TO YEAR END', 'EXPECTED {y}', 'Expected {y}'],
    ),
    title: {
      plan: ['PROPOSED BUDGET {y}', 'Budget for {y}'],
      report: ['FINANCIAL REPORT {y}', 'Treasurer’s Annual Report {y}'],
    },
    look: { titleAlign: 'left', rules: 'rows', uppercase: false, colons: false, dollar: 'none' },
  },
];
