import type { Request, Response } from 'express';
import { bodyOf } from '../errors/error.filter';
import { AppError } from '../errors/app-error';

/** Less than so many bytes in the time that a body may be silent is silence as well. */
const LEAST_BYTES = 8 * 1024;
/** Of a body that was refused so much is thrown away, so that the answer is seen; then the connection is cut. */
const MOST_WASTED_BYTES = 32 * 1024 * 1024;
const MOST_WASTED_MS = 10_000;

/** Cuts off a body that dribbles, and what goes on after its request was answered. */
export function keepPace(request: Request, response: Response, silentMs: number): void {
  let seen = request.socket.bytesRead;
  const watch = setInterval(() => {
    const { bytesRead } = request.socket;
    if (!request.complete && bytesRead - seen < LEAST_BYTES) cutOff(request, response);
    if (request.complete || request.destroyed) clearInterval(watch);
    seen = bytesRead;
  }, silentMs);
  response.once('finish', () => {
    if (!request.complete) waste(request);
  });
  response.once('close', () => clearInterval(watch));
}

function cutOff(request: Request, response: Response): void {
  if (response.headersSent) return void request.destroy();
  const tooSlow = new AppError('invalid_request', 'This was cut off: it came too slowly. Please try again.');
  response.status(400).set('connection', 'close').json(bodyOf(tooSlow));
  response.once('finish', () => request.destroy());
}

/** Node reads on and forgets what it reads, without an end of its own. */
function waste(request: Request): void {
  const { socket } = request;
  const from = socket.bytesRead;
  const started = performance.now();
  const watch = setInterval(() => {
    const isOver =
      socket.bytesRead - from > MOST_WASTED_BYTES || performance.now() - started > MOST_WASTED_MS;
    if (isOver && !request.complete) socket.destroy();
    if (isOver || request.complete || socket.destroyed) clearInterval(watch);
  }, 200).unref();
}
