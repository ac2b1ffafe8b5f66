/** What the blind family's budgets list, in several treasurers' words, with a rough size in dollars per home and year. */
export type ChapterKey =
  | 'income'
  | 'admin'
  | 'grounds'
  | 'building'
  | 'amenities'
  | 'utilities'
  | 'insurance'
  | 'staff'
  | 'reserves';

interface Item {
  names: readonly string[];
  odds: number;
  size: readonly [number, number];
  contra?: boolean;
}

interface Chapter {
  key: ChapterKey;
  type: 'income' | 'expense' | 'reserve';
  titles: readonly string[];
  items: readonly Item[];
}

const it = (names: string, odds: number, size: readonly [number, number]): Item => ({
  names: names.split('|'),
  odds,
  size,
});

export const chapters: readonly Chapter[] = [
  {
    key: 'income',
    type: 'income',
    titles: ['Income', 'Revenue', 'Assessment & Other Income', 'Receipts'],
    items: [
      it(
        'Assessments|Owner Assessments|HOA Dues|Common Charges|Residential Assessments|Maintenance Assessments|Unit Owner Fees|Condominium Fees',
        1,
        [2600, 6400],
      ),
      {
        ...it('Bad Debt Allowance|Less: Vacancy & Uncollected|Prepayment Discounts Given', 0.12, [15, 70]),
        contra: true,
      },
      it('Late Charges|Late Fees & Interest|Penalties and Late Fees', 0.75, [4, 30]),
      it('Interest - Checking|Interest Inc - Money Market|Interest Income (Oper.)', 0.7, [2, 20]),
      it('Violation Income|Covenant Violations|Rule Infractions', 0.25, [2, 16]),
      it('Move In / Move Out|Move-in Fees (non-refundable)', 0.22, [2, 20]),
      it('Collection Cost Recovery|Legal Fees Charged Back|Attorney Fee Reimb.', 0.3, [3, 30]),
      it('Estoppel & Transfer Fees|Resale Disclosure Packets|New Owner Contribution', 0.35, [4, 24]),
      it('Clubhouse & Pavilion Rental|Party Room|Guest Suite Rental', 0.35, [4, 40]),
      it('Covered Parking|Garage Space Rents|Boat Slip Fees|Storage Rent', 0.35, [12, 100]),
      it('Laundry Room Commission|Washer/Dryer Income', 0.25, [12, 60]),
      it('Fob, Remote & Key Sales|Gate Openers Sold', 0.25, [1, 8]),
      it('Submetered Water Billing|Water Recovery (RUBS)', 0.15, [60, 240]),
      it('Commercial Unit CAM|Retail Parcel Contribution', 0.1, [40, 200]),
      it('Cell Site License|Roof Antenna License', 0.1, [25, 110]),
      it('Other|Sundry Income|Miscellaneous|Misc. Receipts', 0.5, [1, 12]),
    ],
  },
  {
    key: 'admin',
    type: 'expense',
    titles: [
      'General and Administrative',
      'Administration',
      'Office & Professional',
      'Admin Expenses',
      'Professional Fees & Office',
    ],
    items: [
      it('Management Services|Managing Agent|Mgmt Contract - Base Fee|Property Manager', 0.95, [140, 430]),
      it('CPA - Review & Taxes|Audit/Tax Prep|Accounting & Audit|Bookkeeper', 0.85, [10, 70]),
      it('Legal|General Counsel|Legal - Corporate Matters|Attorney', 0.8, [8, 80]),
      it('Legal - Liens & Collections|Collection Agency', 0.35, [5, 45]),
      it('Copies, Postage & Envelopes|Mailings|Postage/Delivery|Printing & Mailing', 0.7, [3, 26]),
      it('Bank Fees / Lockbox|Bank Service Charge|ACH & Merchant Fees', 0.45, [1, 8]),
      it('Office Expense & Supplies|Administrative Supplies', 0.5, [2, 16]),
      it('Web Site / Portal|Community Portal & E-Blasts', 0.4, [2, 15]),
      it('Annual Meeting & Elections|Board & Committee Meetings', 0.4, [1, 12]),
      it(
        'Annual Report / Filing|Division Fees|Corporate Filing & Licenses|State Condo Registration',
        0.55,
        [1, 5],
      ),
      it('Reserve Study (Update)|Reserve Specialist', 0.25, [6, 50]),
      it('Engineer - Milestone Inspection|Consulting', 0.15, [8, 90]),
      it('Taxes - Federal 1120-H|Income Taxes|Franchise Tax', 0.35, [1, 18]),
      it('Doubtful Accounts|Write-offs|Bad Debts', 0.3, [5, 40]),
      it('Events / Social|Community Activities|Block Party', 0.3, [2, 20]),
      it('Storage Unit Rent|Records Storage', 0.15, [1, 8]),
      it('Interest - Roof Loan|Loan Payment (Interest)', 0.1, [40, 220]),
      it('Education / CAI Dues|Subscriptions', 0.2, [1, 5]),
    ],
  },
  {
    key: 'grounds',
    type: 'expense',
    titles: ['Grounds', 'Landscaping & Grounds', 'Exterior Maintenance', 'Site & Landscape', 'Grounds Care'],
    items: [
      it('Lawn Service|Landscape - Monthly Contract|Mowing & Edging|Landscaping Agreement', 0.95, [110, 560]),
      it('Irrigation Repair & Parts|Sprinklers', 0.5, [8, 55]),
      it('Tree Work|Arborist / Tree Pruning|Palm Trimming', 0.5, [10, 80]),
      it('Mulch, Sod & Annuals|Plant Replacement|Seasonal Color', 0.5, [8, 80]),
      it('Fertilizer & Weed Control|Turf Treatments', 0.35, [6, 50]),
      it('Snow Plowing & Salt|Snow/Ice Mgmt|Snow', 0.4, [30, 200]),
      it('Lake / Fountain Care|Retention Pond Treatment|Aquatic Weed Control', 0.25, [8, 45]),
      it('Fences, Walls & Mailboxes|Perimeter Wall Repairs', 0.3, [4, 40]),
      it('Streets, Curbs & Striping|Asphalt Patching|Pothole & Curb Repair', 0.3, [8, 80]),
      it('Entry Monument & Signs|Signage', 0.2, [2, 14]),
      it('Pet Stations|Dog Waste Service', 0.2, [2, 10]),
    ],
  },
  {
    key: 'building',
    type: 'expense',
    titles: [
      'Building Repair',
      'Buildings',
      'Common Area Maint.',
      'Building Services',
      'Bldg Maintenance & Contracts',
    ],
    items: [
      it('General Maintenance & Repair|Handyman|Repairs - General|R&M - Buildings', 0.9, [35, 220]),
      it('Cleaning Contract|Custodial|Janitor|Housekeeping - Halls & Lobby', 0.5, [40, 220]),
      it('Elevator - Service Agreement|Elevators|Lift Maintenance', 0.35, [40, 160]),
      it('Elevator - Phone & Inspection|Elevator Permits', 0.2, [4, 18]),
      it('Exterminator|Termite Bond|Pest Management', 0.65, [6, 50]),
      it('Alarm Monitoring|Fire Panel & Sprinkler Testing|Fire/Life Safety', 0.5, [8, 60]),
      it('Fire Extinguisher Service|Backflow Testing', 0.3, [2, 15]),
      it('Roof Leaks & Gutters|Roof Maintenance', 0.45, [12, 100]),
      it('Plumbing & Drains|Drain Jetting', 0.5, [12, 90]),
      it('Lights & Ballasts|Lamps, Fixtures & Electrician|Electrical', 0.55, [6, 50]),
      it('HVAC - Common Areas|Boiler & Chiller Maintenance|Heating Plant', 0.3, [12, 100]),
      it('Door, Lock & Intercom|Garage Doors & Openers|Gate Operator Repair', 0.35, [5, 45]),
      it('Paint & Caulking|Touch-up Painting', 0.3, [8, 60]),
      it('Window Washing|Carpet Cleaning', 0.25, [6, 40]),
      it('Generator Maintenance', 0.12, [4, 20]),
      it('Contingency|Unforeseen Repairs|Miscellaneous Expense', 0.4, [8, 80]),
      it('Tools & Hardware|Maintenance Materials', 0.3, [3, 24]),
    ],
  },
  {
    key: 'amenities',
    type: 'expense',
    titles: ['Recreation', 'Pool & Clubhouse', 'Amenities', 'Common Facilities'],
    items: [
      it('Pool Contract|Swim Pool - Monthly Service|Pool Management & Guards', 0.5, [30, 180]),
      it('Pool Chemicals & Parts|Spa Repairs|Pool Furniture', 0.35, [5, 45]),
      it('Health Dept. Permit|Pool License', 0.3, [1, 4]),
      it('Fitness Equipment Lease|Gym Maintenance', 0.2, [4, 35]),
      it('Tennis / Pickleball Courts', 0.15, [3, 25]),
      it('Clubhouse Upkeep|Rec Center Cleaning', 0.25, [5, 50]),
    ],
  },
  {
    key: 'utilities',
    type: 'expense',
    titles: ['Utilities', 'Public Utilities', 'Utility Services'],
    items: [
      it('Electric - House Meters|Electricity|Power Company|Electric', 0.95, [40, 260]),
      it('Water / Sewer|Water|City Water & Sewer|Municipal Water', 0.8, [60, 420]),
      it('Sewer|Wastewater', 0.25, [40, 220]),
      it('Gas|Gas (Domestic Hot Water)|Heating Gas', 0.45, [20, 240]),
      it('Garbage & Recycling|Rubbish|Waste Removal|Dumpsters', 0.65, [40, 180]),
      it('Bulk Cable & Internet|Cable TV|Wi-Fi - Common Areas', 0.4, [20, 420]),
      it('Telephone|Emergency Phone Lines|Phone - Gate & Elevator', 0.5, [4, 30]),
      it('Street Lighting|Street Lights - Lease', 0.25, [10, 80]),
      it('Storm Drain Utility Fee|Stormwater', 0.15, [6, 40]),
    ],
  },
  {
    key: 'insurance',
    type: 'expense',
    titles: ['Insurance', 'Insurance & Bonds', 'Insurance Premiums'],
    items: [
      it('Package Policy|Insurance - Master|Multi-Peril|Hazard & Liability', 0.85, [100, 800]),
      it('D&O|Directors\u2019 Liability|D & O / Crime', 0.5, [8, 40]),
      it('Umbrella|Excess Liability ($10M)', 0.4, [8, 50]),
      it('Flood (NFIP)|Flood Policies', 0.2, [20, 260]),
      it('Wind / Hurricane|Earthquake (DIC)', 0.15, [60, 420]),
      it('Fidelity|Employee Dishonesty Bond', 0.25, [2, 14]),
      it('Workers Comp|Work Comp - Minimum Premium', 0.3, [2, 14]),
      it('Appraisal', 0.15, [1, 10]),
    ],
  },
  {
    key: 'staff',
    type: 'expense',
    titles: ['Personnel', 'Payroll & Benefits', 'Staffing'],
    items: [
      it('Salaries - Manager & Super|Wages|On-site Staff', 0.22, [160, 640]),
      it('FICA, FUTA & SUTA|Payroll Tax', 0.18, [14, 60]),
      it('Group Health|Employee Medical', 0.15, [20, 100]),
      it('Security Officers|Front Desk / Concierge|Night Patrol', 0.22, [80, 520]),
      it('Payroll Processing|Uniforms', 0.15, [2, 10]),
    ],
  },
  {
    key: 'reserves',
    type: 'reserve',
    titles: [
      'Reserves',
      'Reserve Funding',
      'Contributions to Reserve',
      'Capital Reserve',
      'Replacement Fund',
    ],
    items: [
      it(
        'Reserve Deposit|Transfer to Replacement Fund|Reserves - Pooled|Capital Reserve Funding',
        0.9,
        [150, 1000],
      ),
      it('Roofing|Roofs - Deferred Maint.|Res. - Roof Replacement', 0.4, [60, 300]),
      it('Painting/Waterproofing|Res. - Exterior Paint|Reserves: Paint', 0.4, [30, 160]),
      it('Pavement Resurfacing|Res. - Paving|Road Replacement', 0.4, [20, 160]),
      it('Pool Resurfacing|Res. - Pool/Spa', 0.22, [8, 70]),
      it('Elevator Modernization', 0.14, [20, 110]),
      it('Seawall & Docks|Res. - Docks', 0.1, [20, 110]),
      it('SIRS - Structure|Structural Integrity Reserve', 0.14, [40, 260]),
      it('Insurance Deductible Reserve', 0.12, [8, 60]),
    ],
  },
];
