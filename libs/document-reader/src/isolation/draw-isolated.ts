import type { ChildProcess } from 'node:child_process';
import { ReadError, isReadErrorCode } from '../page/read-error';
import { drawMessage, type DrawRequest, type PageDrawing } from './draw-protocol';
import { startChild } from './start-child';
import { residentBytes } from './usage';

export interface DrawBounds {
  /** Resident bytes of the child. */
  memoryBytes: number;
  totalMs: number;
}

/** The memory of a reading, and the time that a person waits for a page. */
const DEFAULT_BOUNDS: DrawBounds = { memoryBytes: 550 * 1_024 * 1_024, totalMs: 30_000 };
const WATCH_MS = 20;

export interface DrawOptions extends PageDrawing {
  bounds?: Partial<DrawBounds>;
}

/**
 * Draws a page of a PDF as a PNG in a child process of its own, bounded in memory and time like a reading: what is drawn
 * is as hostile as what is read. Throws ReadError.
 */
export function drawIsolated(bytes: Uint8Array, options: DrawOptions): Promise<Uint8Array> {
  const { bounds, ...drawing } = options;
  const child = startChild('draw-child');
  return new Promise<Uint8Array>((resolve, reject) => {
    const stopWatching = watch(child, { ...DEFAULT_BOUNDS, ...bounds }, end);
    function end(outcome: Uint8Array | ReadError): void {
      stopWatching();
      child.kill('SIGKILL');
      if (outcome instanceof ReadError) reject(outcome);
      else resolve(outcome);
    }
    child.on('message', (raw) => end(outcomeOf(raw)));
    child.on('error', (error) => end(new ReadError('reader-failed', error.message)));
    // Only a child that ends without a message arrives here unsettled: V8 aborts when its heap is full.
    child.on('exit', (code, signal) =>
      end(new ReadError(isHeapFull(code, signal) ? 'too-much-memory' : 'reader-failed')),
    );
    // A child that dies at once closes the channel under the request; its exit says why.
    child.send({ bytes, ...drawing } satisfies DrawRequest, () => undefined);
  });
}

const isHeapFull = (code: number | null, signal: NodeJS.Signals | null): boolean =>
  signal === 'SIGABRT' || code === 134;

function outcomeOf(raw: unknown): Uint8Array | ReadError {
  const parsed = drawMessage.safeParse(raw);
  if (!parsed.success) return new ReadError('reader-failed', `message: ${parsed.error.message}`);
  if (parsed.data.type === 'drawn') return parsed.data.png;
  const { code, detail } = parsed.data;
  return new ReadError(isReadErrorCode(code) ? code : 'reader-failed', detail);
}

/** Looks at the child's memory and the time again and again; returns what stops the looking. */
function watch(child: ChildProcess, bounds: DrawBounds, end: (error: ReadError) => void): () => void {
  const until = performance.now() + bounds.totalMs;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const look = async (): Promise<void> => {
    const resident = child.pid === undefined ? undefined : await residentBytes(child.pid);
    if (isOver) return;
    if (resident !== undefined && resident > bounds.memoryBytes) return end(new ReadError('too-much-memory'));
    if (performance.now() > until) return end(new ReadError('too-slow', 'total'));
    timer = setTimeout(() => void look(), WATCH_MS);
  };
  timer = setTimeout(() => void look(), WATCH_MS);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
