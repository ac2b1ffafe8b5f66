import { type FeePeriod } from './deal';

export interface Trade {
  /** What a careful person would say is done. */
  service: string;
  /** After 'agrees to'. */
  does: string;
  /** What follows a surname in the vendor's name. */
  firms: readonly string[];
  scope: readonly string[];
  /** Monthly dollars for a whole association, from and to. */
  monthly: readonly [number, number];
  per: Readonly<Partial<Record<FeePeriod, number>>>;
  /** For a fee a unit: what the unit is and its price in dollars. */
  unit?: { word: string; price: readonly [number, number] };
  /** A word of the surcharge and the sentence that states it. */
  surcharges?: readonly (readonly [string, string])[];
  /** Figures that are neither fee nor escalator, in sentences. */
  decoys: readonly (readonly [string, string])[];
}

export const trades: readonly Trade[] = [
  { service: 'landscape maintenance', does: 'maintain the lawns, beds and shrubs of the Property', firms: ['Lawn & Landscape, LLC', 'Grounds Care, Inc.', 'Outdoor Services'],
    scope: ['Mow and edge all turf, 36 times a year', 'Prune shrubs four times a year', 'Blow walks and drives after each visit', 'Weed beds every other week', 'Fertilize turf in March, June and October'],
    monthly: [1800, 9600], per: { month: 5, year: 2 }, surcharges: [['fuel', 'A fuel surcharge applies in any month in which diesel sells for more than $5.25 a gallon.']],
    decoys: [['$62.00', 'Irrigation repairs are extra at $62.00 per man-hour plus parts.'], ['$48.00', 'Additional mulch is $48.00 per cubic yard installed.']] },
  { service: 'pool management', does: 'operate and maintain the swimming pool and its equipment', firms: ['Pools, Inc.', 'Aquatics, LLC', 'Pool Management Co.'],
    scope: ['Test and balance water at each visit', 'Vacuum and brush as needed', 'Open the pool by Memorial Day and close it after Labor Day', 'Keep the log that the health department requires'],
    monthly: [900, 4200], per: { month: 4, year: 3 }, surcharges: [['chemical', 'A chemical surcharge may be billed when the wholesale price of chlorine rises by half.']],
    decoys: [['$36.50', 'Lifeguards beyond scheduled hours are $36.50 per guard-hour.'], ['$275.00', 'Emergency calls carry a minimum charge of $275.00.']] },
  { service: 'elevator maintenance', does: 'examine, lubricate and adjust the elevators', firms: ['Elevator Company', 'Vertical Transportation, Inc.', 'Lift Services, LLC'],
    scope: ['Examine each elevator monthly', 'Furnish lubricants and cleaning materials', 'Perform the annual no-load test', 'Answer entrapment calls at all hours'],
    monthly: [420, 2400], per: { month: 4, quarter: 3, year: 1 },
    decoys: [['$395.00', 'Overtime calls are billed at $395.00 per hour, portal to portal.'], ['$2,900.00', 'The five-year load test is offered separately at $2,900.00.']] },
  { service: 'refuse and recycling collection', does: 'collect refuse and recyclables from the enclosures', firms: ['Disposal, Inc.', 'Waste & Recycling', 'Hauling Co.'],
    scope: ['Two 8-yard refuse containers emptied three times a week', 'Twelve 96-gallon recycling carts emptied weekly', 'One bulk pick-up each month'],
    monthly: [850, 4600], per: { month: 6, quarter: 1 }, surcharges: [['fuel', 'A fuel recovery charge is added as published on our website.'], ['contamination', 'A contamination charge applies to loads with more than a little refuse among the recyclables.']],
    decoys: [['$95.00', 'Extra pick-ups are $95.00 each.'], ['$145.00', 'A blocked container incurs a return trip at $145.00.']] },
  { service: 'snow removal', does: 'plow and de-ice the drives, walks and parking areas', firms: ['Snow & Ice, LLC', 'Plowing Services', 'Winter Maintenance, Inc.'],
    scope: ['Plow when two inches have fallen', 'Shovel entries and walks by 7:00 a.m.', 'Apply de-icer on request'],
    monthly: [1200, 5200], per: { unit: 6, year: 2 }, unit: { word: 'push', price: [325, 1450] }, surcharges: [['salt', 'A salt surcharge is passed through when bulk salt is in short supply.']],
    decoys: [['$165.00', 'A loader with operator is $165.00 per hour.'], ['$4.10', 'Turf damage is repaired in spring at $4.10 per square foot.']] },
  { service: 'janitorial cleaning', does: 'clean the lobbies, halls and clubroom', firms: ['Building Cleaning, Inc.', 'Janitorial Services', 'Maintenance Group, LLC'],
    scope: ['Vacuum halls twice a week', 'Clean entry glass daily', 'Empty common receptacles', 'Shampoo carpets each May'],
    monthly: [780, 5200], per: { month: 6, unit: 1 }, unit: { word: 'visit', price: [140, 420] },
    decoys: [['$29.00', 'Day porters for events are $29.00 per hour.'], ['$0.38', 'Extra carpet cleaning is $0.38 per square foot.']] },
  { service: 'pest control', does: 'treat the buildings and grounds against pests', firms: ['Pest Solutions', 'Exterminating Co.', 'Termite & Pest, Inc.'],
    scope: ['Treat the outside of each building', 'Bait for rodents', 'Answer calls for ants and wasps'],
    monthly: [110, 780], per: { quarter: 5, month: 3, unit: 2 }, unit: { word: 'service call', price: [85, 260] },
    decoys: [['$1,150.00', 'Bed bug treatment of a unit is quoted at $1,150.00.'], ['$65.00', 'A locked gate or missed appointment is charged at $65.00.']] },
  { service: 'fire alarm monitoring and inspection', does: 'monitor and inspect the fire alarm and sprinkler systems', firms: ['Fire Protection, Inc.', 'Life Safety Systems', 'Alarm Co.'],
    scope: ['Monitor the panel at all hours', 'Inspect devices each year', 'Test sprinklers each quarter', 'File reports with the fire marshal'],
    monthly: [120, 890], per: { quarter: 4, year: 3, month: 3 },
    decoys: [['$210.00', 'Nuisance trips that require a technician are $210.00 each.'], ['$128.00', 'Repairs outside this agreement are $128.00 per hour.']] },
  { service: 'courtesy patrol and security', does: 'provide uniformed officers at the Property', firms: ['Security Services, Inc.', 'Patrol & Protection', 'Guard Group, LLC'],
    scope: ['Patrol on foot and by car', 'Lock the pool gate at closing', 'Write a report each shift'],
    monthly: [2600, 14500], per: { unit: 6, month: 3 }, unit: { word: 'officer hour', price: [21, 46] },
    decoys: [['$52.75', 'Holidays are billed at $52.75.'], ['$18.00', 'The patrol vehicle is included up to $18.00 of gasoline a day.']] },
  { service: 'bulk internet and television', does: 'deliver internet and television to each home', firms: ['Broadband', 'Fiber Communications, LLC', 'Cable Systems'],
    scope: ['500 Mbps symmetrical service to each home', 'One gateway a home', 'Standard channel line-up'],
    monthly: [2400, 14000], per: { unit: 5, month: 3 }, unit: { word: 'home per month', price: [29, 84] }, surcharges: [['broadcast', 'Broadcast and regional sports fees set by the networks are passed through.']],
    decoys: [['$150.00', 'Unreturned equipment is charged at $150.00.'], ['$40,000.00', 'Provider will pay a one-time door fee of $40,000.00 to the Association.']] },
  { service: 'HVAC and boiler maintenance', does: 'service the boilers, pumps and air handlers', firms: ['Mechanical, Inc.', 'Heating & Cooling', 'Air Conditioning Co.'],
    scope: ['Two preventive visits a year', 'Filters changed each quarter', 'Boiler tuned each September', 'Written report with photographs'],
    monthly: [210, 2100], per: { year: 4, quarter: 4, month: 2 },
    decoys: [['$142.00', 'Repairs are billed at $142.00 per hour.'], ['$2,500.00', 'Repairs above $2,500.00 need the Board’s approval in writing.']] },
  { service: 'lake management', does: 'treat the lakes and maintain the fountains', firms: ['Lake Doctors', 'Aquatic Systems, LLC', 'Waterway Management'],
    scope: ['Treat algae monthly', 'Inspect shorelines', 'Clean fountain intakes twice a year', 'Stock grass carp as permitted'],
    monthly: [190, 1500], per: { month: 5, quarter: 2 },
    decoys: [['$340.00', 'Replacement of a fountain light is $340.00.'], ['$9.75', 'Plantings are $9.75 each installed.']] },
  { service: 'gate and access control maintenance', does: 'maintain the vehicle gates and the entry system', firms: ['Gate & Access', 'Entry Systems, Inc.', 'Automated Gates, LLC'],
    scope: ['Inspect operators each quarter', 'Program transponders', 'Lubricate hinges and chains', 'Respond in four business hours'],
    monthly: [95, 640], per: { quarter: 5, month: 3 },
    decoys: [['$118.00', 'Emergency response after hours is $118.00 per trip.'], ['$31.00', 'Transponders are $31.00 apiece.']] },
  { service: 'window cleaning', does: 'clean the outside glass of the buildings', firms: ['Window Cleaning Co.', 'Clear View Services', 'High Access, Inc.'],
    scope: ['All outside glass', 'Screens brushed', 'Frames wiped', 'Lift furnished by Contractor'],
    monthly: [280, 1300], per: { unit: 6, year: 2 }, unit: { word: 'cleaning', price: [2200, 9800] },
    decoys: [['$14.00', 'Inside glass for owners is $14.00 per pane.'], ['$600.00', 'A cleaning called off on the day costs $600.00.']] },
]; // prettier-ignore

export const firms = [
  'Hollis & Sons', 'Ridgeback', 'Tri-County', 'Evergreen State', 'Bayfront', 'Castellan', 'Mid-Atlantic', 'Sunrise', 'Goldfinch', 'Armitage',
  'Lone Oak', 'Patriot', 'Clearbrook', 'Delmarva', 'Rincon', 'Northstar', 'A-1 Premier', 'O’Dell', 'Vasquez Brothers', 'Great Basin',
]; // prettier-ignore
