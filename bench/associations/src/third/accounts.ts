import { type Random } from '../core/random';
import { type Home } from './home';

export type LineType = 'income' | 'expense' | 'reserve';

export interface Account {
  code: number;
  name: string;
  /** Cents of a year, whole tens of dollars. */
  base: number;
  type: LineType;
}

export interface Section {
  title: string;
  type: LineType;
  accounts: Account[];
}

/** Names as different books have them, and dollars of a year for each home. */
type Seed = readonly [names: readonly string[], low: number, high: number];
interface Group {
  titles: readonly string[];
  code: number;
  seeds: readonly Seed[];
}

const expense: readonly Group[] = [
  {
    titles: ['Administrative', 'General & Administrative', 'Administration', 'Office and Professional'],
    code: 51,
    seeds: [
      [['Management Contract', 'Property Management', 'Managing Agent'], 120, 260],
      [['Audit & Tax Return', 'CPA - Review and Taxes', 'Accounting'], 15, 45],
      [['Attorney Fees', 'Legal - General Counsel', 'Legal'], 10, 60],
      [['Postage, Copies & Mailings', 'Office Supplies/Postage', 'Printing and Postage'], 6, 20],
      [['Corporate Annual Report', 'State Filing Fees', 'Licenses & Permits'], 1, 3],
      [['Web Site & Portal', 'Website', 'Owner Portal Subscription'], 2, 9],
      [['Bad Debt Allowance', 'Uncollectible Assessments', 'Bad Debts'], 4, 20],
      [['Social Committee', 'Holiday Decorations', 'Community Events'], 4, 22],
    ],
  },
  {
    titles: ['Utilities', 'Utility Services', 'Public Utilities'],
    code: 52,
    seeds: [
      [['Electric - Common Areas', 'Electricity', 'Power (House Meters)'], 40, 160],
      [['Water & Sewer', 'City Water/Sewer', 'Water'], 60, 420],
      [['Refuse Removal', 'Trash & Recycling', 'Waste Collection'], 40, 120],
      [['Natural Gas', 'Gas - Boilers and Pool Heat', 'Gas'], 15, 90],
      [['Telephone - Elevator & Alarm', 'Phone Lines', 'Telephone/Internet'], 6, 26],
      [['Storm Water Fee', 'Stormwater Utility', 'Drainage District'], 5, 18],
    ],
  },
  {
    titles: ['Grounds', 'Landscaping & Grounds', 'Grounds Maintenance', 'Landscape'],
    code: 53,
    seeds: [
      [['Lawn Service Contract', 'Landscape Maintenance', 'Mowing & Trimming'], 90, 310],
      [['Mulch and Flowers', 'Seasonal Color', 'Plant Replacement'], 15, 60],
      [['Tree Work', 'Tree Trimming & Removal', 'Arbor Care'], 15, 80],
      [['Irrigation Repairs', 'Sprinkler System', 'Irrigation Parts & Labor'], 8, 35],
      [['Snow Plowing', 'Snow and Ice', 'Snow/De-icing'], 20, 130],
      [['Fertilizer & Weed Control', 'Turf Chemicals', 'Lawn Treatments'], 8, 30],
    ],
  },
  {
    titles: ['Repairs and Maintenance', 'Building Maintenance', 'Maintenance', 'Buildings & Common Elements'],
    code: 54,
    seeds: [
      [['General Repairs', 'Building Repairs', 'Maintenance - Buildings'], 50, 220],
      [['Gutter Cleaning', 'Roof & Gutter Maintenance', 'Gutters'], 10, 40],
      [['Pest Control', 'Exterminating', 'Termite Bond'], 8, 36],
      [['Janitorial', 'Cleaning Service', 'Common Area Cleaning'], 20, 110],
      [['Elevator Service', 'Elevator Maintenance', 'Elevators'], 25, 90],
      [['Fire Alarm & Sprinkler Inspection', 'Life Safety Systems', 'Fire Protection'], 10, 45],
      [['Light Bulbs & Fixtures', 'Lighting Repairs', 'Electrical Supplies'], 5, 18],
      [['Garage Door Repairs', 'Gate Repairs', 'Entry System'], 6, 30],
    ],
  },
  {
    titles: ['Pool & Clubhouse', 'Recreation', 'Amenities'],
    code: 56,
    seeds: [
      [['Pool Service', 'Pool Management Contract', 'Swimming Pool Maintenance'], 30, 120],
      [['Pool Chemicals & Supplies', 'Chemicals', 'Pool Supplies'], 8, 30],
      [['Clubhouse Cleaning', 'Clubhouse Supplies', 'Clubhouse Upkeep'], 8, 35],
      [['Pool Permit', 'Health Department Permit', 'County Pool License'], 1, 3],
      [['Fitness Equipment', 'Gym Equipment Lease', 'Exercise Room'], 6, 24],
    ],
  },
  {
    titles: ['Insurance & Taxes', 'Insurance', 'Fixed Charges'],
    code: 58,
    seeds: [
      [['Property & Liability Package', 'Master Policy', 'Insurance - Hazard and Liability'], 180, 620],
      [['Directors and Officers', 'D & O Liability', 'D&O Policy'], 10, 35],
      [['Fidelity Bond', 'Crime Coverage', 'Employee Dishonesty'], 3, 9],
      [['Flood Insurance', 'Umbrella', 'Excess Liability'], 20, 160],
      [['Workers Compensation', "Workers' Comp", 'Work Comp Minimum Policy'], 4, 12],
      [['Federal Income Tax', 'Income Taxes', 'Taxes - Federal & State'], 2, 10],
    ],
  },
];
const coop: Group = {
  titles: ['Taxes and Debt Service', 'Mortgage & Real Estate Taxes'],
  code: 57,
  seeds: [
    [['Real Estate Taxes', 'Property Tax - Building'], 1800, 4200],
    [['Mortgage Interest', 'Interest - Underlying Mortgage'], 600, 1900],
    [['Mortgage Principal', 'Amortization'], 200, 700],
  ],
};
const reserve: Group = {
  titles: ['Reserve Contributions', 'Transfers to Reserves', 'Replacement Fund'],
  code: 60,
  seeds: [
    [['Roofs', 'Reserve - Roofing', 'Roof Replacement'], 60, 240],
    [['Painting', 'Reserve - Exterior Paint', 'Paint & Waterproofing'], 30, 120],
    [['Paving', 'Reserve - Asphalt', 'Streets and Parking'], 25, 100],
    [['Pool Resurfacing', 'Reserve - Pool', 'Pool and Deck'], 10, 50],
    [['Deferred Maintenance', 'Reserve - General', 'Contingency Reserve'], 10, 60],
  ],
};
const otherIncome: Group = {
  titles: ['Income', 'Revenue', 'Revenues', 'Receipts'],
  code: 40,
  seeds: [
    [['Late Charges', 'Late Fees', 'Late Fees & NSF'], 2, 12],
    [['Interest - Operating', 'Bank Interest', 'Interest Income'], 1, 14],
    [['Clubhouse Rental', 'Laundry Income', 'Party Room Rental'], 2, 16],
    [['Transfer Fees', 'Resale Certificate Fees', 'Application Fees'], 3, 14],
    [['Garage Rental', 'Key Fobs & Gate Remotes', 'Storage Lockers'], 2, 20],
  ],
};
const dues: Record<Home['kind'], readonly string[]> = {
  condo: ['Maintenance Fees', 'Condominium Fees', 'Unit Owner Assessments'],
  townhome: ['Homeowner Dues', 'Regular Assessments', 'Monthly Dues'],
  master: ['Annual Assessments', 'Member Assessments', 'Assessments - Lots'],
  coop: ['Maintenance Charges', 'Carrying Charges', 'Maintenance - Shareholders'],
};

/** The chart of accounts that a home's documents are kept in, with a year's amounts; income covers expenses nearly. */
export function makeLedger(home: Home, random: Random): { income: Section; expenses: Section[]; reserve: Section } {
  const pickOf = (group: Group, count: number, type: LineType): Section => ({
    title: random.pick(group.titles),
    type,
    accounts: group.seeds
      .filter((_seed, at) => at < 2 || random.chance(count / group.seeds.length))
      .map((seed, at) => ({
        code: group.code * 100 + 10 + at * 10 + (random.chance(0.2) ? 5 : 0),
        name: random.pick(seed[0]),
        base: random.int(Math.ceil((seed[1] * home.units) / 10), Math.ceil((seed[2] * home.units) / 10)) * 1000,
        type,
      })),
  });
  const groups = home.kind === 'coop' ? [...expense.slice(0, 4), coop, expense[5]!] : expense;
  const expenses = groups
    .filter((group) => group.code !== 56 || random.chance(0.6))
    .map((group) => pickOf(group, group.seeds.length - 1.5, 'expense'));
  const reserves = pickOf(reserve, 3, 'reserve');
  const income = pickOf(otherIncome, 2.4, 'income');
  const spent = [...expenses, reserves].flatMap((one) => one.accounts).reduce((sum, one) => sum + one.base, 0);
  const earned = income.accounts.reduce((sum, one) => sum + one.base, 0);
  const each = Math.ceil((spent - earned) / (home.units * 12) / 100) * 100;
  income.accounts.unshift({
    code: 4001 + random.int(0, 4),
    name: random.pick(dues[home.kind]),
    base: each * home.units * 12,
    type: 'income',
  });
  return { income, expenses, reserve: reserves };
} // prettier-ignore

export type Ledger = ReturnType<typeof makeLedger>;
