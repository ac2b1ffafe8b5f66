import type { Prose } from '../reading/prose';
import { cleanName, isName, type Party } from './party-names';

/** `§ 1 Operator. Apex Fiber, Inc., (555) 555-0100.`, `2. Customer - Oak Ridge Association`: a clause that only names a party. */
const CLAUSE =
  /(?:^|[\n.;]\s{0,3})(?:§\s?|section\s|article\s)?\(?(?:\d{1,2}|[IVX]{1,4}|[A-H])[.)]?\s{1,4}(?:the\s)?(contractor|vendor|(?:service )?provider|operator|supplier|seller|manager|managing agent|agent|consultant|customer|client|owner|association|purchaser|buyer|subscriber)\s?[.:–—-]\s{1,4}(?=[A-Z])/gi;
/** Where the name is over: its address, its telephone, the next clause, or a sentence that goes on. */
const OVER = /,\s+(?=[\d(])|\.\s+(?=§|\d|[A-Z])|;|\s§|\n\n/g;
const LONGEST = 160;

export function numberedParties(prose: Prose): Party[] {
  return [...prose.text.slice(0, 6000).matchAll(CLAUSE)].flatMap((match) => {
    const start = match.index + match[0].length;
    const rest = prose.text.slice(start, start + LONGEST);
    // `Apex Fiber, Inc. of Dover`: the dot of a legal form ends no name where a small letter follows.
    const to = [...rest.matchAll(OVER)][0]?.index ?? rest.length;
    const name = cleanName(rest.slice(0, to), true);
    // A clause in words (`The customer shall`) is no name.
    const small = name.text.split(/\s+/).filter((word) => /^[a-z]/.test(word) && !/^(?:of|and|the|at|for|on|by|de|la)$/.test(word)); // prettier-ignore
    if (!isName(name.text) || small.length > 0 || name.text.split(/\s+/).length < 2) return [];
    const at = start + name.at;
    const party = { name: name.text.replace(/\s+/g, ' '), start: at, end: at + name.text.length };
    return [{ ...party, role: match[1]!.toLowerCase(), evidence: 0.92 }];
  });
}
