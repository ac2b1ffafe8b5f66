import { running } from './running';
import { RunServices } from './services';

export default async function setup(): Promise<void> {
  running.services = await RunServices.open();
  process.env['E2E_SERVICES_URL'] = running.services.url;
}
