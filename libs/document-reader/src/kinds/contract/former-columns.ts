import { cellsIn, type Prose } from '../reading/prose';

const FORMER =
  /^(?:(?:current|present|existing|expiring|old|prior|previous|former|original|last (?:year|season)|list)\b|(?:contract|agreement) (?:of|dated)\b)/i;
const LATER =
  /^(?:(?:new|renewal|renewed|proposed|revised|(?:as )?amended|this (?:year|season)|now)\b|(?:your|net|our) price)/i;
/** A head that is of a year: `2026`, `2026-27 rate`. */
const YEAR = /^(?:fy ?)?(20\d\d)(?: ?[-–/] ?(?:20)?\d\d)?(?: (?:price|rate|fee|cost|season)s?)?$/i;
/** `Price in 2026`, `2026 rate, per month`, `In 2026-27 you paid`: a figure with the year that it was paid in. */
const OF_YEAR =
  /(?:(?<=^|\n)(?:fy ?)?|\b(?:in|season) )(20\d\d)(?: ?[-–/] ?(?:20)?\d\d)?\b(?! ?[-–/])[^$.;\n]{0,60}\$ ?[\d,.]*\d/gi;

/** `Current Fee` beside `New Fee`, `Contract of 2022` beside `As amended`: what is below the first ends, and is blank. */
export function withoutFormerColumns(prose: Prose): Prose {
  const areFormer = (heads: string[]): boolean[] =>
    areOfTwoTimes(heads) ? heads.map((head) => FORMER.test(head)) : [];
  return changed(prose, withoutColumns(prose.text, areFormer));
}

/** Heads of a table that compares, whose single row is no form. */
export function areOfTwoTimes(heads: string[]): boolean {
  return heads.some((head) => FORMER.test(head)) && heads.some((head) => LATER.test(head));
}

/** What a contract cost in years before it begins, in a column of its own or by its words, is blank. */
export function withoutFormerYears(prose: Prose, first: number): Prose {
  const columns = withoutColumns(prose.text, (heads) => {
    const years = heads.map((head) => Number(YEAR.exec(head)?.[1]));
    return years.includes(first) ? years.map((year) => year < first) : [];
  });
  return changed(prose, columns.replace(OF_YEAR, (words, year: string) => (Number(year) < first ? words.replace(/\$.*/, blank) : words))); // prettier-ignore
}

/** The same prose with another text, whose characters keep their places. */
export function changed(prose: Prose, text: string): Prose {
  return text === prose.text ? prose : { ...prose, text, printed: prose.printed ?? prose.text };
}

/**
 * A table without columns whose heads are named. Columns are counted from the right, as a head may have no word over the
 * names of the rows.
 */
export function withoutColumns(text: string, areOther: (heads: string[]) => boolean[]): string {
  let columns: number[] = [];
  const lines = text.split('\n').map((line) => {
    const cells = cellsIn(line);
    const others = areOther(cells.map(({ text: words }) => words));
    if (others.includes(true)) {
      columns = others.flatMap((isOther, i) => (isOther ? [cells.length - i] : []));
      return line;
    }
    // A paragraph ends the table.
    if (cells.length === 1) columns = [];
    return columns
      .filter((column) => cells.length >= column)
      .map((column) => ({ column, cell: cells.at(-column)! }))
      // The name of a row with one figure less is none.
      .filter(({ column, cell: { text: words } }) => cells.length > column || /^[$\d]/.test(words))
      .reduce((left, { cell: { text: words, start } }) => left.slice(0, start) + blank(words) + left.slice(start + words.length), line); // prettier-ignore
  });
  return lines.join('\n');
}

/** Spaces in place of words. */
export const blank = (words: string): string => ' '.repeat(words.length);
