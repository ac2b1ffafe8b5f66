import { median, weightOf } from './pieces';
import type { RecognisedWord } from './recogniser';

/** Figures and designations that stand under each other at one edge, all in a few like shapes. */
export interface LikeColumn {
  words: RecognisedWord[];
  /** Pixels. */
  left: number;
  right: number;
  /** Width of a digit, and height of its figures. */
  digit: number;
  height: number;
  shapes: Set<string>;
  /** Amounts with so many decimals; undefined where they are no amounts. */
  decimals?: number;
  /** A sign that all begin with: `#`. */
  sign?: string;
}

const LEAST_WORDS = 6;
const SURE = 0.6;
/** Of a column's sure words: what fewer look like is doubted, and so is a column without such shapes. */
const COMMON = 0.1;
const ALIKE = 0.7;
const LIKE = /^[^\s]{1,16}$/;
const AMOUNT = /^[-(]?\$?(?:\d{1,3}(?:,\d{3})*|\d+)?(?:\.(\d+))?\)?%?$/;

/** `#101` is `#999`, `1.25%` is `9.99%`, `A-3` is `A-9`. */
export function shapeOf(text: string): string {
  return text.replace(/\d/g, '9').replace(/[A-Z]/g, 'A').replace(/[a-z]/g, 'a');
}

/** Columns of like words, found at their left or right edges. A word is in one of them at most. */
export function likeColumns(words: RecognisedWord[]): LikeColumn[] {
  const candidates = words.filter(({ text }) => LIKE.test(text) && !/[a-z]{2}/.test(text));
  const height = median(candidates.map(({ box }) => box[3] - box[1]));
  const edges = [0, 2].flatMap((edge) => atOneEdge(candidates, edge, height * 0.3));
  const taken = new Set<RecognisedWord>();
  const columns: LikeColumn[] = [];
  for (const cluster of edges.sort((a, b) => b.length - a.length)) {
    const free = cluster.filter((word) => !taken.has(word));
    const column = free.length < LEAST_WORDS ? undefined : columnOf(free);
    if (!column) continue;
    free.forEach((word) => taken.add(word));
    columns.push(column);
  }
  return columns;
}

function atOneEdge(words: RecognisedWord[], edge: number, near: number): RecognisedWord[][] {
  const at = ({ box }: RecognisedWord): number => box[edge] ?? 0;
  const clusters: RecognisedWord[][] = [];
  for (const word of [...words].sort((a, b) => at(a) - at(b))) {
    const last = clusters.at(-1);
    if (last && at(word) - at(last[last.length >> 1] ?? word) <= near) last.push(word);
    else clusters.push([word]);
  }
  return clusters.filter((cluster) => cluster.length >= LEAST_WORDS);
}

function columnOf(words: RecognisedWord[]): LikeColumn | undefined {
  const sure = words.filter(({ text, confidence }) => confidence > SURE && /[\dA-Z]/.test(text));
  if (sure.length < Math.max(LEAST_WORDS, words.length * 0.4)) return undefined;
  const texts = sure.map(({ text }) => text);
  const sign = signOf(texts);
  const shapes = commonOf(texts.filter((text) => sign === undefined || text[0] === sign).map(shapeOf));
  const digits = [...shapes].some((shape) => shape.includes('9'));
  const like = sure.filter(({ text }) => shapes.has(shapeOf(text)));
  const decimals = decimalsOf(texts);
  if ((!digits && ![...shapes].every((shape) => shape === 'A')) || like.length === 0) return undefined;
  if (like.length < sure.length * ALIKE && decimals === undefined) return undefined;
  return {
    words,
    left: Math.min(...like.map(({ box }) => box[0])),
    right: Math.max(...like.map(({ box }) => box[2])),
    digit: median(like.map(({ text, box }) => (box[2] - box[0]) / weightOf(text))),
    height: median(like.map(({ box }) => box[3] - box[1])),
    shapes,
    ...(decimals === undefined ? {} : { decimals }),
    ...(sign === undefined ? {} : { sign }),
  };
}

function commonOf(shapes: string[]): Set<string> {
  const counts = new Map<string, number>();
  for (const shape of shapes) counts.set(shape, (counts.get(shape) ?? 0) + 1);
  const least = Math.max(2, shapes.length * COMMON);
  return new Set([...counts].filter(([, count]) => count >= least).map(([shape]) => shape));
}

/** The number of decimals that nearly all amounts of a column have; undefined where it is no column of amounts. */
function decimalsOf(texts: string[]): number | undefined {
  const counts = new Map<number, number>();
  for (const text of texts) {
    const match = AMOUNT.exec(text);
    if (!match || !/\d/.test(text)) continue;
    const decimals = match[1]?.length ?? 0;
    counts.set(decimals, (counts.get(decimals) ?? 0) + 1);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most && most[1] >= texts.length * ALIKE ? most[0] : undefined;
}

function signOf(texts: string[]): string | undefined {
  const signs = texts.map((text) => text[0] ?? '').filter((sign) => !/[\dA-Za-z]/.test(sign));
  const [sign] = signs;
  if (sign === undefined || sign === '(' || sign === '-' || sign === '.') return undefined;
  return signs.filter((other) => other === sign).length >= texts.length * 0.8 ? sign : undefined;
}

/** Whether a text could stand in the column: in one of its shapes, or as an amount with its decimals. */
export function isLike(text: string, { shapes, decimals }: LikeColumn): boolean {
  if (shapes.has(shapeOf(text))) return true;
  const match = decimals === undefined || !/\d/.test(text) ? null : AMOUNT.exec(text);
  return match !== null && (match[1]?.length ?? 0) === decimals && groupsAlike(text, shapes);
}

/** Four digits and more in a row are none where the column parts its thousands. */
function groupsAlike(text: string, shapes: Set<string>): boolean {
  return !/\d{4}/.test(text.replace(/\.\d+/, '')) || ![...shapes].some((shape) => shape.includes('9,9'));
}
