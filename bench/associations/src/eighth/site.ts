import { addDays, isoDate, longDate } from '../core/dates';
import { type Random } from '../core/random';
import { plainStyle, type Block, type Paper as Page, type Style } from '../layout/paper';
import { type Draft } from '../seventh/publish';
import { address, dollars, phone, type Site } from '../seventh/site';

export { address, dollars, phone, type Draft, type Site };

/** A layout: what an association's document says and what is true of it. */
export type Paper = (site: Site, random: Random) => Draft;

const places = [
  'Larkspur', 'Pelican Reach', 'Fox Hollow', 'Granite Ledge', 'Tamarack', 'Harborside', 'Windrush', 'Old Quarry', 'Saddlebrook', 'Loma Alta',
  'Copper Kettle', 'Birch Harbor', 'Magnolia Bluff', 'Wheatland', 'Cedar Notch', 'The Alden', 'Sandpiper Cove', 'Millrace', 'Elkhorn', 'Paloma',
  'Juniper Draw', 'Beacon Street', 'Coral Gate', 'Hickory Run', 'Lighthouse Point', 'Prairie Rose', 'Canterfield', 'Bay Laurel', 'Stonecrop',
  'Turnberry', 'One Exchange', 'Orchard Lane', 'Rio Bonito', 'Heather Glen', 'Blue Heron', 'Weaver’s Mill', 'Summit Ridge', 'Foxglove',
]; // prettier-ignore
const sorts = [
  'Commons', 'Terrace', 'Court', 'Landing', 'Estates', 'Townhomes', 'Crossing', 'Place', 'Towers', 'at the Lake', 'Village', 'Row', 'Pointe', 'Farms',
]; // prettier-ignore
const condos = [
  'Condominium Association', 'Condominium Owners’ Association, Inc.', 'Council of Unit Owners', 'Condominium Trust', 'A Condominium, Inc.',
  'Condominium Corporation', 'Association of Apartment Owners', 'Unit Owners’ Association',
]; // prettier-ignore
const plains = [
  'Property Owners Association', 'Homeowners Association, Inc.', 'Neighborhood Association', 'Maintenance Corporation', 'Community Services Association',
  'Residents’ Association, Inc.', 'HOA', 'Planned Community Association',
]; // prettier-ignore
const agents = [
  'Blue Door Association Services, Inc.', 'Keystone & Vine Management', 'Northgate Property Advisors, LLC', 'Halyard Community Management',
  'Prescott Realty Group, AAMC', 'Sunfield Management Corporation', 'Townsend Burke Associates, Inc.', 'Tri-Lakes HOA Services',
]; // prettier-ignore
const towns = [
  ['Port Merrow', 'Maine', 'ME', '04'], ['Alder Springs', 'Oregon', 'OR', '97'], ['Cape Linden', 'Florida', 'FL', '33'],
  ['Hanford Grove', 'Virginia', 'VA', '22'], ['Las Brisas', 'Texas', 'TX', '78'], ['West Tillinghast', 'Rhode Island', 'RI', '02'],
  ['Mesa Linda', 'New Mexico', 'NM', '87'], ['Kalama Shores', 'Hawaii', 'HI', '96'], ['Grand Marlow', 'Michigan', 'MI', '49'],
  ['Pike’s Corner', 'Pennsylvania', 'PA', '19'], ['Edgewater Mills', 'New Jersey', 'NJ', '07'], ['Cold Brook', 'New Hampshire', 'NH', '03'],
  ['Sparrow Lake', 'Minnesota', 'MN', '55'], ['El Cerro', 'California', 'CA', '92'],
] as const; // prettier-ignore
const counties = ['Chilton', 'Marquand', 'Deering', 'Los Alisos', 'Hobart', 'Winslow', 'Tyrrell', 'Calloway', 'Orrin', 'Ste. Anne']; // prettier-ignore
const given = [
  'Harriet', 'Desmond', 'Priya', 'Walter', 'Consuelo', 'Ingrid', 'Marcus', 'Noreen', 'Vikram', 'Theodora', 'Leland', 'Joan', 'Stavros', 'Renée',
]; // prettier-ignore
const family = [
  'Haverhill', 'Nakamura', 'O’Dowd', 'Petrakis', 'Quisenberry', 'Delacroix', 'Abernathy', 'Villanueva', 'Szabo', 'Thibodeaux', 'Munro', 'Castellano',
]; // prettier-ignore
const streets = [
  'Lower River Road', 'Alameda Street', 'N. Fairbanks Avenue', 'Governor’s Drive', 'Quay Street', 'State Highway 41', 'Elm Terrace', 'Kestrel Way',
]; // prettier-ignore

/** The association of a number. Its year is one of four in a row, so that a run has documents of each. */
export function makeSite(random: Random, number: number): Site {
  const condo = random.chance(0.55);
  const short = `${random.pick(places)} ${random.pick(sorts)}`;
  const [city, state, st, zip] = random.pick(towns);
  const surnames = random.sample(family, 6);
  return {
    name: `${short} ${random.pick(condo ? condos : plains)}`,
    short,
    condo,
    homes: condo ? random.int(10, 150) : random.int(22, 380),
    year: 2024 + (number % 4),
    street: `${random.int(2, 8800)} ${random.pick(streets)}`,
    city,
    state,
    st,
    zip: `${zip}${random.int(100, 999)}`,
    county: random.pick(counties),
    agent: random.pick(agents),
    people: random.sample(given, 6).map((one, at) => `${one} ${surnames[at]}`),
    home: condo
      ? random.pick(['Unit', 'Unit', 'Apartment', 'Residence'])
      : random.pick(['Lot', 'Lot', 'Home', 'Parcel']),
  };
}

/** An ISO day in the autumn before the budget's year. */
export const autumnDay = (site: Site, random: Random): string =>
  addDays(isoDate(site.year - 1, 9, 3), random.int(0, 88));

/** The same, as printed. */
export const autumn = (site: Site, random: Random): string => longDate(autumnDay(site, random));

const accents = ['#3c3c3c', '#12355b', '#6b2737', '#1b5e4b', '#7c5c00', '#414b8a', '#000000', '#a23b12'];

/** The looks of one office: what is not said in `more` is drawn. */
export const looks = (random: Random, more: Partial<Style> = {}): Style => ({
  ...plainStyle,
  font: random.pick(['serif', 'sans', 'embedded', 'embedded', 'sans']),
  size: random.pick([8.5, 9, 9.5, 10, 11]),
  margin: random.int(40, 78),
  accent: random.pick(accents),
  header: random.pick(['rule', 'light', 'solid', 'rule']),
  grid: random.pick(['none', 'rows', 'none', 'all']),
  zebra: random.chance(0.15),
  letterhead: random.pick(['plain', 'centered', 'rule', 'bar']),
  figures: random.pick(['first', 'first', 'last']),
  padding: random.pick([2, 2.5, 3, 4]),
  ...more,
});

/** A page with blocks, its looks drawn where none are given. */
export function page(
  site: Site,
  random: Random,
  more: { title: string; blocks: Block[]; style?: Partial<Style>; author?: string } & Partial<
    Pick<Page, 'footer' | 'pageNumbers' | 'date'>
  >,
): Page {
  const { style, author, ...rest } = more;
  return {
    author: author ?? site.agent,
    date: new Date(Date.UTC(site.year - 1, 9, random.int(1, 28))),
    style: looks(random, style),
    ...rest,
  };
}
