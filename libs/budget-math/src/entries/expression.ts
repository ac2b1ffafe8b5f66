import { addExact, exact, exactDecimal, multiplyExact, type Exact } from '../exact';
import { PLAIN_NUMBER } from './characters';
import { SCALE, scaled } from './plain-amount';

/** What a calculation in dollars comes to; null where it is none. */
export type Outcome = Exact | 'divided by zero' | null;

interface Token {
  /** One of + - * / ( ), or a number. */
  kind: string;
  value: Exact;
  isPercent: boolean;
}

const TOKEN = new RegExp(
  String.raw` ?(?:(?<sign>[-+*/()])|\$? ?(?<number>${PLAIN_NUMBER}) ?(?:(?<scale>${SCALE})(?![a-z])) ?(?<percent>%?))`,
  'iy',
);
/** "785 x 12": only between what can be multiplied. */
const TIMES = /(?<=[\dkm)] ?)x(?= ?[\d.$(])/gi;

/** The sum, difference, product or quotient of numbers as typed, with parentheses; exactly. */
export function readExpression(text: string): Outcome {
  const tokens = tokensOf(text.replace(TIMES, '*').trim());
  if (!tokens) return null;
  const reader = { tokens, at: 0 };
  try {
    const value = sumOf(reader);
    return reader.at === tokens.length ? value : null;
  } catch (error) {
    if (error instanceof NoExpression) return null;
    if (error instanceof DividedByZero) return 'divided by zero';
    throw error;
  }
}

class NoExpression extends Error {}
class DividedByZero extends Error {}

function tokensOf(text: string): Token[] | null {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const groups = TOKEN.exec(text)?.groups;
    if (!groups) return null;
    const { sign, number, scale, percent } = groups;
    tokens.push({
      kind: sign ?? 'number',
      value: number === undefined ? exact(0) : scaled(number, scale ?? ''),
      isPercent: percent === '%',
    });
  }
  return tokens;
}

interface Reader {
  tokens: readonly Token[];
  at: number;
}

const kindAt = ({ tokens, at }: Reader): string | undefined => tokens[at]?.kind;

function taken(reader: Reader, ...kinds: string[]): string | undefined {
  const kind = kindAt(reader);
  if (kind === undefined || !kinds.includes(kind)) return undefined;
  reader.at += 1;
  return kind;
}

/** A minus of its own stands only where a sum begins: "5--3" is a slip of the finger. */
function sumOf(reader: Reader): Exact {
  const first = taken(reader, '-');
  let sum = negatedIf(first === '-', productOf(reader));
  for (;;) {
    const sign = taken(reader, '+', '-');
    if (!sign) return sum;
    sum = addExact(sum, negatedIf(sign === '-', productOf(reader)));
  }
}

/** A percentage is a factor of a product, as in 9425*5%: in a sum, one calculator adds 5 % and another 0.05. */
function productOf(reader: Reader): Exact {
  const first = factorOf(reader);
  let product = first.value;
  let doubtful = first.isPercent;
  for (;;) {
    const sign = taken(reader, '*', '/');
    if (!sign) break;
    const { value, isPercent } = factorOf(reader);
    doubtful = sign === '/' && (doubtful || isPercent);
    if (sign === '/' && value.n === 0n) throw new DividedByZero();
    product = multiplyExact(product, sign === '*' ? value : exact(value.d, value.n));
  }
  if (doubtful) throw new NoExpression();
  return product;
}

function factorOf(reader: Reader): { value: Exact; isPercent: boolean } {
  if (taken(reader, '(')) {
    const begin = reader.at;
    const value = sumOf(reader);
    // An amount in parentheses is a negative one, and in a calculation it is not: nobody can tell which is meant.
    if (reader.at - begin < 2 || !taken(reader, ')')) throw new NoExpression();
    return { value, isPercent: false };
  }
  const token = reader.tokens[reader.at];
  if (token?.kind !== 'number') throw new NoExpression();
  reader.at += 1;
  return token.isPercent
    ? { value: multiplyExact(token.value, exactDecimal('0.01')), isPercent: true }
    : { value: token.value, isPercent: false };
}

const negatedIf = (negative: boolean, value: Exact): Exact =>
  negative ? multiplyExact(value, exact(-1)) : value;
