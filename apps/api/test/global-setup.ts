import { RunServices } from './support/host/run-services';
import { running } from './running';

/** What suites share, each started when the first of them asks for it: see `RunServices`. */
export default async function setup(_run: unknown, project: unknown): Promise<void> {
  running.services = await RunServices.open(project);
  process.env.TEST_SERVICES_URL = running.services.url;
}
