import type { Truth, TruthBudget, TruthLine } from '@hoa/bench-associations';
import type { BudgetLine, BudgetPart } from '@hoa/contracts';
import { pairUp } from './pairing';
import { plain, similarity } from './text';

export interface WantedLine {
  line: TruthLine;
  part: number;
}
export interface ReadLine {
  line: BudgetLine;
  part: number;
}
export type LinePair = [WantedLine, ReadLine];

/** From here on two descriptions are the same but for a dash, a space or a letter. */
const SAME_WORDS = 0.85;
/** Recognised words may be worse than that, if at least half of the line's figures bear them out. */
const SCANNED_WORDS = 0.6;

/** Pairs the lines of the document with those of the reading by their words; figures, codes and order decide between equals. */
export function pairLines(
  truth: TruthBudget[],
  read: BudgetPart[],
  medium: Truth['medium'],
): { pairs: LinePair[]; missed: WantedLine[]; invented: ReadLine[] } {
  const wanted = truth.flatMap((part, p) => part.lines.map((line): WantedLine => ({ line, part: p })));
  const found = read.flatMap((part, p) => part.lines.map((line): ReadLine => ({ line, part: p })));
  const { pairs, onlyA, onlyB } = pairUp({
    as: wanted,
    bs: found,
    least: SCANNED_WORDS - 0.02,
    score: (a, b, [i, j]) => {
      const likeness = likenessOf(a.line, b.line, medium);
      return likeness === 0 ? 0 : likeness - Math.abs(i / wanted.length - j / found.length) * 0.02;
    },
  });
  return { pairs, missed: onlyA, invented: onlyB };
}

function likenessOf(truth: TruthLine, read: BudgetLine, medium: Truth['medium']): number {
  const words = similarity(truth.description, read.description);
  if (words < SCANNED_WORDS) return 0;
  const values = Object.values(truth.cells).map(Number);
  const own = new Set(Object.values(read.cells).map((cell) => Number(cell.value)));
  const shared = values.length === 0 ? 0 : values.filter((value) => own.has(value)).length / values.length;
  if (words < SAME_WORDS && (medium !== 'scan' || shared < 0.5)) return 0;
  const code = truth.glCode !== undefined && plain(truth.glCode) === plain(read.glCode ?? '') ? 0.05 : 0;
  return words + 0.15 * shared + code;
}
