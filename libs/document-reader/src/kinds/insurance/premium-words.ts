/** Words that say what sort of premium it is, or when it is due, and of no coverage. */
const OF_NO_COVERAGE = new Set(
  'annual yearly policy estimated advance provisional additional renewal new at inception due payable prepaid flat not auditable subject to audit for the this of one two three four five period term year premium premiums'.split(' '), // prettier-ignore
);

/** `Provisional Premium`, `Premium for the Policy Period`, `Due at Inception`: whatever is insured, this is its price. */
export function isPlainPremium(name: string): boolean {
  const words: string[] = name.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return ['premium', 'premiums', 'due'].some((word) => words.includes(word)) && words.every((word) => OF_NO_COVERAGE.has(word)); // prettier-ignore
}

/** Rows that sum up others, whatever they are called. */
export function isTotalName(name: string): boolean {
  return (
    isPlainPremium(name) ||
    /\b(?:sub-?)?totals?\b|\b(?:amount|balance|premium) due\b|\b(?:amount|total) payable\b|^\W*(?:pay this amount\b|together\W*$)|^\W*payable\W*$|^\W*(?:annual|yearly) cost\W*$|^\W*all (?:locations|buildings|policies|coverages)\W*$/i.test(
      name,
    )
  );
}

/** The number of an item before what it is of. */
export const ITEM = /^(?:item\s\d{1,2}[.:]?|\d{1,2}\.)\s+/i;

/** Prices beside the premium of the term: of another term, of paying in parts, or the least that is charged. */
export const OTHER_PRICE =
  /^\W*(?:(?:total|annual|quarterly|monthly) )?(?:minimum|deposit|install(?!ment (?:fee|charge))|down payment|last year|expiring|prior|previous|agency (?:service )?fee|payments? received)/i;

/** What calls itself so, in a head or in its own words. */
export const PREMIUM = /premium|\bprem\b(?!\.?\s*(?:no|loc|bldg|#))/i;

/** Other money of a policy: what it covers, what the insured bears, and prices of another time or way of paying. */
export const NOT_PREMIUM =
  /\blimits?\b|deductible|retention|\bvalues?\b|\btiv\b|aggregate|occurrence|(?<!annual )install(?!ment (?:fee|charge))|expiring|\bprior\b|previous|last year|deposit|down payment|minimum|per unit|replacement|reimburse|return|payments? (?:received|made)|\bbalance\b(?! to)|if paid|\blate\b|\bnsf\b|\beach\b|due\s+(?:on|by)|\(included (?:above|in)/i;

/** What follows a table of premiums and has amounts of its own. */
export const STOP =
  /^(?:general |policy )?(?:conditions\b|forms? (?:and|&) endorsements|endorsements?\b|schedule of (?:forms|locations)|notes?\b:?|countersign|payment (?:plan|schedule|options|terms)|payments?\s*:|pay plan|(?:premium )?installments?\b(?! (?:fee|charge))|authorized|these declarations|mortgagee|loss payee|important\b|notice\b|claims? (?:history|experience)|loss (?:history|runs?))/i;

/** `First layer $10M`: how much a policy covers, in its name. */
export const LAYER = /\$\d{1,3} ?M\b/;

/** Added to a premium, and a line of its own. */
export const CHARGE =
  /\btax(?:es)?\b|\bfees?\b|surcharge|\bassessments?\b|stamping|\btria\b|terrorism|filing|\b(?:guaranty|catastrophe|cat) fund\b|credit|discount|\b(?:inspection|catastrophe|terrorism) charges?\b|\bexpense constant\b|\bincreased limits?\b/i;

/** What paying in parts costs: of the premium only where the total says so. */
export const OF_INSTALLMENTS = /^\W*(?:premium )?installment (?:fee|charge)s?\W*$/i;

/** A cell that says whether something is covered, and names nothing. */
export const ANSWER = /^(?:included|excluded|declined|waived|none|nil|yes|no|n\/?a|not covered)$/i;

/** `[ ] BASIC [ ] BROAD [X] SPEC`: choices of a form's box, which name nothing either. */
export const CHOICES = /^\W*(?:[x1Il]\W+)?basic\b.{0,12}\bbroad\b.{0,12}\bspec(?:ial)?\W*$/i;

/** Names of coverages, for documents that tell of them in sentences. */
export const COVERAGE =
  /\b(?:(?:commercial|business|blanket) )?(?:property|building)(?: coverage)?\b|\b(?:(?:commercial|comprehensive) )?general liability\b|\bdirectors?['’]?s?(?:,| and| &) officers?['’]?s?(?: liability)?\b|\bD ?& ?O\b|\b(?:commercial |excess )?umbrella(?: liability)?\b|\bexcess liability\b|\bfidelity(?: (?:bond|and crime))?\b|\b(?:commercial )?crime\b|\bemployee (?:dishonesty|theft)\b|\bworkers['’]? comp(?:ensation)?\b|\bboiler (?:and|&) machinery\b|\bequipment breakdown\b|\bflood\b|\bearthquake\b|\b(?:hired (?:and|&) non-?owned )?auto(?:mobile)?(?: liability)?\b|\bcyber(?: liability)?\b|\bordinance or law\b|\bterrorism\b|\bwind(?:storm)?(?: (?:and|&) hail)?\b|\bdifference in conditions\b|\bpackage\b|\bbusiness ?owners?['’]?\b|\bemployment practices(?: liability)?\b|\b(?:(?:management|executive) )?liability\b/gi;

/** Coverages by the codes of agencies and lenders. */
export const COVERAGE_CODES: Readonly<Record<string, string>> = {
  PKG: 'Package',
  PROP: 'Property',
  GL: 'General liability',
  CGL: 'General liability',
  UMB: 'Umbrella',
  XS: 'Excess liability',
  WC: 'Workers compensation',
  DO: 'Directors and officers',
  CRM: 'Crime',
  FID: 'Fidelity',
  EB: 'Equipment breakdown',
  BM: 'Boiler and machinery',
  EQ: 'Earthquake',
  DIC: 'Difference in conditions',
  FLD: 'Flood',
  FL: 'Flood',
  WIND: 'Wind',
  CYB: 'Cyber',
  EPL: 'Employment practices liability',
};
