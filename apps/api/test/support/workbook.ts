import type { Cell, CellValue, Workbook } from 'exceljs';

type Value = number | string | null;

/**
 * Computes a workbook's formulas from its entered figures, by the few rules that ours use, and never looks at a stored
 * result: + - * / ^, parentheses, comparison with `=`, SUM, ROUND, IF, ISBLANK, names, and cells of other sheets.
 */
export class Recalculation {
  private readonly done = new Map<string, Value>();

  constructor(private readonly workbook: Workbook) {}

  valueOf(sheet: string, address: string): Value {
    const key = `${sheet}!${address}`;
    const known = this.done.get(key);
    if (known !== undefined) return known;
    const cell = this.workbook.getWorksheet(sheet)?.getCell(address);
    if (!cell) throw new Error(`There is no ${key}.`);
    const value = cell.formula ? new Parser(cell.formula, sheet, this).parse() : plain(cell.value);
    this.done.set(key, value);
    return value;
  }

  /** The cell of a name. */
  named(name: string): [sheet: string, address: string] {
    const [range] = this.workbook.definedNames.getRanges(name).ranges;
    const found = /^'?([^'!]+)'?!\$?([A-Z]+)\$?(\d+)$/.exec(range ?? '');
    if (!found) throw new Error(`There is no cell of the name ${name}.`);
    return [found[1]!, `${found[2]}${found[3]}`];
  }
}

/** Every cell with a formula, with its sheet and what it says its result is. */
export function formulasOf(workbook: Workbook): { sheet: string; cell: Cell; stored: CellValue }[] {
  return workbook.worksheets.flatMap((sheet) => {
    const found: { sheet: string; cell: Cell; stored: CellValue }[] = [];
    sheet.eachRow((row) =>
      row.eachCell((cell) => {
        if (cell.formula) found.push({ sheet: sheet.name, cell, stored: cell.result });
      }),
    );
    return found;
  });
}

function plain(value: CellValue): Value {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  throw new Error(`Not a figure or a text: ${JSON.stringify(value)}`);
}

const TOKEN =
  /\s*(?:(\d+(?:\.\d+)?)|"([^"]*)"|((?:'[^']+'!)?\$?[A-Z]{1,2}\$?\d+(?::\$?[A-Z]{1,2}\$?\d+)?)|([A-Za-z]+)|([-+*/^(),=]))/y;

/** By recursive descent; a range is the list of its values. */
class Parser {
  private readonly tokens: RegExpExecArray[] = [];
  private at = 0;

  constructor(
    formula: string,
    private readonly sheet: string,
    private readonly book: Recalculation,
  ) {
    TOKEN.lastIndex = 0;
    while (TOKEN.lastIndex < formula.length) {
      const from = TOKEN.lastIndex;
      const token = TOKEN.exec(formula);
      if (!token) throw new Error(`Not understood at ${from}: ${formula}`);
      this.tokens.push(token);
    }
  }

  parse(): Value {
    const value = this.comparison();
    if (this.at < this.tokens.length) throw new Error('Something is left of the formula.');
    return value;
  }

  private comparison(): Value {
    const left = this.sum();
    if (!this.takes('=')) return left;
    return left === this.sum() ? 1 : 0;
  }

  private sum(): Value {
    let left = this.product();
    for (;;) {
      if (this.takes('+')) left = number(left) + number(this.product());
      else if (this.takes('-')) left = number(left) - number(this.product());
      else return left;
    }
  }

  private product(): Value {
    let left = this.power();
    for (;;) {
      if (this.takes('*')) left = number(left) * number(this.power());
      else if (this.takes('/')) left = number(left) / number(this.power());
      else return left;
    }
  }

  private power(): Value {
    const base = this.atom();
    return this.takes('^') ? number(base) ** number(this.atom()) : base;
  }

  private atom(): Value {
    if (this.takes('(')) {
      const inner = this.comparison();
      this.expect(')');
      return inner;
    }
    const token = this.tokens[this.at++];
    if (token?.[1] !== undefined) return Number(token[1]);
    if (token?.[2] !== undefined) return token[2];
    if (token?.[3] !== undefined) return this.values(token[3])[0] ?? null;
    if (token?.[4] === undefined) throw new Error('A value is missing.');
    return this.takes('(') ? this.call(token[4]) : this.book.valueOf(...this.book.named(token[4]));
  }

  private call(name: string): Value {
    const args: Value[][] = [];
    do {
      const reference = this.tokens[this.at]?.[3];
      const alone = [',', ')'].includes(this.tokens[this.at + 1]?.[5] ?? '');
      if (reference !== undefined && alone) {
        this.at += 1;
        args.push(this.values(reference));
      } else args.push([this.comparison()]);
    } while (this.takes(','));
    this.expect(')');
    const first = args.map(([value]) => value ?? null);
    if (name === 'SUM') return args.flat().reduce<number>((sum, value) => sum + number(value), 0);
    if (name === 'IF') return (first[0] ? first[1] : first[2]) ?? null;
    if (name === 'ISBLANK') return first[0] === null ? 1 : 0;
    if (name === 'ROUND') return rounded(number(first[0] ?? null), number(first[1] ?? null));
    throw new Error(`There is no ${name}.`);
  }

  private values(reference: string): Value[] {
    const [, sheet = this.sheet, range = ''] =
      /^(?:'([^']+)'!)?(.+)$/.exec(reference.replace(/\$/g, '')) ?? [];
    const [from = '', to = from] = range.split(':');
    const column = from.replace(/\d/g, '');
    if (column !== to.replace(/\d/g, '')) throw new Error(`A range of one column only: ${range}`);
    const [first, last] = [from, to].map((address) => Number(address.replace(/\D/g, '')));
    return Array.from({ length: last! - first! + 1 }, (_, index) =>
      this.book.valueOf(sheet, `${column}${first! + index}`),
    );
  }

  private takes(mark: string): boolean {
    if (this.tokens[this.at]?.[5] !== mark) return false;
    this.at += 1;
    return true;
  }

  private expect(mark: string): void {
    if (!this.takes(mark)) throw new Error(`${mark} is missing.`);
  }
}

/** An empty cell is 0 in a sum; a text is none. */
function number(value: Value): number {
  if (value === null) return 0;
  if (typeof value === 'string') throw new Error(`A text where a number should be: ${value}`);
  return value;
}

/** Half away from zero. */
function rounded(value: number, digits: number): number {
  const factor = 10 ** digits;
  return (Math.sign(value) * Math.round(Math.abs(value) * factor)) / factor;
}
