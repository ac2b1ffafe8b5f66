import type { LineReading } from './readings';

/** Lines of a part that another has too, and the share of them with equal figures, before the two state one budget. */
const FEWEST_SHARED = 4;
const MOSTLY = 0.8;

/**
 * One paper may state one budget twice: a comparison with last year and the same by month, a summary and its detail, one
 * table on two sheets. Each line counts once, with what either table states of it.
 */
export function withoutRestated(lines: readonly LineReading[]): LineReading[] {
  const parts = new Map<string, LineReading[]>();
  for (const line of lines) parts.set(line.partId, [...(parts.get(line.partId) ?? []), line]);
  const kept: LineReading[][] = [];
  for (const part of parts.values()) {
    const at = kept.findIndex((before) => isRestated(before, part));
    if (at < 0) kept.push(part);
    else kept[at] = joined(kept[at]!, part);
  }
  return kept.flat();
}

/** The figures of a line by year, or by part of one, and what they are. */
const figuresOf = ({ figures, parts }: LineReading): Map<string, number> =>
  new Map([
    ...figures.map(({ endYear, basis, cents }): [string, number] => [`${endYear} ${basis}`, cents]),
    ...parts.flatMap(({ endYear, months, cents }): [string, number][] =>
      cents === undefined ? [] : [[`${endYear} ${months}`, cents]],
    ),
  ]);

const columnsOf = (lines: readonly LineReading[]): Set<string> =>
  new Set(lines.flatMap((line) => [...figuresOf(line).keys()]));

function isRestated(before: readonly LineReading[], part: readonly LineReading[]): boolean {
  const known = columnsOf(before);
  const shared = [...columnsOf(part)].filter((column) => known.has(column));
  return shared.length > 0 && (haveSameTotals(before, part, shared) || haveSameLines(before, part, shared));
}

/**
 * Operating income and costs of every year that both state come to the same, but for what is put aside: it is the same
 * money, however it is listed.
 */
const haveSameTotals = (
  before: readonly LineReading[],
  part: readonly LineReading[],
  shared: readonly string[],
): boolean =>
  shared.every((column) =>
    (['income', 'expense'] as const).every((type) => {
      const [a, b] = [before, part].map((lines) => totalOf(lines, type, column));
      return a !== 0 && a === b;
    }),
  );

const totalOf = (lines: readonly LineReading[], type: LineReading['type'], column: string): number =>
  lines.reduce((sum, line) => sum + (line.type === type && isOperating(line) ? (figuresOf(line).get(column) ?? 0) : 0), 0); // prettier-ignore

const isOperating = ({ fund, line }: LineReading): boolean => fund === 'operating' && line.type !== 'reserve';

function haveSameLines(
  before: readonly LineReading[],
  part: readonly LineReading[],
  shared: readonly string[],
): boolean {
  const named = new Map(before.map((line) => [line.key, figuresOf(line)]));
  const again = part.filter(({ key }) => named.has(key));
  const equal = again.filter((line) => {
    const figures = figuresOf(line);
    return shared.every((column) => figures.get(column) === named.get(line.key)!.get(column));
  });
  const fewest = Math.min(before.length, part.length);
  return again.length >= Math.min(FEWEST_SHARED, fewest) && again.length >= MOSTLY * fewest && equal.length >= MOSTLY * again.length; // prettier-ignore
}

/**
 * The lines of both, each once. Where the totals are the same, the table with more of the operating fund's lines tells
 * it, and the other what it states of other years and funds.
 */
function joined(before: readonly LineReading[], part: readonly LineReading[]): LineReading[] {
  const known = columnsOf(before);
  const shared = [...columnsOf(part)].filter((column) => known.has(column));
  const isTotal = haveSameTotals(before, part, shared);
  const isDetail = isTotal && part.filter(isOperating).length > before.filter(isOperating).length;
  const [first, second] = isDetail ? [part, before] : [before, part];
  const later = [...second];
  const lines = first.map((line) => {
    const at = later.findIndex(({ key, fund }) => key === line.key && fund === line.fund);
    const [again] = at < 0 ? [] : later.splice(at, 1);
    return again ? withFigures(line, again) : line;
  });
  const others = later.flatMap((line) => {
    if (!isTotal || !isOperating(line)) return [line];
    const figures = line.figures.filter(({ endYear, basis }) => !shared.includes(`${endYear} ${basis}`));
    return figures.length > 0 ? [{ ...line, figures, parts: [] }] : [];
  });
  return [...lines, ...others];
}

/** What the second row states of years that the first leaves blank. */
function withFigures(line: LineReading, again: LineReading): LineReading {
  const known = new Set(line.figures.map(({ endYear, basis }) => `${endYear} ${basis}`));
  return {
    ...line,
    figures: [...line.figures, ...again.figures.filter((one) => !known.has(`${one.endYear} ${one.basis}`))],
    parts: line.parts.some(({ cents }) => cents !== undefined) ? line.parts : again.parts,
  };
}
