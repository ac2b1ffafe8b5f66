import type { Line, Page } from '../../page/types';
import { columnsOf } from '../reading/columns';
import { sentencesOf, type Prose } from '../reading/prose';
import type { Chunk, ChunkLine } from './chunks';
import { keyColumn, type KeyColumn } from './column-roles';
import { isName, rowOf } from './labelled-rows';
import { approx, ratio, sumOf, type Ratio } from './ratio';
import { headsOf, keysInColumn } from './raw-tables';
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
  /\b(?:ratio|proportions?|proportionate(?:ly)?|fractions?|numerator|denominator|divid(?:ed|ing)\b[^.;]{0,60}? by|bears? to|percentage that|in relation to)\b/i;
const DENOMINATOR = /denominator\b[^.;]{0,60}?\b(\d{1,3}(?:,\d{3})+|\d{1,7})\b/i;

interface Formula {
  measure: (typeof MEASURES)[number];
  /** The denominator that the sentence prints. */
  whole?: number;
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
  return sentencesOf(prose.text).flatMap(({ text }) => {
    if (!OWNERSHIP.test(text) || !RATIO.test(text)) return [];
    const whole = Number(DENOMINATOR.exec(text)?.[1]?.replaceAll(',', ''));
    return MEASURES.filter(({ said }) => said.test(text)).map((measure) => ({
      measure,
      ...(whole > 1 ? { whole } : {}),
    }));
  });
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
    const column = columns.find(
      (one) => formula.measure.head.test(one.head) && [...one.chunks.values()].flat().some(isMeasure),
    );
    const keys = columns.filter((one) => one !== column).flatMap((one) => keyColumn(one) ?? []);
    if (!column || keys.length === 0) continue;
    const found = [...column.chunks].flatMap(([line, chunks]) => measured(line, chunks));
    const rows = rowsOf(found, keys, formula);
    if (rows) return withHeading({ region, rows, formula, differs: differs(region, found) });
  }
  return undefined;
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
        message: `The paper lists ${measure.name} and says that shares follow from them; each was divided by ${whole === undefined ? 'their sum' : `the printed ${whole}`}.`,
        ...at,
      },
      ...(total === undefined
        ? []
        : [
            {
              code: 'ownership-total',
              message: `The paper prints a total of ${total}; the ${measure.name} that were read add to something else.`,
              ...at,
            },
          ]),
    ],
  };
}
