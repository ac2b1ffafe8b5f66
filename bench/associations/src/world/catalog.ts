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

// eslint-disable-next-line max-params -- a row of a table
const item = (code: string, odds: number, share: readonly [number, number], words: string): Concept => ({
  code,
  odds,
  share,
  words: words.split('|'),
});
const credit = (concept: Concept): Concept => ({ ...concept, negative: true });

const income: Chapter = {
  key: 'income',
  type: 'income',
  titles: ['INCOME', 'Revenue', 'REVENUES', 'Operating Income', 'Income', 'Operating Revenue'],
  concepts: [
    item(
      '6100',
      1,
      [2400, 7200],
      'Maintenance Fees|Association Dues|Regular Assessments|Homeowner Assessments|Assessment Income|Condo Fees|Monthly Assessments|Member Dues - Quarterly',
    ),
    item(
      '6110',
      0.25,
      [200, 900],
      'Reserve Assessments|Assessments - Reserve Portion|Reserve Fund Assessments',
    ),
    credit(
      item(
        '6115',
        0.15,
        [20, 120],
        'Less: Prepaid Discount|Assessment Discounts|Less Allowance for Vacancy|Early Payment Discount',
      ),
    ),
    item('6120', 0.8, [5, 40], 'Late Fees|Late Charges|Late Fee Income|Delinquency Charges'),
    item('6125', 0.3, [2, 15], 'Owner Interest|Interest on Delinquent Accounts|Finance Charges'),
    item('6130', 0.4, [3, 30], 'Fines|Violation Fines|Fines & Penalties'),
    item('6140', 0.2, [1, 6], 'NSF Fees|Returned Check Fees|NSF Charges'),
    item('6150', 0.35, [4, 35], 'Legal Reimbursement|Legal Fee Recovery|Collection Fees Reimbursed'),
    item('6160', 0.2, [2, 18], 'Move Fees|Move-In/Move-Out Fees|Elevator Reservation Fees'),
    item(
      '6170',
      0.4,
      [4, 30],
      'Transfer Fees|Resale Certificate Fees|Working Capital Contributions|Capital Contribution - Resales',
    ),
    item('6200', 0.4, [5, 40], 'Clubhouse Rental|Facility Rental Income|Community Room Rentals'),
    item('6210', 0.35, [10, 90], 'Parking and Storage|Garage Rent|RV Lot Rental|Storage Locker Fees'),
    item('6220', 0.3, [15, 90], 'Laundry|Laundry Income|Coin Laundry Revenue'),
    item('6230', 0.3, [1, 10], 'Keys and Fobs|Gate Remotes & Key Fobs|Access Device Sales'),
    item('6240', 0.2, [40, 250], 'Utility Reimbursement|Water Bill-Back|Cable Reimbursement'),
    item('6250', 0.15, [20, 120], 'Antenna Lease Income|Cell Tower Lease|Rooftop Lease'),
    item(
      '6300',
      0.75,
      [2, 25],
      'Interest - Operating|Interest Income|Interest Earned - Operating Account|Bank Interest',
    ),
    item('6310', 0.35, [5, 60], 'Interest - Reserve|Reserve Interest Income|Interest Earned on Reserves'),
    item('6390', 0.4, [1, 15], 'Miscellaneous Income|Other Income|Misc. Revenue'),
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
      '7010',
      0.95,
      [150, 480],
      'Management Fee|Management Contract|Property Management Fees|Professional Management',
    ),
    item('7015', 0.3, [5, 50], 'Management Extras|Management - Additional Services|Mgmt. Reimbursables'),
    item(
      '7020',
      0.85,
      [10, 80],
      'Audit and Tax Preparation|Accounting / CPA|Tax Return & Review|Annual Audit',
    ),
    item('7030', 0.85, [10, 90], 'Legal - General|Legal Fees|Attorney Fees|Legal Services - Corporate'),
    item('7035', 0.4, [5, 50], 'Legal - Collections|Collection Costs|Legal Fees - Delinquencies'),
    item('7040', 0.25, [5, 60], 'Reserve Study|Reserve Study Update'),
    item('7045', 0.15, [5, 80], 'Engineering|Engineering & Consulting|Professional Consultants'),
    item('7050', 0.5, [1, 8], 'Bank Charges|Bank Service Fees|Lockbox and Bank Fees'),
    item('7060', 0.35, [5, 40], 'Bad Debt|Bad Debt Expense|Uncollectible Assessments'),
    item('7110', 0.6, [2, 20], 'Office Supplies|Office Expense|Supplies - Office'),
    item(
      '7115',
      0.7,
      [3, 30],
      'Postage and Printing|Postage & Copies|Printing, Postage & Mailings|Coupons and Statements',
    ),
    item('7120', 0.45, [2, 18], 'Software and Website|Website Hosting|Web Site & Software Subscriptions'),
    item('7130', 0.4, [1, 12], 'Meetings|Annual Meeting Expense|Meeting Room Rental'),
    item('7140', 0.35, [2, 25], 'Community Events|Social Committee|Holiday Decorations|Welcome Committee'),
    item('7150', 0.15, [1, 8], 'Board Education|Seminars & Training'),
    item('7160', 0.3, [1, 6], 'Dues and Memberships|Memberships & Subscriptions'),
    item(
      '7170',
      0.6,
      [1, 6],
      'Licenses and Filing Fees|Corporate Annual Report|Licenses, Permits & Fees|State Filing Fee',
    ),
    item('7210', 0.3, [150, 700], 'Payroll|Salaries & Wages|On-Site Staff Wages|Payroll - Maintenance Staff'),
    item('7215', 0.25, [15, 70], 'Payroll Taxes|Employer Payroll Taxes|FICA / Unemployment'),
    item('7220', 0.2, [20, 110], 'Employee Benefits|Health Insurance - Staff'),
    item('7230', 0.4, [1, 25], 'Income Tax|Federal & State Income Taxes|Corporate Taxes'),
    item('7240', 0.2, [1, 30], 'Property Tax|Real Estate Taxes - Common Areas'),
    item('7250', 0.15, [30, 250], 'Loan Interest|Interest Expense - Bank Loan|Note Payable Interest'),
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
      '7310',
      0.92,
      [120, 650],
      'Landscape Contract|Lawn & Landscape Maintenance|Landscape Maintenance - Contract|Grounds Maintenance',
    ),
    item('7315', 0.5, [10, 90], 'Tree Service|Tree Trimming and Removal|Tree Care'),
    item('7320', 0.45, [8, 60], 'Irrigation|Irrigation Repairs & Maintenance|Sprinkler Service'),
    item(
      '7330',
      0.5,
      [30, 160],
      'Pool Service|Pool Maintenance Contract|Swimming Pool Contract|Pool & Spa Service',
    ),
    item('7340', 0.5, [40, 250], 'Janitorial|Janitorial Contract|Cleaning Service|Common Area Cleaning'),
    item('7350', 0.35, [40, 180], 'Elevator Contract|Elevator Maintenance Agreement|Elevator Service'),
    item('7355', 0.45, [10, 60], 'Fire Monitoring|Fire Alarm Monitoring|Alarm Monitoring & Inspection'),
    item(
      '7360',
      0.25,
      [15, 90],
      'HVAC Contract|HVAC Preventive Maintenance|Mechanical Maintenance Agreement',
    ),
    item('7370', 0.75, [6, 60], 'Pest Control|Exterminating|Pest & Termite Control'),
    item('7375', 0.3, [40, 500], 'Security|Security Patrol|Courtesy Patrol|Guard Service'),
    item('7380', 0.3, [8, 60], 'Gate and Access|Gate Maintenance|Access Control System'),
    item('7385', 0.5, [30, 220], 'Snow Removal|Snow & Ice Removal|Snow Plowing'),
    item('7390', 0.25, [8, 50], 'Lake and Pond Maintenance|Pond Treatment|Waterway Management'),
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
      '7410',
      0.9,
      [40, 260],
      'Building|Building Maintenance & Repair|General Repairs|Common Area Maintenance',
    ),
    item('7415', 0.5, [15, 110], 'Roof and Gutters|Roof Repairs|Gutter Cleaning'),
    item('7420', 0.6, [15, 100], 'Plumbing|Plumbing Repairs|Plumbing & Sewer Repairs'),
    item(
      '7425',
      0.65,
      [8, 60],
      'Electrical and Lighting|Lighting Supplies & Repair|Electrical Repairs|Street Light Repair',
    ),
    item('7430', 0.25, [10, 70], 'HVAC Repairs|Heating & Air Conditioning Repairs'),
    item('7435', 0.25, [8, 70], 'Elevator Repairs|Elevator - Non-Contract'),
    item('7440', 0.4, [6, 60], 'Pool Repairs|Pool Supplies & Repair|Pool Chemicals and Repairs'),
    item(
      '7445',
      0.5,
      [10, 90],
      'Landscape Extras|Mulch & Plant Replacement|Landscape Improvements|Flowers & Mulch',
    ),
    item('7450', 0.3, [5, 40], 'Doors and Gates|Garage Door Repairs|Door & Lock Repair'),
    item('7455', 0.4, [6, 50], 'Life Safety|Fire Extinguishers & Sprinkler Inspection|Fire System Testing'),
    item('7460', 0.35, [8, 90], 'Paving|Asphalt & Concrete Repair|Street and Sidewalk Repairs'),
    item('7465', 0.3, [4, 40], 'Fencing|Fence Repair|Fence & Wall Maintenance'),
    item('7470', 0.3, [8, 80], 'Painting|Painting - Touch Up|Exterior Painting'),
    item('7475', 0.3, [4, 50], 'Clubhouse|Clubhouse Maintenance|Recreation Facility Repairs'),
    item('7480', 0.15, [5, 50], 'Garage|Garage Maintenance|Parking Structure Sweeping'),
    item('7485', 0.5, [3, 30], 'Supplies|Maintenance Supplies|Hardware & Supplies'),
    item('7490', 0.4, [8, 90], 'Contingency|Operating Contingency|Emergency Repairs|Unscheduled Maintenance'),
  ],
};

const insurance: Chapter = {
  key: 'insurance',
  type: 'expense',
  titles: ['INSURANCE', 'Insurance Expenses', 'Insurance', 'INSURANCE PREMIUMS'],
  concepts: [
    item('7710', 0.6, [150, 900], 'Property|Property Insurance|Master Policy|Hazard Insurance'),
    item('7715', 0.5, [15, 120], 'General Liability|Liability Insurance'),
    item('7720', 0.55, [8, 45], 'Directors and Officers|D & O Liability|D&O Insurance'),
    item('7725', 0.4, [3, 20], 'Fidelity|Fidelity Bond|Crime / Fidelity Bond'),
    item('7730', 0.4, [10, 60], 'Umbrella|Umbrella Policy|Excess Liability'),
    item('7735', 0.4, [3, 20], "Workers' Compensation|Workers Comp Insurance|Workman's Comp"),
    item('7740', 0.6, [30, 300], 'Insurance Expense|Insurance - Package|Insurance Premiums'),
    item('7745', 0.2, [20, 300], 'Flood|Flood Insurance'),
    item('7750', 0.12, [40, 400], 'Earthquake and Wind|Earthquake Insurance|Windstorm Policy'),
    item('7760', 0.12, [10, 80], 'Deductibles|Insurance Deductible|Uninsured Losses'),
  ],
};

const utilities: Chapter = {
  key: 'utilities',
  type: 'expense',
  titles: ['UTILITIES', 'Utilities', 'Utility Expenses'],
  concepts: [
    item('7810', 0.95, [40, 300], 'Electricity|Electric|Electricity - Common Areas|Power & Light'),
    item('7820', 0.75, [60, 420], 'Water|Water & Sewer|Domestic Water|City Water'),
    item('7825', 0.35, [20, 180], 'Irrigation Water|Water - Irrigation|Reclaimed Water'),
    item('7830', 0.4, [40, 260], 'Sewer|Sewer Charges|Sanitary Sewer'),
    item('7835', 0.2, [8, 50], 'Stormwater|Storm Water Fees|Drainage Fee'),
    item('7840', 0.45, [20, 260], 'Gas|Natural Gas|Gas - Pool Heater|Gas/Heat'),
    item('7850', 0.65, [40, 200], 'Trash|Refuse Collection|Trash Removal & Recycling|Rubbish Removal'),
    item('7860', 0.6, [5, 40], 'Telephone|Telephone - Elevator & Gate|Phone Lines'),
    item('7870', 0.4, [8, 300], 'Internet and Cable|Bulk Cable TV|Internet/Wi-Fi'),
    item('7880', 0.1, [5, 60], 'Fuel|Heating Oil|Generator Fuel'),
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
      '9005',
      0.85,
      [150, 1100],
      'Reserve Exp-General|Reserve Contribution|Transfer to Reserves|Reserve Allocation - General|Reserve Fund Deposit',
    ),
    item('9010', 0.35, [60, 350], 'Reserve Exp-Roof|Roof Reserve|Reserves - Roofing'),
    item('9015', 0.35, [30, 180], 'Reserve Exp-Painting|Painting Reserve|Reserves - Painting'),
    item('9020', 0.35, [25, 180], 'Reserve Exp-Paving|Asphalt Reserve|Reserves - Streets & Paving'),
    item('9025', 0.25, [10, 90], 'Reserve Exp-Pool|Pool Reserve|Reserves - Pool & Spa'),
    item('9030', 0.15, [20, 120], 'Reserve Exp-Elevator|Elevator Reserve'),
    item('9035', 0.15, [15, 100], 'Reserve Exp-Mechanical|Mechanical Systems Reserve|Boiler Reserve'),
    item('9040', 0.15, [20, 150], 'Reserve Exp-Structural|Structural Reserve|Concrete Restoration Reserve'),
    item('9090', 0.12, [30, 250], 'Reserve Catch-up|Reserve Shortfall Repayment|Repay Due to Reserves'),
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
