import type { DocumentRow, Parameters } from '@hoa/contracts';
import { readingOf } from '../documents/describe';
import { sameAssociation } from './same-association';

export interface ChoiceContext {
  /** As it stands in the form now. */
  associationName: string;
  /** Saved parameters; absent in a new form. */
  parameters?: Parameters | undefined;
  /** Edit mode of saved parameters, where papers added since are offered too. */
  editing: boolean;
  /** By association id, its name, of those that have a budget. */
  associations: ReadonlyMap<number, string>;
  /** By document id, the association that the paper names. */
  named: Readonly<Record<number, string>>;
}

export interface Choice {
  document: DocumentRow;
  /** Ticked unless a person says otherwise. */
  ticked: boolean;
  /** It could not be read, so that nothing can come of it. */
  disabled: boolean;
  /** Why it is not ticked, or what to know about it. */
  note: string | null;
}

/** Which documents the form offers ticked: those of the association and those of none, not a stranger's paper. */
export function choiceOf(document: DocumentRow, context: ChoiceContext): Choice {
  const reading = readingOf(document);
  if (reading === 'failed')
    return { document, ticked: false, disabled: true, note: 'Could not be read, so it cannot be used.' };
  const stranger = strangerNote(document, context);
  return {
    document,
    ticked: context.parameters
      ? isChosen(document, context.parameters) || (context.editing && isNew(document, context) && !stranger)
      : !stranger,
    disabled: false,
    note: stranger ?? (reading === 'reading' ? 'Still being read.' : null),
  };
}

const isChosen = (document: DocumentRow, parameters: Parameters) =>
  parameters.documentIds.includes(document.id);

/** Added after the parameters were saved, and nobody's yet. */
function isNew(document: DocumentRow, { parameters }: ChoiceContext): boolean {
  return (
    parameters !== undefined &&
    document.associationId === null &&
    Date.parse(document.createdAt) > Date.parse(parameters.createdAt)
  );
}

function strangerNote(document: DocumentRow, context: ChoiceContext): string | null {
  const { associationName, associations, named } = context;
  if (associationName.trim().length < 2) return null;
  const owner = document.associationId === null ? undefined : associations.get(document.associationId);
  if (owner !== undefined)
    return sameAssociation(owner, associationName) ? null : `Belongs to another association: ${owner}.`;
  const paper = named[document.id];
  if (paper === undefined || sameAssociation(paper, associationName)) return null;
  return `Names another association: ${paper.replace(/\.$/, '')}.`;
}
