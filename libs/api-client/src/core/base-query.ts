import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';

/** How to reach the API, and the key that opens it. */
export interface Connection {
  apiBase: string;
  key: { header: string; value: string };
  /** 'omit' in a page of another origin, whose cookies are none of ours; 'include' otherwise. */
  credentials?: 'include' | 'omit' | undefined;
}

export interface Request {
  url: string;
  method: string;
  query?: Record<string, string | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface ApiError {
  /** HTTP status; 0 when no answer came. */
  status: number;
  code: string;
  /** Fit to be shown. */
  message: string;
  details?: unknown;
}

/** Sends one request with the key, and with the cookies unless told otherwise; answers the raw Response, or throws an ApiError. */
export async function send(
  connection: Connection,
  request: Request,
  signal?: AbortSignal,
): Promise<Response> {
  const search = new URLSearchParams(
    Object.entries(request.query ?? {}).filter((pair): pair is [string, string] => pair[1] !== undefined),
  ).toString();
  const isForm = typeof FormData !== 'undefined' && request.body instanceof FormData;
  let response: Response;
  try {
    response = await fetch(`${connection.apiBase}${request.url}${search ? `?${search}` : ''}`, {
      method: request.method,
      credentials: connection.credentials ?? 'include',
      headers: {
        [connection.key.header]: connection.key.value,
        ...(request.body !== undefined && !isForm ? { 'content-type': 'application/json' } : {}),
        ...request.headers,
      },
      ...(request.body === undefined
        ? {}
        : { body: isForm ? (request.body as FormData) : JSON.stringify(request.body) }),
      ...(signal ? { signal } : {}),
    });
  } catch (cause) {
    throw apiError({
      status: 0,
      code: 'unreachable',
      message: 'The server could not be reached. Please check your connection and try again.',
      details: String(cause),
    });
  }
  if (!response.ok) throw await errorOf(response);
  return response;
}

class ApiErrorThrown extends Error implements ApiError {
  readonly status: number;
  readonly code: string;
  readonly details?: unknown;
  constructor(error: ApiError) {
    super(error.message);
    this.status = error.status;
    this.code = error.code;
    this.details = error.details;
  }
}
/** An error that can be thrown, and that `toApiError` knows again. */
export const apiError = (error: ApiError): Error => new ApiErrorThrown(error);

/** The code of an answer that is not the API's: what stands between here and there gave it, or a program fell over. */
const NO_SENTENCE = 'unknown';
const LONGEST_SAID = 200;
/** HTTP/2 sends no words with a status. */
const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  413: 'Payload Too Large',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

async function errorOf(response: Response): Promise<Error> {
  const text = await response.text();
  const body = parsed(text);
  const { status } = response;
  if (body && typeof body['message'] === 'string' && body['message'])
    return apiError({
      status,
      code: typeof body['code'] === 'string' ? body['code'] : 'other',
      message: body['message'],
      details: body['details'],
    });
  // A proxy's own page is for a browser, and an object without a message for a program.
  const said = /^\s*[<{[]/.test(text) ? '' : text.trim().slice(0, LONGEST_SAID);
  const reason = said || response.statusText || REASONS[status];
  return apiError({ status, code: NO_SENTENCE, message: reason ? `${status}: ${reason}` : String(status) });
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** The plain form of a thrown error, fit for the store. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiErrorThrown)
    return {
      status: error.status,
      code: error.code,
      message: error.message,
      ...(error.details === undefined ? {} : { details: error.details }),
    };
  return { status: 0, code: NO_SENTENCE, message: error instanceof Error ? error.message : String(error) };
}

export const baseQuery: BaseQueryFn<Request, unknown, ApiError> = async (request, { extra, signal }) => {
  try {
    const response = await send(extra as Connection, request, signal);
    const text = await response.text();
    return { data: text === '' ? null : (JSON.parse(text) as unknown) };
  } catch (error) {
    return { error: toApiError(error) };
  }
};

/**
 * What to show for a failed call, by one rule for all of them: the server's sentence; where an answer has none, the
 * caller's own with "500: Internal Server Error" behind it; where there was no answer to understand, the caller's own.
 */
export function messageOf(error: unknown, fallback: string): string {
  const answer = asApiError(error);
  if (!answer) return (error instanceof Error && error.message) || fallback;
  if (answer.code !== NO_SENTENCE) return answer.message || fallback;
  if (answer.status === 0) return fallback || answer.message;
  return fallback ? `${fallback} (${answer.message})` : answer.message;
}

/** The error of a failed call, where it is one of the API's. */
export function asApiError(error: unknown): ApiError | null {
  return typeof error === 'object' && error !== null && 'status' in error && 'message' in error
    ? (error as ApiError)
    : null;
}
