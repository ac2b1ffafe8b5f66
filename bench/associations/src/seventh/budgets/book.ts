import { ratio, sumCents } from '../../core/money';
import { type Random } from '../../core/random';
import { type Site } from '../site';

/** What one line of an association's books comes to, in cents. */
export interface Figures {
  /** Proposed for the year of the budget. */
  next: number;
  /** This year's budget. */
  budget: number;
  /** This year to the end of the last closed month, and as it will probably end. */
  ytd: number;
  projected: number;
  /** Last year and the year before, as they ended. */
  actual: number;
  older: number;
}

export type Time = keyof Figures;
export type LineType = 'income' | 'expense' | 'reserve';

export interface Entry {
  key: string;
  name: string;
  code: string;
  type: LineType;
  figures: Figures;
  /** Why it changes, in a few words. */
  why?: string;
}

export interface Group {
  title: string;
  code: string;
  type: LineType;
  entries: Entry[];
}

export interface Book {
  groups: Group[];
  /** The months of this year that are closed. */
  closed: number;
}

export interface BookOptions {
  /** Actual figures have cents; budgets are whole dollars unless `cents` is 'all'. */
  cents: 'actuals' | 'all' | 'none';
  code?: (random: Random) => (group: number, line: number) => string;
  /** Lines of a group at most. */
  most?: number;
  /** Reserves by component instead of one contribution. */
  components?: boolean;
}

/** key, ways to call it, least and most a year in dollars for eighty homes, whether it grows with the homes. */
type Kind = readonly [string, readonly string[], number, number, boolean];

const catalogue: readonly {
  titles: readonly string[];
  type: LineType;
  least: number;
  kinds: readonly Kind[];
}[] = [
  {
    titles: ['Income', 'Revenue', 'Revenues', 'INCOME', 'Operating Income', 'Receipts'],
    type: 'income',
    least: 3,
    kinds: [
      ['dues', ['Owner Assessments', 'Maintenance Fees', 'Condominium Fees', 'Member Dues', 'Regular Assessments', 'Common Charges', 'Quarterly Assessments'], 1, 1, false],
      ['late', ['Late Charges', 'Late Fees & Interest', 'Delinquency Income', 'Late Fee Income'], 400, 2600, true],
      ['interest', ['Interest Earned', 'Interest - Operating Account', 'Bank Interest', 'Money Market Interest'], 60, 1900, false],
      ['laundry', ['Laundry Room Income', 'Coin Laundry', 'Washer/Dryer Commissions'], 1800, 7400, true],
      ['rental', ['Clubhouse Rentals', 'Party Room Rental', 'Guest Suite Rental', 'Community Room Income'], 500, 4200, false],
      ['storage', ['Storage Locker Rent', 'RV & Boat Storage', 'Parking Space Rental', 'Garage Rental Income'], 1200, 9600, true],
      ['transfer', ['Transfer Fees', 'Resale Package Fees', 'Estoppel Fees', 'Move-In / Move-Out Fees'], 600, 3600, true],
      ['keys', ['Gate Remotes & Key Fobs', 'Key Fob Sales', 'Pool Tags'], 80, 700, false],
      ['antenna', ['Rooftop Antenna Lease', 'Cell Site Rent', 'Cable Revenue Share'], 3600, 21000, false],
      ['other', ['Miscellaneous Income', 'Other Income', 'Sundry Receipts'], 50, 900, false],
    ],
  },
  {
    titles: ['Administrative', 'General & Administrative', 'ADMINISTRATION', 'Administrative Expenses', 'Office and Professional'],
    type: 'expense',
    least: 5,
    kinds: [
      ['management', ['Management Fees', 'Managing Agent', 'Property Management Contract', 'Association Management'], 9000, 24000, true],
      ['audit', ['Audit & Tax Return', 'CPA Services', 'Accounting and Audit', 'Tax Preparation / Review'], 1800, 7800, false],
      ['legal', ['Legal Fees', 'Attorney', 'Legal - Corporate', 'Legal & Collections'], 1500, 9500, false],
      ['postage', ['Postage & Copies', 'Printing, Postage', 'Mailings', 'Postage and Delivery'], 350, 3100, true],
      ['bank', ['Bank Fees', 'Lockbox Charges', 'Bank Service Charges'], 60, 900, false],
      ['website', ['Website Hosting', 'Owner Portal', 'Software Subscription', 'Web Site & E-mail'], 240, 2800, false],
      ['annual', ['Annual Meeting', 'Meeting Expense', 'Meetings & Elections'], 150, 1400, false],
      ['taxes', ['Income Taxes', 'Federal & State Income Tax', 'Corporate Taxes'], 100, 2400, false],
      ['license', ['Licenses/Permits', 'Annual Report Filing', 'State Registration Fee', 'Division Fees'], 40, 700, false],
      ['office', ['Office Supplies', 'Supplies - Office', 'Admin. Supplies'], 120, 1600, false],
      ['bad', ['Bad Debt', 'Uncollectible Assessments', 'Allowance for Bad Debts'], 500, 6000, true],
      ['social', ['Social Committee', 'Community Events', 'Holiday Decorations', 'Welcome Committee'], 300, 3900, false],
      ['study', ['Reserve Study', 'Reserve Study Update', 'Engineering Consultant'], 1200, 6500, false],
    ],
  },
  {
    titles: ['Utilities', 'UTILITIES', 'Utility Expenses', 'Utilities & Communications'],
    type: 'expense',
    least: 3,
    kinds: [
      ['electric', ['Electricity - Common', 'Electric', 'Electricity', 'Power & Light', 'Street Lighting'], 4200, 23000, true],
      ['water', ['Water', 'Water Service', 'Domestic Water', 'Water - Irrigation Meter'], 3600, 29000, true],
      ['sewer', ['Sewer', 'Sewer Service', 'Waste Water', 'Sanitary Sewer'], 3000, 24000, true],
      ['gas', ['Natural Gas', 'Gas - Boilers', 'Propane', 'Gas'], 1200, 18000, true],
      ['refuse', ['Trash Removal', 'Refuse Collection', 'Rubbish & Recycling', 'Dumpster Service'], 3900, 17000, true],
      ['phone', ['Telephone', 'Elevator Phone Lines', 'Gate Telephone', 'Phone/Internet'], 480, 3600, false],
      ['cable', ['Bulk Cable', 'Cable Television & Internet', 'Wi-Fi - Common Areas'], 900, 42000, true],
      ['storm', ['Storm Water Fee', 'Drainage District', 'Stormwater Utility'], 300, 3900, true],
    ],
  },
  {
    titles: ['Grounds', 'Landscaping & Grounds', 'GROUNDS MAINTENANCE', 'Grounds and Amenities', 'Exterior Maintenance'],
    type: 'expense',
    least: 3,
    kinds: [
      ['lawn', ['Landscape Contract', 'Lawn Care', 'Grounds Contract', 'Mowing & Edging'], 9600, 46000, true],
      ['trees', ['Tree Trimming', 'Tree & Shrub Care', 'Arborist', 'Palm Trimming'], 1500, 11000, true],
      ['irrigation', ['Irrigation Repairs', 'Sprinkler Maintenance', 'Irrigation System'], 700, 5600, true],
      ['snow', ['Snow Removal', 'Snow Plowing & Sanding', 'Snow & Ice Control'], 3500, 26000, true],
      ['mulch', ['Mulch & Flowers', 'Seasonal Color', 'Pine Straw', 'Plant Replacement'], 800, 6800, true],
      ['lake', ['Lake Treatment', 'Pond Maintenance', 'Fountain Service', 'Retention Ponds'], 900, 6400, false],
      ['pool', ['Pool Contract', 'Swimming Pool Service', 'Pool Operation', 'Pool & Spa Maintenance'], 3200, 15500, false],
      ['poolx', ['Pool Chemicals & Supplies', 'Pool Repairs', 'Pool Furniture'], 500, 3600, false],
      ['pest', ['Pest Control', 'Exterminating', 'Termite Bond', 'Mosquito Control'], 600, 5400, true],
      ['tennis', ['Tennis / Pickleball Courts', 'Playground', 'Dog Park'], 300, 2600, false],
    ],
  },
  {
    titles: ['Repairs & Maintenance', 'Building Maintenance', 'REPAIRS', 'Maintenance and Repairs', 'Buildings'],
    type: 'expense',
    least: 3,
    kinds: [
      ['building', ['General Repairs', 'Building Repairs', 'Common Area Repairs', 'Handyman'], 2800, 19000, true],
      ['roof', ['Roof Repairs', 'Gutter Cleaning', 'Roof & Gutter Maintenance'], 900, 9800, true],
      ['plumbing', ['Plumbing', 'Plumbing Repairs', 'Backflow Testing', 'Drain Cleaning'], 700, 7600, true],
      ['lighting', ['Electrical Repairs', 'Lighting & Bulbs', 'Light Pole Repair'], 500, 4200, true],
      ['janitor', ['Janitorial', 'Cleaning Contract', 'Custodial Service', 'Hallway Cleaning'], 3600, 21000, true],
      ['elevator', ['Elevator Contract', 'Elevator Maintenance', 'Elevator Service & Inspection'], 2800, 13500, false],
      ['fire', ['Fire Alarm Monitoring', 'Fire Safety', 'Sprinkler & Extinguisher Inspection', 'Life Safety Systems'], 700, 6900, false],
      ['gate', ['Gate Maintenance', 'Entry Gate Repairs', 'Access Control System'], 600, 5200, false],
      ['security', ['Security Patrol', 'Courtesy Officer', 'Camera Monitoring'], 2400, 28000, false],
      ['hvac', ['HVAC Service', 'Boiler Maintenance', 'Heating & Cooling - Lobby'], 900, 8300, false],
      ['supplies', ['Maintenance Supplies', 'Hardware & Supplies', 'Parts'], 300, 2700, false],
      ['paving', ['Asphalt Patching', 'Road Maintenance', 'Sidewalk Repairs', 'Curb & Concrete'], 800, 9000, true],
    ],
  },
  {
    titles: ['Insurance', 'INSURANCE', 'Insurance Expense', 'Insurance & Taxes'],
    type: 'expense',
    least: 2,
    kinds: [
      ['property', ['Master Policy', 'Property Insurance', 'Package Policy', 'Insurance - Hazard'], 12000, 96000, true],
      ['liability', ['General Liability', 'Liability Insurance', 'Liability & Umbrella'], 1600, 9800, false],
      ['dando', ['Directors & Officers', 'D & O Liability', 'D&O Insurance'], 900, 3600, false],
      ['crime', ['Fidelity Bond', 'Crime Policy', 'Crime / Fidelity'], 250, 1300, false],
      ['comp', ['Workers Comp', "Workers' Compensation", 'Workmens Comp.'], 350, 1200, false],
      ['flood', ['Flood Policy', 'Flood Insurance', 'Wind & Flood'], 4000, 30000, true],
    ],
  },
]; // prettier-ignore

const reserveTitles = ['Reserves', 'RESERVES', 'Transfer to Reserves', 'Replacement Fund', 'Reserve Contributions', 'Capital Reserve Funding']; // prettier-ignore
const wholes = ['Reserve Contribution', 'Transfer to Replacement Fund', 'Reserve Funding', 'Contribution to Capital Reserve']; // prettier-ignore
const parts: readonly Kind[] = [
  ['r-roof', ['Roofs', 'Roof Replacement', 'Reserve - Roofing'], 6000, 34000, true],
  ['r-paint', ['Exterior Painting', 'Painting & Waterproofing', 'Reserve - Painting'], 2500, 16000, true],
  ['r-pave', ['Paving & Sealcoating', 'Roads and Parking', 'Reserve - Asphalt'], 2200, 14000, true],
  ['r-pool', ['Pool Resurfacing', 'Pool & Deck', 'Reserve - Pool'], 900, 5200, false],
  ['r-elev', ['Elevator Modernization', 'Elevators', 'Reserve - Elevators'], 1800, 9000, false],
  ['r-fence', ['Fences & Walls', 'Perimeter Wall', 'Reserve - Fencing'], 600, 4800, false],
  ['r-gen', ['General / Unallocated', 'Deferred Maintenance', 'Reserve - Contingency'], 500, 5000, false],
]; // prettier-ignore

const reasons: Partial<Record<string, string>> = {
  property: 'Agent expects a further increase at renewal',
  electric: 'Utility filed for a rate increase',
  water: 'City council approved new rates',
  sewer: 'Follows the water rate',
  lawn: 'Per contract',
  management: 'Contract renewal',
  snow: 'Average of five winters',
  trees: 'Storm damage last spring',
  study: 'Update is due',
  refuse: 'Hauler added fuel surcharge',
  legal: 'Two collection matters pending',
  dues: 'See cover letter',
  pool: 'New vendor',
  audit: 'Engagement letter received',
};

const dollar = (value: number): number => Math.round(value / 100) * 100;

/** An association's books for one document: names, codes and figures; the dues carry the new year's budget exactly. */
export function makeBook(site: Site, random: Random, options: BookOptions): Book {
  const closed = random.pick([8, 9, 9, 10]);
  const coded = (options.code ?? pickCode(random))(random);
  const chosen = [
    ...catalogue,
    {
      titles: reserveTitles,
      type: 'reserve' as const,
      least: 3,
      kinds: options.components
        ? parts
        : ([['r-all', wholes, 14000, 60000, true]] as const satisfies readonly Kind[]),
    },
  ];
  const groups = chosen.map(({ titles, type, least, kinds }, at): Group => {
    const count = Math.min(
      kinds.length,
      random.int(Math.min(least, kinds.length), Math.min(options.most ?? 9, kinds.length)),
    );
    const kept = new Set([kinds[0]!, ...random.sample(kinds.slice(1), count - 1)]);
    const scale = site.homes / 80;
    return {
      title: random.pick(titles),
      code: coded(at, -1),
      type,
      entries: kinds
        .filter((kind) => kept.has(kind))
        .map(([key, names, least, most, grows], line): Entry => {
          const figures = makeFigures(random, (random.int(least, most) * (grows ? scale : 1)) | 0, {
            closed,
            cents: options.cents,
          });
          const why = reasons[key];
          return {
            key,
            name: random.pick(names),
            code: coded(at, line),
            type,
            figures,
            ...(why ? { why } : {}),
          };
        }),
    };
  });
  balance(groups, random, { closed, cents: options.cents });
  return { groups, closed };
}

function makeFigures(
  random: Random,
  base: number,
  by: { closed: number; cents: BookOptions['cents'] },
): Figures {
  const step = base > 9000 ? 100 : base > 1500 ? 50 : base > 300 ? 10 : 5;
  const rounded = (value: number): number => Math.max(step, Math.round(value / step) * step) * 100;
  const exactly = (value: number): number =>
    by.cents === 'none' ? Math.round(value) * 100 : Math.round(value * 100);
  const budget = rounded(base);
  const ran = random.float(0.82, 1.2);
  const years = base * ran;
  const odd = random.float(0, 0.99);
  const projected = by.cents === 'all' ? exactly(years + odd) : dollar(Math.round(years) * 100);
  return {
    budget,
    projected,
    next: rounded(base * random.pick([1, 1, 1.03, 1.05, 1.08, 1.12, 0.95, 0.88])),
    ytd: exactly((years * by.closed) / 12 + odd),
    actual: exactly(base * random.float(0.8, 1.12) + odd),
    older: exactly(base * random.float(0.74, 1.05) + odd),
  };
}

/** The dues of each time: the new budget balances; the others miss by a little, as years do. */
function balance(groups: Group[], random: Random, by: { closed: number; cents: BookOptions['cents'] }): void {
  const dues = groups[0]!.entries[0]!;
  const of = (time: Time, type: (type: LineType) => boolean): number =>
    sumCents(
      groups
        .flatMap((group) => group.entries)
        .filter((one) => one !== dues && type(one.type))
        .map((one) => one.figures[time]),
    );
  const needed = (time: Time): number =>
    of(time, (type) => type !== 'income') - of(time, (type) => type === 'income');
  dues.figures.next = needed('next');
  dues.figures.budget = needed('budget');
  dues.figures.projected = dollar(dues.figures.budget) - random.int(0, 9) * 100;
  dues.figures.actual = dollar(ratio(dues.figures.budget, random.int(93, 98), 100));
  dues.figures.older = dollar(ratio(dues.figures.actual, random.int(94, 99), 100));
  dues.figures.ytd = dollar(ratio(dues.figures.budget, by.closed, 12));
}

type Coder = (random: Random) => (group: number, line: number) => string;
const bases = [40, 50, 55, 60, 65, 70, 90];
const plain: Coder = (random) => {
  const step = random.pick([5, 10, 20]);
  return (group, line) => String((bases[group] ?? 95) * 100 + (line + 1) * step);
};
const long: Coder = () => (group, line) => String((bases[group] ?? 95) * 1000 + (line + 1) * 15);
const dashed: Coder = () => (group, line) =>
  `${(bases[group] ?? 95) * 100 + (line + 1) * 10}-${group === 6 ? '02' : '00'}`;
const dotted: Coder = () => (group, line) => `${bases[group] ?? 95}.${String(line + 1).padStart(2, '0')}`;
const funds: Coder = () => (group, line) =>
  `${group === 6 ? '02' : '01'}-${(bases[group] ?? 95) * 100 + (line + 1) * 10}`;
export const codes = { plain, long, dashed, dotted, funds };
const pickCode = (random: Random): Coder => random.pick([plain, plain, long, dashed, dotted, funds]);

export const sumOf = (entries: readonly Entry[], time: Time): number =>
  sumCents(entries.map((one) => one.figures[time]));

export const entriesOf = (book: Book, ...types: LineType[]): Entry[] =>
  book.groups.filter((group) => types.includes(group.type)).flatMap((group) => group.entries);
