import type { Box, Ruling, Word } from '../../page/types';
import { angleOf, quarterOf, turnBox } from './orientation';
import type { Matrix } from './matrix';
import type { Glyph } from './paint';
import { NO_LINES, verticalsOf, type Verticals } from './verticals';

/** Fractions of the font's height. */
const WORD_GAP = 0.17;
/** Kerning within a word; pieces drawn apart overlap less, or they are two texts of which one runs over. */
const OVERLAP = 0.35;
const PIECES_OVERLAP = 0.12;
const BASELINE_DRIFT = 0.12;
const ASCENT = 0.75;
const DESCENT = 0.22;

interface Run {
  glyphs: Glyph[];
  /** End of the last glyph. */
  x1: number;
  y: number;
  size: number;
  /** A space was drawn after the last glyph. */
  spaced: boolean;
}

/** Takes text that runs this way to left-to-right, and back. Positions only matter among words of one direction. */
const TO_UPRIGHT: Record<number, Matrix> = {
  0: [1, 0, 0, 1, 0, 0],
  90: [0, -1, 1, 0, 0, 0],
  180: [-1, 0, 0, -1, 0, 0],
  270: [0, 1, -1, 0, 0, 0],
};

/**
 * Characters to words, parted by space, and by the upright ruled lines. Text that runs up or down the page comes
 * separately, as `across`.
 */
export function wordsOf(glyphs: Glyph[], rulings: Ruling[] = []): { words: Word[]; across: Word[] } {
  const byQuarter = new Map<number, Glyph[]>();
  let last = 0;
  for (const glyph of dropOverprints(glyphs)) {
    // A glyph with no advance (a combining accent) runs as the one before it.
    const angle = angleOf(glyph);
    const quarter = angle === undefined ? last : quarterOf(angle)?.quarter;
    if (quarter === undefined) continue;
    last = quarter;
    const list = byQuarter.get(quarter);
    if (list) list.push(glyph);
    else byQuarter.set(quarter, [glyph]);
  }
  const words = wordsOfDirection(byQuarter.get(0) ?? [], verticalsOf(rulings));
  const across: Word[] = [];
  for (const [quarter, list] of byQuarter) {
    if (quarter === 0) continue;
    const there = TO_UPRIGHT[quarter] ?? TO_UPRIGHT[0];
    const back = TO_UPRIGHT[(360 - quarter) % 360] ?? TO_UPRIGHT[0];
    if (!there || !back) continue;
    const turned = list.map((glyph) => ({ ...glyph, ...turnGlyph(glyph, there) }));
    for (const word of wordsOfDirection(turned, NO_LINES))
      across.push({ ...word, box: turnBox(word.box, back) });
  }
  return { words, across };
}

function turnGlyph(glyph: Glyph, m: Matrix) {
  return {
    x0: m[0] * glyph.x0 + m[2] * glyph.y0,
    y0: m[1] * glyph.x0 + m[3] * glyph.y0,
    x1: m[0] * glyph.x1 + m[2] * glyph.y1,
    y1: m[1] * glyph.x1 + m[3] * glyph.y1,
  };
}

/** Bold is often faked by drawing the same character again a hair beside itself. */
function dropOverprints(glyphs: Glyph[]): Glyph[] {
  const seen = new Map<string, Glyph[]>();
  const kept: Glyph[] = [];
  for (const glyph of glyphs) {
    if (glyph.space) {
      kept.push(glyph);
      continue;
    }
    const twin = findTwin(seen, glyph);
    if (twin) {
      overprint(twin, glyph);
      continue;
    }
    const copy = { ...glyph };
    kept.push(copy);
    const key = keyOf(glyph, 0, 0);
    const list = seen.get(key);
    if (list) list.push(copy);
    else seen.set(key, [copy]);
  }
  return kept;
}

/** Bold, unless each of the two is what a clip left of one character: then it is as long as the longer of them. */
function overprint(twin: Glyph, glyph: Glyph): void {
  const length = ({ x0, y0, x1, y1 }: Glyph): number => Math.abs(x1 - x0) + Math.abs(y1 - y0);
  const more = length(glyph) - length(twin);
  if (Math.abs(more) < 0.02 * glyph.size) twin.bold = true;
  else if (more > 0) Object.assign(twin, { x1: glyph.x1, y1: glyph.y1 });
}

/** Characters are found again by the tile of the page that they stand in. */
function keyOf(glyph: Glyph, dx: number, dy: number): string {
  return `${glyph.text}|${Math.round(glyph.x0 / 4) + dx}|${Math.round(glyph.y0 / 4) + dy}`;
}

function findTwin(seen: Map<string, Glyph[]>, glyph: Glyph): Glyph | undefined {
  const reach = glyph.size * 0.13;
  for (let dx = -1; dx <= 1; dx++) {
    for (let dy = -1; dy <= 1; dy++) {
      const list = seen.get(keyOf(glyph, dx, dy));
      const twin = list?.find(
        (other) =>
          Math.abs(other.x0 - glyph.x0) <= reach &&
          Math.abs(other.y0 - glyph.y0) <= reach &&
          Math.abs(other.size - glyph.size) <= 0.1 * glyph.size,
      );
      if (twin) return twin;
    }
  }
  return undefined;
}

function wordsOfDirection(glyphs: Glyph[], lines: Verticals): Word[] {
  const runs: Run[] = [];
  let run: Run | undefined;
  for (const glyph of glyphs) {
    if (glyph.space) {
      if (run) run.spaced = true;
      continue;
    }
    if (run && continues(run, glyph, lines)) {
      run.glyphs.push(glyph);
      run.x1 = Math.max(run.x1, glyph.x1);
      run.spaced = false;
    } else {
      run = { glyphs: [glyph], x1: glyph.x1, y: glyph.y0, size: glyph.size, spaced: false };
      runs.push(run);
    }
  }
  return joinLetterSpaced(joinBroken(runs, lines))
    .map(toWord)
    .filter((word) => word.text !== '');
}

function continues(run: Run, glyph: Glyph, lines: Verticals): boolean {
  const size = Math.max(run.size, glyph.size);
  const gap = glyph.x0 - run.x1;
  const last = run.glyphs.at(-1);
  const inPiece = last?.order === glyph.order;
  if (!inPiece && last && lines.between(last, glyph)) return false;
  const overlap = inPiece ? OVERLAP : PIECES_OVERLAP;
  if (Math.abs(glyph.y0 - run.y) > BASELINE_DRIFT * size || gap < -overlap * size) return false;
  // A space that takes no room was drawn for the eye of a machine only.
  return run.spaced ? gap < 0.04 * size : gap < WORD_GAP * size;
}

/** Words whose letters were painted out of order or in pieces, found again by their places on one baseline. */
function joinBroken(runs: Run[], lines: Verticals): Run[] {
  const sorted = [...runs].sort((a, b) => a.y - b.y || start(a) - start(b));
  const rows: Run[][] = [];
  for (const run of sorted) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && Math.abs(first.y - run.y) <= BASELINE_DRIFT * Math.max(first.size, run.size))
      row.push(run);
    else rows.push([run]);
  }
  return rows.flatMap((row) =>
    joinRow(
      row.sort((a, b) => start(a) - start(b)),
      lines,
    ),
  );
}

function joinRow(row: Run[], lines: Verticals): Run[] {
  const joined: Run[] = [];
  for (const run of row) {
    const before = joined.at(-1);
    const gap = before ? start(run) - before.x1 : Infinity;
    const size = before ? Math.min(before.size, run.size) : run.size;
    const last = before?.glyphs.at(-1);
    const first = run.glyphs[0];
    const parted = last && first && lines.between(last, first);
    if (before && !before.spaced && !parted && gap < WORD_GAP * 0.7 * size && gap > -PIECES_OVERLAP * size) {
      before.glyphs.push(...run.glyphs);
      before.x1 = Math.max(before.x1, run.x1);
      before.spaced = run.spaced;
    } else {
      joined.push({ ...run, glyphs: [...run.glyphs] });
    }
  }
  return joined;
}

/** "B U D G E T": single letters at even distances are one word; a clearly wider gap parts two. */
function joinLetterSpaced(runs: Run[]): Run[] {
  const result: Run[] = [];
  for (let i = 0; i < runs.length;) {
    let end = i + 1;
    while (end < runs.length && isNextLetter(runs, end)) end++;
    const letters = runs.slice(i, end);
    if (letters.length >= 4 && letters.every(isLetter)) result.push(...joinEven(letters));
    else result.push(...letters);
    i = end;
  }
  return result;
}

function isLetter(run: Run): boolean {
  return run.glyphs.length === 1 && /^[\p{L}&]$/u.test(run.glyphs[0]?.text ?? '');
}

function isNextLetter(runs: Run[], index: number): boolean {
  const [before, run] = [runs[index - 1], runs[index]];
  if (!before || !run || !isLetter(before) || !isLetter(run)) return false;
  const gap = start(run) - before.x1;
  return Math.abs(before.y - run.y) < BASELINE_DRIFT * run.size && gap > 0 && gap < 1.6 * run.size;
}

function joinEven(letters: Run[]): Run[] {
  const gaps = letters.slice(1).map((run, i) => start(run) - (letters[i]?.x1 ?? 0));
  const median = [...gaps].sort((a, b) => a - b)[gaps.length >> 1] ?? 0;
  const words: Run[] = [];
  for (const [i, run] of letters.entries()) {
    const before = words.at(-1);
    if (before && (gaps[i - 1] ?? Infinity) < Math.max(1.8 * median, median + 0.1 * run.size)) {
      before.glyphs.push(...run.glyphs);
      before.x1 = run.x1;
    } else {
      words.push({ ...run, glyphs: [...run.glyphs] });
    }
  }
  return words;
}

function start(run: Run): number {
  return run.glyphs[0]?.x0 ?? 0;
}

function toWord(run: Run): Word {
  const bold = run.glyphs.filter((glyph) => glyph.bold).length * 2 > run.glyphs.length;
  const box: Box = [
    Math.min(...run.glyphs.map((glyph) => glyph.x0)),
    run.y - ASCENT * run.size,
    run.x1,
    run.y + DESCENT * run.size,
  ];
  const text = cleanText(run.glyphs.map((glyph) => glyph.text).join(''));
  return { text, box, confidence: 1, fontSize: run.size, ...(bold ? { bold } : {}) };
}

/** Ligatures and full-width forms to plain letters; controls, zero-width and unmapped bullets away. */
export function cleanText(text: string): string {
  return text
    .replace(/[\uFB00-\uFB06\uFF01-\uFF5E]/g, (char) => char.normalize('NFKC'))
    .replace(/[\uF0B7\uF0A7\uF0D8]/g, '•')
    .replace(/\u00AD/g, '-')
    .replace(/[\u0000-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g, '')
    .normalize('NFC')
    .trim();
}
