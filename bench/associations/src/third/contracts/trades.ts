/** What is bought, by whom, and which words its documents use. Amounts are cents for a home and year. */
export interface Trade {
  service: string;
  vendors: readonly string[];
  low: number;
  high: number;
  scope: readonly string[];
  /** Text of a surcharge and the word by which it is known. */
  surcharges: readonly (readonly [text: string, word: string])[];
}

const fuel: Trade['surcharges'][number] = [
  'A fuel surcharge of 3% is added in any month in which diesel exceeds $4.50 a gallon.',
  'fuel',
];

export const trades: readonly Trade[] = [
  {
    service: 'Landscape maintenance',
    vendors: ['Greenbriar Grounds, LLC', 'Delgado & Sons Lawn Care', 'Four Acre Landscape Co.'],
    low: 9000, high: 30000,
    scope: ['Mow all turf weekly from April through October', 'Edge walks and curbs every second visit', 'Prune shrubs three times a year', 'Remove leaves in November'],
    surcharges: [fuel],
  },
  {
    service: 'Swimming pool service',
    vendors: ['Clearwater Pool Techs, Inc.', 'Blue Gate Aquatics', 'Bay Pool & Spa Service'],
    low: 4000, high: 12000,
    scope: ['Test and balance water three times a week in season', 'Vacuum, brush and skim', 'Backwash filters', 'Open and close the pool'],
    surcharges: [['Chemicals are billed separately with a 10% handling surcharge.', 'chemical']],
  },
  {
    service: 'Elevator maintenance',
    vendors: ['Ascent Elevator Company', 'Northgate Vertical Transport, Inc.', 'Pinnacle Lift Services'],
    low: 6000, high: 16000,
    scope: ['Examine, lubricate and adjust the equipment monthly', 'Repair or replace worn parts', 'Witness the yearly no-load test', 'Answer trapped-passenger calls at all hours'],
    surcharges: [['Calls after regular hours carry an overtime surcharge of the difference in labor rates.', 'overtime']],
  },
  {
    service: 'Refuse and recycling collection',
    vendors: ['Red Barn Disposal', 'Metro Haul Services, Inc.', 'Citizens Waste Cooperative'],
    low: 9000, high: 16000,
    scope: ['Empty six containers twice weekly', 'Collect recycling on Thursdays', 'Remove bulk items by request'],
    surcharges: [['An environmental and regulatory surcharge may be passed through at cost.', 'environmental'], fuel],
  },
  {
    service: 'Janitorial services',
    vendors: ['Spic Building Maintenance', 'Evening Star Cleaning, LLC', 'Castlewood Janitorial'],
    low: 4000, high: 15000,
    scope: ['Vacuum halls and lobbies', 'Clean entrance glass', 'Wash stairwell floors monthly', 'Supply liners and paper goods'],
    surcharges: [['Work on holidays is charged with a holiday surcharge of 50%.', 'holiday']],
  },
  {
    service: 'Pest control',
    vendors: ['Garrison Exterminating', 'Homeguard Pest Solutions', 'A-Able Termite & Pest'],
    low: 900, high: 3200,
    scope: ['Treat building perimeters every month', 'Inspect bait stations', 'Answer calls of residents within two business days'],
    surcharges: [],
  },
  {
    service: 'Fire alarm monitoring and inspection',
    vendors: ['Watchtower Life Safety, Inc.', 'Trident Alarm Company', 'First Signal Fire Protection'],
    low: 1200, high: 4500,
    scope: ['Monitor panels around the clock', 'Test devices yearly under NFPA 72', 'Inspect sprinkler risers quarterly'],
    surcharges: [['A trip surcharge applies where access was not provided.', 'trip']],
  },
  {
    service: 'Snow and ice removal',
    vendors: ['Polar Plow & Excavating', 'J. Hendry Contracting', 'White Pines Property Care'],
    low: 4000, high: 14000,
    scope: ['Plow drives when two inches have fallen', 'Shovel walks and steps', 'Spread salt or sand as conditions require'],
    surcharges: [['Storms of more than twelve inches carry a per-inch storm surcharge.', 'storm']],
  },
  {
    service: 'Association management',
    vendors: ['Tidewater Community Partners', 'Sentry Point Association Services', 'Prairie Sky HOA Services'],
    low: 14000, high: 27000,
    scope: ['Collect assessments and pay invoices', 'Prepare monthly statements', 'Attend Board meetings', 'Inspect the grounds twice a month'],
    surcharges: [],
  },
  {
    service: 'Lake and pond management',
    vendors: ['Lilypad Lake Doctors, LLC', 'Estuary Environmental', 'Shoreline Aquatic Weed Control'],
    low: 800, high: 3000,
    scope: ['Treat algae and submersed weeds monthly', 'Remove litter from the banks', 'Service two fountains each quarter'],
    surcharges: [fuel],
  },
  {
    service: 'Patrol and gatehouse security',
    vendors: ['Ironbridge Security Group', 'Night Owl Patrol Service', 'Meridian Guard Corp.'],
    low: 12000, high: 45000,
    scope: ['Staff the gatehouse from dusk to dawn', 'Three vehicle rounds a night', 'Keep a log of incidents'],
    surcharges: [],
  },
]; // prettier-ignore
