import { readFileSync } from 'node:fs';
import type { Device } from '../support/device';
import { Apart } from '../support/remotes/apart';
import { REMOTES } from '../support/remotes/origin';
import { wholeFlow } from '../support/remotes/flow';
import { Stage } from '../support/stage';

/**
 * The whole way of a user with the remotes on three origins: today's, those that were built against another contract, all three of
 * one build and mixed; in today's shell, at today's server. Started by `npm run test:remotes`, which makes the builds: `name=folder`, with
 * a folder a remote in each.
 */
async function main(): Promise<void> {
  const builds = process.argv.slice(2).map((pair) => pair.split('=') as [string, string]);
  const alike = builds.map(([name, folder]) => ({ name, folders: REMOTES.map(() => folder) }));
  const [first, second] = builds;
  const mixed =
    first && second
      ? [
          {
            name: `history of ${first[0]}, the others of ${second[0]}`,
            folders: [second[1], second[1], first[1]],
          },
        ]
      : [];
  const today = { name: 'today', folders: undefined };
  const apart = await Apart.open();
  const stage = await Stage.set(apart.env);
  let failed = 0;
  try {
    for (const { name, folders } of [today, ...alike, ...mixed]) {
      REMOTES.forEach((remote, index) =>
        apart.origins[remote].deploy(folders && `${folders[index]}/${remote}`),
      );
      const expected = Object.fromEntries(
        REMOTES.map((remote, index) => [remote, folders && versionOf(folders[index])]),
      );
      const outcome = await flow(await stage.device(), expected).catch((error: Error) => {
        failed += 1;
        return `FAILED: ${error.message.slice(0, 600)}`;
      });
      console.log(`${name} | ${outcome}`);
      await stage.closeDevices();
    }
  } finally {
    await stage.strike();
    await apart.close();
  }
  process.exitCode = failed === 0 ? 0 : 1;
}

/** What a folder's remotes were built against. */
function versionOf(folder: string | undefined): string {
  const { version } = JSON.parse(readFileSync(`${folder}/snapshot.json`, 'utf8')) as { version: string };
  return version;
}

/** Throws where a remote is not of the build that is tried: undefined for today's. */
async function flow(device: Device, expected: Record<string, string | undefined>): Promise<string> {
  await wholeFlow(device);
  if (device.problems.length > 0) throw new Error(`The page told of errors: ${device.problems.join('; ')}`);
  const built = await device.page.evaluate(
    () => (window as unknown as { builtAgainst?: Record<string, string> }).builtAgainst ?? {},
  );
  for (const remote of REMOTES)
    if (built[remote] !== expected[remote])
      throw new Error(
        `${remote} was built against ${built[remote] ?? 'today’s contract'}, not ${expected[remote] ?? 'today’s'}.`,
      );
  return REMOTES.map((remote) => `${remote} against ${built[remote] ?? 'today’s contract'}`).join(', ');
}

void main();
