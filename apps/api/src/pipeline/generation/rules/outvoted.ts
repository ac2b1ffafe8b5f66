import type { Cents, EndYear } from '@hoa/budget-math';
import { isOperating, LEAST_COSTS } from './fund-accounts';
import type { LineReading } from './readings';
import { SHARED_BY_VERSIONS } from './same-money';
import { dollars } from './text';
import type { GenerationDocument, PriorFigure, RunNote } from './types';

/** What one document states as the adopted budget of the latest year. */
interface Plan {
  documentIndex: number;
  name: string;
  costCents: Cents;
  /** Descriptions of its lines, as they are compared. */
  lines: ReadonlySet<string>;
}

/** Part of the costs by which plans of whole dollars and of cents differ. */
const ROUNDING = 0.0005;
/** A budget that was changed during the year differs from those before it. */
const CHANGED = /\b(?:amended|revised|reforecast|supplement\w*)\b/i;

/**
 * The adopted budget, the same one as the accounting program prints it, and a draft of which nothing says that it is one:
 * where two documents agree on a year's budget, a third one of other costs counts as proposed, and a note says so.
 */
export function draftsOutvoted(
  readings: readonly LineReading[],
  documents: readonly GenerationDocument[],
): { readings: LineReading[]; notes: RunNote[] } {
  const year = Math.max(
    0,
    ...readings.flatMap(({ figures }) => figures.filter(isAdopted).map((one) => one.endYear)),
  );
  const plans = plansOf(readings, { year, documents });
  const agreed = plans.filter((one) => plans.some((other) => other !== one && areEqual(one, other)));
  const [first] = agreed;
  // Two pairs that differ prove nothing.
  if (!first || !agreed.every((one) => areEqual(one, first))) return { readings: [...readings], notes: [] };
  const drafts = plans.filter(
    (one) =>
      !agreed.includes(one) && !CHANGED.test(one.name) && agreed.some((other) => areVersions(one, other)),
  );
  const isDraft = (index: number): boolean => drafts.some(({ documentIndex }) => documentIndex === index);
  return {
    readings: readings.map((reading) =>
      isDraft(reading.documentIndex)
        ? {
            ...reading,
            figures: reading.figures.map((one) => (isOfYear(one, year) ? { ...one, isProposal: true } : one)),
          }
        : reading,
    ),
    notes: drafts.map((draft) => noteOf(draft, agreed)),
  };
}

const isAdopted = ({ basis, isProposal }: PriorFigure): boolean => basis === 'budget' && !isProposal;
const isOfYear = (figure: PriorFigure, year: EndYear): boolean =>
  isAdopted(figure) && figure.endYear === year;

function plansOf(
  readings: readonly LineReading[],
  of: { year: EndYear; documents: readonly GenerationDocument[] },
): Plan[] {
  return of.documents.flatMap(({ name }, documentIndex): Plan[] => {
    const own = readings.filter((one) => one.documentIndex === documentIndex && isOperating(one));
    const planned = own.flatMap(({ figures, type, name: line }) => {
      const figure = figures.find((one) => isOfYear(one, of.year));
      return figure ? [{ type, line, cents: figure.cents }] : [];
    });
    const costs = planned.filter(({ type, cents }) => type === 'expense' && cents !== 0);
    if (costs.length < LEAST_COSTS) return [];
    const costCents = costs.reduce((sum, { cents }) => sum + cents, 0);
    return [{ documentIndex, name, costCents, lines: new Set(planned.map(({ line }) => line)) }];
  });
}

const areEqual = (a: Plan, b: Plan): boolean =>
  Math.abs(a.costCents - b.costCents) <= ROUNDING * Math.abs(a.costCents);

function areVersions(a: Plan, b: Plan): boolean {
  const shared = [...a.lines].filter((line) => b.lines.has(line)).length;
  return shared >= SHARED_BY_VERSIONS * Math.min(a.lines.size, b.lines.size);
}

function noteOf(draft: Plan, [first, second]: readonly Plan[]): RunNote {
  return {
    code: 'draft_outvoted',
    message: `${draft.name} states a budget with expenses of ${dollars(draft.costCents)}; ${first!.name} and ${second!.name} agree on ${dollars(first!.costCents)} for the same year. It is taken for a draft: if it is the adopted budget, leave the others out.`,
  };
}
