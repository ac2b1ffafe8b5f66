/**
 * What budgets say, in several people's words. `share` is the line's rough size in dollars per unit and year, before
 * chance; `odds` how often an association has it.
 */
export interface Concept {
  code: string;
  words: readonly string[];
  share: readonly [number, number];
  odds: number;
  /** A credit: printed below zero. */
  negative?: boolean;
}

export interface Chapter {
  key: string;
  type: 'income' | 'expense' | 'reserve';
  titles: readonly string[];
  concepts: readonly Concept[];
}

/** `label` is the code and the wordings: '6100 Maintenance Fees|Association Dues'. */
const item = (label: string, odds: number, share: readonly [number, number]): Concept => ({
  code: label.slice(0, 4),
  odds,
  share,
  words: label.slice(5).split('|'),
});
const credit = (concept: Concept): Concept => ({ ...concept, negative: true });

const income: Chapter = {
  key: 'income',
  type: 'income',
  titles: ['INCOME', 'Revenue', 'REVENUES', 'Operating Income', 'Income', 'Operating Revenue'],
  concepts: [
    item(
      '6100 Maintenance Fees|Association Dues|Regular Assessments|Homeowner Assessments|Assessment Income|Condo Fees|Monthly Assessments|Member Dues - Quarterly',
      1,
      [2400, 7200],
    ),
    item('6110 Reserve Assessments|Assessments - Reserve Portion|Reserve Fund Assessments', 0.25, [200, 900]),
    credit(
      item(
        '6115 Less: Prepaid Discount|Assessment Discounts|Less Allowance for Vacancy|Early Payment Discount',
        0.15,
        [20, 120],
      ),
    ),
    item('6120 Late Fees|Late Charges|Late Fee Income|Delinquency Charges', 0.8, [5, 40]),
    item('6125 Owner Interest|Interest on Delinquent Accounts|Finance Charges', 0.3, [2, 15]),
    item('6130 Fines|Violation Fines|Fines & Penalties', 0.4, [3, 30]),
    item('6140 NSF Fees|Returned Check Fees|NSF Charges', 0.2, [1, 6]),
    item('6150 Legal Reimbursement|Legal Fee Recovery|Collection Fees Reimbursed', 0.35, [4, 35]),
    item('6160 Move Fees|Move-In/Move-Out Fees|Elevator Reservation Fees', 0.2, [2, 18]),
    item(
      '6170 Transfer Fees|Resale Certificate Fees|Working Capital Contributions|Capital Contribution - Resales',
      0.4,
      [4, 30],
    ),
    item('6200 Clubhouse Rental|Facility Rental Income|Community Room Rentals', 0.4, [5, 40]),
    item('6210 Parking and Storage|Garage Rent|RV Lot Rental|Storage Locker Fees', 0.35, [10, 90]),
    item('6220 Laundry|Laundry Income|Coin Laundry Revenue', 0.3, [15, 90]),
    item('6230 Keys and Fobs|Gate Remotes & Key Fobs|Access Device Sales', 0.3, [1, 10]),
    item('6240 Utility Reimbursement|Water Bill-Back|Cable Reimbursement', 0.2, [40, 250]),
    item('6250 Antenna Lease Income|Cell Tower Lease|Rooftop Lease', 0.15, [20, 120]),
    item(
      '6300 Interest - Operating|Interest Income|Interest Earned - Operating Account|Bank Interest',
      0.75,
      [2, 25],
    ),
    item('6310 Interest - Reserve|Reserve Interest Income|Interest Earned on Reserves', 0.35, [5, 60]),
    item('6390 Miscellaneous Income|Other Income|Misc. Revenue', 0.4, [1, 15]),
  ],
};

const administrative: Chapter = {
  key: 'administrative',
  type: 'expense',
  titles: [
    'ADMINISTRATIVE',
    'General & Administrative',
    'Administrative Expenses',
    'ADMINISTRATION',
    'G & A Expenses',
    'Professional & Administrative',
  ],
  concepts: [
    item(
      '7010 Management Fee|Management Contract|Property Management Fees|Professional Management',
      0.95,
      [150, 480],
    ),
    item('7015 Management Extras|Management - Additional Services|Mgmt. Reimbursables', 0.3, [5, 50]),
    item('7020 Audit and Tax Preparation|Accounting / CPA|Tax Return & Review|Annual Audit', 0.85, [10, 80]),
    item('7030 Legal - General|Legal Fees|Attorney Fees|Legal Services - Corporate', 0.85, [10, 90]),
    item('7035 Legal - Collections|Collection Costs|Legal Fees - Delinquencies', 0.4, [5, 50]),
    item('7040 Reserve Study|Reserve Study Update', 0.25, [5, 60]),
    item('7045 Engineering|Engineering & Consulting|Professional Consultants', 0.15, [5, 80]),
    item('7050 Bank Charges|Bank Service Fees|Lockbox and Bank Fees', 0.5, [1, 8]),
    item('7060 Bad Debt|Bad Debt Expense|Uncollectible Assessments', 0.35, [5, 40]),
    item('7110 Office Supplies|Office Expense|Supplies - Office', 0.6, [2, 20]),
    item(
      '7115 Postage and Printing|Postage & Copies|Printing, Postage & Mailings|Coupons and Statements',
      0.7,
      [3, 30],
    ),
    item('7120 Software and Website|Website Hosting|Web Site & Software Subscriptions', 0.45, [2, 18]),
    item('7130 Meetings|Annual Meeting Expense|Meeting Room Rental', 0.4, [1, 12]),
    item('7140 Community Events|Social Committee|Holiday Decorations|Welcome Committee', 0.35, [2, 25]),
    item('7150 Board Education|Seminars & Training', 0.15, [1, 8]),
    item('7160 Dues and Memberships|Memberships & Subscriptions', 0.3, [1, 6]),
    item(
      '7170 Licenses and Filing Fees|Corporate Annual Report|Licenses, Permits & Fees|State Filing Fee',
      0.6,
      [1, 6],
    ),
    item('7210 Payroll|Salaries & Wages|On-Site Staff Wages|Payroll - Maintenance Staff', 0.3, [150, 700]),
    item('7215 Payroll Taxes|Employer Payroll Taxes|FICA / Unemployment', 0.25, [15, 70]),
    item('7220 Employee Benefits|Health Insurance - Staff', 0.2, [20, 110]),
    item('7230 Income Tax|Federal & State Income Taxes|Corporate Taxes', 0.4, [1, 25]),
    item('7240 Property Tax|Real Estate Taxes - Common Areas', 0.2, [1, 30]),
    item('7250 Loan Interest|Interest Expense - Bank Loan|Note Payable Interest', 0.15, [30, 250]),
  ],
};

const services: Chapter = {
  key: 'services',
  type: 'expense',
  titles: [
    'SERVICE CONTRACTS',
    'Contracts',
    'Contract Services',
    'CONTRACTED SERVICES',
    'Grounds & Contract Services',
  ],
  concepts: [
    item(
      '7310 Landscape Contract|Lawn & Landscape Maintenance|Landscape Maintenance - Contract|Grounds Maintenance',
      0.92,
      [120, 650],
    ),
    item('7315 Tree Service|Tree Trimming and Removal|Tree Care', 0.5, [10, 90]),
    item('7320 Irrigation|Irrigation Repairs & Maintenance|Sprinkler Service', 0.45, [8, 60]),
    item(
      '7330 Pool Service|Pool Maintenance Contract|Swimming Pool Contract|Pool & Spa Service',
      0.5,
      [30, 160],
    ),
    item('7340 Janitorial|Janitorial Contract|Cleaning Service|Common Area Cleaning', 0.5, [40, 250]),
    item('7350 Elevator Contract|Elevator Maintenance Agreement|Elevator Service', 0.35, [40, 180]),
    item('7355 Fire Monitoring|Fire Alarm Monitoring|Alarm Monitoring & Inspection', 0.45, [10, 60]),
    item('7360 HVAC Contract|HVAC Preventive Maintenance|Mechanical Maintenance Agreement', 0.25, [15, 90]),
    item('7370 Pest Control|Exterminating|Pest & Termite Control', 0.75, [6, 60]),
    item('7375 Security|Security Patrol|Courtesy Patrol|Guard Service', 0.3, [40, 500]),
    item('7380 Gate and Access|Gate Maintenance|Access Control System', 0.3, [8, 60]),
    item('7385 Snow Removal|Snow & Ice Removal|Snow Plowing', 0.5, [30, 220]),
    item('7390 Lake and Pond Maintenance|Pond Treatment|Waterway Management', 0.25, [8, 50]),
  ],
};

const repairs: Chapter = {
  key: 'repairs',
  type: 'expense',
  titles: [
    'REPAIRS & MAINTENANCE',
    'Repairs and Maintenance',
    'Maintenance',
    'MAINTENANCE & REPAIR',
    'Building Maintenance',
  ],
  concepts: [
    item(
      '7410 Building|Building Maintenance & Repair|General Repairs|Common Area Maintenance',
      0.9,
      [40, 260],
    ),
    item('7415 Roof and Gutters|Roof Repairs|Gutter Cleaning', 0.5, [15, 110]),
    item('7420 Plumbing|Plumbing Repairs|Plumbing & Sewer Repairs', 0.6, [15, 100]),
    item(
      '7425 Electrical and Lighting|Lighting Supplies & Repair|Electrical Repairs|Street Light Repair',
      0.65,
      [8, 60],
    ),
    item('7430 HVAC Repairs|Heating & Air Conditioning Repairs', 0.25, [10, 70]),
    item('7435 Elevator Repairs|Elevator - Non-Contract', 0.25, [8, 70]),
    item('7440 Pool Repairs|Pool Supplies & Repair|Pool Chemicals and Repairs', 0.4, [6, 60]),
    item(
      '7445 Landscape Extras|Mulch & Plant Replacement|Landscape Improvements|Flowers & Mulch',
      0.5,
      [10, 90],
    ),
    item('7450 Doors and Gates|Garage Door Repairs|Door & Lock Repair', 0.3, [5, 40]),
    item('7455 Life Safety|Fire Extinguishers & Sprinkler Inspection|Fire System Testing', 0.4, [6, 50]),
    item('7460 Paving|Asphalt & Concrete Repair|Street and Sidewalk Repairs', 0.35, [8, 90]),
    item('7465 Fencing|Fence Repair|Fence & Wall Maintenance', 0.3, [4, 40]),
    item('7470 Painting|Painting - Touch Up|Exterior Painting', 0.3, [8, 80]),
    item('7475 Clubhouse|Clubhouse Maintenance|Recreation Facility Repairs', 0.3, [4, 50]),
    item('7480 Garage|Garage Maintenance|Parking Structure Sweeping', 0.15, [5, 50]),
    item('7485 Supplies|Maintenance Supplies|Hardware & Supplies', 0.5, [3, 30]),
    item('7490 Contingency|Operating Contingency|Emergency Repairs|Unscheduled Maintenance', 0.4, [8, 90]),
  ],
};

const insurance: Chapter = {
  key: 'insurance',
  type: 'expense',
  titles: ['INSURANCE', 'Insurance Expenses', 'Insurance', 'INSURANCE PREMIUMS'],
  concepts: [
    item('7710 Property|Property Insurance|Master Policy|Hazard Insurance', 0.6, [150, 900]),
    item('7715 General Liability|Liability Insurance', 0.5, [15, 120]),
    item('7720 Directors and Officers|D & O Liability|D&O Insurance', 0.55, [8, 45]),
    item('7725 Fidelity|Fidelity Bond|Crime / Fidelity Bond', 0.4, [3, 20]),
    item('7730 Umbrella|Umbrella Policy|Excess Liability', 0.4, [10, 60]),
    item("7735 Workers' Compensation|Workers Comp Insurance|Workman's Comp", 0.4, [3, 20]),
    item('7740 Insurance Expense|Insurance - Package|Insurance Premiums', 0.6, [30, 300]),
    item('7745 Flood|Flood Insurance', 0.2, [20, 300]),
    item('7750 Earthquake and Wind|Earthquake Insurance|Windstorm Policy', 0.12, [40, 400]),
    item('7760 Deductibles|Insurance Deductible|Uninsured Losses', 0.12, [10, 80]),
  ],
};

const utilities: Chapter = {
  key: 'utilities',
  type: 'expense',
  titles: ['UTILITIES', 'Utilities', 'Utility Expenses'],
  concepts: [
    item('7810 Electricity|Electric|Electricity - Common Areas|Power & Light', 0.95, [40, 300]),
    item('7820 Water|Water & Sewer|Domestic Water|City Water', 0.75, [60, 420]),
    item('7825 Irrigation Water|Water - Irrigation|Reclaimed Water', 0.35, [20, 180]),
    item('7830 Sewer|Sewer Charges|Sanitary Sewer', 0.4, [40, 260]),
    item('7835 Stormwater|Storm Water Fees|Drainage Fee', 0.2, [8, 50]),
    item('7840 Gas|Natural Gas|Gas - Pool Heater|Gas/Heat', 0.45, [20, 260]),
    item('7850 Trash|Refuse Collection|Trash Removal & Recycling|Rubbish Removal', 0.65, [40, 200]),
    item('7860 Telephone|Telephone - Elevator & Gate|Phone Lines', 0.6, [5, 40]),
    item('7870 Internet and Cable|Bulk Cable TV|Internet/Wi-Fi', 0.4, [8, 300]),
    item('7880 Fuel|Heating Oil|Generator Fuel', 0.1, [5, 60]),
  ],
};

const reserves: Chapter = {
  key: 'reserves',
  type: 'reserve',
  titles: [
    'RESERVE CONTRIBUTIONS',
    'Reserves',
    'RESERVE FUNDING',
    'Transfers to Reserves',
    'Replacement Reserves',
  ],
  concepts: [
    item(
      '9005 Reserve Exp-General|Reserve Contribution|Transfer to Reserves|Reserve Allocation - General|Reserve Fund Deposit',
      0.85,
      [150, 1100],
    ),
    item('9010 Reserve Exp-Roof|Roof Reserve|Reserves - Roofing', 0.35, [60, 350]),
    item('9015 Reserve Exp-Painting|Painting Reserve|Reserves - Painting', 0.35, [30, 180]),
    item('9020 Reserve Exp-Paving|Asphalt Reserve|Reserves - Streets & Paving', 0.35, [25, 180]),
    item('9025 Reserve Exp-Pool|Pool Reserve|Reserves - Pool & Spa', 0.25, [10, 90]),
    item('9030 Reserve Exp-Elevator|Elevator Reserve', 0.15, [20, 120]),
    item('9035 Reserve Exp-Mechanical|Mechanical Systems Reserve|Boiler Reserve', 0.15, [15, 100]),
    item('9040 Reserve Exp-Structural|Structural Reserve|Concrete Restoration Reserve', 0.15, [20, 150]),
    item('9090 Reserve Catch-up|Reserve Shortfall Repayment|Repay Due to Reserves', 0.12, [30, 250]),
  ],
};

export const chapters: readonly Chapter[] = [
  income,
  administrative,
  services,
  repairs,
  insurance,
  utilities,
  reserves,
];
