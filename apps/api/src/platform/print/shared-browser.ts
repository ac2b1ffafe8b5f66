import type { Browser } from 'puppeteer';
import type { LaunchedBrowser } from './launch-browser';

/** The browser died, or was gone, while work was done with it: the same may succeed in the next one. */
export class BrowserDiedError extends Error {
  override readonly name = 'BrowserDiedError';
}

export interface SharedBrowserOptions {
  launch: () => Promise<LaunchedBrowser>;
  /** Ended when nobody used it for so long. */
  idleMs: number;
}

/** One browser for all: started by the first who needs it, replaced when it died, ended when nobody does. */
export class SharedBrowser {
  private current: Promise<LaunchedBrowser> | undefined;
  private readonly ending = new Set<Promise<void>>();
  private users = 0;
  private idle: NodeJS.Timeout | undefined;
  private ended = false;

  constructor(private readonly options: SharedBrowserOptions) {}

  /** `work` fails with a BrowserDiedError as soon as the browser is gone, whatever it waits for. */
  async use<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
    this.users += 1;
    clearTimeout(this.idle);
    try {
      const { browser } = await this.open();
      return await unlessGone(browser, work);
    } finally {
      this.users -= 1;
      this.restWhenIdle();
    }
  }

  /** Ends the browser that is there; the next use starts another. What works with it now fails as if it had died. */
  async retire(): Promise<void> {
    clearTimeout(this.idle);
    const leaving = this.current;
    this.current = undefined;
    if (leaving) this.endLater(leaving);
    await Promise.all(this.ending);
  }

  /** Ends it for good. */
  async end(): Promise<void> {
    this.ended = true;
    await this.retire();
  }

  private async open(): Promise<LaunchedBrowser> {
    if (this.ended) throw new BrowserDiedError('The program is being stopped.');
    const opened = this.current ?? this.start();
    const launched = await opened;
    if (launched.browser.connected) return launched;
    // It died while nobody looked: whoever notices first replaces it.
    this.forget(opened);
    return this.open();
  }

  private start(): Promise<LaunchedBrowser> {
    const starting = this.options.launch();
    this.current = starting;
    starting.then(
      ({ browser }) => browser.once('disconnected', () => this.forget(starting)),
      () => this.forget(starting),
    );
    return starting;
  }

  /** Its profile and whatever is left of its processes go as well. */
  private forget(gone: Promise<LaunchedBrowser>): void {
    if (this.current !== gone) return;
    this.current = undefined;
    this.endLater(gone);
  }

  private endLater(leaving: Promise<LaunchedBrowser>): void {
    const ending = leaving
      // One that could not be started has told whoever asked for it, and left nothing.
      .then(({ close }) => close())
      .catch(() => undefined)
      .finally(() => this.ending.delete(ending));
    this.ending.add(ending);
  }

  private restWhenIdle(): void {
    if (this.users > 0 || !this.current) return;
    this.idle = setTimeout(() => void this.retire(), this.options.idleMs);
    this.idle.unref();
  }
}

async function unlessGone<T>(browser: Browser, work: (browser: Browser) => Promise<T>): Promise<T> {
  let gone = () => {};
  const died = new Promise<never>((_, reject) => {
    gone = () => reject(new BrowserDiedError('The browser ended.'));
    browser.once('disconnected', gone);
  });
  try {
    return await Promise.race([work(browser), died]);
  } catch (cause) {
    if (browser.connected) throw cause;
    throw new BrowserDiedError('The browser ended.', { cause });
  } finally {
    browser.off('disconnected', gone);
  }
}
