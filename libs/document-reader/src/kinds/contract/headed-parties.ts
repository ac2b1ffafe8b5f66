import type { Prose } from '../reading/prose';
import { cleanName, isName, type Party } from './party-names';

const ROLE =
  '(?:contractor|vendor|provider|manager|agent|supplier|association|owner|customer|client|purchaser)';
/** `CONTRACTOR      ASSOCIATION` alone in a line, and the line below it. */
const HEADS = new RegExp(`(?:^|\\n)[ \\t]*(${ROLE}) {2,}(${ROLE})[ \\t]*\\n{1,2}([^\\n]+)`, 'gi');

/** Two parties side by side, each below the word for what it is. */
export function headedParties(prose: Prose): Party[] {
  return [...prose.text.slice(0, 4000).matchAll(HEADS)].flatMap((match) => {
    const line = match[3]!;
    const cells = [...line.matchAll(/\S+(?: \S+)*/g)];
    const from = match.index + match[0].length - line.length;
    const parties = cells.flatMap((cell, i): Party[] => {
      const name = cleanName(cell[0]);
      const start = from + cell.index + name.at;
      const role = match[i + 1]!;
      return isName(name.text)
        ? [{ name: name.text, start, end: start + name.text.length, role, evidence: 0.85 }]
        : [];
    });
    return cells.length === 2 && parties.length === 2 ? parties : [];
  });
}
