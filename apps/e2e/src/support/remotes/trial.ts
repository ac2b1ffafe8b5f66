import type { Device } from '../device';
import type { Remote, RemoteOrigin } from './origin';

/** A page that each remote draws, the link of the header to it, and words that only the remote says. */
export const PAGES: Record<Remote, { path: string; link: RegExp; says: string }> = {
  budget: { path: '/upload-documents', link: /^New budget$/, says: 'Browse Files' },
  assessments: { path: '/assessments-calculator', link: /^Assessments$/, says: 'What each owner pays' },
  history: { path: '/budget-history', link: /^History$/, says: 'No Budget History' },
};
const HOME = 'What would you like to do today?';

export interface Trial {
  /** What the panel says is missing, and why. */
  panel: string;
  /** Milliseconds from the shell's first drawing to the panel, as the page saw it. */
  shown: number;
}

/**
 * Opens a page of a remote that is in trouble, walks to the other remotes' pages and back, lets the remote recover and tries
 * again. Throws where a panel is missing, the rest does not live, or trying again does not bring the page back without a reload.
 */
export async function trial(device: Device, origin: RemoteOrigin): Promise<Trial> {
  await watchPanels(device);
  const { path, link, says } = PAGES[origin.remote];
  await device.go(path);
  await device.find('button', 'Try again');
  const seen = await panelSeen(device);
  await mark(device);
  for (const other of others(origin.remote)) {
    await device.click('link', PAGES[other].link);
    await device.sees(PAGES[other].says);
  }
  await device.click('link', link);
  await device.find('button', 'Try again');
  await origin.recover();
  await tryAgain(device);
  await device.sees(says);
  await expectStyled(device, origin);
  await expectNoReload(device);
  return seen;
}

/** The same for Home, which draws a part of the remote `history`: it is there whatever becomes of that part. */
export async function homeTrial(device: Device, origin: RemoteOrigin): Promise<void> {
  await device.go('/');
  await device.sees(HOME, 'Create New Budget');
  await device.find('button', 'Try again');
  await device.sees('Recent Activity');
  await mark(device);
  await origin.recover();
  await tryAgain(device);
  await device.sees('View all');
  await device.seesNot('Try again');
  await expectNoReload(device);
}

/**
 * Presses 'Try again' where it still is. A browser sends a request again by itself whose connection, used before, was closed
 * without an answer: what hung may be on the page before anyone could press.
 */
async function tryAgain(device: Device): Promise<void> {
  await device.page.evaluate(() => document.querySelector<HTMLElement>('[role=alert] button')?.click());
}

/** Goes to an address as a link of a remote would, without loading the page. */
export async function walk(device: Device, path: string): Promise<void> {
  await device.page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

const others = (remote: Remote) => (Object.keys(PAGES) as Remote[]).filter((other) => other !== remote);

/** What a reload would take away. */
export async function mark(device: Device): Promise<void> {
  await device.page.evaluate(() => void Object.assign(window, { typedElsewhere: true }));
}

export async function expectNoReload(device: Device): Promise<void> {
  if (!(await device.page.evaluate(() => 'typedElsewhere' in window)))
    throw new Error('The page was loaded again: what was typed elsewhere is gone.');
}

/** A remote that is drawn without its style sheet is not what it was built to be. */
export async function expectStyled(device: Device, { url }: RemoteOrigin): Promise<void> {
  await device.until(`a style sheet of ${url} applies`, () =>
    device.page.evaluate(
      (base) => [...document.styleSheets].some(({ href, disabled }) => !disabled && href?.startsWith(base)),
      url,
    ),
  );
}

/** Notes in the page itself when the shell drew first, and when a panel came: what looks on from outside is late. */
async function watchPanels(device: Device): Promise<void> {
  await device.page.evaluateOnNewDocument(() => {
    const seen: { drawn?: number; panel?: number } = {};
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector('header')) seen.drawn ??= performance.now();
      if (document.querySelector('[role=alert] button')) seen.panel ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  });
}

async function panelSeen(device: Device): Promise<Trial> {
  return device.page.evaluate(() => {
    const { drawn = NaN, panel = NaN } = (window as unknown as { seen: { drawn?: number; panel?: number } })
      .seen;
    const heading = document.querySelector('[role=alert] :is(h1, h2)');
    return { panel: heading?.textContent ?? '', shown: Math.round(panel - drawn) };
  });
}
