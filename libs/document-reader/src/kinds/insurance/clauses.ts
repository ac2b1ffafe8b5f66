import { amountIn } from '../reading/money-cells';
import { OLD } from './premium-heads';

/** One amount of a field with what the words around it say that it is of. */
export interface Clause {
  before: string;
  cents: number;
  raw: string;
  after: string;
  /** In dollars, of what is borne in percent. */
  isLeast: boolean;
}

/** A percentage, or what reduces a premium, has its own meaning. */
const OTHER = /%|\bpercent\b|credit|discount|premium/i;
const NAME = /^[A-Za-z](?:[A-Za-z&,'’/() –—-]|\d{1,3}(?= [a-z])){2,60}$/;
/** What the insured bears at least, where the rest is in percent. */
const LEAST = /\bminimum (?:of )?(\$[\d,]{4,14})\b/i;
const LEAD = /^[\s,:.(•▪*–—-]+(?:[a-z]\) )?|[\s:.…_·–—-]+$/g;
/** `each claim`, `per occurrence, all covered causes except as follows`, `each claim – monetary or not`. */
const TERMS =
  /^,? ?(?:for )?((?:per|each|any|all|(?<=for )\w+) [A-Za-z][A-Za-z ,&/-]{2,60}?|AOP|SIR)(?:,? except\b.*| [–—-] .*)?$/i;

/**
 * `Wind and hail: $50,000; $5,000 each claim`: the clauses of a field, each with one amount. Undefined where one of them
 * has an amount and is no such clause.
 */
export function clausesOf(text: string): Clause[] | undefined {
  const clauses: Clause[] = [];
  const current = text.replace(/ ?\([^()]*\)/g, (aside) => (OLD.test(aside) ? '' : aside));
  for (const part of current.split(/;\s*(?:and\s)?|(?<=[\w)])\.(?=\s+[A-Z]|\s*$)/)) {
    const least = part.includes('%') ? LEAST.exec(part)?.[1] : undefined;
    const amount = amountIn(least ?? part);
    if (!amount || amount.value < 0 || (!least && OTHER.test(part))) continue;
    const at = part.indexOf(amount.raw);
    const rest = part.slice(at + amount.raw.length).trim();
    const after = TERMS.exec(rest)?.[1] ?? '';
    const before = (least ? nameOfLeast(part, after) : part.slice(0, at)).replace(LEAD, '');
    if ((before && !NAME.test(before)) || /\$\s?\d/.test(rest)) return undefined;
    clauses.push({ before, cents: amount.value, raw: amount.raw, after: after.charAt(0).toUpperCase() + after.slice(1), isLeast: least !== undefined }); // prettier-ignore
  }
  return clauses;
}

/** `Named storm: 3% of values, minimum $50,000`. */
function nameOfLeast(part: string, terms: string): string {
  const cause = part.includes(':') ? part.slice(0, part.indexOf(':')) : '';
  return (cause ? `${cause} minimum ${terms}` : `Minimum ${terms}`).trim();
}

/** `$5,000 AOP`, `$5,000 per occurrence, all covered causes`: of what the words behind an amount say that it is. */
export function causeIn({ after }: Clause): string | undefined {
  const [cause] = /\bAOP$|\ball (?:other|covered) [a-z ]+$/i.exec(after) ?? [];
  return cause?.toLowerCase() === 'aop' ? 'All other perils' : cause && `A${cause.slice(1)}`;
}
