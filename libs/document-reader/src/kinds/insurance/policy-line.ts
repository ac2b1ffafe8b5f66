import type { Page } from '../../page/types';
import { optional } from '../types';
import { isInsurerName } from './insurer-names';
import type { Settled } from './settled';
import { CHARGE, COVERAGE, isPlainPremium, PREMIUM } from './premium-words';

/** Lines at the head of a policy among which its title is. */
const HEAD = 15;
const LONGEST_TITLE = 90;

/** `Premium for this policy, flat`: it names no coverage but says that it is the policy's. */
const OF_POLICY = /\bthis policy\b|\ball other coverages?\b/i;

/**
 * A policy with one premium: it is the total of the policy, and the price of the coverage that the policy is named
 * after, however the premium itself is called. Beside other lines it is so only where it says that it is the policy's.
 */
export function withPolicyLine(found: Settled, pages: Page[]): Settled {
  const { premiums, total } = found;
  const own = premiums.find(({ name }) => OF_POLICY.test(name));
  const [only, ...more] = own ? [own] : premiums.length > 0 ? premiums : total ? [total] : [];
  const others = own ? premiums.filter((row) => row !== own) : [];
  if (!only || more.length > 0 || CHARGE.test(only.name)) return found;
  if (others.length === 0 && total && total.cents !== only.cents) return found;
  // What an invoice comes to may have more in it than the premium.
  if (only.isTotal && !PREMIUM.test(only.name)) return found;
  const isPlain = own || only.isTotal || isPlainPremium(only.name);
  // What no title names is called what the paper calls it.
  const coverage = isPlain ? (coverageOf(pages) ?? /^policy premium$/i.exec(only.name)?.[0]) : only.name;
  const line = coverage && { ...only, name: coverage, isTotal: false };
  const whole = total ?? (others.length > 0 ? undefined : only);
  return { ...found, premiums: line ? [line, ...others] : premiums, ...optional('total', whole) };
}

/** The coverage that the title of a policy names: `CRIME COVERAGE PART DECLARATIONS`. */
export function coverageOf(pages: Page[]): string | undefined {
  for (const { text } of pages[0]?.lines.slice(0, HEAD) ?? []) {
    const named =
      text.length < LONGEST_TITLE &&
      !/[:$]|\d{3}|\b(?:limits?|description)\b/i.test(text) &&
      !isInsurerName(text)
        ? text.match(COVERAGE)?.[0]
        : undefined;
    if (named) return named.charAt(0).toUpperCase() + named.slice(1).toLowerCase();
  }
  return undefined;
}
