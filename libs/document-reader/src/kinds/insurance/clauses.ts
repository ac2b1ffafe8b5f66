import { amountIn } from '../reading/money-cells';
import { OLD } from './premium-heads';

/** One amount of a field with what the words around it say that it is of. */
export interface Clause {
  before: string;
  cents: number;
  raw: string;
  after: string;
}

/** A percentage, or what reduces a premium, has its own meaning. */
const OTHER = /%|\bpercent\b|credit|discount|premium/i;
const NAME = /^[A-Za-z][A-Za-z&,'’/() –—-]{2,60}$/;
/** `each claim`, `per occurrence, all covered causes except as follows`, `each claim – monetary or not`. */
const TERMS =
  /^,? ?(?:for )?((?:per|each|any|all|(?<=for )\w+) [A-Za-z][A-Za-z ,&/-]{2,60}?)(?:,? except\b.*| [–—-] .*)?$/i;

/**
 * `Wind and hail: $50,000; $5,000 each claim`: the clauses of a field, each with one amount. Undefined where one of them
 * has an amount and is no such clause.
 */
export function clausesOf(text: string): Clause[] | undefined {
  const clauses: Clause[] = [];
  const current = text.replace(/ ?\([^()]*\)/g, (aside) => (OLD.test(aside) ? '' : aside));
  for (const part of current.split(/;\s*(?:and\s)?|(?<=[\w)])\.(?=\s+[A-Z]|\s*$)/)) {
    const amount = amountIn(part);
    if (!amount || amount.value < 0 || OTHER.test(part)) continue;
    const at = part.indexOf(amount.raw);
    const before = part.slice(0, at).replace(/^[\s,:.(•▪*–—-]+|[\s:.…_·–—-]+$/g, '');
    const rest = part.slice(at + amount.raw.length).trim();
    const after = TERMS.exec(rest)?.[1] ?? '';
    if ((before && !NAME.test(before)) || /\$\s?\d/.test(rest)) return undefined;
    clauses.push({ before, cents: amount.value, raw: amount.raw, after: after.charAt(0).toUpperCase() + after.slice(1) }); // prettier-ignore
  }
  return clauses;
}
