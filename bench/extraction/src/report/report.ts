import type { DocumentScore } from '../score/document';
import { calibrationTable } from './calibration';
import {
  budgetRows,
  contradictionRows,
  costRows,
  decoyRows,
  documentRows,
  fieldRows,
  ownershipRows,
} from './rows';
import { mediaTable } from './table';

/** The results of a run as Markdown: a table a kind with a column a medium, calibration, and what it cost. */
export function reportOf(scores: DocumentScore[]): string {
  const having = (pick: (score: DocumentScore) => unknown): DocumentScore[] =>
    scores.filter((score) => pick(score) !== undefined);
  const budgets = having((score) => score.budget);
  const tables = having((score) => score.ownership);
  const contracts = having((score) => score.contract);
  const policies = having((score) => score.insurance);
  const studies = having((score) => score.reserve);
  const timed = having((score) => score.seconds);
  const parts = [
    mediaTable('documents', scores, documentRows),
    budgets.length > 0 && mediaTable('budgets and actuals', budgets, budgetRows),
    tables.length > 0 && mediaTable('ownership', tables, ownershipRows),
    contracts.length > 0 &&
      mediaTable('contracts', contracts, [
        ...fieldRows(contracts, 'contracts', (score) => score.contract),
        ...decoyRows,
      ]),
    policies.length > 0 &&
      mediaTable(
        'insurance',
        policies,
        fieldRows(policies, 'insurance', (score) => score.insurance),
      ),
    studies.length > 0 &&
      mediaTable('reserve studies', studies, [
        ...fieldRows(studies, 'reserve studies', (score) => score.reserve),
        ...contradictionRows,
      ]),
    calibrationTable(scores),
    timed.length > 0 && mediaTable('cost', scores, costRows),
  ];
  return parts.filter((part) => part !== false && part !== '').join('\n\n');
}
