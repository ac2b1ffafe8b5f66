import { rmSync } from 'node:fs';
import { running } from './running';

export default async function teardown(): Promise<void> {
  await running.server?.stop();
  if (running.folder !== undefined) rmSync(running.folder, { recursive: true, force: true });
}
