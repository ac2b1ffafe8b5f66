import { AppError } from '../../platform/errors/app-error';
import type { GateFindings } from './rules/gate';

const WHAT_TO_UPLOAD =
  'Please upload last year’s budget or a full-year statement (PDF, Excel, Word or CSV), and generate again.';

export function noDocuments(): AppError {
  return new AppError('no_documents', `There is no document to budget from. ${WHAT_TO_UPLOAD}`);
}

export function nothingRead(names: readonly string[]): AppError {
  return new AppError(
    'nothing_to_budget',
    `None of the documents could be read (${names.join(', ')}). ${WHAT_TO_UPLOAD}`,
  );
}

export function nothingToBudget(): AppError {
  return new AppError(
    'nothing_to_budget',
    `The documents hold no budget figures of a whole year. ${WHAT_TO_UPLOAD}`,
  );
}

/** Nothing was generated: first a person checks how the documents were read. */
export class NeedsAnswers extends AppError {
  constructor(readonly findings: GateFindings) {
    super('needs_answers', describeFindings(findings));
  }
}

/** A question is asked in its own words. */
function describeFindings({ differences }: GateFindings): string {
  const more = differences.length - 1;
  const others =
    more < 1 ? '' : ` ${more} more ${more === 1 ? 'point needs' : 'points need'} your attention.`;
  return `The budget was not generated yet, because the reading of your documents needs to be checked. ${differences[0]?.message ?? ''}${others} Please check the reading, answer the questions, and generate again.`;
}

export function runNotFound(): AppError {
  return new AppError('not_found', 'The generation run was not found.');
}
