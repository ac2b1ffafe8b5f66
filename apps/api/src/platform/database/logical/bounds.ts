import { AppError } from '../../errors/app-error';
import type { Bounds, Row, TableRules } from './rules';

/** No workspace comes near. */
const USUAL: Bounds = { rows: 200_000, characters: 400_000_000, what: 'rows' };

/**
 * A backup brings no more than the program would have stored: a few hundred kilobytes of zip may be a list that nobody's
 * browser could show, and that every later call would have to answer.
 */
export class Counted {
  private readonly bounds: readonly Bounds[];
  private readonly seen = new Map<string, { rows: number; characters: number }>();

  constructor(
    private readonly table: string,
    { bounds = [] }: Pick<TableRules, 'bounds'>,
  ) {
    this.bounds = [USUAL, ...bounds];
  }

  /** Throws where this row, as long as its line is, is one too many. */
  add(row: Row, characters: number): void {
    this.bounds.forEach((bound, index) => {
      const key = `${index} ${bound.each === undefined ? '' : JSON.stringify(row[bound.each] ?? null)}`;
      const seen = this.seen.get(key) ?? { rows: 0, characters: 0 };
      seen.rows += 1;
      seen.characters += characters;
      this.seen.set(key, seen);
      if (seen.rows > bound.rows || seen.characters > bound.characters) throw tooMuch(this.table, bound);
    });
  }
}

function tooMuch(table: string, { rows, what }: Bounds): AppError {
  return new AppError(
    'invalid_backup',
    `This backup has more ${what} than there can be (${rows.toLocaleString('en-US')}), or longer ones. Nothing was restored.`,
    { cause: new Error(table) },
  );
}
