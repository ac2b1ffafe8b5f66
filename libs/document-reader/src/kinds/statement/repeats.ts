import type { Entry } from './entries';
import { nameOf } from './evidence';
import { totalKind } from './vocabulary';

/** Names that must come again before a table shows another once more. */
const FEWEST_REPEATED = 4;
const REPEATED = 0.8;

/** A summary sheet and the sheet of its months hold the same lines: joined, each would count twice. */
export function isRepeat(before: Entry[], entries: Entry[]): boolean {
  const [shown, again] = [namesOf(before), namesOf(entries)];
  const same = [...again].filter((name) => shown.has(name)).length;
  return same >= FEWEST_REPEATED && same >= REPEATED * Math.min(shown.size, again.size);
}

function namesOf(entries: Entry[]): Set<string> {
  const lines = entries.filter(({ kind, description }) => kind === 'figures' && !totalKind(description));
  return new Set(lines.map(({ code, description }) => `${code ?? ''} ${nameOf(description)}`));
}
