/** Months and years of which an amount is asked: "2027-03", "2027"; or the beginning of a contract. */

/** The months as documents write them, as a part of patterns. */
export const MONTH_NAMES =
  'January|February|March|April|May|June|July|August|September|October|November|December';
const MONTHS = MONTH_NAMES.toLowerCase().split('|');
/** "may" alone is no month. */
const MONTH = new RegExp(String.raw`\b(?:(${MONTHS.filter((one) => one !== 'may').join('|')})|(?<=\b(?:in|for|from|then|and|since|of|to) )(may)(?= 20\d\d| on(?:wards?)?\b| and\b| then\b|$)|(may)(?= 20\d\d))\b(?:(?: of)? (20\d\d))?`, 'g'); // prettier-ignore
const YEAR = /\b20\d\d\b/g;
/** Beside months or a part of a year: what all of it comes to. */
const WHOLE_YEAR =
  /\b(?:makes?|adds? up|comes? to|(?:all|rest) of|(?:whole|full|entire|per|each|a|the) year|year(?:ly| in all)|annual(?:ly)?|for the year|total)\b/;

/** The amount with which a contract began. */
export const AT_START = 'start';
const STARTED =
  /\b(?:at (?:the|its) (?:very )?(?:start|beginning|outset)|(?:at|in the) (?:first|beginning)|initial(?:ly)?|original(?:ly)?|starting|start(?:ed|s)?(?: out)? (?:at|with)|start out|when (?:it|we|they|the (?:contract|agreement|term)) (?:first )?(?:began|begun|started|signed)|(?:in )?(?:the )?(?:first year|year (?:one|1)) of (?:the|our|that|their) (?:contract|agreement|term))\b/;
/** Of no amount that a contract states. */
const AFTER_END = /\b(?:after (?:that(?: date)?|it (?:ends|expires|runs out)|the (?:term|contract|end)|then)|once it (?:ends|expires|is up)|when it renews|(?:at|upon|on) renewal)\b/; // prettier-ignore

/** `year` is that of months for which none is said. */
export function timesIn(plain: string, year: number): string[] {
  const months = [...plain.matchAll(MONTH)].map(({ 1: name, 2: may, 3: named, 4: said }) => ({
    month: MONTHS.indexOf(name ?? may ?? named ?? '') + 1,
    said,
  }));
  // "In february and november 2027": the year behind them is of all.
  const own = months.map(({ month, said }, at) => `${said ?? months.slice(at).find((one) => one.said)?.said ?? year}-${String(month).padStart(2, '0')}`); // prettier-ignore
  const rest = plain.replace(MONTH, ' ');
  const years = [...rest.matchAll(YEAR)].map(([one]) => one);
  const whole = years.length === 0 && WHOLE_YEAR.test(rest) ? [own[0]?.slice(0, 4) ?? String(year)] : [];
  return [
    ...new Set([
      ...own,
      ...years,
      ...whole,
      ...(STARTED.test(plain) ? [AT_START] : []),
      ...(AFTER_END.test(plain) ? ['the time after its term'] : []),
    ]),
  ];
}
