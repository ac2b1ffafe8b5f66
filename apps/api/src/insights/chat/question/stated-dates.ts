import type { ChatContext, Passage } from '../context';
import type { Read } from './read';
import { MONTH_NAMES } from './times';
import { partsOf } from '../verbs/sure';

/** "What date did the board approve the 2026 budget": a day that a document states of itself, by what was done on it. */

const DAY = String.raw`\b(?:${MONTH_NAMES}) \d{1,2}, \d{4}\b|\b\d{1,2}/\d{1,2}/\d{4}\b|\b\d{1,2}(?:st|nd|rd|th) day of `; // prettier-ignore
const ASKS = /\b(?:when|(?:what|which) (?:date|day|year)|date|how long ago)\b/;
const PAST = /\b(?:did|was|were|got|has been|date (?:of|that)|date)\b/;
const DONE = [
  String.raw`\b(?:approv\w*|adopt\w*|ratif\w*|pass(?:ed|es)?|vot(?:ed?|ing))\b`,
  String.raw`\b(?:prepar\w*|issued?|dated)\b`,
  String.raw`\brecord(?:ed|ing)?\b`,
  String.raw`\bamended?\b`,
];
const OF: readonly [said: RegExp, kinds: readonly string[]][] = [
  [/\bbudget\b/, ['budget']],
  [/\b(?:declaration|cc ?(?:and |& )?rs?|covenants|by-?laws|rules)\b/, ['declaration', 'bylaws', 'other']],
  [/\bstudy\b/, ['reserve-study']],
];

/** The sentences; empty where none states it, null where no such day is asked. */
export async function statedDay(read: Read, context: ChatContext): Promise<Passage[] | null> {
  const done = DONE.find((one) => new RegExp(one).test(read.plain));
  const kinds = OF.find(([said]) => said.test(read.plain))?.[1];
  if (!done || !kinds || !ASKS.test(read.plain) || !PAST.test(read.plain) || read.quantities.length > 0) return null; // prettier-ignore
  const isOfBudget = kinds.includes('budget');
  const [year, more] = read.years;
  // Each year has its own budget.
  if (isOfBudget && (year === undefined || more !== undefined)) return [];
  const ids = context.documents.filter(({ id, kind }) => kinds.includes(kind ?? '') && (!isOfBudget || year === undefined || isAdoptedIn(id, year, context))).map(({ id }) => id); // prettier-ignore
  const all = (await context.sentences(ids)).flatMap((one) => one.text.split(/(?<=\.) (?=[A-Z][a-z])/).map((text) => ({ ...one, text }))); // prettier-ignore
  const stated = all.filter(({ text }) => new RegExp(`${done}[^$:;]{0,70}(?:${DAY})`, 'i').test(text));
  return stated.filter(({ text }, at) => stated.findIndex((one) => one.text === text) === at).slice(0, 2);
}

/** The newest year that the document has an adopted budget of. */
function isAdoptedIn(documentId: number, year: number, { facts }: ChatContext): boolean {
  const own = facts.filter((one) => one.documentId === documentId);
  const years = partsOf({ facts: own }, 'budget').flatMap(({ columns }) => columns.flatMap((one) => (one.role === 'budget' ? (one.year ?? []) : []))); // prettier-ignore
  return Math.max(...years) === year;
}
