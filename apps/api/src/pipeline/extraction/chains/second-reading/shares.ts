import { addExact, exact, exactDecimal, multiplyExact, type Exact } from '@hoa/budget-math';
import type { Fraction } from '@hoa/contracts';

const DECIMAL = /^\d{0,3}(?:\.\d{1,12})?$/;

/** A cell that is a bare number, as its column's heading has it: percent of the whole, or a decimal of one. */
export function bareShare(
  text: string | undefined,
  form: 'percent' | 'decimal' | 'fraction',
): { value: Fraction; raw: string } | undefined {
  if (text === undefined || form === 'fraction' || !DECIMAL.test(text) || !/\d/.test(text)) return undefined;
  const number = exactDecimal(text);
  const share = form === 'percent' ? multiplyExact(number, exact(1, 100)) : number;
  return share.n <= share.d ? { value: toFraction(share), raw: text } : undefined;
}

export const isSameShare = (a: Fraction, b: Fraction): boolean => {
  const [one, other] = [fromFraction(a), fromFraction(b)];
  return one.n === other.n && one.d === other.d;
};

/** In percent, as parts of an ownership table state their sum. */
export function sumInPercent(shares: readonly Fraction[]): Fraction {
  return toFraction(multiplyExact(addExact(...shares.map(fromFraction)), exact(100)));
}

const fromFraction = ({ n, d }: Fraction): Exact => exact(BigInt(n), BigInt(d));
const toFraction = ({ n, d }: Exact): Fraction => ({ n: n.toString(), d: d.toString() });
