import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Correctable, GenerationRun } from '@hoa/contracts';
import { TenantContext } from '../../platform/access/tenant';
import { Database } from '../../platform/database/database';
import { Notices } from '../../platform/database/notices';
import { UNFLUSHED } from '../../platform/database/unflushed';
import { AppError } from '../../platform/errors/app-error';
import { keyOf } from '../../platform/queue/job';
import { Queue } from '../../platform/queue/queue';
import { abandoned } from '../../platform/queue/holds';
import type { SweepContext } from '../../platform/queue/sweeps';
import type { Rate } from '../economics/rates';
import { OF_LIVE_BUDGET } from '../parameters/parameters.table';
import { runNotFound, type NeedsAnswers } from './generation.errors';
import { generateBudget } from './generate.job';
import type { GateFindings } from './rules/gate';
import type { RunNote } from './rules/types';
import type { StageProgress } from './stages/stage';

/** A run that keeps ending with its process is given up after so many. */
export const MAX_ATTEMPTS = 5;
const SWEEP_BATCH = 500;
const ACTIVE = `status IN ('queued', 'running')`;

interface Waiting {
  workspaceId: number;
  runId: string;
  attempt: number;
}

const WAITING = 'workspace_id AS "workspaceId", id AS "runId", attempt';

/** A worker's hold on a run: what it writes counts only while `attempt` is the row's. */
export interface RunClaim {
  runId: string;
  attempt: number;
  parametersId: number;
  provider: string;
  keepEdits: boolean;
  acceptUnreconciled: boolean;
}

/** Why a run stopped, or what its budget does not tie with. */
export type RunFindings = Pick<GateFindings, 'differences' | 'questions'>;

/** What a run was made from, so that it can be explained and done again. */
export interface RunInputs {
  engine: string;
  parameters: object;
  /** `corrections`: what people had corrected in the reading by then, and the budget follows. */
  documents: {
    id: number;
    name: string;
    readingId: string | null;
    corrections: Pick<Correctable, 'id' | 'field' | 'about' | 'value'>[];
  }[];
  rates: Rate[];
}

export interface RunRow {
  id: string;
  parameters_id: number;
  provider: string;
  status: 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled' | 'needs-answers';
  stage: string | null;
  percent: number;
  message: string | null;
  attempt: number;
  inputs: RunInputs | null;
  notes: RunNote[];
  findings: (RunFindings & { checked: boolean }) | null;
  error_code: string | null;
  error_message: string | null;
  created_at: Date;
  finished_at: Date | null;
}

export interface NewRun {
  parametersId: number;
  provider: string;
  keepEdits: boolean;
  acceptUnreconciled: boolean;
}

const START_ATTEMPTS = 6;
const BACK_OFF_MS = 10;

/** What a notice about a run is published under. */
/** The hold of whoever works on a run. */
export const holdOf = (runId: string): string => `run ${runId}`;

export const runTopic = (runId: string): string => `run:${runId}`;

/** The rows of generation runs: the only truth of how they stand. */
@Injectable()
export class Runs {
  constructor(
    private readonly database: Database,
    private readonly tenant: TenantContext,
    private readonly queue: Queue,
    private readonly notices: Notices,
  ) {}

  /** A new run, or the one in progress: of many askers at once one makes it and all get its id. */
  async startOrJoin(run: NewRun): Promise<string> {
    const { workspaceId } = this.tenant;
    for (let attempt = 1; attempt <= START_ATTEMPTS; attempt += 1) {
      const started = await this.database.inTransaction(async () => {
        const row = await this.database.first<{ id: string }>(
          `INSERT INTO generation_runs (id, workspace_id, parameters_id, provider, status, keep_edits, accept_unreconciled, heartbeat_at)
           VALUES ($1, $2, $3, $4, 'queued', $5, $6, now())
           ON CONFLICT (workspace_id, parameters_id) WHERE ${ACTIVE} DO NOTHING RETURNING id`,
          [randomUUID(), workspaceId, run.parametersId, run.provider, run.keepEdits, run.acceptUnreconciled],
        );
        if (row) await this.queue.enqueue(generateBudget, { workspaceId, runId: row.id }, { key: row.id });
        return row;
      });
      const found =
        started ??
        (await this.database.first<{ id: string }>(
          `SELECT id FROM generation_runs WHERE workspace_id = $1 AND parameters_id = $2 AND ${ACTIVE}`,
          [workspaceId, run.parametersId],
        ));
      // Neither: the run in progress ended between the two statements.
      if (found) return found.id;
      await delay(BACK_OFF_MS * 2 ** attempt);
    }
    throw new AppError('conflict', 'The generation could not be started. Please try again.');
  }

  async get(runId: string): Promise<RunRow> {
    const row = await this.database.first<RunRow>(
      `SELECT * FROM generation_runs WHERE workspace_id = $1 AND id = $2 ${OF_LIVE_BUDGET}`,
      [this.tenant.workspaceId, runId],
    );
    if (!row) throw runNotFound();
    return row;
  }

  /** Undefined where there is nothing to do: deleted, done, or in another worker's hands. */
  claim(runId: string): Promise<RunClaim | undefined> {
    return this.database.first<RunClaim>(
      `UPDATE generation_runs SET status = 'running', attempt = attempt + 1, heartbeat_at = now(), percent = 0
        WHERE workspace_id = $1 AND id = $2 AND status = 'queued'
        RETURNING id AS "runId", attempt, parameters_id AS "parametersId", provider, keep_edits AS "keepEdits",
          accept_unreconciled AS "acceptUnreconciled"`,
      [this.tenant.workspaceId, runId],
    );
  }

  progress(claim: RunClaim, { stage, percent, message }: StageProgress): Promise<boolean> {
    return this.write(claim, {
      set: 'stage = $4, percent = $5, message = $6, heartbeat_at = now()',
      values: [stage, percent, message],
      where: UNFLUSHED,
    });
  }

  heartbeat(claim: RunClaim): Promise<boolean> {
    return this.write(claim, { set: 'heartbeat_at = now()', where: UNFLUSHED });
  }

  /** Within the transaction that stores the budget: false where the run is not this worker's any more. */
  succeed(
    claim: RunClaim,
    result: { notes: RunNote[]; inputs: RunInputs; findings: GateFindings },
  ): Promise<boolean> {
    return this.write(claim, {
      set: `status = 'succeeded', percent = 100, notes = $4, inputs = $5, findings = $6, finished_at = now()`,
      values: [result.notes, result.inputs, result.findings].map((value) => JSON.stringify(value)),
    });
  }

  fail(claim: RunClaim, error: { code: string; message: string }): Promise<boolean> {
    return this.write(claim, {
      set: `status = 'failed', error_code = $4, error_message = $5, finished_at = now()`,
      values: [error.code, error.message],
    });
  }

  /** Stopped before anything was generated: a person checks the reading, and asks again. */
  needAnswers(claim: RunClaim, { message, findings }: NeedsAnswers): Promise<boolean> {
    return this.write(claim, {
      set: `status = 'needs-answers', error_code = 'needs_answers', error_message = $4, findings = $5, finished_at = now()`,
      values: [message, JSON.stringify(findings)],
    });
  }

  /** Gives a run back undone, as when this process stops. */
  async release(claim: RunClaim): Promise<void> {
    await this.write(claim, { set: `status = 'queued', attempt = attempt - 1, heartbeat_at = now()` });
  }

  /** Every workspace's runs that nobody works on though they are not done are enqueued. */
  async enqueueOrphans({ orphanSeconds, all }: SweepContext): Promise<void> {
    const left = await this.database.query<Waiting>(
      `UPDATE generation_runs SET status = 'queued' WHERE status = 'running' AND ${abandoned(`'run ' || id`, '$1')} RETURNING ${WAITING}`,
      [orphanSeconds],
    );
    const waiting = all
      ? await this.database.query<Waiting>(
          `SELECT ${WAITING} FROM generation_runs WHERE status = 'queued' ORDER BY created_at LIMIT $1`,
          [SWEEP_BATCH],
        )
      : left;
    for (const { attempt, ...payload } of waiting)
      await this.queue.enqueue(generateBudget, payload, { key: keyOf(payload.runId, attempt) });
  }

  private async write(
    claim: RunClaim,
    { set, values = [], where = 'true' }: { set: string; values?: unknown[]; where?: string },
  ): Promise<boolean> {
    const changed = await this.database.execute(
      `UPDATE generation_runs SET ${set} WHERE workspace_id = $1 AND id = $2 AND attempt = $3 AND status = 'running' AND ${where}`,
      [this.tenant.workspaceId, claim.runId, claim.attempt, ...values],
    );
    if (changed === 1) await this.notices.publish(runTopic(claim.runId));
    return changed === 1;
  }
}

export function toGenerationRun(row: RunRow): GenerationRun {
  return {
    id: row.id,
    parametersId: row.parameters_id,
    provider: row.provider,
    status: row.status,
    stage: row.stage,
    percent: row.percent,
    attempt: row.attempt,
    notes: row.notes.map((note) => ({ ...note })),
    documents: (row.inputs?.documents ?? []).map(({ id, name }) => ({ id, name })),
    ...(row.error_code === null ? {} : { error: { code: row.error_code, message: row.error_message ?? '' } }),
    ...toWireFindings(row),
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}

/** Nothing where all ties. */
export function toWireFindings({ findings }: RunRow): Partial<RunFindings> {
  if (!findings || findings.differences.length === 0) return {};
  const { differences, questions } = findings;
  return { differences, questions };
}
