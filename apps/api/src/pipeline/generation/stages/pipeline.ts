import { RunnableSequence } from '@langchain/core/runnables';
import { budgetConstruction } from './budget-construction';
import { dataExtraction } from './data-extraction';
import { documentAnalysis } from './document-analysis';
import { economicFactors } from './economic-factors';
import { finalProcessing } from './final-processing';
import type { ProgressListener } from './stage';
import type { GenerationPorts, GenerationRequest, Outcome } from './types';

/** The five stages in their order: parameters and documents in, a balanced draft out. */
export function generationPipeline(ports: GenerationPorts): RunnableSequence<GenerationRequest, Outcome> {
  return RunnableSequence.from<GenerationRequest, Outcome>([
    documentAnalysis(ports),
    dataExtraction(ports),
    economicFactors(ports),
    budgetConstruction(),
    finalProcessing(ports),
  ]);
}

/** Runs the pipeline. Throws AppErrors that say what is missing, and the signal's reason where it is aborted. */
export function generate(
  ports: GenerationPorts,
  request: GenerationRequest,
  run: { onProgress?: ProgressListener; signal?: AbortSignal } = {},
): Promise<Outcome> {
  return generationPipeline(ports).invoke(request, {
    configurable: { onProgress: run.onProgress },
    ...(run.signal ? { signal: run.signal } : {}),
  });
}
