/** Words of the titles above statements, as parts of patterns. */

/** What titles say of the statement itself. */
export const STATEMENT_WORDS: readonly string[] = (
  '[ivx]+ jan\\w* feb\\w* mar(?:ch)? apr\\w* may june? july? aug\\w* sept?\\w* oct\\w* nov\\w* dec\\w* [1-4]q ' +
  'q[1-4] fy\\S* fiscal calendar year\\S* annual\\w* quarter\\w* monthly? months period ended ending as of the ' +
  'for and to at through thru with vs?\\.? versus by in on a an per budget\\w* operati\\w+ reserves? capital ' +
  'replacement combined consolidated proposed? proposal approved? adopted draft final preliminary revised amended ' +
  'income revenues? expens\\w+ expenditures? receipts disbursements? cash accrual flow basis modified unaudited ' +
  'audited profit loss p&l pl balances? sheets? statement\\w* financials? reports? results? activit\\w+ ' +
  'treasurer\\S* summary details? overview comparison comparative compared analysis worksheet schedule plan ' +
  'projection\\w* projected forecast snapshot presentation packet actuals? variance ytd date fund\\w* general special dues ' +
  'assessments? maintenance fees? charges? rates? increase page properties property prepared run printed created ' +
  'account\\w* level view name total\\w* units? homes lots doors board directors meeting members? owners? dear re ' +
  'attachment exhibit appendix notes? copy new current prior previous last next'
).split(' ');

/** What associations are called after: the homes and the land. */
export const PLACES: readonly string[] = (
  'villages? estates? courts? apartments townhomes townhouses lofts towers? terraces? place commons pointe? ' +
  'parks? lakes? ponds? rivers? creeks? springs harbou?r shores? beach islands? bay cove landing crossing ridge ' +
  'hills? heights valley mesa canyon woods oaks pines forest groves? meadows? hollow glen run knolls? fields? ' +
  'farms? ranch trails? gardens? manor station square regime alliance cooperative co-op'
).split(' ');

/** Parts of names that many associations share. */
export const SHARED_NAMES: readonly string[] =
  'hoa poa coa inc llc corp condominiums? condos? villas? homes phase community company club trust'.split(
    ' ',
  );

/** Companies that keep an association’s books, and lines of their addresses. */
export const BOOKKEEPERS: readonly string[] = [
  'management',
  'bookkeeping',
  'accounting',
  'realty',
  'properties,? llc',
  'cpas?',
  'p\\.?c\\.',
  'llp',
  'bank',
  'software',
  'phone',
  'fax',
  'www',
  'p\\.?o\\.? box',
  'suite',
];
