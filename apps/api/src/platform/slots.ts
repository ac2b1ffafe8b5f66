/** More wait already than may, or this one waited too long. */
export class SlotsBusyError extends Error {
  override readonly name = 'SlotsBusyError';
}

export interface SlotLimits {
  /** So many work at the same time. */
  slots: number;
  /** So many more may wait, each for so long. */
  waiting: number;
  patienceMs: number;
}

interface Waiting {
  who: string | number;
  begin: () => void;
}

/** Work of nobody in particular. */
const ANYBODY = '';

/**
 * Lets so much work run at once; the rest waits, up to a limit. Of several askers each has its turn, the one with the
 * least at work first; and one of many places stays free of any single asker, who else would fill all with slow work.
 */
export class Slots {
  private running = 0;
  private readonly runningOf = new Map<string | number, number>();
  private readonly queue: Waiting[] = [];

  constructor(private readonly limits: SlotLimits) {}

  async run<T>(work: () => Promise<T>, who: string | number = ANYBODY): Promise<T> {
    await this.enter(who);
    try {
      return await work();
    } finally {
      this.leave(who);
    }
  }

  private async enter(who: string | number): Promise<void> {
    if (this.queue.length === 0 && this.hasPlaceFor(who)) return this.take(who);
    const { waiting, patienceMs } = this.limits;
    if (this.queue.length >= waiting) throw new SlotsBusyError();
    await new Promise<void>((resolve, reject) => {
      const entry: Waiting = {
        who,
        begin: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        this.queue.splice(this.queue.indexOf(entry), 1);
        reject(new SlotsBusyError());
      }, patienceMs);
      this.queue.push(entry);
      this.beginNext();
    });
  }

  private leave(who: string | number): void {
    this.running -= 1;
    const left = (this.runningOf.get(who) ?? 0) - 1;
    if (left > 0) this.runningOf.set(who, left);
    else this.runningOf.delete(who);
    this.beginNext();
  }

  /** A place goes straight to whoever is next: nobody who comes later can take it. */
  private beginNext(): void {
    for (;;) {
      const next = this.queue
        .filter(({ who }) => this.hasPlaceFor(who))
        .reduce<Waiting | undefined>(
          (a, b) => (a && this.countOf(a.who) <= this.countOf(b.who) ? a : b),
          undefined,
        );
      if (!next) return;
      this.queue.splice(this.queue.indexOf(next), 1);
      this.take(next.who);
      next.begin();
    }
  }

  private hasPlaceFor(who: string | number): boolean {
    const most = who === ANYBODY ? this.limits.slots : Math.max(1, this.limits.slots - 1);
    return this.running < this.limits.slots && this.countOf(who) < most;
  }

  private countOf(who: string | number): number {
    return this.runningOf.get(who) ?? 0;
  }

  private take(who: string | number): void {
    this.running += 1;
    this.runningOf.set(who, this.countOf(who) + 1);
  }
}
