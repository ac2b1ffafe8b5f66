import type { DocumentRow, Parameters } from '@hoa/contracts';

/** Kinds of which an analysis can be asked for: contracts, and what the reader was not sure about. */
const ANALYSED_KINDS: readonly string[] = ['contract', 'other'];

/** The documents that a contract may be among: contracts of the budget first, then its other papers of no known kind. */
export function contractDocuments(
  documents: readonly DocumentRow[],
  { documentIds }: Pick<Parameters, 'documentIds'>,
): DocumentRow[] {
  return documents
    .filter(
      ({ id, type, kind, status }) =>
        type === 'document' &&
        documentIds.includes(id) &&
        status !== 'failed' &&
        (kind === null || ANALYSED_KINDS.includes(kind)),
    )
    .sort(
      (a, b) => Number(b.kind === 'contract') - Number(a.kind === 'contract') || a.name.localeCompare(b.name),
    );
}
