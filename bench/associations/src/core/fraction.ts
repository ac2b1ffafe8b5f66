/** Exact fractions for ownership: what a share is, and what shares add to. */
export interface Exact {
  n: bigint;
  d: bigint;
}

export function exact(n: number | bigint, d: number | bigint): Exact {
  const [top, bottom] = [BigInt(n), BigInt(d)];
  const common = divisor(top < 0n ? -top : top, bottom);
  return { n: top / common, d: bottom / common };
}

export const plus = (a: Exact, b: Exact): Exact => exact(a.n * b.d + b.n * a.d, a.d * b.d);
export const sumOf = (all: readonly Exact[]): Exact => all.reduce(plus, exact(0, 1));
/** As the truth files have it: decimal strings. */
export const asFraction = (value: Exact): { n: string; d: string } => ({
  n: value.n.toString(),
  d: value.d.toString(),
});
/** A share of one, in percent. */
export const inPercent = (value: Exact): Exact => exact(value.n * 100n, value.d);

function divisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a || 1n : divisor(b, a % b);
}
