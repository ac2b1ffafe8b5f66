import { findAmounts } from '../../text/amounts';
import type { Prose } from '../reading/prose';
import { longestRun, type FeeSchedule, type Step } from './fee-schedule';

const COUNT = '\\d{1,3}(?:[.,]\\d{3})*(?:\\.\\d{1,2})?\\s*(?:["”]|in(?:ch(?:es)?)?\\b)?';
/** `Up to 9,999`, `Between 10,000 - 24,999`, `4.1" - 8"`, `over 8"`: what a price depends on. */
const TIER = new RegExp(
  `(?:\\b(?:up to|under|over|above|between|from|more than|less than|first|next)\\s+${COUNT}(?:\\s*(?:-|–|—|to|and|through)\\s*${COUNT})?|${COUNT}\\s*(?:-|–|—|to)\\s*${COUNT}(?=[^\\n$]{0,40}\\$))`,
  'gi',
);
const PER_UNIT =
  /^[\s,)]*(?:per|each|\/|a)\s*(?:push|visit|plow|application|event|occurrence|time|inch|storm|salting|trip|service|unit|home)/i;
/** `Pricing per push:` over the steps. */
const PER_EVENT =
  /\b(?:per|each|every)\s+(?:push|visit|plow\w*|application|event|occurrence|storm|snow ?fall|salting|trip)\b/i;

/**
 * A price by volume or by depth of snow: steps that are all in force at once. Undefined where there are not two of
 * them close together.
 */
export function feeTiers(prose: Prose): FeeSchedule | undefined {
  const { text } = prose;
  const labels = [...text.matchAll(TIER)].map((match) => ({
    label: match[0].replace(/\s+/g, ' ').trim(),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const steps = labels.flatMap((label, i): Step[] => {
    const between = text.slice(label.end, Math.min(labels[i + 1]?.start ?? text.length, label.end + 90));
    const line = between.split('\n')[0]!;
    const [amount, more] = findAmounts(line).filter((found) => found.raw.includes('$'));
    // A price for each of several areas is no one price.
    if (
      !amount ||
      (more && / {2,}/.test(line.slice(amount.index, more.index))) ||
      /exceed|\badd\b|\bsquare|\bhours?\b|percent|%/i.test(line.slice(0, amount.index)) ||
      // An extra charge is not a tier of the price.
      /\b(?:additional|extra)\b/i.test(line.slice(amount.index))
    )
      return [];
    const start = label.end + amount.index;
    return [{ label: label.label, cents: amount.cents, start, end: start + amount.raw.length }];
  });
  const run = longestRun(steps, (last, step) => step.start - last.end < 160);
  if (run.length < 2) return undefined;
  const after = text.slice(run[0]!.end, run[0]!.end + 30);
  const around = text.slice(Math.max(0, run[0]!.start - 300), run[0]!.start);
  const monthly = /month/i.test(`${around} ${text.slice(run.at(-1)!.end, run.at(-1)!.end + 120)}`);
  if (!PER_UNIT.test(after) && !/\b(?:fees?|pric(?:e|es|ing)|charges?|rates?)\b/i.test(around))
    return undefined;
  const each = PER_UNIT.test(after) || PER_EVENT.test(around.slice(-120));
  return {
    steps: run,
    period: !each && monthly ? 'month' : 'unit',
    byYear: false,
  };
}
