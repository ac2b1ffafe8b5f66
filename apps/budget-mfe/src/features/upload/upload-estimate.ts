const STEP_MS = 100;
const STEP_PERCENT = 5;
const CAP_PERCENT = 95;

/** How far an upload is shown to be while its answer is awaited: 5 % every 100 ms, 95 % at most. */
export function uploadEstimate(elapsedMs: number): number {
  return Math.min(CAP_PERCENT, Math.floor(Math.max(0, elapsedMs) / STEP_MS) * STEP_PERCENT);
}

/** How long the finished bar is shown. */
export const SHOW_DONE_MS = 600;
export const TICK_MS = STEP_MS;
