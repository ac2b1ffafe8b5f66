import type { Device } from '../device';
import { withBudget } from '../stage';
import type { Remote, RemoteOrigin } from './origin';
import { redeployed, type Deployment } from './redeploy';
import { expectNoReload, expectStyled, mark, PAGES, walk } from './trial';

type Origins = Record<Remote, RemoteOrigin>;

/** Releases in mid-session: everything that the open page remembers of a remote is gone from its server. */
export const staleTrials: { name: string; run: (device: Device, origins: Origins) => Promise<void> }[] = [
  {
    name: 'history | redeployed between Home and its page',
    run: async (device, { history }) => {
      await device.go('/ai-settings');
      await withBudget(device);
      await device.go('/');
      await device.sees('Recent Activity');
      await mark(device);
      await withRelease(history, { 'Clear History': 'Empty History' }, async () => {
        await device.click('link', PAGES.history.link);
        await device.sees('Empty History');
        await expectStyled(device, history);
        await device.click('link', PAGES.budget.link);
        await device.sees(PAGES.budget.says);
      });
      await expectNoReload(device);
    },
  },
  {
    name: 'budget | redeployed while one of its pages is open, and another is fetched when it is opened',
    run: async (device, { budget }) => {
      await openBudget(device, budget);
      await withRelease(budget, { 'Browse Files': 'Choose Files' }, async () => {
        await walk(device, '/budget-export');
        await device.sees('No budget selected');
        await device.click('link', PAGES.budget.link);
        await device.sees('Choose Files');
      });
      await expectNoReload(device);
    },
  },
  {
    name: 'budget | redeployed with a failing release, then mended',
    run: async (device, { budget }) => {
      await openBudget(device, budget);
      budget.trouble = (asked) =>
        asked.endsWith('.js') ? { status: 404, body: '', type: 'text/plain' } : undefined;
      await walk(device, '/budget-export');
      await device.find('button', 'Try again');
      await device.click('link', PAGES.history.link);
      await device.sees(PAGES.history.says);
      await withRelease(budget, { 'Browse Files': 'Choose Files' }, async () => {
        await device.click('link', PAGES.budget.link);
        await device.sees('Choose Files');
      });
      await expectNoReload(device);
    },
  },
  {
    name: 'assessments | redeployed while its page is open',
    run: async (device, { assessments }) => {
      await device.go(PAGES.assessments.path);
      await device.sees(PAGES.assessments.says);
      await mark(device);
      await withRelease(assessments, {}, async () => {
        await device.click('link', PAGES.history.link);
        await device.sees(PAGES.history.says);
        await device.click('link', PAGES.assessments.link);
        await device.sees(PAGES.assessments.says);
      });
      await expectNoReload(device);
    },
  },
];

async function openBudget(device: Device, budget: RemoteOrigin): Promise<void> {
  await device.go(PAGES.budget.path);
  await device.sees(PAGES.budget.says);
  await expectStyled(device, budget);
  await mark(device);
}

/** While the work is done, the origin has another release of its remote and nothing of the one before. */
async function withRelease(
  origin: RemoteOrigin,
  says: Record<string, string>,
  work: () => Promise<void>,
): Promise<void> {
  const release: Deployment = await redeployed(origin.remote, says);
  try {
    origin.trouble = () => undefined;
    origin.deploy(release.folder);
    await work();
  } finally {
    await release.remove();
  }
}
