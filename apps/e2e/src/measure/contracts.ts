import { Apart } from '../support/remotes/apart';
import { REMOTES, type Remote } from '../support/remotes/origin';
import { wholeFlow } from '../support/remotes/flow';
import { Stage } from '../support/stage';

/**
 * Remotes that were built against another contract, in today's shell at today's server: the whole flow, with all three of one
 * build and with builds that are mixed. Started by `npm run test:remotes`, which makes the builds: `name=folder`, with
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
  let failed = 0;
  for (const { name, folders } of [...alike, ...mixed]) {
    const outcome = await flowWith(folders).catch((error: Error) => {
      failed += 1;
      return `FAILED: ${error.message.slice(0, 600)}`;
    });
    console.log(`${name} | ${outcome}`);
  }
  process.exitCode = failed === 0 ? 0 : 1;
}

async function flowWith(folders: string[]): Promise<string> {
  const apart = await Apart.open();
  REMOTES.forEach((remote, index) => apart.origins[remote].deploy(`${folders[index]}/${remote}`));
  const stage = await Stage.set(apart.env);
  try {
    const device = await stage.device();
    await wholeFlow(device);
    if (device.problems.length > 0) throw new Error(`The page told of errors: ${device.problems.join('; ')}`);
    const built = await device.page.evaluate(
      () => (window as unknown as { builtAgainst?: Record<string, string> }).builtAgainst ?? {},
    );
    return REMOTES.map((remote: Remote) => `${remote} against ${built[remote] ?? 'no snapshot'}`).join(', ');
  } finally {
    await stage.strike();
    await apart.close();
  }
}

void main();
