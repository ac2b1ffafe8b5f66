import { namesAnother } from '@hoa/budget-math';
import type { DocumentRow, Parameters } from '@hoa/contracts';
import { readingOf } from '../documents/describe';
import { choice as words } from './messages';

export interface ChoiceContext {
  /** As it is in the form now. */
  associationName: string;
  /** Saved parameters; absent in a new form. */
  parameters?: Parameters | undefined;
  /** Edit mode of saved parameters, where papers added since are offered too. */
  editing: boolean;
  /** By association id, its name, of those that have a budget. */
  associations: ReadonlyMap<number, string>;
  /** By document id, the association that the document names, and where. */
  named: Readonly<Record<number, NamedAssociation>>;
}

export interface NamedAssociation {
  name: string;
  page: number;
}

export interface Choice {
  document: DocumentRow;
  /** Ticked unless a person says otherwise. */
  ticked: boolean;
  /** It could not be read, so that nothing can come of it. */
  disabled: boolean;
  /** Why it is not ticked and how to include it, or what to know about it. */
  note: string | null;
  /** The other association that it belongs to or names. */
  stranger?: Stranger | null;
}

/** Which documents the form offers ticked: those of the association and those of none, not a stranger's paper. */
export function choiceOf(document: DocumentRow, context: ChoiceContext): Choice {
  const reading = readingOf(document);
  if (reading === 'failed') return { document, ticked: false, disabled: true, note: words.failed };
  const stranger = strangerOf(document, context);
  return {
    document,
    ticked: context.parameters
      ? isChosen(document, context.parameters) || (context.editing && isNew(document, context) && !stranger)
      : !stranger,
    disabled: false,
    stranger,
    note: stranger?.note ?? (reading === 'reading' ? words.reading : null),
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

export interface Stranger {
  name: string;
  note: string;
}

function strangerOf(document: DocumentRow, context: ChoiceContext): Stranger | null {
  const { associationName, associations, named } = context;
  if (associationName.trim().length < 2) return null;
  const owner = document.associationId === null ? undefined : associations.get(document.associationId);
  if (owner !== undefined)
    return namesAnother(owner, associationName) ? { name: owner, note: withWay(words.owned(owner)) } : null;
  const found = named[document.id];
  if (found === undefined || !namesAnother(found.name, associationName)) return null;
  const name = found.name.replace(/\.$/, '');
  return { name, note: withWay(words.named(name, found.page)) };
}

const withWay = (why: string): string => `${why} ${words.include}`;
