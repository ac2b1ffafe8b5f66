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
import { Notices } from '../../platform/database/notices';
import { AppError } from '../../platform/errors/app-error';
import { BudgetService } from '../budget/budget.service';
import { DraftsService } from '../budget/drafts.service';
import { ParametersService } from '../parameters/parameters.service';
import { noDocuments } from './generation.errors';
import { Runs, runTopic, toGenerationRun, toWireFindings, type RunRow } from './runs';
import { labelOf, percentAt } from './stages/stage';

/** Looks again even without a notice, since one may be lost. */
const LOOK_MS = 2_000;

export interface GenerationOptions {
  provider?: string;
  keepEdits?: boolean | undefined;
  acceptUnreconciled?: boolean | undefined;
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
    private readonly notices: Notices,
  ) {}

  listProviders(): Provider[] {
    return this.providers.list();
  }

  async run(runId: string): Promise<GenerationRun> {
    return toGenerationRun(await this.runs.get(runId));
  }

  /** A new run, or the one in progress. Throws what can be known before it begins. */
  async start(parametersId: number, options: GenerationOptions = {}): Promise<string> {
    const { documentIds, provider: saved } = await this.parameters.get(parametersId);
    const provider = options.provider ?? saved ?? this.providers.default;
    this.providers.assertUsable(provider);
    if (documentIds.length === 0) throw noDocuments();
    await this.drafts.assertWritable(parametersId);
    return this.runs.startOrJoin({
      parametersId,
      provider,
      keepEdits: options.keepEdits ?? true,
      acceptUnreconciled: options.acceptUnreconciled ?? false,
    });
  }

  /**
   * What the run reports, each stage at least once and in order, until it ends. Read from the row, so that any process
   * can follow a run that any other one works on.
   */
  async *follow(runId: string, signal: AbortSignal): AsyncGenerator<GenerationProgress, RunRow> {
    const hearing = this.notices.listen([runTopic(runId)]);
    let told = 0;
    let last = '';
    try {
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
        await hearing.next(LOOK_MS, signal);
      }
    } finally {
      hearing.close();
    }
  }

  /** The run's result once it has ended; a failed one, and one that needs answers, has the sentence as its `error`. */
  async result(run: RunRow): Promise<GenerationResult> {
    const found = { runId: run.id, ...statusOf(run), ...toWireFindings(run) };
    if (run.status !== 'succeeded') return { items: [], error: failureOf(run).message, ...found };
    return { items: await this.budget.list(run.parameters_id), ...found };
  }

  /** As `result`, for an answer that is JSON alone: a failed run is an error; one that needs answers has them to show. */
  async resultOrThrow(run: RunRow): Promise<GenerationResult> {
    if (run.status !== 'succeeded' && run.status !== 'needs-answers') throw failureOf(run);
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

/** Absent where nothing could be checked. */
function statusOf({ status, findings }: RunRow): Pick<GenerationResult, 'status'> {
  if (status === 'needs-answers') return { status };
  if (status !== 'succeeded' || !findings) return {};
  if (findings.differences.length > 0) return { status: 'not-reconciled' };
  return findings.checked ? { status: 'reconciled' } : {};
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
