type Purpose = 'budget' | 'actuals';

/** Words of a comparison: a paper that has both a budget and what came of it reports. */
const COMPARES =
  /\bactuals?\b|\bvs\b|\bversus\b|\bcompar\w+|\bvarianc\w*|\breports?\b|\bstatements?\b|\breview\b|\bstatus\b|\bperformance\b/i;

/** `Cash Budget`, `Projection and Budget`, `Budget for 2027`: a title that names a budget and nothing that came of it. */
const NAMES_BUDGET =
  /^[^.;:]{0,40}\bbudget\W{0,3}(?:(?:fy|fiscal year|year|for|of)\W{1,3}){0,3}(?:(?:19|20)?\d\d(?:\W(?:19|20)?\d\d)?)?\W*$/i;
/** What a year has to be before anyone reports it: over. */
const REPORTS =
  /\bstatements? of (?:revenues?|income|activit\w+|operations|receipts|cash)\b|\b(?:income|operating) statements?\b|\bprofit (?:and|&) loss\b|\b(?:treasurer|manager|controller|bookkeeper)['’]?s (?:financial |annual |year[- ]end )?report\b|\b(?:years?|months?|periods?|quarters?) ended\b/i;

/**
 * What the heads of a paper say that its figures are, where they say one thing alone; undefined where they are silent or
 * say both. `lines` are the first of a page.
 */
export function purposeSaid(lines: readonly string[]): Purpose | undefined {
  const heads = lines.filter((text) => text.length <= 160 && !/\d,\d{3}|\d\.\d\d\b/.test(text));
  // A title stands at the head of its line; `Budget` further on heads a column.
  const cells = heads.flatMap((text) => text.split(/ {2,}/)[0]!.split(/ [–—|·•] /));
  const plans = cells.some((text) => NAMES_BUDGET.test(text.trim()) && !COMPARES.test(text));
  // `Profit & Loss Budget Overview` is the budget in a report's clothes; beside what came of it, it is a report.
  const reports = heads.some(
    (text) => REPORTS.test(text) && (!/\bbudget/i.test(text) || CAME_OF_IT.test(text)),
  );
  if (plans === reports) return undefined;
  return plans ? 'budget' : 'actuals';
}

const CAME_OF_IT = /\bactuals?\b|\bvs\b|\bversus\b|\bcompar\w+|\bvarianc\w*/i;

const ADOPTS =
  /\b(?:adopt|approv|ratif)\w*\b[^.;]{0,60}\b(?:as|the)\b[^.;]{0,40}\bbudget\b[^.;]{0,80}\byear\b|\b(?:the )?following\b[^.;]{0,60}\bbudget\b/i;
/** Rows of a table that such a sentence is about. */
const ROWS = 6;

/** A resolution whose own words make the table below them the budget of a year. */
export function adoptsBudget(lines: readonly string[]): boolean {
  const at = lines.findIndex((text, i) => ADOPTS.test(`${text} ${lines[i + 1] ?? ''}`.slice(0, 600)));
  if (at < 0) return false;
  const rows = lines
    .slice(at)
    .filter((text) => text.length < 160 && /^\D.{0,100}\s\$?\(?\d[\d,]*(?:\.\d\d)?\)?$/.test(text.trim()));
  return rows.length >= ROWS;
}
