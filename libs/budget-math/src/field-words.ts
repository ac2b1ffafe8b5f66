/**
 * What owners, board members and managers call the things of a budget and its documents. In each row the first name is the one
 * that lines and documents use most; all of them mean the same. `_` joins the words of a name that has several.
 */
const ROWS = `
electricity electric electrical power energy light_bill lights_bill electric_company power_company
gas natgas natural_gas gas_company heat heating
water h2o
sewer sewage wastewater sewers
stormwater storm_water storm_drain storm_drains drainage runoff
trash garbage refuse rubbish waste hauler haulers hauling dumpster dumpsters bins disposal trash_hauler garbage_hauler waste_hauler trash_company garbage_company trash_man garbage_man
recycling recycle recyclables
landscape landscaping landscaper landscapers lawn grounds groundskeeping groundskeeper gardening gardener gardeners yard yardwork mowing mower mowers grass turf lawn_care lawn_guys yard_guys
tree trees arborist tree_trimming
irrigation sprinklers sprinkler
snow plowing plow plows plowed snowplow snowplowing shoveling shovel deicing ice salting
pool pools swimming_pool swimming
pest pests exterminator exterminators extermination bug bugs rodent rodents rats mice termite termites roaches
janitorial janitor janitors cleaning cleaner cleaners custodial custodian housekeeping cleaning_lady cleaning_crew cleaning_company
elevator elevators lift lifts
fire fire_alarm fire_alarms alarm alarms
security guard guards patrol patrols
management manager managers mgmt managing property_manager property_management management_company community_manager
legal attorney attorneys lawyer lawyers counsel law_firm
audit auditor auditors cpa accountant accountants accounting bookkeeper bookkeeping tax_prep tax_return tax_returns
bad_debt bad_debts uncollectible uncollectibles uncollected write_off write_offs writeoff writeoffs
office_supplies paper_and_toner stationery
postage mailing mailings mail stamps
printing copies copying photocopies
software website web_site portal
phone phones telephone telephones telecom landline landlines phone_line phone_lines
internet wifi broadband
licenses licence license permits permit filings
dues_and_memberships memberships membership
payroll wages salaries salary staff employee employees
technician tech guy man handyman maintenance_guy maintenance_man
tax taxes
plumbing plumber plumbers pipes
roof roofs roofing reroof reroofing
hail hailstorm hail_storm
overtime after_hours
gutters gutter downspouts
paint painting painters repaint repainting repainted
paving asphalt pavement repaving repave blacktop overlay
fence fences fencing
clubhouse club_house community_room party_room rec_room
laundry washers dryers washing_machines
insurance insur ins
umbrella excess_liability
directors_officers directors_and_officers d_and_o dando board_insurance board_liability
fidelity crime employee_theft employee_dishonesty
earthquake earthquakes quake quakes seismic
flood floods flooding flooded
reserve reserves reserve_fund reserve_account sinking_fund rainy_day_fund rainy_day_pot rainy_day replacement_fund long_term_savings savings_pot savings_fund kitty nest_egg piggy_bank war_chest
late_fee late_fees late_charge late_charges penalties
transfer_fee transfer_fees resale_fee resale_fees
late delinquent overdue past_due
cancel terminate termination cancellation cancelling
pet pets animal animals dog dogs cat cats
hours hrs open opens opening close closes closing
rent rents rented renting rental rentals lease leases leased leasing tenant tenants airbnb airbnbs sublet sublease
guest guests visitor visitors
park parking parked
vehicle vehicles car cars truck trucks
boat boats trailer trailers
rv rvs camper campers motorhome motorhomes recreational_vehicle recreational
agent agents broker brokers
notice notify notified notification
vote votes voting
exterior outside
deductible deductibles
approval approve approved consent permission
day days
pay paid payment payments paying pays unpaid
`;

/** Each row's names, words apart: "storm drain". */
export const fieldWords: readonly (readonly string[])[] = ROWS.trim()
  .split('\n')
  .map((row) => row.split(' ').map((name) => name.replace(/_/g, ' ')));

const byWord = new Map<string, Set<number>>();
for (const [row, names] of fieldWords.entries())
  for (const name of names) byWord.set(name, (byWord.get(name) ?? new Set()).add(row));

/** Whether two words, each by itself, are names of the same thing. */
export function areSameThing(one: string, other: string): boolean {
  const rows = byWord.get(other);
  return rows !== undefined && [...(byWord.get(one) ?? [])].some((row) => rows.has(row));
}

/** The single words for the same thing, itself among them. */
export function sameWords(word: string): string[] {
  const rows = [...(byWord.get(word.replace(/-/g, ' ')) ?? [])];
  const names = rows.flatMap((row) => fieldWords[row] ?? []).filter((name) => !name.includes(' '));
  return [...new Set([word, ...names])];
}

const phrases = fieldWords
  .flatMap((names) =>
    names.filter((name) => name.includes(' ')).map((name) => [name, names[0] ?? name] as const),
  )
  .filter(([name, first]) => name !== first)
  .sort(([a], [b]) => b.length - a.length);
const PHRASE = new RegExp(`\\b(?:${phrases.map(([name]) => name).join('|')})\\b`, 'g');
const firstOf = new Map(phrases);

/** Names of several words replaced with their row's first: "the storm drains" becomes "the stormwater". */
export const withFirstNames = (text: string): string =>
  text.replace(PHRASE, (name) => firstOf.get(name) ?? name);
