import { findAmounts, type FoundAmount } from '../../text/amounts';
import { amountIn } from '../reading/money-cells';
import { OLD } from './premium-heads';

/** One amount with what the words around it say that it is of. */
export interface Clause {
  /** The cause or coverage that they name, without `deductible` itself. */
  cause: string;
  /** `each claim`: what the amount is borne for. */
  terms: string;
  cents: number;
  raw: string;
  /** They say themselves that the amount is retained. */
  isCalled: boolean;
  /** In dollars, of what is borne in percent. */
  isLeast: boolean;
}

/** Words for what the insured bears. */
export const RETAINED =
  /\b(?:deductibles?|(?:self[- ]insured )?retentions?|self[- ]insured(?=\s*$)|SIR|ded(?:uct)?\b\.?)/i;
/** Other amounts that stand beside such words. */
const OTHER =
  /\b(?:credits?|discounts?|(?<!\bno )premiums?|(?:sub-?)?limits?|aggregate|values?|tiv|occurrence(?= limit)|coinsurance|plus|less|minus|exceeds?|save|saves|saving|would|was|were|offered|expiring|last year|option(?:al)?|more than|up to)\b/i;
const PERCENT = /\d\s?%|\bpercent\b/i;
/** What the insured bears at least, where the rest is in percent. */
const LEAST = /\bmin(?:imum|\.)? (?:of )?(\$[\d,]{4,14})/i;
const TERMS =
  /^[\s,(]*((?:for )?(?:per|each|any|every|all(?! other)) [A-Za-z][A-Za-z ,&/-]{1,60}?)(?=$|[.;:()–—$]|,? except\b| [–—-] )/i;
/** Lines of a cell that begin another clause. */
const OPENS = /^\s*(?:[•▪*–-]|\(?[a-z0-9]{1,2}[.)]\s|[A-Z$]|[\d,]{3,}\s)/;
/** In a form's box the word begins a line of its own. */
const OWN_LINE = /^\W*(?:x )?(?:deductibles?|ded\b(?=.*\d)|retention|self-insured)\b/i;
const CAUSE = /^(?:[A-Za-z]|\d{1,3}[- ](?=[a-z]))[A-Za-z\d&,'’/()\s–—.-]{1,60}$/;

/** `$5,000; wind and hail: $50,000 each building`: the amounts of a text with what they are of, percentages left out. */
export function clausesOf(text: string): Clause[] {
  // `Theft $300,000 limit; $5,000 deductible`: what a line names goes on until its deductible.
  let subject = '';
  const clauses = partsOf(withoutFormer(text)).flatMap(({ text: part, isLine }) => {
    if (isLine) subject = '';
    return piecesOf(part).flatMap((piece) => {
      const clause = clauseOf(piece, subject);
      subject = clause?.isCalled ? '' : causeIn(piece.before.replace(OTHER, ' ')) || subject;
      return clause ?? [];
    });
  });
  return clauses.filter(({ isLeast }) => !isLeast || clauses.length === 1);
}

interface Part {
  text: string;
  /** It begins a line of its cell. */
  isLine: boolean;
}

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  for (const sentence of text.split(
    /;\s*(?:and\s)?|(?<=[\w)%])\.(?=\s+[A-Z]|\s*$)|,?\s+(?:and|except)\s+(?=\$)/,
  )) {
    let part: Part = { text: '', isLine: false };
    for (const line of sentence.split('\n')) {
      const { text: open } = part;
      const isWhole = moneyIn(open).length > 0 || PERCENT.test(open) || ANSWERED.test(open);
      const isOpen = !isWhole || /(?:[&/,–-]|\b(?:and|or|of|each|per|min\.?|minimum))\s*$/i.test(open);
      const isNext = (OPENS.test(line) && !isOpen) || (open !== '' && OWN_LINE.test(line));
      if (isNext) parts.push(part);
      part = isNext
        ? { text: line, isLine: true }
        : { ...part, text: open === '' ? line : `${open} ${line}` };
    }
    parts.push(part);
  }
  return parts;
}

/** Without `(last year $5,000)`. */
const withoutFormer = (text: string): string =>
  text.replace(/ ?\([^()]*\)/g, (aside) => (OLD.test(aside) ? '' : aside));

const moneyIn = (text: string): FoundAmount[] =>
  findAmounts(text).filter(({ raw }) => amountIn(raw) !== undefined && !raw.includes('%'));

/** The clauses of a text of which every amount is one. */
export function onlyClauses(text: string): Clause[] {
  const clauses = clausesOf(text);
  return clauses.length === moneyIn(withoutFormer(text)).length ? clauses : [];
}

const ANSWERED = /\b(?:none|nil|n\/?a|waived|included|hours)\s*$/i;

interface Piece {
  before: string;
  amount: FoundAmount;
  after: string;
}

/** A part by its amounts: of one that begins with an amount each has the words behind it, else those before it. */
function piecesOf(part: string): Piece[] {
  const amounts = moneyIn(part);
  const isFirst = amounts[0] !== undefined && part.slice(0, amounts[0].index).trim() === '';
  let from = 0;
  return amounts.flatMap((amount, i) => {
    const end = amount.index + amount.raw.length;
    const next = amounts[i + 1];
    const before = part.slice(from, amount.index);
    const between = part.slice(end, next?.index ?? part.length);
    // `from $10,000 to $25,000` is the second of them, `$1M / $2M` a limit.
    if (next && /^\s*(?:to|\/|or|-|–)\s*$/i.test(between)) {
      from = /\bfrom\s*$/i.test(before) ? from : next.index + next.raw.length;
      if (from === next.index + next.raw.length) amounts.splice(i + 1, 1);
      return [];
    }
    const terms = TERMS.exec(between.replace(/(?<=[a-z]) (?=[A-Z][a-z]).*$/, ''))?.[0].length ?? 0;
    const called = CALLED_BEHIND.exec(between)?.[0].length ?? 0;
    const stop = !next || isFirst ? between.length : Math.max(terms, called);
    from = end + stop;
    return [{ before, amount, after: between.slice(0, stop) }];
  });
}

function clauseOf({ before, amount, after }: Piece, subject: string): Clause | undefined {
  const least = LEAST.exec(before + amount.raw);
  const isLeast = least?.[1] === amount.raw && PERCENT.test(before);
  const behind = after.split(/[,(]?\s*\d+(?:\.\d+)?\s?%/)[0]!;
  const isCalled = RETAINED.test(before) || RETAINED_BEHIND.test(behind);
  const nearest = before.slice(-40).replace(/^.*(?:deductible|retention)\b/i, '');
  if ((!isLeast && PERCENT.test(before)) || (!isLeast && OTHER.test(nearest)) || /^\s*(?:limit|aggregate|premium|credit)/i.test(behind)) return undefined; // prettier-ignore
  if (amount.cents < 0) return undefined;
  const terms = (TERMS.exec(behind)?.[1] ?? '').replace(/^for |[\s,]+$/gi, '');
  const own = isLeast ? [before.includes(':') ? causeIn(before.split(':')[0]!) : '', 'minimum', terms].join(' ').trim() : causeIn(before); // prettier-ignore
  const rest = behind.slice(TERMS.exec(behind)?.[0].length ?? 0).replace(/^,?\s*except\b.*|\s[–—-]\s.*/i, '');
  const said = own || causeIn(rest) || (isCalled ? subject : '');
  if (said === 'minimum' || (said !== '' && !CAUSE.test(said))) return undefined;
  return {
    cause: said.replace(/^aop$/i, 'All other perils (AOP)'),
    terms: terms.charAt(0).toUpperCase() + terms.slice(1),
    cents: amount.cents,
    raw: amount.raw,
    isCalled,
    isLeast,
  };
}

/** `$5,000 deductible, $9,000 limit`; in `$9,000, deductible $5,000` the word is the next amount's. */
const CALLED_BEHIND = /^\s*(?:\w+ )?(?:deductible|retention|SIR)\b(?!\s*(?:of|is|:)?\s*$)/i;
const RETAINED_BEHIND = /^[^.;$\d]{0,40}?\b(?:deductible|retention|SIR|ded)\b/i;

/** `each loss caused by wind`. */
export const OF_EACH_LOSS = /^(?:for )?(?:(?:each|any) )?loss(?:es)? (?:caused by|from|due to|by|to)\s+/i;

/** Words of a clause without its number, articles, verbs and the word `deductible` with what it is of. */
function causeIn(words: string): string {
  return (
    words
      .replace(/^[\s,:.(•▪*–—-]+/, '')
      // `D&O (Liberty Plains Exchange, LP-20114)`.
      .replace(/\s\([^()]*\d{3}\)/, '')
      .replace(/^\(?(?:[a-z]|\d{1,2}|[IVX]{1,4})[.)]\s+/, '')
      .replace(/^(?:the|your|an?|with|for|subject to|is|of|and|on)\s+/gi, '')
      .replace(new RegExp(`${RETAINED.source}(?:\\s+(?:for|of|applies|to|on)\\b)?`, 'gi'), ' ')
      .replace(/\s+(?:is|are|will be|remains?|stays?|of|at|with an?|a|the)(?:\s+(?:is|are|at|a))*\s*$/i, '')
      .replace(/^\s*(?:with|for|an?|of|the|is)\s+|^\s*(?:with|for|an?|of|the|is)\s*$/i, '')
      .replace(/^[\s,:.(–—/-]+|[\s:.,…_·(–—/-]+$/g, '')
      .replace(OF_EACH_LOSS, '')
      .replace(/^\[?[xX]\]?(?:\s(?=\w)|$)|^([^(]*)\)$/, '$1')
      .replace(/\s+/g, ' ')
      .trim()
  );
}
