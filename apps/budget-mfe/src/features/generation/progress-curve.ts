import { generationStages } from '@hoa/contracts';

/** How the view of a running generation reads at one moment. */
export interface GenerationView {
  /** 0 to 100. */
  percent: number;
  /** Index into the five stages. */
  stage: number;
  /** Replaces the last stage's name and detail when it takes long. */
  late: { title: string; detail: string } | null;
  hint: string;
}

const TOTAL_MS = generationStages.reduce((sum, { seconds }) => sum + seconds, 0) * 1000;
const LAST = generationStages.length - 1;
/** The estimate reaches this at the end of the planned time, and rises by a point every 20 s from there. */
const PLANNED_PERCENT = 95;
const LATE_STEP_MS = 20_000;
const CAP_PERCENT = 99;
const ALMOST_MS = TOTAL_MS + 30_000;
const LONGER_MS = TOTAL_MS + 60_000;

export const TICK_MS = 100;

/** The timed estimate of a generation that has run for `elapsedMs`. */
export function progressAt(elapsedMs: number): GenerationView {
  const percent =
    elapsedMs <= TOTAL_MS
      ? Math.floor((Math.max(0, elapsedMs) / TOTAL_MS) * PLANNED_PERCENT)
      : Math.min(CAP_PERCENT, PLANNED_PERCENT + Math.floor((elapsedMs - TOTAL_MS) / LATE_STEP_MS));
  return { percent, stage: stageAt(elapsedMs), late: lateAt(elapsedMs), hint: hintFor(percent) };
}

function stageAt(elapsedMs: number): number {
  let end = 0;
  for (const [index, { seconds }] of generationStages.entries()) {
    end += seconds * 1000;
    if (elapsedMs < end) return index;
  }
  return LAST;
}

function lateAt(elapsedMs: number): GenerationView['late'] {
  if (elapsedMs >= LONGER_MS)
    return { title: 'Taking longer than usual... Please wait', detail: 'Complex calculations in progress' };
  if (elapsedMs >= ALMOST_MS) return { title: 'Almost there...', detail: 'Finalizing your custom budget' };
  return null;
}

function hintFor(percent: number): string {
  if (percent >= CAP_PERCENT) return 'Almost complete...';
  return percent >= PLANNED_PERCENT ? 'Processing complex calculations...' : 'Usually takes 2-4 minutes';
}

export interface Reported {
  /** A stage's id. */
  stage: string;
  percent: number;
}

/** The larger of the estimate, of what the server reports, and of what was shown before: it never goes back. */
export function advance(
  shown: GenerationView | null,
  elapsedMs: number,
  reported: Reported | null | undefined,
): GenerationView {
  const estimate = progressAt(elapsedMs);
  const reportedStage = generationStages.findIndex(({ id }) => id === reported?.stage);
  const percent = Math.min(
    100,
    Math.max(estimate.percent, Math.floor(reported?.percent ?? 0), shown?.percent ?? 0),
  );
  const stage = Math.max(estimate.stage, reportedStage, shown?.stage ?? 0);
  return { percent, stage, late: estimate.late, hint: hintFor(percent) };
}
