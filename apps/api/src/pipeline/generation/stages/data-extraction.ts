import type { Facts, Part } from '@hoa/contracts';
import { NeedsAnswers, nothingToBudget } from '../generation.errors';
import { findDifferences, isReconciled } from '../rules/gate';
import { withoutOneOffs } from '../rules/one-offs';
import { priorBudget } from '../rules/prior-lines';
import type { GenerationDocument, PriorLine, RunNote } from '../rules/types';
import { stage, type StageReport } from './stage';
import type { Analysed, Extracted, GenerationPorts } from './types';

/** Stage 2: the lines of the earlier budget, from all papers, each once; one-offs left out. */
export function dataExtraction(ports: GenerationPorts) {
  return stage<Analysed, Extracted>('financial-data-extraction', async (analysed, { report, signal }) => {
    const { documents, notes } = await checked(analysed.documents, { ports, report, signal });
    const prior = priorBudget(documents, analysed.request.parameters);
    const { acceptUnreconciled, parameters } = analysed.request;
    const gate = findDifferences(documents, {
      ...prior,
      budgetYear: parameters.year,
      association: parameters.associationName,
    });
    if (!isReconciled(gate) && !acceptUnreconciled) throw new NeedsAnswers(gate);
    const { recurring, notes: oneOffs } = withoutOneOffs(prior.lines, analysed.request.parameters);
    if (!isEnough(recurring, documents)) throw nothingToBudget();
    await report(1, `${recurring.length} lines read`);
    return {
      ...analysed,
      documents,
      lines: recurring,
      gate,
      notes: [...analysed.notes, ...notes, ...prior.notes, ...withoutFigures(documents), ...oneOffs],
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

const EXPECTED_FIGURES: Partial<Record<Facts['kind'], string>> = {
  budget: 'no budget lines',
  actuals: 'no lines of income and expenses',
  insurance: 'no premiums',
  'reserve-study': 'no recommended contributions',
};

/** A paper of a kind that should hold figures, in which none were found, is told: silence would look like use. */
function withoutFigures(documents: readonly GenerationDocument[]): RunNote[] {
  return documents.flatMap(({ name, facts }) => {
    const missing = facts && EXPECTED_FIGURES[facts.kind];
    if (!missing || facts.parts.some(holdsFigures)) return [];
    return [
      { code: 'document_without_figures', message: `${name}: ${missing} were found in it; it is not used.` },
    ];
  });
}

function holdsFigures(part: Part): boolean {
  switch (part.kind) {
    case 'budget':
      return part.lines.length > 0;
    case 'contract':
      return part.fee !== undefined;
    case 'insurance':
      return part.premiums.length > 0 || part.total !== undefined;
    case 'reserve':
      return part.contribution !== undefined;
    default:
      return false;
  }
}

function isEnough(lines: readonly PriorLine[], documents: readonly GenerationDocument[]): boolean {
  if (lines.some((line) => line.previous !== null)) return true;
  const parts = documents.flatMap((document) => document.facts?.parts ?? []);
  return parts.some((part) => part.kind !== 'budget' && holdsFigures(part));
}
