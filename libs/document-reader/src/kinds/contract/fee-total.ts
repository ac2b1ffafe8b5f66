import type { FeeAmount } from './fee-amounts';

/** Characters around a price for each unit in which its total is printed. */
const BESIDE = 320;

/**
 * `$42.50 per unit per month for 120 units, for a total of $5,100.00`: the printed total of the period is the price, the
 * price of one unit stays in the words that are cited. It is one where it is the product with a number printed there.
 */
export function wholeOf(
  text: string,
  best: FeeAmount | undefined,
  amounts: FeeAmount[],
): FeeAmount | undefined {
  const whole = best && (productOf(text, best, amounts) ?? taxedOf(text, best, amounts));
  if (whole) return whole;
  if (!best?.cents || !(best.each || best.installment || best.period === 'month')) return best;
  const one = best.cents;
  const from = Math.max(0, best.start - BESIDE);
  const near = text.slice(from, best.end + BESIDE);
  const counts = best.each
    ? [...near.matchAll(/(?<![\d.,$])(\d{1,3}(?:,\d{3})|\d{1,4})(?![\d.,]*\d|%)/g)]
        .map((match) => Number(match[1]!.replace(',', '')))
        .filter((count) => count > 1)
    : paymentsIn(near);
  const total = amounts.find(
    (other) =>
      other !== best &&
      other.start > from &&
      other.end < best.end + BESIDE &&
      counts.some((count) => other.cents === one * count),
  );
  if (!total) return best;
  const score = Math.max(total.score, best.score) + 1;
  if (best.each) return { ...total, period: total.period ?? best.period, score };
  // So many payments are no year's: the whole is the price of the season, or of the work.
  return { ...total, installment: false, score };
}

/** `Camera subscription, per year  4  $2,500.00  $10,000.00`: of a row the quantity times the price. */
function productOf(text: string, best: FeeAmount, amounts: FeeAmount[]): FeeAmount | undefined {
  const count = Number(
    / {2,}(\d{1,4}) {2,}$/.exec(text.slice(Math.max(0, best.start - 40), best.start))?.[1],
  );
  const whole = amounts.find(
    (other) =>
      other.start > best.end &&
      /^ {2,}$/.test(text.slice(best.end, other.start)) &&
      other.cents === count * best.cents!,
  );
  const period = whole?.period === 'one-time' ? best.period : (whole?.period ?? best.period);
  return whole && count > 1 ? { ...whole, period, score: Math.max(whole.score, best.score) } : undefined;
}

/** `$685.00 plus tax at 9.2%, so $748.02`: what is paid is the price with its tax. */
function taxedOf(text: string, best: FeeAmount, amounts: FeeAmount[]): FeeAmount | undefined {
  const taxed = amounts.find(({ start, cents }) => {
    const [, percent] = /\btax\b[^$%]*?(\d+(?:\.\d+)?) ?%/i.exec(text.slice(best.end, start)) ?? [];
    const isNear = start > best.end && start < best.end + BESIDE;
    return isNear && percent && Math.abs(best.cents! * (1 + Number(percent) / 100) - cents!) <= 1;
  });
  return (
    taxed && { ...taxed, period: taxed.period ?? best.period, score: Math.max(taxed.score, best.score) + 1 }
  );
}

/** Of `7 equal monthly payments` 7; twelve of them make a year, and each is the price of its month. */
export function paymentsIn(near: string): number[] {
  const words =
    /(?<![\d.,$])(\d{1,2})\)?\s+(?:equal\s+|consecutive\s+)*(?:monthly\s+)?(?:payments|install?ments)\b/gi;
  return [...near.matchAll(words)].map((match) => Number(match[1])).filter((count) => count > 1 && count !== 12); // prettier-ignore
}
