import { running } from './running';

export default async function teardown(): Promise<void> {
  await running.services?.close();
}
