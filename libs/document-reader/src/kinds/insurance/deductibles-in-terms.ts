import type { Page } from '../../page/types';
import { amountIn } from '../reading/money-cells';
import type { Prose } from '../reading/prose';
import { LONGEST_FIELD } from './deductibles';
import { placesOf, rowOf } from './money-items';
import type { MoneyRow } from './premium-tables';

/** `Garage Liability — limit $1,000,000; deductible $5,000 each claim.`: a coverage and its terms in one line. */
const IN_TERMS =
  /^\W{0,3}([A-Z][A-Za-z&,'’/() -]{3,60}?)\s*(?:[—–:]|\s-\s|\.{2,})\s*([^—–\n]{0,120}?\b(?:deductible|retention)\b(?:\s*(?:of|is|:))?\s*)(\$\s?\d[\d,]{0,14}(?:\.\d{2})?)(?!\s*(?:\/|or|and|%|to)\s*[$\d])/;

const OF_LIMIT = /^(?:(?:policy|aggregate|each|per|occurrence|general|combined|single) ){0,3}limits?\b/i;
const OWN_NAME = /\b(?:self[- ]insured )?(?:deductible|retention)\b/i;

/** `Theft   $300,000 limit, $5,000 deductible`: a cell that says itself what its amount is. */
const OWN_CELL =
  /^(?:\$\s?\d[\d,]{0,14} limit,? )?(\$\s?\d[\d,]{0,14}(?:\.\d{2})?) (?:deductible|retention)$/i;

/** `Employee theft limit $300,000, deductible $5,000`, `; theft $300,000 with a $5,000 deductible`: a coverage and its terms run on in a paragraph. */
const RUN_ON =
  /(?<=(?:^|[\n.;:,] ?))((?:[A-Z]|(?<=;\s)[a-z])[A-Za-z&'’/-]{1,24}(?: [A-Za-z&'’/-]{1,24}){0,5}?)\s(?:limit\s)?(?:of\s)?\$\d[\d,]{0,14},?\s(?:(?:with an?\s|an?\s)?(?:deductible|retention)\s(?:of\s)?(\$\d[\d,]{0,14})(?![\d%])|with\s(?:an?\s)?(\$\d[\d,]{0,14})\s(?:deductible|retention))/g;

/** Deductibles of coverages that a paragraph tells with their limits. */
export function deductiblesRunOn(prose: Prose): MoneyRow[] {
  return [...prose.text.matchAll(RUN_ON)].flatMap((match) => {
    const [name, raw] = [match[1]!.replace(/\s+/g, ' '), (match[2] ?? match[3])!];
    const amount = amountIn(raw);
    const start = match.index + match[0].lastIndexOf(raw);
    return placesOf(prose, { start, end: start + raw.length, raw }).flatMap((place) =>
      amount ? [rowOf({ name, cents: amount.value, raw, ...place })] : [],
    );
  });
}

/** Deductibles that stand behind the limit of their coverage, in its own line. */
export function deductiblesInTerms(pages: Page[]): MoneyRow[] {
  return pages.flatMap((page) =>
    page.lines.flatMap((line) => {
      const [name, ...cells] = line.cells;
      const own = cells.find(({ text }) => OWN_CELL.test(text));
      const stated = own && amountIn(OWN_CELL.exec(own.text)![1]!);
      if (name && own && stated && !name.text.includes('$'))
        return [rowOf({ name: name.text, cents: stated.value, raw: stated.raw, cell: own, line, page })];
      const match = IN_TERMS.exec(line.text.slice(0, LONGEST_FIELD));
      const isOfCoverage = match && match[2]!.includes('$');
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
