import { MINUS, type Cents } from './money';

/** (current - prior) / prior x 100, in percent; 0 when prior is 0. Unrounded: round where it is shown. */
export function percentChange(current: Cents, prior: Cents): number {
  if (prior === 0) return 0;
  const change = ((current - prior) * 100) / prior;
  return change === 0 ? 0 : change;
}

/** A change over several years, in percent, as the yearly change that compounds to it: (1 + c)^(1/years) - 1. */
export function yearlyPercent(change: number, years: number): number {
  return years <= 1 ? change : ((1 + change / 100) ** (1 / years) - 1) * 100;
}

/** A percent with `digits` decimals (1 unless said otherwise), halves away from zero, never -0. */
export function roundPercent(percent: number, digits = 1): number {
  const factor = 10 ** digits;
  const scaled = Math.abs(percent) * factor;
  // 0.45 x 10 is 4.499...: a tenth of the last binary digit decides the half as the decimal shows it.
  const rounded = Math.round(scaled + scaled * Number.EPSILON) / factor;
  return rounded === 0 ? 0 : Math.sign(percent) * rounded;
}

/** "4.2%", "−4.2%"; with `sign` also "+4.2%". `digits` decimals, 1 unless said otherwise. */
export function formatPercent(percent: number, options: { digits?: number; sign?: boolean } = {}): string {
  const digits = options.digits ?? 1;
  const rounded = roundPercent(percent, digits);
  const text = decimals(digits).format(Math.abs(rounded));
  return `${rounded < 0 ? MINUS : rounded > 0 && options.sign ? '+' : ''}${text}%`;
}

const formats = new Map<number, Intl.NumberFormat>();

/** Kept: a format takes far longer to make than to use, and a budget's table shows hundreds of changes. */
function decimals(digits: number): Intl.NumberFormat {
  let format = formats.get(digits);
  if (!format) {
    format = new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
    formats.set(digits, format);
  }
  return format;
}
