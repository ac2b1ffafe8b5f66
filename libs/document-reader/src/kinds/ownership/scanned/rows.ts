import { add, approx, ratio, sumOf, times, type Ratio } from '../ratio';
import type { Row } from '../row';

/** What is wanting to the whole; of towers, to that of each. */
export function wanting(rows: Row[]): Ratio {
  const sum = sumOf(rows.map((row) => row.share));
  const whole = BigInt(Math.max(1, Math.round(approx(sum))));
  return add(ratio(whole, 1n), times(sum, ratio(-1n, 1n)));
}

/** The numbers that stand on a row's line, without their points and commas. */
export function tokensOf({ line }: Row): string[] {
  return line.text.split(/\s+/).flatMap((token) => (/\d{2}/.test(token) ? [token.replace(/[.,]/g, '')] : []));
}
