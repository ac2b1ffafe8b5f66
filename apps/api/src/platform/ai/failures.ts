import { AnswerBrokenOffError, AnswerTooLargeError } from './bounded-fetch';

/** What went wrong with asking, in words that follow "the model was not used, ". */
export interface Failure {
  reason: string;
  /** The same question may go well a moment later. */
  passing: boolean;
  /** The server asked to be left alone for so long. */
  waitMs?: number;
}

const PASSING = new Set([408, 409, 425, 429, 500, 502, 503, 504, 529]);

export const LATE: Failure = { reason: 'it did not answer in time.', passing: false };

/** Nothing of the server's own words: they may repeat the question, or a part of the key. */
export function failureOf(error: unknown): Failure {
  if (causes(error).some((one) => one instanceof AnswerTooLargeError))
    return { reason: 'the answer was too long.', passing: false };
  const status = numberAt(error, 'status');
  if (status === undefined)
    return causes(error).some(isOfConnection)
      ? { reason: 'it could not be reached.', passing: true }
      : { reason: 'its answer could not be understood.', passing: false };
  const waitMs = retryAfterMs(error);
  return {
    reason: `${wordsOf(status)} (status ${status}).`,
    passing: PASSING.has(status) && !isSpent(error),
    ...(waitMs === undefined ? {} : { waitMs }),
  };
}

function wordsOf(status: number): string {
  if (status === 401 || status === 403) return 'it refused the key of this server';
  if (status === 404) return 'its address or the model’s name is not known there';
  if (status === 429) return 'it is asked too often or its quota is used up';
  return 'it could not be asked';
}

/** Of the socket, of `fetch`, and of the clients around them; anything else is about what came. */
function isOfConnection(error: object): boolean {
  if (error instanceof AnswerBrokenOffError) return true;
  const [code, message] = [textAt(error, 'code'), textAt(error, 'message')];
  return /^(?:E[A-Z]+|UND_ERR_\w+)$/.test(code) || /^(?:fetch failed|Connection error\.)/.test(message);
}

function textAt(error: object, key: string): string {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : '';
}

/** A quota does not come back by waiting a moment. */
const isSpent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'insufficient_quota';

function retryAfterMs(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('headers' in error) || !(error.headers instanceof Headers))
    return undefined;
  const given = error.headers.get('retry-after')?.trim();
  if (!given) return undefined;
  const seconds = Number(given);
  const ms = Number.isNaN(seconds) ? Date.parse(given) - Date.now() : seconds * 1000;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

function numberAt(error: unknown, key: string): number | undefined {
  const value: unknown = error instanceof Error ? Reflect.get(error, key) : undefined;
  return typeof value === 'number' ? value : undefined;
}

/** An error with what it came of. By what they hold: the errors of `fetch` are of another realm in a sandbox. */
function causes(error: unknown): object[] {
  const found: object[] = [];
  for (let one = error; typeof one === 'object' && one !== null && found.length < 5;) {
    found.push(one);
    one = Reflect.get(one, 'cause') as unknown;
  }
  return found;
}
