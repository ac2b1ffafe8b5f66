import { parse, truthOf, type Block, type Line } from '../fourth/parse';
import type { Fourth } from '../fourth/write';

export interface Sheet {
  name: string;
  association: string;
}

/** What is printed of a cell: without its truth in braces, without the mark of bold print. */
export const shown = (cell: string): string => cell.replace(/\{.*\}/, '').replace(/^\*/, '');
export const isBold = ({ cells }: Line): boolean => cells[0]!.startsWith('*');
export const isDirective = ({ kind, cells }: Line): boolean => kind === 'print' && cells[0]!.startsWith('>');

/** `>word one two`: how what follows is laid out. */
export function directiveOf({ cells }: Line): { word: string; rest: string[] } {
  const [word = '', ...rest] = cells.join('|').slice(1).split(' ');
  return { word, rest };
}

export const unknownDirective = (word: string): Error => new Error(`no directive ${word}`);

interface Composed {
  format: Fourth['format'];
  sheet: Sheet;
  text: string;
  scanned?: boolean;
  write: (blocks: readonly Block[]) => Promise<Buffer>;
}

/** A document in the notation of the fourth set, in which lines that begin with `>` say where the next ones go. */
export function composed({ format, sheet, text, scanned = false, write }: Composed): Fourth {
  const all = parse(text);
  const blocks = all.slice(1);
  return {
    name: sheet.name,
    association: sheet.association,
    format,
    scanned,
    text,
    blocks,
    write: () => write(all),
    statements: blocks.map(truthOf).map(({ rows, columns }) => ({
      columns,
      rows: rows.map((row) => ({ ...row, label: shown(row.label).replaceAll('¶', ' ').trim() })),
    })),
  };
}
