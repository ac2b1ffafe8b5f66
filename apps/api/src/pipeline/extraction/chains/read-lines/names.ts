import { normaliseWords } from '@hoa/budget-math';
import type { BudgetLine } from '@hoa/contracts';
import type { AddressedLine } from './normalise';

/**
 * The rules' line by the model's name, where that is one cell of the printed line and the rest of the rules' words are
 * others: `Grounds | Lawn Care` read as one name is `Lawn Care` of `Grounds`. No word of the rules is lost: those before
 * the name are its section where it has none, all others its note. Undefined where the names do not part so.
 */
export function byItsName(line: BudgetLine, at: AddressedLine): BudgetLine | undefined {
  const [long, short] = [normaliseWords(line.description), normaliseWords(at.description)];
  if (short === '' || long === short) return undefined;
  if (long.endsWith(` ${short}`)) {
    const before = cellsOf(long.slice(0, -short.length - 1), at);
    if (before === undefined) return undefined;
    return renamed(line, at, line.section === '' ? { section: before } : noteOf(line, before));
  }
  const after = long.startsWith(`${short} `) ? cellsOf(long.slice(short.length + 1), at) : undefined;
  return after === undefined ? undefined : renamed(line, at, noteOf(line, after));
}

/** The cells beside the name that hold these words and no others. */
function cellsOf(words: string, { beside }: AddressedLine): string | undefined {
  const cells = beside.filter((cell) => {
    const own = normaliseWords(cell);
    return own !== '' && /\p{L}/u.test(own) && ` ${words} `.includes(` ${own} `);
  });
  return normaliseWords(cells.join(' ')) === words ? cells.join(' ') : undefined;
}

const renamed = (
  line: BudgetLine,
  { description }: AddressedLine,
  rest: Partial<BudgetLine>,
): BudgetLine => ({
  ...line,
  description,
  ...rest,
});

const noteOf = ({ note }: BudgetLine, words: string): { note: string } => ({
  note: note === undefined || note === '' ? words : `${words}; ${note}`,
});
