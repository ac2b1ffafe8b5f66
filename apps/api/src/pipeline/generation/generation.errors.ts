import { AppError } from '../../platform/errors/app-error';

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

export function runNotFound(): AppError {
  return new AppError('not_found', 'The generation run was not found.');
}
