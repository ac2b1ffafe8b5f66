/** What such a table's document says that its figures are of. */
const OF_COMMON =
  /\b(?:undivided|allocated|appurtenant|percentage|fractional) (?:interests?|ownership|shares?)\b|\bcommon (?:elements?|property|areas?|expenses?|interests?)\b|\b(?:allocat|allott|apportion|assign)\w*\b|\binterests? of (?:each|the|every)\b/i;
/** A row's share: the last figure of a line that has words or a unit's number before it and no money. */
const ROW = /^(?=[^$]*$)(\S.{0,80}?)[\s(](\d{1,3}(?:,\d{3})+|\d{0,7}(?:\.\d{1,8})?)\s?(%?)\W{0,3}$/;
const LEAST_ROWS = 4;
/** Rows behind which a share cannot be a rounding of the whole any more. */
const OFF_EACH = 0.006;
/** Parts of which a whole is made, where shares are whole numbers. */
const WHOLES = new Set([1_000, 10_000, 100_000, 1_000_000]);

/**
 * Whether lines hold a list of shares that make a whole: percents that add to a hundred, decimals that add to one, parts
 * that add to a thousand, ten thousand and so on, in a document that speaks of what is held in common.
 */
export function hasSharesInAll(lines: readonly string[]): boolean {
  if (
    isWhole(
      lines.flatMap((text) => firstPercent(text) ?? []),
      100,
    )
  )
    return true;
  const rows = lines.flatMap((text) => shareIn(text) ?? []);
  // Rows that each name a unit, with percents of it, need no other word.
  const marked = rows.filter((row) => row.percent);
  const named = marked.filter((row) => row.isNamed).map((row) => row.value);
  if (named.length >= 0.9 * marked.length && isWhole(named, 100)) return true;
  if (!lines.some((text) => OF_COMMON.test(text))) return false;
  // What a budget is spent on adds to a hundred, too; units have numbers or letters.
  if (rows.filter(({ isUnit }) => isUnit).length * 2 < rows.length) return false;
  const percents = marked.map((row) => row.value);
  const plain = rows.filter((row) => !row.percent);
  const decimals = plain.filter((row) => row.value < 1 && row.value > 0).map((row) => row.value);
  const parts = plain.filter((row) => Number.isInteger(row.value) && row.value > 0).map((row) => row.value);
  return isWhole(percents, 100) || isWhole(decimals, 1) || isWholeOfParts(parts);
}

/** Whether nearly all percents of a document stand behind a unit's name alone, whatever they add to. */
export function hasNamedShares(lines: readonly string[]): boolean {
  const marked = lines.flatMap((text) => shareIn(text) ?? []).filter((row) => row.percent);
  const named = marked.filter((row) => row.isNamed).length;
  return named >= LEAST_ROWS && named >= 0.9 * marked.length;
}

/** `Unit 101`, `1-A`, `Lot 7, Block C`, `Type B`. */
const UNIT = /\d|(?:^|\s)[A-Z]{1,2}\b(?![a-z])/;

/** `Unit 101`, `Apt. 2-B`: nothing but a unit's name, be it led to its share by dots. */
const NAMED =
  /^(?:units?|apartments?|apts?\.?|flats?|suites?|residences?|dwellings?|homes?|villas?|cottages?|lots?)\s(?:no\.?\s|#)?[A-Z]{0,2}-?\d{0,5}-?[A-Z]{0,2}[\s.,:_…·-]{0,90}$/i;

/** `101   1,250   16.40%   $352.60`: a unit's number, its percentage behind at most its building and size, and whatever else. */
const UNIT_AND_PERCENT =
  /^(?:units?\s|apt\.?\s)?#?[A-Z]{0,2}-?\d{1,4}-?[A-Z]?\s{1,12}(?:\d[\d,.]{0,8}\s{1,12}){0,2}(\d{1,2}(?:\.\d{1,6})?)\s?%/i;

function firstPercent(text: string): number | undefined {
  const match = UNIT_AND_PERCENT.exec(text.slice(0, 80).trim());
  return match ? Number(match[1]) : undefined;
}

interface Share {
  value: number;
  percent: boolean;
  isUnit: boolean;
  isNamed: boolean;
}

function shareIn(text: string): Share | undefined {
  if (text.length > 140) return undefined;
  const match = ROW.exec(text.trim().replace(/[;.]$/, ''));
  if (!match || !/\d/.test(match[2]!)) return undefined;
  return {
    value: Number(match[2]!.replace(/,/g, '')),
    percent: match[3] === '%',
    isUnit: UNIT.test(match[1]!),
    isNamed: NAMED.test(match[1]!.trim()),
  };
}

/** Add to the whole by themselves, or with a printed total of it. */
function isWhole(shares: number[], whole: number): boolean {
  const own = shares.filter((share) => share < 0.99 * whole);
  if (own.length < LEAST_ROWS) return false;
  const sum = own.reduce((all, share) => all + share, 0);
  return Math.abs(sum - whole) <= Math.min(0.02, (own.length * OFF_EACH) / 100) * whole;
}

/** Whole numbers that add to a round number which is printed below them. */
function isWholeOfParts(parts: number[]): boolean {
  let [sum, count] = [0, 0];
  for (const part of parts) {
    const isRound = WHOLES.has(part);
    if (isRound && count >= LEAST_ROWS && Math.abs(sum - part) <= 0.005 * part) return true;
    // `Parts of 10,000` may also head the column.
    [sum, count] = isRound ? [0, 0] : [sum + part, count + 1];
  }
  return false;
}
