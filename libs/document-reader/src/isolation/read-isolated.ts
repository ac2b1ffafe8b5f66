import type { ChildProcess } from 'node:child_process';
import type { About, Limits, Progress, Stated } from '../page/options';
import { ReadError, isReadErrorCode } from '../page/read-error';
import type { Page, ReadDocument } from '../page/types';
import type { Reading } from '../read';
import { childMessage, type ChildMessage, type ReadRequest } from './protocol';
import { Silence, type SilenceBounds } from './silence';
import { startChild } from './start-child';
import { processorMs, residentBytes } from './usage';

export interface Bounds extends SilenceBounds {
  /** Resident bytes of the child, recognition included. */
  memoryBytes: number;
  /** Milliseconds for the whole document. */
  totalMs: number;
}

export const DEFAULT_BOUNDS: Bounds = {
  // The child goes on between two looks: no process is to come over 600 MB.
  memoryBytes: 550 * 1_024 * 1_024,
  silenceCpuMs: 20_000,
  silenceMs: 120_000,
  totalMs: 45 * 60_000,
};

const WATCH_MS = 20;

export interface IsolatedOptions extends Stated {
  /** The file's name: it decides only between .txt and .csv, and what a refusal says. */
  name: string;
  /** Whose facts these are: every citation carries it. */
  about?: About;
  limits?: Partial<Limits>;
  /** Pages that an earlier reading kept: read in place of the bytes, and not sent back. */
  opened?: ReadDocument;
  bounds?: Partial<Bounds>;
  /** Ends the reading with a ReadError 'cancelled'. */
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
  /** Receives each page as soon as it is read. */
  onPage?: (page: Page) => void;
}

/**
 * Reads a document in a child process of its own, so that a hostile file hurts only itself: no environment, no
 * network, a small heap, and an end by force past the bounds of memory, silence or time. The next document gets a new
 * process. Throws ReadError, whose message can be shown as it is.
 */
export async function readIsolated(bytes: Uint8Array, options: IsolatedOptions): Promise<Reading> {
  if (options.signal?.aborted) throw new ReadError('cancelled');
  const supervisor = new Supervisor(bytes, options);
  return supervisor.result;
}

class Supervisor {
  readonly result: Promise<Reading>;
  private readonly child: ChildProcess;
  private readonly bounds: Bounds;
  private readonly pages: Page[] = [];
  private readonly started = performance.now();
  private readonly silence: Silence;
  private watch: NodeJS.Timeout | undefined;
  private settle!: { resolve: (reading: Reading) => void; reject: (error: ReadError) => void };
  private readonly abort = (): void => this.fail(new ReadError('cancelled'));

  constructor(
    bytes: Uint8Array,
    private readonly options: IsolatedOptions,
  ) {
    this.bounds = { ...DEFAULT_BOUNDS, ...options.bounds };
    this.silence = new Silence(this.bounds, this.started);
    this.result = new Promise((resolve, reject) => (this.settle = { resolve, reject }));
    this.child = startChild('child');
    this.child.on('message', (message) => this.receive(message));
    this.child.on('error', (error) => this.fail(new ReadError('reader-failed', error.message)));
    this.child.on('exit', (code, signal) => this.exited(code, signal));
    this.options.signal?.addEventListener('abort', this.abort, { once: true });
    this.watchNext();
    const request: ReadRequest = {
      name: options.name,
      bytes,
      limits: options.limits ?? {},
      ...(options.about ? { about: options.about } : {}),
      ...(options.opened ? { opened: options.opened } : {}),
      ...(options.kinds ? { kinds: options.kinds } : {}),
      ...(options.answers ? { answers: options.answers } : {}),
    };
    // A child that dies at once closes the channel under the message; its exit says why.
    this.child.send(request, () => undefined);
  }

  private receive(raw: unknown): void {
    this.silence.sign(performance.now());
    const parsed = childMessage.safeParse(raw);
    if (!parsed.success) this.fail(new ReadError('reader-failed', `message: ${parsed.error.message}`));
    else this.handle(parsed.data);
  }

  private handle(message: ChildMessage): void {
    if (message.type === 'progress') this.options.onProgress?.(message.progress);
    else if (message.type === 'page') {
      this.pages.push(message.page);
      this.options.onPage?.(message.page);
    } else if (message.type === 'done') {
      const { reading } = message;
      this.finish();
      this.settle.resolve({ ...reading, document: { ...reading.document, pages: this.pages } });
    } else if (message.type === 'failed') {
      const code = isReadErrorCode(message.code) ? message.code : 'reader-failed';
      this.fail(new ReadError(code, message.detail, message.message));
    }
  }

  /** Only a child that ends without a word comes here unsettled: V8 aborts where its heap is full. */
  private exited(code: number | null, signal: NodeJS.Signals | null): void {
    const heapFull = signal === 'SIGABRT' || code === 134;
    this.fail(new ReadError(heapFull ? 'too-much-memory' : 'reader-failed', `exit ${code ?? signal}`));
  }

  private watchNext(): void {
    this.watch = setTimeout(() => void this.look(), WATCH_MS);
  }

  /** Memory is looked at first: a file that fills it slows its reader down, and is to be refused for what it does. */
  private async look(): Promise<void> {
    const { pid } = this.child;
    const [resident, used] =
      pid === undefined ? [] : await Promise.all([residentBytes(pid), processorMs(pid)]);
    if (this.watch === undefined) return;
    const error = this.broken(resident, used);
    if (error) this.fail(error);
    else this.watchNext();
  }

  private broken(resident: number | undefined, used: number | undefined): ReadError | undefined {
    if (resident !== undefined && resident > this.bounds.memoryBytes)
      return new ReadError('too-much-memory', `${Math.round(resident / 1_048_576)} MB`);
    const now = performance.now();
    if (this.silence.isTooLong(now, used)) return new ReadError('too-slow', 'silent');
    if (now - this.started > this.bounds.totalMs) return new ReadError('too-slow', 'total');
    return undefined;
  }

  private fail(error: ReadError): void {
    this.finish();
    this.settle.reject(error);
  }

  private finish(): void {
    clearTimeout(this.watch);
    this.watch = undefined;
    this.options.signal?.removeEventListener('abort', this.abort);
    this.child.kill('SIGKILL');
  }
}
