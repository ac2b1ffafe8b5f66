import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { flagged, shareSum, sumOf, tallyOf } from '../report/table';
import type { DocumentScore } from '../score/document';
import { f1, recallOf, shareOf } from '../score/tally';
import type { FrozenScore } from './frozen';

type Measure = (scores: FrozenScore[]) => number;
/** By group of documents, then by measure. */
export type Figures = Record<string, Record<string, number>>;

const having =
  (pick: (score: DocumentScore) => unknown, measure: Measure): Measure =>
  (scores) =>
    scores.some((score) => pick(score) !== undefined) ? measure(scores) : 1;

/** From 0 to 1, and 1 where there is nothing to measure. */
const RATIOS: Record<string, Measure> = {
  kind: (scores) => shareOf(flagged(scores, (score) => score.kindRight)),
  'line items': having(
    (score) => score.budget,
    (scores) => f1(tallyOf(scores, (score) => score.budget?.lines)),
  ),
  amounts: (scores) => shareOf(recallOf(tallyOf(scores, (score) => score.budget?.cells))),
  'column roles': (scores) => shareOf(shareSum(scores, (score) => score.budget?.roles)),
  totals: (scores) => shareOf(shareSum(scores, (score) => score.budget?.totals)),
  'ownership rows': (scores) => f1(tallyOf(scores, (score) => score.ownership?.rows)),
  'contract fields': (scores) => f1(tallyOf(scores, (score) => score.contract?.fields)),
  'insurance fields': (scores) => f1(tallyOf(scores, (score) => score.insurance?.fields)),
  'reserve fields': (scores) => f1(tallyOf(scores, (score) => score.reserve?.fields)),
};

/** Errors that nobody is told of: not one more of them. */
const COUNTS: Record<string, Measure> = {
  'silent ownership tables': (scores) => sumOf(scores, (score) => score.ownership?.silent),
  'decoys taken': (scores) => sumOf(scores, (score) => score.contract?.decoysTaken),
  'rows invented': (scores) => sumOf(scores, (score) => score.inventedRows),
  'forms invented': (scores) => sumOf(scores, (score) => score.inventedForms),
};

/** Half a point: more than that is explained or undone. */
const BEARABLE = 0.005;
const FILE = join(__dirname, '../../../corpus/frozen/figures.json');

export const mediumOf = ({ medium }: DocumentScore): string => (medium === 'scan' ? 'scanned' : 'typed');

export function figuresOf(scores: FrozenScore[]): Figures {
  const groups = new Map<string, FrozenScore[]>();
  for (const score of scores) {
    const name = `${score.family}, ${mediumOf(score)}`;
    groups.set(name, [...(groups.get(name) ?? []), score]);
  }
  const of = (group: FrozenScore[]) =>
    Object.fromEntries(
      Object.entries({ ...RATIOS, ...COUNTS }).map(([name, measure]) => [name, rounded(measure(group))]),
    );
  return Object.fromEntries([...groups].map(([name, group]) => [name, of(group)]));
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** In words, every figure that is worse than it was by more than is bearable. */
export function worse(now: Figures, before: Figures): string[] {
  return Object.entries(before).flatMap(([group, figures]) =>
    Object.entries(figures).flatMap(([name, was]) => {
      const is = now[group]?.[name];
      const isWorse = is === undefined || (name in COUNTS ? is > was : is < was - BEARABLE);
      return isWorse ? [`${group}: ${name} ${is ?? 'not measured'}, before ${was}`] : [];
    }),
  );
}

/**
 * The documents of which `npm test` asks it: of two associations of each generated family, whose names begin with a number,
 * and some of those composed by hand, whose names begin with a word.
 */
export const isPart = ({ file }: { file: string }): boolean =>
  /^[A-Z]?\d/.test(file) ? Number(/\d+/.exec(file)?.[0]) <= 2 : /^[ab]/.test(file);

interface Kept {
  all: Figures;
  part: Figures;
}

export const keptFigures = (of: keyof Kept): Figures => (JSON.parse(readFileSync(FILE, 'utf8')) as Kept)[of];

/** Those of families that were not scored stay as they are. */
export function keepFigures(scores: FrozenScore[]): void {
  const kept: Kept = {
    all: { ...keptFigures('all'), ...figuresOf(scores) },
    part: { ...keptFigures('part'), ...figuresOf(scores.filter(isPart)) },
  };
  writeFileSync(FILE, `${JSON.stringify(kept, null, 2)}\n`);
}
