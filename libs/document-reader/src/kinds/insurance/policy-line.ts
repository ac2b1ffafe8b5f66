import type { Page } from '../../page/types';
import { optional } from '../types';
import { isInsurerName } from './insurer-names';
import { saidNumber } from './policy-facts';
import type { MoneyRow } from './premium-tables';
import type { Settled } from './settled';
import { CHARGE, COVERAGE, isPlainPremium, LAYER, PREMIUM } from './premium-words';

/** Lines at the head of a policy among which its title is. */
const HEAD = 15;
const LONGEST_TITLE = 90;

/** `Premium for this policy, flat`: it names no coverage but says that it is the policy's. */
const OF_POLICY = /\bthis (?:policy|coverage part)\b|\ball other coverages?\b/i;

/**
 * A policy with one premium: it is the total of the policy, and the price of the coverage that the policy is named
 * after, however the premium itself is called. Beside other lines it is so only where it says that it is the policy's.
 */
export function withPolicyLine(given: Settled, pages: Page[]): Settled {
  const found = { ...given, premiums: withCoverage(given.premiums, pages) };
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

/** `Annual premium`, `Premium (flat)` beside taxes and fees: the price of the coverage that the title names. */
function withCoverage(premiums: MoneyRow[], pages: Page[]): MoneyRow[] {
  const plain = premiums.filter(({ name }) => isPlainPremium(name.replace(/\(.*\)/, '')));
  const others = premiums.filter((row) => !plain.includes(row));
  const coverage = plain.length === 1 && others.length > 0 && others.every(({ name }) => CHARGE.test(name)) ? coverageOf(pages) : undefined; // prettier-ignore
  return coverage ? premiums.map((row) => (row === plain[0] ? { ...row, name: `${coverage} premium` } : row)) : premiums; // prettier-ignore
}

/** The name of a field that says what is insured. */
export const COVERAGE_FIELD = 'Coverage:';

/** `Policy type: Businessowners`. */
const OF_TYPE =
  /^(?:(?:policy|coverage|insurance) type|type of (?:policy|insurance|coverage)|lines? of business|coverage)\s?: *([A-Z][^:$\d]{3,50})$/i;

/** What a title says of the paper. */
const OF_PAPER =
  /\s*\b(?:polic(?:y|ies)|coverage parts?|declarations?|renewal|certificate|binder|proposal|quotation|summary)\b.*$/i;

/** The coverage that the title of a policy names: `CRIME COVERAGE PART DECLARATIONS`. */
export function coverageOf(pages: Page[]): string | undefined {
  // On a scan the words of a title may be cells of their own.
  const isScan = pages[0]?.source === 'ocr';
  const field = pages[0]?.lines.find(({ cells }) => cells.length === 2 && cells[0]!.text === COVERAGE_FIELD);
  if (field) return field.cells[1]!.text;
  const typed = pages[0]?.lines.map(({ text }) => OF_TYPE.exec(text)?.[1]).find((words) => words?.match(COVERAGE)); // prettier-ignore
  if (typed) return typed.trim();
  const heads = pages[0]?.lines.slice(0, HEAD).filter(({ cells, text }) => cells.length === 1 || (isScan && !/\d/.test(text)) || /\bpolicy\b.*\d{3}/i.test(text)) ?? []; // prettier-ignore
  const cells = heads.flatMap((line) => line.cells);
  for (const { text: given } of cells) {
    const text = given.replace(/^(?:subject|re) ?: ?(?:(?:re|fwd?) ?: ?)?/i, '');
    const isTitle = text.length < LONGEST_TITLE && !/[:$]|\d{3}|\b(?:limits?|description)\b/i.test(text.replace(LAYER, '')) && !isInsurerName(text); // prettier-ignore
    // `Difference in conditions — earthquake` is all of it.
    const all = isTitle ? [...text.matchAll(COVERAGE)] : [];
    const named =
      all.length > 1 ? text.slice(all[0]!.index).replace(OF_PAPER, '').trim() : (all[0]?.[0] ?? '');
    const isLoud = named === named.toUpperCase();
    if (named !== '')
      return named.charAt(0).toUpperCase() + (isLoud ? named.slice(1).toLowerCase() : named.slice(1));
  }
  // `Umbrella policy UX-5500`.
  const told = pages[0]?.lines.find(({ text }) => saidNumber(text))?.text.split(/\bpolicy\b/i)[0] ?? '';
  return [...told.matchAll(COVERAGE)].at(-1)?.[0];
}
