import { NARROW, WIDE } from '../support/device';
import { Apart } from '../support/remotes/apart';
import { REMOTES, type Remote } from '../support/remotes/origin';
import { staleTrials } from '../support/remotes/stale';
import { homeTrial, trial } from '../support/remotes/trial';
import { troubles } from '../support/remotes/troubles';
import { Stage, withBudget } from '../support/stage';

/**
 * Every trouble of every remote, in a real browser: `npm run measure:remotes -w @hoa/e2e [-- words]`, where words pick rows of
 * the table that they occur in. Told is when the panel came, counted from the shell's first drawing; a row fails where the panel, the
 * rest of the shell, or the page after 'Try again' is missing. `SHOTS=folder` keeps pictures of the panels.
 */
interface Row {
  name: string;
  run: (stage: Stage, apart: Apart) => Promise<string>;
}

function rows(): Row[] {
  const each = REMOTES.flatMap((remote) =>
    Object.keys(troubles).map((trouble) => ({ name: `${remote} | ${trouble}`, run: tried(remote, trouble) })),
  );
  const home = Object.keys(troubles).map((trouble) => ({
    name: `Home | ${trouble}`,
    run: triedAtHome(trouble),
  }));
  const stale = staleTrials.map(({ name, run }) => ({
    name,
    run: async (stage: Stage, { origins }: Apart) => {
      await run(await stage.device(), origins);
      return 'mended';
    },
  }));
  return [...each, ...home, ...stale];
}

const tried = (remote: Remote, trouble: string) => async (stage: Stage, apart: Apart) => {
  const origin = apart.origins[remote];
  await troubles[trouble]!(origin);
  const { shown, panel } = await trial(await stage.device(), origin);
  return `${String(shown).padStart(5)} ms | ${panel}`;
};

const triedAtHome = (trouble: string) => async (stage: Stage, apart: Apart) => {
  const device = await stage.device();
  await device.go('/ai-settings');
  await withBudget(device);
  await troubles[trouble]!(apart.origins.history);
  await homeTrial(device, apart.origins.history);
  return 'the rest is there';
};

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const apart = await Apart.open();
  const stage = await Stage.set(apart.env);
  let failed = 0;
  try {
    if (process.env['SHOTS']) await pictures(stage, apart, process.env['SHOTS']);
    for (const { name, run } of rows().filter((row) => words.every((word) => row.name.includes(word)))) {
      const outcome = await run(stage, apart).catch((error: Error) => {
        failed += 1;
        return `FAILED: ${error.message.slice(0, 400)}`;
      });
      console.log(`${name} | ${outcome}`);
      await stage.closeDevices();
      for (const origin of Object.values(apart.origins)) await origin.recover();
    }
    console.log(failed === 0 ? 'All of them held.' : `${failed} failed.`);
  } finally {
    await stage.strike();
    await apart.close();
  }
  process.exitCode = failed === 0 ? 0 : 1;
}

/** The panel wide and narrow, light and dark. */
async function pictures(stage: Stage, { origins }: Apart, folder: string): Promise<void> {
  for (const trouble of ['unreachable', 'never answers', 'a component that throws']) {
    await troubles[trouble]!(origins.history);
    const device = await stage.device();
    for (const scheme of ['light', 'dark'])
      for (const viewport of [WIDE, NARROW])
        for (const path of ['/', '/budget-history']) {
          await device.prefers(scheme, viewport);
          await device.go(path);
          await device.find('button', 'Try again');
          const name = [trouble, path === '/' ? 'home' : 'page', scheme, viewport.width].join('-');
          await device.page.screenshot({ path: `${folder}/${name.replaceAll(' ', '-')}.png` });
        }
    await origins.history.recover();
  }
}

void main();
