import { findAmounts } from '../../text/amounts';
import { rawOf, sentencesOf, type Prose } from '../reading/prose';
import { placesOf } from './money-items';
import { saidNumber } from './policy-facts';
import type { MoneyRow } from './premium-tables';
import { COVERAGE } from './premium-words';
import { PERIL } from './retained-lists';
import { sumOf } from './settled';

/** A sentence with a verb or the number of a policy, not a field or the row of a table. */
export function isTold(sentence: string): boolean {
  return (
    // What another choice would cost is no part of this policy.
    /^(?!\W*(?:if|example)\b).*?(?:premium|deductible|retention|\btax|\bfees?\b|charge)/is.test(sentence) &&
    (saidNumber(sentence) !== undefined ||
      /\b(?:is|are|was|at|of|for|carries|with|shall|will|paid|appl(?:y|ies)|provid\w+|totals?|written|has|have|due|subject|rises|goes|remains|stays)\b/.test(
        sentence,
      )) &&
    (sentence.match(/[A-Za-z]{2,}/g)?.length ?? 0) >= 3
  );
}

/** A fee that a way of paying costs, or a delay: no part of any premium. */
const OF_PAYING =
  /\binstal?lments?\b|\bpayments?\b|\bfinanc\w+|\breinstat\w+|\blate\b|\bnsf\b|\breturned\b|\bdown\b/i;

/** What was paid for the term before, or is still owed; what was offered, or an average is. */
const FORMER =
  /\b(?:last year|prior|previous|preceding|former|expir(?:es|ed|ing)|owed|owing|unpaid|outstanding|past due|average|alternative|quoted|option)\b/i;
/** `so that $50,134.32 is due`: what all before it makes. */
const MAKES = /\b(?:so that|in all|together|making|comes to|amounts to)\b[^$]{0,20}$/i;

/** `$700 for property, $200 for liability`: of a list each amount has its coverage behind it. */
const FOR_COVERAGE = new RegExp(`^\\s*(?:(?:is|are)\\s+)?for\\s+(?:the\\s+)?(${COVERAGE.source})`, 'i');

/** `(property $700, GL $200)`: of a list each amount has its coverage before it. */
const OF_COVERAGE = new RegExp(`(${COVERAGE.source}|\\bGL)\\s*$`, 'i');

type Meaning = 'premium' | 'deductible' | 'total' | 'charge';

const WORD =
  /\b(?:(total|entire|combined|in (?:consideration|return) (?:of|for))[^.;$]{0,30}?(?:premium|the payment of)|premium|(?<!(?:plus|less|minus|exceeds) (?:the|your) )deductible|retention|limit|coverage of|insured (?:for|value)|aggregate|(?<!(?:each|per) )occurrence|taxes|tax|fees?|surcharge|stamping|total|installment|service charge|inspection charge|deposit|down payment)s?\b/gi;

/** Premiums and deductibles told in sentences: `the annual premium for property is $44,180 with a $25,000 deductible`. */
export function told(prose: Prose): { premiums: MoneyRow[]; deductibles: MoneyRow[] } {
  const premiums: MoneyRow[] = [];
  const deductibles: MoneyRow[] = [];
  for (const sentence of sentencesOf(prose.text)) {
    const text = sentence.text.replaceAll('\n', ' ');
    const isOpen = isTold(text);
    if (text.length > 900 || (!isOpen && premiums.length === 0)) continue;
    const amounts = findAmounts(text).filter((amount) => amount.raw.includes('$'));
    let replaced = '';
    let last: Meaning | undefined;
    const parts: MoneyRow[] = [];
    amounts.forEach((amount, i) => {
      const own = text.slice(i === 0 ? 0 : amounts[i - 1]!.index + amounts[i - 1]!.raw.length, amount.index); // prettier-ignore
      // `the deductible rises from $10,000 to $25,000`: the second has the words of the first, which it replaces.
      const before = /^\s{0,3}to\s{0,3}$/.test(own) ? replaced : own;
      replaced = /\bfrom\s{0,3}$/i.test(own) ? own : '';
      const end = amount.index + amount.raw.length;
      if (
        FORMER.test(before) ||
        /^\s*(?:was|were) (?:also )?(?:offered|quoted|declined)\b/.test(text.slice(end)) ||
        (replaced !== '' && /^\s{0,3}to\s/.test(text.slice(end)))
      )
        return;
      const after = text.slice(end, amounts[i + 1]?.index ?? text.length);
      const earlier = text.slice(0, amount.index);
      const goesOn = last === 'deductible' && isOfPeril(own, after);
      const isPart = !isOpen || /\bincludes?\s*$/i.test(before);
      const meaning = isPart
        ? undefined
        : (meaningOf({ before, after, earlier }) ?? (goesOn ? last : undefined));
      last = meaning;
      const at = { start: sentence.start + amount.index, end: sentence.start + end };
      if (!meaning) {
        const coverage = FOR_COVERAGE.exec(after)?.[1] ?? OF_COVERAGE.exec(own)?.[1];
        const part =
          coverage && rowAt(prose, at, { name: tidy(coverage), cents: amount.cents, isTotal: false });
        if (part) parts.push(part);
        return;
      }
      const name = nameOf({ meaning, before, after, earlier });
      const row = rowAt(prose, at, { name, cents: amount.cents, isTotal: meaning === 'total' });
      if (row) (meaning === 'deductible' ? deductibles : premiums).push(row);
    });
    // `It includes $700 for property and $200 for liability`: what adds to a premium makes it.
    const sum = sumOf(parts);
    if (parts.length > 1 && premiums.some(({ cents }) => cents === sum)) premiums.unshift(...parts);
  }
  return { premiums: withWhole(premiums), deductibles };
}

/** `a premium of $900, of which $700 is for property and $200 for liability`: what the named ones add to is their total. */
function withWhole(premiums: MoneyRow[]): MoneyRow[] {
  const isNamed = ({ name, isTotal }: MoneyRow): boolean => !isTotal && name !== 'Premium';
  const named = premiums.filter(isNamed);
  const sum = sumOf(named);
  return named.length < 2
    ? premiums
    : premiums.map((row) =>
        isNamed(row) || row.cents !== sum ? row : { ...row, name: 'Total premium', isTotal: true },
      );
}

/** By the nearest word: `premium of $5`, `$5 deductible`. One that belongs to the next amount does not count. */
function meaningOf({ before, after, earlier }: Omit<Telling, 'meaning'>): Meaning | undefined {
  const behind = /^(?!\s*,\s*(?:deductible|retention))[\s,]{0,2}(?:(?:is|the|annual|policy|total|per[- ]occurrence|all other perils?|AOP)\s+){0,2}(premium|deductible|retention|limit|aggregate|occurrence|installment|charge(?= for))/i.exec(after); // prettier-ignore
  if (
    MAKES.test(before) &&
    /^\s*(?:(?:is|are|will be) )?(?:now )?(?:due|payable|billed|in all)\b/i.test(after)
  )
    return 'total';
  const words = [...before.matchAll(WORD)];
  const last = words.at(-1);
  const near = last && before.length - last.index - last[0].length < 60 ? last : undefined;
  const word = (behind?.[1] ?? near?.[0] ?? '').toLowerCase();
  if (/^(?:deductible|retention)/.test(word)) return 'deductible';
  if (/premium|^charge|payment of/.test(word))
    return near?.[1] && !behind && !/^[\s,]*plus\b/.test(after) ? 'total' : 'premium';
  if (/^(?:tax|fee|surcharge|stamping|inspection)/.test(word))
    return OF_PAYING.test(earlier) || /^[^.;$]{0,40}\b(?:each|per|every)\b/i.test(after)
      ? undefined
      : 'charge';
  const nearest = [...earlier.matchAll(WORD)].at(-1)?.[0] ?? '';
  if (word === '' && /premium/i.test(nearest) && FOR_COVERAGE.test(after)) return 'premium';
  return /^total/.test(word) && /premium|cost|due|charge|\bfees?\b/i.test(`${earlier} ${before}`)
    ? 'total'
    : undefined;
}

interface Telling {
  meaning: Meaning;
  before: string;
  after: string;
  earlier: string;
}

/** The coverage that is named with an amount: since the amount before, right behind, or earlier in the sentence. */
function nameOf({ meaning, before, after, earlier }: Telling): string {
  if (meaning === 'total') return 'Total premium';
  if (meaning === 'charge') return tidy([...before.matchAll(CHARGE_NAME)].at(-1)?.[0] ?? 'Taxes and fees');
  if (meaning === 'deductible') return tidy(lossOf({ before, after, earlier }));
  const behind = /^\s*(?:is\s+)?(?:the\s+)?(?:(?:annual\s+)?(?:premium|deductible|charge)\s+)?for\s+(?:the\s+)?([^.;,$]{3,50})/i.exec(after)?.[1]; // prettier-ignore
  if (behind?.startsWith('all other')) return 'All other coverage';
  const listed = meaning === 'premium' ? FOR_COVERAGE.exec(after)?.[1] : undefined;
  if (listed) return tidy(listed);
  const found =
    [...before.matchAll(COVERAGE)].at(-1)?.[0] ??
    (behind && [...behind.matchAll(COVERAGE)][0]?.[0]) ??
    [...earlier.matchAll(COVERAGE)].at(-1)?.[0];
  return tidy(found ?? 'Premium');
}

/** Of what a deductible is: the loss behind it, else the words before it, else the coverage that the sentence began with. */
function lossOf({ before, after, earlier }: Omit<Telling, 'meaning'>): string {
  const loss = FOR_LOSS.exec(after)?.[1] ?? OF_LOSS.exec(before)?.[1];
  if (loss && OF_OTHERS.test(loss)) return 'All other perils';
  return (
    loss ?? CALLED.exec(before)?.[1] ?? [before, earlier].map((text) => [...text.matchAll(COVERAGE)].at(-1)?.[0]).find(Boolean) ?? 'Deductible' // prettier-ignore
  );
}

/** `all losses other than wind`. */
const OF_OTHERS = /\bother than\b|\ball other\b|\bexcept\b/i;

/** `$25,000 for water damage and $1,000 for glass`, `ice dams to $15,000`, behind a deductible: of perils each has its own. */
function isOfPeril(before: string, after: string): boolean {
  const own = before.split(/[,;()]|\band\b/).at(-1)!;
  return (
    !/\b(?:minimum|least|less|limit)\b/i.test(own) && PERIL.test(`${own} ${FOR_LOSS.exec(after)?.[1] ?? ''}`)
  );
}

/** `the ice dam deductible remains $5,000`: of what it is stands before the word. */
const CALLED =
  /\b(?:the|an?|your)\s+(?!(?:policy|annual|same|basic|standard)\b)((?:[a-z][a-z/-]{1,20}\s+){1,3})(?:deductible|retention)\b/i;

/** `Deductible for each loss to buildings: $5,000`, `The deductible is $5,000 for each breakdown`. */
const OF_LOSS =
  /\b(?:deductible|retention)s? for (?:(?:each|any one|any|all) )?([a-z][a-z &/-]{3,40}?)\s*(?:is|of|:)?\s*$/i;
const FOR_LOSS =
  /^\s*(?:(?:per|each) \w+ )?for (?!(?:each |any one |any )?(?:the|loss|claim|occurrence|event)\b)(?:(?:each|any one|any) )?([a-z][a-z &/-]{3,40}?)(?=\s*(?:[.;,]|\sand\b|$))/i;

const CHARGE_NAME =
  /(?:(?:policy|inspection|state|surplus lines|stamping|premium|filing|broker)\s+)*(?:taxes(?: and fees)?|tax|fees?|surcharges?|charges?|stamping fee)\b/gi;

function tidy(name: string): string {
  const words = name.replace(/\s+/g, ' ').replace(/ coverage$/i, '').trim(); // prettier-ignore
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A field or a row of a table is none of the sentence that it seems to be in. */
function rowAt(
  prose: Prose,
  at: { start: number; end: number },
  row: Pick<MoneyRow, 'name' | 'cents' | 'isTotal'>,
): MoneyRow | undefined {
  // prettier-ignore
  const raw = rawOf(prose, at.start, at.end);
  const [place] = placesOf(prose, { ...at, raw });
  const isTold = (place?.cell.text.match(/[A-Za-z]{2,}/g)?.length ?? 0) > 2;
  return place && isTold ? { ...row, raw, ...place, repaired: false, evidence: 0.82 } : undefined;
}
