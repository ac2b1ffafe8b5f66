import { Logger } from '@nestjs/common';
import { SpanKind } from '@opentelemetry/api';
import { jobSeconds } from '../observe/metrics';
import { inSpan } from '../observe/spans';
import { withinTime } from '../within-time';
import type { Job, JobHandler } from './job';

interface Run<T extends object> {
  job: Job<T>;
  handler: JobHandler<T>;
  data: object;
  /** Aborted when the process stops. */
  stopped: AbortSignal;
}

const logger = new Logger('Queue');

/** Parses the payload and runs the handler within its time limit, whichever queue delivered the job. */
export async function runJob<T extends object>({ job, handler, data, stopped }: Run<T>): Promise<void> {
  const counted = jobSeconds.startTimer({ job: job.name });
  const limits = { milliseconds: job.timeoutSeconds * 1000, signal: stopped };
  try {
    await inSpan({ name: `job ${job.name}`, kind: SpanKind.CONSUMER }, () =>
      withinTime(limits, (signal) => handler(job.schema.parse(data), { signal })),
    );
    counted({ outcome: 'done' });
  } catch (error) {
    counted({ outcome: stopped.aborted ? 'stopped' : 'failed' });
    // The row keeps its state and its last sign of life: the sweep takes it up again.
    if (!stopped.aborted) logger.error(`Job ${job.name} failed: ${describe(error)}`);
    throw error;
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
