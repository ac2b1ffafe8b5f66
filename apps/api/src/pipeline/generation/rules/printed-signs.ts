/**
 * Whether one side of a statement is printed below zero: accounting programs print income as credits, some documents
 * expenses in parentheses. Its amounts are then as much as is printed below zero.
 */
export function isPrintedNegative(amounts: readonly number[]): boolean {
  const nonzero = amounts.filter((cents) => cents !== 0);
  const negative = nonzero.filter((cents) => cents < 0);
  const sum = nonzero.reduce((all, cents) => all + cents, 0);
  return sum < 0 && negative.length * 2 > nonzero.length;
}
