import type { InsurancePart } from '@hoa/contracts';
import type { Line, Page } from '../../page/types';
import { decimalToCents, findAmounts } from '../../text/amounts';
import { areAlike } from './policies-and-premiums';
import { premiumTables } from './premium-tables';

/** Policies that cover what stands on the land. */
export const PROPERTY = /\b(?:property|package|buildings?|master|businessowners|bop)\b/i;

/** What a package says once, it says of all of its policies: the insurer of the first, the term that no other differs from. */
export function shared(parts: InsurancePart[], key: 'carrier' | 'period'): InsurancePart[] {
  const [first, ...others] = parts.filter((part) => part[key]);
  const isOnly =
    first && others.every((part) => JSON.stringify(part[key]!.value) === JSON.stringify(first[key]!.value));
  if (!isOnly || (key === 'carrier' && (first !== parts[0] || !first.policy))) return parts;
  return parts.map((part) => (part[key] ? part : { ...part, [key]: first[key] }));
}

/** `The property deductible is $10,000` below the last of several policies is that of the one that covers it. */
export function withTheirDeductibles(parts: InsurancePart[]): InsurancePart[] {
  const covers = ({ premiums }: InsurancePart, of: string): boolean =>
    premiums.some(({ line }) => areAlike(line, of) || (PROPERTY.test(line) && /^(?:property|buildings?)$/i.test(of))); // prettier-ignore
  const bearerOf = (own: InsurancePart, of: string): InsurancePart => {
    const others = parts.filter((part) => covers(part, of));
    return others.length === 1 && !covers(own, of) ? others[0]! : own;
  };
  const all = parts.flatMap((part) => part.deductibles.map((one) => ({ one, bearer: bearerOf(part, one.line) }))); // prettier-ignore
  return parts.map((part) => ({ ...part, deductibles: all.filter(({ bearer }) => bearer === part).map(({ one }) => one) })); // prettier-ignore
}

/**
 * `Total premium for all policies`: among several it is of none, and so is what one of its amounts and those of the ones
 * before it, or of all others, add to.
 */
export function withoutSum(page: Page, others: InsurancePart[][]): Page {
  const sums = others.map((parts) => parts.reduce((all, { total }) => all + (decimalToCents(total?.value ?? '0') ?? 0), 0)); // prettier-ignore
  const amounts = page.lines.map(({ text }) => findAmounts(text).map(({ cents }) => cents));
  const all = new Set(sums.flatMap((sum) => (sum > 0 ? amounts.flat().map((cents) => cents + sum) : [])));
  return {
    ...page,
    lines: page.lines.flatMap((line, i) => {
      const isSum = /\btotal\b/i.test(line.text) && amounts[i]!.some((cents) => all.has(cents));
      return isSum || OF_ALL.test(line.text) ? withoutSentence(line) : line;
    }),
  };
}

/** What a line says behind the sentence of a sum. */
function withoutSentence(line: Line): Line[] {
  const [cell, more] = line.cells;
  const rest = line.text.split(/\. (?=[A-Z])/).filter((sentence) => !/\btotal\b/i.test(sentence) && !OF_ALL.test(sentence)).join(' '); // prettier-ignore
  return cell && !more && rest !== '' ? [{ ...line, text: rest, cells: [{ ...cell, text: rest }] }] : [];
}

const OF_ALL =
  /\b(?:total|sum|due)\b.*\b(?:all|both|two|three|four|five|six) (?:of (?:the|these|your) )?(?:policies|coverages|lines)\b|\bgrand total\b/i;

/** Behind the last of several policies all of them may stand in one table with their insurers: from there on nothing is the last one's. */
export function withoutRecap(pages: Page[]): Page[] {
  const recap = premiumTables(pages).find(({ insurers = 0, policy }) => !policy && insurers > 1);
  const first = recap?.premiums[0]?.line;
  const at = pages.findIndex(({ lines }) => first && lines.includes(first));
  if (!first || at < 0) return pages;
  // Without its head.
  const above = pages[at]!.lines.slice(0, Math.max(0, pages[at]!.lines.indexOf(first) - 1));
  return [...pages.slice(0, at), { ...pages[at]!, lines: above }];
}
