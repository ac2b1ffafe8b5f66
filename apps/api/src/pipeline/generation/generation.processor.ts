import { Injectable, Logger, OnModuleInit } from '@nestjs/common';
import type { Parameters } from '@hoa/contracts';
import { TenantContext } from '../../platform/access/tenant';
import { Config } from '../../platform/config/config';
import { Database } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import { translate } from '../../platform/errors/translate';
import { JobHandlers } from '../../platform/queue/handlers';
import { Holds } from '../../platform/queue/holds';
import { Sweeps } from '../../platform/queue/sweeps';
import type { Found } from '../budget/found';
import type { StoredReconciliation } from '../budget/reconciliation';
import { DraftsService } from '../budget/drafts.service';
import { EconomicsService } from '../economics/economics.service';
import type { Rate } from '../economics/rates';
import { ExtractionService } from '../extraction/extraction.service';
import { ParametersService } from '../parameters/parameters.service';
import { ProposalService } from '../parameters/proposal.service';
import { proposeParameters } from '../parameters/rules/proposal';
import { generateBudget } from './generate.job';
import { NeedsAnswers } from './generation.errors';
import { ServicePorts } from './ports';
import { isReconciled, type GateFindings } from './rules/gate';
import { balanced, type KeptLine } from './rules/balanced';
import { withWorkingCapital } from './rules/working-capital';
import { foundBeside } from './rules/found';
import { toRow } from './rules/rows';
import { holdOf, MAX_ATTEMPTS, Runs, type RunClaim, type RunInputs } from './runs';
import { toReview } from './stages/final-processing';
import { generate } from './stages/pipeline';
import type { StageProgress } from './stages/stage';
import type { Outcome } from './stages/types';

export const ENGINE = 'built-in 1';

const GIVEN_UP = {
  code: 'run_failed',
  message: 'The budget could not be generated: each try ended unexpectedly. Please try again.',
};
const UNEXPECTED = {
  code: 'run_failed',
  message: 'There was an error generating your budget. Please try again.',
};

/** Takes runs up one by one, generates their budgets and stores them. */
@Injectable()
export class GenerationProcessor implements OnModuleInit {
  private readonly logger = new Logger('Generation');

  constructor(
    private readonly handlers: JobHandlers,
    private readonly sweeps: Sweeps,
    private readonly holds: Holds,
    private readonly tenant: TenantContext,
    private readonly database: Database,
    private readonly runs: Runs,
    private readonly ports: ServicePorts,
    private readonly parameters: ParametersService,
    private readonly proposals: ProposalService,
    private readonly drafts: DraftsService,
    private readonly extraction: ExtractionService,
    private readonly economics: EconomicsService,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.handlers.register(generateBudget, ({ workspaceId, runId }, { signal }) =>
      this.holds.during(holdOf(runId), () =>
        this.tenant.runAs(workspaceId, () => this.process(runId, signal)),
      ),
    );
    this.sweeps.register('generation', (context) => this.runs.enqueueOrphans(context));
  }

  private async process(runId: string, stop: AbortSignal): Promise<void> {
    const claim = await this.runs.claim(runId);
    if (!claim) return;
    if (claim.attempt > MAX_ATTEMPTS) return void (await this.runs.fail(claim, GIVEN_UP));
    const lost = new AbortController();
    const pulse = setInterval(() => void this.beat(claim, lost), this.config.jobs.pulseMs);
    try {
      await this.work(claim, { signal: AbortSignal.any([stop, lost.signal]), lost });
    } catch (error) {
      await this.ended(claim, { error, stopped: stop.aborted, lost: lost.signal.aborted });
    } finally {
      clearInterval(pulse);
    }
  }

  private async work(claim: RunClaim, run: { signal: AbortSignal; lost: AbortController }): Promise<void> {
    const parameters = await this.parameters.useDocuments(claim.parametersId);
    // Before the facts are read: a correction made meanwhile at worst marks the budget without need, never the reverse.
    const corrections = await this.extraction.correctionsOf(parameters.documentIds);
    const kept = claim.keepEdits ? await this.drafts.kept(claim.parametersId) : [];
    const outcome = await generate(
      await this.ports.of(claim),
      {
        parameters: { ...parameters },
        documentIds: parameters.documentIds,
        kept,
        acceptUnreconciled: claim.acceptUnreconciled,
      },
      { signal: run.signal, onProgress: (progress) => this.report(claim, progress, run.lost) },
    );
    const found = await this.find(parameters, outcome);
    await this.store(claim, { ...parameters, corrections, found }, outcome);
  }

  /** Of the documents that were used alone: what another association's states is nobody's contradiction. */
  private async find(parameters: Parameters, { documents }: Outcome): Promise<Found> {
    const read = await this.proposals.read(documents.map(({ id }) => id));
    const used = new Map(documents.map(({ id, facts }) => [id, facts]));
    const { associationName, location, units } = parameters;
    const { contradictions } = proposeParameters(
      read,
      { associationName, location, units },
      { chosen: true },
    );
    const asUsed = read.map((document) => ({ ...document, facts: used.get(document.id) ?? document.facts }));
    return foundBeside(asUsed, parameters, contradictions);
  }

  /**
   * The budget and the run's end become visible together, or, with a claim that was lost, not at all. Income is
   * balanced once more over what people edited meanwhile.
   */
  private async store(
    claim: RunClaim,
    { corrections, found, ...parameters }: Parameters & { corrections: number[]; found: Found },
    outcome: Outcome,
  ): Promise<void> {
    const stored = this.database.inTransaction(async () => {
      const kept: KeptLine[] = claim.keepEdits ? await this.drafts.kept(claim.parametersId) : [];
      const capital = withWorkingCapital(outcome.constructed, { parameters, balances: found.balances });
      const final = balanced(capital.items, { kept, billed: parameters });
      const notes = [...outcome.constructedNotes, ...capital.notes, ...final.notes, ...toReview(final.items)];
      const generated = replacedOf(outcome.rateList);
      await this.drafts.replace({
        parametersId: claim.parametersId,
        items: final.items.map((item) => toRow(item, parameters)),
        keepEdits: claim.keepEdits,
        runId: claim.runId,
        generatedFrom: {
          version: parameters.version,
          documentIds: parameters.documentIds,
          corrections,
          rates: { generated, current: generated },
          found,
        },
        reconciliation: reconciliationOf(outcome.gate),
      });
      // Now that the budget is held: what was replaced while it was being generated makes it out of date at once.
      await this.drafts.recordRates(claim.parametersId, await this.economics.replaced(claim.parametersId));
      if (
        !(await this.runs.succeed(claim, {
          notes,
          inputs: inputsOf(parameters, outcome),
          findings: outcome.gate,
        }))
      )
        throw new ClaimLost();
    });
    await stored.catch((error: unknown) => {
      if (!(error instanceof ClaimLost)) throw error;
    });
  }

  private async report(claim: RunClaim, progress: StageProgress, lost: AbortController): Promise<void> {
    if (!(await this.runs.progress(claim, progress))) lost.abort(new ClaimLost());
  }

  private async beat(claim: RunClaim, lost: AbortController): Promise<void> {
    // A database that cannot be reached is noticed when the result is stored; silence gives the claim up.
    const held = await this.runs.heartbeat(claim).catch(() => true);
    if (!held) lost.abort(new ClaimLost());
  }

  private async ended(
    claim: RunClaim,
    end: { error: unknown; stopped: boolean; lost: boolean },
  ): Promise<void> {
    if (end.lost) return;
    // Stopped by us: the next process generates it, from the start.
    if (end.stopped) return this.runs.release(claim);
    if (end.error instanceof NeedsAnswers) return void (await this.runs.needAnswers(claim, end.error));
    const known = translate(end.error);
    // The row keeps its state and its last sign of life: the sweep takes it up again.
    if (known?.code === 'unavailable') throw end.error;
    if (known instanceof AppError) return void (await this.runs.fail(claim, known));
    this.logger.error(
      end.error instanceof Error ? (end.error.stack ?? end.error.message) : String(end.error),
    );
    await this.runs.fail(claim, UNEXPECTED);
  }
}

/** The run was deleted with its budget, or another worker has it. */
class ClaimLost extends Error {}

/** Unknown where totals could not be checked. */
function reconciliationOf(gate: GateFindings): StoredReconciliation | null {
  if (!isReconciled(gate)) return { status: 'not-reconciled', differences: gate.differences };
  return gate.checked ? { status: 'reconciled', differences: [] } : null;
}

function replacedOf(rates: readonly Rate[]): Record<string, number> {
  return Object.fromEntries(
    rates.flatMap(({ id, percent, origin }) => (origin === 'override' ? [[id, percent]] : [])),
  );
}

function inputsOf(parameters: Parameters, outcome: Outcome): RunInputs {
  return {
    engine: ENGINE,
    parameters: { ...parameters },
    documents: outcome.documents.map(({ id, name, facts }) => ({
      id,
      name,
      readingId: facts?.readingId ?? null,
      corrections: (facts?.corrections ?? []).map(({ id, field, about, value }) => ({
        id,
        field,
        about,
        value,
      })),
    })),
    rates: outcome.rateList,
  };
}
