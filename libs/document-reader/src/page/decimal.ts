/**
 * The exact decimal that a spreadsheet means by a double: 15 significant digits, as Excel keeps them, so that
 * 0.1 + 0.2 is "0.3". Undefined for what is not a finite number.
 */
export function decimalOf(value: number): string | undefined {
  if (!Number.isFinite(value)) return undefined;
  const [mantissa = '0', exponent = '0'] = value.toExponential(14).split('e');
  const negative = mantissa.startsWith('-');
  const digits = mantissa.replace('-', '').replace('.', '');
  const point = 1 + Number(exponent);
  const padded = point <= 0 ? '0'.repeat(1 - point) + digits : digits.padEnd(point, '0');
  const at = Math.max(point, 1);
  const fraction = padded.slice(at).replace(/0+$/, '');
  const whole = padded.slice(0, at);
  const text = fraction === '' ? whole : `${whole}.${fraction}`;
  return negative && /[1-9]/.test(text) ? `-${text}` : text;
}
