import type { DocumentRow, Parameters } from '@hoa/contracts';

/** The documents of the budget, contracts first: any of them may hold a contract that its reading took for something else. */
export function contractDocuments(
  documents: readonly DocumentRow[],
  { documentIds }: Pick<Parameters, 'documentIds'>,
): DocumentRow[] {
  return documents
    .filter(({ id, type }) => type === 'document' && documentIds.includes(id))
    .sort(
      (a, b) => Number(b.kind === 'contract') - Number(a.kind === 'contract') || a.name.localeCompare(b.name),
    );
}
