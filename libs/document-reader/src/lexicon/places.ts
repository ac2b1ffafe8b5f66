/** States of the United States and what is organized like one: no party to a contract has such a name alone. */
export const STATES: readonly string[] = [
  'Alabama', 'Alaska', 'Arizona', 'Arkansas', 'California', 'Colorado', 'Connecticut', 'Delaware', 'Florida', 'Georgia',
  'Hawaii', 'Idaho', 'Illinois', 'Indiana', 'Iowa', 'Kansas', 'Kentucky', 'Louisiana', 'Maine', 'Maryland',
  'Massachusetts', 'Michigan', 'Minnesota', 'Mississippi', 'Missouri', 'Montana', 'Nebraska', 'Nevada', 'New Hampshire',
  'New Jersey', 'New Mexico', 'New York', 'North Carolina', 'North Dakota', 'Ohio', 'Oklahoma', 'Oregon', 'Pennsylvania',
  'Rhode Island', 'South Carolina', 'South Dakota', 'Tennessee', 'Texas', 'Utah', 'Vermont', 'Virginia', 'Washington',
  'West Virginia', 'Wisconsin', 'Wyoming', 'District of Columbia', 'Puerto Rico',
]; // prettier-ignore

/** What stands before the name of a place: `State of Ohio`, `County of Kern`. */
export const REALMS: readonly string[] = [
  'state',
  'commonwealth',
  'county',
  'city',
  'town',
  'district',
  'republic',
];

/** Words of laws: `Florida Statutes`, `Civil Code`, `Condominium Act`. */
export const LAWS: readonly string[] = [
  'statutes?',
  'code',
  'act',
  'chapter',
  'section',
  'title',
  'laws?',
  'regulations?',
];

/** Last words of a street's name, whole and short. */
export const STREETS: readonly string[] = [
  'street', 'st', 'avenue', 'ave', 'road', 'rd', 'boulevard', 'blvd', 'drive', 'dr', 'lane', 'ln', 'court', 'ct', 'way',
  'place', 'pl', 'parkway', 'pkwy', 'highway', 'hwy', 'circle', 'terrace', 'trail', 'suite', 'floor',
]; // prettier-ignore
