import type { Truth, TruthPart } from '@hoa/bench-associations';
import type { Cited, Citation, Facts, FactWarning, Part } from '@hoa/contracts';
import { totalOf } from '../score/papers';

const SOURCE: Citation = { documentId: 1, documentName: 'paper', readingId: 'perfect', page: 1, quote: '' };

/** A value as the reader would give it, on page 1 and quite sure. */
export function cited<T>(value: T, confidence = 0.99): Cited<T> {
  return { value, raw: String(value), source: SOURCE, confidence, by: 'rules' };
}
const maybe = <T>(value: T | undefined): Cited<T> | undefined =>
  value === undefined ? undefined : cited(value);

export const warning = (message: string, page?: number): FactWarning => ({
  code: 'planted',
  message,
  ...(page === undefined ? {} : { at: { ...SOURCE, page } }),
});

/**
 * The facts of a reader that makes no mistake: what a scorer must find flawless, and what errors are planted in. Part
 * number n stands on page n.
 */
export function perfectFacts(truth: Truth): Facts {
  return {
    schema: 1,
    documentId: 1,
    readingId: 'perfect',
    status: 'ready',
    kind: truth.kind,
    confidence: 1,
    reader: { engine: 'perfect', version: '1' },
    association: maybe(truth.association),
    fiscalYear: maybe(truth.fiscalYear),
    parts: truth.parts.map(
      (part, i) => ({ id: `p${i + 1}`, pages: [i + 1, i + 1], ...partOf(part) }) as Part,
    ),
    warnings: truth.parts.flatMap((part, i) => warningsOf(part, i + 1)),
  };
}

/** The part without its place, which the caller adds. */
function partOf(part: TruthPart): object {
  if (part.kind === 'budget')
    return {
      kind: part.kind,
      columns: part.columns.map(({ id, label, year, role }) => ({ id, label, year, role })),
      lines: part.lines.map(({ glCode, description, section, type, cells }, i) => ({
        id: `l${i + 1}`,
        glCode,
        description,
        section,
        type,
        cells: Object.fromEntries(Object.entries(cells).map(([id, value]) => [id, cited(value)])),
      })),
      totals: part.totals.map(({ printed, foots, ...total }) => ({
        ...total,
        printed: cited(printed),
        sum: foots ? printed : '0.01',
        foots,
      })),
    };
  if (part.kind === 'ownership')
    return {
      kind: part.kind,
      inForce: part.inForce,
      why: 'it is the only one',
      group: part.group,
      sum: part.sum,
      shares: part.shares.map(({ unit, lot, share }) => ({ unit, lot, share: cited(share) })),
    };
  if (part.kind === 'contract')
    return {
      kind: part.kind,
      vendor: cited(part.vendor),
      customer: cited(part.customer),
      service: cited(part.service),
      fee: part.fee ? cited(part.fee) : undefined,
      start: maybe(part.start),
      end: maybe(part.end),
      renewal: part.renews ? cited('renews for a year at a time') : undefined,
      noticeDays: maybe(part.noticeDays),
      escalator: cited(part.escalator),
      surcharges: part.surcharges.map((one) => cited(one)),
    };
  if (part.kind === 'insurance')
    return {
      kind: part.kind,
      carrier: cited(part.carrier),
      policy: cited(part.policy),
      period: cited(part.period),
      premiums: part.premiums.map(({ line, premium }) => ({ line, premium: cited(premium) })),
      total: maybe(totalOf(part)),
      deductibles: part.deductibles.map(({ line, amount }) => ({ line, amount: cited(amount) })),
    };
  return {
    kind: part.kind,
    components: part.components.map(({ name, usefulLife, remainingLife, cost }) => ({
      name,
      usefulLife: maybe(usefulLife),
      remainingLife: maybe(remainingLife),
      cost: maybe(cost),
    })),
    balance: maybe(part.balance),
    percentFunded: maybe(part.percentFunded),
    contribution: maybe(part.contribution),
    inflation: maybe(part.inflation),
    interest: maybe(part.interest),
  };
}

const FLAW_WORDS = {
  sum: 'The shares do not add to 100 %.',
  duplicate: 'A unit is listed twice.',
  gap: 'A unit is missing.',
} as const;

function warningsOf(part: TruthPart, page: number): FactWarning[] {
  if (part.kind === 'budget')
    return part.totals
      .filter(({ foots }) => !foots)
      .map(({ printed }) => warning(`A total prints ${printed}, but its lines add to something else.`, page));
  if (part.kind === 'ownership') return part.flaws.map((flaw) => warning(FLAW_WORDS[flaw], page));
  return part.kind === 'reserve' && part.contradicts
    ? [warning('The percent funded does not follow from the components.', page)]
    : [];
}
