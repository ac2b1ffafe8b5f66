import type { ReadingProgress } from '../documents/reading-state';

/** Between two writes of progress. */
const WRITE_MS = 300;

interface Options {
  /** The longest silence of a reading that lives, in milliseconds. */
  pulseMs: number;
  /** Writes progress; false where the claim is lost. */
  write: (progress: ReadingProgress) => Promise<boolean>;
  /** The claim is lost: the document was deleted, or another worker has it. */
  onLost: () => void;
}

/**
 * Reports how a reading goes, not more often than anyone can see, and keeps its claim alive while a long page is
 * silent. Writes follow one another, so that an older one never overtakes a newer.
 */
export class ClaimKeeper {
  private progress: ReadingProgress = { status: 'reading', pages: null, pagesRead: 0 };
  private readonly timer: NodeJS.Timeout;
  private writing: Promise<void> = Promise.resolve();
  private waiting = false;
  private lastWrite = 0;

  constructor(private readonly options: Options) {
    this.timer = setInterval(() => this.write(), options.pulseMs);
  }

  report(progress: ReadingProgress): void {
    this.progress = progress;
    if (performance.now() - this.lastWrite >= WRITE_MS) this.write();
  }

  /** Pages were being recognised when the last word came. */
  get isRecognising(): boolean {
    return this.progress.status === 'recognising';
  }

  /** No write of progress comes after this. */
  async end(): Promise<void> {
    clearInterval(this.timer);
    await this.writing;
  }

  private write(): void {
    if (this.waiting) return;
    this.waiting = true;
    this.lastWrite = performance.now();
    this.writing = this.writing.then(async () => {
      this.waiting = false;
      // A database that cannot be reached is noticed when the result is stored; silence gives the claim up.
      const held = await this.options.write(this.progress).catch(() => true);
      if (!held) this.options.onLost();
    });
  }
}
