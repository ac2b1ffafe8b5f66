import { ratio, sumCents } from '../core/money';
import { type Random } from '../core/random';
import { type Tallied } from '../fifth/tally';
import { type Site } from './site';

/** The chart of accounts of the sixth family and the years of an association in it. */
interface Heading {
  /** In the catalogue: titles to choose from. */
  title: string;
  /** As a volunteer calls it. */
  plain: string;
  base: number;
  drawer: string;
  /** Names to choose from, a volunteer's name, weight in a budget, and c for condominiums or h for houses only. */
  items: readonly (readonly [string, string, number, string?])[];
}

export interface Entry extends Tallied {
  plain: string;
  heading: Heading;
  /** Four digits. */
  code: number;
  /** The budget of the coming year, of this year, this year's expected end, nine months of it, and the years before; cents. */
  next: number;
  now: number;
  end: number;
  toDate: number;
  past: number | null;
  older: number | null;
  remark?: string;
}

const headings: readonly Heading[] = [
  { title: 'Operating Income|Revenues|INCOME|Receipts', plain: 'Money In', base: 4000, drawer: 'income', items: [
    ['Owner Assessments|Regular Assessments|Maintenance Fees from Owners|Common Charges', 'Dues', 0], ['Late Charges|Delinquency Charges', 'Late fees', 4], ['Application & Screening Fees|Tenant Application Income', 'Rental applications', 3, 'c'],
    ['Laundry Commissions', 'Washers and dryers', 6, 'c'], ['Bank Interest|Interest Earned - Operating Accounts', 'Interest', 3], ['Gate Transponder Sales', 'Gate clickers', 2, 'h'],
    ['Clubroom Rentals|Rental of Clubroom', 'Clubroom rentals', 3], ['Boat Slip Leases', 'Boat slips', 9], ['Allowance for Uncollected Assessments', 'Deadbeats', -7],
  ] },
  { title: 'General & Administrative|Administration|Professional & Office|ADMINISTRATIVE', plain: 'Running the Place', base: 5000, drawer: 'admin', items: [
    ['Association Management|Managing Agent|Property Management Contract|Management Services', 'Manager', 85], ['Accounting Review & Tax Return|CPA Review and Tax Returns|Audit / Tax', 'CPA', 14], ['Attorney - General Counsel|Legal Counsel|Professional Fees: Attorney', 'Lawyer', 13],
    ['Attorney - Delinquencies (Reimbursable)', 'Lawyer, collections', 8], ['Copies, Postage & Coupons|Printing, Mailing & Payment Coupons|Office & Mailings', 'Stamps and copies', 7],
    ['Website & Owner Portal|Internet Site', 'Website', 3], ['State Corporation Filing', 'State filing', 1], ['Annual Meeting & Election|Meetings, Elections and Inspector of Elections', 'Annual meeting', 3],
    ['Bank & Lockbox Charges', 'Bank charges', 2], ['Consulting & Engineering', 'Engineer', 6, 'c'], ['Community Events', 'Block party', 5, 'h'],
    ['Storage Unit Rent', 'Storage locker', 2],
  ] },
  { title: 'Grounds|Landscape & Site|Exterior Grounds', plain: 'Outside', base: 5200, drawer: 'grounds', items: [
    ['Landscape Maintenance Agreement|Landscaping - Contract (36 mowings, weed control & leaf removal)|Lawn Care Contract|Landscape Base Contract', 'Mowing', 120], ['Mulch & Seasonal Color|Annuals, Mulch, Pine Straw', 'Mulch, flowers', 16], ['Tree Pruning & Removal|Trees|Arbor Care (pruning, removals, stump grinding)', 'Trees', 18],
    ['Irrigation Repairs & Backflow Tests|Sprinkler System Maintenance|Irrigation - Repairs, Controllers & Certification of Backflow Devices', 'Sprinklers', 12], ['Snow Plowing & De-icing|Snow & Ice Management|Winter Services', 'Plowing', 34], ['Lake & Fountain Treatment', 'Pond', 11],
    ['Wetland Mitigation Monitoring', 'Wetland', 5, 'h'], ['Entry Monument Lighting', 'Entrance lights', 3], ['Sidewalk & Curb Repair', 'Sidewalks', 9, 'h'],
  ] },
  { title: 'Building & Common Elements|Building Operations|Buildings and Systems', plain: 'Buildings', base: 5400, drawer: 'building', items: [
    ['Elevator Service Contract|Elevators - Maintenance, Tests & State Permits|Elevator Agreement', 'Elevators', 34, 'c'], ['Fire Sprinkler & Alarm Inspections|Fire & Life Safety|Alarm Monitoring / Fire Inspection', 'Fire alarm', 14, 'c'], ['Janitorial - Common Halls|Custodial|Cleaning of Common Areas', 'Cleaning', 38, 'c'],
    ['Roof & Gutter Repairs', 'Roofs', 16], ['General Repairs & Supplies|Repairs, Misc.|Maintenance Materials and Handyman Labor', 'Repairs', 24], ['Plumbing & Drain Service', 'Plumber', 14, 'c'],
    ['Boiler & Mechanical Service', 'Boiler', 18, 'c'], ['Exterminating|Pest & Termite', 'Bugs', 7], ['Garage Door & Access Control', 'Doors', 8, 'c'],
    ['Lamps & Electrical Repairs', 'Light bulbs', 6], ['Perimeter Wall & Fence Repairs', 'Fences', 9, 'h'],
  ] },
  { title: 'Recreation|Pool & Amenities|Recreational Facilities', plain: 'Pool and Club', base: 5600, drawer: 'pool', items: [
    ['Pool Management & Lifeguards|Pool Service Contract|Swimming Pool - Contract', 'Pool company', 42], ['Pool Chemicals & Repairs', 'Pool chemicals', 11], ['Health Department Permits', 'Pool permit', 1],
    ['Clubroom Cleaning', 'Clubroom cleaning', 8], ['Playground & Courts', 'Playground, courts', 5], ['Fitness Equipment Service', 'Gym', 4, 'c'],
  ] },
  { title: 'Utilities', plain: 'Utilities', base: 5800, drawer: 'utility', items: [
    ['Electric - House Meters|Electricity|Common Area Power', 'Electric', 38], ['Water & Sewer|Municipal Water and Sewer|Domestic Water/Sewer', 'Water', 62, 'c'], ['Irrigation Water', 'Sprinkler water', 26, 'h'],
    ['Natural Gas', 'Gas', 24, 'c'], ['Refuse & Recycling|Trash Hauling|Solid Waste Collection', 'Trash', 44], ['Elevator & Alarm Telephone Lines', 'Phone lines', 4, 'c'], ['Street Light Lease', 'Street lights', 17, 'h'],
    ['Bulk Cable & Internet|Cable TV (bulk)|Telecommunications Agreement', 'Cable', 56], ['Stormwater District Fee', 'Storm water', 6],
  ] },
  { title: 'Insurance & Taxes|Insurance|Fixed Costs', plain: 'Insurance', base: 6000, drawer: 'cover', items: [
    ['Master Property Insurance|Property Insurance Premium|Insurance - Buildings', 'Building insurance', 110, 'c'], ['General Liability Policy|Insurance - Liability', 'Liability', 16], ['Directors & Officers Policy|D & O', 'Board insurance', 7],
    ['Crime / Fidelity Bond', 'Bond', 3], ['Umbrella Policy', 'Umbrella', 6], ['Federal & State Income Tax', 'Taxes', 2], ['Common Area Property Tax', 'Property tax', 2, 'h'],
  ] },
  { title: 'Replacement Fund Transfers|Reserves|Contributions to Reserves|Reserve Funding', plain: 'Savings', base: 7000, drawer: 'reserve', items: [
    ['Reserve Transfer - Roofing|Roof Replacement Reserve', 'Save for roofs', 48, 'c'], ['Reserve Transfer - Asphalt|Reserve for Paving', 'Save for paving', 34], ['Reserve Transfer - Painting', 'Save for paint', 26, 'c'],
    ['Reserve Transfer - Pool', 'Save for pool', 15], ['Reserve Transfer - Unallocated|Pooled Replacement Reserve|Contribution to Capital Reserve (per study dated last March)', 'Savings, other', 20], ['Reserve Transfer - Fencing', 'Save for fences', 14, 'h'],
  ] },
]; // prettier-ignore

const remarks = [
  'Per signed agreement', 'Three-year average', 'Rate increase announced by the utility', 'New this year', 'Bid twice; low bidder', 'Same as this year',
  'Moved from Grounds', 'Per reserve specialist', 'Includes 2 extra visits', 'Renewal estimate from broker', 'Board decision in September',
]; // prettier-ignore

export interface Section {
  heading: Heading;
  entries: Entry[];
}

/** Sections in the order of the chart, income first and transfers to the reserves last. */
export function makeChart(
  site: Site,
  random: Random,
  how: { cents?: boolean; most?: number; remarks?: number } = {},
): Section[] {
  const scale = site.homes * (site.condo ? random.int(2400, 4900) : random.int(520, 1500)) * 100;
  const out = headings.slice(1).map((kind): Section => {
    const heading = { ...kind, title: random.pick(kind.title.split('|')) };
    const fit = heading.items.filter(([, , , only]) => !only || (only === 'c') === site.condo);
    const count = Math.max(2, Math.min(fit.length, how.most ?? 99, random.int(fit.length - 3, fit.length)));
    const chosen = new Set(random.sample(fit, count));
    const entries = heading.items.flatMap((item, at) =>
      chosen.has(item) ? [entry(heading, { item, at }, { scale, random, how })] : [],
    );
    return { heading, entries };
  });
  return [income(site, out, { scale, random, how }), ...joined(out, random)];
}

/** Some charts have fewer headings: the upkeep of all that is outside is one, or insurance is among the office's costs. */
function joined(out: readonly Section[], random: Random): Section[] {
  let all = [...out];
  const take = (drawers: readonly string[], [title, plain]: readonly [string, string]): Section[] => {
    const parts = all.filter(({ heading }) => drawers.includes(heading.drawer));
    const whole: Section = {
      heading: { ...parts[0]!.heading, title, plain },
      entries: parts.flatMap((one) => one.entries),
    };
    return all.flatMap((one) => (one === parts[0] ? [whole] : parts.includes(one) ? [] : [one]));
  };
  if (random.chance(0.3)) all = take(['grounds', 'building'], ['Repairs & Maintenance', 'Upkeep']);
  if (random.chance(0.25)) all = take(['admin', 'cover'], ['General Expenses', 'Paperwork']);
  return all;
}

interface With {
  scale: number;
  random: Random;
  how: { cents?: boolean; remarks?: number };
}

function income(site: Site, out: readonly Section[], by: With): Section {
  const { random } = by;
  const heading = { ...headings[0]!, title: random.pick(headings[0]!.title.split('|')) };
  const [dues, ...others] = heading.items.map((item, at) => entry(heading, { item, at }, by));
  const fit = others.filter(
    (_, at) => !heading.items[at + 1]![3] || (heading.items[at + 1]![3] === 'c') === site.condo,
  );
  const kept = random.sample(fit, random.int(2, 4));
  const rest = others.filter((one) => kept.includes(one));
  const need = (of: (one: Entry) => number | null): number => {
    const sum = (all: readonly Entry[]): number => sumCents(all.map((one) => of(one) ?? 0));
    const each = ratio(sum(out.flatMap((one) => one.entries)) - sum(rest), 1, 1200 * site.homes) * 100;
    return each * 12 * site.homes;
  };
  const first = dues!;
  first.next = need((one) => one.next);
  first.now = need((one) => one.now);
  first.past = need((one) => one.now) - 2400 * site.homes;
  first.older = first.past - 2400 * site.homes;
  first.end = first.now;
  first.toDate = ratio(first.now, 9, 12);
  return { heading, entries: [first, ...rest] };
}

function entry(
  heading: Heading,
  of: { item: Heading['items'][number]; at: number },
  { scale, random, how }: With,
): Entry {
  const [names, plain, weight] = of.item;
  const name = random.pick(names.split('|'));
  const round = (cents: number, to: number): number => Math.round(cents / to) * to;
  const sign = weight < 0 ? -1 : 1;
  const now =
    sign *
    Math.max(
      random.int(2, 9) * 5_000,
      round((scale * Math.abs(weight) * random.float(0.7, 1.3)) / 1000, 5_000),
    );
  const odd = (cents: number): number =>
    how.cents ? Math.round(cents) + random.int(-4_999, 4_999) : round(cents, 100);
  const end = round(now * random.float(0.82, 1.16), 100);
  const fresh = weight > 0 && random.chance(0.07);
  const stopped = !fresh && weight > 0 && weight < 20 && random.chance(0.05);
  const said = random.chance(how.remarks ?? 0.3) ? random.pick(remarks) : undefined;
  return {
    name,
    plain,
    heading,
    drawer: heading.drawer,
    code: heading.base + 10 * (of.at + 1),
    next: stopped ? 0 : round(now * random.float(0.96, 1.12), 2_500),
    now: fresh ? 0 : now,
    end: fresh ? 0 : end,
    toDate: fresh ? 0 : odd(end * random.float(0.68, 0.8)),
    past: fresh ? null : odd(now * random.float(0.8, 1.08)),
    older: fresh ? null : random.chance(0.06) ? 0 : odd(now * random.float(0.75, 1.02)),
    ...(said ? { remark: said } : {}),
  };
}

export const all = (sections: readonly Section[]): Entry[] => sections.flatMap((one) => one.entries);
/** What goes out without the transfers to the reserves. */
export const operating = (sections: readonly Section[]): Entry[] =>
  all(sections.filter(({ heading }) => heading.drawer !== 'income' && heading.drawer !== 'reserve'));
export const outgoing = (sections: readonly Section[]): Entry[] => all(sections.slice(1));
export const ofDrawer = (sections: readonly Section[], drawer: string): Entry[] =>
  all(sections.filter(({ heading }) => heading.drawer === drawer));
