/** How a year's cost is spread over its months. */
export type Spread = 'even' | 'warm' | 'cold' | 'quarterly' | 'once' | 'uneven';

export const groupKeys = [
  'income', 'office', 'insured', 'power', 'grounds', 'building', 'leisure', 'people', 'safety', 'reserve',
] as const; // prettier-ignore
export type GroupKey = (typeof groupKeys)[number];

/** What a group is called in one office and another. */
export const titles: Record<GroupKey, readonly string[]> = {
  income: ['Income', 'Revenue', 'Revenues', 'Receipts', 'Operating Income', 'Assessments and Other Income'],
  office: ['Administration', 'General & Administrative', 'Administrative Expenses', 'Professional and Office', 'Admin / Professional'],
  insured: ['Insurance', 'Insurance & Taxes', 'Insurance Premiums', 'Property and Casualty Insurance'],
  power: ['Utilities', 'Utility Expenses', 'Public Utilities', 'Water, Sewer & Energy'],
  grounds: ['Grounds', 'Landscape & Grounds', 'Grounds Maintenance', 'Exterior and Grounds', 'Site Maintenance'],
  building: ['Repairs and Maintenance', 'Building Maintenance', 'Maintenance & Repair', 'Buildings', 'Common Element Repairs'],
  leisure: ['Recreation', 'Pool & Clubhouse', 'Amenities', 'Recreational Facilities'],
  people: ['Payroll', 'Personnel', 'Staff Costs', 'Salaries and Benefits'],
  safety: ['Security', 'Access Control & Life Safety', 'Safety', 'Security and Fire Protection'],
  reserve: ['Reserves', 'Transfers to Reserves', 'Reserve Funding', 'Contributions to Replacement Fund', 'Capital Reserve Allocations'],
}; // prettier-ignore

/** Names of an account by whose hand, its cost in dollars a home a year (from, to), its months, and how often it is there. */
export type Entry = readonly [
  names: string,
  from: number,
  to: number,
  spread?: Spread,
  odds?: number,
  condoOnly?: boolean,
];

export const catalog: Record<GroupKey, readonly Entry[]> = {
  income: [
    ['Owner Assessments|Regular Assessments|Maintenance Fees|Common Charges|Homeowner Dues|Condo Fees|Member Assessments', 0, 0, 'even', 1],
    ['Late Charges|Late Fees|Late Fee Income|Delinquency Charges', 4, 11, 'uneven', 0.85],
    ['Interest on Operating Account|Bank Interest|Interest Earned|Interest - Checking/Money Market', 1, 6, 'even', 0.85],
    ['Clubhouse Rentals|Party Room Rental|Facility Usage Fees', 3, 9, 'uneven', 0.5],
    ['Garage and Storage Rent|Parking Rent|Parking Permits|Boat Slip Fees', 10, 36, 'even', 0.35],
    ['Laundry Commissions|Vending & Laundry|Coin Laundry', 6, 18, 'even', 0.3, true],
    ['Transfer and Resale Fees|Resale Packages|Estoppel Fees|Disclosure Packet Fees', 3, 10, 'uneven', 0.5],
    ['Fines|Covenant Violations|Rules Enforcement Fines', 1, 5, 'uneven', 0.4],
    ['Utility Reimbursement|Water Billed Back to Owners|Insurance Rebate|Antenna Site Lease|Misc. Receipts|Other Income', 4, 20, 'uneven', 0.5],
  ],
  office: [
    ['Management Contract|Property Management|Managing Agent’s Fee|Mgmt. Fees|Management Company', 110, 260, 'even', 1],
    ['Accounting / Audit|Audit & Tax Return|CPA - Review and Tax Filing|Annual Financial Review', 14, 40, 'once', 0.95],
    ['Legal - General Counsel|Attorney Fees|Legal Services|Legal Expense', 12, 60, 'uneven', 0.95],
    ['Legal - Collection Costs|Collections (Attorney)|Lien Filing Costs', 4, 22, 'uneven', 0.4],
    ['Office Supplies & Postage|Copies, Postage, Mailings|Printing and Mailing|Postage/Copies', 8, 26, 'even', 0.9],
    ['Bank Service Charges|Bank Fees|Lockbox and Coupon Books|Bank Charges / ACH Fees', 1, 6, 'even', 0.7],
    ['Website & Email|Website Hosting|Software Subscriptions|Owner Portal / IT', 2, 9, 'even', 0.5],
    ['Meetings|Annual Meeting Expense|Board & Annual Meeting Costs', 2, 8, 'once', 0.45],
    ['Bad Debts|Uncollectible Assessments|Allowance for Doubtful Accounts|Bad Debt Expense', 5, 24, 'once', 0.45],
    ['State Registration and Licenses|Corporate Filing Fees|Division Fees|Licenses, Permits, Fees', 1, 5, 'once', 0.6],
    ['Reserve Study Update|Engineering Consultant|Professional Consultants', 8, 30, 'once', 0.3],
    ['Community Events|Social Committee|Welcome Committee|Holiday Decorations', 3, 16, 'uneven', 0.35],
    ['Federal Income Tax|Income Taxes|Taxes - Federal & State', 1, 8, 'once', 0.4],
    ['Miscellaneous|Misc. Admin|Sundry|Miscellaneous Expense', 2, 10, 'uneven', 0.4],
  ],
  insured: [
    ['Master Policy|Property Insurance|Hazard Insurance|Package Policy Premium|Multi-Peril Insurance', 150, 520, 'even', 1],
    ['D&O Liability|Directors’ and Officers’|D & O Insurance', 8, 22, 'once', 0.7],
    ['Umbrella|Excess Liability|Umbrella Policy', 8, 26, 'once', 0.55],
    ['Flood|Flood Insurance|NFIP Flood Policy', 60, 190, 'once', 0.35],
    ['Workers’ Comp|Workers Compensation Policy|Work Comp', 3, 10, 'once', 0.4],
    ['Fidelity Bond|Crime / Fidelity|Employee Dishonesty Bond', 2, 8, 'once', 0.4],
    ['Insurance Deductible Allowance|Deductibles Paid', 10, 40, 'uneven', 0.2],
  ],
  power: [
    ['Electricity|Electric - Common Areas|Common Electric|Electric (House Meters)|Street Lighting', 30, 140, 'even', 1],
    ['Water & Sewer|Water/Sewer|Domestic Water and Sewer|City Water', 60, 330, 'quarterly', 0.85],
    ['Natural Gas|Gas|Gas - Heat & Hot Water|Propane', 20, 190, 'cold', 0.55],
    ['Trash Removal|Refuse and Recycling|Waste Hauling|Garbage Collection|Rubbish Removal', 50, 190, 'even', 0.85],
    ['Irrigation Water|Reclaimed Water|Water - Irrigation Meters', 14, 60, 'warm', 0.4],
    ['Telephone|Telephone - Elevator & Fire|Phone Lines', 4, 18, 'even', 0.55],
    ['Bulk Cable/Internet|Cable Television|Bulk TV & Internet', 260, 560, 'even', 0.3],
    ['Stormwater Fee|Storm Water Utility', 4, 16, 'quarterly', 0.2],
  ],
  grounds: [
    ['Landscape Contract|Lawn Service|Grounds Contract|Mowing & Edging|Landscape Maintenance - Contract', 90, 300, 'warm', 1],
    ['Tree Trimming|Tree Care|Arborist|Tree Work & Removal', 10, 60, 'once', 0.7],
    ['Irrigation Repairs|Sprinkler Repair|Sprinkler System R&M', 6, 30, 'warm', 0.6],
    ['Snow Removal|Snow Plowing and Salting|Snow & Ice Control|Snow Plow/Sand', 40, 180, 'cold', 0.55],
    ['Plants, Mulch and Flowers|Mulch|Seasonal Color|Plant Replacement', 10, 48, 'once', 0.6],
    ['Lake and Fountain Care|Pond Treatment|Retention Pond Mgmt', 6, 30, 'even', 0.35],
    ['Fertilization & Weed Control|Turf Treatments|Lawn Chemicals', 10, 40, 'warm', 0.35],
    ['Street Sweeping|Parking Lot Sweeping|Asphalt Patching', 3, 16, 'quarterly', 0.3],
  ],
  building: [
    ['General Repairs|Building Repairs|Repairs - Miscellaneous|Common Area R&M|Maintenance Labor', 40, 180, 'uneven', 1],
    ['Roof Repairs|Roof & Gutter Maintenance|Gutter Cleaning', 12, 60, 'uneven', 0.65],
    ['Elevator Maintenance|Elevator Contract|Elevator Service Agreement', 60, 190, 'even', 0.4, true],
    ['Janitorial|Cleaning Contract|Hallway Cleaning|Custodial Service', 40, 170, 'even', 0.5, true],
    ['Plumbing|Plumbing Repairs|Drain & Sewer Cleaning', 14, 60, 'uneven', 0.6],
    ['Electrical & Lighting|Lighting Repairs|Bulbs, Ballasts, Fixtures', 6, 30, 'uneven', 0.6],
    ['Pest Control|Exterminator|Termite Bond|Termite & Pest', 8, 40, 'even', 0.7],
    ['HVAC Service|Boiler Maintenance|Heating & Cooling Repairs', 12, 60, 'cold', 0.4],
    ['Supplies|Maintenance Supplies|Hardware & Supplies', 4, 20, 'even', 0.5],
    ['Window Washing|Power Washing|Pressure Cleaning|Dryer Vent Cleaning', 6, 34, 'once', 0.35],
    ['Fence Repairs|Signs and Mailboxes|Sidewalk Repairs', 5, 26, 'uneven', 0.35],
  ],
  leisure: [
    ['Pool Service|Pool Contract|Pool & Spa Service|Pool Management', 40, 130, 'warm', 1],
    ['Pool Chemicals|Pool Supplies', 6, 22, 'warm', 0.45],
    ['Pool Repairs|Pool & Spa Repairs|Pool Equipment', 8, 34, 'uneven', 0.65],
    ['Clubhouse Maintenance|Clubhouse Cleaning|Clubhouse R & M', 8, 46, 'even', 0.6],
    ['Tennis Courts|Playground|Fitness Equipment|Exercise Room', 3, 18, 'uneven', 0.45],
    ['Health Department Permit|Pool Permits|Pool License', 1, 3, 'once', 0.4],
  ],
  people: [
    ['Maintenance Wages|Payroll - Maintenance|Superintendent Salary|On-Site Manager Salary', 160, 420, 'even', 1],
    ['Payroll Taxes|FICA and Unemployment|Employer Taxes', 16, 50, 'even', 0.9],
    ['Health Insurance - Staff|Employee Benefits|Employee Health', 24, 90, 'even', 0.6],
    ['Payroll Processing|Uniforms|Staff Cell Phone', 2, 9, 'even', 0.5],
  ],
  safety: [
    ['Gate Attendants|Guard Service|Patrol Service|Courtesy Patrol|Security Contract', 90, 380, 'even', 0.6],
    ['Fire Alarm Monitoring|Alarm Monitoring|Central Station Monitoring', 6, 26, 'quarterly', 0.8],
    ['Fire Sprinkler Inspection|Extinguishers|Backflow Testing|Fire System Testing', 5, 26, 'once', 0.7],
    ['Gate Repairs|Access System|Gate Operator Maintenance|Entry System', 6, 30, 'uneven', 0.6],
    ['Camera System|Video Surveillance|Cameras', 3, 14, 'even', 0.35],
  ],
  reserve: [
    ['Reserve Contribution|Transfer to Reserves|Replacement Reserve|Reserve Fund Allocation|General Reserve', 180, 620, 'even', 1],
    ['Roofs|Roof Reserve|Reserve - Roofing', 40, 180, 'even', 0],
    ['Painting|Paint Reserve|Reserve - Exterior Paint', 24, 110, 'even', 0],
    ['Paving|Reserve - Pavement|Roads & Parking', 24, 100, 'even', 0],
    ['Pool/Clubhouse|Reserve - Recreation|Pool Resurfacing', 8, 40, 'even', 0],
    ['Deferred Maintenance|Contingency Reserve|Insurance Deductible Reserve', 10, 50, 'even', 0],
  ],
}; // prettier-ignore
