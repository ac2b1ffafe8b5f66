import type { Device } from '../support/device';
import { Portal } from '../support/portal';
import { Apart } from '../support/remotes/apart';
import type { Remote } from '../support/remotes/origin';
import { staleTrials } from '../support/remotes/stale';
import { homeTrial, PAGES, trial, walk } from '../support/remotes/trial';
import { troubles } from '../support/remotes/troubles';
import { Stage, withBudget } from '../support/stage';

/**
 * The remotes on three other origins, and what becomes of the page when one of them is in trouble. Here is one trouble of a kind;
 * all of them for all remotes: `npm run measure:remotes -w @hoa/e2e`. All journeys from three origins: `npm run e2e:apart -w @hoa/e2e`.
 */
describe('remotes on other origins', () => {
  let stage: Stage;
  let apart: Apart;
  let device: Device;
  beforeAll(async () => {
    apart = await Apart.open();
    stage = await Stage.set(apart.env);
    device = await stage.device();
    // What an origin answered well an hour ago would hide its trouble of now.
    await device.page.setCacheEnabled(false);
  });
  afterEach(async () => {
    for (const origin of Object.values(apart.origins)) await origin.recover();
  });
  afterAll(async () => {
    await stage.strike();
    await apart.close();
  });

  it('are named by /config.json and allowed by the page’s policy, and nobody else is', async () => {
    const origins = Object.values(apart.origins).map(({ url }) => url);
    const stranger = await Portal.open();
    await device.go('/ai-settings');
    const response = await device.page.reload();
    const policy = new Map(
      (response!.headers()['content-security-policy'] ?? '')
        .split(';')
        .map((directive) => directive.split(' '))
        .map(([name, ...sources]) => [name, sources.filter((source) => source.startsWith('http'))]),
    );
    for (const kind of ['script-src', 'style-src', 'connect-src', 'img-src', 'font-src'])
      expect(policy.get(kind)).toEqual(origins);
    const refused = await device.page.evaluate(
      (src) =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', ({ blockedURI }) => resolve(blockedURI));
          const script = document.createElement('script');
          script.onload = () => resolve('it was run');
          script.src = src;
          document.head.append(script);
        }),
      `${stranger.listed}/script.js`,
    );
    expect(refused).toBe(`${stranger.listed}/script.js`);
    await stranger.close();
  });

  it('draw all pages, with everything that a page needs from the remote’s own origin', async () => {
    await device.deviceId();
    const budget = await withBudget(device, { associationName: 'Juniper Bend' });
    await device.go('/');
    await device.sees('Recent Activity', 'Juniper Bend');
    await device.click('link', PAGES.history.link);
    await device.sees('Budget History', 'Juniper Bend', 'Clear History');
    for (const remote of ['assessments', 'budget'] as const) {
      await device.click('link', PAGES[remote].link);
      await device.sees(PAGES[remote].says);
    }
    for (const page of ['budget-review', 'budget-export']) {
      await walk(device, `/${page}/${budget}`);
      await device.sees('No budget yet');
    }
    const loaded = await device.page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => /\.(js|css|woff2?)(\?|$)/.test(entry.name))
        .map((entry) => entry.name),
    );
    const from = (base: string) => loaded.filter((name) => name.startsWith(base));
    for (const remote of ['budget', 'assessments', 'history'] as Remote[]) {
      const files = from(apart.origins[remote].url);
      expect(files.filter((name) => name.includes(`/hoa_${remote}.`))).toHaveLength(1);
      expect(files.some((name) => name.endsWith('.css'))).toBe(true);
      expect(files.filter((name) => name.includes('/async/')).length).toBeGreaterThan(3);
    }
    expect(loaded.filter((name) => name.includes('/remotes/'))).toEqual([]);
    expect(device.problems).toEqual([]);
  });

  it('are missed by Home only where one of them draws', async () => {
    await troubles['unreachable']!(apart.origins.history);
    await homeTrial(device, apart.origins.history);
    await device.api('/api/budget-history', { method: 'DELETE' });
  });

  it.each([
    ['history', 'a manifest of another shape'],
    ['assessments', 'never answers'],
    ['budget', 'a component that throws'],
    ['assessments', 'styles that answer 500'],
  ] as const)(
    '%s, where it is “%s”, is replaced by a panel until it is tried again',
    async (remote, trouble) => {
      await troubles[trouble]!(apart.origins[remote]);
      const { panel } = await trial(device, apart.origins[remote]);
      expect(panel).toMatch(/ (is not available right now|stopped working)$/);
    },
  );

  it('may be released while a page is open', async () => {
    await staleTrials[1]!.run(device, apart.origins);
  });
});
