import type { Cited } from '@hoa/contracts';
import { centsToMoney, findAmounts } from '../../text/amounts';
import { citedAt, sentencesOf, type Prose } from '../reading/prose';
import type { KindContext } from '../types';

/** Words around a figure in a sentence that say what it is. */
export interface Telling {
  before: RegExp;
  after?: RegExp;
}

/** Confidence of what a sentence tells: its words may turn, a field's do not. */
const TOLD = 0.8;

/** The first amount of a sentence whose words say what it is. `never` excludes by the words close to it. */
export function toldAmount(
  prose: Prose,
  ctx: KindContext,
  telling: Telling & { never: RegExp },
): Cited<string> | undefined {
  for (const sentence of sentencesOf(prose.text)) {
    const amounts = findAmounts(sentence.text);
    for (const [i, amount] of amounts.entries()) {
      if (!amount.raw.includes('$')) continue;
      const from = i === 0 ? 0 : amounts[i - 1]!.index + amounts[i - 1]!.raw.length;
      const before = sentence.text.slice(from, amount.index);
      const after = sentence.text.slice(amount.index + amount.raw.length);
      const says = telling.before.test(before) || telling.after?.test(after);
      if (!says || telling.never.test(before.slice(-70)) || telling.never.test(after.slice(0, 12))) continue;
      const start = sentence.start + amount.index;
      return citedAt(prose, ctx, { value: centsToMoney(amount.cents), start, end: start + amount.raw.length, confidence: TOLD }); // prettier-ignore
    }
  }
  return undefined;
}

/** Bounds and examples, which are no figure of this association. */
const BOUND =
  /\b(?:over|above|below|under|less than|more than|at least|range|between|from|threshold|strong|weak|fair|typical|exceed\w*|up to)\b(?:(?!\b(?:is|are|was|were)\b)[^.;%]){0,20}$/i;

/** `2.5% interest and 3% inflation`: the word between is the first figure's. */
const LISTED = /^\s*[a-z ]{3,25}?(?:,|;| and| plus| with)\s+(?:an? |of |the )?\d/i;

/** The first percentage of a sentence whose words say what it is: before and behind it, or on one side (`both` false). */
export function toldPercent(
  prose: Prose,
  ctx: KindContext,
  telling: Telling & { both: boolean; most: number },
): Cited<number> | undefined {
  for (const sentence of sentencesOf(prose.text)) {
    if (/late (?:fee|charge)|delinquen|past due|assessments? unpaid/i.test(sentence.text)) continue;
    for (const match of sentence.text.matchAll(/(?<![\d.,])(\d{1,3}(?:\.\d+)?)\s*(?:%|percent)/gi)) {
      const before = sentence.text.slice(0, match.index);
      const after = sentence.text.slice(match.index + match[0].length);
      const value = Number(match[1]);
      const [led, followed] = [telling.before.test(before), telling.after?.test(after) ?? false];
      if (value > telling.most || BOUND.test(before) || !(telling.both ? led && followed : led || followed))
        continue;
      // `inflation 3% interest 2%`: what follows belongs to the next figure, unless it is only listed behind.
      if (!led && after.slice(0, 45).includes('%') && !LISTED.test(after)) continue;
      const start = sentence.start + match.index;
      return citedAt(prose, ctx, { value, start, end: start + match[0].length, confidence: TOLD });
    }
  }
  return undefined;
}

/** `Reserve balance $41,200 (60% funded); percent funded 60%.`: fields that run on in a line, each behind its own name. */
export function toldField<T>(
  prose: Prose,
  ctx: KindContext,
  field: { label: RegExp; figure: RegExp; valueOf: (text: string) => T },
): Cited<T> | undefined {
  for (const match of prose.text.matchAll(CLAUSE)) {
    const from = match.index + match[0].length;
    const text = prose.text.slice(from, from + LONGEST_FIELD).replace(/\n/g, ' ');
    const label = field.label.exec(text);
    const figure =
      label && label.index <= 4 ? field.figure.exec(text.slice(label.index + label[0].length)) : null;
    if (!label || !figure) continue;
    const start = from + label.index + label[0].length + figure[0].indexOf(figure[1]!);
    return citedAt(prose, ctx, { value: field.valueOf(figure[1]!), start, end: start + figure[1]!.length, confidence: TOLD }); // prettier-ignore
  }
  return undefined;
}

const CLAUSE =
  /(?:^|\n|[.;(]\s+|\bso that\s+|(?<=\$\d[\d,]{0,14})\s{1,3}(?=[A-Z]))(?:\d{1,2}[.)]\s+)?(?:(?:the|your|our)\s+)?/gi;
const LONGEST_FIELD = 160;
