import type { Line, Page } from '../../page/types';
import { columnsOf } from '../reading/columns';
import { sentencesOf, type Prose } from '../reading/prose';
import type { Chunk, ChunkLine } from './chunks';
import { keyColumn, type KeyColumn } from './column-roles';
import { isName, rowOf } from './labelled-rows';
import { approx, ratio, sumOf, type Ratio } from './ratio';
import { headsOf } from './heads';
import { keysInColumn } from './raw-tables';
import { regionsOf, type Region } from './regions';
import type { RawTable, Row } from './row';
import { OWNERSHIP } from './words';

/** What shares may be measured by, with the heads of such columns. */
const MEASURES: { said: RegExp; head: RegExp; name: string }[] = [
  { said: /\bpar[- ]values?\b/i, head: /\bpar\b|value/i, name: 'par values' },
  { said: /\bpoints?\b/i, head: /\bpoints?\b/i, name: 'points' },
  { said: /\bnumerators?\b|number (?:set|stated|shown|listed) (?:forth )?opposite/i, head: /numerator|number|interest|share|fraction|factor/i, name: 'numerators' }, // prettier-ignore
  {
    said: /\bsquare (?:feet|foot(?:age)?)\b|\b(?:floor|unit) (?:area|space)\b|\bareas?\b|\bsize\b/i,
    head: /sq|area|feet|footage|\bsf\b|size/i,
    name: 'areas',
  },
];
/** The words that make a share of a measure: `the ratio that its par value bears to the aggregate of all`. */
const RATIO =
  /\b(?:ratio|proportions?|proportionate(?:ly)?|fractions?|numerator|denominator|divid(?:ed|ing)\b[^.;]{0,60}? by|bears? to|over the (?:aggregate|total|sum)|percentage that|in relation to)\b/i;
const DENOMINATOR = /denominator\b[^.;]{0,60}?\b(\d{1,3}(?:,\d{3})+|\d{1,7})\b/i;
/** `the par value of all units, which is 14,526`; believed only where it is about what the rows add to. */
const SUM_SAID =
  /\b(?:all|aggregate|totals?|sum)\b[^.;]{0,60}?(?<![\d,.$])(\d{1,3}(?:,\d{3})+|\d{2,7})(?![\d%]|\.\d|,\d)/gi;
/** Rows that are missed make the sum smaller than what is said; half of it is another number. */
const LEAST_READ = 0.5;

interface Formula {
  measure: (typeof MEASURES)[number];
  /** The denominator that the sentence prints. */
  whole?: number;
  /** Numbers that it prints and that may be the sum of all. */
  said: number[];
}

/**
 * Shares that a paper gives as a measure of each unit (par value, points, square feet) and words that make a fraction of
 * it. Only where both stand: a list of areas alone is no list of shares.
 */
export function sharesByMeasure(prose: Prose, pages: Page[], furniture: Set<Line>): RawTable | undefined {
  const formulas = formulasOf(prose);
  if (formulas.length === 0) return undefined;
  for (const region of regionsOf(pages, furniture)) {
    const table = tableOf(region, formulas);
    if (table) return table;
  }
  return undefined;
}

function formulasOf(prose: Prose): Formula[] {
  return sentencesOf(prose.text).flatMap(({ text }, i, all) => {
    // `The undivided interest of each Unit is a fraction. The numerator is ...`
    if (!RATIO.test(text) || !OWNERSHIP.test(`${all[i - 1]?.text ?? ''} ${text}`)) return [];
    const whole = numberOf(DENOMINATOR.exec(text)?.[1]);
    const said = [...text.matchAll(SUM_SAID)].map((match) => numberOf(match[1]));
    return MEASURES.filter((measure) => measure.said.test(text)).map((measure) => ({
      measure,
      said,
      ...(whole > 1 ? { whole } : {}),
    }));
  });
}

function numberOf(text: string | undefined): number {
  return Number(text?.replaceAll(',', ''));
}

interface Measured {
  line: ChunkLine;
  chunk: Chunk;
  value: Ratio;
}

function tableOf(region: Region, formulas: Formula[]): RawTable | undefined {
  const heads = headsOf(region.heading);
  const columns = columnsOf<Chunk, ChunkLine>([...region.rows], heads);
  for (const formula of formulas) {
    const column =
      columns.find((one) => formula.measure.head.test(one.head) && valuesIn(one).length > 0) ??
      columns.find((one) => isSum(valuesIn(one), formula.whole));
    const beside = columns.filter((one) => one !== column).flatMap((one) => keyColumn(one) ?? []);
    // Where a head names the units, a column without one holds stalls or other things of theirs.
    const isHeaded = beside.some(({ headed, label }) => headed && label === 'unit');
    const keys = beside.filter(({ headed }) => headed || !isHeaded);
    if (!column || keys.length === 0) continue;
    const found = [...column.chunks].flatMap(([line, chunks]) => measured(line, chunks));
    const told = withSumSaid(formula, approx(sumOf(found.map(({ value }) => value))));
    const rows = rowsOf(found, keys, told);
    if (rows) return withHeading({ region, rows, formula: told, differs: differs(region, found) });
  }
  return undefined;
}

type MeasureColumn = { chunks: ReadonlyMap<ChunkLine, Chunk[]> };

function valuesIn({ chunks }: MeasureColumn): Ratio[] {
  return [...chunks.values()].flat().flatMap((chunk) => valueOf(chunk) ?? []);
}

/** A column whose head was not read adds to the denominator that the sentence prints. */
function isSum(values: Ratio[], whole: number | undefined): boolean {
  return whole !== undefined && values.length > 1 && Math.abs(approx(sumOf(values)) - whole) < 0.01;
}

/** What the sentence says that all units have is the whole, so that a row that is missed makes the shares fall short. */
function withSumSaid(formula: Formula, sum: number): Formula {
  if (formula.whole !== undefined) return formula;
  const whole = formula.said.find((said) => sum <= 1.02 * said && sum >= LEAST_READ * said);
  return whole === undefined ? formula : { ...formula, whole };
}

/** The printed total of the measures, where it is not what was read. */
function differs(region: Region, found: Measured[]): string | undefined {
  const sum = approx(sumOf(found.map(({ value }) => value)));
  const printed = [...region.totals].flatMap(({ chunks }) => chunks.filter(isMeasure));
  const fits = printed.some((chunk) => Math.abs(approx(valueOf(chunk)!) - sum) < 0.01);
  return fits ? undefined : printed.at(-1)?.text;
}

function isMeasure(chunk: Chunk): boolean {
  return valueOf(chunk) !== undefined;
}

function valueOf(chunk: Chunk): Ratio | undefined {
  const digits = /^\d{1,3}(?:,\d{3})+$|^\d{1,7}(?:\.\d{1,4})?$/.exec(chunk.text)?.[0]?.replaceAll(',', '');
  if (!digits) return undefined;
  const [whole = '', fraction = ''] = digits.split('.');
  const value = ratio(BigInt(whole + fraction), 10n ** BigInt(fraction.length));
  return value.n > 0n ? value : undefined;
}

function measured(line: ChunkLine, chunks: Chunk[]): Measured[] {
  const [chunk] = chunks;
  const value = chunk && valueOf(chunk);
  return chunk && value ? [{ line, chunk, value }] : [];
}

function rowsOf(found: Measured[], keys: KeyColumn[], { whole }: Formula): Row[] | undefined {
  const named = found.flatMap((one) => {
    const names = keys.flatMap((key) => keysInColumn(key, one.line));
    return names.some(isName) ? [{ ...one, names }] : [];
  });
  if (named.length < 2) return undefined;
  const sum = sumOf(named.map(({ value }) => value));
  const total = whole === undefined ? sum : ratio(BigInt(whole), 1n);
  if (approx(sum) > 1.02 * approx(total)) return undefined;
  return named.map(({ line, chunk, value, names }) => {
    const share = ratio(value.n * total.d, value.d * total.n);
    return rowOf({ line, chunk, keys: names, share, evidence: whole === undefined ? 0.8 : 0.88 });
  });
}

interface Told {
  region: Region;
  rows: Row[];
  formula: Formula;
  differs: string | undefined;
}

function withHeading({ region, rows, formula: { measure, whole }, differs: total }: Told): RawTable {
  const [first] = rows;
  const at = { page: first!.page, line: first!.line };
  const last = region.lines.at(-1)!;
  return {
    rows,
    totals: [],
    heading: region.heading.map(({ page, line }) => ({ page, line })),
    first: at,
    last: { page: last.page, line: last.line },
    limited: false,
    doubts: [
      {
        code: 'ownership-computed',
        message: `The document lists ${measure.name} and says that shares follow from them; each was divided by ${whole === undefined ? 'their sum' : `the printed ${whole}`}.`,
        ...at,
      },
      ...(total === undefined
        ? []
        : [
            {
              code: 'ownership-total',
              message: `The document prints a total of ${total}; the ${measure.name} that were read add to something else.`,
              ...at,
            },
          ]),
    ],
  };
}
