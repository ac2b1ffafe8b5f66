import { ratio, sumCents } from '../core/money';
import { type Random } from '../core/random';
import { type Place } from './place';

export type Drawer = 'income' | 'office' | 'service' | 'power' | 'upkeep' | 'cover' | 'wages' | 'reserve';

export interface Entry {
  drawer: Drawer;
  name: string;
  code: number;
  /** Cents: the actual of two years ago, the budget, the actual to date and the forecast of this year, and next year's. */
  past: number;
  now: number;
  todate: number;
  forecast: number;
  next: number;
}

/** Name as a manager has it, as an accountant has it; yearly dollars for each home; how often it is there, of ten. */
type Seed = readonly [string, string, number, number];

const seeds: Record<Drawer, readonly Seed[]> = {
  income: [
    ['Owner Dues', 'Regular Assessments', 0, 10],
    ['Late Charges', 'Delinquency Charges', 9, 8],
    ['Bank Interest', 'Interest Earned', 6, 8],
    ['Clubroom Rent', 'Facility Rental Fees', 5, 4],
    ['Vending & Laundry', 'Coin Machine Revenue', 12, 3],
    ['Resale Packets', 'Disclosure Fees', 8, 4],
    ['Boat Slips', 'Slip Rental', 14, 2],
    ['Rule Fines', 'Enforcement Fines', 3, 3],
  ],
  office: [
    ['Manager’s Fee', 'Professional Management', 172, 10],
    ['CPA and Taxes', 'Accounting & Tax Services', 42, 9],
    ['Lawyer', 'Legal Counsel', 38, 9],
    ['Copies & Mailings', 'Printing and Postage', 11, 8],
    ['Web Site', 'Web Portal & Software', 8, 6],
    ['Corporate Filing', 'Permits and State Filings', 2, 7],
    ['Uncollectible Dues', 'Provision for Doubtful Accounts', 22, 5],
    ['Meeting Room', 'Annual Meeting Costs', 4, 5],
    ['Bank Service Charges', 'Lockbox and Banking', 4, 4],
  ],
  service: [
    ['Lawn & Beds', 'Grounds Contract', 205, 9],
    ['Trees', 'Arbor Care', 32, 6],
    ['Sprinklers', 'Sprinkler Maintenance', 18, 6],
    ['Snow and Salt', 'Winter Services', 64, 4],
    ['Pool Man', 'Pool & Spa Service', 48, 5],
    ['Bug Man', 'Exterminating', 12, 7],
    ['Elevator Company', 'Vertical Transportation', 66, 4],
    ['Night Watch', 'Courtesy Patrol', 88, 3],
    ['Cleaning Crew', 'Custodial Services', 71, 6],
    ['Fire Panels', 'Life Safety Monitoring', 21, 5],
  ],
  power: [
    ['Electric', 'Power – Common Meters', 96, 10],
    ['Water', 'Domestic Water', 130, 8],
    ['Sewer', 'Sanitary Sewer', 92, 7],
    ['Dumpsters', 'Refuse & Recycling', 84, 8],
    ['Natural Gas', 'Gas Service', 58, 5],
    ['Phones at Gate and Elevator', 'Telecommunications', 9, 6],
    ['TV and Internet', 'Bulk Video & Data', 260, 2],
  ],
  upkeep: [
    ['Building Repairs', 'Structures – Repair', 74, 10],
    ['Plumber', 'Plumbing & Drains', 33, 8],
    ['Lights', 'Lighting Repairs', 14, 8],
    ['Roof Leaks', 'Roofing Repairs', 29, 7],
    ['Gutters', 'Gutter Cleaning', 12, 5],
    ['Gate Repairs', 'Entry Systems', 11, 5],
    ['Painting Touch-up', 'Paint and Caulk', 16, 4],
    ['Asphalt Patching', 'Pavement Repairs', 13, 5],
    ['Odds and Ends', 'Maintenance Supplies', 7, 7],
  ],
  cover: [
    ['Master Policy', 'Property & Liability Package', 240, 10],
    ['Board’s Liability', 'D&O Coverage', 19, 8],
    ['Flood Policy', 'Flood Coverage', 72, 3],
    ['Excess Liability', 'Umbrella Coverage', 15, 6],
    ['Theft Bond', 'Crime Coverage', 6, 6],
  ],
  wages: [
    ['Superintendent', 'Staff Salaries', 230, 10],
    ['Payroll Tax', 'Employer Taxes', 21, 10],
    ['Health Plan', 'Staff Benefits', 34, 8],
    ['Uniforms', 'Uniforms & Training', 3, 5],
  ],
  reserve: [
    ['To Reserves', 'Transfer to Replacement Fund', 310, 10],
    ['To Painting Fund', 'Transfer – Painting', 60, 4],
    ['To Roof Fund', 'Transfer – Roofs', 90, 4],
    ['To Paving Fund', 'Transfer – Pavement', 40, 3],
  ],
};

/** Codes as a chart numbers its drawers. */
const bases: Record<Drawer, number> = {
  income: 3000,
  office: 4100,
  service: 4300,
  power: 4500,
  upkeep: 4700,
  cover: 4900,
  wages: 5100,
  reserve: 5900,
};

export type Chart = Partial<Record<Drawer, Entry[]>>;

/** The accounts of an association: dues are what the year's spending leaves to be paid. */
export function makeChart(
  place: Place,
  random: Random,
  how: { drawers: readonly Drawer[]; voice: 'manager' | 'accountant'; cents?: boolean; most?: number },
): Chart {
  const scale = random.float(0.75, 1.5);
  const chart: Chart = {};
  for (const drawer of ['income', ...how.drawers] as const) {
    const kept = seeds[drawer].filter(([, , , often], at) => at === 0 || random.int(1, 10) <= often);
    chart[drawer] = kept.slice(0, how.most ?? 9).map((seed, at) => {
      const step = how.cents ? 1 : 100;
      const round = (cents: number): number => Math.max(step, Math.round(cents / step) * step);
      const now =
        Math.max(100, Math.round((seed[2] * place.units * scale * random.float(0.7, 1.3)) / 50) * 50) * 100;
      const forecast = round(now * random.float(0.82, 1.19));
      return {
        drawer,
        name: how.voice === 'manager' ? seed[0] : seed[1],
        code: bases[drawer] + 10 * (at + 1) + (random.chance(0.2) ? 5 : 0),
        past: round(now * random.float(0.75, 1.08)),
        now,
        forecast,
        todate: round(forecast * random.float(0.58, 0.71)),
        next: random.chance(0.25) ? now : Math.round((now * random.float(0.9, 1.14)) / 50_00) * 50_00 || now,
      };
    });
  }
  settle(chart, random);
  return chart;
}

/** Dues make the budgets balance; the actuals of dues come close to what was asked. */
function settle(chart: Chart, random: Random): void {
  const [dues, ...other] = chart.income ?? [];
  if (!dues) return;
  const spent = Object.entries(chart).flatMap(([drawer, entries]) => (drawer === 'income' ? [] : entries));
  const need = (of: (entry: Entry) => number): number => sumCents(spent.map(of)) - sumCents(other.map(of));
  dues.now = need((one) => one.now);
  dues.next = need((one) => one.next);
  dues.past = Math.round(dues.now / 104) * 100;
  dues.forecast = dues.now - random.int(0, 40) * 10_00;
  dues.todate = ratio(dues.now, 2, 3) - (ratio(dues.now, 2, 3) % 100);
}

export const spending = (chart: Chart): Entry[] =>
  Object.values(chart)
    .flat()
    .filter((one) => one.drawer !== 'income');
export const drawersOf = (chart: Chart): Drawer[] => Object.keys(chart) as Drawer[];
