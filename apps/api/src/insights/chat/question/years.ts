/** A year as a person names it, as `year` of the parameters counts. */
export interface YearsAsked {
  years: number[];
  /** The question with years of four digits. */
  dated: string;
  /** The question without them. */
  rest: string;
  /** All years that are known are asked for. */
  every: boolean;
}

const EVERY =
  /\b(?:(?:over|for|in) (?:the |every |all |each )?(?:years?|time)(?: you have| we have| there is)?(?<= years| time| have| is)|each year since (?=(?:19|20)\d\d)|(?:through|across|in) (?:the|all) years|all (?:the )?(?:known )?years|(?:by|per) year\b(?! end)(?=$| please| since)|every year|each year|year by year|(?:all|every|each|any) years? (?:that )?(?:you(?:ve)?|we(?:ve)?) (?:got|have|know|can find)|histor(?:y|ical(?:ly)?)|trends?|in the past|past years|years you have|(?:two|three|four|five|2|3|4|5) years of|year you have|(?:the )?(?:last|past) (?:few|several|two|three|2|3|couple of) years|previous years|prior years|multi-?year)\b/;
const NAMED = /\b(?:fy ?|fiscal (?:year )?)?(?<year>(?:19|20)\d{2})(?:[-/](?:19|20)?\d{2})?\b/g;
/** "fy24" */
const SHORT_YEAR = /\bfy ?(?<year>\d{2})\b/g;
/** Both of them: the year before the budget's, and the budget's. */
const THIS_AND_NEXT =
  /\b(?:this|current) (?:fiscal )?years?(?: (?:to|vs|versus|and|with|against|or|over|than|into))+ (?:the )?next(?: (?:fiscal )?years?)?\b|\bnext (?:fiscal )?years?(?: (?:to|vs|versus|and|with|against|or|over|than|compared))+ (?:to )?this(?: (?:fiscal )?years?)?\b/g;
/** The year that runs or the one of the budget: shown with both neighbours. */
const THIS_AND_LAST =
  /\b(?:this|current) (?:fiscal )?year(?: (?:compared|to|vs|versus|and|with|against|or|over|than|into))+ (?:the )?(?:last|previous|prior)(?: (?:fiscal )?year)?\b|\b(?:last|previous|prior) (?:fiscal )?year(?: (?:compared|to|vs|versus|and|with|against|or|over|than))+ this(?: (?:fiscal )?year)?\b/g;
const RELATIVE: readonly [RegExp, number][] = [
  [/\b(?:the )?year before last\b|\btwo years (?:ago|before|earlier)\b|\b2 years ago\b/g, -2],
  [
    /\b(?:the )?(?:last|previous|prior|preceding|past) (?:fiscal |budget |calendar )?years?\b|\ba year ago\b|\b(?:the )?year before\b|\blast time\b/g,
    -1,
  ],
  [
    /\b(?:this|next|upcoming|coming|new|proposed|budget|following) (?:fiscal |budget |calendar )?years?\b|\byear ahead\b/g,
    0,
  ],
];

/** "25" after a word that goes before years, and nothing after it that counts something else. */
const TWO_DIGITS =
  /\b(?<before>in|for|since|and|or|v|vs|versus|to|from|of|than|year|years|through|thru|spend|actual|actuals|projected|budget|over|20\d\d,?|next to|beside|against|the(?= \d\d (?:number|budget|figure|amount|actual|projected))) (?<year>\d{2})(?![\d.,]*[%\d]| ?(?:%|days?|hours?|units?|months?|years?|k\b|dollars?|bucks|people|homes?|owners?|times|cents)| (?:to|or|and) \d+ ?(?:%|dollars|bucks|k\b))/g;

/** "24 actual", "25 budget": the figure of a year behind it. */
const OF_FIGURE =
  /\b(\d\d) (?=(?:actuals?|budget(?:ed)?|adopted|projected|projection|estimate|proposed|figures?|numbers?)\b)/g;
/** "security patrol 27", "repairs 27 total" */
const AT_END = /(?<!\b(?:by|to|at|of|from|over|under|than|is|was|be|number|only|unit|lot|units?) )(?<=[a-z] )(\d\d)(?=$| total\b| together\b)/g; // prettier-ignore

/** "24, 25, 26", "25 / 26 / proposed 27", "24 v 2025": years side by side, however they are joined. */
const ROW =
  /(?<![\d.,$])(?:20)?\d\d(?:(?:,? ?\/ ?|,? )(?:(?:and|or|vs?|versus|against|to|then|through|thru) )*(?:the )?(?:(?:actuals?|budget(?:ed)?|adopted|projected|proposed) )*(?:20)?\d\d(?!\d|[.,]\d|%| ?(?:days?|hours?|units?|months?|years?|k\b|dollars?|bucks|people|homes?|owners?|times|percent)))+/g;

/** All years from one to another. */
const RANGE = /\b(20\d\d) ?(?:through|thru|to|-|until|till|up to) ?(20\d\d)\b/g;
const SINCE = /\bsince (20\d\d)\b/g;

/** The years of a question about a budget of `year`, of which `known` have figures. "2026-27" is the year in which it begins. */
export function yearsAsked(question: string, year: number, known: readonly number[] = []): YearsAsked {
  const isKnown = (one: number) => one === year || known.includes(one);
  let rest = question.replace(SHORT_YEAR, '20$<year>');
  for (let turn = 0; turn < 2; turn += 1)
    rest = rest.replace(TWO_DIGITS, (all, before: string, two: string) =>
      isKnown(2000 + Number(two)) ? `${before} 20${two}` : all,
    );
  const years = new Set<number>();
  rest = rest.replace(OF_FIGURE, (all, two: string) => (isKnown(2000 + Number(two)) ? `20${two} ` : all));
  rest = rest.replace(AT_END, (two) => (isKnown(2000 + Number(two)) ? `20${two}` : two));
  rest = rest.replace(ROW, (all) => {
    const named = [...all.matchAll(/\d+/g)].map(([one]) => (Number(one) % 100) + 2000);
    return named.every(isKnown) ? all.replace(/(?<!\d)\d\d(?!\d)/g, (one) => `20${one}`) : all;
  });
  const dated = rest;
  rest = rest.replace(SINCE, (_all, from: string) => `${from} to ${year}`);
  rest = rest.replace(RANGE, (_all, from: string, to: string) => {
    for (let one = Number(from); one <= Number(to) && one - Number(from) < 10; one += 1)
      if (isKnown(one)) years.add(one);
    return `${from} and ${to}`;
  });
  rest = rest.replace(THIS_AND_NEXT, () => {
    years.add(year - 1).add(year);
    return ' compare ';
  });
  rest = rest.replace(THIS_AND_LAST, () => {
    years
      .add(year - 2)
      .add(year - 1)
      .add(year);
    return ' compare ';
  });
  // The year that runs, where the one after it is named as well, and then the one before it.
  const isAfter = /\bnext (?:fiscal )?year\b|\b(?:planned|budget|plan) for 20\d\d\b/.test(rest);
  const isRow = /\bthis (?:fiscal )?year\b/.test(rest) && (isAfter || /\bpropos\w*/.test(rest));
  const withoutLast = isRow ? rest.replace(/\blast (?:fiscal )?year\b/, ' ') : rest;
  if (withoutLast !== rest) years.add(year - 2);
  rest = withoutLast;
  if (isAfter || years.has(year - 2))
    rest = rest.replace(/\b(?:this|the current) (?:fiscal )?year\b(?! end)/g, () => {
      years.add(year - 1);
      return ' ';
    });
  // "this year (26)" says itself which one.
  rest = rest.replace(/\b(?:this|last|next) year (?=20\d\d\b)/g, '');
  for (const [pattern, difference] of RELATIVE)
    rest = rest.replace(pattern, () => {
      years.add(year + difference);
      return ' ';
    });
  const every = EVERY.test(rest);
  rest = rest.replace(new RegExp(EVERY.source, 'g'), ' ').replace(NAMED, (_all, ...groups) => {
    const named = groups.at(-1) as { year: string };
    years.add(Number(named.year));
    return ' ';
  });
  return { years: [...years].sort((a, b) => a - b), dated, rest: rest.replace(/\s+/g, ' ').trim(), every };
}
