import { startTestApp, type TestApp } from './app';
import { start } from './host/host';

/** The application loaded by the suite itself: for those that mock one of its modules or read its own environment. */
export function startTestAppInSuite(environment: Record<string, string> = {}): Promise<TestApp> {
  return startTestApp(environment, start);
}
