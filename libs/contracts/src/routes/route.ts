import { z } from 'zod';
import type { Role } from '../access';
import { IdParam, ProviderName } from '../primitives';

export interface RouteSpec {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below the host, with `{name}` for parameters. */
  path: string;
  summary: string;
  tag: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
  status?: number;
  /** `multipart` takes a form with `file`; `ndjson` streams; `file` answers bytes. */
  wire?: 'multipart' | 'ndjson' | 'file';
  /** Streams to whoever accepts `application/x-ndjson`, and answers anybody else as before. */
  streamsIfAsked?: true;
  /** The largest body in megabytes; 1 where nothing is said, and what its handler says for a form. */
  bodyMb?: number;
  /**
   * A POST that does nothing but write rows: what it answers to an `Idempotency-Key` is kept in their transaction, so that a
   * process killed between the two cannot leave rows whose answer nobody knows, which would be made a second time.
   */
  keptWithRows?: true;
  /** `public` needs no key at all, `embed` an embed key instead of a device id. */
  access?: 'public' | 'embed';
  /** The least that a key must be; where nothing is said, viewers read, editors write and owners delete. */
  role?: Role;
  /** Where what is asked for decides: the least for this body, beside `role`. */
  roleOfBody?: (body: unknown) => Role;
  /** Part of the product, not served yet: the OpenAPI page leaves it out. */
  planned?: true;
}

const ROLE_OF_METHOD = {
  GET: 'viewer',
  POST: 'editor',
  PATCH: 'editor',
  DELETE: 'owner',
} as const satisfies Record<RouteSpec['method'], Role>;

/** The least that a key must be to call a route, whatever its body says. */
export const roleOf = ({ method, role }: Pick<RouteSpec, 'method' | 'role'>): Role =>
  role ?? ROLE_OF_METHOD[method];

/** Keeps the literal types of one entry, so that client and server infer from it. */
export const route = <const R extends RouteSpec>(spec: R): R => spec;

export const id = z.object({ id: IdParam });
export const byParameters = z.object({ parametersId: IdParam });
export const byProvider = z.object({
  provider: ProviderName,
  parametersId: IdParam,
});
