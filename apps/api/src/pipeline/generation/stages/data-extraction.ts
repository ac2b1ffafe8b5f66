import { nothingToBudget } from '../generation.errors';
import { withoutOneOffs } from '../rules/one-offs';
import { priorBudget } from '../rules/prior-lines';
import type { GenerationDocument, PriorLine, RunNote } from '../rules/types';
import { stage, type StageReport } from './stage';
import type { Analysed, Extracted, GenerationPorts } from './types';

/** Stage 2: the lines of the earlier budget, from all papers, each once; one-offs left out. */
export function dataExtraction(ports: GenerationPorts) {
  return stage<Analysed, Extracted>('financial-data-extraction', async (analysed, { report, signal }) => {
    const { documents, notes } = await checked(analysed.documents, { ports, report, signal });
    const prior = priorBudget(documents, analysed.request.parameters.year);
    const { recurring, notes: oneOffs } = withoutOneOffs(prior.lines);
    if (!isEnough(recurring, documents)) throw nothingToBudget();
    await report(1, `${recurring.length} lines read`);
    return {
      ...analysed,
      documents,
      lines: recurring,
      notes: [...analysed.notes, ...notes, ...prior.notes, ...oneOffs],
    };
  });
}

/** A second look at each paper that holds a budget, where the provider has one to offer. */
async function checked(
  documents: readonly GenerationDocument[],
  use: { ports: GenerationPorts; report: StageReport; signal: AbortSignal | undefined },
): Promise<{ documents: GenerationDocument[]; notes: RunNote[] }> {
  const results: GenerationDocument[] = [];
  const notes: RunNote[] = [];
  for (const [index, document] of documents.entries()) {
    if (!document.facts) continue;
    await use.report(index / documents.length, document.name);
    const output = await use.ports.readLines.invoke(
      { documentId: document.id, documentName: document.name, facts: document.facts },
      { ...(use.signal ? { signal: use.signal } : {}) },
    );
    results.push({ ...document, facts: output.facts });
    notes.push(...output.notes);
  }
  return { documents: results, notes };
}

function isEnough(lines: readonly PriorLine[], documents: readonly GenerationDocument[]): boolean {
  if (lines.some((line) => line.previous !== null)) return true;
  return documents.some((document) =>
    (document.facts?.parts ?? []).some(
      (part) =>
        (part.kind === 'contract' && part.fee !== undefined) ||
        (part.kind === 'insurance' && (part.premiums.length > 0 || part.total !== undefined)) ||
        (part.kind === 'reserve' && part.contribution !== undefined),
    ),
  );
}
