import type { RunServices } from './support/host/run-services';

interface Running {
  services?: RunServices;
}

/** What the global setup leaves for the global teardown: both run in Jest's own process. */
export const running: Running = ((globalThis as { hoaApiTest?: Running }).hoaApiTest ??= {});
