import type { BudgetLine, BudgetPart, Citation, StatedDues } from '@hoa/contracts';
import { inLines, type Evidence, type ProposalDocument } from './evidence';

/** `28 x $210`, `28 lots @ 210.00`, `$210 x 28 units`: how many homes, and what each of them pays. */
const COUNT_FIRST =
  /(?<![\d.,$])(\d{1,5})\s*(?:[a-z-]+\s+){0,2}(?:[a-z]+\s*)?(?:x|×|\*|@|at)\s*\$?\s*(\d[\d,]*(?:\.\d{1,2})?)/i;
const AMOUNT_FIRST = /\$\s*(\d[\d,]*(?:\.\d{1,2})?)\s*(?:\/\s?[a-z]+\s*)?(?:x|×|\*)\s*(\d{1,5})(?![\d.,])/i;
const TIMES_A_YEAR = { year: 1, quarter: 4, month: 12 } as const;
/** An assessment for one purpose may be of some of the homes. */
const NOT_OF_ALL =
  /\b(?:special|parking|garage|storage|slips?|docks?|boats?|pets?|late|transfer|rental|snow)\b/i;
/** `Lakefront lots`, `two-bedroom units`: what sets some of the homes apart from the others. */
const CLASS =
  /\b(?!all\b|the\b|of\b|for\b|per\b|and\b|dues\b|fees?\b|assessments?\b)([a-z][a-z-]*)\s+(?:units|homes|homesites|lots|residences|condos|townhomes|villas|apartments)\b/i;
/** The multiplication itself shows what the figures are. */
const PROVEN = 3;

export interface ProvenDues {
  units: Evidence<number>;
  /** Absent where classes of homes pay differently. */
  dues?: Evidence<StatedDues>;
}

interface Product extends ProvenDues {
  words: string;
}

/**
 * Units and dues that a document states as a multiplication whose result is an income line of its budget: `Dues (28 x
 * $210)` of $70,560 a year, or `28 homes at $210 per month` above it, is 28 homes at $210 a month. Lines that count
 * differently prove nothing, as they may count parts of the homes, unless each names its own class of homes.
 */
export function provenDues(document: ProposalDocument): ProvenDues[] {
  const incomes = document.facts.parts.flatMap((part) => (part.kind === 'budget' ? incomesOf(part) : []));
  const inWords = inLines(document, (lines, at) => {
    const words = lines[at] ?? '';
    return incomes.some(({ line }) => words.includes(line.description)) ? [] : [{ words }];
  });
  const found = [
    ...incomes.flatMap(({ line, yearly, source }) => provenBy(line.description, { yearly, source })),
    ...inWords.flatMap(({ words, source }) =>
      incomes.flatMap(({ yearly }) => provenBy(words, { yearly, source })),
    ),
  ];
  const classes = ofClasses(found);
  if (classes) return [classes];
  return new Set(found.map(({ units }) => units.value)).size === 1 ? found.slice(0, 1) : [];
}

interface Income {
  line: BudgetLine;
  yearly: number;
  source: Citation;
}

function incomesOf({ lines, columns }: BudgetPart): Income[] {
  const yearly = columns.filter(({ role }) => role === 'budget' || role === 'proposed').slice(0, 4);
  return lines.flatMap((line) => {
    if (line.type !== 'income' || NOT_OF_ALL.test(line.description)) return [];
    return yearly.flatMap(({ id }) => {
      const cell = line.cells[id];
      return cell ? [{ line, yearly: Number(cell.value), source: cell.source }] : [];
    });
  });
}

function provenBy(words: string, amount: { yearly: number; source: Citation }): Product[] {
  if (NOT_OF_ALL.test(words)) return [];
  const [, count, each] = COUNT_FIRST.exec(words) ?? [];
  const [, other, homes] = count === undefined ? (AMOUNT_FIRST.exec(words) ?? []) : [];
  const units = Number(count ?? homes);
  const paid = Number((each ?? other ?? '').replace(/,/g, ''));
  if (!(units >= 2) || !(paid > 0)) return [];
  const period = (['month', 'quarter', 'year'] as const).find(
    (one) => Math.abs(units * paid * TIMES_A_YEAR[one] - amount.yearly) < 1,
  );
  if (!period) return [];
  const { source } = amount;
  return [
    {
      words,
      units: { value: units, weight: PROVEN, source },
      dues: { value: { amount: paid.toFixed(2), period }, weight: PROVEN, source },
    },
  ];
}

/** Classes of homes together are all of them, where every line names one of its own. */
function ofClasses(found: readonly Product[]): ProvenDues | undefined {
  const lines = [...new Map(found.map((one) => [one.words, one])).values()];
  const classes = new Map(
    lines.map(({ words, units }) => [CLASS.exec(words)?.[1]?.toLowerCase(), units.value]),
  );
  const [first] = lines;
  if (!first || classes.size < 2 || classes.size < lines.length || classes.has(undefined)) return undefined;
  const value = [...classes.values()].reduce((sum, units) => sum + units, 0);
  return { units: { ...first.units, value } };
}
