import type { Item, Row } from './types';

/** A plain number that may be a year: it labels a column and never makes one. */
export function isYear(item: Item): boolean {
  return item.kind === 'amount' && /^(?:19[7-9]|20[0-6])\d$/.test(item.text.trim());
}

/** "Jan - Dec" over "24": two digits without any words are the second line of a label. */
const isShortYear = (item: Item): boolean => item.kind === 'amount' && /^'?\d\d$/.test(item.text.trim());

/** So many years at least follow a count. */
const FEWEST_YEARS = 3;

/** A row whose only figures are years: a header. `$` over `Change` is the first line of a label. */
export function isYearsRow(row: Row): boolean {
  if (row.items.length > 0 && row.items.every(isShortYear)) return true;
  const all = row.items.filter((item) => item.kind !== 'words' && item.text.trim() !== '$');
  // `1632  2025  2025  2024` over `units`: the count of homes stands where the descriptions begin.
  const isLedByCount = all.length > FEWEST_YEARS && all[0] === row.items[0] && all.slice(1).every(isYear);
  const figures = isLedByCount ? all.slice(1) : all;
  const others = figures.filter((item) => !isYear(item));
  const areYears =
    others.length < figures.length && (others.every(isSetInParentheses) || (figures.length === row.items.length && areCounted(others))); // prettier-ignore
  return areYears && (figures.length > 1 || row.items.length < 3) && !isSameAmount(row) && !areAmounts(row);
}

const MOST_BETWEEN = 10;
/** No statement beside names is of a later year. */
const LATEST = 2050;

/** "Income taxes  1996  1980", "Payroll  2067  2064": years over columns follow one another, and are of our time. */
export function areAmounts({ items }: Row): boolean {
  const years = items.filter(isYear).map(({ text }) => Number(text.trim())).sort((a, b) => a - b); // prettier-ignore
  if (items[0]?.kind !== 'words' || years.length < 2) return false;
  return years.at(-1)! > LATEST || years.slice(1).some((year, i) => year - years[i]! > MOST_BETWEEN);
}

/** `Newsletter  2000  2000`: a name, and one amount in each of its cells. No header says a year twice. */
export function isSameAmount({ items: [first, ...rest] }: Row): boolean {
  const figures = rest.filter(({ kind }) => kind === 'amount');
  const isOne = new Set(figures.map(({ text }) => text.trim())).size === 1;
  return (
    first?.kind === 'words' &&
    figures.length > 1 &&
    figures.length === rest.length &&
    isOne &&
    figures.every(({ mixed }) => !mixed)
  );
}

/** `2025  1  2  3`: numbers of proposals beside a year. */
const areCounted = (items: readonly Item[]): boolean =>
  items.length > 1 && items.every(({ text }, i) => text.trim() === String(i + 1));

/** `2020  (2021)`: a year set apart from the one beside it, and no negative amount. */
const isSetInParentheses = ({ text }: Item): boolean => /^\((?:19[7-9]|20[0-6])\d\)$/.test(text.trim());
