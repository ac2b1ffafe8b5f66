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

/** Lets so much work run at once; the rest waits in order, up to a limit. */
export class Slots {
  private free: number;
  private readonly queue: (() => void)[] = [];

  constructor(private readonly limits: SlotLimits) {
    this.free = limits.slots;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private async enter(): Promise<void> {
    if (this.free > 0) {
      this.free -= 1;
      return;
    }
    const { waiting, patienceMs } = this.limits;
    if (this.queue.length >= waiting) throw new SlotsBusyError();
    await new Promise<void>((resolve, reject) => {
      const turn = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.queue.splice(this.queue.indexOf(turn), 1);
        reject(new SlotsBusyError());
      }, patienceMs);
      this.queue.push(turn);
    });
  }

  /** A place goes straight to whoever waits longest: nobody who comes later can take it. */
  private leave(): void {
    const next = this.queue.shift();
    if (next) next();
    else this.free += 1;
  }
}
