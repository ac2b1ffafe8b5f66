/** Rows that sum up others, whatever they are called. */
export function isTotalName(name: string): boolean {
  return /\b(?:sub-?)?totals?\b|\b(?:amount|balance|premium) due\b|\bamount payable\b|^\W*(?:annual|yearly) cost\W*$|^\W*(?:annual |policy |estimated |advance )*premiums?\W*$/i.test(
    name,
  );
}

/** What follows a table of premiums and has amounts of its own. */
export const STOP =
  /^(?:general |policy )?(?:conditions\b|forms? (?:and|&) endorsements|endorsements?\b|schedule of (?:forms|locations)|notes?\b:?|countersign|payment (?:plan|schedule|options|terms)|payments?\s*:|pay plan|(?:premium )?installments?\b(?! (?:fee|charge))|authorized|these declarations|mortgagee|loss payee|important\b|notice\b|claims? (?:history|experience)|loss (?:history|runs?))/i;

/** Added to a premium, and a line of its own. */
export const CHARGE =
  /\btax(?:es)?\b|\bfees?\b|surcharge|(?<!loss )\bassessments?\b|stamping|\btria\b|terrorism|filing|\b(?:guaranty|catastrophe|cat) fund\b|credit|discount|\b(?:inspection|catastrophe|terrorism) charges?\b|\bexpense constant\b|\bincreased limits\b/i;

/** What paying in parts costs: of the premium only where the total says so. */
export const OF_INSTALLMENTS = /^\W*(?:premium )?installment (?:fee|charge)s?\W*$/i;

/** Names of coverages, for documents that tell of them in sentences. */
export const COVERAGE =
  /\b(?:(?:commercial|business|blanket) )?(?:property|building)(?: coverage)?\b|\b(?:(?:commercial|comprehensive) )?general liability\b|\bdirectors?['’]?s? (?:and|&) officers?['’]?s?(?: liability)?\b|\bD ?& ?O\b|\b(?:commercial |excess )?umbrella(?: liability)?\b|\bexcess liability\b|\bfidelity(?: (?:bond|and crime))?\b|\b(?:commercial )?crime\b|\bemployee (?:dishonesty|theft)\b|\bworkers['’]? comp(?:ensation)?\b|\bboiler (?:and|&) machinery\b|\bequipment breakdown\b|\bflood\b|\bearthquake\b|\b(?:hired (?:and|&) non-?owned )?auto(?:mobile)?(?: liability)?\b|\bcyber(?: liability)?\b|\bordinance or law\b|\bterrorism\b|\bwind(?:storm)?(?: (?:and|&) hail)?\b|\bdifference in conditions\b|\bpackage\b|\bliability\b/gi;

/** The bare premium, before what is added to it. */
export const BASE = /^\W*(?:annual |policy |base |net |estimated |advance )*premiums?\W*$/i;
