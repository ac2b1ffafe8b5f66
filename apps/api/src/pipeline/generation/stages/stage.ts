import { RunnableLambda, type Runnable, type RunnableConfig } from '@langchain/core/runnables';
import { generationStages, type GenerationStage } from '@hoa/contracts';

export interface StageProgress {
  stage: GenerationStage;
  /** Of the whole run, 0 to 100. */
  percent: number;
  message: string;
}
export type ProgressListener = (progress: StageProgress) => void | Promise<void>;

/** Says how far a stage is: `fraction` 0 to 1 of the stage. */
export type StageReport = (fraction: number, message: string) => Promise<void>;

/** One of the five stages as a Runnable: says that it began, and how far it is to the run's listener. */
export function stage<In, Out>(
  id: GenerationStage,
  work: (input: In, run: { report: StageReport; signal: AbortSignal | undefined }) => Out | Promise<Out>,
): Runnable<In, Out> {
  const lambda = RunnableLambda.from<In, Out>(async (input: In, config: RunnableConfig) => {
    const listener = config.configurable?.onProgress as ProgressListener | undefined;
    const report: StageReport = async (fraction, message) => {
      config.signal?.throwIfAborted();
      await listener?.({ stage: id, percent: percentAt(id, fraction), message });
    };
    await report(0, labelOf(id));
    return work(input, { report, signal: config.signal });
  });
  return lambda.withConfig({ runName: id });
}

export function labelOf(id: string): string {
  return generationStages.find((one) => one.id === id)?.label ?? id;
}

/** Stages share the run as their estimated seconds do. */
export function percentAt(id: GenerationStage, fraction: number): number {
  const total = generationStages.reduce((sum, one) => sum + one.seconds, 0);
  const index = generationStages.findIndex((one) => one.id === id);
  const before = generationStages.slice(0, index).reduce((sum, one) => sum + one.seconds, 0);
  const own = generationStages[index]?.seconds ?? 0;
  return Math.floor(((before + own * Math.min(1, Math.max(0, fraction))) / total) * 100);
}
