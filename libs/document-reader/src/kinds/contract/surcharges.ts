import type { Cited } from '@hoa/contracts';
import { citedAt, type Prose } from '../reading/prose';
import type { KindContext } from '../types';
import { lineAt } from './amount-context';
import { clausesOf } from './clauses';

/** What is charged on top of the price, by its own name. A late fee, a deposit and an hourly rate are none. */
const SURCHARGE =
  /\bA?(?:(?:fuel|energy|environmental|regulatory|disposal|recycling|franchise|broadcast tv|regional sports|holiday|after[- ]hours|emergency|rush|weekend|peak|credit card|compliance|contamination|overage|supply chain|tariff|landfill|blizzard|overtime)[\s/,]*(?:(?:and|or|\/)\s*\w+\s+)?)+(?:surcharges?|fees?|charges?|adjustments?|recovery (?:fee|charge)s?)\b|\b(?:holiday|weekend) rate\b(?=[^$.;]{0,60}\$)|\bholiday premiums?\b|\bextra charge of(?= \$)|\bsurcharges?\b|\bcharges? for (?:fuel|energy|disposal)\b|\beach \w+ (?:over|above|beyond|after that)\b(?=[^.;$]{0,40}\b(?:billed|charged)\b)|\bfuel (?:adjustment|recovery|cost adjustment)\b/i;
/** `A technology fee of $1.00 per lot is added to each invoice`: whatever it is called, it comes on top each time. */
const ADDED =
  /\b(?:an?|the) (?!late|past)((?:[a-z-]+\s){0,2}(?:fee|charge|overage|supplement))\b(?:[^.;]|\.\d){0,60}?\s(?:is|are|will be|may be|shall be)\s(?:added\sto\s(?:each|every|the|any|our|your|its)\s(?:\w+\s){0,2}(?:invoice|bill|statement)s?|(?:charged|billed)\sin\saddition\sto\s(?:the|our)\s(?:\w+\s){0,2}(?:fee|price|charge))\b(?!\s(?:when|if|unless|not|past))/i;
const SAYS_SO = /surcharge/i;
const DENIED =
  /\b(?:no|not|without|waive[ds]?|(?<!\b(?:invoices?|bills?|statements?) )include[ds]?|inclusive)\b[^.;:]{0,40}$/i;
/** `Surcharges   None`, `Overage charge, per occurrence`, `A rush fee applies to requests`: there are none, or it is the price of a mishap or a wish. */
const NO_SUCH =
  /^\W{0,12}(?:none|nil|n\/?a|not applicable|included|waived|no)\b(?! (?:more|less|later))|^[^\n.$]{0,30}\bper occurrence\b|^(?:[^.;]|\.\d){0,70}\b(?:is|are) (?:already |also )?included\b(?![^.;]*\bthereafter\b)|^(?:[^.;]|\.\d){0,40}\b(?:requests?|certificates?)\b/i;

/** Recognition finds words of its own in what is worn away; nobody is charged for a clause that it was less sure of. */
const LEAST = 0.5;

/** The surcharges that the text names, and `passed`: clauses by which a rise of costs is charged beside the yearly one. */
export function surchargesOf(
  prose: Prose,
  ctx: KindContext,
  passed: readonly { start: number }[],
): Cited<string>[] {
  const found: Cited<string>[] = [];
  const seen = new Set<string>();
  for (const sentence of clausesOf(prose.text)) {
    const names = namesIn(sentence.text);
    const named = names.filter((match) => isSurcharge(sentence.text, match));
    const isNamed = (at: number): boolean =>
      named.some(({ name, index }) => at >= index && at < index + name.length);
    const costs = passed.filter(
      ({ start }) =>
        start >= sentence.start &&
        start < sentence.end &&
        !isNamed(start - sentence.start) &&
        !NO_SUCH.test(prose.text.slice(start, sentence.end)),
    );
    const rises = named.some(({ name }) => SAYS_SO.test(name))
      ? []
      : costs.map(({ start }) => ({ name: '', index: start - sentence.start }));
    for (const match of [...named, ...rises]) {
      const name = match.name.toLowerCase().replace(/s\b/g, '').replace(/\s+/g, ' ');
      if (name !== '' && [...seen].some((other) => other.includes(name))) continue;
      seen.add(name);
      const clause = clauseAt(sentence, match.index);
      // The first has its clause; a second one of the same sentence the words from its own name on.
      const isFirst = match === names[0] || named.length === 0;
      const start = isFirst ? clause.start : sentence.start + match.index;
      const end = Math.max(clause.end, sentence.start + match.index + match.name.length);
      const value = prose.text.slice(start, end).replace(/\s+/g, ' ').trim();
      if (found.some((other) => other.value === value)) continue;
      const surcharge = citedAt(prose, ctx, {
        value,
        start,
        end,
        confidence: match.name === '' ? 0.65 : SAYS_SO.test(match.name) ? 0.9 : 0.75,
      });
      if (surcharge && surcharge.confidence >= LEAST) found.push(surcharge);
    }
  }
  return found.slice(0, 12);
}

function isSurcharge(text: string, match: { name: string; index: number }): boolean {
  const before = text.slice(0, match.index);
  const after = text.slice(match.index + match.name.length);
  if (DENIED.test(before) || NO_SUCH.test(after) || isTax(text, match)) return false;
  if (!CHARGED.test(text) || HEADING.test(text)) return false;
  return SAYS_SO.test(match.name) || !PASSED_RISE.test(before);
}

/** The first name, and each further surcharge that an article parts from it: `a fuel surcharge and a toll surcharge`. */
function namesIn(text: string): { name: string; index: number }[] {
  const first = SURCHARGE.exec(text);
  if (!first) {
    const other = ADDED.exec(text);
    return other ? [{ name: other[1]!, index: other.index + other[0].indexOf(other[1]!) }] : [];
  }
  const from = first.index + first[0].length;
  const further = [...text.slice(from).matchAll(FURTHER)].map((match) => ({
    name: match[1]!,
    index: from + match.index + match[0].indexOf(match[1]!),
  }));
  return [{ name: first[0], index: first.index }, ...further];
}

const FURTHER =
  /\b(?:and|or)\s+(?:(?:may|shall|will)\s+\w+\s+)?an?\s+((?:[a-z][a-z-]*\s+){1,3}(?:surcharge|recovery (?:fee|charge))|(?:environmental|energy|regulatory|disposal|recycling|compliance|landfill|administrative)\s+(?:fee|charge))\b/gi;

/** `sales tax, franchise fees and`, `regulatory fees and taxes`: what an authority takes is listed with its taxes. */
function isTax(text: string, { name, index }: { name: string; index: number }): boolean {
  const [before, after] = [text.slice(Math.max(0, index - 20), index), text.slice(index + name.length).slice(0, 40)]; // prettier-ignore
  const isListed = /\btax(?:es)?\s*(?:,|and|or|,\s*and)\s*$/i.test(before) || /^\s*(?:,|and|or|,\s*and)\s*(?:\w+\s+)?tax(?:es)?\b/i.test(after); // prettier-ignore
  return isListed && /^(?:franchise|regulatory)\b/i.test(name);
}

/** `may pass through increases in landfill charges`, `may increase the price to reflect landfill charges`: the price follows costs, which is its escalator. */
const PASSED_RISE =
  /\bpass\w*\s+(?:through|on|along)\b[^.;]{0,60}\bincreas|\b(?:increas|adjust|rais)\w*\b[^.;]{0,80}\b(?:reflect|offset|cover|recover|in proportion)\b/i;

/** `Section 4. Surcharges.` names what follows and charges nothing. */
const HEADING =
  /^\W*(?:(?:section|article)?\s*[\dIVX]{0,5}[.):\s]+)?(?:(?:[\w&/]+\s+){0,2}|[A-Z][.)]\s+)(?:surcharges?|fees?|charges?)\s*[.:]?\s*$/i;

/** Named with a price, a rate or a right to charge it; a mere mention is none. */
const CHARGED =
  /[$%]|percent|\bmay\b|\bshall\b|\bwill\b|\bappl(?:y|ies)\b|subject to|charged?|billed|added|passed|carr(?:y|ies)/i;

/** The clause that speaks of it: at most 240 characters of its sentence. */
function clauseAt(
  sentence: { start: number; end: number; text: string },
  at: number,
): { start: number; end: number } {
  const lead = /^\s*(?:\(?[a-z0-9]{1,3}[.)]\s+)*/i.exec(sentence.text)![0].length;
  // Of a long sentence what it is charged for, and on what condition.
  const condition = Math.max(...[', if ', ': if ', ', when '].map((word) => sentence.text.lastIndexOf(word, at))); // prettier-ignore
  const part = condition < 0 ? sentence.text.lastIndexOf(',', at) : condition;
  const from = at - lead > 150 ? Math.max(lead, part + 1) : lead;
  const row = lineAt(sentence.text, at);
  if (/\S {2,}\S/.test(row)) {
    // A row of a table says it alone.
    const start = sentence.start + sentence.text.lastIndexOf('\n', at - 1) + 1;
    return { start, end: start + row.length };
  }
  const to = Math.min(sentence.text.length, from + 240);
  const stop = to < sentence.text.length ? sentence.text.lastIndexOf(' ', to) : to;
  return {
    start: sentence.start + from,
    end: sentence.start + Math.max(stop, Math.min(sentence.text.length, at + 20)),
  };
}
