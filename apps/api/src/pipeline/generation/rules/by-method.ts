import { FORECAST_YEARS, proposeAmount, type LineMethod, type LineResult } from '@hoa/budget-math';
import { draftOf } from './draft';
import { rateIdOf, toSeries } from './series';
import { percentText } from './text';
import type { DraftItem, GenerationParameters, PriorLine, RateTable } from './types';
import { budgetYearOf, yearLabel } from './years';

export interface MethodContext {
  parameters: GenerationParameters;
  rates: RateTable;
}

/** A line that no contract, policy or study sets: by the method of its kind, with the method's own explanation. */
export function itemByMethod(line: PriorLine, context: MethodContext): DraftItem {
  const { parameters, rates } = context;
  if (!line.previous) return unknownItem(line);
  const rate = rates[rateIdOf(line, parameters)];
  const result = proposeAmount(shapeOf(line), line.history, {
    budgetYear: budgetYearOf(parameters),
    series: toSeries(rate),
    label: (endYear) => yearLabel(endYear, parameters),
  });
  if (!result) return laterItem(line, parameters);
  const grows = result.method === 'steady' && rate.assumption;
  return draftOf(line, {
    ...proposalOf(result),
    assumptions: grows
      ? [
          `The growth of ${percentText(rate.percent)} a year is an assumption, not a published figure; it can be replaced among the rates.`,
        ]
      : [],
    confidence: line.previous.confidence * 0.9,
  });
}

const NOTES: Partial<Record<LineMethod, string>> = {
  steady: 'From what was adopted and what was spent since, then grown.',
  event: 'An average of several years: the cost depends on what happens.',
  level: 'A level payment.',
  transfer: 'A transfer is not raised by prices.',
  contingency: 'A percentage of operating expenses.',
  'bad-debt': 'Assessments that owners are expected to leave unpaid.',
};

/** Income that results moved is not at its level any more; a line that nothing moved is. */
function noteOf({ method, explanation }: LineResult): string {
  if (method !== 'held') return NOTES[method] ?? '';
  return explanation.includes(', moved ')
    ? 'Moved toward what was received; prices do not raise it.'
    : 'Kept at its level.';
}

export function proposalOf(result: LineResult) {
  return {
    proposedCents: result.amountCents,
    basis: 'trend' as const,
    formula: result.explanation,
    notes: noteOf(result),
    method: result.method,
    inputs: result.inputs,
    // A loan's payment stays what it is; so does an agreed transfer.
    ...(result.method === 'level' || result.method === 'transfer'
      ? { later: Array.from({ length: FORECAST_YEARS }, () => result.amountCents) }
      : {}),
    ...(result.band ? { band: result.band } : {}),
  };
}

const shapeOf = ({ type, glCode, description, group }: PriorLine) => ({
  type,
  glCode,
  description,
  category: group,
});

/** All documents are of the budget's year or later: their figure is taken as it is. */
function laterItem(line: PriorLine, parameters: GenerationParameters): DraftItem {
  const { previous } = line;
  if (!previous) return unknownItem(line);
  return draftOf(line, {
    proposedCents: previous.cents,
    basis: 'trend',
    formula: `${yearLabel(previous.endYear, parameters)} ${previous.basis}, unchanged: no earlier year is known.`,
    notes: 'Kept at its level.',
    method: 'held',
    confidence: previous.confidence * 0.9,
  });
}

/** A line whose earlier figure nobody knows: nothing is made up for it. */
export function unknownItem(line: PriorLine): DraftItem {
  return draftOf(line, {
    proposedCents: 0,
    basis: 'assumption',
    formula: 'No figure of an earlier year is known, so nothing is proposed.',
    notes: 'Needs a figure.',
    method: 'unknown',
    confidence: 0.2,
  });
}
