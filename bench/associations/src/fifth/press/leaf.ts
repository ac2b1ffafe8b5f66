import { type Block, type Doc, type Grid, type Row } from '../../blind/write/ink';

/** What a document of the fifth family is made of: the shared blocks, and what lawyers' and offices' pages have besides. */
export type Piece =
  | Block
  /** A clause or list item: its mark hangs in the margin. */
  | { k: 'item'; mark: string; t: string; indent?: number; bold?: boolean }
  /** Text set in two columns, read down the left one first. */
  | { k: 'columns'; blocks: Piece[] };

export interface Ends {
  left?: string;
  middle?: string;
  right?: string;
}

export interface Letterhead {
  name: string;
  lines: string[];
  look: 'bar' | 'rule' | 'right';
}

export interface Leaf {
  title: string;
  blocks: Piece[];
  font: Doc['font'];
  size: number;
  margin: number;
  date: Date;
  landscape?: boolean;
  /** Printed at the top and the bottom of each page; %p and %n are its number and their count. */
  top?: Ends;
  bottom?: Ends;
  letterhead?: Letterhead;
  justify?: boolean;
  /** The dollar sign stands at the left edge of its column. */
  accounting?: boolean;
  /** A rubber stamp in the upper right of the first page. */
  stamp?: string[];
  /** Large pale letters across each page. */
  watermark?: string;
  leading?: number;
}

export const para = (t: string, more: Omit<Extract<Block, { k: 'p' }>, 'k' | 't'> = {}): Block => ({
  k: 'p',
  t,
  ...more,
});
export const item = (mark: string, t: string, indent = 0): Piece => ({ k: 'item', mark, t, indent });
export const space = (points: number): Block => ({ k: 'gap', points });

/** `kinds` has a letter a column: l, c or r; a capital takes what room is left. */
export function table(kinds: string, rows: Row[], more: Partial<Grid> = {}): Grid {
  const cols = [...kinds].map((kind) => ({
    w: kind === kind.toUpperCase() ? 3.4 : kind === 'r' ? 1.2 : 1,
    al: kind.toLowerCase() as 'l' | 'c' | 'r',
  }));
  return { k: 'grid', cols, rows, ...more };
}

const joined = (ends: Ends | undefined): string =>
  [ends?.left, ends?.middle, ends?.right].filter(Boolean).join('   ').replace('%p', '1').replace('%n', '1');

/** The document for the writers of Word, sheets and text: clauses as lines, columns one after the other. */
export function asDoc(leaf: Leaf): Doc {
  const flat = (pieces: readonly Piece[]): Block[] =>
    pieces.flatMap((piece): Block[] => {
      if (piece.k === 'columns') return flat(piece.blocks);
      if (piece.k === 'item')
        return [para(`${piece.mark} ${piece.t}`, { indent: piece.indent ?? 0, bold: piece.bold ?? false })];
      return [piece];
    });
  const { letterhead } = leaf;
  const top = joined(leaf.top);
  return {
    title: leaf.title,
    font: leaf.font,
    size: leaf.size,
    margin: leaf.margin,
    date: leaf.date,
    ...(leaf.landscape ? { landscape: true } : {}),
    ...(top ? { head: [top] } : {}),
    blocks: [
      ...(letterhead
        ? [para(letterhead.name, { bold: true, size: leaf.size + 4 }), para(letterhead.lines.join('\n'))]
        : []),
      ...flat(leaf.blocks),
    ],
  };
}
