import { useListParametersQuery } from '@hoa/api-client/parameters';
import type { DocumentRow, Parameters } from '@hoa/contracts';
import { useCallback, useMemo, useState } from 'react';
import { choiceOf, type NamedAssociation } from './document-choice';
import { choice as words } from './messages';

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
  const [named, setNamed] = useState<Record<number, NamedAssociation>>({});
  const [own, setOwn] = useState<Record<number, boolean>>({});
  const associations = useMemo(
    () => new Map(budgets?.map((budget) => [budget.associationId, budget.associationName])),
    [budgets],
  );
  const choices = documents.map((document) => {
    const choice = choiceOf(document, { associationName, parameters, editing, associations, named });
    const ticked = choice.disabled ? false : (own[document.id] ?? choice.ticked);
    // A stranger's document that a person selected is no longer one that is left out.
    const note = ticked && choice.stranger ? words.included(choice.stranger.name) : choice.note;
    return { ...choice, ticked, note };
  });
  return {
    choices,
    documentIds: choices.filter(({ ticked }) => ticked).map(({ document }) => document.id),
    tick: useCallback((id: number, ticked: boolean) => setOwn((before) => ({ ...before, [id]: ticked })), []),
    forget: useCallback(() => setOwn({}), []),
    /** A document was found to name an association. */
    name: useCallback(
      (id: number, association: NamedAssociation) => setNamed((before) => ({ ...before, [id]: association })),
      [],
    ),
  };
}
