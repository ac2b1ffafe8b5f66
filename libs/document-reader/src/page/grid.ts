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
