import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import {
  errorCodes,
  generationStages,
  type GenerationProgress,
  type GenerationResult,
  type GenerationRun,
  type Provider,
} from '@hoa/contracts';
import { AiProviders } from '../../platform/ai/providers';
import { AppError } from '../../platform/errors/app-error';
import { BudgetService } from '../budget/budget.service';
import { DraftsService } from '../budget/drafts.service';
import { ParametersService } from '../parameters/parameters.service';
import { noDocuments } from './generation.errors';
import { Runs, toGenerationRun, type RunRow } from './runs';
import { labelOf, percentAt } from './stages/stage';

const POLL_MS = 200;

export interface GenerationOptions {
  provider?: string;
  keepEdits?: boolean | undefined;
}

/** Starts generation runs and tells how they go. */
@Injectable()
export class GenerationService {
  constructor(
    private readonly runs: Runs,
    private readonly providers: AiProviders,
    private readonly parameters: ParametersService,
    private readonly drafts: DraftsService,
    private readonly budget: BudgetService,
  ) {}

  listProviders(): Provider[] {
    return this.providers.list();
  }

  async run(runId: string): Promise<GenerationRun> {
    return toGenerationRun(await this.runs.get(runId));
  }

  /** A new run, or the one in progress. Throws what can be known before it begins. */
  async start(parametersId: number, options: GenerationOptions = {}): Promise<string> {
    const provider = options.provider ?? this.providers.default;
    this.providers.assertUsable(provider);
    const { documentIds } = await this.parameters.get(parametersId);
    if (documentIds.length === 0) throw noDocuments();
    await this.drafts.assertWritable(parametersId);
    return this.runs.startOrJoin({ parametersId, provider, keepEdits: options.keepEdits ?? true });
  }

  /**
   * What the run reports, each stage at least once and in order, until it ends. Read from the row, so that any process
   * can follow a run that any other one works on.
   */
  async *follow(runId: string, signal: AbortSignal): AsyncGenerator<GenerationProgress, RunRow> {
    let told = 0;
    let last = '';
    for (;;) {
      const run = await this.runs.get(runId);
      const reached = run.status === 'succeeded' ? generationStages.length : stageIndex(run.stage);
      // Stages that passed between two looks.
      for (const { id, label } of generationStages.slice(told, Math.max(told, reached))) {
        yield { stage: id, percent: percentAt(id, 0), message: label };
      }
      told = Math.max(told, reached);
      if (run.status !== 'queued' && run.status !== 'running') return run;
      const line = progressOf(run);
      if (line && JSON.stringify(line) !== last) {
        yield line;
        last = JSON.stringify(line);
        told = Math.max(told, reached + 1);
      }
      await delay(POLL_MS, undefined, { signal });
    }
  }

  /** The run's result once it has ended; a failed one has the sentence as its `error`. */
  async result(run: RunRow): Promise<GenerationResult> {
    if (run.status !== 'succeeded') return { items: [], error: failureOf(run).message, runId: run.id };
    return { items: await this.budget.list(run.parameters_id), runId: run.id };
  }

  /** As `result`, for an answer that is JSON alone: a failed run is an error. */
  async resultOrThrow(run: RunRow): Promise<GenerationResult> {
    if (run.status !== 'succeeded') throw failureOf(run);
    return this.result(run);
  }

  async untilEnded(runId: string, signal: AbortSignal): Promise<RunRow> {
    const steps = this.follow(runId, signal);
    for (;;) {
      const step = await steps.next();
      if (step.done) return step.value;
    }
  }
}

function stageIndex(stage: string | null): number {
  return generationStages.findIndex(({ id }) => id === stage);
}

function progressOf({ stage, percent, message }: RunRow): GenerationProgress | undefined {
  return stage === null ? undefined : { stage, percent, message: message ?? labelOf(stage) };
}

function failureOf(run: RunRow): AppError {
  const code = errorCodes.find((known) => known === run.error_code) ?? 'run_failed';
  return new AppError(code, run.error_message ?? 'The generation was cancelled.', {
    details: { runId: run.id },
  });
}
