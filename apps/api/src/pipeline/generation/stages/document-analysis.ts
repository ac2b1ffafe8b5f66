import { toCents } from '@hoa/budget-math';
import type { BudgetPart } from '@hoa/contracts';
import { selectDocuments } from '../../parameters/rules/associations';
import { noDocuments, nothingRead } from '../generation.errors';
import { dollars } from '../rules/text';
import type { GenerationDocument, GenerationParameters, RunNote } from '../rules/types';
import { stage } from './stage';
import type { Analysed, GenerationPorts, GenerationRequest } from './types';

const MOST_TOTALS = 5;

/** Stage 1: waits for the documents to be read, and sets aside what cannot be used. */
export function documentAnalysis(ports: GenerationPorts) {
  return stage<GenerationRequest, Analysed>('document-analysis', async (request, { report, signal }) => {
    if (request.documentIds.length === 0) throw noDocuments();
    const all = await ports.documents(request.documentIds, report, signal);
    if (all.length === 0) throw noDocuments();
    const read = all.filter((document) => document.facts !== null);
    if (read.length === 0) throw nothingRead(all.map((document) => document.name));
    const { own, notes } = ofAssociation(read, request.parameters);
    return { request, documents: own, notes: [...failures(all), ...notes, ...totalsThatDoNotFoot(own)] };
  });
}

function failures(documents: readonly GenerationDocument[]): RunNote[] {
  return documents
    .filter((document) => document.facts === null)
    .map((document) => ({
      code: 'document_not_read',
      message: `${document.name} could not be read and is not used${document.failure ? `: ${document.failure}` : '.'}`,
    }));
}

/** A document is never left out for its name without a note that states why and how to include it. */
function ofAssociation(
  documents: GenerationDocument[],
  { associationName, documentsChosen = false }: GenerationParameters,
): { own: GenerationDocument[]; notes: RunNote[] } {
  const named = documents.map(({ id, name, facts }) => ({ id, name, association: facts?.association }));
  const selected = selectDocuments(named, { name: associationName, chosen: documentsChosen });
  return {
    own: documents.filter((_, index) => selected[index]?.used),
    notes: selected.flatMap(({ message }) => (message ? [{ code: 'other_association', message }] : [])),
  };
}

/** A printed total that its lines do not add to is told, never corrected. */
function totalsThatDoNotFoot(documents: readonly GenerationDocument[]): RunNote[] {
  const wrong = documents.flatMap((document) =>
    (document.facts?.parts ?? []).flatMap((part) =>
      part.kind === 'budget'
        ? part.totals
            .filter((total) => !total.foots && isAmount(part, total.columnId))
            .map((total) => ({
              code: 'total_does_not_foot',
              message: `${document.name}: ${total.description.replace(/:\s*$/, '') || 'a total'} is printed as ${dollars(toCents(total.printed.value))}, its lines add to ${dollars(toCents(total.sum))}.`,
            }))
        : [],
    ),
  );
  const more = wrong.length - MOST_TOTALS;
  if (more <= 0) return wrong;
  return [
    ...wrong.slice(0, MOST_TOTALS),
    { code: 'total_does_not_foot', message: `${more} more printed totals do not foot.` },
  ];
}

/** A variance or a percentage that does not add up changes no figure of the budget. */
const isAmount = ({ columns }: BudgetPart, columnId: string): boolean =>
  (columns.find(({ id }) => id === columnId)?.measure ?? 'amount') === 'amount';
