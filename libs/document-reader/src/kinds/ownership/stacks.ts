import { columnsOf, type Column } from '../reading/columns';
import type { Chunk, ChunkLine } from './chunks';
import { rowOf } from './labelled-rows';
import { ofPercent, sumOf, type Ratio } from './ratio';
import type { Row } from './row';
import { isWhole } from './whole';

type Shares = Column<Chunk, ChunkLine>;

/** What a floor or a stack is called: a number, or a letter or two. */
const CODE = /^(?:\d{1,3}|[A-Z]{1,2})$/;
/** A head that says that the rows below it are the stacks and its columns the floors. */
const STACKS = /\b(?:stack|line|tier|riser|column)\b/i;
const LEAST = 4;

/**
 * A table of floors by stacks: a code before each row, a code over each column, and in each field the share of the unit
 * that both together name. Undefined where it is none: where the shares of its fields do not add to a whole, or two
 * fields have one name.
 */
export function stackedRows(rows: ChunkLine[], heading: ChunkLine[]): Row[] | undefined {
  // A head of numbers looks like a row itself.
  const isFirst = rows[0] !== undefined && isHead(rows[0]);
  const head = isFirst ? rows[0] : heading.findLast(isHead);
  const lines = isFirst ? rows.slice(1) : rows;
  if (!head || lines.length < 2) return undefined;
  const columns = columnsOf<Chunk, ChunkLine>(lines, [head]);
  const [floors, ...rest] = columns;
  const fields = rest.filter(({ head: name }) => !OF_ALL.test(name));
  const stacks = fields.map(withoutWord).filter(({ head: name }) => CODE.test(name));
  if (!floors || stacks.length < 2 || stacks.length < fields.length) return undefined;
  const name = naming({ floors, stacks, heading });
  const named = lines.flatMap((line) => {
    const floor = floors.chunks.get(line)?.[0]?.text.trim() ?? '';
    return stacks.flatMap((stack) => {
      const chunk = stack.chunks.get(line)?.[0];
      const field = { line, chunk: chunk!, floor, name: name(floor, stack.head) };
      return chunk ? [field] : [];
    });
  });
  const isTable =
    named.length >= LEAST &&
    named.every(({ floor }) => CODE.test(floor)) &&
    new Set(named.map((field) => field.name)).size === named.length;
  return isTable ? rowsOfFields(named) : undefined;
}

interface Field {
  line: ChunkLine;
  chunk: Chunk;
  name: string;
}

/** The fields as shares by their marks, as percents or as decimals of one: as which they add to a whole. */
function rowsOfFields(fields: Field[]): Row[] | undefined {
  for (const shareOf of READINGS) {
    const shares = fields.flatMap(({ chunk }) => shareOf(chunk) ?? []);
    if (shares.length < fields.length || !isWhole(sumOf(shares))) continue;
    return fields.map(({ line, chunk, name }, i) => {
      const keys: Row['keys'] = [{ label: 'unit', word: '', names: [name], ranged: false, plural: false }];
      return rowOf({ line, chunk, keys, share: shares[i]!, evidence: 0.95 });
    });
  }
  return undefined;
}

const READINGS: ((chunk: Chunk) => Ratio | undefined)[] = [
  ({ kind, found }) => (kind === 'share' ? found?.share : undefined),
  (chunk) => (isDecimal(chunk) ? ofPercent(chunk.number!) : undefined),
  (chunk) => (isDecimal(chunk) ? chunk.number : undefined),
];

function isDecimal({ kind, text }: Chunk): boolean {
  return kind === 'number' && /[.,]\d{2,}$/.test(text);
}

/** What a floor's units have together. */
const OF_ALL = /\b(?:totals?|sum|all)\b/i;
/** A code behind the word that all heads of a table have: `Line A`. */
const WORDED = /^([A-Za-z]{3,9})\s((?:\d{1,3}|[A-Z]{1,2}))$/;

/** Whatever stands first, and then nothing but codes, or the same word before each of them. */
function isHead({ line }: ChunkLine): boolean {
  const [, ...codes] = line.cells;
  const texts = codes.map(({ text }) => text.trim()).filter((text) => !OF_ALL.test(text));
  const words = texts.map((text) => WORDED.exec(text)?.[1]);
  return (
    texts.length >= 2 &&
    (texts.every((text) => CODE.test(text)) || (words[0] !== undefined && new Set(words).size === 1))
  );
}

function withoutWord(stack: Shares): Shares {
  return { ...stack, head: WORDED.exec(stack.head.trim())?.[2] ?? stack.head };
}

interface Naming {
  floors: Shares;
  stacks: Shares[];
  heading: ChunkLine[];
}

/** How a floor and a stack make a name: as the words above the table do it, else `2B` and `205`. */
function naming({ floors, stacks, heading }: Naming): (row: string, column: string) => string {
  const isTurned = STACKS.test(floors.head);
  const isDigits = (text: string): boolean => /^\d+$/.test(text);
  const joined = (first: string, second: string): string =>
    isDigits(first) && isDigits(second) ? first + second.padStart(2, '0') : first + second;
  const orders = [
    (row: string, column: string): string =>
      isTurned || (isDigits(column) && !isDigits(row)) ? joined(column, row) : joined(row, column),
    joined,
    (row: string, column: string): string => joined(column, row),
    (row: string, column: string): string => `${row}-${column}`,
    (row: string, column: string): string => `${column}-${row}`,
  ];
  const said = new Set(heading.flatMap(({ line }) => line.text.match(/[A-Z\d-]{2,6}/g) ?? []));
  const rows = [...floors.chunks.values()].flatMap((chunks) =>
    chunks.slice(0, 1).map(({ text }) => text.trim()),
  );
  const isSaid = (order: (row: string, column: string) => string): boolean =>
    rows.some((row) =>
      stacks.some((stack) => /\D/.test(order(row, stack.head)) && said.has(order(row, stack.head))),
    );
  return orders.find(isSaid) ?? orders[0]!;
}
