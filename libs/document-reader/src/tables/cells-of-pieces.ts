import type { Piece } from './pieces';

/** What stands around each piece of a line, counted once: a hostile line may have a hundred thousand pieces. */
export class CellsOfPieces {
  /** First piece of the cell of each piece, and one behind its last. */
  private readonly starts: number[];
  private readonly ends: number[];
  /** Pieces with letters, words that are no part of a number, and pieces of digits alone, before each place. */
  private readonly letters: number[];
  private readonly words: number[];
  private readonly digits: number[];

  constructor(pieces: readonly Piece[]) {
    this.letters = counted(pieces, (piece) => hasLetter(piece));
    this.words = counted(pieces, (piece) => hasLetter(piece) && !/^(?:CR|DR|USD)$/i.test(piece.text));
    this.digits = counted(pieces, (piece) => /^\W*[\d,.]+\W*$/.test(piece.text));
    this.starts = pieces.map(() => 0);
    this.ends = pieces.map(() => pieces.length);
    for (let i = 1; i < pieces.length; i++)
      this.starts[i] = pieces[i]!.cell === pieces[i - 1]!.cell ? this.starts[i - 1]! : i;
    for (let i = pieces.length - 2; i >= 0; i--)
      this.ends[i] = pieces[i]!.cell === pieces[i + 1]!.cell ? this.ends[i + 1]! : i + 1;
  }

  startOf(at: number): number {
    return this.starts[at]!;
  }

  /** The cell has words that are no number beside the pieces from `at` on. */
  isMixed(at: number, length: number): boolean {
    const [start, end] = [this.starts[at]!, this.ends[at]!];
    const own = this.words[Math.min(at + length, end)]! - this.words[at]!;
    return this.words[end]! - this.words[start]! - own > 0;
  }

  /** Pieces with letters in the same cell before `at`. */
  lettersBefore(at: number): number {
    return this.letters[at]! - this.letters[this.starts[at]!]!;
  }

  /** Pieces with letters in the same cell from `at + length` on. */
  lettersAfter(at: number, length: number): number {
    return this.letters[this.ends[at]!]! - this.letters[Math.min(at + length, this.ends[at]!)]!;
  }

  /** Whether some piece before `at` is only digits. */
  hasDigitsBefore(at: number): boolean {
    return this.digits[at]! > 0;
  }
}

const hasLetter = (piece: Piece): boolean => /\p{L}/u.test(piece.text);

function counted(pieces: readonly Piece[], is: (piece: Piece) => boolean): number[] {
  const counts = [0];
  for (const [i, piece] of pieces.entries()) counts.push(counts[i]! + (is(piece) ? 1 : 0));
  return counts;
}
