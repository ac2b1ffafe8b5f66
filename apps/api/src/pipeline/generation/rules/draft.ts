import { groupOf, isAssessmentIncome, RESERVE_GROUP } from '@hoa/budget-math';
import { distinctSources } from './text';
import type { DraftItem, PriorLine } from './types';

/** What a rule says of a line; sources, assumptions and doubts of the line itself are added. */
export type Proposal = Pick<
  DraftItem,
  'proposedCents' | 'basis' | 'formula' | 'notes' | 'confidence' | 'method'
> &
  Partial<Pick<DraftItem, 'assumptions' | 'sources' | 'needsReview' | 'inputs' | 'band' | 'later'>>;

/** A draft item from an earlier line and what a rule proposes for it. */
export function draftOf(line: PriorLine, proposal: Proposal): DraftItem {
  const sources = distinctSources([...(proposal.sources ?? []), ...line.sources]);
  const needsReview = line.needsReview || (proposal.needsReview ?? false);
  const supported = sources.length > 0 || proposal.basis === 'balancing';
  const basis = supported ? proposal.basis : 'assumption';
  return {
    lineKey: line.lineKey,
    glCode: line.glCode || chartCode(line),
    description: line.description,
    category: line.group,
    type: line.type,
    previousCents: line.previous?.cents ?? 0,
    previousKnown: line.previous !== null,
    previousBasis: line.previous?.basis ?? 'unknown',
    previousEndYear: line.previous?.endYear ?? null,
    fund: line.fund,
    history: line.history,
    method: proposal.method,
    inputs: proposal.inputs ?? [],
    band: proposal.band ?? null,
    proposedCents: proposal.proposedCents,
    later: proposal.later,
    basis,
    formula: proposal.formula,
    assumptions: [...line.assumptions, ...(proposal.assumptions ?? [])],
    sources,
    confidence: confidenceOf(proposal.confidence, needsReview),
    needsReview,
    priority: priorityOf(line, basis),
    notes: proposal.notes,
  };
}

/** A line that no earlier budget has, such as a contract's that is new. */
export function newLine(
  of: Pick<PriorLine, 'lineKey' | 'glCode' | 'description' | 'type' | 'group' | 'account'>,
): PriorLine {
  return {
    ...of,
    section: of.group,
    note: '',
    fund: 'operating',
    previous: null,
    history: [],
    sources: [],
    assumptions: [],
    needsReview: false,
  };
}

/** The built-in chart's code for a line without one, where it does not move the line to another group. */
function chartCode(line: PriorLine): string {
  const glCode = line.account?.code ?? '';
  return groupOf({ type: line.type, glCode, description: line.description }) === line.group ? glCode : '';
}

function confidenceOf(confidence: number, needsReview: boolean): number {
  const bounded = Math.min(1, Math.max(0, confidence));
  return Math.round((needsReview ? Math.min(bounded, 0.5) : bounded) * 1000) / 1000;
}

function priorityOf(line: PriorLine, basis: DraftItem['basis']): DraftItem['priority'] {
  if (basis === 'contract' || isAssessmentIncome(line)) return 'high';
  if (line.group === 'Insurance Expenses' || line.group === 'Utilities' || line.group === RESERVE_GROUP)
    return 'high';
  return line.group === 'Income' || line.group === 'Other Expenses' ? 'low' : 'medium';
}
