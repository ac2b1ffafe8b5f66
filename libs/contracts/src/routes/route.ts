import { z } from 'zod';
import { ProviderName } from '../generation';
import { IdParam } from '../primitives';

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
  /** The largest body in megabytes; 1 where nothing is said. */
  bodyMb?: number;
  /**
   * A POST that does nothing but write rows: what it answers to an `Idempotency-Key` is kept in their transaction, so that a
   * process killed between the two cannot leave rows whose answer nobody knows, which would be made a second time.
   */
  keptWithRows?: true;
  /** `public` needs no key at all, `embed` an embed key instead of a device id. */
  access?: 'public' | 'embed';
  /** Part of the product, not served yet: the OpenAPI page leaves it out. */
  planned?: true;
}

/** Keeps the literal types of one entry, so that client and server infer from it. */
export const route = <const R extends RouteSpec>(spec: R): R => spec;

export const id = z.object({ id: IdParam });
export const byParameters = z.object({ parametersId: IdParam });
export const byProvider = z.object({
  provider: ProviderName,
  parametersId: IdParam,
});
