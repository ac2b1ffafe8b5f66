import type { RunServices } from './services';

/** What the global setup leaves for the global teardown: both run in Jest's own process. */
export const running: { services?: RunServices } = ((
  globalThis as { hoaJourneys?: { services?: RunServices } }
).hoaJourneys ??= {});
