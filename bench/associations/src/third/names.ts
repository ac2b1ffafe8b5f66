/** Names of the third family: nobody's, but such as American associations and their vendors have. */
export const homeNames = [
  'Quail Hollow Landing', 'Birchmere Commons', 'Saltgrass Point', 'Tamarack Mews', 'The Ellsworth', 'Copper Kettle Village',
  'Larkspur Terrace', 'Old Mill Crossing', 'Heronwood', 'Bellweather Towers', 'Pecan Grove Estates', 'Winslow Square',
  'Mariner Cove', 'Foxglove Ridge', 'The Carmichael', 'Sugar Maple Run', 'Palmetto Bay Club', 'Stonecutter Park',
  'Indigo Lakes', 'Thornbury Court', 'Lantern Hill', 'Osprey Nest', 'Buckthorn Trace', 'Granite Falls Village',
  'Cedar Elm Place', 'Sandpiper Dunes', 'Rockledge Gardens', 'Wexford Green', 'Juniper Mesa', 'Bluestem Prairie',
  'Harborview North', 'The Montclair House', 'Kestrel Ridge', 'Magnolia Chase', 'Timberline Heights', 'Cobblestone Walk',
] as const; // prettier-ignore

export const towns: readonly (readonly [string, string, string, string])[] = [
  ['Delmont', 'Florida', 'FL', '33418'], ['Ashby Falls', 'Ohio', 'OH', '44092'], ['San Lorenzo Hills', 'California', 'CA', '92618'],
  ['Pine Bluffs', 'Colorado', 'CO', '80124'], ['Chestnut Ridge', 'New Jersey', 'NJ', '08054'], ['Marlow', 'Georgia', 'GA', '30075'],
  ['Lakemoor', 'Illinois', 'IL', '60051'], ['Fairhaven Beach', 'North Carolina', 'NC', '28428'], ['Westbrook', 'Massachusetts', 'MA', '01886'],
  ['Sagebrush', 'Arizona', 'AZ', '85254'], ['Bayou Vista', 'Texas', 'TX', '77573'], ['Oakdale Park', 'Minnesota', 'MN', '55391'],
]; // prettier-ignore

export const people = [
  'Marlene Dowd', 'Curtis Oyler', 'Priya Raman', 'Walter Szymanski', 'Joan Fitzhugh', 'Eddie Baca', 'Lorraine Teague',
  'Hal Brubaker', 'Denise Okafor', 'Stan Kowalczyk', 'Gretchen Vogel', 'Tomas Arrieta', 'Beverly Nunn', 'Ray Castellano',
  'Anita Choudhury', 'Dale Hutchins', 'Phyllis Amato', 'Roger Lindqvist',
] as const; // prettier-ignore

export const managers = [
  'Tidewater Community Partners', 'Sentry Point Association Services', 'Beacon & Moss Management', 'Prairie Sky HOA Services',
  'Landmark Residential Managers', 'Crestline Property Group', 'Three Rivers Association Management',
] as const; // prettier-ignore

export const carriers = [
  'Great Plains Casualty Company', 'Old Colony Mutual Insurance Company', 'Seaboard Indemnity Company',
  'Pilgrim Fire & Marine Insurance Company', 'Summit Specialty Insurance Company', 'Continental Heritage Mutual',
] as const; // prettier-ignore

export const agencies = [
  'Rafferty & Boone Insurance Agency', 'Keystone Risk Advisors', 'Dunlap Insurance Services', 'Coastal Habitat Insurance Brokers',
] as const; // prettier-ignore

export const streets = [
  'Old Mill Road', 'Commerce Parkway', 'Heron Drive', 'Route 9', 'Industrial Boulevard', 'Birch Lane', 'Second Street',
  'Lakeshore Drive', 'Pinckney Avenue', 'Depot Street',
] as const; // prettier-ignore
