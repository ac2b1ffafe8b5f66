/** What an association takes in and spends, with dollars a unit and year from and to. The names are this family's own. */
export type GroupKey =
  | 'income'
  | 'office'
  | 'utilities'
  | 'grounds'
  | 'building'
  | 'recreation'
  | 'insurance'
  | 'staff'
  | 'reserve';

export interface Account {
  name: string;
  from: number;
  to: number;
}

const of = (text: string): Account[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [name, from, to] = line.split('|').map((part) => part.trim());
      return { name: name ?? '', from: Number(from), to: Number(to) };
    });

export const accounts: Readonly<Record<GroupKey, readonly Account[]>> = {
  income: of(`
    Late Charges Collected | 4 | 22
    Interest on Deposits | 2 | 18
    Coin Laundry Receipts | 12 | 40
    Resale Certificate Fees | 5 | 20
    Clubhouse Rental | 4 | 16
    Guest Parking Permits | 3 | 12
    Rooftop Antenna Lease | 30 | 90
    Gate Remote & Fob Sales | 1 | 6
    Initiation Fees at Closing | 10 | 30
    Bulk Internet Rebate | 6 | 14`),
  office: of(`
    Community Manager Contract | 160 | 260
    CPA Review & Tax Return | 30 | 70
    Attorney – General Matters | 25 | 80
    Attorney – Collections | 8 | 40
    Postage & Photocopies | 8 | 22
    Lockbox & Bank Charges | 2 | 9
    Owner Portal Subscription | 5 | 15
    Annual Meeting Expense | 3 | 12
    Secretary of State Filing | 1 | 3
    Uncollectible Dues | 10 | 40
    Social Committee | 5 | 20
    Permits & Inspections | 4 | 18
    Records Storage | 2 | 7
    Website Hosting | 2 | 6`),
  utilities: of(`
    Electric – House Meters | 60 | 160
    Electric – Street Lighting | 15 | 50
    Water Service | 90 | 240
    Sanitary Sewer | 90 | 220
    Storm Drainage Fee | 6 | 24
    Natural Gas – Boiler Plant | 50 | 180
    Propane – Spa Heater | 6 | 25
    Phone Lines – Elevator & Gate | 8 | 22
    Clubhouse Wi-Fi | 4 | 12
    Rubbish & Recycling Pickup | 70 | 150
    Bulk Cable Television | 200 | 420`),
  grounds: of(`
    Lawn & Shrub Contract | 120 | 280
    Irrigation Parts & Labor | 15 | 55
    Backflow Device Tests | 3 | 9
    Mulch and Annual Flowers | 15 | 50
    Tree Pruning & Removal | 20 | 80
    Pond Treatment | 8 | 30
    Snow Plowing and Hauling | 50 | 180
    Ice Melt & Sand | 8 | 35
    Entrance Sign & Lighting | 4 | 14
    Perimeter Fence Upkeep | 6 | 30
    Street Sweeping | 4 | 15
    Pet Waste Stations | 3 | 12
    Asphalt Patching | 8 | 40`),
  building: of(`
    Elevator Full Service | 60 | 140
    Hallway Cleaning Service | 50 | 150
    Roof & Gutter Upkeep | 20 | 90
    Plumbing Calls | 20 | 70
    Electrical & Lamps | 8 | 35
    Fire Panel Monitoring | 8 | 24
    Sprinkler & Extinguisher Tests | 6 | 22
    Termite and Pest Control | 10 | 35
    Heating & Cooling – Common | 12 | 48
    Garage Door Repairs | 6 | 26
    Window Washing | 10 | 32
    Keys & Locks | 2 | 9
    Janitor Supplies | 4 | 16
    Generator Load Test | 4 | 15
    Dryer Vent Cleaning | 6 | 18
    Carpet & Paint Touch-Ups | 6 | 24`),
  recreation: of(`
    Pool Operator Contract | 30 | 90
    Pool Chemicals | 10 | 28
    Pool Furniture | 4 | 14
    Spa Pump & Heater Repairs | 4 | 16
    Tennis & Pickleball Courts | 4 | 18
    Exercise Room Equipment | 5 | 20
    Lifeguard Staffing | 30 | 80
    Clubhouse Cleaning | 8 | 26
    Playground Inspection | 2 | 8`),
  insurance: of(`
    Property & Liability Package | 180 | 480
    Flood Policy | 40 | 140
    Directors' & Officers' Liability | 8 | 24
    Umbrella Liability | 8 | 26
    Workers' Compensation | 3 | 10
    Fidelity Bond | 3 | 9
    Corporate Income Tax | 2 | 14
    Real Estate Tax – Common Parcel | 2 | 10`),
  staff: of(`
    Resident Superintendent | 140 | 260
    Porter Wages | 90 | 180
    Employer Payroll Taxes | 20 | 45
    Health & Pension – Union | 60 | 110
    Payroll Service Bureau | 3 | 9
    Uniforms & Training | 2 | 8
    Front Desk Attendants | 120 | 300`),
  reserve: of(`
    Reserve – Roofing | 60 | 160
    Reserve – Exterior Painting | 40 | 110
    Reserve – Paving | 25 | 80
    Reserve – Pool & Deck | 10 | 40
    Reserve – Elevators | 25 | 70
    Reserve – Building Envelope | 40 | 120
    Reserve – Contingency | 8 | 30`),
};

export const duesNames = [
  'Homeowner Assessments',
  'Monthly Maintenance Fees',
  'Common Charges',
  'Owner Dues – Operating',
  'Unit Owner Assessments',
  'Association Fees',
] as const;

/** How the groups are called: one list is one house's way. */
export const groupNames: readonly Readonly<Record<GroupKey, string>>[] = [
  {
    income: 'Income',
    office: 'Administration',
    utilities: 'Utilities',
    grounds: 'Grounds',
    building: 'Buildings',
    recreation: 'Recreation',
    insurance: 'Insurance & Taxes',
    staff: 'Personnel',
    reserve: 'Reserve Funding',
  },
  {
    income: 'Receipts',
    office: 'General & Administrative',
    utilities: 'Utility Services',
    grounds: 'Landscape and Site',
    building: 'Repairs and Maintenance',
    recreation: 'Pool and Clubhouse',
    insurance: 'Insurance and Tax',
    staff: 'Wages and Benefits',
    reserve: 'Transfers to Reserves',
  },
  {
    income: 'Operating Revenue',
    office: 'Office and Professional',
    utilities: 'Utilities',
    grounds: 'Exterior Maintenance',
    building: 'Building Operations',
    recreation: 'Amenities',
    insurance: 'Insurance, Taxes and Fees',
    staff: 'Staffing',
    reserve: 'Replacement Fund Contributions',
  },
];
