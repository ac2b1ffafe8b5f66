import type { Cell, Line, Page } from '../../page/types';
import { findAmounts } from '../../text/amounts';
import { centsOfCell, withDollar } from '../reading/money-cells';
import { linesOf, rawOf, sentencesOf, type Prose } from '../reading/prose';
import type { MoneyRow } from './premium-tables';
import { CHARGE, COVERAGE, isTotalName, STOP } from './premium-words';

const NOT_PREMIUM =
  /limit|deductible|value|aggregate|occurrence|retention|install(?!ment (?:fee|charge))|expiring|prior|previous|deposit|down payment|minimum|per unit|replacement|reimburse|return|if paid|late|nsf|each/i;

/** Lines that a heading about premiums reaches down to. */
const UNDER = 25;

/**
 * Without a table: `Property premium: $44,180.00`, `General Liability ..... $4,872.00` under a heading that speaks of
 * premiums. A row that names a limit, a deductible or a value is none.
 */
export function premiumLines(pages: Page[]): MoneyRow[] {
  const rows: MoneyRow[] = [];
  for (const page of pages) {
    let under = -Infinity;
    let listed: MoneyRow[] = [];
    page.lines.forEach((line, i) => {
      const text = line.text.trim();
      if (/premium/i.test(text) && !/\$\s?\d|\d\.\d{2}/.test(text) && text.length < 90) under = i;
      if (STOP.test(text)) under = -Infinity;
      const row = rowOfLine(page, line, i - under < UNDER ? 'heading' : undefined);
      const plain = row ?? rowOfLine(page, line, 'list');
      if (plain && !plain.isTotal) listed.push(plain);
      if (row?.isTotal) {
        rows.push(...proven(listed, row).filter((one) => !rows.includes(one)));
        listed = [];
      }
      if (row) rows.push(row);
      // `Premium $184,220`, then its taxes and fees by any name.
      if (row && /^\W*(?:annual |policy |base )*premium\W*$/i.test(row.name)) under = i;
    });
  }
  return rows.sort((a, b) => a.page.number - b.page.number || a.line.index - b.line.index);
}

/** The last rows that add to the total below them are its lines, whatever heads them; what stands above is none. */
function proven(listed: MoneyRow[], total: MoneyRow): MoneyRow[] {
  let sum = 0;
  for (let i = listed.length - 1; i >= 0; i--) {
    sum += listed[i]!.cents;
    if (sum === total.cents && listed.length - i > 1) return listed.slice(i);
  }
  return [];
}

/** `General Liability ..... $4,872.00` in one cell: the amount that ends it, and the name before what leads to it. */
const ENDING_AMOUNT = /[\s:.…_·–—-](\(?-?\$\s?[\d,]{1,15}(?:\.\d{2})?\)?|\d{1,3}(?:,\d{3}){0,3}\.\d{2})$/;
const LONGEST_JOINED = 200;

function joinedOf(text: string): { name: string; raw: string } | undefined {
  const amount = text.length <= LONGEST_JOINED ? ENDING_AMOUNT.exec(text) : null;
  const name = amount && text.slice(0, amount.index).replace(/[\s:.…_·–—-]+$/, '');
  return amount && name ? { name, raw: amount[1]! } : undefined;
}

/** `Property ($10,000 deductible)`: what a name says of its deductible in parentheses, before its premium. */
const WITH_DEDUCTIBLE =
  /\s*[(\[]\s*(?:(?:with|subject to|incl(?:uding|\.)?)\s+)?(?:an?\s+)?(?:(\$\s?[\d,]{1,12}(?:\.\d{2})?)\s*(?:\w+\s+){0,2}(?:deductible|ded\.?|retention|SIR)|(?:deductible|ded\.?|retention|SIR)\s*(?:of\s+|:\s*)?(\$\s?[\d,]{1,12}(?:\.\d{2})?))\s*[)\]]/i;

/** The name without what it says of its deductible, and the words that say it. */
function apart(name: string): { name: string; deductible?: string } {
  const said = name.length <= LONGEST_JOINED ? WITH_DEDUCTIBLE.exec(name) : null;
  const deductible = said?.[1] ?? said?.[2];
  return said && deductible ? { name: name.replace(said[0], ''), deductible } : { name };
}

/** A premium by its name alone. */
export function byNameAlone(row: MoneyRow): MoneyRow {
  return { ...row, name: apart(row.name).name };
}

/** Deductibles that stand in the names of premiums. */
export function deductiblesInNames(premiums: MoneyRow[]): MoneyRow[] {
  return premiums.flatMap((row) => {
    const { name, deductible } = apart(row.line.text.trim());
    const [amount] = deductible === undefined ? [] : findAmounts(deductible);
    if (row.isTotal || !amount || amount.cents <= 0 || !name.startsWith(row.name)) return [];
    const cell = row.line.cells.find(({ text }) => text.includes(deductible!)) ?? row.cell;
    return [{ ...row, cents: amount.cents, raw: deductible!, cell, repaired: false, evidence: 0.93 }];
  });
}

/** `under` is what stands over a line without words of its own: a heading of premiums, or only other such lines. */
function rowOfLine(page: Page, line: Line, under: 'heading' | 'list' | undefined): MoneyRow | undefined {
  const last = line.cells.at(-1);
  if (!last) return undefined;
  const joined = line.cells.length === 1 ? joinedOf(last.text) : undefined;
  const raw = joined?.raw ?? withDollar(last.text, page);
  const amount = centsOfCell({ ...last, text: raw }, page);
  // What adds to the total below it needs no other proof: a class with its payroll and rate, a coverage with its limit.
  const isProven = under === 'list';
  if (!amount || line.cells.length > (isProven ? 6 : 3)) return undefined;
  const cells = line.cells.slice(0, -1).filter(({ text }, c) => c === 0 || !/\d/.test(text));
  const words = joined ? [joined.name] : cells.map((cell) => cell.text);
  const { name } = apart(words.join(' ').replace(/^item\s\d{1,2}[.:]?\s+/i, '').replace(/[\s:.…_-]+$/, '').trim()); // prettier-ignore
  if (name.length < 3 || name.length > 70 || !(isProven ? /[A-Za-z].*[A-Za-z]/ : /[A-Za-z]{3}/).test(name)) return undefined; // prettier-ignore
  const isOther = /\d{3}/.test(name.replace(/20\d\d/g, '')) || /\$/.test(name) || NOT_PREMIUM.test(name);
  if (isOther && !isProven) return undefined;
  const says = /premium/i.test(name) || CHARGE.test(name) || isTotalName(name);
  if (!says && !under) return undefined;
  if (!says && under === 'heading' && !/\$|\.\d{2}\)?$/.test(raw)) return undefined;
  if (!says && !isProven && !/[$,.]/.test(raw)) return undefined;
  return {
    // `Policy premium` is the premium before what is added to it, `Property premium` that of a coverage.
    name: isTotalName(name) ? name : name.replace(/\s*\b(?:annual\s+)?premium$/i, '').trim() || name,
    cents: amount.cents,
    raw,
    cell: last,
    line,
    page,
    isTotal: isTotalName(name),
    repaired: amount.repaired || (!joined && raw !== last.text),
    evidence: /premium/i.test(name) || isTotalName(name) ? 0.95 : 0.85,
  };
}

/** A sentence with a verb, not a field or the row of a table. */
function isTold(sentence: string): boolean {
  return (
    /premium|deductible|retention|\btax|\bfees?\b|charge/i.test(sentence) &&
    /\b(?:is|are|was|at|of|for|carries|with|shall|will|appl(?:y|ies)|provid\w+|totals?|written|has|have|due|subject|rises|goes|remains)\b/.test(
      sentence,
    ) &&
    (sentence.match(/[A-Za-z]{2,}/g)?.length ?? 0) >= 3
  );
}

/** A fee that a way of paying costs, or a delay: no part of any premium. */
const OF_PAYING =
  /\binstal?lments?\b|\bpayments?\b|\bfinanc\w+|\breinstat\w+|\blate\b|\bnsf\b|\breturned\b|\bdown\b/i;

/** What was paid for the term before. */
const FORMER = /\b(?:last year|prior|previous|preceding|former|expir(?:es|ed|ing))\b/i;
/** `so that $50,134.32 is due`: what all before it makes. */
const MAKES = /\b(?:so that|in all|together|making|comes to|amounts to)\b[^$]{0,20}$/i;

type Meaning = 'premium' | 'deductible' | 'total' | 'charge';

const WORD =
  /\b(?:(total|entire|combined)[^.;$]{0,30}?premium|premium|deductible|retention|limit|coverage of|insured (?:for|value)|aggregate|occurrence|taxes|tax|fees?|surcharge|stamping|total|installment|service charge|inspection charge|deposit|down payment)s?\b/gi;

/** Premiums and deductibles told in sentences: `the annual premium for property is $44,180 with a $25,000 deductible`. */
export function told(prose: Prose): { premiums: MoneyRow[]; deductibles: MoneyRow[] } {
  const premiums: MoneyRow[] = [];
  const deductibles: MoneyRow[] = [];
  for (const sentence of sentencesOf(prose.text)) {
    if (sentence.text.length > 900 || !isTold(sentence.text)) continue;
    const amounts = findAmounts(sentence.text).filter((amount) => amount.raw.includes('$'));
    let replaced = '';
    amounts.forEach((amount, i) => {
      const own = sentence.text.slice(i === 0 ? 0 : amounts[i - 1]!.index + amounts[i - 1]!.raw.length, amount.index); // prettier-ignore
      // `the deductible rises from $10,000 to $25,000`: the second has the words of the first, which it replaces.
      const before = /^\s{0,3}to\s{0,3}$/.test(own) ? replaced : own;
      replaced = /\bfrom\s{0,3}$/i.test(own) ? own : '';
      const end = amount.index + amount.raw.length;
      if (FORMER.test(before) || (replaced !== '' && /^\s{0,3}to\s/.test(sentence.text.slice(end)))) return;
      const after = sentence.text.slice(end, amounts[i + 1]?.index ?? sentence.text.length);
      const earlier = sentence.text.slice(0, amount.index);
      const meaning = meaningOf({ before, after, earlier });
      if (!meaning) return;
      const at = { start: sentence.start + amount.index, end: sentence.start + end };
      const name = nameOf({ meaning, before, after, earlier });
      const row = rowAt(prose, at, { name, cents: amount.cents, isTotal: meaning === 'total' });
      if (row) (meaning === 'deductible' ? deductibles : premiums).push(row);
    });
  }
  return { premiums, deductibles };
}

/** By the nearest word: `premium of $5`, `$5 deductible`. One that belongs to the next amount does not count. */
function meaningOf({ before, after, earlier }: Omit<Telling, 'meaning'>): Meaning | undefined {
  const behind = /^[\s,]{0,2}(?:(?:annual|policy|total|per[- ]occurrence|all other perils?|AOP)\s+){0,2}(premium|deductible|retention|limit|aggregate|occurrence|installment)/i.exec(after); // prettier-ignore
  if (MAKES.test(before) && /^\s*(?:(?:is|are) )?(?:now )?(?:due|payable|in all)\b/i.test(after))
    return 'total';
  const words = [...before.matchAll(WORD)];
  const last = words.at(-1);
  const near = last && before.length - last.index - last[0].length < 60 ? last : undefined;
  const word = (behind?.[1] ?? near?.[0] ?? '').toLowerCase();
  if (/^(?:deductible|retention)/.test(word)) return 'deductible';
  if (/premium/.test(word)) return near?.[1] && !behind ? 'total' : 'premium';
  if (/^(?:tax|fee|surcharge|stamping|inspection)/.test(word))
    return OF_PAYING.test(earlier) || /^[^.;$]{0,40}\b(?:each|per|every)\b/i.test(after)
      ? undefined
      : 'charge';
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
  const behind = /^\s*(?:(?:annual\s+)?(?:premium|deductible)\s+)?for\s+(?:the\s+)?([^.;,$]{3,50})/i.exec(
    after,
  )?.[1];
  const found =
    [...before.matchAll(COVERAGE)].at(-1)?.[0] ??
    (behind && [...behind.matchAll(COVERAGE)][0]?.[0]) ??
    [...earlier.matchAll(COVERAGE)].at(-1)?.[0];
  if (meaning === 'premium') return tidy(found ?? 'Premium');
  return tidy(found ?? OF_LOSS.exec(before)?.[1] ?? EACH_LOSS.exec(after)?.[1] ?? 'Deductible');
}

/** `Deductible for each loss to buildings: $5,000`, `The deductible is $5,000 for each breakdown`. */
const OF_LOSS =
  /\b(?:deductible|retention)s? for (?:(?:each|any one|any|all) )?([a-z][a-z &/-]{3,40}?)\s*(?:is|of|:)?\s*$/i;
const EACH_LOSS = /^\s*for (?:each|any one|any) ([a-z][a-z &/-]{3,40}?)(?=\s*(?:[.;,]|$))/i;

const CHARGE_NAME =
  /(?:(?:policy|inspection|state|surplus lines|stamping|premium|filing|broker)\s+)*(?:taxes(?: and fees)?|tax|fees?|surcharges?|charges?|stamping fee)\b/gi;

function tidy(name: string): string {
  const words = name.replace(/\s+/g, ' ').replace(/ coverage$/i, '').trim(); // prettier-ignore
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function rowAt(
  prose: Prose,
  at: { start: number; end: number },
  row: { name: string; cents: number; isTotal: boolean },
): MoneyRow | undefined {
  const [place] = linesOf(prose, at.start, at.end);
  if (!place) return undefined;
  const raw = rawOf(prose, at.start, at.end);
  const cell: Cell | undefined = place.line.cells.find((candidate) => candidate.text.includes(raw)) ?? place.line.cells[0]; // prettier-ignore
  // A field or a row of a table is none of the sentence that it seems to be in.
  if ((cell?.text.match(/[A-Za-z]{2,}/g)?.length ?? 0) < 3) return undefined;
  return cell ? { ...row, raw, cell, ...place, repaired: false, evidence: 0.82 } : undefined;
}
