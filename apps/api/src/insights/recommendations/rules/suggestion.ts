import { toDecimalString, type Cents } from '@hoa/budget-math';
import type { Suggestion } from '@hoa/contracts';
import { distinctSources } from '../../../pipeline/generation/rules/text';
import { HIGH_SAVINGS_PERCENT, MEDIUM_SAVINGS_PERCENT } from './limits';
import type { BudgetView, Line } from './view';

/** A suggestion before it is put on the wire. */
export interface Finding extends Pick<
  Suggestion,
  'id' | 'title' | 'description' | 'category' | 'computation' | 'inputs' | 'citations'
> {
  complexity: 'easy' | 'medium' | 'complex';
  /** A year; 0 for one that protects rather than saves. */
  savingsCents: Cents;
  lines: readonly Line[];
  documentId?: number | null;
  /** Before all savings: something is missing, or a date passes. */
  urgent?: boolean;
}

/** Urgent ones first, then those that save most. */
export function toSuggestions(findings: readonly Finding[], view: BudgetView): Suggestion[] {
  return [...findings]
    .sort((a, b) => Number(b.urgent ?? false) - Number(a.urgent ?? false) || b.savingsCents - a.savingsCents)
    .map((finding) => ({
      id: finding.id,
      title: finding.title,
      description: finding.description,
      category: finding.category,
      savingsPotential: potential(finding.savingsCents, view),
      implementationComplexity: finding.complexity,
      estimatedSavings: toDecimalString(finding.savingsCents),
      computation: finding.computation,
      inputs: finding.inputs,
      citations: distinctSources(finding.citations),
      itemIds: finding.lines.map(({ item }) => item.id),
      documentId: finding.documentId ?? null,
      urgent: finding.urgent ?? false,
    }));
}

function potential(savingsCents: Cents, { totals }: BudgetView): 'high' | 'medium' | 'low' {
  const expenses = totals.expenses.proposedCents;
  const percent = expenses > 0 ? (savingsCents * 100) / expenses : 0;
  if (percent >= HIGH_SAVINGS_PERCENT) return 'high';
  return percent >= MEDIUM_SAVINGS_PERCENT ? 'medium' : 'low';
}

export const citationsOf = (lines: readonly Line[]) => lines.flatMap(({ item }) => item.sources);
