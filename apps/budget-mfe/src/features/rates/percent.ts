import { MAX_RATE_PERCENT, MIN_RATE_PERCENT } from '@hoa/contracts';

/** A percent as a person types it: "4", "4.5 %", "−2" (a true minus too). Null where it is no rate. */
export function parsePercent(text: string): number | null {
  const plain = text
    .trim()
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/\s*%$/, '');
  if (!/^-?(\d{1,3}(\.\d{1,4})?|\.\d{1,4})$/.test(plain)) return null;
  const percent = Number(plain);
  if (percent < MIN_RATE_PERCENT || percent > MAX_RATE_PERCENT) return null;
  return percent === 0 ? 0 : percent;
}
