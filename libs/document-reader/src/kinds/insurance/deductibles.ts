import type { Line, Page } from '../../page/types';
import { findLabelled, type Labelled, type Parse } from '../reading/labels';
import { amountIn } from '../reading/money-cells';
import { rowOf } from './money-items';
import { CARRIER_LABEL, isInsurerName, POLICY_LABEL } from './policy-facts';
import type { MoneyRow } from './premium-tables';

const LABEL =
  /^(?:[•▪*-]\s)?(?:item\s{1,3}\w{1,3}[.)]\s{1,3})?(?:[A-Za-z/&,'’ ()-]{0,50}?)\b(?:deductibles?|(?:self[- ]insured )?retentions?|self[- ]insured(?=\s*$)|ded(?=:))\b(?:\s*\([^)]*\))?\s*:?/i;

/** `The deductible is $2,500 for each loss`: a sentence is read as one, and so is the line with which it goes on. */
const IN_SENTENCE =
  /^(?:[Tt]he|[Yy]our) (?:\w+ )?deductible (?:is|will be)\b|^(?:deductible|retention)\b.*\b(?:is|was)\b/;

/** `Deductible: $0` says that there is none; an amount of no dollars without its sign is an empty field. */
const isStated = ({ value, raw }: { value: number; raw: string }): boolean =>
  value > 0 || (value === 0 && raw.startsWith('$'));

/** `Property deductible: $10,000`, or a lone `Deductible: $10,000` under the heading of its coverage. */
export function labelledDeductibles(pages: Page[]): MoneyRow[] {
  const lines = pages.flatMap((page) => page.lines);
  return findLabelled(pages, LABEL, amountOf)
    .filter((hit) => (hit.how !== 'below' || isItem(hit)) && isStated(hit) && !IN_SENTENCE.test(hit.label))
    .flatMap((hit) => [rowOf({ ...hit, cents: hit.value, name: nameOf(hit, lines) }), ...alikeBelow(hit)]);
}

/** `Plate glass   $250 per claim` under a deductible of `$1,000 per claim`: what applies alike is one too. */
function alikeBelow({ page, line, cell, raw, how }: Labelled<number>): MoneyRow[] {
  const terms = cell.text.slice(cell.text.indexOf(raw) + raw.length);
  if (how !== 'right' || !/^ (?:per|each|any one) [a-z ]+$/i.test(terms)) return [];
  const rows: MoneyRow[] = [];
  for (const next of page.lines.slice(page.lines.indexOf(line) + 1)) {
    const [name, value, ...more] = next.cells;
    const amount = value?.text.endsWith(terms) ? amountIn(value.text.slice(0, -terms.length)) : undefined;
    if (!name || !value || !amount || more.length > 0 || LABEL.test(name.text)) break;
    rows.push(
      rowOf({ name: name.text, cents: amount.value, raw: amount.raw, cell: value, line: next, page }),
    );
  }
  return rows;
}

/** `Item 6. Self-insured retention` over an amount alone: a numbered item answered in the line below it. */
function isItem({ label, line }: { label: string; line: Line }): boolean {
  return (
    /^item\s/i.test(label) &&
    /retention/i.test(label) &&
    /^\$\s?[\d,]{1,14}(?:\.\d{2})?$/.test(line.text.trim())
  );
}

/** `$2,500 each claim`: one amount, and for what; of two, or beside a percentage, none. */
const amountOf: Parse<number> = (text) => {
  const isOther = /%|\bpercent\b|\d\W{1,4}\$|\$[^$]{1,80}\$/.test(text);
  return isOther ? undefined : amountIn(text);
};

/** What the deductible is of. A retention is the whole policy's: no heading over it is its coverage. */
function nameOf({ label, line }: { label: string; line: Line }, lines: Line[]): string {
  const isRetention = /retention|self[- ]insured/i.test(label);
  return withoutDeductible(label) || (isRetention ? 'Retention' : nameBeside(label, line) || headingAbove(lines, line) || 'Deductible'); // prettier-ignore
}

/** `Ice dams   [X]   DED: 20,000`: in a form the cause stands before its field. */
function nameBeside(label: string, { cells }: Line): string | undefined {
  const first = cells[0]?.text ?? '';
  return first !== label && !/[:$\d]/.test(first) ? first : undefined;
}

/** `Garage Liability — limit $1,000,000; deductible $5,000 each claim.`: a coverage and its terms in one line. */
const IN_TERMS =
  /^\W{0,3}([A-Z][A-Za-z&,'’/() -]{3,60}?)\s*(?:[—–:]|\s-\s|\.{2,})\s*([^—–\n]{0,120}?\b(?:deductible|retention)\b(?:\s*(?:of|is|:))?\s*)(\$\s?\d[\d,]{0,14}(?:\.\d{2})?)(?!\s*(?:\/|or|and|%|to)\s*[$\d])/;

const OF_LIMIT = /^(?:(?:policy|aggregate|each|per|occurrence|general|combined|single) ){0,3}limits?\b/i;
const OWN_NAME = /\b(?:self[- ]insured )?(?:deductible|retention)\b/i;

/** `Theft   $300,000 limit   $5,000 deductible`: a cell that says itself what its amount is. */
const OWN_CELL = /^(\$\s?\d[\d,]{0,14}(?:\.\d{2})?) (?:deductible|retention)$/i;

/** Deductibles that stand behind the limit of their coverage, in its own line. */
export function deductiblesInTerms(pages: Page[]): MoneyRow[] {
  return pages.flatMap((page) =>
    page.lines.flatMap((line) => {
      const [name, ...cells] = line.cells;
      const own = cells.find(({ text }) => OWN_CELL.test(text));
      const stated = own && amountIn(OWN_CELL.exec(own.text)![1]!);
      if (name && own && stated && !/\$/.test(name.text))
        return [rowOf({ name: name.text, cents: stated.value, raw: stated.raw, cell: own, line, page })];
      const match = IN_TERMS.exec(line.text.slice(0, LONGEST_ROW));
      const isOfCoverage = match && /\$/.test(match[2]!);
      const amount = isOfCoverage ? amountIn(match[3]!) : undefined;
      const cell = line.cells.find(({ text }) => match && text.includes(match[3]!));
      if (!match || !amount || !cell || amount.value <= 0) return [];
      // `Limit: $5,000,000. Self-insured retention: $10,000`: a limit is no coverage, the retention has its own name.
      const coverage = OF_LIMIT.test(match[1]!)
        ? (OWN_NAME.exec(match[2]!)?.[0] ?? 'Deductible')
        : match[1]!.trim();
      return [rowOf({ name: coverage, cents: amount.value, raw: match[3]!, cell, line, page })];
    }),
  );
}

/** `Deductible, all other perils`, `Deductible BI/PD per claim`: of what it is may stand behind the word. */
const OF_WHAT =
  /^\s*(?:[Dd]eductibles?|DEDUCTIBLES?|[Rr]etentions?|RETENTIONS?)\s?(?:(?:,|-|–|\()\s?|(?=[A-Z]{2,}\/))([A-Za-z][A-Za-z &/-]{3,50}?)\)?\s*:?\s*$/;

/** What a label says the deductible is of. */
export function withoutDeductible(label: string): string {
  const behind = OF_WHAT.exec(label.slice(0, LONGEST_ROW))?.[1];
  if (behind) return behind;
  return label
    .replace(/\b(?:deductibles?|(?:self-insured )?retentions?|ded(?=:))\b.*$/i, '')
    .replace(/^\s*(?:[•▪*-]\s*|\(?(?:item )?\w{1,2}[.)]\s*)/i, '')
    .replace(/[\s:,-]+$/, '')
    .trim();
}

/** The nearest words alone above a field, before all those over a policy's own fields. */
function headingAbove(lines: Line[], field: Line): string | undefined {
  const at = lines.indexOf(field);
  const from = Math.max(0, at - 8);
  const above = lines.slice(from, at).flatMap((line, i) => {
    const { cells, text } = line;
    const isHeading = cells.length === 1 && text.length < 60 && !/[:$]|\d{3}/.test(text) && /^[A-Z]/.test(text) && !isInsurerName(text.trim()); // prettier-ignore
    return isHeading ? [{ text: text.trim(), next: lines[from + i + 1]!.text }] : [];
  });
  return (above.findLast(({ next }) => CARRIER_LABEL.test(next) || POLICY_LABEL.test(next)) ?? above.at(-1))?.text; // prettier-ignore
}

export const HEADING =
  /^\W*(?:section \w{1,4}\s*[-–—:]\s*)?(?:(?:schedule|list|summary) of )?(?:(?:policy|your|applicable|current|special|optional|additional) )?deductibles?(?:,? (?:at|by|per|each|any one) [a-z ]{3,24})?\W*$/i;
/** `General Liability ..... $1,000` in one cell, or the name and the amount in two. */
const ROW = /^(.*[A-Za-z]{3}[^$]*?)[\s:.…_·–—-]{2,}(\$?\s?\d[\d,]{0,14}(?:\.\d{2})?)$/;
const WITHOUT_AMOUNT = /\b(?:none|nil|n\/a|not applicable|waived|included)\W*$/i;
const LONGEST_LIST = 25;
const LONGEST_ROW = 200;

/** Coverages with an amount each under a heading of deductibles, down to the first line that is no such row. */
export function listedDeductibles(pages: Page[]): MoneyRow[] {
  return pages.flatMap((page) =>
    page.lines.flatMap((line, i) => (HEADING.test(line.text) ? rowsUnder(page, i) : [])),
  );
}

function rowsUnder(page: Page, heading: number): MoneyRow[] {
  const rows: MoneyRow[] = [];
  for (const line of page.lines.slice(heading + 1, heading + 1 + LONGEST_LIST)) {
    const text = line.text.trim();
    const cell = line.cells.at(-1);
    const match = text.length <= LONGEST_ROW ? ROW.exec(text) : null;
    const amount = match && cell ? amountIn(match[2]!) : undefined;
    if (!match || !cell || !amount) {
      if (WITHOUT_AMOUNT.test(text)) continue;
      break;
    }
    const name = match[1]!.replace(/[\s:.…_-]+$/, '');
    rows.push(rowOf({ name, cents: amount.value, raw: match[2]!, cell, line, page }));
  }
  return rows.filter(({ cents }) => cents > 0);
}
