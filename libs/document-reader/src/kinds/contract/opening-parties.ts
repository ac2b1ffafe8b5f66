import type { Prose } from '../reading/prose';
import { AS_ROLE, isOrganization, partyIn, TERM, type Party } from './party-names';

const PREAMBLE =
  /(?:by\s+and\s+(?:between|among)|(?:is\s+)?(?:made|entered\s+into|agreement|contract|effective)[^.]{0,140}?\bbetween|^between|\n\s*between|(?:^|\n|agreement|contract|is)\s*made\s+by(?!\s+and\b))\s*:?\s+/gi;
/** Parties of the opening words: `by and between X ("Contractor") and Y ("Association")`. */
export function openingParties(prose: Prose): Party[] {
  for (const match of prose.text.slice(0, 12_000).matchAll(PREAMBLE)) {
    const start = match.index + match[0].length;
    const parties = pairFrom(prose.text, start);
    if (parties.length === 2) return parties;
  }
  return [];
}

function pairFrom(text: string, start: number): Party[] {
  const window = text.slice(start, start + 1100);
  const terms = [...window.matchAll(TERM)].map((match) => ({
    role: (match[1] ?? match[2] ?? match[3] ?? '').trim(),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const [first, second] = terms.filter(
    (term) => !/part(?:y|ies)|agreement|collectively|effective date|contract\b|services?$/i.test(term.role),
  );
  if (first && second) {
    return [
      nameAt(window, { from: 0, to: first.start, start, role: first.role }),
      nameAt(window, { from: first.end, to: second.start, start, role: second.role }),
    ].filter((party) => party !== undefined);
  }
  const and = splitAtAnd(window);
  if (and === undefined) return [];
  const role = (from: number, to: number): string =>
    terms.find((term) => term.start >= from && term.start < to)?.role ??
    [...window.slice(from, to + 1).matchAll(AS_ROLE)][0]?.[1] ??
    '';
  const names = [
    nameAt(window, { from: 0, to: and.start, start, role: role(0, and.start) }),
    nameAt(window, {
      from: and.end,
      to: Math.min(window.length, and.end + 240),
      start,
      role: role(and.end, and.end + 240),
    }),
  ].filter((party) => party !== undefined);
  // Without defined terms, `between` may speak of anything: then both must be companies by their names.
  return names.every((party) => party.role !== '' || isOrganization(party.name)) ? names : [];
}

/** The `and` that parts two names, not the one inside `Smith and Sons, Inc.`: the last before a new name begins. */
function splitAtAnd(window: string): { start: number; end: number } | undefined {
  const sentence = window.slice(0, 420);
  const ands = [...sentence.matchAll(/[,\s]\s*(?:and|And|AND|&)\s+(?=["“]?(?:the\s+|THE\s+)?[A-Z])/g)];
  const best = ands.find((match) =>
    /(?:inc\.?|llc|l\.l\.c\.|corp\.?|corporation|company|co\.|ltd\.?|association|owner|client|plc|lp|llp|\)|,)\s*$/i.test(
      sentence.slice(0, match.index + 1).trim(),
    ),
  );
  const chosen = best ?? ands[0];
  return chosen ? { start: chosen.index, end: chosen.index + chosen[0].length } : undefined;
}

interface Range {
  from: number;
  to: number;
  start: number;
  role: string;
}

function nameAt(window: string, range: Range): Party | undefined {
  const { to, start, role } = range;
  const from = afterAddress(window, range);
  const lead = /^[\s,;:.”"]*(?:(?:and|between|among)\s+)?(?:\(\s*\d\s*\)\s*)?["“]?/i.exec(
    window.slice(from, to),
  )![0].length;
  const offset = from + lead;
  const isCalled = role !== '';
  return partyIn(window.slice(offset, to), start + offset, { role, evidence: isCalled ? 0.95 : 0.85, inProse: isCalled }); // prettier-ignore
}

/** `, with its offices at 12 Elm Street, and Brokers Life ("BNL")`: the second name stands behind the first one's address. */
function afterAddress(window: string, { from, to }: Range): number {
  const segment = window.slice(from, to);
  if (from === 0 || /^[\s,;.”"]*(?:and|And|AND|&)\s/.test(segment)) return from;
  const ands = [...segment.matchAll(/[,;)\n]\s*(?:and|And|AND)\s+(?=["“]?[A-Z])/g)];
  const last = ands.at(-1);
  return last ? from + last.index + 1 : from;
}
