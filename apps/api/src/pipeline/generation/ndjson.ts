import type { Response } from 'express';
import type { GenerationService } from './generation.service';

/** Writes a run's progress line by line, then its result; a client that went away is no failure. */
export async function streamRun(to: {
  generation: GenerationService;
  runId: string;
  response: Response;
  signal: AbortSignal;
}): Promise<void> {
  const { generation, runId, response, signal } = to;
  response
    .status(200)
    .set({ 'content-type': 'application/x-ndjson; charset=utf-8', 'x-accel-buffering': 'no' });
  response.flushHeaders();
  const write = (line: object) => response.write(`${JSON.stringify(line)}\n`);
  try {
    const steps = generation.follow(runId, signal);
    for (;;) {
      const step = await steps.next();
      if (step.done) {
        write(await generation.result(step.value));
        response.end();
        return;
      }
      write(step.value);
    }
  } catch (error) {
    if (signal.aborted) return;
    throw error;
  }
}
