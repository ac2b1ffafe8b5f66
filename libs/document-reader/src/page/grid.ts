import { unionOf } from './lines';
import type { Box, Cell, Line, Page } from './types';

/** Builds the cell of a grid, whose one word is its text. */
export function gridCell(input: {
  text: string;
  box: Box;
  ref: string;
  number?: string;
  bold?: boolean;
}): Cell {
  const { text, box, ref, number, bold } = input;
  return {
    text,
    box,
    words: [{ text, box, confidence: 1, ...(bold ? { bold } : {}) }],
    confidence: 1,
    ref,
    ...(number === undefined ? {} : { number }),
  };
}

/** A cell of typed text, whose letters are all as wide as each other: its words are what spaces part. */
export function typedCell(input: { text: string; box: Box; bold?: boolean }): Cell {
  const { text, box, bold } = input;
  const [left, top, right, bottom] = box;
  const letter = (right - left) / Math.max(1, text.length);
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    box: [left + index * letter, top, left + (index + word.length) * letter, bottom] satisfies Box,
    confidence: 1,
    ...(bold ? { bold } : {}),
  }));
  return { text, box, words, confidence: 1 };
}

/** A line of given cells; `index` is 1-based. */
export function lineOf(index: number, cells: Cell[]): Line {
  const bold = cells.every((cell) => cell.words.every((word) => word.bold === true));
  return {
    index,
    text: cells.map((cell) => cell.text).join('  '),
    box: unionOf(cells.map((cell) => cell.box)),
    cells,
    ...(bold ? { bold } : {}),
  };
}

/** A page of lines that were never on paper; its size is what the lines need. */
export function pageOfLines(input: {
  number: number;
  name?: string;
  source: Page['source'];
  lines: Line[];
}): Page {
  const boxes = input.lines.map((line) => line.box);
  return {
    number: input.number,
    ...(input.name === undefined ? {} : { name: input.name }),
    width: boxes.reduce((most, box) => Math.max(most, box[2]), 0),
    height: boxes.reduce((most, box) => Math.max(most, box[3]), 0),
    source: input.source,
    lines: input.lines,
    rulings: [],
    rotation: 0,
  };
}
