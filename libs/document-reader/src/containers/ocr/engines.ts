import { NumberRecogniser } from './number-recogniser';
import { Recogniser } from './recogniser';

/**
 * One: it reads a page while the next one is drawn and prepared. Two of them take a 30-page scan to 562 MB, past the bound
 * of memory of a reading process, and one to 465 MB.
 */
const AT_ONCE = 1;

/** What is asked of an engine here. */
interface Engine {
  close(): Promise<void>;
}

/**
 * Engines that share the pages of a document. Each reads one page at a time, from its start to its end, and keeps nothing
 * of it, so that it does not matter which one reads a page. One is opened only when all others are at work.
 */
export class Engines<T extends Engine = Recogniser> {
  private readonly idle: T[] = [];
  private readonly waiting: (() => void)[] = [];
  private free: number;

  constructor(
    private readonly most: number,
    private readonly open: () => Promise<T>,
  ) {
    this.free = most;
  }

  /** Runs a job with an engine of its own, in the order of the calls. */
  async use<R>(job: (engine: T) => Promise<R>): Promise<R> {
    await this.turn();
    try {
      const engine = this.idle.pop() ?? (await this.open());
      try {
        return await job(engine);
      } finally {
        this.idle.push(engine);
      }
    } finally {
      this.next();
    }
  }

  /** Waits until all jobs asked for before are done, and holds those that come later until `then` is. */
  async rest(then?: () => Promise<void>): Promise<void> {
    await Promise.all(Array.from({ length: this.most }, () => this.turn()));
    await then?.();
    for (let i = 0; i < this.most; i++) this.next();
  }

  /** Closes what is open, once it rests; a job that comes later opens an engine again. */
  async close(): Promise<void> {
    await this.rest(async () => {
      await Promise.all(this.idle.splice(0).map((engine) => engine.close()));
    });
  }

  private async turn(): Promise<void> {
    if (this.free > 0) this.free--;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  private next(): void {
    const first = this.waiting.shift();
    if (first) first();
    else this.free++;
  }
}

/** The engines of a document: they share the second engine, which is asked for a few numbers only. */
export function openEngines(onAlive: () => void): Engines {
  let [second, open]: [Promise<NumberRecogniser | undefined> | undefined, number] = [undefined, 0];
  const numbers = {
    get: () => (second ??= NumberRecogniser.open()),
    close: async () => {
      if (--open > 0) return;
      const opened = second;
      second = undefined;
      await (await opened)?.close();
    },
  };
  return new Engines(AT_ONCE, () => {
    open++;
    return Recogniser.open(onAlive, numbers);
  });
}
