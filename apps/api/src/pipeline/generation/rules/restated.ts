import type { LineReading } from './readings';
import { yearAndBasis } from './same-lines';

/** Lines of a part that another has too, and the share of them with equal figures, before the two state one budget. */
const FEWEST_SHARED = 4;
const MOSTLY = 0.8;

/** A table of a document: its lines, each with its figures by year or by part of one, and which of these it has at all. */
interface Listed {
  lines: readonly LineReading[];
  figures: ReadonlyMap<LineReading, ReadonlyMap<string, number>>;
  columns: ReadonlySet<string>;
}

/**
 * One document may state one budget twice: a comparison with last year and the same by month, a summary and its detail,
 * one table on two sheets. Each line counts once, with what either table states of it.
 */
export function withoutRestated(lines: readonly LineReading[]): LineReading[] {
  const parts = new Map<string, LineReading[]>();
  for (const line of lines) parts.set(line.partId, [...(parts.get(line.partId) ?? []), line]);
  const kept: Listed[] = [];
  for (const part of parts.values()) {
    const own = listed(part);
    const at = kept.findIndex((before) => isRestated(before, own));
    if (at < 0) kept.push(own);
    else kept[at] = listed(joined(kept[at]!, own));
  }
  return kept.flatMap((one) => one.lines);
}

function listed(lines: readonly LineReading[]): Listed {
  const figures = new Map(lines.map((line) => [line, figuresOf(line)]));
  return { lines, figures, columns: new Set([...figures.values()].flatMap((own) => [...own.keys()])) };
}

export const figuresOf = ({ figures, parts }: LineReading): Map<string, number> =>
  new Map([
    ...figures.map((figure): [string, number] => [yearAndBasis(figure), figure.cents]),
    ...parts.flatMap(({ endYear, months, cents }): [string, number][] =>
      cents === undefined ? [] : [[`${endYear} ${months}`, cents]],
    ),
  ]);

const sharedBy = (before: Listed, part: Listed): string[] =>
  [...part.columns].filter((column) => before.columns.has(column));

function isRestated(before: Listed, part: Listed): boolean {
  const shared = sharedBy(before, part);
  return shared.length > 0 && (haveSameTotals(before, part, shared) || haveSameLines(before, part, shared));
}

/**
 * Operating income and costs of every year that both state come to the same, but for what is put aside: it is the same
 * money, however it is listed.
 */
const haveSameTotals = (before: Listed, part: Listed, shared: readonly string[]): boolean =>
  shared.every((column) =>
    (['income', 'expense'] as const).every((type) => {
      const [a, b] = [before, part].map((one) => totalOf(one, type, column));
      return a !== 0 && a === b;
    }),
  );

const totalOf = ({ lines, figures }: Listed, type: LineReading['type'], column: string): number =>
  lines.reduce((sum, line) => sum + (line.type === type && isOperating(line) ? (figures.get(line)?.get(column) ?? 0) : 0), 0); // prettier-ignore

const isOperating = ({ fund, line }: LineReading): boolean => fund === 'operating' && line.type !== 'reserve';

function haveSameLines(before: Listed, part: Listed, shared: readonly string[]): boolean {
  const named = new Map(before.lines.map((line) => [line.key, before.figures.get(line)]));
  const again = part.lines.filter(({ key }) => named.has(key));
  const equal = again.filter((line) =>
    shared.every((column) => part.figures.get(line)?.get(column) === named.get(line.key)?.get(column)),
  );
  const fewest = Math.min(before.lines.length, part.lines.length);
  return again.length >= Math.min(FEWEST_SHARED, fewest) && again.length >= MOSTLY * fewest && equal.length >= MOSTLY * again.length; // prettier-ignore
}

/**
 * The lines of both, each once. Where the totals are the same, the table with more of the operating fund's lines tells
 * it, and the other what it states of other years and funds.
 */
function joined(before: Listed, part: Listed): LineReading[] {
  const shared = sharedBy(before, part);
  const isTotal = haveSameTotals(before, part, shared);
  const isDetail = isTotal && part.lines.filter(isOperating).length > before.lines.filter(isOperating).length;
  const [first, second] = isDetail ? [part, before] : [before, part];
  const later = [...second.lines];
  const lines = first.lines.map((line) => {
    const at = later.findIndex(({ key, fund }) => key === line.key && fund === line.fund);
    const [again] = at < 0 ? [] : later.splice(at, 1);
    return again ? withFigures(line, again) : line;
  });
  const others = later.flatMap((line) => {
    if (!isTotal || !isOperating(line)) return [line];
    const figures = line.figures.filter((figure) => !shared.includes(yearAndBasis(figure)));
    return figures.length > 0 ? [{ ...line, figures, parts: [] }] : [];
  });
  return [...lines, ...others];
}

/** What the second row states of years that the first leaves blank. */
function withFigures(line: LineReading, again: LineReading): LineReading {
  const known = new Set(line.figures.map(yearAndBasis));
  return {
    ...line,
    figures: [...line.figures, ...again.figures.filter((figure) => !known.has(yearAndBasis(figure)))],
    parts: line.parts.some(({ cents }) => cents !== undefined) ? line.parts : again.parts,
  };
}
