import type { EmbeddedPostgres } from '../src/platform/database/embedded/embedded-postgres';

interface Running {
  server?: EmbeddedPostgres;
  folder?: string;
}

/** What the global set-up leaves for the global teardown: both run in Jest's own process. */
export const running: Running = ((globalThis as { hoaApiTest?: Running }).hoaApiTest ??= {});
