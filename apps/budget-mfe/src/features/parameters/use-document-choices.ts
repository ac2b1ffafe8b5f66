import { useListParametersQuery } from '@hoa/api-client/parameters';
import type { DocumentRow, Parameters } from '@hoa/contracts';
import { useCallback, useMemo, useState } from 'react';
import { choiceOf } from './document-choice';

export interface DocumentChoicesOptions {
  documents: DocumentRow[];
  parameters?: Parameters | undefined;
  editing: boolean;
  associationName: string;
}

/** The checklist: what is ticked by default, and what a person ticked or unticked since. */
export function useDocumentChoices({
  documents,
  parameters,
  editing,
  associationName,
}: DocumentChoicesOptions) {
  const { data: budgets } = useListParametersQuery();
  const [named, setNamed] = useState<Record<number, string>>({});
  const [own, setOwn] = useState<Record<number, boolean>>({});
  const associations = useMemo(
    () => new Map(budgets?.map((budget) => [budget.associationId, budget.associationName])),
    [budgets],
  );
  const choices = documents.map((document) => {
    const choice = choiceOf(document, { associationName, parameters, editing, associations, named });
    return { ...choice, ticked: choice.disabled ? false : (own[document.id] ?? choice.ticked) };
  });
  return {
    choices,
    documentIds: choices.filter(({ ticked }) => ticked).map(({ document }) => document.id),
    tick: useCallback((id: number, ticked: boolean) => setOwn((before) => ({ ...before, [id]: ticked })), []),
    forget: useCallback(() => setOwn({}), []),
    /** A paper was found to name an association. */
    name: useCallback(
      (id: number, association: string) => setNamed((before) => ({ ...before, [id]: association })),
      [],
    ),
  };
}
