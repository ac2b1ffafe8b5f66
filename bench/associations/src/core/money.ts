/** Amounts are integer cents. These are the ways in which documents print them. */
export type NegativeStyle = 'parentheses' | 'minus' | 'trailing-minus' | 'angles';

export interface MoneyStyle {
  dollar: boolean;
  /** Accountants print "$ 1,200.00": the sign apart from the figure. */
  dollarSpace?: boolean;
  decimals: 0 | 2;
  thousands: boolean;
  negative: NegativeStyle;
  /** How a zero is printed. */
  zero: 'figure' | 'dash';
}

/** Cents as the decimal string of the truth files: -123450 is "-1234.50". */
export function decimal(cents: number): string {
  const absolute = Math.abs(cents);
  const text = `${Math.floor(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`;
  return cents < 0 ? `-${text}` : text;
}

/** Cents as printed. With `decimals: 0` the cents must be whole dollars, or the document would not say what the truth says. */
export function printMoney(cents: number, style: MoneyStyle): string {
  if (style.decimals === 0 && cents % 100 !== 0)
    throw new Error(`${cents} cents cannot be printed in whole dollars`);
  if (cents === 0 && style.zero === 'dash') return style.dollar ? '$ -' : '-';
  const absolute = Math.abs(cents);
  const whole = String(Math.floor(absolute / 100));
  const grouped = style.thousands ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  const figure = style.decimals === 2 ? `${grouped}.${String(absolute % 100).padStart(2, '0')}` : grouped;
  const text = `${style.dollar ? (style.dollarSpace ? '$ ' : '$') : ''}${figure}`;
  if (cents >= 0) return text;
  if (style.negative === 'parentheses') return `(${text})`;
  if (style.negative === 'angles') return `<${text}>`;
  return style.negative === 'minus' ? `-${text}` : `${text}-`;
}

export const sumCents = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** a x n / d in integers, rounded half away from zero. */
export function ratio(cents: number, n: number, d: number): number {
  const product = BigInt(cents) * BigInt(n);
  const negative = product < 0n !== d < 0;
  const top = product < 0n ? -product : product;
  const bottom = BigInt(Math.abs(d));
  const rounded = Number((2n * top + bottom) / (2n * bottom));
  return negative ? -rounded : rounded;
}
