/** What names an association, and not what it plans or reports. */
const NAME =
  /\b(?:associations?|assn\.?|condominiums?|hoa|homeowners|townho(?:me|use)s?|villas?|neighbou?rhood|cooperative|co-op|apartments|phase|inc)\b/i;
const OTHERWISE =
  /\b(?:fund|account|bank|meeting|board of|prepared|page|notes?|dear|owners? of|fees?|dues|assessments?|insurance)\b/i;
/** Words that the heads of one association's pages differ in. */
const GENERIC = new Set(
  (
    'a an and at for in of on the association associations assn inc llc corp corporation hoa homeowners homeowner owners owner home homes condominium condominiums ' +
    'condo condos townhome townhomes townhouse unit units lot lots community budget budgets operating reserve reserves adopted approved proposed draft final annual year years fiscal ' +
    'calendar fy ending ended income revenue revenues expense expenses statement report financial summary detail comparison cash actual actuals vs jan january feb february mar march ' +
    'apr april may jun june jul july aug august sep sept september oct october nov november dec december to through thru as with'
  ).split(' '),
);
const LONGEST = 80;
/** Lines above a table that its own head may take. */
const DEPTH = 4;

/** "Properties: Magnolia Field - Vero Beach, FL": what a program prints before a name, and where the place is. */
const AROUND =
  /^(?:propert(?:y|ies)|entity|company|client|association)s?:\s*|\s[-–—]\s[^-–—]*,\s*[A-Z]{2}\b.*$|\b(?:continued|cont'?d)\b/gi;

const wordsOf = (name: string): Set<string> =>
  new Set(
    name
      .replace(AROUND, ' ')
      .toLowerCase()
      .replace(/[^a-z ]+/g, ' ')
      .split(' ')
      .filter((word) => word !== '' && !GENERIC.has(word)),
  );

/** The association that one of the lines right above a table names, nearest last: "Phase II Association (48 units)". */
export function associationOf(titles: readonly string[]): string | undefined {
  return titles
    .slice(-DEPTH)
    .map((text) => text.trim())
    .filter(
      (text) => text.length <= LONGEST && NAME.test(text) && !OTHERWISE.test(text) && !/\d,\d{3}/.test(text),
    )
    .findLast((text) => wordsOf(text).size > 0);
}

/** Whether two names are of two associations: neither is the other with more words. */
export function areTwoAssociations(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const isWithin = (inner: Set<string>, outer: Set<string>): boolean =>
    [...inner].every((word) => outer.has(word));
  return !isWithin(a, b) && !isWithin(b, a);
}
