import type { Line } from '../../../page/types';
import { lettersApart } from '../../reading/near-words';
import { median } from '../../../tables/bands';
import type { Chunk, ChunkLine } from '../chunks';
import { findKeys } from '../unit-text';
import { TOTAL } from '../words';

const LABELS = ['unit', 'apartment', 'apt', 'suite', 'lot', 'parcel', 'residence', 'townhome', 'townhouse'];
/** A word that names what follows it, and a designation: `Unit 101`, `APARTMENT 2B`. */
const LABELLED = new RegExp(`^(${LABELS.join('|')})\\.? (?:no\\.? )?(#?[A-Z0-9-]{1,8})$`, 'i');
/** What recognition may make of a designation: `10%` of 108, `£14` of 114. */
const TOKEN = /^[^\s()]{1,6}$/;
const FEWEST = 4;
/** Points by which words under each other may begin apart. */
const EDGE = 6;
const SURE = 0.7;

interface LabelColumn {
  word: string;
  /** Points: where the words begin, where their designations end, and where the figures of the rows stand. */
  x0: number;
  x1: number;
  figures: { x0: number; x1: number };
  /** Nothing stands between the two. */
  isBare: boolean;
  first: ChunkLine;
  last: ChunkLine;
}

/**
 * On a scanned page whose rows begin with the same word (`Unit 101`, `Unit 102`), a word of like letters in that place
 * is that word (`Umit 103`, `Aparcment | 2D`), and a row whose designation cannot be read is a row all the same: its
 * chunk is `unread` and holds what was made of it.
 */
export function withLabels(lines: ChunkLine[]): ChunkLine[] {
  const column = columnOf(lines);
  if (!column) return lines;
  const [from, to] = [lines.indexOf(column.first), lines.indexOf(column.last)];
  return lines.map((line, i) => (i < from - 2 || i > to + 2 ? line : mended(line, column)));
}

function columnOf(lines: ChunkLine[]): LabelColumn | undefined {
  const labelled = lines.flatMap((line) => {
    const chunk = line.chunks[0];
    const match = chunk && LABELLED.exec(chunk.text);
    const last = figureOf(line);
    return match && last !== chunk && last && isFigure(last) ? [{ line, chunk, last, word: match[1]! }] : [];
  });
  const word = labelled[0]?.word;
  if (!word || labelled.length < FEWEST) return undefined;
  const x0 = median(labelled.map(({ chunk }) => chunk.x0));
  const under = labelled.filter(
    (one) => one.word.toLowerCase() === word.toLowerCase() && Math.abs(one.chunk.x0 - x0) <= EDGE,
  );
  if (under.length < Math.max(FEWEST, labelled.length * 0.8)) return undefined;
  return {
    word,
    x0,
    x1: Math.max(...under.map(({ chunk }) => chunk.x1)),
    figures: {
      x0: Math.min(...under.map(({ last }) => last.x0)),
      x1: Math.max(...under.map(({ last }) => last.x1)),
    },
    isBare: under.filter(({ line }) => line.chunks.length === 2).length >= under.length * 0.8,
    first: under[0]!.line,
    last: under.at(-1)!.line,
  };
}

/** The figure of a row; a name or an address may stand behind it. */
function figureOf({ chunks }: ChunkLine): Chunk | undefined {
  return chunks.slice(1).findLast(isFigure) ?? chunks.at(-1);
}

function isFigure({ kind, text }: Chunk): boolean {
  return kind !== 'text' || /^\d[\d.,:;/|-]{2,}%?$/.test(text);
}

function mended(line: ChunkLine, column: LabelColumn): ChunkLine {
  const figure = figureOf(line);
  if (TOTAL.test(line.line.text.trim())) return line;
  if (!figure || !(isFigure(figure) || /^\S{1,8}$/.test(figure.text)) || !isOver(figure, column.figures))
    return line;
  // A speck in the margin is none of the row.
  const inside = line.chunks.filter((chunk) => chunk.x1 > column.x0 - 2 || chunk.text.length > 2);
  const before = inside.filter((chunk) => chunk.x1 <= column.x1 + EDGE);
  const rest = inside.slice(before.length).filter((chunk) => !isLeader(chunk, column));
  const first = before[0];
  // Another half of the table has its own names.
  if (!first && rest.some((chunk) => LABELLED.test(chunk.text))) return line;
  if (!first) return { ...line, chunks: [unread(figure, line.line, ''), ...rest] };
  const [label = '', ...names] = apart(before.map((chunk) => chunk.text).join(' '), column).split(/\s+/);
  const isLabel = looksLike(label, column.word) || isInstead(label, names, column);
  const token = isLabel ? names.join('') : label;
  if (isLabel && findKeys(`${column.word} ${token}`).some(({ raw }) => raw.endsWith(token)) && token !== '')
    return { ...line, chunks: [labelled(before, `${column.word} ${token}`, token), ...rest] };
  if (names.length > (isLabel ? 2 : 0) || (token !== '' && !TOKEN.test(token))) return line;
  return { ...line, chunks: [unread(labelled(before, token, token), line.line, token), ...rest] };
}

/** `Unit14`, `Units` of `Unit 5`: the word and what follows it, run together. */
function apart(text: string, { word }: LabelColumn): string {
  const rest = text.slice(word.length);
  const isGlued = text.toLowerCase().startsWith(word.toLowerCase()) && /^[^\s.]{1,4}$/.test(rest);
  return isGlued ? `${word} ${rest}` : text;
}

/** Half of the letters may be wrong: in its place under others, what is left of a word tells enough. */
function looksLike(label: string, word: string): boolean {
  return (
    lettersApart(label.toLowerCase(), word.toLowerCase(), 9) <= Math.max(2, Math.floor(word.length * 0.55))
  );
}

/** `Cine 513`: a word of about that length before one number. */
function isInstead(label: string, names: string[], { word }: LabelColumn): boolean {
  return names.length === 1 && /^\d{2,4}$/.test(names[0]!) && Math.abs(label.length - word.length) <= 2;
}

/** Worn dots that lead to the figure are read as words. */
function isLeader(chunk: Chunk, { isBare, figures }: LabelColumn): boolean {
  return isBare && chunk.x1 < figures.x0 && chunk.confidence < SURE;
}

function isOver(chunk: Chunk, { x0, x1 }: { x0: number; x1: number }): boolean {
  return Math.min(chunk.x1, x1) - Math.max(chunk.x0, x0) > 0.5 * (chunk.x1 - chunk.x0);
}

/** How sure its designation is, whatever was made of the word before it. */
function labelled(chunks: Chunk[], text: string, token: string): Chunk {
  const [first] = chunks;
  const last = chunks.at(-1)!;
  const word = last.cell.words.find((one) => token !== '' && one.text.startsWith(token));
  return {
    kind: 'text',
    text,
    x0: first!.x0,
    x1: last.x1,
    cell: first!.cell,
    confidence: word?.confidence ?? last.confidence,
  };
}

function unread(near: Chunk, line: Line, text: string): Chunk {
  const x0 = Math.min(near.x0, line.box[0]);
  return { kind: 'text', text, x0, x1: x0, cell: near.cell, confidence: 0, unread: text };
}
