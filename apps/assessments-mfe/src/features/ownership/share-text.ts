import { exact, exactDecimal, formatShare, multiplyExact, type Exact } from '@hoa/budget-math';
import type { Fraction } from '@hoa/contracts';

const MOST_CHARACTERS = 40;
const FRACTION = /^(-?\d[\d,]*)\s*[/\u2044\u2215]\s*(\d[\d,]*)\s*(?:th|ths|st|nd|rd)?$/i;
const DECIMAL = /^-?(?:\d[\d,]*)?(?:\.\d*)?$/;

export interface ParsedShare {
  share: Fraction;
  /** How it was written, since a plain decimal may be of 1 as well as of 100. */
  as: 'fraction' | 'percent' | 'plain';
}

/**
 * An ownership interest as people write it: '1/36', '2.5', '2.5%', exactly. A plain number is percent. Null for what is
 * none of these.
 */
export function parseShare(text: string): ParsedShare | null {
  const plain = text
    .normalize('NFKC')
    .replace(/[\u2212\u2012\u2013]/g, '-')
    .trim();
  if (plain.length > MOST_CHARACTERS) return null;
  const fraction = FRACTION.exec(plain.replaceAll('\u2044', '/'));
  if (fraction) {
    const d = BigInt(digits(fraction[2]!));
    return d === 0n ? null : { share: wire(exact(BigInt(digits(fraction[1]!)), d)), as: 'fraction' };
  }
  const number = plain.replace(/\s*%$/, '');
  if (!/\d/.test(number) || !DECIMAL.test(number)) return null;
  const percent = exactDecimal(digits(number));
  const share = multiplyExact(percent, exact(1, 100));
  return { share: wire(share), as: number === plain ? 'plain' : 'percent' };
}

const digits = (text: string) => text.replaceAll(',', '');

/** A fraction as it crosses the wire. */
export function wire({ n, d }: Exact): Fraction {
  return { n: String(n), d: String(d) };
}

/** A share in percent with 4 decimals: 1/36 is "2.7778%". */
export function shareText({ n, d }: Fraction): string {
  return formatShare(exact(BigInt(n), BigInt(d)));
}

/** Percent with 4 decimals, halves away from zero. */
export function percentText(percent: Exact): string {
  return formatShare(multiplyExact(percent, exact(1, 100)));
}

/** A share exactly, to be edited: "2.5%" where it is a short decimal, else "1/36". */
export function exactShareText({ n, d }: Fraction): string {
  const percent = exact(BigInt(n) * 100n, BigInt(d));
  const decimals = decimalsOf(percent.d);
  if (decimals === null) return `${n}/${d}`;
  const scaled = (percent.n * 10n ** BigInt(decimals)) / percent.d;
  const all = String(scaled < 0n ? -scaled : scaled).padStart(decimals + 1, '0');
  const whole = all.slice(0, all.length - decimals);
  return `${scaled < 0n ? '-' : ''}${whole}${decimals === 0 ? '' : `.${all.slice(-decimals)}`}%`;
}

const LONGEST = 12;

/** How many decimals a fraction of this denominator has; null where it never ends, or not soon. */
function decimalsOf(denominator: bigint): number | null {
  for (let decimals = 0; decimals <= LONGEST; decimals += 1)
    if (10n ** BigInt(decimals) % denominator === 0n) return decimals;
  return null;
}
