/** What an application of a test runs with, unless its suite says otherwise. */
export function settings(databaseUrl: string, more: Record<string, string> = {}): Record<string, string> {
  const browser = process.env['PUPPETEER_EXECUTABLE_PATH'];
  return {
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'silent',
    LIMIT_REQUESTS_PER_MINUTE: '100000',
    // All tests come from one address.
    LIMIT_REQUESTS_PER_MINUTE_PER_ADDRESS: '1000000',
    LIMIT_WORKSPACES_PER_HOUR: '1000000',
    ...(browser === undefined ? {} : { PUPPETEER_EXECUTABLE_PATH: browser }),
    ...more,
  };
}
