import { ACCEPTED_CONFIDENCE, type Difference, type DifferenceAnswer, type Part } from '@hoa/contracts';
import { sentenceOfAnother, sortByAssociation } from '../../parameters/rules/associations';
import type { GenerationDocument } from './types';

/**
 * Figures of another association are never added to a budget without a word, whoever selected their document: each
 * document that names another than the others do, and that figures come from, is asked about.
 */
export function ofOthers(documents: readonly GenerationDocument[], own: string): Difference[] {
  const named = documents.map((document) => ({ ...document, association: document.facts?.association }));
  return [...sortByAssociation(named, own).strangers].flatMap(({ id, name, facts, association }) => {
    const isSure = (association?.confidence ?? 0) >= ACCEPTED_CONFIDENCE;
    const part = facts?.parts.find(({ kind }) => kind === 'budget' || (isSure && PRICED.includes(kind)));
    if (!association || !part) return [];
    const message = `${sentenceOfAnother(name, association)} than the one that is budgeted (${own}). Leave it out unless its figures belong to this budget.`;
    const place = { documentId: id, documentName: name, partId: part.id, column: '' };
    const belongs = {
      action: 'belongs',
      documentId: id,
      label: `${name} belongs to ${own}`,
      association: own,
    };
    return [{ ...place, kind: 'rivals' as const, message, answers: [belongs, leaveOut({ id, name })] }];
  });
}

export const leaveOut = ({ id, name }: Pick<GenerationDocument, 'id' | 'name'>): DifferenceAnswer => ({
  action: 'leave-out',
  documentId: id,
  label: `Leave ${name} out`,
});

const PRICED: readonly Part['kind'][] = ['contract', 'insurance', 'reserve'];
