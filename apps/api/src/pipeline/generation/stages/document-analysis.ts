import { normaliseWords, toCents } from '@hoa/budget-math';
import { ACCEPTED_CONFIDENCE } from '@hoa/contracts';
import { noDocuments, nothingRead } from '../generation.errors';
import { dollars } from '../rules/text';
import type { GenerationDocument, RunNote } from '../rules/types';
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
    const { own, notes } = ofAssociation(read, request.parameters.associationName);
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

/**
 * Papers that name another association are left out where others name this one. Where none does, the name that was
 * typed may just be a shorter one: they are used, and the run says so. So is a paper whose association was not read
 * surely enough to be accepted unseen.
 */
function ofAssociation(
  documents: GenerationDocument[],
  name: string,
): { own: GenerationDocument[]; notes: RunNote[] } {
  const foreign = documents.filter((document) => isForeign(document, name));
  if (foreign.length === 0) return { own: documents, notes: [] };
  const named = documents.some((document) => document.facts?.association && !foreign.includes(document));
  const leftOut = named ? foreign.filter(isSurelyNamed) : [];
  const notes = foreign.map((document) => ({
    code: 'other_association',
    message: `${document.name} names another association (${document.facts?.association?.value ?? ''}) and is ${leftOut.includes(document) ? 'not used' : 'used all the same'}.`,
  }));
  return { own: documents.filter((document) => !leftOut.includes(document)), notes };
}

const isSurelyNamed = ({ facts }: GenerationDocument): boolean =>
  (facts?.association?.confidence ?? 0) >= ACCEPTED_CONFIDENCE;

const COMMON_WORDS =
  /^(the|of|at|and|a|inc|llc|hoa|poa|coa|condominiums?|condos?|association|assoc|assn|homeowners?|owners?|property|properties|community|townhomes?|villas?|estates?|corporation|corp|unit)$/;

function isForeign(document: GenerationDocument, name: string): boolean {
  const stated = document.facts?.association;
  if (!stated) return false;
  const words = (text: string) =>
    normaliseWords(text)
      .split(' ')
      .filter((word) => word !== '' && !COMMON_WORDS.test(word));
  const own = new Set(words(name));
  const theirs = words(stated.value);
  return own.size > 0 && theirs.length > 0 && !theirs.some((word) => own.has(word));
}

/** A printed total that its lines do not add to is told, never corrected. */
function totalsThatDoNotFoot(documents: readonly GenerationDocument[]): RunNote[] {
  const wrong = documents.flatMap((document) =>
    (document.facts?.parts ?? []).flatMap((part) =>
      part.kind === 'budget'
        ? part.totals
            .filter((total) => !total.foots)
            .map((total) => ({
              code: 'total_does_not_foot',
              message: `${document.name}: ${total.description || 'a total'} is printed as ${dollars(toCents(total.printed.value))}, its lines add to ${dollars(toCents(total.sum))}.`,
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
