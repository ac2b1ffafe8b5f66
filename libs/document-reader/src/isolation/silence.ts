export interface SilenceBounds {
  /** Milliseconds of processor without a sign of life: one page, one sheet, one step of recognition. */
  silenceCpuMs: number;
  /** Milliseconds of the clock without one: a reader that waits for its turn on a busy machine is not hanging yet. */
  silenceMs: number;
}

/**
 * Tells a reader that hangs from one that only waits for its turn: by the processor time it has used since its last
 * sign of life, and by the clock where it uses none. Where processor time is not told, the clock stands for it.
 */
export class Silence {
  private lastSign: number;
  /** Processor time at the first look after the last sign. */
  private base: number | undefined;
  private heard = true;
  private silentLooks = 0;

  constructor(
    private readonly bounds: SilenceBounds,
    now: number,
  ) {
    this.lastSign = now;
  }

  sign(now: number): void {
    this.lastSign = now;
    this.heard = true;
  }

  /** Whether the reader is to be ended, seen at this time with this much processor time used in all (milliseconds). */
  isTooLong(now: number, usedMs: number | undefined): boolean {
    if (this.heard) this.base = usedMs;
    this.heard = false;
    const clock = now - this.lastSign;
    const used = usedMs === undefined ? clock : usedMs - (this.base ?? 0);
    const silent = used > this.bounds.silenceCpuMs || clock > this.bounds.silenceMs;
    this.silentLooks = silent ? this.silentLooks + 1 : 0;
    // Signs may wait in the channel where the supervisor itself was held up: they are taken in between two looks.
    return this.silentLooks > 1;
  }
}
